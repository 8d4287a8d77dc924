"""The lobby: tables, invitations, seats, rematches, bots that stand in."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import httpx
from eavesdrop import Wire
from tabling import Client, Tables, first_choice, new_key, opened, play_out
from test_people import GOOD

from civitas.server.clocks import GRACE, PACES, Pace


def seats(*kinds: str):
    return [{"kind": kind} for kind in kinds]


def test_an_invitation_opens_one_seat_once(run):
    async def work(tables: Tables):
        ann, host = await tables.new("me", "invite")
        invite = host.made["seats"][1]["invite"]
        assert (await ann.table())["status"] == "open"
        assert (await ann.play(["bid", 1], 0)).json()["error"]["code"] == "not-started"
        friend = Client(tables.http, ann.game)
        taken = await friend.post("/claim", invite=invite, name="  <b>Béla</b>\u202e\n ")
        assert taken.status_code == 200
        assert (taken.json()["seat"], taken.json()["table"]["players"][1]["name"]) == (1, "<b>Béla</b>")
        assert taken.json()["table"]["status"] == "running"
        assert (await friend.post("/claim", invite=invite, name="Eve")).status_code == 403
        assert (await Client(tables.http, ann.game, invite).get()).status_code == 401  # the invitation is not the token

    run(work)


def test_only_one_of_two_at_once_gets_the_seat(run):
    async def work(tables: Tables):
        ann, host = await tables.new("me", "invite")
        invite = host.made["seats"][1]["invite"]
        answers = await asyncio.gather(*[Client(tables.http, ann.game).post("/claim", invite=invite, name="x") for _ in range(5)])
        assert sorted(a.status_code for a in answers) == [200, 403, 403, 403, 403]

    run(work)


def test_anybody_may_join_a_listed_table_and_nobody_another(run):
    async def work(tables: Tables):
        closed, *_ = await tables.new("me", "invite")
        public, host = await tables.new("me", "invite", listed=True)
        found = (await tables.http.get("/api/games", params={"title": "bazaar"})).json()["games"]
        assert [g["id"] for g in found] == [public.game]
        assert (await tables.http.get("/api/games", params={"title": "chess"})).json()["games"] == []
        guest = Client(tables.http, closed.game)
        assert (await guest.post("/join", name="Eve")).status_code == 403
        guest.game = public.game
        eve = (await guest.post("/join", name="Eve")).json()
        assert [(p["name"], p["asks"]) for p in eve["table"]["players"]] == [("P0", False), ("Eve", True)]
        assert eve["table"]["status"] == "open"  # it is for the host to let them in
        assert (await guest.post("/join", name="Eva")).status_code == 409
        assert (await tables.http.get("/api/games")).json()["games"] == []
        assert (await public.post("/seats/1/let-in")).status_code == 403
        assert (await host.post("/seats/1/let-in")).status_code == 204
        assert (await Client(tables.http, guest.game, eve["token"]).table())["status"] == "running"
        assert (await host.post("/seats/1/send-away")).status_code == 422  # it has begun

    run(work)


def test_the_host_sends_away_whoever_they_do_not_want(run):
    async def work(tables: Tables):
        _ann, host = await tables.new("me", "invite", listed=True)
        eve = (await Client(tables.http, host.game).post("/join", name="Eve")).json()
        line = Wire(tables, host.game, eve["token"])
        await line.open()
        assert (await host.post("/seats/1/send-away")).status_code == 204
        assert line.task is not None
        await asyncio.wait_for(line.task, 5)  # their line ends with their seat
        assert (await Client(tables.http, host.game, eve["token"]).get()).status_code == 401
        bob = (await Client(tables.http, host.game).post("/join", name="Bob")).json()
        assert bob["seat"] == 1
        assert (await Client(tables.http, host.game, bob["token"]).post("/leave")).status_code == 204
        assert [p["kind"] for p in (await host.table())["players"]] == ["person", "free"]

    run(work)


def test_one_address_does_not_bury_the_lobby(run, settings):
    async def work(tables: Tables):
        answers = [await tables.http.post("/api/games", json={"title": "bazaar", "seats": seats("me", "invite"), "listed": True}) for _ in range(5)]
        assert [a.status_code for a in answers] == [201, 201, 201, 403, 403]
        made = answers[0].json()
        assert (await Client(tables.http, made["id"], made["host"]).post("/cancel")).status_code == 204
        assert (await tables.http.post("/api/games", json={"title": "bazaar", "seats": seats("me", "invite"), "listed": True})).status_code == 201
        assert (await tables.http.post("/api/games", json={"title": "bazaar", "seats": seats("me", "invite")})).status_code == 201

    run(work, replace(settings, limits=1))


def test_one_address_does_not_take_every_free_seat(run, settings):
    async def work(tables: Tables):
        all_tables = tables.app.state.tables
        games = []
        for _ in range(5):
            all_tables.strangers.tokens.clear()  # each host comes from somewhere else
            games.append((await tables.new("me", "invite", "invite", listed=True))[-1])
        taken = [await Client(tables.http, game.game).post("/join", name="Eve") for game in games for _ in range(2)]
        assert [a.status_code for a in taken].count(200) == 3
        assert (await Client(tables.http, games[0].game, taken[0].json()["token"]).post("/leave")).status_code == 204
        assert (await Client(tables.http, games[4].game).post("/join", name="Eve")).status_code == 200

    run(work, replace(settings, limits=1))


def test_one_account_is_one_person_from_whatever_address(stored):
    """Tables that it offers to everybody, and seats that it takes there, count wherever it comes from, also after a restart."""
    settings = replace(stored, limits=1)

    def device(tables: Tables, address: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(tables.app, client=(address, 1)), base_url="https://table.test")

    async def offer(http: httpx.AsyncClient) -> httpx.Response:
        return await http.post("/api/games", json={"title": "bazaar", "seats": seats("me", "invite", "invite"), "listed": True})

    async def work() -> None:
        async with opened(settings) as tables:
            laptop = device(tables, "10.0.0.1")
            assert (await laptop.post("/api/people", json={"name": "Eve", "password": GOOD})).status_code == 201
            assert [(await offer(laptop)).status_code for _ in range(3)] == [201, 201, 201]
            hosts = [device(tables, f"10.0.1.{at}") for at in range(3)]
            games = [(await offer(host)).json()["id"] for host in hosts for _ in range(2)]
        async with opened(settings) as tables:
            phone = device(tables, "10.0.0.2")
            assert (await phone.post("/api/session", json={"name": "Eve", "password": GOOD})).status_code == 200
            assert (await offer(phone)).json()["error"]["message"]["id"] == "problem-too-many-open-tables"
            tablet = device(tables, "10.0.0.3")
            assert (await tablet.post("/api/session", json={"name": "Eve", "password": GOOD})).status_code == 200
            taken = [await http.post(f"/api/games/{game}/join", json={"name": "Eve"}) for game in games for http in (phone, tablet)]
            assert [answer.status_code for answer in taken].count(200) == 3
            assert taken[-1].json()["error"]["message"]["id"] == "problem-too-many-seats-asked"
            guest = device(tables, "10.0.0.3")
            assert (await guest.post(f"/api/games/{games[-1]}/join", json={"name": "Gus"})).status_code == 200  # somebody else in the same house

    asyncio.run(asyncio.wait_for(work(), 300))


def test_a_listed_table_that_nobody_came_to_is_called_off(run, settings, monkeypatch):
    from civitas.server import timekeeper

    monkeypatch.setattr(timekeeper, "CLOCK", 0.02)
    monkeypatch.setattr(timekeeper, "BEAT", 0.02)

    async def work(tables: Tables):
        kept, _host = await tables.new("me", "invite")
        _ann, host = await tables.new("me", "invite", listed=True)
        line = Wire(tables, host.game, None)
        await line.open()
        await asyncio.wait_for(line.until(lambda: line.table["status"] == "cancelled"), 10)
        assert (await kept.table())["status"] == "open"

    run(work, replace(settings, open_for=0.5))


def test_clocks_stand_still_while_no_server_runs(settings):
    from civitas.server import schema

    async def work():
        async with opened(settings) as tables:
            ann, *_ = await tables.new("me", "me", pace="day")
            deadline = (await ann.table())["deadline"]
            async with tables.app.state.tables.store.writing() as connection:  # as if it had gone away some hours ago
                await connection.execute(schema.beats.update().values(at=time.time() - 5 * 3600))
        async with opened(settings) as tables:
            later = (await Client(tables.http, ann.game, ann.token).table())["deadline"]
            assert abs(later - deadline - 5 * 3600 - GRACE) < 60
        async with opened(settings) as tables:
            assert (await Client(tables.http, ann.game, ann.token).table())["deadline"] == later

    asyncio.run(work())


def test_the_host_seats_bots_renews_invitations_and_calls_off(run):
    async def work(tables: Tables):
        ann, host = await tables.new("me", "invite", "invite")
        old = host.made["seats"][1]["invite"]
        assert (await ann.post("/seats/1/invite")).status_code == 403
        new = (await host.post("/seats/1/invite")).json()["invite"]
        assert (await Client(tables.http, ann.game).post("/claim", invite=old, name="x")).status_code == 403
        assert (await host.post("/seats/2/bot", bot="nobody")).status_code == 422
        assert (await host.post("/seats/2/bot", bot="random")).status_code == 204
        assert (await host.post("/seats/0/bot", bot="random")).status_code == 409
        assert (await host.post("/seats/9/bot", bot="random")).status_code == 404
        assert (await Client(tables.http, ann.game).post("/claim", invite=new, name="x")).status_code == 200
        assert (await host.post("/cancel")).status_code == 422  # it has begun
        other, host = await tables.new("me", "invite")
        assert (await other.post("/cancel")).status_code == 403
        assert (await host.post("/cancel")).status_code == 204
        assert (await other.table())["status"] == "cancelled"
        late = await Client(tables.http, other.game).post("/claim", invite=host.made["seats"][1]["invite"], name="x")
        assert late.status_code == 410

    run(work)


def test_my_games_say_whose_turn_it_is(run):
    async def work(tables: Tables):
        ann, bob, host = await tables.new("me", "me")
        other, *_ = await tables.new("me", "invite")
        tokens = [ann.token, bob.token, host.token, other.token, "z" * 43]
        games = (await tables.http.post("/api/mine", json={"tokens": tokens})).json()["games"]
        mine = {(g["id"], g["seat"]): g for g in games}
        assert mine[ann.game, 0]["my_turn"]
        assert mine[ann.game, 0]["token_index"] == 0
        assert mine[ann.game, 1]["token_index"] == 1
        assert not mine[other.game, 0]["my_turn"]
        await ann.play(first_choice(await ann.table()))
        games = (await tables.http.post("/api/mine", json={"tokens": [ann.token]})).json()["games"]
        assert (games[0]["my_turn"], games[0]["to_act"], games[0]["what"]) == (False, [1], "bid")

    run(work)


def test_a_rematch_seats_the_same_people_one_further(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me", options={"days": 1})
        assert (await ann.post("/rematch", key=new_key())).status_code == 422
        await play_out([ann, bob], first_choice)
        first = (await ann.post("/rematch", key=new_key())).json()["id"]
        again = (await bob.post("/rematch", key=new_key())).json()["id"]
        assert first == again == (await ann.table())["rematch"]
        table = await Client(tables.http, first, ann.token).table()
        assert (table["seat"], table["status"], table["options"]) == (1, "running", {"days": 1})
        assert (await Client(tables.http, ann.game).post("/rematch", key=new_key())).status_code == 401

    run(work)


def test_without_spectators_only_seats_look(run):
    async def work(tables: Tables):
        ann, _bob, host = await tables.new("me", "me", watch=False)
        watcher = Client(tables.http, ann.game)
        for path in ("", "/lines", "/chat", "/graph", "/at/0", "/record"):
            assert (await watcher.get(path)).status_code == 403, path
        assert (await ann.get()).status_code == 200
        assert (await host.get()).status_code == 200

    run(work)


def test_bots_play_their_seats_to_the_end(run):
    async def work(tables: Tables):
        ann, _host = await tables.new("me", "random", "random")
        table = await until_over(ann)
        assert [p["kind"] for p in table["players"]] == ["person", "bot", "bot"]

    run(work)


async def until_over(client: Client, plays: bool = True) -> dict:
    for _ in range(3000):
        table = await client.table()
        if table["over"]:
            return table
        if table["decision"] and plays:
            await client.play(first_choice(table), table["version"])
        else:
            await asyncio.sleep(0.01)
    raise AssertionError("the game does not end")


def test_a_bot_takes_an_absent_seat_and_gives_it_back(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        assert (await Client(tables.http, ann.game).post("/stand-in", bot="random")).status_code == 401
        assert (await bob.post("/stand-in", bot="random")).status_code == 204
        await ann.play(first_choice(await ann.table()), 1)
        for _ in range(500):
            table = await ann.table()
            if table["position"] > 1:
                break
            await asyncio.sleep(0.01)
        assert table["players"][1]["stand_in"] == "random"
        assert table["players"][1]["stand_in_why"] == "asked"
        assert (await bob.post("/back")).status_code == 204
        table = await bob.table()
        assert table["players"][1]["stand_in"] is None
        await play_out([ann, bob], first_choice)

    run(work)


def test_a_clock_that_runs_out_calls_a_bot(run, settings, monkeypatch):
    monkeypatch.setitem(PACES, "live", Pace(0.2))

    async def work(tables: Tables):
        ann, _bob, _host = await tables.new("me", "me", pace="live", options={"days": 1})
        table = await ann.table()
        assert table["deadline"] or any(p["stand_in"] for p in table["players"])  # a busy machine may be slower than the clock
        table = await until_over(ann, plays=False)
        assert {p["stand_in_why"] for p in table["players"]} == {"clock"}

    run(work, replace(settings, stand_in="random"))


def test_nobody_sits_where_the_game_has_no_seat(run):
    async def work(tables: Tables):
        async def wish(**body):
            answer = await tables.http.post("/api/games", json={"title": "bazaar", "seats": seats("me", "bot"), **body})
            return answer.status_code, answer.json()["error"]["text"]

        assert await wish(title="chess") == (404, (await wish(title="chess"))[1])
        assert "bazaar" in (await wish(title="chess"))[1]
        assert await wish(seats=seats("me")) == (422, "Bazaar is for 2 to 4 players, not 1.")
        assert (await wish(options={"moon": 3}))[0] == 422
        assert (await wish(options={"days": 900}))[0] == 422
        assert (await wish(pace="yesterday"))[0] == 422
        assert (await wish(seats=[{"kind": "bot", "bot": "deep-thought"}, {"kind": "me"}]))[0] == 422
        assert (await wish(seats=[{"kind": "king"}, {"kind": "me"}]))[0] == 422
        assert (await wish(extra=1))[0] == 422

    run(work)


def test_bots_leave_an_open_floor_after_the_people(run):
    async def work(tables: Tables):
        ann, _host = await tables.new("me", "random", "random")
        await ann.play(first_choice(await ann.table()), 1)
        for _ in range(1000):
            table = await ann.table()
            if table["decision"] and table["decision"]["what"] == "talk":
                break
            if table["decision"]:
                await ann.play(["leave"], table["version"])
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.5)
        table = await ann.table()
        assert table["to_act"] == [0, 1, 2]
        assert (await ann.play(["silent"], table["version"])).status_code == 200
        for _ in range(1000):
            if (await ann.table())["view"]["pending"]["what"] != "talk":
                return
            await asyncio.sleep(0.01)
        raise AssertionError("the bots do not leave")

    run(work)


def test_the_host_seats_a_bot_for_whoever_is_away_until_they_are_back(run):
    async def work(tables: Tables):
        ann, bob, host = await tables.new("me", "me")
        assert (await ann.post("/seats/1/stand-in")).status_code == 403  # only the host
        assert (await host.post("/seats/9/stand-in")).status_code == 404
        assert (await host.post("/seats/1/stand-in", bot="deep-thought")).status_code == 422
        table = await tables.app.state.tables.table(ann.game)
        table.present[1] = 1
        assert (await host.post("/seats/1/stand-in")).status_code == 422  # not against their will
        table.present[1] = 0
        assert (await host.post("/seats/1/stand-in", bot="random")).status_code == 204
        assert (await host.post("/seats/1/stand-in", bot="random")).status_code == 422  # one is enough
        player = (await ann.table())["players"][1]
        assert (player["stand_in"], player["stand_in_why"]) == ("random", "host")
        await tables.app.state.tables.back(bob.game, bob.token, unasked=True)  # as their socket says hello again
        assert (await ann.table())["players"][1]["stand_in"] is None

    run(work)


def test_a_bot_that_was_asked_for_stays_when_its_player_looks_in(run):
    async def work(tables: Tables):
        ann, bob, _host = await tables.new("me", "me")
        assert (await bob.post("/stand-in")).status_code == 204
        await tables.app.state.tables.back(bob.game, bob.token, unasked=True)
        assert (await ann.table())["players"][1]["stand_in_why"] == "asked"

    run(work)


def test_a_finished_game_is_played_on_from_any_position_and_stays_as_it_is(run):
    async def work(tables: Tables):
        *people, _host = await tables.new("me", "me")
        ann = people[0]
        assert (await ann.post("/play-on", position=0, seat=0)).json()["error"]["message"]["id"] == "problem-not-over-yet"
        await play_out(people, first_choice)
        before = await ann.table()
        made = (await ann.post("/play-on", position=3, seat=1, name="Cid")).json()
        cid = Client(tables.http, made["id"], made["token"])
        table = await cid.table()
        old = (await ann.get("/at/3", seat="1")).json()
        assert (table["seat"], table["players"][1]["name"], table["players"][0]["kind"]) == (1, "Cid", "bot")
        assert table["position"] >= 3
        assert (await cid.get("/at/3")).json()["view"]["players"] == old["view"]["players"]
        assert await ann.table() == before
        assert (await ann.post("/play-on", position=before["position"], seat=0)).status_code == 422
        assert (await ann.post("/play-on", position=0, seat=7)).status_code == 404
        assert (await ann.post("/play-on", position=-1, seat=0)).status_code == 422
        tables.app.state.tables.tables.clear()  # reread from the log
        assert (await cid.table())["position"] >= 3

    run(work)
