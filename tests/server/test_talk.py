"""Talk: phrases that everybody reads in their own language, notes that nobody else reads, reports that whoever runs the server reads."""

from __future__ import annotations

from eavesdrop import Wire
from tabling import Client, first_choice, new_key, opened
from test_people import go, problem, table_with

from civitas import words
from civitas.server import admin
from civitas.server.talk import PHRASES


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


def said(answer):
    assert answer.status_code == 200, answer.text
    return [one["text"] for one in answer.json()["messages"]]


def test_two_who_talk_apart_are_heard_by_nobody_else(settings):
    async def work():
        async with opened(settings) as tables:
            ann, bob, eve, host = await tables.new("me", "me", "me")
            onlooker = Client(tables.http, ann.game)
            wires = {name: Wire(tables, ann.game, token) for name, token in (("bob", bob.token), ("eve", eve.token), ("nobody", None))}
            for wire in wires.values():
                await wire.open()
            told = await ann.post("/chat", text="two figs for a lamp", to=1, key=new_key())
            assert (told.status_code, told.json()["hearer"]) == (201, 1)
            assert (await ann.post("/chat", text="hello all", key=new_key())).status_code == 201
            for client, heard in ((ann, 2), (bob, 2), (eve, 1), (host, 1), (onlooker, 1)):
                assert len(said(await client.get("/chat"))) == heard
            for name, wire in wires.items():
                await wire.until(lambda wire=wire: any("hello all" in str(frame) for _, frame in wire.frames))
                assert any("two figs" in str(frame) for _, frame in wire.frames) == (name == "bob"), name
                await wire.close()
            assert problem(await eve.post("/report", chat=told.json()["id"])) == (404, "problem-no-such-message")  # she cannot have heard it
            assert (await bob.post("/report", chat=told.json()["id"])).status_code == 204
            for client in (eve, host, onlooker):
                for path in ("", "/lines", "/story?after=0"):
                    assert "two figs" not in (await client.get(path)).text

    go(work())


def test_nobody_talks_apart_where_the_rules_want_all_talk_at_the_table_nor_to_a_bot_or_oneself(settings):
    async def work():
        async with opened(settings) as tables:
            ann, _, _ = await tables.new("me", "me", title="through_the_ages")
            assert problem(await ann.post("/chat", text="psst", to=1, key=new_key())) == (422, "problem-no-talk-apart")
            ann, _, _ = await tables.new("me", "me", title="civilization_1980")  # CIV80-11.1: negotiation is open to the table
            assert problem(await ann.post("/chat", text="psst", to=1, key=new_key())) == (422, "problem-no-talk-apart")
            ann, _ = await tables.new("me", "random")
            assert problem(await ann.post("/chat", text="psst", to=1, key=new_key())) == (422, "problem-nobody-to-talk-to")
            assert problem(await ann.post("/chat", text="psst", to=0, key=new_key())) == (422, "problem-nobody-to-talk-to")
            assert problem(await ann.post("/chat", text="psst", to=7, key=new_key())) == (404, "problem-no-such-seat")
            coc, other, _ = await tables.new("me", "me", title="clash_of_cultures")  # COC-4.3.3
            assert (await coc.table())["talk_apart"] is True
            assert (await coc.post("/chat", text="psst", to=1, key=new_key())).status_code == 201
            assert said(await other.get("/chat")) == ["psst"]

    go(work())


def test_spectators_read_the_talk_where_the_host_lets_them(settings):
    async def work():
        async with opened(settings) as tables:
            for overheard in (True, False):
                ann, bob, host = await tables.new("me", "me", overheard=overheard)
                assert (await ann.table())["overheard"] is overheard
                nobody = Client(tables.http, ann.game)
                wire = Wire(tables, ann.game, None)
                await wire.open()
                await ann.post("/chat", text="among ourselves", key=new_key())
                assert said(await bob.get("/chat")) == ["among ourselves"]
                for client in (nobody, host):  # the host who does not play looks on
                    answer = await client.get("/chat")
                    assert answer.status_code == (200 if overheard else 403), answer.text
                    assert ("among ourselves" in answer.text) == overheard
                await bob.play(first_choice(await bob.table()))  # a frame that comes after the words
                await wire.until(lambda wire=wire: wire.table["version"] > 1)
                assert any("among ourselves" in str(frame) for _, frame in wire.frames) == overheard
                await wire.close()

    go(work())


def test_whom_i_have_blocked_i_do_not_read_in_any_game_and_they_do_not_come_to_my_tables(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            ann, eve, guest = browser(), browser(), browser()
            await ann.register("Ann")
            await eve.register("Eve")

            async def meet():
                made = await ann.new("me", "invite", "invite")
                seats = [made["seats"][0]["token"]]
                for who, seat in ((eve, 1), (guest, 2)):
                    taken = await who.post(f"/games/{made['id']}/claim", invite=made["seats"][seat]["invite"], name="P")
                    assert taken.status_code == 200, taken.text
                    seats.append(taken.json()["token"])
                return [Client(tables.http, made["id"], token) for token in seats]

            first, second = await meet(), await meet()
            for game in (first, second):
                await game[1].post("/chat", text="ugly words", key=new_key())
                await game[2].post("/chat", text="fair words", key=new_key())
            assert problem(await guest.post(f"/games/{first[0].game}/seats/1/block")) == (401, "problem-sign-in-first")
            assert problem(await ann.post(f"/games/{first[0].game}/seats/2/block")) == (422, "problem-no-account-to-block")
            assert problem(await ann.post(f"/games/{first[0].game}/seats/0/block")) == (422, "problem-no-account-to-block")
            stranger = await guest.new("me", "me")
            assert problem(await ann.post(f"/games/{stranger['id']}/seats/0/block")) == (403, "problem-only-seats-do")
            assert (await ann.post(f"/games/{first[0].game}/seats/1/block")).status_code == 204
            assert (await ann.post(f"/games/{first[0].game}/seats/1/block")).status_code == 204
            for game in (first, second):
                assert said(await game[0].get("/chat")) == ["fair words"]
                assert said(await game[1].get("/chat")) == ["ugly words", "fair words"]  # they notice nothing
                assert said(await game[2].get("/chat")) == ["ugly words", "fair words"]
            made = await ann.new("me", "invite", listed=True)
            assert problem(await eve.post(f"/games/{made['id']}/join", name="Eve")) == (403, "problem-table-refuses")
            assert problem(await eve.post(f"/games/{made['id']}/claim", invite=made["seats"][1]["invite"])) == (403, "problem-table-refuses")
            hers = await eve.new("me", "invite", listed=True)
            for who, sees in ((ann, {made["id"]}), (eve, {hers["id"]}), (guest, {made["id"], hers["id"]})):
                assert {game["id"] for game in (await who.http.get("/api/games")).json()["games"]} == sees
            blocked = (await ann.http.get("/api/me/blocks")).json()["people"]
            assert [one["name"] for one in blocked] == ["Eve"]
            assert (await eve.http.get("/api/me/blocks")).json()["people"] == []
            assert problem(await eve.post(f"/me/blocks/{blocked[0]['id']}/end")) == (404, "problem-not-blocked")
            assert (await ann.post(f"/me/blocks/{blocked[0]['id']}/end")).status_code == 204
            assert said(await first[0].get("/chat")) == ["ugly words", "fair words"]
            assert (await eve.post(f"/games/{made['id']}/join", name="Eve")).status_code == 200

    go(work())
