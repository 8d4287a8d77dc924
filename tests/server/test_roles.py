"""Who may do what: every operation of the API, asked by everybody who could ask it.

A new operation must be named here, or the first test fails: somebody has to say whom it is for.
"""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from eavesdrop import Wire
from tabling import new_key, opened
from test_people import GOOD, go

KEY = {"key": "a-key-of-mine"}
# What an operation on a game is for: a seat of its own, the host alone, or whoever may look (spectators where they are let in).
SEAT: dict[tuple[str, str], dict[str, Any]] = {
    ("POST", "/play"): {"option": ["nothing"], "version": 0, **KEY},
    ("POST", "/plan"): {"parts": [["nothing"]], "version": 0, **KEY},
    ("POST", "/undo"): {"version": 0, **KEY},
    ("POST", "/redo"): {"version": 0, **KEY},
    ("POST", "/why-not"): {"options": [["nothing"]]},
    ("POST", "/previews"): {"options": [["nothing"]]},
    ("GET", "/ideas"): {},
    ("POST", "/plan/preview"): {"parts": [["nothing"]]},
    ("POST", "/walk"): {"path": []},
    ("POST", "/chat"): {"text": "hello", **KEY},
    ("GET", "/notes"): {},
    ("POST", "/notes"): {"text": "hello"},
    ("POST", "/report"): {"chat": 1},
    ("POST", "/away"): {"begin": 1.0, "until": 2.0},
    ("POST", "/away/end"): {},
    ("POST", "/pause"): {},
    ("POST", "/pause/end"): {},
    ("POST", "/proposal"): {"kind": "end"},
    ("POST", "/proposal/agree"): {},
    ("POST", "/proposal/decline"): {},
    ("GET", "/orders"): {},
    ("POST", "/orders"): {"orders": []},
    ("POST", "/stand-in"): {},
    ("POST", "/back"): {},
    ("POST", "/leave"): {},
    ("POST", "/rematch"): KEY,
}
HOST: dict[tuple[str, str], dict[str, Any]] = {
    ("POST", "/seats/1/bot"): {},
    ("POST", "/seats/1/invite"): {},
    ("POST", "/seats/1/let-in"): {},
    ("POST", "/seats/1/send-away"): {},
    ("POST", "/seats/1/replace"): {},
    ("POST", "/seats/1/stand-in"): {},
    ("POST", "/cancel"): {},
}
LOOK: dict[tuple[str, str], dict[str, Any]] = {
    ("GET", ""): {},
    ("GET", "/lines"): {},
    ("GET", "/chat"): {},
    ("GET", "/at/0"): {},
    ("GET", "/at/0/ideas"): {},
    ("GET", "/story?after=0"): {},
    ("GET", "/graph"): {},
    ("GET", "/record"): {},
    ("POST", "/play-on"): {"position": 0, "seat": 0, "name": "Eve"},
}
INVITED = {("POST", "/claim"), ("POST", "/join")}  # for whoever has an invitation, or finds the table in the lobby
ACCOUNT: dict[tuple[str, str], dict[str, Any]] = {
    ("POST", "/me"): {},
    ("POST", "/me/password"): {"old": "x", "new": "y"},
    ("POST", "/me/mail"): {"mail": "eve@mail.example"},
    ("POST", "/me/leave"): {"password": "x"},
    ("POST", "/me/programs"): {"label": "x"},
    ("POST", "/me/devices/0123456789abcdef/end"): {},
    ("POST", "/me/devices/end-others"): {},
    ("GET", "/me/results"): {},
    ("GET", "/me/notices"): {},
    ("POST", "/me/notices"): {},
    ("POST", "/me/webhooks"): {"address": "https://hook.example/"},
    ("POST", "/me/webhooks/abcdefghijklmnopqrstuv/try"): {},
    ("POST", "/me/webhooks/abcdefghijklmnopqrstuv/end"): {},
    ("POST", "/me/claim"): {"tokens": []},
    ("POST", "/me/keys"): {"tokens": []},
    ("POST", "/session/end"): {},
}
ANYBODY = {
    ("GET", "/api/titles"),
    ("GET", "/api/titles/{title}"),
    ("GET", "/api/titles/{title}/facts"),
    ("GET", "/api/titles/{title}/rules"),
    ("GET", "/api/titles/{title}/rules/{rule}"),
    ("GET", "/api/words/{language}"),
    ("GET", "/api/health"),
    ("POST", "/api/games"),
    ("GET", "/api/games"),
    ("POST", "/api/mine"),
    ("GET", "/api/me"),
    ("POST", "/api/people"),
    ("POST", "/api/session"),
    ("POST", "/api/session/forgot"),
    ("POST", "/api/letter"),
    ("GET", "/api/people/{name}"),
}


def shape(path: str) -> str:
    """An address with its parts as the document names them."""
    parts = path.partition("?")[0].split("/")
    for before, name in (("seats", "{seat}"), ("at", "{n}"), ("devices", "{device}"), ("webhooks", "{way}")):
        if before in parts and parts.index(before) + 1 < len(parts) and parts[parts.index(before) + 1] != "end-others":
            parts[parts.index(before) + 1] = name
    return "/".join(parts)


def test_every_operation_is_for_somebody(settings):
    async def work():
        async with opened(settings) as tables:
            there = {(method.upper(), path) for path, operations in tables.app.openapi()["paths"].items() for method in operations}
            known = {(method, shape(f"/api/games/{{id}}{path}")) for method, path in [*SEAT, *HOST, *LOOK, *INVITED]}
            known |= {(method, shape(f"/api{path}")) for method, path in ACCOUNT} | ANYBODY
            assert there == known

    go(work())


async def ask(http: httpx.AsyncClient, game: str, token: str | None, method: str, path: str, body: dict[str, Any]) -> httpx.Response:
    fresh = body | {"key": new_key()} if "key" in body else body
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return await http.request(method, f"/api/games/{game}{path}", headers=headers, json=fresh if method == "POST" else None)


def may_look(answer: httpx.Response) -> bool:
    """Whether this is for whoever asked; a record is for nobody before the game is over."""
    assert answer.status_code < 500, answer.text
    return answer.status_code not in (401, 403) or answer.json()["error"]["message"]["id"] == "problem-record-when-over"


@pytest.mark.parametrize("watch", [True, False])
def test_an_operation_is_done_for_whom_it_is_for_and_for_nobody_else(settings, watch):
    async def work():
        async with opened(settings) as tables:
            ann, bob, host = await tables.new("me", "me", watch=watch)
            stranger, _, _ = await tables.new("me", "me")
            eve = httpx.AsyncClient(transport=tables.http._transport, base_url="https://table.test")
            assert (await eve.post("/api/people", json={"name": "Eve", "password": GOOD})).status_code == 201
            program = (await eve.post("/api/me/programs", json={"label": "x"})).json()["token"]
            outside = {
                "a seat of another game": (tables.http, stranger.token),
                "a token of nothing": (tables.http, "x" * 43),
                "a program of another account": (tables.http, program),
            }
            nobody = {"nobody": (tables.http, None), "another account": (eve, None)}
            game = ann.game
            for (method, path), body in [*SEAT.items(), *HOST.items(), *LOOK.items()]:
                for who, (http, token) in outside.items():
                    answer = await ask(http, game, token, method, path, body)
                    assert answer.status_code in (401, 403), (who, method, path, answer.text)
            for (method, path), body in [*SEAT.items(), *HOST.items()]:
                for who, (http, token) in nobody.items():
                    answer = await ask(http, game, token, method, path, body)
                    assert answer.status_code in (401, 403), (who, method, path, answer.text)
            for (method, path), body in HOST.items():
                for seat in (ann, bob):
                    assert (await ask(tables.http, game, seat.token, method, path, body)).status_code == 403, path
            for (method, path), body in SEAT.items():
                answer = await ask(tables.http, game, host.token, method, path, body)
                assert answer.status_code in (401, 403), (method, path, answer.text)  # the host's token does not play
            for (method, path), body in LOOK.items():
                for who, (http, token) in nobody.items():
                    answer = await ask(http, game, token, method, path, body)
                    assert may_look(answer) == watch, (who, method, path, answer.text)
                assert may_look(await ask(tables.http, game, bob.token, method, path, body)), path
            after = await ann.table()
            assert (after["version"], after["status"], [one["kind"] for one in after["players"]]) == (1, "running", ["person", "person"])

    go(work())


def test_what_an_account_does_needs_that_account(settings):
    async def work():
        async with opened(settings) as tables:
            ann, _, _ = await tables.new("me", "me")
            for (method, path), body in ACCOUNT.items():
                for token in (None, ann.token, "x" * 43):
                    headers = {"authorization": f"Bearer {token}"} if token else {}
                    answer = await tables.http.request(method, f"/api{path}", headers=headers, json=body if method == "POST" else None)
                    assert answer.status_code == 401, (method, path, token is None, answer.text)

    go(work())


def test_a_socket_speaks_for_its_seat_alone(settings):
    """Every message of the live table, from a spectator and from the host: nothing is played and nothing said."""

    async def work():
        async with opened(settings) as tables:
            ann, _, host = await tables.new("me", "me")
            for token in (None, host.token):
                wire = Wire(tables, ann.game, token)
                await wire.open()
                for op in ("play", "plan", "undo", "redo", "chat"):
                    wire.send(op=op, id=op, **SEAT["POST", f"/{op}"])
                    await wire.until(lambda wire=wire, op=op: any(frame.get("id") == op for _, frame in wire.frames))
                    answer = next(frame for _, frame in wire.frames if frame.get("id") == op)
                    assert answer["op"] == "error", answer
                    assert answer["error"]["code"] in ("unauthorized", "forbidden"), answer
                await wire.close()
            assert (await ann.table())["version"] == 1
            assert (await ann.get("/chat")).json()["messages"] == []

    go(work())
