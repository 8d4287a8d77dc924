"""Corners of E8 to E13 and of the variants: empty hands and stacks, limits met exactly, and deals that cross."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.civilization_1980.acquisition import TradeCardAcquisition
from civitas.games.civilization_1980.atlas import AREA_IDS, ZONE_AREA
from civitas.games.civilization_1980.calamities.resolve import Calamities
from civitas.games.civilization_1980.invariants import check
from civitas.games.civilization_1980.memory import giver_of
from civitas.games.civilization_1980.movement import MoveTurn
from civitas.games.civilization_1980.purchase import CivilizationCards
from civitas.games.civilization_1980.scoring import close, standing, winner
from civitas.games.civilization_1980.ships import Shipbuilding
from civitas.games.civilization_1980.state import FARMERS, NOMADS, State
from civitas.games.civilization_1980.succession import Succession
from civitas.games.civilization_1980.surplus import SurplusCards
from civitas.games.civilization_1980.tables import CIV, FINISH, KIND, MYSTICISM
from civitas.games.civilization_1980.trade import Trade
from games.civilization_1980.table import begin, city, deal, giving_back, hand_in, own, put, rich, ship, table, tokens, told, z

HIDES, IRON, SALT, GRAIN, GOLD = (KIND[name] for name in ("hides", "iron", "salt", "grain", "gold"))
EPIDEMIC, PIRACY = KIND["epidemic"], KIND["piracy"]


def dealt(*hands: str, **options: Any) -> State:
    s = table(len(hands), **options)
    for seat, names in enumerate(hands):
        deal(s, seat, *names.split())
    return s


def say(s: State, **answers: tuple[Any, ...]) -> None:
    """Sealed answers by seat: s0=..., s1=..."""
    for seat, answer in answers.items():
        s.play(answer, int(seat[1:]))


# --- E8


def test_seventeen_tokens_buy_no_gold_and_eighteen_buy_one() -> None:
    """CIV80-10.2"""
    for treasury, asked in ((17, False), (18, True)):
        s = table(2)
        rich(s, 0, treasury)
        begin(s, TradeCardAcquisition())
        assert s.over is not asked
    s.play(("gold",))
    assert s.over
    assert (s.players[0].hand, s.players[0].treasury, s.players[0].stock) == ([GOLD], 0, 56)


def test_an_empty_stack_in_the_middle_does_not_stop_the_draw() -> None:
    """CIV80-10.1: no substitute, and the next stack all the same."""
    s = table(2)
    city(s, 0, "knossos", "athens", "troy")
    hides = s.stacks[1]
    moved = [card for card in hides.cards if card < KIND["volcano_earthquake"]]
    s.players[1].hand = moved.copy()
    s.players[1].seen = [0] * len(moved)
    s.players[1].red = [KIND["volcano_earthquake"]]
    hides.cards, hides.seen = [], []
    begin(s, TradeCardAcquisition())
    assert sorted(s.players[0].hand) == sorted([HIDES, SALT])
    check(s)


def test_a_rich_player_may_draw_piracy_after_the_last_gold() -> None:
    """CIV80-10.2, CIV80-10.6: they see each card before they buy the next, and the calamity lies under the three."""
    s = table(2)
    city(s, 1, "memphis")
    rich(s, 0, 54)
    for _ in range(2):
        s.stacks[8].cards.append(s.stacks[8].cards.pop(0))  # one Gold on top, then Piracy
    s.stacks[8].seen = [0] * 4
    assert s.stacks[8].cards[:2] == [GOLD, PIRACY]
    begin(s, TradeCardAcquisition())
    s.play(("gold",))
    s.play(("gold",))
    assert s.players[0].hand == [GOLD, PIRACY]
    assert s.why_not(("gold",)) is None


# --- E9


def test_two_calamities_may_cross_in_one_deal_and_each_has_its_trader() -> None:
    """CIV80-11.7: each strikes who received it, and neither can be passed back."""
    s = dealt("hides salt epidemic", "iron iron piracy")
    begin(s, Trade())
    say(s, s0=("offer", (HIDES, SALT, EPIDEMIC), SALT, None), s1=("pass",))
    say(s, s0=("none",), s1=("counter", 0, (IRON, IRON, PIRACY), IRON))
    say(s, s0=("accept", 1))
    crete, egypt = s.players[0], s.players[1]
    assert giver_of(crete, crete.hand.index(PIRACY)) == 1
    assert giver_of(egypt, egypt.hand.index(EPIDEMIC)) == 0
    assert s.legal(0) == [("pass",)]  # two tradable cards are left to each
    assert s.legal(1) == [("pass",)]
    assert s.why_not(("offer", (IRON, IRON, PIRACY), IRON, None), 0).rule == "CIV80-11.7"


def test_three_calamities_make_a_trader_who_can_only_pass() -> None:
    """CIV80-11.8, CIV80-11.33: a give needs a commodity, and the table must not know that they have none."""
    s = dealt("epidemic piracy civil_disorder", "iron iron iron")
    begin(s, Trade())
    assert set(s.to_act) == {0, 1}
    assert s.legal(0) == [("pass",)]
    assert s.why_not(("offer", (EPIDEMIC, KIND["civil_disorder"], PIRACY), EPIDEMIC, None), 0).rule == "CIV80-11.8"


def test_of_two_accepted_deals_over_one_calamity_the_first_on_the_ast_gets_it() -> None:
    """CIV80-11.31: a calamity is the very card; the second deal is void and nothing of it moves."""
    s = dealt("hides salt epidemic", "iron iron iron", "grain grain grain")  # Crete, Egypt, Asia
    begin(s, Trade())
    say(s, s0=("offer", (HIDES, SALT, EPIDEMIC), SALT, None), s1=("pass",), s2=("offer", (GRAIN, GRAIN, GRAIN), GRAIN, None))
    say(s, s0=("counter", 2, (HIDES, SALT, EPIDEMIC), HIDES), s1=("counter", 0, (IRON, IRON, IRON), IRON), s2=("none",))
    say(s, s0=("accept", 1), s2=("accept", 0))
    assert EPIDEMIC in s.players[1].hand  # Crete's own offer comes before Asia's
    assert s.players[2].hand == [GRAIN] * 3
    assert told(s, "deal-void") == [(2, 0)]


def test_an_offer_of_one_trader_may_have_several_counters_and_takes_one() -> None:
    """CIV80-11.2: exactly two players take part in a deal."""
    s = dealt("hides hides hides", "iron iron iron", "grain grain grain")
    begin(s, Trade())
    say(s, s0=("offer", (HIDES, HIDES, HIDES), HIDES, None), s1=("pass",), s2=("pass",))
    say(s, s0=("none",), s1=("counter", 0, (IRON, IRON, IRON), IRON), s2=("counter", 0, (GRAIN, GRAIN, GRAIN), GRAIN))
    assert s.legal(0) == [("accept", 2), ("accept", 1), ("decline",)]  # in A.S.T. order: Asia, Egypt
    s.play(("accept", 1), 0)
    assert (s.players[0].hand, s.players[2].hand) == ([IRON] * 3, [GRAIN] * 3)


# --- E10


def test_a_treasury_that_is_one_short_buys_nothing_and_is_passed_over() -> None:
    """CIV80-13.12: Mysticism costs 30."""
    for treasury, asked in ((29, False), (30, True)):
        s = table(2)
        rich(s, 0, treasury)
        begin(s, CivilizationCards())
        assert s.over is not asked


def test_whoever_buys_last_finds_the_card_sold_out_in_the_same_event() -> None:
    """CIV80-13.7: one Mysticism for two players, and Egypt buys first."""
    s = table(2)
    assert s.supply[MYSTICISM] == 1
    rich(s, 0, 30)
    rich(s, 1, 30)
    begin(s, CivilizationCards())
    s.play(("buy", MYSTICISM))  # paid at once: there is nothing else to choose
    assert s.over  # and Crete's thirty tokens buy nothing else
    assert s.players[1].cards == 1 << MYSTICISM
    assert s.players[0].treasury == 30


def test_the_eleventh_card_may_be_bought_and_a_twelfth_not_in_the_same_payment() -> None:
    """CIV80-13.1"""
    s = table(2)
    own(s, 0, "cloth_making", "pottery", "drama", "music", "architecture", "astronomy", "metalworking", "agriculture", "coinage", "literacy")
    deal(s, 0, *["salt"] * 9)
    begin(s, CivilizationCards())
    s.play(("buy", CIV["mysticism"]))
    assert s.why_not(("buy", CIV["engineering"])).rule == "CIV80-13.1"
    assert s.legal() == [("pay",)]


def test_the_hand_pays_without_the_calamity_it_holds() -> None:
    """CIV80-13.6: a calamity received is worth nothing, and stays to strike."""
    s = dealt("salt salt salt salt", "")
    deal(s, 0, "epidemic")
    s.players[0].seen[-1] = 1 << 9  # passed on by Egypt
    begin(s, CivilizationCards())
    s.play(("buy", CIV["pottery"]))
    s.play(("pay",))
    s.play(hand_in(salt=4))
    assert s.players[0].hand == [EPIDEMIC]
    assert giver_of(s.players[0], 0) == 1
    check(s)


# --- E12, E13 and the end


def test_seven_cards_with_a_calamity_may_shed_it_and_keep_six_goods() -> None:
    """CIV80-14.1"""
    s = dealt("hides hides iron iron salt salt piracy", "")
    begin(s, SurplusCards())
    assert s.why_not(giving_back()).rule == "CIV80-14.1"
    assert s.why_not(giving_back(piracy=1, hides=1)).rule == "CIV80-14.1"
    s.play(giving_back(piracy=1))
    assert len(s.players[0].hand) == 6
    assert s.stacks[8].cards[-1] == PIRACY


def test_nobody_falls_behind_the_start() -> None:
    """CIV80-14.2: without a city or anything else the marker still leaves the arrow, and never goes below it."""
    s = table(2)
    begin(s, Succession())
    assert [p.space for p in s.players] == [1, 1]
    row = '{"crete": {"epoch_start": {"2": 2}}}'
    s = table(2, ast_override=row)
    s.players[0].space = 2
    for space in (1, 1, 1):  # back, then barred for want of two cities
        begin(s, Succession())
        assert s.players[0].space == space


def test_at_the_finish_equal_totals_are_settled_by_the_ast() -> None:
    """CIV80-14.7: Crete comes before Egypt."""
    s = table(2)
    for p in s.players:
        p.space = FINISH
    assert winner(s) == 0
    deal(s, 1, "hides")
    assert winner(s) == 1
    close(s)
    assert standing(s) == [(1,), (0,)]


def test_a_player_out_of_the_map_keeps_hand_treasury_and_cards_and_may_win() -> None:
    """CIV80-16.4, CIV80-14.10"""
    s = table(2)
    s.players[0].space = 9
    s.round = s.rules.max_rounds
    assert winner(s) == 0


# --- variants


def test_a_nomads_ship_among_strangers_is_lost_and_one_token_keeps_one() -> None:
    """CIV80-17.1.3"""
    s = table(2, variant=NOMADS)
    put(s, 0, knossos=1)
    put(s, 1, athens=2)
    ship(s, 0, "athens.w", "knossos.w")
    begin(s, Shipbuilding())
    assert told(s, "gives-up-ship") == [(0, z("athens.w"))]
    s.play(("keep", 1, "area"))
    assert (s.players[0].ships, tokens(s, 0)) == ([z("knossos.w")], {})


def test_nomads_shut_in_by_strangers_load_nothing_for_shores_they_may_not_enter() -> None:
    """CIV80-7.5.7: every coast in reach is taken."""
    s = table(2, variant=NOMADS)
    put(s, 0, knossos=2)
    ship(s, 0, "knossos.w")
    harbours = s.board.harbours[1][z("knossos.w")][4]
    for name in sorted({AREA_IDS[ZONE_AREA[zone]] for zone in harbours} - {"knossos"}):
        put(s, 1, **{name: 1})
    begin(s, MoveTurn(0))
    assert not [option for option in s.legal() if option[0] == "load"]
    assert s.why_not(("load", 0, 1)).rule == "CIV80-7.3.3"


def test_farmers_step_back_without_a_city_and_need_two_for_the_second_epoch() -> None:
    """CIV80-17.2.1"""
    s = table(2, variant=FARMERS)
    start = s.rules.epoch_start[s.players[0].nation][2]
    s.players[0].space = start
    begin(s, Succession())
    assert s.players[0].space == start - 1
    city(s, 0, "knossos")
    begin(s, Succession())
    assert s.players[0].space == start - 1
    city(s, 0, "athens")
    begin(s, Succession())
    assert s.players[0].space == start


@pytest.mark.parametrize("players", [2, 7])
def test_a_round_in_which_nobody_holds_or_draws_a_card_has_no_questions_from_e8_on(players: int) -> None:
    """CIV80-1.3: events with nothing to do are skipped in silence."""
    s = table(players)
    for step in (TradeCardAcquisition(), Trade(), CivilizationCards(), Calamities(), SurplusCards(), Succession()):
        begin(s, step)
        assert s.over
