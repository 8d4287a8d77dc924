"""Events of Age III: impacts (TTA-13.6.14), during play and at the end (TTA-14.2)."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.events import score_impact
from civitas.games.through_the_ages.ratings import discontent, update
from civitas.games.through_the_ages.tables import SHORTER
from games.through_the_ages.scenes import card, event, in_play, pact, scene, strength, units


def scored(s, name, seat=0):
    """What everybody has after this event."""
    event(s, name, seat)
    return [p.culture for p in s.players]


def test_impact_of_agriculture_scores_food_production_and_more_above_consumption():
    s = scene(2, age=3)
    units(s, 1, agriculture=0, selective_breeding=1)
    s.players[1].yellow = 8  # consumption 3: not exceeded
    assert scored(s, "impact_of_agriculture") == [2 + 4, 3]


def test_impact_of_agriculture_counts_the_trade_agreement():
    s = scene(3, age=3)
    pact(s, 0, 1, "international_trade_agreement")
    assert scored(s, "impact_of_agriculture") == [6, 7, 6]  # ruling R15


def test_impact_of_architecture_scores_levels_of_urban_buildings():
    s = scene(2, age=3)
    units(s, 1, alchemy=2, opera=1, team_sports=1, knights=3, iron=2)
    assert scored(s, "impact_of_architecture") == [0, 1 + 1 + 2 + 2]


def test_ex_105_impact_of_balance_scores_twice_the_lowest_production():
    s = scene(2, age=3)
    p = units(s, 0, agriculture=0, bronze=0, irrigation=3, coal=3)
    update(s, 0)
    p.science_rating, p.culture_rating = 7, 12
    assert scored(s, "impact_of_balance") == [12, 0]


def test_impact_of_balance_acceptance_of_supremacy_counts_on_both_sides():
    s = scene(3, age=3)
    for p in s.players:
        units(s, p.seat, agriculture=9)
    pact(s, 0, 1, "acceptance_of_supremacy")
    for p in s.players:
        p.science_rating = p.culture_rating = 9
    assert scored(s, "impact_of_balance") == [6, 2, 4]  # resources 2 + 1, 2 - 1, 2


def test_impact_of_colonies():
    s = scene(2, age=3)
    in_play(s, 1, colonies=["vast_territory_i", "historic_territory_ii"])
    assert scored(s, "impact_of_colonies") == [0, 6]


def test_impact_of_competition_scores_levels_of_units_and_arenas():
    s = scene(2, age=3)
    units(s, 1, warriors=2, knights=2, rockets=1, team_sports=1, opera=2)
    assert scored(s, "impact_of_competition") == [0, 2 + 3 + 2]


def test_ex_105_impact_of_government_scores_action_totals():
    s = scene(2, age=3)
    s.players[1].ca_total, s.players[1].ma_total = 8, 6
    assert scored(s, "impact_of_government") == [4 * 2 + 2, 22]


def test_ex_104_impact_of_happiness_takes_culture_for_discontent():
    s = scene(3, age=3)
    units(s, 0, religion=3)
    s.players[0].yellow = 6  # 5 needed, 3 there
    s.players[1].yellow, s.players[1].culture = 10, 4  # 3 needed, none there
    assert scored(s, "impact_of_happiness") == [2, 0, 0]


def test_impact_of_industry_counts_mines_and_the_railroad_only():
    s = scene(2, age=3)
    units(s, 1, bronze=0, coal=2, computers=2)
    in_play(s, 1, wonders=["transcontinental_railroad"], leader="bill_gates")
    assert scored(s, "impact_of_industry") == [2, 9]  # ruling R16


def test_ex_104_impact_of_population_scores_content_workers_above_ten():
    s = scene(2, age=3)
    units(s, 1, agriculture=6, bronze=5)  # 11 farmers and miners, 1 philosopher, 1 warrior, 1 unused: 14
    s.players[1].yellow = 12
    assert discontent(s.players[1]) == 2
    assert scored(s, "impact_of_population") == [0, 4]


def test_ex_106_impact_of_progress_scores_levels_of_government_and_specials():
    s = scene(2, age=3)
    in_play(s, 1, government="democracy", specials=["civil_service", "strategy"])
    assert scored(s, "impact_of_progress") == [0, 16]


def test_impact_of_science_is_a_ranking():
    s = scene(4, age=3)
    for p, rating in zip(s.players, (5, 9, 9, 1), strict=True):
        p.science_rating = rating
    assert scored(s, "impact_of_science", seat=2) == [5, 10, 15, 0]


def test_ex_102_impact_of_science_at_the_end_the_starting_player_counts_as_current():
    s = scene(3, age=4)
    for p, rating in zip(s.players, (8, 8, 5), strict=True):
        p.science_rating = rating
    score_impact(s, card("impact_of_science"), 2)
    assert [p.culture for p in s.players] == [14, 7, 0]  # TTA-8.7


@pytest.mark.parametrize(("players", "points"), [(2, [10, 0]), (3, [14, 7, 0]), (4, [15, 10, 5, 0])])
def test_impact_of_strength_depends_on_the_number_of_players(players, points):
    s = scene(players, age=3)
    strength(s, *range(9, 9 - players, -1))
    assert scored(s, "impact_of_strength") == points  # TTA-15.1


def test_impact_of_strength_after_a_resignation_uses_the_columns_of_those_left():
    s = scene(4, age=3)
    strength(s, 4, 3, 2, 1)
    s.players[1].playing, s.in_game = False, 3
    assert scored(s, "impact_of_strength") == [14, 0, 7, 0]


def test_impact_of_technology_counts_all_technologies_of_level_iii():
    s = scene(2, age=3)
    units(s, 1, computers=0, tanks=2, coal=1)
    in_play(s, 1, government="democracy", specials=["civil_service", "strategy"])
    assert scored(s, "impact_of_technology") == [0, 16]


def test_impact_of_technology_in_the_shorter_game_counts_level_ii():
    s = scene(2, age=2)
    s.mode = SHORTER
    units(s, 1, computers=0, tanks=2, coal=1)
    in_play(s, 1, specials=["strategy"])
    assert scored(s, "impact_of_technology") == [0, 8]  # TTA-18.3


def test_ex_106_impact_of_variety_scores_types_and_specials():
    s = scene(2, age=3)
    units(s, 1, warriors=1, knights=2, air_forces=1, philosophy=1, religion=1, drama=1, journalism=0)
    in_play(s, 1, specials=["masonry", "warfare", "cartography"])
    assert scored(s, "impact_of_variety") == [4, 18]


def test_impact_of_wonders_scores_by_age_and_counts_ruins():
    s = scene(2, age=3)
    in_play(s, 1, wonders=["pyramids", "great_wall", "kremlin", "internet"], ruined=["pyramids"], wonder="hollywood")
    assert scored(s, "impact_of_wonders") == [0, 5 + 4 + 3 + 2]


def test_only_impacts_are_scored_at_the_end():
    s = scene(2, age=4)
    with pytest.raises(AssertionError):
        score_impact(s, card("refugees"), 0)
