"""How long it takes to open a finished game of four: python tests/server/opening.py [TITLE ...]

Bots that do not think play it to its end into a store.  Then another server, that has never seen it, is asked for what
the page asks for: the table with all its lines, the graphs, positions of the past.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from tabling import Client, Tables, new_key, opened

import civitas.bots
from civitas.kernel.registry import game as game_called
from civitas.server import table_views
from civitas.server.settings import Settings
from civitas.server.store import Entry

TITLES = ("through_the_ages", "civilization_1980")
BURST = 20  # decisions in one entry, as bots make them


async def finished(tables: Tables, title: str, bot: str, **wish: Any) -> tuple[Client, int]:
    """A game of four, played to its end in the store: one of its players, and how many decisions it took."""
    ann, *_others = await tables.new("me", "me", "me", "me", title=title, **wish)
    all_tables, rng = tables.app.state.tables, random.Random(title)
    players = [civitas.bots.bot(bot, game_called(title), seat) for seat in range(4)]
    async with all_tables.holding(ann.game) as table:

        def burst() -> Entry:
            rows, now = [], time.time()
            while not table.state.over and len(rows) < BURST:
                seat = rng.choice(table.state.to_act)
                rows.append(table.play(seat, players[seat].choose(civitas.bots.SeatView(table.state, seat)), new_key(), now))
            return table.entry(rows, now, table_views.summary_of(table))

        while not table.state.over:
            await all_tables.write(table, burst)
        return ann, table.position


def asked_by_the_page(n: int) -> tuple[str, ...]:
    """What is asked for, first the table."""
    return ("", "/graph", f"/at/{n}", f"/at/{n // 2}?seat=all", "/at/0?seat=1")


@contextmanager
def counted(title: str) -> Iterator[list[Any]]:
    """The decisions that the engine makes meanwhile."""
    state = game_called(title).state
    play, made = state.play, []

    def counting(self: Any, option: Any, seat: int | None = None) -> None:
        made.append(option)
        play(self, option, seat)

    state.play = counting  # type: ignore[method-assign]
    try:
        yield made
    finally:
        state.play = play  # type: ignore[method-assign]


async def measure(title: str, bot: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=str(Path(folder) / "t.db"), limits=0, bot_processes=1)
        async with opened(settings) as tables:
            ann, n = await finished(tables, title, bot)
        table_views.sentence.cache_clear()
        async with opened(replace(settings)) as tables:
            again = Client(tables.http, ann.game, ann.token)
            whole = 0.0
            for path in asked_by_the_page(n):
                began, worked = time.perf_counter(), time.process_time()
                answer = await again.get(path)
                assert answer.status_code == 200, answer.text
                took = time.perf_counter() - began
                whole += took
                print(f"  {path or 'table':20} {took * 1000:6.0f} ms, {(time.process_time() - worked) * 1000:6.0f} ms of them work", end="")
                print(f", {len(answer.content) / 1000:.0f} kB")
            print(f"{title}, four players, {n} decisions: {whole:.2f} s altogether")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or TITLES:
        asyncio.run(measure(wanted, "greedy"))
