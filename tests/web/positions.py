"""Positions to be looked at: games the engine plays here and writes into the server's database, where the page finds them.

A tour plays one game after the other, always the same ones, and keeps the first position of every kind it notices; under ``build/positions``
too, as long as nothing of the game, its bots and the server has changed, so that they are played up to once.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import inspect
import json
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import civitas
from civitas.bots import SeatView
from civitas.kernel.history import NOTHING_TO_UNDO
from civitas.server.lobby import new_game, new_seat
from civitas.server.store import Row, to_text
from civitas.server.table import Table
from civitas.server.table_views import summary_of
from civitas.server.tokens import hash_token, secret_token

PEOPLE = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus")
ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "positions"
MOST_GAMES = 60  # of a tour: what is not seen by then does not happen

Notice = Callable[[Any], Iterable[str]]  # what is to be noticed in a state


class Stop(NamedTuple):
    """A position of a tour: the row of its game, and as much of the log as leads there."""

    game: Row
    log: list[Row]
    state: Any
    by_hand: bool = False  # the log does not lead there: the state itself is kept


class Tour:
    """Games of one title between people, played by a bot from luck that is always the same."""

    def __init__(self, title: str, players: int, notice: Notice, bot: str = "greedy", **options: Any) -> None:
        self.title, self.players, self.notice, self.bot, self.options = title, players, notice, bot, options
        self.stops: dict[str, Stop] = {}
        self.going = self.go()
        self.file = KEPT / f"{title}-{self.mark()}.json"

    def stop(self, kind: str) -> Stop:
        """The first position of a kind: as it was kept, or played up to; others who want it meanwhile wait for it."""
        if kind not in self.stops:
            KEPT.mkdir(parents=True, exist_ok=True)
            with self.file.with_suffix(".lock").open("w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                self.recall()
                if kind not in self.stops:
                    self.play_up_to(kind)
                    self.keep()
        return self.stops[kind]

    def play_up_to(self, kind: str) -> None:
        while kind not in self.stops:
            assert next(self.going, False), f"{kind} did not happen in {MOST_GAMES} games of {self.title}"

    def mark(self) -> str:
        """What these positions depend on: everything that plays, and what is noticed."""
        sources = [ROOT / "src" / "civitas" / part for part in ("kernel", "bots", "server", f"games/{self.title}")]
        files = sorted(file for folder in sources for file in folder.rglob("*") if file.suffix in (".py", ".yaml", ".json"))
        noticed = inspect.getsourcefile(inspect.unwrap(self.notice)) or ""
        found = hashlib.sha256(f"{self.players} {self.notice.__qualname__} {self.bot} {sorted(self.options.items())}".encode())
        for file in [*files, Path(noticed)]:
            found.update(file.read_bytes())
        return found.hexdigest()[:16]

    def recall(self) -> None:
        if self.file.exists():
            game = civitas.game(self.title)
            for kind, (row, log, state) in json.loads(self.file.read_text(encoding="utf-8")).items():
                self.stops.setdefault(kind, Stop(row, log, game.from_json(state)))

    def keep(self) -> None:
        kept = {kind: (stop.game, stop.log, stop.state.to_json()) for kind, stop in self.stops.items()}
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(kept), encoding="utf-8")
        fresh.replace(self.file)

    def go(self) -> Iterator[bool]:
        for seed in range(MOST_GAMES):
            table, log = begun(self.title, self.players, seed, **self.options)
            player = civitas.bot(self.bot, table.game, seed)
            self.look(table, log)
            while not table.state.over:
                seat = table.state.to_act[0]
                option = player.choose(SeatView(table.state, seat))
                while option[0] == "resign":
                    option = player.choose(SeatView(table.state, seat))
                log.append(table.play(seat, option, f"{seat}:{len(log)}", time.time()))
                self.look(table, log)
                yield True

    def look(self, table: Table, log: list[Row]) -> None:
        for kind in self.notice(table.state):
            if kind not in self.stops:
                row = table.row | table.stand(log[-1]["at"], summary_of(table))
                self.stops[kind] = Stop(row, list(log), table.state.clone())


def further(stop: Stop, *options: tuple[int, Any], until: Callable[[Any], bool] | None = None, bot: str = "greedy") -> Stop:
    """The position after these answers of seats, and on, played by a bot, until there is something to see."""
    table = Table.read(stop.game, [new_seat(stop.game["id"], at, name=PEOPLE[at]) for at in range(stop.state.seats())], stop.log, None)
    log, player = list(stop.log), civitas.bot(bot, table.game, 0)
    now = stop.log[-1]["at"]  # of the game, not of the clock: a position that was kept has not waited
    for seat, option in options:
        log.append(table.play(seat, option, f"{seat}:{len(log)}", now))
    while until is not None and not until(table.state):
        seat = table.state.to_act[0]
        log.append(table.play(seat, player.choose(SeatView(table.state, seat)), f"{seat}:{len(log)}", now))
    return Stop(table.row | table.stand(now, summary_of(table)), log, table.state.clone())


def begun(title: str, players: int, seed: int = 0, **options: Any) -> tuple[Table, list[Row]]:
    """A table at which everybody sits, and the first row of its log."""
    game = civitas.game(title)
    row = new_game(title, game.settings(options), "none", False, True, hash_token("nobody"), time.time()) | {"seed": str(seed)}
    table = Table.read(row, [new_seat(row["id"], at, kind="person", name=PEOPLE[at]) for at in range(players)], [], None)
    return table, [table.start(time.time())]


def made(title: str, state: Any, **options: Any) -> Stop:
    """A position made by hand, which games hardly ever reach."""
    table, log = begun(title, state.seats(), **options)
    assert table.history is not None
    table.history.state = state
    return Stop(table.row | table.stand(time.time(), summary_of(table)), log, state, by_hand=True)


def write(database: Path, stop: Stop, names: Iterable[str] = PEOPLE) -> dict[str, Any]:
    """Put a position on a table of its own; the table's id, and the seats with their tokens."""
    tokens = [secret_token() for _ in range(stop.state.seats())]
    id = secret_token()[:22]  # a table of its own, whoever else looks at this position
    seats = [new_seat(id, at, kind="person", name=name, token=hash_token(token)) for at, (name, token) in enumerate(zip(names, tokens, strict=False))]
    until = stop.game["deadline"]
    moved = None if until is None else until + time.time() - stop.game["changed"]  # its time begins when somebody sits down
    with contextlib.closing(sqlite3.connect(database, timeout=60)) as opened, opened:
        put(opened, "games", [stop.game | {"id": id, "deadline": moved}])
        put(opened, "seats", seats)
        put(opened, "log", [row | {"game": id} for row in stop.log])
        if stop.by_hand:
            body = {"seq": 1, "undo_refusal": NOTHING_TO_UNDO.message, "state": stop.state.to_json()}
            put(opened, "checkpoints", [{"game": id, "seq": 1, "body": to_text(body)}])
    return {"id": id, "seats": [{"seat": at, "token": token} for at, token in enumerate(tokens)], "host": ""}


def put(opened: sqlite3.Connection, table: str, rows: list[Row]) -> None:
    names = list(rows[0])
    places = ", ".join("?" * len(names))
    opened.executemany(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})", [tuple(row[name] for name in names) for row in rows])
