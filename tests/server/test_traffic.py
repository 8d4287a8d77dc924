"""Nothing secret ever reaches a client: all traffic of every seat and of a spectator, over whole games of each title.

What is recorded and how it is judged is said in ``eavesdrop``.  Some tests let the server tell too much, on purpose:
each such fault is caught.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest
from eavesdrop import Listeners, listen
from tabling import opened

import civitas
from civitas.bots import foresight
from civitas.kernel.chronicle import EVERYBODY
from civitas.server import lobby, table, table_views
from civitas.server.settings import Settings

TTA, CIV = "through_the_ages", "civilization_1980"
AGES = (TTA, 3, {"mode": "shorter"})
FLOOR = (CIV, 3, {"trade_mode": "floor", "max_rounds": 11})
MARKET = (CIV, 3, {"trade_mode": "market", "max_rounds": 11})


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run of these tests plays the same games."""
    new_game = lobby.new_game

    def dealt(*wish: Any) -> Any:
        return {**new_game(*wish), "id": "TheSameTableEveryTime_", "seed": "20151980"}

    monkeypatch.setattr(lobby, "new_game", dealt)
    monkeypatch.setattr(table_views.random, "SystemRandom", lambda: random.Random(11))
    monkeypatch.setattr(foresight, "WORLDS", foresight.MORE_WORLDS)  # so that what is unsure does not come out the same in all of them


def heard(settings: Settings, *wish: Any, **how: Any) -> Listeners:
    async def work() -> Listeners:
        async with opened(settings) as tables:
            return await listen(tables, *wish, **how)

    return asyncio.run(asyncio.wait_for(work(), 900))


@pytest.mark.parametrize("wish", [AGES, FLOOR, MARKET], ids=["ages", "floor", "market"])
def test_whole_games_tell_nobody_what_they_may_not_know(settings, wish):
    listeners = heard(settings, *wish, every=10)
    assert listeners.table.status == "over"
    assert listeners.answers > 200
    assert listeners.claims
    private = {line.event.message for line in listeners.table.lines if line.event.to != EVERYBODY}
    assert private >= ({"draws", "discards"} if wish is AGES else {"draws", "receives"})  # there was something to overhear


# --- faults: each lets out something that one of the checks has to notice


def hands_on_the_board(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """A page hook that shows what everybody holds."""
    page = civitas.game(title).page
    board, zone = page.board, "military" if title == TTA else "hand"
    shows = replace(page, board=lambda s, seat, same: {**board(s, seat, same), "hands": [getattr(p, zone) for p in s.players]})
    monkeypatch.setattr(table_views, "page_of", lambda table: shows)


def a_count_of_a_hidden_kind(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """Public numbers that depend on a hand: only another world shows it."""
    numbers_of, zone = foresight.numbers_of, "military" if title == TTA else "hand"

    def leaky(game: Any, s: Any, seat: int) -> dict[str, int]:
        return {**numbers_of(game, s, seat), "score": sum(getattr(s.players[seat], zone))}

    for place in (foresight, table_views):
        monkeypatch.setattr(place, "numbers_of", leaky)
        monkeypatch.setattr(place, "all_numbers", lambda game, s: [leaky(game, s, seat) for seat in range(s.seats())])


def private_lines_for_all(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """Everybody reads what was told to one."""
    monkeypatch.setattr(table, "may_read", lambda event, seat: True)


def others_options_in_refusals(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """Why not: because somebody else could."""
    why_not = table_views.why_not

    def leaky(at: Any, seat: int, options: Any, language: str) -> Any:
        able = [option for option in options for other in at.state.to_act if at.state.why_not(option, other) is None]
        return [*why_not(at, seat, options, language), able]

    monkeypatch.setattr(table_views, "why_not", leaky)


def the_past_with_other_eyes(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """A position looked up shows the hand of the first seat to all."""
    past = table_views.past
    monkeypatch.setattr(table_views, "past", lambda at, n, seat, eyes, language: past(at, n, seat, 0, language))


def choices_of_others_are_named(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """Whoever looks a position up reads what was chosen before it."""
    past = table_views.past

    def leaky(at: Any, n: int, seat: Any, eyes: Any, language: str) -> Any:
        return past(at, n, at.history.moves[n - 1].seat if n else seat, eyes, language)

    monkeypatch.setattr(table_views, "past", leaky)


def the_seed_among_the_options(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """The whole row of the game."""
    alike = table_views.show_alike
    monkeypatch.setattr(table_views, "show_alike", lambda at, *reader: {**alike(at, *reader), "options": {**at.settings, "seed": at.row["seed"]}})


def tokens_of_everybody(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """Even as they are stored."""
    player = table_views.player
    monkeypatch.setattr(table_views, "player", lambda at, seat: {**player(at, seat), "token": seat.token})


FAULTS = [
    hands_on_the_board,
    a_count_of_a_hidden_kind,
    private_lines_for_all,
    others_options_in_refusals,
    the_past_with_other_eyes,
    choices_of_others_are_named,
    the_seed_among_the_options,
    tokens_of_everybody,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_server_that_tells_too_much_is_caught(settings, monkeypatch, fault):
    fault(monkeypatch, TTA)
    with pytest.raises(AssertionError, match=r"was told of|was sent|can tell worlds apart|sees other|is told what was chosen"):
        heard(settings, *AGES, every=2, most=200)
