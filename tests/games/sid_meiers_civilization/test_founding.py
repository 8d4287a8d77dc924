"""Founding cities, scouts that gather, and Start of Turn income (SMC-6, SMC-16)."""

from __future__ import annotations

import pytest

from civitas.games.sid_meiers_civilization import coins
from civitas.games.sid_meiers_civilization.board import send_scout
from civitas.games.sid_meiers_civilization.founding import founding_refusal, site_refusal
from civitas.games.sid_meiers_civilization.scouts import Assigning
from civitas.games.sid_meiers_civilization.start_of_turn import StartOfTurnPart
from civitas.games.sid_meiers_civilization.state import NO_WINNER, cities_of, with_item
from civitas.games.sid_meiers_civilization.tables import FOREST, GRASSLAND, HUT, MOUNTAIN, NONE, VILLAGE, WATER
from civitas.games.sid_meiers_civilization.tiles import CELL_RESOURCE, CELL_TERRAIN, FACEDOWN, SQUARES
from civitas.games.sid_meiers_civilization.trade import Collecting
from civitas.games.sid_meiers_civilization.turn import begin_turn
from civitas.games.sid_meiers_civilization.yields import city_production, city_resources, city_trade
from games.sid_meiers_civilization.table import (
    begin,
    beside,
    centre,
    govern,
    know,
    put_army,
    put_city,
    put_marker,
    put_scout,
    q,
    table,
)

PLAIN = CELL_TERRAIN.index(GRASSLAND)


def plains(players: int = 2, **more):
    """A table whose squares are all bare grassland but for the home tiles' centres."""
    s = table(players, **more)
    cell = next(cell for cell, terrain in enumerate(CELL_TERRAIN) if terrain == GRASSLAND and CELL_RESOURCE[cell] == NONE)
    for square in range(SQUARES):
        if s.ground[square] != FACEDOWN:
            s.ground = with_item(s.ground, square, cell)
    coins.recount_all(s)
    return s


def paint(s, square, terrain: int, resource: int = NONE) -> None:
    """Make a square of that terrain."""
    cells = [cell for cell, t in enumerate(CELL_TERRAIN) if t == terrain and CELL_RESOURCE[cell] == resource]
    s.ground = with_item(s.ground, q(square), cells[0])


def test_ex_13_why_no_city_can_be_founded():  # SMC-6.7.2
    s = plains()
    put_scout(s, 0, "d9")
    assert founding_refusal(s, 0, q("d9"), "scout") is None
    paint(s, "d9", WATER)
    assert site_refusal(s, 0, q("d9")).rule == "SMC-6.7.2a"
    paint(s, "d9", GRASSLAND)
    s.token = with_item(s.token, q("e9"), VILLAGE)
    assert site_refusal(s, 0, q("d9")).rule == "SMC-6.7.2c"
    s.token = with_item(s.token, q("e9"), 0)
    s.token = with_item(s.token, q("d9"), HUT)
    assert site_refusal(s, 0, q("d9")).rule == "SMC-6.7.2c"
    s.token = with_item(s.token, q("d9"), 0)
    ground, s.ground = s.ground, with_item(s.ground, q("e10"), FACEDOWN)
    assert site_refusal(s, 0, q("d9")).rule == "SMC-6.7.2b"
    s.ground = ground
    put_army(s, 1, "c8")
    assert site_refusal(s, 0, q("d9")).rule == "SMC-6.7.2d"
    put_army(s, 0, "c10")
    assert site_refusal(s, 1, q("d9")) is not None
    assert site_refusal(s, 0, q("a9")).rule == "SMC-6.7.2b"  # on the edge of the map
    s.figures[:] = [NONE] * len(s.figures)
    s.present[:] = [0] * SQUARES
    near = centre(s, 0) + 32
    assert site_refusal(s, 0, near).rule == "SMC-6.7.2e"


def test_ex_14_the_distance_between_centres():  # SMC-6.7.2e
    s = plains(4)
    put_city(s, 3, q("f6"))  # (5, 5)
    for x, y, fits in ((8, 5, True), (8, 8, True), (5, 2, True), (7, 5, False), (7, 7, False), (3, 4, False)):
        refused = site_refusal(s, 3, 16 * y + x)
        assert (refused is None) == fits
        assert fits or refused.rule == "SMC-6.7.2e"


def test_ex_16_others_in_the_square_make_room_and_rome_advances():  # SMC-6.7.3, SMC-19.3, SMC-20.5, SMC-6.7.6, SMC-6.3
    s = plains(civs=("rome", "china"))
    govern(s, 0, "despotism")
    put_scout(s, 0, "d9")
    put_army(s, 0, "d9")
    begin(s, StartOfTurnPart(0))
    s.play(("found", q("d9"), "scout"))
    assert s.decision().what == "displace"
    assert len(s.legal()) == 8
    assert s.players[0].space == 0
    s.play(("displace", q("e9")))
    assert s.present[q("e9")] == 1
    assert s.cities[1] == q("d9")
    assert not s.walls >> 1 & 1
    assert s.players[0].space == 1
    assert s.figures.count(q("d9")) == 0


def test_of_two_scouts_one_that_cannot_gather_yet_founds():  # SMC-6.7.3, SMC-16.1, R-58
    s = plains()
    old, new = put_scout(s, 0, "d9"), put_scout(s, 0, "d9")
    for fresh, gone in ((new, new), (old, old)):
        s.fresh = 1 << fresh
        world = s.clone()
        begin(world, StartOfTurnPart(0))
        world.play(("found", q("d9"), "scout"))
        assert world.figures[gone] == NONE
    s.fresh = 0
    send_scout(s, new, 0)
    begin(s, StartOfTurnPart(0))
    s.play(("found", q("d9"), "scout"))
    assert s.figures[old] == NONE


def test_ex_103_under_republic_an_army_founds_too():  # SMC-6.7.2, SMC-19.3
    s = plains(civs=("rome", "china"))
    put_army(s, 0, "d9")
    govern(s, 0, "despotism")
    begin(s, StartOfTurnPart(0))
    assert s.why_not(("found", q("d9"), "army")).rule == "SMC-19.3"
    assert s.why_not(("found", q("d9"), "scout")).rule == "SMC-6.7.2"
    govern(s, 0, "republic")
    s.relist()
    s.play(("found", q("d9"), "army"))
    assert s.cities[1] == q("d9")
    assert all(square == NONE for square in s.figures)


def test_ex_17_a_new_city_gives_trade_in_the_same_turn():  # SMC-6.7.4
    s = plains()
    put_scout(s, 0, "d9")
    paint(s, "c8", WATER)
    s.players[0].trade = 0
    begin(s, StartOfTurnPart(0))
    s.play(("found", q("d9"), "scout"))
    begin(s, Collecting())
    assert s.players[0].trade == 1


def test_two_cities_without_irrigation_three_with_it():  # SMC-6.7.1
    s = plains()
    put_city(s, 0, "c9")
    put_scout(s, 0, "f12")
    assert founding_refusal(s, 0, q("f12"), "scout").rule == "SMC-6.7.1"
    know(s, 0, "irrigation")
    assert founding_refusal(s, 0, q("f12"), "scout") is None
    put_city(s, 0, "f9")
    put_scout(s, 0, "c12")
    assert founding_refusal(s, 0, q("c12"), "scout").rule == "SMC-6.7.1"


def test_displaced_figures_go_to_the_nearest_square_if_no_adjacent_one_is_free():  # SMC-6.7.5
    s = plains()
    put_scout(s, 0, "d9")
    put_army(s, 0, "d9")
    for near in ("c8", "d8", "e8", "c9", "e9", "c10", "d10", "e10"):
        paint(s, near, WATER)
    begin(s, StartOfTurnPart(0))
    s.play(("found", q("d9"), "scout"))
    assert sorted(option[1] for option in s.legal()) == sorted(q(name) for name in ("d7", "b9", "f9", "d11"))
    assert s.why_not(("displace", q("d6"))).rule == "SMC-6.7.5"


def test_displacing_obeys_the_stacking_limit_and_is_no_move():  # SMC-6.7.5
    s = plains()
    put_scout(s, 0, "d9")
    army = put_army(s, 0, "d9")
    put_army(s, 0, "e9", 2)
    begin(s, StartOfTurnPart(0))
    s.play(("found", q("d9"), "scout"))
    assert ("displace", q("e9")) not in s.legal()
    s.play(("displace", q("c9")))
    assert not s.moved >> army & 1


def test_ex_102_a_training_game_ends_with_a_third_city():  # SMC-23.1, SMC-23.8
    s = plains(training_game=True, civs=("america", "china"))
    know(s, 0, "irrigation")
    put_city(s, 0, "c9")
    put_scout(s, 0, "f12")
    begin(s, StartOfTurnPart(0))
    s.play(("found", q("f12"), "scout"))
    assert s.over
    assert (s.victory, s.winners) == (NO_WINNER, 0)
    assert s.ranking == [(0, 1)]


# --- scouts ----------------------------------------------------------------------------------------------------------------------------


def far_scout(s, terrain: int, resource: int = NONE) -> int:
    """A scout of seat 0 far from its city, on such a square."""
    paint(s, "b9", terrain, resource)
    return put_scout(s, 0, "b9")


def test_ex_85_the_city_of_the_book():  # SMC-7.1, SMC-8.1
    s = table()
    assert (city_trade(s, 0), city_production(s, 0), city_resources(s, 0)) == (3, 5, 0b0110)


def test_ex_86_a_scout_in_a_forest_adds_two_production():  # SMC-16.1, SMC-6.5, SMC-16.9
    s = table()
    far_scout(s, FOREST)
    begin(s, Assigning(0))
    s.play(("assign", 0))
    assert (city_trade(s, 0), city_production(s, 0)) == (3, 7)


def test_a_scout_in_its_own_outskirts_says_that_the_square_serves_the_city_already():  # SMC-16.4, SMC-16.7
    s = table()
    far_scout(s, FOREST)
    begin(s, Assigning(0))
    assert s.stack[-1].wording(s, 0, ("assign", 0)) == ("do-assign", {"city": 0, "served": 0, "production": 2, "trade": 0})
    s = table()
    put_scout(s, 0, centre(s, 0) + 1)
    begin(s, Assigning(0))
    assert s.stack[-1].wording(s, 0, ("assign", 0)) == ("do-assign", {"city": 0, "served": 1, "production": 0, "trade": 0})


def test_ex_88_a_scout_on_wheat_lends_the_resource():  # SMC-16.1
    s = table()
    far_scout(s, GRASSLAND, 0)
    begin(s, Assigning(0))
    s.play(("assign", 0))
    assert (city_trade(s, 0), city_production(s, 0), city_resources(s, 0)) == (3, 5, 0b0111)


def test_ex_89_a_scout_in_enemy_outskirts_takes_and_blockades():  # SMC-16.3, SMC-17.1
    s = table()
    forest = next(square for square in (centre(s, 0) + d for d in (-17, -16, -15, -1, 1, 15, 16, 17)) if CELL_TERRAIN[s.ground[square]] == FOREST)
    put_scout(s, 1, forest)
    before = city_production(s, 3)
    begin(s, Assigning(1))
    s.play(("assign", 3))
    assert city_production(s, 3) == before + 2
    assert city_production(s, 0) == 5 - 2


def test_ex_90_a_new_scout_gathers_from_the_next_turn_on():  # SMC-16.1
    from civitas.games.sid_meiers_civilization.board import place_figure, scout_in_supply
    from civitas.games.sid_meiers_civilization.turn import begin_turn

    s = table()
    place_figure(s, scout_in_supply(s, 0), q("b9"))
    begin(s, Assigning(0))
    assert s.pending is None
    begin_turn(s)
    begin(s, Assigning(0))
    assert s.decision().what == "assign"


def test_a_square_of_own_outskirts_is_sent_to_another_city():  # SMC-16.4
    s = plains()
    put_city(s, 0, "c9")
    paint(s, "b9", FOREST)
    put_scout(s, 0, "b9")
    assert city_production(s, 1) == 2
    begin(s, Assigning(0))
    s.play(("assign", 0))
    assert (city_production(s, 0), city_production(s, 1)) == (2, 0)


def test_two_scouts_gather_a_square_once_and_for_one_city():  # SMC-16.4
    s = plains()
    put_city(s, 0, "c9")
    paint(s, "f9", MOUNTAIN)
    put_scout(s, 0, "f9", 2)
    begin(s, Assigning(0))
    s.play(("assign", 0))
    assert s.why_not(("assign", 1)).rule == "SMC-16.4"
    s.play(("assign", 0))
    assert (city_production(s, 0), city_production(s, 1)) == (1, 0)


def test_a_gathered_coin_stays_while_the_scout_stays():  # SMC-16.5, SMC-16.7, SMC-16.6
    from civitas.games.sid_meiers_civilization.board import move_figure
    from civitas.games.sid_meiers_civilization.tiles import CELL_COIN
    from civitas.games.sid_meiers_civilization.turn import begin_turn

    s = table()
    s.ground = with_item(s.ground, q("b9"), next(cell for cell, n in enumerate(CELL_COIN) if n))
    scout = put_scout(s, 0, "b9")
    begin(s, Assigning(0))
    s.play(("assign", 0))
    assert s.players[0].coins == 1
    begin_turn(s)
    assert s.players[0].coins == 1
    move_figure(s, scout, q("b10"))
    assert s.players[0].coins == 0


def test_a_scout_lends_a_great_persons_coin_but_no_combat_bonus():  # SMC-16.2, SMC-17.6
    from civitas.games.sid_meiers_civilization.combat.forces import combat_bonus

    s = plains()
    put_city(s, 1, "c9")
    put_marker(s, "b9", "builder")
    put_marker(s, "d9", "general")
    assert s.players[1].coins == 1
    put_scout(s, 0, "b9")
    put_scout(s, 0, "d9")
    assert (s.players[1].coins, combat_bonus(s, 1, NONE)) == (0, 0)
    begin(s, Assigning(0))
    s.play(("assign", 0))
    s.play(("assign", 0))
    assert (s.players[0].coins, combat_bonus(s, 0, NONE)) == (1, 0)


def test_a_scout_whose_city_is_destroyed_gathers_for_nobody():  # SMC-16.8
    from civitas.games.sid_meiers_civilization.board import destroy_city

    s = plains()
    city = put_city(s, 0, "c9")
    put_scout(s, 0, "f9")
    begin(s, Assigning(0))
    s.play(("assign", city))
    destroy_city(s, city)
    assert cities_of(s, 0) == [0]
    begin_turn(s)
    assert s.sent == [NONE] * 4


def test_what_was_sent_to_a_destroyed_city_serves_nobody_until_the_turn_ends():  # SMC-16.8
    from civitas.games.sid_meiers_civilization.board import destroy_city

    s = plains()
    near = beside(s, centre(s, 0), "E")
    put_marker(s, near, "builder")
    city = put_city(s, 0, "c9")
    put_scout(s, 0, near)
    begin(s, Assigning(0))
    s.play(("assign", city))
    assert (city_production(s, 0), city_production(s, city), s.players[0].coins) == (0, 2, 1)
    destroy_city(s, city)
    assert (city_production(s, 0), s.players[0].coins) == (0, 0)  # not even the city in whose outskirts it lies
    begin_turn(s)
    assert (city_production(s, 0), s.players[0].coins) == (2, 1)


# --- income ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wonder", "gain"), [("stonehenge", (1, 0)), ("colossus", (0, 3)), ("louvre", (3, 0))])
def test_wonders_pay_at_the_beginning_of_the_part(wonder, gain):  # SMC-6.6, SMC-6.9
    s = plains()
    s.players[0].trade = 0
    put_marker(s, beside(s, centre(s, 0), "E"), wonder)
    begin(s, StartOfTurnPart(0))
    assert (s.players[0].culture, s.players[0].trade) == gain


def test_a_blockaded_wonder_pays_nothing():  # SMC-6.6, SMC-17.1
    s = plains()
    put_marker(s, beside(s, centre(s, 0), "E"), "stonehenge")
    put_scout(s, 1, beside(s, centre(s, 0), "E"))
    begin(s, StartOfTurnPart(0))
    assert s.players[0].culture == 0


def test_the_colossus_stops_at_27():  # SMC-7.1
    s = plains()
    s.players[0].trade = 26
    put_marker(s, beside(s, centre(s, 0), "E"), "colossus")
    begin(s, StartOfTurnPart(0))
    assert s.players[0].trade == 27


def test_the_canal_gets_a_coin_each_turn_that_counts_only_without_a_blockade():  # SMC-17.5, Appendix C
    s = plains()
    canal = beside(s, centre(s, 0), "E")
    put_marker(s, canal, "panama_canal")
    for coin in (1, 2):
        begin(s, StartOfTurnPart(0))
        assert s.players[0].coins == coin
    put_army(s, 1, canal)
    assert s.players[0].coins == 0
    assert s.players[0].coin_tokens[-1] == 2


def test_the_opera_house_advances_for_nothing():  # SMC-6.6
    s = plains()
    put_marker(s, beside(s, centre(s, 0), "E"), "sydney_opera_house")
    begin(s, StartOfTurnPart(0))
    assert s.players[0].space == 1
    assert len(s.players[0].events) == 1


def test_wonders_pay_in_the_order_of_their_table_then_the_government():  # SMC-6.9, SMC-30.4
    s = plains(government_set="replacement_2013")
    govern(s, 0, "democracy")
    put_marker(s, beside(s, centre(s, 0), "E"), "louvre")
    put_city(s, 0, "c9")
    put_marker(s, "b9", "stonehenge")
    s.chronicle.clear()
    begin(s, StartOfTurnPart(0))
    paid = [event.args.get("wonder", event.message) for event in s.chronicle if "pays" in event.message]
    assert paid == [0, 6, "government-pays-trade"]
