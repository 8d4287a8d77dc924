"""E9 in floor mode: the open floor (CIV80-11.20-11.24)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from civitas.games.civilization_1980.invariants import check
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.tables import KIND
from civitas.games.civilization_1980.trade import Trade
from civitas.kernel.flow import IllegalChoice
from civitas.kernel.options import Space
from games.civilization_1980.table import begin, deal, table, told

HIDES, IRON, SALT, GRAIN, CLOTH, BRONZE = (KIND[name] for name in ("hides", "iron", "salt", "grain", "cloth", "bronze"))
EPIDEMIC = KIND["epidemic"]
SALTS = ("offer", (HIDES, SALT, SALT), SALT, None, None)
GRAINS = (GRAIN, GRAIN, GRAIN)


def floor(*hands: str, **options: Any) -> State:
    s = table(len(hands), trade_mode="floor", **options)
    for seat, names in enumerate(hands):
        deal(s, seat, *names.split())
    s.event = 9
    return begin(s, Trade())


def three(**options: Any) -> State:
    return floor("hides salt salt", "grain grain grain", "iron iron iron", **options)


def hand(s: State, seat: int) -> list[int]:
    return sorted(s.players[seat].hand)


def listed(s: State, seat: int, verb: str) -> list[Any]:
    options = s.legal(seat)
    return [head for head in (options.heads if isinstance(options, Space) else options) if head[0] == verb]


def test_any_trader_may_speak_next() -> None:
    s = three()
    assert set(s.to_act) == {0, 1, 2}
    s.play(("offer", GRAINS, GRAIN, None, None), 1)
    assert set(s.to_act) == {0, 1, 2}


def test_offer_counter_accept_swaps_the_cards() -> None:
    s = three()
    s.play(SALTS, 0)
    s.play(("counter", 1, GRAINS, GRAIN), 1)
    s.play(("accept", 2), 0)
    assert (hand(s, 0), hand(s, 1)) == ([GRAIN] * 3, [HIDES, SALT, SALT])
    assert told(s, "swap") == [(0, 1, 3, 13, SALT, 3, 36, GRAIN)]
    assert not s.stack[-1].offers
    assert not s.stack[-1].counters


def test_the_offer_is_public_and_its_give_is_not() -> None:
    s = three()
    s.play(("offer", (HIDES, SALT, SALT), SALT, 1, CLOTH), 0)
    for seat in (1, 2, None):
        offer = s.view(seat)["stack"][-1]["offers"][0]
        assert (offer["seat"], offer["count"], offer["total"], offer["named"], offer["wants"], offer["to"]) == (0, 3, 13, SALT, CLOTH, 1)
        assert offer["give"] == {"hidden": 3}


def test_an_offer_to_one_cannot_be_countered_by_another() -> None:
    s = three()
    s.play(("offer", (HIDES, SALT, SALT), SALT, 1, None), 0)
    assert s.why_not(("counter", 1, (IRON,) * 3, IRON), 2).rule == "CIV80-11.1"
    assert s.why_not(("counter", 1, GRAINS, GRAIN), 1) is None


def test_an_offer_goes_to_another_trader_or_to_all() -> None:
    s = three()
    assert s.why_not(("offer", (HIDES, SALT, SALT), SALT, 0, None), 0).rule == "CIV80-11.2"
    assert s.why_not(("offer", (HIDES, SALT, SALT), SALT, 5, None), 0).rule == "CIV80-11.2"


def test_only_the_owner_of_the_offer_may_accept_a_counter() -> None:
    s = three()
    s.play(SALTS, 0)
    s.play(("counter", 1, GRAINS, GRAIN), 1)
    assert s.why_not(("accept", 2), 2).rule == "CIV80-11.2"
    assert s.why_not(("accept", 2), 0) is None


def test_a_suspended_offer_can_be_neither_countered_nor_accepted_until_it_is_resumed() -> None:
    s = three()
    s.play(SALTS, 0)
    s.play(("counter", 1, GRAINS, GRAIN), 1)
    s.play(("suspend", 1), 0)
    assert not listed(s, 0, "accept")
    assert not listed(s, 2, "counter")
    s.play(("resume", 1), 0)
    assert listed(s, 0, "accept") == [("accept", 2)]
    assert listed(s, 2, "counter") == [("counter", 1)]


def test_a_suspended_counter_cannot_be_accepted() -> None:
    s = three()
    s.play(SALTS, 0)
    s.play(("counter", 1, GRAINS, GRAIN), 1)
    s.play(("suspend", 2), 1)
    assert not listed(s, 0, "accept")


def test_refusals_tell_what_is_suspended_from_what_is_not_ones_own() -> None:
    """CIV80-11.1, CIV80-11.2"""
    s = three()
    s.play(SALTS, 0)
    s.play(("counter", 1, GRAINS, GRAIN), 1)
    s.play(("suspend", 2), 1)
    assert s.why_not(("accept", 2), 0).message == "that-offer-is-not-open-to-you"
    assert s.why_not(("accept", 2), 2).message == "that-counter-offer-was-not-made-to-you"
    assert s.why_not(("suspend", 2), 1).message == "that-offer-is-suspended-already"
    assert s.why_not(("resume", 1), 0).message == "that-offer-is-not-suspended"
    assert s.why_not(("resume", 2), 2).message == "that-is-not-your-offer"


def test_withdrawing_an_offer_closes_the_counters_on_it() -> None:
    s = three()
    s.play(SALTS, 0)
    s.play(("counter", 1, GRAINS, GRAIN), 1)
    s.play(("withdraw", 1), 0)
    assert not s.stack[-1].offers
    assert not s.stack[-1].counters


def test_nobody_withdraws_what_is_not_theirs() -> None:
    s = three()
    s.play(SALTS, 0)
    assert s.why_not(("withdraw", 1), 1).rule == "CIV80-11.1"


def test_a_card_may_lie_in_several_offers_and_those_no_longer_covered_are_closed_after_a_swap() -> None:
    s = floor("hides salt salt cloth cloth", "grain grain grain", "iron iron iron")
    s.play(SALTS, 0)
    s.play(("offer", (SALT, SALT, CLOTH), CLOTH, None, None), 0)
    s.play(("offer", (HIDES, CLOTH, CLOTH), CLOTH, 1, None), 0)
    s.play(("counter", 2, (IRON,) * 3, IRON), 2)
    s.play(("counter", 1, GRAINS, GRAIN), 1)
    s.play(("accept", 4), 0)  # Salt, Salt, Cloth go to seat 2
    assert [offer.number for offer in s.stack[-1].offers] == []
    assert [counter.number for counter in s.stack[-1].counters] == []
    assert {args[1] for args in told(s, "offer-lapses")} == {1, 3}


def test_done_closes_own_offers_and_counters_and_an_offer_ends_done() -> None:
    s = three()
    s.play(SALTS, 0)
    s.play(("done",), 0)
    assert not s.stack[-1].offers
    assert s.why_not(("done",), 0).rule == "CIV80-11.22"
    s.play(SALTS, 0)
    assert not s.stack[-1].done & 1


def test_the_event_ends_when_all_are_done() -> None:
    s = three()
    for seat in (2, 0, 1):
        s.play(("done",), seat)
    assert s.over


def test_messages_are_counted_and_accept_withdraw_and_done_are_free() -> None:
    s = three(floor_messages=2)
    s.play(SALTS, 0)
    s.play(("suspend", 1), 0)
    assert s.why_not(SALTS, 0).rule == "CIV80-11.22"
    assert s.why_not(("resume", 1), 0).rule == "CIV80-11.22"
    s.play(("withdraw", 1), 0)
    assert s.legal(0) == [("done",)]


def test_a_seat_with_fewer_than_three_tradable_cards_can_only_be_done() -> None:
    s = floor("hides salt epidemic", "grain grain grain")
    s.play(("offer", (HIDES, SALT, EPIDEMIC), SALT, None, None), 0)
    s.play(("counter", 1, GRAINS, GRAIN), 1)
    s.play(("accept", 2), 0)
    assert s.legal(1) == [("done",)]


def test_nobody_waits_for_a_seat_that_is_done_but_it_may_come_back() -> None:
    s = three()
    s.play(("done",), 0)
    assert s.to_act == (2, 1)  # Asia before Egypt
    assert s.decision(0) is not None
    s.play(SALTS, 0)
    assert set(s.to_act) == {0, 1, 2}


def test_who_can_speak_tells_nothing_about_calamities_received() -> None:
    s = floor("hides salt epidemic", "grain grain grain")
    s.play(("offer", (HIDES, SALT, EPIDEMIC), SALT, None, None), 0)
    s.play(("counter", 1, GRAINS, GRAIN), 1)
    s.play(("accept", 2), 0)
    s.play(("done",), 1)
    assert s.to_act == (0,)
    assert s.legal(1) == []  # to its own eyes only
    assert s.view(0)["options"] != []


def test_illegal_gives_are_refused_as_in_the_market() -> None:
    s = three()
    assert s.why_not(("offer", (SALT, SALT), SALT, None, None), 0).rule == "CIV80-11.4"
    assert s.why_not(("offer", (SALT, SALT, SALT), SALT, None, None), 0).rule == "CIV80-11.20"
    with pytest.raises(IllegalChoice):
        s.play(("counter", 1, GRAINS, GRAIN), 1)


@pytest.mark.parametrize("seed", range(12))
def test_random_talk_comes_to_an_end_and_loses_no_card(seed: int) -> None:
    hands = ("hides salt salt epidemic cloth", "grain grain grain piracy", "iron iron iron bronze", "bronze spice spice gems")
    s = floor(*hands, floor_messages=12)
    rng = random.Random(seed)
    for _ in range(12 * 4 * 3 + 8):
        if s.over:
            break
        seat = rng.choice(s.to_act)
        options = s.legal(seat)
        s.play(options.sample(rng) if isinstance(options, Space) else rng.choice(options), seat)
        check(s)
    assert s.over
    assert sum(len(p.hand) for p in s.players) == sum(len(names.split()) for names in hands)
