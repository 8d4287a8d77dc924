"""``civitas bench``: what a decision, a copy, a view and a whole game cost here."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.table import Table

from civitas.cli.command import app
from civitas.cli.common import Bad, JsonOption, find_game, screen
from civitas.kernel import form
from civitas.kernel.playout import pick, play_out
from civitas.kernel.registry import Game, games

POSITIONS = 40  # from how many positions of random games copies and views are timed


@app.command("bench")
def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only this game.", show_default=False)] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="How long each figure is measured.")] = 1.0,
    as_json: JsonOption = False,
) -> None:
    """Measure decisions a second, copies, views and whole games, on one core."""
    chosen = [find_game(game)] if game else list(games().values())
    if not chosen:
        raise Bad("there is no game here to measure")
    found = {g.id: measure(g, seconds) for g in chosen}
    if as_json:
        print(json.dumps({"form": form(), "games": found}))
        return
    out = screen()
    out.say(f"One core, process time, {form()}", "bold")
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for id in found:
        table.add_column(id, justify="right")
    for row in next(iter(found.values())):
        table.add_row(row.replace("_", " "), *(f"{figures[row]:,.{0 if figures[row] >= 100 else 1}f}" for figures in found.values()))
    out.print(table)


def measure(game: Game, seconds: float) -> dict[str, float]:
    """The figures of one game, at its smallest table."""
    taken: list[Any] = []
    decisions, spent = 0, 0.0
    seed = 0
    while spent < seconds or not taken:
        n, cost = by_hand(game, seed, taken)
        decisions, spent, seed = decisions + n, spent + cost, seed + 1
    inside = whole = 0
    begun = time.process_time()
    while (cost := time.process_time() - begun) < seconds or not whole:
        inside += play_out(game.new(seed=whole), whole)
        whole += 1
    return {
        "decisions_a_second": decisions / spent,
        "decisions_a_second_inside": inside / cost,
        "games_a_second": whole / cost,
        "decisions_a_game": inside / whole,
        "clone_us": each(taken, lambda s: s.clone(), seconds),
        "view_us": each(taken, lambda s: s.view(0), seconds),
        "legal_us": each(taken, relist, seconds),
        "to_json_us": each(taken, lambda s: s.to_json(), seconds),
        "fingerprint_us": each(taken, lambda s: s.fingerprint(), seconds),
    }


def by_hand(game: Game, seed: int, taken: list[Any]) -> tuple[int, float]:
    """One random game through ``legal`` and ``play``: its decisions and its cost; some positions are kept."""
    rng = random.Random(seed)
    s = game.new(seed=seed)
    s.chronicle = None
    kept: list[Any] = []
    decisions = 0
    begun = time.process_time()
    while waiting := s.to_act:
        seat = waiting[rng.randrange(len(waiting))]
        s.play(pick(s, s.legal(seat), rng), seat)
        decisions += 1
        if decisions % 16 == 1 and len(taken) + len(kept) < POSITIONS:
            kept.append(s.clone())
    spent = time.process_time() - begun
    taken += kept
    return decisions, spent


def relist(s: Any) -> None:
    s.relist()
    s.legal()


def each(taken: list[Any], action: Callable[[Any], object], seconds: float) -> float:
    """Microseconds that *action* takes on a position, on average."""
    rounds = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds / 4 or not rounds:
        for s in taken:
            action(s)
        rounds += 1
    return spent / rounds / len(taken) * 1e6
