"""E5: movement (CIV80-7), in the one order of entering a plan that CIV80-7.5 accepts: ships, then land."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, ForEach, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .atlas import AREAS, BORDERS, OPEN_SEA, ZONE_AREA, ZONES
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
        self.unmoved = p.tokens.copy()
        return self.harbour(s)

    # --- ships (CIV80-7.5.1 to 7.5.3)

    def harbour(self, s: State) -> Next:
        """No ship is under way: the next may be, or the land stage begins."""
        if self.last + 1 >= len(s.players[self.seat].ships):
            return self.disembark(s)
        return Ask(self.seat, "ships", self.departures, then=self.command, rule="CIV80-7.5.1", open=True)

    def departures(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        steps = ship_range(p)
        found: list[Option] = []
        for k in range(self.last + 1, len(p.ships)):
            zone = p.ships[k]
            area = ZONE_AREA[zone]
            if area >= 0 and self.unmoved[area] and self.landings(s, p, zone, steps):
                found += LOADS[k][: self.unmoved[area]]
            sail = SAILS[k]
            found += [sail[z] for z in self.stops(s, p, zone, steps)]
        found.append(LAND)
        return found

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
        ship = (p.ships[k], self.cargo, self.steps)
        return Ask(self.seat, "ship-under-way", self.orders, then=self.command, rule="CIV80-7.5.2", about=ship, open=True)

    def load(self, s: State, p: Player, area: int, n: int) -> None:
        self.unmoved[area] -= n
        self.cargo += n
        self.phase = SAIL
        depart(s, p, area, n)
        s.tell("loads", p.seat, area, n)

    def unload(self, s: State, p: Player, area: int, n: int) -> None:
        self.cargo -= n
        self.phase = LOAD
        arrive(s, p, area, n)
        s.tell("unloads", p.seat, area, n)

    def sail(self, s: State, p: Player, k: int, zone: int) -> None:
        self.steps -= s.board.distance[sails_open_seas(s, p)][p.ships[k]][zone]
        self.phase = UNLOAD
        s.tell("sails", p.seat, p.ships[k], zone)
        p.ships[k] = zone

    def orders(self, s: State, seat: int) -> list[Option]:
        """What the ship under way may do at this stop (the table of CIV80-7.5.2)."""
        p = s.players[seat]
        k = self.last
        zone = p.ships[k]
        area = ZONE_AREA[zone]
        found: list[Option] = []
        landings = self.landings(s, p, zone, self.steps)
        if self.phase == UNLOAD and self.cargo and area >= 0:
            found += UNLOADS[k][: self.cargo] if landings else [UNLOADS[k][self.cargo - 1]]
        if self.phase != SAIL and area >= 0 and landings:
            found += LOADS[k][: min(HOLD - self.cargo, self.unmoved[area])]
        if self.phase != UNLOAD:
            sail = SAILS[k]
            found += [sail[z] for z in (landings if self.cargo else self.stops(s, p, zone, self.steps))]
        if not self.cargo:
            found.append(ANCHOR[k])
        return found

    # --- land (CIV80-7.5.4)

    def disembark(self, s: State) -> Next:
        """The ship stage is closed; slots are in zone order again."""
        s.players[self.seat].ships.sort()
        self.last = SHIP_PIECES
        self.sources = tuple([area for area, n in enumerate(self.unmoved) if n])
        return self.march(s)

    def march(self, s: State) -> Next:
        return Ask(self.seat, "land-moves", self.marches, then=self.cross, rule="CIV80-7.5.4", open=True)

    def marches(self, s: State, seat: int) -> list[Option]:
        """Every move after the last one, in map order."""
        unmoved, land = self.unmoved, s.board.land
        came_from, went_to = self.came_from, self.went_to
        ban = s.rules.entry_ban
        found: list[Option] = []
        for a in self.sources:
            n = unmoved[a]
            if a < came_from or not n:
                continue
            table = MOVES[a]
            for b in land[a]:
                if (a > came_from or b > went_to) and not (ban and foreigners(s, s.players[seat], b)):
                    found += table[b][:n]
        found.append(END)
        return found

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
        s.tell("moves", self.seat, n, a, b)
        return self.march(s)

    # --- why not

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        p = s.players[seat]
        match option[0]:
            case "move":
                return self.why_not_move(s, p, option[1], option[2], option[3]) if self.last == SHIP_PIECES else SHIPS_FIRST
            case "load" | "unload" | "sail" | "anchor":
                if self.last == SHIP_PIECES:
                    return SHIPS_ARE_OVER
                if (option[1] != self.last) if self.under_way else (option[1] <= self.last or option[1] >= len(p.ships)):
                    return NOT_THIS_SHIP
                return self.why_not_order(s, p, option)
            case "land":
                return CARGO_ABOARD if self.cargo else None
        return None

    def why_not_move(self, s: State, p: Player, a: int, b: int, n: int) -> Refusal | None:
        """Why *n* tokens cannot go from *a* to *b* now."""
        if b not in s.board.land[a]:
            return NO_BORDER
        if not 1 <= n <= self.unmoved[a]:
            return MOVED_ONCE
        if s.rules.entry_ban and foreigners(s, p, b):
            return FOREIGNERS
        return MAP_ORDER if (a, b) <= (self.came_from, self.went_to) else None

    def why_not_order(self, s: State, p: Player, option: Option) -> Refusal | None:
        """Why the ship cannot do this now."""
        zone = p.ships[option[1]]
        area = ZONE_AREA[zone]
        phase = self.phase if self.under_way else LOAD
        steps = self.steps if self.under_way else ship_range(p)
        landings = self.landings(s, p, zone, steps)
        match option[0]:
            case "unload":
                if phase != UNLOAD:
                    return PHASE_OVER
                if area < 0:
                    return NO_LAND_HERE
                if not 1 <= option[2] <= self.cargo:
                    return NOT_SO_MANY_ABOARD
                return None if landings or option[2] == self.cargo else ALL_MUST_LAND
            case "load":
                if phase == SAIL:
                    return PHASE_OVER
                if area < 0:
                    return NO_LAND_HERE
                if option[2] > HOLD - self.cargo:
                    return HOLD_FULL
                if not 1 <= option[2] <= self.unmoved[area]:
                    return ALL_MOVED
                return None if landings else NO_COAST_AHEAD
            case "sail":
                return self.why_not_sail(s, p, zone, option[2], phase, steps)
        return CARGO_ABOARD if self.cargo else None

    def why_not_sail(self, s: State, p: Player, zone: int, goal: int, phase: int, steps: int) -> Refusal | None:
        """Why the ship cannot sail there now."""
        if phase == UNLOAD:
            return STOP_FIRST
        if OPEN_SEA[goal] and (self.cargo or not sails_open_seas(s, p) or not s.rules.ships_may_end_in_open_sea):
            return OPEN_SEA_CLOSED
        if goal == zone or s.board.distance[sails_open_seas(s, p)][zone][goal] > steps:
            return TOO_FAR
        return FOREIGNERS if self.cargo and s.rules.entry_ban and foreigners(s, p, ZONE_AREA[goal]) else None


def sails_open_seas(s: State, p: Player) -> bool:
    """CIV80-7.3.6: with Astronomy, or where the variant lets everybody."""
    return s.rules.all_seas or crosses_open_sea(p)


def foreigners(s: State, p: Player, area: int) -> bool:
    """Whether another player has tokens in an area."""
    return bool(s.present[area] & ~(1 << p.seat))
