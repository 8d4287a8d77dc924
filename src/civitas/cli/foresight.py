"""What an option would change, told by the engine: tried in possible worlds of the seat, so that nothing hidden shows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from civitas import words
from civitas.kernel.history import undo_blocker
from civitas.kernel.records import Option
from civitas.kernel.registry import Game

WORLDS = 3


class Foresight(NamedTuple):
    """What is sure to change for the seat, what it may not have thought of, and whether chance or something hidden comes into it."""

    changes: list[tuple[str, int, int]]
    warnings: list[str]
    hidden: bool


def foresee(game: Game, s: Any, seat: int, option: Option, language: str, names: Sequence[str]) -> Foresight:
    """Play it in a few worlds; what comes out the same in all of them is sure."""
    numbers, warnings = game.page.numbers, game.page.warnings
    if s.why_not(option, seat) is not None:
        return Foresight([], [], False)
    befores, afters, warned, hidden = [], [], [], False
    for _ in range(WORLDS):
        world = s.determinize(seat, random.Random(random.getrandbits(64)))
        if world.why_not(option, seat) is not None:
            continue
        after = world.clone()
        after.play(option, seat)
        hidden = hidden or undo_blocker(world, after) is not None
        befores.append(numbers(world, seat) if numbers else {"score": world.scores[seat]})
        afters.append(numbers(after, seat) if numbers else {"score": after.scores[seat]})
        warned.append(list(warnings(world, after, seat)) if warnings else [])
    if not afters:
        return Foresight([], [], True)
    sure = [name for name in befores[0] if len({after.get(name) for after in afters}) == 1 and afters[0].get(name) != befores[0][name]]
    changes = [(name_of(game, name, language), befores[0][name], afters[0][name]) for name in sure]
    told = [words.say(game.id, id, args, language, names) for id, args in warned[0] if all((id, args) in other for other in warned)]
    return Foresight(changes, told, hidden)


def name_of(game: Game, number: str, language: str) -> str:
    """What a number is called."""
    return words.say(game.id, f"num-{number.replace('_', '-')}", {}, language)
