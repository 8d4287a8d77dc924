"""One owner for each game: several processes on one PostgreSQL, each with its share of the games, and what happens when one dies."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import time
import uuid
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
import websockets
from load import serving
from postgres import Postgres
from serving import Server
from tabling import Client, Tables, opened

from civitas.server.leases import SHARES, Leases, share_of
from civitas.server.settings import Settings
from civitas.server.store import Entry, Lost, Store


def go(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, 120))


async def until(come: Callable[[], Any], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not come():
        assert time.monotonic() < end, "it does not come"
        await asyncio.sleep(0.02)


def leases_of(tables: Tables) -> Leases:
    found: Leases = tables.app.state.tables.leases
    return found


async def dealt(*tables: Tables) -> None:
    """Until every process has its part, and knows of the others."""
    fair = len(SHARES) // len(tables)
    await until(lambda: all(len(leases_of(one).mine) == fair and len(leases_of(one).owners) == len(SHARES) for one in tables))


@pytest.fixture
def shared(settings: Settings, postgres: str) -> Settings:
    return replace(settings, database=postgres)


def test_every_game_is_kept_by_one_process(shared):
    async def work():
        async with opened(shared) as one, opened(shared) as two:
            await dealt(one, two)
            mine, theirs = leases_of(one).mine, leases_of(two).mine
            assert not set(mine) & set(theirs)
            assert set(mine) | set(theirs) == set(SHARES)
            ann, _bob, _host = await one.new("me", "me")
            twin = Client(two.http, ann.game, ann.token)
            assert (await twin.table())["seat"] == 0
            assert ann.game in one.app.state.tables.tables
            assert ann.game not in two.app.state.tables.tables  # it was asked for there, and handed on

    go(work())


def test_what_comes_late_from_a_process_that_lost_a_game_is_not_written(shared):
    """The fence: the lock is gone, somebody else has the share, and the old owner does not know it yet."""

    async def work():
        async with opened(shared) as one:
            ann, _bob, _host = await one.new("me", "me")
            tables = one.app.state.tables
            async with tables.holding(ann.game) as table:
                store, share = Store(shared), share_of(ann.game)
                await store.open()
                async with store.engine.begin() as connection:  # as whoever takes it does
                    await connection.exec_driver_sql(f"update shares set fence = fence + 1 where share = '{share}'")
                row = {"game": ann.game, "seq": 2, "key": "late", "kind": "play", "seat": 0, "body": "{}", "at": 0.0}
                entry = Entry([row], {"id": ann.game, **table.stand(0.0, {})}, fence=table.fence)
                with pytest.raises(Lost):
                    await tables.store.append(entry)
                _, _, log, _ = await store.whole(ann.game)
                assert [row["seq"] for row in log] == [1]
                await store.close()
            table.row["status"] = "running"
            answer = await ann.post("/play", option=["nothing"], version=1, key=uuid.uuid4().hex)
            assert answer.status_code in (422, 503), answer.text
            said = await ann.post("/chat", text="am I heard?", key=uuid.uuid4().hex)
            assert said.json()["error"]["code"] == "unavailable"

    go(work())


def test_a_process_that_comes_gets_its_part_and_one_that_goes_leaves_it(shared):
    async def work():
        async with opened(shared) as one:
            await dealt(one)
            async with opened(shared) as two:
                await dealt(one, two)
                async with opened(shared) as three:
                    await until(lambda: min(len(leases_of(each).mine) for each in (one, two, three)) >= 20)
                await until(lambda: len(leases_of(one).mine) + len(leases_of(two).mine) == len(SHARES), 5)
            await until(lambda: len(leases_of(one).mine) == len(SHARES), 5)

    go(work())


def test_a_seat_that_was_claimed_through_another_process_is_known_where_the_game_is_kept(shared):
    """What accounts change of a game comes to its table as a notice with the rows."""

    async def work():
        async with opened(shared) as one, opened(shared) as two:
            await dealt(one, two)
            ann, _bob, _host = await one.new("me", "me")
            who = {"name": f"Ann {uuid.uuid4().hex[:8]}", "password": "a long way to the sea"}
            assert (await two.http.post("/api/people", json=who)).status_code in (200, 201)
            claimed = await two.http.post("/api/me/claim", json={"tokens": [ann.token]})
            assert claimed.status_code == 200, claimed.text
            table = one.app.state.tables.tables[ann.game]
            await until(lambda: table.seats[0].person is not None, 5)
            assert not table.overtaken

    go(work())


def test_limits_are_shared(shared):
    """Whoever has used up their tries at one process has none at another."""

    async def work():
        strict = replace(shared, limits=1.0)
        async with opened(strict) as one, opened(strict) as two:
            await dealt(one, two)
            wrong = {"name": f"nobody {uuid.uuid4().hex[:8]}", "password": "not the password"}
            codes = [(await one.http.post("/api/session", json=wrong)).status_code for _ in range(12)]
            assert codes[-1] == 429
            limits = two.app.state.limits
            await until(lambda: any(what == "sign-in" and level >= 9 for (what, _), (level, _) in limits.buckets.items()), 5)
            assert (await two.http.post("/api/session", json=wrong)).status_code == 429

    go(work())


def test_nobody_outside_can_speak_as_another_process(shared):
    async def work():
        async with opened(shared) as one:
            ann, _bob, _host = await one.new("me", "me")
            address = leases_of(one).address
            async with httpx.AsyncClient(base_url=f"http://{address}") as http:
                for secret in ("", "guessed"):
                    asked = {"x-civitas-inside": secret, "x-civitas-client": "10.0.0.1", "authorization": f"Bearer {ann.token}"}
                    assert (await http.get(f"/api/games/{ann.game}", headers=asked)).status_code == 403
            through = {"x-civitas-inside": one.app.state.inside.secret, "x-civitas-client": "10.0.0.1"}
            answer = await one.http.get("/metrics", headers=through)  # at the front door these headers mean nothing
            assert answer.status_code == 403 or "civitas_games" in answer.text

    go(work())


# --- a true service with two workers


@pytest.fixture(scope="module")
def service() -> Iterator[Server]:
    with Postgres(durable=True) as database, Server(database.address, workers=2, think=0.02, bot_pause=0, floor_pause=0.005) as server:
        deadline = time.monotonic() + 60
        while len(serving(server)) < 2 or httpx.get(f"{server.address}/api/health", timeout=10).json()["processes"] < 2:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        time.sleep(1.5)
        yield server


def new_game(server: Server, *kinds: str, days: int = 200) -> dict[str, Any]:
    wish = {"title": "bazaar", "seats": [{"kind": kind} for kind in kinds], "options": {"days": days}}
    until = time.monotonic() + 10
    while True:
        answer = httpx.post(f"{server.address}/api/games", json=wish, timeout=60)
        if answer.status_code != 503 or time.monotonic() > until:  # a worker was killed a moment ago: whoever asks then asks again
            break
        time.sleep(0.3)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


class Player:
    """A client that plays without pause, and comes back by itself when its line breaks."""

    def __init__(self, server: Server, game: str, token: str) -> None:
        self.server, self.game, self.token = server, game, token
        self.rng = random.Random(token)
        self.acked = 0
        self.moves = 0
        self.gaps: list[float] = []  # seconds without a line
        self.open: dict[str, Any] | None = None  # what was sent and not answered

    async def run(self) -> None:
        lost = time.monotonic()
        while True:
            with contextlib.suppress(websockets.ConnectionClosed, OSError, websockets.InvalidHandshake, TimeoutError):
                async with websockets.connect(self.server.live(self.game), ping_interval=None, max_size=None, open_timeout=10) as line:
                    await line.send(json.dumps({"op": "hello", "token": self.token}))
                    await self._play(line, lost)
            lost = time.monotonic()
            await asyncio.sleep(0.05)

    async def _play(self, line: Any, lost: float) -> None:
        first, table = True, None  # the table, if nothing has been done there yet
        while True:
            frame = json.loads(await line.recv())
            if frame["op"] == "table" and first:
                first = False
                self.gaps.append(time.monotonic() - lost)
                assert frame["table"]["version"] >= self.acked, "LOST"
                if self.open is not None:
                    await line.send(json.dumps(self.open))  # with the key it had
            if frame["op"] == "done":
                self.acked, self.moves, self.open = max(self.acked, frame["version"]), self.moves + 1, None
                if table is not None and table["version"] < frame["version"]:
                    table = None  # the one it led to is still to come
            elif frame["op"] == "error":
                if frame["error"]["code"] == "unavailable":
                    return
                assert frame["error"]["code"] in ("stale", "refused"), frame
                self.open = table = None
                await line.send(json.dumps({"op": "language", "language": "en"}))
            elif frame["op"] == "table":
                table = frame["table"]
            if table is not None and table["decision"] and self.open is None:
                option = self.rng.choice(table["decision"]["options"] or table["decision"]["samples"])["option"]
                key = uuid.uuid4().hex
                self.open = {"op": "play", "id": key, "option": option, "version": table["version"], "key": key}
                await line.send(json.dumps(self.open))


def moved(players: list[Player]) -> dict[str, int]:
    """How many moves were acknowledged in each game."""
    return {player.game: sum(each.moves for each in players if each.game == player.game) for player in players}


def test_connections_reach_the_process_that_keeps_the_game(service):
    """Twenty games, all asked for over one connection each way: new ones are spread over both processes, and each is answered."""
    with httpx.Client(base_url=service.address, timeout=60) as http:
        made = []
        for _ in range(20):
            wish = {"title": "bazaar", "seats": [{"kind": "me"}, {"kind": "me"}]}
            made.append(http.post("/api/games", json=wish).json())
        for game in made * 2:
            token = game["seats"][1]["token"]
            table = http.get(f"/api/games/{game['id']}", headers={"authorization": f"Bearer {token}"})
            assert table.status_code == 200, table.text
            assert table.json()["seat"] == 1
        listed = http.post("/api/mine", json={"tokens": [game["host"] for game in made]}).json()["games"]
        assert len(listed) == 20
        kept: list[float] = []
        until = time.monotonic() + 20  # processes tell each other their figures now and then
        while sum(kept) < 20 and time.monotonic() < until:
            figures = http.get("/metrics").text
            kept = [float(line.split()[1]) for line in figures.splitlines() if line.startswith('civitas_tables{process="')]
            time.sleep(0.2)
    assert len(kept) == 2
    assert min(kept) >= 5, kept


def test_when_a_worker_is_killed_its_games_go_on_at_once(service):
    """Nothing acknowledged is lost, everybody is back within five seconds without a new page, bots move on, and the worker is replaced."""

    async def work():
        games = [new_game(service, "me", "me" if at % 3 else "bot", "me") for at in range(9)]
        players = [Player(service, game["id"], seat["token"]) for game in games for seat in game["seats"] if seat["token"]]
        running = [asyncio.create_task(player.run()) for player in players]
        try:
            await until(lambda: all(moved(players).values()), 60)
            for _ in range(2):
                before = moved(players)
                workers = serving(service)
                assert len(workers) == 2
                os.kill(workers[0], signal.SIGKILL)
                killed = time.monotonic()
                await until(lambda before=before: all(moves > before[game] for game, moves in moved(players).items()), 60)
                print(f"every game went on within {time.monotonic() - killed:.1f} s of the kill")
                await until(lambda: len(serving(service)) == 2, 30)
                await asyncio.sleep(3)
        finally:
            for task in running:
                task.cancel()
            failed = [one for one in await asyncio.gather(*running, return_exceptions=True) if isinstance(one, AssertionError)]
        assert not failed, failed
        gaps = [gap for player in players for gap in player.gaps[1:]]
        assert gaps
        assert max(gaps) < 5, sorted(gaps)[-5:]
        for player in players:
            bearer = {"authorization": f"Bearer {player.token}"}
            table = httpx.get(f"{service.address}/api/games/{player.game}", headers=bearer, timeout=60).json()
            assert table["version"] >= player.acked

    go(work())


def test_a_game_of_bots_goes_on_elsewhere(service):
    games = [new_game(service, "bot", "bot", days=100)["id"] for _ in range(6)]
    os.kill(serving(service)[0], signal.SIGKILL)
    deadline = time.monotonic() + 90
    while True:
        with contextlib.suppress(httpx.TransportError):
            tables = [httpx.get(f"{service.address}/api/games/{game}", timeout=60).json() for game in games]
            if all(table["over"] for table in tables):
                break
        assert time.monotonic() < deadline
        time.sleep(0.3)
