"""Positions in the terminal: every game draws its table for every seat and for a spectator, and shows nothing hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.console import Console

import civitas
from civitas.bots import draw
from civitas.cli.common import position

GAMES_HERE = sorted(id for id in civitas.games() if civitas.game(id).state.__module__.startswith("civitas."))


def shown(game: Any, s: Any, seat: int | None) -> str:
    out = Console(width=160, record=True, file=None, quiet=False)
    with out.capture() as captured:
        out.print(position(game, s, seat))
    return captured.get()


def positions(game: Any, seed: int, number: int, every: int) -> Any:
    """Some positions of a random game."""
    rng = random.Random(seed)
    s = game.new(game.min_players + seed % 2, seed)
    for n in range(number * every):
        if s.over:
            break
        if n % every == 0:
            yield s
        seat = rng.choice(s.to_act)
        s.play(draw(s.legal(seat), rng), seat)
    yield s


@pytest.mark.parametrize("id", GAMES_HERE)
def test_the_table_is_drawn_for_everybody_and_tells_nothing_hidden(id: str) -> None:
    game, rng = civitas.game(id), random.Random(1)
    for s in positions(game, 1, number=4, every=83):
        for seat in range(s.seats()):
            drawn_here = shown(game, s, seat)
            assert drawn_here.strip()
            assert drawn_here == shown(game, s.determinize(seat, rng), seat)
        assert shown(game, s, None).strip()
