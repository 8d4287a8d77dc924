"""The games there are, and what a game says about itself."""

from __future__ import annotations

import importlib
import pkgutil
import secrets
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any

from . import codec
from .chance import luck_of
from .flow import BaseState, advance
from .notation import NUMBERS, Notation
from .options import Refusal
from .plugs import Features, Feeling, Invariants, Page, Screen, Standing, Texts, Timed, check_plug, check_state
from .record_fields import namespace_of
from .records import Option


@dataclass(frozen=True)
class GameOption:
    """A declared variant: its default tells its type; *choices* or *lo* and *hi* bound it; *when*: it counts only with that
    value of that other option.

    >>> rounds = GameOption("rounds", 3, "how many rounds are played", lo=1, hi=9)
    >>> rounds.type
    <class 'int'>
    >>> rounds.check(12)
    Traceback (most recent call last):
    ValueError: option rounds goes from 1 to 9, not 12
    """

    name: str
    default: bool | int | str
    help: str = ""  # where the game has no words of its own: option-<name>-help
    choices: tuple[bool | int | str, ...] = ()
    lo: int | None = None
    hi: int | None = None
    when: tuple[str, bool | int | str] | None = None

    @property
    def type(self) -> type:
        return type(self.default)

    def check(self, value: Any) -> None:
        """Complain in one sentence."""
        if type(value) is not type(self.default):
            raise ValueError(f"option {self.name} is a {type(self.default).__name__}, not {value!r}")
        if self.choices and value not in self.choices:
            raise ValueError(f"option {self.name} is one of {', '.join(map(str, self.choices))}, not {value!r}")
        if not isinstance(value, str) and ((self.lo is not None and value < self.lo) or (self.hi is not None and value > self.hi)):
            raise ValueError(f"option {self.name} goes from {self.lo} to {self.hi}, not {value!r}")


@dataclass(frozen=True)
class Preset:
    """A game that people ask for by one word: options with values, and the most players where they are fewer than the title's.

    >>> Preset("first", {"rounds": 2}).most is None
    True
    """

    name: str  # preset-<name> and preset-<name>-help in the game's words
    options: dict[str, Any] = field(default_factory=dict)
    most: int | None = None


Setup = Callable[[int, tuple[int, ...], dict[str, Any]], BaseState]


@dataclass(frozen=True)
class Game:
    """One title: what it is called, who can play it, and how a table is set up.

    ``setup(players, luck, options)`` gives the state with its luck and its first step on the stack; the kernel plays on from there.
    A change that alters any stored game raises *rules_version*; *migrations* then rewrite older records, one version at a time.

    >>> title = game("through_the_ages")
    >>> title.prefix, title.package, title.settings({"mode": "first_game"})["mode"]
    ('TTA', 'civitas.games.through_the_ages', 'first_game')
    >>> s = title.new(players=2, seed=1)
    >>> s.count_scores() == s.scores, s.rank() == s.ranking
    (True, True)
    >>> title.from_json({"game": "chess"})
    Traceback (most recent call last):
    ValueError: this is not a checkpoint of through_the_ages
    """

    id: str
    title: str
    min_players: int
    max_players: int
    rules_version: int
    state: type[BaseState]
    setup: Setup
    options: tuple[GameOption, ...] = ()
    presets: tuple[Preset, ...] = ()  # the first is for people's first game
    prefix: str = ""  # of its rule ids
    longest: int = 100_000  # no game takes more decisions than this
    texts: Texts = field(default_factory=Texts)
    page: Page = field(default_factory=Page)
    screen: Screen = field(default_factory=Screen)
    sense: Feeling | None = None
    invariants: Invariants | None = None
    features: Features | None = None
    notation: Notation = NUMBERS  # how its options are written down
    plan: Callable[[Any, int, tuple[Option, ...]], list[Option] | Refusal] | None = None  # puts the parts of a plan in order
    timed: Callable[[Any], Timed | None] | None = None  # whether the rules give a time for what is under way; the table keeps it
    orders: tuple[Standing, ...] = ()  # answers that may be given unasked
    talk_apart: str = ""  # the rule by which two players may bargain without the others hearing it; "": all talk is for the whole table
    migrations: dict[int, Callable[[Any], Any]] = field(default_factory=dict)

    @property
    def package(self) -> str:
        """The package it lives in, with its words, its data and its rules; "" if it is a single module."""
        return self.state.__module__.rpartition(".")[0]

    def settings(self, options: dict[str, Any] | None) -> dict[str, Any]:
        """All options with their values; ValueError on one that is unknown or out of bounds."""
        declared = {o.name: o for o in self.options}
        for name, value in (options or {}).items():
            if name not in declared:
                known = f"it has {', '.join(declared)}" if declared else "it has none"
                raise ValueError(f"{self.id} has no option {name!r}: {known}")
            declared[name].check(value)
        return {name: (options or {}).get(name, o.default) for name, o in declared.items()}

    def new(self, players: int | None = None, seed: int | str | None = None, options: dict[str, Any] | None = None) -> Any:
        """A new game.  The same players, seed and options give the same game; no seed, a fresh one of 128 bits.

        >>> import civitas
        >>> civitas.game("through_the_ages").new(players=9)
        Traceback (most recent call last):
        ValueError: through_the_ages is for 2 to 4 players, not 9
        """
        number = self.min_players if players is None else players
        if type(number) is not int or not self.min_players <= number <= self.max_players:
            raise ValueError(f"{self.id} is for {self.min_players} to {self.max_players} players, not {number!r}")
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, (int, str))):
            raise ValueError(f"a seed is a number or a word, not {seed!r}")
        settings = self.settings(options)
        given = secrets.randbits(128) if seed is None else seed
        s = self.setup(number, luck_of(self.id, given), settings)
        s.chronicle = []
        advance(s)
        return s

    def from_json(self, obj: Any) -> Any:
        """The state that ``to_json`` wrote; ValueError in one sentence if it is not one of this game."""
        if not isinstance(obj, dict) or not {"game", "rules", "state"} <= obj.keys():
            raise ValueError(f"this is not a checkpoint of {self.id}")
        if obj["game"] != self.id:
            raise ValueError(f"this is a checkpoint of {obj['game']}, not of {self.id}")
        if obj["rules"] != self.rules_version:
            raise ValueError(f"this checkpoint was made under rules version {obj['rules']}, these are version {self.rules_version}")
        if obj.get("tables") != self.notation.digest:
            raise ValueError(f"this checkpoint of {self.id} was made with other tables: its numbers mean other things")
        try:
            s = codec.from_plain(namespace_of(self.state), obj["state"])
            wrong = codec.misfit(s)
        except (KeyError, TypeError, ValueError, AttributeError) as problem:
            raise ValueError(f"this checkpoint of {self.id} is damaged: {problem}") from None
        if type(s) is not self.state:
            raise ValueError(f"this checkpoint of {self.id} is damaged: it holds a {type(s).__name__}")
        if wrong:
            raise ValueError(f"this checkpoint of {self.id} is damaged: {wrong}")
        return s


def checkpoint(s: BaseState) -> dict[str, Any]:
    """What ``state.to_json()`` gives.

    >>> sorted(checkpoint(game("through_the_ages").new(players=2, seed=1)))
    ['game', 'rules', 'state', 'tables']
    """
    game = game_of(s)
    return {"game": game.id, "rules": game.rules_version, "tables": game.notation.digest, "state": codec.to_plain(s)}


GAMES: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known under its id; ValueError if one of its hooks cannot be called.

    A package that registers its game gets all its modules imported, so that steps which are called by their names are there.

    >>> register(game("through_the_ages")).prefix
    'TTA'
    """
    for plug in (game.texts, game.page, game.screen, game.sense, game.invariants, game.features):
        if plug is not None:
            check_plug(game.id, plug)
    check_state(game.id, game.state)
    for preset in game.presets:
        game.settings(preset.options)
    package = sys.modules.get(game.package)
    if package is not None and getattr(package.__spec__, "_initializing", False):  # its own __init__ calls us
        for module in pkgutil.walk_packages(package.__path__, f"{game.package}."):
            importlib.import_module(module.name)
    GAMES[game.id] = game
    return game


def game_of(s: BaseState) -> Game:
    """The game that is played with such a state.

    >>> game_of(game("through_the_ages").new(players=2, seed=1)).id
    'through_the_ages'
    """
    for game in GAMES.values():
        if game.state is type(s):
            return game
    raise ValueError(f"no game is played with {type(s).__name__}")


def games() -> dict[str, Game]:
    """All games: those of this package, and those that other packages offer as entry points of ``civitas.games``.

    >>> "through_the_ages" in games()
    True
    """
    package = importlib.import_module("civitas.games")
    for found in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"civitas.games.{found.name}")
    for entry in entry_points(group="civitas.games"):
        entry.load()
    return dict(sorted(GAMES.items()))


def game(id: str) -> Game:
    """The game of that id; ValueError that names the ones there are.

    >>> game("chess")
    Traceback (most recent call last):
    ValueError: there is no game 'chess': there are ...
    """
    if id in GAMES:
        return GAMES[id]
    known = games()
    if id not in known:
        raise ValueError(f"there is no game {id!r}: there are {', '.join(known) or 'none'}")
    return known[id]


def callable_package(name: str, function: Callable[[], Any]) -> None:
    """Let ``civitas.games()`` be a call although ``civitas.games`` is a package (bots likewise).

    >>> import civitas
    >>> civitas.games() == games()
    True
    """

    class Callable_(ModuleType):
        def __call__(self) -> Any:
            return function()

    sys.modules[name].__class__ = Callable_
