"""E2 and E3: population expansion and census (CIV80-5, CIV80-6.1)."""

from __future__ import annotations

import pytest

from civitas.games.civilization_1980.expansion import Census, PopulationExpansion
from games.civilization_1980.table import begin, city, put, stock, table, tokens


@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 4), (3, 5), (5, 7)])
def test_ex_30_one_token_grows_by_one_and_more_by_two(before: int, after: int) -> None:
    """CIV80-5.1 to 5.3: limits are ignored."""
    s = table(2)
    put(s, 0, knossos=before)
    begin(s, PopulationExpansion())
    assert tokens(s, 0) == {"knossos": after}
    assert s.players[0].stock == 56 - after


def test_ex_32_one_token_becomes_two_then_four() -> None:
    s = table(2)
    put(s, 0, knossos=1)
    begin(s, PopulationExpansion())
    begin(s, PopulationExpansion())
    assert tokens(s, 0) == {"knossos": 4}


def test_shared_areas_grow_for_each_and_cities_do_not() -> None:
    """CIV80-5.2, CIV80-5.5"""
    s = table(2)
    put(s, 0, athens=1)
    put(s, 1, athens=2)
    city(s, 1, "memphis")
    begin(s, PopulationExpansion())
    assert (tokens(s, 0), tokens(s, 1)) == ({"athens": 2}, {"athens": 4})


def test_a_short_stock_is_spread_as_its_owner_likes_sealed() -> None:
    """CIV80-5.4, CIV80-5.6: the whole stock, no area above its entitlement; only short players are asked."""
    s = table(3)
    put(s, 0, knossos=3, athens=1, thera=4)
    put(s, 1, memphis=2)
    stock(s, 0, 3)
    begin(s, PopulationExpansion())
    assert s.to_act == (0,)
    assert tokens(s, 1) == {"memphis": 4}
    options = list(s.legal(0))
    assert len(options) == len(set(options)) == 5  # (thera, athens, knossos) of (2, 1, 2) with sum 3, in map order
    assert all(sum(o[1]) == 3 for o in options)
    assert s.why_not(("grow", (0, 0, 2))).rule == "CIV80-5.4"
    s.play(options[0])
    assert s.players[0].stock == 0
    assert s.over


def test_two_short_players_answer_at_once() -> None:
    """CIV80-1.8"""
    s = table(2)
    put(s, 0, knossos=3, athens=3)
    put(s, 1, memphis=3, tanis=3)
    stock(s, 0, 3)
    stock(s, 1, 1)
    begin(s, PopulationExpansion())
    assert set(s.to_act) == {0, 1}
    s.play(("grow", (1, 2)), 0)
    assert s.players[0].stock == 3
    s.play(("grow", (1, 0)), 1)
    assert s.over
    assert s.players[1].stock == 0


def test_an_empty_stock_does_not_grow_and_is_not_asked() -> None:
    s = table(2)
    put(s, 0, knossos=3)
    stock(s, 0, 0)
    assert begin(s, PopulationExpansion()).over
    assert tokens(s, 0) == {"knossos": 3}


def test_ex_41_census_order_most_tokens_first_ties_in_ast_order() -> None:
    """CIV80-6.1.1: tokens on the board only."""
    s = table(3, nations=("egypt", "crete", "asia"))
    put(s, 0, memphis=4, tanis=10)
    put(s, 1, knossos=14)
    put(s, 2, hattusas=9)
    stock(s, 2, 7)
    city(s, 2, "troy")
    begin(s, Census())
    assert s.census_order == (1, 0, 2)
    assert [p.census for p in s.players] == [14, 14, 9]
