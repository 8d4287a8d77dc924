"""Corners of the rules: what civilizations are allowed on the map, and rules that other tests do not name."""

import pytest

from civitas.games.clash_of_cultures import GAME
from civitas.games.clash_of_cultures.activation import substitutes
from civitas.games.clash_of_cultures.collecting import Collect, goods_at
from civitas.games.clash_of_cultures.effects import has
from civitas.games.clash_of_cultures.events.barbarians import March
from civitas.games.clash_of_cultures.recruiting import Levy, Needs
from civitas.games.clash_of_cultures.resources import limit
from civitas.games.clash_of_cultures.scoring import count_rows, score
from civitas.games.clash_of_cultures.tables import ADVANCE, BUILDING, CULTURE, FOOD, GOLD, GOOD, IDEA, MOOD, ORE, UNIT, WOOD
from civitas.games.clash_of_cultures.trade_routes import TradeRoutes, count_routes

from .table import (
    asked,
    at,
    attack,
    begin,
    build,
    city,
    clash_at_sea,
    goods,
    held,
    know,
    land,
    lead,
    listed,
    paint,
    put,
    table,
    throw,
    turn,
    units,
    verbs,
)
from .test_movement import act, choose, move


def kinds_of(mask):
    return {good for good in range(8) if mask >> good & 1}


# --- the table


def test_everybody_starts_alike():  # COC-2.2, COC-2.3, COC-2.5, COC-2.8, COC-2.9
    for seed in range(4):
        s = GAME.new(3, seed, {})
        while s.pending.what == "starting-settler":
            s.play(s.legal()[0])
        assert {p.advances.bit_count() for p in s.players} == {2}
        assert {(len(p.hand), len(p.objectives), p.track) for p in s.players} == {(1, 1, 3)}
        assert s.current == s.first


def test_pieces_are_those_of_the_box():  # COC-1.1, COC-1.2
    from civitas.games.clash_of_cultures.armies import supply
    from civitas.games.clash_of_cultures.cities import building_supply, settlement_supply

    s = table(2, "rome", "greece")
    assert [supply(s, 0, kind) for kind in range(6)] == [4, 16, 4, 4, 4, 1]
    assert [supply(s, 4, kind) for kind in range(6)] == [0, 20, 0, 4, 4, 0]
    assert supply(s, 5, UNIT["ship"]) == 4
    assert {building_supply(s, 0, kind) for kind in range(7)} == {5}
    assert (settlement_supply(s, 0), settlement_supply(s, 4)) == (6, 10)


def test_tokens_are_held_in_any_number():  # COC-4.2.1, COC-4.2.2
    s = table()
    assert limit(s.players[0], MOOD) > 1000
    assert limit(s.players[0], CULTURE) > 1000
    assert limit(s.players[0], GOLD) == 7


def test_storage_is_lent_by_nobody():  # COC-ADV-storage
    s = table()
    assert limit(s.players[0], FOOD) == 2
    assert limit(know(s, 0, "storage"), FOOD) == 7


# --- collecting, by advance (COC-5.3.6)


@pytest.mark.parametrize(
    ("terrain", "advances", "found"),
    [
        ("plains", (), {FOOD}),  # COC-ADV-farming
        ("forest", (), {WOOD}),
        ("mountain", (), {ORE}),  # COC-ADV-mining
        ("barren", (), set()),
        ("barren", ("irrigation",), {FOOD}),  # COC-ADV-irrigation
        ("sea", (), set()),
        ("sea", ("fishing",), {FOOD}),  # COC-ADV-fishing
    ],
)
def test_what_terrain_gives(terrain, advances, found):
    s = table()
    know(s, 0, *advances)
    land(s, D3=terrain)
    assert kinds_of(goods_at(s, s.players[0], at("D2"), at("D3"))) == found


def test_husbandry_counts_within_the_limit():  # COC-ADV-husbandry
    s = table()
    know(s, 0, "husbandry")
    city(s, 0, "D4")
    begin(s, Collect(0, at("D4")))
    assert max(len(option[1]) for option in s.legal()) == 1


def test_mayan_terraces_give_food_wood_and_ore():  # COC-SPA-terracing
    s = table(2, "maya", "rome")
    know(s, 0, "irrigation")
    land(s, D3="mountain")
    assert kinds_of(goods_at(s, s.players[0], at("D2"), at("D3"))) == {FOOD, WOOD, ORE}
    put(s, 0, "D2", settler=1)
    turn(s, 0)
    act(s)
    move(s, "D2", "D3")
    act(s)
    assert ("move", at("D3"), at("D4")) in s.legal()


def test_egyptian_flood_plains_give_food_or_wood():  # COC-SPA-flood_plains
    s = table(2, "egypt", "rome")
    know(s, 0, "irrigation")
    land(s, D3="barren")
    assert kinds_of(goods_at(s, s.players[0], at("D2"), at("D3"))) == {FOOD, WOOD}


def test_aztec_tribute_takes_from_enemy_cities():  # COC-8.5.16, COC-SPA-tribute_empire
    s = table(2, "aztecs", "rome")
    know(s, 0, "tactics", "voting")
    city(s, 1, "D4")
    city(s, "barbarians", "C4")
    put(s, "barbarians", "C4", infantry=1)
    begin(s, Collect(0, at("D2")))
    taken = {(option[1][0], option[2][0]) for option in s.legal() if len(option[1]) == 1}
    assert (at("D4"), FOOD) in taken
    assert (at("C4"), GOOD["captive"]) in taken


def test_ballcourts_make_a_city_larger():  # COC-8.5.11
    s = table(2, "maya", "rome")
    know(s, 0, "sports")
    goods(s, 0, mood=1)
    begin(s, Collect(0, at("D2")))
    assert asked(s) == "ballcourts"
    s.play(next(option for option in s.legal() if option[0] == "pay"))
    assert max(len(option[1]) for option in s.legal()) == 3


# --- activation by City States


def greek():
    s = table(2, "greece", "rome")
    know(s, 0, "voting")
    city(s, 0, "D4", "temple", mood="happy")
    return s


def test_ex_77_another_city_of_that_size_may_count():  # COC-SPA-city_states, COC-8.5.7
    s = greek()
    city(s, 0, "C4", "temple", mood="happy")
    s.active[at("D4")] = 1
    assert substitutes(s, s.players[0], at("D4")) == [at("C4")]


def test_ex_85_the_other_city_is_at_least_as_happy():  # COC-SPA-city_states, COC-8.5.25
    s = greek()
    city(s, 0, "C4", "temple", mood="neutral")
    s.active[at("D4")] = 1
    assert substitutes(s, s.players[0], at("D4")) == []
    s.mood[at("D4")] = 1
    assert substitutes(s, s.players[0], at("D4")) == [at("C4")]
    s.mood[at("C4")] = 2
    assert substitutes(s, s.players[0], at("D4")) == [at("C4")]


def test_the_counted_city_is_activated_instead():  # COC-8.5.25
    s = greek()
    city(s, 0, "C4", "temple", mood="happy")
    s.stack = []
    turn(s, 0)
    for _ in range(2):
        s.play(("collect", at("D4")))
        if asked(s) == "activation":
            s.play(("count-as", at("C4")))
        s.play(s.legal()[0])
    assert (s.active[at("D4")], s.active[at("C4")]) == (1, 1)
    assert (s.mood[at("D4")], s.mood[at("C4")]) == (2, 2)


# --- recruiting


def test_warbeasts_want_gold_or_culture():  # COC-SPA-warbeasts
    s = table(2, "carthage", "rome")
    know(s, 0, "husbandry")
    goods(s, 0, food=2)
    elephant = ("levy", (0, 0, 0, 0, 1, 0, 0))
    assert elephant not in Levy(Needs(s, s.players[0], at("D2"), 2))
    goods(s, 0, food=1, culture=1)
    assert elephant in Levy(Needs(s, s.players[0], at("D2"), 2))
    goods(s, 0, food=0, culture=2)
    assert elephant in Levy(Needs(s, s.players[0], at("D2"), 2))


def test_a_dead_leader_is_gone_for_good():  # COC-8.2.5, COC-8.2.6, COC-8.2.9
    s = table(2, "rome", "greece")
    s.players[0].leaders = []
    goods(s, 0, culture=1, mood=1)
    assert Needs(s, s.players[0], at("D2"), 2).most[UNIT["leader"]] == 0


def test_random_leaders_are_drawn():  # COC-12.5
    s = table(2, "rome", "greece", random_leaders=True)
    goods(s, 0, culture=1, mood=1, food=0)
    s.luck = (-1, 2)
    turn(s, 0)
    last = s.players[0].leaders[2]
    s.play(("recruit", at("D2")))
    assert s.players[0].leader == last


def test_leaders_move_like_army_units():  # COC-8.2.7
    s = table(2, "rome", "greece")
    lead(s, 0, "caesar", "D3")
    turn(s, 0)
    assert "move-units" not in verbs(s)
    know(s, 0, "tactics")
    s.relist()
    assert "move-units" in verbs(s)


# --- moving


def test_a_settler_that_climbed_may_still_found():  # COC-5.2.4, COC-5.4.5b, COC-5.5.4
    s = table()
    land(s, D3="mountain")
    put(s, 0, "D2", settler=1)
    turn(s, 0)
    act(s)
    move(s, "D2", "D3")
    assert ("found", at("D3")) in s.legal()
    assert "move-units" not in verbs(s)


def test_roads_do_not_explore():  # COC-5.5.8, COC-ADV-roads
    s = table()
    know(s, 0, "roads")
    goods(s, 0, food=1, ore=1)
    for space in s.board.cells[s.board.slot_of[at("D3")]]:
        s.terrain[space] = -1
    put(s, 0, "D2", settler=1)
    turn(s, 0)
    act(s)
    assert at("D3") not in {option[2] for option in s.legal() if option[0] == "road"}
    assert ("move", at("D2"), at("D3")) in s.legal()  # COC-5.5.1


def test_roman_roads_join_cities():  # COC-8.5.14, COC-SPA-roman_roads
    s = table(2, "rome", "greece")
    know(s, 0, "roads")
    goods(s, 0, food=1, ore=1)
    city(s, 0, "D6")
    put(s, 0, "D2", settler=1)
    turn(s, 0)
    act(s)
    assert ("road", at("D2"), at("D6")) in s.legal()
    assert ("road", at("D2"), at("D5")) not in s.legal()


def test_an_attack_from_ships_is_limited_to_four():  # COC-5.4.21, COC-5.4.16
    s = table()
    know(s, 0, "tactics")
    land(s, D3="sea")
    put(s, 0, "D3", ship=3, infantry=5)
    put(s, 1, "D4", infantry=1)
    turn(s, 0)
    act(s)
    s.play(("move", at("D3"), at("D4")))
    assert max(len(option[1]) for option in s.legal()) == 4


# --- pirates and Vikings


def carthage():
    s = table(2, "carthage", "rome")
    know(s, 0, "navigation", "tactics")
    land(s, D3="sea", D4="sea", D5="sea")
    put(s, "pirates", "D4", ship=1)
    put(s, 0, "D3", ship=1)
    return s


def test_pirates_are_allies_of_carthage():  # COC-8.6.1, COC-SPA-pirate_allies, COC-8.6.6
    s = carthage()
    turn(s, 0)
    act(s)
    move(s, "D3", "D4")
    assert asked(s) == "attack-pirates"
    s.play(("leave",))
    assert units(s, 0, "D4") == {"ship": 1}
    assert units(s, "pirates", "D4") == {"ship": 1}


def test_allied_pirates_sail_along():  # COC-8.6.3, COC-8.6.7
    s = carthage()
    put(s, 0, "D4", ship=1)
    turn(s, 0)
    act(s)
    s.play(("move", at("D4"), at("D5")))
    choose(s, ship=1, pirate_ship=1)
    assert units(s, "pirates", "D5") == {"ship": 1}
    assert units(s, 0, "D5") == {"ship": 1}


def test_allied_pirates_fight_and_fall_first():  # COC-8.6.3, COC-8.6.8
    s = carthage()
    put(s, 0, "D4", ship=1)
    put(s, 1, "D4", ship=1)
    throw(s, "6i", "1l", "1l")
    clash_at_sea(s, 1, 0, "D4", "D5")
    assert units(s, "pirates", "D4") == {}
    assert units(s, 0, "D4") == {"ship": 1}


def test_passengers_land_with_a_ship_that_changes():  # COC-8.7.3, COC-8.7.6
    s = table(2, "vikings", "rome")
    know(s, 0, "fishing", "tactics")
    land(s, D4="sea")
    put(s, 0, "D4", ship=1, settler=1)
    turn(s, 0)
    act(s)
    s.play(("convert", at("D4"), at("D3")))
    assert all(len(option[4]) == 1 for option in s.legal())  # nobody stays on no ship
    s.play(s.legal()[0])
    assert sum(units(s, 0, "D3").values()) == 2


# --- battles


def test_ships_and_armies_do_not_mix():  # COC-6.1.3, COC-6.6.1
    s = table()
    land(s, D4="sea", D3="sea")
    put(s, 0, "D4", ship=1, infantry=2)
    put(s, 1, "D4", ship=1)
    throw(s, "1l", "1l")
    clash_at_sea(s, 0, 1, "D4", "D3")
    assert s.stack[0].units == [1, 1]
    s.play(("retreat",))
    assert units(s, 0, "D3") == {"infantry": 2, "ship": 1}  # COC-6.6.3


def test_both_armies_dead_takes_the_settlers_too():  # COC-6.4.1, COC-6.8.2
    s = table()
    put(s, 0, "D4", infantry=1, settler=1)
    put(s, 1, "D4", infantry=1, settler=1)
    throw(s, "5c", "5c")
    attack(s, 0, 1, "D4", "D3")
    assert units(s, 0, "D4") == units(s, 1, "D4") == {}
    assert s.fights[-1].winner == -1


def test_captured_buildings_work_without_their_advances():  # COC-6.7.1, COC-6.7.7
    s = table()
    land(s, D5="sea")
    space = city(s, 1, "D4", "port", port="D5")
    put(s, 0, "D4", infantry=1)
    attack(s, 0, 1, "D4", "D3")
    assert GOLD in kinds_of(goods_at(s, s.players[0], space, at("D5")))


def test_a_wonder_is_a_piece_and_no_building():  # COC-9.3
    from civitas.games.clash_of_cultures.cities import building_count, size

    s = table()
    build(s, 0, "great_arena", "D2")
    assert (size(s, at("D2")), building_count(s, at("D2"))) == (2, 0)


def test_hunnic_tribes_choose_the_way():  # COC-8.5.18
    s = table(2, "huns", "rome")
    know(s, 0, "voting")
    goods(s, 0, gold=1)
    put(s, "barbarians", "D4", infantry=1)
    begin(s, March(0))
    assert asked(s) == "hunnic-tribes"
    s.play(next(option for option in s.legal() if option[0] == "pay"))
    assert {option[2] for option in s.legal()} == set(s.board.near[at("D4")])


# --- trade


def trader(civilization, *advances):
    s = table(2, civilization, "rome")
    know(s, 0, "trade_routes", *advances)
    goods(s, 0, food=0)
    return s


def yields(s):
    begin(s, TradeRoutes(0))
    return {option[4] for option in s.legal() if option[0] == "route"}


def test_trade_routes_need_their_advance_and_currency_adds_gold():  # COC-ADV-trade_routes, COC-ADV-currency
    s = table()
    put(s, 0, "D5", settler=1)
    assert count_routes(s, 0) == 0
    know(s, 0, "trade_routes", "currency")
    assert yields(s) == {FOOD, GOLD}


def test_phoenician_ships_trade_three_spaces_over_the_coast():  # COC-8.5.13, COC-SPA-cedars_and_dyes
    s = trader("phoenicia")
    land(s, D4="sea", D5="sea", D6="sea")
    put(s, 0, "D4", ship=1)
    assert count_routes(s, 0) == 1
    land(s, D6="plains", D5="plains", C6="plains", E6="plains")
    assert count_routes(s, 0) == 0


def test_the_alphabet_turns_two_routes_into_ideas_or_culture():  # COC-SPA-alphabet
    s = trader("phoenicia", "writing")
    put(s, 0, "D5", settler=1)
    assert yields(s) == {FOOD, CULTURE, IDEA}
    s.play(("route", 0, at("D5"), at("D7"), IDEA))
    assert held(s, 0, "idea") == (2,)


def test_indian_prosperity():  # COC-SPA-prosperity
    s = trader("india")
    put(s, 0, "D5", settler=1)
    paint(s, "D7", "temple", 0)
    assert yields(s) == {FOOD, MOOD, CULTURE}


def test_celts_trade_with_barbarians_for_food():  # COC-SPA-tribal_trade
    s = trader("celts", "currency")
    s.mood[at("D7")] = 0
    city(s, "barbarians", "D5")
    put(s, 0, "D4", settler=1)
    assert yields(s) == {FOOD}


# --- advances that other players feel


def test_man_god_lends_autocracy():  # COC-SPA-man_god
    s = table(2, "egypt", "rome")
    p = know(s, 0, "priesthood", "dogma", "devotion")
    assert has(p, ADVANCE["nationalism"])
    assert has(p, ADVANCE["totalitarianism"])
    assert not has(p, ADVANCE["forced_labor"])
    assert count_rows(s, 0)[1] == 6  # five cubes and Man God


def test_nothing_else_scores():  # COC-10.1, COC-10.4
    s = table()
    before = score(s, 0)
    goods(s, 0, gold=7, mood=9, culture=9)
    put(s, 0, "D3", infantry=4)
    assert score(s, 0) == before


def test_a_player_without_a_city_plays_on():  # COC-14.10
    s = table()
    s.players[0].cities = []
    s.city[at("D2")] = -1
    put(s, 0, "D3", settler=1)
    turn(s, 0)
    assert {"move-units", "found", "forfeit"} <= verbs(s)


def test_decisions_come_one_after_the_other():  # COC-14.12
    s = GAME.new(4, 3)
    for _ in range(60):
        assert len(s.to_act) == 1
        s.play(s.legal()[0])


def test_influence_names_source_and_target_before_the_roll():  # COC-5.7.8, COC-5.7.12
    s = table()
    city(s, 0, "D5", "academy", "temple")
    city(s, 1, "D7", "market", "academy")
    throw(s, "6i")
    turn(s, 0)
    s.play(("influence",))
    if asked(s) == "influence":
        s.play(("attempt", "building", at("D5"), at("D7")))
    assert listed(s, "replace") == [BUILDING["academy"], BUILDING["market"]]


# --- more of the map and of battles


def test_the_starting_space_is_remembered():  # COC-2.10
    s = table()
    start = s.players[0].home
    s.players[0].cities.remove(start)
    s.city[start] = -1
    assert s.players[0].home == start


def test_free_actions_use_no_action_and_once_is_once():  # COC-3.7, COC-3.8
    s = table()
    know(s, 0, "theaters")
    goods(s, 0, culture=2)
    turn(s, 0)
    actions = s.players[0].actions
    s.play(next(option for option in s.legal() if option[0] == "theaters"))
    assert s.players[0].actions == actions
    assert "theaters" not in verbs(s)


def test_units_board_ships_that_fought():  # COC-5.4.15
    from civitas.games.clash_of_cultures.armies import FOUGHT, SHIPS, flag_all

    s = table()
    land(s, D4="sea")
    put(s, 0, "D4", ship=1)
    put(s, 0, "D3", settler=1)
    turn(s, 0)
    flag_all(s, at("D4"), SHIPS, FOUGHT)
    act(s)
    assert ("move", at("D3"), at("D4")) in s.legal()


def test_a_ship_explores_round_the_outside():  # COC-5.5.9
    from civitas.games.clash_of_cultures.regions import REGION

    s = table()
    know(s, 0, "navigation", "cartography")
    land(s, A3="sea")
    slot = s.board.slot_of[at("A5")]
    for space in s.board.cells[slot]:
        s.terrain[space] = -1
    s.revealed &= ~(1 << slot)
    s.unexplored, s.hidden = [slot], [REGION["region_05"]]
    put(s, 0, "A3", ship=1)
    turn(s, 0)
    act(s)
    s.play(("explore", at("A3"), slot))
    while asked(s) in ("orientation", "sail-to"):
        s.play(s.legal()[0])
    assert units(s, 0, "A3") == {}
    assert held(s, 0, "idea", "culture") == (1, 1)


def test_ashoka_binds_an_attempt_to_the_temple():  # COC-5.7.15
    from civitas.games.clash_of_cultures.influence import Influence

    s = table(2, "india", "rome")
    city(s, 0, "D5", "academy")
    lead(s, 0, "ashoka", "D5")
    city(s, 1, "D7", "temple", "market")
    begin(s, Influence(0, at("D5")))
    if asked(s) == "influence":
        s.play(("attempt", "building", at("D5"), at("D7")))
    assert asked(s) == "bind"


def test_totalitarianism_forbids_boosts():  # COC-ADV-totalitarianism
    from civitas.games.clash_of_cultures.influence import no_boost

    s = table()
    know(s, 1, "totalitarianism")
    city(s, 0, "D5", "academy")
    city(s, 1, "D7", "market")
    assert not no_boost(s, s.players[0], at("D5"), at("D7"))
    put(s, 1, "D7", infantry=1)
    assert no_boost(s, s.players[0], at("D5"), at("D7"))


def test_the_price_of_an_attack_is_paid_before():  # COC-6.2.1, COC-6.2.6
    s = table(2, "rome", "egypt")
    know(s, 0, "tactics")
    s.beloved = [at("D4")]
    city(s, 1, "D4")
    put(s, 0, "D3", infantry=1)
    turn(s, 0)
    act(s)
    assert s.why_not(("move", at("D3"), at("D4"))).rule == "COC-6.2.6"
    goods(s, 0, culture=1)
    s.relist()
    s.play(("move", at("D3"), at("D4")))
    assert held(s, 0, "culture") == (0,)
    assert s.city[at("D4")] == 0
    assert s.beloved == []  # COC-6.7.10


def test_pirates_of_carthage_are_not_taken_away():  # COC-8.6.4
    from civitas.games.clash_of_cultures.events.pirates import PiratesAppear

    s = carthage()
    s.stacks[5][at("D4")] = 0
    put(s, 0, "D4", ship=1)
    put(s, "pirates", "D4", ship=4)
    begin(s, PiratesAppear(1))
    assert units(s, "pirates", "D4") == {"ship": 4}
    assert not s.stack


def test_land_units_board_pirate_ships():  # COC-8.6.2, COC-8.6.5
    s = carthage()
    land(s, D3="plains")
    s.stacks[0][at("D3")] = 0
    put(s, 0, "D3", settler=1)
    turn(s, 0)
    act(s)
    assert ("move", at("D3"), at("D4")) in s.legal()


def test_vikings_do_not_land_among_enemies():  # COC-8.7.2
    s = table(2, "vikings", "rome")
    know(s, 0, "fishing", "tactics")
    land(s, D4="sea")
    put(s, 0, "D4", ship=1)
    put(s, 1, "D3", settler=1)
    turn(s, 0)
    act(s)
    assert ("convert", at("D4"), at("D3")) not in s.legal()
    assert ("convert", at("D4"), at("C4")) in s.legal()


def test_public_wonders_are_everybodys():  # COC-12.6
    from civitas.games.clash_of_cultures.constructing import wonder_cards

    s = table(public_wonders=True)
    s.display = [3]
    assert wonder_cards(s, s.players[0]) == wonder_cards(s, s.players[1]) == [3]


def test_nobody_rolls_when_the_last_defender_fell_to_archers():  # COC-6.3.8
    from .table import deal

    s = table()
    know(s, 0, "tactics")
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1)
    card = deal(s, 0, tactic="archers")
    throw(s, "5c")
    attack(s, 0, 1, "D4", "D3")
    s.play(("tactic", card))
    assert s.fights[-1].winner == 0
    assert units(s, 0, "D4") == {"infantry": 1}


def test_leaders_pay_before_round_one():  # COC-6.2.4
    s = table(2, "japan", "rome")
    lead(s, 0, "go_toba", "D4")
    goods(s, 0, ore=1)
    put(s, 1, "D4", infantry=1)
    attack(s, 0, 1, "D4", "D3")
    assert s.to_act == (0,)
    assert {option[0] for option in s.legal()} == {"decline", "pay"}
    assert s.stack[0].round == 0


def test_a_destroyed_city_takes_its_wonders_along():  # COC-9.5, COC-9.7
    from civitas.games.clash_of_cultures.tables import WONDER

    s = table()
    for space in ("D3", "C3", "E3", "C4", "E4", "B3"):
        city(s, 0, space)
    city(s, 1, "D5")
    build(s, 1, "great_pyramid", "D5")
    assert count_rows(s, 1)[3] == 10
    put(s, 0, "D5", infantry=1)
    attack(s, 0, 1, "D5", "D4")
    assert s.lost_wonders == [WONDER["great_pyramid"]]
    assert count_rows(s, 1)[3] == 0


def test_the_drawer_decides_about_the_symbol():  # COC-7.4.2
    from civitas.games.clash_of_cultures.events.symbols import Symbol
    from civitas.games.clash_of_cultures.tables import EXHAUSTED_LAND

    s = table()
    s.current = 0
    begin(s, Symbol(1, EXHAUSTED_LAND))
    assert s.to_act == (1,)


def test_where_there_is_no_card_none_is_drawn():  # COC-7.1.10
    from civitas.games.clash_of_cultures.decks import draw_action

    s = table()
    s.action_deck.clear()
    s.action_discards = []
    assert draw_action(s, 0) == -1
    s.action_discards = [5]
    assert draw_action(s, 0) == 5


def test_who_stayed_behind_did_not_fight():  # COC-5.4.5a, COC-6.4.6
    s = table()
    know(s, 0, "tactics")
    put(s, 0, "D3", infantry=2)
    put(s, 1, "D4", infantry=1)
    throw(s, "1l", "1l")
    turn(s, 0)
    act(s)
    move(s, "D3", "D4", infantry=1)
    s.play(("retreat",))
    assert units(s, 0, "D3") == {"infantry": 2}
    assert len(s.flagged) == 1
    s.play(("move", at("D3"), at("C3")))
    assert units(s, 0, "C3") == {"infantry": 1}


def test_a_lent_storage_keeps_nothing():  # COC-9.8, COC-4.1.2
    from civitas.games.clash_of_cultures.effects import refresh

    s = table()
    p = s.players[0]
    turn(s, 0)
    p.named = ADVANCE["storage"]
    refresh(s, p)
    goods(s, 0, food=6)
    s.play(("forfeit",))
    s.play(("end-turn",))
    assert held(s, 0, "food") == (2,)


def test_roads_over_plains_do_not_lead_into_the_gardens():  # COC-9.6
    s = table()
    know(s, 0, "roads", "tactics")
    goods(s, 0, food=1, ore=1)
    city(s, 1, "D4")
    build(s, 1, "great_gardens", "D4")
    put(s, 0, "D2", infantry=1)
    turn(s, 0)
    act(s)
    assert ("road", at("D2"), at("D4")) not in s.legal()
    land(s, D3="forest")
    s.relist()
    assert ("road", at("D2"), at("D4")) in s.legal()
