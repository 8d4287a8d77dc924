"""Objectives of the status phase, and how objectives are completed (COC-7.2, Appendix A.4)."""

import pytest

from civitas.games.clash_of_cultures.cards.card import OBJECTIVES_MET
from civitas.games.clash_of_cultures.cards.objectives_status import Standing
from civitas.games.clash_of_cultures.objectives import CompleteObjectives, InstantObjectives
from civitas.games.clash_of_cultures.state import DRAFTED_TWICE, Deed, Fight
from civitas.games.clash_of_cultures.tables import CATEGORY, IN_CATEGORY, OBJECTIVE, OBJECTIVE_IDS, PIRATES

from .table import aim, asked, at, attack, begin, build, city, goods, held, home, know, land, paint, put, table, turn


def met(s, objective, seat=0):
    return OBJECTIVES_MET[OBJECTIVE[objective]].met(s, seat)


def all_of(s, seat, category):
    s.players[seat].advances |= IN_CATEGORY[CATEGORY[category]]


def cities(s, n, seat=0, **more):
    """So many further cities of a seat."""
    for space in ("D4", "B4", "F4", "B2", "F2", "D5")[:n]:
        city(s, seat, space, **more)


def test_every_objective_has_its_question():
    assert set(OBJECTIVES_MET) == set(range(len(OBJECTIVE_IDS)))


def progress(s, objective, seat=0):
    return OBJECTIVES_MET[OBJECTIVE[objective]].progress(s, seat)


def test_objectives_count_what_they_have_and_what_they_need():
    """COC-7.2.2: what the page shows as progress is what decides; a lead needs one more than the best opponent (COC-7.2.11)."""
    s = table()
    cities(s, 2, mood="happy")
    assert progress(s, "large_civilization") == (3, 6)
    assert progress(s, "happy_population") == (3, 4)
    city(s, 1, "F2", "academy")
    assert progress(s, "scientific_lead") == (0, 2)
    city(s, 0, "D4", "academy", "temple")
    assert progress(s, "scientific_lead") == (1, 2)
    assert progress(s, "metropolis") == (3, 5)
    goods(s, 0, food=5, ore=1, wood=3)
    assert progress(s, "optimized_storage") == (3 + 1 + 3, 9)
    assert progress(s, "terror_regime") == (0, 4)
    assert progress(s, "conqueror") is None  # nothing is counted before a battle


def test_a_status_objective_is_met_exactly_when_its_count_is_reached():
    s = table()
    cities(s, 5, mood="happy")
    goods(s, 0, food=5, ore=5, wood=5, idea=5, gold=5)
    for objective in OBJECTIVES_MET.values():
        counted = objective.progress(s, 0)
        if isinstance(objective, Standing):
            assert objective.met(s, 0) == (counted[0] >= counted[1])


# --- cities


def test_large_civilization():
    """COC-OBJ-large_civilization."""
    s = table()
    cities(s, 4)
    assert not met(s, "large_civilization")
    city(s, 0, "D5")
    assert met(s, "large_civilization")


def test_happy_population():
    """COC-OBJ-happy_population."""
    s = table()
    cities(s, 3, mood="happy")
    assert met(s, "happy_population")
    s.mood[at("D4")] = 1
    assert not met(s, "happy_population")


def test_metropolis():
    """COC-OBJ-metropolis."""
    s = table()
    city(s, 0, home(s, 0), "temple", "academy", "port", mood="happy")
    assert not met(s, "metropolis")
    city(s, 0, home(s, 0), "fortress", mood="happy")
    assert met(s, "metropolis")


def test_expansionist_counts_cities_without_neighbours():
    """COC-OBJ-expansionist."""
    s = table()
    for space in ("D4", "B4", "F4"):
        city(s, 0, space)
    assert met(s, "expansionist")
    city(s, "barbarians", "D5")
    assert not met(s, "expansionist")


def test_colony_unless_city_founder_was_completed():
    """COC-OBJ-colony."""
    s = table()
    city(s, 0, "D6")
    assert not met(s, "colony")
    city(s, 0, "B7")
    assert met(s, "colony")
    s.founder_round = [0]
    assert not met(s, "colony")


# --- buildings


@pytest.mark.parametrize(
    ("objective", "building"),
    [
        ("scientific_lead", "academy"),
        ("coastal_culture", "port"),
        ("religious_fervor", "temple"),
        ("fortifications", "fortress"),
        ("star_gazers", "observatory"),
        ("traders", "market"),
        ("legacy", "obelisk"),
    ],
)
def test_more_cities_with_a_building_than_any_opponent(objective, building):
    # COC-OBJ-coastal_culture, COC-OBJ-fortifications, COC-OBJ-legacy, COC-OBJ-religious_fervor, COC-OBJ-scientific_lead,
    # COC-OBJ-star_gazers, COC-OBJ-traders
    # COC-7.2.11
    s = table(3)
    assert not met(s, objective)
    city(s, 0, home(s, 0), building, mood="happy")
    assert met(s, objective)
    city(s, 2, home(s, 2), building, mood="happy")
    assert not met(s, objective)
    city(s, 0, "D4", mood="angry")
    paint(s, "D4", building, 1)  # whatever its colour
    assert met(s, objective)


def test_architecture_wants_4_kinds_of_the_own_colour():
    """COC-OBJ-architecture."""
    s = table()
    city(s, 0, home(s, 0), "temple", "academy", "port", mood="happy")
    city(s, 0, "D4")
    paint(s, "D4", "fortress", 1)
    assert not met(s, "architecture")
    paint(s, "D4", "fortress", 0)
    assert met(s, "architecture")


def test_consulate_and_culture_power():
    """COC-OBJ-consulate, COC-OBJ-culture_power."""
    s = table(3)
    city(s, 1, "D4")
    city(s, "barbarians", "E4")
    paint(s, "D4", "temple", 0)
    assert not met(s, "consulate")
    assert met(s, "culture_power")
    paint(s, "E4", "temple", 0)
    assert met(s, "consulate")
    city(s, 0, home(s, 0), mood="happy")
    paint(s, home(s, 0), "temple", 2)
    paint(s, home(s, 0), "academy", 2)
    assert not met(s, "culture_power")


def test_magnificent_culture_by_the_only_wonder_of_the_round():
    """COC-OBJ-magnificent_culture."""
    s = table()
    s.built_wonders = [0]
    assert met(s, "magnificent_culture")
    assert not met(s, "magnificent_culture", 1)
    s.built_wonders = [0, 1]
    assert not met(s, "magnificent_culture")


# --- advances


@pytest.mark.parametrize(
    ("objective", "category"),
    [
        ("city_planner", "construction"),
        ("education_lead", "education"),
        ("militarized", "warfare"),
        ("culture_focus", "culture"),
        ("science_focus", "science"),
        ("trade_focus", "economy"),
        ("seafarers", "seafaring"),
        ("government", "theocracy"),
    ],
)
def test_all_4_advances_of_a_category(objective, category):
    # COC-OBJ-city_planner, COC-OBJ-culture_focus, COC-OBJ-education_lead, COC-OBJ-government, COC-OBJ-militarized, COC-OBJ-science_focus,
    # COC-OBJ-seafarers, COC-OBJ-trade_focus
    s = table()
    assert not met(s, objective)
    all_of(s, 0, category)
    assert met(s, objective)


def test_advanced_culture_wants_6_and_more_than_all():
    """COC-OBJ-advanced_culture."""
    s = table()
    know(s, 0, "myths", "writing", "tactics")
    assert not met(s, "advanced_culture")
    know(s, 0, "fishing")
    assert met(s, "advanced_culture")
    know(s, 1, "myths", "writing", "tactics", "fishing")
    assert not met(s, "advanced_culture")


def test_goal_focused():
    """COC-OBJ-goal_focused."""
    s = table()
    all_of(s, 0, "science")
    assert met(s, "goal_focused")
    all_of(s, 1, "warfare")
    assert not met(s, "goal_focused")


def test_diversified_research():
    """COC-OBJ-diversified_research."""
    s = table()
    know(s, 0, "fishing", "writing", "tactics", "myths", "bartering", "arts")
    assert not met(s, "diversified_research")
    know(s, 0, "math")
    assert met(s, "diversified_research")


def test_high_culture():
    """COC-OBJ-high_culture."""
    s = table(2, "rome", "greece")
    know(s, 0, "engineering", "roads", "bartering", "voting")
    assert not met(s, "high_culture")
    s.players[0].recruited_leaders = 2
    assert met(s, "high_culture")


# --- goods


@pytest.mark.parametrize(
    ("objective", "good"), [("eureka", "idea"), ("wealth", "gold"), ("ore_supplies", "ore"), ("wood_supplies", "wood"), ("food_supplies", "food")]
)
def test_5_of_a_good_and_2_are_paid(objective, good):
    """COC-OBJ-eureka, COC-OBJ-food_supplies, COC-OBJ-ore_supplies, COC-OBJ-wealth, COC-OBJ-wood_supplies, COC-7.2.9."""
    s = table()
    card = aim(s, 0, objective)
    goods(s, 0, **{good: 4})
    assert not met(s, objective)
    goods(s, 0, **{good: 5})
    begin(s, CompleteObjectives(0))
    s.play(("complete", card, OBJECTIVE[objective]))
    assert held(s, 0, good) == (3,)
    assert s.players[0].completed == [card]


def test_optimized_storage():
    """COC-OBJ-optimized_storage."""
    s = table()
    goods(s, 0, food=3, ore=3, wood=2)
    assert not met(s, "optimized_storage")
    goods(s, 0, wood=3)
    assert met(s, "optimized_storage")


# --- units


def test_sea_blockade_counts_ships_on_port_spaces():
    """COC-OBJ-sea_blockade."""
    s = table()
    land(s, D8="sea")
    city(s, 1, home(s, 1), "port", port="D8", mood="happy")
    put(s, 0, "D8", ship=1)
    assert not met(s, "sea_blockade")
    put(s, 0, "D8", ship=1)
    assert met(s, "sea_blockade")


def test_large_fleet():
    """COC-OBJ-large_fleet."""
    s = table()
    land(s, D4="sea")
    put(s, 0, "D4", ship=2)
    assert met(s, "large_fleet")
    put(s, 1, "D4", ship=2)
    assert not met(s, "large_fleet")
    put(s, 0, "D4", ship=2)
    assert met(s, "large_fleet")


def test_large_army_is_4_more_than_every_opponent():
    """COC-OBJ-large_army."""
    s = table(3)
    put(s, 0, "D4", infantry=4)
    assert met(s, "large_army")
    put(s, 2, "B4", infantry=1)
    assert not met(s, "large_army")


def test_standing_army_and_military_might_exclude_each_other():
    """COC-OBJ-military_might, COC-OBJ-standing_army."""
    s = table()
    cities(s, 3)
    for space in ("D4", "B4", "F4", home(s, 0)):
        put(s, 0, space, infantry=3)
    assert met(s, "standing_army")
    assert met(s, "military_might")
    one, other = aim(s, 0, "standing_army"), aim(s, 0, "military_might")
    begin(s, CompleteObjectives(0))
    s.play(("complete", one, OBJECTIVE["standing_army"]))
    assert s.why_not(("complete", other, OBJECTIVE["military_might"])).rule == "COC-7.2.6"


def test_threat_counts_units_beside_cities():
    """COC-OBJ-threat."""
    s = table()
    city(s, 1, "D4")
    put(s, 0, "D3", infantry=3)
    put(s, 0, "D5", infantry=1)
    assert met(s, "threat")
    put(s, 0, "D3", infantry=-1)
    assert not met(s, "threat")


def test_outpost_and_migration_away_from_home():
    """COC-OBJ-migration, COC-OBJ-outpost."""
    s = table()
    for space in ("D5", "B5", "F5"):
        put(s, 0, space, infantry=1, settler=1)
    assert met(s, "outpost")
    assert met(s, "migration")
    city(s, 0, "D4")
    assert not met(s, "outpost")
    assert not met(s, "migration")


@pytest.mark.parametrize(("objective", "unit"), [("horse_power", "cavalry"), ("ivory_tower", "elephant")])
def test_3_spaces_with_a_unit(objective, unit):
    """COC-OBJ-horse_power, COC-OBJ-ivory_tower."""
    s = table()
    put(s, 0, "D5", **{unit: 2})
    put(s, 0, "D4", **{unit: 1})
    assert not met(s, objective)
    put(s, 0, "B4", **{unit: 1})
    assert met(s, objective)


def test_versatility():
    """COC-OBJ-versatility."""
    s = table()
    put(s, 0, "D4", settler=1, infantry=1, ship=1, cavalry=1, elephant=1)
    assert not met(s, "versatility")
    put(s, 0, "D4", leader=1)
    assert met(s, "versatility")


# --- trade routes


def test_trade_power_and_shipping_routes():
    """COC-OBJ-shipping_routes, COC-OBJ-trade_power."""
    s = table(4)
    know(s, 0, "bartering", "trade_routes")
    land(s, D4="sea")
    for seat, space in ((1, "C4"), (2, "E4"), (3, "D5")):
        city(s, seat, space)
    put(s, 0, "D4", ship=2)
    assert met(s, "shipping_routes")
    assert not met(s, "trade_power")
    put(s, 0, "D3", settler=1)
    assert met(s, "trade_power")
    s.players[0].effects = 0
    assert not met(s, "trade_power")  # Trade Routes is needed


# --- completing


def test_everybody_with_a_card_is_asked_and_may_pass():
    """COC-OBJ-metropolis, COC-7.2.3, COC-11.1."""
    s = table()
    aim(s, 0, "metropolis")
    begin(s, CompleteObjectives(0))
    assert s.legal() == [("pass",)]
    s = begin(table(), CompleteObjectives(0))
    assert s.over


def test_a_card_is_completed_once_with_one_half():
    """COC-OBJ-large_civilization, COC-7.2.1, COC-7.2.12."""
    s = table()
    cities(s, 5)
    card = aim(s, 0, "large_civilization")
    begin(s, CompleteObjectives(0))
    s.play(("complete", card, OBJECTIVE["large_civilization"]))
    assert s.over
    assert s.players[0].completed_as == [OBJECTIVE["large_civilization"]]
    assert not len(s.players[0].objectives)
    assert s.view(1)["players"][0]["completed"] == [card]


def test_one_name_counts_once_a_phase():
    """COC-OBJ-government."""
    s = table()
    all_of(s, 0, "theocracy")
    first, second = aim(s, 0, "government"), aim(s, 0, "government")
    begin(s, CompleteObjectives(0))
    s.play(("complete", first, OBJECTIVE["government"]))
    assert s.why_not(("complete", second, OBJECTIVE["government"])).rule == "COC-7.2.5"


def test_refusals_say_why():
    """COC-OBJ-conqueror, COC-OBJ-high_culture, COC-OBJ-metropolis."""
    s = table()
    card = aim(s, 0, "conqueror")
    begin(s, CompleteObjectives(0))
    assert s.why_not(("complete", card, OBJECTIVE["conqueror"])).rule == "COC-7.2.2"
    assert s.why_not(("complete", card, OBJECTIVE["metropolis"])).message == "not-on-this-card"
    assert s.why_not(("complete", 37, OBJECTIVE["high_culture"])).message == "no-such-objective-card"


# --- at once


def battle(s, attacker=0, defender=1, **more):
    """A battle that has just ended, offered to both sides."""
    values = {"space": at("D4"), "winner": attacker, "rounds": 1, "attackers": 2, "defenders": 2} | more
    s.fights.append(Fight(attacker, defender, **values))
    for seat in (attacker, defender):
        if seat < len(s.players):
            s.deeds.append(Deed("battle", seat, len(s.fights) - 1))
    return s


def instant(s, objective, seat=0):
    return any([OBJECTIVES_MET[OBJECTIVE[objective]].met_by(s, seat, deed) for deed in s.deeds])


# COC-OBJ-conqueror, COC-OBJ-naval_assault, COC-OBJ-barbarian_conquest, COC-OBJ-general, COC-OBJ-great_battle
# COC-OBJ-defiance, COC-OBJ-bold, COC-OBJ-legendary_battle, COC-OBJ-scavenger, COC-OBJ-aggressor
# COC-OBJ-great_commander, COC-OBJ-brutus, COC-OBJ-trample
CASES = [
    ("conqueror", {"captured": True, "owner": 1, "size": 1}, True),
    ("conqueror", {"captured": True, "owner": 1, "size": 1, "defenders": 0, "rounds": 0}, False),
    ("conqueror", {"captured": True, "owner": 1, "size": 1, "defenders": 0, "fortress": True}, True),
    ("conqueror", {"captured": True, "owner": 4, "size": 1}, False),
    ("naval_assault", {"captured": True, "owner": 1, "from_ship": True}, True),
    ("naval_assault", {"captured": True, "owner": 1}, False),
    ("barbarian_conquest", {"captured": True, "owner": 4, "defender": 4}, True),
    ("barbarian_conquest", {"captured": True, "owner": 4, "defender": 4, "defenders": 1}, False),
    ("general", {"lost": (0, 3)}, True),
    ("general", {"lost": (3, 2)}, False),
    ("general", {"lost": (0, 3), "sea": True}, False),
    ("great_battle", {"attackers": 3, "defenders": 3}, True),
    ("great_battle", {"attackers": 3, "defenders": 2}, False),
    ("defiance", {"attackers": 1}, True),
    ("defiance", {"attackers": 2}, False),
    ("defiance", {"attackers": 1, "defender": 4}, False),
    ("defiance", {"attackers": 1, "winner": -1}, False),
    ("bold", {"warfare": (1, 2)}, True),
    ("bold", {"warfare": (2, 2)}, False),
    ("bold", {"attackers": 1, "warfare": (3, 0)}, True),
    ("legendary_battle", {"attackers": 3, "size": 5, "wonders": 1, "owner": 1}, True),
    ("legendary_battle", {"attackers": 3, "size": 5, "wonders": 0, "owner": 1}, False),
    ("legendary_battle", {"attackers": 3, "size": 4, "wonders": 1, "owner": 1}, False),
    ("legendary_battle", {"attackers": 2, "size": 5, "wonders": 1, "owner": 1}, False),
    ("scavenger", {"route": 2}, True),
    ("scavenger", {"route": 1}, False),
    ("aggressor", {"lost": (0, 2)}, True),
    ("aggressor", {"lost": (0, 2), "winner": -1}, False),
    ("great_commander", {"leader_fought": 1}, True),
    ("great_commander", {"leader_fought": 1, "attackers": 3}, False),
    ("great_commander", {"leader_fought": 2}, False),
    ("brutus", {"lost": (0, 3), "lost_leaders": (0, 1)}, True),
    ("brutus", {"lost": (0, 2), "lost_leaders": (0, 1)}, False),
    ("brutus", {"lost": (0, 2), "lost_leaders": (0, 1), "sea": True}, True),
    ("trample", {"survivors": 1}, True),
    ("trample", {}, False),
]


@pytest.mark.parametrize(("objective", "facts", "expected"), CASES)
def test_a_battle_fulfils_an_objective(objective, facts, expected):
    assert instant(battle(table(), **facts), objective) == expected


def test_resistance_is_for_the_defender_against_anyone():
    """COC-OBJ-resistance."""
    s = battle(table(), attacker=4, defender=0, winner=4, lost=(2, 1))
    assert instant(s, "resistance")
    assert not instant(battle(table(), attacker=0, defender=1, lost=(0, 2)), "resistance")


def test_warmonger_at_the_second_battle_against_another_army():
    """COC-OBJ-warmonger."""
    s = battle(table(), winner=0)
    assert not instant(s, "warmonger")
    s.deeds.clear()
    battle(s, winner=-1)  # the same space again
    assert not instant(s, "warmonger")
    s.deeds.clear()
    battle(s, winner=-1, space=at("B4"))
    assert instant(s, "warmonger")


def test_warmonger_must_win_one():
    """COC-OBJ-warmonger."""
    s = battle(battle(table(), winner=-1), winner=1, space=at("B4"))
    assert not instant(s, "warmonger")


def test_sea_cleansing_with_the_second_victory_over_pirates():
    """COC-OBJ-sea_cleansing."""
    s = battle(table(), defender=PIRATES, sea=True)
    assert not instant(s, "sea_cleansing")
    s.deeds.clear()
    battle(s, defender=PIRATES, sea=True)
    assert instant(s, "sea_cleansing")


def test_draft_city_founder_wonder_and_terror():
    """COC-OBJ-city_founder, COC-OBJ-draft, COC-OBJ-magnificent_culture, COC-OBJ-terror_regime, COC-7.2.8."""
    s = table()
    s.deeds = [Deed("draft", 0)]
    assert not instant(s, "draft")
    s.players[0].turn_marks |= DRAFTED_TWICE
    assert instant(s, "draft")
    s.deeds = [Deed("found", 0, at("D6"))]
    assert not instant(s, "city_founder")
    s.deeds = [Deed("found", 0, at("B7"))]
    assert instant(s, "city_founder")
    assert not instant(s, "city_founder", 1)
    s.deeds = [Deed("wonder", 0, 3)]
    assert instant(s, "magnificent_culture")
    s.deeds = [Deed("angry", 0)]
    cities(s, 4, mood="angry")
    assert instant(s, "terror_regime")
    s.mood[at("D4")] = 1
    assert not instant(s, "terror_regime")


def test_city_founder_forbids_colony_in_that_round():
    """COC-OBJ-city_founder, COC-OBJ-colony."""
    s = table()
    card = aim(s, 0, "city_founder")
    city(s, 0, "B7")
    s.deeds = [Deed("found", 0, at("B7"))]
    begin(s, InstantObjectives())
    s.play(("complete", card, OBJECTIVE["city_founder"]))
    assert s.founder_round == [0]
    assert not met(s, "colony")


def test_ex_61_different_names_for_one_capture():
    """COC-OBJ-conqueror, COC-OBJ-naval_assault, COC-7.2.4."""
    s = table()
    one, other, ships = aim(s, 0, "conqueror"), aim(s, 0, "conqueror"), aim(s, 0, "naval_assault")
    battle(s, captured=True, owner=1, size=1, from_ship=True)
    begin(s, InstantObjectives())
    s.play(("complete", one, OBJECTIVE["conqueror"]))
    assert ("complete", other, OBJECTIVE["conqueror"]) not in s.legal()
    s.play(("complete", ships, OBJECTIVE["naval_assault"]))
    assert s.players[0].completed == [one, ships]


def test_ex_96_who_is_asked_by_what_is_public():
    """COC-OBJ-conqueror, COC-OBJ-general, COC-14.9."""
    s = table(3)
    card = next(c for c in s.objective_deck.cards if c == 25)  # Expansionist / Military Might: nothing instant
    s.objective_deck.give(card, s.players[0].objectives, 1)
    aim(s, 2, "conqueror")
    aim(s, 2, "general")
    battle(s, lost=(0, 3), attackers=4, defenders=3)
    begin(s, InstantObjectives())
    assert s.to_act == (0,)
    assert s.legal() == [("pass",)]
    s.play(("pass",))
    assert s.over
    assert not s.deeds


def test_nobody_is_asked_for_cards_that_all_lie_open():
    """COC-OBJ-conqueror."""
    s = table()
    aim(s, 0, "conqueror")
    battle(s, lost=(0, 2), attackers=3, defenders=2)
    s.players[1].completed = [22, 24]  # both cards with Aggressor
    begin(s, InstantObjectives())
    assert s.over


def test_the_defender_is_asked_after_the_attacker():
    """COC-OBJ-aggressor, COC-OBJ-resistance, COC-14.2."""
    s = table()
    aim(s, 0, "aggressor")
    card = aim(s, 1, "resistance")
    battle(s, lost=(2, 2), attackers=3, defenders=3)
    begin(s, InstantObjectives())
    assert s.to_act == (0,)
    s.play(("pass",))
    assert s.to_act == (1,)
    assert ("complete", card, OBJECTIVE["resistance"]) in s.legal()
    assert asked(s) == "instant-objective"


def test_a_great_battle_may_be_decided_by_the_great_wall():
    """COC-OBJ-great_battle, COC-WON-great_wall: still a battle."""
    s = table()
    card = aim(s, 0, "great_battle")
    build(s, 0, "great_wall", home(s, 0))
    put(s, 0, home(s, 0), infantry=2)
    put(s, "barbarians", home(s, 0), infantry=4)
    attack(s, "barbarians", 0, home(s, 0), "D3")
    assert asked(s) == "instant-objective"
    assert ("complete", card, OBJECTIVE["great_battle"]) in s.legal()


def test_terror_is_offered_before_the_next_move():
    """COC-OBJ-terror_regime, COC-7.2.8, COC-14.9: a city that moved became angry."""
    s = table(2, "huns", "rome")
    know(s, 0, "storage")
    card = aim(s, 0, "terror_regime")
    for space in ("F3", "B5", "F6"):
        city(s, 0, space, mood="angry")
    city(s, 0, "D4", mood="neutral")
    s.active[at("D4")] = 1
    put(s, 0, "C2", settler=1)
    turn(s)
    s.active[at("D4")] = 1
    s.play(("move-units",))
    s.play(("move", at("D4"), at("D5")))
    assert asked(s) == "instant-objective"
    s.play(("complete", card, OBJECTIVE["terror_regime"]))
    assert asked(s) == "move"
