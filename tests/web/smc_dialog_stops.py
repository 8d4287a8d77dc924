"""Positions of Sid Meier's Civilization that games of bots reach too seldom: made by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from civitas.games.sid_meiers_civilization.bargains import FIRST_EVENT, HUTS, KINDS, Bargain
from civitas.games.sid_meiers_civilization.board import send_scout
from civitas.games.sid_meiers_civilization.city_management import CityManagementPart
from civitas.games.sid_meiers_civilization.combat.aftermath import Aftermath
from civitas.games.sid_meiers_civilization.founding import site_refusal
from civitas.games.sid_meiers_civilization.movement import MovementPart
from civitas.games.sid_meiers_civilization.scouts import Assigning
from civitas.games.sid_meiers_civilization.start_of_turn import StartOfTurnPart
from civitas.games.sid_meiers_civilization.state import capital_of
from civitas.games.sid_meiers_civilization.tables import CITY_MANAGEMENT, HUT, INFANTRY, MOVEMENT, NONE, START_OF_TURN, TRADE, VILLAGE, WATER
from civitas.games.sid_meiers_civilization.tiles import BOARDS, CELL_TERRAIN, SQUARE_IDS, distance
from civitas.games.sid_meiers_civilization.yields import outskirts
from civitas.kernel.chance import luck_of
from games.sid_meiers_civilization.cards import start
from games.sid_meiers_civilization.table import (
    begin,
    disband,
    enlist,
    hold_events,
    hold_tokens,
    know,
    put_army,
    put_city,
    put_marker,
    put_scout,
    table,
)
from games.sid_meiers_civilization.test_founding import paint
from games.sid_meiers_civilization.test_movement import lay

from .positions import Stop, made
from .smc_stops import SMC


def world(phase: int = MOVEMENT, **more: Any) -> Any:
    """Four empires on a map that is known, in the fourth turn."""
    s = table(4, **more)
    s.luck, s.turn, s.phase = luck_of(5), 4, phase
    return s


def land(s: Any, square: int) -> bool:
    return CELL_TERRAIN[s.ground[square]] != WATER


def site(s: Any, seat: int) -> int:
    """A square where this seat may found a city."""
    return next(square for square in BOARDS[len(s.players)].squares if site_refusal(s, seat, square) is None)


@cache
def razing() -> Stop:
    """SMC-14.10.6: an army of a civilization with Combustion ends its move on a building."""
    s = world()
    know(s, 0, "combustion")
    near, inside = BOARDS[4].toward, outskirts(s, capital_of(1))
    place, gate = next((a, b) for a in inside if land(s, a) for b in near[a] if b != NONE and land(s, b) and b not in inside)
    put_marker(s, place, "market")
    put_army(s, 0, gate)
    begin(s, MovementPart(0))
    for option in (("move", gate, 1, 0), ("step", place), ("stop",)):
        if option in s.legal(0):  # the only way is gone without a question
            s.play(option, 0)
    return made(SMC, s)


@cache
def displaced() -> Stop:
    """SMC-6.7.5: a city is founded where an army stands too."""
    s = world(START_OF_TURN)
    here = site(s, 0)
    put_scout(s, 0, here)
    put_army(s, 0, here)
    begin(s, StartOfTurnPart(0))
    s.play(("found", here, "scout"), 0)
    return made(SMC, s)


@cache
def saving() -> Stop:
    """SMC-20.2: China saves one of its dead."""
    s = world(civs=("china", "america", "egypt", "germany"))
    here = site(s, 0)
    put_army(s, 0, here)
    put_army(s, 1, here)
    dead = [s.decks[INFANTRY].cards.pop() for _ in range(3)]
    s.decks[INFANTRY].marks = s.decks[INFANTRY].marks[3:]
    begin(s, Aftermath(0, 1, here, NONE, False, False, [], [], dead, []))
    return made(SMC, s)


@cache
def agreeing() -> Stop:
    """SMC-9.10: the owner of the United Nations is asked before an event strikes them."""
    s = world()
    hold_events(s, 0, "the_citizens_are_revolting")
    put_marker(s, next(square for square in outskirts(s, capital_of(1)) if land(s, square)), "united_nations")
    start(s, "the_citizens_are_revolting")
    if s.pending.what == "event-choose-player":
        s.play(("choose-player", 1), 0)
    return made(SMC, s)


@cache
def gathering() -> Stop:
    """SMC-16.1: two cities, a scout that gathers for one, another that is asked about."""
    s = world(START_OF_TURN)
    second = put_city(s, 0, site(s, 0))
    around = [square for square in BOARDS[4].squares if land(s, square) and not s.marker[square] and square not in s.cities]
    far = [square for square in around if square not in outskirts(s, capital_of(0)) and square not in outskirts(s, second)]
    near = sorted(far, key=lambda square: distance(square, s.cities[second]))
    send_scout(s, put_scout(s, 0, near[0]), capital_of(0))
    send_scout(s, put_scout(s, 0, near[4]), second)
    begin(s, Assigning(0))
    return made(SMC, s)


@cache
def handing_over() -> Stop:
    """SMC-7.4.5: one of three hut tokens was promised; the other side gives one of two events."""
    s = world(TRADE)
    hold_tokens(s, 0, "hut_silk", "hut_wheat", "hut_spy")
    hold_events(s, 1, "drought", "sabotage")
    gives, wants = [0] * KINDS, [0] * KINDS
    gives[HUTS], wants[FIRST_EVENT] = 1, 1
    begin(s, Bargain(0, 1))
    s.play(("propose", tuple(gives), tuple(wants)), 0)
    s.play(("accept",), 1)
    return made(SMC, s)


@cache
def rushing() -> Stop:
    """SMC-8.2.2, SMC-8.2.4: much trade, wheat for Construction and a day on which a city works more."""
    s = world(CITY_MANAGEMENT)
    know(s, 0, "construction", "pottery")
    hold_tokens(s, 0, "hut_wheat")
    hold_events(s, 0, "we_love_the_queen_day", "drought")
    s.players[0].trade = 20
    begin(s, CityManagementPart(0))
    return made(SMC, s)


class Campaign(NamedTuple):
    """A Movement part with a move of every kind: from where to where."""

    stop: Stop
    moves: dict[str, tuple[int, int]]


@cache
def campaign() -> Campaign:
    """Armies beside an army, a scout, a hut, a village, a foreign city and an own scout; a scout beside a place for a city."""
    s = world()
    for seat, units in ((0, ("infantry_2", "artillery_1", "mounted_2")), (1, ("infantry_1", "artillery_2", "mounted_1"))):
        disband(s, seat)
        enlist(s, seat, *units)
    board, home = BOARDS[4], s.cities[capital_of(0)]
    near = sorted(board.squares, key=lambda square: distance(square, home))
    foreign = put_city(s, 1, next(square for square in near if distance(square, home) > 5 and site_refusal(s, 1, square) is None))
    used: list[int] = []

    def empty(square: int) -> bool:
        return s.realm[square] == NONE and not s.token[square]

    def pair(fits: Callable[[int], bool]) -> tuple[int, int]:
        """The nearest two squares of land beside one another, apart from the others, the second as wanted."""

        def apart(square: int) -> bool:
            return land(s, square) and all(distance(square, one) > 1 for one in used)

        found = next((a, b) for a in near for b in board.orthogonal[a] if empty(a) and fits(b) and apart(a) and apart(b))
        used.extend(found)
        return found

    moves = {"blockade": pair(lambda square: s.realm[square] == foreign and s.cities[foreign] != square)}
    moves |= {kind: pair(empty) for kind in ("figures", "scouts", "hut", "village", "stack")}
    moves["site"] = pair(lambda square: site_refusal(s, 0, square) is None)
    for kind, (square, _) in moves.items():
        (put_scout if kind == "site" else put_army)(s, 0, square)
    put_army(s, 1, moves["figures"][1])
    put_scout(s, 1, moves["scouts"][1])
    lay(s, SQUARE_IDS[moves["hut"][1]], HUT)
    lay(s, SQUARE_IDS[moves["village"][1]], VILLAGE)
    put_scout(s, 0, moves["stack"][1])
    begin(s, MovementPart(0))
    return Campaign(made(SMC, s), moves)


@cache
def strait() -> Campaign:
    """SMC-20.6: a Russian scout, water, and a city behind it; an army beside the same city."""
    s = world(civs=("russia", "america", "egypt", "germany"))
    know(s, 0, "navigation")
    know(s, 1, "pottery", "writing")
    near, city = BOARDS[4].orthogonal, s.cities[capital_of(1)]
    water, shore = next((a, b) for a in near[city] for b in near[a] if b != city and land(s, b) and b not in near[city])
    paint(s, water, WATER)
    gate = next(square for square in near[city] if square != water and land(s, square))
    put_scout(s, 0, shore)
    put_army(s, 0, gate)
    begin(s, MovementPart(0))
    return Campaign(made(SMC, s), {"scout": (shore, city), "army": (gate, city)})


BY_HAND = {"hand-over": handing_over, "raze": razing, "displace": displaced, "save-unit": saving, "agree-to-event": agreeing, "assign": gathering}
