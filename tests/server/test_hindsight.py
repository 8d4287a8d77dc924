"""Looking back: what was decided in a position, and what a bot would have done; while a game runs, of my own decisions only."""

from __future__ import annotations

import random

from tabling import Tables, new_key
from test_secrecy import seated

import civitas.bots
from civitas.kernel.registry import game as game_called
from civitas.server import table_views
from civitas.server.table import Table

TTA = "through_the_ages"


def played(decisions: int) -> Table:
    """Two seats, and a bot for both of them."""
    table, rng = seated(TTA, 2, 7), random.Random(3)
    player = civitas.bots.bot("greedy", game_called(TTA), 1)
    while table.position < decisions:
        seat = table.state.to_act[0]
        view = civitas.bots.SeatView(table.state, seat)
        table.play(seat, view.draw(rng) if rng.random() < 0.3 else player.choose(view), new_key(), 0.0)
    return table


def test_while_a_game_runs_only_my_own_decisions_are_judged():
    table = played(24)
    mine = others = 0
    for n, move in enumerate(table.history.moves):
        found = table_views.hindsight(table, n, 0, "en")
        if move.seat == 0:
            assert found["seat"] == 0
            assert found["made"]["option"] == move.option
            legal = table.history.at(n).legal(0)
            assert all(idea["option"] in legal for idea in found["ideas"])
            mine += bool(found["ideas"])
        else:
            assert found == {"position": n, "seat": None, "made": None, "ideas": []}
            others += 1
    assert mine > 3
    assert others > 3
    assert table_views.hindsight(table, table.position, 0, "en")["seat"] is None  # nothing was decided there yet


def test_when_it_is_over_everybody_may_ask_about_everybody():
    table = played(24)
    table.row["status"] = "over"
    for n, move in enumerate(table.history.moves):
        assert table_views.hindsight(table, n, None, "en")["seat"] == move.seat


def test_positions_that_are_not_there_are_refused(run):
    async def work(tables: Tables) -> None:
        ann, _, _ = await tables.new("me", "me", title=TTA)
        assert (await ann.get("/at/0/ideas")).json() == {"position": 0, "seat": None, "made": None, "ideas": []}
        assert (await ann.get("/at/99/ideas")).status_code == 404

    run(work)
