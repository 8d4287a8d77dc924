"""``civitas simulate``: many games between bots, and what came of them."""

from __future__ import annotations

import contextlib
import json
import secrets
import signal
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from civitas.bots import Bot, SeatView, play_out
from civitas.cli.command import app
from civitas.cli.common import (
    Bad,
    GameArgument,
    JsonOption,
    PlayersOption,
    Screen,
    SeedOption,
    VariantOption,
    WorkersOption,
    best_bot,
    bot_names,
    check_out,
    choose_seats,
    find_game,
    in_points,
    make_bot,
    plainly,
    read_seed,
    screen,
    variants,
)
from civitas.cli.sitting import BOT
from civitas.kernel.records import Option
from civitas.kernel.registry import game as game_called
from civitas.kernel.saves import GameRecord


@app.command("simulate")
def simulate(
    game: GameArgument,
    players: PlayersOption = None,
    bots: Annotated[
        str | None, typer.Option("--bots", "-b", metavar="NAME,...", help="Who plays; repeated to fill the seats.", show_default=False)
    ] = None,
    number: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 100,
    seed: SeedOption = None,
    option: VariantOption = None,
    workers: WorkersOption = 1,
    fixed: Annotated[bool, typer.Option("--fixed", help="Bots keep their seats (else they move on by one each game).")] = False,
    out: Annotated[Path | None, typer.Option("--out", help="Write every game into this file, .json or .parquet.", show_default=False)] = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="DIR", help="Keep the record of every game in this folder.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play many games, and sum up: wins, scores, length, speed."""
    chosen = find_game(game)
    named = bot_names(bots) or [best_bot(chosen)]
    seats = choose_seats(chosen, players, at_least=len(named))
    if len(named) > seats:
        raise Bad(f"there are {seats} seats and {len(named)} bots")
    options = variants(chosen, option)
    for name in set(named):
        make_bot(name, chosen, 0)
    check_out(out, ".json", ".parquet")
    if records is not None and records.exists() and not records.is_dir():
        raise Bad(f"--records wants a folder, and {records} is a file")
    if records is not None:
        with plainly():
            records.mkdir(parents=True, exist_ok=True)
    try:
        chosen.new(seats, 0, options)
    except ValueError as problem:
        raise Bad(str(problem)) from None
    base = read_seed(seed) if seed is not None else secrets.randbits(64)
    tasks: list[Task] = []
    for n in range(number):
        names = [named[(at + (0 if fixed else n)) % seats % len(named)] for at in range(seats)]
        tasks.append((chosen.id, seats, f"{base}/{n}", names, options, record_path(records, chosen.id, n, number)))
    start = time.perf_counter()
    games: list[dict[str, Any]] = []
    interrupted = False
    try:
        for game_played in progress(play_games(tasks, workers), number):
            games.append(game_played)
    except KeyboardInterrupt:  # what was played is not lost
        interrupted = True
        if not games:
            raise
    games.sort(key=lambda g: int(g["seed"].rpartition("/")[2]))
    summary = sum_up(games, time.perf_counter() - start, sum(game.pop("seconds") for game in games))
    report = {"game": chosen.id, "rules": chosen.rules_version, "players": seats, "seed": base, "options": options, "summary": summary}
    if interrupted:
        report["interrupted"] = True
    if out is not None:
        write_out(out, report, games)
    if as_json:
        print(json.dumps(report | {"games": games}))
    else:
        show(screen(), f"{chosen.title}, {seats} players, seed {base}", summary)
        if interrupted:
            screen().say(f"Interrupted after {len(games)} of {number} games.")
        if out is not None:
            screen().say(f"Every game is in {out}.")
    if interrupted:
        raise typer.Exit(130)


# --- playing

Task = tuple[str, int, str, list[str], dict[str, Any], Path | None]


def record_path(folder: Path | None, game: str, n: int, number: int) -> Path | None:
    """The file for the record of game *n*: they stand in order in their folder."""
    return None if folder is None else folder / f"{game}-{n + 1:0{len(str(number))}}.civ"


class Noting(Bot):
    """A bot whose decisions are noted."""

    def __init__(self, bot: Bot, decisions: list[tuple[int, Option]]) -> None:
        self.bot = bot
        self.blind = bot.blind
        self.decisions = decisions

    def choose(self, seat_view: SeatView) -> Option:
        option = self.bot.choose(seat_view)
        self.decisions.append((seat_view.seat, option))
        return option


def one_game(task: Task) -> dict[str, Any]:
    """Play one game to its end."""
    begun = time.process_time()
    id, seats, seed, names, options, path = task
    game = game_called(id)
    state = game.new(seats, seed, options)
    state.chronicle = None
    decisions: list[tuple[int, Option]] = []
    play_out(state, [Noting(make_bot(name, game, f"{seed} {seat}"), decisions) for seat, name in enumerate(names)])
    if path is not None:
        called = [f"{name}{BOT}" for name in names]
        GameRecord(game.id, game.rules_version, seats, seed, options, called, decisions, state.fingerprint()).save(path)
    places = [0] * seats
    place = 1
    for level in state.ranking:
        for seat in level:
            places[seat] = place
        place += len(level)
    return {
        "seed": seed,
        "bots": names,
        "scores": [in_points(game, n) for n in state.scores],
        "places": places,
        "decisions": len(decisions),
        "seconds": time.process_time() - begun,
    }


def play_games(tasks: list[Task], workers: int) -> Iterator[dict[str, Any]]:
    """Every game, as soon as it is over."""
    if workers == 1:
        yield from map(one_game, tasks)
        return
    with ProcessPoolExecutor(min(workers, len(tasks)), get_context("spawn"), initializer=quiet_on_interrupt) as pool:
        try:
            for done in as_completed([pool.submit(one_game, task) for task in tasks]):
                yield done.result()
        except BrokenProcessPool:  # Ctrl-C reached the workers first
            raise KeyboardInterrupt from None
        finally:  # what is left is not begun; the pool is waited for, or it would complain when Python ends
            pool.shutdown(cancel_futures=True)


def quiet_on_interrupt() -> None:
    """Ctrl-C ends a worker without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def progress(games: Iterator[dict[str, Any]], number: int) -> Iterator[dict[str, Any]]:
    """A bar on the error stream, where that is a screen."""
    errors = screen(errors=True)
    bar = Progress(
        TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=errors, transient=True, disable=not errors.is_terminal
    )
    with bar, contextlib.closing(games):  # type: ignore[type-var]
        task = bar.add_task("games", total=number)
        for game in games:
            bar.advance(task)
            yield game


# --- summing up


def sum_up(games: list[dict[str, Any]], seconds: float, working: float) -> dict[str, Any]:
    """Figures by bot and by seat, and of the whole: how long it took, and how long all cores worked on it."""
    seats = len(games[0]["scores"])
    by_bot: dict[str, list[tuple[float, float]]] = {}
    by_seat: list[list[tuple[float, float]]] = [[] for _ in range(seats)]
    for game in games:
        winners = game["places"].count(1)
        for seat, (bot, score, place) in enumerate(zip(game["bots"], game["scores"], game["places"], strict=True)):
            entry = (score, 1 / winners if place == 1 else 0.0)
            by_bot.setdefault(bot, []).append(entry)
            by_seat[seat].append(entry)
    decisions = [game["decisions"] for game in games]
    return {
        "games": len(games),
        "bots": {bot: figures(entries) for bot, entries in sorted(by_bot.items())},
        "seats": [figures(entries) for entries in by_seat],
        "decisions": sum(decisions),
        "decisions_a_game": statistics.fmean(decisions),
        "longest": max(decisions),
        "seconds": round(seconds, 3),
        "decisions_a_second_and_core": round(sum(decisions) / max(working, 1e-6)),
    }


def figures(entries: list[tuple[float, float]]) -> dict[str, Any]:
    scores = [score for score, _ in entries]
    wins = sum(share for _, share in entries)
    return {
        "played": len(entries),
        "wins": round(wins, 3),
        "win_share": wins / len(entries),
        "score_mean": statistics.fmean(scores),
        "score_sd": statistics.stdev(scores) if len(scores) > 1 else 0.0,
        "score_best": max(scores),
    }


def show(out: Screen, title: str, summary: dict[str, Any]) -> None:
    out.say(title, "bold")
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for column in ("played", "won", "share", "score", "sd", "best"):
        table.add_column(column, justify="right")
    for name, f in [*summary["bots"].items(), *((f"seat {n}", f) for n, f in enumerate(summary["seats"]))]:
        share = f"{f['win_share']:.1%}"
        table.add_row(name, str(f["played"]), f"{f['wins']:g}", share, f"{f['score_mean']:.1f}", f"{f['score_sd']:.1f}", str(f["score_best"]))
    out.print(table)
    games = "1 game" if summary["games"] == 1 else f"{summary['games']:,} games"
    out.say(
        f"{games}, {summary['decisions']:,} decisions ({summary['decisions_a_game']:.1f} a game, longest {summary['longest']:,}), "
        f"{summary['seconds']:.1f} s; {summary['decisions_a_second_and_core']:,} decisions/s a core, bots included"
    )


# --- files


def write_out(out: Path, report: dict[str, Any], games: list[dict[str, Any]]) -> None:
    """Every game, one row a seat in Parquet."""
    try:
        if out.suffix == ".json":
            out.write_text(json.dumps(report | {"games": games}), encoding="utf-8")
            return
        import pyarrow  # type: ignore[import-not-found, import-untyped, unused-ignore]
        import pyarrow.parquet  # type: ignore[import-not-found, import-untyped, unused-ignore]

        rows = [
            {"game": n, "seed": g["seed"], "decisions": g["decisions"], "seat": seat, "bot": bot, "score": score, "place": place}
            for n, g in enumerate(games)
            for seat, (bot, score, place) in enumerate(zip(g["bots"], g["scores"], g["places"], strict=True))
        ]
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), out)
    except OSError as problem:
        raise Bad(f"{out} cannot be written: {problem.strerror or problem}") from None
