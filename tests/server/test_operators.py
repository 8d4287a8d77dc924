"""Operators: named by whoever runs the server; they close and reopen games, look at reports, and save what cannot be opened.  Nobody else does."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select, update
from tabling import Client, first_choice, new_key
from test_people import go, problem, table_with

from civitas.server import admin, schema


async def named(tables: Any, browser: Any, name: str = "Olga") -> Any:
    """An operator, signed in."""
    olga = browser()
    assert (await olga.register(name)).status_code == 201
    assert (await olga.http.get("/api/operator")).status_code == 403
    await admin.name_operator(tables.app.state.settings, name, True)
    return olga


async def overview(olga: Any) -> dict[str, Any]:
    answer = await olga.http.get("/api/operator")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_at_a_closed_game_nobody_plays_talks_joins_or_looks_on_until_it_is_open_again(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            olga = await named(tables, browser)
            ann, bob, _ = await tables.new("me", "me", pace="live")
            await ann.post("/chat", text="hello", key=new_key())
            assert (await olga.post(f"/games/{ann.game}/close")).status_code == 204
            mover = ann if (await ann.table())["decision"] else bob
            table = await mover.table()
            assert table["status"] == "closed"
            assert problem(await mover.play(first_choice(table))) == (410, "problem-closed-by-operator")
            assert problem(await ann.post("/chat", text="hello?", key=new_key())) == (410, "problem-closed-by-operator")
            assert (await Client(tables.http, ann.game).get("")).status_code == 403
            assert [game["id"] for game in (await overview(olga))["closed"]] == [ann.game]
            mine = (await tables.http.post("/api/mine", json={"tokens": [ann.token]})).json()["games"][0]
            assert (mine["status"], mine["my_turn"]) == ("closed", False)
            store = tables.app.state.tables.store
            async with store.writing() as connection:  # it was closed a week ago
                week = time.time() - 7 * 86400
                await connection.execute(update(schema.games).where(schema.games.c.id == ann.game).values(closed=week))
                assert await store.overdue(time.time() + 86400) == []
            tables.app.state.tables.tables[ann.game].row["closed"] = week
            assert (await olga.post(f"/games/{ann.game}/reopen")).status_code == 204
            table = await mover.table()
            assert table["status"] == "running"
            assert table["deadline"] > time.time()  # its clocks stood still
            assert (await mover.play(first_choice(table))).status_code == 200
            assert (await overview(olga))["closed"] == []
            opened, _ = await tables.new("me", "invite", listed=True)
            await olga.post(f"/games/{opened.game}/close")
            assert problem(await browser().post(f"/games/{opened.game}/join", name="Eve")) == (410, "problem-closed-by-operator")
            assert (await tables.http.get("/api/games")).json()["games"] == []

    go(work())


def test_bots_do_not_play_on_at_a_closed_game(settings):
    async def work():
        async with table_with(replace(settings, bot_pause=0)) as (tables, browser):
            olga = await named(tables, browser)
            ann, _ = await tables.new("me", "random", options={"days": 50})
            await olga.post(f"/games/{ann.game}/close")
            await asyncio.sleep(0.5)
            before = (await ann.table())["version"]
            await asyncio.sleep(0.5)
            assert (await ann.table())["version"] == before
            await olga.post(f"/games/{ann.game}/reopen")
            for _ in range(100):
                table = await ann.table()
                if table["decision"]:
                    break
                await asyncio.sleep(0.05)
            assert (await ann.play(first_choice(await ann.table()))).status_code == 200

    go(work())


def test_a_game_that_cannot_be_opened_is_saved_whole_and_opens_when_it_was_mended(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            olga = await named(tables, browser)
            ann, bob, host = await tables.new("me", "me")
            all_tables = tables.app.state.tables
            log = schema.log.c
            async with all_tables.store.writing() as connection:
                body = await connection.scalar(select(log.body).where(log.game == ann.game))
                await connection.execute(update(schema.log).where(log.game == ann.game).values(kind="play", body='{"option": ["no such"]}'))
            del all_tables.tables[ann.game]
            assert (await ann.get("")).status_code == 410
            aside = (await overview(olga))["aside"]
            assert [(game["id"], game["players"]) for game in aside] == [(ann.game, ["P0", "P1"])]
            assert aside[0]["why"]
            answer = await olga.http.get(f"/api/games/{ann.game}/export")
            saved = answer.json()
            assert answer.headers["content-disposition"].startswith("attachment")
            assert saved["log"][0]["body"] == '{"option": ["no such"]}'
            assert saved["game"]["seed"]
            for secret in (ann.token, host.token):
                assert secret not in answer.text
            stored = await all_tables.store.whole(ann.game)
            assert stored[0]["host"] not in answer.text
            assert stored[1][0]["token"] not in answer.text
            assert (await olga.post(f"/games/{ann.game}/reopen")).status_code == 410
            assert [game["id"] for game in (await overview(olga))["aside"]] == [ann.game]
            async with all_tables.store.writing() as connection:
                await connection.execute(update(schema.log).where(log.game == ann.game).values(kind="start", body=body))
            assert (await olga.post(f"/games/{ann.game}/reopen")).status_code == 204
            assert (await overview(olga))["aside"] == []
            assert (await bob.table())["status"] == "running"

    go(work())


def test_a_report_is_read_closed_and_the_words_taken_away(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            olga = await named(tables, browser)
            ann, bob, _ = await tables.new("me", "me")
            ids = [(await bob.post("/chat", text=text, key=new_key())).json()["id"] for text in ("ugly", "harmless")]
            for id in ids:
                await ann.post("/report", chat=id, why="look")
            found = (await overview(olga))["reports"]
            assert [(one["text"], one["why"], one["name"]) for one in found] == [("ugly", "look", "P1"), ("harmless", "look", "P1")]
            assert (await olga.post(f"/operator/reports/{found[0]['id']}/close", remove=True)).status_code == 204
            assert (await olga.post(f"/operator/reports/{found[1]['id']}/close")).status_code == 204
            assert problem(await olga.post(f"/operator/reports/{found[1]['id']}/close")) == (404, "problem-no-such-report")
            assert (await overview(olga))["reports"] == []
            assert [one["text"] for one in (await ann.get("/chat")).json()["messages"]] == ["harmless"]

    go(work())


@pytest.mark.parametrize("who", ["nobody", "an account", "a program of an operator", "the host", "a seat", "one who was an operator"])
def test_nobody_else_looks_after_the_tables(settings, who):
    async def work():
        async with table_with(settings) as (tables, browser):
            olga, eve = await named(tables, browser), browser()
            ann, bob, host = await tables.new("me", "me")
            said = (await bob.post("/chat", text="ugly", key=new_key())).json()["id"]
            await ann.post("/report", chat=said)
            program = (await olga.post("/me/programs", label="x")).json()["token"]
            headers = {"a program of an operator": program, "the host": host.token, "a seat": ann.token}
            asking: dict[str, Any] = {"headers": {"authorization": f"Bearer {headers[who]}"} if who in headers else {}}
            http = tables.http
            if who == "an account":
                await eve.register("Eve")
                http = eve.http
            if who == "one who was an operator":
                await admin.name_operator(settings, "Olga", False)
                http = olga.http
            for method, path in (
                ("GET", "/operator"),
                ("POST", "/operator/reports/1/close"),
                ("POST", f"/games/{ann.game}/close"),
                ("POST", f"/games/{ann.game}/reopen"),
                ("GET", f"/games/{ann.game}/export"),
            ):
                answer = await http.request(method, f"/api{path}", json={} if method == "POST" else None, **asking)
                assert answer.status_code in (401, 403), (who, path, answer.text)
            assert (await ann.table())["status"] == "running"
            assert len(await tables.app.state.tables.store.open_reports()) == 1

    go(work())


def test_only_an_account_that_exists_becomes_an_operator(settings, tmp_path):
    async def work():
        async with table_with(settings) as (tables, browser):
            with pytest.raises(Exception, match="Olga"):
                await admin.name_operator(settings, "Olga", True)
            olga = await named(tables, browser)
            assert json.loads((await olga.http.get("/api/me")).text)["me"]["operator"] is True

    go(work())
