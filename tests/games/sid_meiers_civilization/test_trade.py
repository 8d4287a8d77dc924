"""Collecting and bargains (SMC-7)."""

from __future__ import annotations

import random

import pytest

from civitas.games.sid_meiers_civilization.bargains import GOODS, NOTHING, Bargain, Bundles, Negotiating, goods_of
from civitas.games.sid_meiers_civilization.tables import EVENT, HUT_IDS
from civitas.games.sid_meiers_civilization.trade import Collecting
from civitas.games.sid_meiers_civilization.yields import trade_income
from civitas.kernel.history import undo_blocker
from games.sid_meiers_civilization.table import begin, govern, hold_events, hold_tokens, know, own, put_city, q, table
from games.sid_meiers_civilization.test_founding import paint, plains


def bundle(**goods: int) -> tuple[int, ...]:
    """A bundle by the names of its goods."""
    return tuple(goods.get(name, 0) for name in GOODS)


def icons(s, square: str, n: int) -> None:
    """So many trade icons around a square: water."""
    near = [q(square) + d for d in (-17, -16, -15, -1, 1, 15, 16, 17)]
    for other in near[:n]:
        paint(s, other, 4)


def two_cities(first: int = 4, second: int = 8):
    """Seat 0 has two cities with so many trade icons."""
    s = plains()
    icons(s, "f2", first)
    s.cities[0] = q("f2")
    s.realm = (-1,) * 256
    from civitas.games.sid_meiers_civilization.board import place_city

    place_city(s, 0, q("f2"))
    place_city(s, 3, s.cities[3])
    put_city(s, 0, "c9")
    icons(s, "c9", second)
    return s


def test_ex_20_the_icons_of_all_cities_add_up():  # SMC-7.1
    s = two_cities()
    s.players[0].trade = 0
    begin(s, Collecting())
    assert s.players[0].trade == 12


def test_ex_21_the_marked_spaces_of_the_dial_are_ordinary_ones():  # SMC-7.1
    s = two_cities(3, 0)
    s.players[0].trade = 3
    begin(s, Collecting())
    assert s.players[0].trade == 6


def test_ex_22_the_dial_stops_at_27():  # SMC-7.1
    s = two_cities(1, 8)
    s.players[0].trade = 22
    begin(s, Collecting())
    assert s.players[0].trade == 27


def test_ex_104_democracy_collects_two_more_and_fundamentalism_two_less():  # SMC-7.1, SMC-19.10
    s = two_cities()
    govern(s, 0, "democracy")
    s.players[0].trade = 3
    begin(s, Collecting())
    assert s.players[0].trade == 17
    govern(s, 0, "fundamentalism")
    assert trade_income(s, 0) == 10
    s = two_cities(1, 0)
    govern(s, 0, "fundamentalism")
    assert trade_income(s, 0) == 0
    govern(s, 0, "democracy")
    assert trade_income(s, 0) == 3


def test_ex_109_in_the_option_set_nothing_is_added_when_trade_is_collected():  # SMC-6.10
    s = two_cities()
    s.rules.government_set = 1
    govern(s, 0, "democracy")
    assert trade_income(s, 0) == 12


def test_ex_24_a_deal_and_the_hand_limit():  # SMC-7.4, SMC-7.4.2
    s = table(2)
    a, b = s.players
    a.trade, b.trade = 9, 0
    hold_tokens(s, 0, "hut_wheat")
    hold_events(s, 0, "sabotage", "drought")
    hold_events(s, 1, "defection", "disoriented")
    begin(s, Bargain(0, 1))
    s.play(("propose", bundle(trade=5, huts=1), bundle(events_1=1)))
    s.play(("accept",), 1)
    assert s.to_act == (1,)  # A hands over all its huts: nothing to choose
    s.play(("give", (), (), (EVENT["disoriented"],)), 1)
    assert s.decision().what == "discard-events"
    assert s.to_act == (0,)  # A holds three, B one
    s.play(("discard-events", (EVENT["drought"],)))
    assert s.pending is None
    assert (a.trade, b.trade) == (4, 5)
    assert b.huts.cards == [HUT_IDS.index("hut_wheat")]
    assert sorted(a.events.cards) == sorted([EVENT["sabotage"], EVENT["disoriented"]])


def test_the_giver_still_knows_what_was_handed_over():  # SMC-7.4.6, SMC-7.4.3
    s = table(3)
    hold_tokens(s, 0, "hut_spy")
    begin(s, Bargain(0, 1))
    s.play(("propose", bundle(huts=1), NOTHING))
    s.play(("accept",), 1)
    spy = HUT_IDS.index("hut_spy")
    for n in range(20):
        assert s.determinize(0, random.Random(n)).players[1].huts.cards == [spy]
    assert {s.determinize(2, random.Random(n)).players[1].huts.cards[0] for n in range(40)} > {spy}


@pytest.mark.parametrize("given", ["disoriented", "exchange_of_ideas"])
def test_a_deal_in_hidden_things_is_not_taken_back_even_if_twins_were_exchanged(given):  # SMC-7.4.6
    """Whether it can be taken back must not tell the others that a card which the receiver knew came for its twin."""
    s = table()
    hold_events(s, 0, "disoriented", "exchange_of_ideas")
    hold_events(s, 1, "exchange_of_ideas")
    s.players[0].events.show(1, 1 << 1 + 8)  # seat 1 once handed it over
    begin(s, Negotiating())
    s.play(("offer", 1))
    s.play(("propose", bundle(events_1=1), bundle(events_1=1)))
    s.play(("accept",))
    before = s.clone()
    s.play(("give", (), (), (EVENT[given],)))
    assert undo_blocker(before, s) is not None


def test_ex_25_only_these_goods_are_traded():  # SMC-7.4
    assert GOODS == ["trade", "culture", "wheat", "silk", "incense", "iron", "huts", "villages", "events_1", "events_2", "events_3"]


def test_a_bundle_is_payable_and_not_both_are_empty():  # SMC-7.4.5
    s = table(2)
    own(s, 0, iron=1)
    s.players[0].trade = s.players[1].trade = 1
    begin(s, Bargain(0, 1))
    assert s.why_not(("propose", bundle(iron=2), NOTHING)).rule == "SMC-7.4.5"
    assert s.why_not(("propose", NOTHING, NOTHING)).message == "an-offer-holds-something"
    assert s.legal().count() == 2 * 2 * 2 - 1
    assert len(set(s.legal())) == 7


def test_trade_received_above_27_is_lost():  # SMC-7.4.1
    s = table(2)
    s.players[0].trade, s.players[1].trade = 10, 25
    begin(s, Bargain(0, 1))
    s.play(("propose", bundle(trade=10), NOTHING))
    s.play(("accept",), 1)
    assert [p.trade for p in s.players] == [0, 27]


def test_trade_that_goes_both_ways_is_exchanged_at_once():  # SMC-7.4.5
    s = table(2)
    s.players[0].trade, s.players[1].trade = 27, 5
    begin(s, Bargain(0, 1))
    s.play(("propose", bundle(trade=3), bundle(trade=5)))
    s.play(("accept",), 1)
    assert [p.trade for p in s.players] == [27, 3]


def test_a_rejected_offer_changes_nothing():  # SMC-7.4.5
    s = table(2)
    before = [goods_of(p) for p in s.players]
    begin(s, Bargain(0, 1))
    s.play(("propose", bundle(trade=1), NOTHING))
    s.play(("reject",), 1)
    assert [goods_of(p) for p in s.players] == before


def test_the_phase_ends_when_all_have_passed_in_a_row():  # SMC-7.4.4, SMC-7.4.8
    s = table(3)
    begin(s, Negotiating())
    assert s.to_act == (0,)
    s.play(("pass",))
    s.play(("offer", 0), 1)
    s.play(("propose", bundle(trade=1), NOTHING))
    s.play(("reject",), 0)
    for seat in (2, 0, 1):
        assert s.to_act == (seat,)
        s.play(("pass",))
    assert s.pending is None


def test_offers_are_limited():  # SMC-7.4.7
    s = table(2, max_offers_per_player=1)
    hold_tokens(s, 0, "hut_wheat")  # so that they are asked although only a pass is left
    begin(s, Negotiating())
    s.play(("offer", 1))
    s.play(("propose", bundle(trade=1), NOTHING))
    s.play(("reject",))
    s.play(("pass",), 1)
    assert s.why_not(("offer", 1)).rule == "SMC-7.4.7"
    assert s.why_not(("offer", 0)).rule == "SMC-7.4.4"


def test_a_silk_received_in_a_deal_is_spent_in_the_same_phase():  # SMC-7.4.4, SMC-7.3
    from civitas.games.sid_meiers_civilization.tables import ABILITY

    s = table(2)
    know(s, 0, "horseback_riding")
    own(s, 1, silk=1)
    s.players[0].trade = s.players[1].trade = 1
    begin(s, Negotiating())
    s.play(("pass",))
    s.play(("offer", 0), 1)
    s.play(("propose", bundle(silk=1), NOTHING))
    s.play(("accept",), 0)
    s.play(("use", ABILITY["horseback_riding_silk"]), 0)
    assert [p.trade for p in s.players] == [10, 7]


@pytest.mark.parametrize("seed", range(5))
def test_bundles_are_counted_and_drawn(seed):
    space = Bundles((1, 0, 2) + (0,) * 8, (0, 1) + (0,) * 9)
    assert space.count() == 2 * 3 * 2 - 1 == len(list(space))
    assert space.sample(random.Random(seed)) in space
