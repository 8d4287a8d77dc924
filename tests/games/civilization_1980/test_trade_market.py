"""E9 in market mode: sealed offers, counters and answers (CIV80-11)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from civitas.games.civilization_1980.hands import tradable
from civitas.games.civilization_1980.memory import giver_of
from civitas.games.civilization_1980.offers import Gives, total_of
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.tables import KIND, KINDS, PLACE, VALUE
from civitas.games.civilization_1980.trade import Trade
from civitas.kernel.flow import IllegalChoice
from civitas.kernel.records import Option
from games.civilization_1980.table import begin, deal, table, told

HIDES, OCHRE, IRON, SALT, GRAIN, CLOTH, GOLD = (KIND[name] for name in ("hides", "ochre", "iron", "salt", "grain", "cloth", "gold"))
EPIDEMIC, DISORDER, ICONOCLASM, PIRACY = (KIND[name] for name in ("epidemic", "civil_disorder", "iconoclasm_heresy", "piracy"))


def market(*hands: str, **options: Any) -> State:
    """A market of seats with these hands (names separated by blanks): seat 0 is Crete, 1 Egypt, 2 Asia, 3 Africa."""
    s = table(len(hands), **options)
    for seat, names in enumerate(hands):
        deal(s, seat, *names.split())
    s.event = 9
    return begin(s, Trade())


def say(s: State, *answers: Option) -> None:
    """Sealed answers of all seats asked, in seat order."""
    for seat, answer in zip(sorted(s.to_act), answers, strict=True):
        s.play(answer, seat)


def hand(s: State, seat: int) -> list[int]:
    return sorted(s.players[seat].hand)


# --- gives and declarations


def test_ex_74_the_total_of_a_give_is_its_set_value_not_the_sum_of_its_cards() -> None:
    assert total_of((HIDES, SALT, SALT)) == 13
    s = market("hides salt salt", "grain grain grain")
    s.play(("offer", (HIDES, SALT, SALT), SALT, None), 0)
    s.play(("pass",), 1)
    assert told(s, "offers") == [(0, 3, 13, SALT, None)]


def test_ex_74_either_commodity_of_the_give_may_be_named_and_no_other() -> None:
    s = market("hides salt salt", "grain grain grain")
    assert s.why_not(("offer", (HIDES, SALT, SALT), HIDES, None), 0) is None
    assert s.why_not(("offer", (HIDES, SALT, SALT), GRAIN, None), 0).rule == "CIV80-11.5"


def test_ex_76_a_give_without_a_commodity_is_refused() -> None:
    s = market("civil_disorder piracy epidemic hides", "grain grain grain")
    assert s.why_not(("offer", (EPIDEMIC, DISORDER, PIRACY), EPIDEMIC, None), 0).rule == "CIV80-11.8"
    assert s.why_not(("offer", (HIDES, EPIDEMIC, DISORDER, PIRACY), HIDES, None), 0) is None


def test_ex_76_a_give_of_two_cards_is_refused() -> None:
    s = market("hides salt salt", "grain grain grain")
    assert s.why_not(("offer", (SALT, SALT), SALT, None), 0).rule == "CIV80-11.4"


def test_ex_76_three_cards_may_go_for_five() -> None:
    """CIV80-11.9: the swap gives each side the other's cards."""
    s = market("hides salt salt", "grain grain grain cloth cloth")
    say(s, ("offer", (HIDES, SALT, SALT), SALT, None), ("pass",))
    say(s, ("none",), ("counter", 0, (GRAIN, GRAIN, GRAIN, CLOTH, CLOTH), CLOTH))
    say(s, ("accept", 1))
    assert hand(s, 0) == sorted([GRAIN, GRAIN, GRAIN, CLOTH, CLOTH])
    assert hand(s, 1) == sorted([HIDES, SALT, SALT])


def test_a_calamity_counts_as_one_of_the_three_cards_and_nothing_in_the_total() -> None:
    s = market("hides salt epidemic", "grain grain grain")
    s.play(("offer", (HIDES, SALT, EPIDEMIC), SALT, None), 0)
    s.play(("pass",), 1)
    assert told(s, "offers") == [(0, 3, 4, SALT, None)]


def test_cards_that_are_not_held_cannot_be_offered() -> None:
    s = market("hides salt salt", "grain grain grain")
    assert s.why_not(("offer", (SALT, SALT, SALT), SALT, None), 0).rule == "CIV80-11.20"
    with pytest.raises(IllegalChoice):
        s.play(("offer", (SALT, SALT, SALT), SALT, None), 0)


def test_only_a_commodity_can_be_wanted() -> None:
    s = market("hides salt salt", "grain grain grain")
    assert s.why_not(("offer", (HIDES, SALT, SALT), SALT, PIRACY), 0).rule == "CIV80-11.30"
    assert s.why_not(("offer", (HIDES, SALT, SALT), SALT, GOLD), 0) is None


# --- the space of gives (11.34, 11.35)


def gives(**amounts: int) -> Gives:
    held = [0] * KINDS
    for name, n in amounts.items():
        held[KIND[name]] = n
    return Gives([("pass",), ("offer", None), ("offer", SALT)], held)


@pytest.mark.parametrize(
    "held",
    [
        {"hides": 2, "salt": 1, "epidemic": 1},
        {"epidemic": 1, "civil_disorder": 1, "piracy": 1, "gold": 1},
        {"hides": 3},
        {"hides": 1, "iron": 2, "salt": 3, "epidemic": 1, "piracy": 1},
    ],
)
def test_the_space_of_gives_counts_lists_and_contains_the_same(held: dict[str, int]) -> None:
    space = gives(**held)
    options = list(space)
    assert len(options) == len(set(options)) == space.count() == len(space)
    assert all(option in space for option in options)
    for option in options[1:]:
        give, named = option[1], option[2]
        assert len(give) >= 3
        assert named in give
        assert VALUE[named]
        assert list(give) == sorted(give, key=PLACE.__getitem__)
        assert all(give.count(kind) <= held[name] for name, kind in KIND.items() if name in held)
    sampled = {space.sample(random.Random(i)) for i in range(300)}
    assert sampled <= set(options)
    assert ("pass",) in sampled


def test_the_walk_of_an_offer_goes_from_the_wish_to_amounts_in_card_order_to_the_named_commodity() -> None:
    """CIV80-11.34."""
    s = market("hides salt salt epidemic", "grain grain grain")
    space = s.legal(0)
    assert len(space.choices(())) == 13
    wish = ("offer", CLOTH)
    assert space.choices((wish,)) == [0, 1]  # Hides
    assert space.choices((wish, 0)) == [2]  # Salt: three cards are wanted, and Epidemic is one
    assert space.choices((wish, 1)) == [1, 2]
    assert space.choices((wish, 1, 2)) == [0, 1]  # Epidemic
    assert space.choices((wish, 1, 2, 0)) == [HIDES, SALT]
    assert space.option((wish, 1, 2, 0, SALT)) == ("offer", (HIDES, SALT, SALT), SALT, CLOTH)


def test_dead_ends_without_a_commodity_are_not_offered() -> None:
    space = gives(epidemic=1, civil_disorder=1, piracy=1, gold=1)
    assert space.choices((("offer", None), 1, 1)) == [1]  # Gold comes before Piracy in card order


def test_random_gives_have_three_to_five_cards() -> None:
    """CIV80-11.35."""
    space = gives(hides=4, salt=4, grain=4)
    sizes = {len(option[1]) for option in (space.sample(random.Random(i)) for i in range(300)) if option[0] == "offer"}
    assert sizes == {3, 4, 5}


# --- the protocol (11.30-11.33)


def test_fewer_than_two_traders_skip_the_event() -> None:
    """CIV80-23.12: with fewer than three cards nobody can trade, now or later in the event."""
    s = market("hides salt salt", "grain grain")
    assert s.over
    assert not told(s, "trade-ends")


def test_red_calamities_do_not_count_as_trade_cards() -> None:
    """CIV80-11.3: only commodities and black calamities are bartered."""
    s = market("hides salt flood", "grain grain grain")
    assert s.over


def test_no_offer_at_all_ends_the_event() -> None:
    """CIV80-11.10."""
    s = market("hides salt salt", "grain grain grain")
    say(s, ("pass",), ("pass",))
    assert s.over


def test_no_counter_at_all_ends_the_event() -> None:
    s = market("hides salt salt", "grain grain grain")
    say(s, ("offer", (HIDES, SALT, SALT), SALT, None), ("pass",))
    say(s, ("none",), ("none",))
    assert s.over


def test_a_round_without_a_swap_ends_the_event() -> None:
    """CIV80-11.32."""
    s = market("hides salt salt", "grain grain grain")
    say(s, ("offer", (HIDES, SALT, SALT), SALT, None), ("pass",))
    say(s, ("none",), ("counter", 0, (GRAIN, GRAIN, GRAIN), GRAIN))
    say(s, ("decline",))
    assert s.over
    assert hand(s, 0) == [HIDES, SALT, SALT]


def test_only_offerers_with_a_counter_are_asked_for_an_answer() -> None:
    s = market("hides salt salt", "grain grain grain", "iron iron iron")
    say(s, ("offer", (HIDES, SALT, SALT), SALT, None), ("offer", (GRAIN,) * 3, GRAIN, None), ("pass",))
    say(s, ("none",), ("none",), ("counter", 1, (IRON,) * 3, IRON))
    assert s.to_act == (1,)
    assert list(s.legal(1)) == [("accept", 2), ("decline",)]


def swap_once(s: State) -> None:
    a, b = (tuple(hand(s, seat)) for seat in (0, 1))
    say(s, ("offer", a, a[0], None), ("pass",))
    say(s, ("none",), ("counter", 0, b, b[0]))
    say(s, ("accept", 1))


def test_there_are_four_rounds_at_most() -> None:
    """CIV80-11.32, CIV80-22.15: the last round ends it, and all offers lapse."""
    s = market("hides salt salt", "grain grain grain")
    for _ in range(4):
        assert not s.over
        swap_once(s)
    assert s.over
    assert hand(s, 0) == [HIDES, SALT, SALT]


def test_the_number_of_rounds_is_an_option() -> None:
    s = market("hides salt salt", "grain grain grain", trade_rounds=1)
    swap_once(s)
    assert s.over


def test_cards_in_the_own_offer_may_be_used_again_in_a_counter_and_the_second_deal_is_void() -> None:
    """CIV80-11.31."""
    # Africa (seat 3) comes before Crete (seat 0) and Egypt (seat 1) in A.S.T. order
    s = market("hides salt salt", "grain grain grain", "iron iron iron", "cloth cloth cloth")
    say(s, ("offer", (HIDES, SALT, SALT), SALT, None), ("pass",), ("pass",), ("offer", (CLOTH,) * 3, CLOTH, None))
    say(s, ("counter", 3, (HIDES, SALT, SALT), HIDES), ("counter", 0, (GRAIN,) * 3, GRAIN), ("none",), ("none",))
    say(s, ("accept", 1), ("accept", 0))
    assert hand(s, 3) == [HIDES, SALT, SALT]
    assert hand(s, 0) == [CLOTH] * 3
    assert hand(s, 1) == [GRAIN] * 3
    assert told(s, "deal-void") == [(0, 1)]
    assert told(s, "swap") == [(3, 0, 3, 45, CLOTH, 3, 13, HIDES)]


def test_a_trader_who_can_only_pass_is_asked_all_the_same() -> None:
    """CIV80-11.33."""
    s = market("hides hides hides", "salt salt epidemic", "iron iron iron")
    say(s, ("pass",), ("offer", (SALT, SALT, EPIDEMIC), SALT, None), ("pass",))
    say(s, ("counter", 1, (HIDES,) * 3, HIDES), ("none",), ("none",))
    say(s, ("accept", 0))
    assert tradable(s.players[0])[EPIDEMIC] == 0  # seat 0 has two tradable cards now
    assert set(s.to_act) == {0, 1, 2}
    assert s.legal(0) == [("pass",)]


def test_who_has_answered_is_seen_and_what_is_not() -> None:
    s = market("hides salt salt", "grain grain grain")
    s.play(("offer", (HIDES, SALT, SALT), SALT, None), 0)
    other = s.view(1)["pending"]
    assert other["answered"] == [0]
    assert other["mine"] is None
    assert s.view(0)["pending"]["mine"] == ("offer", (HIDES, SALT, SALT), SALT, None)


def test_the_table_sees_declarations_and_wishes_but_no_give() -> None:
    s = market("hides salt salt", "grain grain grain")
    say(s, ("offer", (HIDES, SALT, SALT), SALT, GOLD), ("pass",))
    for seat in (1, None):
        offer = s.view(seat)["stack"][-1]["offers"][0]
        assert (offer["count"], offer["total"], offer["named"], offer["wants"]) == (3, 13, SALT, GOLD)
        assert offer["give"] == {"hidden": 3}
    assert s.view(0)["stack"][-1]["offers"][0]["give"] == (HIDES, SALT, SALT)


# --- calamities in trade


def traded(s: State) -> State:
    say(s, ("offer", (HIDES, SALT, EPIDEMIC), SALT, None), ("pass",))
    say(s, ("none",), ("counter", 0, (GRAIN,) * 3, GRAIN))
    say(s, ("accept", 1))
    return s


def test_ex_77_a_calamity_received_may_not_be_passed_on() -> None:
    s = traded(market("hides salt epidemic", "grain grain grain cloth"))
    assert hand(s, 1) == sorted([CLOTH, HIDES, SALT, EPIDEMIC])
    assert s.why_not(("offer", (HIDES, SALT, EPIDEMIC), SALT, None), 1).rule == "CIV80-11.7"
    assert s.why_not(("offer", (HIDES, SALT, CLOTH), SALT, None), 1) is None


def test_ex_77_the_giver_of_a_calamity_is_its_trader() -> None:
    s = traded(market("hides salt epidemic", "grain grain grain cloth"))
    p = s.players[1]
    assert [(kind, giver_of(p, at)) for at, kind in enumerate(p.hand) if giver_of(p, at) >= 0] == [(EPIDEMIC, 0)]


def test_commodities_received_may_be_traded_on_at_once() -> None:
    """CIV80-11.11."""
    s = traded(market("hides salt epidemic", "grain grain grain cloth"))
    assert s.why_not(("offer", (GRAIN,) * 3, GRAIN, None), 0) is None
