"""Action cards (TTA-6.11, TTA-13.4)."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.board import food, resources
from civitas.games.through_the_ages.cards.card import EFFECTS, PURE_NUMBERS
from civitas.games.through_the_ages.tables import ACTION, of_kind
from games.through_the_ages.scenes import card, in_play, scene, strength, tokens, units
from games.through_the_ages.table import acting, actions, bank, civil, do, ending, may, refused, row, unused, wonder


def playing(name, players=2, age=2):
    s = acting(scene(players, age))
    civil(s, 0, name)
    return s, s.players[0]


def test_every_action_card_has_an_effect():
    assert len(of_kind(ACTION)) == 33
    assert not [c for c in of_kind(ACTION) if EFFECTS[c] is PURE_NUMBERS]


@pytest.mark.parametrize(
    ("name", "science", "culture"),
    [("cultural_heritage_a", 1, 4), ("cultural_heritage_i", 2, 2), ("revolutionary_idea_ii", 4, 0), ("revolutionary_idea_iii", 6, 0)],
)
def test_cards_that_score(name, science, culture):
    s, p = playing(name)
    do(s, "play", name)
    assert (p.science, p.culture, p.ca) == (science, culture, 3)
    assert p.hand == []
    assert card(name) in s.removed


@pytest.mark.parametrize(
    ("name", "less"), [("engineering_genius_a", 2), ("engineering_genius_i", 3), ("engineering_genius_ii", 4), ("engineering_genius_iii", 5)]
)
def test_engineering_genius(name, less):
    s, p = playing(name)
    tokens(s, 0, bronze=9)
    wonder(s, 0, "eiffel_tower", 1)  # the next stage costs 7
    do(s, "stage", 1, name)
    assert (resources(p), p.stages, p.ca) == (9 - (7 - less), 2, 3)


@pytest.mark.parametrize(("name", "gain"), [("frugality_a", 1), ("frugality_i", 2), ("frugality_ii", 3)])
def test_frugality(name, gain):
    s, p = playing(name)
    assert not may(s, "population", name)
    assert refused(s, "population", name) == "TTA-6.4.1"  # TTA-6.11.6: the food must be there before
    tokens(s, 0, agriculture=2)
    s.relist()
    do(s, "population", name)
    assert (food(p), p.unused, p.ca) == (gain, 2, 3)


@pytest.mark.parametrize(("name", "pool"), [("patriotism_a", 1), ("patriotism_i", 2), ("patriotism_ii", 3), ("patriotism_iii", 4)])
def test_patriotism(name, pool):
    s, p = playing(name)
    do(s, "play", name)
    assert (p.extra_ma, p.unit_resources, p.ma, p.ca) == (1, pool, 2, 3)


def test_ex_60_temporary_resources_and_actions_go_first():
    s, p = playing("patriotism_ii")
    tokens(s, 0, bronze=3)
    unused(s, 0, 2)
    do(s, "play", "patriotism_ii")
    do(s, "build", "warriors")
    assert (p.extra_ma, p.ma, p.unit_resources) == (0, 2, 1)  # TTA-12.3.6
    do(s, "build", "warriors")
    assert (p.ma, p.unit_resources, resources(p)) == (1, 0, 2)  # TTA-12.6.8


def test_temporary_things_lapse():
    s, p = playing("patriotism_iii")
    do(s, "play", "patriotism_iii")
    ending(s)
    assert (p.extra_ma, p.unit_resources) == (0, 0)  # TTA-7.6
    assert len(p.military) == 3  # TTA-7.4: the temporary action counts


@pytest.mark.parametrize(("name", "less"), [("rich_land_a", 1), ("rich_land_i", 2), ("rich_land_ii", 3)])
def test_rich_land(name, less):
    s, p = playing(name)
    units(s, 0, iron=0)
    tokens(s, 0, bronze=5)
    acting(s)
    assert not may(s, "build", "religion", name)
    assert refused(s, "build", "religion", name) == "TTA-6.11.2"
    do(s, "upgrade", "bronze", "iron", name)
    assert resources(p) == 5 - max(0, 3 - less)
    civil(s, 0, name)
    before = resources(p)
    do(s, "build", "agriculture", name)
    assert resources(p) == before - max(0, 2 - less)
    assert p.ca == 2


@pytest.mark.parametrize(("name", "less"), [("urban_growth_a", 1), ("urban_growth_i", 2), ("urban_growth_ii", 3), ("urban_growth_iii", 4)])
def test_urban_growth(name, less):
    s, p = playing(name)
    units(s, 0, alchemy=0)
    tokens(s, 0, bronze=6)
    acting(s)
    assert not may(s, "build", "bronze", name)
    do(s, "upgrade", "philosophy", "alchemy", name)
    assert resources(p) == 6 - max(0, 3 - less)
    civil(s, 0, name)
    before = resources(p)
    do(s, "build", "religion", name)
    assert resources(p) == before - max(0, 3 - less)


@pytest.mark.parametrize(("name", "less"), [("efficient_upgrade_ii", 3), ("efficient_upgrade_iii", 4)])
def test_efficient_upgrade(name, less):
    s, p = playing(name)
    units(s, 0, coal=0, scientific_method=0)
    tokens(s, 0, bronze=6)
    acting(s)
    assert not may(s, "build", "bronze", name)  # TTA-13.4.3
    assert refused(s, "build", "bronze", name) == "TTA-6.11.2"
    do(s, "upgrade", "bronze", "coal", name)
    assert resources(p) == 6 - (6 - less)
    civil(s, 0, name)
    assert may(s, "upgrade", "philosophy", "scientific_method", name) == (5 - less <= less)


def test_an_upgrade_card_is_no_help_for_units():
    s, _ = playing("efficient_upgrade_ii")
    units(s, 0, swordsmen=0)
    tokens(s, 0, bronze=6)
    acting(s)
    assert refused(s, "upgrade", "warriors", "swordsmen", "efficient_upgrade_ii") == "TTA-6.11.2"


@pytest.mark.parametrize(("name", "gain"), [("breakthrough_i", 2), ("breakthrough_ii", 3)])
def test_breakthrough(name, gain):
    s, p = playing(name)
    civil(s, 0, "iron")
    p.science = 5
    s.relist()
    do(s, "develop", "iron", name)
    assert (p.science, p.ca) == (gain, 3)
    assert card("iron") in p.technologies


@pytest.mark.parametrize(("name", "gain"), [("reserves_i", 2), ("reserves_ii", 3), ("reserves_iii", 4)])
def test_reserves(name, gain):
    s, p = playing(name)
    do(s, "play", name, "resources")
    assert (resources(p), food(p)) == (gain, 0)
    civil(s, 0, name)
    do(s, "play", name, "food")
    assert (resources(p), food(p)) == (gain, gain)  # TTA-13.4.2


def test_stockpile_takes_the_resource_first():
    s, p = playing("stockpile_a")
    bank(s, 0, blue=1)
    do(s, "play", "stockpile_a")
    assert (resources(p), food(p)) == (1, 0)


def test_a_gain_of_nothing_can_be_played():
    s, p = playing("stockpile_a")
    bank(s, 0, blue=0)
    do(s, "play", "stockpile_a")  # TTA-6.11.7
    assert p.ca == 3


@pytest.mark.parametrize(
    ("players", "strengths", "pool"), [(3, (1, 4, 5), 6), (4, (1, 4, 5, 1), 4), (2, (1, 4), 6), (2, (4, 4), 0), (4, (1, 2, 2, 2), 6)]
)
def test_ex_61_wave_of_nationalism(players, strengths, pool):
    s = scene(players)
    strength(s, *strengths)
    p = civil(s, 0, "wave_of_nationalism_ii")
    acting(s)
    do(s, "play", "wave_of_nationalism_ii")
    assert p.unit_resources == pool  # TTA-13.4.1


@pytest.mark.parametrize(("players", "strengths", "pool"), [(2, (1, 4), 8), (3, (1, 4, 5), 10), (4, (1, 4, 5, 6), 9)])
def test_military_build_up(players, strengths, pool):
    s = scene(players, age=3)
    strength(s, *strengths)
    p = civil(s, 0, "military_build_up_iii")
    acting(s)
    do(s, "play", "military_build_up_iii")
    assert p.unit_resources == pool
    strength(s, 1, 1)
    assert p.unit_resources == pool  # TTA-13.4.4: fixed when played


@pytest.mark.parametrize(("players", "cultures", "scored"), [(2, (5, 9), 6), (3, (5, 9, 6), 6), (4, (5, 9, 6, 5), 4), (2, (9, 9), 0)])
def test_endowment_for_the_arts(players, cultures, scored):
    s = scene(players, age=3)
    for p, culture in zip(s.players, cultures, strict=False):
        p.culture = culture
    civil(s, 0, "endowment_for_the_arts_iii")
    acting(s)
    do(s, "play", "endowment_for_the_arts_iii")
    assert s.players[0].culture == cultures[0] + scored


def test_a_card_taken_this_turn_waits():
    s = row(acting(scene(2)), at1="stockpile_a")
    do(s, "take", 1)
    assert not may(s, "play", "stockpile_a")
    assert refused(s, "play", "stockpile_a") == "TTA-6.11.1"
    s.play(("end",))
    ending(s)
    acting(s)
    assert may(s, "play", "stockpile_a")


def test_an_older_copy_stays_playable():
    s = row(acting(scene(2)), at1="frugality_a")
    civil(s, 0, "frugality_a")
    tokens(s, 0, agriculture=4)
    do(s, "take", 1)
    assert may(s, "population", "frugality_a")  # TTA-6.11.9
    do(s, "population", "frugality_a")
    assert not may(s, "population", "frugality_a")


def test_no_action_no_card():
    s, _ = playing("stockpile_a")
    actions(s, 0, 0, 2)
    assert refused(s, "play", "stockpile_a") == "TTA-6.1.2"


def test_a_card_that_orders_is_not_played_alone():
    s, _ = playing("rich_land_a")
    assert refused(s, "play", "rich_land_a") == "TTA-6.11.2"


def test_bachs_upgrade_is_not_ordered_by_cards():
    s, p = playing("urban_growth_i")
    units(s, 0, drama=0)
    in_play(s, 0, leader="j_s_bach")
    acting(s)
    assert not [o for o in s.legal() if o[0] in ("restage", "levy") and len(o) > 3]  # TTA-6.11.8
    assert not may(s, "upgrade", "philosophy", "drama", "urban_growth_i")
    assert p.leader == card("j_s_bach")
