"""What a table agrees on: going back, ending early, a new player on an old seat; nothing of it without everybody's word, all of it in the log."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import bazaar  # noqa: F401 (the small game registers itself)
import pytest
from eavesdrop import Wire
from tabling import Client, first_choice, opened
from test_rules_change import replayed
from test_store import any_choice, play_some

from civitas.server.table import Table


def go(work: Any) -> Any:
    return asyncio.run(asyncio.wait_for(work, 90))


def problem(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["message"]["id"]


def asked_of(table: dict[str, Any]) -> Any:
    """The question, without the samples, which differ with the version."""
    return table["decision"] and {name: value for name, value in table["decision"].items() if name != "samples"}


def test_a_table_goes_back_when_all_agree_and_only_then(settings):
    async def work():
        async with opened(settings) as tables:
            ann, bob, host = await tables.new("me", "me", options={"days": 30})
            await play_some([ann, bob], 6, any_choice(random.Random(2)))
            seen = [await one.table() for one in (ann, bob)]
            await play_some([ann, bob], 9, any_choice(random.Random(3)))
            there = seen[0]["position"]
            assert problem(await ann.post("/proposal", kind="rewind", position=4000)) == (422, "problem-no-position-to-go-back-to")
            assert problem(await ann.post("/proposal", kind="rewind")) == (422, "problem-no-position-to-go-back-to")
            assert problem(await ann.post("/proposal/agree")) == (422, "problem-no-proposal")
            assert (await host.post("/proposal", kind="end")).status_code == 403
            assert (await ann.post("/proposal", kind="rewind", position=there)).status_code == 204
            asked = await bob.table()
            assert asked["proposal"] == {"kind": "rewind", "position": there, "by": 0, "agreed": [0]}
            assert asked["position"] > there
            assert problem(await bob.post("/proposal", kind="end")) == (422, "problem-proposal-open")
            assert (await bob.post("/proposal/decline")).status_code == 204
            assert (await ann.table())["proposal"] is None
            assert (await ann.post("/proposal", kind="rewind", position=there)).status_code == 204
            assert (await bob.post("/proposal/agree")).status_code == 204
            after = [await one.table() for one in (ann, bob)]
            for was, now in zip(seen, after, strict=True):
                assert (now["position"], now["view"], asked_of(now)) == (was["position"], was["view"], asked_of(was))
                assert now["version"] > asked["version"]
                told = now["lines"]["new"]
                assert told[-1]["message"]["id"] == "log-rewound"
                assert [line["message"] for line in told[:-1]] == [line["message"] for line in was["lines"]["new"]]
                assert now["undo"]["allowed"] is False  # nobody takes back alone what all agreed on
            await play_some([ann, bob], 5, any_choice(random.Random(4)))
            last = [await one.table() for one in (ann, bob)]
            told = [line["message"]["id"] for line in last[0]["lines"]["new"]]
            assert told.count("log-rewound") == 1
            assert told.index("log-rewound") == len(seen[0]["lines"]["new"])
        async with opened(settings) as tables:
            assert [await Client(tables.http, one.game, one.token).table() for one in (ann, bob)] == last
        (found,) = await replayed(settings, ann.game)
        assert (found.fault, found.decisions) == ("", last[0]["position"])

    go(work())


def test_going_back_is_heard_by_whoever_follows_live(run):
    async def work(tables):
        ann, bob, _host = await tables.new("me", "me", options={"days": 30})
        await play_some([ann, bob], 4, any_choice(random.Random(2)))
        wire = Wire(tables, bob.game, bob.token)
        await wire.open()
        assert (await ann.post("/proposal", kind="rewind", position=1)).status_code == 204
        await asyncio.wait_for(wire.until(lambda: wire.table["proposal"] is not None), 5)
        assert (await bob.post("/proposal/agree")).status_code == 204
        await asyncio.wait_for(wire.until(lambda: wire.table["position"] == 1), 5)
        await wire.close()

    run(work)


@pytest.mark.parametrize("back_to", [0, 1])
def test_twice_back_and_a_restart_in_between(settings, back_to):
    async def work():
        async with opened(settings) as tables:
            ann, _host = await tables.new("me", "random", options={"days": 30})
            one = [ann]
            await play_some(one, 3, any_choice(random.Random(2)))
            position = (await ann.table())["position"]
            assert (await ann.post("/proposal", kind="rewind", position=position - 1)).status_code == 204  # alone with bots: at once
            await play_some(one, 2, any_choice(random.Random(3)))
            assert (await ann.post("/proposal", kind="rewind", position=back_to)).status_code == 204
        async with opened(settings) as tables:
            again = Client(tables.http, ann.game, ann.token)
            table = await again.table()
            assert table["position"] >= back_to
            assert [line["version"] for line in table["lines"]["new"]] == sorted(line["version"] for line in table["lines"]["new"])
            told = [line["position"] for line in table["lines"]["new"] if line["message"]["id"] == "log-rewound"]
            assert told == [back_to]  # also where it leads to the very beginning
            await play_some([again], 2, any_choice(random.Random(5)))
        (found,) = await replayed(settings, ann.game)
        assert found.fault == ""

    go(work())


def test_others_need_not_wait_while_a_table_goes_back(run, monkeypatch):
    """The whole game is played again up to there: in a thread, also where no move was ever long."""
    worked = []
    rewind = Table.rewind

    def watched(self, *args):
        worked.append(threading.current_thread() is threading.main_thread())
        return rewind(self, *args)

    monkeypatch.setattr(Table, "rewind", watched)

    async def work(tables):
        ann, _host = await tables.new("me", "random", options={"days": 30})
        await play_some([ann], 3, any_choice(random.Random(2)))
        assert (await ann.post("/proposal", kind="rewind", position=0)).status_code == 204
        assert worked == [False]

    run(work)


def test_a_game_ends_early_when_all_agree(run):
    async def work(tables):
        ann, bob, _host = await tables.new("me", "me", options={"days": 30}, pace="day")
        await play_some([ann, bob], 2, any_choice(random.Random(2)))
        assert (await ann.post("/proposal", kind="end")).status_code == 204
        assert (await bob.table())["status"] == "running"
        assert (await bob.post("/proposal/agree")).status_code == 204
        table = await ann.table()
        assert (table["status"], table["deadline"], table["proposal"]) == ("cancelled", None, None)
        assert (await ann.play(["leave"], table["version"])).status_code == 410
        assert problem(await ann.post("/proposal", kind="end")) == (422, "problem-not-running")

    run(work)


@pytest.mark.parametrize("kind", ["rewind", "end"])
def test_the_host_decides_nothing_alone_by_letting_bots_play_for_those_who_are_away(run, kind):
    async def work(tables):
        ann, bob, host = await tables.new("me", "me", options={"days": 30})
        await play_some([ann, bob], 4, any_choice(random.Random(2)))
        assert (await host.post("/seats/1/stand-in", bot="random")).status_code == 204
        assert (await ann.post("/proposal", kind=kind, position=0)).status_code == 204
        table = await bob.table()
        assert (table["status"], table["proposal"]["agreed"]) == ("running", [0])
        assert table["position"] >= 4
        assert (await bob.post("/proposal/agree")).status_code == 204
        table = await bob.table()
        assert table["status"] == "cancelled" if kind == "end" else table["lines"]["new"][-1]["message"]["id"] == "log-rewound"

    run(work)


def test_whoever_takes_a_seat_over_has_agreed_to_nothing(run):
    async def work(tables):
        ann, bob, cid, host = await tables.new("me", "me", "me", options={"days": 30})
        assert (await bob.post("/proposal", kind="end")).status_code == 204
        invite = (await host.post("/seats/1/replace")).json()["invite"]
        assert (await Client(tables.http, ann.game).post("/claim", invite=invite, name="Dan")).status_code == 200
        assert problem(await ann.post("/proposal/agree")) == (422, "problem-no-proposal")
        assert problem(await cid.post("/proposal/agree")) == (422, "problem-no-proposal")
        assert (await ann.table())["status"] == "running"

    run(work)


def test_somebody_who_is_gone_is_replaced_and_their_link_opens_nothing(run):
    async def work(tables):
        ann, bob, host = await tables.new("me", "me", options={"days": 30}, listed=True)
        assert (await ann.post("/seats/1/replace")).status_code == 403
        assert problem(await host.post("/seats/7/replace")) == (404, "problem-no-such-seat")
        wire = Wire(tables, bob.game, bob.token)
        await wire.open()
        assert problem(await host.post("/seats/1/replace")) == (422, "problem-they-are-here")
        await wire.close()
        invite = (await host.post("/seats/1/replace")).json()["invite"]
        assert (await bob.get()).status_code == 401
        table = await ann.table()
        assert (table["status"], table["players"][1]["kind"], table["players"][1]["stand_in_why"]) == ("running", "free", "host")
        stranger = Client(tables.http, ann.game)
        assert (await stranger.post("/join", name="Eve")).status_code == 403  # not for everybody
        seated = await stranger.post("/claim", invite=invite, name="Cid")
        assert seated.status_code == 200, seated.text
        table = await ann.table()
        assert (table["players"][1]["name"], table["players"][1]["stand_in"]) == ("Cid", None)
        cid = Client(tables.http, ann.game, seated.json()["token"])
        for _ in range(20):
            for one in (ann, cid):
                seen = await one.table()
                if seen["decision"]:
                    await one.play(first_choice(seen), seen["version"])
        assert (await cid.table())["position"] > 5

    run(work)
