"""Culture influence and trade routes (COC-5.7, 5.9)."""

from civitas.games.clash_of_cultures.cities import colour
from civitas.games.clash_of_cultures.influence import Influence, attempts, influence_refusal, source_range
from civitas.games.clash_of_cultures.tables import BUILDING, GOOD, UNIT
from civitas.games.clash_of_cultures.trade_routes import TradeRoutes, count_routes

from .table import asked, at, begin, build, city, deal, goods, held, know, land, paint, put, table, throw, turn, verbs


def attempt(source, target, kind="building"):
    return ("attempt", kind, at(source), at(target))


def tries(s, seat=0):
    return attempts(s, s.players[seat])


def test_ex_40_range_and_result_are_boosted():  # COC-5.7, COC-5.7.2, COC-5.7.3, COC-5.7.4, COC-5.7.13
    s = table()
    city(s, 0, "D3", "academy", "temple")
    city(s, 1, "D7", "market", mood="neutral")
    goods(s, 0, culture=3)
    throw(s, "3i")
    turn(s, 0)
    s.play(("influence",))
    if asked(s) == "influence":
        s.play(attempt("D3", "D7"))
    assert held(s, 0, "culture") == (2,)
    assert asked(s) == "boost"
    s.play(next(option for option in s.legal() if option[0] == "pay"))
    assert held(s, 0, "culture") == (0,)
    assert colour(s, at("D7"), BUILDING["market"]) == 0
    assert s.why_not(("influence",)).rule == "COC-5.7.5"


def test_ex_41_a_failure_may_be_tried_again():  # COC-5.7.5
    s = table()
    city(s, 0, "D5", "academy", "temple")
    city(s, 1, "D7", "market")
    throw(s, "2c")
    turn(s, 0)
    s.play(("influence",))
    if asked(s) == "influence":
        s.play(attempt("D5", "D7"))
    assert asked(s) == "turn"
    assert ("influence",) in s.legal()


def test_ex_42_a_city_with_a_foreign_building_influences_only_itself():  # COC-5.7.7
    s = table()
    city(s, 0, "D5", "academy")
    paint(s, "D5", "temple", 1)
    city(s, 1, "D7", "market")
    goods(s, 0, culture=9)
    mine = [option for option in tries(s) if option[2] == at("D5")]
    assert mine == [attempt("D5", "D5")]
    throw(s, "4c")
    begin(s, Influence(0, at("D5")))
    assert not s.stack  # a four cannot be boosted: it failed
    assert colour(s, at("D5"), BUILDING["temple"]) == 1


def test_ex_44_conversion_where_nothing_may_be_boosted():  # COC-5.7.10, COC-5.7.11, COC-ADV-separation_of_power
    for face, success in (("4c", True), ("3i", False)):
        s = table()
        know(s, 0, "conversion")
        know(s, 1, "separation_of_power")
        city(s, 0, "D5", "academy")
        city(s, 1, "D7", "market", mood="happy")
        goods(s, 0, culture=3)
        throw(s, face)
        begin(s, Influence(0, at("D5")))
        assert (colour(s, at("D7"), BUILDING["market"]) == 0) == success
        assert held(s, 0, "culture") == (4 if success else 3,)


def test_ex_88_the_range_is_the_size_whatever_the_mood():  # COC-5.7.1
    s = table()
    city(s, 0, "D4", "academy", "temple", "market", mood="angry")
    assert source_range(s, s.players[0], at("D4")) == 4


def test_obelisks_wonder_cities_of_monuments_and_missing_figures():  # COC-5.7.6, COC-5.7.9, COC-5.7.10
    s = table()
    city(s, 0, "D5", "academy", "temple")
    city(s, 1, "D7", "obelisk")
    assert influence_refusal(s, s.players[0]).rule == "COC-5.7.14"
    paint(s, "D7", "temple", 1)
    assert influence_refusal(s, s.players[0]) is None
    build(s, 1, "great_arena", "D7")
    know(s, 1, "monuments")
    assert influence_refusal(s, s.players[0]).rule == "COC-5.7.14"


def test_own_cities_with_foreign_buildings_and_barbarian_cities_are_targets():  # COC-5.7.6
    s = table()
    city(s, 0, "D5", "academy", "temple")
    city(s, "barbarians", "D6")
    paint(s, "D6", "temple", 1)
    assert attempt("D5", "D6") in tries(s)


def test_ex_76_hellenistic_culture_starts_abroad():  # COC-SPA-hellenistic_culture
    s = table(2, "greece", "rome")
    know(s, 0, "arts")
    city(s, 1, "D5", "academy")
    paint(s, "D5", "temple", 0)
    assert source_range(s, s.players[0], at("D5")) == 3
    assert attempt("D5", "D5") in tries(s)


def test_ex_78_settlers_of_india_preach():  # COC-8.5.9
    s = table(2, "india", "rome")
    know(s, 0, "state_religion")
    put(s, 0, "D5", settler=3)
    city(s, 0, "C4", "temple")
    put(s, 0, "C4", settler=3)
    assert source_range(s, s.players[0], at("D5")) == 4
    assert source_range(s, s.players[0], at("C4")) == 5


def test_cultural_takeover_of_a_barbarian_settlement():  # COC-7.8.2, COC-7.8.22
    from civitas.games.clash_of_cultures.state import TAKEOVER

    s = table()
    city(s, "barbarians", "D3")
    put(s, "barbarians", "D3", infantry=2)
    s.players[0].turn_marks |= TAKEOVER
    throw(s, "6i")
    begin(s, Influence(0))
    s.play(("get", UNIT["infantry"]))
    assert s.city[at("D3")] == 0
    assert s.mood[at("D3")] == 1
    assert s.stacks[4][at("D3")] == 0


# --- trade routes


def routes(s, seat=0):
    return begin(s, TradeRoutes(seat))


def test_a_route_feeds_and_currency_pays_gold():  # COC-5.9.1
    s = table()
    know(s, 0, "trade_routes")
    goods(s, 0, food=0)
    put(s, 0, "D5", settler=1)
    routes(s)
    assert s.legal() == [("no-more-routes",), ("route", 0, at("D5"), at("D7"), GOOD["food"])]
    know(s, 0, "currency")
    s.relist()
    s.play(("route", 0, at("D5"), at("D7"), GOOD["gold"]))
    assert held(s, 0, "gold") == (1,)


def test_each_unit_and_each_city_trades_once():  # COC-5.9.2
    s = table()
    know(s, 0, "trade_routes", "storage")
    goods(s, 0, food=0)
    put(s, 0, "D5", settler=2)
    assert count_routes(s, 0) == 1
    city(s, 1, "C6")
    assert count_routes(s, 0) == 2
    routes(s)
    s.play(("route", 0, at("D5"), at("D7"), GOOD["food"]))
    assert all(option[3] == at("C6") for option in s.legal() if option[0] == "route")
    s.play(("route", 0, at("D5"), at("C6"), GOOD["food"]))
    assert held(s, 0, "food") == (2,)


def test_angry_and_barbarian_cities_do_not_trade():  # COC-5.9.2, COC-5.9.3
    s = table()
    know(s, 0, "trade_routes")
    put(s, 0, "D5", settler=1)
    s.mood[at("D7")] = 0
    city(s, "barbarians", "D6")
    assert count_routes(s, 0) == 0


def test_a_market_earns_a_gold_in_total():  # COC-5.9.5, COC-5.9.7
    s = table()
    know(s, 0, "trade_routes")
    city(s, 1, "D7", "market", mood="happy")
    city(s, 1, "C6", "market")
    put(s, 0, "D5", settler=2)
    routes(s)
    s.play(("route", 0, at("D5"), at("D7"), 0))
    s.play(("route", 0, at("D5"), at("C6"), 0))
    assert held(s, 1, "gold") == (1,)


def test_pirates_watch_the_way():  # COC-5.9.4, COC-5.9.6
    s = table(2, "rome", "greece")
    know(s, 0, "trade_routes")
    land(s, D5="sea", C5="sea")
    put(s, 0, "D5", ship=1)
    assert count_routes(s, 0, ships_only=True) == 1
    put(s, "pirates", "C5", ship=1)
    assert count_routes(s, 0) == 0


def test_ex_97_the_start_of_a_turn_is_asked_of_everybody_with_a_card():  # COC-3.4
    s = table()
    deal(s, 0, civil="ideas")
    from civitas.games.clash_of_cultures.turn import Turn

    begin(s, Turn(0))
    assert s.legal() == [("begin-turn",)]
    s = table()
    begin(s, Turn(0))
    assert asked(s) == "turn"


def test_ex_98_routes_close_negotiations():  # COC-3.4
    from civitas.games.clash_of_cultures.turn import Turn

    s = table()
    know(s, 0, "trade_routes")
    goods(s, 0, culture=1)
    put(s, 0, "D5", settler=1)
    deal(s, 0, civil="negotiations")
    begin(s, Turn(0))
    assert verbs(s) == {"begin-turn", "routes", "play"}
    s.play(("routes",))
    s.play(("no-more-routes",))
    assert verbs(s) == {"begin-turn"}


def test_viking_ships_raid_where_they_trade():  # COC-8.5.20
    s = table(2, "vikings", "rome")
    know(s, 0, "trade_routes")
    land(s, D6="sea")
    goods(s, 1, ore=1, wood=1)
    put(s, 0, "D6", ship=1)
    routes(s)
    s.play(("route", UNIT["ship"], at("D6"), at("D7"), 0))
    assert asked(s) == "raided"
    assert s.to_act == (1,)
    s.play(("lose", GOOD["ore"]))
    assert held(s, 1, "ore", "wood") == (0, 1)


def test_routes_are_refused_for_what_is_missing():  # COC-3.4, 5.9.1
    s = turn(table(2))
    assert s.why_not(("routes",)).message == "trade-routes-are-missing"
    know(s, 0, "trade_routes")
    why = turn(s).why_not(("routes",))
    assert (why.rule, why.message) == ("COC-3.4", "routes-are-formed-once-at-the-start-of-the-turn")
