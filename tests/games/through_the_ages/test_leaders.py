"""Leaders, each clause (TTA-6.6, TTA-13.1).  Those of politics and colonization are tested there."""

from __future__ import annotations

from civitas.games.through_the_ages.board import food, resources
from civitas.games.through_the_ages.cards.card import EFFECTS, PURE_NUMBERS
from civitas.games.through_the_ages.costs import building_cost, population_cost, technology_cost, unit_pool, upgrade_cost
from civitas.games.through_the_ages.ratings import update
from civitas.games.through_the_ages.tableau import remove_leader
from civitas.games.through_the_ages.tables import LEADER, NONE, of_kind
from games.through_the_ages.scenes import asked, card, choices, in_play, scene, strength, tokens, units
from games.through_the_ages.table import acting, actions, bank, civil, do, ending, may, option, refused, row, unused


def test_every_leader_has_an_effect():
    assert not [c for c in of_kind(LEADER) if EFFECTS[c] is PURE_NUMBERS]


# --- playing one


def test_playing_a_leader_costs_an_action():
    s = acting(scene(2))
    p = civil(s, 0, "moses")
    do(s, "leader", "moses")
    assert (p.leader, p.ca) == (card("moses"), 3)  # TTA-6.6.1
    assert refused(s, "leader", "homer") == "TTA-6.6.1"


def test_replacing_a_leader_gives_the_action_back():
    s = scene(2)
    in_play(s, 0, leader="moses")
    p = civil(s, 0, "genghis_khan")
    acting(s)
    do(s, "leader", "genghis_khan")
    assert (p.leader, p.ca) == (card("genghis_khan"), 4)  # TTA-6.6.2
    assert card("moses") in s.removed
    row(s, at3="taj_mahal")
    do(s, "take", 3)
    assert p.ca == 4  # TTA-6.6.3: Taj Mahal is free now


def test_symbols_of_leaders():
    s = scene(2)
    for id, ma in (("julius_caesar", 1), ("joan_of_arc", 1), ("maximilien_robespierre", 1), ("napoleon_bonaparte", 2), ("moses", 0)):
        assert in_play(s, 0, leader=id).ma_total == 2 + ma
    assert in_play(s, 0, leader="julius_caesar").strength == 2
    for id, happy in (("homer", 1), ("william_shakespeare", 1), ("charlie_chaplin", 2)):
        assert in_play(s, 0, leader=id).happiness == happy
    for id, culture in (("joan_of_arc", 1), ("mahatma_gandhi", 2)):
        assert in_play(s, 0, leader=id).culture_rating == culture


# --- Age A


def test_alexander_strengthens_every_unit():
    s = scene(2)
    units(s, 0, warriors=3)
    assert in_play(s, 0, leader="alexander_the_great").strength == 6  # TTA-13.1.1
    units(s, 0, warriors=1, knights=1, cannon=1, air_forces=1)
    assert s.players[0].strength == (1 + 2 + 3 + 5) + 4


def test_hammurabi_pays_a_civil_action_with_a_military_one():
    s = row(scene(2, age=1), at6="iron", at1="alchemy", at2="coal")
    p = in_play(s, 0, leader="hammurabi")
    acting(s)
    actions(s, 0, 1, 2)
    assert not may(s, "take", 6)
    do(s, "hammurabi")
    assert asked(s) == (0, "action")
    assert not may(s, "end")
    do(s, "take", 6)
    assert (p.ca, p.ma) == (0, 1)  # TTA-13.1.3: part of a cost of 2
    assert not may(s, "hammurabi")  # once per turn


def test_hammurabi_may_pay_for_the_leader_who_replaces_him():
    s = scene(2, age=1)
    in_play(s, 0, leader="hammurabi")
    p = civil(s, 0, "genghis_khan")
    acting(s)
    do(s, "hammurabi")
    do(s, "leader", "genghis_khan")
    assert (p.ca, p.ma) == (4, 1)  # TTA-13.1.21: no white token was spent, none comes back


def test_hammurabi_uses_the_temporary_action_first():
    s = row(scene(2, age=1), at1="iron")
    in_play(s, 0, leader="hammurabi")
    p = civil(s, 0, "patriotism_a")
    acting(s)
    do(s, "play", "patriotism_a")
    do(s, "hammurabi")
    do(s, "take", 1)
    assert (p.ma, p.extra_ma) == (2, 0)  # TTA-12.3.8


def test_hammurabi_without_anything_to_pay_is_not_offered():
    s = scene(2, age=1)
    p = in_play(s, 0, leader="hammurabi")
    acting(s)
    p.workers = [0] * len(p.workers)
    update(s, 0)
    actions(s, 0, 0, 2)
    assert not may(s, "hammurabi")


def test_homer_has_a_resource_for_units_each_turn():
    s = scene(2, age=1)
    p = in_play(s, 0, leader="homer")
    tokens(s, 0, bronze=1)
    acting(s)
    assert unit_pool(p) == 1
    assert not may(s, "build", "bronze")  # for units only
    do(s, "build", "warriors")
    assert (resources(p), unit_pool(p)) == (0, 0)  # TTA-12.6.8
    ending(s)
    assert unit_pool(p) == 1  # TTA-13.1.4: again next turn


def test_homer_may_be_tucked_under_a_wonder():
    s = scene(2, age=1)
    in_play(s, 0, leader="homer", wonders=["pyramids", "colossus"])
    p = civil(s, 0, "genghis_khan")
    acting(s)
    do(s, "leader", "genghis_khan")
    assert asked(s) == (0, "tuck-homer")
    assert choices(s) == [("regain",), option("tuck", "pyramids"), option("tuck", "colossus")]
    do(s, "tuck", "colossus")
    assert p.homer_under == card("colossus")
    assert p.happiness == 1
    assert p.ca == 4  # 5 with the Pyramids, 1 spent, none back


def test_homer_may_be_let_go_for_the_action():
    s = scene(2, age=1)
    in_play(s, 0, leader="homer", wonders=["colossus"])
    p = civil(s, 0, "genghis_khan")
    acting(s)
    do(s, "leader", "genghis_khan")
    do(s, "regain")
    assert (p.ca, p.homer_under, p.happiness) == (4, NONE, 0)


def test_homer_under_wonders_and_ruins():
    s = scene(2)
    p = in_play(s, 0, wonders=["colossus", "st_peters_basilica"], homer_under="st_peters_basilica")
    assert p.happiness == 2  # TTA-12.1.5: 2 faces, nothing extra
    p = in_play(s, 0, homer_under="colossus")
    assert p.happiness == 1 + 2
    p = in_play(s, 0, ruined=["colossus"])
    assert p.happiness == 1 + 2
    p = in_play(s, 0, ruined=["st_peters_basilica"])
    assert p.happiness == 1
    p = in_play(s, 0, ruined=["st_peters_basilica"], homer_under="st_peters_basilica")
    assert p.happiness == 1


def test_moses_feeds_for_less():
    s = scene(2)
    p = in_play(s, 0, leader="moses")
    assert population_cost(p) == 1
    p = civil(s, 0, "frugality_a")
    tokens(s, 0, agriculture=1)
    acting(s)
    do(s, "population", "frugality_a")
    assert (food(p), p.unused) == (1, 2)  # paid 1, gained 1


# --- Age I


def test_barbarossa_levies_for_less():
    s = scene(2)
    p = in_play(s, 0, leader="frederick_barbarossa")
    unused(s, 0, 0)
    tokens(s, 0, agriculture=1, bronze=1)
    acting(s)
    do(s, "levy", "warriors")
    assert (food(p), resources(p), p.unused, p.workers[card("warriors")], p.ma, p.ca) == (0, 0, 0, 2, 1, 4)  # TTA-13.1.8
    assert refused(s, "levy", "warriors") == "TTA-6.4.1"


def test_barbarossa_needs_both_parts():
    s = scene(2)
    in_play(s, 0, leader="frederick_barbarossa")
    tokens(s, 0, agriculture=1)
    acting(s)
    assert refused(s, "levy", "warriors") == "TTA-13.1.23"
    tokens(s, 0, bronze=5)
    s.relist()
    assert may(s, "levy", "warriors")
    assert refused(s, "levy", "bronze") == "TTA-13.1.23"
    bank(s, 0, yellow=0)
    assert refused(s, "levy", "warriors") == "TTA-6.4.2"


def test_barbarossa_and_trade_routes():
    s = scene(3)
    p = in_play(s, 0, leader="frederick_barbarossa")
    s.players[1].pact, s.players[1].partner, s.players[1].side = card("trade_routes_agreement"), 0, 1  # seat 0 is A
    for seat in (0, 1):
        update(s, seat)
    tokens(s, 0, agriculture=2)
    acting(s)
    assert not may(s, "levy", "warriors")
    do(s, "trade-routes")
    do(s, "levy", "warriors")
    assert (food(p), resources(p), p.workers[card("warriors")]) == (0, 0, 2)  # TTA-13.9.6


def test_genghis_khan_scores_for_the_strongest():
    s = scene(3)
    strength(s, 5, 9, 5)
    p = in_play(s, 0, leader="genghis_khan")
    ending(s)
    assert p.culture == 3  # second, and they win the tie (TTA-13.1.9)
    s = scene(3)
    strength(s, 4, 9, 5)
    p = in_play(s, 0, leader="genghis_khan")
    ending(s)
    assert p.culture == 0
    s = scene(2)
    strength(s, 5, 9)
    p = in_play(s, 0, leader="genghis_khan")
    ending(s)
    assert p.culture == 0  # with two players only the strongest


def test_ex_68_joan_of_arc():
    s = scene(2)
    units(s, 0, religion=2, warriors=0)
    p = in_play(s, 0, leader="joan_of_arc", government="theocracy", wonders=["st_peters_basilica"])
    assert p.strength == 6 + 1  # TTA-13.1.10


def test_joan_does_not_mind_communism():
    s = scene(2)
    units(s, 0, religion=1, warriors=0)
    assert in_play(s, 0, leader="joan_of_arc", government="communism").strength == 1


def test_da_vinci():
    s = scene(2)
    units(s, 0, alchemy=1, journalism=1)
    p = in_play(s, 0, leader="leonardo_da_vinci")
    assert p.science_rating == (1 + 2 + 2) + 2  # TTA-13.1.11: the library is the best
    civil(s, 0, "iron")
    p.science = 5
    acting(s)
    do(s, "develop", "iron")
    assert resources(p) == 1


def test_scholars_need_a_worker_on_the_lab():
    s = scene(2)
    units(s, 0, philosophy=0, computers=0)
    assert in_play(s, 0, leader="albert_einstein").science_rating == 0


def test_michelangelo():
    s = scene(2)
    units(s, 0, theology=2, drama=1, bread_and_circuses=1)
    p = in_play(s, 0, leader="michelangelo", wonders=["hanging_gardens", "kremlin"])
    printed = 2 * 1 + 2 + 1 + 2  # temples, theater, gardens, kremlin
    assert p.culture_rating == printed + (4 + 1 + 2)  # TTA-13.1.12: no arenas, unhappy faces ignored
    p = in_play(s, 0, wonders=["hanging_gardens", "st_peters_basilica"], homer_under="hanging_gardens")
    assert p.culture_rating == (2 + 2 + 1 + 2) + (6 + 2 + 4 + 1)


# --- Age II


def test_newton():
    s = scene(2)
    units(s, 0, scientific_method=1)
    p = in_play(s, 0, leader="isaac_newton")
    assert p.science_rating == 1 + 3 + 2
    civil(s, 0, "iron")
    p.science = 5
    acting(s)
    do(s, "develop", "iron")
    assert p.ca == 4


def test_cook_counts_colonies():
    s = scene(2)
    p = in_play(s, 0, leader="james_cook")
    assert p.culture_rating == 0
    for n, culture in ((1, 2), (2, 3), (3, 4)):
        p = in_play(s, 0, colonies=["wealthy_territory_i", "wealthy_territory_ii", "vast_territory_i"][:n])
        assert p.culture_rating == culture  # TTA-13.1.16


def test_bach_loves_theaters():
    s = scene(2)
    units(s, 0, drama=2, opera=1)
    p = in_play(s, 0, leader="j_s_bach")
    assert p.culture_rating == 2 * 2 + 3 + 3  # TTA-13.1.13
    assert technology_cost(p, card("opera")) == 5
    assert technology_cost(p, card("computers")) == 8


def test_ex_58_bach_makes_a_lab_a_theater():
    s = scene(2)
    units(s, 0, drama=2, alchemy=1)
    in_play(s, 0, leader="j_s_bach", government="monarchy")
    acting(s)
    p = s.players[0]
    do(s, "restage", "alchemy", "drama")
    assert (p.workers[card("drama")], p.workers[card("alchemy")], p.ca) == (3, 0, 4)
    assert refused(s, "restage", "philosophy", "drama") == "TTA-6.15.1"  # once per turn


def test_ex_58_bach_minds_the_limit():
    s = scene(2)
    units(s, 0, drama=3, alchemy=1, opera=0)
    tokens(s, 0, bronze=9)
    in_play(s, 0, leader="j_s_bach", government="monarchy")
    acting(s)
    assert refused(s, "restage", "alchemy", "drama") == "TTA-6.5.2"
    assert may(s, "restage", "drama", "opera")  # TTA-13.1.26
    assert refused(s, "restage", "drama", "drama") == "TTA-13.1.13"
    assert refused(s, "restage", "agriculture", "drama") == "TTA-13.1.13"


def test_bach_pays_the_difference():
    s = scene(2)
    units(s, 0, opera=0, philosophy=1)
    in_play(s, 0, leader="j_s_bach")
    tokens(s, 0, bronze=6)
    acting(s)
    do(s, "restage", "philosophy", "opera")
    assert resources(s.players[0]) == 1  # 8 - 3


def test_napoleon_counts_types():
    s = scene(2)
    units(s, 0, warriors=2, cannon=1)
    assert in_play(s, 0, leader="napoleon_bonaparte").strength == (2 + 3) + 4  # EX-69, TTA-13.1.15
    units(s, 0, knights=1, air_forces=1)
    assert s.players[0].strength == (2 + 3 + 2 + 5) + 8


def test_shakespeare_pairs_libraries_and_theaters():
    s = scene(2)
    units(s, 0, printing_press=2, drama=1)
    p = in_play(s, 0, leader="william_shakespeare")
    assert p.culture_rating == 2 + 2 + 2
    assert building_cost(p, card("drama")) == 3
    assert building_cost(p, card("journalism")) == 7
    assert technology_cost(p, card("opera")) == 6
    assert technology_cost(p, card("multimedia")) == 8
    assert upgrade_cost(p, card("drama"), card("opera")) == 4  # both are cheaper
    units(s, 0, drama=0)
    assert building_cost(p, card("journalism")) == 8  # TTA-12.7.4: no theater, no discount
    assert building_cost(p, card("drama")) == 3


# --- Age III


def test_einstein_scores_for_technologies():
    s = scene(2, age=3)
    units(s, 0, computers=1)
    p = in_play(s, 0, leader="albert_einstein")
    assert p.science_rating == 1 + 5 + 3
    civil(s, 0, "iron")
    p.science = 5
    acting(s)
    do(s, "develop", "iron")
    assert p.culture == 3


def test_gates_scores_when_he_leaves():
    s = scene(2, age=3)
    units(s, 0, computers=2, alchemy=1)
    p = in_play(s, 0, leader="bill_gates")
    remove_leader(s, 0)
    assert p.culture == 7  # TTA-13.1.17, Philosophy counts nothing
    in_play(s, 0, leader="bill_gates")
    civil(s, 0, "sid_meier")
    acting(s)
    do(s, "leader", "sid_meier")
    assert p.culture == 14  # TTA-13.1.27


def test_gates_labs_produce():
    s = scene(2, age=3)
    p = units(s, 0, computers=1, alchemy=1, oil=1, bronze=0)
    in_play(s, 0, leader="bill_gates")
    ending(s)
    assert resources(p) == 5 + 3 + 1
    assert p.tokens[card("computers")] == 1


def test_chaplin_doubles_the_best_theater():
    s = scene(2, age=3)
    units(s, 0, movies=1, drama=2)
    assert in_play(s, 0, leader="charlie_chaplin").culture_rating == 4 + 4 + 4  # TTA-13.1.18


def test_meier_turns_science_into_culture():
    s = scene(2, age=3)
    units(s, 0, computers=1, alchemy=1)
    p = in_play(s, 0, leader="sid_meier")
    assert (p.culture_rating, p.science_rating) == (4, 1 + 5 + 2 - 3)


def test_churchill_chooses_culture():
    s = scene(2, age=3)
    p = in_play(s, 0, leader="winston_churchill")
    acting(s)
    do(s, "churchill", "culture")
    assert p.culture == 3
    assert refused(s, "churchill", "units") == "TTA-6.15.1"
    ending(s)
    assert p.culture == 3  # not again at the end of the turn


def test_churchill_chooses_units():
    s = scene(2, age=3)
    p = in_play(s, 0, leader="winston_churchill")
    civil(s, 0, "riflemen", "alchemy")
    p.science = 3
    acting(s)
    do(s, "churchill", "units")
    assert refused(s, "develop", "alchemy") == "TTA-6.8.1"  # for units only
    do(s, "develop", "riflemen")
    assert (p.science, p.unit_science) == (0, 0)  # TTA-12.8.2: 6 = 3 + 3, temporary first
    do(s, "build", "warriors")
    assert (p.unit_resources, resources(p)) == (1, 0)
    ending(s)
    assert p.culture == 0  # TTA-13.1.22
    assert p.unit_resources == 0


def test_an_unused_choice_of_churchill_scores():
    s = scene(2, age=3)
    p = in_play(s, 0, leader="winston_churchill")
    ending(s)
    assert p.culture == 3  # TTA-7.0


def test_churchill_replaced_gives_nothing():
    s = scene(2, age=3)
    in_play(s, 0, leader="winston_churchill")
    p = civil(s, 0, "charlie_chaplin")
    acting(s)
    do(s, "leader", "charlie_chaplin")
    s.play(("end",))
    ending(s)
    assert p.culture == 0  # TTA-7.8
