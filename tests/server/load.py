"""What the table bears: python tests/server/load.py [GAMES] [SECONDS] [THINK] [TITLE] [--database postgresql] [--workers 2]

Two sockets a game; each plays whenever it is asked, after THINK seconds on average (0: without pause).  "ack" is from
sending a move to its durable answer, "fan-out" until the other seat's socket has the table.  On a machine that does
other things too, the work that a move costs the server says more than how many it made; so does, with several workers,
the work of the busiest of them, for that one is full first.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import uvloop
import websockets

sys.path.insert(0, str(Path(__file__).parent))

from serving import Server

ENOUGH = 2.0  # seconds: a move that was sent so long before the end is answered by then


class Load:
    """What was measured."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}  # game and version -> when the move was sent
        self.acks: list[float] = []
        self.fans: list[float] = []
        self.errors: list[str] = []
        self.due = 0  # moves that were asked for and thought about, so long before the end that they should have been made
        self.made = 0  # of those
        self.ready = 0  # sockets that have their table
        self.begin = asyncio.Event()
        self.until = 0.0


class Player:
    """A socket that reads whatever comes at once, and thinks beside it."""

    def __init__(self, game: str, socket: websockets.ClientConnection, think: float, load: Load) -> None:
        self.game, self.socket, self.think, self.load = game, socket, think, load
        self.rng = random.Random()  # keys of its own in every round
        self.table: dict[str, Any] = {"decision": None, "version": 0}
        self.began = 0.0
        self.waiting = False  # for an answer
        self.thinking: asyncio.Task[None] | None = None

    async def play(self, first: dict[str, Any]) -> None:
        await self.read(first)
        with contextlib.suppress(TimeoutError):
            while (left := self.load.until - time.perf_counter()) > 0:
                await self.read(json.loads(await asyncio.wait_for(self.socket.recv(), max(0.05, left))))
        if self.thinking is not None:
            self.thinking.cancel()

    async def read(self, frame: dict[str, Any]) -> None:
        now, load = time.perf_counter(), self.load
        if frame["op"] == "done":
            load.acks.append(now - self.began)
            load.made += self.began < load.until - ENOUGH
            load.sent[self.game, frame["version"]] = self.began
            self.waiting = False
            if self.table["version"] < frame["version"]:
                self.table["decision"] = None  # the table it led to is still to come
        elif frame["op"] == "error":
            self.waiting, self.table["decision"] = False, None
            if frame["error"]["code"] not in ("stale", "refused"):
                load.errors.append(frame["error"]["text"])
            await self.socket.send(json.dumps({"op": "language", "language": "en"}))
        elif frame["op"] in ("table", "change"):
            self.table = frame["table"] if frame["op"] == "table" else {**self.table, **frame["table"]}
            if (then := load.sent.pop((self.game, self.table["version"]), None)) is not None:
                load.fans.append(now - then)
        if self.table["decision"] and not self.waiting and self.thinking is None:
            self.thinking = asyncio.create_task(self.move())

    async def move(self) -> None:
        """Think, then choose of what is on the table by then."""
        await asyncio.sleep(self.rng.uniform(0, 2 * self.think))
        self.thinking = None
        if not self.table["decision"] or self.waiting:
            return
        listed = self.table["decision"]["options"] or self.table["decision"]["samples"]
        choices = [choice for choice in listed if choice["option"][0] != "resign"]  # the game is to go on
        option, key = self.rng.choice(choices)["option"], f"{self.rng.getrandbits(64):016x}"
        self.began, self.waiting = time.perf_counter(), True
        self.load.due += self.began < self.load.until - ENOUGH
        await self.socket.send(json.dumps({"op": "play", "id": 1, "option": option, "version": self.table["version"], "key": key}))


async def sit(server: Server, game: str, token: str, think: float, load: Load) -> None:
    async with websockets.connect(server.live(game), ping_interval=None, max_size=None, compression=None, open_timeout=60) as socket:
        await socket.send(json.dumps({"op": "hello", "token": token, "changes": True}))  # as the page does
        player = Player(game, socket, think, load)
        first = json.loads(await socket.recv())  # before all begin at once: else the first moves wait for those who still read
        load.ready += 1
        await load.begin.wait()
        await player.play(first)


def worked(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    return int(next(line.split()[1] for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))) / 1024


def processes(session: int) -> dict[int, str]:
    """The processes of the service that are alive, and what they are: the one that was started, workers, bots."""
    found = {}
    for path in Path("/proc").iterdir():
        if path.name.isdigit():
            with contextlib.suppress(OSError):
                fields = (path / "stat").read_text().rpartition(")")[2].split()
                if int(fields[3]) == session and fields[0] != "Z":
                    found[int(path.name)] = (path / "cmdline").read_text()
    return found


def serving(server: Server) -> list[int]:
    """The processes that serve; those in which bots think are their children, and nothing of theirs is counted."""
    assert server.process is not None
    top = server.process.pid
    if server.settings.get("workers", 1) == 1:
        return [top]
    spawned = [pid for pid, command in processes(top).items() if "spawn_main" in command]
    return [pid for pid in spawned if int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1]) == top]


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    if kind == "postgresql":
        from postgres import Postgres

        with Postgres(durable=True) as server:
            yield server.address
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "t.db")


async def run(games: int, seconds: float, think: float, title: str, kind: str, workers: int, rounds: int = 1) -> None:
    with database(kind) as stored, Server(stored, live_tables=games + 100, workers=workers) as server:
        if workers > 1:
            await asyncio.sleep(3)  # until the shares are dealt
        made = []
        async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:
            for _ in range(games):
                wish = {"title": title, "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"days": 200} if title == "bazaar" else {}}
                made.append((await http.post("/api/games", json=wish)).json())
        for _ in range(rounds):
            await measure(server, made, seconds, think, f"{title}, {kind}, {workers} worker{'s' * (workers > 1)}, {games} games, think {think} s")


async def measure(server: Server, made: list[dict[str, Any]], seconds: float, think: float, named: str) -> None:
    load = Load()
    sitting = [asyncio.create_task(sit(server, game["id"], seat["token"], think, load)) for game in made for seat in game["seats"]]
    while load.ready < len(sitting):
        await asyncio.sleep(0.1)
        for one in sitting:
            if one.done():
                one.result()
    gc.collect()
    gc.disable()  # nobody who is measured waits for the one who measures
    pids = serving(server)
    began, before = time.perf_counter(), [worked(pid) for pid in pids]
    load.until = began + seconds
    load.begin.set()
    await asyncio.gather(*sitting)
    spent, work = time.perf_counter() - began, [worked(pid) - was for pid, was in zip(pids, before, strict=True)]
    assert server.process is not None
    held = sum(memory(pid) for pid in {server.process.pid, *pids})  # the supervisor too
    acks, fans = sorted(load.acks), sorted(load.fans)

    def at(taken: list[float], part: float) -> str:
        return f"{taken[int(len(taken) * part)] * 1000:.0f}" if taken else "-"

    each = sum(work) / max(1, len(acks)) * 1000
    busiest = max(work) / max(1, len(acks)) * 1000  # what one more core would let through: 1000 / busiest moves a second
    print(
        f"{named}: {len(acks) / spent:.0f} durable acks/s, {each:.2f} ms of work each ({busiest:.2f} in the busiest process), "
        f"ack p50 {at(acks, 0.5)} p99 {at(acks, 0.99)} ms, fan-out p50 {at(fans, 0.5)} p99 {at(fans, 0.99)} ms, "
        f"{load.made} of {load.due} due moves made, {held:.0f} MB, {len(load.errors)} errors",
        flush=True,
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int, nargs="?", default=100)
    parser.add_argument("seconds", type=float, nargs="?", default=10)
    parser.add_argument("think", type=float, nargs="?", default=0)
    parser.add_argument("title", nargs="?", default="bazaar")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=1)
    wish = parser.parse_args()
    uvloop.run(run(wish.games, wish.seconds, wish.think, wish.title, wish.database, wish.workers, wish.rounds))
