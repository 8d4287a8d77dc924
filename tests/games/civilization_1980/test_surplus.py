"""E12: return of surplus trade cards (CIV80-14.1)."""

from __future__ import annotations

import pytest

from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.surplus import Returns, SurplusCards
from civitas.games.civilization_1980.tables import KIND, KINDS
from games.civilization_1980.table import begin, deal, giving_back, table


def clearing(*hands: str) -> State:
    s = table(len(hands))
    for seat, names in enumerate(hands):
        deal(s, seat, *names.split())
    s.event = 12
    return begin(s, SurplusCards())


def space(**held: int) -> Returns:
    amounts = [0] * KINDS
    for name, n in held.items():
        amounts[KIND[name]] = n
    return Returns(amounts)


def test_ex_100_of_eight_cards_and_piracy_three_are_returned_and_piracy_may_be_kept() -> None:
    options = list(space(hides=4, salt=4, piracy=1))
    assert giving_back(hides=3) in options
    assert giving_back(hides=1, salt=1, piracy=1) in options
    assert all(sum(option[1]) == 3 for option in options)


def test_six_commodities_are_kept_whole() -> None:
    assert list(space(hides=4, salt=2)) == [giving_back()]


def test_an_untraded_calamity_may_go_below_the_limit_and_a_commodity_may_not() -> None:
    assert list(space(hides=2, epidemic=1)) == [giving_back(), giving_back(epidemic=1)]


def test_a_calamity_returned_counts_toward_the_surplus() -> None:
    options = list(space(hides=6, epidemic=1, piracy=1))
    expected = [giving_back(epidemic=1, piracy=1), giving_back(hides=1, piracy=1), giving_back(hides=1, epidemic=1), giving_back(hides=2)]
    assert sorted(options) == sorted(expected)


def test_the_walk_offers_no_dead_ends() -> None:
    for held in ({"hides": 5, "epidemic": 1, "salt": 3}, {"gold": 3, "piracy": 1, "gems": 4, "iconoclasm_heresy": 1}):
        options = list(space(**held))
        assert len(options) == len(set(options)) == space(**held).count()
        for option in options:
            assert option in space(**held)


def test_all_with_cards_are_asked_at_once_and_those_without_are_not() -> None:
    s = clearing("hides", "", "salt salt")
    assert set(s.to_act) == {0, 2}
    assert list(s.legal(0)) == [giving_back()]


def test_cards_go_back_in_ast_order_and_card_order() -> None:
    # Crete (seat 0) before Egypt (seat 1)
    s = clearing("hides hides hides ochre salt salt salt salt", "ochre ochre ochre ochre ochre ochre hides hides")
    s.play(giving_back(hides=1, ochre=1), 0)
    s.play(giving_back(hides=1, ochre=1), 1)
    assert s.over
    assert s.stacks[0].cards[-4:] == [KIND["hides"], KIND["ochre"], KIND["hides"], KIND["ochre"]]
    assert [len(p.hand) for p in s.players] == [6, 6]


def test_only_the_returner_knows_what_went_back() -> None:
    s = clearing("hides hides hides ochre salt salt salt", "gold")
    s.play(giving_back(hides=1), 0)
    s.play(giving_back(), 1)
    last = len(s.stacks[0].cards) - 1
    assert s.view(0)["stacks"][0]["cards"]["known"][-1] == [last, KIND["hides"]]
    assert s.view(1)["stacks"][0]["cards"]["known"] == []


@pytest.mark.parametrize(("hides", "salt"), [(2, 0), (0, 0), (1, 1), (0, 3)])
def test_wrong_numbers_are_refused_with_the_rule(hides: int, salt: int) -> None:
    s = clearing("hides hides hides hides salt salt salt", "gold")
    assert s.why_not(giving_back(hides=hides, salt=salt), 0).rule == "CIV80-14.1"
