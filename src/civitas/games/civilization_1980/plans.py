"""A movement planned in any order (CIV80-7.5.5), entered in the one order of CIV80-7.5.

The parts of a plan: ``("move", from, to, n)`` over a land border; ``("ferry", k, stops)`` for ship number *k*, each stop
``(zone, unloads, loads)`` and the first one where the ship is; ``("end",)``.  Parts between the same areas add up, and the
trips of one ship follow one another as they are given.
"""

from __future__ import annotations

from typing import Any

from civitas.kernel.options import NOT_AN_OPTION, Refusal
from civitas.kernel.plans import silent
from civitas.kernel.records import Option

from .atlas import AREAS, ZONES
from .movement import ANCHOR, CARGO_ABOARD, END, LAND, MOVED_ONCE, MoveTurn
from .state import State
from .tables import PIECES, SHIP_PIECES

Stop = tuple[int, int, int]  # zone, unloads, loads


def plan(s: State, seat: int, parts: tuple[Option, ...]) -> list[Option] | Refusal:
    """The decisions of a movement, or why it cannot be; other questions have plans that are in order already."""
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, MoveTurn) or step.seat != seat:
        return list(parts)
    trips: dict[int, list[Stop]] = {}
    marches: dict[tuple[int, int], int] = {}
    end = False
    for part in parts:
        match part:
            case ("move", int(a), int(b), int(n)):
                if not (0 <= a < AREAS and 0 <= b < AREAS and 0 < n <= PIECES["tokens"]):
                    return NOT_AN_OPTION
                marches[a, b] = marches.get((a, b), 0) + n
            case ("ferry", int(k), tuple(stops)):
                if not 0 <= k < SHIP_PIECES or not all([is_stop(stop) for stop in stops]):
                    return NOT_AN_OPTION
                join(trips.setdefault(k, []), stops)
            case ("end",):
                end = True
            case _:
                return NOT_AN_OPTION
    return Course(s, seat).enter(trips, marches, end)


def is_stop(stop: Any) -> bool:
    """Whether it is a zone, and tokens that leave and board the ship there."""
    match stop:
        case (int(zone), int(out), int(aboard)):
            return 0 <= zone < ZONES and 0 <= out <= PIECES["tokens"] and 0 <= aboard <= PIECES["tokens"]
    return False


def join(trip: list[Stop], more: tuple[Stop, ...]) -> None:
    """One trip after another: what happens at one stop is one stop (CIV80-7.5.3)."""
    for zone, out, aboard in more:
        if trip and trip[-1][0] == zone:
            trip[-1] = (zone, trip[-1][1] + out, trip[-1][2] + aboard)
        elif trip and trip[-1][1:] == (0, 0) and len(trip) > 1:
            trip[-1] = (zone, out, aboard)  # it only sailed by
        else:
            trip.append((zone, out, aboard))


class Course:
    """A plan being entered on a copy of the table."""

    def __init__(self, s: State, seat: int) -> None:
        self.world: State = silent(s)
        self.seat = seat
        self.found: list[Option] = []

    def enter(self, trips: dict[int, list[Stop]], marches: dict[tuple[int, int], int], end: bool) -> list[Option] | Refusal:
        """Ships in slot order, then land moves in map order."""
        for k in sorted(trips):
            why = self.anchor(k) or self.sail(k, trips[k])
            if why is not None:
                return why
        if marches or end:
            why = self.anchor(-1) or (self.play(LAND) if self.is_asked("ships") else None)
            if why is not None:
                return why
        for a, b in sorted(marches):
            why = self.play(("move", a, b, marches[a, b])) if self.turn() is not None else MOVED_ONCE
            if why is not None:
                return why
        if end and self.is_asked("land-moves"):  # the turn may have ended by itself
            why = self.play(END)
            if why is not None:
                return why
        return self.found

    def sail(self, k: int, trip: list[Stop]) -> Refusal | None:
        """One ship's whole way; where there was only one thing to do, the kernel has done it."""
        cargo = 0
        for zone, out, aboard in trip:
            ships = self.world.players[self.seat].ships
            why = None if k < len(ships) and ships[k] == zone else self.play(("sail", k, zone))
            if why is None and out and not (out == cargo and self.has_landed(k)):
                why = self.play(("unload", k, out))
            if why is None and aboard:
                why = self.play(("load", k, aboard))
            if why is not None:
                return why
            cargo += aboard - out
        return self.anchor(-1)

    def has_landed(self, k: int) -> bool:
        """Whether nothing is left aboard."""
        turn = self.turn()
        return turn is None or turn.last != k or not turn.under_way or not turn.cargo

    def anchor(self, k: int) -> Refusal | None:
        """The ship under way is done, unless it is number *k*."""
        turn = self.turn()
        if turn is None or not turn.under_way or turn.last == k or not self.is_asked("ship-under-way"):
            return None
        return CARGO_ABOARD if turn.cargo else self.play(ANCHOR[turn.last])

    def play(self, option: Option) -> Refusal | None:
        why = self.world.why_not(option, self.seat)
        if why is None:
            self.world.play(option, self.seat)
            self.found.append(option)
        return why

    def turn(self) -> MoveTurn | None:
        """The seat's turn, while it lasts."""
        step = self.world.stack[-1] if self.world.stack else None
        return step if isinstance(step, MoveTurn) and step.seat == self.seat else None

    def is_asked(self, what: str) -> bool:
        return self.turn() is not None and self.world.pending is not None and self.world.pending.what == what
