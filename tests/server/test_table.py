"""The table: looking, choosing, taking back, and who may."""

from __future__ import annotations

import asyncio

import pytest
from tabling import Client, Tables, first_choice, new_key, play_out


def test_a_whole_game_can_be_played(run):
    async def work(tables: Tables):
        *people, _host = await tables.new("me", "me", "me")
        table = await play_out(people, first_choice)
        assert table["status"] == "over"
        assert table["ranking"]
        assert table["decision"] is None

    run(work)


def test_every_choice_has_words(run):
    async def work(tables: Tables):
        ann, _bob, _host = await tables.new("me", "me")
        decision = (await ann.table())["decision"]
        assert decision["kind"] == "sealed"
        assert decision["rule"] == "BAZ-1"
        assert len(decision["options"]) == 5
        assert decision["options"][0]["label"]["id"] == "do-bid"
        assert decision["prompt"]["id"] == "ask-bid"

    run(work)


def test_the_same_key_gets_the_first_answer(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        table = await ann.table()
        option, key = first_choice(table), new_key()
        first = await ann.play(option, table["version"], key)
        await bob.play(first_choice(await bob.table()))
        again = await ann.play(option, table["version"], key)
        assert again.status_code == first.status_code == 200
        assert [again.json()[n] for n in ("version", "position")] == [first.json()[n] for n in ("version", "position")] == [2, 1]
        other = await ann.play(["buy"], 3, key)
        assert (other.status_code, other.json()["error"]["code"]) == (409, "key-used")

    run(work)


def test_a_key_is_ones_own(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        key = new_key()
        await ann.play(first_choice(await ann.table()), key=key)
        answer = await bob.play(first_choice(await bob.table()), key=key)
        assert answer.json()["version"] == 3

    run(work)


def test_a_stale_version_is_told_the_current_one(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        for client in (ann, bob):
            await client.play(first_choice(await client.table()))
        table = await ann.table()
        mover = ann if table["to_act"] == [0] else bob
        answer = await mover.play(["buy"], version=1)
        assert answer.status_code == 409
        assert answer.json()["error"]["code"] == "stale"
        assert answer.json()["error"]["version"] == table["version"] == 3

    run(work)


def test_sealed_answers_do_not_make_each_other_stale(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        seen = [await client.table() for client in (ann, bob)]
        assert (await ann.play(first_choice(seen[0]), seen[0]["version"])).status_code == 200
        assert (await bob.play(first_choice(seen[1]), seen[1]["version"])).status_code == 200

    run(work)


def test_a_word_on_the_open_floor_is_not_made_stale_by_others(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        for client in (ann, bob):
            await client.play(first_choice(await client.table()))
        await (ann, bob)[(await ann.table())["to_act"][0]].play(["leave"])
        floor = await ann.table()
        assert floor["decision"]["kind"] == "open"
        assert (await bob.play(["gift", 0, 1], floor["version"])).status_code == 200
        assert (await ann.play(["gift", 1, 1], floor["version"])).status_code == 200
        late = await ann.play(["silent"], floor["version"])  # the floor is closed
        assert late.json()["error"]["code"] == "stale"
        undo = await ann.turn("undo", floor["version"])
        assert undo.json()["error"]["code"] == "stale"

    run(work)


def test_nobody_acts_for_another(run):
    async def work(tables: Tables):
        ann, bob, host = await tables.new("me", "me")
        seen = await ann.table()
        option = first_choice(seen)
        watcher = Client(tables.http, ann.game)
        stranger = Client(tables.http, ann.game, "x" * 43)
        assert (await watcher.play(option, 1)).status_code == 401
        assert (await stranger.post("/play", option=option, version=1, key=new_key())).status_code == 401
        assert (await host.play(option, 1)).status_code == 403
        answer = await bob.play(option, 1)
        assert answer.status_code == 422  # Bob does not hold Ann's card
        assert answer.json()["error"]["code"] == "refused"
        assert (await ann.table())["version"] == 1

    run(work)


def test_a_token_of_one_game_does_not_open_another(run):
    async def work(tables: Tables):
        ann, *_ = await tables.new("me", "me")
        other, *_ = await tables.new("me", "me")
        assert (await Client(tables.http, other.game, ann.token).get()).status_code == 401

    run(work)


def test_a_refusal_cites_the_rule(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        for client in (ann, bob):
            await client.play(first_choice(await client.table()))
        mover = ann if (await ann.table())["to_act"] == [0] else bob
        await mover.play(["buy"])
        answers = (await mover.post("/why-not", options=[["buy"], ["leave"], ["fly", 3]])).json()["answers"]
        assert answers[0]["refusal"]["rule"] == "BAZ-3"
        assert answers[1]["refusal"] is None
        assert answers[2]["refusal"]["rule"] == "BAZ-2"
        answer = (await mover.play(["buy"])).json()["error"]
        assert answer["refusal"]["rule"] == "BAZ-3"

    run(work)


def test_previews_tell_what_is_sure_and_name_what_is_not(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        for client in (ann, bob):
            await client.play(first_choice(await client.table()))
        mover = ann if (await ann.table())["to_act"] == [0] else bob
        found = (await mover.post("/previews", options=[["buy"], ["gamble"], ["fly"]])).json()["previews"]
        buy, gamble = found
        assert {c["name"]: (c["before"], c["after"]) for c in buy["changes"]} == {"coins": (5, 2), "wares": (0, 1)}
        assert buy["next"]["what"] == "shop"
        assert set(gamble["unsure"]) <= {"score", "coins"}
        assert (buy["hidden"], gamble["hidden"]) == (False, True)

    run(work)


def test_undo_and_redo_go_to_the_boundary_and_say_why_they_stop(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        for client in (ann, bob):
            await client.play(first_choice(await client.table()))
        mover, other = (ann, bob) if (await ann.table())["to_act"] == [0] else (bob, ann)
        before = await mover.table()
        assert before["undo"]["refusal"]["rule"] in ("TABLE-7", "TABLE-8")
        await mover.play(["buy"])
        bought = await mover.table()
        assert bought["undo"]["allowed"]
        assert not (await other.table())["undo"]["allowed"]
        assert (await other.turn("undo")).status_code == 422
        undone = (await mover.turn("undo")).json()
        assert undone["position"] == before["position"]
        assert undone["version"] == bought["version"] + 1
        assert undone["table"]["view"] == before["view"]
        assert undone["table"]["redo"]["allowed"]
        redone = (await mover.turn("redo")).json()
        assert redone["table"]["view"] == bought["view"]
        await mover.play(["gamble"])
        table = await mover.table()
        assert table["undo"]["refusal"]["rule"] == "TABLE-6"
        answer = await mover.turn("undo")
        assert answer.json()["error"]["refusal"]["message"]["text"] == "Chance was used since then."

    run(work)


def test_lines_are_dropped_and_told_again_after_an_undo(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        for client in (ann, bob):
            await client.play(first_choice(await client.table()))
        mover = ann if (await ann.table())["to_act"] == [0] else bob
        start = (await mover.table())["lines"]
        bought = (await mover.play(["buy"])).json()
        new = bought["table"]["lines"]
        assert (new["from"], [line["message"]["id"] for line in new["new"]]) == (start["total"], ["log-buys"])
        undone = (await mover.turn("undo")).json()
        assert undone["table"]["lines"] == {"from": start["total"], "total": start["total"], "new": []}
        lines = (await mover.get("/lines", after=bought["version"])).json()
        assert (lines["from"], lines["new"]) == (start["total"], [])

    run(work)


def test_private_lines_are_read_by_their_seat_only(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        watcher = Client(tables.http, ann.game)
        read = [[line["message"] for line in (await client.table())["lines"]["new"]] for client in (ann, bob, watcher)]
        drew = [[m["args"]["seat"] for m in lines if m["id"] == "log-drew"] for lines in read]
        assert drew == [[0], [1], []]
        assert [line["n"] for line in (await watcher.table())["lines"]["new"]] == [0, 1, 2]

    run(work)


def test_since_your_last_turn_begins_where_you_left(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        await ann.play(first_choice(await ann.table()))
        await bob.play(first_choice(await bob.table()))
        table = await ann.table()
        assert table["since"]["position"] == 1
        told = [line["message"]["id"] for line in table["lines"]["new"][table["since"]["line"] :]]
        assert told == ["log-bids", "log-bids"]

    run(work)


def test_a_running_game_shows_its_public_past_and_nobody_elses_eyes(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        views = [(await ann.table())["view"]]
        for _ in range(12):
            for client in (ann, bob):
                table = await client.table()
                if table["decision"]:
                    await client.play(first_choice(table))
                    views.append((await ann.table())["view"])
        for n, view in enumerate(views):
            assert (await ann.get(f"/at/{n}")).json()["view"] == view
        assert (await ann.get("/at/2", seat="1")).status_code == 403
        assert (await ann.get("/at/2", seat="all")).status_code == 403
        assert (await ann.get("/at/2", seat="0")).status_code == 200
        assert (await ann.get("/at/999")).status_code == 404
        assert (await ann.get("/record")).status_code == 403
        past = (await bob.get("/at/1")).json()
        assert past["move"]["seat"] == 0
        assert past["move"]["label"] is None  # Ann's bid is sealed

    run(work)


def test_a_finished_game_can_be_replayed_exported_and_drawn(run):
    import civitas

    async def work(tables: Tables):
        *people, _host = await tables.new("me", "me")
        await play_out(people, first_choice)
        ann = people[0]
        table = await ann.table()
        past = (await ann.get("/at/1", seat="all")).json()
        assert past["move"]["label"]["id"] == "do-bid"
        assert isinstance(past["view"]["players"][1]["hand"], list)
        assert "luck" not in past["view"] or past["view"]["luck"] != table
        text = (await ann.get("/record")).text
        replayed = civitas.Record.parse(text).replay()
        assert replayed.scores == table["scores"]
        graph = (await ann.get("/graph")).json()
        assert graph["positions"][-1] == table["position"]
        assert [series[-1] for series in graph["series"]["score"]] == table["scores"]

    run(work)


def test_chat_is_plain_text_and_limited(run, settings):
    from dataclasses import replace

    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        text = "<script>alert(1)</script> '; drop table games; --\x00\u202e"
        first = await ann.post("/chat", text=text, key="k" * 8)
        again = await ann.post("/chat", text=text, key="k" * 8)
        assert first.status_code == 201
        assert first.json() == again.json()
        assert first.json()["text"] == "<script>alert(1)</script> '; drop table games; --"
        assert [m["name"] for m in (await bob.get("/chat")).json()["messages"]] == ["P0"]
        assert (await Client(tables.http, ann.game).post("/chat", text="hi", key=new_key())).status_code == 401
        answers = [(await ann.post("/chat", text="spam", key=new_key())).status_code for _ in range(8)]
        assert answers.count(429) >= 3
        assert (await ann.post("/chat", text="x" * 501, key=new_key())).status_code in (422, 429)

    run(work, replace(settings, limits=1))


@pytest.mark.parametrize("language", ["en", "xx", "de-AT"])
def test_an_unknown_language_falls_back(run, language):
    async def work(tables: Tables):
        ann, *_ = await tables.new("me", "me")
        assert (await ann.table(language=language))["decision"]["prompt"]["text"]

    run(work)


def test_moves_of_many_clients_are_committed_together(run):
    """Group commit: forty games at once, all acknowledged, far fewer transactions than moves."""

    async def work(tables: Tables):
        games = [await tables.new("me", "me") for _ in range(40)]
        store, commits = tables.app.state.tables.store, []
        commit = store._commit

        async def counted(entries):
            commits.append(len(entries))
            await commit(entries)

        store._commit = counted
        seen = [await game[0].table() for game in games]
        answers = await asyncio.gather(*[game[0].play(first_choice(table), 1) for game, table in zip(games, seen, strict=True)])
        assert [a.status_code for a in answers] == [200] * 40
        assert sum(commits) == 40
        assert len(commits) < 40

    run(work)


def test_only_heavy_tables_are_worked_at_in_threads(run):
    """A short move is made on the loop; after a long one the table's work goes elsewhere, until it is light again."""
    import threading
    import time

    async def work(tables: Tables):
        ann, *_ = await tables.new("me", "me")
        all_tables = tables.app.state.tables
        table = all_tables.tables[ann.game]
        here = threading.get_ident()

        def busy(seconds: float) -> int:
            until = time.thread_time() + seconds
            while time.thread_time() < until:
                pass
            return threading.get_ident()

        table.heavy = 0.0
        assert await all_tables.work(table, busy, 0.0) == here
        assert await all_tables.work(table, busy, 0.0, long=True) != here
        assert await all_tables.work(table, busy, 0.02) == here  # who could know
        assert await all_tables.work(table, busy, 0.02) != here
        for _ in range(12):
            await all_tables.work(table, busy, 0.0)
        assert await all_tables.work(table, busy, 0.0) == here

    run(work)
