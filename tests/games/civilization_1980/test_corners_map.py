"""Corners of E1 to E7: what a sceptical player would try on the map."""

from __future__ import annotations

import pytest

from civitas.games.civilization_1980.building import CityBuilding, Surplus
from civitas.games.civilization_1980.conflict import Conflicts
from civitas.games.civilization_1980.expansion import Census, PopulationExpansion
from civitas.games.civilization_1980.invariants import check
from civitas.games.civilization_1980.movement import Movement, MoveTurn
from civitas.games.civilization_1980.pieces import population
from civitas.games.civilization_1980.ships import Shipbuilding
from civitas.games.civilization_1980.support import SupportCheck
from civitas.games.civilization_1980.taxation import Taxation
from games.civilization_1980.table import a, begin, cities, city, own, put, rich, ship, stock, table, tokens, told, z

# --- E1


def test_a_stock_of_one_token_pays_for_no_city_at_the_usual_rate_and_for_one_at_rate_one() -> None:
    """CIV80-4.2: whole cities only; the left-over token stays in stock."""
    s = table(2)
    city(s, 0, "knossos", "athens")
    stock(s, 0, 1)
    begin(s, Taxation())
    assert (s.players[0].stock, cities(s, 0)) == (1, [])
    s = table(2)
    own(s, 0, "coinage")
    city(s, 0, "knossos", "athens")
    stock(s, 0, 1)
    begin(s, Taxation())
    s.play(("rate", 1))
    assert s.to_act == (1,)  # one city is paid for; Egypt picks the other
    s.play(("revolt", (a("athens"),)))
    assert (s.players[0].stock, cities(s, 0), cities(s, 1)) == (0, ["knossos"], ["athens"])


def test_all_cities_of_a_player_may_revolt_and_they_are_out_of_the_map_but_in_the_game() -> None:
    """CIV80-4.3, CIV80-16.4"""
    s = table(2)
    city(s, 0, "knossos")
    stock(s, 0, 0)
    begin(s, Taxation())
    assert (cities(s, 0), cities(s, 1)) == ([], ["knossos"])
    for step in (PopulationExpansion(), Census(), Shipbuilding(), Movement(), Conflicts(), CityBuilding()):
        begin(s, step)
        assert s.over or s.to_act != (1,) or s.pending.what == "build-ship"
        while not s.over:
            s.play(("stop",))
    check(s)


def test_a_player_in_revolt_themselves_may_profit_from_anothers_revolt() -> None:
    """CIV80-4.8: Africa pays first and loses a city; its stock after taxes still makes it the next in line."""
    s = table(3)  # Crete, Egypt, Asia
    city(s, 0, "knossos", "athens")  # pays one city of two
    stock(s, 0, 3)
    city(s, 1, "memphis")  # cannot pay
    stock(s, 1, 0)
    stock(s, 2, 1)  # pays nothing, so its stock of 1 equals Crete's
    begin(s, Taxation())
    assert s.to_act == (2,)  # Asia takes Crete's city: Crete does not take its own
    s.play(("revolt", (a("athens"),)))
    assert cities(s, 2) == ["athens"]
    assert cities(s, 0) == ["knossos", "memphis"]  # and Crete, before Asia on the A.S.T., takes Egypt's
    assert sorted(s.graced) == sorted([a("athens"), a("memphis")])


# --- E2


def test_a_stock_that_just_covers_the_growth_is_placed_without_a_question() -> None:
    """CIV80-5.6"""
    s = table(2)
    put(s, 0, knossos=1, athens=5)
    stock(s, 0, 3)
    begin(s, PopulationExpansion())
    assert s.over
    assert (tokens(s, 0), s.players[0].stock) == ({"athens": 7, "knossos": 2}, 0)


def test_where_growth_can_go_only_one_way_nobody_is_asked() -> None:
    """CIV80-24.1: one area and one token in stock."""
    s = table(2)
    put(s, 0, knossos=2)
    stock(s, 0, 1)
    begin(s, PopulationExpansion())
    assert s.over
    assert tokens(s, 0) == {"knossos": 3}


def test_each_people_of_a_shared_area_grows_for_itself() -> None:
    """CIV80-5.5"""
    s = table(2)
    put(s, 0, knossos=1)
    put(s, 1, knossos=3)
    begin(s, PopulationExpansion())
    assert (tokens(s, 0), tokens(s, 1)) == ({"knossos": 2}, {"knossos": 5})


# --- E4


def test_one_token_keeps_one_of_two_ships_in_a_zone() -> None:
    """CIV80-6.2.2: each ship needs a token of its own."""
    s = table(2)
    put(s, 0, knossos=1)
    ship(s, 0, "knossos.w", "knossos.w")
    begin(s, Shipbuilding())
    s.play(("keep", 0, "area"))
    assert s.players[0].ships == [z("knossos.w")]  # the second goes unasked
    assert tokens(s, 0) == {}
    assert s.players[0].stock == 56


def test_a_ship_may_be_built_beside_a_city_or_among_strangers_with_treasury_alone() -> None:
    """CIV80-6.2.4, CIV80-6.2.6: nothing on land matters, but to those who ask for presence."""
    s = table(2)
    city(s, 0, "knossos")
    put(s, 1, athens=3)
    rich(s, 0, 2)
    begin(s, Shipbuilding())
    assert s.why_not(("ship", z("athens.w"), 0)) is None
    assert s.why_not(("ship", z("athens.w"), 1)).rule == "CIV80-6.2.3"
    s = table(2, ship_build_requires_presence=True)
    city(s, 0, "knossos")
    rich(s, 0, 2)
    begin(s, Shipbuilding())
    assert s.legal() == [("ship", z("knossos.w"), 0), ("stop",)]


def test_a_token_and_a_coin_build_a_ship_though_neither_area_nor_treasury_could() -> None:
    """CIV80-6.2.3"""
    s = table(2)
    put(s, 0, knossos=1)
    rich(s, 0, 1)
    begin(s, Shipbuilding())
    assert s.legal() == [("ship", z("knossos.w"), 1), ("stop",)]
    s.play(("ship", z("knossos.w"), 1))
    assert s.over
    assert (population(s, s.players[0]), s.players[0].treasury) == (0, 0)


# --- E5


def test_a_ship_full_of_five_leaves_the_sixth_token_behind() -> None:
    """CIV80-7.3.2"""
    s = table(2)
    put(s, 0, knossos=6)
    ship(s, 0, "knossos.w")
    begin(s, MoveTurn(0))
    assert s.why_not(("load", 0, 6)).rule == "CIV80-7.3.2"
    s.play(("load", 0, 5))
    s.play(("sail", 0, z("thera.w")))
    assert s.why_not(("anchor", 0)).rule == "CIV80-7.3.3"
    s.play(("unload", 0, 5))
    assert tokens(s, 0) == {"knossos": 1, "thera": 5}


def test_a_token_brought_by_ship_neither_boards_again_nor_marches_on() -> None:
    """CIV80-7.3.3"""
    s = table(2)
    put(s, 0, knossos=1)
    ship(s, 0, "knossos.w")
    begin(s, MoveTurn(0))
    s.play(("load", 0, 1))
    s.play(("sail", 0, z("thera.w")))  # it lands by itself: there is nothing else to do with it
    assert s.why_not(("load", 0, 1)).rule == "CIV80-7.3.3"
    s.play(("anchor", 0))
    assert s.over  # it was the only token
    assert tokens(s, 0) == {"thera": 1}


# --- E6


def test_defenders_and_attackers_that_wipe_each_other_out_leave_the_city() -> None:
    """CIV80-22.1: equal parties beside a city vanish together."""
    s = table(3)
    city(s, 0, "knossos")
    put(s, 0, knossos=3, athens=2)
    put(s, 1, knossos=3)
    put(s, 2, knossos=3)
    begin(s, Conflicts())
    assert s.over
    assert (cities(s, 0), s.present[a("knossos")]) == (["knossos"], 0)


def test_a_stock_of_just_six_defends_a_city_and_five_surrender_it() -> None:
    """CIV80-8.6, CIV80-8.9"""
    for n, owner in ((6, []), (5, ["knossos"])):
        s = table(2)
        city(s, 0, "knossos")
        put(s, 1, knossos=9)
        stock(s, 0, n)
        begin(s, Conflicts())
        assert cities(s, 1) == owner
        assert cities(s, 0) == []
        check(s)


def test_the_tokens_that_fell_before_the_walls_count_for_the_stock_that_defends_them() -> None:
    """CIV80-8.8, CIV80-23.1: two defenders fall first, and with them the stock is six."""
    s = table(2)
    city(s, 0, "knossos")
    put(s, 0, knossos=2)
    put(s, 1, knossos=10)
    stock(s, 0, 4)
    begin(s, Conflicts())
    assert told(s, "city-stormed") == [(0, a("knossos"))]
    assert cities(s, 1) == []


def test_metalworking_defends_the_tokens_that_take_the_place_of_a_city() -> None:
    """CIV80-8.4, CIV80-8.6: seven against six on a limit of two."""
    left = {}
    for card in ((), ("metalworking",)):
        s = table(2)
        own(s, 0, *card)
        city(s, 0, "thera")
        put(s, 1, thera=7)
        begin(s, Conflicts())
        left[card] = (tokens(s, 0), tokens(s, 1))
    assert left == {(): ({}, {"thera": 2}), ("metalworking",): ({"thera": 1}, {"thera": 1})}


def test_a_city_won_by_surrender_needs_support_at_once() -> None:
    """CIV80-8.12: the seven tokens beside it count, so three cities stand; they leave in E7."""
    s = table(2)
    city(s, 0, "knossos")
    stock(s, 0, 0)
    city(s, 1, "memphis", "tanis", "alexandria")
    put(s, 1, knossos=7)
    begin(s, Conflicts())
    assert s.to_act == (1,)  # four cities, seven tokens
    assert ("reduce", a("knossos")) in s.legal()
    s.play(("reduce", a("memphis")))
    assert s.over
    begin(s, Surplus())
    assert tokens(s, 1) == {"memphis": 3}
    check(s)


def test_an_army_at_a_city_it_has_no_piece_for_stays_on_the_empty_site() -> None:
    """CIV80-8.9, CIV80-8.16"""
    s = table(2)
    city(s, 0, "knossos")
    stock(s, 0, 0)
    others = ("memphis", "tanis", "alexandria", "athens", "troy", "miletus", "byzantium", "babylon", "ur")
    city(s, 1, *others)
    put(s, 1, knossos=18)
    begin(s, Conflicts())
    assert (cities(s, 0), len(s.players[1].cities)) == ([], 9)
    assert tokens(s, 1)["knossos"] == 18
    begin(s, CityBuilding())
    assert s.over  # nine cities are on the board: none can be built
    assert tokens(s, 1) == {"knossos": 3}


# --- E7 and support


def test_eleven_tokens_do_not_build_without_a_site_and_thirteen_all_go_to_stock() -> None:
    """CIV80-9.1: all the tokens there go, not only twelve."""
    s = table(2)
    put(s, 0, scythia=13, athens=2)
    begin(s, CityBuilding())
    s.play(("build", (a("scythia"),)))
    assert (tokens(s, 0), s.players[0].stock) == ({"athens": 2}, 54)


@pytest.mark.parametrize(("beside", "asked"), [(1, False), (2, True)])
def test_a_first_city_needs_two_tokens_elsewhere(beside: int, asked: bool) -> None:
    """CIV80-9.3"""
    s = table(2)
    put(s, 0, knossos=6, athens=beside)
    begin(s, CityBuilding())
    assert s.over is not asked


def test_a_last_city_without_tokens_is_reduced_and_feeds_itself() -> None:
    """CIV80-16.1: no token on the board and one city."""
    s = table(2)
    city(s, 0, "knossos")
    begin(s, SupportCheck())
    assert s.over
    assert (cities(s, 0), tokens(s, 0)) == ([], {"knossos": 3})


def test_agriculture_asks_for_one_token_more_when_a_city_is_reduced() -> None:
    """CIV80-16.2: a stock of three is enough for a limit of three, and too small for four."""
    for cards, left in (((), {"knossos": 3}), (("agriculture",), {})):
        s = table(2)
        own(s, 0, *cards)
        city(s, 0, "knossos")
        stock(s, 0, 3)
        begin(s, SupportCheck())
        assert tokens(s, 0) == left
