"""Bots of one's own at the web table: they are offered, they think in the bots' processes, and they can be seen to choose again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

import civitas.bots
from civitas.kernel.registry import game
from civitas.server.bot_driver import able, choose, usual

FIRST = str(Path(__file__).parents[2] / "examples" / "bots" / "first.py")


@pytest.fixture
def forgotten():
    yield
    civitas.bots.BOTS.pop("first", None)
    able.cache_clear()


def test_it_is_offered_and_moves(run, settings, forgotten):
    async def work(tables):
        titles = (await tables.http.get("/api/titles")).json()["titles"]
        bots = next(title["bots"] for title in titles if title["id"] == "through_the_ages")
        assert bots == ["random", "easy", "greedy", "planner", "planner-strong", "first"]
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "first"}]
        made = (await tables.http.post("/api/games", json={"title": "through_the_ages", "seats": seats, "shuffle": False})).json()
        headers = {"authorization": f"Bearer {made['seats'][0]['token']}"}
        where = f"/api/games/{made['id']}"
        for n in range(400):
            table = (await tables.http.get(where, headers=headers)).json()
            if any(player["bot"] for player in table["players"]) and table["position"] > 12:
                return table["position"]
            if table["decision"] is None:
                await asyncio.sleep(0.02)
                continue
            listed = table["decision"]["options"] or table["decision"]["samples"]
            option = next(row["option"] for row in listed if not row["unlikely"])
            await tables.http.post(f"{where}/play", json={"option": option, "version": table["version"], "key": f"own-bots-{n:06}"}, headers=headers)
        raise AssertionError("the bot did not move")

    assert run(work, replace(settings, bots=(FIRST,))) > 12


def test_a_bot_can_be_seen_to_choose_again():
    """Its luck follows from the position: the same log, the same choice, in any process and however often."""
    title = game("through_the_ages")
    s = title.new(players=2, seed=3)
    for name in ("random", "easy", "greedy"):
        found = {choose(s.clone(), s.to_act[0], name) for _ in range(3)}
        assert len(found) == 1
        assert next(iter(found))[1] == ""


def test_the_usual_bot_is_quick():
    assert usual("through_the_ages") == "greedy"


def test_a_bot_that_fails_is_replaced_by_a_likely_choice(tmp_path):
    bad = tmp_path / "bad.py"
    bad.write_text("from civitas.bots import Bot\nclass Bad(Bot):\n    def choose(self, seat_view):\n        return ('win',)\n")
    s = game("through_the_ages").new(players=2, seed=3)
    option, failed = choose(s, s.to_act[0], str(bad))
    assert option in s.legal()
    assert "is refused" in failed
