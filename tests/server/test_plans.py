"""TABLE-10: several choices at once, all of them or none, in one write."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from tabling import Client, Tables, new_key

import civitas
from civitas.bots import SeatView
from civitas.games.civilization_1980.movement import MoveTurn
from civitas.server.settings import Settings
from civitas.server.store import Store
from games.civilization_1980.planning import parts_of

CIV = "civilization_1980"


async def moving(tables: Tables, round_: int = 4) -> tuple[list[Client], Any, int, list[Any]]:
    """A table of two where somebody moves tokens; the state there, who moves, and the parts of a bot's plan."""
    clients = await tables.new("me", "me", title=CIV)
    id = clients[0].game
    row = await tables.app.state.tables.store.game(id)
    game = civitas.game(CIV)
    s = game.new(2, int(row["seed"]), json.loads(row["options"]))
    bot = civitas.bot("greedy", game, 1)
    while True:
        step = s.stack[-1]
        seat = s.to_act[0]
        if isinstance(step, MoveTurn) and s.round >= round_:
            options, world = [], s.clone()
            while isinstance(world.stack[-1], MoveTurn) and world.stack[-1].seat == seat:
                options.append(bot.choose(SeatView(world, seat)))
                world.play(options[-1], seat)
            parts = parts_of(s, seat, options)
            if len(parts) >= 3:
                return clients, s, seat, [*parts[::-1], ("end",)]
        option = bot.choose(SeatView(s, seat))
        answer = await clients[seat].play(option)
        assert answer.status_code == 200, answer.text
        s.play(option, seat)


async def hand_in(client: Client, parts: Any, version: int | None = None, key: str | None = None) -> Any:
    return await client.post("/plan", parts=parts, version=(await client.table())["version"] if version is None else version, key=key or new_key())


def test_a_plan_is_made_all_at_once_and_in_one_write(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(tables: Tables) -> None:
        clients, s, seat, parts = await moving(tables)
        written: list[int] = []
        append = Store.append

        async def counted(self: Store, entry: Any) -> None:
            written.append(len(entry.log))
            await append(self, entry)

        monkeypatch.setattr(Store, "append", counted)
        before = await clients[seat].table()
        answer = (await hand_in(clients[seat], parts)).json()
        assert len(written) == 1
        assert written[0] >= 3
        assert answer["position"] == before["position"] + written[0]
        assert answer["version"] == before["version"] + written[0]
        assert answer["table"]["to_act"] != [seat]
        for move in (await moves_of(tables, clients[0].game))[before["position"] :]:
            s.play(*move)
        assert answer["table"]["view"] == json.loads(json.dumps(s.view(seat)))

    run(work)


async def moves_of(tables: Tables, id: str) -> list[Any]:
    table = await tables.app.state.tables.table(id)
    return [(move.option, move.seat) for move in table.history.moves]


def test_a_refused_plan_changes_nothing_and_cites_the_rule(run: Callable[..., Any]) -> None:
    async def work(tables: Tables) -> None:
        clients, _, seat, parts = await moving(tables)
        before = await clients[seat].table()
        first = next(part for part in parts if part[0] == "move")
        answer = await hand_in(clients[seat], [*parts[:-1], (*first[:3], 40), ("end",)])
        assert answer.status_code == 422
        assert answer.json()["error"]["refusal"]["rule"] == "CIV80-7.2.1"
        assert await clients[seat].table() == before
        assert (await hand_in(clients[1 - seat], parts)).json()["error"]["refusal"]["rule"] == "TABLE-2"
        assert (await hand_in(clients[seat], [])).status_code == 422
        assert (await hand_in(clients[seat], parts, version=before["version"] - 1)).status_code == 409
        assert await clients[seat].table() == before

    run(work)


def test_the_same_key_gets_the_first_answer_also_from_the_disk(run: Callable[..., Any]) -> None:
    async def work(tables: Tables) -> None:
        clients, _, seat, parts = await moving(tables)
        key, version = new_key(), (await clients[seat].table())["version"]
        first = (await hand_in(clients[seat], parts, version, key)).json()
        all_tables = tables.app.state.tables
        for _ in range(2):
            again = (await hand_in(clients[seat], parts, version, key)).json()
            assert (again["version"], again["position"]) == (first["version"], first["position"])
            assert (await hand_in(clients[seat], parts[:1], version, key)).json()["error"]["code"] == "key-used"
            all_tables.tables.clear()  # as after a restart

    run(work)


def test_two_hands_in_at_once_make_one_plan(run: Callable[..., Any]) -> None:
    async def work(tables: Tables) -> None:
        clients, _, seat, parts = await moving(tables)
        version = (await clients[seat].table())["version"]
        answers = await asyncio.gather(*[hand_in(clients[seat], parts, version) for _ in range(4)])
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]

    run(work)


def test_a_plan_that_could_not_be_written_is_not_made(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(tables: Tables) -> None:
        clients, _, seat, parts = await moving(tables)
        before = await clients[seat].table()

        async def broken(self: Store, entries: Any) -> None:
            raise sqlite3.OperationalError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(Store, "_commit", broken)
            assert (await hand_in(clients[seat], parts)).status_code == 503
        assert await clients[seat].table() == before
        assert (await hand_in(clients[seat], parts)).status_code == 200

    run(work)


def test_undo_takes_a_plan_back_as_a_whole_and_redo_makes_it_again(run: Callable[..., Any]) -> None:
    async def work(tables: Tables) -> None:
        clients, _, seat, parts = await moving(tables)
        before = await clients[seat].table()
        plan = [part for part in parts if part != ("end",)]
        after = (await hand_in(clients[seat], plan)).json()["table"]
        all_tables = tables.app.state.tables
        for stored in (False, True):
            if stored:
                all_tables.tables.clear()
            back = (await clients[seat].turn("undo")).json()["table"]
            assert back["view"] == before["view"]
            assert back["position"] == before["position"]
            if stored:
                all_tables.tables.clear()
            again = (await clients[seat].turn("redo")).json()["table"]
            assert again["view"] == after["view"]
            assert again["position"] == after["position"]

    run(work)


def test_a_preview_says_what_comes_of_a_plan_and_does_nothing(run: Callable[..., Any]) -> None:
    async def work(tables: Tables) -> None:
        clients, _, seat, parts = await moving(tables)
        plan = [part for part in parts if part != ("end",)]
        before = await clients[seat].table()
        shown = (await clients[seat].post("/plan/preview", parts=plan)).json()
        assert await clients[seat].table() == before
        assert shown["refusal"] is None
        assert shown["options"][0]["label"]["text"]
        assert {"places", "over", "sites", "support", "lacking"} <= shown["forecast"].keys()
        after = (await hand_in(clients[seat], plan)).json()["table"]
        assert shown["view"] == after["view"]
        wrong = (await clients[seat].post("/plan/preview", parts=[["move", 0, 0, 1]])).json()
        assert wrong["refusal"]["rule"].startswith(("CIV80-7", "TABLE"))
        assert wrong["view"] is None

    run(work)


def test_a_title_without_parts_of_its_own_plans_its_options(run: Callable[..., Any]) -> None:
    async def work(tables: Tables) -> None:
        clients = await tables.new("me", "me", title="through_the_ages")
        seat = (await clients[0].table())["to_act"][0]
        option = (await clients[seat].table())["decision"]["options"][0]["option"]
        assert (await hand_in(clients[seat], [option, ["fly"]])).status_code == 422
        assert (await hand_in(clients[seat], [option])).status_code == 200

    run(work)


def test_a_restarted_server_knows_a_plan(run: Callable[..., Any], settings: Settings) -> None:
    seen: dict[str, Any] = {}

    async def before(tables: Tables) -> None:
        clients, _, seat, parts = await moving(tables)
        seen["client"] = clients[seat]
        seen["table"] = (await hand_in(clients[seat], parts)).json()["table"]

    async def after(tables: Tables) -> None:
        client = Client(tables.http, seen["client"].game, seen["client"].token)
        assert (await client.table())["view"] == seen["table"]["view"]

    run(before)
    run(after)
