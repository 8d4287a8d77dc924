"""Web Push: what a browser is told is sealed for it and signed by this server; once a turn; never to a private network; what is gone is forgotten."""

from __future__ import annotations

import json
import os
import time
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from sqlalchemy import select, update
from tabling import Client
from test_notices import later, rows, until_asked
from test_people import go, problem, table_with

from civitas.server import notices, schema
from civitas.server.sealing import decode, encode, point


class Service:
    """A push service on this machine with one browser behind it: it reads what it is sent."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.heard: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.private, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                sealed = self.rfile.read(int(self.headers["content-length"]))
                if service.status == 201:
                    opened = http_ece.decrypt(sealed, private_key=service.private, auth_secret=service.auth, version="aes128gcm")
                    service.heard.append(json.loads(opened))
                    assert "your turn" not in sealed.decode("latin-1")
                service.headers.append({name.lower(): value for name, value in self.headers.items()})
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def subscription(self) -> dict[str, str]:
        address = f"http://127.0.0.1:{self.server.server_port}/ear/1"
        return {"address": address, "p256dh": encode(point(self.private.public_key())), "auth": encode(self.auth)}

    def turns(self) -> list[dict[str, Any]]:
        return [one for one in self.heard if one["kind"] == "turn"]

    def __enter__(self) -> Service:
        return self

    def __exit__(self, *_: Any) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def inside(settings: Any) -> Any:
    return replace(settings, private_webhooks=True, mail_from="table@club.example")


async def ways(tables: Any) -> list[Any]:
    async with tables.app.state.tables.store.reading() as connection:
        return list((await connection.execute(select(schema.ways))).all())


async def with_guest(tables: Any, browser: Any) -> tuple[dict[str, Any], list[Client]]:
    """Two guests at a table; the first of them has this browser."""
    made = await browser().new("me", "me")
    return made, [Client(tables.http, made["id"], seat["token"]) for seat in made["seats"]]


def test_an_account_is_told_in_its_browser_sealed_and_signed_and_once_a_turn(inside):
    async def work():
        with Service() as service:
            async with table_with(inside) as (tables, browser):
                ann = browser()
                await ann.register("Ann")
                key = (await ann.http.get("/api/push")).json()["key"]
                assert (await ann.post("/push", subscription=service.subscription)).json() == {"seats": 0}
                listed = (await ann.http.get("/api/me/notices")).json()["browsers"]
                assert [(one["label"], one["this"]) for one in listed] == [("Firefox on a laptop", True)]
                made = await ann.new("me", "me")
                players = [Client(tables.http, made["id"], seat["token"]) for seat in made["seats"]]
                await until_asked(players, 0)
                told = tables.app.state.tables.notices
                await rows(tables)
                await told.tell(time.time())
                assert service.turns() == []  # there is still time to come by oneself
                await told.tell(later())
                await told.tell(later())
                assert len(service.turns()) == 1
                turn = service.turns()[0]
                assert set(turn) == {"game", "kind", "text", "heading", "link"}  # what everybody at the table knows
                assert turn["link"] == f"/games/{made['id']}"
                sent = service.headers[-1]
                assert sent["content-encoding"] == "aes128gcm"
                assert int(sent["ttl"]) > 0
                assert sent["topic"] == made["id"]
                assert Vapid02.verify(sent["authorization"])
                signed, by = sent["authorization"].removeprefix("vapid ").split(",")
                assert by == f"k={key}"
                claims = json.loads(decode(signed.removeprefix("t=").split(".")[1]))
                assert claims["aud"] == f"http://127.0.0.1:{service.server.server_port}"
                assert claims["sub"] == "mailto:table@club.example"
                assert time.time() < claims["exp"] <= time.time() + 86400
                assert (await ann.post("/session/end")).status_code == 204
                assert await ways(tables) == []  # it ends with the device

    go(work())


def test_the_key_of_the_server_is_made_once_and_kept(inside):
    async def work():
        found = []
        for _ in range(2):
            async with table_with(inside) as (tables, browser):
                found.append((await browser().http.get("/api/push")).json()["key"])
                again = notices.Push(tables.app.state.tables)  # as another process would
                assert (await again.signer()).public == found[-1]
        assert found[0] == found[1]

    go(work())


def test_a_guest_is_told_of_the_seats_of_this_browser_and_of_no_other(inside):
    async def work():
        with Service() as service:
            async with table_with(inside) as (tables, browser):
                made, players = await with_guest(tables, browser)
                tokens = [made["seats"][0]["token"], "x" * 43]
                assert (await browser().post("/push", subscription=service.subscription, tokens=tokens)).json() == {"seats": 1}
                told = tables.app.state.tables.notices
                await until_asked(players, 0, want=False)
                await until_asked(players, 1, want=True)
                await rows(tables)
                await told.tell(later())
                assert service.turns() == []  # that was the other's turn
                await until_asked(players, 0)
                await rows(tables)
                await told.tell(later())
                await told.tell(later(9999))
                assert [one["game"] for one in service.turns()] == [made["id"]]
                await until_asked(players, 0, want=False)
                assert [row for row in await rows(tables) if row.kind == "turn"] == []
                assert (await browser().post("/push/end", subscription=service.subscription)).status_code == 204
                assert await ways(tables) == []

    go(work())


def test_a_guest_who_sits_at_the_table_or_has_quiet_hours_is_told_nothing(inside):
    async def work():
        with Service() as service:
            async with table_with(inside) as (tables, browser):
                made, players = await with_guest(tables, browser)
                now = time.time()
                minute = int(now // 60 % 1440)
                quiet = [(minute - 5) % 1440, (minute + 60) % 1440]
                tokens = [made["seats"][0]["token"]]
                assert (await browser().post("/push", subscription=service.subscription, tokens=tokens, quiet=quiet, zone="UTC")).status_code == 200
                await until_asked(players, 0, want=False)
                await until_asked(players, 0)
                await rows(tables)
                told = tables.app.state.tables.notices
                await told.tell(later())
                assert service.turns() == []
                table = tables.app.state.tables.tables[made["id"]]
                table.present[0] = 1
                await told.tell(later(3700))
                assert service.turns() == []
                table.present[0] = 0
                await until_asked(players, 0, want=False)
                await until_asked(players, 0)
                await rows(tables)
                await told.tell(later(3700))
                assert len(service.turns()) == 1

    go(work())


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(inside, status):
    async def work():
        with Service(status) as service:
            async with table_with(inside) as (tables, browser):
                made, players = await with_guest(tables, browser)
                await browser().post("/push", subscription=service.subscription, tokens=[made["seats"][0]["token"]])
                await until_asked(players, 0, want=False)
                await until_asked(players, 0)
                await rows(tables)
                told = tables.app.state.tables.notices
                await told.tell(later())
                assert len(service.headers) == 1
                assert await ways(tables) == []
                await told.tell(later(9999))
                assert len(service.headers) == 1
                assert [row for row in await rows(tables) if row.sent is None] == []

    go(work())


def test_a_push_service_that_fails_is_asked_again_ever_later(inside):
    async def work():
        with Service(503) as service:
            async with table_with(inside) as (tables, browser):
                made, players = await with_guest(tables, browser)
                await browser().post("/push", subscription=service.subscription, tokens=[made["seats"][0]["token"]])
                await until_asked(players, 0, want=False)
                await until_asked(players, 0)
                await rows(tables)
                told, now = tables.app.state.tables.notices, later()
                tried = []
                for wait in (0, 1, 31, 32, 90, 92):
                    await told.tell(now + wait)
                    tried.append(len(service.headers))
                assert tried == [1, 1, 2, 2, 2, 3]
                service.status = 201
                await told.tell(now + 9999)
                assert len(service.turns()) == 1
                assert (await ways(tables))[0].failures == 0
                async with tables.app.state.tables.store.writing() as connection:
                    await connection.execute(update(schema.ways).values(failures=notices.FAILURES - 1))
                service.status = 503
                assert (await browser().post("/push/try", subscription=service.subscription)).json() == {"answer": 0}
                assert await ways(tables) == []  # it failed too often: whoever comes back listens anew

    go(work())


@pytest.mark.parametrize(
    "address",
    ["https://127.0.0.1/x", "https://localhost/x", "https://10.0.0.1/", "https://[::ffff:10.0.0.1]/", "http://1.1.1.1/", "https://169.254.169.254/"],
)
def test_no_push_leads_into_a_private_network(settings, address):
    async def work():
        with Service() as service:
            async with table_with(settings) as (_, browser):
                answer = await browser().post("/push", subscription=service.subscription | {"address": address})
                assert problem(answer) == (422, "problem-push-address")

    go(work())


def test_keys_that_nothing_can_be_sealed_with_are_refused(inside):
    async def work():
        with Service() as service:
            async with table_with(inside) as (tables, browser):
                for bad in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": service.subscription["p256dh"][:-4] + "AAAA"}):
                    answer = await browser().post("/push", subscription=service.subscription | bad)
                    assert problem(answer) == (422, "problem-push-address"), bad
                assert await ways(tables) == []

    go(work())


def test_only_the_browser_itself_is_tried_moved_or_ended(inside):
    async def work():
        with Service() as service:
            async with table_with(inside) as (tables, browser):
                ann, eve = browser(), browser()
                await ann.register("Ann")
                await eve.register("Eve")
                await ann.post("/push", subscription=service.subscription)
                way = (await ann.http.get("/api/me/notices")).json()["browsers"][0]["id"]
                forged = service.subscription | {"auth": encode(os.urandom(16))}
                assert (await eve.post("/push/end", subscription=forged)).status_code == 204
                assert len(await ways(tables)) == 1
                assert problem(await eve.post("/push/try", subscription=forged)) == (404, "problem-no-such-browser")
                assert problem(await eve.post(f"/me/browsers/{way}/end")) == (404, "problem-no-such-browser")
                assert problem(await ann.post(f"/me/webhooks/{way}/end")) == (404, "problem-no-such-webhook")
                assert (await ann.post("/push/try", subscription=service.subscription)).json() == {"answer": 201}
                assert service.heard[-1]["kind"] == "test"
                await eve.post("/push", subscription=service.subscription)  # she signs in on the same browser
                assert (await ann.http.get("/api/me/notices")).json()["browsers"] == []
                assert len((await eve.http.get("/api/me/notices")).json()["browsers"]) == 1
                assert (await eve.post(f"/me/browsers/{(await ways(tables))[0].id}/end")).status_code == 204

    go(work())


def test_whoever_lets_a_browser_be_told_wants_it_to_be(inside):
    async def work():
        with Service() as service:
            async with table_with(inside) as (_, browser):
                ann = browser()
                await ann.register("Ann")
                await ann.post("/me/notices", **{"turn": ["mail"], "begins": [], "over": ["mail"], "stand-in": ["mail"]})
                await ann.post("/push", subscription=service.subscription)
                wishes = (await ann.http.get("/api/me/notices")).json()["wishes"]
                assert (wishes["turn"], wishes["begins"], wishes["stand-in"]) == (["mail", "push"], ["push"], ["mail"])
                await ann.post("/me/notices", **{"turn": [], "begins": [], "over": ["push"], "stand-in": []})
                await ann.post("/push", subscription=service.subscription)
                assert (await ann.http.get("/api/me/notices")).json()["wishes"]["turn"] == []  # they have said what they want

    go(work())


def test_a_browser_of_a_guest_without_a_seat_is_forgotten_after_a_day(inside):
    async def work():
        with Service() as service:
            async with table_with(inside) as (tables, browser):
                made, _ = await with_guest(tables, browser)
                store = tables.app.state.tables.store
                await browser().post("/push", subscription=service.subscription)
                await store.expire(later(3600), 86400.0)
                assert len(await ways(tables)) == 1
                await store.expire(later(90_000), 86400.0)
                assert await ways(tables) == []
                await browser().post("/push", subscription=service.subscription, tokens=[made["seats"][0]["token"]])
                await store.expire(later(900_000), 1e9)
                assert len(await ways(tables)) == 1

    go(work())
