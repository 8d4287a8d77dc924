"""Refusals say which rule is in the way: of what is listed none is refused, and what is nearly right gets a reason of its own."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from civitas.games.through_the_ages import GAME
from civitas.games.through_the_ages.events.age_i import GainMix, LoseMix
from civitas.games.through_the_ages.losses import DiscardMilitary, LoseBlueTokens, LosePopulation
from civitas.games.through_the_ages.wars import StealTechnologies
from civitas.kernel.options import NOT_LISTED
from civitas.kernel.playout import pick
from games.through_the_ages.scenes import begin, card, hand, in_play, scene, tokens
from games.through_the_ages.table import acting, civil, option, refused, wonder


def test_engineering_genius_builds_exactly_one_stage():
    s = acting(scene(2))
    civil(s, 0, "engineering_genius_a")
    tokens(s, 0, bronze=9)
    wonder(s, 0, "eiffel_tower", 0)
    s.relist()
    assert refused(s, "stage", 2, "engineering_genius_a") == "TTA-6.11.3"
    assert refused(s, "stage", 1, "engineering_genius_a") == ""


@pytest.mark.parametrize("name", ["agriculture", "bronze", "philosophy"])
def test_only_units_are_disbanded(name):
    s = acting(scene(2))
    assert refused(s, "disband", name) == "TTA-6.12.3"
    assert refused(s, "destroy", name) == ""


def test_units_are_not_destroyed():
    s = acting(scene(2))
    assert refused(s, "destroy", "warriors") == "TTA-6.5.4"
    assert refused(s, "disband", "warriors") == ""


def test_reserves_are_played_for_a_kind_and_other_cards_are_not():
    s = acting(scene(2))
    civil(s, 0, "reserves_i", "stockpile_a")
    assert refused(s, "play", "reserves_i") == "TTA-13.4.2"
    assert refused(s, "play", "reserves_i", "science") == "TTA-13.4.2"
    assert refused(s, "play", "stockpile_a", "food") == "TTA-6.11.1"
    assert refused(s, "play", "reserves_i", "food") == refused(s, "play", "stockpile_a") == ""


def test_there_are_thirteen_spaces():
    s = acting(scene(2))
    assert refused(s, "take", 14) == refused(s, "take", 0) == refused(s, "take", -1) == "TTA-6.2.1"


def test_a_mix_adds_up():
    s = begin(scene(2), GainMix(0, 3))
    assert refused(s, "gain-mix", 1, 1) == refused(s, "gain-mix", 4, -1) == "TTA-8.12"
    s = scene(2)
    tokens(s, 0, agriculture=1, bronze=4)
    begin(s, LoseMix(0, 3))
    assert refused(s, "lose-mix", 2, 1) == "TTA-13.6.3"
    assert refused(s, "lose-mix", 0, 2) == "TTA-8.12"


def test_losses_come_from_where_something_is():
    s = scene(2)
    s.players[0].blue = 0
    tokens(s, 0, agriculture=1, bronze=1)
    assert refused(begin(s, LoseBlueTokens(0, 1)), "lose-token", "iron") == "TTA-12.4.6"
    s = scene(2)
    s.players[0].unused = 0
    assert refused(begin(s, LosePopulation(0, 1)), "lose-worker", "iron") == "TTA-12.5.3"


def test_the_spoils_of_a_war_over_technology():
    s = scene(2)
    in_play(s, 1, specials=["code_of_laws", "cartography", "strategy"])
    in_play(s, 0, specials=["code_of_laws"])
    begin(s, StealTechnologies(0, 1, 5))
    assert [str(s.why_not(option("steal", name))) for name in ("code_of_laws", "strategy", "masonry")] == [
        "the technology is already in hand or play [TTA-13.8.4]",
        "the advantage does not pay for it [TTA-13.8.4]",
        "the loser has no such technology [TTA-13.8.4]",
    ]


def test_as_many_cards_are_discarded_as_must_be():
    s = scene(2)
    hand(s, 0, "rats", "foray", "rats")
    begin(s, DiscardMilitary(0, 2))
    rats, foray = card("rats"), card("foray")
    assert list(s.legal()) == [("discard", tuple(sorted((foray, rats)))), ("discard", (rats, rats))]
    assert len(s.legal()) == 2
    assert [str(s.why_not(("discard", cards))) for cards in ((rats,), (foray, foray), (rats, card("legion")))] == [
        "discard so many cards (2) [TTA-7.1]",
        "you do not have those cards [TTA-7.1]",
        "you do not have those cards [TTA-7.1]",
    ]


def nearly(rng, s, listed, seen):
    """An option with one of its parts changed: to what stood in its place in another option of that verb, or to a number near it."""
    changed = list(pick(s, listed, rng))
    at = rng.randrange(1, len(changed)) if len(changed) > 1 else 0
    if not at:
        return None
    was = changed[at]
    if isinstance(was, tuple):
        cards = list(was)
        if cards and rng.random() < 0.5:
            cards.pop(rng.randrange(len(cards)))
        else:
            cards.append(rng.randrange(230))
        changed[at] = tuple(cards)
        return tuple(changed)
    others = seen.setdefault((changed[0], at), [])
    others.append(was)
    near = [was - 1, was + 1, rng.randrange(230)] if isinstance(was, int) else others
    changed[at] = rng.choice(others if rng.random() < 0.5 else near)
    return tuple(changed)


def test_what_is_nearly_right_gets_a_reason_of_its_own():
    rng, seen, said = random.Random(9), {}, Counter()
    for seed in range(12):
        s = GAME.new(2 + seed % 3, seed=seed)
        s.chronicle = None
        while not s.over:
            seat = s.to_act[0]
            listed = s.legal(seat)
            choice = pick(s, listed, rng)
            assert s.stack[-1].refusal(s, seat, choice) is None, f"{choice} is listed and refused"
            wrong = nearly(rng, s, listed, seen)
            why = s.why_not(wrong, seat) if wrong else None
            if why is not None:
                said[why.message != NOT_LISTED.message] += 1
            s.play(choice, seat)
    assert said.total() > 1800
    assert said[True] >= 0.99 * said.total()
