"""``civitas tune``: better weights by self-play."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
import yaml

from civitas.arena.tuning import Generation, Tuner, in_workers, table_of
from civitas.cli.command import app
from civitas.cli.common import (
    Bad,
    GameArgument,
    PlayersOption,
    SeedOption,
    VariantOption,
    check_out,
    choose_seats,
    find_game,
    plainly,
    read_seed,
    screen,
    variants,
)


@app.command("tune")
def tune(
    game: GameArgument,
    out: Annotated[Path, typer.Option("--out", help="The table of weights that is written, .yaml: play with it as --bots greedy@FILE.")],
    players: PlayersOption = None,
    generations: Annotated[int, typer.Option("--generations", "-g", min=1, help="How many steps.")] = 100,
    seeds: Annotated[int, typer.Option("--seeds", "-n", min=1, help="Seeds a step; each is played from all seats, twice.")] = 8,
    weights: Annotated[str | None, typer.Option("--weights", metavar="NAME,...", help="Only these, or groups of them.", show_default="all")] = None,
    budget: Annotated[int, typer.Option("--budget", min=0, help="Simulations a decision: the planner is tuned; 0: greedy.")] = 0,
    seed: SeedOption = None,
    option: VariantOption = None,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, help="How many processes share the work.")] = 1,
) -> None:
    """Tune what a bot thinks things are worth, from nothing but self-play.  The table is written after every check, so it can be stopped."""
    chosen = find_game(game)
    check_out(out, ".yaml")
    seats = choose_seats(chosen, players)
    base = read_seed(seed) if seed is not None else secrets.randbits(32)
    assert base is not None
    names = [name.strip() for name in (weights or "").split(",") if name.strip()]
    with plainly():
        tuner = Tuner(chosen, seats, base, variants(chosen, option), names, seeds, budget)
    command = " ".join(["civitas", *sys.argv[1:], *([] if seed is not None else ["--seed", str(base)])])
    said, history = screen(), []
    said.say(f"{chosen.title}, {seats} players, {len(tuner.best)} weights, seed {base}", "bold")
    each, end = in_workers(workers)
    try:
        for one in tuner.run(generations, each):
            history.append(one)
            if one.check is not None:
                said.say(describe(one))
                write(out, tuner, command, history)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    finally:
        end()
    said.say(f"Written: {out}. Try it: civitas arena {chosen.id} --bots greedy@{out},greedy-1")


def describe(one: Generation) -> str:
    """A line of progress."""
    if one.check is None:
        return f"generation {one.number}"
    return f"generation {one.number}: {one.check.mean:.1%} ({one.check.low:.1%} – {one.check.high:.1%}) against where it began"


def write(out: Path, tuner: Tuner, command: str, history: list[Generation]) -> None:
    """Whole or not at all."""
    half = out.with_suffix(".half")
    try:
        half.write_text(yaml.safe_dump(table_of(tuner, out.stem, command, history), sort_keys=False, allow_unicode=True), encoding="utf-8")
        half.replace(out)
    except OSError as problem:
        raise Bad(f"{out} cannot be written: {problem.strerror or problem}") from None
