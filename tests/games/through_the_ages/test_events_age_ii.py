"""Events of Age II (TTA-8, TTA-13.6)."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.board import food, resources
from civitas.games.through_the_ages.tables import AGRICULTURE, BRONZE, NONE, PHILOSOPHY, RELIGION
from games.through_the_ages.scenes import asked, card, choices, event, hand, in_play, play, scene, strength, tokens, units


def test_ex_89_civil_unrest_costs_culture_and_the_most_discontented_a_blue_token():
    s = scene(3)
    s.players[0].yellow, s.players[0].culture = 10, 10  # 3 discontent
    s.players[1].yellow, s.players[1].culture = 16, 10  # 1 discontent
    s.players[2].culture = 10
    event(s, "civil_unrest")
    assert [p.culture for p in s.players] == [0, 6, 10]
    assert [p.blue for p in s.players] == [15, 16, 16]  # TTA-13.6.6


def test_civil_unrest_hits_all_who_are_most_discontented():
    s = scene(3)
    s.players[0].yellow = s.players[2].yellow = 16
    event(s, "civil_unrest")
    assert [p.blue_owned for p in s.players] == [15, 16, 15]


def test_civil_unrest_without_discontent_does_nothing():
    s = event(scene(3), "civil_unrest")
    assert [p.blue for p in s.players] == [16, 16, 16]  # TTA-8.11


def test_civil_unrest_with_an_empty_blue_bank_the_owner_names_the_token():
    s = scene(2)
    units(s, 0, iron=1)
    tokens(s, 0, bronze=2, iron=14)
    s.players[0].yellow = 16
    event(s, "civil_unrest")
    assert (asked(s), choices(s)) == ((0, "lose-token"), [("lose-token", BRONZE), ("lose-token", card("iron"))])
    play(s, ("lose-token", BRONZE))
    assert (s.players[0].tokens[BRONZE], s.players[0].blue_owned) == (1, 15)  # TTA-12.4.6


def test_ex_85_cold_war_with_two_players_helps_only_the_stronger():
    s = scene(2)
    strength(s, 2, 4)
    event(s, "cold_war")
    assert [p.science for p in s.players] == [0, 6]


def test_cold_war_the_two_strongest_score_science():
    s = scene(4)
    strength(s, 2, 4, 2, 1)
    event(s, "cold_war", seat=2)
    assert [p.science for p in s.players] == [0, 6, 6, 0]


def test_ex_85_crime_wave_with_two_players_hits_only_the_weaker():
    s = scene(2)
    strength(s, 2, 4)
    for p in s.players:
        p.culture = 5
    event(s, "crime_wave")
    assert [(p.culture, p.blue) for p in s.players] == [(2, 15), (5, 16)]


def test_crime_wave_the_two_weakest_lose_culture_and_a_blue_token():
    s = scene(3)
    strength(s, 5, 1, 2)
    s.players[1].culture = 2
    event(s, "crime_wave")
    assert [(p.culture, p.blue) for p in s.players] == [(0, 16), (0, 15), (0, 15)]


def test_economic_progress_corruption_food_consumption_resources_in_this_order():
    s = scene(2)
    p = s.players[0]
    tokens(s, 0, agriculture=8, bronze=4)
    p.yellow = 8  # consumption 3, and 4 discontent: nobody cares (ruling R17)
    event(s, "economic_progress")
    # corruption: blue bank 4 -> lose 4 resources; then 2 food produced, 3 eaten; 2 resources produced
    assert (food(p), resources(p)) == (7, 2)
    assert (p.science, p.culture) == (0, 0)  # TTA-13.6.4: no points
    assert (food(s.players[1]), resources(s.players[1])) == (2, 2)


def test_economic_progress_famine_costs_culture():
    s = scene(2)
    p = s.players[0]
    p.yellow, p.culture = 0, 20  # consumption 6
    event(s, "economic_progress")
    assert (food(p), p.culture) == (0, 4)


def test_ex_89_emigration_half_the_discontent_workers_rounded_up():
    s = scene(2)
    s.players[0].yellow = 10  # 3 discontent
    event(s, "emigration")
    assert asked(s) == (0, "lose-worker")  # the unused worker is gone, one more must go
    play(s, ("lose-worker", AGRICULTURE))
    assert (s.players[0].yellow, s.players[0].unused) == (12, 0)  # TTA-13.6.7, TTA-13.6.16: by the number before the event
    assert s.players[1].yellow == 18


def test_iconoclasm_removes_leaders_of_other_ages():
    s = scene(3, age=2)
    in_play(s, 0, leader="joan_of_arc")
    in_play(s, 1, leader="isaac_newton")
    s.players[0].ca = 3
    event(s, "iconoclasm")
    assert [p.leader for p in s.players] == [NONE, card("isaac_newton"), NONE]
    assert s.players[0].ma_total == 2  # Joan's military action is gone
    assert s.players[0].ca == 3  # TTA-13.6.18: not replaced, so no civil action comes back


def test_iconoclasm_in_age_iv_removes_all_leaders():
    s = scene(2, age=4)
    in_play(s, 0, leader="albert_einstein")
    event(s, "iconoclasm")
    assert s.players[0].leader == NONE  # TTA-13.6.8


def test_iconoclasm_bill_gates_scores_when_he_leaves():
    s = scene(2, age=4)
    units(s, 0, philosophy=1, computers=2)
    in_play(s, 0, leader="bill_gates")
    event(s, "iconoclasm")
    assert s.players[0].culture == 6  # TTA-13.1.17


def test_independence_declaration_the_weakest_names_the_colony():
    s = scene(2)
    strength(s, 5, 1)
    in_play(s, 1, colonies=["inhabited_territory_i", "wealthy_territory_i"])
    event(s, "independence_declaration")
    assert (asked(s), len(choices(s))) == ((1, "lose-colony"), 2)
    play(s, ("lose-colony", card("inhabited_territory_i")))
    assert (s.players[1].colonies, s.players[1].yellow) == ([card("wealthy_territory_i")], 16)
    assert s.box.cards == [card("inhabited_territory_i")]  # its age is over


def test_independence_declaration_the_only_colony_goes_unasked():
    s = scene(2)
    strength(s, 5, 1)
    in_play(s, 1, colonies=["vast_territory_ii"])
    event(s, "independence_declaration")
    assert (asked(s), s.players[1].colonies) == ((-1, ""), [])
    assert (s.players[1].yellow, s.players[1].blue) == (14, 17)  # Vast Territory's blue token comes back
    assert s.discards.cards == [card("vast_territory_ii")]  # TTA-10.8


def test_independence_declaration_without_a_colony_does_nothing():
    s = scene(2)
    assert asked(event(s, "independence_declaration")) == (-1, "")


def test_national_pride_rewards_the_most_culture():
    s = scene(3)
    s.players[1].culture = s.players[2].culture = 8
    event(s, "national_pride", seat=2)
    assert [p.culture for p in s.players] == [0, 8, 13]  # TTA-8.3: the nearer one


def test_politics_of_strength_draws_and_discards():
    s = scene(2)
    strength(s, 5, 1)
    hand(s, 1, "rats", "crusades", "foray", "rats")
    event(s, "politics_of_strength")
    assert len(s.players[0].military) == 5
    assert asked(s) == (1, "discard")
    play(s, *[choices(s)[0]])
    while asked(s)[1] == "discard":
        play(s, choices(s)[0])
    assert len(s.players[1].military) == 1  # TTA-13.6.10


def test_politics_of_strength_all_cards_go_unasked_if_there_are_no_more_than_three():
    s = scene(2)
    strength(s, 5, 1)
    hand(s, 1, "rats", "crusades", "foray")
    event(s, "politics_of_strength")
    assert (asked(s), s.players[1].military) == ((-1, ""), [])  # TTA-17.8


def test_ex_94_politics_of_strength_in_age_iv_is_about_culture():
    s = scene(3, age=4)
    strength(s, 5, 1, 3)
    hand(s, 1, "impact_of_wonders")
    s.players[1].culture = 10
    event(s, "politics_of_strength")
    assert [p.culture for p in s.players] == [5, 7, 0]
    assert [len(p.military) for p in s.players] == [0, 1, 0]


def test_popularization_of_science_scores_science_as_culture():
    s = scene(2)
    units(s, 1, alchemy=1)
    event(s, "popularization_of_science")
    assert [p.culture for p in s.players] == [1, 3]


def test_prosperity_gives_food_for_happy_faces():
    s = scene(2)
    units(s, 1, religion=2)
    event(s, "prosperity")
    assert [food(p) for p in s.players] == [0, 2]


def test_ravages_of_time_each_player_names_an_old_wonder():
    s = scene(3)
    in_play(s, 0, wonders=["pyramids", "eiffel_tower", "taj_mahal"])
    in_play(s, 1, wonders=["colossus"])
    in_play(s, 2, wonders=["kremlin"])
    event(s, "ravages_of_time")
    assert choices(s) == [("ruin", card("pyramids")), ("ruin", card("taj_mahal"))]
    play(s, ("ruin", card("pyramids")))
    assert (s.players[0].ruined, s.players[0].ca_total, s.players[0].culture_rating) == ([card("pyramids")], 4, 2 + 4 + 3)
    assert (s.players[1].ruined, s.players[1].strength) == ([card("colossus")], 1)  # the only one, unasked (TTA-13.6.11)
    assert s.players[2].ruined == []


def test_ravages_of_time_a_ruined_wonder_is_not_ruined_again():
    s = scene(2)
    in_play(s, 0, wonders=["pyramids", "taj_mahal"], ruined=["pyramids"])
    event(s, "ravages_of_time")
    assert s.players[0].ruined == [card("pyramids"), card("taj_mahal")]
    assert s.players[0].blue == 15  # its blue token is gone (TTA-13.2.8)


def test_refugees_the_strongest_gains_what_the_weakest_loses():
    s = scene(3)
    strength(s, 5, 3, 1)
    s.players[2].culture, s.players[2].unused = 5, 0
    event(s, "refugees")
    assert (s.players[0].culture, s.players[0].unused) == (3, 2)
    assert asked(s) == (2, "lose-worker")
    play(s, ("lose-worker", BRONZE))
    assert (s.players[2].culture, s.players[2].workers[BRONZE]) == (2, 1)


def test_terrorism_the_poorest_in_culture_destroys_a_building_of_everybody_else():
    s = scene(3)
    s.players[0].culture, s.players[1].culture, s.players[2].culture = 5, 1, 5
    units(s, 2, religion=1)
    event(s, "terrorism")
    assert (asked(s), choices(s)) == ((1, "terror"), [("blow-up", PHILOSOPHY), ("blow-up", RELIGION)])
    assert s.pending.about == {"seat": 2}  # TTA-13.6.12
    assert s.players[0].workers[PHILOSOPHY] == 0  # the only urban building of seat 0 fell unasked (TTA-13.6.17)
    play(s, ("blow-up", RELIGION))
    assert (s.players[2].workers[RELIGION], s.players[2].unused) == (0, 2)
    assert s.players[1].workers[PHILOSOPHY] == 1


def test_terrorism_farms_mines_and_units_are_safe():
    s = scene(2)
    units(s, 0, philosophy=0)
    s.players[0].culture = 5
    assert asked(event(s, "terrorism")) == (-1, "")


# --- International Agreement ---------------------------------------------------------------------------------------------------


def agreement(*row: str, age: int = 2, seat: int = 0):
    """The strongest is seat 1; these cards lie in the row from space 1 on; the civil deck holds enough."""
    s = scene(3, age=age)
    strength(s, 1, 5, 1)
    for space, name in enumerate(row):
        s.row[space] = card(name) if name else NONE
    s.civil_deck = [card("coal")] * 20
    return event(s, "international_agreement", seat=seat)


def test_international_agreement_cards_worth_five_are_taken_without_own_actions():
    s = agreement("irrigation", "iron", "", "", "", "alchemy", "", "", "", "moses")
    assert asked(s) == (1, "agreement")
    assert choices(s) == [("decline",), ("take", 1), ("take", 2), ("take", 6), ("take", 10)]
    play(s, ("take", 10))
    assert choices(s) == [("stop",), ("take", 1), ("take", 2), ("take", 6)]
    play(s, ("take", 6))
    assert asked(s) == (-1, "")  # nothing is left: 3 + 2
    p = s.players[1]
    assert (p.hand, p.ca) == ([card("moses"), card("alchemy")], 4)
    assert p.skips_politics
    assert s.row[:2] == [card("irrigation"), card("iron")]  # slid and refilled, nothing removed
    assert NONE not in s.row


def test_international_agreement_declined_leaves_the_row_as_it_is():
    s = agreement("irrigation", "", "iron")
    play(s, ("decline",))
    assert s.row[:3] == [card("irrigation"), NONE, card("iron")]  # ruling R23
    assert not s.players[1].skips_politics


def test_international_agreement_without_a_legal_card_is_not_offered():
    s = agreement()
    assert asked(s) == (-1, "")
    assert not s.players[1].skips_politics


def test_international_agreement_obeys_the_normal_rules_of_taking():
    s = scene(3)
    strength(s, 1, 5, 1)
    s.row[0], s.row[1], s.row[2] = card("pyramids"), card("colossus"), card("iron")
    s.civil_deck = [card("coal")] * 20
    s.players[1].hand = [card("irrigation")] * 4
    event(s, "international_agreement")
    assert choices(s) == [("decline",), ("take", 1), ("take", 2)]  # the hand is full, wonders are not held
    assert s.why_not(("take", 3)).rule == "TTA-6.2.2"
    play(s, ("take", 1))
    assert (s.players[1].wonder, asked(s)) == (card("pyramids"), (-1, ""))  # one unfinished wonder at a time


def test_ex_90_international_agreement_can_end_the_last_age():
    s = scene(3, age=3)
    strength(s, 1, 5, 1)
    s.row[0], s.row[12] = card("iron"), card("oil")
    s.civil_deck = [card("coal")]
    s.round = 17
    event(s, "international_agreement", seat=0)
    play(s, ("take", 1), ("stop",))
    assert (s.age, s.last_round) == (4, 17)  # in the starting player's turn: this round is the last (TTA-13.6.9)
    assert s.row[:2] == [card("oil"), card("coal")]
    assert s.players[1].skips_politics


def test_international_agreement_in_age_iv_only_slides_the_row():
    s = scene(2, age=4)
    s.row[3], s.row[12] = card("iron"), card("oil")
    play(event(s, "international_agreement"), ("take", 4), ("stop",))
    assert s.row == [card("oil")] + [NONE] * 12


@pytest.mark.parametrize("seat", [0, 1])
def test_international_agreement_action_cards_taken_there_may_be_played_this_turn(seat):
    s = agreement("frugality_ii", seat=seat)
    play(s, ("take", 1))
    assert s.players[1].fresh == []  # TTA-13.6.9
