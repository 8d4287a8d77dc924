"""Moves planned on the map: groups in any order, carried out one after the other (COC-5.4.1, TABLE-10).

A part of a plan is ``("move" | "road", start, goal, group)`` or ``("explore", start, slot, group)``; ``("stop-moving",)`` at the end gives
up the moves that are left.
Moves after which something new is seen (a region, a battle) come last, because a plan ends there.
"""

# not compiled

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import match_option
from civitas.kernel.history import undo_blocker
from civitas.kernel.options import Refusal
from civitas.kernel.plans import NEWS_IN_THE_MIDDLE, silent
from civitas.kernel.records import Option

from .moving import MOVE_ACTION, NOT_THAT_GROUP, STOP
from .state import State

TOO_MANY: Final = Refusal("COC-5.4.1", "no-move-is-left")
UNITS_OF: Final = 3  # where the units of a part stand
GROUPED: Final = ("group", "explorers")  # questions that ask for a group
WITHIN: Final = ("pay-for-roads", "via")  # and those of a road


def plan(s: State, seat: int, parts: tuple[Option, ...]) -> list[Option] | Refusal:
    """The decisions that planned moves come to; other questions have plans that are in order already."""
    if s.pending is None or s.pending.what not in ("move", "turn") or not any([len(part) == UNITS_OF + 1 for part in parts]):
        return list(parts)
    first: list[Option] = [MOVE_ACTION] if s.pending.what == "turn" else []
    world = silent(s)
    for option in first:
        if (why := world.why_not(option, seat)) is not None:
            refusal: Refusal = why
            return refusal
        world.play(option, seat)
    moves = [part for part in parts if part != STOP]
    ordered = [*[part for part in moves if not shows(world, seat, part)], *[part for part in moves if shows(world, seat, part)]]
    found = one_after_another(world, seat, ordered, ends=STOP in parts)
    return found if isinstance(found, Refusal) else [*first, *found]


def one_after_another(world: Any, seat: int, moves: list[Option], ends: bool) -> list[Option] | Refusal:
    """The decisions of these moves, as they are asked; the world is moved on.

    *ends*: the moves that are left are given up, unless something new was seen: then they are still to be thought about.
    """
    found: list[Option] = []
    news = False
    for part in moves:
        if world.pending is None or world.pending.what != "move":
            return TOO_MANY
        before = world.clone()
        options = carry_out(world, seat, part)
        if isinstance(options, Refusal):
            return options
        found += options
        news = undo_blocker(before, world) is not None
        if news and part != moves[-1]:
            return NEWS_IN_THE_MIDDLE
    if ends and not news and world.pending is not None and world.pending.what == "move" and seat in world.to_act:
        found.append(STOP)
    return found


def carry_out(world: Any, seat: int, part: Option) -> list[Option] | Refusal:
    """One move: where to, with whom where that is asked, and what roads cost."""
    verb, start, goal, group = part
    found: list[Option] = []
    option: Option = (verb, start, goal)
    if (why := world.why_not(option, seat)) is not None:
        refusal: Refusal = why
        return refusal
    world.play(option, seat)
    found.append(option)
    if world.pending is not None and world.pending.what in GROUPED and seat in world.to_act:
        option = ("group", tuple(sorted(group)))
        if match_option(world.pending.list_options(world, seat), option) is None:
            return NOT_THAT_GROUP
        world.play(option, seat)
        found.append(option)
    while world.pending is not None and world.pending.what in WITHIN and seat in world.to_act:
        option = next(iter(world.pending.list_options(world, seat)))
        world.play(option, seat)
        found.append(option)
    return found


def shows(s: Any, seat: int, part: Option) -> bool:
    """Whether a move shows something new: nothing after it can be planned."""
    world = silent(s)
    return not isinstance(carry_out(world, seat, part), Refusal) and undo_blocker(s, world) is not None
