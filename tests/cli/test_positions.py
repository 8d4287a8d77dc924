"""Positions in the terminal: every game draws its table for every seat and for a spectator, and shows nothing hidden."""

from __future__ import annotations

import random
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import civitas
from civitas.bots import draw
from civitas.cli.common import name_seats, position, sections
from civitas.kernel.saves import GameRecord

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


ASKED = re.compile(r"# (\S+) \S+ \w{4}$")  # behind a decision of a golden game


def questions(id: str) -> Iterator[Any]:
    """A position for each thing that is ever asked, from golden games, the shortest that ask it."""
    with zipfile.ZipFile(Path(__file__).parents[1] / "golden" / f"{id}.zip") as archive:
        texts = sorted([archive.read(name).decode() for name in archive.namelist()], key=len)
    known: set[str] = set()
    for text in texts:
        asked = [found[1] for line in text.splitlines() if (found := ASKED.search(line))]
        new = {what: n for n, what in reversed(list(enumerate(asked))) if what not in known}
        if new:
            known |= set(new)
            wanted = set(new.values())
            for n, s in enumerate(GameRecord.parse(text).migrate().states()):
                if n in wanted:
                    assert s.pending.what == asked[n]
                    yield s
                if n == max(wanted):
                    break


@pytest.mark.parametrize("id", GAMES_HERE)
def test_the_table_is_drawn_whatever_is_asked(id: str) -> None:
    """For everybody, on the smallest screen and on a wide one."""
    game, drawn = civitas.game(id), 0
    for s in questions(id):
        for seat in (*range(s.seats()), None):
            for width in (80, 200):
                out = Console(width=width, legacy_windows=False)
                for title, part in sections(game, s, seat, "en", name_seats(game, s, (), "en")):
                    lines = out.render_lines(part, out.options.update(width=width), pad=False)
                    assert max([sum([piece.cell_length for piece in line]) for line in lines], default=0) <= width, f"{title} at {s.pending.what}"
                    drawn += 1
    assert drawn > 500
