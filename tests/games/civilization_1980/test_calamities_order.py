"""E11: which calamities strike, in what order, and what becomes of the cards (CIV80-12.0)."""

from __future__ import annotations

from civitas.games.civilization_1980.calamities.resolve import Calamities
from civitas.games.civilization_1980.hands import receive
from civitas.games.civilization_1980.memory import sure
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.tables import KIND
from games.civilization_1980.table import begin, city, deal, own, put, table, told

EPIDEMIC, PIRACY, FLOOD, FAMINE = (KIND[name] for name in ("epidemic", "piracy", "flood", "famine"))


def passed(s: State, seat: int, name: str, trader: int) -> None:
    """A black calamity that *trader* passed to *seat* in this round's trade."""
    card = KIND[name]
    stack = next(stack for stack in s.stacks if card in stack.cards)
    at = stack.cards.index(card)
    stack.cards.pop(at)
    stack.seen.pop(at)
    receive(s.players[seat], card, sure(trader))


def strike(s: State) -> State:
    s.event = 11
    return begin(s, Calamities())


def struck(s: State) -> list[tuple[int, int]]:
    return [(args[0], args[1]) for args in told(s, "calamity-strikes")]


def test_ex_80_the_third_calamity_of_a_victim_is_ignored() -> None:
    """CIV80-12.0.2, CIV80-23.8: two at most as primary victim; the third is shown and returned."""
    s = table(2)
    deal(s, 0, "flood", "famine")
    passed(s, 0, "epidemic", 1)
    strike(s)
    assert struck(s) == [(0, FLOOD), (0, FAMINE)]
    assert told(s, "calamity-ignored") == [(0, EPIDEMIC)]
    assert s.players[0].hand == []
    assert s.stacks[5].cards[-1] == EPIDEMIC


def test_calamities_come_by_number_whoever_is_struck() -> None:
    s = table(3)
    deal(s, 1, "famine")
    deal(s, 0, "flood")
    passed(s, 2, "piracy", 0)
    passed(s, 0, "epidemic", 1)
    strike(s)
    assert struck(s) == [(0, FLOOD), (1, FAMINE), (0, EPIDEMIC), (2, PIRACY)]


def test_a_calamity_that_finds_nothing_counts_as_one_of_the_two() -> None:
    """CIV80-12.0.9."""
    s = table(2)
    deal(s, 0, "volcano_earthquake", "flood", "famine")
    strike(s)
    assert struck(s) == [(0, KIND["volcano_earthquake"]), (0, FLOOD)]


def test_a_black_calamity_does_not_strike_who_drew_it() -> None:
    """CIV80-12.10."""
    s = table(2)
    deal(s, 0, "epidemic")
    put(s, 0, knossos=5)
    strike(s)
    assert s.over
    assert s.players[0].hand == [EPIDEMIC]
    assert struck(s) == []


def test_a_resolved_card_goes_face_down_under_its_stack() -> None:
    """CIV80-12.0.3."""
    s = table(2)
    deal(s, 0, "flood")
    strike(s)
    assert s.stacks[2].cards[-1] == FLOOD
    assert s.players[0].red == []


def test_a_calamity_passed_on_is_shown_to_all_when_it_strikes() -> None:
    """CIV80-12.0.1."""
    s = table(3)
    put(s, 0, knossos=20, athens=20)
    passed(s, 0, "epidemic", 1)
    strike(s)
    assert s.to_act == (0,)
    assert told(s, "calamity-was-passed") == [(0, EPIDEMIC, 1)]
    assert s.view(2)["players"][0]["hand"]["holds"] == [EPIDEMIC]


def test_a_calamity_that_finds_nothing_was_shown_all_the_same() -> None:
    """CIV80-12.0.1, TABLE-8: it is back under its stack at once, but what was chosen before cannot be taken back."""
    s = table(3)
    passed(s, 0, "epidemic", 1)
    before = s.disclosed
    strike(s)
    assert s.over
    assert s.disclosed > before


def test_a_card_bought_in_the_same_round_protects() -> None:
    """CIV80-12.0.8: effects ask what is owned now."""
    s = table(2)
    own(s, 0, "engineering")
    put(s, 0, odessus=12)
    deal(s, 0, "flood")
    strike(s)
    assert sum(s.players[0].tokens) == 5


def test_ex_94_at_the_end_unsupported_cities_are_reduced_until_two_tokens_stand_for_each() -> None:
    """CIV80-12.0.7."""
    s = table(2)
    city(s, 0, "knossos", "athens", "corinth", "sparta", "troy", "sardis")
    put(s, 0, thera=2, rhodes=2, miletus=1, chalcis=2, eretria=1, mycenae=1)
    strike(s)
    assert s.decision().what == "reduce-for-support"
    while not s.over:
        s.play(s.legal()[0])
    assert sum(s.players[0].tokens) >= 2 * len(s.players[0].cities)
    assert len(s.players[0].cities) == 5  # Athens gives 2 tokens: 11 for 5 cities


def test_the_support_check_comes_after_the_last_calamity_only() -> None:
    """CIV80-12.0.10: no support check between calamities."""
    s = table(2)
    city(s, 0, "knossos", "athens", "corinth")
    put(s, 0, thera=9)
    deal(s, 0, "famine")
    strike(s)
    assert s.decision().what == "lose-units"
