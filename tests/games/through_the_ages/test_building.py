"""Buildings, units, upgrades and wonder stages (TTA-6.5, TTA-6.7, TTA-6.12, TTA-12.7)."""

from __future__ import annotations

from civitas.games.through_the_ages.board import resources
from civitas.games.through_the_ages.costs import building_cost, upgrade_cost
from civitas.games.through_the_ages.tables import NONE
from games.through_the_ages.scenes import asked, card, choices, in_play, scene, tokens, units
from games.through_the_ages.table import acting, actions, bank, civil, do, may, option, refused, unused, wonder


def test_ex_42_construction_makes_upgrades_cheaper():
    s = scene(2)
    p = in_play(s, 0, specials=["masonry"])
    assert building_cost(p, card("alchemy")) == 5  # TTA-12.7.1
    assert building_cost(p, card("philosophy")) == 3
    assert upgrade_cost(p, card("philosophy"), card("alchemy")) == 2
    p = in_play(s, 0, specials=["architecture"])
    assert upgrade_cost(p, card("alchemy"), card("scientific_method")) == 1
    p = in_play(s, 0, specials=["engineering"])
    assert [building_cost(p, card(id)) for id in ("religion", "drama", "opera", "movies")] == [3, 3, 6, 8]


def test_construction_is_for_urban_buildings_only():
    s = scene(2)
    p = in_play(s, 0, specials=["engineering"])
    assert [building_cost(p, card(id)) for id in ("oil", "mechanized_agriculture", "tanks", "rockets")] == [11, 8, 7, 7]


def test_ex_44_urban_limit():
    s = scene(2)
    units(s, 0, philosophy=1, alchemy=1)
    tokens(s, 0, bronze=12)
    acting(s)
    assert refused(s, "build", "philosophy") == "TTA-6.5.2"
    assert refused(s, "build", "alchemy") == "TTA-6.5.2"
    assert may(s, "upgrade", "philosophy", "alchemy")
    assert may(s, "build", "religion")
    assert may(s, "build", "bronze")  # no limit for farms and mines


def test_a_limit_that_fell_below_is_allowed():
    s = scene(2)
    units(s, 0, philosophy=3)
    tokens(s, 0, bronze=12)
    acting(s)
    assert refused(s, "build", "philosophy") == "TTA-6.5.2"  # TTA-11.3.2
    assert may(s, "destroy", "philosophy")


def test_ex_45_several_stages_with_architecture():
    s = scene(2)
    in_play(s, 0, specials=["architecture"])
    tokens(s, 0, bronze=9)
    acting(s)
    wonder(s, 0, "great_wall")
    assert [o for o in s.legal() if o[0] == "stage"] == [("stage", 1), ("stage", 2), ("stage", 3)]  # TTA-6.7.2
    assert refused(s, "stage", 4) == "TTA-6.7.2"
    do(s, "stage", 3)
    p = s.players[0]
    assert (resources(p), p.stages, p.ca) == (2, 3, 3)


def test_ex_45_engineering_genius_builds_exactly_one_stage():
    s = scene(2)
    in_play(s, 0, specials=["architecture"])
    civil(s, 0, "engineering_genius_i")
    acting(s)
    wonder(s, 0, "great_wall")
    assert choices(s)[-1] != ("stage", 1)
    assert [o for o in s.legal() if o[0] == "stage"] == [option("stage", 1, "engineering_genius_i")]  # TTA-6.11.3
    do(s, "stage", 1, "engineering_genius_i")
    p = s.players[0]
    assert (p.stages, resources(p), p.ca) == (1, 0, 3)
    assert card("engineering_genius_i") in s.removed


def test_ex_46_the_last_stage_of_the_pyramids():
    s = scene(2)
    tokens(s, 0, bronze=1)
    acting(s)
    p = wonder(s, 0, "pyramids", 2)
    actions(s, 0, 3)
    do(s, "stage", 1)
    assert (p.ca_total, p.ca) == (5, 3)  # TTA-12.3.5
    assert p.wonders == [card("pyramids")]
    assert p.wonder == NONE
    assert p.blue == 16  # TTA-6.7.3: the tokens returned


def test_a_stage_is_covered_from_a_card_when_the_bank_is_empty():
    s = scene(2)
    tokens(s, 0, bronze=2, agriculture=2)
    acting(s)
    p = wonder(s, 0, "library_of_alexandria", 0)
    bank(s, 0, blue=0)
    do(s, "stage", 1)  # its cost of 1 put a token into the bank
    assert p.stages == 1
    wonder(s, 0, "pyramids", 0)
    p.blue = p.blue_owned - sum(p.tokens)
    p.unit_resources = 0
    bank(s, 0, blue=0)
    tokens(s, 0, bronze=0)
    p.blue_owned = sum(p.tokens)
    p.blue = 0
    civil(s, 0, "engineering_genius_ii")  # a stage for nothing: no token comes back
    do(s, "stage", 1, "engineering_genius_ii")
    assert p.stages == 1  # TTA-6.7.1: Agriculture held the only tokens left
    assert p.tokens[card("agriculture")] == 1


def test_which_token_covers_a_stage_is_their_choice():
    s = scene(2)
    tokens(s, 0, bronze=2, agriculture=2)
    acting(s)
    p = wonder(s, 0, "pyramids")
    bank(s, 0, blue=0)
    civil(s, 0, "engineering_genius_ii")
    do(s, "stage", 1, "engineering_genius_ii")
    assert asked(s) == (0, "cover-stage")
    do(s, "cover", "bronze")
    assert (p.stages, resources(p), p.tokens[card("agriculture")]) == (1, 1, 2)


def test_no_token_no_stage():
    s = scene(2)
    acting(s)
    wonder(s, 0, "pyramids")
    bank(s, 0, blue=0)
    civil(s, 0, "engineering_genius_ii")
    assert refused(s, "stage", 1, "engineering_genius_ii") == "TTA-6.7.4"


def test_stages_beyond_the_wonder():
    s = scene(2)
    in_play(s, 0, specials=["engineering"])
    tokens(s, 0, bronze=9)
    acting(s)
    wonder(s, 0, "colossus", 1)
    assert refused(s, "stage", 2) == "TTA-6.7.1"
    assert may(s, "stage", 1)


def test_building_and_destroying():
    s = scene(2)
    tokens(s, 0, bronze=4)
    acting(s)
    p = s.players[0]
    do(s, "build", "bronze")
    assert (p.workers[card("bronze")], p.unused, resources(p), p.ca) == (3, 0, 2, 3)  # TTA-6.5.1
    assert refused(s, "build", "bronze") == "TTA-6.5.1"
    do(s, "destroy", "philosophy")
    assert (p.science_rating, p.unused, resources(p), p.ca) == (0, 1, 2, 2)  # TTA-6.5.4: no refund
    assert refused(s, "destroy", "philosophy") == "TTA-6.5.3"


def test_upgrades_may_skip_levels():
    s = scene(2)
    units(s, 0, coal=0, iron=0)
    tokens(s, 0, bronze=6)
    acting(s)
    do(s, "upgrade", "bronze", "coal")
    p = s.players[0]
    assert (p.workers[card("coal")], p.workers[card("bronze")], resources(p)) == (1, 1, 0)  # TTA-6.5.3
    assert refused(s, "upgrade", "coal", "iron") == "TTA-6.5.3"
    assert refused(s, "upgrade", "bronze", "alchemy") == "TTA-6.5.1"


def test_units_cost_military_actions():
    s = scene(2)
    units(s, 0, swordsmen=0)
    tokens(s, 0, bronze=6)
    unused(s, 0, 2)
    acting(s)
    p = s.players[0]
    do(s, "build", "warriors")
    assert (p.ma, p.ca, resources(p), p.strength) == (1, 4, 4, 2)  # TTA-6.12.1
    do(s, "upgrade", "warriors", "swordsmen")
    assert (p.ma, resources(p), p.strength) == (0, 3, 3)  # TTA-6.12.2
    assert refused(s, "build", "warriors") == "TTA-6.1.2"
    assert refused(s, "disband", "warriors") == "TTA-6.1.2"
    actions(s, 0, 0, 1)
    do(s, "disband", "warriors")
    assert (p.unused, p.strength) == (2, 2)  # TTA-6.12.3


def test_without_civil_actions_no_building():
    s = scene(2)
    tokens(s, 0, bronze=6)
    acting(s)
    actions(s, 0, 0, 2)
    assert refused(s, "build", "bronze") == "TTA-6.1.2"
    assert may(s, "build", "warriors")
