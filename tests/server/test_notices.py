"""Notices: whoever is elsewhere is told once a turn, not in quiet hours, never what only they may see; no webhook leads into a private network."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest
from sqlalchemy import select, update
from tabling import Client, first_choice
from test_people import GOOD, go, problem, table_with

from civitas.server import notices, outward, schema
from civitas.server.mail import Mail


class Hook:
    """A webhook on this machine."""

    def __init__(self, status: int = 204) -> None:
        heard: list[dict[str, Any]] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(hook.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        hook, self.status, self.heard = self, status, heard
        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/hook"

    def __enter__(self) -> Hook:
        return self

    def __exit__(self, *_: Any) -> None:
        self.server.shutdown()
        self.server.server_close()


class Box(Mail):
    """Letters that were sent."""

    works = True

    def __init__(self, settings: Any) -> None:
        super().__init__(settings)
        self.sent: list[tuple[str, str, str]] = []

    async def send(self, to: str, subject: str, text: str) -> bool:
        self.sent.append((to, subject, text))
        return True


@pytest.fixture
def inside(settings: Any) -> Any:
    """Where webhooks may lead to this machine."""
    return replace(settings, private_webhooks=True)


async def game_of(tables: Any, browser: Any) -> tuple[Any, list[Client]]:
    """Ann has an account; she plays with a guest, and it is somebody's turn."""
    ann = browser()
    assert (await ann.register("Ann")).status_code == 201
    made = await ann.new("me", "invite")
    taken = (await browser().post(f"/games/{made['id']}/claim", invite=made["seats"][1]["invite"], name="Bob")).json()
    return ann, [Client(tables.http, made["id"], token) for token in (made["seats"][0]["token"], taken["token"])]


async def until_asked(players: list[Client], at: int, want: bool = True) -> None:
    """Play until the table waits for that seat, or no longer does."""
    for _ in range(50):
        table = await players[at].table()
        if (at in table["to_act"]) == want:
            return
        mover = players[table["to_act"][0]]
        await mover.play(first_choice(await mover.table()))
    raise AssertionError("it is never their turn")


async def rows(tables: Any) -> list[Any]:
    """What is to be told, when all of it is written down."""
    while any(task.get_name() == "notice" for task in tables.app.state.tables.tasks):
        await asyncio.sleep(0.01)
    async with tables.app.state.tables.store.reading() as connection:
        return list((await connection.execute(select(schema.notices))).all())


def later(seconds: float = 120) -> float:
    return time.time() + seconds


def test_a_webhook_is_told_once_a_turn_and_not_what_only_i_may_see(inside):
    async def work():
        with Hook() as hook:
            async with table_with(inside) as (tables, browser):
                ann = browser()
                await ann.register("Ann")
                assert (await ann.post("/me/webhooks", address=hook.address)).status_code == 200
                made = await ann.new("me", "invite")
                taken = (await browser().post(f"/games/{made['id']}/claim", invite=made["seats"][1]["invite"], name="Bob")).json()
                players = [Client(tables.http, made["id"], token) for token in (made["seats"][0]["token"], taken["token"])]
                await until_asked(players, 0)
                told = tables.app.state.tables.notices
                assert len([row for row in await rows(tables) if row.kind == "turn"]) == 2  # by mail and by webhook
                await told.tell(time.time())  # there is still time to come by oneself
                assert [one for one in hook.heard if one["kind"] == "turn"] == []
                await told.tell(later())
                await told.tell(later())
                turns = [one for one in hook.heard if one["kind"] == "turn"]
                assert len(turns) == 1
                assert turns[0]["game"] == made["id"]
                assert turns[0]["link"].endswith(f"/games/{made['id']}")
                assert set(turns[0]) == {"game", "title", "kind", "text", "moment", "asked", "until", "link"}
                await until_asked(players, 0, want=False)
                assert [row for row in await rows(tables) if row.kind == "turn"] == []  # they have moved
                await until_asked(players, 0)
                await rows(tables)
                await told.tell(later())
                assert len([one for one in hook.heard if one["kind"] == "turn"]) == 2

    go(work())


def test_whoever_sits_at_the_table_is_told_nothing(inside):
    async def work():
        with Hook() as hook:
            async with table_with(inside) as (tables, browser):
                ann, players = await game_of(tables, browser)
                await ann.post("/me/webhooks", address=hook.address)
                await until_asked(players, 0, want=False)
                await until_asked(players, 0)
                await rows(tables)
                all_tables = tables.app.state.tables
                all_tables.tables[players[0].game].present[0] = 1
                await all_tables.notices.tell(later())
                assert hook.heard == []

    go(work())


def test_in_quiet_hours_nothing_comes_and_afterwards_all_of_it(inside):
    async def work():
        with Hook() as hook:
            async with table_with(inside) as (tables, browser):
                ann, players = await game_of(tables, browser)
                await ann.post("/me/webhooks", address=hook.address)
                midnight = time.time() - time.time() % 86400 + 86400
                assert (await ann.post("/me/notices", quiet=[0, 420])).status_code == 200  # until seven, in UTC
                await until_asked(players, 0, want=False)
                await until_asked(players, 0)
                await rows(tables)
                told = tables.app.state.tables.notices
                await told.tell(midnight + 3600)
                await told.tell(midnight + 6.9 * 3600)
                assert hook.heard == []
                await told.tell(midnight + 7 * 3600 + 1)
                assert [one["kind"] for one in hook.heard] == ["turn"]

    go(work())


def test_a_webhook_that_fails_is_tried_again_ever_later_and_then_switched_off(inside):
    async def work():
        with Hook(status=500) as hook:
            async with table_with(inside) as (tables, browser):
                ann, players = await game_of(tables, browser)
                await ann.post("/me/webhooks", address=hook.address)
                await until_asked(players, 0, want=False)
                await until_asked(players, 0)
                await rows(tables)
                told, now = tables.app.state.tables.notices, later()
                heard = []
                for wait in (0, 1, 31, 32, 90, 92):  # the second time after 30 seconds, the third after 60 more
                    await told.tell(now + wait)
                    heard.append(len(hook.heard))
                assert heard == [1, 1, 2, 2, 2, 3]
                for n in range(20):
                    await told.tell(now + 10_000 * (n + 1))
                assert len(hook.heard) == notices.TRIES  # then it is let be
                way = (await ann.http.get("/api/me/notices")).json()["webhooks"][0]
                assert way["failures"] == notices.TRIES
                assert way["answer"] == 500
                store = tables.app.state.tables.store
                async with store.writing() as connection:
                    await connection.execute(update(schema.ways).values(failures=notices.FAILURES - 1))
                assert (await ann.post(f"/me/webhooks/{way['id']}/try")).json() == {"answer": 500}
                assert (await ann.http.get("/api/me/notices")).json()["webhooks"][0]["off"] is True
                hook.status = 200
                assert (await ann.post(f"/me/webhooks/{way['id']}/try")).json() == {"answer": 200}
                assert (await ann.http.get("/api/me/notices")).json()["webhooks"][0]["off"] is False

    go(work())


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/x",
        "http://localhost:9/x",
        "http://10.0.0.1/",
        "http://[::1]/",
        "http://169.254.169.254/latest",
        "ftp://example.com/",
        "https://",
    ],
)
def test_no_webhook_leads_into_a_private_network(settings, address):
    async def work():
        async with table_with(settings) as (_, browser):
            ann = browser()
            await ann.register("Ann")
            assert problem(await ann.post("/me/webhooks", address=address)) == (422, "problem-webhook-address")
            with pytest.raises((ValueError, OSError)):
                await outward.post(address, b"", {})

    go(work())


def test_all_letters_of_a_while_are_one(inside):
    async def work():
        async with table_with(inside) as (tables, browser):
            all_tables = tables.app.state.tables
            all_tables.notices.mail = box = Box(inside)
            ann, players = await game_of(tables, browser)
            store = all_tables.store
            async with store.writing() as connection:
                await connection.execute(update(schema.people).values(mail="ann@mail.example", mail_checked=True))
            await ann.post("/me/notices", digest=8)
            for _ in range(2):
                await until_asked(players, 0, want=False)
                await until_asked(players, 0)
            await rows(tables)
            now = later()
            await all_tables.notices.tell(now)
            assert [to for to, _, _ in box.sent] == ["ann@mail.example"]
            assert f"/games/{players[0].game}" in box.sent[0][2]
            await until_asked(players, 0, want=False)
            await until_asked(players, 0)
            await rows(tables)
            await all_tables.notices.tell(now + 3600)
            assert len(box.sent) == 1  # not before eight hours are over
            await all_tables.notices.tell(now + 8 * 3600 + 1)
            assert len(box.sent) == 2

    go(work())


def test_two_processes_tell_it_once_and_a_webhook_that_is_gone_is_not_asked_for_ever(inside):
    async def work():
        with Hook() as hook:
            async with table_with(inside) as (tables, browser):
                ann, players = await game_of(tables, browser)
                way = (await ann.post("/me/webhooks", address=hook.address)).json()["webhooks"][0]["id"]
                await until_asked(players, 0, want=False)
                await until_asked(players, 0)
                await rows(tables)
                first, now = tables.app.state.tables.notices, later()
                second = notices.Notices(tables.app.state.tables, first.mail)
                await asyncio.gather(first.tell(now), second.tell(now))
                assert len(hook.heard) == 1
                await until_asked(players, 0, want=False)
                await until_asked(players, 0)
                assert any(row.way == way for row in await rows(tables))
                await ann.post(f"/me/webhooks/{way}/end")
                await first.tell(now + 300)
                assert [row for row in await rows(tables) if row.sent is None] == []
                assert len(hook.heard) == 1

    go(work())


def test_nobody_touches_the_webhooks_of_another(inside):
    async def work():
        with Hook() as hook:
            async with table_with(inside) as (_, browser):
                ann, eve = browser(), browser()
                await ann.register("Ann")
                await eve.register("Eve", GOOD)
                way = (await ann.post("/me/webhooks", address=hook.address)).json()["webhooks"][0]["id"]
                assert problem(await eve.post(f"/me/webhooks/{way}/try")) == (404, "problem-no-such-webhook")
                assert problem(await eve.post(f"/me/webhooks/{way}/end")) == (404, "problem-no-such-webhook")
                assert hook.heard == []
                assert (await ann.post(f"/me/webhooks/{way}/end")).status_code == 204

    go(work())


def test_a_webhook_of_one_game_hears_of_no_other(inside):
    async def work():
        with Hook() as hook:
            async with table_with(inside) as (tables, browser):
                ann, players = await game_of(tables, browser)
                eve = browser()
                await eve.register("Eve", GOOD)
                hers = (await eve.new("me", "me"))["id"]
                assert problem(await ann.post("/me/webhooks", address=hook.address, game=hers)) == (404, "problem-no-such-game")
                other = await ann.new("me", "me")
                added = (await ann.post("/me/webhooks", address=hook.address, game=other["id"])).json()["webhooks"]
                assert [one["game"] for one in added] == [other["id"]]
                await until_asked(players, 0, want=False)
                await until_asked(players, 0)
                both = [Client(tables.http, other["id"], seat["token"]) for seat in other["seats"]]
                await until_asked(both, 0, want=False)
                await until_asked(both, 0)
                await rows(tables)
                await tables.app.state.tables.notices.tell(later())
                assert {one["game"] for one in hook.heard} == {other["id"]}

    go(work())
