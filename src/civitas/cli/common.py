"""What all commands share: games and bots by name, options as given, the screen, and the one sentence for bad input."""

from __future__ import annotations

import difflib
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from civitas import bots, words
from civitas.kernel.registry import GAMES, Game, GameOption, games
from civitas.kernel.registry import game as game_called

PIPE_WIDTH = 120  # of what is printed into a file or another program
YES = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}


class Bad(Exception):
    """Bad input, in one sentence."""


def sentence(problem: str) -> str:
    """As a sentence on one line; the name of a game stays as it is written.

    >>> sentence("there is no game 'chess'")
    "There is no game 'chess'."
    """
    text = " ".join(problem.split())
    first = text.partition(" ")[0]
    begun = text[:1].upper() + text[1:] if first.isalpha() and first not in GAMES else text
    return begun + ("" if text.endswith((".", "!", "?")) else ".")


@contextmanager
def plainly(where: object = "") -> Iterator[None]:
    """The library's complaints (ValueError, in one sentence) are the user's: pass them on, and say *where*."""
    try:
        yield
    except ValueError as problem:
        raise Bad(f"{where}, {problem}" if where else str(problem)) from None
    except OSError as problem:
        raise Bad(f"{problem.filename or 'the file'}: {problem.strerror or problem}") from None


class Screen(Console):
    """Where commands print."""

    def on_broken_pipe(self) -> None:
        """Nobody listens any more: end without a word."""
        self.quiet = True
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        raise SystemExit(0)

    def say(self, text: str = "", style: str = "") -> None:
        """A line of plain words (square brackets are rule ids here, not colours); a path longer than a line is not torn."""
        torn = max([len(word) for word in text.split()], default=0) > self.width
        self.print(Text(text, style), soft_wrap=torn or not self.is_terminal)

    def page(self, what: Any, beside: int = 1) -> None:
        """Print it; where it is higher than the screen, a screen at a time.  *beside*: lines that stand with it."""
        shown = Text(what) if isinstance(what, str) else what
        if not self.is_terminal or not sys.stdin.isatty():
            self.print(shown, soft_wrap=isinstance(what, str))
            return
        lines, room = self.render_lines(shown, pad=False), max(2, self.height - beside)
        for at in range(0, len(lines), room):
            for line in lines[at : at + room]:
                self.print(*[Text(part.text, part.style or "") for part in line], sep="", end="\n", no_wrap=True, overflow="crop")
            if at + room < len(lines) and input("--- Enter, q --- ").strip().casefold() == "q":
                return


def in_columns(text: str) -> Group:
    """Help: what is typed in one column, what it does in another, so that a long line goes on below itself."""
    found: list[Any] = []
    for line in text.split("\n"):
        typed, two, does = line.strip().partition("  ")
        if not two:
            found.append(Text(line))
            continue
        if not (found and isinstance(found[-1], Table)):
            found.append(Table.grid(padding=(0, 2, 0, 0)))
            found[-1].add_column(no_wrap=True)
        found[-1].add_row(Text(f" {typed}"), Text(does.strip()))
    return Group(*found)


def screen(errors: bool = False) -> Screen:
    """The screen; a wide one where it is a file or a pipe."""
    found = Screen(stderr=errors, highlight=False, emoji=False)
    if not found.is_terminal and "COLUMNS" not in os.environ:
        found.width = PIPE_WIDTH
    return found


# --- arguments that several commands take


def complete_game(incomplete: str) -> list[tuple[str, str]]:
    """For the shell: the games whose names begin like this."""
    found = [(id, game.title) for id, game in games().items()] + [(short(game), game.title) for game in games().values() if game.prefix]
    return [(name, title) for name, title in found if name.startswith(incomplete)]


def complete_language(incomplete: str) -> list[str]:
    return [language for language in words.languages() if language.startswith(incomplete)]


GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game: see `civitas games`.", show_default=False, autocompletion=complete_game)
]
PlayersOption = Annotated[int | None, typer.Option("--players", "-p", help="How many seats.", show_default=False)]
SeedOption = Annotated[str | None, typer.Option("--seed", "-s", help="The same seed gives the same game.", show_default=False)]
VariantOption = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A variant: see `civitas games`.", show_default=False)
]
WorkersOption = Annotated[int, typer.Option("--workers", "-w", min=1, help="How many processes share the work.")]
RayOption = Annotated[str, typer.Option("--ray", metavar="ADDRESS", help="A Ray cluster: its address, `auto`, or `local`.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
LanguageOption = Annotated[
    str | None, typer.Option("--language", help="The language of the words.", show_default="that of LANG", autocompletion=complete_language)
]


def short(game: Game) -> str:
    """What hurried people call a game: tta."""
    return game.prefix.casefold()


def is_game(name: str) -> bool:
    """Whether a game is called this, in full or in short."""
    return name.casefold() in games() or name.casefold() in map(short, games().values())


def find_game(name: str) -> Game:
    """A game by its id, or by the letters of its rules; what is like neither gets a guess."""
    called = {short(game): game for game in games().values() if game.prefix}
    if name.casefold() in called:
        return called[name.casefold()]
    wanted = name.casefold().replace("-", "_").replace(" ", "_")
    if wanted in games():
        return games()[wanted]
    titles = {game.title.casefold().replace(" ", "_"): id for id, game in games().items()}
    near = difflib.get_close_matches(wanted, [*games(), *called, *titles], 1) or [id for id in games() if len(wanted) > 2 and id.startswith(wanted)]
    if near:
        raise Bad(f"there is no game {name!r}: did you mean {titles.get(near[0], near[0])}?")
    with plainly():
        return game_called(name)


def read_seed(seed: str | None) -> int | str | None:
    """A seed that looks like a number is one."""
    if seed is None:
        return None
    return int(seed) if seed.isdecimal() and (seed == "0" or seed[0] != "0") else seed


def variants(game: Game, given: Sequence[str] | None) -> dict[str, Any]:
    """The ``--option name=value`` of a game, with the types it declares."""
    declared = {o.name: o for o in game.options}
    chosen: dict[str, Any] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise Bad(f"a variant is given as --option name=value, not {text!r}")
        chosen[name] = read_value(declared[name], value) if name in declared else value
    with plainly():
        game.settings(chosen)
    return chosen


def read_value(option: GameOption, value: str) -> bool | int | str:
    """A word as the type of this option."""
    if option.type is bool and value.casefold() not in YES:
        raise Bad(f"option {option.name} is yes or no, not {value!r}")
    if option.type is int and not re.fullmatch(r"-?\d+", value):
        raise Bad(f"option {option.name} is a whole number, not {value!r}")
    if option.type is bool:
        return YES[value.casefold()]
    return int(value) if option.type is int else value


def choose_seats(game: Game, players: int | None, at_least: int = 0) -> int:
    """How many seats: as asked, or as few as the game allows."""
    number = max(game.min_players, at_least) if players is None else players
    if not game.min_players <= number <= game.max_players:
        raise Bad(f"{game.id} is for {game.min_players} to {game.max_players} players, not {number}")
    return number


def bot_names(given: str | None) -> list[str]:
    """The names in ``--bots a,b``; each must be a bot."""
    names = [name.strip() for name in (given or "").split(",") if name.strip()]
    for name in names:
        with plainly():
            bots.maker(name)
    return names


def make_bot(name: str, game: Game, seed: int | str) -> bots.Bot:
    """The bot of that name, ready for this game."""
    try:
        return bots.bot(name, game, seed)
    except ValueError as problem:
        raise Bad(f"the bot {name!r} cannot play {game.id}: {problem}") from None


def best_bot(game: Game) -> str:
    """The bot that plays where none was named: the best that can play this game."""
    for name in (bots.DEFAULT, "random"):
        try:
            bots.bot(name, game)
        except ValueError:
            continue
        return name
    raise Bad(f"there is no bot that can play {game.id}")


def choose_language(language: str | None) -> str:
    """The language as asked for; else that of the user's surroundings, if there are words in it."""
    if language is None:
        wished = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
        return wished[:2] if wished[:2] in words.languages() and wished[2:3] in ("", "_", ".", "@") else words.FALLBACK
    if language not in words.languages():
        raise Bad(f"there are no words in {language!r}: there are words in {', '.join(words.languages())}")
    return language


def sections(game: Game, s: Any, seat: int | None, language: str, names: Sequence[str]) -> list[tuple[str, Any]]:
    """The table as *seat* sees it, in parts, each with a title: as the game draws it, or as plain data where it draws nothing.

    The parts stand in the order in which they matter; a screen without room for all shows the first, and the others when asked.
    """
    if game.screen.table is not None:
        return game.screen.table(s, seat, language, words.speaker(game.id, language), list(names))
    seen = s.view(seat)
    hidden = ("is", "stack", "pending", "luck", "options", "seat", "to_act", "over", "scores")
    return [(words.title_of(game, language), Text("\n".join(f"{key}: {value}" for key, value in seen.items() if key not in hidden)))]


def position(game: Game, s: Any, seat: int | None, language: str = words.FALLBACK, names: Sequence[str] = ()) -> Any:
    """The whole table as *seat* sees it."""
    return Group(*[part for _, part in sections(game, s, seat, language, names or name_seats(game, s, (), language))])


def name_seats(game: Game, s: Any, names: Sequence[str], language: str) -> list[str]:
    """What the seats are called: by their people, else as the game calls them now, else by number, from 1."""
    found = words.seat_names(game.id, s, names, language)
    return [name or words.fill("term-player", {"number": seat + 1}, language) for seat, name in enumerate(found)]


def in_points(game: Game, n: int) -> int | float:
    """A number of the score in points: some games count halves."""
    return n if not game.page.halves else n // 2 if n % 2 == 0 else n / 2


def check_out(out: Path | None, *kinds: str) -> None:
    """Before the work begins: can that file be written?"""
    if out is None:
        return
    if out.suffix not in kinds:
        raise Bad(f"--out writes {' or '.join(kinds)}, not {out.name!r}")
    if not out.parent.is_dir():
        raise Bad(f"there is no folder {out.parent} to write {out.name} into")
    if out.suffix == ".parquet":
        try:
            import pyarrow  # type: ignore[import-not-found, import-untyped, unused-ignore]  # noqa: F401
        except ImportError:
            raise Bad("a .parquet file needs pyarrow, which is not installed: pip install 'civitas[parquet]'") from None
