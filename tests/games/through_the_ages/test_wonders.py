"""Wonders (TTA-13.2)."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.board import resources
from civitas.games.through_the_ages.losses import RuinWonder
from civitas.games.through_the_ages.ratings import civil_hand_limit, colonization_modifier, military_hand_limit
from civitas.games.through_the_ages.tableau import complete_wonder
from civitas.games.through_the_ages.tables import STAGES, WONDER, of_kind
from games.through_the_ages.scenes import asked, begin, card, in_play, scene, tokens, units
from games.through_the_ages.table import acting, bank, do, may, option, refused, settle, wonder


def completed(s, name, seat=0):
    """The wonder has all its stages."""
    p = wonder(s, seat, name, len(STAGES[card(name)]))
    complete_wonder(s, seat)
    return p


@pytest.mark.parametrize(
    ("id", "stages"),
    [
        ("pyramids", [3, 2, 1]),
        ("hanging_gardens", [2, 2, 2]),
        ("colossus", [3, 3]),
        ("library_of_alexandria", [1, 4, 1]),
        ("great_wall", [2, 2, 3, 2]),
        ("st_peters_basilica", [4, 4]),
        ("taj_mahal", [2, 4, 2]),
        ("universitas_carolina", [3, 3, 3]),
        ("eiffel_tower", [3, 7, 3]),
        ("kremlin", [4, 4, 4]),
        ("ocean_liner_service", [4, 2, 2, 4]),
        ("transcontinental_railroad", [3, 3, 3, 3]),
        ("fast_food_chains", [4, 4, 4, 4]),
        ("first_space_flight", [1, 2, 4, 9]),
        ("hollywood", [5, 6, 5]),
        ("internet", [2, 3, 4, 3, 2]),
    ],
)
def test_stages(id, stages):
    assert STAGES[card(id)] == stages


def test_there_are_sixteen_wonders():
    assert len(of_kind(WONDER)) == 16


@pytest.mark.parametrize(
    ("id", "science", "culture", "strength", "happy", "ca", "ma"),
    [
        ("pyramids", 0, 0, 0, 0, 1, 0),
        ("hanging_gardens", 0, 1, 0, 2, 0, 0),
        ("colossus", 0, 0, 2, 0, 0, 0),
        ("library_of_alexandria", 1, 1, 0, 0, 0, 0),
        ("great_wall", 0, 1, 1, 1, 0, 0),  # one Warriors unit
        ("st_peters_basilica", 0, 2, 0, 1, 0, 0),
        ("taj_mahal", 0, 3, 0, 0, 0, 0),
        ("universitas_carolina", 2, 1, 0, 0, 0, 0),
        ("eiffel_tower", 0, 4, 0, 1, 0, 0),
        ("kremlin", 0, 2, 0, 0, 1, 1),
        ("ocean_liner_service", 0, 0, 0, 0, 0, 0),
        ("transcontinental_railroad", 0, 0, 4, 0, 0, 0),
    ],
)
def test_symbols_come_with_completion(id, science, culture, strength, happy, ca, ma):
    s = scene(2)
    p = completed(s, id)
    assert (p.science_rating - 1, p.culture_rating, p.strength - 1, p.happiness) == (science, culture, strength, happy)
    assert (p.ca_total - 4, p.ma_total - 2) == (ca, ma)


def test_unfinished_wonders_do_nothing():
    s = scene(2)
    p = wonder(s, 0, "great_wall", 3)
    assert (p.culture_rating, p.happiness, p.strength) == (0, 0, 1)  # TTA-11.5.1


def test_the_library_raises_both_hand_limits():
    s = scene(2)
    p = completed(s, "library_of_alexandria")
    assert (civil_hand_limit(p), military_hand_limit(p)) == (5, 3)
    p = in_play(s, 0, ruined=["library_of_alexandria"])
    assert (civil_hand_limit(p), military_hand_limit(p)) == (4, 2)  # TTA-13.2.9


def test_the_great_wall_counts_infantry_and_artillery():
    s = scene(2)
    units(s, 0, warriors=1, riflemen=1, cannon=1, knights=2)
    before = s.players[0].strength
    assert completed(s, "great_wall").strength == before + 3  # EX-69, TTA-13.2.7


def test_ex_69_ratings_that_count_units():
    s = scene(2)
    units(s, 0, warriors=2, cannon=1)
    base = 2 + 3
    assert s.players[0].strength == base
    assert in_play(s, 0, leader="napoleon_bonaparte").strength == base + 4
    assert in_play(s, 0, leader="moses", wonders=["great_wall"]).strength == base + 3
    s = scene(2)
    units(s, 0, warriors=3)
    assert in_play(s, 0, leader="alexander_the_great").strength == 6


def test_taj_mahal_brings_a_blue_token():
    s = scene(2)
    p = completed(s, "taj_mahal")
    assert (p.blue, p.blue_owned) == (17, 17)  # TTA-6.7.5


def test_a_ruined_taj_mahal_gives_it_back():
    s = scene(2)
    p = completed(s, "taj_mahal")
    begin(s, RuinWonder(0, card("taj_mahal")))
    assert (p.blue, p.blue_owned, p.culture_rating) == (16, 16, 2)  # TTA-13.2.8


def test_a_token_that_is_not_in_the_bank_comes_from_a_card():
    s = scene(2)
    p = completed(s, "taj_mahal")
    tokens(s, 0, bronze=1, agriculture=1)
    bank(s, 0, blue=0)
    settle(s)
    begin(s, RuinWonder(0, card("taj_mahal")))
    assert asked(s) == (0, "lose-token")
    s.play(option("lose-token", "agriculture"))
    assert (resources(p), p.blue_owned) == (1, 1)


def test_the_colossus_has_a_ship():
    s = scene(2)
    p = completed(s, "colossus")
    assert colonization_modifier(p) == 1
    p = in_play(s, 0, ruined=["colossus"])
    assert colonization_modifier(p) == 0


def test_ruins_lose_their_actions():
    s = scene(2)
    p = in_play(s, 0, wonders=["pyramids", "kremlin"])
    assert (p.ca_total, p.ma_total) == (6, 3)
    p = in_play(s, 0, ruined=["pyramids", "kremlin"])
    assert (p.ca_total, p.ma_total, p.culture_rating) == (4, 2, 4)


def test_the_ocean_liner_brings_a_worker_each_turn():
    s = scene(2)
    in_play(s, 0, wonders=["ocean_liner_service"])
    acting(s)
    p = s.players[0]
    do(s, "ocean-liner")
    assert (p.unused, p.yellow, p.ca) == (2, 17, 4)  # TTA-13.2.5
    assert refused(s, "ocean-liner") == "TTA-6.15.1"


def test_no_ocean_liner_sails_from_an_empty_bank():
    s = scene(2)
    in_play(s, 0, wonders=["ocean_liner_service"])
    acting(s)
    bank(s, 0, yellow=0)
    assert refused(s, "ocean-liner") == "TTA-13.2.9"
    assert not may(s, "ocean-liner")


def test_ex_108_first_space_flight():
    s = scene(2, age=3)
    units(s, 0, iron=1, irrigation=1, alchemy=0, coal=1, riflemen=1, computers=1)
    p = in_play(s, 0, government="republic", specials=["strategy"])
    assert completed(s, "first_space_flight").culture == 14  # TTA-13.2.2
    assert p.culture == 14


def test_ex_109_fast_food_chains():
    s = scene(2, age=3)
    units(s, 0, agriculture=4, bronze=5, philosophy=2, religion=4, warriors=5)
    assert completed(s, "fast_food_chains").culture == 29


def test_ex_110_hollywood_with_chaplin():
    s = scene(2, age=3)
    units(s, 0, movies=2, multimedia=1)
    in_play(s, 0, leader="charlie_chaplin")
    assert completed(s, "hollywood").culture == 30  # TTA-13.2.3


def test_hollywood_with_shakespeare_bach_and_nobody():
    for leader, culture in (("william_shakespeare", 2 * (3 + 3 + 1 + 2)), ("j_s_bach", 2 * (3 + 3 + 1 + 2)), ("sid_meier", 2 * 7)):
        s = scene(2, age=3)
        units(s, 0, opera=2, printing_press=1)
        in_play(s, 0, leader=leader)
        assert completed(s, "hollywood").culture == culture


def test_ex_112_internet_with_einstein():
    s = scene(2, age=3)
    units(s, 0, philosophy=0, computers=1, journalism=1, team_sports=1)
    in_play(s, 0, leader="albert_einstein")
    assert completed(s, "internet").culture == 14


def test_internet_with_meier():
    s = scene(2, age=3)
    units(s, 0, philosophy=0, computers=2)
    in_play(s, 0, leader="sid_meier")
    assert completed(s, "internet").culture == 10 + 6 - 2


def test_completion_scores_once():
    s = scene(2, age=3)
    units(s, 0, agriculture=1, bronze=1, philosophy=0, warriors=0)
    p = completed(s, "fast_food_chains")
    assert p.culture == 4  # TTA-13.2.1
    units(s, 0, warriors=5)
    assert p.culture == 4
