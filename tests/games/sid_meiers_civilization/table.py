"""Positions for tests: a table set up by names.

s = table(2)                                       # seat 0 America, 1 China; capitals on the suggested squares, map face up, turn 1
army = put_army(s, 0, "f5")                        # squares by name: column letter, row number
know(s, 0, "pottery", "writing")
begin(s, MovementPart(0))                          # run one step and stop at the first question
"""

from __future__ import annotations

from typing import Any

from civitas.games.sid_meiers_civilization import (
    bargains,
    board,
    city_management,
    coins,
    exploration,
    movement,
    piles,
    research,
    start_of_turn,
    trade,
)
from civitas.games.sid_meiers_civilization.combat import abilities
from civitas.games.sid_meiers_civilization.events import cancels, days, defections, disasters, gifts, ideas, marches
from civitas.games.sid_meiers_civilization.setup import OPTIONS, empty_table, lay_out, rules_of
from civitas.games.sid_meiers_civilization.state import Player, State, capital_of
from civitas.games.sid_meiers_civilization.tables import (
    CIV_IDS,
    CIV_START_GOVERNMENT,
    CIV_START_TECH,
    EVENT,
    FIRST_PERSON,
    FIRST_WONDER,
    GOVERNMENT,
    HUT_IDS,
    MARKER,
    NO_MARKER,
    NONE,
    PERSON_IDS,
    RESOURCE_IDS,
    TECH,
    UNIT,
    UNIT_TYPE,
    VILLAGE_IDS,
    WONDER,
)
from civitas.games.sid_meiers_civilization.techs import level_1, level_2, level_3, level_4
from civitas.games.sid_meiers_civilization.tiles import BOARDS, ROTATED, SQUARE, SQUARE_IDS, SUGGESTED
from civitas.games.sid_meiers_civilization.yields import city_trade
from civitas.kernel.chance import script_luck
from civitas.kernel.flow import Step, advance

PHASES = (start_of_turn, trade, bargains, city_management, movement, research)  # their steps are called by name
CARDS = (abilities, cancels, days, defections, disasters, gifts, ideas, marches, level_1, level_2, level_3, level_4)
BY_SEAT = ("america", "china", "egypt", "germany")


def table(players: int = 2, civs: tuple[str, ...] = BY_SEAT, revealed: bool = True, **options: Any) -> State:
    """A table in turn 1 with capitals on the suggested squares, no figures, nothing shuffled; *revealed*: all tiles lie face up, arrow up,
    without huts and villages."""
    settings = {o.name: o.default for o in OPTIONS} | options
    s = empty_table(rules_of(settings), players)
    s.luck = script_luck(0)
    s.chronicle = []
    for p in s.players:
        p.civ = CIV_IDS.index(civs[p.seat])
    lay_out(s)
    if revealed:
        while s.facedown_slots:
            slot, s.facedown_slots = s.facedown_slots[-1], s.facedown_slots[:-1]
            exploration.lay_tile(s, slot, s.facedown.pop(), 0)
    for p in s.players:
        settle(s, p.seat)
    s.turn = 1
    return s


def settle(s: State, seat: int) -> None:
    """The capital on its suggested square, start tech and government, the trade dial."""
    p, layout = s.players[seat], BOARDS[len(s.players)]
    slot = layout.home_slot[seat]
    place = ROTATED[layout.arrow[slot]].index(SUGGESTED[p.civ])
    board.place_city(s, capital_of(seat), layout.squares_of(slot)[place])
    p.techs = 1 << CIV_START_TECH[p.civ]
    p.government = CIV_START_GOVERNMENT[p.civ]
    p.unlocked |= 1 << p.government
    p.trade = city_trade(s, capital_of(seat))
    coins.recount(s, seat)


def q(square: str | int) -> int:
    """A square by its name."""
    return SQUARE[square] if isinstance(square, str) else square


def name(square: int) -> str:
    """The name of a square."""
    return SQUARE_IDS[square]


def centre(s: State, seat: int, number: int = 0) -> int:
    """Where a seat's capital (or another city) stands."""
    return s.cities[3 * seat + number]


def beside(s: State, square: str | int, direction: str) -> int:
    """The neighbouring square to the N, E, S or W."""
    return BOARDS[len(s.players)].toward[q(square)]["NESW".index(direction)]


def put_army(s: State, seat: int, square: str | int, n: int = 1) -> int:
    """Armies from the supply, as on the map since an earlier turn; the last one."""
    figure = NONE
    for _ in range(n):
        figure = board.army_in_supply(s, seat)
        board.place_figure(s, figure, q(square))
    s.fresh = 0
    return figure


def put_scout(s: State, seat: int, square: str | int, n: int = 1) -> int:
    """Likewise scouts."""
    figure = NONE
    for _ in range(n):
        figure = board.scout_in_supply(s, seat)
        board.place_figure(s, figure, q(square))
    s.fresh = 0
    return figure


def put_city(s: State, seat: int, square: str | int, walls: bool = False) -> int:
    """A city from the supply."""
    city = board.free_city(s, seat)
    board.place_city(s, city, q(square))
    if walls:
        s.walls |= 1 << city
    return city


def put_marker(s: State, square: str | int, marker: str) -> None:
    """A building from the market, a wonder from wherever its card is, a great person from the pool."""
    if marker in WONDER:
        wonder = WONDER[marker]
        if wonder in s.market:
            s.market[s.market.index(wonder)] = NONE
        elif wonder == s.first_wonder:  # set aside for Egypt
            s.first_wonder = NONE
        else:
            s.wonder_deck.remove(wonder)
        board.put_marker(s, q(square), FIRST_WONDER + wonder)
    elif marker in PERSON_IDS:
        s.great_people.remove(PERSON_IDS.index(marker))
        board.put_marker(s, q(square), FIRST_PERSON + PERSON_IDS.index(marker))
    else:
        board.put_marker(s, q(square), MARKER[marker])
    assert s.marker[q(square)] != NO_MARKER


def know(s: State, seat: int, *techs: str) -> Player:
    """Techs in the pyramid, without what learning does besides."""
    p = s.players[seat]
    for tech in techs:
        p.techs |= 1 << TECH[tech]
    coins.recount(s, seat)
    return p


def govern(s: State, seat: int, government: str) -> Player:
    """This government is in force."""
    p = s.players[seat]
    p.government = GOVERNMENT[government]
    p.unlocked |= 1 << p.government
    coins.recount_all(s)
    return p


def own(s: State, seat: int, **resources: int) -> Player:
    """Market tokens from the supply, by name."""
    for id, n in resources.items():
        for _ in range(n):
            assert piles.take_resource(s, seat, RESOURCE_IDS.index(id))
    return s.players[seat]


def hold_tokens(s: State, seat: int, *tokens: str) -> Player:
    """Hut and village tokens from the pools, by id."""
    p = s.players[seat]
    for id in tokens:
        if id in HUT_IDS:
            s.hut_pool.remove(HUT_IDS.index(id))
            p.huts.put(HUT_IDS.index(id))
        else:
            s.village_pool.remove(VILLAGE_IDS.index(id))
            p.villages.put(VILLAGE_IDS.index(id))
    return p


def hold_events(s: State, seat: int, *events: str) -> Player:
    """Culture events out of their decks into a hand, by id."""
    p = s.players[seat]
    for id in events:
        card = EVENT[id]
        deck = next(deck for deck in s.event_decks if card in deck.cards)
        deck.give(card, p.events)
    return p


def enlist(s: State, seat: int, *units: str) -> Player:
    """Units out of their decks into the standing forces, by id: infantry_1, artillery_3, aircraft_7."""
    p = s.players[seat]
    for id in units:
        card = UNIT[id]
        s.decks[UNIT_TYPE[card]].give(card, p.forces)
        p.units[UNIT_TYPE[card]] += 1
    return p


def disband(s: State, seat: int) -> Player:
    """All units of a seat back into their decks."""
    p = s.players[seat]
    for card in list(p.forces.cards):
        p.forces.give(card, s.decks[UNIT_TYPE[card]])
        p.units[UNIT_TYPE[card]] -= 1
    return p


def begin(s: State, step: Step) -> State:
    """Run a step until somebody is asked or it is over."""
    s.stack = [step]
    s.pending = None
    advance(s)
    return s


def play(s: State, *options: tuple[Any, ...]) -> State:
    """Answer what is asked, one option after the other, by whoever is asked first."""
    for option in options:
        s.play(option)
    return s


def told(s: State, message: str) -> list[dict[str, Any]]:
    """What the chronicle says under this message, in the order in which it is told."""
    return [event.args for event in s.chronicle or [] if event.message == message]
