"""E5: movement (CIV80-7), in the one order of entering a plan that CIV80-7.5 accepts: ships, then land."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, ForEach, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

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

NOT_THIS_SHIP: Final = Refusal("CIV80-7.5.1", "ships-are-used-in-slot-order")
NO_LAND_HERE: Final = Refusal("CIV80-7.5.2", "no-land-at-this-stop")
NOT_SO_MANY_ABOARD: Final = Refusal("CIV80-7.5.2", "not-so-many-tokens-aboard")
ALL_MUST_LAND: Final = Refusal("CIV80-7.5.2", "no-coast-is-left-in-reach-so-all-must-land-here")
HOLD_FULL: Final = Refusal("CIV80-7.3.2", "a-ship-carries-five-tokens")
ALL_MOVED: Final = Refusal("CIV80-7.3.3", "not-so-many-tokens-here-that-have-not-moved")
NO_COAST_AHEAD: Final = Refusal("CIV80-7.5.2", "no-coast-in-reach-to-land-them")
TOO_FAR: Final = Refusal("CIV80-7.3.1", "out-of-the-ship-s-range")
OPEN_SEA_CLOSED: Final = Refusal("CIV80-7.3.6", "ships-may-not-stop-in-that-open-sea")
CARGO_ABOARD: Final = Refusal("CIV80-7.3.3", "tokens-aboard-must-land")
STOP_FIRST: Final = Refusal("CIV80-7.5.3", "a-stop-loads-or-unloads-before-sailing-on")
PHASE_OVER: Final = Refusal("CIV80-7.5.2", "one-unload-then-one-load-per-stop")
FOREIGNERS: Final = Refusal("CIV80-7.5.7", "another-player-has-tokens-there")
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
            zone = p.ships[k]
            area = ZONE_AREA[zone]
            if area >= 0 and self.unmoved[area] and why_not_load(LOAD, area, self.landings(s, p, zone, steps)) is None:
                found += LOADS[k][: self.room_for(area)]
            sail = SAILS[k]
            found += [sail[z] for z in self.stops(s, p, zone, steps)]
        found.append(LAND)
        return found

    def courses(self, s: State, p: Player, zone: int, steps: int) -> list[int]:
        """Where a ship may go."""
        return self.landings(s, p, zone, steps) if self.cargo else self.stops(s, p, zone, steps)

    def stops(self, s: State, p: Player, zone: int, steps: int) -> list[int]:
        """Where an empty ship may go."""
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

    def command(self, s: State, option: Option) -> Next:
        """A ship loads, unloads, sails or anchors."""
        p = s.players[self.seat]
        verb: str = option[0]
        if verb == "land":
            return self.disembark(s)
        k: int = option[1]
        if not self.under_way:
            self.under_way, self.last, self.steps, self.cargo = True, k, ship_range(p), 0
        match verb:
            case "load":
                self.load(s, p, ZONE_AREA[p.ships[k]], option[2])
            case "unload":
                self.unload(s, p, ZONE_AREA[p.ships[k]], option[2])
            case "sail":
                self.sail(s, p, k, option[2])
            case _:
                self.under_way = False
                return self.harbour(s)
        ship = {"zone": p.ships[k], "tokens": self.cargo, "steps": self.steps}
        return Ask(self.seat, "ship-under-way", self.orders, then=self.command, rule="CIV80-7.5.2", about=ship, public=True)

    def load(self, s: State, p: Player, area: int, n: int) -> None:
        self.unmoved[area] -= n
        self.cargo += n
        self.phase = SAIL
        depart(s, p, area, n)
        s.tell("loads", seat=p.seat, area=area, tokens=n)

    def unload(self, s: State, p: Player, area: int, n: int) -> None:
        self.cargo -= n
        self.phase = LOAD
        arrive(s, p, area, n)
        s.tell("unloads", seat=p.seat, area=area, tokens=n)

    def sail(self, s: State, p: Player, k: int, zone: int) -> None:
        self.steps -= s.board.distance[sails_open_seas(s, p)][p.ships[k]][zone]
        self.phase = UNLOAD
        s.tell("sails", seat=p.seat, zone=p.ships[k], waters=zone)
        p.ships[k] = zone

    def orders(self, s: State, seat: int) -> list[Option]:
        """What the ship under way may do at this stop (the table of CIV80-7.5.2)."""
        p = s.players[seat]
        k = self.last
        zone = p.ships[k]
        area = ZONE_AREA[zone]
        found: list[Option] = []
        landings = self.landings(s, p, zone, self.steps)
        if self.cargo and why_not_unload(self.phase, area) is None:
            found += UNLOADS[k][self.least_to_land(landings) - 1 : self.cargo]
        if why_not_load(self.phase, area, landings) is None:
            found += LOADS[k][: self.room_for(area)]
        if self.phase != UNLOAD:
            sail = SAILS[k]
            found += [sail[z] for z in self.courses(s, p, zone, self.steps)]
        if not self.cargo:
            found.append(ANCHOR[k])
        return found

    def room_for(self, area: int) -> int:
        """How many tokens of an area may come aboard (CIV80-7.3.2, 7.3.3)."""
        return min(HOLD - self.cargo, self.unmoved[area])

    def least_to_land(self, landings: list[int]) -> int:
        """CIV80-7.5.2: all that are aboard, where no other coast is left in reach."""
        return 1 if landings else self.cargo

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
        land, ban = s.board.land, s.rules.entry_ban
        found: list[Option] = []
        for a in self.sources:
            n = unmoved[a]
            if n and a >= came_from:
                table = MOVES[a]
                for b in land[a] if a > came_from and not ban else self.goals(s, a):  # nothing to leave out there
                    found += table[b][:n]
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
        if option[0] == "end":
            return DONE
        p = s.players[self.seat]
        a: int = option[1]
        b: int = option[2]
        n: int = option[3]
        self.unmoved[a] -= n
        depart(s, p, a, n)
        arrive(s, p, b, n)
        self.came_from, self.went_to = a, b
        s.tell("moves", seat=self.seat, tokens=n, area=a, destination=b)
        return self.march(s)

    # --- why not

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        p = s.players[seat]
        match option:
            case ("move", int(a), int(b), int(n)):
                return self.why_not_move(s, a, b, n) if self.last == SHIP_PIECES else SHIPS_FIRST
            case ("load" | "unload" | "sail" as verb, int(k), int(what)):
                return self.why_not_ship(p, k) or self.why_not_order(s, p, k, verb, what)
            case ("anchor", int(k)):
                return self.why_not_ship(p, k) or (CARGO_ABOARD if self.cargo else None if self.under_way else NOT_UNDER_WAY)
            case ("land",) if self.last != SHIP_PIECES:
                return CARGO_ABOARD if self.cargo else ANCHOR_FIRST if self.under_way else None
            case ("end",):
                return None if self.last == SHIP_PIECES else SHIPS_FIRST
        return None

    def why_not_move(self, s: State, a: int, b: int, n: int) -> Refusal | None:
        """Why *n* tokens cannot go from *a* to *b* now."""
        if not 0 <= a < AREAS or b not in s.board.land[a]:
            return NO_BORDER
        if not 1 <= n <= self.unmoved[a]:
            return MOVED_ONCE
        if b in self.goals(s, a):
            return None
        return MAP_ORDER if (a, b) <= (self.came_from, self.went_to) else FOREIGNERS

    def why_not_ship(self, p: Player, k: int) -> Refusal | None:
        """Why it is not this ship's turn."""
        if self.last == SHIP_PIECES:
            return SHIPS_ARE_OVER
        now = k == self.last if self.under_way else self.last < k < len(p.ships)
        return None if now else NOT_THIS_SHIP

    def why_not_order(self, s: State, p: Player, k: int, verb: str, what: int) -> Refusal | None:
        """Why the ship cannot do this now."""
        zone = p.ships[k]
        area = ZONE_AREA[zone]
        phase = self.phase if self.under_way else LOAD
        steps = self.steps if self.under_way else ship_range(p)
        landings = self.landings(s, p, zone, steps)
        if verb == "sail":
            return self.why_not_sail(s, p, zone, what, phase, steps)
        if verb == "unload":
            why = why_not_unload(phase, area)
            if why is None and not 1 <= what <= self.cargo:
                return NOT_SO_MANY_ABOARD
            return why or (ALL_MUST_LAND if what < self.least_to_land(landings) else None)
        why = why_not_load(phase, area, landings)
        if why is None and not 1 <= what <= self.room_for(area):
            return HOLD_FULL if what > HOLD - self.cargo else ALL_MOVED
        return why

    def why_not_sail(self, s: State, p: Player, zone: int, goal: int, phase: int, steps: int) -> Refusal | None:
        """Why the ship cannot sail there now."""
        if phase == UNLOAD:
            return STOP_FIRST
        if goal in self.courses(s, p, zone, steps):
            return None
        if not 0 <= goal < ZONES:
            return TOO_FAR
        if OPEN_SEA[goal] and (self.cargo or not sails_open_seas(s, p) or not s.rules.ships_may_end_in_open_sea):
            return OPEN_SEA_CLOSED
        return TOO_FAR if goal == zone or s.board.distance[sails_open_seas(s, p)][zone][goal] > steps else FOREIGNERS


def why_not_unload(phase: int, area: int) -> Refusal | None:
    """Why nobody lands from a ship at this stop."""
    if phase != UNLOAD:
        return PHASE_OVER
    return None if area >= 0 else NO_LAND_HERE


def why_not_load(phase: int, area: int, landings: list[int]) -> Refusal | None:
    """Why nobody boards a ship at this stop."""
    if phase == SAIL:
        return PHASE_OVER
    if area < 0:
        return NO_LAND_HERE
    return None if landings else NO_COAST_AHEAD


def sails_open_seas(s: State, p: Player) -> bool:
    """CIV80-7.3.6: with Astronomy, or where the variant lets everybody."""
    return s.rules.all_seas or crosses_open_sea(p)


def foreigners(s: State, p: Player, area: int) -> bool:
    """Whether another player has tokens in an area."""
    return bool(s.present[area] & ~(1 << p.seat))
