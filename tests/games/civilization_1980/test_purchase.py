"""E10: buying civilization cards (CIV80-13), and what sets are worth."""

from __future__ import annotations

import random
from typing import Any

import pytest

from civitas.games.civilization_1980.hands import hand_value
from civitas.games.civilization_1980.purchase import CivilizationCards, choose_anew, prices, total_price
from civitas.games.civilization_1980.state import State, owns
from civitas.games.civilization_1980.tables import CARD_LIMIT, CIV, CIV_IDS, COPIES, COST, KIND, PLACE, STACK, set_value
from civitas.kernel.facts import load
from civitas.kernel.flow import IllegalChoice
from civitas.kernel.history import undo_blocker
from games.civilization_1980.table import begin, deal, hand_in, own, rich, table, told

FACTS = load("civitas.games.civilization_1980", "commodities")


def mask(*names: str) -> int:
    return sum(1 << CIV[name] for name in names)


def price(name: str, *owned: str) -> int:
    return prices(mask(*owned))[CIV[name]]


def shop(hand: str = "", treasury: int = 0, owned: str = "", players: int = 2, **options: Any) -> State:
    """Seat 0, Crete, at the counter: Egypt, with empty hands, is passed over."""
    s = table(players, **options)
    deal(s, 0, *hand.split())
    rich(s, 0, treasury)
    own(s, 0, *owned.split())
    s.event = 10
    return begin(s, CivilizationCards())


def buy(name: str) -> tuple[Any, ...]:
    return ("buy", CIV[name])


# --- set values


def test_ex_1_set_values() -> None:
    assert set_value(KIND["gold"], 1) == 9
    assert set_value(KIND["salt"], 3) == 27
    assert set_value(KIND["salt"], 4) == 48
    s = table(2)
    deal(s, 0, *[c["id"] for c in FACTS["commodities"]])
    assert hand_value(s.players[0]) == 48


def test_ex_2_four_cloth_are_worth_eighty() -> None:
    assert set_value(KIND["cloth"], 4) == 80


def test_ex_3_the_printed_table_of_set_values() -> None:
    for commodity in FACTS["commodities"]:
        for n, value in FACTS["set_value_table"][commodity["value"]].items():
            if n <= commodity["count"]:
                assert set_value(KIND[commodity["id"]], n) == value
    largest = {c["id"]: set_value(KIND[c["id"]], COPIES[KIND[c["id"]]]) for c in FACTS["commodities"]}
    expected = {"hides": 49, "iron": 50, "salt": 243, "grain": 256, "cloth": 245, "bronze": 216, "spice": 175, "gems": 128, "gold": 81}
    assert {name: largest[name] for name in expected} == expected


def test_ex_4_commodities_of_equal_value_never_combine() -> None:
    s = table(2)
    deal(s, 0, "salt", "salt", "grain", "grain", "hides")
    assert hand_value(s.players[0]) == 29
    deal(s, 1, "hides", "ochre")
    assert hand_value(s.players[1]) == 2


def test_a_calamity_in_hand_is_worth_nothing() -> None:
    s = table(2)
    deal(s, 0, "salt", "epidemic")
    assert hand_value(s.players[0]) == 3


# --- prices


def test_ex_5_an_owned_card_counts_once_at_its_best_value() -> None:
    assert price("literacy", "architecture") == 95


def test_ex_6_credits_of_several_cards_add_up() -> None:
    assert price("law", "mysticism", "music", "architecture") == 145


def test_ex_8_crafts_take_ten_each_off_democracy() -> None:
    assert price("democracy", "pottery", "cloth_making", "metalworking", "agriculture", "engineering", "law") == 150


def test_ex_9_special_credits_go_one_way() -> None:
    assert price("literacy", "drama") == 90
    assert price("drama", "literacy") == 55


def test_ex_10_a_credit_counts_for_every_card_of_a_turn_and_new_cards_give_none_yet() -> None:
    """CIV80-13.2."""
    s = shop("cloth cloth cloth cloth cloth cloth", owned="mysticism")
    assert total_price(s, s.players[0], mask("astronomy", "coinage")) == 150


def test_credits_used_once_a_turn_if_the_option_says_so() -> None:
    """CIV80-13.10: the largest credit of each owned card."""
    s = shop("cloth cloth cloth", owned="mysticism music", credits_reusable_same_turn=False)
    p = s.players[0]
    assert total_price(s, p, mask("astronomy", "coinage")) == 190 - 20
    assert total_price(s, p, mask("astronomy", "law")) == 250 - 20 - 5
    assert total_price(s, p, 0) == 0


def test_a_credit_used_once_is_lost_beyond_the_cost_of_its_card() -> None:
    """CIV80-13.10: three credits of 20 for Mysticism, which costs 30, make Cloth Making no cheaper."""
    s = shop("cloth cloth cloth", owned="medicine coinage astronomy", credits_reusable_same_turn=False)
    p = s.players[0]
    assert total_price(s, p, mask("mysticism")) == 0
    assert total_price(s, p, mask("mysticism", "cloth_making")) == 45


def test_of_equal_credits_used_once_each_goes_where_most_is_left_to_pay() -> None:
    """CIV80-13.10: 20 for Mysticism or Engineering, from each of three cards; none is lost."""
    s = shop("cloth cloth cloth", owned="medicine coinage astronomy", credits_reusable_same_turn=False)
    assert total_price(s, s.players[0], mask("mysticism", "engineering")) == 30 + 140 - 60


def test_no_price_falls_below_nothing() -> None:
    everything = mask(*[name for name in CIV_IDS if name != "mysticism"])
    assert prices(everything)[CIV["mysticism"]] == 0


@pytest.mark.parametrize("name", CIV_IDS)
def test_the_credit_rule_gives_the_credit_table(name: str) -> None:
    """CIV80-13.3, 13.9: groups, the extra targets of each group, and the special credits, one owned card once at its best."""
    facts = load("civitas.games.civilization_1980", "civilization_cards")
    groups = {g["id"]: g for g in facts["groups"]}
    special = {
        "drama": {"literacy": 20},
        "music": {"philosophy": 30},
        "architecture": {"literacy": 15, "law": 15, "democracy": 15, "philosophy": 15},
        "literacy": {"law": 25, "democracy": 25, "philosophy": 25},
    }
    cards = {c["id"]: c for c in facts["cards"]}
    for target, card in cards.items():
        found = [special.get(name, {}).get(target, 0)]
        found += [groups[g]["credit"] for g in cards[name]["groups"] if g in card["groups"] or target in groups[g]["credit_also_to"]]
        expected = 0 if target == name else max(found)
        assert prices(1 << CIV[name])[CIV[target]] == max(0, COST[CIV[target]] - expected)


# --- buying and paying


def test_ex_12_cards_may_overpay_and_tokens_may_not() -> None:
    s = shop("salt salt salt salt", treasury=5)
    s.play(buy("pottery"))
    s.play(("pay",))
    s.play(hand_in(salt=4))
    assert told(s, "pays") == [(0, (KIND["salt"],) * 4, 48, 0)]
    assert s.players[0].treasury == 5
    assert owns(s.players[0], CIV["pottery"])


def test_the_treasury_pays_exactly_what_the_cards_lack() -> None:
    s = shop("salt salt salt salt", treasury=40)
    s.play(buy("pottery"))
    s.play(("pay",))
    s.play(hand_in(salt=3))  # 27 of 45
    assert s.players[0].treasury == 40 - 18
    assert s.players[0].hand == [KIND["salt"]]


def test_what_does_not_reach_the_price_is_refused() -> None:
    s = shop("salt salt salt salt", treasury=5)
    s.play(buy("pottery"))
    s.play(("pay",))
    assert s.why_not(hand_in(salt=3)).rule == "CIV80-22.13"
    assert list(s.legal()) == [hand_in(salt=4)]


def test_cards_that_are_not_held_pay_nothing_and_the_refusal_says_so() -> None:
    """CIV80-13.4: it is not the price that is missed."""
    s = shop("cloth cloth cloth")
    s.play(buy("pottery"))
    s.play(("pay",))
    assert s.why_not(hand_in(gold=3)).message == "you-do-not-hold-these-cards"
    assert s.why_not(hand_in(cloth=2)).message == "that-does-not-reach-the-price"
    assert s.why_not(("pay",)).message == "that-is-not-among-the-options"  # something is chosen, and being paid for


def test_one_payment_covers_several_cards() -> None:
    s = shop("cloth cloth cloth cloth", treasury=20)
    s.play(buy("pottery"))
    assert buy("mysticism") not in s.legal()  # in the order of the table
    assert s.why_not(buy("mysticism")).rule == "CIV80-24.2"
    s = shop("cloth cloth cloth cloth", treasury=20)
    s.play(buy("cloth_making"))
    s.play(buy("pottery"))
    s.play(("pay",))
    s.play(hand_in(cloth=4))
    assert s.players[0].cards == mask("cloth_making", "pottery")
    assert s.players[0].treasury == 10


def test_cards_handed_in_go_under_their_stacks_in_card_order() -> None:
    """CIV80-13.5."""
    s = shop("gold gold salt salt salt ochre hides")
    s.play(buy("cloth_making"))
    s.play(("pay",))
    s.play(hand_in(hides=1, ochre=1, salt=3, gold=2))
    assert s.stacks[0].cards[-2:] == [KIND["hides"], KIND["ochre"]]
    assert s.stacks[2].cards[-3:] == [KIND["salt"]] * 3
    assert s.stacks[8].cards[-2:] == [KIND["gold"]] * 2
    assert sorted([KIND["gold"], KIND["salt"]], key=PLACE.__getitem__) == [KIND["salt"], KIND["gold"]]
    assert STACK[KIND["gold"]] == 9


def test_calamities_cannot_be_handed_in() -> None:
    """CIV80-13.6."""
    s = shop("salt salt salt salt epidemic", treasury=5)
    s.play(buy("pottery"))
    s.play(("pay",))
    assert len(s.legal().bounds) == len(FACTS["commodities"])  # there is no place for a calamity


def test_a_price_of_nothing_needs_no_payment() -> None:
    """CIV80-13.11."""
    s = shop("hides", owned="astronomy coinage")  # Mysticism 30 - 40
    s.play(buy("mysticism"))
    s.play(("pay",))
    assert owns(s.players[0], CIV["mysticism"])
    assert s.players[0].hand == [KIND["hides"]]


def test_ex_13_eleven_cards_are_the_most() -> None:
    eleven = " ".join(name for name in CIV_IDS if name not in ("mysticism", "cloth_making", "pottery", "democracy", "philosophy"))
    s = shop("salt salt salt salt salt salt salt", owned=eleven)
    assert s.players[0].cards.bit_count() == CARD_LIMIT
    assert s.legal() == [("pass",)]
    assert s.why_not(buy("mysticism")).rule == "CIV80-13.1"


def test_ex_13_mysticism_is_limited_by_the_number_of_players() -> None:
    s = shop("salt salt salt salt")
    assert s.supply[CIV["mysticism"]] == 1
    own(s, 1, "mysticism")
    s.relist()
    assert s.why_not(buy("mysticism")).rule == "CIV80-13.7"
    assert table(6).supply[CIV["mysticism"]] == 3


def test_ex_14_the_costs_of_all_cards() -> None:
    assert sum(COST) == 1700
    assert sum(sorted(COST)[-11:]) == 1460


def test_democracy_and_philosophy_need_law_from_before() -> None:
    s = shop("salt salt salt salt salt salt salt salt salt grain grain grain grain grain")
    assert s.why_not(buy("democracy")).rule == "CIV80-13.8"
    s.play(buy("law"))
    assert buy("democracy") not in s.legal()
    s = shop("salt salt salt salt salt salt salt salt salt grain grain grain grain grain", owned="law")
    assert buy("democracy") in s.legal()
    assert buy("philosophy") in s.legal()


def test_a_card_is_owned_once() -> None:
    s = shop("salt salt salt salt", owned="pottery")
    assert s.why_not(buy("pottery")).rule == "CIV80-13.1"


def test_too_dear_is_refused_with_the_rule() -> None:
    s = shop("salt", treasury=30)
    assert s.why_not(buy("pottery")).rule == "CIV80-13.4"
    with pytest.raises(IllegalChoice):
        s.play(buy("pottery"))


def test_whoever_holds_a_card_is_asked_even_if_nothing_is_affordable() -> None:
    """CIV80-13.12."""
    s = shop("hides")
    assert s.to_act == (0,)
    assert s.legal() == [("pass",)]


def test_an_empty_hand_and_a_poor_treasury_are_passed_over() -> None:
    s = shop("", treasury=29)
    assert s.over


def test_an_empty_hand_may_buy_from_the_treasury() -> None:
    s = shop("", treasury=46)
    s.play(buy("pottery"))
    assert s.over  # nothing else is affordable, and there is one way to pay
    assert s.players[0].treasury == 1
    assert owns(s.players[0], CIV["pottery"])


def test_egypt_buys_first_and_africa_last() -> None:
    s = table(4)
    for seat in range(4):
        deal(s, seat, "salt")
    begin(s, CivilizationCards())
    asked = []
    while not s.over:
        asked.append(s.to_act[0])
        s.play(("pass",))
    assert asked == list(reversed(s.order)) == [1, 2, 0, 3]  # Egypt, Asia, Crete, Africa


def test_what_is_chosen_is_nobodys_business_until_it_is_paid() -> None:
    s = shop("salt salt salt salt")
    s.play(buy("pottery"))
    assert s.view(1)["stack"][-1]["chosen"] is None
    assert s.view(0)["stack"][-1]["chosen"] == mask("pottery")
    assert not told(s, "buys")


def test_the_supply_shrinks_with_each_card_sold() -> None:
    s = shop("salt salt salt salt")
    before = s.supply[CIV["pottery"]]
    s.play(buy("pottery"))
    s.play(("pay",))
    s.play(hand_in(salt=4))
    assert s.supply[CIV["pottery"]] == before - 1


# --- what the others may imagine of a purchase (CIV80-13.1: nothing is said before it is paid)


def purchase(s: State) -> Any:
    return s.stack[-1]


def imagined(s: State) -> tuple[bool, int]:
    """Whether this hand could belong to the buyer, and what it would be buying."""
    step = purchase(s)
    return choose_anew(s, step, random.Random(1)), step.chosen


def test_whatever_is_imagined_can_be_paid_and_all_that_can_be_paid_is_imagined() -> None:
    s = shop("salt salt salt salt", 60)
    s.play(buy("pottery"))
    step, p = purchase(s), s.players[0]
    found = set()
    for seed in range(200):
        assert choose_anew(s, step, random.Random(seed))
        assert total_price(s, p, step.chosen) <= hand_value(p) + p.treasury
        found.add(step.chosen)
    assert mask("pottery") in found
    p.treasury = total_price(s, p, mask("pottery")) - hand_value(p)  # to the last point
    assert any(choose_anew(s, step, random.Random(seed)) and step.chosen == mask("pottery") for seed in range(200))
    p.treasury -= 1
    assert not any(choose_anew(s, step, random.Random(seed)) and step.chosen & mask("pottery") for seed in range(200))


def test_a_hand_that_pays_for_nothing_cannot_be_that_of_somebody_who_pays() -> None:
    s = shop("salt salt salt salt", 20)
    s.play(buy("pottery"))
    s.play(("pay",))
    assert s.pending.what == "hand-in"
    assert s.legal().plain()["lo"] == 0  # the treasury alone may pay
    able, chosen = imagined(s)
    assert able
    assert chosen
    p = s.players[0]
    p.hand, p.treasury = [KIND["hides"]], 0
    assert imagined(s) == (False, 0)
    p.treasury = 60
    able, chosen = imagined(s)  # it must be buying something that it can pay for
    assert able
    assert 0 < total_price(s, p, chosen) <= hand_value(p) + p.treasury


def test_paying_needs_a_choice_and_a_choice_needs_paying() -> None:
    """CIV80-13.4"""
    s = shop("salt salt salt salt", 20)
    assert s.why_not(("pay",)).message == "nothing-is-chosen-yet"
    s.play(buy("pottery"))
    assert s.why_not(("pass",)).message == "what-is-chosen-must-be-paid"
    assert s.why_not(("pay",)) is None


def test_who_has_money_and_nothing_to_buy_is_not_asked() -> None:
    s = table(2)
    rich(s, 0, 40)
    s.supply = [0] * len(CIV_IDS)
    s.event = 10
    assert begin(s, CivilizationCards()).over
    assert "buys-nothing" not in [event.message for event in s.chronicle]


# --- taking back


@pytest.mark.parametrize(("owned", "closed"), [("", False), ("astronomy coinage", True)])
def test_whether_a_purchase_is_free_is_shown_and_not_taken_back(owned: str, closed: bool) -> None:
    """CIV80-13.11: where something might be free, asking for cards tells the table that this is not."""
    s = shop("cloth cloth cloth cloth cloth", owned=owned)
    s.play(buy("pottery"))
    before = s.clone()
    s.play(("pay",))
    assert s.pending is not None
    assert s.pending.what == "hand-in"
    assert (undo_blocker(before, s) is not None) is closed
