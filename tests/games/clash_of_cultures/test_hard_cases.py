"""Hard cases: rules that meet one another in battles, marches, moves and bargains."""

from civitas.games.clash_of_cultures.armies import FOUGHT, MOVED, SAILED, flags_at
from civitas.games.clash_of_cultures.cards.schemes import Hire
from civitas.games.clash_of_cultures.cities import colour
from civitas.games.clash_of_cultures.events.barbarians import March
from civitas.games.clash_of_cultures.events.disasters import Overthrow
from civitas.games.clash_of_cultures.events.moods import RemoveUnits, unit_count
from civitas.games.clash_of_cultures.events.pirates import PiratesAppear
from civitas.games.clash_of_cultures.groups import ally_flags
from civitas.games.clash_of_cultures.influence import Influence, attempts
from civitas.games.clash_of_cultures.state import LABOR_FORCED
from civitas.games.clash_of_cultures.tables import BARBARIANS, BUILDING, EVENT, UNIT
from civitas.games.clash_of_cultures.trade_routes import TradeRoutes, count_routes
from civitas.games.clash_of_cultures.turn import Turn

from .table import (
    aim,
    asked,
    at,
    attack,
    begin,
    build,
    city,
    clash_at_sea,
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
    throw,
    turn,
    units,
)
from .test_movement import act, move

# --- battles


def test_ships_that_retreat_leave_passengers_without_a_place():  # COC-6.6.2, COC-6.6.3
    s = table()
    land(s, D4="sea", D5="sea")
    put(s, 0, "D4", ship=2, infantry=3, settler=1)
    put(s, 1, "D4", ship=2)
    throw(s, "1l", "1l", "5c", "3e")
    clash_at_sea(s, 0, 1, "D4", "D5")
    settle(s, ("retreat",), ("drown", UNIT["settler"]))  # then an infantry, there is nobody else
    assert units(s, 0, "D4") == {}
    assert units(s, 0, "D5") == {"ship": 1, "infantry": 2}


def test_fanatics_rise_although_the_temple_was_pulled_down():  # COC-6.5.2, COC-6.7.5
    s = table()
    know(s, 1, "fanaticism")
    city(s, 1, "D4", "temple")
    for space in ("C3", "D3", "E4", "C4", home(s, 0)):
        city(s, 0, space, "temple")
    put(s, 0, "D4", infantry=2)
    put(s, 1, "D4", infantry=1)
    throw(s, "5c", "5c", "1l")
    attack(s, 0, 1, "D4", "D5")
    assert colour(s, at("D4"), BUILDING["temple"]) == -1
    assert units(s, 1, home(s, 1)) == {"infantry": 1, "settler": 1}


def test_fanatics_rise_when_an_empty_city_with_a_temple_falls():  # COC-6.5.2, COC-6.1.2
    s = table()
    know(s, 1, "fanaticism")
    city(s, 1, "D4", "temple")
    put(s, 0, "D4", infantry=1)
    attack(s, 0, 1, "D4", "D5")
    assert s.city[at("D4")] == 0
    assert units(s, 1, home(s, 1)) == {"infantry": 1, "settler": 1}


def test_a_horse_master_gives_up_only_what_the_cavalry_gave():  # COC-LDR-attila, COC-8.3.4
    s = table(2, "huns", "carthage")
    lead(s, 0, "attila", "D4")
    put(s, 0, "D4", cavalry=2)
    lead(s, 1, "hannibal", "D4")
    put(s, 1, "D4", infantry=3)
    throw(s, "5c", "4c", "6i", "1l", "6i", "2c", "2c", "2c")
    attack(s, 0, 1, "D4", "D5")
    battle = s.stack[0]
    assert battle.value[0] == 5 + 4 + 6 + 2  # two riders give 4, of which Hannibal lets 2 pass
    s.play(("shield-with", 4))
    assert battle.value[0] == 5 + 6 + 2


def test_tactical_retreat_saves_no_settlers_of_a_dead_army():  # COC-TAC-tactical_retreat, COC-6.4.5, COC-6.3.8
    s = table()
    know(s, 0, "tactics")
    know(s, 1, "tactics")
    archers, retreat = deal(s, 0, tactic="archers"), deal(s, 1, tactic="tactical_retreat")
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1, settler=1)
    throw(s, "5c")
    attack(s, 0, 1, "D4", "D5")
    settle(s, ("tactic", archers), ("tactic", retreat))
    assert s.over
    assert s.fights[-1].winner == 0
    assert units(s, 1, "E5") == units(s, 1, "D3") == {}


def test_who_retreats_tactically_has_fought():  # COC-6.4.6, COC-5.4.5a
    s = table()
    know(s, 0, "tactics")
    lead_away = deal(s, 0, tactic="tactical_retreat")
    put(s, 0, "D4", infantry=1)
    put(s, "barbarians", "D4", infantry=2)
    attack(s, "barbarians", 0, "D4", "D5")
    settle(s, ("tactic", lead_away), ("retreat-to", at("C4")))
    assert flags_at(s, at("C4"), UNIT["infantry"]) == [FOUGHT]


def test_who_gives_up_a_martyr_was_not_destroyed():  # COC-OBJ-resistance, COC-TAC-martyr, COC-8.2.8
    s = table()
    know(s, 0, "tactics")
    know(s, 1, "tactics")
    aim(s, 1, "resistance")
    martyr = deal(s, 0, tactic="martyr")
    put(s, 0, "D4", infantry=2)
    put(s, 1, "D4", infantry=3)
    throw(s, "1l", "5c", "1l")
    attack(s, 0, 1, "D4", "D5")
    s.play(("tactic", martyr))
    assert s.over  # one of the two attackers fell to the defender: no objective is met
    assert s.fights[-1].lost == (1, 1)


def test_a_leader_aboard_takes_no_part_in_a_naval_battle():  # COC-OBJ-great_commander, COC-6.1.3
    s = table(2, "rome", "greece")
    aim(s, 0, "great_commander")
    land(s, D4="sea", D5="sea")
    lead(s, 0, "caesar", "D4")
    put(s, 0, "D4", ship=1)
    put(s, 1, "D4", ship=1)
    throw(s, "5c", "1l")
    clash_at_sea(s, 0, 1, "D4", "D5")
    assert s.over


def test_an_admiral_takes_part_in_a_naval_battle():  # COC-OBJ-great_commander, COC-6.1.3, COC-LDR-pericles
    s = table(2, "greece", "rome")
    aim(s, 0, "great_commander")
    land(s, D4="sea", D5="sea")
    lead(s, 0, "pericles", "D4")
    put(s, 0, "D4", ship=1)
    put(s, 1, "D4", ship=1)
    throw(s, "5c", "1l")
    clash_at_sea(s, 0, 1, "D4", "D5")
    assert asked(s) == "instant-objective"


def test_drowned_soldiers_count_for_brutus():  # COC-OBJ-brutus, COC-6.6.2
    s = table(2, "rome", "greece")
    aim(s, 0, "brutus")
    land(s, D4="sea", D5="sea")
    put(s, 0, "D4", ship=1)
    lead(s, 1, "leonidas", "D4")
    put(s, 1, "D4", ship=1, infantry=1)
    throw(s, "5c", "1l")
    clash_at_sea(s, 0, 1, "D4", "D5")
    while not s.over and asked(s) != "instant-objective":
        s.play(s.legal()[0])
    assert asked(s) == "instant-objective"


# --- barbarians and pirates


def test_a_blocked_army_marches_when_the_way_is_free():  # COC-7.5.4, COC-7.5.8
    s = table()
    put(s, 0, "C3", infantry=1)
    put(s, "barbarians", "D3", infantry=2)
    put(s, "barbarians", "D4", infantry=3)
    begin(s, March(0))
    assert ("march", at("D3"), at(home(s, 0))) in s.legal()
    throw(s, "6i", "6i", "6i", "6i", "1l", "1l")
    s.play(("march", at("D3"), at(home(s, 0))))
    assert s.city[at(home(s, 0))] == BARBARIANS or ("march", at("D4"), at("D3")) in s.legal()


def test_the_player_may_let_a_blocked_army_stay():  # COC-7.5.4, COC-7.5.8
    s = table()
    city(s, 0, "D4")
    put(s, "barbarians", "D5", infantry=2)
    put(s, "barbarians", "D6", infantry=3)
    put(s, 0, "D4", infantry=4)
    begin(s, March(0))
    assert ("hold", at("D6")) in s.legal()
    throw(s, "6i", "6i", "6i", "6i", "6i", "6i")
    s.play(("hold", at("D6")))
    assert units(s, "barbarians", "D6") == {"infantry": 3}


def test_mercenaries_that_joined_others_do_not_march_on_with_them():  # COC-CIV-mercenaries, COC-7.8.1
    s = table()
    goods(s, 0, food=2)
    put(s, 0, "C4", infantry=1)
    put(s, "barbarians", "D4", infantry=1)
    put(s, "barbarians", "D5", infantry=2)
    begin(s, Hire(0))
    settle(s, ("hire", (at("D4"), at("D5"))), ("army", at("D4")), ("march", at("D5")))
    if asked(s) == "mercenary-army":
        s.play(("army", at("D5")))
    s.play(("march", at("D6")))
    assert units(s, "barbarians", "D5") == {"infantry": 1}
    assert units(s, "barbarians", "D6") == {"infantry": 2}


def test_a_pirate_ship_beside_the_city_is_not_taken_away_again():  # COC-7.5.6, COC-7.5.10
    s = table()
    land(s, D3="sea", E4="sea", D6="sea")
    put(s, "pirates", "D6", ship=3)
    begin(s, PiratesAppear(0))
    s.play(("pirate-at", at("D3")))
    assert listed(s, "pirate-from") in ([], [at("D6")])


def test_the_only_ship_lies_beside_the_city():  # COC-7.5.6, COC-7.5.10
    s = table(2, "rome", "carthage")
    land(s, D3="sea", D6="sea", C5="sea")
    know(s, 1, "fishing", "navigation")
    put(s, "pirates", "C5", ship=3)
    put(s, 1, "C5", ship=1)
    begin(s, PiratesAppear(0))
    assert asked(s) != "pirate-at" or listed(s, "pirate-at") == [at("D3")]
    assert units(s, "pirates", "D6") == {}


def test_storm_master_does_not_pay_for_a_revolution():  # COC-EVT-38, COC-7.8.16, COC-LDR-marqzen
    s = table(2, "aztecs", "rome")
    lead(s, 0, "marqzen", home(s, 0))
    put(s, 0, home(s, 0), infantry=1)
    begin(s, Overthrow(0))
    s.play(("remove-unit", at(home(s, 0)), UNIT["infantry"]))
    assert units(s, 0, home(s, 0)) == {"leader": 1}


# --- cities, moves, trade


def test_forced_labor_lets_an_angry_city_wander():  # COC-5.8.6, COC-SPA-nomads
    s = table(2, "huns", "rome")
    know(s, 0, "storage")
    s.mood[at(home(s, 0))] = 0
    turn(s)
    assert ("move-units",) not in s.legal()
    s.players[0].turn_marks |= LABOR_FORCED
    s.relist()
    assert ("move-units",) in s.legal()


def test_a_city_is_reconstructed_once_and_only_by_who_took_it():  # COC-LDR-wak_chanil_ajaw
    s = table(2, "maya", "rome")
    know(s, 0, "tactics", "writing")
    city(s, 1, "D4", "fortress", "temple")
    put(s, 1, home(s, 1), infantry=1)
    put(s, 0, "C4", infantry=1)
    lead(s, 0, "wak_chanil_ajaw", "D5")
    s.buildings[at("D4")] = 0
    paint(s, "D4", "temple", 1)
    turn(s)
    act(s)
    move(s, "C4", "D4", infantry=1)
    while asked(s) not in ("move", "turn"):
        s.play(s.legal()[0])
    move(s, "D5", "D4", leader=1)
    while asked(s) == "move":
        s.play(("stop-moving",))
    assert asked(s) == "turn"  # she came later
    s = table(2, "maya", "rome")
    know(s, 0, "tactics", "writing")
    city(s, 1, "D4", "temple")
    put(s, 0, "C4", settler=1)
    lead(s, 0, "wak_chanil_ajaw", "D5")
    turn(s)
    act(s)
    move(s, "D5", "D4", leader=1)
    while asked(s) not in ("move", "reconstruction"):
        s.play(s.legal()[0])
    if asked(s) == "move":
        s.play(("stop-moving",))
    assert asked(s) == "reconstruction"
    s.play(("pass",))
    act(s)
    s.play(("stop-moving",))
    assert asked(s) == "turn"


def test_nothing_is_reconstructed_while_pestilence_rages():  # COC-7.6.8, COC-LDR-wak_chanil_ajaw, ruling R-90
    s = table(2, "maya", "rome")
    know(s, 0, "tactics", "writing")
    city(s, 1, "D4", "temple")
    lead(s, 0, "wak_chanil_ajaw", "D5")
    s.lasting.append(EVENT["event_01_pestilence"])
    turn(s)
    act(s)
    move(s, "D5", "D4", leader=1)
    while asked(s) not in ("move", "reconstruction", "turn"):
        s.play(s.legal()[0])
    if asked(s) == "move":
        s.play(("stop-moving",))
    assert asked(s) == "turn"


def test_only_as_many_mounted_archers_ride_at_once_as_are_new():  # COC-SPA-mounted_archers, ruling R-89
    s = table(2, "huns", "rome")
    know(s, 0, "husbandry", "tactics")
    put(s, 0, "D2", cavalry=2)
    goods(s, 0, food=1, wood=1)
    turn(s).play(("recruit", at("D2")))
    if asked(s) == "levy":
        s.play(("levy", (0, 0, 0, 1, 0, 0, 0)))
    assert asked(s) == "move"
    s.play(("move", at("D2"), at("D3")))
    assert units(s, 0, "D3") == {"cavalry": 1}
    assert units(s, 0, "D2") == {"cavalry": 2}
    assert asked(s) == "turn"
    act(s)
    assert ("move", at("D2"), at("D3")) in s.legal()  # the others have not moved


def test_hirams_route_is_a_fifth_whenever_it_is_formed():  # COC-LDR-hiram, COC-5.9.1
    s = table(2, "phoenicia", "rome")
    know(s, 0, "trade_routes")
    for space in ("C4", "D4", "E5", "C5", "D6"):
        city(s, 1, space)
    put(s, 0, "D5", settler=4)
    lead(s, 0, "hiram", "E6")
    put(s, 0, "E6", settler=1)
    begin(s, TradeRoutes(0))
    for space in ("C4", "D4", "E5", "C5"):
        s.play(("route", UNIT["settler"], at("D5"), at(space), 0))
    assert asked(s) == "trade-route"
    assert {option[2] for option in s.legal() if option[0] == "route"} == {at("E6")}


def test_no_ships_are_recruited_against_a_truce():  # COC-7.8.4, COC-5.3.20
    s = table()
    land(s, D3="sea")
    city(s, 0, home(s, 0), "port", mood="happy", port="D3")
    put(s, 1, "D3", ship=1)
    goods(s, 0, wood=2)
    turn(s)
    assert ("recruit", at(home(s, 0))) in s.legal()
    s.players[0].truce = 2
    s.relist()
    assert ("recruit", at(home(s, 0))) not in s.legal()


def test_ships_recruited_against_a_friend_cost_the_fee():  # COC-7.8.9, COC-6.2.1
    s = table()
    land(s, D3="sea")
    city(s, 0, home(s, 0), "port", mood="happy", port="D3")
    put(s, 1, "D3", ship=1)
    s.players[1].kept, s.players[1].partner = [EVENT["event_57_great_diplomat"]], 0
    goods(s, 0, wood=2, culture=1)
    turn(s)
    assert ("recruit", at(home(s, 0))) not in s.legal()
    goods(s, 0, culture=3)
    s.relist()
    throw(s, "5c", "1l")
    s.play(("recruit", at(home(s, 0))))
    assert held(s, 0, "culture", "wood") == (1, 0)
    assert s.players[1].kept == []


def test_negotiations_answer_negotiations():  # COC-CIV-negotiations, COC-7.8.4
    s = table()
    goods(s, 0, culture=1)
    card = deal(s, 0, civil="negotiations")
    s.players[0].truce = s.players[0].truce_ends = 2  # the other played it in the turn before
    begin(s, Turn(0))
    assert ("play", card, 1) in s.legal()


def test_a_person_may_be_played_with_the_next_action():  # COC-7.7.5
    s = table()
    goods(s, 0, food=2, culture=1)
    s.players[0].track = 1
    person = EVENT["event_21_great_philosopher"]
    s.event_deck.take(s.event_deck.find(person), 0)
    s.event_deck.put(person, 0)
    turn(s)
    s.play(next(o for o in s.legal() if o[0] == "advance"))
    while asked(s) != "turn":
        options = s.legal()
        s.play(next((o for o in options if o[0] == "pay"), options[-1]))
    assert s.players[0].persons == [person]
    assert ("play-person", person) in s.legal()


def test_an_idol_may_count_another_city():  # COC-LDR-alexander, COC-SPA-city_states, COC-8.5.7
    s = table(2, "greece", "rome")
    know(s, 0, "philosophy", "voting")
    lead(s, 0, "alexander", home(s, 0))
    city(s, 0, "D4", mood="happy")
    goods(s, 0, culture=4)
    card = deal(s, 0, civil="explorer")
    turn(s)
    s.active[at(home(s, 0))] = 1
    s.relist()
    s.play(("play-idol", card))
    assert asked(s) == "activation"
    s.play(("count-as", at("D4")))
    while asked(s) != "turn":
        s.play(s.legal()[0])
    assert s.mood[at(home(s, 0))] == 2
    assert s.active[at("D4")] == 1


def test_hammurabi_gives_a_law_by_vote():  # COC-LDR-hammurabi, COC-ADV-voting
    s = table(2, "babylon", "rome")
    know(s, 0, "voting")
    lead(s, 0, "hammurabi", home(s, 0))
    city(s, 0, home(s, 0), "temple", "academy", mood="angry")
    goods(s, 0, mood=1, culture=1)
    turn(s)
    assert ("voting",) in s.legal()
    settle(s, ("voting",))
    assert s.mood[at(home(s, 0))] == 2 or ("lawgiver",) in s.legal()


def test_a_captive_pays_for_what_state_religion_leaves():  # COC-LDR-acamapichtli, COC-5.3.17, COC-4.1.8
    s = table(2, "aztecs", "rome")
    know(s, 0, "myths", "state_religion")
    city(s, 0, "D4")
    lead(s, 0, "acamapichtli", home(s, 0))
    s.players[0].captives = [BARBARIANS * 8 + UNIT["infantry"]]
    turn(s)
    assert ("construct", at(home(s, 0)), BUILDING["temple"]) in s.legal()


def test_four_captives_are_the_most():  # COC-8.5.1, COC-8.5.16
    s = table(2, "aztecs", "rome")
    know(s, 0, "tactics", "voting")
    s.players[0].captives = [BARBARIANS * 8 + UNIT["infantry"]] * 3
    for space in ("D3", "C3"):
        city(s, "barbarians", space)
        put(s, "barbarians", space, infantry=1)
    turn(s)
    s.play(("collect", at(home(s, 0))))
    both = tuple(sorted((at("D3"), at("C3"))))
    assert s.why_not(("harvest", both, (7, 7))).rule == "COC-8.5.16"
    s.play(("harvest", both, (0, 7)))
    assert len(s.players[0].captives) == 4


def test_hanno_sails_along_and_may_explore():  # COC-LDR-hanno, COC-8.5.24
    s = table(2, "carthage", "rome")
    land(s, D4="sea", D5="sea")
    lead(s, 0, "hanno", "D4")
    put(s, 0, "D4", ship=2)
    turn(s)
    s.play(("navigator",))
    s.play(("move", at("D4"), at("D5")))
    while asked(s) == "group":
        assert all([UNIT["leader"] * 4 in option[1] for option in s.legal()])
        s.play(s.legal()[0])
    assert units(s, 0, "D5").get("leader") == 1


# --- pirates that are allies, ships that were soldiers


def allies(s):
    """Carthage with Pirate Allies, an infantry aboard a pirate ship."""
    know(s, 0, "fishing", "navigation")
    land(s, D4="sea", D5="sea", D6="sea")
    put(s, "pirates", "D4", ship=2)
    put(s, 0, "D4", infantry=1)
    return s


def test_allied_pirates_form_trade_routes():  # COC-8.6.3, COC-5.9.2
    s = allies(table(2, "carthage", "rome"))
    know(s, 0, "trade_routes")
    city(s, 1, "C4")
    city(s, 1, "E5")
    assert count_routes(s, 0) == 2


def test_who_attacks_allied_pirates_fights_their_ally():  # COC-8.6.3, COC-8.6.8
    s = allies(table(2, "carthage", "rome"))
    put(s, 1, "D5", ship=3)
    turn(s, 1)
    act(s)
    throw(s, "5c", "5c", "5c", "1l", "1l")
    move(s, "D5", "D4", ship=3)
    assert (s.fights[-1].defender, s.fights[-1].defenders, s.fights[-1].winner) == (0, 2, 1)
    assert units(s, 0, "D4") == {}
    assert held(s, 1, "gold", "mood", "culture") == (0, 0, 0)  # no reward


def test_allied_pirates_are_units_that_events_remove():  # COC-8.6.3, COC-7.6.7
    s = allies(table(2, "carthage", "rome"))
    assert unit_count(s, 0) == 3
    begin(s, RemoveUnits(0, 1))
    assert ("remove-pirate", at("D4")) in s.legal()
    s.play(("remove-pirate", at("D4")))
    assert units(s, "pirates", "D4") == {"ship": 1}
    begin(s, RemoveUnits(0, 1))
    s.play(("remove-pirate", at("D4")))
    assert units(s, 0, "D4") == {}  # nothing carries it


def test_hegemony_spends_either_ship():  # COC-SPA-hegemony, COC-8.6.3
    s = allies(table(2, "carthage", "rome"))
    know(s, 0, "cartography")
    put(s, 0, "D4", ship=1)
    turn(s)
    s.play(("hegemony", at("D4"), at("C4")))
    if asked(s) == "land-passenger":
        s.play(("pass",))
    s.play(("spend-pirate",))
    assert units(s, 0, "D4") == {"infantry": 1, "ship": 1}
    assert units(s, "pirates", "D4") == {"ship": 1}
    assert s.city[at("C4")] == 0


def test_vikings_say_who_becomes_a_ship():  # COC-8.7.4
    s = table(2, "vikings", "rome")
    know(s, 0, "fishing", "tactics")
    land(s, D5="sea")
    put(s, 0, "D4", settler=1, infantry=1)
    turn(s)
    act(s)
    s.play(("convert", at("D4"), at("D5")))
    s.play(("group", tuple(sorted((UNIT["settler"] * 4, UNIT["infantry"] * 4)))))
    assert set(s.legal()) == {("launch", 1, 0), ("launch", 0, 1), ("launch", 1, 1)}
    s.play(("launch", 0, 1))
    assert units(s, 0, "D5") == {"ship": 1, "settler": 1}


def test_the_great_wall_wins_battles_for_empty_cities():  # COC-6.4.7, COC-6.5.3, COC-SPA-captivi
    s = table(2, "rome", "greece")
    know(s, 0, "bartering")
    build(s, 0, "great_wall", home(s, 0))
    put(s, "barbarians", home(s, 0), infantry=2)
    attack(s, "barbarians", 0, home(s, 0), "D3")
    assert held(s, 0, "gold", "mood") == (2, 1)  # the barbarians' gold, and what Captivi brings


def test_a_player_is_raided_once_a_turn():  # COC-SPA-raiding, COC-8.5.20
    s = table(2, "vikings", "rome")
    know(s, 0, "trade_routes")
    land(s, D4="sea")
    city(s, 1, "C4")
    put(s, 0, "D4", ship=1)
    goods(s, 1, wood=3)
    for left in (2, 2):
        begin(s, TradeRoutes(0))
        s.play(next(option for option in s.legal() if option[0] == "route"))
        assert held(s, 1, "wood") == (left,)


def test_nobody_goes_back_aboard_the_pirates_that_were_attacked():  # COC-8.6.8, COC-6.6.2
    s = table(2, "carthage", "rome")
    know(s, 0, "fishing", "navigation")
    land(s, D4="sea", D5="sea")
    put(s, "pirates", "D4", ship=2)
    put(s, 0, "D4", ship=2, infantry=4)
    throw(s, "1l", "1l", "5c", "1l")
    clash_at_sea(s, 0, "pirates", "D4", "D5")
    s.play(("retreat",))
    assert units(s, 0, "D5") == {"ship": 1, "infantry": 2}


# --- influence


def test_settlers_in_a_bound_city_still_influence_others():  # COC-8.5.9, COC-5.7.7
    s = table(2, "india", "rome")
    know(s, 0, "myths", "state_religion")
    city(s, 0, "D4")
    paint(s, "D4", "fortress", 1)
    city(s, 1, "D6", "temple")
    assert ("attempt", "building", at("D4"), at("D6")) not in attempts(s, s.players[0])
    put(s, 0, "D4", settler=1)
    assert ("attempt", "building", at("D4"), at("D6")) in attempts(s, s.players[0])
    goods(s, 0, culture=3)
    throw(s, "2c")
    begin(s, Influence(0))
    s.play(("attempt", "building", at("D4"), at("D6")))
    assert asked(s) == "boost"  # what binds the city does not bind them


def test_arts_for_mood_leave_the_culture_token_for_the_range():  # COC-SPA-hellenistic_culture, COC-4.1.8
    s = table(2, "greece", "rome")
    know(s, 0, "arts")
    city(s, 1, "D4", "temple")
    goods(s, 0, culture=1, mood=1)
    turn(s)
    assert ("arts",) not in s.legal()  # nothing would be left for the range
    goods(s, 0, mood=2)
    s.relist()
    throw(s, "6i")
    s.play(("arts",))
    assert held(s, 0, "culture", "mood") == (0, 0)
    assert colour(s, at("D4"), BUILDING["temple"]) == 0


# --- why not


def test_refusals_of_moves_name_the_rule():  # COC-4.7.1, COC-5.4.2, COC-5.4.4, COC-5.4.5a, COC-9.6
    s = table()
    know(s, 0, "tactics")
    put(s, 0, "D3", infantry=1)
    put(s, 0, "D4", infantry=4)
    put(s, 0, "C3", infantry=1)
    put(s, 1, "C4", settler=1)
    turn(s)
    act(s)
    assert s.why_not(("move", at("D3"), at("D4"))).rule == "COC-4.7.1"
    assert s.why_not(("move", at("D3"), at("D5"))).rule == "COC-5.4.4"
    move(s, "D3", "E4")
    assert s.why_not(("move", at("E4"), at("E5"))).rule == "COC-5.4.2"
    move(s, "C3", "C4")
    s.play(("stop-moving",))
    act(s)
    assert s.why_not(("move", at("C4"), at("C5"))).rule == "COC-5.4.5a"


def test_refusals_of_attempts_name_the_rule():  # COC-5.7.1, COC-5.7.6, COC-5.7.7, COC-5.7.9, COC-5.7.10
    s = table()
    city(s, 0, "D4")
    city(s, 1, "D5", "temple")
    city(s, 1, "D6", "academy")
    city(s, 1, "C5", "fortress")
    city(s, 1, "E5")
    know(s, 1, "monuments")
    build(s, 1, "great_wall", "C5")
    paint(s, home(s, 0), "temple", 1)
    begin(s, Influence(0))
    why = {goal: s.why_not(("attempt", "building", at(start), at(goal))).rule for start, goal in (("D4", "D6"), ("D4", "C5"), ("D4", "E5"))}
    assert why == {"D6": "COC-5.7.1", "C5": "COC-5.7.10", "E5": "COC-5.7.6"}
    assert s.why_not(("attempt", "building", at(home(s, 0)), at("D5"))).rule == "COC-5.7.7"


def test_refusals_of_recruits_name_the_rule():  # COC-4.1.1, COC-4.7.1, COC-5.3.18, COC-5.3.19
    s = table(2, "rome", "greece")
    goods(s, 0, food=2, gold=2)
    put(s, 0, home(s, 0), infantry=3)
    turn(s)
    s.play(("recruit", at(home(s, 0))))
    wishes = {"infantry": (0, 2, 0, 0, 0, 0, 0), "ship": (0, 0, 1, 0, 0, 0, 0), "cavalry": (0, 0, 0, 1, 0, 0, 0)}
    assert {kind: s.why_not(("levy", counts)).rule for kind, counts in wishes.items()} == {
        "infantry": "COC-4.7.1",
        "ship": "COC-5.3.19",
        "cavalry": "COC-5.3.19",
    }
    assert s.why_not(("levy", (3, 0, 0, 0, 0, 0, 0))).rule == "COC-5.3.18"
    assert s.why_not(("levy", (0, 0, 0, 0, 0, 1, 0))).rule == "COC-4.1.1"


def test_refusals_of_harvests_name_the_rule():  # COC-5.3.5, COC-5.3.8
    s = table()
    put(s, 1, "D3", infantry=1)
    turn(s)
    s.play(("collect", at(home(s, 0))))
    assert s.why_not(("harvest", (at("D3"),), (0,))).rule == "COC-5.3.8"
    assert s.why_not(("harvest", (at("C3"), at("C3")), (0, 0))).rule == "COC-5.3.5"


def test_the_protectors_token_comes_back_although_he_fell():  # COC-LDR-pygmalion
    s = table(2, "rome", "phoenicia")
    city(s, 1, "D4")
    lead(s, 1, "pygmalion", "D4")
    put(s, 1, "D4", infantry=1)
    put(s, 0, "D4", infantry=2)
    goods(s, 1, culture=1)
    throw(s, "6i", "6i", "6i", "6i")
    attack(s, 0, 1, "D4", "D5")
    assert held(s, 1, "culture") == (1,)
    settle(s, next(option for option in s.legal() if option[0] == "pay"))
    assert held(s, 1, "culture") == (0,)
    s.play(("casualty", UNIT["leader"]))
    assert s.fights[-1].winner == 1
    assert held(s, 1, "culture") == (1,)


def test_who_went_aboard_does_not_land_with_the_ship_in_one_action():  # COC-8.7.3, COC-5.4.2
    s = table(2, "vikings", "rome")
    know(s, 0, "fishing", "tactics")
    land(s, D5="sea")
    put(s, 0, "D4", infantry=1)
    put(s, 0, "D5", ship=1)
    put(s, 0, "D3", settler=1)
    turn(s)
    act(s)
    move(s, "D4", "D5", infantry=1)
    assert s.why_not(("convert", at("D5"), at("C5"))).rule == "COC-8.7.1"  # nobody would carry the infantry
    s.play(("stop-moving",))
    act(s)
    assert ("convert", at("D5"), at("C5")) in s.legal()


def fleet_of_allies(s, *dice):
    """Carthage attacks a ship with one of its own and two allied pirate ships."""
    know(s, 0, "fishing", "navigation")
    land(s, D4="sea", D5="sea", D6="sea")
    put(s, "pirates", "D4", ship=2)
    put(s, 0, "D4", ship=1)
    put(s, 1, "D5", ship=1)
    put(s, 0, home(s, 0), settler=1)
    turn(s)
    act(s)
    throw(s, *dice)
    move(s, "D4", "D5", ship=1, pirate_ship=2)
    return s


def test_allied_pirates_that_fought_do_not_move_again():  # COC-5.4.10, COC-8.6.3
    s = fleet_of_allies(table(2, "carthage", "rome"), "5c", "1l", "1l", "1l")
    assert (units(s, 0, "D5"), units(s, "pirates", "D5")) == ({"ship": 1}, {"ship": 2})
    act(s)
    assert not any(option[:2] == ("move", at("D5")) for option in s.legal())


def test_sunk_pirates_are_not_moved():  # COC-8.6.3
    s = fleet_of_allies(table(2, "carthage", "rome"), "5c", "1l", "1l", "5c")
    assert units(s, "pirates", "D5") == {"ship": 1}  # allies fall first
    assert ally_flags(s, s.players[0], at("D5")) == [MOVED | FOUGHT | SAILED]
