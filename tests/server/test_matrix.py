"""The whole matrix: every operation and every message of the live table, by everybody who could send it, aimed at one person's table and things.

Its rows are the routes of the application and the messages of its sockets: a new one fails here until ``test_roles`` says whom it is for.
Whoever it is not for is refused and nothing at all is written; what somebody does for themselves leaves the owner's rows as they are.
"""

from __future__ import annotations

import asyncio
import base64
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import asyncpg
import httpx
import pytest
from eavesdrop import Wire
from postgres import new_database
from sqlalchemy import insert, update
from tabling import Client, Tables, new_key, opened
from test_people import GOOD
from test_roles import ACCOUNT, ANYBODY, HOST, INVITED, LOOK, OPERATOR, OPERATOR_GAME, PLAYER, SEAT, SPOKEN, routes, shape, spoken

from civitas.server import schema
from civitas.server.app import ROUTERS
from civitas.server.settings import Settings

OUTSIDE = {"/healthz", "/metrics", "/docs", "/openapi.json", "/{path:path}"}  # nothing of a game or an account is told there
PASSING = {"beats", "outages", "processes", "shares", "challenges", "secrets", "notices"}  # tables that nobody owns, or that fill by themselves
WHOM = (  # why somebody is told that it is not for them
    *("sign-in-first", "only-operators", "only-the-host", "link-opens-no-seat", "only-seats-do", "only-seats-ask", "host-does-not-play"),
    *("no-spectators", "programs-cannot", "invitation-used", "not-open-to-everybody"),
)
INVITATION: dict[tuple[str, str], dict[str, Any]] = {
    ("POST", "/claim"): {"invite": "x" * 43, "name": "Eve"},
    ("POST", "/join"): {"name": "Eve"},
}
ASKED: dict[tuple[str, str], dict[str, Any]] = {  # what anybody may ask for, aimed at the owner
    ("POST", "/api/games"): {"title": "bazaar", "seats": [{"kind": "me"}, {"kind": "me"}]},
    ("POST", "/api/mine"): {"tokens": []},
    ("POST", "/api/people"): {"name": "Ann", "password": GOOD},
    ("POST", "/api/session"): {"name": "Ann", "password": "not her password"},
    ("POST", "/api/session/forgot"): {"name": "Ann"},
    ("POST", "/api/letter"): {"token": "x" * 43, "password": GOOD},
    ("POST", "/api/session/passkey/begin"): {},
    ("POST", "/api/session/passkey"): {"credential": {"id": "abcdefghijklmnopqrstuv"}},
    ("POST", "/api/push"): {"subscription": {"address": "https://push.example/ann", "p256dh": "x", "auth": "another"}},
    ("POST", "/api/push/end"): {"subscription": {"address": "https://push.example/ann", "p256dh": "x", "auth": "another"}},
    ("POST", "/api/push/try"): {"subscription": {"address": "https://push.example/ann", "p256dh": "x", "auth": "another"}},
}


def go(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, 900))  # some hundred requests, each with a look at the whole database


@dataclass
class Scene:
    """Ann's table, where Bob sits too, her things, and everybody else."""

    tables: Tables
    settings: Settings
    watch: bool
    people: dict[str, httpx.AsyncClient] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    ids: dict[str, str] = field(default_factory=dict)
    hers: set[Any] = field(default_factory=set)

    def device(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=self.tables.http._transport, base_url="https://table.test")

    async def account(self, name: str) -> httpx.AsyncClient:
        http = self.device()
        assert (await http.post("/api/people", json={"name": name, "password": GOOD})).status_code == 201
        return http

    async def set_up(self) -> None:
        ann, eve, olga = [await self.account(name) for name in ("Ann", "Eve", "Olga")]
        carl = await self.account("Carl")
        guest = self.device()
        self.people = {"owner": ann, "other account": eve, "operator": olga, "program of another account": guest, "guest": guest}
        await self.deal()
        away = (await eve.post("/api/games", json=ASKED["POST", "/api/games"])).json()
        self.tokens["seat of another game"] = away["seats"][0]["token"]
        self.tokens["host of another game"] = away["host"]
        self.tokens["program of another account"] = (await eve.post("/api/me/programs", json={"label": "x"})).json()["token"]
        who = {name: (await self.row("people", name=name))["id"] for name in ("Ann", "Carl")}
        session = (await self.row("sessions", person=who["Ann"]))["token"]
        self.ids |= {"device": session[:16], "webhook": "abcdefghijklmnopqrstuv", "browser": "bcdefghijklmnopqrstuvw", "seat": "1", "n": "0"}
        self.ids |= {"key": "abcdefghijklmnopqrstuv", "other": who["Carl"], "title": "bazaar", "name": "Ann", "language": "en", "rule": "x"}
        way = {"person": who["Ann"], "created": 0.0, "failures": 0, "off": False}
        said = {"game": self.ids["id"], "key": "0:hello", "seat": 1, "name": "Bob", "text": "hello", "person": None, "at": 0.0}
        async with self.tables.app.state.tables.store.writing() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.name == "Olga").values(operator=True))
            await connection.execute(insert(schema.ways).values(id=self.ids["webhook"], kind="webhook", address="https://hook.example/", **way))
            keys = '{"auth": "her own", "p256dh": "x"}'
            push = {"kind": "push", "address": "https://push.example/ann", "keys": keys, "settings": "{}", "session": session}
            await connection.execute(insert(schema.ways).values(id=self.ids["browser"], **push, **way))
            passkey = {"id": self.ids["key"], "person": who["Ann"], "key": "x", "count": 0, "label": "x", "created": 0.0}
            await connection.execute(insert(schema.passkeys).values(**passkey))
            await connection.execute(insert(schema.blocks).values(person=who["Ann"], other=who["Carl"], at=0.0))
            chat = (await connection.execute(insert(schema.chat).values(**said).returning(schema.chat.c.id))).scalar_one()
            found = {"game": self.ids["id"], "chat": chat, "by": 0, "why": "x", "at": 0.0}
            self.ids["report"] = str((await connection.execute(insert(schema.reports).values(**found).returning(schema.reports.c.id))).scalar_one())
        await carl.aclose()
        self.hers = {who["Ann"], session, self.ids["id"], self.ids["webhook"], self.ids["browser"]}

    async def deal(self) -> None:
        """A new table of Ann's, where Bob has come by invitation."""
        wish = {"title": "bazaar", "watch": self.watch, "seats": [{"kind": "me", "name": "Ann"}, {"kind": "invite"}]}
        made = (await self.people["owner"].post("/api/games", json=wish)).json()
        invited = {"invite": made["seats"][1]["invite"], "name": "Bob"}
        bob = (await self.people["guest"].post(f"/api/games/{made['id']}/claim", json=invited)).json()
        self.ids["id"] = made["id"]
        self.tokens |= {"owner": made["seats"][0]["token"], "other seat": bob["token"], "host": made["host"]}

    async def row(self, table: str, **where: Any) -> dict[str, Any]:
        names, rows = (await self.stored())[table]
        return next(found for row in rows if (found := dict(zip(names, row, strict=True))).items() >= where.items())

    async def stored(self) -> dict[str, tuple[list[str], list[tuple[Any, ...]]]]:
        """Everything in the database but what nobody owns, and when somebody was last seen."""
        found = {}
        tables = [table for table in schema.metadata.sorted_tables if table.name not in PASSING]
        queries = {table.name: [column.name for column in table.columns if column.name != "seen"] for table in tables}
        quoted = {table: ", ".join(f'"{name}"' for name in names) for table, names in queries.items()}
        if self.settings.sqlite:
            with closing(sqlite3.connect(str(self.settings.file))) as connection:
                for table, names in queries.items():
                    found[table] = (names, sorted(connection.execute(f"select {quoted[table]} from {table}").fetchall(), key=repr))
        else:
            connection = await asyncpg.connect(self.settings.database)
            for table, names in queries.items():
                found[table] = (names, sorted([tuple(row) for row in await connection.fetch(f"select {quoted[table]} from {table}")], key=repr))
            await connection.close()
        return found

    async def of_hers(self) -> dict[str, list[tuple[Any, ...]]]:
        """The rows that are Ann's or of her table."""
        return {table: [row for row in rows if self.hers & set(row)] for table, (_, rows) in (await self.stored()).items()}

    async def ask(self, who: str, method: str, path: str, body: dict[str, Any], kind: str) -> httpx.Response:
        """Ask as somebody does: at a table by the token they have, for their account by the cookie of their device."""
        by_cookie = who in ("owner", "other account", "operator")
        token = None if by_cookie and (who != "owner" or kind in ("account", "player", "operator", "anybody")) else self.tokens.get(who)
        http = self.people[who if by_cookie else "guest"]
        headers = {"authorization": f"Bearer {token}"} if token else {}
        fresh = body | {"key": new_key()} if "key" in body else body
        if method == "GET":
            return await http.get(path, headers=headers, params=body)
        return await http.post(path, headers=headers, json=fresh)

    def aim(self, path: str) -> str:
        """The address with Ann's own things in it."""
        ids = {**self.ids, "way": self.ids["browser" if "browsers" in path else "webhook"]}
        return path.format(**ids)


EVERYBODY = (
    *("owner", "other seat", "host", "nobody", "other account", "program of another account"),
    *("seat of another game", "host of another game", "operator"),
)
AT_TABLE = {"seat": {"owner", "other seat"}, "host": {"host"}, "look": {"owner", "other seat", "host"}, "invited": set()}
WATCHING = {"nobody", "other account", "operator"}  # come without a token of another table


def rows(app: Any) -> list[tuple[str, str, dict[str, Any], str]]:
    """All operations, from the routes of the application: method, address, what is sent, and for whom that is."""
    known: dict[tuple[str, str], tuple[dict[str, Any], str]] = {}
    at_table = {"seat": SEAT, "host": HOST, "look": LOOK, "player": PLAYER, "operator": OPERATOR_GAME, "invited": INVITATION}
    assert INVITATION.keys() == INVITED
    for kind, operations in at_table.items():
        for (method, path), body in operations.items():
            known[method, shape(f"/api/games/{{id}}{path}")] = (body | dict(parse_qsl(urlsplit(path).query)), kind)
    for kind, operations in (("account", ACCOUNT), ("operator", OPERATOR)):
        known |= {(method, shape(f"/api{path}")): (body, kind) for (method, path), body in operations.items()}
    known |= {one: (ASKED[one] if one[0] == "POST" else {}, "anybody") for one in ANYBODY}
    return [(*one, *known[one]) for one in sorted(routes(app)) if one[0] != "SOCKET"]  # KeyError: say in test_roles whom it is for


def allowed(kind: str, watch: bool) -> set[str]:
    """Who is answered."""
    if kind in AT_TABLE:
        return AT_TABLE[kind] | (WATCHING if kind == "look" and watch else set())
    return {"player": {"owner"}, "operator": {"operator"}, "anybody": set(EVERYBODY)}.get(
        kind, {"owner", "other account", "operator", "program of another account"}
    )


def refused(answer: httpx.Response) -> bool:
    """Whether it was not for whoever asked."""
    assert answer.status_code < 500, answer.text
    return answer.status_code in (401, 403) and answer.json()["error"]["message"]["id"].removeprefix("problem-") in WHOM


@pytest.fixture(params=["sqlite, watched", "sqlite", "postgresql, watched"])
def scene(request: pytest.FixtureRequest, settings: Settings) -> tuple[Settings, bool]:
    if "postgresql" in request.param:
        settings = replace(settings, database=new_database(request.getfixturevalue("postgres")))
    return settings, "watched" in request.param


def test_nobody_gets_or_changes_what_is_not_theirs(scene):
    """Every operation by everybody it is not for: refused, and not one row is another one."""

    async def work():
        async with opened(scene[0]) as tables:
            here = Scene(tables, *scene)
            await here.set_up()
            before = await here.stored()
            asked = 0
            for method, path, body, kind in rows(tables.app):
                for who in EVERYBODY:
                    if who in allowed(kind, here.watch):
                        continue
                    answer = await here.ask(who, method, here.aim(path), body, kind)
                    assert refused(answer), (who, method, path, answer.status_code, answer.text[:200])
                    assert await here.stored() == before, (who, method, path)
                    asked += 1
            assert asked > 300

    go(work())


def test_what_others_may_do_for_themselves_leaves_the_owners_things_alone(scene):
    """Accounts, programs and guests ask for their own, with the ids of somebody else's things."""

    async def work():
        async with opened(scene[0]) as tables:
            here = Scene(tables, *scene)
            await here.set_up()
            before = await here.of_hers()
            hers = {table for table, own in before.items() if own}
            assert hers >= {"people", "sessions", "ways", "passkeys", "blocks", "games", "seats", "log", "chat", "reports"}
            for method, path, body, kind in sorted(rows(tables.app), key=lambda one: one[1].endswith(("/session/end", "/end-others"))):  # these last
                for who in EVERYBODY:
                    if kind not in ("account", "anybody") or who == "owner" or who not in allowed(kind, here.watch):
                        continue
                    answer = await here.ask(who, method, here.aim(path), body, kind)
                    assert answer.status_code < 500, (who, method, path, answer.text)
                    if "{way}" in path or "{key}" in path or "{device}" in path:
                        assert answer.status_code in (403, 404), (who, method, path, answer.text)  # it is not theirs to find
                    assert await here.of_hers() == before, (who, method, path)

    go(work())


def test_whoever_it_is_for_is_answered(scene):
    """Each operation at a table of its own, so that one does not stand in the way of the next."""

    async def work():
        async with opened(scene[0]) as tables:
            here = Scene(tables, *scene)
            await here.set_up()
            for method, path, body, kind in rows(tables.app):
                for who in EVERYBODY:
                    if kind in ("account", "anybody", "invited") or who not in allowed(kind, here.watch):
                        continue
                    if method == "POST" and "{id}" in path:
                        await here.deal()
                    answer = await here.ask(who, method, here.aim(path), body, kind)
                    assert not refused(answer), (who, method, path, answer.text[:200])

    go(work())


def test_no_message_of_a_socket_does_anything_for_whom_it_is_not(scene):
    """Each message by each token: at the door, or with an answer that says so; not one row is another one."""

    async def work():
        async with opened(scene[0]) as tables:
            here = Scene(tables, *scene)
            await here.set_up()
            before = await here.stored()
            for who in EVERYBODY:
                if who in ("owner", "other seat", "other account", "operator"):  # the last two come without a token: they are nobody here
                    continue
                wire = Wire(tables, here.ids["id"], here.tokens.get(who))
                if who == "host" or (who == "nobody" and here.watch):
                    await wire.open()
                    for op in SPOKEN:
                        answer = await spoken(wire, op, SEAT["POST", f"/{op}"] | {"key": new_key()})
                        assert answer["error"]["code"] in ("unauthorized", "forbidden"), (who, op, answer)
                    await wire.close()
                else:
                    assert await wire.refused() in (4401, 4403), who
                assert await here.stored() == before, who

    go(work())


def test_a_seat_speaks_over_its_socket_for_itself_alone(scene):
    """Each message of Bob's: what is written is his, and what Ann is asked stays asked."""

    async def work():
        async with opened(scene[0]) as tables:
            here = Scene(tables, *scene)
            await here.set_up()
            ann, bob = [Client(tables.http, here.ids["id"], here.tokens[who]) for who in ("owner", "other seat")]
            asked = (await ann.table())["decision"]
            wire = Wire(tables, bob.game, bob.token)
            await wire.open()
            for op in SPOKEN:
                await spoken(wire, op, SEAT["POST", f"/{op}"] | {"key": new_key()})
            await wire.close()
            assert (await ann.table())["decision"] == asked
            names, log = (await here.stored())["log"]
            assert [row for row in log if row[names.index("game")] == ann.game and row[names.index("seat")] == 0] == []
            names, said = (await here.stored())["chat"]
            assert {row[names.index("seat")] for row in said if row[names.index("game")] == ann.game} == {1}

    go(work())


def leaves(body: Any) -> Iterator[Callable[[str], Any]]:
    """For each text in it: the same with another one in its place."""
    if isinstance(body, str):
        yield lambda text: text
    elif isinstance(body, dict):
        for name, value in body.items():
            for change in leaves(value):
                yield lambda text, name=name, change=change: {**body, name: change(text)}
    elif isinstance(body, list):
        for at, value in enumerate(body):
            for change in leaves(value):
                yield lambda text, at=at, change=change: [*body[:at], change(text), *body[at + 1 :]]


SIGNED = base64.urlsafe_b64encode(b'{"challenge": "\\ud800"}').decode().rstrip("=")
FURTHER = {
    ("POST", "/api/session/passkey"): {"credential": {"id": "x", "response": {"clientDataJSON": SIGNED}}},
    ("POST", "/api/me/passkeys"): {"credential": {"id": "x", "response": {"clientDataJSON": SIGNED}}, "label": "x"},
    ("POST", "/api/me"): {"name": "Ann", "language": "en", "zone": "UTC"},
    ("POST", "/api/me/webhooks"): {"address": "https://hook.example/", "game": "abcdefghijklmnopqrstuv"},
    ("POST", "/api/games"): {"title": "bazaar", "pace": "day", "options": {"days": "x"}, "seats": [{"kind": "me", "name": "x", "bot": "x"}] * 2},
}


@pytest.mark.parametrize("text", ["a\x00b", "\ud800"])
def test_no_text_breaks_an_operation(scene, text):
    """Each text of each operation is a strange one, sent by whoever it is for: what PostgreSQL keeps no letter of is refused or cleaned, too."""

    async def work():
        async with opened(scene[0]) as tables:
            here = Scene(tables, *scene)
            await here.set_up()
            asked = 0
            for method, path, body, kind in rows(tables.app):
                if method == "GET" or path.endswith("/leave"):
                    continue
                wanted = {**body, **FURTHER.get((method, path), {})}
                who = {"host": "host", "operator": "operator"}.get(kind, "owner")
                for sent in [wanted, *[change(text) for change in leaves(wanted)]]:
                    by_cookie = kind in ("account", "player", "operator", "anybody")
                    http = here.people[who] if by_cookie else here.people["guest"]
                    headers = {"content-type": "application/json"} | ({} if by_cookie else {"authorization": f"Bearer {here.tokens[who]}"})
                    answer = await http.post(here.aim(path), headers=headers, content=json.dumps(sent))
                    assert answer.status_code < 500, (path, sent, answer.text)
                    asked += 1
            assert asked > 100

    go(work())


def test_outside_the_operations_nothing_is_served_but_what_is_known(settings):
    """A route past the routers would be in no matrix."""

    async def work():
        async with opened(settings) as tables:
            inside = {route.path for router in ROUTERS for route in router.routes}
            served = {route.path for route in tables.app.routes if hasattr(route, "path")} - inside
            assert served == OUTSIDE

    go(work())
