"""The greedy bot plays Civilization with sense (CIV80-7.5.8, CIV80-25.4)."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.bots import Chair, bot, play_out
from civitas.games.civilization_1980 import GAME, sense
from civitas.games.civilization_1980.building import CityBuilding
from civitas.games.civilization_1980.movement import MoveTurn
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.succession import epoch_of
from games.civilization_1980.table import a, begin, city, put, rich, stock, table, tokens


def played(s: State, seat: int = 0) -> State:
    """Let the bot answer until the step is over."""
    mind = bot("greedy", GAME, 1)
    while s.to_act:
        s.play(mind.choose(Chair(s, seat)), seat)
    return s


def test_it_spreads_to_empty_land() -> None:
    s = table(2)
    put(s, 0, cisalpine_gaul=4)
    played(begin(s, MoveTurn(0)))
    assert len(tokens(s, 0)) >= 2


def test_it_gathers_for_a_city_and_builds_it() -> None:
    s = table(2)
    put(s, 0, tarquinii=4, umbria=5, samnium=4, cumae=1, lucania=2)
    played(begin(s, MoveTurn(0)))
    begin(s, CityBuilding())
    assert not s.over
    played(s)
    assert len(s.players[0].cities) == 1


def test_it_does_not_walk_into_a_lost_fight() -> None:
    """CIV80-7.5.8"""
    s = table(2)
    put(s, 0, cisalpine_gaul=2)
    put(s, 1, umbria=6, noricum=5)
    city(s, 1, "tarquinii")
    played(begin(s, MoveTurn(0)))
    assert "umbria" not in tokens(s, 0)
    assert "tarquinii" not in tokens(s, 0)


def test_it_lowers_the_tax_when_the_stock_is_short() -> None:
    s = table(2)
    p = city(s, 0, "athens", "sparta", "corinth")
    stock(s, 0, 5)
    assert sense.tax_rate(p) == 1
    stock(s, 1, 50)
    assert sense.tax_rate(city(s, 1, "memphis")) == 3


def test_a_position_with_more_is_worth_more() -> None:
    s = table(2)
    put(s, 0, knossos=2)
    poor = sense.worth(s, 0)
    city(s, 0, "athens")
    put(s, 0, thera=2)
    rich(s, 0, 2)
    assert sense.worth(s, 0) > poor
    assert sense.worth(s, 1) < sense.worth(s, 0)


def test_every_option_it_looks_at_is_legal() -> None:
    mind = bot("greedy", GAME, 5)
    s: Any = GAME.new(3, 5)
    for _ in range(300):
        if s.over:
            break
        seat = s.to_act[0]
        option = mind.choose(Chair(s, seat))
        assert s.why_not(option, seat) is None
        s.play(option, seat)


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"variant": "nomads_and_seafarers"}), (3, {"variant": "farmers_and_citizens"})])
def test_it_beats_random_players(players: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        me = seed % players
        s = GAME.new(players, seed, options)
        s.chronicle = None
        play_out(s, [bot("greedy" if seat == me else "random", GAME, f"{seed} {seat}") for seat in range(players)])
        assert s.ranking[0] == (me,)


def test_seven_bots_reach_the_late_iron_age() -> None:
    """CIV80-25.1: and in fewer than 6,000 decisions where a game has its normal length."""
    s = GAME.new(7, 4)
    s.chronicle = None
    play_out(s, [bot("greedy", GAME, f"4 {seat}") for seat in range(7)])
    assert max(epoch_of(s, p, min(p.space, 15)) for p in s.players) == 5


def test_support_is_never_planned_away() -> None:
    """CIV80-9.3: what the plan wants to build can be built."""
    from civitas.games.civilization_1980.building import may_build

    s = table(2)
    put(s, 0, tarquinii=2, umbria=2, samnium=2)
    played(begin(s, MoveTurn(0)))
    assert s.players[0].tokens[a("tarquinii")] < 6 or may_build(s, s.players[0])
