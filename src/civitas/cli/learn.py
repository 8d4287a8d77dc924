"""``civitas learn``: what positions come to, learned from self-play."""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

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
    strictness: Annotated[float, typer.Option("--strictness", min=0.0, help="How much a feature must explain to count.")] = 300.0,
    seed: SeedOption = None,
    option: VariantOption = None,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, help="How many processes share the work.")] = 1,
) -> None:
    """Learn what positions come to, from nothing but self-play.  The value is written after every round, so it can be stopped."""
    try:
        from civitas.arena.learning import Learner
    except ImportError as missing:
        raise Bad(f"learning needs {missing.name}: pip install 'civitas[env]'") from None
    from civitas.arena.tuning import in_workers

    chosen = find_game(game)
    check_out(out, ".json")
    seats = choose_seats(chosen, players)
    base = read_seed(seed) if seed is not None else secrets.randbits(32)
    assert base is not None
    if not all(part.isdigit() and int(part) for part in games.split(",")):
        raise Bad(f"--games are numbers with commas between, not {games!r}")
    with plainly():
        learner = Learner(chosen, seats, base, variants(chosen, option), strictness=strictness, target=target)
    command = " ".join(["civitas", *sys.argv[1:], *([] if seed is not None else ["--seed", str(base)])])
    said = screen()
    said.say(f"{chosen.title}, {seats} players, {len(learner.names)} features, seed {base}", "bold")
    each, end = in_workers(workers)
    try:
        for number, found in enumerate(learner.run([int(part) for part in games.split(",")], budget, each), 1):
            said.say(f"round {number}: {describe(found)}")
            about = {"game": chosen.id, "rules": chosen.rules_version, "players": seats, "made": command, "came_to": describe(found)}
            write(out, {**about, **found.table})
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    finally:
        end()
    said.say(f"Written: {out}. Try it: civitas arena {chosen.id} --bots planner@{out},greedy-1")


def describe(one: Fit) -> str:
    """A line of progress."""
    return f"{one.positions} positions; of games held out the sense explains {one.sense:.1%}, what was learned {one.learned:.1%}"


def write(out: Path, table: dict[str, Any]) -> None:
    """Whole or not at all; a line for each weight, so that a change shows where it is."""
    half = out.with_suffix(".half")
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in table.items() if name != "weights"]
    weights = ",\n".join([f"    {json.dumps(name)}: {json.dumps(value)}" for name, value in table["weights"].items()])
    text = "{\n" + ",\n".join([*lines, '  "weights": {\n' + weights + "\n  }"]) + "\n}\n"
    try:
        half.write_text(text, encoding="utf-8")
        half.replace(out)
    except OSError as problem:
        raise Bad(f"{out} cannot be written: {problem.strerror or problem}") from None
