"""What ``civitas tune`` and ``civitas learn`` share: self-play that can be stopped, and a file that is whole or not there."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import typer

from civitas.arena.running import workforce
from civitas.cli.common import Bad, check_out, choose_seats, find_game, plainly, read_seed, variants
from civitas.kernel.registry import Game


class Study(NamedTuple):
    """What is studied: a game for so many players, with variants, from a seed; *command* does the same again.

    >>> Study._fields
    ('game', 'players', 'seed', 'options', 'command')
    """

    game: Game
    players: int
    seed: int | str
    options: dict[str, Any]
    command: str

    def heading(self, size: str) -> str:
        """What is studied, in a line; *size*: of what is found."""
        return f"{self.game.title}, {self.players} players, {size}, seed {self.seed}"


def begin(game: str, players: int | None, seed: str | None, option: list[str] | None, out: Path, kind: str) -> Study:
    """Everything as it was asked for, and a seed where none was given; Bad before any work is done."""
    chosen = find_game(game)
    check_out(out, kind)
    base = read_seed(seed) if seed is not None else secrets.randbits(32)
    assert base is not None
    command = " ".join(["civitas", *sys.argv[1:], *([] if seed is not None else ["--seed", str(base)])])
    with plainly():
        return Study(chosen, choose_seats(chosen, players), base, variants(chosen, option), command)


@contextmanager
def working(workers: int, ray: str) -> Iterator[Any]:
    """A ``map`` in so many processes, or on a Ray cluster; who interrupts it keeps what was written so far."""
    with ExitStack() as hired:
        with plainly():
            each = hired.enter_context(workforce(workers, ray))
        try:
            yield each
        except KeyboardInterrupt:
            raise typer.Exit(130) from None


def write(out: Path, text: str) -> None:
    """Whole or not at all."""
    half = out.with_suffix(".half")
    try:
        half.write_text(text, encoding="utf-8")
        half.replace(out)
    except OSError as problem:
        raise Bad(f"{out} cannot be written: {problem.strerror or problem}") from None
