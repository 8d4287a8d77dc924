"""Kill the server in the middle of everything, again and again: python tests/server/kill.py [KILLS] [sqlite|postgresql|workers] [SECONDS]

Clients play without pause: sealed choices, trades on an open floor, now and then a choice taken back or made again.
With "workers" one of two workers on PostgreSQL is killed, and the other one goes on with its games.

No kill begins later than so many SECONDS after the first, if they are given.

After each SIGKILL the server starts again, and what it holds is compared with what it
had acknowledged: no acknowledged move may be missing, no game may have a gap or be unreadable, and a move whose
answer was lost gets that answer when it is sent again with its key.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parent))

from load import serving
from serving import Server

GAMES = 8


@dataclass
class Watched:
    """A game, and what its clients were told."""

    id: str
    tokens: dict[int, str]  # by seat
    acked: int = 1
    open: dict[str, tuple[str, dict[str, Any]]] = field(default_factory=dict)  # key -> token and frame of moves without an answer
    answers: dict[str, int] = field(default_factory=dict)  # key -> version
    over: bool = False


@dataclass
class Result:
    """What came of it."""

    kills: int = 0
    moves: int = 0
    unheard: int = 0  # committed, but the answer was lost
    restarts: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        mean = sum(self.restarts) / len(self.restarts)
        return (
            f"{self.kills} kills, {self.moves} moves acknowledged, none lost, none doubled, every game whole; "
            f"{self.unheard} committed without an answer, all answered when sent again; "
            f"back after {mean:.1f} s on average, {max(self.restarts):.1f} s at most"
        )


async def play(server: Server, game: Watched, token: str, rng: random.Random, think: float = 0.0) -> None:
    """Play for one seat until the line breaks or the game is over, after *think* seconds on average."""
    with contextlib.suppress(websockets.ConnectionClosed, OSError, websockets.InvalidHandshake, TimeoutError):
        async with websockets.connect(server.live(game.id), ping_interval=None, max_size=None, open_timeout=60) as socket:
            await socket.send(json.dumps({"op": "hello", "token": token}))
            waiting, table = "", None  # the key of a move on its way; the table, if nothing has been done there yet
            while True:
                frame = json.loads(await socket.recv())
                if frame["op"] == "done":
                    game.open.pop(frame["id"], None)
                    game.answers[frame["id"]] = frame["version"]
                    game.acked = max(game.acked, frame["version"])
                    waiting = ""
                    if table is not None and table["version"] < frame["version"]:
                        table = None  # the one it led to is still to come
                elif frame["op"] == "error":
                    if frame["error"]["code"] == "unavailable":  # the game goes to another worker, or the disk is full
                        return
                    if frame["error"]["code"] not in ("stale", "refused"):
                        raise AssertionError(frame)
                    game.open.pop(frame["id"], None)
                    waiting, table = "", None
                    await socket.send(json.dumps({"op": "language", "language": "en"}))
                elif frame["op"] == "table":
                    table = frame["table"]
                    if table["over"]:
                        game.over = True
                        return
                if table is not None and table["decision"] and not waiting:
                    if think:
                        await asyncio.sleep(rng.uniform(0, 2 * think))
                    option = rng.choice(table["decision"]["options"] or table["decision"]["samples"])["option"]
                    waiting = uuid.uuid4().hex
                    move = {"op": "play", "id": waiting, "option": option, "version": table["version"], "key": waiting}
                    if rng.random() < 0.2:  # it may be refused, as to anybody
                        move = {"op": rng.choice(["undo", "redo"]), "id": waiting, "version": table["version"], "key": waiting}
                    game.open[waiting] = (token, move)
                    await socket.send(json.dumps(move))


async def ask(http: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
    """What is answered, as soon as the game can be reached: on a busy machine its process may have to take it up again, or a line has ended."""
    until = time.perf_counter() + 60
    while True:
        try:
            answer = await http.request(method, path, **more)
        except httpx.TransportError:
            if time.perf_counter() > until:
                raise
        else:
            if answer.status_code != 503 or time.perf_counter() > until:
                return answer
        await asyncio.sleep(0.2)


async def check(server: Server, game: Watched, result: Result) -> None:
    """Everything acknowledged is there; everything unanswered can be asked for again."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        for seat, token in game.tokens.items():
            bearer = {"authorization": f"Bearer {token}"}
            answer = await ask(http, "GET", f"/api/games/{game.id}", headers=bearer)
            assert answer.status_code == 200, answer.text
            table = answer.json()
            assert table["seat"] == seat, table
            assert table["version"] >= game.acked, f"LOST: {game.id} was acknowledged up to {game.acked}, has {table['version']}"
            past = await ask(http, "GET", f"/api/games/{game.id}/at/{table['position']}", headers=bearer)
            assert past.status_code == 200, past.text
            assert past.json()["view"] == table["view"], "the replay differs from the checkpoint"
        for key, (token, move) in list(game.open.items()):
            body = {name: move[name] for name in ("option", "version", "key") if name in move}
            bearer = {"authorization": f"Bearer {token}"}
            again = await ask(http, "POST", f"/api/games/{game.id}/{move['op']}?table=false", json=body, headers=bearer)
            if again.status_code == 200 and again.json()["version"] <= table["version"]:
                result.unheard += 1
            if again.status_code == 200:
                game.acked = max(game.acked, again.json()["version"])
            assert again.status_code in (200, 409, 422), again.text
            del game.open[key]


def whole(database: str) -> None:
    """No gap and no duplicate in any log."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
        for (game,) in connection.execute("select id from games").fetchall():
            rows = [row[0] for row in connection.execute("select seq from log where game = ? order by seq", (game,))]
            assert rows == list(range(1, len(rows) + 1)), game


def doubled(rows: list[tuple[str, str, int]], games: list[Watched]) -> None:
    """Every acknowledged move stands in the log once, and where its client was told."""
    found: dict[tuple[str, str], list[int]] = {}
    for game, key, seq in rows:
        found.setdefault((game, key.partition(":")[2]), []).append(seq)
    for game in games:
        for key, version in game.answers.items():
            assert found.get((game.id, key)) == [version], f"{game.id}: {key} was told {version}, stands at {found.get((game.id, key))}"


async def log_of(database: str) -> list[tuple[str, str, int]]:
    if database.startswith("postgresql"):
        connection = await asyncpg.connect(database)
        rows = await connection.fetch("select game, key, seq from log")
        await connection.close()
        return [(row["game"], row["key"], row["seq"]) for row in rows]
    with contextlib.closing(sqlite3.connect(database)) as opened:
        return opened.execute("select game, key, seq from log").fetchall()


async def whole_postgres(database: str) -> None:
    connection = await asyncpg.connect(database)
    gaps = await connection.fetch("select game from log group by game having count(*) <> max(seq) or min(seq) <> 1")
    await connection.close()
    assert not gaps, gaps


async def kill_worker(server: Server, games: list[Watched], rng: random.Random) -> float:
    """One of two workers dies; seconds until the other one, or its successor, has answered for every game."""
    os.kill(rng.choice(serving(server)), signal.SIGKILL)
    began = time.perf_counter()

    async def look(game: Watched) -> None:
        while True:
            with contextlib.suppress(httpx.TransportError):
                async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
                    token = next(iter(game.tokens.values()))
                    if (await http.get(f"/api/games/{game.id}", headers={"authorization": f"Bearer {token}"})).status_code == 200:
                        return
            await asyncio.sleep(0.05)

    await asyncio.gather(*[look(game) for game in games])
    return time.perf_counter() - began


async def both_serve(server: Server) -> None:
    """Until two workers are there, and each has games."""
    for _ in range(600):
        figures = httpx.get(f"{server.address}/metrics", timeout=60).text
        if len(serving(server)) == 2 and figures.count("civitas_tables{") == 2:
            return
        await asyncio.sleep(0.2)
    raise AssertionError("no worker came back")


async def run(
    database: str, kills: int, seed: int, tables: int = GAMES, longest: float = 0.8, workers: int = 1, seconds: float = float("inf")
) -> Result:
    """So many kills on one database, as far as there is time."""
    rng, result, games = random.Random(seed), Result(), []
    server = Server(database, think=0.02, floor_pause=0.005, bot_pause=0, workers=workers)
    with server:
        if workers > 1:
            await both_serve(server)
        for at in range(tables):
            seats = [{"kind": "me"}, {"kind": "me" if at % 4 else "bot"}, {"kind": "me"}]
            made = httpx.post(f"{server.address}/api/games", json={"title": "bazaar", "seats": seats, "options": {"days": 200}}, timeout=60).json()
            games.append(Watched(made["id"], {seat["seat"]: seat["token"] for seat in made["seats"] if seat["token"]}))
        until = time.perf_counter() + seconds
        for _ in range(kills):
            if time.perf_counter() > until:
                break
            tasks = [asyncio.create_task(play(server, game, token, rng)) for game in games for token in game.tokens.values()]
            heard = sum(len(game.answers) for game in games)
            for _ in range(600):  # a busy machine takes its time to connect everybody
                await asyncio.sleep(0.05)
                if sum(len(game.answers) for game in games) > heard:
                    break
            await asyncio.sleep(rng.uniform(0, longest))
            if workers > 1:
                result.restarts.append(await kill_worker(server, games, rng))
                for task in tasks:
                    task.cancel()
                ended = await asyncio.gather(*tasks, return_exceptions=True)
                assert not [one for one in ended if isinstance(one, AssertionError)], ended
            else:
                server.kill()
                await asyncio.gather(*tasks)
                result.restarts.append(await asyncio.to_thread(server.start))
            result.kills += 1
            print(".", end="", file=sys.stderr, flush=True)
            for game in games:
                await check(server, game, result)
            if workers > 1:
                await both_serve(server)
        result.moves = sum(len(game.answers) for game in games)
    doubled(await log_of(database), games)
    return result


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    kind = sys.argv[2] if len(sys.argv) > 2 else "sqlite"
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else float("inf")
    began = time.perf_counter()
    if kind in ("postgresql", "workers"):
        from postgres import Postgres

        with Postgres(durable=True) as server:
            print(asyncio.run(run(server.address, kills, 1, workers=2 if kind == "workers" else 1, seconds=seconds)))
            asyncio.run(whole_postgres(server.address))
    else:
        with tempfile.TemporaryDirectory() as folder:
            database = str(Path(folder) / "t.db")
            print(asyncio.run(run(database, kills, 1, seconds=seconds)))
            whole(database)
    print(f"{kind}, {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
