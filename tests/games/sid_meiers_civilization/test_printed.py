"""What is printed on techs, buildings, governments and great people, and that it works (Appendices A, B, E, F, G)."""

from __future__ import annotations

import pytest

from civitas.games.sid_meiers_civilization.combat.forces import combat_bonus, hand_size
from civitas.games.sid_meiers_civilization.learning import Learn
from civitas.games.sid_meiers_civilization.state import BY_TECHNOLOGY, with_item
from civitas.games.sid_meiers_civilization.tables import (
    AIRCRAFT,
    BASIC,
    BUILDING_COST,
    BUILDING_STAR,
    BUILDING_SUPPLY,
    BUILDING_TECH,
    GOVERNMENT,
    MARKER,
    NONE,
    TECH,
    TECH_LEVEL,
    TECH_ROWS,
    TERRAIN_FOR,
    TERRAIN_IDS,
    TYPE_IDS,
    WALLS_COST,
    WONDER,
    WONDER_DISCOUNT_TECH,
)
from civitas.games.sid_meiers_civilization.units import rank_of
from civitas.games.sid_meiers_civilization.yields import (
    city_arts,
    city_culture,
    city_maximum,
    city_production,
    city_trade,
    coins_at,
    culture_at,
    culture_hand_size,
    may_end_on_water,
    production_at,
    squares_of,
    stacking_limit,
    trade_at,
    trade_income,
    travel_speed,
)
from games.sid_meiers_civilization.table import begin, beside, centre, govern, put_army, put_city, put_marker, q, table
from games.sid_meiers_civilization.test_founding import plains

TECHS = """
SMC-T.animal_husbandry 1 discount=hanging_gardens
SMC-T.code_of_laws 1 building=trading_post government=republic discount=oracle
SMC-T.currency 1 building=market
SMC-T.horseback_riding 1 speed=3
SMC-T.masonry 1 walls=7 stack=3
SMC-T.metalworking 1 building=barracks discount=colossus
SMC-T.navigation 1 building=harbor water=cross
SMC-T.philosophy 1 building=temple
SMC-T.pottery 1 building=granary hand=1
SMC-T.writing 1 building=library
SMC-T.chivalry 2 government=feudalism mounted=2
SMC-T.civil_service 2 coin=1 hand=1
SMC-T.construction 2 building=workshop discount=porcelain_tower
SMC-T.democracy 2 government=democracy infantry=2
SMC-T.engineering 2 building=aqueduct discount=panama_canal
SMC-T.irrigation 2 cities=3
SMC-T.mathematics 2 artillery=2
SMC-T.monarchy 2 government=monarchy discount=himeji_samurai_castle
SMC-T.printing_press 2 building=university stack=4 discount=louvre
SMC-T.sailing 2 speed=4 water=end
SMC-T.banking 3 building=bank
SMC-T.biology 3 stack=5
SMC-T.communism 3 government=communism
SMC-T.gunpowder 3 infantry=3
SMC-T.metal_casting 3 artillery=3 discount=statue_of_liberty
SMC-T.military_science 3 building=academy
SMC-T.railroad 3 building=iron_mine mounted=3 coin=1
SMC-T.steam_power 3 speed=5 water=end
SMC-T.theology 3 building=cathedral government=fundamentalism hand=1 discount=angkor_wat
SMC-T.atomic_theory 4
SMC-T.ballistics 4 artillery=4
SMC-T.combustion 4 mounted=4
SMC-T.computers 4 coin=1
SMC-T.flight 4 aircraft=4 speed=6 water=end
SMC-T.mass_media 4
SMC-T.replaceable_parts 4 infantry=4 stack=6
SMC-T.space_flight 5
"""


@pytest.mark.parametrize("line", TECHS.split("\n")[1:-1])
def test_what_a_tech_brings(line):  # SMC-14.7, SMC-19.2
    rule, level, *gives = line.split()
    tech = TECH[rule.removeprefix("SMC-T.")]
    assert TECH_LEVEL[tech] == int(level)
    facts = dict(each.split("=") for each in gives)
    s = table(2, civs=("america", "china"))
    p = s.players[0]
    p.techs = 0
    begin(s, Learn(0, tech))
    water = "end" if may_end_on_water(p) else "cross" if rule == "SMC-T.navigation" else None
    assert travel_speed(p) == int(facts.get("speed", 2))
    assert stacking_limit(p) == int(facts.get("stack", 2))
    assert city_maximum(p) == int(facts.get("cities", 2))
    assert culture_hand_size(s, 0) == 2 + int(facts.get("hand", 0))
    assert p.coins == int(facts.get("coin", 0))
    assert water == facts.get("water")
    for type, id in enumerate(TYPE_IDS):
        assert rank_of(p, type) == int(facts.get(id, 1))
    building = facts.get("building", "city_walls" if "walls" in facts else None)
    assert TECH_ROWS[tech].get("building") == building
    if building and building != "city_walls":
        assert BUILDING_TECH[MARKER[building]] == 1 << tech
    new = [id for id, number in GOVERNMENT.items() if p.new_governments >> number & 1]
    assert new == ([facts["government"]] if "government" in facts else [])
    assert [id for id in WONDER if WONDER_DISCOUNT_TECH[WONDER[id]] == 1 << tech] == ([facts["discount"]] if "discount" in facts else [])


def test_space_flight_wins():  # SMC-T.space_flight_win, SMC-22.1
    s = table(2)
    begin(s, Learn(1, TECH["space_flight"]))
    assert (s.over, s.victory, s.winners) == (True, BY_TECHNOLOGY, 0b10)


def test_flight_unlocks_aircraft_of_one_side():  # SMC-T.flight, SMC-2.2.1
    s = table(2)
    assert rank_of(s.players[0], AIRCRAFT) == 1
    begin(s, Learn(0, TECH["flight"]))
    assert rank_of(s.players[0], AIRCRAFT) == 4


BUILDINGS = """
SMC-B.harbor 7 navigation water 10 1 2 0 0 0
SMC-B.trading_post 7 code_of_laws desert 6 0 2 1 0 0
SMC-B.workshop 7 construction mountain 6 3 0 0 0 0
SMC-B.iron_mine 10 railroad mountain workshop 4 0 0 0 0
SMC-B.library 5 writing grassland 6 0 1 1 0 0
SMC-B.university 8 printing_press grassland library 0 2 2 0 0
SMC-B.granary 5 pottery grassland 6 1 1 0 0 0
SMC-B.aqueduct 8 engineering grassland granary 2 2 0 0 0
SMC-B.market 7 currency land* 5 1 1 1 0 0
SMC-B.bank 10 banking land* market 1 1 1 1 0
SMC-B.temple 7 philosophy land* 5 0 0 2 0 0
SMC-B.cathedral 10 theology land* temple 0 0 3 0 0
SMC-B.barracks 7 metalworking land* 5 0 2 0 0 2
SMC-B.academy 10 military_science land* barracks 0 2 0 0 4
"""


@pytest.mark.parametrize("line", BUILDINGS.split("\n")[1:-1])
def test_what_a_building_is(line):  # SMC-8.6.1, SMC-8.6.5
    rule, cost, tech, terrain, markers, *icons = line.split()
    marker = MARKER[rule.removeprefix("SMC-B.")]
    assert BUILDING_COST[marker] == int(cost)
    assert BUILDING_TECH[marker] == 1 << TECH[tech]
    assert BUILDING_STAR[marker] == terrain.endswith("*")
    allowed = [id for number, id in enumerate(TERRAIN_IDS) if TERRAIN_FOR[marker] >> number & 1]
    assert allowed == (["mountain", "forest", "grassland", "desert"] if terrain == "land*" else [terrain])
    if markers.isdigit():
        assert BUILDING_SUPPLY[marker] == int(markers)
    else:
        assert BASIC[marker] == MARKER[markers]
    s = plains()
    square = beside(s, centre(s, 0), "E")
    put_marker(s, square, rule.removeprefix("SMC-B."))
    found = [production_at(s, square), trade_at(s, square), culture_at(s, square), coins_at(s, square), combat_bonus(s, 0, NONE)]
    assert found == [int(icon) for icon in icons]
    assert s.players[0].coins == int(icons[3])


def test_city_walls_cost_seven_and_defend_their_city():  # SMC-B.city_walls, SMC-8.8.2
    s = table(2)
    assert WALLS_COST == 7
    before = combat_bonus(s, 0, 0)
    s.walls = 1
    assert combat_bonus(s, 0, 0) == before + 4
    assert combat_bonus(s, 0, NONE) == 0


PEOPLE = """
artist 0 1 2 0 0
builder 2 0 0 1 0
general 0 0 0 0 4
humanitarian 1 1 1 1 0
industrialist 0 0 2 1 0
scientist 1 2 0 0 0
"""


@pytest.mark.parametrize("line", PEOPLE.split("\n")[1:-1])
def test_what_a_great_person_gives(line):  # SMC-10.5
    id, *icons = line.split()
    s = plains()
    square = beside(s, centre(s, 0), "E")
    put_marker(s, square, id)
    found = [production_at(s, square), trade_at(s, square), culture_at(s, square), coins_at(s, square), combat_bonus(s, 0, NONE)]
    assert found == [int(icon) for icon in icons]


# --- governments (SMC-19, Appendix G) --------------------------------------------------------------------------------------------------------


def numbers(government: str, which: str) -> tuple[int, ...]:
    """Production and arts of capital and second city, trade collected, culture hand, battle hand, combat bonus, coins."""
    s = plains(government_set=which)
    put_city(s, 0, "c9")
    for square in (q("c8"), q("c10")):
        s.ground = with_item(s.ground, square, 0)  # mountains: 1 production each
    govern(s, 0, government)
    p = s.players[0]
    made = (city_production(s, 0), city_production(s, 1), city_arts(s, 0), city_arts(s, 1))
    return (*made, trade_income(s, 0), culture_hand_size(s, 0), hand_size(s, 0, q("e9"), NONE), combat_bonus(s, 0, NONE), p.coins)


BASE = """
SMC-G.anarchy      0 2 1 1 0 2 3 0 0
SMC-G.despotism    0 2 1 1 0 2 3 0 0
SMC-G.republic     0 2 1 1 0 2 3 0 0
SMC-G.feudalism    0 2 1 1 0 2 3 0 1
SMC-G.monarchy     0 2 2 2 0 3 3 0 0
SMC-G.democracy    0 2 1 1 2 2 3 0 0
SMC-G.communism    2 4 0 1 0 2 3 0 0
SMC-G.fundamentalism 0 2 1 1 0 2 4 0 0
SMC-G13.anarchy    0 2 1 1 0 2 3 0 0
SMC-G13.despotism  1 3 1 1 0 2 3 0 0
SMC-G13.republic   0 2 1 1 0 2 3 0 0
SMC-G13.feudalism  0 2 1 1 0 2 3 0 0
SMC-G13.monarchy   0 2 1 1 0 2 3 0 0
SMC-G13.democracy  0 2 1 1 0 2 3 0 1
SMC-G13.communism  2 2 1 1 0 2 4 0 0
SMC-G13.fundamentalism 0 2 1 1 0 2 3 4 0
"""


@pytest.mark.parametrize("line", BASE.split("\n")[1:-1])
def test_what_a_government_changes(line):  # SMC-19.1, SMC-19.6
    rule, *expected = line.split()
    which = "base" if rule.startswith("SMC-G.") else "replacement_2013"
    assert numbers(rule.partition(".")[2], which) == tuple(int(n) for n in expected)


def test_a_communist_capital_never_gets_less_than_nothing_for_the_arts():  # SMC-19.12
    s = plains()
    govern(s, 0, "communism")
    assert city_culture(s, 0) == 0
    assert city_arts(s, 0) == 0


def test_a_city_centre_yields_nothing():  # SMC-4.5
    s = table(2)
    assert centre(s, 0) not in squares_of(s, 0)


def test_a_blockade_ends_with_the_figures():  # SMC-17.3
    from civitas.games.sid_meiers_civilization.board import remove_figure

    s = table(2)
    before = city_trade(s, 0) + city_production(s, 0)
    army = put_army(s, 1, beside(s, centre(s, 0), "S"))
    assert city_trade(s, 0) + city_production(s, 0) < before
    remove_figure(s, army)
    assert city_trade(s, 0) + city_production(s, 0) == before
