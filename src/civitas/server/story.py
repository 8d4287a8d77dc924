"""What happened since a position: step by step what a seat saw, and the scenes that nobody should miss.

The decisions are played again from the history, and a witness looks on: what a scene shows is counted by the game itself at the time it is told.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any

from civitas import words
from civitas.kernel.chronicle import EVERYBODY, Event
from civitas.kernel.plugs import Scene

from .table import Table, may_read
from .table_views import Json, at_position, numbers, page_of, public, show_line, show_to_seat

MOST_STEPS = 150  # decisions that are shown one after another; of a longer absence the last ones


class Witness:
    """Looks on while decisions are played again, and keeps the scenes."""

    def __init__(self, table: Table) -> None:
        self.table, self.scenes = table, page_of(table).scenes
        self.found: list[Json] = []
        self.open: Json | None = None
        self.scene: Scene | None = None
        self.at = self.told = 0  # the decision that is played, and which of its events is told

    def begin(self, at: int) -> None:
        self.at, self.told = at, 0

    def __call__(self, s: Any, event: Event) -> None:
        place = self.at, self.told
        self.told += 1
        if self.scene is not None and event.message in self.scene.follows:
            assert self.open is not None
            self.open["places"].append(place)
            if self.scene.adds is not None and event.to == EVERYBODY:
                self.scene.adds(self.open["facts"], event)
            return
        self.close(s)
        for scene in self.scenes:
            facts = scene.facts(s, event) if event.message in scene.opens else None
            if facts is not None:
                self.scene = scene
                self.open = {"kind": scene.kind, "rule": scene.rule, "numbers": scene.numbers, "facts": facts}
                self.open |= {"places": [place], "before": self.count(s), "after": [], "open": True}
                self.found.append(self.open)
                return

    def pause(self, s: Any) -> None:
        """A decision has been played: the scene is over, unless the table is still at it."""
        if self.open is not None and self.scene is not None:
            self.open["after"] = self.count(s)
            if s.over or not any(type(step).__name__ in self.scene.lasts for step in s.stack):
                self.open["open"] = False
                self.open = self.scene = None

    def close(self, s: Any) -> None:
        """Something else begins."""
        if self.open is not None:
            self.open["after"], self.open["open"] = self.count(s), False
        self.open = self.scene = None

    def count(self, s: Any) -> list[dict[str, int]]:
        return [numbers(self.table, s, seat) for seat in range(s.seats())]


def story(table: Table, seat: int | None, after: int, steps: bool, language: str) -> Json:
    """What *seat* saw after position *after*: its steps, if they are wanted, and the scenes."""
    history = table.history
    assert history is not None
    last = len(history.moves)
    shown = max(after, last - MOST_STEPS) if steps else last
    begun = min(scene_start(table, after), shown)
    positions = history.positions(begun)
    s = next(positions)
    s.chronicle, s.witness = [], Witness(table)
    witness: Witness = s.witness
    known: Json | None = None
    start: Json | None = None
    found: list[Json] = []
    for n in range(begun, last + 1):
        if n > begun:
            witness.begin(n)
            next(positions)
            witness.pause(s)
        if steps and n >= shown:
            same = public(table, s)
            seen = {**show_to_seat(table, s, seat, same), "numbers": same["numbers"]}
            if known is None:
                start = seen
            else:
                found.append({"position": n, "seat": history.moves[n - 1].seat, "change": change(known, seen)})
            known = seen
    line_of = number_lines(table, seat, begun)
    scenes = [show_scene(table, scene, seat, line_of, language) for scene in witness.found if scene["places"][0] in line_of]
    return {
        "version": table.version,
        "after": after,
        "position": last,
        "start": start,
        "steps": found,
        "scenes": [scene for scene in scenes if scene["last"] > after],
    }


def scene_start(table: Table, after: int) -> int:
    """Where to begin so that a scene which is under way at *after* is seen from its beginning."""
    scenes = page_of(table).scenes
    for at in range(bisect_right(table.lines, after, key=at_position) - 1, -1, -1):
        line = table.lines[at]
        if any(line.event.message in scene.opens for scene in scenes):
            return max(0, line.position - 1)
        if not any(line.event.message in scene.follows for scene in scenes):
            break
    return after


def number_lines(table: Table, seat: int | None, first: int) -> dict[tuple[int, int], int]:
    """The number that each event after position *first* has among the lines of *seat*, by its decision and place in it."""
    begin = bisect_left(table.lines, first + 1, key=at_position)
    n = bisect_left(table.readable(seat), first + 1, key=at_position)
    found: dict[tuple[int, int], int] = {}
    at = told = 0
    for line in table.lines[begin:]:
        at, told = (at, told + 1) if line.position == at else (line.position, 0)
        if may_read(line.event, seat):
            found[at, told] = n
            n += 1
    return found


def show_scene(table: Table, scene: Json, seat: int | None, line_of: dict[tuple[int, int], int], language: str) -> Json:
    """A scene with the names of the things in it, and whether it is about *seat*."""
    facts, before, after = dict(scene["facts"]), scene["before"], scene["after"]
    seats = [*facts.pop("seats", ()), *[each for each, was in enumerate(before) if was != after[each]]]
    ref, refs, by = facts.pop("ref", None), facts.pop("refs", ()), facts.pop("from", None)
    sides = [{**side, "parts": [part(table, language, *piece) for piece in side["parts"]]} for side in facts.pop("sides", ())]
    saved = [{**each, **thing(table, language, *each["ref"])} for each in facts.pop("saved", ())]
    lines = [line_of[place] for place in scene["places"] if place in line_of]
    readable = table.readable(seat)
    return {
        "kind": scene["kind"],
        "rule": scene["rule"],
        "numbers": scene["numbers"],
        "position": scene["places"][0][0],
        "last": scene["places"][-1][0],
        "open": scene["open"],
        "lines": [show_line(table, n, readable[n], language) for n in lines],
        "ref": None if ref is None else thing(table, language, *ref),
        "refs": [thing(table, language, *each) for each in dict.fromkeys(refs)],
        "from": by,
        "seats": list(dict.fromkeys(seats)),
        "mine": seat is None or seat in seats or seat == by,
        "sides": sides,
        "saved": saved,
        "facts": facts,
        "before": before,
        "after": after,
    }


def thing(table: Table, language: str, kind: str, value: Any) -> Json:
    """Something that has a name."""
    named = words.texts(table.title).names.get(kind)
    return {"ref": {"kind": kind, "value": value}, "name": "" if named is None else named(value, language)}


def part(table: Table, language: str, kind: str, value: Any, number: int, worth: int) -> Json:
    """One line of a sum."""
    return {**thing(table, language, kind, value), "n": number, "worth": worth}


def change(before: Any, after: Any) -> Json:
    """What makes *after* of *before*: ``{"to": value}``, or ``{"in": {name or index: change}}`` where only parts of it differ.

    >>> change({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]})
    {'in': {'b': {'in': {1: {'to': 3}}}}}
    """
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {"in": {name: change(before[name], value) for name, value in after.items() if before[name] != value}}
    if isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)) and len(before) == len(after):
        return {"in": {at: change(was, now) for at, (was, now) in enumerate(zip(before, after, strict=True)) if was != now}}
    return {"to": after}
