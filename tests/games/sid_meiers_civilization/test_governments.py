"""SMC-6.8 and section 19: governments, of both sets."""

import pytest

from civitas.games.sid_meiers_civilization.government import change, force_anarchy
from civitas.games.sid_meiers_civilization.learning import learn
from civitas.games.sid_meiers_civilization.start_of_turn import StartOfTurnPart
from civitas.games.sid_meiers_civilization.state import CHANGED_GOVERNMENT, USED_FREE_HARVEST
from civitas.games.sid_meiers_civilization.tables import (
    ANARCHY,
    ARMIES_FOUND,
    BASE_SET,
    COLLECTED,
    EVENT,
    FREE_HARVEST,
    GOVERNMENT,
    GOVERNMENT_BATTLE_HAND,
    GOVERNMENT_COMBAT,
    NO_CITY_ATTACKS,
    SCOUTS_EXPLORE,
    SET_OF_2013,
    SILK,
    START_OF_TURN,
    TECH,
)
from civitas.games.sid_meiers_civilization.turn import begin_turn
from civitas.games.sid_meiers_civilization.yields import city_arts, city_production, culture_hand_size, trade_income
from games.sid_meiers_civilization.cards import change_to, manage, why
from games.sid_meiers_civilization.table import begin, govern, hold_events, put_army, put_city, put_marker, put_scout, q, table

OPTION = {"government_set": "replacement_2013"}


def awake(**options):
    """A Start of Turn part that does not end by itself."""
    s = table(2, **options)
    hold_events(s, 0, "a_generous_gift")
    return s


def part(s, seat=0):
    """The Start of Turn part of a seat begins."""
    s.phase = START_OF_TURN
    return begin(s, StartOfTurnPart(seat))


def governments(s):
    """What a seat may change to."""
    return {option[1] for option in s.legal() if option[0] == "government"}


# --- changing (6.8)


def test_ex_18_a_free_change_in_the_next_turn_then_only_through_anarchy():  # SMC-6.8
    s = awake()
    learn(s, 0, TECH["code_of_laws"])  # in turn 3
    begin_turn(s)
    part(s)  # turn 4
    assert governments(s) == {ANARCHY, GOVERNMENT["republic"]}
    s.play(("end",))
    begin_turn(s)
    part(s)  # turn 5: it was not done then
    assert governments(s) == {ANARCHY}
    assert why(s, change_to("republic")) == "SMC-6.8.3"
    s.play(change_to("anarchy"))
    assert why(s, change_to("republic")) == "SMC-6.8.4"
    begin_turn(s)
    part(s)  # turn 6
    assert governments(s) == {GOVERNMENT["republic"], GOVERNMENT["despotism"]}
    s.play(change_to("republic"))
    assert s.players[0].government == GOVERNMENT["republic"]


def test_the_free_change_is_taken_directly():  # SMC-6.8.2
    s = awake()
    learn(s, 0, TECH["code_of_laws"])
    begin_turn(s)
    part(s)
    s.play(change_to("republic"))
    assert s.players[0].government == GOVERNMENT["republic"]
    assert why(s, change_to("anarchy")) == "SMC-6.8.4"  # one change a turn


def test_of_several_new_governments_one_is_free():  # SMC-6.8.6
    s = awake()
    learn(s, 0, TECH["code_of_laws"]), learn(s, 0, TECH["monarchy"])
    begin_turn(s)
    part(s)
    assert governments(s) == {ANARCHY, GOVERNMENT["republic"], GOVERNMENT["monarchy"]}
    s.play(change_to("monarchy"))
    begin_turn(s)
    part(s)
    assert governments(s) == {ANARCHY}


def test_a_government_unlocked_in_this_turn_waits():  # SMC-6.8.2
    s = awake()
    learn(s, 0, TECH["monarchy"])
    part(s)
    assert governments(s) == {ANARCHY}


def test_a_locked_government_and_the_one_in_force_are_refused():  # SMC-6.8.1, SMC-6.8.3
    s = awake()
    part(s)
    assert why(s, change_to("communism")) == "SMC-6.8.3"
    assert why(s, change_to("despotism")) == "SMC-6.8.1"


def test_staying_in_anarchy_is_allowed():  # SMC-6.8.5
    s = awake()
    govern(s, 0, "anarchy")
    part(s)
    s.play(("end",))
    assert s.players[0].government == ANARCHY


def test_who_is_forced_into_anarchy_before_their_part_does_not_leave_in_the_same_phase():  # SMC-6.8.4
    s = awake()
    force_anarchy(s, 0)
    part(s)
    assert governments(s) == set()
    assert why(s, change_to("despotism")) == "SMC-6.8.4"
    begin_turn(s)
    part(s)
    assert GOVERNMENT["despotism"] in governments(s)


def test_rome_and_russia_have_their_start_government_unlocked():  # SMC-3.5
    s = table(2, ("rome", "russia"))
    assert s.players[0].government == GOVERNMENT["republic"]
    assert s.players[1].government == GOVERNMENT["communism"]
    assert s.players[1].unlocked >> GOVERNMENT["communism"] & 1


def test_leaving_feudalism_lowers_the_coins_at_once():  # SMC-19.8, SMC-15.2
    s = table()
    assert govern(s, 0, "feudalism").coins == 1
    change(s, 0, ANARCHY)
    assert s.players[0].coins == 0


def test_feudalisms_coin_may_win():  # SMC-19.8
    s = table()
    p = s.players[0]
    p.coin_tokens[4] = p.coins = 14
    change(s, 0, GOVERNMENT["feudalism"])
    assert s.winners == 1


def test_ex_107_leaving_monarchy_costs_a_card_at_once():  # SMC-9.2, SMC-19.12
    s = table()
    govern(s, 0, "monarchy")
    assert culture_hand_size(s, 0) == 3
    hold_events(s, 0, "drought", "drought", "sabotage")
    part(s)
    s.play(change_to("anarchy"))
    assert s.pending.what == "discard-events"
    s.play(("discard-events", (EVENT["sabotage"],)))
    assert len(s.players[0].events) == 2


def test_anarchy_and_everything_else_of_the_part():  # SMC-6.1, SMC-6.4, SMC-6.8.8
    s = awake()
    s.players[0].reserve[2] = 1
    put_scout(s, 0, "b3")
    part(s)
    for option in (change_to("anarchy"), ("found", q("b3"), "scout"), ("person", 2, q("a2"))):
        s.play(option)
    assert s.cities[1] == q("b3")
    assert trade_income(s, 0) > 3  # the capital still collects
    s.play(("end",))
    manage(s)
    assert why(s, ("arts", 0)) == "SMC-6.8.3"
    assert ("arts", 1) in s.legal()


# --- the default set (SMC-G)


def test_ex_104_democracy_collects_two_more_and_fundamentalism_two_less():  # SMC-7.1, SMC-19.10
    s = table()
    icons = trade_income(s, 0)
    govern(s, 0, "democracy")
    assert trade_income(s, 0) == icons + 2
    govern(s, 0, "fundamentalism")
    assert trade_income(s, 0) == icons - 2
    for square in ("g2", "e3"):
        put_marker(s, square, "temple") if square == "g2" else put_scout(s, 1, square)
    assert trade_income(s, 0) == 0  # one icon left: never below 0


def test_democracy_pays_nothing_on_adoption():  # SMC-6.10
    s = table()
    trade = s.players[0].trade
    change(s, 0, GOVERNMENT["democracy"])
    assert s.players[0].trade == trade
    assert s.players[0].coins == 0


@pytest.mark.parametrize(
    ("government", "production", "arts", "capital_arts", "hand", "coins"),
    [
        ("despotism", 0, 1, 1, 2, 0),
        ("anarchy", 0, 1, 1, 2, 0),
        ("republic", 0, 1, 1, 2, 0),
        ("feudalism", 0, 1, 1, 2, 1),
        ("monarchy", 0, 2, 2, 3, 0),
        ("democracy", 0, 1, 1, 2, 0),
        ("communism", 2, 1, 0, 2, 0),
        ("fundamentalism", 0, 1, 1, 2, 0),
    ],
)
def test_numbers_of_the_default_set(government, production, arts, capital_arts, hand, coins):  # Appendix G
    s = table()
    second = put_city(s, 0, "c3")
    base = city_production(s, second)
    govern(s, 0, government)
    assert city_production(s, 0) == 5 + production
    assert city_production(s, second) == base + production
    assert (city_arts(s, second), city_arts(s, 0)) == (arts, capital_arts)
    assert culture_hand_size(s, 0) == hand
    assert s.players[0].coins == coins


def where(effect, which):
    """The governments that have an effect in a set."""
    return {id for id, number in GOVERNMENT.items() if effect[which][number]}


def test_other_effects_of_the_default_set():
    assert where(ARMIES_FOUND, BASE_SET) == where(SCOUTS_EXPLORE, BASE_SET) == {"republic"}
    assert where(NO_CITY_ATTACKS, BASE_SET) == {"democracy"}
    assert where(COLLECTED, BASE_SET) == {"democracy", "fundamentalism"}
    assert where(GOVERNMENT_BATTLE_HAND, BASE_SET) == {"fundamentalism"}
    assert where(GOVERNMENT_COMBAT, BASE_SET) == where(FREE_HARVEST, BASE_SET) == set()


# --- the option set (SMC-G13): never mixed


def test_other_effects_of_the_option_set():
    assert where(ARMIES_FOUND, SET_OF_2013) == {"republic"}
    assert where(SCOUTS_EXPLORE, SET_OF_2013) == where(NO_CITY_ATTACKS, SET_OF_2013) == where(COLLECTED, SET_OF_2013) == set()
    assert where(GOVERNMENT_BATTLE_HAND, SET_OF_2013) == {"communism"}
    assert where(GOVERNMENT_COMBAT, SET_OF_2013) == {"fundamentalism"}


def test_ex_109_democracy_of_the_option_set_pays_on_adoption():  # SMC-6.10, Appendix G
    s = table(**OPTION)
    icons = trade_income(s, 0)
    s.players[0].trade = 5
    change(s, 0, GOVERNMENT["democracy"])
    assert s.players[0].trade == 7
    assert s.players[0].coins == 1
    assert trade_income(s, 0) == icons  # nothing more when trade is collected


def test_fundamentalism_of_the_option_set_counts_armies_on_the_map():  # SMC-G13.fundamentalism
    s = table(**OPTION)
    put_army(s, 0, "e4", 2), put_scout(s, 0, "g2")
    change(s, 0, GOVERNMENT["fundamentalism"])
    assert s.players[0].culture == 2


def test_the_government_in_force_pays_when_the_part_begins():  # SMC-6.6, SMC-6.9
    s = table(**OPTION)
    govern(s, 0, "democracy").trade = 26
    part(s)
    assert s.players[0].trade == 27


def test_feudalism_of_the_option_set_harvests_at_start_of_turn():  # SMC-G13.feudalism
    s = table(**OPTION)
    govern(s, 0, "feudalism")
    assert s.players[0].coins == 0
    put_scout(s, 1, "f2")
    part(s)
    assert [option for option in s.legal() if option[0] == "harvest-freely"] == [("harvest-freely", SILK)]  # incense is blockaded
    s.play(("harvest-freely", SILK))
    assert s.players[0].resources[SILK] == 1
    assert s.players[0].flags & USED_FREE_HARVEST
    assert why(s, ("harvest-freely", SILK)) == "SMC-G13.feudalism"


def test_the_default_feudalism_harvests_nothing_at_start_of_turn():
    s = awake()
    govern(s, 0, "feudalism")
    part(s)
    assert why(s, ("harvest-freely", SILK)) == "SMC-G13.feudalism"
    assert not s.players[0].flags & CHANGED_GOVERNMENT


def test_numbers_of_the_option_set():  # Appendix G
    s = table(**OPTION)
    assert {id: (govern(s, 0, id), city_production(s, 0), city_arts(s, 0), culture_hand_size(s, 0), s.players[0].coins)[1:] for id in GOVERNMENT} == {
        "anarchy": (5, 1, 2, 0),
        "despotism": (6, 1, 2, 0),
        "republic": (5, 1, 2, 0),
        "feudalism": (5, 1, 2, 0),
        "monarchy": (5, 1, 2, 0),
        "democracy": (5, 1, 2, 1),
        "communism": (5, 1, 2, 0),
        "fundamentalism": (5, 1, 2, 0),
    }
