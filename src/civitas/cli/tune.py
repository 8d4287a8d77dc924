"""``civitas tune``: better weights by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
import yaml

from civitas.arena.tuning import Generation, Tuner, table_of
from civitas.cli.command import app
from civitas.cli.common import GameArgument, PlayersOption, RayOption, SeedOption, VariantOption, WorkersOption, plainly, screen
from civitas.cli.studying import begin, working, write


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
    workers: WorkersOption = 1,
    ray: RayOption = "",
) -> None:
    """Tune what a bot thinks things are worth, from nothing but self-play.  The table is written after every check, so it can be stopped."""
    study = begin(game, players, seed, option, out, ".yaml")
    names = [name.strip() for name in (weights or "").split(",") if name.strip()]
    with plainly():
        tuner = Tuner(study.game, study.players, study.seed, study.options, names, seeds, budget)
    said, history = screen(), []
    said.say(study.heading(f"{len(tuner.best)} weights"), "bold")
    with working(workers, ray) as each:
        for one in tuner.run(generations, each):
            history.append(one)
            if one.check is not None:
                said.say(describe(one))
                table = table_of(tuner, out.stem, study.command, history)
                write(out, yaml.safe_dump(table, sort_keys=False, allow_unicode=True))
    said.say(f"Written: {out}. Try it: civitas arena {study.game.id} --bots greedy@{out},greedy-1")


def describe(one: Generation) -> str:
    """A line of progress."""
    if one.check is None:
        return f"generation {one.number}"
    return f"generation {one.number}: {one.check.mean:.1%} ({one.check.low:.1%} – {one.check.high:.1%}) against where it began"
