"""The games that are measured, and random play with them."""

from __future__ import annotations

import importlib
import random
from typing import Any

import civitas
from civitas.kernel.playout import pick

MINIATURE = "marches"  # of the kernel's tests


def game(id: str) -> Any:
    """A registered game, or the miniature one."""
    return importlib.import_module(MINIATURE).GAME if id == MINIATURE else civitas.game(id)


def choose(s: Any, rng: random.Random) -> tuple[Any, int]:
    """A random choice of a random seat that may act, as a bot outside the engine makes it."""
    seats = s.to_act
    seat = seats[0] if len(seats) == 1 else seats[int(rng.random() * len(seats))]
    return pick(s, s.legal(seat), rng), seat


def play(s: Any, rng: random.Random, limit: int = -1) -> int:
    """Random play to the end, or *limit* decisions of it; how many there were."""
    n = 0
    while n != limit and not s.over:
        s.play(*choose(s, rng))
        n += 1
    return n
