"""CIV80-11.22: a table keeps the time of the open floor; each swap adds to it, and when it is over all are done."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tabling import Client, Tables

from civitas.games.civilization_1980.tables import COMMODITIES
from civitas.server.clocks import DAY, PACES
from civitas.server.lobby import new_seat
from civitas.server.table import Table
from web.positions import PEOPLE, Stop, Tour, begun, write

CIV = "civilization_1980"


def notices(s: Any) -> Iterator[str]:
    """A floor on which two can trade and nothing was said."""
    if not s.over and s.pending.what == "floor" and not s.stack[-1].offers and len(rich(s)) > 1:
        yield "floor"


def rich(s: Any) -> list[int]:
    return [p.seat for p in s.players if len(goods(p)) > 2]


def goods(player: Any) -> list[int]:
    return [card for card in player.hand if card < COMMODITIES]


@cache
def floor(seconds: int) -> Stop:
    return Tour(CIV, 3, notices, trade_mode="floor", trade_seconds=seconds).stop("floor")


def table_at(stop: Stop, **row: Any) -> Table:
    return Table.read(stop.game | row, [new_seat(stop.game["id"], at, name=PEOPLE[at]) for at in range(3)], stop.log, None)


def swap(table: Table, now: float) -> None:
    """One trader offers, another answers, and the swap is made."""
    one, two = rich(table.state)[:2]
    mine, theirs = (tuple(sorted(goods(table.state.players[seat])[:3])) for seat in (one, two))
    table.play(one, ("offer", mine, mine[0], None, None), "1", now)
    number = table.state.stack[-1].last
    table.play(two, ("counter", number, theirs, theirs[0]), "2", now)
    table.play(one, ("accept", number + 1), "3", now)


def test_words_take_time_and_a_swap_gives_some():
    table = table_at(floor(300), deadline=None)
    assert table.stand(1000.0, {})["deadline"] == 1300.0
    assert table.stand(1100.0, {})["deadline"] == 1300.0  # speaking does not wind it up
    swap(table, 1100.0)
    assert table.stand(1200.0, {})["deadline"] == 1315.0
    assert table.stand(1250.0, {})["deadline"] == 1315.0  # once only


def test_a_server_that_comes_back_goes_on_counting():
    assert table_at(floor(300), deadline=777.0).stand(500.0, {})["deadline"] == 777.0


def test_without_a_limit_no_time_is_kept():
    table = table_at(floor(0), deadline=None)
    assert table.stand(1000.0, {})["deadline"] is None


def test_whoever_has_a_day_for_a_word_has_it_here_too():
    table = table_at(floor(300), deadline=None, pace="day")
    assert PACES["day"] is not None
    assert table.stand(1000.0, {})["deadline"] == 1000.0 + DAY + PACES["day"].bank
    assert table_at(floor(300), deadline=None, pace="live").stand(1000.0, {})["deadline"] == 1300.0


def test_other_questions_have_no_time_of_their_own():
    table, _ = begun(CIV, 3, trade_mode="floor")
    assert table.stand(1000.0, {})["deadline"] is None


def test_when_time_is_up_everybody_is_done(run, settings):
    """The floor closes without a word from the players, who keep their seats; nobody is thrown out."""
    stop = floor(1)

    async def work(tables: Tables):
        at = write(Path(settings.database), stop)
        ann = Client(tables.http, at["id"], at["seats"][0]["token"])
        for _ in range(200):
            table = await ann.table()
            if (table["decision"] or {}).get("what") != "floor" and table["position"] > len(stop.log) - 1:
                break
            await asyncio.sleep(0.1)
        assert [p["stand_in"] for p in table["players"]] == [None, None, None]
        assert table["position"] == len(stop.log) - 1 + len(stop.state.to_act)

    run(work)
