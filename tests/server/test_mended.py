"""What once broke the server for everybody: each of these tests failed before its fault was mended."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from typing import Any

import pytest
import sqlalchemy
from eavesdrop import Wire
from tabling import Client, Tables, first_choice, new_key, opened

from civitas.kernel.registry import GAMES
from civitas.server import schema, timekeeper
from civitas.server import tables as server_tables
from civitas.server.bot_driver import BotDriver
from civitas.server.clocks import PACES, Pace
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
    async with tables.app.state.tables.store.writing() as connection:
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


def test_no_checkpoint_is_written_while_a_row_to_come_could_reach_behind_it(settings: Settings):
    async def work():
        async with opened(settings) as tables:
            mover = await at_the_stalls(tables)
            assert (await mover.play(["buy"])).status_code == 200
            for turn in range(50):
                assert (await mover.turn("redo" if turn % 2 else "undo")).status_code == 200
                table = tables.app.state.tables.tables[mover.game]
                assert table.saved_at < table.version

    go(work())


@pytest.mark.parametrize("damage", ["not JSON", '{"seq": 3}', "another game", "another number", "an undone move"])
def test_a_damaged_checkpoint_is_not_missed(settings: Settings, damage: str):
    async def work():
        async with opened(settings) as tables:
            mover = await at_the_stalls(tables)
            table = tables.app.state.tables.tables[mover.game]
            whole = {"seq": table.version, "undo_refusal": "chance-was-used", "state": table.state.to_json()}
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
            async with tables.app.state.tables.store.writing() as connection:
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
            async with tables.app.state.tables.store.writing() as connection:
                await connection.execute(sqlalchemy.delete(schema.checkpoints))
        async with opened(settings) as tables:
            assert await Client(tables.http, mover.game, people[0].token).table() == seen

    go(work())


# --- many tables, and bad ones among them


@pytest.mark.parametrize("limit", [1, 8])
def test_more_tables_than_are_kept_still_hear_every_move(settings: Settings, limit: int):
    async def work():
        async with opened(dataclasses.replace(settings, live_tables=limit)) as tables:
            games = [await tables.new("me", "me") for _ in range(12)]
            wires = [(Wire(tables, ann.game, ann.token), Wire(tables, ann.game, bob.token)) for ann, bob, _host in games]
            await asyncio.gather(*[wire.open() for pair in wires for wire in pair])
            for ann, bob in wires:
                ann.send(op="play", id="a", option=ann.table["decision"]["options"][0]["option"], version=1, key=new_key())
                assert (await ann.answer("a"))["op"] == "done"
                await asyncio.wait_for(bob.until(lambda bob=bob: bob.table["version"] == 2), 5)
            all_tables = tables.app.state.tables
            assert len(all_tables.tables) == 12  # all are in use
            for pair in wires:
                for wire in pair:
                    await wire.close()
            opened_before = all_tables.store.whole
            all_tables.store.whole = None  # nobody reads anything when everybody has gone
            await asyncio.sleep(0.3)
            all_tables.store.whole = opened_before
            for ann, _bob, _host in games:
                assert (await ann.table())["version"] == 2
            assert len(all_tables.tables) <= limit

    go(work())


async def spoil(tables: Tables, game: str) -> None:
    """What is stored of a game's decisions is nonsense from now on."""
    all_tables = tables.app.state.tables
    async with all_tables.store.writing() as connection:
        where = (schema.log.c.game == game, schema.log.c.kind == "play")
        await connection.execute(sqlalchemy.update(schema.log).where(*where).values(body='{"option": ["bid", 4242], "events": []}'))
    all_tables.tables.pop(game, None)


def test_a_game_that_cannot_be_opened_is_set_aside_and_stops_no_clock(settings: Settings, monkeypatch, caplog):
    monkeypatch.setattr(timekeeper, "CLOCK", 0.05)
    monkeypatch.setitem(PACES, "live", Pace(3600))

    async def work():
        async with opened(dataclasses.replace(settings, stand_in="random")) as tables:
            bad, *_ = await tables.new("me", "me", pace="live", options={"days": 1})
            assert (await bad.play(first_choice(await bad.table()))).status_code == 200
            await spoil(tables, bad.game)
            await change(tables, schema.games, deadline=1.0)  # its time is up: from now on the clocks look at it
            await asyncio.sleep(0.5)
            monkeypatch.setitem(PACES, "live", Pace(0.4))
            good, *_ = await tables.new("me", "me", pace="live", options={"days": 1})
            while not (await good.table())["over"]:
                await asyncio.sleep(0.05)
            answer = await bad.get()
            assert (answer.status_code, answer.json()["error"]["message"]["id"]) == (410, "problem-unplayable")
            assert "4242" not in answer.text + caplog.text
            assert caplog.text.count('"kind": "aside"') == 1
            assert (await tables.http.get("/api/health")).json()["aside"] == 1

    go(work())


def test_after_a_restart_the_bots_of_every_other_game_go_on(settings: Settings, monkeypatch):
    async def work():

        with monkeypatch.context() as still:
            still.setattr(BotDriver, "look_at", lambda self, table: None)
            async with opened(settings) as tables:
                bad, *_ = await tables.new("me", "random", options={"days": 1})
                good = [(await tables.new("me", "random", options={"days": 1}))[0] for _ in range(3)]
                for one in (bad, *good):
                    assert (await one.play(first_choice(await one.table()))).status_code == 200
                async with tables.app.state.tables.store.writing() as connection:  # a row that nobody can read
                    await connection.execute(sqlalchemy.update(schema.games).where(schema.games.c.id == bad.game).values(options="nonsense"))
        async with opened(settings) as tables:
            all_tables = tables.app.state.tables
            while not all(game.game in all_tables.tables and all_tables.tables[game.game].version > 2 for game in good):
                await asyncio.sleep(0.05)
            assert list(all_tables.aside) == [bad.game]

    go(work())


def test_opening_a_table_wakes_its_bots(settings: Settings, monkeypatch):

    async def work():
        with monkeypatch.context() as still:
            still.setattr(BotDriver, "look_at", lambda self, table: None)
            async with opened(settings) as tables:
                ann, *_ = await tables.new("me", "random", options={"days": 1})
                assert (await ann.play(first_choice(await ann.table()))).status_code == 200

        async def nothing(_: Any) -> None:
            return

        monkeypatch.setattr(server_tables.Tables, "_resume", nothing)
        async with opened(settings) as tables:
            again = Client(tables.http, ann.game, ann.token)
            while (await again.table())["version"] == 2:
                await asyncio.sleep(0.05)

    go(work())


DAMAGE = {
    "a title that is not installed any more": {"title": "gone_for_ever"},
    "options that cannot be read": {"options": "nonsense"},
    "a summary that cannot be read": {"summary": '{"to_act":'},
    "a summary of another kind": {"summary": '{"to_act": 1, "what": []}'},
    "a question that nobody knows": {"summary": '{"to_act": [0], "what": "riddle", "about": {"seat": "x"}, "moment": ["riddle", {}]}'},
    "a proposal that cannot be read": {"proposal": "nonsense"},
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_game_that_cannot_be_read_spoils_no_list(settings: Settings, damage: str):
    """It stands in the lists with less told of it, and all others as ever."""

    async def work():
        async with opened(settings) as tables:
            bad, good = [(await tables.new("me", "me", listed=True, options={"days": 3}))[0] for _ in range(2)]
            before = (await tables.http.get("/api/games", params={"watch": True})).json()["games"]
            async with tables.app.state.tables.store.writing() as connection:
                row = sqlalchemy.update(schema.games).where(schema.games.c.id == bad.game)
                await connection.execute(row.values(**DAMAGE[damage]))
        async with opened(settings) as tables:
            mine = await tables.http.post("/api/mine", json={"tokens": [bad.token, good.token]})
            watched = await tables.http.get("/api/games", params={"watch": True})
            assert (mine.status_code, watched.status_code) == (200, 200), mine.text + watched.text
            assert {game["id"] for game in mine.json()["games"]} == {bad.game, good.game}
            found = watched.json()["games"]
            assert len(found) == 2
            assert [game for game in found if game["id"] == good.game] == [game for game in before if game["id"] == good.game]
            assert (await Client(tables.http, bad.game, bad.token).get()).status_code in (200, 410)
            assert (await Client(tables.http, good.game, good.token).get()).status_code == 200

    go(work())
