"""What an option would change, in the reader's words."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from civitas import words
from civitas.bots.foresight import foresee as foresee_numbers
from civitas.kernel.records import Option
from civitas.kernel.registry import Game


class Foresight(NamedTuple):
    """What is sure to change for the seat, what it may not have thought of, and whether chance or something hidden comes into it."""

    changes: list[tuple[str, int, int]]
    warnings: list[str]
    hidden: bool


def foresee(game: Game, s: Any, seat: int, option: Option, language: str, names: Sequence[str]) -> Foresight:
    """Played in possible worlds of the seat, so that nothing hidden shows."""
    if s.why_not(option, seat) is not None:
        return Foresight([], [], False)
    seen = foresee_numbers(game, lambda n: s.determinize(seat, random.Random(random.getrandbits(64))), seat, [option])
    changes = [(name_of(game, name, language), before, after) for name, before, after in seen.changes]
    return Foresight(changes, [words.say(game.id, id, args, language, names) for id, args in seen.warnings], seen.hidden)


def name_of(game: Game, number: str, language: str) -> str:
    """What a number is called."""
    return words.say(game.id, f"num-{number.replace('_', '-')}", {}, language)
