"""The greedy bot plays Civilization with sense (CIV80-7.5.8, CIV80-25.4)."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.bots import SeatView, bot, in_turn, play_out
from civitas.games.civilization_1980 import GAME, sense
from civitas.games.civilization_1980.building import CityBuilding
from civitas.games.civilization_1980.movement import MoveTurn
from civitas.games.civilization_1980.scoring import card_points
from civitas.games.civilization_1980.ships import Shipyard
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.tables import CIV_IDS, FINISH
from civitas.games.civilization_1980.weights import Weights
from games.civilization_1980.table import a, begin, city, own, put, rich, ship, stock, table, tokens

SENSE = GAME.sense.build()
WEIGHTS = Weights(SENSE.weights)
ROUNDS = 30  # in which games of seven bots end


def played(s: State, seat: int = 0) -> State:
    """Let the bot answer until the step is over."""
    player = bot("greedy", GAME, 1)
    while s.to_act:
        s.play(player.choose(SeatView(s, seat)), seat)
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


def test_ships_bring_the_tokens_that_a_city_lacks() -> None:
    """CIV80-7.3, 9.1: no island has six, but two of them together."""
    s = table(2)
    put(s, 0, thera=4, rhodes=4, cyprus=3, lycia=2)
    ship(s, 0, "thera.w")
    played(begin(s, MoveTurn(0)))
    played(begin(s, CityBuilding()))
    assert len(s.players[0].cities) == 1


@pytest.mark.parametrize(("others", "built"), [((), 1), (("athens",), 0)])
def test_the_first_city_leaves_fewer_tokens_than_a_further_one(others: tuple[str, ...], built: int) -> None:
    """CIV80-14.2: without a city the marker steps back."""
    s = table(2)
    put(s, 0, tarquinii=4, umbria=3, samnium=4)
    city(s, 0, *others)
    played(begin(s, MoveTurn(0)))
    played(begin(s, CityBuilding()))
    assert len(s.players[0].cities) == len(others) + built


def test_the_last_city_is_not_given_up_for_tokens() -> None:
    """CIV80-14.2"""
    s = table(2)
    put(s, 0, thera=2, rhodes=2, cyprus=2)
    s.players[0].space = s.rules.epoch_start[s.players[0].nation][2]
    homeless = SENSE.worth(s, 0)
    city(s, 0, "knossos")
    assert SENSE.worth(s, 0) - homeless > SENSE.weights["homeless"]


def test_no_ship_is_paid_for_when_the_last_points_are_counted() -> None:
    """CIV80-14.6"""
    s = table(2)
    p = own(s, 0, *CIV_IDS[-7:])
    p.space = 14
    rich(s, 0, s.rules.required[p.nation][15] - card_points(p) - 3)
    put(s, 0, thera=2, rhodes=2)
    ship(s, 0, "thera.w")
    assert sense.saving(WEIGHTS, s, p)
    played(begin(s, Shipyard(0)))
    assert not p.ships


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
    poor = SENSE.worth(s, 0)
    city(s, 0, "athens")
    put(s, 0, thera=2)
    rich(s, 0, 2)
    assert SENSE.worth(s, 0) > poor
    assert SENSE.worth(s, 1) < SENSE.worth(s, 0)


def test_every_option_it_looks_at_is_legal() -> None:
    player = bot("greedy", GAME, 5)
    s: Any = GAME.new(3, 5)
    for _ in range(300):
        if s.over:
            break
        seat = s.to_act[0]
        option = player.choose(SeatView(s, seat))
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


@pytest.mark.parametrize("seed", range(8))
def test_seven_bots_finish_on_the_table(seed: int) -> None:
    """CIV80-14.7, 25.1: a marker arrives, so that the longest game (14.8) is never needed, and in fewer than 6,000 decisions."""
    s: Any = GAME.new(7, 9000 + seed)
    s.chronicle = None
    players = [bot("greedy", GAME, seed * 7 + seat) for seat in range(7)]
    decisions, last = 0, -1
    while s.to_act:
        last = in_turn(last, s.to_act)[0]
        s.play(players[last].choose(SeatView(s, last)), last)
        decisions += 1
    assert max(p.space for p in s.players) == FINISH
    assert s.round <= ROUNDS
    assert decisions < 6000


def test_support_is_never_planned_away() -> None:
    """CIV80-9.3: what the plan wants to build can be built."""
    from civitas.games.civilization_1980.building import may_build

    s = table(2)
    put(s, 0, tarquinii=2, umbria=2, samnium=2)
    played(begin(s, MoveTurn(0)))
    assert s.players[0].tokens[a("tarquinii")] < 6 or may_build(s, s.players[0])
