"""``civitas learn``: what positions come to, learned from self-play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from civitas.cli.command import app
from civitas.cli.common import Bad, GameArgument, PlayersOption, RayOption, SeedOption, VariantOption, WorkersOption, plainly, screen
from civitas.cli.studying import begin, working, write

if TYPE_CHECKING:
    from civitas.arena.learning import Fit


@app.command("learn")
def learn(
    game: GameArgument,
    out: Annotated[Path, typer.Option("--out", help="The value that is written, .json: play with it as --bots planner@FILE.")],
    players: PlayersOption = None,
    games: Annotated[
        str, typer.Option("--games", "-n", metavar="N,...", help="Games of each round: the first greedy's, then the planner's with what was learned.")
    ] = "1000",
    budget: Annotated[int, typer.Option("--budget", min=1, help="Simulations a decision in the later rounds.")] = 12,
    target: Annotated[str, typer.Option("--target", help="What is foretold: margin or rank.")] = "margin",
    plain: Annotated[bool, typer.Option("--plain", help="Learn of the few signs of the title only, not of all its features.")] = False,
    hidden: Annotated[int, typer.Option("--hidden", min=0, help="Units of a small network besides; 0: none.")] = 0,
    strictness: Annotated[float, typer.Option("--strictness", min=0.0, help="How much a feature must explain to count.")] = 300.0,
    seed: SeedOption = None,
    option: VariantOption = None,
    workers: WorkersOption = 1,
    ray: RayOption = "",
) -> None:
    """Learn what positions come to, from nothing but self-play.  The value is written after every round, so it can be stopped."""
    try:
        from civitas.arena.learning import Learner
    except ImportError as missing:
        raise Bad(f"learning needs {missing.name}: pip install 'civitas[env]'") from None
    study = begin(game, players, seed, option, out, ".json")
    if not all(part.isdigit() and int(part) for part in games.split(",")):
        raise Bad(f"--games are numbers with commas between, not {games!r}")
    with plainly():
        learner = Learner(study.game, study.players, study.seed, study.options, strictness=strictness, target=target, plain=plain, hidden=hidden)
    said = screen()
    said.say(study.heading(f"{len(learner.signs)} signs, {len(learner.names)} features"), "bold")
    about = {"game": study.game.id, "rules": study.game.rules_version, "players": study.players, "made": study.command}
    with working(workers, ray) as each:
        for number, found in enumerate(learner.run([int(part) for part in games.split(",")], budget, each), 1):
            said.say(f"round {number}: {describe(found)}")
            write(out, as_text({**about, "came_to": describe(found), **found.table}))
    said.say(f"Written: {out}. Try it: civitas arena {study.game.id} --bots planner@{out},greedy-1")


def describe(one: Fit) -> str:
    """A line of progress."""
    network = f", without its network {one.linear:.1%}" if "network" in one.table else ""
    return f"{one.positions} positions; of games held out the sense explains {one.sense:.1%}, what was learned {one.learned:.1%}{network}"


def as_text(table: dict[str, Any]) -> str:
    """A line for each weight, so that a change shows where it is."""
    lines = [f"  {json.dumps(name)}: {as_lines(value) if isinstance(value, dict) else json.dumps(value)}" for name, value in table.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def as_lines(part: dict[str, Any]) -> str:
    """A line for each entry.

    >>> print(as_lines({"a": [1, 2]}))
    {
        "a": [1, 2]
      }
    """
    inner = ",\n".join([f"    {json.dumps(name)}: {json.dumps(value)}" for name, value in part.items()])
    return "{\n" + inner + "\n  }" if part else "{}"
