"""Who may do what: every operation of the API, asked by everybody who could ask it.

A new operation must be named here, or the first test fails: somebody has to say whom it is for.
"""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from eavesdrop import Wire
from tabling import first_choice, new_key, opened
from test_people import GOOD, go

from civitas.server.api.live import FRAMES
from civitas.server.app import ROUTERS

KEY = {"key": "a-key-of-mine"}
SPOKEN = ("play", "plan", "undo", "redo", "chat")  # what a socket does for its seat
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
    ("POST", "/me/mail"): {"mail": "eve@mail.example", "password": "x"},
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
    ("POST", "/me/browsers/abcdefghijklmnopqrstuv/end"): {},
    ("GET", "/me/passkeys"): {},
    ("POST", "/me/passkeys"): {"credential": {}},
    ("POST", "/me/passkeys/begin"): {"password": "x"},
    ("POST", "/me/passkeys/abcdefghijklmnopqrstuv/end"): {},
    ("GET", "/me/blocks"): {},
    ("POST", "/me/blocks/abcdefghijklmnopqrstuv/end"): {},
}
# For an account that sits at the table (a block), and for operators: an account, in a browser, not a seat.
PLAYER: dict[tuple[str, str], dict[str, Any]] = {("POST", "/seats/1/block"): {}}
OPERATOR_GAME: dict[tuple[str, str], dict[str, Any]] = {("POST", "/close"): {}, ("POST", "/reopen"): {}, ("GET", "/export"): {}}
OPERATOR: dict[tuple[str, str], dict[str, Any]] = {("GET", "/operator"): {}, ("POST", "/operator/reports/1/close"): {}}
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
    ("POST", "/api/session/passkey/begin"),
    ("POST", "/api/session/passkey"),
    ("GET", "/api/push"),
    ("POST", "/api/push"),
    ("POST", "/api/push/end"),
    ("POST", "/api/push/try"),
    ("GET", "/api/people/{name}"),
}


PARTS = {"seats": "{seat}", "at": "{n}", "devices": "{device}", "webhooks": "{way}", "browsers": "{way}", "passkeys": "{key}"}
PARTS |= {"blocks": "{other}", "reports": "{report}"}


def shape(path: str) -> str:
    """An address with its parts as the document names them."""
    parts = path.partition("?")[0].split("/")
    for before, name in PARTS.items():
        if before in parts and parts.index(before) + 1 < len(parts) and parts[parts.index(before) + 1] not in ("end-others", "begin"):
            parts[parts.index(before) + 1] = name
    return "/".join(parts)


def routes(app: Any) -> set[tuple[str, str]]:
    """What the application answers to under /api, documented or not, and its sockets."""
    found = set()
    for router in ROUTERS:
        for route in router.routes:
            methods = getattr(route, "methods", None) or {"SOCKET"}
            found |= {(method, route.path) for method in methods}
    return found


def test_every_operation_is_for_somebody(settings):
    async def work():
        async with opened(settings) as tables:
            known = {(method, shape(f"/api/games/{{id}}{path}")) for method, path in [*SEAT, *HOST, *LOOK, *INVITED, *PLAYER, *OPERATOR_GAME]}
            known |= {(method, shape(f"/api{path}")) for method, path in [*ACCOUNT, *OPERATOR]} | ANYBODY | {("SOCKET", "/api/games/{id}/live")}
            assert routes(tables.app) == known
            documented = {(method.upper(), path) for path, operations in tables.app.openapi()["paths"].items() for method in operations}
            assert documented == known - {("SOCKET", "/api/games/{id}/live")}
            assert set(FRAMES) == {*SPOKEN, "language"}, "say whom a new message of the socket is for"

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
            ann, _, host = await tables.new("me", "me")
            whole = [*ACCOUNT.items(), *OPERATOR.items()]
            whole += [((method, f"/games/{ann.game}{path}"), body) for (method, path), body in [*PLAYER.items(), *OPERATOR_GAME.items()]]
            for (method, path), body in whole:
                for token in (None, ann.token, host.token, "x" * 43):
                    headers = {"authorization": f"Bearer {token}"} if token else {}
                    answer = await tables.http.request(method, f"/api{path}", headers=headers, json=body if method == "POST" else None)
                    assert answer.status_code == 401, (method, path, token is None, answer.text)

    go(work())


def test_another_account_looks_after_nothing_and_blocks_nobody_at_a_table_that_is_not_theirs(settings):
    async def work():
        async with opened(settings) as tables:
            ann, _, _ = await tables.new("me", "me")
            eve = httpx.AsyncClient(transport=tables.http._transport, base_url="https://table.test")
            await eve.post("/api/people", json={"name": "Eve", "password": GOOD})
            whole = [
                *OPERATOR.items(),
                *[((method, f"/games/{ann.game}{path}"), body) for (method, path), body in [*PLAYER.items(), *OPERATOR_GAME.items()]],
            ]
            for (method, path), body in whole:
                answer = await eve.request(method, f"/api{path}", json=body if method == "POST" else None)
                assert answer.status_code == 403, (method, path, answer.text)

    go(work())


def test_a_seat_of_an_account_is_opened_by_its_device_and_by_no_other_account(settings):
    """The owner's own device is lent a token; the same request of another account gets none, and a token of a signed-out device opens nothing."""

    async def work():
        async with opened(settings) as tables:

            def device() -> httpx.AsyncClient:
                return httpx.AsyncClient(transport=tables.http._transport, base_url="https://table.test")

            laptop, phone, eve = device(), device(), device()
            await laptop.post("/api/people", json={"name": "Ann", "password": GOOD})
            await eve.post("/api/people", json={"name": "Eve", "password": GOOD})
            wish = {"title": "bazaar", "seats": [{"kind": "me"}, {"kind": "invite"}]}
            made = (await laptop.post("/api/games", json=wish)).json()
            await tables.http.post(f"/api/games/{made['id']}/claim", json={"invite": made["seats"][1]["invite"], "name": "Bob"})
            await phone.post("/api/session", json={"name": "Ann", "password": GOOD})
            lent = {key["seat"]: key["token"] for key in (await phone.post("/api/me/keys", json={"tokens": []})).json()["keys"]}
            assert (await eve.post("/api/me/keys", json={"tokens": []})).json()["keys"] == []
            for (method, path), body in [*SEAT.items(), *LOOK.items()]:
                assert may_look(await ask(tables.http, made["id"], lent[0], method, path, body)), path  # the owner, from their phone
            for (method, path), body in HOST.items():
                answer = await ask(tables.http, made["id"], lent[0], method, path, body)
                assert answer.status_code == 403, (path, answer.text)  # the key of the seat is not the host's
            assert (await phone.post("/api/session/end", json={})).status_code == 204
            for (method, path), body in [*SEAT.items(), *HOST.items(), *LOOK.items()]:
                for token in lent.values():
                    answer = await ask(tables.http, made["id"], token, method, path, body)
                    assert answer.status_code in (401, 403), (method, path, answer.text)

    go(work())


async def spoken(wire: Wire, op: str, body: dict[str, Any]) -> dict[str, Any]:
    """What a socket is answered."""
    wire.send(op=op, id=op, **body)
    await wire.until(lambda: any(frame.get("id") == op for _, frame in wire.frames))
    return next(frame for _, frame in wire.frames if frame.get("id") == op)


def test_a_socket_speaks_for_its_seat_alone(settings):
    """Every message of the live table, from a spectator and from the host: nothing is played and nothing said."""

    async def work():
        async with opened(settings) as tables:
            ann, _, host = await tables.new("me", "me")
            for token in (None, host.token):
                wire = Wire(tables, ann.game, token)
                await wire.open()
                for op in SPOKEN:
                    answer = await spoken(wire, op, SEAT["POST", f"/{op}"])
                    assert answer["op"] == "error", answer
                    assert answer["error"]["code"] in ("unauthorized", "forbidden"), answer
                await wire.close()
            assert (await ann.table())["version"] == 1
            assert (await ann.get("/chat")).json()["messages"] == []

    go(work())


def test_a_socket_of_another_seat_moves_only_its_own(settings):
    """What one seat may answer, the socket of the other cannot: each message is for the seat of its line, whatever it names."""

    async def work():
        async with opened(settings) as tables:
            ann, bob, _ = await tables.new("me", "me")
            await ann.play(first_choice(await ann.table()))  # Ann has bid, Bob not yet
            table = await ann.table()
            assert table["to_act"] == [1]
            wire = Wire(tables, ann.game, ann.token)
            await wire.open()
            answer = await spoken(wire, "play", {"option": first_choice(await bob.table()), "version": table["version"], "key": new_key()})
            assert answer["error"]["code"] == "refused"
            smuggled = {"option": first_choice(await bob.table()), "version": table["version"], "key": new_key(), "seat": 1}
            wire.send(op="play", id="smuggled", **smuggled)
            await wire.until(lambda: any(frame.get("id") == "smuggled" for _, frame in wire.frames))
            refused = next(frame for _, frame in wire.frames if frame.get("id") == "smuggled")
            assert refused["error"]["code"] == "bad-input"
            said = await spoken(wire, "chat", {"text": "hello", "key": new_key()})
            assert said["message"]["seat"] == 0
            await wire.close()
            assert (await bob.table())["to_act"] == [1]

    go(work())


@pytest.mark.parametrize("watch", [True, False])
def test_a_socket_is_opened_by_a_seat_of_this_game_and_by_nobody_elses_key(settings, watch):
    """Tokens of another game, of nothing, of a program or of another account's device open no line; without one only where one may watch."""

    async def work():
        async with opened(settings) as tables:
            ann, _, _ = await tables.new("me", "me", watch=watch)
            other, _, _ = await tables.new("me", "me")
            eve = httpx.AsyncClient(transport=tables.http._transport, base_url="https://table.test")
            await eve.post("/api/people", json={"name": "Eve", "password": GOOD})
            program = (await eve.post("/api/me/programs", json={"label": "x"})).json()["token"]
            await eve.post("/api/games", json={"title": "bazaar", "seats": [{"kind": "me"}, {"kind": "me"}]})
            cookie = eve.cookies["__Host-civitas"]
            for token in (other.token, "x" * 43, program, cookie):
                wire = Wire(tables, ann.game, token)
                assert await wire.refused() in (4401, 4403), token
            wire = Wire(tables, ann.game, None)
            if watch:
                await wire.open()
                await wire.close()
            else:
                assert await wire.refused() == 4403

    go(work())
