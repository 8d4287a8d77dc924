"""Pace and standing orders at the table: what happens when time is up, being away, pauses, answers that are given unasked."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
import time
from typing import Any

import bazaar  # noqa: F401 (the small game registers itself)
import pytest
import sqlalchemy
from eavesdrop import Wire
from tabling import Client, Tables, first_choice, new_key, opened

import civitas
import civitas.bots
from civitas.kernel.options import Space
from civitas.kernel.plugs import Standing
from civitas.kernel.registry import GAMES
from civitas.server import schema, timekeeper
from civitas.server.clocks import DAY, GRACE, PACES, Pace
from civitas.server.settings import Settings
from civitas.server.store import Store

SHORT = {"turn": 1, "bank": 0, "refund": 0}


def go(work: Any) -> Any:
    return asyncio.run(asyncio.wait_for(work, 60))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> Settings:
    """Clocks are looked at all the time, and the bot that stands in is quick."""
    monkeypatch.setattr(timekeeper, "CLOCK", 0.05)
    return dataclasses.replace(settings, stand_in="random")


async def until(look: Any) -> Any:
    while not (found := await look()):
        await asyncio.sleep(0.05)
    return found


async def move(people: list[Client]) -> None:
    """Whoever is asked first chooses the first thing."""
    for one in people:
        table = await one.table()
        if table["decision"]:
            assert (await one.play(first_choice(table), table["version"])).status_code == 200
            return


# --- when time is up


@pytest.mark.parametrize("policy", ["bot", "once", "wait", "forfeit"])
def test_what_happens_when_time_is_up_was_chosen_when_the_table_was_set_up(quick, policy):
    async def work():
        async with opened(quick) as tables:
            ann, bob, host = await tables.new("me", "me", pace="live", clock={**SHORT, "timeout": policy}, options={"days": 1})
            seen = await ann.table()
            assert seen["clock"]["rules"]["timeout"] == policy
            first = seen["to_act"][0]
            owner = (ann, bob)[first]

            async def late() -> Any:
                table = await host.table()
                return table if table["players"][first]["stand_in_why"] or table["clock"]["seats"][first]["late"] or table["version"] > 1 else None

            table = await until(late)
            if policy == "wait":
                assert (table["version"], table["deadline"]) == (1, None)
                assert table["clock"]["seats"][first]["late"]
                assert (await owner.play(first_choice(await owner.table()))).status_code == 200
                assert not (await host.table())["clock"]["seats"][first]["late"]
            elif policy == "once":
                await until(lambda: back_after_a_move(host, first))
            elif policy == "bot":
                assert table["players"][first]["stand_in_why"] == "clock"
                assert (await owner.post("/back")).status_code == 204
            else:
                assert table["players"][first]["stand_in_why"] == "forfeit"
                answer = await owner.post("/back")
                assert (answer.status_code, answer.json()["error"]["message"]["id"]) == (422, "problem-seat-forfeited")
                answer = await owner.post("/stand-in")
                assert answer.status_code == 422
                wire = Wire(tables, owner.game, owner.token)
                await wire.open()  # looking on does not take the seat back
                assert (await host.table())["players"][first]["stand_in_why"] == "forfeit"
                await wire.close()

    go(work())


async def back_after_a_move(host: Client, seat: int) -> bool:
    table = await host.table()
    return table["version"] > 1 and table["players"][seat]["stand_in"] is None


def test_the_bank_is_kept_with_every_move_and_over_a_restart(settings):
    async def work():
        async with opened(settings) as tables:
            ann, bob, _ = await tables.new("me", "me", pace="day", options={"days": 4})
            for _ in range(4):
                await move([ann, bob])
            seen = (await ann.table())["clock"]
            waited = [at for at, clock in enumerate(seen["seats"]) if clock["since"] is not None]
            assert waited == (await ann.table())["to_act"]
            assert all(clock["bank"] == 3 * DAY for clock in seen["seats"])
            await set_clock(tables, ann.game, waited[0], since=time.time() - DAY - 7200)
            await move([ann, bob])
            spent = (await ann.table())["clock"]["seats"][waited[0]]
            if spent["since"] is None:  # its turn is over: two hours went out of the bank, four came back
                assert spent["bank"] == pytest.approx(3 * DAY, abs=5)
        async with opened(settings) as tables:
            assert (await Client(tables.http, ann.game, ann.token).table())["clock"]["rules"]["bank"] == 3 * DAY

    go(work())


async def set_clock(tables: Tables, game: str, seat: int, **values: Any) -> None:
    """Change what a clock shows, as if time had passed."""
    all_tables = tables.app.state.tables
    async with all_tables.holding(game) as table:
        clocks = table.clocks()
        for name, value in values.items():
            setattr(clocks.seats[seat], name, value)
        changed = {"clocks": clocks.text(), "deadline": clocks.deadline(table.pace, table.outages)}
        await all_tables.store.change_game({"id": game, **changed})
        table.row.update(changed)
        table.cache.clear()


def test_taking_a_turn_back_gives_no_time(settings):
    """Ended and taken back, again and again, and over a restart: the clock shows what it showed."""

    async def work():
        async with opened(settings) as tables:
            ann, bob, _ = await tables.new("me", "me", pace="day", options={"days": 30})
            people = [ann, bob]
            while True:  # until somebody ends a turn in a way that can be taken back
                before = await ann.table()
                at = before["to_act"][0]
                await set_clock(tables, ann.game, at, since=time.time() - DAY - 7200, bank=DAY)
                due = (await ann.table())["clock"]["seats"][at]["due"]
                await move(people)
                after = await people[at].table()
                if after["clock"]["seats"][at]["since"] is None and after["undo"]["allowed"]:
                    break
            assert after["clock"]["seats"][at]["bank"] == pytest.approx(DAY - 7200 + 4 * 3600, abs=5)
            for _ in range(5):
                assert (await people[at].turn("undo")).status_code == 200
                clock = (await ann.table())["clock"]["seats"][at]
                assert (clock["bank"], clock["due"]) == (DAY, pytest.approx(due, abs=5))
                assert (await people[at].turn("redo")).status_code == 200
                assert (await ann.table())["clock"]["seats"][at]["bank"] == pytest.approx(DAY - 7200 + 4 * 3600, abs=5)
        async with opened(settings) as tables:
            again = Client(tables.http, ann.game, people[at].token)
            undone = await again.turn("undo")
            assert undone.status_code == 200, undone.text
            assert undone.json()["table"]["clock"]["seats"][at]["due"] == pytest.approx(due, abs=5)

    go(work())


def test_time_that_was_up_while_no_server_ran_is_given_back(quick):
    async def work():
        async with opened(quick) as tables:
            ann, _bob, _host = await tables.new("me", "me", pace="live", options={"days": 1})
            seen = await ann.table()
            first = seen["to_act"][0]
            began = time.time() - 7200
            await set_clock(tables, ann.game, first, since=began)
        store = Store(quick)
        async with store.engine.begin() as connection:  # the server went away a minute after that
            await connection.execute(sqlalchemy.update(schema.beats).values(at=began + 60))
        await store.close()
        async with opened(quick) as tables:
            again = Client(tables.http, ann.game, ann.token)
            await asyncio.sleep(0.4)
            table = await again.table()
            assert table["players"][first]["stand_in"] is None
            left = table["clock"]["seats"][first]["due"] - time.time()
            assert left == pytest.approx(1260 - 60 + GRACE, abs=30)

    go(work())


def test_a_clock_of_ones_own(run):
    async def work(tables):
        clock = {"turn": 7200, "bank": 3600, "refund": 60, "window": [480, 1320], "zone": "Europe/Vilnius", "timeout": "wait", "vacation": 3}
        ann, _bob, _host = await tables.new("me", "me", pace="day", clock=clock)
        assert (await ann.table())["clock"]["rules"] == clock
        ann, _bob, _host = await tables.new("me", "me", pace="week", clock={"timeout": "forfeit"})
        assert (await ann.table())["clock"]["rules"] == {**dataclasses.asdict(PACES["week"]), "timeout": "forfeit"}
        for wrong in ({"window": [480, 480]}, {"zone": "Middle/Earth"}, {"zone": "../../etc/passwd"}):
            seats = [{"kind": "me"}, {"kind": "me"}]
            answer = await tables.http.post("/api/games", json={"title": "bazaar", "seats": seats, "pace": "day", "clock": wrong})
            assert (answer.status_code, answer.json()["error"]["message"]["id"]) == (422, "problem-clock-does-not-fit")

    run(work)


def test_without_a_clock_there_is_nothing_to_stop(run):
    async def work(tables):
        ann, _bob, host = await tables.new("me", "me")
        assert (await ann.table())["clock"] is None
        for path, body in (("/pause", {}), ("/away/end", {}), ("/away", {"begin": 0, "until": time.time() + DAY})):
            answer = await ann.post(path, **body)
            assert (answer.status_code, answer.json()["error"]["message"]["id"]) == (422, "problem-no-clock")
            assert (await host.post(path, **body)).status_code == 403
            assert (await Client(tables.http, ann.game).post(path, **body)).status_code == 401

    run(work)


def test_whoever_is_away_is_not_waited_for_by_the_clock(run):
    async def work(tables):
        ann, bob, _host = await tables.new("me", "me", pace="day")
        first = (await ann.table())["to_act"][0]
        mover, other = (ann, bob) if first == 0 else (bob, ann)
        before = (await mover.table())["clock"]["seats"][first]["due"]
        now = time.time()
        assert (await mover.post("/away", begin=now, until=now + 3 * DAY)).status_code == 204
        seen = (await other.table())["clock"]["seats"][first]
        assert seen["due"] == pytest.approx(before + 3 * DAY, abs=5)
        assert len(seen["away"]) == 1
        answer = await mover.post("/away", begin=now + 5 * DAY, until=now + 17 * DAY)
        assert answer.json()["error"]["message"] == {"id": "problem-away-too-long", "args": {"days": 14, "left": 11}}
        assert (await mover.post("/away", begin=now - DAY, until=now - 5)).json()["error"]["message"]["id"] == "problem-away-in-the-past"
        assert (await mover.post("/away/end")).status_code == 204
        assert (await other.table())["clock"]["seats"][first]["due"] == pytest.approx(before, abs=5)

    run(work)


def test_a_pause_wants_everybody_and_anybody_ends_it(run):
    async def work(tables):
        ann, bob, _host = await tables.new("me", "me", pace="day")
        assert (await ann.post("/pause")).status_code == 204
        table = await bob.table()
        assert table["clock"]["pause"] == {"asked": 0, "agreed": [0], "since": None}
        assert table["deadline"] is not None
        assert (await bob.post("/pause")).status_code == 204
        table = await bob.table()
        assert table["clock"]["pause"]["since"] is not None
        assert table["deadline"] is None
        assert (await ann.post("/pause/end")).status_code == 204
        table = await bob.table()
        assert table["clock"]["pause"] is None
        assert table["deadline"] is not None

    run(work)


def test_the_hours_of_a_player_come_with_their_hello(run):
    async def work(tables):
        ann, _bob, _host = await tables.new("me", "me", pace="day", clock={"window": [480, 1320]})
        for zone, kept in (("Europe/Vilnius", "Europe/Vilnius"), ("No/Where", "Europe/Vilnius")):
            wire = Wire(tables, ann.game, ann.token)
            await wire.open(zone=zone)
            stored = json.loads(tables.app.state.tables.tables[ann.game].row["clocks"])
            assert stored["seats"][0]["zone"] == kept
            await wire.close()

    run(work)


# --- standing orders


@pytest.fixture
def ordering(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small game lets its shoppers be sent away."""
    game = GAMES["bazaar"]
    monkeypatch.setitem(GAMES, "bazaar", dataclasses.replace(game, orders=(Standing("shop", ("leave",)),)))


LEAVE = {"what": "shop", "option": ["leave"]}


def test_a_standing_order_answers_at_once_and_only_its_owner_sees_it(run, ordering):
    async def work(tables):
        ann, bob, _host = await tables.new("me", "me", options={"days": 30})
        answer = await ann.post("/orders", orders=[LEAVE])
        assert answer.status_code == 200
        while True:
            table = await ann.table()
            mine = (await ann.get("/orders")).json()["orders"]
            assert [order["what"] for order in mine] == ["shop"]
            if mine[0]["used"] >= 2:
                break
            asked = table["decision"] and table["decision"]["what"] == "shop"
            assert not (asked and await settled(ann))
            await move([ann, bob])
        assert (await bob.get("/orders")).json()["orders"][0] == {**mine[0], "on": False, "used": 0, "at": None}
        assert "orders" not in json.dumps(await bob.table())
        assert (await Client(tables.http, ann.game).get("/orders")).status_code == 401
        assert (await ann.post("/orders", orders=[])).json()["orders"][0]["on"] is False

    run(work)


async def settled(one: Client) -> bool:
    """Whether a question stays although an order answers it."""
    version = (await one.table())["version"]
    await asyncio.sleep(0.5)
    table = await one.table()
    return table["version"] == version and bool(table["decision"]) and table["decision"]["what"] == "shop"


def test_what_was_taken_back_is_not_answered_again_at_once(run, ordering):
    async def work(tables):
        ann, bob, _host = await tables.new("me", "me", options={"days": 30})
        people = [ann, bob]
        while True:
            table = await ann.table()
            if table["view"]["pending"]["what"] == "shop" and table["view"]["players"][table["to_act"][0]]["coins"] >= 6:
                break
            await move(people)
        shopper = people[table["to_act"][0]]
        assert (await shopper.play(["buy"])).status_code == 200
        assert (await shopper.turn("undo")).status_code == 200
        version = (await shopper.table())["version"]
        assert (await shopper.post("/orders", orders=[LEAVE])).status_code == 200
        await asyncio.sleep(0.3)
        assert (await shopper.table())["version"] == version

    run(work)


def test_orders_that_the_title_does_not_know_are_refused(run, ordering):
    async def work(tables):
        ann, _bob, _host = await tables.new("me", "me")
        for wrong in ({"what": "shop", "option": ["buy"]}, {"what": "bid", "option": ["leave"]}):
            answer = await ann.post("/orders", orders=[wrong])
            assert (answer.status_code, answer.json()["error"]["message"]["id"]) == (422, "problem-no-such-order")

    run(work)


def test_orders_outlive_a_restart_and_a_stand_in_comes_before_them(settings, ordering):
    async def work():
        async with opened(settings) as tables:
            ann, *_ = await tables.new("me", "me", options={"days": 30})
            await ann.post("/orders", orders=[LEAVE])
        async with opened(settings) as tables:
            again = Client(tables.http, ann.game, ann.token)
            assert (await again.get("/orders")).json()["orders"][0]["on"] is True

    go(work())


def test_a_plan_is_played_when_its_turn_comes_or_told_why_not(run):
    async def work(tables):
        ann, bob, _host = await tables.new("me", "me", options={"days": 30})
        table = await ann.table()
        first = table["to_act"][0]
        people = [ann, bob]
        mover, other = people[first], people[1 - first]
        if len(table["to_act"]) == 1:
            assert (await other.post("/orders", orders=[], plan=[["nonsense", 4]])).status_code == 200
            await move([mover])

            async def told() -> Any:
                return (await other.get("/orders")).json()["refused"]

            assert await until(told)
            assert (await other.get("/orders")).json()["plan"] is None
        else:  # both are asked: mine is played at once
            option = first_choice(await mover.table())
            answer = await mover.post("/orders", orders=[], plan=[option])
            assert answer.status_code == 200

            async def played() -> Any:
                return (await mover.get("/orders")).json()["plan"] is None and (await mover.table())["version"] > 1

            assert await until(played)
            assert (await mover.get("/orders")).json()["refused"] is None
            assert (await other.post("/orders", orders=[], plan=[["nonsense", 4]])).status_code == 200

            async def told() -> Any:
                return (await other.get("/orders")).json()["refused"]

            assert await until(told)

    run(work)


TITLES = sorted(id for id in civitas.games() if civitas.game(id).orders and civitas.game(id).state.__module__.startswith("civitas."))


@pytest.mark.parametrize("title", TITLES)
def test_no_standing_order_depends_on_what_is_held(title):
    """In every world that another seat thinks possible the same question has the same answer: it tells nothing."""
    game, seen = civitas.game(title), 0
    rng = random.Random(4)
    options = {"trade": "floor"} if title == "civilization_1980" and any(o.name == "trade" for o in game.options) else {}
    for seed, chosen in ((1, {}), (2, options)):
        s = game.new(players=3, seed=seed, options=chosen)
        bots = [civitas.bot("greedy", game) for _ in range(3)]
        for _ in range(900):
            if s.over:
                break
            for at in s.to_act:
                what = s.decision(at).what
                for order in game.orders:
                    if order.what != what:
                        continue
                    seen += 1
                    assert s.why_not(order.option, at) is None
                    if seen % 10 == 1:
                        for other in range(3):
                            world = s.determinize(other, random.Random(rng.random()))
                            asked = world.decision(at) if at in world.to_act else None
                            assert asked is None or asked.what != what or world.why_not(order.option, at) is None
            seat = s.to_act[0]
            listed = s.legal(seat)
            if rng.random() < 0.15:
                choice = listed.sample(rng) if isinstance(listed, Space) else rng.choice([o for o in listed if o != ("resign",)])
            else:
                choice = bots[seat].choose(civitas.bots.SeatView(s, seat))
            s.play(choice, seat)
    assert seen > 5


@pytest.mark.parametrize("title", TITLES)
def test_every_standing_order_has_words_in_every_language(title):
    from civitas import words

    for order in civitas.game(title).orders:
        said = [words.describe_order(title, order.what, language) for language in words.languages()]
        assert len({text["name"] for text in said}) == len(said)
        assert all(text["help"] for text in said)


def test_new_keys_are_never_those_of_orders():
    assert " " not in new_key()
    assert Pace(60).check() == ""
