"""Bad input gets one clear sentence and harms nothing."""

from __future__ import annotations

import asyncio
import gc
import json
from dataclasses import replace

import httpx
import pytest
from tabling import Client, Tables, first_choice, new_key

from civitas.server.api.live import PlayFrame

JSON = {"content-type": "application/json"}
NASTY = ["'; drop table games; --", "<script>alert(1)</script>", "\x00", "\ud800", "../../etc/passwd", "%00", "A" * 5000, "{{7*7}}", "${jndi:x}"]


async def sound(answer) -> dict:
    """An error as every error should be."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
    error = answer.json()["error"]
    assert error["text"].endswith((".", "?"))
    assert "\n" not in error["text"]
    assert "Traceback" not in answer.text
    return error


def test_bodies_that_are_not_what_they_should_be(run):
    async def work(tables: Tables):
        ann, *_ = await tables.new("me", "me")
        bodies = [
            b"",
            b"{",
            b"[]",
            b"null",
            b"3",
            b'"x"',
            b"\xff\xfe",
            b'{"option": 1}',
            b'{"option": ["x"], "version": -1, "key": "12345678"}',
            b"[" * 30000,
        ]
        for path in ("play", "undo", "why-not", "previews", "walk", "chat", "claim", "join", "stand-in", "rematch"):
            for body in bodies:
                headers = {**ann.headers, "content-type": "application/json"}
                await sound(await tables.http.post(f"/api/games/{ann.game}/{path}", content=body, headers=headers))
        for body in bodies:
            await sound(await tables.http.post("/api/games", content=body, headers={"content-type": "application/json"}))
            await sound(await tables.http.post("/api/mine", content=body))
        assert (await ann.table())["version"] == 1

    run(work)


def test_names_and_options_from_a_nasty_mind(run):
    async def work(tables: Tables):
        for text in NASTY:
            seats = [{"kind": "me", "name": text[:80]}, {"kind": "bot"}]
            made = await tables.http.post("/api/games", content=json.dumps({"title": "bazaar", "seats": seats}), headers=JSON)
            if made.status_code == 201:
                name = made.json()["table"]["players"][0]["name"]
                assert name.isprintable()
                assert len(name) <= 40
        ann, *_ = await tables.new("me", "me")
        for text in NASTY:
            await sound(
                await tables.http.post(
                    f"/api/games/{ann.game}/play",
                    content=json.dumps({"option": [text], "version": 1, "key": "k" * 8}),
                    headers={**ann.headers, **JSON},
                )
            )
            await sound(
                await tables.http.post("/api/games", content=json.dumps({"title": text, "seats": [{"kind": "me"}, {"kind": "bot"}]}), headers=JSON)
            )
            await sound(await tables.http.post("/api/mine", content=json.dumps({"tokens": [text]}), headers=JSON))
        assert (await ann.table())["version"] == 1
        assert (await tables.http.get("/api/health")).json()["games"] >= 3

    run(work)


def test_reading_an_option_leaves_nothing_to_look_for():
    """What a move leaves in cycles is looked for while everybody waits."""
    sent = {"op": "play", "option": ["pay", [1, [2, 3]], {}.get("x"), True], "version": 3, "key": "12345678"}
    PlayFrame.model_validate(sent)
    gc.collect()
    gc.disable()
    try:
        for _ in range(20):
            PlayFrame.model_validate(sent)
        assert gc.collect() == 0
    finally:
        gc.enable()


@pytest.mark.parametrize("id", ["A" * 22, "unknown", "' or 1=1 --", "%00", "..%2f..", "A" * 500])
def test_games_that_do_not_exist(run, id):
    async def work(tables: Tables):
        for path in ("", "/lines", "/at/0", "/graph", "/record", "/chat"):
            answer = await tables.http.get(f"/api/games/{id}{path}")
            assert (await sound(answer))["code"] == "not-found"

    run(work)


def test_a_large_body_is_refused_unread(run):
    async def work(tables: Tables):
        answer = await tables.http.post("/api/mine", content=b"x" * 2_000_000)
        assert (answer.status_code, (await sound(answer))["code"]) == (413, "too-large")

        async def endless():
            for _ in range(100):
                yield b"x" * 10_000

        answer = await tables.http.post("/api/mine", content=endless())
        assert answer.status_code == 413

    run(work)


def test_wrong_tokens(run):
    async def work(tables: Tables):
        ann, *_ = await tables.new("me", "me")
        for header in ("Bearer x", "Bearer", "Basic abc", "Bearer " + "x" * 43, "Bearer \x7f" + "y" * 43):
            answer = await tables.http.get(f"/api/games/{ann.game}", headers={"authorization": header})
            assert answer.status_code == 401
            assert (await sound(answer))["code"] == "unauthorized"

    run(work)


def test_unknown_paths_and_methods(run):
    async def work(tables: Tables):
        assert (await sound(await tables.http.get("/api/nothing")))["code"] == "not-found"
        answer = await tables.http.delete("/api/games")
        assert (answer.status_code, set(answer.headers["allow"].split(", "))) == (405, {"GET", "POST"})

    run(work)


def test_too_many_requests_are_told_to_wait(run, settings):
    async def work(tables: Tables):
        ann, *_ = await tables.new("me", "me")
        answers = [await tables.http.post("/api/games", json={"title": "bazaar", "seats": [{"kind": "me"}, {"kind": "bot"}]}) for _ in range(30)]
        late = [a for a in answers if a.status_code == 429]
        assert late
        assert int(late[0].headers["retry-after"]) >= 1
        assert (await ann.play(first_choice(await ann.table()))).status_code == 200  # others' limits are their own

    run(work, replace(settings, limits=1))


def test_every_answer_carries_its_headers(run):
    async def work(tables: Tables):
        ann, *_ = await tables.new("me", "me")
        for path in ("/", "/api/titles", f"/api/games/{ann.game}", "/docs", "/openapi.json", "/api/nothing"):
            headers = (await tables.http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        assert (await ann.get()).headers["cache-control"] == "no-store"

    run(work)


def test_tokens_are_stored_hashed_and_never_logged(run, settings, caplog):
    import logging
    from pathlib import Path

    async def work(tables: Tables):
        ann, bob, host = await tables.new("me", "me")
        await ann.play(first_choice(await ann.table()))
        await ann.post("/chat", text="a secret word", key=new_key())
        await bob.play(["bid", 1])
        return [ann.token, bob.token, host.token]

    with caplog.at_level(logging.INFO, logger="civitas.table"):
        tokens = run(work)
    stored = b"".join(path.read_bytes() for path in Path(settings.database).parent.glob("t.db*"))
    assert "play" in caplog.text
    for token in tokens:
        assert len(token) >= 22
        assert token.encode() not in stored
        assert token not in caplog.text
    assert "a secret word" not in caplog.text
    assert all(json.loads(record.message)["kind"] for record in caplog.records if record.name == "civitas.table")


def test_the_page_or_a_plain_word_about_it(run, monkeypatch, tmp_path):
    from civitas.server import app

    async def work(tables: Tables):
        monkeypatch.setattr(app, "page_folder", lambda: tmp_path / "none")
        assert "not built" in (await tables.http.get("/")).text
        (tmp_path / "page" / "assets").mkdir(parents=True)
        (tmp_path / "page" / "index.html").write_text("<p>the page</p>")
        (tmp_path / "page" / "assets" / "index-AbCd1234.js").write_text("1")
        (tmp_path / "secret.txt").write_text("no")
        monkeypatch.setattr(app, "page_folder", lambda: tmp_path / "page")
        for path in ("/", "/games/abc/at/3", "/join/x"):
            assert (await tables.http.get(path)).text == "<p>the page</p>"
        answer = await tables.http.get("/assets/index-AbCd1234.js")
        assert "immutable" in answer.headers["cache-control"]
        for path in ("/assets/none.js", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            assert (await tables.http.get(path)).status_code == 404

    run(work)


def test_a_page_that_was_built_with_further_boards(tmp_path):
    from civitas.server.app import create_app
    from civitas.server.settings import Settings

    (tmp_path / "index.html").write_text("<p>another page</p>")
    app = create_app(Settings(database=str(tmp_path / "t.db"), page_folder=str(tmp_path)))

    async def work():
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            for path in ("/", "/games/abc"):
                assert (await client.get(path)).text == "<p>another page</p>"

    asyncio.run(work())


def test_the_reference_names_every_operation(run):
    async def work(tables: Tables):
        schema = (await tables.http.get("/openapi.json")).json()
        page = (await tables.http.get("/docs")).text
        for path in schema["paths"]:
            assert path in page
        assert "http://" not in page
        assert "https://" not in page
        spectator = Client(tables.http, (await tables.new("me", "me"))[0].game)
        assert (await spectator.get("/graph")).status_code == 200

    run(work)


def test_a_page_of_another_host_is_welcome_if_it_is_named(run, settings):
    async def work(tables: Tables):
        for origin, welcome in (("https://a.example", True), ("https://b.example", False), ("http://table.test", True)):
            answer = await tables.http.post("/api/mine", json={"tokens": []}, headers={"origin": origin})
            assert (answer.status_code == 200) is welcome
            assert (answer.headers.get("access-control-allow-origin") == origin) is (origin == "https://a.example")

    run(work, replace(settings, origins=("https://a.example",)))
