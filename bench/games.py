"""The games that are measured, and random play with them."""

from __future__ import annotations

import importlib
from typing import Any

import civitas
from civitas.kernel.playout import pick

MINIATURES = ("marches", "respond", "shop", "forces", "vaults")  # of the kernel's tests


def game(id: str) -> Any:
    """A registered game, or a miniature one."""
    return importlib.import_module(id).GAME if id in MINIATURES else civitas.game(id)


def choose(s: Any, rng: Any) -> tuple[Any, int]:
    """A random choice of a random seat that may act, as a bot outside the engine makes it."""
    seats = s.to_act
    seat = seats[0] if len(seats) == 1 else seats[rng.randrange(len(seats))]
    return pick(s, s.legal(seat), rng), seat
