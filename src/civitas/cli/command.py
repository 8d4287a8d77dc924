"""The command itself, and what becomes of bad input, Ctrl-C and closed pipes."""

from __future__ import annotations

import codecs
import difflib
import io
import os
import platform
import re
import sys
import unicodedata
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from civitas import __version__
from civitas.cli.common import Bad, is_game, sentence
from civitas.kernel import flow
from civitas.kernel.registry import games

UsageProblem: Any = next(cls for cls in typer.BadParameter.__mro__ if cls.__name__ == "ClickException")
LIKE = str.maketrans({"–": "-", "„": '"', "“": '"', "”": '"', "’": "'", "→": ">", "·": ".", "½": " 1/2", "…": "...", "ł": "l", "Ł": "L", "×": "x"})


class Commands(TyperGroup):
    """All commands.  Bad input gets one sentence and exit code 2; Ctrl-C and closed pipes end quietly."""

    def main(self, args: Any = None, prog_name: str | None = None, *_: Any, **extra: Any) -> Any:
        codecs.register_error("nearest", nearest)
        for stream in (sys.stdout, sys.stderr):  # letters that the terminal lacks are no traceback
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="nearest")
        try:
            code = super().main(args, prog_name, **(extra | {"standalone_mode": False}))
            sys.stdout.flush()
        except UsageProblem as problem:
            code = refuse(told(problem.format_message()))
        except Bad as problem:
            code = refuse(str(problem))
        except (KeyboardInterrupt, typer.Abort):
            code = 130
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            code = 0
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Whoever names a game wants to play it."""
        if args and not ctx.resilient_parsing and self.get_command(ctx, args[0]) is None and is_game(args[0]):
            raise Bad(f"there is no command {args[0]!r}, but a game: civitas play {args[0]}")
        return super().resolve_command(ctx, args)


def told(problem: str) -> str:
    """What the parser says, shorter: which option, and what it should be.

    >>> told("Invalid value for '--players' / '-p': Input should be a valid integer, unable to parse string as an integer")
    '--players should be a whole number'
    >>> told("Missing argument 'GAME'.")
    "Missing argument 'GAME'."
    """
    found = re.fullmatch(r"Invalid value for '([^']+)'(?: / '[^']+')*: Input should be ([^,]+)(?:, unable to parse .*)?", problem)
    return f"{found[1]} should be {found[2].replace('a valid integer', 'a whole number').replace('a valid number', 'a number')}" if found else problem


def nearest(problem: UnicodeError) -> tuple[str, int]:
    """Letters that cannot be written, without their accents; a question mark for what has no likeness.

    >>> nearest(UnicodeEncodeError("ascii", "Őrült – Русь", 0, 9, "not ASCII"))
    ('Orult - ?', 9)
    """
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    signs = problem.object[problem.start : problem.end].translate(LIKE)
    plain = ["".join(part for part in unicodedata.normalize("NFKD", sign) if part.isascii()) or "?" for sign in signs]
    return "".join(plain), problem.end


def refuse(problem: str) -> int:
    """One sentence on the error stream, and the exit code for bad input."""
    print(sentence(problem), file=sys.stderr)
    return 2


app = typer.Typer(
    cls=Commands,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def civitas(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Say which version this is.", is_eager=True)] = False
) -> None:
    """A table for four civilization board games: play, simulate, replay, look rules up."""
    if version:
        print(f"civitas {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("version")
def version() -> None:
    """Say which version this is, of what it is made and what runs it."""
    print(f"civitas {__version__}")
    for game in games().values():
        print(f"  {game.id}, rules version {game.rules_version}")
    form = "compiled" if str(flow.__file__).endswith((".so", ".pyd")) else "interpreted"
    print(f"  {form}, Python {platform.python_version()} on {platform.system()}")


@app.command("help")
def help_(context: typer.Context, command: Annotated[str | None, typer.Argument(metavar="COMMAND", show_default=False)] = None) -> None:
    """Say what a command does, or what there is."""
    parent: Any = context.parent
    if command is None:
        print(parent.get_help())
        return
    found = parent.command.get_command(parent, command)
    if found is None:
        near = difflib.get_close_matches(command, parent.command.list_commands(parent), 1)
        raise Bad(f"there is no command {command!r}: " + (f"did you mean {near[0]}?" if near else "see civitas help"))
    print(found.get_help(type(context)(found, info_name=command, parent=parent)))


@app.command("man", hidden=True)
def man(context: typer.Context) -> None:
    """Print the manual page: civitas man > civitas.1"""
    from civitas.cli.manual import page

    print(page(context.parent), end="")
