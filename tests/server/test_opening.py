"""A finished game is opened at once: from its last checkpoint, without playing it again.  In seconds: opening.py."""

from __future__ import annotations

import asyncio

import pytest
from opening import TITLES, asked_by_the_page, counted, finished
from tabling import Client, opened

from civitas.kernel.history import CHECKPOINT_EVERY

SHORT = {"through_the_ages": {"mode": "shorter"}, "civilization_1980": {"max_rounds": 6}}


@pytest.mark.parametrize("title", TITLES)
def test_a_finished_game_is_opened_without_playing_it_again(settings, title):
    async def work() -> None:
        async with opened(settings) as tables:
            ann, n = await finished(tables, title, "greedy", options=SHORT[title])
        assert n > CHECKPOINT_EVERY
        async with opened(settings) as tables:
            again = Client(tables.http, ann.game, ann.token)
            with counted(title) as made:
                table = await again.table()
                assert (table["over"], table["position"]) == (True, n)
                assert made == []  # the last checkpoint is the end
                assert (await again.get("/graph")).status_code == 200
                assert len(made) <= n  # each decision once
                for path in asked_by_the_page(n):
                    made.clear()
                    assert (await again.get(path)).status_code == 200
                    assert len(made) <= 2 * CHECKPOINT_EVERY, path  # from the checkpoint before it; and once more to name the choice

    asyncio.run(asyncio.wait_for(work(), 300))
