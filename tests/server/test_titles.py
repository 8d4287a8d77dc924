"""Whole games of every title over the API: a script against bots, the record, the past, the example client."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest
from serving import Server
from tabling import Client, Tables

import civitas
from civitas.kernel.registry import games

TITLES = sorted(id for id, game in games().items() if game.state.__module__.startswith("civitas."))  # not what other tests made known
SHORT = {"civilization_1980": {"variant": "nomads_and_seafarers"}, "sid_meiers_civilization": {"turn_limit": 10, "max_offers_per_player": 1}}
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "client.py"


async def whole_game(client: Client, rng: random.Random) -> dict:
    """Any moves but giving up, until it is over."""
    for _ in range(20_000):
        table = await client.table(after=0)
        if table["over"]:
            return table
        if table["decision"] is None:
            await asyncio.sleep(0.01)
            continue
        choices = table["decision"]["options"] or table["decision"]["samples"]
        wise = [choice for choice in choices if choice["option"][0] not in ("resign", "concede")] or choices
        answer = await client.post(
            "/play?table=false", option=rng.choice(wise)["option"], version=table["version"], key=f"{rng.getrandbits(64):016x}"
        )
        assert answer.status_code in (200, 409), answer.text
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("title", TITLES)
def test_a_script_plays_a_whole_game_against_bots(run, title):
    async def work(tables: Tables):
        ann, _host = await tables.new("me", "random", title=title, options=SHORT.get(title, {}))
        table = await whole_game(ann, random.Random(4))
        assert table["status"] == "over"
        assert sorted(seat for level in table["ranking"] for seat in level) == [0, 1]
        record = civitas.Record.parse((await ann.get("/record")).text)
        halves = 2 if games()[title].page.halves else 1
        assert [score / halves for score in record.replay().scores] == table["scores"]
        assert len(record.decisions) == table["position"]
        for n in (0, 1, table["position"] // 2, table["position"]):
            for eyes in ("0", "1", "all"):
                past = await ann.get(f"/at/{n}", seat=eyes)
                assert past.status_code == 200, past.text
        graph = (await ann.get("/graph")).json()
        assert [series[-1] for series in graph["series"]["score"]] == table["scores"]
        facts = (await tables.http.get(f"/api/titles/{title}/facts")).json()
        assert facts["data"]
        book = (await tables.http.get(f"/api/titles/{title}/rules")).json()
        rules = book["rules"]
        assert "The table: rules of the house" in [chapter["heading"] for chapter in book["chapters"]]
        prefix = games()[title].prefix
        assert any(rule["id"].startswith(f"{prefix}-") for rule in rules)
        assert any(rule["id"] == "TABLE-6" for rule in rules)

    run(work)


@pytest.mark.parametrize("title", TITLES)
def test_every_decision_of_a_title_can_be_shown_previewed_and_explained(run, title):
    """Labels, previews, refusals and set choices of the first hundred decisions, whatever they are."""

    async def work(tables: Tables):
        *people, _host = await tables.new("me", "me", title=title)
        rng = random.Random(5)
        seen = 0
        while seen < 100:
            for client in people:
                table = await client.table(after=0)
                if table["over"]:
                    return
                decision = table["decision"]
                if decision is None:
                    continue
                seen += 1
                choices = decision["options"] or decision["samples"]
                assert all(choice["label"]["text"] for choice in choices)
                options = [choice["option"] for choice in choices][:30]
                if seen % 4 == 0:
                    previews = (await client.post("/previews", options=options)).json()["previews"]
                    assert [p["option"] for p in previews] == options
                    answers = (await client.post("/why-not", options=[*options, ["fly", 3]])).json()["answers"]
                    assert [a["refusal"] for a in answers[:-1]] == [None] * len(options)
                    assert answers[-1]["refusal"]["rule"]
                if decision["space"] is not None:
                    path: list = []
                    while (step := (await client.post("/walk", path=path)).json())["option"] is None:
                        path.append(rng.choice(step["choices"]))
                    choices = [{"option": step["option"]}]
                wise = [choice for choice in choices if choice["option"][0] != "resign"] or choices
                assert (await client.play(rng.choice(wise)["option"], table["version"])).status_code == 200

    run(work)


def test_the_example_client_plays_a_whole_game(tmp_path):
    assert len(EXAMPLE.read_text().splitlines()) < 40
    with Server(str(tmp_path / "t.db"), bot_pause=0, floor_pause=0.01) as server:
        for title in ("bazaar", TITLES[-1]):
            found = subprocess.run([sys.executable, str(EXAMPLE), server.address, title], capture_output=True, text=True, timeout=120)
            assert found.returncode == 0, found.stderr[-2000:]
            assert "The game is over after" in found.stdout
        wrong = subprocess.run([sys.executable, str(EXAMPLE), server.address, "chess"], capture_output=True, text=True, timeout=60)
        assert wrong.stderr.startswith("There is no game 'chess'")


def test_people_are_called_by_their_nations_as_soon_as_it_is_told_who_plays_which(run):
    """One name for a player on board, in log and in questions; "Ann chooses Crete" has to call Ann by her own."""

    async def work(tables: Tables):
        clients = await tables.new("me", "me", title="civilization_1980")
        nations: dict[int, str] = {}
        while (table := await clients[0].table(after=0))["view"]["players"][1]["nation"] < 0 or table["view"]["players"][0]["nation"] < 0:
            client = clients[table["to_act"][0]]
            assert (await client.play((await client.table())["decision"]["options"][0]["option"])).status_code == 200
        own = [player["name"] for player in table["players"]]
        lines = [line["message"] for line in table["lines"]["new"]]
        chosen = [message for message in lines if message["id"] == "log-chooses-nation"]
        assert len(chosen) == 2
        for message in chosen:
            seat = message["args"]["seat"]
            nations[seat] = message["text"].removeprefix(f"{own[seat]} chooses ").removesuffix(".")
        later = [message for message in lines[lines.index(chosen[-1]) + 1 :] if "seat" in message["args"]]
        assert later
        assert all(nations[message["args"]["seat"]] in message["text"] for message in later)
        assert not any(name in message["text"] for message in later for name in own)

    run(work)
