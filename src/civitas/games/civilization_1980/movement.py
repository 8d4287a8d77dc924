"""E5: movement (CIV80-7), in the one order of entering a plan that CIV80-7.5 accepts: ships, then land."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.actions import Action
from civitas.kernel.flow import DONE, Ask, Call, ForEach, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option

from .atlas import AREAS, BOARDS, BORDERS, OPEN_SEA, ZONE_AREA, ZONES
from .effects import crosses_open_sea, ship_range
from .pieces import arrive, depart, population
from .state import Player, State
from .tables import PIECES, SHIP_PIECES

HOLD: Final = 5  # CIV80-7.3.2: tokens a ship carries
UNLOAD: Final = 0  # the phases of a ship at a stop
LOAD: Final = 1
SAIL: Final = 2

LOADS: Final[list[list[Option]]] = [[("load", k, n) for n in range(1, HOLD + 1)] for k in range(SHIP_PIECES)]
UNLOADS: Final[list[list[Option]]] = [[("unload", k, n) for n in range(1, HOLD + 1)] for k in range(SHIP_PIECES)]
SAILS: Final[list[list[Option]]] = [[("sail", k, zone) for zone in range(ZONES)] for k in range(SHIP_PIECES)]
ANCHOR: Final[list[Option]] = [("anchor", k) for k in range(SHIP_PIECES)]
LAND: Final[Option] = ("land",)
END: Final[Option] = ("end",)
MOVES: Final[list[list[list[Option]]]] = [  # [from][to, or an empty list][n - 1]
    [[("move", a, b, n) for n in range(1, PIECES["tokens"] + 1)] if b in BORDERS[a] else [] for b in range(AREAS)] for a in range(AREAS)
]
MARCHES: Final[list[list[dict[int, list[Option]]]]] = [[{} for _ in range(AREAS)] for _ in BOARDS]  # [layout][from][tokens]: written out once

NOT_THIS_SHIP: Final = Refusal("CIV80-7.5.1", "ships-are-used-in-slot-order")
NO_LAND_HERE: Final = Refusal("CIV80-7.3.2", "no-land-at-this-stop")
NOT_SO_MANY_ABOARD: Final = Refusal("CIV80-7.3.2", "not-so-many-tokens-aboard")
ALL_MUST_LAND: Final = Refusal("CIV80-7.3.3", "no-coast-is-left-in-reach-so-all-must-land-here")
HOLD_FULL: Final = Refusal("CIV80-7.3.2", "a-ship-carries-five-tokens")
ALL_MOVED: Final = Refusal("CIV80-7.3.3", "not-so-many-tokens-here-that-have-not-moved")
NO_COAST_AHEAD: Final = Refusal("CIV80-7.3.3", "no-coast-in-reach-to-land-them")
TOO_FAR: Final = Refusal("CIV80-7.3.1", "out-of-the-ship-s-range")
OPEN_SEA_CLOSED: Final = Refusal("CIV80-7.3.6", "ships-may-not-stop-in-that-open-sea")
CARGO_ABOARD: Final = Refusal("CIV80-7.3.3", "tokens-aboard-must-land")
STOP_FIRST: Final = Refusal("CIV80-7.5.3", "a-stop-loads-or-unloads-before-sailing-on")
PHASE_OVER: Final = Refusal("CIV80-7.5.2", "one-unload-then-one-load-per-stop")
FOREIGNERS: Final = Refusal("CIV80-17.1", "another-player-has-tokens-there")
MOVED_ONCE: Final = Refusal("CIV80-7.2.1", "not-so-many-tokens-here-that-have-not-moved")
NO_BORDER: Final = Refusal("CIV80-7.2.1", "no-land-border-in-play")
MAP_ORDER: Final = Refusal("CIV80-7.5.4", "land-moves-are-entered-in-map-order")
SHIPS_FIRST: Final = Refusal("CIV80-7.5", "ships-move-before-tokens-on-land")
SHIPS_ARE_OVER: Final = Refusal("CIV80-7.5", "the-ship-stage-is-over")
ANCHOR_FIRST: Final = Refusal("CIV80-7.5.2", "the-ship-under-way-anchors-first")
NOT_UNDER_WAY: Final = Refusal("CIV80-7.5.2", "no-ship-is-under-way")


class Movement(Step):
    """Everybody moves in turn, the largest people first (CIV80-7.1)."""

    def begin(self, s: State) -> Next:
        seats = [seat for seat in s.census_order if s.players[seat].ships or population(s, s.players[seat])]
        return Call(ForEach("MoveTurn", tuple(seats)))


class MoveTurn(Step):
    """One seat's movement: its ships in slot order, then its tokens across land borders in map order."""

    seat: int
    unmoved: list[int] = []  # tokens by area that may still move
    last: int = -1  # the last ship used
    under_way: bool = False
    phase: int = LOAD
    steps: int = 0  # water zones the ship under way can still sail
    cargo: int = 0
    sources: tuple[int, ...] = ()  # the land stage: areas with tokens to move
    came_from: int = -1  # the last land move
    went_to: int = -1

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        s.tell("movement-begins", seat=self.seat)
        self.unmoved = p.tokens.copy()
        return self.harbour(s)

    # --- ships (CIV80-7.5.1 to 7.5.3)

    def harbour(self, s: State) -> Next:
        """No ship is under way: the next may be, or the land stage begins."""
        if self.last + 1 >= len(s.players[self.seat].ships):
            return self.disembark(s)
        return Ask(self.seat, "ships", self.departures, then=self.command, rule="CIV80-7.5.1", public=True)

    def departures(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        steps = ship_range(p)
        found: list[Option] = []
        for k in range(self.last + 1, len(p.ships)):
            for order in IN_HARBOUR:
                order.offer(s, p, self, k, LOAD, steps, found)
        found.append(LAND)
        return found

    def orders(self, s: State, seat: int) -> list[Option]:
        """What the ship under way may do at this stop (the table of CIV80-7.5.2)."""
        p = s.players[seat]
        found: list[Option] = []
        for order in UNDER_WAY:
            order.offer(s, p, self, self.last, self.phase, self.steps, found)
        return found

    def command(self, s: State, option: Option) -> Next:
        """A ship loads, unloads, sails or anchors."""
        p = s.players[self.seat]
        if option == LAND:
            return self.disembark(s)
        k: int = option[1]
        if not self.under_way:
            self.under_way, self.last, self.steps, self.cargo = True, k, ship_range(p), 0
        SHIP_ORDERS[option[0]].do(s, p, self, option)
        if not self.under_way:
            return self.harbour(s)
        ship = {"zone": p.ships[k], "tokens": self.cargo, "steps": self.steps}
        return Ask(self.seat, "ship-under-way", self.orders, then=self.command, rule="CIV80-7.5.2", about=ship, public=True)

    def courses(self, s: State, p: Player, zone: int, steps: int) -> list[int]:
        """Where a ship may go: with tokens aboard to land them, else also to an open sea where the rules let ships stay there."""
        if self.cargo:
            return self.landings(s, p, zone, steps)
        seas = sails_open_seas(s, p)
        if seas and s.rules.ships_may_end_in_open_sea:
            return s.board.reach[1][zone][steps]
        return s.board.harbours[seas][zone][steps]

    def landings(self, s: State, p: Player, zone: int, steps: int) -> list[int]:
        """Where a ship with tokens aboard may go: coasts and lakes, under the entry ban of 7.5.7 only unoccupied ones."""
        found = s.board.harbours[sails_open_seas(s, p)][zone][steps]
        if s.rules.entry_ban:
            return [z for z in found if not foreigners(s, p, ZONE_AREA[z])]
        return found

    def room_for(self, area: int) -> int:
        """How many tokens of an area may come aboard (CIV80-7.3.2, 7.3.3)."""
        return min(HOLD - self.cargo, self.unmoved[area])

    # --- land (CIV80-7.5.4)

    def disembark(self, s: State) -> Next:
        """The ship stage is closed; slots are in zone order again."""
        s.players[self.seat].ships.sort()
        self.last = SHIP_PIECES
        self.sources = tuple([area for area, n in enumerate(self.unmoved) if n])
        return self.march(s)

    def march(self, s: State) -> Next:
        return Ask(self.seat, "land-moves", self.marches, then=self.cross, rule="CIV80-7.5.4", public=True)

    def marches(self, s: State, seat: int) -> list[Option]:
        """Every move after the last one, in map order."""
        unmoved, came_from = self.unmoved, self.came_from
        ban, everywhere = s.rules.entry_ban, MARCHES[s.rules.layout]
        found: list[Option] = []
        for a in self.sources:
            n = unmoved[a]
            if n and a >= came_from:
                if a == came_from or ban:
                    found += write_moves(a, self.goals(s, a), n)
                    continue
                written = everywhere[a]  # nothing to leave out there
                if n not in written:
                    written[n] = write_moves(a, s.board.land[a], n)
                found += written[n]
        found.append(END)
        return found

    def goals(self, s: State, a: int) -> list[int]:
        """Where tokens of an area may still go: across land borders, in map order, under the entry ban of 7.5.7 only where no others are."""
        rules = s.rules
        goals = BOARDS[rules.layout].land[a]
        if a <= self.came_from:
            goals = [b for b in goals if a == self.came_from and b > self.went_to]
        if rules.entry_ban:
            return [b for b in goals if not foreigners(s, s.players[self.seat], b)]
        return goals

    def cross(self, s: State, option: Option) -> Next:
        if option == END:
            return DONE
        a: int = option[1]
        b: int = option[2]
        n: int = option[3]
        p = s.players[self.seat]
        self.unmoved[a] -= n
        depart(s, p, a, n)
        arrive(s, p, b, n)
        self.came_from, self.went_to = a, b
        s.tell("moves", seat=self.seat, tokens=n, area=a, destination=b)
        return self.march(s)

    def why_not_move(self, s: State, a: int, b: int, n: int) -> Refusal | None:
        """Why *n* tokens cannot go from *a* to *b* now."""
        if not 0 <= a < AREAS or b not in s.board.land[a]:
            return NO_BORDER
        if not 1 <= n <= self.unmoved[a]:
            return MOVED_ONCE
        if b in self.goals(s, a):
            return None
        return MAP_ORDER if (a, b) <= (self.came_from, self.went_to) else FOREIGNERS

    # --- both

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        landed, verb = self.last == SHIP_PIECES, option[0]
        order = SHIP_ORDERS.get(verb)
        if order is not None and order.fits(option):
            return SHIPS_ARE_OVER if landed else order.refusal(s, s.players[seat], self, option)
        match option:
            case ("land",):
                return SHIPS_ARE_OVER if landed else CARGO_ABOARD if self.cargo else ANCHOR_FIRST if self.under_way else None
            case ("move", int(a), int(b), int(n)):
                return self.why_not_move(s, a, b, n) if landed else SHIPS_FIRST
            case ("end",):
                return None if landed else SHIPS_FIRST
        return None

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        order = SHIP_ORDERS.get(option[0])
        return None if order is None else order.wording(s, s.players[seat], option)


# --- what a ship does ---------------------------------------------------------------------------------------------------


class ShipOrder(Action):
    """One verb of the ship stage, for a ship at a stop: one that leaves its harbour, or the one under way.

    *phase* is what may still be done at this stop, *steps* how far the ship can still sail.
    """

    def offer(self, s: State, p: Player, turn: MoveTurn, k: int, phase: int, steps: int, options: list[Option]) -> None:
        """Add what the ship in slot *k* can do."""

    def refusal(self, s: State, p: Player, turn: MoveTurn, option: Option) -> Refusal | None:
        """Why it is not this ship's turn (CIV80-7.5.1), or why it cannot do this now."""
        k: int = option[1]
        if turn.under_way:
            return self.why_not(s, p, turn, option, turn.phase, turn.steps) if k == turn.last else NOT_THIS_SHIP
        return self.why_not(s, p, turn, option, LOAD, ship_range(p)) if turn.last < k < len(p.ships) else NOT_THIS_SHIP

    def why_not(self, s: State, p: Player, turn: MoveTurn, option: Option, phase: int, steps: int) -> Refusal | None:
        return None

    def do(self, s: State, p: Player, turn: MoveTurn, option: Option) -> None:
        """Do it."""

    def wording(self, s: State, p: Player, option: Option) -> Message:
        """What it is called, with where the ship lies."""
        return f"do-{self.verb}", {"zone": p.ships[option[1]]}


class Unload(ShipOrder):
    """Tokens land, after the ship has come to a stop and before it loads (CIV80-7.5.2)."""

    verb: ClassVar[str] = "unload"
    parts: ClassVar[tuple[str, ...]] = ("ship", "tokens")

    def offer(self, s: State, p: Player, turn: MoveTurn, k: int, phase: int, steps: int, options: list[Option]) -> None:
        zone = p.ships[k]
        if turn.cargo and self.why_nobody(phase, ZONE_AREA[zone]) is None:
            options += UNLOADS[k][self.least(s, p, turn, zone, steps) - 1 : turn.cargo]

    def why_not(self, s: State, p: Player, turn: MoveTurn, option: Option, phase: int, steps: int) -> Refusal | None:
        zone, n = p.ships[option[1]], option[2]
        why = self.why_nobody(phase, ZONE_AREA[zone])
        if why is None and not 1 <= n <= turn.cargo:
            return NOT_SO_MANY_ABOARD
        return why or (ALL_MUST_LAND if n < self.least(s, p, turn, zone, steps) else None)

    def why_nobody(self, phase: int, area: int) -> Refusal | None:
        """Why nobody lands at this stop."""
        if phase != UNLOAD:
            return PHASE_OVER
        return None if area >= 0 else NO_LAND_HERE

    def least(self, s: State, p: Player, turn: MoveTurn, zone: int, steps: int) -> int:
        """CIV80-7.5.2: all that are aboard, where no other coast is left in reach."""
        return 1 if turn.landings(s, p, zone, steps) else turn.cargo

    def do(self, s: State, p: Player, turn: MoveTurn, option: Option) -> None:
        area, n = ZONE_AREA[p.ships[option[1]]], option[2]
        turn.cargo -= n
        turn.phase = LOAD
        arrive(s, p, area, n)
        s.tell("unloads", seat=p.seat, area=area, tokens=n)

    def wording(self, s: State, p: Player, option: Option) -> Message:
        return "do-unload", {"area": ZONE_AREA[p.ships[option[1]]], "tokens": option[2]}


class Load(ShipOrder):
    """Tokens that have not moved come aboard, if they can be landed somewhere (CIV80-7.3.2, 7.3.3, 7.5.2)."""

    verb: ClassVar[str] = "load"
    parts: ClassVar[tuple[str, ...]] = ("ship", "tokens")

    def offer(self, s: State, p: Player, turn: MoveTurn, k: int, phase: int, steps: int, options: list[Option]) -> None:
        area = ZONE_AREA[p.ships[k]]
        if area >= 0 and turn.unmoved[area] and self.why_nobody(s, p, turn, p.ships[k], phase, steps) is None:
            options += LOADS[k][: turn.room_for(area)]

    def why_not(self, s: State, p: Player, turn: MoveTurn, option: Option, phase: int, steps: int) -> Refusal | None:
        zone, n = p.ships[option[1]], option[2]
        why = self.why_nobody(s, p, turn, zone, phase, steps)
        if why is None and not 1 <= n <= turn.room_for(ZONE_AREA[zone]):
            return HOLD_FULL if n > HOLD - turn.cargo else ALL_MOVED
        return why

    def why_nobody(self, s: State, p: Player, turn: MoveTurn, zone: int, phase: int, steps: int) -> Refusal | None:
        """Why nobody boards at this stop."""
        if phase == SAIL:
            return PHASE_OVER
        if ZONE_AREA[zone] < 0:
            return NO_LAND_HERE
        return None if turn.landings(s, p, zone, steps) else NO_COAST_AHEAD

    def do(self, s: State, p: Player, turn: MoveTurn, option: Option) -> None:
        area, n = ZONE_AREA[p.ships[option[1]]], option[2]
        turn.unmoved[area] -= n
        turn.cargo += n
        turn.phase = SAIL
        depart(s, p, area, n)
        s.tell("loads", seat=p.seat, area=area, tokens=n)

    def wording(self, s: State, p: Player, option: Option) -> Message:
        zone = p.ships[option[1]]
        return "do-load", {"zone": zone, "area": ZONE_AREA[zone], "tokens": option[2]}


class Sail(ShipOrder):
    """The ship goes on, as far as its range is left, where something was done at the last stop (CIV80-7.3.1, 7.5.3)."""

    verb: ClassVar[str] = "sail"
    parts: ClassVar[tuple[str, ...]] = ("ship", "waters")

    def offer(self, s: State, p: Player, turn: MoveTurn, k: int, phase: int, steps: int, options: list[Option]) -> None:
        if phase != UNLOAD:
            sail = SAILS[k]
            options += [sail[goal] for goal in turn.courses(s, p, p.ships[k], steps)]

    def why_not(self, s: State, p: Player, turn: MoveTurn, option: Option, phase: int, steps: int) -> Refusal | None:
        zone, goal = p.ships[option[1]], option[2]
        if phase == UNLOAD:
            return STOP_FIRST
        if goal in turn.courses(s, p, zone, steps):
            return None
        if not 0 <= goal < ZONES:
            return TOO_FAR
        seas = sails_open_seas(s, p)
        if OPEN_SEA[goal] and (turn.cargo or not seas or not s.rules.ships_may_end_in_open_sea):
            return OPEN_SEA_CLOSED
        return TOO_FAR if goal == zone or s.board.distance[seas][zone][goal] > steps else FOREIGNERS

    def do(self, s: State, p: Player, turn: MoveTurn, option: Option) -> None:
        k: int = option[1]
        goal: int = option[2]
        turn.steps -= s.board.distance[sails_open_seas(s, p)][p.ships[k]][goal]
        turn.phase = UNLOAD
        s.tell("sails", seat=p.seat, zone=p.ships[k], waters=goal)
        p.ships[k] = goal

    def wording(self, s: State, p: Player, option: Option) -> Message:
        zone, goal = p.ships[option[1]], option[2]
        return "do-sail", {"zone": zone, "waters": goal, "steps": s.board.distance[sails_open_seas(s, p)][zone][goal]}


class Anchor(ShipOrder):
    """The ship is done; nobody may stay aboard (CIV80-7.3.3)."""

    verb: ClassVar[str] = "anchor"
    parts: ClassVar[tuple[str, ...]] = ("ship",)

    def offer(self, s: State, p: Player, turn: MoveTurn, k: int, phase: int, steps: int, options: list[Option]) -> None:
        if not turn.cargo:
            options.append(ANCHOR[k])

    def why_not(self, s: State, p: Player, turn: MoveTurn, option: Option, phase: int, steps: int) -> Refusal | None:
        return CARGO_ABOARD if turn.cargo else None if turn.under_way else NOT_UNDER_WAY

    def do(self, s: State, p: Player, turn: MoveTurn, option: Option) -> None:
        turn.under_way = False


# In the order in which they are listed, which bots and records depend on.
IN_HARBOUR: Final[list[ShipOrder]] = [Load(), Sail()]
UNDER_WAY: Final[list[ShipOrder]] = [Unload(), *IN_HARBOUR, Anchor()]
SHIP_ORDERS: Final[dict[str, ShipOrder]] = {order.verb: order for order in UNDER_WAY}


def write_moves(a: int, goals: list[int], n: int) -> list[Option]:
    """The moves of up to *n* tokens from an area to each of these, in map order."""
    found: list[Option] = []
    for b in goals:
        found += MOVES[a][b][:n]
    return found


def sails_open_seas(s: State, p: Player) -> bool:
    """CIV80-7.3.6: with Astronomy, or where the variant lets everybody."""
    return s.rules.all_seas or crosses_open_sea(p)


def foreigners(s: State, p: Player, area: int) -> bool:
    """Whether another player has tokens in an area."""
    return bool(s.present[area] & ~(1 << p.seat))
