"""Pieces on the map: the only functions that put figures, markers and cities there or take them away.

They keep what follows from the pieces (``present``, ``realm``, the coins) true.
"""

from __future__ import annotations

from . import coins
from .state import FIGURES, FIRST_SCOUT, State, is_scout, scout_number, with_item, without_item
from .tables import (
    ARMIES,
    BASIC,
    CITIES,
    COIN_PANAMA,
    FIRST_PERSON,
    FIRST_WONDER,
    HUT,
    NO_MARKER,
    NONE,
    PANAMA_CANAL,
    RUSSIA,
    RUSSIAN_ARMIES,
    SCOUTS,
    UPGRADE,
)
from .tiles import BOARDS
from .yields import coins_at

# --- figures -------------------------------------------------------------------------------------------------------------------


def weight_of(figure: int) -> int:
    """What a figure adds to State.present."""
    return 1 << (8 * (figure // FIGURES) + (4 if is_scout(figure) else 0))


def armies_of(s: State, seat: int) -> range:
    """The numbers of a seat's armies: Russia has a white one besides (SMC-3.2)."""
    first = FIGURES * seat
    return range(first, first + (RUSSIAN_ARMIES if s.players[seat].civ == RUSSIA else ARMIES))


def scouts_of(seat: int) -> range:
    """The numbers of a seat's scouts."""
    first = FIGURES * seat + FIRST_SCOUT
    return range(first, first + SCOUTS)


def army_in_supply(s: State, seat: int) -> int:
    """An army that is not on the map, or NONE (SMC-1.7)."""
    for figure in armies_of(s, seat):
        if s.figures[figure] == NONE:
            return figure
    return NONE


def scout_in_supply(s: State, seat: int) -> int:
    """A scout that is not on the map, or NONE."""
    for figure in scouts_of(seat):
        if s.figures[figure] == NONE:
            return figure
    return NONE


def figures_on(s: State, seat: int, square: int) -> list[int]:
    """The numbers of a seat's figures there, armies first."""
    if not s.present[square] >> 8 * seat & 255:
        return []
    return [figure for figure in range(FIGURES * seat, FIGURES * seat + FIGURES) if s.figures[figure] == square]


def place_figure(s: State, figure: int, square: int) -> None:
    """A figure comes onto the map; it gathers from the next turn on (SMC-16.1)."""
    s.figures[figure] = square
    s.present[square] += weight_of(figure)
    s.fresh |= 1 << figure
    s.moved &= ~(1 << figure)  # SMC-8.4.4: it may move this turn
    if coins_at(s, square) or touches_canal(s, square, square):
        coins.recount_all(s)


def move_figure(s: State, figure: int, square: int) -> None:
    """A figure stands elsewhere: it leaves what it gathered (SMC-16.5)."""
    was, weight = s.figures[figure], weight_of(figure)
    s.figures[figure] = square
    s.present[was] -= weight
    s.present[square] += weight
    if is_scout(figure):
        s.sent[scout_number(figure)] = NONE
    if coins_at(s, was) or coins_at(s, square) or touches_canal(s, was, square):
        coins.recount_all(s)


def remove_figure(s: State, figure: int) -> None:
    """A killed, used or removed figure goes back to the supply (SMC-1.7)."""
    was = s.figures[figure]
    s.figures[figure] = NONE
    s.present[was] -= weight_of(figure)
    s.moved &= ~(1 << figure)
    s.fresh &= ~(1 << figure)
    if is_scout(figure):
        s.sent[scout_number(figure)] = NONE
    if coins_at(s, was) or touches_canal(s, was, was):
        coins.recount_all(s)


def touches_canal(s: State, one: int, other: int) -> bool:
    """Whether one of the squares is Panama Canal's: its coins count only without a blockade (SMC-17.5)."""
    canal = s.wonders[PANAMA_CANAL]
    return canal != NONE and canal in (one, other)


def send_scout(s: State, figure: int, city: int) -> None:
    """SMC-6.5: the scout gathers for this city; NONE: for none.  Another in its square no longer gathers for another city (SMC-16.4)."""
    for other in scouts_of(figure // FIGURES):
        if city != NONE and s.figures[other] == s.figures[figure] and s.sent[scout_number(other)] != city:
            s.sent[scout_number(other)] = NONE
    s.sent[scout_number(figure)] = city
    if coins_at(s, s.figures[figure]):
        coins.recount(s, figure // FIGURES)


# --- markers -------------------------------------------------------------------------------------------------------------------


def is_building(marker: int) -> bool:
    return NO_MARKER < marker < FIRST_WONDER


def is_wonder(marker: int) -> bool:
    return FIRST_WONDER <= marker < FIRST_PERSON


def is_person(marker: int) -> bool:
    return marker >= FIRST_PERSON


def put_marker(s: State, square: int, marker: int) -> None:
    """A building from the market, a wonder or a great person onto a square (SMC-4.6); what stood there makes room.

    That is one change: nobody is shown what is printed below in between (R-64).
    """
    replaced, coins_before = s.marker[square], coins_at(s, square)
    if replaced != NO_MARKER:
        make_room(s, square)
    s.marker[square] = marker
    if is_building(marker):
        s.buildings[BASIC[marker]] -= 1
    elif is_wonder(marker):
        s.wonders[marker - FIRST_WONDER] = square
    if is_wonder(replaced) or coins_before != coins_at(s, square):  # Panama Canal's tokens are coins
        coins.recount_all(s)


def make_room(s: State, square: int) -> None:
    """SMC-8.10.1: a building to the market, a wonder out of the game, a great person to the reserve."""
    marker = s.marker[square]
    if is_person(marker):
        s.players[s.realm[square] // CITIES].reserve[marker - FIRST_PERSON] += 1
        s.marker[square] = NO_MARKER
    else:
        take_away(s, square)


def destroy_marker(s: State, square: int) -> None:
    """A building goes back to the market; a wonder or a great person leaves the game (SMC-8.6.8, 10.4, 21.7)."""
    marker, coins_before = s.marker[square], coins_at(s, square)
    take_away(s, square)
    if is_wonder(marker) or coins_before != coins_at(s, square):  # Panama Canal's tokens are coins
        coins.recount_all(s)


def take_away(s: State, square: int) -> None:
    """The marker leaves its square; coins are not counted yet."""
    marker = s.marker[square]
    s.marker[square] = NO_MARKER
    if is_building(marker):
        s.buildings[BASIC[marker]] += 1
    elif is_wonder(marker):
        lose_wonder(s, marker - FIRST_WONDER)
    elif is_person(marker):
        kind = marker - FIRST_PERSON
        s.lost_people = with_item(s.lost_people, kind, s.lost_people[kind] + 1)


def lose_wonder(s: State, wonder: int) -> None:
    """Card and marker leave the game; Panama Canal's tokens with them (SMC-21.9)."""
    owner = s.realm[s.wonders[wonder]] // CITIES
    s.wonders[wonder] = NONE
    s.lost_wonders = (*s.lost_wonders, wonder)
    if wonder == PANAMA_CANAL:
        s.players[owner].coin_tokens[COIN_PANAMA] = 0


def upgrade_buildings(s: State, seat: int, basic: int) -> None:
    """SMC-8.6.7: all buildings of that kind of a seat turn over, blockaded ones too (SMC-17.7)."""
    for city in range(CITIES * seat, CITIES * seat + CITIES):
        if s.cities[city] != NONE:
            for square in BOARDS[len(s.players)].around[s.cities[city]]:
                if s.marker[square] == basic:
                    s.marker[square] = UPGRADE[basic]
    coins.recount_all(s)  # a Bank has a coin, and a scout of somebody else may gather it


# --- cities --------------------------------------------------------------------------------------------------------------------


def place_city(s: State, city: int, square: int) -> None:
    """A city marker, unwalled, and its outskirts."""
    s.cities[city] = square
    s.walls &= ~(1 << city)
    claim(s, square, city)
    coins.recount_all(s)


def claim(s: State, centre: int, city: int) -> None:
    """A square and the eight around it belong to a city, or to NONE."""
    realm = list(s.realm)
    realm[centre] = city
    for square in BOARDS[len(s.players)].around[centre]:
        realm[square] = city
    s.realm = tuple(realm)


def destroy_city(s: State, city: int) -> None:
    """SMC-13.11: the marker back to its owner, buildings to the market, wonders and great people out of the game; figures stay.

    Scouts stay sent to it: their squares serve nobody for the rest of the turn (SMC-16.8).
    """
    centre = s.cities[city]
    s.cities[city] = NONE  # first: what a marker leaves behind on its square no longer counts for anybody
    for square in BOARDS[len(s.players)].around[centre]:
        if s.marker[square] != NO_MARKER:
            take_away(s, square)  # SMC-22.5: all of it goes at once, and coins are counted when it is gone
    claim(s, centre, NONE)
    s.walls &= ~(1 << city)
    s.acted[city] = s.kinds[city] = s.bonus[city] = 0
    coins.recount_all(s)


def recall_scouts(s: State) -> None:
    """A new turn: scouts that were sent to a city that is gone serve where they stand."""
    for number, target in enumerate(s.sent):
        if target != NONE and s.cities[target] == NONE:
            s.sent[number] = NONE
            coins.recount(s, number // SCOUTS)


def is_centre(s: State, square: int) -> bool:
    """Whether a city marker lies there."""
    city = s.realm[square]
    return city != NONE and s.cities[city] == square


def city_at(s: State, square: int) -> int:
    """The city whose centre it is, or NONE."""
    city = s.realm[square]
    return city if city != NONE and s.cities[city] == square else NONE


def free_city(s: State, seat: int) -> int:
    """A city marker of this seat that is not on the map, or NONE."""
    for city in range(CITIES * seat + 1, CITIES * seat + CITIES):
        if s.cities[city] == NONE:
            return city
    return NONE


# --- huts and villages -----------------------------------------------------------------------------------------------------------


def take_token(s: State, square: int) -> int:
    """Pick up the hut or village token of a square: what it is."""
    kind = s.token[square]
    s.token = with_item(s.token, square, 0)
    if kind == HUT:
        at = s.hut_squares.index(square)
        s.hut_squares = without_item(s.hut_squares, at)
        return s.map_huts.pop(at)
    at = s.village_squares.index(square)
    s.village_squares = without_item(s.village_squares, at)
    return s.map_villages.pop(at)
