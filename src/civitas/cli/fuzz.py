"""``civitas fuzz``: random play under all laws."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from civitas.cli.command import app
from civitas.cli.common import Bad, GameArgument, JsonOption, PlayersOption, SeedOption, choose_seats, find_game, plainly, screen
from civitas.laws import LAWS, Failure, Fuzz, Reasons
from civitas.laws.case import describe as explain
from civitas.laws.reasons import ENOUGH


@app.command("fuzz")
def fuzz(
    game: GameArgument,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="How long.")] = 60.0,
    players: PlayersOption = None,
    seed: SeedOption = None,
    deep: Annotated[bool, typer.Option("--deep", help="Look at every position and every option: fewer games, more of each.")] = False,
    reasons: Annotated[
        bool, typer.Option("--reasons", help="Ask instead how many nearly right options are refused with a reason of their own.")
    ] = False,
    out: Annotated[Path | None, typer.Option("--out", help="Where a failure is written.", show_default="GAME-failure.civ")] = None,
    as_json: JsonOption = False,
) -> None:
    """Play at random under all laws; what breaks one leaves a short record that `civitas replay` opens.

    Exit code 0: the laws hold; 1: one is broken.
    """
    chosen = find_game(game)
    if players is not None:
        choose_seats(chosen, players)
    if reasons:
        asked = Reasons(chosen, seed or "0")
        try:
            asked.run(seconds, players=players)
        except Exception as problem:  # the game's own fault: the laws find it too, and leave a record of it
            raise Bad(f"{explain(problem)}; civitas fuzz {chosen.id} shows how it comes to that") from None
        if as_json:
            print(json.dumps(asked.plain()))
        else:
            screen().say(asked.report())
        raise typer.Exit(0 if asked.share >= ENOUGH else 1)
    run = Fuzz(chosen, seed or "0", positions=None if deep else 30, deep=deep, players=players)
    failure = with_bar(run, seconds)
    path = out or Path(f"{chosen.id}-failure.civ")
    if failure is not None:
        with plainly():
            failure.record().save(path)
    if as_json:
        print(json.dumps(describe(run, failure, path)))
    else:
        show(run, failure, path)
    if failure is not None:
        raise typer.Exit(1)


def with_bar(run: Fuzz, seconds: float) -> Failure | None:
    """Run, with a bar on the error stream where that is a screen."""
    errors = screen(errors=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(run.game.id, total=seconds)
        return run.run(
            seconds,
            progress=lambda r: bar.update(
                task, completed=min(r.seconds, seconds), description=f"{r.game.id}: {r.coverage.games} games, {r.coverage.positions} positions"
            ),
        )


def describe(run: Fuzz, failure: Failure | None, path: Path) -> dict[str, Any]:
    """What happened, for a program to read."""
    covered = run.coverage
    found = {
        "game": run.game.id,
        "games": covered.games,
        "decisions": covered.decisions,
        "positions": covered.positions,
        "longest_list": covered.longest_list,
        "never_seen": list(covered.missing()),
        "broken": None,
    }
    if failure is not None:
        found["broken"] = {"law": failure.law, "says": LAWS[failure.law], "how": str(failure), "record": str(path)}
    return found


def show(run: Fuzz, failure: Failure | None, path: Path) -> None:
    out, covered = screen(), run.coverage
    if failure is not None:
        out.say(str(failure))
        out.say(f"It is shown by {path}: civitas replay {path}")
        return
    out.say(
        f"The laws hold over {covered.games:,} games of {run.game.title}, {covered.decisions:,} decisions, "
        f"{covered.positions:,} positions looked at; the longest list had {covered.longest_list:,} options."
    )
    if missing := covered.missing():
        out.say(f"Never seen ({len(missing)}): {', '.join(missing)}")
