"""Technologies, governments, revolutions, special technologies (TTA-6.8, TTA-6.9, TTA-6.10, TTA-11.2, TTA-12.3)."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.costs import technology_cost
from civitas.games.through_the_ages.tables import EXPLORATION, LAW, NONE, WARFARE
from games.through_the_ages.scenes import card, in_play, pact, scene, units
from games.through_the_ages.table import acting, actions, civil, do, may, refused


def science(s, seat, n):
    s.players[seat].science = n
    s.relist()
    return s.players[seat]


def test_a_technology_enters_play_without_workers():
    s = acting(scene(2))
    p = civil(s, 0, "alchemy")
    science(s, 0, 5)
    do(s, "develop", "alchemy")
    assert card("alchemy") in p.technologies  # TTA-6.8.1
    assert (p.science, p.ca, p.workers[card("alchemy")]) == (1, 3, 0)
    assert not p.hand
    assert p.science_rating == 1


def test_too_little_science():
    s = acting(scene(2))
    civil(s, 0, "alchemy")
    science(s, 0, 3)
    assert refused(s, "develop", "alchemy") == "TTA-6.8.1"
    assert refused(s, "develop", "iron") == "TTA-6.8.1"  # not in hand


def test_ex_48_peaceful_change_of_government():
    s = acting(scene(2))
    p = civil(s, 0, "monarchy")
    science(s, 0, 8)
    actions(s, 0, 3, 2)
    do(s, "develop", "monarchy")
    assert (p.ca_total, p.ca) == (5, 3)  # TTA-6.9.2
    assert (p.ma_total, p.ma) == (3, 3)
    assert p.science == 0
    assert p.government == card("monarchy")


def test_ex_49_revolution():
    s = acting(scene(2))
    p = civil(s, 0, "monarchy")
    science(s, 0, 2)
    do(s, "revolution", "monarchy")
    assert (p.ca_total, p.ca) == (5, 0)  # TTA-6.10.3
    assert (p.ma_total, p.ma) == (3, 3)
    assert p.science == 0


def test_ex_50_a_revolution_takes_all_civil_actions():
    s = acting(scene(2))
    civil(s, 0, "monarchy")
    science(s, 0, 2)
    actions(s, 0, 3, 2)
    assert refused(s, "revolution", "monarchy") == "TTA-6.10.1"


def test_ex_50_a_regained_action_counts():
    s = scene(2, age=1)
    in_play(s, 0, leader="moses")
    civil(s, 0, "monarchy", "genghis_khan")
    science(s, 0, 2)
    acting(s)
    do(s, "leader", "genghis_khan")  # the action came back
    assert may(s, "revolution", "monarchy")


def test_ex_52_robespierre_pays_with_military_actions():
    s = scene(2)
    in_play(s, 0, leader="maximilien_robespierre", government="constitutional_monarchy")
    p = civil(s, 0, "democracy")
    science(s, 0, 9)
    acting(s)
    assert (p.ma_total, p.ca_total) == (5, 6)
    actions(s, 0, 4, 5)
    do(s, "revolution", "democracy")
    assert p.culture == 3  # TTA-6.10.5
    assert (p.ma_total, p.ma) == (4, 0)
    assert (p.ca_total, p.ca) == (7, 5)


def test_ex_53_the_extra_action_of_patriotism_stays():
    s = scene(2)
    in_play(s, 0, leader="maximilien_robespierre", government="constitutional_monarchy")
    p = civil(s, 0, "democracy", "patriotism_ii")
    science(s, 0, 9)
    acting(s)
    do(s, "play", "patriotism_ii")
    do(s, "revolution", "democracy")
    assert (p.ma, p.extra_ma) == (0, 1)


def test_robespierre_needs_all_military_actions():
    s = scene(2)
    in_play(s, 0, leader="maximilien_robespierre")
    civil(s, 0, "monarchy")
    science(s, 0, 9)
    acting(s)
    actions(s, 0, 4, 2)
    assert refused(s, "revolution", "monarchy") == "TTA-6.10.5"
    actions(s, 0, 1, 3)
    assert may(s, "revolution", "monarchy")


def test_ex_54_the_gain_of_breakthrough_comes_after_paying():
    s = acting(scene(2))
    p = civil(s, 0, "constitutional_monarchy", "riflemen", "breakthrough_i")
    science(s, 0, 5)
    assert not may(s, "develop", "riflemen", "breakthrough_i")
    assert refused(s, "develop", "riflemen", "breakthrough_i") == "TTA-6.8.1"
    science(s, 0, 6)
    do(s, "develop", "riflemen", "breakthrough_i")
    assert p.science == 2  # TTA-6.11.6
    assert p.ca == 3


def test_a_revolution_through_breakthrough_pays_no_civil_action_for_the_card():
    s = acting(scene(2))
    p = civil(s, 0, "monarchy", "breakthrough_i")
    science(s, 0, 2)
    do(s, "revolution", "monarchy", "breakthrough_i")
    assert (p.ca, p.science) == (0, 2)  # TTA-6.10.2
    s = acting(scene(2))
    civil(s, 0, "monarchy", "breakthrough_i")
    science(s, 0, 2)
    actions(s, 0, 3, 2)
    assert refused(s, "revolution", "monarchy", "breakthrough_i") == "TTA-6.10.1"


def test_ex_56_a_higher_special_technology_replaces_the_lower():
    s = scene(2)
    in_play(s, 0, specials=["warfare"])
    p = civil(s, 0, "strategy")
    science(s, 0, 8)
    acting(s)
    actions(s, 0, 4, 1)
    before = p.strength
    do(s, "develop", "strategy")
    assert p.specials[WARFARE] == card("strategy")  # TTA-6.8.2
    assert card("warfare") in s.removed
    assert p.strength == before + 2
    assert (p.ma_total, p.ma) == (4, 2)  # one more, available


def test_ex_56_a_lower_special_technology_is_removed_at_once_but_counts_as_developed():
    s = scene(2)
    in_play(s, 0, specials=["strategy"], leader="albert_einstein")
    p = civil(s, 0, "warfare")
    science(s, 0, 5)
    acting(s)
    do(s, "develop", "warfare")
    assert p.specials[WARFARE] == card("strategy")
    assert card("warfare") in s.removed
    assert p.culture == 3


def test_ex_57_scientific_cooperation():
    s = scene(3)
    pact(s, 1, 0, "scientific_cooperation")
    p = civil(s, 0, "riflemen")
    science(s, 0, 4)
    science(s, 1, 1)
    acting(s)
    do(s, "develop", "riflemen")
    assert (p.science, s.players[1].science) == (0, 0)  # TTA-13.9.1, TTA-12.7.5
    civil(s, 0, "code_of_laws")
    science(s, 0, 9)
    assert refused(s, "develop", "code_of_laws") == "TTA-13.9.1"


def test_blue_tokens_of_laws():
    s = scene(2)
    p = civil(s, 0, "justice_system", "civil_service", "code_of_laws")
    science(s, 0, 30)
    acting(s)
    do(s, "develop", "code_of_laws")
    assert (p.ca_total, p.blue) == (5, 16)
    do(s, "develop", "justice_system")
    assert (p.ca_total, p.blue) == (5, 19)  # TTA-11.2.3
    do(s, "develop", "civil_service")
    assert (p.ca_total, p.blue) == (6, 19)
    assert p.specials[LAW] == card("civil_service")


@pytest.mark.parametrize(
    ("id", "ca", "ma", "strength", "colonization"),
    [
        ("code_of_laws", 1, 0, 0, 0),
        ("justice_system", 1, 0, 0, 0),
        ("civil_service", 2, 0, 0, 0),
        ("warfare", 0, 1, 1, 0),
        ("strategy", 0, 2, 3, 0),
        ("military_theory", 0, 3, 5, 0),
        ("cartography", 0, 0, 1, 2),
        ("navigation", 0, 0, 2, 3),
        ("satellites", 0, 0, 3, 4),
        ("masonry", 0, 0, 0, 0),
        ("architecture", 0, 0, 0, 0),
        ("engineering", 0, 0, 0, 0),
    ],
)
def test_special_technologies(id, ca, ma, strength, colonization):
    from civitas.games.through_the_ages.ratings import colonization_modifier

    s = scene(2)
    p = in_play(s, 0, specials=[id])
    assert (p.ca_total, p.ma_total, p.strength, colonization_modifier(p)) == (4 + ca, 2 + ma, 1 + strength, colonization)  # TTA-11.2.2


@pytest.mark.parametrize(
    ("id", "ca", "ma", "limit", "culture", "strength", "happy", "science_rating"),
    [
        ("despotism", 4, 2, 2, 0, 1, 0, 1),
        ("monarchy", 5, 3, 3, 0, 1, 0, 1),
        ("theocracy", 4, 3, 3, 1, 2, 1, 1),
        ("constitutional_monarchy", 6, 4, 3, 0, 1, 0, 1),
        ("republic", 7, 2, 3, 0, 1, 0, 1),
        ("communism", 7, 5, 4, 0, 1, 0, 1),
        ("democracy", 7, 3, 4, 3, 1, 0, 1),
        ("fundamentalism", 6, 5, 4, 0, 6, 0, 0),
    ],
)
def test_governments(id, ca, ma, limit, culture, strength, happy, science_rating):
    from civitas.games.through_the_ages.tables import URBAN_LIMIT

    s = scene(2)
    p = in_play(s, 0, government=id)
    assert (p.ca_total, p.ma_total, URBAN_LIMIT[p.government]) == (ca, ma, limit)
    assert (p.culture_rating, p.strength, p.happiness, p.science_rating) == (culture, strength, happy, science_rating)


@pytest.mark.parametrize(
    ("id", "peaceful", "revolution"),
    [
        ("monarchy", 8, 2),
        ("theocracy", 6, 1),
        ("constitutional_monarchy", 12, 6),
        ("republic", 13, 3),
        ("communism", 19, 5),
        ("democracy", 17, 9),
        ("fundamentalism", 18, 7),
    ],
)
def test_governments_have_two_prices(id, peaceful, revolution):
    s = scene(2)
    p = s.players[0]
    assert (technology_cost(p, card(id)), technology_cost(p, card(id), True)) == (peaceful, revolution)  # TTA-6.9.1


def test_lost_actions_take_spent_tokens_first():
    s = scene(2)
    in_play(s, 0, government="communism")
    p = civil(s, 0, "republic")
    science(s, 0, 13)
    acting(s)
    actions(s, 0, 7, 2)
    do(s, "develop", "republic")  # 5 military actions fall to 2
    assert (p.ma_total, p.ma) == (2, 2)  # TTA-12.3.5
    assert (p.ca_total, p.ca) == (7, 6)


def test_a_government_taken_this_turn_may_be_played_peacefully():
    s = acting(scene(2))
    s.row[0] = card("monarchy")
    science(s, 0, 8)
    do(s, "take", 1)
    assert may(s, "develop", "monarchy")  # TTA-6.9.3
    assert refused(s, "revolution", "monarchy") == "TTA-6.10.1"


def test_only_governments_come_by_revolution():
    s = acting(scene(2))
    civil(s, 0, "iron")
    science(s, 0, 9)
    assert refused(s, "revolution", "iron") == "TTA-6.10.1"


def test_hammurabi_cannot_pay_for_a_revolution():
    s = scene(2, age=1)
    in_play(s, 0, leader="hammurabi")
    civil(s, 0, "monarchy")
    science(s, 0, 2)
    acting(s)
    actions(s, 0, 3, 2)
    do(s, "hammurabi")
    assert not may(s, "revolution", "monarchy")  # TTA-6.10.7


def test_exploration_has_a_place_of_its_own():
    s = scene(2)
    p = in_play(s, 0, specials=["cartography", "warfare"])
    assert p.specials[EXPLORATION] == card("cartography")
    assert p.specials[LAW] == NONE


def test_newton_after_a_revolution_has_one_action_again():
    s = scene(2)
    in_play(s, 0, leader="isaac_newton")
    p = civil(s, 0, "monarchy")
    science(s, 0, 2)
    acting(s)
    do(s, "revolution", "monarchy")
    assert p.ca == 1  # TTA-6.10.4


def test_actions_gained_after_a_revolution_may_be_used():
    s = scene(2)
    in_play(s, 0, leader="maximilien_robespierre")
    p = civil(s, 0, "monarchy", "patriotism_i")
    science(s, 0, 2)
    acting(s)
    do(s, "revolution", "monarchy")
    do(s, "play", "patriotism_i")
    assert (p.ma, p.extra_ma) == (0, 1)  # TTA-6.10.6
    assert may(s, "disband", "warriors")


def test_discounts_add_up():
    s = scene(3)
    pact(s, 1, 0, "scientific_cooperation")
    units(s, 0, printing_press=1)
    p = in_play(s, 0, leader="william_shakespeare")
    assert technology_cost(p, card("opera")) == 4  # 7 - 1 - 2 (TTA-12.7.3)
