"""Timing conflicts and frequent questions of E9 to E13 (CIV80-23), on whole events one after another."""

from __future__ import annotations

import random

from civitas.games.civilization_1980.calamities.epidemic import Epidemic
from civitas.games.civilization_1980.calamities.flood import Famine
from civitas.games.civilization_1980.calamities.piracy import Piracy
from civitas.games.civilization_1980.calamities.resolve import Calamities
from civitas.games.civilization_1980.hands import receive
from civitas.games.civilization_1980.memory import sure
from civitas.games.civilization_1980.purchase import CivilizationCards, prices
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.succession import Succession, groups_owned
from civitas.games.civilization_1980.surplus import SurplusCards
from civitas.games.civilization_1980.tables import CIV, KIND
from civitas.games.civilization_1980.trade import Trade
from civitas.games.civilization_1980.trade_market import Market
from civitas.kernel.options import Space
from games.civilization_1980.table import a, begin, city, deal, giving_back, hand_in, own, put, rich, ship, table, told


def buy(s: State, name: str) -> None:
    """Seat to act buys one card and pays with all that is needed."""
    s.play(("buy", CIV[name]))
    s.play(("pay",))
    if s.to_act and s.decision().what == "hand-in":
        s.play(s.legal().sample(random.Random(1)))


def test_a_card_bought_gives_its_effect_at_once_its_credit_from_the_next_round() -> None:
    """CIV80-23.5."""
    s = table(2)
    deal(s, 0, *["salt"] * 7)
    rich(s, 0, 20)
    begin(s, CivilizationCards())
    buy(s, "coinage")
    assert groups_owned(s.players[0])  # counts for the A.S.T. of this round
    assert prices(s.players[0].cards)[CIV["medicine"]] == 120  # the next purchase is another round's


def test_grain_that_was_spent_feeds_nobody() -> None:
    """CIV80-23.6: E10 comes before E11."""
    s = table(2)
    own(s, 0, "pottery")
    deal(s, 0, *["grain"] * 4)
    put(s, 0, knossos=9)
    begin(s, CivilizationCards())
    s.play(("buy", CIV["cloth_making"]))
    s.play(("pay",))
    s.play(hand_in(grain=3))
    begin(s, Famine(0, -1))
    assert s.legal() == [("grain", 0), ("grain", 1)]


def test_a_calamity_of_e11_lies_under_what_e10_returned_and_above_what_e12_returns() -> None:
    """CIV80-23.7."""
    s = table(2)
    deal(s, 0, "famine", *["grain"] * 7)
    put(s, 0, knossos=9)
    begin(s, CivilizationCards())
    s.play(("buy", CIV["mysticism"]))
    s.play(("pay",))
    s.play(hand_in(grain=3))
    begin(s, Calamities())
    deal(s, 0, *["salt"] * 3)
    begin(s, SurplusCards())
    s.play(giving_back(grain=1))  # of three Salt and four Grain
    assert s.stacks[3].cards[-5:] == [KIND["grain"]] * 3 + [KIND["famine"], KIND["grain"]]


def test_who_has_left_the_board_may_still_send_pirates_and_need_not_fear_the_epidemic() -> None:
    """CIV80-23.9: ships stay on the board."""
    s = table(3)
    city(s, 0, "knossos", "athens")
    ship(s, 1, "knossos.w")
    begin(s, Piracy(0, 1))
    s.play(("plunder", (a("knossos"),)))
    put(s, 2, troy=30)
    begin(s, Epidemic(2, 1))
    assert s.legal().bounds == (4, 0)  # Crete's city; the trader has nothing to lose and could not be ordered to


def test_whoever_holds_a_red_calamity_trades_with_the_rest_of_their_cards() -> None:
    """CIV80-23.11, CIV80-11.10: and nobody is forced to."""
    s = table(2)
    deal(s, 0, "flood", "hides", "hides", "hides")
    deal(s, 1, "salt", "salt", "salt")
    begin(s, Trade())
    assert set(s.to_act) == {0, 1}
    assert s.legal(0).plain()["items"] == [KIND["hides"]]
    assert s.why_not(("pass",), 0) is None


def test_with_two_players_all_orders_fall_on_the_one_opponent_within_the_caps() -> None:
    """CIV80-23.13."""
    s = table(2)
    put(s, 0, knossos=9)
    put(s, 1, tanis=30)
    begin(s, Famine(0, -1))
    assert s.legal().bounds == (11,)


def test_cities_gained_in_a_civil_war_need_support_at_the_end_of_e11() -> None:
    """CIV80-12.5.7, CIV80-12.5.6: no grace as after a revolt; the threshold of 35 holds with Philosophy too."""
    s = table(2)
    own(s, 0, "philosophy")
    city(s, 0, "knossos", "athens", "corinth", "sparta")
    put(s, 0, troy=15)
    deal(s, 0, "civil_war")
    begin(s, Calamities())
    areas = s.legal().areas
    s.play(("secede", tuple([1 if area in (a("knossos"), a("athens"), a("corinth")) else 0 for area in areas])))
    s.play(("keep_rest",))
    assert s.to_act == (1,)
    assert s.decision().what == "reduce-for-support"


def test_a_market_of_seven_asks_at_most_84_times() -> None:
    """CIV80-11.36: 7 offers, 7 counters and at most 7 answers in each of 4 rounds."""
    s = table(7)
    kinds = ["hides", "ochre", "salt", "grain", "cloth", "bronze", "iron"]
    for seat in range(7):
        deal(s, seat, *[kinds[(seat + i) % 7] for i in range(4)])
    for seed in range(20):
        t, rng = s.clone(), random.Random(seed)
        begin(t, Trade())
        answers = 0
        while not t.over:
            seat = rng.choice(t.to_act)
            options = t.legal(seat)
            t.play(options.sample(rng) if isinstance(options, Space) else rng.choice(options), seat)
            answers += 1
        assert answers <= 84


def test_what_is_said_beyond_the_declaration_is_no_part_of_the_game() -> None:
    """CIV80-11.6: an offer holds three facts and a wish; there is nothing else to say or to lie about."""
    s = table(2)
    deal(s, 0, "hides", "hides", "hides")
    deal(s, 1, "salt", "salt", "salt")
    begin(s, Trade())
    s.play(("offer", (KIND["hides"],) * 3, KIND["hides"], KIND["salt"]), 0)
    s.play(("pass",), 1)
    market = s.stack[-1]
    assert isinstance(market, Market)
    seen = s.view(1)["stack"][-1]["offers"][0]
    facts = {key: seen[key] for key in ("seat", "count", "total", "named", "wants", "give")}
    assert facts == {"seat": 0, "count": 3, "total": 9, "named": KIND["hides"], "wants": KIND["salt"], "give": {"hidden": 3}}
    assert seen.keys() - facts.keys() == {"is", "number", "to", "answers", "paused"}


def test_the_trader_of_a_calamity_is_told_when_it_strikes() -> None:
    """CIV80-12.0.1."""
    s = table(2)
    card = KIND["civil_disorder"]
    s.stacks[6].cards.remove(card)
    s.stacks[6].seen.pop()
    receive(s.players[0], card, sure(1))
    begin(s, Calamities())
    assert told(s, "calamity-was-passed") == [(0, card, 1)]


def test_the_succession_counts_what_was_bought_in_the_same_round() -> None:
    """CIV80-23.5: Mysticism and Cloth Making, bought in E10, open epoch 3 in E13."""
    s = table(2)
    city(s, 0, "knossos", "athens")
    s.players[0].space = s.rules.epoch_start[s.players[0].nation][3] - 1
    deal(s, 0, *["salt"] * 6)
    begin(s, CivilizationCards())
    s.play(("buy", CIV["mysticism"]))
    s.play(("buy", CIV["cloth_making"]))
    s.play(("pay",))
    s.play(hand_in(salt=6))
    begin(s, Succession())
    assert s.players[0].space == s.rules.epoch_start[s.players[0].nation][3]
