"""The texts of events: good years, famine and plague, disasters and unrest (COC-7.6, 7.8, Appendix A.5)."""

import pytest

from civitas.games.clash_of_cultures.advance import GainAdvance
from civitas.games.clash_of_cultures.cards.card import EVENT_TEXTS
from civitas.games.clash_of_cultures.cities import building_supply, settlement_supply, size
from civitas.games.clash_of_cultures.constructing import why_not_building
from civitas.games.clash_of_cultures.events.drawing import DrawEvent
from civitas.games.clash_of_cultures.scoring import EVENTS_ROW, WONDERS_ROW, count_rows
from civitas.games.clash_of_cultures.tables import ADVANCE, BUILDING, EVENT, EVENT_IDS, GOOD, UNIT

from .table import (
    aim,
    asked,
    at,
    begin,
    build,
    city,
    deal,
    goods,
    held,
    home,
    know,
    land,
    lead,
    listed,
    paint,
    put,
    settle,
    table,
    turn,
    units,
    verbs,
)


def card(number):
    return next(EVENT[id] for id in EVENT_IDS if id.startswith(f"event_{number:02d}_"))


def strike(s, number, seat=0):
    """The text of an event that *seat* drew; its symbol aside."""
    text = EVENT_TEXTS[card(number)]
    if card(number) in s.event_deck.cards:
        s.event_deck.take(s.event_deck.find(card(number)), 0)
    step = text.resolve(s, seat, card(number))
    return s if step is None else begin(s, step)


def mood(s, space):
    return ("angry", "neutral", "happy")[s.mood[at(space)]]


def test_every_event_has_a_text():
    """COC-7.6.1."""
    assert set(EVENT_TEXTS) == set(range(58))


# --- good years


@pytest.mark.parametrize(
    ("number", "mine", "theirs"), [(9, 1, 1), (10, 1, 0), (12, 2, 0), (13, 2, 2), (15, 3, 3), (17, 3, 0)]
)
def test_a_year_for_one_or_for_all(number, mine, theirs):
    """COC-EVT-09, COC-EVT-10, COC-EVT-12, COC-EVT-13, COC-EVT-15, COC-EVT-17."""
    s = table()
    know(s, 0, "storage"), know(s, 1, "storage")
    strike(s, number)
    assert (held(s, 0, "food"), held(s, 1, "food")) == ((mine,), (theirs,))


@pytest.mark.parametrize(("number", "n"), [(11, 1), (14, 2), (16, 3)])
def test_a_year_to_share(number, n):
    """COC-EVT-11, COC-EVT-14, COC-EVT-16."""
    s = table(3)
    for seat in range(3):
        know(s, seat, "storage")
    strike(s, number)
    for _ in range(n):
        s.play(("feed", 2))
    assert held(s, 0, "food") == (n,)
    assert held(s, 1, "food") == (0,)
    assert held(s, 2, "food") == (n,)


def test_a_gain_above_the_limit_is_lost():
    """COC-EVT-17."""
    s = table()
    strike(s, 17)
    assert held(s, 0, "food") == (2,)


def test_a_successful_year_helps_those_behind():
    """COC-EVT-54."""
    s = table(3)
    city(s, 0, "D4"), city(s, 0, "B4"), city(s, 1, "F4")
    strike(s, 54)
    assert [held(s, seat, "food")[0] for seat in range(3)] == [0, 0, 2]
    s = table(3)
    strike(s, 54)
    assert [held(s, seat, "food")[0] for seat in range(3)] == [1, 1, 1]


# --- famine


@pytest.mark.parametrize("number", range(3, 9))
def test_famine_takes_food_or_makes_a_city_angry(number):
    """COC-EVT-03, COC-EVT-04, COC-EVT-05, COC-EVT-06, COC-EVT-07, COC-EVT-08, COC-4.1.7."""
    food = 1 if number < 6 else 2
    s = table()
    goods(s, 0, food=food, gold=3)
    strike(s, number)
    assert held(s, 0, "food", "gold") == (0, 3)
    assert mood(s, home(s, 0)) == "happy"
    s = table()
    goods(s, 0, food=food - 1, gold=3)
    strike(s, number)
    assert held(s, 0, "food", "gold") == (0, 3)
    assert mood(s, home(s, 0)) == "angry"


def test_ex_13_irrigation_ignores_the_text_and_not_the_symbol():
    """COC-7.4.1, COC-7.6.2."""
    s = table(expansion=False)
    know(s, 0, "irrigation")
    s.event_deck.cards.remove(card(6))
    s.event_deck.cards.append(card(6))
    s.players[0].track = 0
    begin(s, DrawEvent(0))
    assert asked(s) == "barbarian-city"  # no barbarians nearby: they appear
    while asked(s):
        s.play(s.legal()[0])
    assert mood(s, home(s, 0)) == "happy"
    assert s.players[0].track == 3


def test_aqueducts_ignore_famine():
    """COC-EVT-08."""
    s = table(2, "rome", "greece")
    know(s, 0, "engineering")
    strike(s, 8)
    assert mood(s, home(s, 0)) == "happy"


def test_ex_14_myths_keeps_a_city_happy_for_1_mood_token():
    """COC-EVT-03, COC-7.6.3."""
    s = table()
    know(s, 0, "myths")
    city(s, 0, home(s, 0), "temple", mood="happy")
    goods(s, 0, mood=2)
    strike(s, 3)
    assert asked(s) == "myths"
    s.play(next(option for option in s.legal() if option[0] == "pay"))
    assert mood(s, home(s, 0)) == "happy"
    assert held(s, 0, "mood") == (1,)


def test_vermin_gnaws_at_storage():
    """COC-EVT-51."""
    s = table()
    know(s, 1, "storage")
    strike(s, 51)
    assert (mood(s, home(s, 0)), mood(s, home(s, 1))) == ("happy", "angry")


def test_drought_counts_dry_cities():
    """COC-EVT-52."""
    s = table()
    know(s, 0, "storage")
    land(s, D3="barren")
    city(s, 0, "D4")
    city(s, 0, "B4")
    goods(s, 0, food=2)
    strike(s, 52)
    assert held(s, 0, "food") == (0,)
    assert mood(s, home(s, 0)) == "happy"
    strike(s, 52)
    assert set(listed(s, "gloom")) == {at(home(s, 0)), at("D4")}


# --- plague


def test_pestilence_lowers_moods_and_stops_building():
    """COC-EVT-01."""
    s = table()
    city(s, 0, "D4", mood="happy")
    know(s, 1, "sanitation", "writing")
    know(s, 0, "writing")
    strike(s, 1)
    assert set(listed(s, "gloom")) == {at(home(s, 0)), at("D4")}
    s.play(("gloom", at("D4")))
    assert mood(s, "D4") == "neutral"
    assert s.lasting == [card(1)]
    assert why_not_building(s, s.players[0], at("D4"), BUILDING["academy"]).rule == "COC-7.6.8"
    begin(s, GainAdvance(0, ADVANCE["sanitation"]))
    assert s.lasting == []
    assert s.event_discards == [card(1)]


def test_pestilence_travels_on_roads():
    """COC-EVT-01."""
    s = table()
    for space in ("D4", "B4"):
        city(s, 0, space, mood="happy")
    know(s, 0, "roads")
    strike(s, 1)
    settle(s, ("gloom", at("D4")), ("gloom", at("B4")))
    assert s.over
    assert (mood(s, "D4"), mood(s, "B4")) == ("neutral", "neutral")


def test_epidemics_take_a_unit_of_those_who_have_2():
    """COC-EVT-02, COC-7.6.9."""
    s = table()
    put(s, 0, "D4", infantry=1, settler=1)
    put(s, 1, "D5", infantry=1)
    strike(s, 2)
    s.play(("remove-unit", at("D4"), UNIT["settler"]))
    assert s.over
    assert units(s, 0, "D4") == {"infantry": 1}
    assert units(s, 1, "D5") == {"infantry": 1}


def test_a_lost_ship_drowns_its_passengers():
    """COC-EVT-02, COC-7.6.7."""
    s = table()
    land(s, D4="sea")
    put(s, 0, "D4", ship=1, infantry=1)
    strike(s, 2)
    s.play(("remove-unit", at("D4"), UNIT["ship"]))
    assert units(s, 0, "D4") == {}


def test_pandemics_take_half_the_number_of_cities():
    """COC-EVT-49."""
    s = table()
    for space in ("D4", "B4", "F4"):
        city(s, 0, space)
    goods(s, 0, food=1)
    deal(s, 0, civil="ideas")
    aim(s, 0, "conqueror")
    put(s, 0, "D5", infantry=1)
    strike(s, 49)
    assert verbs(s) == {"lose-good", "discard-action", "discard-objective", "remove-unit"}
    settle(s, ("lose-good", GOOD["food"]), ("remove-unit", at("D5"), UNIT["infantry"]))
    assert s.over
    assert len(s.players[0].hand) == 1


def test_sanitation_ignores_pandemics():
    """COC-EVT-49."""
    s = table()
    city(s, 0, "D4")
    know(s, 0, "sanitation")
    goods(s, 0, food=1)
    strike(s, 49)
    assert s.over


def test_black_death_scores_what_it_takes():
    """COC-EVT-50."""
    s = table()
    put(s, 0, "D4", infantry=4)
    put(s, 0, "D5", infantry=4)
    know(s, 0, "roads")
    strike(s, 50)
    for _ in range(3):
        s.play(s.legal()[0])
    assert s.over
    assert count_rows(s, 0)[EVENTS_ROW] == 6


# --- disasters


def test_a_volcano_buries_a_city():
    """COC-EVT-29, COC-7.3.5, COC-7.3.6, COC-7.6.6, COC-7.8.21."""
    s = table()
    for space in ("B4", "F4"):
        city(s, 0, space)
    strike(s, 29)
    assert s.over
    assert s.event_discards == [card(29)]
    s.event_discards = []
    city(s, 0, "D4", "temple")
    paint(s, "D4", "academy", 1)
    build(s, 0, "great_wall", "D4")
    put(s, 0, "D4", infantry=2)
    strike(s, 29)
    s.play(("destroy", at("D4")))
    assert s.city[at("D4")] == -1
    assert units(s, 0, "D4") == {}
    assert s.players[0].kept == [card(29)]
    assert (count_rows(s, 0)[EVENTS_ROW], count_rows(s, 1)[EVENTS_ROW]) == (8, 4)
    assert count_rows(s, 0)[WONDERS_ROW] == 8
    assert not s.players[0].wonders
    assert settlement_supply(s, 0) == 7 - 3 - 1
    assert building_supply(s, 1, BUILDING["academy"]) == 4


def test_an_earthquake_buries_pieces():
    """COC-EVT-30, COC-7.8.17."""
    s = table()
    city(s, 0, "D4", "temple", "academy", mood="happy")
    city(s, 0, "B4")
    strike(s, 30)
    assert ("bury-settlement", at("D4")) not in s.legal()
    assert "enough" not in verbs(s)
    settle(s, ("bury-building", at("D4"), BUILDING["temple"]), ("bury-building", at("D4"), BUILDING["academy"]))
    assert ("bury-settlement", at("D4")) in s.legal()
    s.play(("enough",))
    assert size(s, at("D4")) == 1
    assert mood(s, "D4") == "neutral"
    assert count_rows(s, 0)[EVENTS_ROW] == 8


def test_an_earthquake_may_swallow_a_city():
    """COC-EVT-30."""
    s = table()
    city(s, 0, "D4")
    city(s, 0, "B4")
    put(s, 0, "D4", infantry=1)
    settle(strike(s, 30), ("bury-settlement", at("D4")), ("enough",))
    assert s.city[at("D4")] == -1
    assert units(s, 0, "D4") == {"infantry": 1}
    assert s.players[0].buried[0] == 1


def test_a_heavy_earthquake_strikes_everybody_with_3_cities():
    """COC-EVT-31, COC-7.3.3."""
    s = table(3)
    for seat, spaces in ((0, ("D4", "B4")), (1, ("F4", "E5"))):
        for space in spaces:
            city(s, seat, space)
    strike(s, 31)
    assert s.to_act == (0,)
    settle(s, s.legal()[0], ("enough",))
    assert s.to_act == (1,)
    settle(s, s.legal()[0], ("enough",))
    assert s.over
    assert s.players[0].kept == [card(31)]


def test_floods_strike_coasts():
    """COC-EVT-32, COC-EVT-33."""
    s = table()
    land(s, D3="sea")
    city(s, 0, "B4", mood="happy")
    strike(s, 32)
    assert (mood(s, home(s, 0)), mood(s, "B4")) == ("neutral", "happy")
    city(s, 1, "E4", mood="happy")
    strike(s, 33)
    assert (mood(s, home(s, 0)), mood(s, "E4")) == ("angry", "neutral")


def test_fire_spreads_through_a_forest():
    """COC-EVT-53, COC-7.8.15."""
    s = table()
    land(s, D2="forest", D3="forest", D4="forest")
    city(s, 1, "D4", mood="happy")
    city(s, 0, "B4", mood="happy")
    strike(s, 53)
    assert (mood(s, "D2"), mood(s, "D4"), mood(s, "B4")) == ("neutral", "neutral", "happy")


def test_without_a_forest_wood_burns():
    """COC-EVT-53."""
    s = table()
    goods(s, 0, wood=2)
    strike(s, 53)
    assert held(s, 0, "wood") == (1,)


# --- unrest


@pytest.mark.parametrize("number", [27, 28])
def test_a_population_boom_gives_settlers(number):
    """COC-EVT-27, COC-EVT-28."""
    s = table(3)
    settle(strike(s, number), ("favour", 2))
    assert units(s, 0, home(s, 0)) == {"settler": 1}
    assert units(s, 2, home(s, 2)) == {"settler": 1}


def test_whoever_has_no_settler_left_is_not_favoured():
    """COC-EVT-27, COC-7.8.20."""
    s = table(3)
    put(s, 1, "D4", settler=4)
    strike(s, 27)  # only one opponent can place a settler
    assert units(s, 2, home(s, 2)) == {"settler": 1}


@pytest.mark.parametrize("number", [34, 35])
def test_a_migration_makes_a_city_sad(number):
    """COC-EVT-34, COC-EVT-35."""
    s = table()
    strike(s, number)
    assert units(s, 1, home(s, 1)) == {"settler": 1}
    assert mood(s, home(s, 0)) == "neutral"


@pytest.mark.parametrize("number", [36, 37])
def test_civil_war_takes_an_infantry(number):
    """COC-EVT-36, COC-EVT-37, COC-7.6.4."""
    s = table()
    city(s, 0, "D4")
    put(s, 0, "D4", infantry=2)
    put(s, 0, home(s, 0), infantry=1)  # happy: not there
    strike(s, number)
    assert units(s, 0, "D4") == {"infantry": 1}
    assert mood(s, "D4") == "angry"


def test_civil_war_without_such_a_city_lowers_a_mood():
    """COC-EVT-36."""
    s = table()
    put(s, 0, home(s, 0), infantry=1)
    strike(s, 36)
    assert mood(s, home(s, 0)) == "neutral"
    assert units(s, 0, home(s, 0)) == {"infantry": 1}


def test_a_revolution_costs_an_action_and_the_government():
    """COC-EVT-38."""
    s = table()
    know(s, 0, "writing", "philosophy", "voting", "free_economy", "tactics", "draft")
    turn(s)
    s.stack = []
    strike(s, 38)
    assert s.players[0].actions == 2
    assert asked(s) == "change-government"
    s.play(("government", (ADVANCE["nationalism"], ADVANCE["forced_labor"])))
    assert s.players[0].advances >> ADVANCE["forced_labor"] & 1
    assert not s.players[0].advances >> ADVANCE["voting"] & 1


def test_a_revolution_is_bought_off_by_army_units():
    """COC-EVT-38, COC-7.8.16."""
    s = table()
    know(s, 0, "writing", "philosophy", "voting", "tactics", "draft")
    put(s, 0, "D4", infantry=2)
    strike(s, 38)
    one = ("remove-unit", at("D4"), UNIT["infantry"])
    settle(s, one, one)
    assert s.over
    assert units(s, 0, "D4") == {}
    assert s.players[0].lost_actions == 0


def test_in_the_status_phase_an_action_of_the_next_turn_is_lost():
    """COC-EVT-38, COC-7.6.5, COC-3.10."""
    s = table()
    strike(s, 38)
    assert s.players[0].lost_actions == 1
    turn(s)
    assert s.players[0].actions == 2


# --- Marqzen


def test_the_storm_master_protects_his_city():
    """COC-EVT-02, COC-EVT-03."""
    s = table(2, "aztecs", "rome")
    lead(s, 0, "marqzen", home(s, 0))
    put(s, 0, home(s, 0), infantry=1)
    strike(s, 3)
    assert asked(s) == "storm-master"
    s.play(("ignore",))
    assert mood(s, home(s, 0)) == "happy"
    settle(strike(s, 2), ("remove-unit", at(home(s, 0)), UNIT["infantry"]), ("ignore",))
    assert units(s, 0, home(s, 0)) == {"infantry": 1, "leader": 1}


def test_a_second_event_waits_for_the_first():
    """COC-7.3.7."""
    s = table(expansion=False)
    for number in (12, 10):
        s.event_deck.cards.remove(card(number))
        s.event_deck.cards.append(card(number))
    s.players[0].track = 0
    s.players[1].track = 0
    begin(s, DrawEvent(0))
    while asked(s):
        s.play(s.legal()[0])
    assert (s.players[0].track, s.players[1].track) == (3, 3)
    assert s.event_discards == [card(10), card(12)]
