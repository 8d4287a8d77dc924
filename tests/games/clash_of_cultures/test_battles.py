"""Battles, captures and settlers (COC-6, 7.5.5, 9.4)."""

import pytest

from civitas.games.clash_of_cultures.cities import colour, size
from civitas.games.clash_of_cultures.scoring import wonder_points
from civitas.games.clash_of_cultures.tables import BUILDING, ORE, WONDER, WOOD

from .table import asked, at, attack, build, city, clash_at_sea, deal, goods, held, home, know, land, lead, listed, paint, put, table, throw, units


def fight(s, attacker, defender, space, *faces, origin=""):
    throw(s, *faces)
    return attack(s, attacker, defender, space, origin)


def last(s):
    return s.fights[-1]


# --- the roll


def test_ex_45_sums_and_clash_abilities():  # COC-6.3.3, COC-6.3.3.1
    s = table()
    put(s, 0, "D4", infantry=3)
    put(s, 1, "D4", infantry=2)
    fight(s, 0, 1, "D4", "3i", "5i", "4c", "6i", "1l")
    assert units(s, 0, "D4") == {"infantry": 2}
    assert units(s, 1, "D4") == {}
    assert last(s).winner == 0
    assert last(s).lost == (1, 2)


def test_ex_46_a_leader_rerolls_and_one_cavalry_serves_one_symbol():  # COC-6.3.3.2, COC-6.3.3.4
    s = table(2, "rome", "greece")
    put(s, 0, "D4", infantry=2, cavalry=1)
    lead(s, 0, "caesar", "D4")
    put(s, 1, "D4", infantry=4)
    throw(s, "4c", "2c", "3e", "1l", "1l", "1l", "1l", "1l", "6i")
    s.luck = (-1, *[s.luck[i] for i in (1, 2, 3, 4, 9, 5, 6, 7, 8)])
    attack(s, 0, 1, "D4", "D3")
    battle = s.stack[0]
    assert battle.value == [18, 4]
    assert battle.hits == [0, 3]


@pytest.mark.parametrize(("value", "hits"), [(14, 2), (4, 0), (15, 3)])
def test_ex_48_five_points_are_a_hit(value, hits):  # COC-6.3.4
    assert value // 5 == hits
    s = table()
    faces = {14: ("5c", "5c", "4c"), 4: ("1l", "1l", "2c"), 15: ("5c", "5c", "5c")}[value]
    put(s, 0, "D4", infantry=3)
    put(s, 1, "D4", infantry=4)
    fight(s, 0, 1, "D4", *faces, "1l", "1l", "1l", "1l", origin="D3")
    battle = s.stack[0]
    assert battle.value == [value, 4]
    assert battle.hits[1] == hits


def test_an_elephant_drops_its_die_and_cancels_a_hit():  # COC-6.3.3.2, COC-6.3.9
    s = table(2, "rome", "greece")
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", elephant=1, infantry=1)
    fight(s, 0, 1, "D4", "6i", "4e", "1l", origin="D3")
    battle = s.stack[0]
    assert battle.value == [7, 1]
    assert battle.hits == [0, 0]


def test_which_die_an_elephant_triggers_is_chosen():  # COC-6.3.3.3
    s = table(2, "rome", "greece")
    put(s, 0, "D4", elephant=1, infantry=1)
    put(s, 1, "D4", infantry=2)
    fight(s, 0, 1, "D4", "4e", "2e", "1l", "1l", origin="D3")
    assert asked(s) == "elephant-die"
    assert listed(s, "drop-die") == [2, 4]
    s.play(("drop-die", 2))
    assert s.stack[0].value[0] == 4


def test_tactics_are_asked_of_everybody_with_tactics_and_a_card():  # COC-6.3.1, EX-99, COC-6.3.2, COC-6.3.11
    s = table()
    know(s, 0, "tactics")
    know(s, 1, "tactics")
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1)
    card = deal(s, 0, tactic="high_morale")
    deal(s, 1, tactic="flanking")  # an attacker's card: nothing fits, and they are asked all the same
    throw(s, "1l", "1l")
    attack(s, 0, 1, "D4", "D3")
    assert s.to_act == (0,)
    s.play(("tactic", card))
    assert s.to_act == (1,)
    assert s.legal() == [("no-tactic",)]
    assert s.pending.about["laid"] == 1
    assert s.view(1)["stack"][0]["attack_card"] == {"hidden": 1}
    s.play(("no-tactic",))
    assert s.stack[0].value == [3, 1]
    assert s.action_discards == [card]


def test_a_played_tactic_must_fit():  # COC-6.3.1
    s = table()
    know(s, 1, "tactics")
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1)
    card = deal(s, 1, tactic="flanking")
    attack(s, 0, 1, "D4", "D3")
    assert s.why_not(("tactic", card)).rule == "COC-6.3.1"


def test_the_attacker_may_retreat_while_both_stand():  # COC-6.4.3, COC-6.4.5, COC-6.3.5
    s = table()
    know(s, 0, "tactics")
    put(s, 0, "D4", infantry=1, settler=1)
    put(s, 1, "D4", infantry=1)
    fight(s, 0, 1, "D4", "1l", "1l", origin="D3")
    assert asked(s) == "retreat"
    s.play(("retreat",))
    assert units(s, 0, "D3") == {"settler": 1, "infantry": 1}
    assert last(s).winner == -1
    assert not s.stack


# --- fortresses


def test_ex_49_a_fortress_alone_falls_after_round_one():  # COC-6.4.2, COC-6.5.1
    s = table()
    city(s, 1, "D4", "fortress")
    put(s, 0, "D4", infantry=2)
    fight(s, 0, 1, "D4", "4c", "4c", "6i", origin="D3")
    assert s.city[at("D4")] == 0
    assert units(s, 0, "D4") == {"infantry": 1}


def test_ex_50_a_fortress_alone_wins_if_the_attackers_die():  # COC-6.4.2, COC-6.4.9
    s = table()
    city(s, 1, "D4", "fortress")
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", settler=1)
    fight(s, 0, 1, "D4", "6i", "5i", origin="D3")
    assert s.city[at("D4")] == 1
    assert last(s).winner == 1
    assert units(s, 1, "D4") == {"settler": 1}


def test_both_sides_dead_beside_a_fortress_nobody_wins():  # COC-6.4.9
    s = table()
    city(s, 1, "D4", "fortress")
    put(s, 0, "D4", infantry=2)
    put(s, 1, "D4", infantry=1)
    fight(s, 0, 1, "D4", "5c", "5c", "5c", "5c", origin="D3")
    assert last(s).winner == -1
    assert s.city[at("D4")] == 1


def test_ex_52_steel_weapons():  # COC-6.2.3, COC-ADV-steel_weapons, COC-6.2.5
    s = table()
    know(s, 0, "steel_weapons")
    know(s, 1, "steel_weapons")
    goods(s, 0, ore=1)
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1)
    throw(s, "1l", "1l")
    attack(s, 0, 1, "D4", "D3")
    assert asked(s) == "steel-weapons"
    s.play(("pay", 0, (0, 1, 0, 0, 0, 0, 0, 0)))
    assert s.stack[0].steel == [1, 0]
    assert s.stack[0].value == [2, 1]


def test_ex_52_metallurgy_forges_for_nothing_against_the_unarmed():  # COC-6.2.3
    s = table()
    know(s, 0, "steel_weapons", "metallurgy")
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1)
    fight(s, 0, 1, "D4", "1l", "1l", origin="D3")
    assert s.stack[0].steel == [2, 0]


def test_ex_53_siegecraft_switches_off_die_and_cancel_apart():  # COC-6.2.2, COC-ADV-siegecraft
    s = table()
    know(s, 0, "siegecraft")
    goods(s, 0, wood=2)
    city(s, 1, "D4", "fortress")
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1)
    throw(s, "5c", "1l")
    attack(s, 0, 1, "D4", "D3")
    assert asked(s) == "siegecraft-die"
    s.play(("pay", 0, (0, 0, 2, 0, 0, 0, 0, 0)))
    assert s.players[0].goods[WOOD] == 0
    assert s.players[0].goods[ORE] == 0
    assert s.stack[0].value == [5, 1]
    assert s.stack[0].hits == [0, 0]


def test_warships_cancel_a_hit_in_round_one_at_sea_and_from_ships():  # COC-ADV-warships
    s = table()
    know(s, 1, "warships")
    land(s, D4="sea", D3="sea")
    put(s, 0, "D4", ship=1)
    put(s, 1, "D4", ship=1)
    throw(s, "6i", "1l")
    clash_at_sea(s, 0, 1, "D4", "D3")
    assert s.stack[0].hits == [0, 0]
    assert asked(s) == "retreat"


# --- captures


def test_ex_54_what_a_captured_city_brings():  # COC-6.7, COC-6.7.3, COC-6.7.4, COC-14.6
    s = table(3)
    s.players[1].cities.remove(s.players[1].home)
    s.city[s.players[1].home] = -1
    city(s, 1, "D5")
    space = city(s, 1, "E6", "temple", mood="happy")
    paint(s, "E6", "academy", 2)
    build(s, 1, "great_statue", "E6")
    put(s, 0, "E6", infantry=1)
    attack(s, 0, 1, "E6", "E5")
    assert held(s, 0, "gold") == (5,)
    assert s.city[space] == 0
    assert colour(s, space, BUILDING["temple"]) == 0
    assert colour(s, space, BUILDING["academy"]) == 2
    assert s.players[0].wonders >> WONDER["great_statue"] & 1
    assert s.builder[WONDER["great_statue"]] == 1
    assert s.mood[space] == 0
    assert units(s, 1, "D5") == {"settler": 1}


def test_ex_56_a_building_without_a_figure_is_sold():  # COC-6.7.5
    s = table()
    for space in ("D3", "C3", "E3", "C4", "E4"):
        city(s, 0, space, "temple")
    space = city(s, 1, "D5", "temple")
    put(s, 0, "D5", infantry=1)
    attack(s, 0, 1, "D5", "D4")
    assert held(s, 0, "gold") == (3,)
    assert size(s, space) == 1


@pytest.mark.parametrize(("mood", "gold"), [("angry", 4), ("neutral", 6)])
def test_ex_57_without_a_settlement_the_city_is_destroyed(mood, gold):  # COC-6.7.6, COC-6.4.4
    s = table()
    for space in ("D3", "C3", "E3", "C4", "E4", "B3"):
        city(s, 0, space)
    city(s, 1, "D5", "temple", "academy", mood=mood)
    put(s, 0, "D5", infantry=1)
    attack(s, 0, 1, "D5", "D4")
    assert held(s, 0, "gold") == (gold,)
    assert s.city[at("D5")] == -1
    assert s.buildings[at("D5")] == 0
    assert units(s, 0, "D5") == {"infantry": 1}
    assert units(s, 1, home(s, 1)) == {"settler": 1}


def test_ex_58_lone_settlers_are_destroyed_without_dice():  # COC-6.8.1, COC-6.1.2, COC-6.1.1
    s = table()
    know(s, 0, "tactics")
    put(s, 1, "D4", settler=2)
    put(s, 0, "D4", infantry=1)
    attack(s, 0, 1, "D4", "D3")
    assert units(s, 1, "D4") == {}
    assert last(s).rounds == 0
    assert s.flagged


def test_a_captured_city_may_be_activated_once_more():  # COC-6.7.8
    s = table()
    space = city(s, 1, "D4")
    s.active[space] = 2
    put(s, 0, "D4", infantry=1)
    attack(s, 0, 1, "D4", "D3")
    assert s.active[space] == 0


def test_obelisks_keep_their_colour():  # COC-6.7.2
    s = table()
    space = city(s, 1, "D4", "obelisk")
    put(s, 0, "D4", infantry=1)
    attack(s, 0, 1, "D4", "D3")
    assert colour(s, space, BUILDING["obelisk"]) == 1


def test_ex_94_a_wonder_is_shared_by_builder_and_owner():  # COC-9.4
    s = table(3)
    city(s, 1, "E6", mood="happy")
    build(s, 0, "great_arena", "E6")
    wonder = WONDER["great_arena"]
    assert [wonder_points(s, wonder, seat) for seat in range(3)] == [2, 2, 0]
    put(s, 2, "E6", infantry=1)
    attack(s, 2, 1, "E6", "E5")
    assert [wonder_points(s, wonder, seat) for seat in range(3)] == [2, 0, 2]
    s.stacks[2][at("E6")] = 0
    put(s, 0, "E6", infantry=1)
    attack(s, 0, 2, "E6", "E5")
    assert [wonder_points(s, wonder, seat) for seat in range(3)] == [4, 0, 0]


def test_a_killed_leader_is_worth_a_trophy():  # COC-8.2.4, COC-8.2.3
    s = table(2, "rome", "greece")
    lead(s, 1, "leonidas", "D4")
    put(s, 0, "D4", infantry=2)
    fight(s, 0, 1, "D4", "6i", "6i", "2c", origin="D3")
    assert s.players[0].trophies == 1
    assert s.players[1].leader == -1


def test_passengers_drown_with_their_ships():  # COC-6.6.2
    s = table()
    land(s, D4="sea", D3="sea")
    put(s, 0, "D4", ship=1)
    put(s, 1, "D4", ship=1, infantry=1)
    throw(s, "6i", "1l")
    clash_at_sea(s, 0, 1, "D4", "D3")
    assert units(s, 1, "D4") == {}


def test_fanaticism_fights_in_temple_cities_and_returns():  # COC-6.5.2, COC-6.4.8
    s = table()
    know(s, 1, "fanaticism")
    city(s, 1, "D4", "temple")
    put(s, 1, "D4", infantry=1)
    put(s, 0, "D4", infantry=3)
    fight(s, 0, 1, "D4", "6i", "6i", "6i", "1l", origin="D3")
    assert units(s, 1, home(s, 1)) == {"settler": 1, "infantry": 1}


def test_the_great_arena_adds_one_after_the_roll():  # COC-9.6
    s = table()
    build(s, 0, "great_arena", home(s, 0))
    goods(s, 0, mood=1)
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1)
    throw(s, "4c", "1l")
    attack(s, 0, 1, "D4", "D3")
    assert asked(s) == "great-arena"
    s.play(("pay", 0, (0, 0, 0, 0, 0, 1, 0, 0)))
    assert units(s, 1, "D4") == {}


# --- barbarians


def test_ex_65_the_great_wall_stops_barbarians():  # COC-6.5.3
    s = table()
    build(s, 0, "great_wall", home(s, 0))
    put(s, "barbarians", home(s, 0), infantry=3)
    attack(s, "barbarians", 0, home(s, 0), "D3")
    assert units(s, "barbarians", home(s, 0)) == {}
    assert held(s, 0, "gold") == (1,)
    assert s.city[s.players[0].home] == 0


def test_ex_69_gold_for_barbarians_and_for_their_city():  # COC-7.5.5, COC-6.7.9
    s = table()
    city(s, "barbarians", "D4")
    put(s, "barbarians", "D4", infantry=3)
    put(s, 0, "D4", infantry=4)
    fight(s, 0, "barbarians", "D4", "6i", "6i", "6i", "6i", "1l", "1l", "1l", origin="D3")
    assert held(s, 0, "gold") == (2,)
    assert s.city[at("D4")] == 0
    assert s.mood[at("D4")] == 0


def test_barbarians_capture_a_city_and_leave_its_colours():  # COC-7.5.5
    s = table()
    space = city(s, 0, "D4", "temple")
    put(s, "barbarians", "D4", infantry=1)
    attack(s, "barbarians", 0, "D4", "D5")
    assert s.city[space] == 4
    assert colour(s, space, BUILDING["temple"]) == 0
    assert units(s, 0, home(s, 0)) == {"settler": 1}


def test_somebody_else_takes_the_casualties_of_barbarians():  # COC-7.5.5
    s = table(3, "rome", "greece", "huns")
    put(s, 0, "E5", infantry=1)
    put(s, "barbarians", "E5", infantry=1, cavalry=1)
    fight(s, 0, "barbarians", "E5", "6i", "1l", "1l", origin="E4")
    assert asked(s) == "casualty"
    assert s.to_act == (1,)


def test_pirates_pay_for_every_ship():  # COC-7.5.6
    s = table(2, "rome", "greece")
    land(s, D4="sea", D3="sea")
    put(s, 0, "D4", ship=2)
    put(s, "pirates", "D4", ship=1)
    throw(s, "6i", "6i", "1l")
    clash_at_sea(s, 0, "pirates", "D4", "D3")
    assert asked(s) == "pirate-token"
    s.play(("take-culture",))
    assert held(s, 0, "gold", "culture") == (1, 1)


def test_who_fought_does_not_move_again():  # COC-5.4.5a, COC-6.4.6
    s = table()
    know(s, 0, "tactics")
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", settler=1)
    attack(s, 0, 1, "D4", "D3")
    assert [unit & 2 for unit in s.flagged] == [2]


def test_ex_96_only_what_is_public_decides_who_is_asked():  # COC-7.2.10, COC-14.9, COC-14.8
    s = table(3)
    put(s, 0, "E5", infantry=4)
    put(s, 1, "E5", infantry=3)
    for seat, cards in ((0, [10]), (2, [20, 21])):  # seat 0 holds Wealth / Large Fleet
        for card in cards:
            s.objective_deck.give(card, s.players[seat].objectives, 1 << seat)
    fight(s, 0, 1, "E5", "6i", "6i", "6i", "6i", "1l", "1l", "1l", origin="E4")
    assert asked(s) == "instant-objective"
    assert s.to_act == (0,)
    assert s.legal() == [("pass",)]
    s.play(("pass",))
    assert not s.stack
