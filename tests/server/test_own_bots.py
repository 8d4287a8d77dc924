"""Bots of one's own at the web table: they are offered, they think in the bots' processes, and they can be seen to choose again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

import civitas.bots
from civitas.kernel.registry import game
from civitas.server import bot_driver
from civitas.server.bot_driver import BotDriver, able, choose, encode, usual
from civitas.server.settings import Settings

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


HANGING = """
import time
from civitas.bots import Bot
class Hanging(Bot):
    def choose(self, seat_view):
        if DEAF:
            while True:
                try:
                    time.sleep(60)
                except Exception:
                    pass
        time.sleep(60)
"""


@pytest.mark.parametrize("deaf", [False, True])
def test_a_bot_that_never_chooses_stops_no_other_game(deaf, tmp_path):
    """It is replaced for that once; if even that cannot be, its process ends, and all who waited for it share one that is new."""
    hanging = tmp_path / "hanging.py"
    hanging.write_text(f"DEAF = {deaf}\n{HANGING}")
    title = game("through_the_ages")

    async def work():
        driver = BotDriver(SimpleNamespace(settings=Settings(bot_processes=1)))
        pools = []
        opened = driver.open
        driver.open = lambda: (opened(), pools.append(driver.pool))
        driver.open()
        await asyncio.get_running_loop().run_in_executor(driver.pool, shorten, 1.0)
        began = [title.new(players=2, seed=seed) for seed in range(4)]
        tasks = [("through_the_ages", encode(s), {s.to_act[0]: "random"}, 0.0, -1, False, False) for s in began]
        bad = ("through_the_ages", encode(began[0]), {began[0].to_act[0]: str(hanging)}, 0.0, -1, False, False)
        try:
            first = asyncio.create_task(driver._think(bad))
            await asyncio.sleep(0.2)
            waiting = [asyncio.create_task(driver._think(task)) for task in tasks]
            await asyncio.sleep(0.1)
            if deaf:
                first.cancel()  # else it would be asked a second time, in the new process
            others = await asyncio.gather(*waiting)
            assert all(moves and not failed for moves, failed in others)
            if deaf:
                assert len(pools) == 2
            else:
                moves, failed = await first
                assert moves
                assert "it took more than 1 seconds" in failed
                assert len(pools) == 1
        finally:
            driver.close()

    asyncio.run(asyncio.wait_for(work(), 300))


def shorten(seconds: float) -> None:
    """In the process of bots: no choice takes longer than this."""
    bot_driver.LONGEST = seconds
