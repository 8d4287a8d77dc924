"""Long play with things going wrong: python tests/server/soak.py [MINUTES] [sqlite|workers] [THINK]

People and bots play all the time (people after THINK seconds on average, at once if nothing is said) and come back when their lines
break; when a game is over, the next one begins at that table.  Every few seconds something happens: a bot's process is killed, a
stored game is spoilt, somebody sends half a request, opens a line and never reads, the disk is full for a moment (SQLite), one of two
workers is killed (PostgreSQL).  At the end everything acknowledged is there, every sound game is whole, only the spoilt ones are set
aside, and the server holds no more memory than after the first part of the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import websockets
from sqlalchemy import insert

sys.path.insert(0, str(Path(__file__).parent))

from kill import Result, Watched, check, doubled, log_of, play, whole, whole_postgres
from load import database, memory, processes, serving
from serving import Server

from civitas.server import schema
from civitas.server.settings import Settings
from civitas.server.store import Store

TABLES = 10
DAYS = 20  # of a game: some minutes
KEPT = 30  # games in memory
EVERY = (1.0, 5.0)  # seconds between two faults
FULL = 2.0  # seconds for which the disk is full
SILENT = 60  # silent clients at once


class Soak:
    """A server, those who play at it, and what happens to it."""

    def __init__(self, server: Server, kind: str, think: float) -> None:
        self.server, self.kind, self.think = server, kind, think
        self.rng = random.Random(14)
        self.games: list[Watched] = []
        self.spoilt = 0
        self.happened: Counter[str] = Counter()
        self.silent: list[Any] = []
        self.held: list[tuple[float, float]] = []  # seconds and megabytes

    async def keep_table(self, at: int) -> None:
        """One game after the other."""
        while True:
            game = await self.begin_game(at)
            self.games.append(game)
            sitting = [asyncio.create_task(self.sit(game, token)) for token in game.tokens.values()]
            try:
                await asyncio.gather(*sitting)
            finally:
                for one in sitting:
                    one.cancel()
                await asyncio.gather(*sitting, return_exceptions=True)

    async def begin_game(self, at: int) -> Watched:
        seats = [{"kind": "me"}, {"kind": "me" if at % 3 else "bot"}, {"kind": "me"}]
        wish = {"title": "bazaar", "seats": seats, "options": {"days": DAYS}}
        async with httpx.AsyncClient(timeout=60) as http:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    answer = await http.post(f"{self.server.address}/api/games", json=wish)
                    if answer.status_code == 201:
                        made = answer.json()
                        return Watched(made["id"], {seat["seat"]: seat["token"] for seat in made["seats"] if seat["token"]})
                    assert answer.status_code == 503, answer.text  # the disk is full, or a worker was killed
                await asyncio.sleep(0.5)

    async def sit(self, game: Watched, token: str) -> None:
        while not game.over:
            await play(self.server, game, token, self.rng, self.think)
            await asyncio.sleep(0.1)

    async def go_wrong(self) -> None:
        faults: list[Callable[[], Awaitable[None]]] = [self.kill_bot, self.spoil, self.send_half, self.never_read]
        faults.append(self.kill_worker if self.kind == "workers" else self.fill_disk)
        while True:
            await asyncio.sleep(self.rng.uniform(*EVERY))
            fault = self.rng.choice(faults)
            with contextlib.suppress(OSError, httpx.HTTPError, websockets.WebSocketException, IndexError):
                await fault()
                self.happened[fault.__name__] += 1

    async def kill_bot(self) -> None:
        assert self.server.process is not None
        those = set(serving(self.server))
        children = [pid for pid, command in processes(self.server.process.pid).items() if "spawn_main" in command and pid not in those]
        os.kill(self.rng.choice(children), signal.SIGKILL)

    async def kill_worker(self) -> None:
        if len(workers := serving(self.server)) == 2:
            os.kill(self.rng.choice(workers), signal.SIGKILL)

    async def spoil(self) -> None:
        """A game whose log nobody can follow, with a clock that has run out and bots that should move."""
        store = Store(Settings(database=self.server.database))
        game, seats, log, _ = await store.whole(self.games[0].id)  # type: ignore[misc]
        id = f"A{self.spoilt:021d}"
        async with store.engine.begin() as connection:
            await connection.execute(insert(schema.games).values(**{**game, "id": id, "status": "running", "deadline": 1.0}))
            await connection.execute(insert(schema.seats), [{**seat, "game": id, "kind": "bot", "bot": "random", "token": None} for seat in seats])
            await connection.execute(insert(schema.log).values(**{**log[0], "game": id}))
            await connection.execute(insert(schema.log).values(**{**log[0], "game": id, "seq": 2, "key": "x", "kind": "play", "body": "nonsense"}))
        await store.engine.dispose()
        self.spoilt += 1

    async def send_half(self) -> None:
        for _ in range(5):
            one = socket.create_connection(("127.0.0.1", self.server.port), 5)
            one.send(b"POST /api/games HTTP/1.1\r\nHost: loc")
            self.keep(one)

    async def never_read(self) -> None:
        game = self.rng.choice(self.games)
        line = await websockets.connect(self.server.live(game.id), max_queue=1, ping_interval=None)
        await line.send(json.dumps({"op": "hello", "token": next(iter(game.tokens.values()))}))
        line.transport.pause_reading()
        self.keep(line.transport)

    def keep(self, one: Any) -> None:
        self.silent.append(one)
        while len(self.silent) > SILENT:
            self.silent.pop(0).close()

    async def fill_disk(self) -> None:
        assert self.server.process is not None
        pid = self.server.process.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1]))
        try:
            await asyncio.sleep(FULL)
        finally:  # also if the time is over meanwhile
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    async def weigh(self) -> None:
        began = time.monotonic()
        while True:
            await asyncio.sleep(1)
            with contextlib.suppress(OSError, StopIteration):
                self.held.append((time.monotonic() - began, sum(memory(pid) for pid in serving(self.server))))

    async def run(self, seconds: float) -> None:
        sitting = [asyncio.create_task(self.keep_table(at)) for at in range(TABLES)]
        around = [asyncio.create_task(self.go_wrong()), asyncio.create_task(self.weigh())]
        done, _ = await asyncio.wait([*sitting, *around], timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in (*around, *sitting):
            task.cancel()
        await asyncio.gather(*sitting, *around, return_exceptions=True)
        for task in done:
            task.result()
        for one in self.silent:
            one.close()
        await asyncio.sleep(5)
        result = Result()
        for game in self.games:
            await check(self.server, game, result)
        doubled(await log_of(self.server.database), self.games)
        moves = sum(len(game.answers) for game in self.games)
        health = httpx.get(f"{self.server.address}/api/health", timeout=60).json()
        third = len(self.held) // 3
        early, late = (max((held for _, held in part), default=0) for part in (self.held[third : 2 * third], self.held[2 * third :]))
        assert health["aside"] <= self.spoilt
        print(
            f"{self.kind}, {seconds / 60:.0f} min: {len(self.games)} games, {moves} moves acknowledged, none lost or doubled, "
            f"{result.unheard} of them heard only when asked again; "
            f"{dict(self.happened)}; {health['aside']} of {self.spoilt} spoilt games set aside by this process; "
            f"at most {early:.0f} MB in the middle third, {late:.0f} MB in the last"
        )


async def run(minutes: float, kind: str, think: float) -> None:
    with database("sqlite" if kind == "sqlite" else "postgresql") as stored:
        with Server(stored, think=0.02, floor_pause=0.005, bot_pause=0.05, live_tables=KEPT, workers=1 if kind == "sqlite" else 2) as server:
            await Soak(server, kind, think).run(minutes * 60)
        if kind == "sqlite":
            whole(stored)
        else:
            await whole_postgres(stored)


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    asyncio.run(run(float(given.get(0, 60)), given.get(1, "sqlite"), float(given.get(2, 0))))
