"""What the bots think of cards and disasters: every proposal is legal, and some are plainly good."""

from __future__ import annotations

import random

import pytest

from civitas.games.civilization_1980 import GAME, sense_trade
from civitas.games.civilization_1980.calamities.civil_war import CivilWar
from civitas.games.civilization_1980.calamities.epidemic import Epidemic
from civitas.games.civilization_1980.calamities.flood import Famine
from civitas.games.civilization_1980.offers import Offer
from civitas.games.civilization_1980.purchase import CivilizationCards
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.surplus import SurplusCards
from civitas.games.civilization_1980.tables import BLACK, CIV, KIND
from civitas.games.civilization_1980.trade import Trade
from civitas.games.civilization_1980.weights import Weights
from civitas.kernel.options import Space
from games.civilization_1980.table import begin, city, deal, giving_back, hand_in, put, rich, table

SENSE = GAME.sense.build()
WEIGHTS = Weights(SENSE.weights)

HIDES, SALT, GRAIN, CLOTH, EPIDEMIC = (KIND[name] for name in ("hides", "salt", "grain", "cloth", "epidemic"))
HANDS = (
    "salt salt salt hides ochre iron epidemic",
    "cloth cloth salt papyrus grain hides",
    "grain grain cloth iron salt bronze",
    "spice gems salt cloth hides",
)


def chosen(s: State, seat: int, weights: Weights = WEIGHTS) -> tuple[object, ...]:
    """What the advice comes to."""
    options = s.legal(seat)
    if isinstance(options, Space):
        found = sense_trade.proposals(weights, s, seat, options)
        assert all(option in options for option in found)
        return found[0] if found else options.sample(random.Random(1))
    advice = sense_trade.advice(weights, s, seat, options)
    assert len(advice) == len(options)
    return options[advice.index(max(advice))]


@pytest.mark.parametrize("mode", ["market", "floor"])
def test_whole_trades_of_bots_are_legal_end_and_make_sets(mode: str) -> None:
    s = table(4, trade_mode=mode)
    for seat, names in enumerate(HANDS):
        deal(s, seat, *names.split())
    before = sum(sense_trade.worth_of_hand(s, seat) for seat in range(4))
    begin(s, Trade())
    for _ in range(200):
        if s.over:
            break
        for seat in s.to_act:
            if not s.over and seat in s.to_act:
                s.play(chosen(s, seat), seat)
    assert s.over
    assert sum(sense_trade.worth_of_hand(s, seat) for seat in range(4)) > before


def test_an_offer_gives_singles_and_a_calamity_and_asks_for_what_is_collected() -> None:
    s = table(2)
    deal(s, 0, *HANDS[0].split())
    deal(s, 1, *HANDS[1].split())
    begin(s, Trade())
    verb, give, named, wants = chosen(s, 0)
    assert verb == "offer"
    assert SALT not in give  # type: ignore[operator]
    assert EPIDEMIC in give  # type: ignore[operator]
    assert wants == SALT
    assert not BLACK[named]  # type: ignore[call-overload]


def test_an_offer_gives_another_set_when_one_card_makes_up_for_it() -> None:
    s = table(2)
    deal(s, 0, "cloth", "cloth", "cloth", "hides", "hides", "hides", "ochre")
    deal(s, 1, *HANDS[2].split())
    begin(s, Trade())
    assert chosen(s, 0) == ("offer", (HIDES, HIDES, HIDES), HIDES, CLOTH)


def test_a_counter_gives_what_is_asked_for() -> None:
    s = table(2)
    deal(s, 0, "cloth", "cloth", "cloth", "hides", "hides", "hides", "ochre")
    deal(s, 1, "cloth", "hides", "hides", "ochre", "iron")
    begin(s, Trade())
    s.play(("offer", (HIDES, HIDES, HIDES), HIDES, CLOTH), 0)
    s.play(("pass",), 1)
    s.play(("none",), 0)
    assert chosen(s, 1) == ("none",)  # between two, nobody completes the other's set
    verb, whom, give, named = chosen(s, 1, Weights(GAME.sense.build("", {"trade_rival": 0.0}).weights))
    assert (verb, whom, named) == ("counter", 0, CLOTH)
    assert HIDES not in give  # type: ignore[operator]


def test_a_bad_deal_is_declined() -> None:
    s = table(2)
    deal(s, 0, "cloth", "cloth", "cloth", "hides")
    deal(s, 1, "hides", "hides", "ochre")
    begin(s, Trade())
    s.play(("offer", (CLOTH, CLOTH, CLOTH), CLOTH, None), 0)
    s.play(("pass",), 1)
    s.play(("none",), 0)
    s.play(("counter", 0, (HIDES, HIDES, KIND["ochre"]), HIDES), 1)
    assert chosen(s, 0) == ("decline",)


def test_the_payment_spares_the_best_set() -> None:
    s = table(2)
    deal(s, 0, "salt", "salt", "salt", "salt", "grain", "grain", "grain", "hides", "hides")
    rich(s, 0, 12)
    begin(s, CivilizationCards())
    s.play(("buy", CIV["pottery"]))
    s.play(("pay",))
    assert chosen(s, 0) == hand_in(grain=3)  # 36 and nine tokens


def test_the_best_six_are_kept_and_a_calamity_while_there_is_room() -> None:
    s = table(2)
    deal(s, 0, "salt", "salt", "salt", "salt", "cloth", "cloth", "hides", "epidemic")
    begin(s, SurplusCards())
    assert chosen(s, 0) == giving_back(hides=1, epidemic=1)


@pytest.mark.parametrize("step", [Famine(0, -1), Epidemic(0, 1), CivilWar(0, -1)])
def test_losses_that_are_proposed_can_be_chosen(step: object) -> None:
    s = table(3)
    city(s, 0, "knossos", "athens", "corinth", "sparta", "sardis")
    put(s, 0, troy=4, lycia=3, rhodes=3, miletus=2, byzantium=5)
    put(s, 1, tanis=9, memphis=4)
    put(s, 2, carthage=12)
    begin(s, step.clone())  # type: ignore[attr-defined]
    for _ in range(20):
        if s.over:
            break
        s.play(chosen(s, s.to_act[0]))
    assert s.over


@pytest.mark.parametrize(("rival", "said"), [(0.0, ("accept", 1)), (2.0, ("decline",))])
def test_a_deal_by_which_the_other_gains_far_more_is_grudged_between_two(rival: float, said: tuple[object, ...]) -> None:
    """Three Gems for two Cloth: little for us, a great set for whoever has some already."""
    weights = Weights(GAME.sense.build("", {"trade_rival": rival}).weights)
    s = table(2)
    deal(s, 0, "cloth", "cloth", "cloth", "salt", "salt", "hides")
    deal(s, 1, "cloth", "salt", "ochre", "salt")
    begin(s, Trade())
    s.play(("offer", (HIDES, SALT, SALT), SALT, CLOTH), 0)
    s.play(("pass",), 1)
    s.play(("none",), 0)
    s.play(("counter", 0, (KIND["ochre"], CLOTH, SALT), CLOTH), 1)
    options = s.legal(0)
    advice = sense_trade.advice(weights, s, 0, options)
    assert options[advice.index(max(advice))] == said


def test_among_many_it_is_grudged_less() -> None:
    offer = Offer(0, 3, 13, SALT, CLOTH, (HIDES, SALT, SALT))
    counter = Offer(1, 3, 9, CLOTH)
    weights = Weights(GAME.sense.build("", {"trade_rival": 1.0}).weights)
    assert sense_trade.envy(weights, counter, offer, 1) == pytest.approx(3 * sense_trade.envy(weights, counter, offer, 3))
    assert sense_trade.envy(weights, counter, offer, 1) > 0
