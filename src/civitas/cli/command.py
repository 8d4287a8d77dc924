"""The command itself, and what becomes of bad input, Ctrl-C and closed pipes."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from civitas.cli.ground import Bad, sentence

UsageProblem: Any = next(cls for cls in typer.BadParameter.__mro__ if cls.__name__ == "ClickException")


class Commands(TyperGroup):
    """All commands.  Bad input gets one sentence and exit code 2; Ctrl-C and closed pipes end quietly."""

    def main(self, args: Any = None, prog_name: str | None = None, *_: Any, **extra: Any) -> Any:
        try:
            code = super().main(args, prog_name, **(extra | {"standalone_mode": False}))
            sys.stdout.flush()
        except UsageProblem as problem:
            code = refused(problem.format_message())
        except Bad as problem:
            code = refused(str(problem))
        except (KeyboardInterrupt, typer.Abort):
            code = 130
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            code = 0
        sys.exit(code if isinstance(code, int) else 0)


def refused(problem: str) -> int:
    """One sentence on the error stream, and the exit code for bad input."""
    print(sentence(problem), file=sys.stderr)
    return 2


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def civitas(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Say which version this is.", is_eager=True)] = False
) -> None:
    """A table for four civilization board games: play, simulate, replay, look rules up."""
    if version:
        from civitas import __version__

        print(f"civitas {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
