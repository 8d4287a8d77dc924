"""The store: what was acknowledged is there after a restart, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy
from sqlalchemy import update
from tabling import Client, first_choice, new_key, opened, play_out

from civitas.kernel.registry import GAMES
from civitas.kernel.saves import read_option
from civitas.server import schema
from civitas.server.settings import Settings
from civitas.server.store import Store


def go(work: Any) -> Any:
    return asyncio.run(asyncio.wait_for(work, 120))


def any_choice(rng: random.Random) -> Any:
    def choose(table: dict[str, Any]) -> Any:
        decision = table["decision"]
        options = [choice["option"] for choice in decision["options"] or decision["samples"]]
        return rng.choice([option for option in options if option != ["resign"]])

    return choose


async def play_some(clients: list[Client], moves: int, choose: Any) -> None:
    made = 0
    while made < moves:
        for client in clients:
            table = await client.table()
            if table["decision"]:
                assert (await client.play(choose(table), table["version"])).status_code == 200
                made += 1


async def same_after_restart(stored: Settings, clients: list[Client]) -> list[Client]:
    """Everything that each client sees, before and after."""
    before = [await client.table() for client in clients]
    async with opened(stored) as tables:
        for client, seen in zip(clients, before, strict=True):
            again = Client(tables.http, client.game, client.token)
            assert await again.table() == seen
            assert (await again.get("/at/3")).json()["view"]
    return clients


def test_a_game_is_the_same_after_a_restart(stored):
    async def work():
        async with opened(stored) as tables:
            *people, _host = await tables.new("me", "me", "me", options={"days": 30})
            rng = random.Random(5)
            for _ in range(5):
                await play_some(people, 17, any_choice(rng))
                await same_after_restart(stored, [*people, Client(tables.http, people[0].game)])

    go(work())


def test_undo_redo_and_keys_survive_a_restart(stored):
    async def work():
        async with opened(stored) as tables:
            ann, bob, _host = await tables.new("me", "me", options={"days": 30})
            await play_some([ann, bob], 70, any_choice(random.Random(6)))  # past a checkpoint
            while (await ann.table())["view"]["pending"]["what"] != "shop":
                for one in (ann, bob):
                    table = await one.table()
                    if table["decision"] and table["decision"]["what"] != "shop":
                        await one.play(first_choice(table))
            mover = (ann, bob)[(await ann.table())["to_act"][0]]
            shop = await mover.table()
            option = shop["decision"]["options"][0]["option"]
            key = new_key()
            done = (await mover.play(option, shop["version"], key)).json()
            can_undo = done["table"]["undo"]["allowed"]
            if can_undo:
                await mover.turn("undo")
        async with opened(stored) as tables:
            again = Client(tables.http, mover.game, mover.token)
            assert (await again.play(option, shop["version"], key)).json()["version"] == done["version"]
            if can_undo:
                table = await again.table()
                assert table["view"] == shop["view"]
                assert table["redo"]["allowed"]
                assert (await again.turn("redo")).json()["table"]["view"] == done["table"]["view"]

    go(work())


def test_every_sqlite_connection_is_durable(settings):
    async def work():
        store = Store(settings)
        await store.open()
        connections = [await store.engine.connect() for _ in range(4)]
        for connection in connections:
            for pragma, value in (("synchronous", 2), ("journal_mode", "wal"), ("foreign_keys", 1)):
                assert await connection.scalar(sqlalchemy.text(f"PRAGMA {pragma}")) == value
            await connection.close()
        await store.close()

    go(work())


def test_the_schema_is_what_the_revisions_make(stored):
    from alembic import command

    from civitas.server.store import migrations

    async def work():
        store = Store(stored)
        await store.open()
        async with store.engine.connect() as connection:
            await connection.run_sync(lambda c: command.check(migrations(c)))
        await store.close()

    go(work())


def test_two_processes_share_one_postgresql(postgres, settings):
    """Moves through either are seen through both; the slower of two moves at once is told that the table has moved on."""
    shared = replace(settings, database=postgres, workers=2)

    async def work():
        async with opened(shared) as one, opened(shared) as two:
            ann, bob, _host = await one.new("me", "me", options={"days": 4})
            bob = Client(two.http, bob.game, bob.token)
            table = await play_out([ann, bob], any_choice(random.Random(7)))
            assert await Client(one.http, ann.game, bob.token).table() == {**await bob.table(), "players": table["players"]}

            ann, _bob, _host = await one.new("me", "me")
            twin = Client(two.http, ann.game, ann.token)
            await twin.table()
            options = [c["option"] for c in (await ann.table())["decision"]["options"]]
            answers = await asyncio.gather(ann.play(options[0], 1), twin.play(options[1], 1))
            assert sorted(a.status_code for a in answers)[0] == 200
            assert sorted(a.status_code for a in answers)[1] in (409, 422)
            key = new_key()
            bob = Client(one.http, ann.game, _bob.token)
            twin = Client(two.http, ann.game, _bob.token)
            option = first_choice(await bob.table())
            answers = await asyncio.gather(bob.play(option, 2, key), twin.play(option, 2, key))
            assert [a.json().get("version") for a in answers] == [3, 3], [a.text[:300] for a in answers]

    go(work())


def test_a_game_of_older_rules_is_carried_over(settings, monkeypatch):
    """The log is rewritten by the game's migrations when somebody next moves; a game without them is kept, and says so."""
    import dataclasses

    game = GAMES["bazaar"]

    async def work():
        async with opened(settings) as tables:
            ann, bob, _host = await tables.new("me", "me", options={"days": 20})
            await play_some([ann, bob], 40, any_choice(random.Random(8)))
            seen = await ann.table()
        monkeypatch.setitem(GAMES, "bazaar", dataclasses.replace(game, rules_version=2))
        async with opened(settings) as tables:
            answer = await Client(tables.http, ann.game, ann.token).get()
            assert answer.status_code == 410
            assert "rules version 1" in answer.json()["error"]["text"]

        def carried(record: Any) -> Any:
            return dataclasses.replace(record, rules=2)

        monkeypatch.setitem(GAMES, "bazaar", dataclasses.replace(game, rules_version=2, migrations={1: carried}))
        for _ in range(2):
            async with opened(settings) as tables:
                people = [Client(tables.http, c.game, c.token) for c in (ann, bob)]
                table = await people[0].table()
                assert table["position"] >= seen["position"]
                assert [x["message"] for x in table["lines"]["new"]][: seen["lines"]["total"]] == [x["message"] for x in seen["lines"]["new"]]
                await play_some(people, 5, any_choice(random.Random(9)))

    go(work())


def test_settings_come_from_the_environment(monkeypatch):
    monkeypatch.setenv("CIVITAS_DATABASE", "postgres://me@there/db")
    monkeypatch.setenv("CIVITAS_ORIGINS", "https://a.example, https://b.example")
    found = Settings.of_environment(workers=2, bot_processes=None)
    assert found.url == "postgresql+asyncpg://me@there/db"
    assert found.origins == ("https://a.example", "https://b.example")
    monkeypatch.setenv("CIVITAS_DATABASE", "x.db")
    with pytest.raises(ValueError, match="PostgreSQL"):
        Settings.of_environment(workers=2)
    monkeypatch.setenv("CIVITAS_THINK", "long")
    with pytest.raises(ValueError, match="CIVITAS_THINK"):
        Settings.of_environment()


# --- ids in the log, numbers in older ones


def test_the_log_names_cards_by_their_ids(settings):
    """What is stored stays true when a table gets a card more; rows of older servers, which hold numbers, are read too."""

    async def work():
        async with opened(settings) as tables:
            ann, bob, _host = await tables.new("me", "me", title="through_the_ages")
            await play_some([ann, bob], 40, any_choice(random.Random(3)))
            seen = [await one.table() for one in (ann, bob)]
            store = tables.app.state.tables.store
            _, _, log, saved = await store.whole(ann.game)
            assert saved is not None
            told = [json.loads(row["body"])["option"] for row in log if row["kind"] == "play"]
            assert all(isinstance(option, str) for option in told)
            notation = GAMES["through_the_ages"].notation
            assert any(set(option.split()) & set(notation.tables["card"]) for option in told)
            async with store.writing() as connection:  # as it was written before there were ids
                for row in log:
                    if row["kind"] == "play":
                        body = json.loads(row["body"])
                        body["option"] = read_option(notation, body["option"])
                        c = schema.log.c
                        await connection.execute(update(schema.log).where(c.game == ann.game, c.seq == row["seq"]).values(body=json.dumps(body)))
        async with opened(settings) as tables:
            for one, before in zip((ann, bob), seen, strict=True):
                assert await Client(tables.http, one.game, one.token).table() == before

    go(work())


@pytest.mark.parametrize("keeps", [True, False], ids=["with its checkpoint", "with a log that was rewritten"])
def test_lines_that_were_stored_before_arguments_had_names_are_told_again(settings, keeps):
    """Older servers stored arguments by their places: lines, the question of the checkpoint and the list of games read as they did."""

    async def work():
        async with opened(settings) as tables:
            ann, bob, _host = await tables.new("me", "me", title="through_the_ages")
            await play_some([ann, bob], 40, any_choice(random.Random(3)))
            seen = [await one.table() for one in (ann, bob)]
            store = tables.app.state.tables.store
            row, _, log, saved = await store.whole(ann.game)
            async with store.writing() as connection:
                bodies = {row["seq"]: json.loads(row["body"]) for row in log}
                for body in bodies.values():
                    body["events"] = [[message, list(args.values()), to] for message, args, to in body.get("events", ())]
                if not keeps:  # the whole game in one row, under the rules of today
                    last, plays = log[-1]["seq"], [row for row in log if row["kind"] == "play"]
                    bodies[last] = {"decisions": [[row["seat"], bodies[row["seq"]]["option"], bodies[row["seq"]]["events"]] for row in plays]}
                    await connection.execute(update(schema.log).where(schema.log.c.game == ann.game, schema.log.c.seq == last).values(kind="rules"))
                    await connection.execute(schema.checkpoints.delete())
                for seq, body in bodies.items():
                    c = schema.log.c
                    await connection.execute(update(schema.log).where(c.game == ann.game, c.seq == seq).values(body=json.dumps(body)))
                body = json.loads(saved["body"])
                body["state"]["state"]["pending"]["about"] = list(body["state"]["state"]["pending"]["about"].values())
                await connection.execute(update(schema.checkpoints).values(body=json.dumps(body)))
                stands = json.loads(row["summary"])
                stands["about"], stands["moment"][1] = list(stands["about"].values()), list(stands["moment"][1].values())
                await connection.execute(update(schema.games).where(schema.games.c.id == ann.game).values(summary=json.dumps(stands)))
        async with opened(settings) as tables:
            listed = (await tables.http.post("/api/mine", json={"tokens": [ann.token]})).json()["games"][0]
            assert (listed["position"], listed["moment"]) == (seen[0]["position"], None)
            for one, before in zip((ann, bob), seen, strict=True):
                table = await Client(tables.http, one.game, one.token).table()
                assert [line["message"] for line in table["lines"]["new"]] == [line["message"] for line in before["lines"]["new"]]
                assert table["decision"] == before["decision"]
                assert table["view"] == before["view"]

    go(work())


def test_a_checkpoint_that_does_not_fit_is_left_and_the_log_replayed(settings):
    """Numbers of another table, or records of another form: a checkpoint is a cache, and the log is the truth."""

    async def work():
        async with opened(settings) as tables:
            ann, bob, _host = await tables.new("me", "me", title="through_the_ages")
            await play_some([ann, bob], 40, any_choice(random.Random(4)))
            seen = await ann.table()
        for spoil in ({"tables": "of another day"}, {"state": {"": "Nobody"}}):
            async with opened(settings) as tables:
                _, _, _, saved = await tables.app.state.tables.store.whole(ann.game)
                body = json.loads(saved["body"])
                body["state"].update(spoil)
                async with tables.app.state.tables.store.writing() as connection:
                    await connection.execute(update(schema.checkpoints).where(schema.checkpoints.c.game == ann.game).values(body=json.dumps(body)))
            async with opened(settings) as tables:
                assert await Client(tables.http, ann.game, ann.token).table() == seen

    go(work())
