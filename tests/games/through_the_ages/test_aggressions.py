"""Aggressions: who may attack whom, the defence, and every card both ways (TTA-5.3, TTA-13.7)."""

from __future__ import annotations

import random

import pytest

from civitas.games.through_the_ages.aggressions import EFFECTS
from civitas.games.through_the_ages.board import food, resources
from civitas.games.through_the_ages.tables import AGGRESSION, BRONZE, NONE, PHILOSOPHY, RELIGION, WARRIORS, of_kind
from games.through_the_ages.scenes import asked, card, choices, hand, in_play, pact, play, politics, scene, strength, tokens, told, units


def attack(s, name, rival=1, seat=0):
    """*seat* plays this aggression against *rival*."""
    hand(s, seat, name)
    politics(s, seat)
    return play(s, ("aggression", card(name), rival))


def refused(s, name, rival=1):
    """The rule and the message that forbid it."""
    hand(s, 0, name)
    why = politics(s).why_not(("aggression", card(name), rival))
    return (why.rule, why.message) if why else None


def strong(*numbers, age=2):
    s = scene(len(numbers), age=age)
    strength(s, *numbers)
    return s


# --- who may attack whom --------------------------------------------------------------------------------------------------------


def test_an_aggression_needs_more_strength_than_the_rival():
    assert refused(strong(5, 4), "plunder_i") is None
    assert refused(strong(5, 5), "plunder_i") == ("TTA-5.3.1", "rival-is-not-weaker")


def test_ex_72_open_borders_help_the_attacker():
    s = strong(9, 9, 1)
    assert refused(s, "plunder_i") == ("TTA-5.3.1", "rival-is-not-weaker")
    s = strong(9, 9, 1)
    pact(s, 1, 0, "open_borders_agreement")
    hand(s, 1, "military_bonus_i")
    attack(s, "plunder_i")
    assert (asked(s), s.pending.about) == ((1, "defend"), {"seat": 0, "card": card("plunder_i"), "strength": 2})  # TTA-13.9.3: 11 against 9
    assert s.players[1].pact == card("open_borders_agreement")  # it does not end


def test_ex_73_a_military_pact_ends_and_its_bonus_counts_for_neither():
    s = strong(12, 11, 1)
    pact(s, 0, 1, "military_pact")
    assert [p.strength for p in s.players] == [15, 14, 1]
    hand(s, 1, "rats")
    attack(s, "plunder_i")
    assert s.pending.about["strength"] == 1
    assert (s.players[0].pact, s.players[0].strength, s.players[1].strength) == (NONE, 12, 11)  # TTA-5.3.2


def test_the_promise_of_protection_protects_from_others_only():
    s = strong(12, 11, 1)
    pact(s, 0, 1, "promise_of_military_protection")  # seat 1 is B: +4
    assert s.players[1].strength == 15
    assert refused(s, "plunder_i") is None  # TTA-5.3.1, ruling R1
    s = strong(12, 11, 1)
    pact(s, 2, 1, "promise_of_military_protection")
    assert refused(s, "plunder_i") == ("TTA-5.3.1", "rival-is-not-weaker")


@pytest.mark.parametrize("name", ["peace_treaty", "acceptance_of_supremacy", "loss_of_sovereignty"])
def test_some_pacts_forbid_attacks_between_the_parties_only(name):
    s = strong(9, 1, 1)
    pact(s, 1, 0, name)
    assert refused(s, "plunder_i") == ("TTA-5.3.1", "a-pact-forbids-attacks")
    assert s.why_not(("aggression", card("plunder_i"), 2)) is None  # TTA-13.9.4


def test_loss_of_sovereignty_does_not_protect_from_aggressions_of_others():
    s = strong(9, 1, 1)
    pact(s, 2, 1, "loss_of_sovereignty")  # seat 1 is B
    assert refused(s, "plunder_i") is None  # TTA-13.9.4


def test_ex_77_attacking_gandhi_costs_twice():
    s = strong(9, 1, age=3)
    in_play(s, 1, leader="mahatma_gandhi")
    s.players[0].ma = s.players[0].ma_total = 3
    assert refused(s, "armed_intervention_iii") == ("TTA-5.0.5", "not-enough-military-actions")
    s.players[0].ma = s.players[0].ma_total = 5
    politics(s)
    play(s, ("aggression", card("armed_intervention_iii"), 1))
    assert s.players[0].ma == 1


def test_gandhi_does_not_attack_but_defends():
    s = strong(9, 1, age=3)
    in_play(s, 0, leader="mahatma_gandhi")
    assert refused(s, "plunder_iii") == ("TTA-13.1.19", "your-leader-forbids-attacks")
    s = strong(9, 1, age=3)
    in_play(s, 1, leader="mahatma_gandhi")
    hand(s, 1, "military_bonus_iii", "military_bonus_iii")
    assert asked(attack(s, "plunder_iii")) == (1, "defend")


def test_temporary_military_actions_do_not_help():
    s = strong(9, 1)
    s.players[0].ma, s.players[0].extra_ma = 0, 1
    assert refused(s, "plunder_i") == ("TTA-5.0.5", "not-enough-military-actions")


def test_a_player_who_left_cannot_be_attacked():
    s = strong(9, 1, 1)
    s.players[1].playing, s.in_game = False, 2
    assert refused(s, "plunder_i") == ("TTA-5.0.6", "no-such-rival")
    assert s.why_not(("aggression", card("plunder_i"), 0)).message == "no-such-rival"
    assert s.why_not(("aggression", card("raid_i"), 2)).message == "card-is-not-in-your-hand"


# --- the defence ------------------------------------------------------------------------------------------------------------------


def test_a_rival_without_a_military_card_is_not_asked():
    s = strong(9, 1)
    s.players[1].science = 9
    attack(s, "spy_ii")
    assert (asked(s), s.players[0].science) == ((-1, ""), 5)  # TTA-16.4


def test_a_hopeless_defender_is_still_asked():
    s = strong(9, 1)
    hand(s, 1, "rats")
    attack(s, "spy_ii")
    assert (asked(s), choices(s)) == ((1, "defend"), [("decline",)])  # TTA-16.4


def test_bonus_cards_count_face_up_and_any_card_counts_one_face_down():
    s = strong(5, 1)
    s.players[1].ma_total = 3
    hand(s, 1, "military_bonus_i", "military_bonus_i", "rats", "plunder_ii")
    attack(s, "spy_ii")
    bonus, rats, plunder = card("military_bonus_i"), card("rats"), card("plunder_ii")
    listed = choices(s)
    assert ("defend", (bonus, bonus), ()) in listed  # 2 + 2
    assert ("defend", (bonus, bonus), (rats,)) in listed  # more is allowed
    assert ("defend", (bonus,), (plunder, rats)) in listed
    assert ("defend", (bonus,), (bonus, rats)) in listed  # a bonus card may be played face down too
    assert ("defend", (bonus,), (rats,)) not in listed  # 3 is not enough (TTA-5.3.3)
    assert ("defend", (bonus, bonus), (plunder, rats)) not in listed  # at most as many as military actions
    assert listed[0] == ("decline",)


def test_a_successful_defence_stops_the_aggression():
    s = strong(4, 1)
    s.players[1].science = 9
    hand(s, 1, "military_bonus_i", "rats")
    attack(s, "spy_ii")
    play(s, ("defend", (card("military_bonus_i"),), (card("rats"),)))
    assert (s.players[0].science, s.players[1].science) == (0, 9)  # TTA-5.3.4: equal is enough
    assert (s.players[0].military, s.players[1].military) == ([], [])  # TTA-5.3.5
    assert s.players[0].ma == 1  # not refunded
    assert s.box.cards == [card("military_bonus_i"), card("rats")]
    assert s.discards.cards == [card("spy_ii")]
    assert told(s, "defends") == [(1, (card("military_bonus_i"),), 1)]


def test_face_down_defence_cards_stay_secret():
    s = strong(4, 1, 1)
    hand(s, 1, "military_bonus_ii", "annex_ii")
    attack(s, "spy_ii")
    play(s, ("defend", (card("military_bonus_ii"),), (card("annex_ii"),)))
    assert [known for _, known in s.view(2)["discards"]["known"]] == [card("spy_ii"), card("military_bonus_ii")]  # TTA-5.3.9
    assert len(s.view(1)["discards"]["known"]) == 3


def test_the_limit_is_the_total_of_military_actions_spent_or_not():
    s = strong(3, 1)
    s.players[1].ma = 0
    hand(s, 1, "rats", "rats")
    attack(s, "spy_ii")
    assert ("defend", (), (card("rats"), card("rats"))) in choices(s)  # ruling R45


def test_why_a_defence_will_not_do():
    s = strong(5, 1)
    hand(s, 1, "military_bonus_i", "military_bonus_i", "rats")
    attack(s, "spy_ii")
    bonus, rats = card("military_bonus_i"), card("rats")
    why = {
        ("defend", (bonus,), (rats,)): "the-defence-is-too-weak",
        ("defend", (bonus, bonus), (rats,)): "more-cards-than-military-actions",
        ("defend", (bonus, bonus), (bonus,)): "you-do-not-have-those-cards",
    }
    assert {option: s.why_not(option).message for option in why} == why
    play(s, ("defend", (2, 0, 0)))  # as a dialog answers: both bonus cards face up
    assert s.players[1].military == [rats]


def test_every_defence_of_the_space_is_legal_and_only_those():
    rng = random.Random(7)
    s = strong(8, 1)
    s.players[1].ma_total = 4
    hand(s, 1, "military_bonus_i", "military_bonus_ii", "military_bonus_ii", "rats", "rats", "foray")
    attack(s, "spy_ii")
    worth = {card("military_bonus_i"): 2, card("military_bonus_ii"): 4}
    listed = choices(s)
    assert len(listed) == len(set(listed))
    for _, up, down in listed[1:]:
        assert sum(worth[c] for c in up) + len(down) >= 7
        assert len(up) + len(down) <= 4
    assert s.legal(1).count() == len(listed)
    assert all(s.legal(1).sample(rng) in listed for _ in range(50))


# --- card by card -------------------------------------------------------------------------------------------------------------


def test_every_aggression_has_its_effect():
    assert [number for number in of_kind(AGGRESSION) if EFFECTS[number] is None] == []


def test_enslave_the_rival_loses_population_first():
    s = strong(9, 1)
    s.players[1].unused = 0
    attack(s, "enslave_i")
    assert (asked(s), resources(s.players[0])) == ((1, "lose-worker"), 0)  # TTA-5.3.10
    play(s, ("lose-worker", BRONZE))
    assert (s.players[1].workers[BRONZE], s.players[1].yellow) == (1, 19)
    assert (resources(s.players[0]), food(s.players[0])) == (2, 2)  # TTA-13.7.3
    assert s.players[0].ma == 0


def test_enslave_resources_come_before_food():
    s = strong(9, 1)
    s.players[0].blue = 3
    attack(s, "enslave_i")
    assert (resources(s.players[0]), food(s.players[0])) == (2, 1)  # TTA-8.12


@pytest.mark.parametrize(("name", "limit"), [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 7)])
def test_plunder_the_attacker_names_the_mix(name, limit):
    s = strong(9, 1)
    tokens(s, 1, agriculture=2, bronze=6)
    attack(s, name)
    assert asked(s) == (0, "plunder")
    listed = choices(s)
    assert ("plunder", 0, 0) in listed  # TTA-13.7.1, TTA-13.7.5: up to
    assert max(f + r for _, f, r in listed) == limit
    assert ("plunder", 3, 0) not in listed  # only 2 food are there
    play(s, ("plunder", 2, limit - 2))
    assert (food(s.players[1]), resources(s.players[1])) == (0, 6 - limit + 2)
    assert (food(s.players[0]), resources(s.players[0])) == (2, limit - 2)  # TTA-12.6.7


def test_who_plunders_gains_what_was_named_and_nothing_of_what_the_rival_overpays():
    """TTA-12.6.5, TTA-13.7.5 (ruling R49): no token is left for the change of a token of 5."""
    s = strong(9, 1)
    p = in_play(s, 1)
    p.technologies = sorted([*p.technologies, card("oil")])
    tokens(s, 1, agriculture=0, bronze=0, oil=1)
    p.blue_owned, p.blue = p.blue_owned - p.blue, 0
    attack(s, "plunder_i")
    play(s, ("plunder", 0, 1))
    assert resources(s.players[1]) == 1  # of 5 one was named; a single bronze token is all the change there is: 3 are overpaid
    assert p.blue == 0
    assert resources(s.players[0]) == 1


def test_plunder_gains_are_limited_by_the_own_blue_tokens():
    s = strong(9, 1)
    tokens(s, 1, agriculture=2, bronze=2)
    s.players[0].blue = 1
    play(attack(s, "plunder_i"), ("plunder", 2, 1))
    assert (food(s.players[0]), resources(s.players[0])) == (0, 1)  # resources first (TTA-8.12)
    assert (food(s.players[1]), resources(s.players[1])) == (0, 1)


def test_plunder_where_there_is_nothing_is_legal_and_does_nothing():
    s = attack(strong(9, 1), "plunder_i")
    assert (asked(s), food(s.players[0])) == ((-1, ""), 0)  # TTA-5.3.7


def test_raid_i_destroys_one_building_of_level_0_or_1():
    s = strong(9, 1)
    units(s, 1, alchemy=1, scientific_method=1)
    attack(s, "raid_i")
    assert choices(s) == [("raid", PHILOSOPHY), ("raid", card("alchemy"))]
    play(s, ("raid", PHILOSOPHY))
    assert (resources(s.players[0]), s.players[1].unused) == (2, 2)  # TTA-13.7.2: half of 3, rounded up


def test_ex_74_raid_ii_gains_half_of_the_total_printed_cost():
    s = strong(9, 1)
    units(s, 1, alchemy=1)
    in_play(s, 1, specials=["masonry"])
    attack(s, "raid_ii")
    alchemy = card("alchemy")
    assert choices(s) == [("raid", PHILOSOPHY), ("raid", alchemy), ("raid", alchemy, PHILOSOPHY)]
    play(s, ("raid", alchemy, PHILOSOPHY))
    assert (resources(s.players[0]), s.players[1].unused, s.players[1].science_rating) == (5, 3, 0)  # TTA-5.3.6


def test_raid_ii_one_of_level_2_and_one_of_level_1():
    s = strong(9, 1)
    units(s, 1, philosophy=0, scientific_method=2, journalism=1, theology=2)
    attack(s, "raid_ii")
    method, journalism, theology = card("scientific_method"), card("journalism"), card("theology")
    assert set(choices(s)) == {
        ("raid", method),
        ("raid", journalism),
        ("raid", theology),
        ("raid", method, theology),
        ("raid", journalism, theology),
        ("raid", theology, theology),  # ruling R20: two workers on one card
    }


def test_raid_iii_one_of_level_3_and_one_of_level_2():
    s = strong(9, 1, age=3)
    s.players[0].ma = s.players[0].ma_total = 3
    units(s, 1, philosophy=0, computers=2, opera=1)
    attack(s, "raid_iii")
    assert set(choices(s)) == {("raid", card("computers")), ("raid", card("opera")), ("raid", card("computers"), card("opera"))}
    play(s, ("raid", card("computers"), card("opera")))
    assert resources(s.players[0]) == 10  # half of 11 + 8, rounded up


def test_raid_without_a_target_does_nothing():
    s = strong(9, 1)
    units(s, 1, philosophy=0)
    attack(s, "raid_i")
    assert (asked(s), resources(s.players[0])) == ((-1, ""), 0)


def test_raid_with_one_target_is_not_asked():
    s = attack(strong(9, 1), "raid_i")
    assert (asked(s), s.players[1].workers[PHILOSOPHY]) == ((-1, ""), 0)


def test_ex_100_annex_moves_the_permanent_effect_only():
    s = strong(9, 1)
    in_play(s, 1, colonies=["inhabited_territory_i"])
    s.players[1].yellow = 1
    attack(s, "annex_ii")
    assert (s.players[0].colonies, s.players[1].colonies) == ([card("inhabited_territory_i")], [])
    assert (s.players[1].yellow, s.players[0].yellow, s.players[0].unused) == (0, 20, 1)  # TTA-11.7.1


def test_annex_the_attacker_names_the_colony():
    s = strong(9, 1)
    in_play(s, 1, colonies=["vast_territory_i", "historic_territory_i"])
    attack(s, "annex_ii")
    assert (asked(s), len(choices(s))) == ((0, "annex"), 2)
    play(s, ("annex", card("vast_territory_i")))
    assert (s.players[1].blue, s.players[0].blue) == (17, 15)  # TTA-13.7.6: the negative symbol moves too
    assert (s.players[1].yellow, s.players[0].yellow) == (15, 21)


def test_annex_the_rival_names_the_blue_tokens_they_lose():
    s = strong(9, 1)
    in_play(s, 1, colonies=["wealthy_territory_i"])
    tokens(s, 1, bronze=8, agriculture=7)
    attack(s, "annex_ii")
    assert (asked(s), s.players[1].blue) == ((1, "lose-token"), 0)
    play(s, ("lose-token", BRONZE), ("lose-token", BRONZE))
    assert (s.players[1].blue_owned, s.players[0].blue) == (13, 19)


def test_annex_without_a_colony_does_nothing():
    s = attack(strong(9, 1), "annex_ii")
    assert (asked(s), s.players[0].colonies) == ((-1, ""), [])


def test_ex_76_infiltrate_scores_three_per_level():
    s = strong(9, 1)
    in_play(s, 1, leader="joan_of_arc")
    attack(s, "infiltrate_ii")
    assert (s.players[1].leader, s.players[0].culture) == (NONE, 3)
    s = strong(9, 1)
    in_play(s, 1, wonder="hollywood")
    s.players[1].stages, s.players[1].blue = 2, 14
    attack(s, "infiltrate_ii")
    assert (s.players[1].wonder, s.players[1].blue, s.players[0].culture) == (NONE, 16, 9)


def test_infiltrate_the_attacker_chooses_between_leader_and_wonder():
    s = strong(9, 1)
    in_play(s, 1, leader="isaac_newton", wonder="taj_mahal")
    attack(s, "infiltrate_ii")
    assert choices(s) == [("infiltrate", card("isaac_newton")), ("infiltrate", card("taj_mahal"))]
    play(s, ("infiltrate", card("taj_mahal")))
    assert (s.players[1].leader, s.players[1].wonder, s.players[0].culture) == (card("isaac_newton"), NONE, 3)


def test_infiltrate_bill_gates_scores_when_he_leaves():
    s = strong(9, 1, age=3)
    units(s, 1, computers=1)
    in_play(s, 1, leader="bill_gates")
    attack(s, "infiltrate_ii")
    assert (s.players[1].culture, s.players[0].culture) == (3, 9)


def test_infiltrate_without_a_target_does_nothing():
    s = attack(strong(9, 1), "infiltrate_ii")
    assert (asked(s), s.players[0].culture) == ((-1, ""), 0)


def test_spy_takes_at_most_what_the_rival_has():
    s = strong(9, 1)
    s.players[1].science = 3
    attack(s, "spy_ii")
    assert (s.players[0].science, s.players[1].science) == (3, 0)  # TTA-5.3.8, TTA-13.7.4


def test_armed_intervention_takes_seven_culture():
    s = strong(9, 1, age=3)
    s.players[1].culture = 10
    attack(s, "armed_intervention_iii")
    assert (s.players[0].culture, s.players[1].culture) == (7, 3)


def test_units_are_not_raided():
    s = strong(9, 3)
    units(s, 1, religion=1)
    attack(s, "raid_i")
    assert choices(s) == [("raid", PHILOSOPHY), ("raid", RELIGION)]
    assert s.players[1].workers[WARRIORS] == 3
