"""Bots from elsewhere: of installed packages, of a module, of a file, any program, and known bots with other weights."""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.util
import inspect
import os
import sys
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import yaml

from civitas.kernel.facts import flatten
from civitas.kernel.registry import Game

from . import BOTS, Bot, Maker, names
from .planner import PlannerBot
from .value import read_value

GROUP = "civitas.bots"


@functools.cache
def load_entry_points() -> None:
    """Make the bots known that installed packages offer as entry points of ``civitas.bots``.

    >>> load_entry_points()
    """
    for entry in entry_points(group=GROUP):
        if entry.name not in BOTS:
            BOTS[entry.name] = entry.load()


@functools.cache
def find(name: str) -> Maker:
    """Who makes a bot that has no name here; ValueError in one sentence if nobody does.

    >>> find("civitas.bots:RandomBot").name
    'random'
    >>> find("civitas.bots:SeatView")
    Traceback (most recent call last):
    ValueError: civitas.bots:SeatView is no bot: a bot derives from civitas.bots.Bot
    """
    known, at, table = name.partition("@")
    if at and known in BOTS:
        return _with_value(known, table) if table.endswith(".json") else _with_weights(known, table)
    path, colon, inner = name.rpartition(":")
    if colon and is_path(path) and not Path(name).is_file():
        return from_path(Path(path), inner)
    if is_path(name):
        return from_path(Path(name), "")
    if colon:
        return _check(getattr(_import_module(path), inner, None), name)
    raise ValueError(f"there is no bot {name!r}: there are {', '.join(names())}, and your own as module:Class or ./file")


def is_path(name: str) -> bool:
    """Whether a bot is named by a file.

    >>> is_path("./mybot.py"), is_path("mybot.py"), is_path("mybot:Bot"), is_path("/usr/bin/mybot")
    (True, True, False, True)
    """
    return name.endswith(".py") or os.sep in name


def from_path(path: Path, inner: str) -> Maker:
    """The bot of a file: a class in Python, or a program that speaks the protocol.

    >>> from_path(Path("/"), "")
    Traceback (most recent call last):
    ValueError: there is no file /
    """
    if not path.is_file():
        said = str(path) if path.is_absolute() or path.parent != Path(".") else f"./{path}"
        raise ValueError(f"there is no file {said}")
    if path.suffix == ".py":
        return _class_of(_load_file(path), path, inner)
    if not os.access(path, os.X_OK):
        raise ValueError(f"{path} is neither Python nor a program that may be run: chmod +x {path}")
    from .program import ProgramBot

    return functools.partial(ProgramBot, path=path.absolute())


def _load_file(path: Path) -> ModuleType:
    """A file as a module of its own; the same file is loaded once."""
    whole = path.resolve()
    called = f"civitas_bot_{whole.stem}_{hashlib.blake2b(str(whole).encode(), digest_size=4).hexdigest()}"
    if called in sys.modules:
        return sys.modules[called]
    spec = importlib.util.spec_from_file_location(called, whole)
    if spec is None or spec.loader is None:
        raise ValueError(f"{path} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    sys.modules[called] = module
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        del sys.modules[called]
        raise ValueError(f"{path} does not load: {type(problem).__name__}: {problem}") from None
    return module


def _import_module(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ImportError as problem:
        raise ValueError(f"there is no module {name!r}: {problem}") from None


def _class_of(module: ModuleType, path: Path, inner: str) -> Maker:
    """The bot that a file defines; which, must be said where there are several."""
    if inner:
        return _check(getattr(module, inner, None), f"{path}:{inner}")
    found = [made for made in vars(module).values() if inspect.isclass(made) and issubclass(made, Bot) and made.__module__ == module.__name__]
    if len(found) != 1:
        which = f"has {len(found)}: say which, as {path}:{found[0].__name__}" if found else "has none: a bot derives from civitas.bots.Bot"
        raise ValueError(f"{path} should have one bot, and it {which}")
    return _check(found[0], str(path))


def _check(made: Any, name: str) -> Maker:
    if not (inspect.isclass(made) and issubclass(made, Bot)):
        raise ValueError(f"{name} is no bot: a bot derives from civitas.bots.Bot")
    maker: Maker = made
    return maker


# --- weights


def _with_weights(known: str, table: str) -> Maker:
    """A bot that is known, with weights of a name that is shipped, or of a file."""

    def make(game: Game, seed: int | str = 0) -> Bot:
        if game.sense is None:
            raise ValueError(f"{game.id} has no sense, so there are no weights to change")
        changes = read_weights(Path(table), game) if Path(table).suffix in (".yaml", ".yml") else game.sense.build(table).weights
        made: Any = BOTS[known]
        bot: Bot = made(game, seed, changes)
        return bot

    if Path(table).suffix in (".yaml", ".yml") and not Path(table).is_file():
        raise ValueError(f"there is no file {table}")
    return make


def _with_value(known: str, table: str) -> Maker:
    """A planner that is known, with a value of a file."""

    def make(game: Game, seed: int | str = 0) -> Bot:
        made: Any = BOTS[known]
        bot: Bot = made(game, seed, learned=read_value(Path(table), game))
        return bot

    if not Path(table).is_file():
        raise ValueError(f"there is no file {table}")
    if not issubclass(cast(type, BOTS[known]), PlannerBot):
        raise ValueError(f"{known} does not search: a value is for the planner")
    return make


def read_weights(path: Path, game: Game) -> dict[str, float]:
    """The weights of a file, as ``civitas tune`` writes it: for this game, the last table of it.

    >>> import civitas, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "mine.yaml")
    ...     _ = path.write_text("mine: {game: through_the_ages, weights: {rival: 1}}")
    ...     read_weights(path, civitas.game("through_the_ages"))
    {'rival': 1.0}
    """
    try:
        tables = yaml.safe_load(path.read_text(encoding="utf-8"))
        table = list(tables.values())[-1]
        weights = flatten(table["weights"])
    except (OSError, AttributeError, IndexError, KeyError, TypeError, ValueError, yaml.YAMLError) as problem:
        raise ValueError(f"{path} is no table of weights: {problem}") from None
    if table.get("game", game.id) != game.id:
        raise ValueError(f"{path} has weights for {table['game']}, not for {game.id}")
    return weights
