"""What the table bears: python tests/server/load.py [GAMES] [SECONDS] [THINK] [TITLE]

Two sockets a game; each plays whenever it is asked, after THINK seconds on average (0: without pause).  "ack" is from
sending a move to its durable answer, "fan-out" until the other seat's socket has the table.  On a machine that does
other things too, the work that a move costs the server says more than how many it made.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parent))

from serving import Server


class Load:
    """What was measured."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}  # game and version -> when the move was sent
        self.acks: list[float] = []
        self.fans: list[float] = []
        self.errors: list[str] = []
        self.ready = 0  # sockets that have their table
        self.begin = asyncio.Event()
        self.until = 0.0


async def sit(server: Server, game: str, token: str, think: float, load: Load) -> None:
    rng = random.Random(token)
    async with websockets.connect(server.live(game), ping_interval=None, max_size=None, compression=None, open_timeout=60) as socket:
        await socket.send(json.dumps({"op": "hello", "token": token}))
        first = await socket.recv()
        load.ready += 1
        await load.begin.wait()
        await asyncio.sleep(rng.uniform(0, think))  # not all at once
        began, waiting, table = 0.0, False, {"decision": None, "version": 0}
        while time.perf_counter() < load.until:
            try:
                frame = json.loads(first or await asyncio.wait_for(socket.recv(), max(0.05, load.until - time.perf_counter())))
            except TimeoutError:
                return
            first = ""
            if frame["op"] == "done":
                load.acks.append(time.perf_counter() - began)
                load.sent[game, frame["version"]] = began
                waiting = False
                if table["version"] < frame["version"]:
                    table["decision"] = None  # the table it led to is still to come
            elif frame["op"] == "error":
                waiting, table["decision"] = False, None
                if frame["error"]["code"] not in ("stale", "refused"):
                    load.errors.append(frame["error"]["text"])
                await socket.send(json.dumps({"op": "language", "language": "en"}))
            elif frame["op"] == "table":
                table = frame["table"]
                if (then := load.sent.pop((game, table["version"]), None)) is not None:
                    load.fans.append(time.perf_counter() - then)
            if table["decision"] and not waiting:
                if think:
                    await asyncio.sleep(rng.uniform(0, 2 * think))
                listed = table["decision"]["options"] or table["decision"]["samples"]
                choices = [choice for choice in listed if choice["option"][0] != "resign"]  # the game is to go on
                option, key = rng.choice(choices)["option"], f"{rng.getrandbits(64):016x}"
                move = {"op": "play", "id": 1, "option": option, "version": table["version"], "key": key}
                began, waiting = time.perf_counter(), True
                await socket.send(json.dumps(move))


def worked(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    return int(next(line.split()[1] for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))) / 1024


async def run(games: int, seconds: float, think: float, title: str) -> None:
    load = Load()
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "t.db"), live_tables=games + 100) as server:
        assert server.process is not None
        made = []
        async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:
            for _ in range(games):
                wish = {"title": title, "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"days": 200} if title == "bazaar" else {}}
                made.append((await http.post("/api/games", json=wish)).json())
            sitting = [asyncio.create_task(sit(server, game["id"], seat["token"], think, load)) for game in made for seat in game["seats"]]
            while load.ready < len(sitting):
                await asyncio.sleep(0.1)
            began, before = time.perf_counter(), worked(server.process.pid)
            load.until = began + seconds
            load.begin.set()
            await asyncio.gather(*sitting)
            spent, work = time.perf_counter() - began, worked(server.process.pid) - before
            health = (await http.get("/api/health")).json()
        held = memory(server.process.pid)
    acks, fans = sorted(load.acks), sorted(load.fans)

    def at(taken: list[float], part: float) -> str:
        return f"{taken[int(len(taken) * part)] * 1000:.0f}" if taken else "-"

    each = work / max(1, len(acks)) * 1000
    print(
        f"{title}, {games} games, think {think} s: {len(acks) / spent:.0f} durable acks/s, {each:.2f} ms of work each, "
        f"ack p50 {at(acks, 0.5)} p99 {at(acks, 0.99)} ms, "
        f"fan-out p50 {at(fans, 0.5)} p99 {at(fans, 0.99)} ms, {held:.0f} MB, {len(load.errors)} errors; server's own {health['moves']}"
    )


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    asyncio.run(run(int(given.get(0, 100)), float(given.get(1, 10)), float(given.get(2, 0)), given.get(3, "bazaar")))
