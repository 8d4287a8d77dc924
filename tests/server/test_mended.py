"""What once broke the server for everybody: each of these tests failed before its fault was mended."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from typing import Any

import pytest
import sqlalchemy
from tabling import Client, Tables, first_choice, opened

from civitas.kernel.registry import GAMES
from civitas.server import schema
from civitas.server.settings import Settings


def go(work: Any) -> Any:
    return asyncio.run(asyncio.wait_for(work, 60))


async def at_the_stalls(tables: Tables, people: list[Client] | None = None) -> Client:
    """Whoever shops now in a new game for two, with money for two purchases at least."""
    if people is None:
        *people, _host = await tables.new("me", "me", options={"days": 30})
    while True:
        table = await people[0].table()
        if table["view"]["pending"]["what"] == "shop" and table["view"]["players"][table["to_act"][0]]["coins"] >= 6:
            return people[table["to_act"][0]]
        for one in people:
            seen = await one.table()
            if seen["decision"]:
                leave = seen["decision"]["what"] == "shop"
                assert (await one.play(["leave"] if leave else first_choice(seen), seen["version"])).status_code == 200


async def change(tables: Tables, table: Any, **values: Any) -> None:
    """Write something into every row of a table of the database."""
    async with tables.app.state.hall.store.writing() as connection:
        await connection.execute(sqlalchemy.update(table).values(**values))


# --- the log is the truth, the checkpoint is a cache


def test_undo_and_redo_without_end_leave_a_game_that_opens(settings: Settings):
    async def work():
        async with opened(settings) as tables:
            mover = await at_the_stalls(tables)
            assert (await mover.play(["buy"])).status_code == 200
            bought = await mover.table()
            for _ in range(20):
                assert (await mover.turn("undo")).status_code == 200
                assert (await mover.turn("redo")).status_code == 200
            assert (await mover.turn("undo")).status_code == 200
        async with opened(settings) as tables:
            again = Client(tables.http, mover.game, mover.token)
            assert (await again.turn("redo")).json()["table"]["view"] == bought["view"]

    go(work())


@pytest.mark.parametrize("damage", ["not JSON", '{"seq": 3}', "another game", "another number", "an undone move"])
def test_a_damaged_checkpoint_is_not_missed(settings: Settings, damage: str):
    async def work():
        async with opened(settings) as tables:
            mover = await at_the_stalls(tables)
            table = tables.app.state.hall.tables[mover.game]
            whole = {"seq": table.version, "curtain": "chance-was-used", "state": table.state.to_json()}
            whole["fingerprint"] = table.state.fingerprint()
            if damage == "another game":
                whole["state"]["game"] = "through_the_ages"
            elif damage == "another number":
                whole["state"]["state"]["players"][0]["coins"] += 1
            elif damage == "an undone move":  # as servers once wrote them
                await mover.play(["buy"])
                await mover.turn("undo")
                whole["seq"] = table.version
                await mover.turn("redo")
            body = damage if damage in ("not JSON", '{"seq": 3}') else json.dumps(whole)
            async with tables.app.state.hall.store.writing() as connection:
                await connection.execute(sqlalchemy.insert(schema.checkpoints), [{"game": mover.game, "seq": whole["seq"], "body": body}])
            seen = await mover.table()
        async with opened(settings) as tables:
            assert await Client(tables.http, mover.game, mover.token).table() == seen

    go(work())


def test_a_log_is_replayed_from_where_it_was_carried_over(settings: Settings, monkeypatch):
    """What came before it was played under other rules."""
    game = GAMES["bazaar"]

    async def work():
        async with opened(settings) as tables:
            *people, _host = await tables.new("me", "me", options={"days": 30})
            mover = await at_the_stalls(tables, people)
            await mover.play(["buy"])
        shorter = {1: lambda record: dataclasses.replace(record, rules=2, decisions=record.decisions[:1])}
        monkeypatch.setitem(GAMES, "bazaar", dataclasses.replace(game, rules_version=2, migrations=shorter))
        async with opened(settings) as tables:
            again = [Client(tables.http, one.game, one.token) for one in people]
            for one in again:
                table = await one.table()
                if table["decision"]:
                    assert (await one.play(first_choice(table), table["version"])).status_code == 200
            seen = await again[0].table()
            async with tables.app.state.hall.store.writing() as connection:
                await connection.execute(sqlalchemy.delete(schema.checkpoints))
        async with opened(settings) as tables:
            assert await Client(tables.http, mover.game, people[0].token).table() == seen

    go(work())
