"""Section 8: city actions, production, arts, harvest."""

from civitas.games.sid_meiers_civilization import coins
from civitas.games.sid_meiers_civilization.city_management import CityManagementPart
from civitas.games.sid_meiers_civilization.production import cost_of, rush_for
from civitas.games.sid_meiers_civilization.state import EXTRA_ACTIONS, FIGURES, FIRST_SCOUT, with_item
from civitas.games.sid_meiers_civilization.tables import (
    ARTILLERY,
    BASIC,
    CITY_MANAGEMENT,
    FIRST_PERSON,
    FIRST_WONDER,
    MARKER,
    NONE,
    PERSON_IDS,
    SILK,
    WALLS,
    WHEAT,
    WONDER,
)
from civitas.games.sid_meiers_civilization.yields import city_arts, city_culture, city_production, production_at
from games.sid_meiers_civilization.cards import ability, build, manage, over, unit, verbs, why
from games.sid_meiers_civilization.table import (
    begin,
    centre,
    disband,
    enlist,
    govern,
    hold_events,
    hold_tokens,
    know,
    name,
    own,
    play,
    put_army,
    put_city,
    put_marker,
    put_scout,
    q,
    table,
    told,
)

CAPITAL = 0  # America's, at f3: e2 F, f2 M incense, g2 D, e3 W, g3 M silk, e4 G, f4 W, g4 M
CHINA = 3  # China's capital


def poor(players=2, **options):
    """America without trade, so that nothing can be rushed."""
    s = table(players, **options)
    s.players[0].trade = 0
    return s


def awake(players=2, **options):
    """America with an event that nobody else knows: their part does not end by itself."""
    s = table(players, **options)
    hold_events(s, 0, "drought")
    return s


def items(s):
    """What the capital of America may make."""
    manage(s)
    s.play(("produce", CAPITAL))
    return s.legal()


# --- city actions (8.1)


def test_a_city_acts_once():  # SMC-8.1.1
    s = manage(awake())
    s.play(("arts", CAPITAL))
    assert why(s, ("arts", CAPITAL)) == "SMC-8.1.1"
    assert verbs(s) == {"end"}


def test_different_cities_may_take_the_same_action_and_skip_it():  # SMC-8.1.1, SMC-8.1.2
    s = table()
    second = put_city(s, 0, "g7")
    manage(s)
    play(s, ("arts", second), ("arts", CAPITAL), ("end",))
    assert over(s)
    assert s.players[0].culture == 1 + 2


def test_a_city_of_somebody_else_does_not_act():
    s = manage(table())
    assert why(s, ("arts", CHINA)) == "SMC-8.1.1"
    assert why(s, ("arts", 2)) == "SMC-8.1.1"  # not on the map


def test_ex_36_under_anarchy_the_capital_takes_no_action_but_culture_is_spent():  # SMC-6.8.3, SMC-8.1.3
    s = table()
    govern(s, 0, "anarchy")
    second = put_city(s, 0, "g7")
    s.players[0].culture = 3
    manage(s)
    assert not [option for option in s.legal() if option[1:2] == (CAPITAL,)]
    assert why(s, ("produce", CAPITAL)) == why(s, ("harvest", CAPITAL, SILK)) == why(s, ("arts", CAPITAL)) == "SMC-6.8.3"
    assert ("arts", second) in s.legal()
    assert ("advance",) in s.legal()


def test_atomic_theory_gives_every_city_a_full_second_action():  # SMC-8.1.4, SMC-8.1.7
    s = awake()
    s.players[0].flags |= EXTRA_ACTIONS
    manage(s)
    play(s, ("arts", CAPITAL), ("arts", CAPITAL))
    assert s.players[0].culture == 2
    assert why(s, ("arts", CAPITAL)) == "SMC-8.1.1"


def test_monarchy_of_the_option_set_lets_the_capital_act_again_in_another_way():  # SMC-19.4, SMC-19.7
    s = table(government_set="replacement_2013")
    govern(s, 0, "monarchy")
    second = put_city(s, 0, "g7")
    manage(s)
    play(s, ("arts", CAPITAL))
    assert why(s, ("arts", CAPITAL)) == "SMC-19.4"
    play(s, ("arts", second), ("harvest", CAPITAL, SILK))
    assert why(s, ("produce", CAPITAL)) == why(s, ("arts", second)) == "SMC-8.1.1"


def test_with_atomic_theory_the_monarchs_extra_action_differs_from_all_others():  # SMC-19.7
    s = table(government_set="replacement_2013")
    govern(s, 0, "monarchy").flags |= EXTRA_ACTIONS
    manage(s)
    play(s, ("arts", CAPITAL), ("harvest", CAPITAL, SILK))
    assert why(s, ("harvest", CAPITAL, SILK)) == why(s, ("arts", CAPITAL)) == "SMC-19.4"
    assert ("produce", CAPITAL) in s.legal()


def test_a_monarchs_extra_action_does_not_use_up_that_of_atomic_theory():  # SMC-19.7, SMC-8.1.4
    s = awake(government_set="replacement_2013")
    govern(s, 0, "monarchy")
    manage(s)
    play(s, ("arts", CAPITAL), ("harvest", CAPITAL, SILK))
    assert why(s, ("produce", CAPITAL)) == "SMC-8.1.1"
    s.players[0].flags |= EXTRA_ACTIONS
    s.relist()
    s.play(("arts", CAPITAL))
    assert why(s, ("produce", CAPITAL)) == "SMC-8.1.1"
    assert s.acted[CAPITAL] == 3


def test_the_default_monarchy_gives_no_second_action():
    s = awake()
    govern(s, 0, "monarchy")
    manage(s)
    s.play(("arts", CAPITAL))
    assert why(s, ("harvest", CAPITAL, SILK)) == "SMC-8.1.1"


# --- production (8.2)


def test_ex_26_one_item_of_a_cost_up_to_the_production():  # SMC-8.2
    s = poor()
    hold_events(s, 0, "drought")
    know(s, 0, "pottery", "philosophy")
    listed = items(s)
    assert city_production(s, CAPITAL) == 5
    assert unit("infantry") in listed
    assert ("army", q("e4")) in listed
    assert build("granary", "e4") in listed
    assert not [option for option in listed if option[0] == "scout"]  # six
    assert why(s, build("temple", "e2")) == "SMC-8.2.2"
    s.play(("army", q("e4")))
    assert why(s, ("produce", CAPITAL)) == "SMC-8.1.1"  # the rest is lost


def test_ex_85_the_example_city():  # SMC-7.1, SMC-8.1
    s = manage(poor())
    assert ("harvest", CAPITAL, SILK) in s.legal()
    assert [option for option in s.legal() if option[0] == "harvest"] == [("harvest", CAPITAL, SILK), ("harvest", CAPITAL, 2)]
    s.play(("arts", CAPITAL))
    assert s.players[0].culture == 1


def test_cities_never_pool_production():  # SMC-8.2.2
    s = poor()
    put_city(s, 0, "g7")
    assert max([cost_of(s.players[0], option) for option in items(s)]) <= 5


def test_ex_106_communism_adds_two_in_each_city():  # SMC-8.2.1, SMC-19.12
    s = poor()
    govern(s, 0, "communism")
    know(s, 0, "democracy")
    assert city_production(s, CAPITAL) == 7
    assert unit("infantry") in items(s)  # a Pikeman costs 7
    put_marker(s, "e2", "temple")
    assert city_arts(s, CAPITAL) == 1 + 2 - 1
    s = poor()
    govern(s, 0, "communism")
    assert city_arts(s, CAPITAL) == 0
    second = put_city(s, 0, "g7")
    put_marker(s, "f7", "library")
    assert city_arts(s, second) == 1 + 2  # the library and the natural wonder of g6


def test_despotism_of_the_option_set_adds_one_and_the_default_one_nothing():  # SMC-G13.despotism, SMC-G.despotism
    assert city_production(table(government_set="replacement_2013"), CAPITAL) == 6
    assert city_production(table(), CAPITAL) == 5


def test_communism_of_the_option_set_makes_cities_equal_before_bonuses():  # SMC-19.5
    s = table(government_set="replacement_2013")
    second = put_city(s, 0, "g7")
    govern(s, 0, "communism")
    put_marker(s, "f6", "workshop")  # 3, and two forests
    s.bonus[second] = 3
    assert city_production(s, CAPITAL) == 7
    assert city_production(s, second) == 10


def test_military_science_counts_coins_each_time():  # SMC-T.military_science_production
    s = table()
    p = know(s, 0, "military_science")
    p.coin_tokens[4] = 7
    coins.recount(s, 0)
    assert city_production(s, CAPITAL) == 5 + 2


def test_one_turn_bonuses_are_used_up_by_the_next_producing_action():  # SMC-8.2.4
    s = poor()
    s.players[0].flags |= EXTRA_ACTIONS
    s.bonus[CAPITAL] = 3
    manage(s)
    play(s, ("produce", CAPITAL), unit("infantry"))
    assert s.bonus[CAPITAL] == 0
    s.play(("produce", CAPITAL))
    assert max([cost_of(s.players[0], option) for option in s.legal()]) <= 5


def test_arts_do_not_use_up_a_bonus():
    s = manage(table())
    s.bonus[CAPITAL] = 3
    s.play(("arts", CAPITAL))
    assert s.bonus[CAPITAL] == 3


def test_ex_33_engineering_splits_production_over_two_items():  # SMC-8.2.3, SMC-8.6.6
    s = poor()
    know(s, 0, "engineering", "pottery")
    s.bonus[CAPITAL] = 4
    assert city_production(s, CAPITAL) == 9
    items(s)
    assert why(s, build("granary", "e4")) == "SMC-8.6.6"  # Aqueduct only
    s.play(("army", q("e4")))
    assert why(s, build("aqueduct", "e4")) == "SMC-8.2.2"  # 12
    assert unit("infantry") in s.legal()
    assert ("one-item",) in s.legal()
    s.play(unit("infantry"))
    assert s.players[0].units[0] == 2
    assert s.figures[0] == q("e4")


def test_engineering_splits_once_a_turn():  # SMC-T.engineering_split
    s = poor()
    know(s, 0, "engineering")
    s.players[0].flags |= EXTRA_ACTIONS
    s.bonus[CAPITAL] = 9
    manage(s)
    play(s, ("produce", CAPITAL), ("army", q("e4")), unit("infantry"))
    s.bonus[CAPITAL] = 9
    play(s, ("produce", CAPITAL), ("army", q("g2")))
    assert "produce" not in verbs(s)
    assert len(told(s, "produces-army")) == 2
    assert len(told(s, "draws-unit")) == 6 + 1


def test_engineering_may_make_one_item_and_split_later():
    s = poor()
    know(s, 0, "engineering")
    s.players[0].flags |= EXTRA_ACTIONS
    s.bonus[CAPITAL] = 9
    manage(s)
    play(s, ("produce", CAPITAL), ("army", q("e4")), ("one-item",))
    s.bonus[CAPITAL] = 9
    play(s, ("produce", CAPITAL), ("army", q("g2")))
    assert unit("infantry") in s.legal()


def test_the_second_item_is_legal_after_the_first():
    s = poor()
    know(s, 0, "engineering", "philosophy")  # America knows Currency
    s.bonus[CAPITAL] = 20
    items(s)
    s.play(build("market", "e2"))
    assert why(s, build("temple", "g4")) == "SMC-8.7.1"
    assert build("temple", "e2") in s.legal()  # in its place
    assert why(s, build("colossus", "e3")) == "SMC-8.9.3"  # water


def test_two_items_hold_one_wonder_at_most():  # SMC-8.9.3
    s = poor()
    know(s, 0, "engineering")
    s.bonus[CAPITAL] = 40
    items(s)
    s.play(build("stonehenge", "e2"))
    assert why(s, build("colossus", "g4")) == "SMC-8.9.3"


def test_two_armies_need_two_in_the_supply_and_room_to_stand():  # SMC-8.4.1, SMC-8.4.2
    s = poor()
    know(s, 0, "engineering")
    put_army(s, 0, "e4")
    s.bonus[CAPITAL] = 9
    items(s)
    s.play(("army", q("e4")))
    assert why(s, ("army", q("e4"))) == "SMC-11.4"
    s = poor()
    know(s, 0, "engineering")
    put_army(s, 0, "e2", 2), put_army(s, 0, "g2", 2), put_army(s, 0, "g3")
    s.bonus[CAPITAL] = 9
    items(s)
    s.play(("army", q("e4")))
    assert why(s, ("army", q("g4"))) == "SMC-8.4.1"


# --- rushing (8.3)


def test_ex_113_only_the_least_rush_is_offered():  # SMC-8.3.1
    s = table(2, ("egypt", "china"))
    p = know(s, 0, "pottery", "philosophy")
    p.trade = 9
    production = city_production(s, CAPITAL)
    assert rush_for(p, 5 - production) == 0
    assert rush_for(p, 7 - 5) == 6
    assert rush_for(p, 8 - 5) == 9


def test_a_rushed_temple_costs_exactly_six_trade():  # EX-113
    s = table(2, ("egypt", "china"))
    p = know(s, 0, "philosophy")
    p.trade = 9
    missing = 7 - city_production(s, CAPITAL)
    manage(s)
    s.play(("produce", CAPITAL))
    square = next(option[2] for option in s.legal() if option[:2] == build("temple", 0)[:2])
    s.play(build("temple", square))
    assert p.trade == 9 - 3 * missing
    assert s.marker[square] == MARKER["temple"]


def test_america_gets_two_production_for_three_trade():  # SMC-20.1
    s = table()
    p = know(s, 0, "philosophy")
    p.trade = 5
    assert rush_for(p, 2) == 3
    assert rush_for(p, 3) == 6
    listed = items(s)
    assert build("temple", "e2") in listed
    s.play(build("temple", "e2"))
    assert p.trade == 2


def test_without_trade_nothing_is_rushed():
    s = table()
    know(s, 0, "philosophy").trade = 2
    assert build("temple", "e2") not in items(s)


# --- figures and units (8.4, 8.5)


def test_a_figure_needs_one_in_the_supply():  # SMC-8.4.1
    s = table()
    put_army(s, 0, "e4", 6)
    items(s)
    assert why(s, ("army", q("g2"))) == "SMC-8.4.1"


def test_figures_are_placed_on_water_only_by_who_may_stop_there():  # SMC-8.4.2
    s = table()
    items(s)
    assert why(s, ("army", q("f4"))) == "SMC-8.4.2"
    s = table()
    know(s, 0, "navigation")
    items(s)
    assert why(s, ("army", q("f4"))) == "SMC-8.4.2"  # it may only cross
    s = table()
    know(s, 0, "sailing")
    assert ("army", q("f4")) in items(s)


def test_figures_are_placed_only_in_the_citys_own_outskirts():  # SMC-8.1.6
    s = table()
    scout = put_scout(s, 0, "g7")
    s.sent[scout - FIRST_SCOUT] = CAPITAL
    items(s)
    assert why(s, ("army", q("g7"))) == why(s, ("army", centre(s, 0))) == "SMC-8.1.6"


def test_a_scout_is_not_placed_among_enemies_and_an_army_is():  # SMC-8.4.3, SMC-17.4
    s = table()
    put_army(s, 1, "e4")
    s.players[0].trade = 27
    listed = items(s)
    assert why(s, ("scout", q("e4"))) == "SMC-8.4.3"
    assert ("army", q("e4")) in listed


def test_a_produced_figure_is_fresh_and_may_move():  # SMC-8.4.4
    s = table()
    items(s)
    s.play(("army", q("e4")))
    assert s.fresh == 1
    assert s.moved == 0


def test_units_cost_by_rank():  # SMC-8.5.1
    s = table()
    p = s.players[0]
    assert [cost_of(p, unit(type)) for type in ("infantry", "artillery", "mounted", "aircraft")] == [5, 5, 5, 12]
    know(s, 0, "democracy", "metal_casting", "combustion")
    assert [cost_of(p, unit(type)) for type in ("infantry", "artillery", "mounted")] == [7, 9, 11]


def test_aircraft_need_flight():  # SMC-8.5.1
    s = table()
    s.players[0].trade = 27
    items(s)
    assert why(s, unit("aircraft")) == "SMC-8.5.1"
    s = table()
    know(s, 0, "flight").trade = 27
    assert unit("aircraft") in items(s)


def test_an_empty_deck_builds_nothing_until_cards_return():  # SMC-8.5.2
    s = table()
    dead = s.decks[ARTILLERY].cards[:1]
    s.decks[ARTILLERY].clear()
    items(s)
    assert why(s, unit("artillery")) == "SMC-8.5.2"
    s.fallen[ARTILLERY] += dead
    s.relist()
    s.play(unit("artillery"))
    assert s.players[0].units[ARTILLERY] == 2
    assert not s.fallen[ARTILLERY]


def test_standing_forces_have_no_limit():  # SMC-8.5.3
    s = table()
    enlist(s, 0, *["infantry_2"] * 7, *["mounted_2"] * 7)
    items(s)
    s.play(unit("infantry"))
    assert sum(s.players[0].units) == 3 + 14 + 1


def test_an_army_placed_on_a_blockader_fights_inside_the_action():  # SMC-8.4.5, SMC-17.4
    s = table()
    put_army(s, 1, "e4")
    disband(s, 1)
    items(s)
    s.play(("army", q("e4")))
    assert s.pending.what == "battle"
    while s.pending is not None and s.pending.what == "battle":
        s.play(s.legal()[0])
    assert s.figures[0] == q("e4")
    assert s.figures[FIGURES] == NONE


def test_an_army_placed_on_lone_scouts_kills_and_loots_them():  # SMC-8.4.3
    s = table()
    put_scout(s, 1, "e4")
    s.players[1].trade = 2
    s.players[0].trade = 9
    items(s)
    s.play(("army", q("e4")))
    assert s.pending.what == "loot"
    s.play(("loot", "trade"))
    assert s.players[0].trade == 11
    assert s.figures[FIGURES + FIRST_SCOUT] == NONE


def test_an_army_that_loses_its_battle_dies():  # SMC-8.4.5
    s = table()
    put_army(s, 1, "e4")
    disband(s, 0)
    items(s)
    s.play(("army", q("e4")))
    while s.pending is not None and s.pending.what == "battle":
        s.play(s.legal()[0])
    assert s.figures[0] == NONE
    assert s.figures[FIGURES] == q("e4")


# --- buildings (8.6 to 8.8)


def test_several_buildings_of_one_kind():  # SMC-8.6.4
    s = table()
    know(s, 0, "construction").trade = 27
    put_marker(s, "g3", "workshop")
    assert build("workshop", "g4") in items(s)


def test_a_building_must_be_unlocked():  # SMC-8.6.1
    s = table()
    items(s)
    assert why(s, build("library", "e4")) == "SMC-8.6.1"


def test_the_terrain_must_fit():  # SMC-8.6.2
    s = table()
    know(s, 0, "writing", "navigation", "construction", "code_of_laws").trade = 27
    listed = items(s)
    assert why(s, build("library", "e2")) == "SMC-8.6.2"
    squares = {marker: {name(o[2]) for o in listed if o[:2] == build(marker, 0)[:2]} for marker in ("library", "harbor", "workshop", "trading_post")}
    assert squares == {"library": {"e4"}, "harbor": {"e3", "f4"}, "workshop": {"f2", "g3", "g4"}, "trading_post": {"g2"}}


def test_a_disaster_changes_the_ground_to_build_on():  # SMC-8.6.2, SMC-4.6
    from civitas.games.sid_meiers_civilization.tiles import DISASTER_CELL

    s = table()
    know(s, 0, "writing").trade = 27
    s.ground = with_item(s.ground, q("e2"), DISASTER_CELL[2])  # the forest has become grassland
    assert build("library", "e2") in items(s)


def test_no_building_on_a_blockaded_square():  # SMC-8.6.3, SMC-17.2
    s = table()
    know(s, 0, "writing")
    put_army(s, 1, "e4")
    items(s)
    assert why(s, build("library", "e4")) == "SMC-17.2"


def test_own_figures_may_stand_where_a_building_goes():  # SMC-8.6.3
    s = table()
    know(s, 0, "writing")
    put_army(s, 0, "e4")
    assert build("library", "e4") in items(s)


def test_ex_28_a_temple_hides_the_forest():  # SMC-8.6.5
    s = table()
    assert production_at(s, q("e2")) == 2
    put_marker(s, "e2", "temple")
    assert production_at(s, q("e2")) == 0
    assert city_culture(s, CAPITAL) == 2


def test_ex_29_one_star_building_a_city_but_it_may_be_replaced():  # SMC-8.7, SMC-8.10
    s = table()
    know(s, 0, "philosophy").trade = 27
    put_marker(s, "e2", "market")
    items(s)
    assert why(s, build("temple", "g4")) == "SMC-8.7.1"
    s.play(build("temple", "e2"))
    assert s.marker[q("e2")] == MARKER["temple"]
    assert s.buildings[MARKER["market"]] == 5


def test_a_star_building_of_another_city_does_not_matter():
    s = table()
    know(s, 0, "philosophy").trade = 27
    put_city(s, 0, "g7")
    put_marker(s, "f7", "market")
    assert build("temple", "e2") in items(s)


def test_a_blockaded_star_building_counts_and_cannot_be_replaced():  # SMC-17.7
    s = table()
    know(s, 0, "philosophy").trade = 27
    put_marker(s, "e2", "market")
    put_army(s, 1, "e2")
    items(s)
    assert why(s, build("temple", "g4")) == "SMC-8.7.1"
    assert why(s, build("temple", "e2")) == "SMC-17.2"


def test_once_the_upgraded_form_is_unlocked_only_that_is_built():  # SMC-8.6.6
    s = table()
    know(s, 0, "writing", "printing_press").trade = 27
    listed = items(s)
    assert why(s, build("library", "e4")) == "SMC-8.6.6"
    assert build("university", "e4") in listed


def test_the_tech_of_the_basic_form_is_not_needed():  # SMC-8.6.6
    s = table()
    know(s, 0, "printing_press").trade = 27
    assert build("university", "e4") in items(s)


def test_ex_34_both_sides_of_a_marker_are_one_supply():  # SMC-8.6.8
    s = table()
    know(s, 0, "writing")
    s.buildings[MARKER["library"]] = 0
    items(s)
    assert why(s, build("library", "e4")) == "SMC-8.6.8"
    s.buildings[MARKER["library"]] = 1
    s.relist()
    assert build("library", "e4") in s.legal()
    assert BASIC[MARKER["university"]] == MARKER["library"]


def test_walls_stand_on_the_centre_once():  # SMC-8.8.1
    s = table()
    know(s, 0, "masonry").trade = 27
    listed = items(s)
    assert build("city_walls", "f3") in listed
    assert why(s, build("city_walls", "e4")) == "SMC-8.8.1"
    s.play(build("city_walls", "f3"))
    assert s.walls >> CAPITAL & 1
    s.acted[CAPITAL] = 0
    items(s)
    assert why(s, build("city_walls", "f3")) == "SMC-8.8.1"


def test_walls_are_built_under_a_blockade():  # SMC-17.7
    s = table()
    know(s, 0, "masonry").trade = 27
    for square in ("e2", "g2", "e4", "g4"):
        put_army(s, 1, square)
    assert build("city_walls", "f3") in items(s)


# --- wonders (8.9) and replacing (8.10)


def test_ex_30_the_colossus_costs_ten_with_metalworking():  # SMC-8.9.1
    s = table()
    p = s.players[0]
    assert cost_of(p, build("colossus", 0)) == 15
    know(s, 0, "metalworking")
    assert cost_of(p, build("colossus", 0)) == 10


def test_every_wonder_has_its_printed_cost_and_discount():  # SMC-8.9.1, Appendix C
    s = table()
    p = s.players[0]
    p.techs = 0
    printed = {
        "stonehenge": (10, 10), "colossus": (15, 10), "oracle": (15, 10), "hanging_gardens": (15, 10),
        "angkor_wat": (20, 10), "himeji_samurai_castle": (20, 15), "louvre": (20, 15), "porcelain_tower": (20, 15),
        "panama_canal": (25, 20), "statue_of_liberty": (25, 20), "sydney_opera_house": (25, 25), "united_nations": (20, 20),
    }  # fmt: skip
    full = {id: cost_of(p, build(id, 0)) for id in printed}
    p.techs = (1 << 37) - 1
    assert {id: (full[id], cost_of(p, build(id, 0))) for id in printed} == printed


def test_a_wonder_is_taken_from_the_market_which_is_refilled():  # SMC-8.9.2
    s = table()
    s.bonus[CAPITAL] = 10
    top = s.wonder_deck[-1]
    space = s.market.index(WONDER["colossus"])
    items(s)
    s.play(build("colossus", "e2"))
    assert s.wonders[WONDER["colossus"]] == q("e2")
    assert s.market[space] == top
    assert top not in s.wonder_deck


def test_an_empty_deck_leaves_the_space_empty():  # SMC-25.2
    s = table()
    s.bonus[CAPITAL] = 10
    s.lost_wonders, s.wonder_deck = tuple(s.wonder_deck), []
    space = s.market.index(WONDER["colossus"])
    items(s)
    s.play(build("colossus", "e2"))
    assert s.market[space] == NONE


def test_only_a_wonder_in_the_market_is_built():  # SMC-8.9.1
    s = table()
    s.players[0].trade = 27
    items(s)
    assert why(s, build("louvre", "e2")) == "SMC-8.9.1"


def test_no_wonder_on_water_or_under_a_blockade():  # SMC-8.9.3, SMC-17.2
    s = table()
    s.bonus[CAPITAL] = 20
    put_scout(s, 1, "e2")
    items(s)
    assert why(s, build("colossus", "e3")) == "SMC-8.9.3"
    assert why(s, build("colossus", "e2")) == "SMC-17.2"


def test_ex_37_one_wonder_a_city_a_second_one_only_in_its_place():  # SMC-8.9.3, SMC-8.10.2
    s = table()
    s.bonus[CAPITAL] = 20
    put_marker(s, "e2", "stonehenge")
    items(s)
    assert why(s, build("colossus", "g4")) == "SMC-8.9.3"
    s.play(build("colossus", "e2"))
    assert s.lost_wonders == (WONDER["stonehenge"],)
    assert s.wonders[WONDER["stonehenge"]] == NONE


def test_a_wonder_beside_a_star_building():  # SMC-8.9.3
    s = table()
    s.bonus[CAPITAL] = 20
    put_marker(s, "e2", "market")
    assert build("colossus", "g4") in items(s)


def test_a_replaced_great_person_returns_to_the_reserve():  # SMC-8.10.1, SMC-10.4
    s = table()
    know(s, 0, "philosophy").trade = 27
    put_marker(s, "e2", "scientist")
    items(s)
    s.play(build("temple", "e2"))
    assert s.players[0].reserve[PERSON_IDS.index("scientist")] == 1
    assert s.marker[q("e2")] == MARKER["temple"]


def test_a_replaced_building_is_in_the_market_for_the_new_one():  # SMC-8.10.1
    s = table()
    know(s, 0, "writing", "printing_press").trade = 27
    s.marker[q("e4")] = MARKER["library"]
    s.buildings[MARKER["library"]] = 0
    assert build("university", "e4") in items(s)


# --- Egypt, America, Rome


def test_egypt_builds_one_building_freely_as_an_action():  # SMC-20.3, SMC-20.8
    s = table(2, ("egypt", "china"))
    p = know(s, 0, "philosophy", "theology", "masonry")
    p.trade = 0
    second = put_city(s, 0, "g7")
    manage(s)
    s.play(("build-freely", CAPITAL))
    assert {option[0] for option in s.legal()} == {"build"}
    markers = {option[1] for option in s.legal()}
    assert MARKER["cathedral"] in markers
    assert WALLS in markers
    assert not [m for m in markers if FIRST_WONDER <= m < FIRST_PERSON]
    square = next(option[2] for option in s.legal() if option[1] == MARKER["cathedral"])
    s.play(build("cathedral", square))
    assert s.marker[square] == MARKER["cathedral"]
    assert s.acted[CAPITAL] == 1
    assert why(s, ("build-freely", second)) == "SMC-20.3"
    assert ("produce", second) in s.legal()


def test_nobody_else_builds_freely():  # SMC-20.3
    assert why(manage(table()), ("build-freely", CAPITAL)) == "SMC-20.3"


def test_egypts_free_building_counts_as_producing():  # SMC-19.7
    s = table(2, ("egypt", "china"), government_set="replacement_2013")
    know(s, 0, "philosophy")
    govern(s, 0, "monarchy")
    manage(s)
    s.play(("build-freely", CAPITAL))
    s.play(s.legal()[0])
    assert why(s, ("produce", CAPITAL)) == "SMC-19.4"
    assert ("arts", CAPITAL) in s.legal()


def test_ex_41_rome_wins_by_building_a_wonder_on_space_20():  # SMC-20.5, SMC-8.13.3
    s = table(2, ("rome", "china"))
    s.players[0].space = 20
    s.bonus[CAPITAL] = 20
    manage(s)
    s.play(("produce", CAPITAL))
    square = next(option[2] for option in s.legal() if option[:2] == build("stonehenge", 0)[:2])
    s.play(build("stonehenge", square))
    assert over(s)
    assert s.winners == 1
    assert s.players[0].space == 21


def test_rome_advances_with_a_wonder_and_takes_the_reward():  # SMC-20.5
    s = table(2, ("rome", "china"))
    s.bonus[CAPITAL] = 20
    manage(s)
    s.play(("produce", CAPITAL))
    square = next(option[2] for option in s.legal() if option[:2] == build("stonehenge", 0)[:2])
    s.play(build("stonehenge", square))
    assert s.players[0].space == 1
    assert len(s.players[0].events) == 1


# --- arts (8.11) and harvest (8.14)


def test_ex_38_arts_count_buildings_and_natural_wonders():  # SMC-8.11.1
    s = table()
    second = put_city(s, 0, "g7")  # g6 is a natural wonder
    put_marker(s, "h7", "temple")
    put_marker(s, "f7", "library")
    manage(s)
    s.play(("arts", second))
    assert s.players[0].culture == 5


def test_ex_107_monarchy_adds_one_to_each_arts_action():  # SMC-8.11.1, SMC-19.12
    s = table()
    put_marker(s, "e2", "temple")
    govern(s, 0, "monarchy")
    manage(s)
    s.play(("arts", CAPITAL))
    assert s.players[0].culture == 4


def test_a_blockaded_square_gives_no_culture():  # SMC-17.1
    s = table()
    put_marker(s, "e2", "temple")
    put_scout(s, 1, "e2")
    assert city_arts(s, CAPITAL) == 1


def test_ex_42_one_harvest_takes_one_token():  # SMC-8.14
    s = awake()
    own(s, 1, silk=1)
    manage(s)
    s.play(("harvest", CAPITAL, SILK))
    assert s.players[0].resources[SILK] == 1
    assert s.supply[SILK] == 0
    assert why(s, ("harvest", CAPITAL, SILK)) == "SMC-8.1.1"


def test_no_harvest_without_icon_or_token():  # SMC-8.14.1
    s = table()
    own(s, 1, silk=2)
    manage(s)
    assert why(s, ("harvest", CAPITAL, WHEAT)) == why(s, ("harvest", CAPITAL, SILK)) == "SMC-8.14.1"


def test_a_hidden_or_blockaded_icon_is_not_harvested():  # SMC-4.6, SMC-17.1
    s = table()
    put_marker(s, "g3", "temple")
    put_scout(s, 1, "f2")
    manage(s)
    assert "harvest" not in verbs(s)


def test_ex_88_a_scout_on_wheat_lets_its_city_harvest_wheat():  # SMC-16.1
    s = table(4)
    scout = put_scout(s, 0, "a1")
    s.sent[scout - FIRST_SCOUT] = CAPITAL
    s.ground = with_item(s.ground, q("a1"), s.ground[q("m4")])  # grassland with wheat
    manage(s)
    assert city_production(s, CAPITAL) == 5
    assert ("harvest", CAPITAL, WHEAT) in s.legal()


def test_ex_108_feudalism_shares_the_harvest():  # SMC-8.14.1, SMC-17.1, SMC-19.13
    s = table()
    govern(s, 0, "feudalism")
    second = put_city(s, 0, "c3")  # its outskirts show silk at c3 itself only, so none
    manage(s)
    play(s, ("harvest", second, SILK), ("harvest", CAPITAL, 2))
    assert s.players[0].resources == [0, 1, 1, 0]


def test_feudalism_does_not_share_a_blockaded_icon():  # EX-108
    s = table()
    govern(s, 0, "feudalism")
    second = put_city(s, 0, "c3")
    put_scout(s, 1, "g3")
    manage(s)
    assert why(s, ("harvest", second, SILK)) == why(s, ("harvest", CAPITAL, SILK)) == "SMC-8.14.1"


def test_without_feudalism_a_city_harvests_its_own_outskirts_only():
    s = table()
    second = put_city(s, 0, "c3")
    manage(s)
    assert why(s, ("harvest", second, SILK)) == "SMC-8.14.1"


def test_angkor_wat_takes_two_tokens_once_a_turn():  # SMC-21.4
    s = table()
    put_marker(s, "e2", "angkor_wat")
    s.players[0].flags |= EXTRA_ACTIONS
    manage(s)
    assert ("harvest-two", CAPITAL, SILK, SILK) in s.legal()
    assert ("harvest-two", CAPITAL, SILK, 2) in s.legal()
    s.play(("harvest-two", CAPITAL, SILK, SILK))
    assert s.players[0].resources[SILK] == 2
    assert why(s, ("harvest-two", CAPITAL, 2, 2)) == "SMC-21.4"
    assert ("harvest", CAPITAL, 2) in s.legal()


def test_angkor_wat_needs_both_tokens_and_no_blockade():  # SMC-21.4, SMC-17.1
    s = table()
    put_marker(s, "e2", "angkor_wat")
    own(s, 1, silk=1)
    manage(s)
    assert why(s, ("harvest-two", CAPITAL, SILK, SILK)) == "SMC-8.14.1"
    assert ("harvest-two", CAPITAL, SILK, 2) in s.legal()
    put_scout(s, 1, "e2")
    s.relist()
    assert why(s, ("harvest-two", CAPITAL, SILK, 2)) == "SMC-W.angkor_wat"


def test_feudalism_of_the_option_set_does_not_share_the_city_harvest():
    s = table(government_set="replacement_2013")
    govern(s, 0, "feudalism")
    second = put_city(s, 0, "c3")
    manage(s)
    assert why(s, ("harvest", second, SILK)) == "SMC-8.14.1"


# --- the window on a city action (26, W3)


def spy(s, seat, *techs):
    """A seat that could answer a city action."""
    know(s, seat, *techs)
    hold_tokens(s, seat, "hut_spy")


def test_ex_97_writing_cancels_a_rushed_wonder():  # SMC-8.1.5, SMC-14.10.5, SMC-26.2
    s = table()
    spy(s, 1, "writing")
    s.players[0].trade = 6
    s.bonus[CAPITAL] = 6
    manage(s)
    play(s, ("produce", CAPITAL), build("colossus", "e2"))
    assert s.to_act == (1,)
    assert s.legal(1)[:2] == [("pass",), ("pass", "on")]
    play(s, ability("writing_spy"), ("pay-hut", 3))
    assert WONDER["colossus"] in s.market
    assert s.players[0].trade == 0
    assert s.bonus[CAPITAL] == 0
    assert s.acted[CAPITAL] == 1
    assert s.spent_huts == (3,)
    assert s.players[1].once


def test_writing_cancels_arts_harvest_and_egypts_building():  # SMC-T.writing_spy
    for verb in ("arts", "harvest", "build-freely"):
        s = table(2, ("egypt", "china"))
        know(s, 0, "philosophy")
        spy(s, 1, "writing")
        manage(s)
        option = next(option for option in s.legal() if option[0] == verb)
        s.play(option)
        if verb == "build-freely":
            s.play(s.legal()[0])
        play(s, ability("writing_spy"), ("pay-hut", 3))
        p = s.players[0]
        assert (p.culture, sum(p.resources), sum(s.marker)) == (0, 0, 0)
        assert s.acted[CAPITAL] == 1


def test_passing_lets_the_action_happen():
    s = table()
    spy(s, 1, "writing")
    manage(s)
    play(s, ("arts", CAPITAL), ("pass",))
    assert s.players[0].culture == 1


def test_a_seat_is_asked_by_what_is_public():  # SMC-26.3
    s = table(4)
    know(s, 1, "writing")
    hold_tokens(s, 1, "hut_wheat")  # a token, but no spy
    know(s, 2, "writing")  # no token
    hold_tokens(s, 3, "hut_spy")  # no Writing
    manage(s)
    s.play(("arts", CAPITAL))
    assert s.to_act == (1,)
    assert s.legal(1) == [("pass",), ("pass", "on")]


def test_writing_works_once_a_turn():  # SMC-14.8
    s = table()
    second = put_city(s, 0, "g7")
    spy(s, 1, "writing")
    hold_tokens(s, 1, "hut_spy")
    manage(s)
    s.play(("arts", CAPITAL))
    play(s, ability("writing_spy"), ("pay-hut", 3))
    s.play(("arts", second))
    assert s.players[0].culture == 2
    assert over(s)


def test_who_passes_on_is_not_asked_about_city_actions_again_this_turn():  # SMC-26.3
    from civitas.games.sid_meiers_civilization.turn import begin_turn

    s = table()
    second = put_city(s, 0, "g7")
    spy(s, 1, "writing")
    manage(s)
    play(s, ("arts", CAPITAL), ("pass", "on"), ("arts", second))
    assert s.to_act != (1,)
    assert s.players[0].culture == 3
    begin_turn(s)
    manage(s)
    s.play(("arts", CAPITAL))
    assert s.to_act == (1,)


def test_the_hand_limit_comes_before_anything_else():  # SMC-9.2
    s = table()
    hold_events(s, 0, "drought", "drought")
    s.players[0].culture = 3
    manage(s)
    s.play(("advance",))
    assert s.pending.what == "discard-events"
    s.play(s.legal()[0])
    assert len(s.players[0].events) == 2
    assert s.players[0].space == 1


def test_the_part_is_a_step_of_its_phase():
    s = table()
    s.phase = CITY_MANAGEMENT
    begin(s, CityManagementPart(1))
    assert s.current == 1
    assert s.to_act == (1,)
