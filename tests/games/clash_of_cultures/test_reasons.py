"""Why a nearly right choice is refused: each time the rule that forbids it, and no other."""

from __future__ import annotations

import pytest

from civitas.games.clash_of_cultures.groups import class_of
from civitas.games.clash_of_cultures.influence import Influence
from civitas.games.clash_of_cultures.tables import BUILDING, FOOD, GOLD, GOOD, UNIT, WOOD
from civitas.games.clash_of_cultures.trade_routes import TradeRoutes

from .table import at, begin, city, goods, home, know, land, put, table, throw, turn

SETTLER, SHIP = UNIT["settler"], UNIT["ship"]


def units(*kinds, wooded=()):
    return tuple(sorted([class_of(UNIT[kind], 0) for kind in kinds] + [class_of(UNIT[kind], 8) for kind in wooded]))


def rule_of(s, option):
    why = s.why_not(option)
    return None if why is None else why.rule


# --- paying


def pays(**amounts):
    return ("pay", 0, tuple([amounts.get(good, 0) for good in GOOD]))


def test_a_price_is_paid_exactly():  # COC-4.1.1, COC-4.1.8
    s = table()
    goods(s, 0, food=2, idea=1, ore=3)
    turn(s)
    s.play(("advance", 8))
    assert rule_of(s, pays(food=2)) is None
    assert rule_of(s, pays(food=2, idea=1)) == "COC-4.1.8"  # no overpaying
    assert rule_of(s, pays(food=1)) == "COC-4.1.8"
    assert rule_of(s, pays(ore=2)) == "COC-4.1.8"  # ore stands for nothing
    assert rule_of(s, pays(food=1, gold=1)) == "COC-4.1.1"  # there is no gold


def test_a_levy_is_paid_exactly():  # COC-4.1.8
    s = table()
    know(s, 0, "draft")
    goods(s, 0, food=2, ore=2, mood=1)
    turn(s)
    s.play(("recruit", at(home(s, 0))))
    s.play(("levy", (0, 1, 0, 0, 0, 0, 0)))
    assert rule_of(s, pays(food=2, ore=1)) == "COC-4.1.8"
    assert rule_of(s, pays(food=1, gold=1)) == "COC-4.1.1"


def test_who_has_no_leader_left_recruits_none():  # COC-8.2.6
    s = table(2, "rome", "greece")
    s.players[0].leaders = []
    goods(s, 0, food=2, ore=1, mood=1, culture=1)
    turn(s)
    s.play(("recruit", at(home(s, 0))))
    assert rule_of(s, ("levy", (0, 0, 0, 0, 0, 1, 0))) == "COC-8.2.6"


# --- collecting


def collecting(*advances, **terrain):
    s = table()
    know(s, 0, *advances)
    land(s, **terrain)
    city(s, 0, "D4", "academy", "temple", mood="happy")
    turn(s)
    s.play(("collect", at("D4")))
    return s


def test_a_harvest_of_the_wrong_good():  # COC-5.3.6, COC-5.3.7
    s = collecting("fishing", D3="forest", D5="sea", C4="barren")
    assert rule_of(s, ("harvest", (at("D3"),), (WOOD,))) is None
    assert rule_of(s, ("harvest", (at("D3"),), (FOOD,))) == "COC-5.3.6"
    assert rule_of(s, ("harvest", (at("D5"),), (GOLD,))) == "COC-5.3.6"  # without a port
    assert rule_of(s, ("harvest", (at("C4"),), (FOOD,))) == "COC-5.3.6"  # without Irrigation


def test_a_harvest_of_two_seas_of_nothing_and_of_too_much():  # COC-5.3.5, COC-5.3.6, COC-5.3.28
    s = collecting("fishing", D3="sea", D5="sea")
    assert rule_of(s, ("harvest", (at("D3"), at("D5")), (FOOD, FOOD))) == "COC-5.3.6"
    assert rule_of(s, ("harvest", (), ())) == "COC-5.3.28"
    near = [space for space in s.board.here[at("D4")] if space != at("D3")][:5]
    assert rule_of(s, ("harvest", tuple(near), (FOOD,) * 5)) == "COC-5.3.5"


def test_a_harvest_too_far_away():  # COC-5.3.5, COC-5.3.9
    far = [space for space in table().board.spaces if table().board.distances(255, at("D4"))[space] == 2][:2]
    s = collecting()
    assert rule_of(s, ("harvest", (far[0],), (FOOD,))) == "COC-5.3.5"
    s = collecting("husbandry")
    assert rule_of(s, ("harvest", (far[0],), (FOOD,))) is None
    assert rule_of(s, ("harvest", tuple(far), (FOOD, FOOD))) == "COC-5.3.9"


# --- happiness


def test_no_mood_rises_above_happy_and_no_strange_city_rises():  # COC-4.2.3, COC-5.6.1
    s = table()
    city(s, 0, "D4", mood="neutral")
    city(s, 0, "C3", mood="neutral")
    city(s, 1, "D5", mood="neutral")
    goods(s, 0, mood=5)
    turn(s)
    s.play(("happiness",))
    assert rule_of(s, ("raise", (at("D4"),))) is None
    assert rule_of(s, ("raise", (at("D4"), at("D4")))) == "COC-4.2.3"
    assert rule_of(s, ("raise", (at("D5"),))) == "COC-5.6.1"


# --- influence


def test_no_boost_reaches_a_protected_city():  # COC-5.7.10, COC-5.7.1
    s = table()
    city(s, 0, "D4")
    city(s, 1, "D6", "temple", mood="happy")
    city(s, 1, "D5", "academy", mood="angry")
    know(s, 1, "separation_of_power")
    goods(s, 0, culture=3)
    begin(s, Influence(0))
    assert rule_of(s, ("attempt", "building", at("D4"), at("D5"))) is None
    assert rule_of(s, ("attempt", "building", at("D4"), at("D6"))) == "COC-5.7.10"


def test_an_obelisk_is_not_replaced_nor_what_is_not_there():  # COC-5.7.6, COC-5.7.9
    s = table(2, "rome", "greece")
    city(s, 0, "D4")
    city(s, 1, "D5", "temple", "fortress", "academy", "obelisk")
    s.players[0].buried[1 + BUILDING["academy"]] = 5
    throw(s, "5i")
    begin(s, Influence(0))  # the only attempt there is
    assert rule_of(s, ("replace", BUILDING["temple"])) is None
    assert rule_of(s, ("replace", BUILDING["obelisk"])) == "COC-5.7.6"
    assert rule_of(s, ("replace", BUILDING["market"])) == "COC-5.7.6"
    assert rule_of(s, ("replace", BUILDING["academy"])) == "COC-5.7.9"


# --- moving


def moving(s):
    turn(s)
    s.play(("move-units",))
    return s


def test_a_group_that_is_too_large_or_too_peaceful():  # COC-4.7.1, COC-5.4.6, COC-5.4.1
    s = table()
    know(s, 0, "tactics")
    put(s, 0, "D3", infantry=3, settler=1)
    put(s, 0, "D4", infantry=2)
    put(s, 1, "C3", infantry=1)
    moving(s)
    s.play(("move", at("D3"), at("D4")))
    assert rule_of(s, ("group", units("infantry", "infantry"))) is None
    assert rule_of(s, ("group", units("infantry", "infantry", "infantry"))) == "COC-4.7.1"
    assert rule_of(s, ("group", units("cavalry"))) == "COC-5.4.1"
    s.play(("group", units("settler")))
    s.play(("move", at("D3"), at("C3")))
    assert rule_of(s, ("group", units("settler"))) == "COC-5.4.1"  # it is gone
    s = table()
    know(s, 0, "tactics")
    put(s, 0, "D3", infantry=1, settler=1)
    put(s, 1, "C3", infantry=1)
    moving(s)
    s.play(("move", at("D3"), at("C3")))
    assert rule_of(s, ("group", units("settler"))) == "COC-5.4.6"


def test_a_group_that_came_out_of_a_forest_starts_no_battle():  # COC-5.4.5c
    s = table()
    know(s, 0, "tactics")
    land(s, D3="forest")
    put(s, 0, "D4", infantry=1)
    put(s, 0, "D3", infantry=2)
    put(s, 1, "C3", infantry=1)
    moving(s)
    s.play(("move", at("D4"), at("D3")))
    s.play(("stop-moving",))
    s.play(("move-units",))
    s.play(("move", at("D3"), at("C3")))
    assert rule_of(s, ("group", units("infantry", wooded=["infantry"]))) == "COC-5.4.5c"


def test_army_units_stay_without_tactics_when_the_settler_goes():  # COC-5.4.3
    s = table()
    put(s, 0, "D3", infantry=1, settler=2)
    moving(s)
    s.play(("move", at("D3"), at("D4")))
    assert rule_of(s, ("group", units("infantry", "settler"))) == "COC-5.4.3"


def test_a_fleet_takes_whom_it_can_carry_and_leaves_nobody():  # COC-5.4.14, COC-5.4.17
    s = table()
    know(s, 0, "tactics")
    land(s, C3="sea", C4="sea")
    put(s, 0, "C3", ship=2, infantry=3)
    moving(s)
    s.play(("move", at("C3"), at("C4")))
    assert rule_of(s, ("group", units("ship", "infantry"))) is None
    assert rule_of(s, ("group", units("ship", "infantry", "infantry", "infantry"))) == "COC-5.4.14"
    assert rule_of(s, ("group", units("ship"))) == "COC-5.4.17"


def test_roads_want_their_price():  # COC-5.4.8
    s = table()
    know(s, 0, "roads")
    put(s, 0, home(s, 0), settler=1)
    moving(s)
    why = s.why_not(("road", at(home(s, 0)), at("D4")))
    assert (why.rule, why.message) == ("COC-5.4.8", "nobody-spends-what-they-do-not-have")


# --- trade routes


@pytest.mark.parametrize(
    ("goal", "rule"),
    [("D4", None), ("D5", "COC-5.9.2"), ("C3", "COC-5.9.3"), ("D9", "COC-5.9.6")],
)
def test_routes_are_refused_with_their_rule(goal, rule):
    s = table()
    know(s, 0, "trade_routes")
    city(s, 1, "D4")
    city(s, 1, "D5", mood="angry")
    city(s, "barbarians", "C3")
    if goal not in ("D4", "D5", "C3"):
        city(s, 1, goal)
    put(s, 0, "D3", settler=1)
    begin(s, TradeRoutes(0))
    assert rule_of(s, ("route", SETTLER, at("D3"), at(goal), FOOD)) == rule


def test_a_route_gives_gold_only_with_currency_and_each_unit_has_one():  # COC-5.9.1, COC-5.9.2
    s = table()
    know(s, 0, "trade_routes")
    city(s, 1, "D4")
    city(s, 1, "C3")
    put(s, 0, "D3", settler=2)
    begin(s, TradeRoutes(0))
    assert rule_of(s, ("route", SETTLER, at("D3"), at("D4"), GOLD)) == "COC-5.9.1"
    s.play(("route", SETTLER, at("D3"), at("D4"), FOOD))
    assert rule_of(s, ("route", SETTLER, at("D3"), at("D4"), FOOD)) == "COC-5.9.2"


def test_pirates_watch_a_route():  # COC-5.9.4
    s = table()
    know(s, 0, "trade_routes")
    land(s, C3="sea", C4="sea")
    city(s, 1, "D4")
    city(s, 1, "D3")
    put(s, 0, "C3", ship=1)
    put(s, 0, "D5", settler=1)
    put(s, "pirates", "C4", ship=1)
    begin(s, TradeRoutes(0))
    assert rule_of(s, ("route", SHIP, at("C3"), at("D3"), FOOD)) == "COC-5.9.4"
