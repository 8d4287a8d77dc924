"""Whoever asks in Lithuanian is answered in Lithuanian, also when something goes wrong."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest
import websockets
from serving import Server
from tabling import Tables, new_key

from civitas.server.problems import Problem

MOVED_ON = "Prie stalo jau pažengta toliau: atsakei į versiją 900, o dabar yra 1."
LITHUANIAN = {"accept-language": "lt-LT,lt;q=0.9,en;q=0.5"}


def test_the_address_says_in_which_language_a_problem_is_told(run):
    async def work(tables: Tables):
        ann, *_ = await tables.new("me", "me")
        error = (await ann.post("/play?language=lt", option=["bid", 1], version=900, key=new_key())).json()["error"]
        assert error == {
            "code": "stale",
            "text": MOVED_ON,
            "message": {"id": "problem-moved-on", "args": {"answered": 900, "now": 1}},
            "version": 1,
        }

    run(work)


def test_else_the_browser_says_it_on_every_operation(run):
    async def work(tables: Tables):
        ann, *_ = await tables.new("me", "me")
        headers = {**LITHUANIAN, **ann.headers}
        told = {
            f"/api/games/{'A' * 22}": "Tokio žaidimo nėra.",
            "/api/nothing": "Tokios operacijos nėra: žr. /docs.",
            f"/api/games/{ann.game}/record": "Įrašas bus žaidimui pasibaigus.",
            f"/api/games/{ann.game}/at/99": "Kol kas padaryta 0\u00a0sprendimų.",
        }
        for path, text in told.items():
            assert (await tables.http.get(path, headers=headers)).json()["error"]["text"] == text
        large = await tables.http.post("/api/mine", content=b"x" * 2_000_000, headers=headers)
        assert large.json()["error"]["text"].startswith("Užklausa gali turėti ne daugiau kaip")
        misfit = (await tables.http.post("/api/mine", json={"tokens": 3}, headers=headers)).json()["error"]
        assert misfit["text"].startswith("Įvestis netinka: tokens: ")
        assert (misfit["message"]["id"], misfit["where"]) == ("problem-input-does-not-fit", "tokens")

    run(work)


def test_else_it_is_english(run):
    async def work(tables: Tables):
        for headers in ({}, {"accept-language": "tlh"}):
            answer = await tables.http.get(f"/api/games/{'A' * 22}", headers=headers)
            assert answer.json()["error"]["text"] == "There is no such game."

    run(work)


def test_guests_and_bots_without_a_name_are_called_so_in_the_language_of_the_host(run):
    async def work(tables: Tables):
        wish = {"title": "bazaar", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        made = (await tables.http.post("/api/games?language=lt", json=wish)).json()
        assert [player["name"] for player in made["table"]["players"]] == ["1\u00a0svečias", "Orakulas"]

    run(work)


def test_too_many_requests_are_told_in_lithuanian_too(run, settings):
    async def work(tables: Tables):
        wish = {"title": "bazaar", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        answers = [await tables.http.post("/api/games", json=wish, headers=LITHUANIAN) for _ in range(30)]
        late = next(answer for answer in answers if answer.status_code == 429)
        assert late.json()["error"]["text"] == f"Per daug užklausų: palauk {late.headers['retry-after']}\u00a0s."

    run(work, replace(settings, limits=1))


def test_a_live_table_speaks_the_language_of_its_hello(tmp_path):
    async def work(server: Server):
        async with websockets.connect(server.live("A" * 22)) as socket:
            await socket.send(json.dumps({"op": "hello", "language": "lt"}))
            error = json.loads(await socket.recv())["error"]
            assert (error["text"], error["message"]) == ("Tokio žaidimo nėra.", {"id": "problem-no-such-game", "args": {}})
        async with websockets.connect(server.live("A" * 22), additional_headers=LITHUANIAN) as socket:
            await socket.send("{")
            assert json.loads(await socket.recv())["error"]["text"] == "Šis kadras nėra JSON."

    with Server(str(tmp_path / "t.db")) as server:
        asyncio.run(work(server))


@pytest.mark.parametrize("nasty", ["\ud800", "\x00", "{ $bot }"])
def test_what_somebody_sent_can_always_be_written_into_an_answer(nasty):
    body = Problem("bad-input", "no-such-pace", {"pace": nasty, "paces": "day"}).body("lt")
    assert json.dumps(body, ensure_ascii=False).encode()
