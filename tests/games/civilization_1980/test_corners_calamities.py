"""Corners of E11: fewer units than a calamity wants, empty stocks, last cities, and cards that meet each other."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.civilization_1980.atlas import AREA_IDS
from civitas.games.civilization_1980.calamities.cities import CivilDisorder, Iconoclasm
from civitas.games.civilization_1980.calamities.civil_war import CivilWar
from civitas.games.civilization_1980.calamities.earth import Earth
from civitas.games.civilization_1980.calamities.epidemic import Epidemic
from civitas.games.civilization_1980.calamities.flood import Famine, Flood
from civitas.games.civilization_1980.calamities.piracy import Piracy
from civitas.games.civilization_1980.calamities.resolve import Calamities
from civitas.games.civilization_1980.hands import receive
from civitas.games.civilization_1980.invariants import check
from civitas.games.civilization_1980.memory import sure
from civitas.games.civilization_1980.pieces import found_city, units
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.tables import KIND
from games.civilization_1980.table import a, begin, cities, city, deal, own, put, ship, stock, table, tokens, told

NOBODY = -1


def passed(s: State, seat: int, name: str, trader: int) -> None:
    """A black calamity that *trader* passed to *seat* in this round's trade."""
    deal(s, seat, name)
    p = s.players[seat]
    del p.hand[-1], p.seen[-1]
    receive(p, KIND[name], sure(trader))


def lose(s: State, **amounts: int) -> tuple[Any, ...]:
    """A loss by names of areas: tokens, or 1 for a city."""
    return ("lose", tuple(amounts.get(AREA_IDS[area], 0) for area in s.legal().areas))


# --- who is struck


def test_the_third_card_is_counted_by_number_not_by_when_it_was_got() -> None:
    """CIV80-12.0.2: of Piracy, Epidemic and Famine the two lowest strike."""
    s = table(2)
    put(s, 1, memphis=3)
    passed(s, 0, "piracy", 1)
    passed(s, 0, "epidemic", 1)
    deal(s, 0, "famine")
    begin(s, Calamities())
    while not s.over:
        s.play(next(iter(s.legal())))
    assert [args[1] for args in told(s, "calamity-strikes")] == [KIND["famine"], KIND["epidemic"]]
    assert told(s, "calamity-ignored") == [(0, KIND["piracy"])]
    assert s.players[0].hand == []
    assert s.stacks[8].cards[-1] == KIND["piracy"]
    check(s)


def test_a_victim_of_two_is_still_ordered_to_lose_by_others() -> None:
    """CIV80-12.0.2: being a secondary victim is unlimited."""
    s = table(2)
    put(s, 0, athens=4)
    deal(s, 0, "volcano_earthquake", "flood")  # neither finds anything, both count
    deal(s, 1, "famine")
    begin(s, Calamities())
    assert (s.to_act, s.pending.what) == ((1,), "order-losses")
    s.play(("order", (4,)))
    assert tokens(s, 0) == {}


def test_a_calamity_kept_and_one_received_do_not_mix() -> None:
    """CIV80-12.10, CIV80-14.1: Piracy drawn stays in hand, Epidemic received strikes."""
    s = table(2)
    put(s, 0, athens=3)
    deal(s, 0, "piracy")
    passed(s, 0, "epidemic", 1)
    begin(s, Calamities())
    assert [args[1] for args in told(s, "calamity-strikes")] == [KIND["epidemic"]]
    assert s.players[0].hand == [KIND["piracy"]]
    assert tokens(s, 0) == {"athens": 1}


# --- earth and water


def test_a_lone_token_at_a_volcano_brings_the_eruption_and_saves_the_cities() -> None:
    """CIV80-12.2: with units at a volcano there is no earthquake, whatever else they own."""
    s = table(2)
    put(s, 0, thera=1)
    city(s, 0, "knossos", "athens")
    city(s, 1, "miletus")
    begin(s, Earth(0, NOBODY))
    assert s.over
    assert (tokens(s, 0), cities(s, 0), cities(s, 1)) == ({}, ["athens", "knossos"], ["miletus"])


def test_an_earthquake_with_an_empty_stock_eliminates_both_cities() -> None:
    """CIV80-12.2, CIV80-16.2"""
    s = table(2)
    city(s, 0, "rhodes")
    city(s, 1, "miletus")
    stock(s, 0, 0)
    stock(s, 1, 0)
    begin(s, Earth(0, NOBODY))
    s.play(("reduce", a("miletus")))
    assert (cities(s, 0), cities(s, 1), tokens(s, 0), tokens(s, 1)) == ([], [], {}, {})


def test_an_earthquake_leaves_the_victims_own_neighbouring_cities_alone() -> None:
    """CIV80-12.2: the second city is another player's."""
    s = table(2)
    city(s, 0, "rhodes", "miletus")
    begin(s, Earth(0, NOBODY))
    s.play(("reduce", a("rhodes")))
    assert s.over
    assert cities(s, 0) == ["miletus"]


def test_exactly_seventeen_units_on_a_plain_are_lost_without_a_question() -> None:
    """CIV80-12.3, CIV80-22.6"""
    s = table(2)
    city(s, 0, "memphis", "tanis")
    put(s, 0, upper_egypt=4, abydos=3, athens=5)
    begin(s, Flood(0, NOBODY))
    assert s.over
    assert (cities(s, 0), tokens(s, 0)) == ([], {"athens": 5})


def test_engineering_with_one_city_on_the_plain_gets_no_change_for_it() -> None:
    """CIV80-12.3: a city is five units, no more than the seven due."""
    s = table(2)
    own(s, 0, "engineering")
    city(s, 0, "memphis")
    begin(s, Flood(0, NOBODY))
    assert s.over
    assert (cities(s, 0), tokens(s, 0)) == ([], {})


def test_engineering_with_two_cities_on_the_plain_names_the_one_that_leaves_tokens() -> None:
    """CIV80-22.6: seven of ten units; the last city leaves three."""
    s = table(2)
    own(s, 0, "engineering")
    city(s, 0, "memphis", "tanis")
    begin(s, Flood(0, NOBODY))
    s.play(("last", a("tanis")))
    assert (cities(s, 0), tokens(s, 0)) == ([], {"tanis": 3})


def test_a_flood_reaches_others_only_on_its_own_plain() -> None:
    """CIV80-12.3: neither a city on a black site nor tokens on another plain can be ordered lost."""
    s = table(2)
    put(s, 0, lower_danube=1)
    city(s, 1, "odessus", "memphis")
    put(s, 1, tyras=2, upper_egypt=3)
    begin(s, Flood(0, NOBODY))
    assert s.legal().bounds == (2,)


# --- hunger and plague


def test_a_famine_leaves_a_player_of_nine_units_nothing_and_they_still_order() -> None:
    """CIV80-12.0.5, CIV80-12.0.11"""
    s = table(3)
    put(s, 0, athens=4)
    city(s, 0, "knossos")
    put(s, 1, memphis=2)
    begin(s, Famine(0, NOBODY))
    assert units(s, s.players[0]) == 0
    assert (s.to_act, s.legal().bounds) == ((0,), (0, 2))  # Asia has nothing, Egypt two units
    s.play(("order", (0, 2)))
    assert tokens(s, 1) == {}


def test_three_grain_turn_a_famine_away_and_one_may_keep_them_hidden() -> None:
    """CIV80-12.4: three save twelve of nine, so nothing is lost; showing none is a choice."""
    for shown, left in ((3, 12), (0, 3)):
        s = table(2)
        own(s, 0, "pottery")
        put(s, 0, athens=12)
        deal(s, 0, "grain", "grain", "grain", "grain")
        begin(s, Famine(0, NOBODY))
        assert len(s.legal()) == 4  # a fourth card would help nothing
        s.play(("grain", shown))
        assert tokens(s, 0) == {"athens": left}


def test_a_unit_due_from_cities_alone_costs_a_city_that_leaves_what_fits() -> None:
    """CIV80-22.6: change of four, and a limit of one."""
    s = table(2)
    own(s, 0, "pottery")
    city(s, 0, "siwa", "athens")
    deal(s, 0, "grain", "grain")
    begin(s, Famine(0, NOBODY))
    s.play(("grain", 2))
    s.play(lose(s, siwa=1))
    assert (cities(s, 0), tokens(s, 0)) == (["athens"], {"siwa": 1})


def test_two_peoples_of_one_area_cannot_both_leave_it_to_the_epidemic() -> None:
    """CIV80-22.8: the second loser sees the board as the first left it."""
    s = table(3)
    put(s, 0, athens=1, corinth=17)
    put(s, 2, athens=1)
    begin(s, Epidemic(0, 1))
    s.play(lose(s, athens=1, corinth=15))
    assert told(s, "orders-losses") == []  # Asia's token is now the last of Athens, and Egypt is the trader
    assert s.over
    assert tokens(s, 2) == {"athens": 1}


def test_an_order_smaller_than_a_city_takes_nothing_from_cities_alone() -> None:
    """CIV80-22.8: the largest loss not above three is none."""
    s = table(3)
    city(s, 2, "athens")
    put(s, 0, corinth=1)
    begin(s, Epidemic(0, 1))
    assert s.legal().bounds == (4, 0)
    s.play(("order", (3, 0)))
    assert s.over
    assert cities(s, 2) == ["athens"]


# --- war and unrest


def test_exactly_35_units_of_cities_only_are_marked_three_and_four() -> None:
    """CIV80-12.5, CIV80-12.5.3"""
    s = table(2)
    city(s, 0, "athens", "corinth", "knossos", "miletus", "rhodes", "troy", "byzantium")
    begin(s, CivilWar(0, NOBODY))
    assert (s.to_act, s.pending.what) == ((0,), "secede")  # with two players the nominee is the opponent
    space = s.legal()
    assert space.count() == 35
    s.play(next(iter(space)))
    assert s.pending.what == "keep-part"  # what the nominee marks is all the rest
    s.play(("keep_seceders",))
    assert len(s.players[0].cities) == 7


def test_34_units_are_one_too_few_even_with_philosophy() -> None:
    """CIV80-12.5.6"""
    s = table(2)
    own(s, 0, "law", "philosophy")
    city(s, 0, "athens", "corinth", "knossos", "miletus", "rhodes", "troy")
    put(s, 0, thera=4)
    begin(s, CivilWar(0, NOBODY))
    assert s.over
    assert told(s, "calamity-finds-nothing") == [(0, KIND["civil_war"])]


def test_a_graced_city_that_comes_back_from_a_civil_war_has_lost_its_grace() -> None:
    """CIV80-4.9, CIV80-12.5.4: the nominee has no piece, so it returns to its owner, as a city like any other."""
    s = table(2)
    names = ("athens", "corinth", "knossos", "miletus", "rhodes", "troy", "byzantium")
    city(s, 0, *names)
    s.graced = [a(name) for name in names]
    free = [area for area in s.board.areas if s.city[area] == NOBODY]
    for area in free[:9]:
        found_city(s, s.players[1], area)
    begin(s, CivilWar(0, NOBODY))
    s.play(next(iter(s.legal())))
    s.play(("keep_rest",))
    assert len(s.players[0].cities) == 7
    assert s.graced == []
    check(s)


@pytest.mark.parametrize(("cards", "left"), [((), 4), (("law",), 5), (("law", "democracy"), 6)])
def test_disorder_without_tokens_in_stock_eliminates_what_it_would_reduce(cards: tuple[str, ...], left: int) -> None:
    """CIV80-12.7, CIV80-15.1, CIV80-16.2"""
    s = table(2)
    own(s, 0, *cards)
    city(s, 0, "athens", "corinth", "knossos", "miletus", "rhodes", "troy", "byzantium", "memphis", "tanis")
    stock(s, 0, 0)
    begin(s, CivilDisorder(0, 1))
    while not s.over:
        s.play(s.legal()[0])
    assert len(s.players[0].cities) == left
    assert tokens(s, 0) == {}


def test_iconoclasm_takes_the_last_city_and_may_turn_on_the_trader() -> None:
    """CIV80-12.8: fewer than four cities all go; the trader is not immune."""
    s = table(3)
    city(s, 0, "knossos", "athens")
    city(s, 1, "memphis")
    own(s, 2, "law", "philosophy")
    city(s, 2, "troy")
    begin(s, Iconoclasm(0, 1))
    s.play(("reduce", a("knossos")))
    assert cities(s, 0) == []  # the last goes by itself
    assert s.legal() == [("reduce", a("memphis")), ("stop",)]
    assert s.why_not(("reduce", a("troy"))).rule == "CIV80-12.8"


def test_a_ship_in_an_open_sea_plunders_like_any_other_and_inland_cities_are_safe() -> None:
    """CIV80-12.9, CIV80-22.10"""
    s = table(2)
    city(s, 0, "knossos", "hattusas")
    ship(s, 1, "aegean_sea", "knossos.w")
    begin(s, Piracy(0, 1))
    assert s.over
    assert cities(s, 0) == ["hattusas"]
