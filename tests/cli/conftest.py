"""The commands are tried on Pebbles, the game of ``docs/adding-a-game.md``."""

from __future__ import annotations

import importlib
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest
from typer.testing import CliRunner

import documents
from civitas.cli import app
from civitas.kernel.registry import GAMES


@pytest.fixture(autouse=True)
def shelf(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A shelf for games that is this test's own, and English words whatever the surroundings."""
    data = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return data / "civitas" / "games"


@pytest.fixture
def hang_up() -> Iterator[None]:
    """A closed window is heard of, also where the tests run under nohup."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where Pebbles is installed."""
    return documents.install_pebbles(tmp_path_factory.mktemp("pebbles"))


@pytest.fixture
def pebbles(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Pebbles, for the time of one test, beside our own games: those of other tests would be taken for what was meant."""
    for id in [id for id, other in GAMES.items() if not other.package.startswith("civitas.")]:
        monkeypatch.delitem(GAMES, id)
    monkeypatch.syspath_prepend(str(installed))
    game = importlib.import_module("pebbles").GAME
    GAMES["pebbles"] = game
    yield game
    GAMES.pop("pebbles", None)
    sys.modules.pop("pebbles.sense", None)


@pytest.fixture
def run(pebbles: Any) -> Callable[..., Any]:
    """Run a command in this process."""
    return lambda *args, stdin="": CliRunner().invoke(app, list(args), input=stdin)


@pytest.fixture
def civitas(installed: Path) -> Callable[..., CompletedProcess[str]]:
    """Run a command in a process of its own, over pipes."""
    return lambda *args, stdin="": documents.python("-c", "from civitas.cli import main; main()", *args, path=installed, stdin=stdin)
