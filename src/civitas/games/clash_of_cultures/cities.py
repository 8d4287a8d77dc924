"""Cities: owner, size, mood, buildings and their colours (COC-1.4, 4.4, 5.3.3).

The buildings of a city are one int: four bits for each kind, 0 for none, else the seat of its colour plus one.
"""

from __future__ import annotations

from typing import Final

from .armies import COMPILED, is_sea, list_occupied
from .state import LABOR_FORCED, Player, State
from .tables import (
    ANGRY,
    BARBARIAN_SETTLEMENTS,
    BARBARIANS,
    BUILDING_FIGURES,
    BUILDINGS,
    EXPANSION_BUILDING,
    HAPPY,
    MOST_SIZE,
    NEUTRAL,
    NOBODY,
    NONE,
    OBELISK,
    OWNERS,
    PORT,
    SETTLEMENTS,
    WONDERS,
)

NIBBLE: Final = 15
AGAIN: Final = 128  # in s.active: COC-5.3.3 b


def colour(s: State, space: int, kind: int) -> int:
    """The seat whose colour a building has, or NOBODY if the city has none of that kind."""
    return (s.buildings[space] >> 4 * kind & NIBBLE) - 1


def has_building(s: State, space: int, kind: int) -> bool:
    return s.buildings[space] >> 4 * kind & NIBBLE != 0


def put_building(s: State, space: int, kind: int, seat: int) -> None:
    """A building of this colour stands there now, whatever stood in its place; NOBODY: none."""
    s.buildings[space] = s.buildings[space] & ~(NIBBLE << 4 * kind) | seat + 1 << 4 * kind
    if kind == PORT and seat == NOBODY:
        s.port[space] = NONE


def building_count(s: State, space: int) -> int:
    return filled(s.buildings[space]) * EACH >> 4 * (BUILDINGS - 1) & NIBBLE  # the product adds them up at the place of the last one


def wonders_in(s: State, space: int) -> list[int]:
    return [w for w in range(WONDERS) if s.wonder_at[w] == space]


def size(s: State, space: int) -> int:
    """COC-4.4.1: settlement, buildings of any colour, wonders."""
    packed = s.buildings[space]
    found = 1 + building_count(s, space) if packed else 1
    if not COMPILED:
        return found + s.wonder_at.count(space)
    for at in s.wonder_at:
        if at == space:
            found += 1
    return found


def mood_of(s: State, p: Player, space: int) -> int:
    """The mood that counts for the owner's own purposes: Forced Labor makes angry cities neutral (COC-5.8.6)."""
    return NEUTRAL if s.mood[space] == ANGRY and p.turn_marks & LABOR_FORCED else s.mood[space]


def modified_size(s: State, p: Player, space: int, mood: int = NONE) -> int:
    """COC-4.4.3: what a city can collect or recruit."""
    at = mood_of(s, p, space) if mood == NONE else mood
    if at == ANGRY:
        return 1
    return size(s, space) + (at == HAPPY)


def has_foreign_building(s: State, space: int) -> bool:
    """Whether some building has another colour than the city's owner."""
    return has_other_colour(s.buildings[space], s.city[space])


EACH: Final[int] = sum([1 << 4 * kind for kind in range(BUILDINGS)])  # a bit for every building
OF_COLOUR: Final[list[int]] = [colour * EACH for colour in range(OWNERS + 1)]  # a city with all buildings of a colour


def filled(packed: int) -> int:
    """The buildings there are, a bit for each."""
    return (packed | packed >> 1 | packed >> 2 | packed >> 3) & EACH


def has_colour(packed: int, seat: int) -> bool:
    """Whether some building is of this colour."""
    return filled(packed ^ OF_COLOUR[seat + 1]) != EACH


def has_other_colour(packed: int, seat: int) -> bool:
    """Whether some building is not of this colour."""
    return filled(packed) & filled(packed ^ OF_COLOUR[seat + 1]) != 0


def own_buildings(s: State, seat: int) -> list[int]:
    """How many buildings of a colour stand on the map, by kind."""
    added, mine = 0, OF_COLOUR[seat + 1]  # nobody has more of a kind than four bits can count
    for space in list_occupied(s.buildings):
        added += EACH & ~filled(s.buildings[space] ^ mine)
    return [added >> 4 * kind & NIBBLE for kind in range(BUILDINGS)]


def building_supply(s: State, seat: int, kind: int) -> int:
    """Figures of a building that are left (COC-1.5): not those on the map, on event cards, or put aside as rune stones."""
    left, shift, mine = building_figures(s, seat, kind), 4 * kind, seat + 1
    for space in list_occupied(s.buildings):
        if s.buildings[space] >> shift & NIBBLE == mine:
            left -= 1
    return left


def building_figures(s: State, seat: int, kind: int) -> int:
    """Figures of a building that are on the map or left: not those on event cards, or put aside as rune stones."""
    if EXPANSION_BUILDING[kind] and not s.rules.expansion:
        return 0
    p = s.players[seat]
    return BUILDING_FIGURES[kind] - p.buried[1 + kind] - (p.runes if kind == OBELISK else 0)


def settlement_supply(s: State, owner: int) -> int:
    """Settlement figures left (COC-1.5)."""
    if owner == BARBARIANS:
        return BARBARIAN_SETTLEMENTS - s.city.count(BARBARIANS)
    p = s.players[owner]
    return SETTLEMENTS - len(p.cities) - p.buried[0]


def may_grow(s: State, p: Player, space: int) -> bool:
    """COC-4.4.2: whether one more piece fits."""
    return size(s, space) < min(MOST_SIZE, len(p.cities))


def is_coastal(s: State, space: int) -> bool:
    """COC-4.5.3."""
    for other in s.board.near[space]:
        if is_sea(s, other):
            return True
    return False


def barbarian_cities(s: State) -> list[int]:
    return [space for space, owner in enumerate(s.city) if owner == BARBARIANS]


def place_city(s: State, owner: int, space: int, mood: int = NEUTRAL) -> None:
    """A settlement stands there now."""
    s.city[space] = owner
    s.mood[space] = mood
    s.active[space] = 0
    if owner < len(s.players):
        s.players[owner].cities.append(space)


def drop_city(s: State, space: int) -> None:
    """The settlement is gone from its owner; pieces that stood there must have been dealt with."""
    owner = s.city[space]
    if 0 <= owner < len(s.players):
        s.players[owner].cities.remove(space)
    s.city[space] = NOBODY
    s.active[space] = 0
    s.mood[space] = ANGRY


def is_free(s: State, space: int) -> bool:
    """Land without units and without a city (COC-7.5.2, 7.5.3)."""
    if not 0 <= s.terrain[space] < 4 or s.city[space] != NOBODY:
        return False
    for stacks in s.stacks:
        if stacks[space]:
            return False
    return True


def within(s: State, a: int, b: int, n: int) -> bool:
    """COC-4.5.1: whether *b* lies within *n* spaces of *a*."""
    return s.board.distances(s.revealed, a)[b] <= n


def distance(s: State, a: int, b: int) -> int:
    return s.board.distances(s.revealed, a)[b]


def buildings_in_cities(s: State, seat: int, kind: int) -> int:
    """How many of a seat's cities contain such a building, whatever its colour (objectives)."""
    return sum([has_building(s, space, kind) for space in s.players[seat].cities])
