"""Games never break: new rules and new tables of the database are carried through games that are under way, on both databases."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from typing import Any

import bazaar  # noqa: F401 (the small game registers itself)
import sqlalchemy
from alembic import command
from tabling import Client, opened
from test_store import any_choice, play_some

from civitas.kernel.registry import GAMES
from civitas.server import admin, schema
from civitas.server.settings import Settings
from civitas.server.store import Store, migrations


def go(work: Any) -> Any:
    return asyncio.run(asyncio.wait_for(work, 120))


async def replayed(settings: Settings, *games: str) -> list[admin.Replayed]:
    return [one async for one in admin.replay_all(settings) if one.game in games]


def without_last(record: Any, rules: int) -> Any:
    """A change of rules that makes the last decision of every game void."""
    return dataclasses.replace(record, rules=rules, decisions=record.decisions[:-1])


def test_two_changes_of_rules_are_carried_through_a_running_game(stored, monkeypatch):
    """Version 1 is carried to 2 by one script and to 3 by another; in between it is played on; replay-all follows all of it."""
    game = GAMES["bazaar"]
    rng = random.Random(5)

    async def work():
        async with opened(stored) as tables:
            ann, bob, _host = await tables.new("me", "me", options={"days": 30})
            await play_some([ann, bob], 12, any_choice(rng))
            made = (await ann.table())["position"]
        assert [one.fault for one in await replayed(stored, ann.game)] == [""]

        monkeypatch.setitem(GAMES, "bazaar", dataclasses.replace(game, rules_version=2))
        (alone,) = await replayed(stored, ann.game)
        assert "rules 1" in alone.fault  # no script: it is named, and kept
        second = dataclasses.replace(game, rules_version=2, migrations={1: lambda record: without_last(record, 2)})
        monkeypatch.setitem(GAMES, "bazaar", second)
        (carried,) = await replayed(stored, ann.game)
        assert (carried.fault, carried.carried, carried.decisions) == ("", (1, 2), made - 1)
        async with opened(stored) as tables:
            people = [Client(tables.http, one.game, one.token) for one in (ann, bob)]
            assert (await people[0].table())["position"] == made - 1
            await play_some(people, 6, any_choice(rng))
            seen = [await one.table() for one in people]
        (again,) = await replayed(stored, ann.game)
        assert (again.fault, again.carried) == ("", None)

        third = {1: lambda record: without_last(record, 2), 2: lambda record: without_last(record, 3)}
        monkeypatch.setitem(GAMES, "bazaar", dataclasses.replace(game, rules_version=3, migrations=third))
        (carried,) = await replayed(stored, ann.game)
        assert (carried.fault, carried.carried, carried.decisions) == ("", (2, 3), seen[0]["position"] - 1)
        async with opened(stored) as tables:
            people = [Client(tables.http, one.game, one.token) for one in (ann, bob)]
            await play_some(people, 4, any_choice(rng))
            last = [await one.table() for one in people]
        async with opened(stored) as tables:
            assert [await Client(tables.http, one.game, one.token).table() for one in (ann, bob)] == last
            async with tables.app.state.tables.store.reading() as connection:
                c = schema.log.c
                kinds = [row.kind for row in await connection.execute(sqlalchemy.select(c.kind).where(c.game == ann.game).order_by(c.seq))]
                assert kinds.count("rules") == 2
        (again,) = await replayed(stored, ann.game)
        assert (again.fault, again.carried, again.decisions) == ("", None, last[0]["position"])

    go(work())


def test_what_was_told_when_a_game_was_carried_over_is_compared_too(settings, monkeypatch):
    game = GAMES["bazaar"]

    async def work():
        async with opened(settings) as tables:
            ann, bob, _host = await tables.new("me", "me", options={"days": 30})
            await play_some([ann, bob], 6, any_choice(random.Random(1)))
        monkeypatch.setitem(GAMES, "bazaar", dataclasses.replace(game, rules_version=2, migrations={1: lambda record: without_last(record, 2)}))
        async with opened(settings) as tables:
            await play_some([Client(tables.http, one.game, one.token) for one in (ann, bob)], 2, any_choice(random.Random(2)))
            async with tables.app.state.tables.store.writing() as connection:
                c = schema.log.c
                seq, body = (await connection.execute(sqlalchemy.select(c.seq, c.body).where(c.kind == "rules"))).one()
                changed = body.replace('"bids"', '"sells"') if '"bids"' in body else body.replace("]]],", "],[]]],", 1)
                assert changed != body
                await connection.execute(sqlalchemy.update(schema.log).where(c.seq == seq, c.kind == "rules").values(body=changed))
        (found,) = await replayed(settings, ann.game)
        assert found.fault == f"row {seq} is told differently now"

    go(work())


def test_a_database_of_the_first_day_is_brought_up_to_date_with_its_games(stored):
    """Down to the first form, with a game in it, and up again revision by revision: nobody notices."""

    async def work():
        async with opened(stored) as tables:
            ann, bob, _host = await tables.new("me", "me", pace="day", options={"days": 30})
            await play_some([ann, bob], 8, any_choice(random.Random(3)))
            before = [await one.table() for one in (ann, bob)]
        for back_to, up_to in (("0001", "head"), ("0001", "0002"), ("0002", "head")):
            store = Store(stored)
            async with store.engine.connect() as connection:
                await connection.run_sync(lambda c, to=back_to: command.downgrade(migrations(c), to))
                await connection.run_sync(lambda c, to=up_to: command.upgrade(migrations(c), to))
                await connection.commit()
            await store.close()
            async with opened(stored) as tables:
                after = [await Client(tables.http, one.game, one.token).table() for one in (ann, bob)]
                for was, now in zip(before, after, strict=True):
                    kept = [name for name in was if name not in ("clock", "deadline")]
                    assert {name: now[name] for name in kept} == {name: was[name] for name in kept}
                    assert now["clock"]["rules"] == was["clock"]["rules"]

    go(work())


def test_a_summary_that_cannot_be_read_stops_no_other_game(settings, monkeypatch):
    """After a restart the bots of every other game go on."""
    from civitas.server.bot_driver import BotDriver

    async def work():
        with monkeypatch.context() as still:
            still.setattr(BotDriver, "look_at", lambda self, table: None)
            async with opened(settings) as tables:
                bad, *_ = await tables.new("me", "random", options={"days": 1})
                good, *_ = await tables.new("me", "random", options={"days": 1})
                for one in (bad, good):
                    table = await one.table()
                    if table["decision"]:
                        await play_some([one], 1, any_choice(random.Random(1)))
                async with tables.app.state.tables.store.writing() as connection:
                    await connection.execute(sqlalchemy.update(schema.games).where(schema.games.c.id == bad.game).values(summary="nonsense"))
        async with opened(settings) as tables:
            all_tables = tables.app.state.tables
            while not (good.game in all_tables.tables and all_tables.tables[good.game].version > 2):
                await asyncio.sleep(0.05)

    go(work())
