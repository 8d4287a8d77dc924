"""Talk: phrases that everybody reads in their own language, notes that nobody else reads, reports that whoever runs the server reads."""

from __future__ import annotations

from tabling import new_key, opened
from test_people import go, problem

from civitas import words
from civitas.server import admin
from civitas.server.api.play import PHRASES


def test_a_phrase_is_kept_by_its_name_and_every_language_has_it(settings):
    async def work():
        async with opened(settings) as tables:
            ann, bob, _ = await tables.new("me", "me")
            said = await ann.post("/chat", phrase="well-played", key=new_key())
            assert said.status_code == 201, said.text
            heard = (await bob.get("/chat")).json()["messages"]
            assert [(one["seat"], one["phrase"]) for one in heard] == [(0, "well-played")]
            assert problem(await ann.post("/chat", phrase="you-fool", key=new_key())) == (422, "problem-no-such-phrase")
            assert problem(await ann.post("/chat", key=new_key())) == (422, "problem-nothing-to-read")
            assert (await bob.post("/chat", text="hello", key=new_key())).json()["phrase"] is None

    go(work())
    for language in words.languages():
        assert len({words.fill(f"phrase-{phrase}", {}, language) for phrase in PHRASES}) == len(PHRASES)


def test_what_somebody_writes_down_is_theirs_alone(settings):
    async def work():
        async with opened(settings) as tables:
            ann, bob, host = await tables.new("me", "me")
            assert (await ann.get("/notes")).json() == {"text": ""}
            assert (await ann.post("/notes", text="take Delphi")).status_code == 204
            assert (await ann.post("/notes", text="take Delphi, then Crete")).status_code == 204
            assert (await ann.get("/notes")).json() == {"text": "take Delphi, then Crete"}
            assert (await bob.get("/notes")).json() == {"text": ""}
            assert (await host.get("/notes")).status_code == 403
            assert (await ann.post("/notes", text="x" * 5001)).status_code == 422
            for client in (bob, host):
                for path in ("", "/lines", "/chat", "/story?after=0"):
                    assert "Delphi" not in (await client.get(path)).text

    go(work())


def test_a_report_reaches_whoever_runs_the_server_once(settings):
    async def work():
        async with opened(settings) as tables:
            ann, bob, _ = await tables.new("me", "me")
            other, _, _ = await tables.new("me", "me")
            said = (await bob.post("/chat", text="you will regret this", key=new_key())).json()
            for _ in range(2):
                assert (await ann.post("/report", chat=said["id"], why="rude")).status_code == 204
            assert problem(await ann.post("/report", chat=said["id"] + 1)) == (404, "problem-no-such-message")
            assert problem(await other.post("/report", chat=said["id"])) == (404, "problem-no-such-message")  # said at another table
            store = tables.app.state.tables.store
            found = await store.open_reports()
            assert [(one["seat"], one["text"], one["by"], one["why"]) for one in found] == [(1, "you will regret this", 0, "rude")]
        assert [one["id"] for one in await admin.reports(settings)] == [found[0]["id"]]
        await admin.close_report(settings, found[0]["id"])
        assert await admin.reports(settings) == []

    go(work())
