"""The eight laws, for every game, every number of players and every variant: the quick form.

``make laws`` runs the deep one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import marches
import pytest

from civitas.kernel.registry import Game, games
from civitas.laws import Case, Coverage, Examination, Secrets, uncited_rules, variants

ROOT = Path(__file__).parents[2]
GAMES: dict[str, Game] = {marches.GAME.id: marches.GAME, **{id: game for id, game in games().items() if game.state.__module__.startswith("civitas.")}}
POSITIONS = 180  # looked at of each game, over all its tables


def cases() -> list[Any]:
    """Every number of players, and every variant at the largest or the smallest table that has it."""
    found = []
    for game in GAMES.values():
        sizes = range(game.min_players, game.max_players + 1)
        tables = [Case(game, players, {}, "laws") for players in sizes]
        for n, options in enumerate(variants(game, numbers=False)[1:]):
            fitting = [case for players in sizes if (case := Case(game, players, options, "laws")).fits()]
            tables.append(fitting[-(n % 2)])
        for case in tables:
            name = "-".join([game.id, str(case.players), *(f"{key}={value}" for key, value in case.options.items())])
            found.append(pytest.param(case, POSITIONS // len(tables), id=name))
    return found


@pytest.mark.parametrize(("case", "positions"), cases())
def test_the_laws_hold(case: Case, positions: int) -> None:
    failure = Examination(case, Coverage(case.game), Secrets(), positions).run()
    assert failure is None, f"{failure}\n{failure.record().text()}"


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES.values() if game.sense is not None])
def test_the_laws_hold_when_sense_plays(game: Game) -> None:
    failure = Examination(Case(game, game.min_players, {}, "sense"), Coverage(game), Secrets(), 20, sense=True).run()
    assert failure is None, f"{failure}\n{failure.record().text()}"


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES.values()])
def test_all_processes_play_the_same_games(game: Game) -> None:
    """Law 2: no set of words, no address and no clock decides anything."""
    program = f"import sys, {game.state.__module__.partition('.')[0]}; from civitas.laws.__main__ import main; sys.exit(main())"
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests" / "kernel")])
    runs = [
        subprocess.run(
            [sys.executable, "-c", program, game.id, "--digest", "2"],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        for seed in ("1", "2")
    ]
    first, second = (json.loads(run.stdout)["digest"] for run in runs)
    assert first == second


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES.values() if game is not marches.GAME])
def test_every_rule_is_cited_by_a_test_or_excused(game: Game) -> None:
    """Law 8."""
    untested = ROOT / "docs" / "rules" / f"{game.id}-untested.md"
    books = [book for shelf in ("rules", "engine") if (book := ROOT / "docs" / shelf / f"{game.id}.md").is_file()]
    assert books
    missing = [rule for book in books for rule in uncited_rules(book, untested, game.prefix, ROOT / "tests" / "games" / game.id)]
    assert not missing, f"{len(missing)} rules of {game.id} are cited by no test: {', '.join(missing)}"
