"""A move is acknowledged, and shown to anybody, only after it is committed; and when the database dies nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy
from eavesdrop import Wire
from postgres import Postgres
from tabling import Client, Tables, new_key, opened

from civitas.server import schema
from civitas.server.settings import Settings
from civitas.server.store import Entry, Store


class Gate:
    """Stands before the disk: lets commits through, holds them up, or breaks them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.waiting = 0  # commits that stand before it
        self.broken: Exception | None = None
        self.batches: list[list[tuple[str, int]]] = []  # what was committed, by game and version
        commit = Store._commit

        async def watched(store: Store, entries: list[Entry]) -> None:
            self.waiting += 1
            await self.open.wait()
            self.waiting -= 1
            if self.broken is not None:
                raise self.broken
            await commit(store, entries)
            self.batches.append([(row["game"], row["seq"]) for entry in entries for row in entry.log])

        monkeypatch.setattr(Store, "_commit", watched)

    @property
    def committed(self) -> set[tuple[str, int]]:
        return {row for batch in self.batches for row in batch}


async def seats(tables: Tables) -> list[Wire]:
    """A new game for two, both on the line."""
    ann, bob, _host = await tables.new("me", "me")
    wires = [Wire(tables, ann.game, client.token) for client in (ann, bob)]
    for wire in wires:
        await wire.open()
    return wires


def send(wire: Wire) -> str:
    """Any move; its key."""
    choice = (wire.table["decision"]["options"] or wire.table["decision"]["samples"])[0]
    key = new_key()
    wire.send(op="play", id=key, option=choice["option"], version=wire.table["version"], key=key)
    return key


async def eventually(come: Any) -> None:
    for _ in range(3000):
        if come():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come")


def answered(wire: Wire, key: str) -> bool:
    return any(frame.get("id") == key for _, frame in wire.frames)


async def close(wires: list[Wire]) -> None:
    for wire in wires:
        await wire.close()


def test_no_move_is_answered_or_shown_before_it_is_committed(run, monkeypatch):
    async def work(tables: Tables) -> None:
        gate = Gate(monkeypatch)
        ann, bob = await seats(tables)
        gate.open.clear()
        key = send(ann)
        await eventually(lambda: gate.waiting)
        for _ in range(20):  # it had every chance
            await asyncio.sleep(0)
        assert not answered(ann, key)
        assert [wire.table["version"] for wire in (ann, bob)] == [1, 1]
        gate.open.set()
        assert (await ann.answer(key))["version"] == 2
        assert (ann.game, 2) in gate.committed
        await bob.until(lambda: bob.table["version"] == 2)
        await close([ann, bob])

    run(work)


def test_every_answer_in_a_whole_game_follows_its_commit(run, monkeypatch):
    async def work(tables: Tables) -> None:
        gate = Gate(monkeypatch)
        wires = await seats(tables)
        rng, told = random.Random(4), 0
        for _ in range(60):
            table = wires[0].table
            if table["over"]:
                break
            wire = wires[rng.choice(table["to_act"])]
            answer = await wire.answer(send(wire))
            assert answer["op"] == "done", answer
            assert (wire.game, answer["version"]) in gate.committed
            told += 1
            version = answer["version"]
            for other in wires:
                await other.until(lambda other=other, version=version: other.table["version"] >= version)  # type: ignore[misc]
                assert (wire.game, other.table["version"]) in gate.committed
        assert told >= 10
        await close(wires)

    run(work)


def test_moves_that_wait_are_committed_together(run, monkeypatch):
    async def work(tables: Tables) -> None:
        games = [await seats(tables) for _ in range(6)]
        gate = Gate(monkeypatch)
        gate.open.clear()
        first = send(games[0][0])
        await eventually(lambda: gate.waiting)
        keys = [send(wires[0]) for wires in games[1:]]
        store = tables.app.state.tables.store
        await eventually(lambda: len(store._waiting) == len(keys))
        gate.open.set()
        for wires, key in zip(games, [first, *keys], strict=True):
            assert (await wires[0].answer(key))["op"] == "done"
        assert [len(batch) for batch in gate.batches] == [1, 5]
        for wires in games:
            await close(wires)

    run(work)


def test_a_move_that_could_not_be_stored_was_never_made(run, monkeypatch):
    async def work(tables: Tables) -> None:
        gate = Gate(monkeypatch)
        ann, bob = await seats(tables)
        gate.broken = OSError("the disk is full")
        key = send(ann)
        refused = await ann.answer(key)
        assert refused["error"]["code"] == "unavailable", refused
        gate.broken = None
        assert {wire.table["version"] for wire in (ann, bob)} == {1}
        again = Client(tables.http, ann.game, ann.token)
        assert (await again.table())["version"] == 1
        option = ann.table["decision"]["options"][0]["option"]
        assert (await again.play(option, 1, key)).json()["version"] == 2
        await bob.until(lambda: bob.table["version"] == 2)
        await close([ann, bob])

    run(work)


# --- the database dies


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    with Postgres(durable=True) as server:
        yield server


async def play_on(client: Client, acked: list[int], away: list[str]) -> None:
    """Play until the game is over or the database is away; an answer is either a version, or a clear refusal."""
    while True:
        answer = await client.get("", after=0)
        if answer.status_code == 503:
            away.append(answer.json()["error"]["code"])
            return
        table = answer.json()
        if table["decision"] is None:
            await asyncio.sleep(0.005)
            continue
        choice = (table["decision"]["options"] or table["decision"]["samples"])[0]
        answer = await client.post("/play?table=false", option=choice["option"], version=table["version"], key=new_key())
        assert answer.status_code in (200, 409, 422, 503), answer.text
        if answer.status_code == 200:
            acked.append(answer.json()["version"])
        elif answer.status_code == 503:
            away.append(answer.json()["error"]["code"])
            return


async def stored_versions(settings: Settings, game: str) -> list[int]:
    store = Store(settings)
    await store.open()
    async with store.engine.connect() as connection:
        rows = await connection.execute(sqlalchemy.select(schema.log.c.seq).where(schema.log.c.game == game).order_by(schema.log.c.seq))
        found = [row[0] for row in rows]
    await store.close()
    return found


def test_when_postgresql_is_killed_the_server_says_so_and_nothing_acknowledged_is_lost(postgres, settings):
    on_postgres = replace(settings, database=postgres.address)

    async def work() -> None:
        async with opened(on_postgres) as tables:
            for _ in range(2):
                ann, bob, _host = await tables.new("me", "me", options={"days": 200})
                acked: list[int] = []
                away: list[str] = []
                playing = [asyncio.create_task(play_on(client, acked, away)) for client in (ann, bob)]
                await eventually(lambda acked=acked: len(acked) > 20)
                await asyncio.to_thread(postgres.kill)
                await asyncio.wait_for(asyncio.gather(*playing), 120)
                assert set(away) == {"unavailable"}
                new = await tables.http.post("/api/games", json={"title": "bazaar", "seats": [{"kind": "me"}, {"kind": "me"}]})
                assert new.status_code == 503, new.text
                await asyncio.to_thread(postgres.start_again)
                for client in (ann, bob):  # the same server, without a restart
                    table = await client.table()
                    assert table["version"] >= max(acked)
                mover = (ann, bob)[table["to_act"][0]]
                decision = (await mover.table())["decision"]
                option = (decision["options"] or decision["samples"])[0]["option"]
                assert (await mover.play(option)).status_code == 200
                versions = await stored_versions(on_postgres, ann.game)
                assert versions == list(range(1, len(versions) + 1))
                assert set(acked) <= set(versions)

    asyncio.run(asyncio.wait_for(work(), 400))
