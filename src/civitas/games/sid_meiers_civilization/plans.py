"""Several decisions at once on the page: a city action with its item, or moves of several groups (TABLE-10)."""

# not compiled

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.history import undo_blocker
from civitas.kernel.options import Refusal
from civitas.kernel.plans import silent
from civitas.kernel.records import Option

from .page_choices import MANAGING, MOVING, question
from .state import State
from .tiles import FACEDOWN

PLANNED: Final = MANAGING + MOVING  # questions that a plan answers


def plan(s: State, seat: int, parts: tuple[Option, ...]) -> list[Option] | Refusal:
    """The decisions as they were thought of, up to the first that shows something or lets others answer: the rest waits (SMC-11.14, SMC-26).

    All of it must be possible as long as nobody answers.
    """
    unwatched: State = silent(s)
    unwatched.watchers = 0
    found = carried_out(unwatched, seat, parts)
    return found if isinstance(found, Refusal) else carried_out(silent(s), seat, parts)


def carried_out(world: State, seat: int, parts: tuple[Option, ...]) -> list[Option] | Refusal:
    """What of a plan is done at once in this copy of the game; or why it may not be."""
    done: list[Option] = []
    for option in parts:
        if done and question(world, seat) not in PLANNED:
            break
        if done and happened(world, seat, option):
            continue
        why = world.why_not(option, seat)
        if why is not None:
            return why
        before = world.clone()
        world.play(option, seat)
        done.append(option)
        if undo_blocker(before, world) is not None:
            break
    return done


def happened(world: State, seat: int, option: Option) -> bool:
    """Whether a step was the only one there was, so that nobody was asked about it."""
    if option[0] not in ("step", "discover", "sacrifice", "stop"):
        return False
    if question(world, seat) == "movement":
        return True
    if option[0] == "discover":
        return bool(world.ground[option[1]] != FACEDOWN)
    move: Any = world.stack[-1]
    return bool(option[0] == "step" and option[1] == move.path[-1])
