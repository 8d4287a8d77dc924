"""Terms, statistics and tokens: what ratings are made of (TTA-0, TTA-11, TTA-12)."""

from __future__ import annotations

import random

import civitas
from civitas.games.through_the_ages.board import food, gain_population, gain_resources, pay_resources, resources
from civitas.games.through_the_ages.costs import take_cost, technology_cost, unit_pool
from civitas.games.through_the_ages.invariants import check
from civitas.games.through_the_ages.production import best_mine, food_production, resource_production
from civitas.games.through_the_ages.ratings import best_level, colonization_modifier, discontent, military_hand_limit, workers_of
from civitas.games.through_the_ages.scoring import final_scoring
from civitas.games.through_the_ages.state import REPLACED_LEADER
from civitas.games.through_the_ages.tables import (
    DESPOTISM,
    IS_TECHNOLOGY,
    LAB,
    LEVEL,
    LIBRARY,
    NONE,
    SPECIAL_TYPE_NAMES,
    TEMPLE,
    WARFARE,
)
from civitas.games.through_the_ages.turn import Turn
from civitas.kernel.playout import pick
from games.through_the_ages.scenes import asked, begin, card, choices, hand, in_play, pact, play, scene, tokens, units
from games.through_the_ages.table import acting, actions, bank, civil, do, ending, may, refused, row, wonder

GAME = civitas.game("through_the_ages")


# --- terms


def test_a_card_has_the_level_of_its_age():
    assert [LEVEL[card(id)] for id in ("philosophy", "alchemy", "scientific_method", "computers")] == [0, 1, 2, 3]  # TTA-0.5, TTA-10.1


def test_gaining_population_is_free_and_increasing_it_is_not():
    s = scene(2)
    p = tokens(s, 0, agriculture=2)
    gain_population(s, 0)
    assert (food(p), p.unused) == (2, 2)  # TTA-0.8
    acting(s)
    do(s, "population")
    assert (food(p), p.unused) == (0, 3)


def test_a_destroyed_building_leaves_a_worker():
    s = acting(scene(2))
    p = s.players[0]
    do(s, "destroy", "bronze")
    assert (p.unused, p.yellow) == (2, 18)  # TTA-0.10: to the pool, not to the bank


def test_the_best_of_a_type_has_a_worker():
    s = scene(2)
    p = units(s, 0, alchemy=1, computers=0, iron=1, coal=0)
    assert best_level(p, LAB) == 1  # TTA-0.11
    assert best_level(p, LIBRARY) == NONE
    assert best_mine(p) == card("iron")


def test_removed_civil_cards_never_return():
    s = scene(2)
    in_play(s, 0, leader="moses")
    civil(s, 0, "genghis_khan", "stockpile_a")
    acting(s)
    do(s, "leader", "genghis_khan")
    do(s, "play", "stockpile_a")
    assert s.removed == [card("moses"), card("stockpile_a")]  # TTA-0.12, TTA-10.5


def test_ages_follow_each_other():
    s = GAME.new(players=2, seed=8)
    rng, seen = random.Random(8), []
    while not s.over:
        if not seen or seen[-1] != s.age:
            seen.append(s.age)
        s.play(pick(s, s.legal(), rng))
    assert seen == [0, 1, 2, 3, 4]  # TTA-3.2


def test_printed_technologies_are_technologies():
    s = GAME.new(players=2, seed=1)
    p = s.players[0]
    assert all(IS_TECHNOLOGY[tech] for tech in [*p.technologies, DESPOTISM])  # TTA-2.5
    assert len(p.technologies) == 5
    s = acting(scene(2))
    civil(s, 0, "monarchy")
    s.players[0].science = 8
    s.relist()
    do(s, "develop", "monarchy")
    assert s.players[0].government == card("monarchy")  # TTA-6.8.3: Despotism leaves
    assert len(s.players[0].technologies) == 5


# --- the Action Phase


def test_actions_in_any_order_and_mix():
    s = row(scene(2), at1="iron")
    tokens(s, 0, bronze=4, agriculture=4)
    acting(s)
    for action in (("build", "warriors"), ("population",), ("take", 1), ("population",), ("build", "bronze")):
        do(s, *action)
    assert may(s, "end")  # TTA-6.1.1: stop whenever you like
    p = s.players[0]
    assert (p.ca, p.ma) == (0, 1)


def test_an_ordered_action_costs_no_action_of_its_own():
    s = scene(2)
    civil(s, 0, "rich_land_a")
    tokens(s, 0, bronze=3)
    acting(s)
    do(s, "build", "bronze", "rich_land_a")
    assert s.players[0].ca == 3  # TTA-6.1.3: one for the card, none for the building


def test_leaders_hear_of_a_technology_when_it_is_in_play():
    s = scene(2)
    in_play(s, 0, leader="leonardo_da_vinci")
    p = civil(s, 0, "iron")
    p.science = 5
    acting(s)
    do(s, "develop", "iron")
    assert resources(p) == 1
    civil(s, 0, "coal")
    p.science, p.blue = 7, 0
    p.blue_owned = sum(p.tokens)
    s.relist()
    do(s, "develop", "coal")
    assert resources(p) == 1  # TTA-6.8.4: nothing without a blue token


def test_breakthrough_may_be_a_revolution():
    s = scene(2)
    p = civil(s, 0, "theocracy", "breakthrough_i")
    p.science = 1
    acting(s)
    assert may(s, "revolution", "theocracy", "breakthrough_i")  # TTA-6.11.4


def test_temporary_actions_are_no_part_of_the_total():
    s = scene(2)
    p = civil(s, 0, "patriotism_i")
    acting(s)
    do(s, "play", "patriotism_i")
    assert p.ma_total == 2  # TTA-6.11.5
    assert military_hand_limit(p) == 2
    assert p.extra_ma == 1


def test_civil_cards_cannot_be_discarded():
    s = scene(2)
    civil(s, 0, "iron", "moses", "stockpile_a")
    acting(s)
    assert not [option for option in choices(s) if option[0] == "discard"]  # TTA-10.7


def test_the_military_hand_limit_binds_only_at_the_end_of_the_turn():
    s = scene(2)
    hand(s, 0, "rats", "foray", "legion", "phalanx")
    acting(s)
    assert asked(s) == (0, "action")  # TTA-10.4
    play(s, ("end",))
    ending(s)
    assert asked(s) == (0, "discard")


# --- cards in play


def test_workers_make_buildings():
    s = scene(2)
    p = units(s, 0, religion=2, theology=1, alchemy=0)
    assert workers_of(p, TEMPLE) == 3  # TTA-11.1.1, TTA-11.1.4
    assert (p.culture_rating, p.happiness) == (3, 4)  # TTA-11.1.3
    assert p.science_rating == 1  # a card without workers gives nothing
    before = (p.science_rating, p.culture_rating, p.strength, p.happiness)
    units(s, 0, agriculture=5, bronze=5)
    assert (p.science_rating, p.culture_rating, p.strength, p.happiness) == before  # TTA-11.1.2


def test_farms_and_mines_store_any_number_of_tokens():
    s = scene(2)
    p = tokens(s, 0, bronze=14)
    assert resources(p) == 14  # TTA-12.6.1
    gain_resources(s, 0, 2)
    assert p.tokens[card("bronze")] == 16


def test_special_technologies_need_no_workers():
    s = scene(2)
    p = in_play(s, 0, specials=["warfare", "code_of_laws"])
    assert (p.strength, p.ca_total) == (2, 5)  # TTA-11.2.1


def test_one_special_technology_of_a_type():
    s = scene(2)
    p = civil(s, 0, "warfare", "military_theory")
    p.science = 30
    acting(s)
    do(s, "develop", "warfare")
    do(s, "develop", "military_theory")
    assert p.specials[WARFARE] == card("military_theory")  # TTA-11.2.4
    assert len(p.specials) == len(SPECIAL_TYPE_NAMES)


def test_a_lower_government_may_replace_a_higher_one():
    s = scene(2)
    in_play(s, 0, government="republic")
    p = civil(s, 0, "monarchy")
    p.science = 8
    acting(s)
    do(s, "develop", "monarchy")
    assert p.government == card("monarchy")  # TTA-11.3.1
    assert card("republic") in s.removed


def test_common_tactics_stay():
    s = scene(3)
    s.tactics = [card("legion")]
    in_play(s, 0, tactic="legion")
    hand(s, 0, "phalanx")
    acting(s)
    do(s, "tactic", "phalanx")
    assert s.players[0].tactic == card("phalanx")  # TTA-11.4.1
    assert s.tactics == [card("legion")]
    begin(s, Turn(0))
    assert s.tactics == [card("legion"), card("phalanx")]  # TTA-4.4.3


def test_taj_mahal_works_in_the_row_only():
    s = row(scene(2), at3="taj_mahal", at4="great_wall")
    p = in_play(s, 0, wonders=["taj_mahal"])
    p.once |= REPLACED_LEADER
    assert take_cost(s, p, 4) == 2  # TTA-11.5.2: another wonder is no cheaper
    q = s.players[1]
    q.once |= REPLACED_LEADER
    assert take_cost(s, q, 3) == 0  # TTA-13.2.6: 1 - 2, at least 0


def test_a_leader_works_while_he_is_in_play():
    s = scene(2)
    p = civil(s, 0, "julius_caesar", "genghis_khan")
    acting(s)
    do(s, "leader", "julius_caesar")
    assert (p.strength, p.ma_total) == (2, 3)  # TTA-11.6.1
    do(s, "leader", "genghis_khan")
    assert (p.strength, p.ma_total) == (1, 2)
    assert p.leader == card("genghis_khan")


# --- ratings


def test_ratings_have_a_floor():
    s = scene(2)
    units(s, 0, philosophy=0, warriors=0)
    p = in_play(s, 0, government="fundamentalism")
    assert p.science_rating == 0  # TTA-12.1.1, TTA-12.9.1: -2 is 0
    s = scene(3)
    pact(s, 1, 0, "loss_of_sovereignty", side=0)
    assert s.players[0].culture_rating == 0  # TTA-12.9.2


def test_strength_of_everything():
    s = scene(3)
    units(s, 0, warriors=2, knights=1, team_sports=1)
    pact(s, 1, 0, "military_pact")
    p = in_play(
        s,
        0,
        leader="alexander_the_great",
        wonders=["colossus", "great_wall"],
        specials=["warfare", "cartography"],
        government="theocracy",
        colonies=["strategic_territory_i"],
        tactic="phalanx",
    )
    units_, arena, army, alexander, wall = 2 + 2, 2, 3, 3, 2
    assert p.strength == units_ + arena + army + 1 + 1 + 1 + 2 + 2 + 3 + alexander + wall  # TTA-12.1.2, TTA-12.9.3


def test_culture_of_everything():
    s = scene(3)
    units(s, 0, religion=1, opera=1, journalism=1)
    pact(s, 1, 0, "international_tourism")
    in_play(s, 1, wonders=["pyramids", "colossus"], ruined=["pyramids"])
    p = in_play(s, 0, leader="joan_of_arc", wonders=["taj_mahal", "eiffel_tower"], ruined=["eiffel_tower"], government="democracy")
    assert p.culture_rating == (1 + 3 + 2) + 1 + 3 + 2 + 3 + 2  # TTA-12.9.2


def test_happiness_of_everything():
    s = scene(2)
    units(s, 0, drama=1, bread_and_circuses=1)
    p = in_play(s, 0, leader="homer", wonders=["great_wall"], government="theocracy", colonies=["historic_territory_i"])
    assert p.happiness == 1 + 2 + 1 + 1 + 1 + 1  # TTA-12.9.4
    p = in_play(s, 0, wonders=["great_wall", "kremlin"])
    assert p.happiness == 6


def test_ships():
    s = scene(2)
    p = in_play(s, 0, wonders=["colossus"], specials=["navigation"])
    assert colonization_modifier(p) == 4  # TTA-12.2.1
    assert p.strength == 1 + 2 + 2


# --- actions and tokens


def test_totals_count_symbols():
    s = scene(3)
    pact(s, 1, 0, "open_borders_agreement")
    p = in_play(s, 0, government="monarchy", specials=["code_of_laws", "warfare"], wonders=["pyramids", "kremlin"], leader="napoleon_bonaparte")
    assert (p.ca_total, p.ma_total) == (5 + 1 + 1 + 1, 3 + 1 + 1 + 2 + 1)  # TTA-12.3.1


def test_spending_needs_an_available_token():
    s = acting(scene(2))
    actions(s, 0, 0, 0)
    assert choices(s) == [("end",)]  # TTA-12.3.2


def test_hammurabi_once():
    s = row(scene(2, age=1), at1="iron", at2="alchemy")
    p = in_play(s, 0, leader="hammurabi")
    acting(s)
    actions(s, 0, 0, 2)
    do(s, "hammurabi")
    do(s, "take", 1)
    assert (p.ca, p.ma) == (0, 1)  # TTA-12.3.3
    assert not may(s, "hammurabi")


def test_nothing_to_regain():
    s = row(scene(2, age=1), at1="moses")
    in_play(s, 0, leader="hammurabi")
    p = civil(s, 0, "genghis_khan")
    acting(s)
    do(s, "hammurabi")
    do(s, "leader", "genghis_khan")
    assert p.ca == p.ca_total == 4  # TTA-12.3.4


def test_a_replacement_changes_totals_once():
    s = scene(2)
    in_play(s, 0, leader="napoleon_bonaparte")
    p = civil(s, 0, "maximilien_robespierre")
    acting(s)
    actions(s, 0, 4, 4)
    do(s, "leader", "maximilien_robespierre")  # 4 military actions become 3, not 2 and then 3
    assert (p.ma_total, p.ma) == (3, 3)  # TTA-12.3.7


def test_tokens_outside_the_banks():
    s = scene(2)
    p = tokens(s, 0, bronze=2, agriculture=1)
    wonder(s, 0, "pyramids", 2)
    assert p.blue == 16 - 5  # TTA-12.4.2
    assert p.yellow_owned == p.yellow + p.unused + sum(p.workers)  # TTA-12.5.1
    bank(s, 0, blue=30, yellow=40)
    assert discontent(p) == 0  # TTA-12.4.1: more tokens than spaces


def test_no_token_moves_up():
    s = scene(2)
    p = units(s, 0, iron=0)
    tokens(s, 0, bronze=4)
    pay_resources(p, 1)
    assert (p.tokens[card("bronze")], p.tokens[card("iron")]) == (3, 0)  # TTA-12.6.4: small tokens do not become a big one


def test_homers_resource_goes_with_him():
    s = scene(2, age=1)
    in_play(s, 0, leader="homer")
    p = civil(s, 0, "genghis_khan", "patriotism_a")
    acting(s)
    do(s, "play", "patriotism_a")
    assert unit_pool(p) == 2
    do(s, "leader", "genghis_khan")
    assert unit_pool(p) == 1  # TTA-12.6.11: Patriotism's stays


def test_lack_of_change_forbids_nothing():
    s = scene(2)
    units(s, 0, coal=0)
    p = tokens(s, 0, coal=1)
    bank(s, 0, blue=0)
    acting(s)
    assert may(s, "build", "bronze")  # TTA-12.6.12
    do(s, "build", "bronze")
    assert resources(p) == 1


def test_science_discounts():
    s = scene(2)
    units(s, 0, printing_press=1)
    p = in_play(s, 0, leader="j_s_bach")
    assert [technology_cost(p, card(id)) for id in ("drama", "movies", "iron")] == [1, 8, 5]  # TTA-12.7.2
    p = in_play(s, 0, leader="william_shakespeare")
    assert [technology_cost(p, card(id)) for id in ("drama", "movies", "iron")] == [2, 9, 5]


def test_robespierre_leads_revolutions_with_soldiers():
    s = scene(2)
    in_play(s, 0, leader="maximilien_robespierre")
    p = civil(s, 0, "monarchy")
    p.science = 2
    acting(s)
    do(s, "revolution", "monarchy")
    assert (p.ca, p.ma, p.culture) == (5, 0, 3)  # TTA-13.1.14


def test_churchill_in_the_turn_he_is_played():
    s = scene(2, age=3)
    p = civil(s, 0, "winston_churchill")
    acting(s)
    assert refused(s, "churchill", "culture") == "TTA-6.15.1"
    do(s, "leader", "winston_churchill")
    do(s, "churchill", "culture")
    assert p.culture == 3  # TTA-13.1.20


def test_production_numbers_are_those_of_the_board():
    s = scene(2)
    p = units(s, 0, agriculture=1, irrigation=1, bronze=1, iron=2)
    assert (food_production(s, p), resource_production(s, p)) == (3, 5)


def test_unfinished_wonders_are_worth_nothing_at_the_end():
    s = scene(2, age=4)
    p = wonder(s, 0, "first_space_flight", 3)
    tokens(s, 0, bronze=9)
    final_scoring(s)
    assert p.culture == 0  # TTA-14.4


def test_everything_is_kept_up_to_date():
    s = GAME.new(players=3, seed="statistics")
    rng = random.Random(5)
    for _ in range(200):
        s.play(pick(s, s.legal(), rng))
        check(s)  # TTA-12.0


def test_luck_is_only_in_shuffles():
    s = GAME.new(players=2, seed=3)
    rng = random.Random(3)
    while s.round == 1:
        before = s.luck
        s.play(pick(s, s.legal(), rng))
        if s.round == 1:
            assert s.luck == before  # TTA-17.2: nothing is drawn or shuffled in the first round
