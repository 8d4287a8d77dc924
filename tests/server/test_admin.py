"""For whoever runs a server: how it does, copies, records, tidying up, and whether every stored game still plays."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
import re
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy
from postgres import Postgres
from tabling import Client, Tables, first_choice, opened, play_out
from typer.testing import CliRunner

import civitas
from civitas.cli import app
from civitas.server import schema
from civitas.server.settings import Settings
from civitas.server.store import Store


def admin(*arguments: str) -> tuple[int, str]:
    found = CliRunner().invoke(app, ["admin", *arguments])
    return found.exit_code, found.output.strip()


async def some_games(tables: Tables) -> list[Client]:
    """One that is over, one that runs (with something taken back), one that was called off."""
    *people, _host = await tables.new("me", "me", options={"days": 1})
    await play_out(people, first_choice)
    running, other, _host = await tables.new("me", "me", options={"days": 30})
    rng = random.Random(3)
    for _ in range(60):
        for one in (running, other):
            table = await one.table()
            if asked := table["decision"]:
                await one.play(rng.choice(asked["options"] or asked["samples"])["option"], table["version"])
                if (await one.table())["undo"]["allowed"]:
                    await one.turn("undo")
                    await one.turn("redo")
    gone, host = await tables.new("me", "invite")
    await host.post("/cancel")
    return [people[0], running, gone]


def test_games_are_copied_while_they_are_played_and_brought_back(settings: Settings, tmp_path: Path):
    copy, database = tmp_path / "copy.db", settings.database

    async def before() -> tuple[list[Client], list[Any]]:
        async with opened(settings) as tables:
            games = await some_games(tables)
            code, said = await asyncio.to_thread(admin, "backup", str(copy), "--database", database)
            assert (code, said) == (0, f"3 games are in {copy}")
            code, said = await asyncio.to_thread(admin, "backup", str(copy), "--database", database)
            assert (code, "already" in said) == (2, True)
            return games, [await game.table() for game in games]

    games, seen = asyncio.run(before())
    assert admin("restore", str(copy), "--database", database)[0] == 2  # not without being told to
    Path(database).write_bytes(b"a disk that failed")
    assert admin("restore", str(copy), "--database", database, "--force") == (0, f"3 games are in {database}")

    async def after() -> None:
        async with opened(settings) as tables:
            assert [await Client(tables.http, game.game, game.token).table() for game in games] == seen

    asyncio.run(after())
    (tmp_path / "letter").write_text("Dear diary, " * 500)
    code, said = admin("restore", str(tmp_path / "letter"), "--database", database, "--force")
    assert (code, "is no copy of games" in said) == (2, True)
    assert sqlite3.connect(database).execute("select count(*) from games").fetchone() == (3,)


def test_nothing_is_brought_back_under_a_running_server(tmp_path):
    from serving import Server

    with Server(str(tmp_path / "t.db")) as server:
        assert admin("backup", str(tmp_path / "copy.db"), "--database", server.database)[0] == 0
        code, said = admin("restore", str(tmp_path / "copy.db"), "--database", server.database, "--force")
    assert (code, "nother server has" in said) == (2, True)


def test_finished_games_are_exported_as_records_that_replay(settings: Settings, tmp_path: Path):
    async def work():
        async with opened(settings) as tables:
            return await some_games(tables)

    over, *_ = asyncio.run(work())
    assert admin("export", str(tmp_path / "records"), "--database", settings.database)[1].startswith("1 records")
    (path,) = (tmp_path / "records").iterdir()
    assert path.stem == over.game
    assert civitas.Record.load(path).check().over


def test_only_what_was_called_off_is_forgotten_unless_more_is_wished(settings: Settings):
    async def work():
        async with opened(settings) as tables:
            await some_games(tables)

    asyncio.run(work())
    assert admin("prune", "--database", settings.database)[1].startswith("0 games")  # it is not long ago
    assert admin("prune", "--days", "0", "--database", settings.database)[1].startswith("1 games")
    assert admin("prune", "--days", "0", "--finished", "--database", settings.database)[1].startswith("1 games")
    found = sqlite3.connect(settings.database)
    assert found.execute("select count(*) from games").fetchone() == (1,)
    assert found.execute("select count(distinct game) from log").fetchone() == (1,)


def test_every_stored_game_plays_as_it_did_or_is_named(settings: Settings):
    async def work():
        async with opened(settings) as tables:
            games = await some_games(tables)
            assert await asyncio.to_thread(admin, "replay-all", "--database", settings.database) == (0, "2 of 2 games play as they did")
            rows = schema.log.c
            async with tables.app.state.tables.store.writing() as connection:
                where = (rows.game == games[1].game, rows.kind == "play")
                seq, body = (await connection.execute(sqlalchemy.select(rows.seq, rows.body).where(*where).order_by(rows.seq).limit(1))).one()
                told = {**json.loads(body), "events": [["bids", [0, 4242], 255]]}
                await connection.execute(sqlalchemy.update(schema.log).where(*where, rows.seq == seq).values(body=json.dumps(told)))
            return games[1].game, seq, await asyncio.to_thread(admin, "replay-all", "--database", settings.database)

    game, seq, (code, said) = asyncio.run(work())
    assert code == 1
    assert f"{game} (bazaar" in said
    assert f"row {seq} is told differently now" in said
    assert "1 of 2 games" in said
    assert "4242" not in said


@pytest.mark.parametrize("command", [["backup", "x"], ["export", "x"], ["prune"], ["replay-all"]])
def test_a_database_that_is_not_there_is_told_in_one_sentence(command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, said = admin(*command, "--database", "nowhere.db")
    assert code == 2
    assert "there is no" in said.lower()
    assert "\n" not in said
    assert not (tmp_path / "nowhere.db").exists()


# --- how the server does


def test_metrics_are_read_by_those_who_watch_over_the_server(run, settings):
    async def work(tables: Tables):
        ann, *_ = await tables.new("me", "me")
        await ann.play(first_choice(await ann.table()))
        assert (await tables.http.get("/healthz")).text == "ok"
        found = (await tables.http.get("/metrics")).text
        for line in found.splitlines():
            assert re.fullmatch(r'# (HELP|TYPE) civitas_\w+ .+|civitas_\w+(\{quantile="[\d.]+"\})? [\d.]+', line), line
        assert "\ncivitas_moves_total 1\n" in found
        assert ann.game not in found

    run(work)

    async def elsewhere(tables: Tables):
        tables.http._transport.client = ("192.0.2.9", 1)
        assert (await tables.http.get("/metrics")).status_code == 403
        assert (await tables.http.get("/healthz")).status_code == 200

    run(elsewhere, replace(settings, database=settings.database + "2"))


def test_a_server_without_its_store_is_not_healthy(run, monkeypatch):
    async def work(tables: Tables):
        from civitas.server.problems import Problem

        async def away() -> int:
            raise Problem("unavailable", "store-away")

        monkeypatch.setattr(tables.app.state.tables.store, "count", away)
        assert (await tables.http.get("/healthz")).status_code == 503

    run(work)


# --- PostgreSQL


def test_a_postgresql_database_is_copied_while_it_is_played_and_brought_back(settings: Settings, tmp_path: Path):
    with Postgres() as server:
        there = dataclasses.replace(settings, database=server.address)
        copy = tmp_path / "copy.dump"

        async def played() -> str:
            async with opened(there) as tables:
                games = await some_games(tables)
                code, said = await asyncio.to_thread(admin, "backup", str(copy), "--database", server.address)
                assert (code, said.startswith("3 games")) == (0, True), said
                code, said = await asyncio.to_thread(admin, "restore", str(copy), "--force", "--database", server.address)
                assert code == 2
                assert "stop it first" in said
                await tables.new("me", "me")
                return games[0].game

        game = asyncio.run(played())
        age(server.address)
        assert admin("restore", str(copy), "--database", server.address)[0] == 2  # games are there
        assert admin("restore", str(tmp_path / "none"), "--force", "--database", server.address)[0] == 2
        code, said = admin("restore", str(copy), "--force", "--database", server.address)
        assert (code, said.startswith("3 games")) == (0, True), said
        age(server.address)

        async def again() -> int:
            async with opened(there) as tables:
                return int((await tables.http.get(f"/api/games/{game}")).status_code)

        assert asyncio.run(again()) == 200


def age(database: str) -> None:
    """As if the server had gone long ago."""

    async def work() -> None:
        store = Store(Settings(database=database))
        async with store.engine.begin() as connection:
            await connection.execute(sqlalchemy.update(schema.beats).values(at=0))
        await store.close()

    asyncio.run(work())
