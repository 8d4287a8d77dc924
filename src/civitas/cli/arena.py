"""``civitas arena``: bots against bots, on the same seeds and from all seats."""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from civitas.arena import figures, report
from civitas.arena.matches import matches
from civitas.arena.running import Journal, run
from civitas.cli.command import app
from civitas.cli.common import (
    Bad,
    GameArgument,
    JsonOption,
    PlayersOption,
    RayOption,
    SeedOption,
    VariantOption,
    WorkersOption,
    bot_names,
    choose_seats,
    find_game,
    make_bot,
    plainly,
    read_seed,
    screen,
    variants,
)
from civitas.cli.simulate import progress


@app.command("arena")
def arena(
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="NAME,...", help="Who plays: names, module:Class, or files.")] = "greedy,greedy-1",
    players: PlayersOption = None,
    seeds: Annotated[int, typer.Option("--seeds", "-n", min=1, help="How many seeds; each is played from all seats of every pairing.")] = 50,
    seed: SeedOption = None,
    option: VariantOption = None,
    first: Annotated[bool, typer.Option("--first", help="Only the first bot against each of the others.")] = False,
    workers: WorkersOption = 1,
    ray: RayOption = "",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Keep every game and the report here; asked again, it goes on.", show_default=False)
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots meet: wins and margins with intervals, ratings, time a decision, and a report of seats, nations, curves and habits."""
    chosen = find_game(game)
    named = bot_names(bots)
    seats = choose_seats(chosen, players)
    options = variants(chosen, option)
    for name in named:
        make_bot(name, chosen, 0).close()
    with plainly():
        chosen.new(seats, 0, options)
        if out is not None:
            out.mkdir(parents=True, exist_ok=True)
    plan: dict[str, Any] = {"game": chosen.id, "rules": chosen.rules_version, "players": seats, "bots": named, "options": options, "first": first}
    base = keep_plan(out, plan, read_seed(seed))
    todo = list(matches(chosen.id, seats, named, base, seeds, options, first))
    with plainly():
        journal = Journal(None if out is None else out / "games.jsonl")
    left = sum(match.key not in journal for match in todo)
    interrupted = False
    try:
        with plainly():
            for _ in progress(run(todo, journal, workers, ray), left):
                pass
    except RuntimeError as problem:
        raise Bad(str(problem)) from None
    except KeyboardInterrupt:  # what was played is not lost
        interrupted = True
    wanted = {match.key for match in todo}
    results = [result for result in journal.results if result["key"] in wanted]
    title = f"{chosen.title}, {seats} players, seed {base}"
    command = " ".join(["civitas", *sys.argv[1:]])
    written = [] if out is None else report.write(out, title, command, results)
    if as_json:
        print(json.dumps(plan | {"seed": base, **report.summary(results)}))
    elif results:
        show(title, results)
        if written:
            screen().say(f"Written: {', '.join(str(path) for path in written)}")
    if interrupted:
        raise typer.Exit(130)


def keep_plan(out: Path | None, plan: dict[str, Any], seed: int | str | None) -> int | str:
    """The seed: as given, as it was when this folder was begun, or a fresh one; Bad if the folder holds something else."""
    path = None if out is None else out / "plan.json"
    if path is not None and path.exists():
        with plainly(path):
            kept = json.loads(path.read_text(encoding="utf-8"))
        begun: int | str = kept.pop("seed")
        if kept != plan or seed not in (None, begun):
            raise Bad(f"{out} holds games of another plan: choose another folder, or delete it")
        return begun
    base = seed if seed is not None else secrets.randbits(64)
    if path is not None:
        path.write_text(json.dumps(plan | {"seed": base}), encoding="utf-8")
    return base


def show(title: str, results: list[dict[str, Any]]) -> None:
    """The pairings and the bots, as tables."""
    out = screen()
    out.say(title, "bold")
    met = Table(box=None, pad_edge=False)
    for column in ("challenger", "rival"):
        met.add_column(column)
    for column in ("games", "seeds", "won", "95 %", "margin", "95 %", "faults"):
        met.add_column(column, justify="right")
    for row in figures.rows(results):
        cells = report.pairing(row)
        met.add_row(cells[0], cells[1], *cells[3:])
    out.print(met)
    speeds = figures.speeds(results)
    bots = Table(box=None, pad_edge=False)
    bots.add_column("bot")
    for column in ("rating", "decisions", "ms a decision", "slowest, ms"):
        bots.add_column(column, justify="right")
    rated = figures.ratings(results)
    for name in sorted(speeds, key=lambda name: -rated.get(name, (0.0, 0.0))[0]):
        mu, sigma = rated.get(name, (0.0, 0.0))
        bots.add_row(name, f"{mu:.1f} ± {2 * sigma:.1f}" if name in rated else "", *report.speed(speeds, name))
    out.print(bots)
    if len(speeds) == 1:  # a bot against itself tells how fair the game is
        for key, heading in (("seat", "seat"), ("people", "nation or civilization")):
            if found := figures.by_group(results, key):
                show_balance(heading, found)


def show_balance(heading: str, found: list[tuple[str, figures.Estimate]]) -> None:
    """What share of the games in which they sat there, or played that people, was won."""
    balance = Table(box=None, pad_edge=False)
    balance.add_column(heading)
    for column in ("seeds", "won", "95 %"):
        balance.add_column(column, justify="right")
    for name, one in found:
        balance.add_row(name, str(one.seeds), f"{one.mean:.1%}", f"{one.low:.1%} – {one.high:.1%}")
    screen().print(balance)
