"""Corners where two or three rules meet."""

from __future__ import annotations

import pytest

from civitas.games.sid_meiers_civilization import board, coins
from civitas.games.sid_meiers_civilization.board import send_scout
from civitas.games.sid_meiers_civilization.combat.battle import Battle
from civitas.games.sid_meiers_civilization.combat.forces import combat_bonus, hand_size
from civitas.games.sid_meiers_civilization.combat.loot import CityLoot
from civitas.games.sid_meiers_civilization.exploration import lay_tile
from civitas.games.sid_meiers_civilization.government import unlock
from civitas.games.sid_meiers_civilization.movement import MovementPart
from civitas.games.sid_meiers_civilization.scouts import Assigning
from civitas.games.sid_meiers_civilization.start_of_turn import StartOfTurnPart
from civitas.games.sid_meiers_civilization.state import (
    BY_ECONOMY,
    BY_MILITARY,
    EXTRA_ACTIONS,
    FIRST_SCOUT,
    UNDECIDED,
    USED_ANGKOR_WAT,
    with_item,
)
from civitas.games.sid_meiers_civilization.tables import (
    ABILITY,
    COIN_CODE_OF_LAWS,
    COIN_PANAMA,
    COIN_SHEET,
    EVENT,
    HUT,
    HUT_IDS,
    INCENSE,
    MARKER,
    MONARCHY,
    NONE,
    PERSON_IDS,
    REPUBLIC,
    SILK,
    TECH,
    TECH_IDS,
    TECH_LEVEL,
    UNIT,
    VILLAGE,
    VILLAGE_IDS,
    WATER,
    WHEAT,
)
from civitas.games.sid_meiers_civilization.tiles import BOARDS, CELL_COIN, IS_WATER, SOUTH
from civitas.games.sid_meiers_civilization.turn import begin_turn
from civitas.games.sid_meiers_civilization.yields import armies_at, city_production, figures_at, scouts_at
from games.sid_meiers_civilization.cards import ability, build, card, change_to, learn, manage, start, unit, use, why
from games.sid_meiers_civilization.table import (
    begin,
    beside,
    centre,
    disband,
    enlist,
    govern,
    hold_events,
    hold_tokens,
    know,
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
from games.sid_meiers_civilization.test_founding import paint, plains
from games.sid_meiers_civilization.test_movement import lay, moving, part

SPY = HUT_IDS.index("hut_spy")
NUKE = ability("atomic_theory_nuke")


def with_coins(s, seat: int, n: int):
    """So many coins, by tokens on the sheet."""
    s.players[seat].coin_tokens[COIN_SHEET] += n - s.players[seat].coins
    coins.recount(s, seat)


# --- governments


def test_of_two_governments_unlocked_last_turn_one_is_free():  # SMC-6.8.4, SMC-6.8.6
    s = table()
    hold_events(s, 0, "jousting_tourney")
    unlock(s, 0, REPUBLIC)
    unlock(s, 0, MONARCHY)
    begin(s, StartOfTurnPart(0))
    assert why(s, change_to("republic")) == "SMC-6.8.3"  # this turn: only through Anarchy
    begin_turn(s)
    begin(s, StartOfTurnPart(0))
    assert change_to("monarchy") in s.legal()
    s.play(change_to("republic"))
    assert why(s, change_to("monarchy")) == "SMC-6.8.4"
    begin_turn(s)
    begin(s, StartOfTurnPart(0))
    assert why(s, change_to("monarchy")) == why(s, change_to("despotism")) == "SMC-6.8.3"


def test_the_coin_of_feudalism_may_win():  # SMC-19.8, SMC-22.5
    s = table()
    govern(s, 0, "anarchy")
    s.players[0].unlocked |= 1 << 3
    with_coins(s, 0, 14)
    begin(s, StartOfTurnPart(0))
    s.play(change_to("feudalism"))
    assert (s.victory, s.winners) == (BY_ECONOMY, 1)


def test_fundamentalism_draws_one_more_against_barbarians():  # SMC-19.8
    s = plains()
    lay(s, "c9", VILLAGE, 0)
    put_army(s, 0, "c9", 2)
    assert hand_size(s, 0, q("c9"), NONE) == 5
    govern(s, 0, "fundamentalism")
    assert hand_size(s, 0, q("c9"), NONE) == 6


# --- answers


def test_a_gift_that_the_united_nations_refuse_is_not_lost():  # SMC-9.10, SMC-14.12
    s = table()
    know(s, 0, "animal_husbandry")
    hold_events(s, 0, "a_gift_from_afar")
    put_marker(s, "b13", "united_nations")
    use(s, "animal_husbandry_wheat")
    s.play(("pay-gift", EVENT["a_gift_from_afar"]))
    s.play(("refuse",), 1)
    assert s.players[0].events.cards == [EVENT["a_gift_from_afar"]]
    assert s.players[1].coin_tokens[COIN_SHEET] == 0
    s.play(("withdraw",), 0)
    assert not s.players[0].once >> ABILITY["animal_husbandry_wheat"] & 1
    assert s.bonus[0] == 0


def test_a_cancelled_split_loses_both_items_and_the_split():  # SMC-26.2, SMC-T.engineering_split
    s = table()
    know(s, 0, "engineering"), know(s, 1, "writing")
    hold_tokens(s, 1, "hut_spy")
    hold_events(s, 0, "drought")
    s.players[0].trade = 27
    manage(s)
    play(s, ("produce", 0), unit("infantry"), unit("mounted"))
    play(s, ability("writing_spy"), ("pay-hut", SPY))
    assert s.players[0].units == [1, 1, 1, 0]
    assert s.players[0].trade == 27 - 9  # America: 5 missing production are three times 3 trade
    assert s.players[0].once >> ABILITY["engineering_split"] & 1
    assert why(s, ("arts", 0)) == "SMC-8.1.1"


def test_a_cancelled_double_harvest_uses_angkor_wat():  # SMC-26.2, SMC-21.4
    s = table()
    put_marker(s, "e4", "angkor_wat")
    know(s, 1, "writing")
    hold_tokens(s, 1, "hut_spy")
    hold_events(s, 0, "drought")
    manage(s)
    s.play(("harvest-two", 0, SILK, INCENSE))
    play(s, ability("writing_spy"), ("pay-hut", SPY))
    assert not any(s.players[0].resources)
    assert s.players[0].flags & USED_ANGKOR_WAT


def test_who_is_in_reach_of_two_cancels_loses_only_one_of_them():  # SMC-26.8: a thing is cancelled once
    s = table(3)
    hold_events(s, 0, "the_citizens_are_revolting")
    hold_events(s, 1, "jousting_tourney"), hold_events(s, 2, "primetime_tv")
    start(s, "the_citizens_are_revolting")
    s.play(("choose-player", 2), 0)
    s.play(card("primetime_tv"), 2)
    s.play(card("jousting_tourney"), 1)
    while s.pending is not None:
        s.play(("pass",), s.to_act[0])
    assert s.players[1].events.cards == []
    assert s.players[2].events.cards == [EVENT["primetime_tv"]]


# --- figures that die, and what was theirs


def test_a_nuke_between_two_steps_kills_the_moving_group_too():  # SMC-14.10.4, SMC-11.15
    s = plains()
    know(s, 0, "atomic_theory")
    put_city(s, 1, "e9")
    hold_tokens(s, 0, "village_uranium")
    put_army(s, 0, "c9")
    begin(s, MovementPart(0))
    play(s, ("move", q("c9"), 1, 0), ("step", q("d9")), NUKE)
    s.play(("pay-village", VILLAGE_IDS.index("village_uranium")))
    assert s.cities[4] == NONE
    assert all(square == NONE for square in s.figures)


def lay_coin(s, square: str) -> None:
    """A square with a printed coin."""
    s.ground = with_item(s.ground, q(square), CELL_COIN.index(1))


def test_a_coin_that_a_building_hid_is_nobodys_in_the_blast():  # SMC-14.10.4, SMC-22.5: figures and buildings go at once
    s = plains()
    know(s, 0, "atomic_theory")
    put_city(s, 1, "e9")
    lay_coin(s, "d9")
    put_marker(s, "d9", "library")
    hold_tokens(s, 0, "village_uranium")
    send_scout(s, put_scout(s, 0, "d9"), 0)
    with_coins(s, 0, 14)
    begin(s, MovementPart(0))
    play(s, NUKE, ("pay-village", VILLAGE_IDS.index("village_uranium")))
    assert s.cities[4] == NONE
    assert s.figures[FIRST_SCOUT] == NONE
    assert s.players[0].coins == 14
    assert not s.ended()


def test_what_a_lost_city_hid_and_showed_goes_in_one_change():  # SMC-13.11, SMC-22.5, R-63: no coin is counted on the way
    s = plains()
    put_city(s, 1, "e9")
    lay_coin(s, "d8")
    put_marker(s, "d8", "library")
    put_marker(s, "f10", "bank")
    send_scout(s, put_scout(s, 0, "d8"), 0)
    send_scout(s, put_scout(s, 0, "f10"), 0)
    with_coins(s, 0, 14)
    board.destroy_city(s, 4)
    assert s.players[0].coins == 14  # the printed coin instead of the bank's
    assert not s.ended()


def test_a_coin_below_a_building_that_is_replaced_is_never_seen():  # SMC-8.10.1, SMC-22.5, R-64
    s = table()
    know(s, 0, "philosophy").trade = 27
    lay_coin(s, "e4")
    put_marker(s, "e4", "scientist")
    with_coins(s, 0, 14)
    assert s.players[0].coins == 14
    board.put_marker(s, q("e4"), MARKER["temple"])
    assert not s.ended()
    assert s.players[0].coins == 14
    assert s.players[0].reserve[PERSON_IDS.index("scientist")] == 1
    board.destroy_marker(s, q("e4"))  # gone for good it is seen
    assert s.ended()


def test_a_wonder_that_is_replaced_takes_its_tokens_along():  # SMC-8.10.1, SMC-21.9
    s = table()
    put_marker(s, "e4", "panama_canal")
    s.players[0].coin_tokens[COIN_PANAMA] = 3
    coins.recount_all(s)
    before = s.players[0].coins
    board.put_marker(s, q("e4"), MARKER["temple"])
    assert s.players[0].coins == before - 3


def test_two_scouts_of_a_square_that_change_cities_have_its_coin_once():  # SMC-16.4, SMC-22.5
    s = plains()
    put_city(s, 0, "e9")
    lay_coin(s, "g5")
    for scout in (put_scout(s, 0, "g5"), put_scout(s, 0, "g5")):
        send_scout(s, scout, 0)
    with_coins(s, 0, 14)
    begin(s, Assigning(0))
    s.play(("assign", 1))
    assert s.players[0].coins == 14
    assert not s.ended()
    s.play(("assign", 1))
    assert s.players[0].coins == 14


def test_a_killed_builder_takes_its_coin_and_a_card_of_the_hand_along():  # SMC-9.7.3, SMC-15.2, SMC-9.2
    s = table()
    know(s, 1, "computers")
    put_marker(s, "b13", "builder")
    with_coins(s, 1, 5)
    hold_events(s, 1, "lost", "drought", "think_tank")
    hold_events(s, 0, "wholesale_defection")
    start(s, "wholesale_defection")  # the builder is all there is to kill
    s.play(("pass",), 1)
    assert s.players[1].coins == 4
    assert s.decision(1).what == "discard-events"


def test_a_scout_on_an_enemy_bank_has_its_coin_until_it_leaves():  # SMC-16.3, SMC-15.2, SMC-17.3
    s = plains()
    put_city(s, 1, "e9")
    put_marker(s, "d9", "bank")
    before = [p.coins for p in s.players]
    scout = put_scout(s, 0, "d9")
    assert [p.coins for p in s.players] == [before[0], before[1] - 1]
    send_scout(s, scout, 0)
    assert [p.coins for p in s.players] == [before[0] + 1, before[1] - 1]
    moving(s, "d9", 0, 1)
    play(s, ("step", q("c9")), ("stop",))
    assert [p.coins for p in s.players] == before


def test_two_scouts_in_a_square_do_not_gather_for_two_cities():  # SMC-16.4
    s = plains()
    second = put_city(s, 0, "g7")
    put_scout(s, 0, "c9", 2)
    begin(s, Assigning(0))
    s.play(("assign", second))
    assert why(s, ("assign", 0)) == "SMC-16.4"
    assert {("idle",), ("assign", second)} == set(s.legal())


def test_a_scout_and_an_army_of_a_republic_explore_a_hut_for_one_token():  # SMC-12.7, SMC-19.3, SMC-11.16
    s = plains()
    govern(s, 0, "republic")
    lay(s, "c9", HUT)
    put_army(s, 0, "b9"), put_scout(s, 0, "b9")
    moving(s, "b9", 1, 1)
    s.play(("step", q("c9")))
    assert len(s.players[0].huts) == 1
    assert (armies_at(s, 0, q("c9")), scouts_at(s, 0, q("c9"))) == (1, 1)


def test_nobody_is_sacrificed_from_a_held_square():  # SMC-14.10.3, SMC-20.6
    s = plains(civs=("russia", "china"))
    city = put_city(s, 1, "d9")
    put_army(s, 0, "c9")
    moving(s, "c9")
    assert ("sacrifice", q("d9")) in s.legal()
    s.held = (q("c9"),)
    s.relist()
    assert why(s, ("sacrifice", q("d9"))) == "SMC-14.10.3"
    assert s.cities[city] == q("d9")


def test_under_democracy_russia_sacrifices_and_does_not_attack():  # SMC-19.11, EX-105
    s = plains(civs=("russia", "china"))
    govern(s, 0, "democracy")
    put_city(s, 1, "d9")
    put_army(s, 0, "c9")
    moving(s, "c9")
    assert why(s, ("step", q("d9"))) == "SMC-19.11"
    s.play(("sacrifice", q("d9")))
    assert figures_at(s, 0, q("c9")) == 0


# --- battles without cards


def test_without_units_on_either_side_the_defender_wins():  # SMC-13.2.2, SMC-13.8
    s = plains()
    disband(s, 0), disband(s, 1)
    put_army(s, 0, "c9"), put_army(s, 1, "c9")
    s.players[0].trade = s.players[1].trade = 0
    begin(s, Battle(0, 1, q("c9")))
    assert (armies_at(s, 0, q("c9")), armies_at(s, 1, q("c9"))) == (0, 1)


def test_a_general_alone_beats_an_army_without_units():  # SMC-13.3, SMC-13.8
    s = plains()
    disband(s, 0), disband(s, 1)
    put_marker(s, "e4", "general")
    put_army(s, 0, "c9"), put_army(s, 1, "c9")
    s.players[1].trade = 0
    begin(s, Battle(0, 1, q("c9")))
    assert (armies_at(s, 0, q("c9")), armies_at(s, 1, q("c9"))) == (1, 0)


def test_a_village_without_barbarians_and_a_great_person_who_does_not_exist():  # SMC-12.8, SMC-10.1
    s = plains()
    lay(s, "c9", VILLAGE, VILLAGE_IDS.index("village_great_person"))
    disband(s, 0), disband(s, 1)
    for deck in s.decks:
        deck.clear()
    s.players[0].forces.put(UNIT["infantry_3"])
    s.players[0].units[0] = 1
    s.great_people.clear()
    put_army(s, 0, "b9")
    moving(s, "b9")
    play(s, ("step", q("c9")), ("front", UNIT["infantry_3"]))
    assert s.token[q("c9")] == 0
    assert s.spent_villages == (VILLAGE_IDS.index("village_great_person"),)
    assert not any(s.players[0].reserve)
    assert armies_at(s, 0, q("c9")) == 1


def test_the_oracle_of_the_barbarian_player_opens_nothing():  # SMC-12.4.2, SMC-W.oracle
    s = plains()
    lay(s, "c9", VILLAGE)
    put_marker(s, "b13", "oracle")
    put_army(s, 0, "b9")
    moving(s, "b9")
    s.play(("step", q("c9")))
    hidden = s.view(1)["stack"][-1]["attack"]
    assert hidden["hidden"] == 3


def test_a_looted_tech_arms_germany():  # SMC-13.11, SMC-20.4, SMC-14.14
    s = table(civs=("germany", "china"))
    know(s, 0, "pottery"), know(s, 1, "mathematics", "chivalry")
    units = sum(s.players[0].units)
    begin(s, CityLoot(0, 1))
    play(s, ("loot", "tech"), learn("mathematics"), ("take-resource", SILK))
    assert sum(s.players[0].units) == units + 1
    assert s.players[0].resources[SILK] == 1


# --- wonders


def test_the_canals_fifteenth_coin_wins_before_the_opera_advances():  # SMC-6.9, SMC-22.5
    s = table()
    put_city(s, 0, "g7")
    put_marker(s, "e4", "panama_canal"), put_marker(s, "f6", "sydney_opera_house")
    with_coins(s, 0, 14)
    s.players[0].space = 20
    begin(s, StartOfTurnPart(0))
    assert (s.victory, s.players[0].space, s.players[0].coin_tokens[COIN_PANAMA]) == (BY_ECONOMY, 20, 1)


def test_angkor_wat_takes_one_token_of_each_city_under_feudalism():  # SMC-19.13, SMC-21.4
    s = plains()
    govern(s, 0, "feudalism")
    second = put_city(s, 0, "g7")
    put_marker(s, "e4", "angkor_wat")
    paint(s, "g3", 0, SILK), paint(s, "f6", 0, INCENSE)
    manage(s)
    s.play(("harvest-two", second, SILK, INCENSE))
    assert (s.players[0].resources[SILK], s.players[0].resources[INCENSE]) == (1, 1)


# --- paying


@pytest.mark.parametrize(("gift", "pays"), [("a_gift_from_afar", False), ("a_generous_gift", False), ("a_princely_gift", True)])
def test_only_the_princely_gift_is_uranium(gift, pays):  # SMC-9.7.1, SMC-14.12
    s = table()
    know(s, 0, "atomic_theory")
    hold_events(s, 0, gift)
    manage(s)
    assert (ability("atomic_theory_actions") in s.legal()) is pays


def test_no_gift_is_incense_but_each_is_any_resource():  # SMC-9.7.1, SMC-14.12
    s = table()
    know(s, 0, "currency", "pottery")
    hold_events(s, 0, "a_princely_gift")
    own(s, 0, iron=1)
    manage(s)
    assert why(s, ability("currency_incense")) == "SMC-14.8"
    assert ability("pottery_any2") in s.legal()


# --- water


def test_a_navigator_does_not_enter_water_that_it_could_not_leave_in_time():  # SMC-11.5, SMC-11.14b
    s = plains()
    know(s, 0, "navigation")
    for square in ("c8", "c9", "c10", "d9"):
        paint(s, square, WATER)
    put_army(s, 0, "a9")
    moving(s, "a9")
    s.play(("step", q("b9")))
    assert why(s, ("step", q("c9"))) == "SMC-11.5"


def test_steam_power_gathers_no_more_and_may_not_move():  # SMC-14.10.2, SMC-16.5
    s = plains()
    know(s, 0, "steam_power")
    own(s, 0, silk=1)
    paint(s, "h9", WATER)
    scout = put_scout(s, 0, "c9")
    send_scout(s, scout, 0)
    use(s, "steam_power_silk")
    while s.pending is not None:
        s.play(s.legal()[0])
    assert s.figures[scout] == q("h9")
    assert s.sent[0] == NONE
    part(s)
    assert why(s, ("move", q("h9"), 0, 1)) == "SMC-11.1"


def test_no_aircraft_is_a_barbarian_while_others_are_left():  # SMC-12.4.1
    s = plains()
    lay(s, "c9", VILLAGE)
    for type in (0, 1):
        s.decks[type].clear()
    put_army(s, 0, "b9")
    moving(s, "b9")
    s.play(("step", q("c9")))
    assert len(s.stack[-1].barbarians) == 3
    assert set(s.stack[-1].barbarians.cards) <= {UNIT["mounted_1"], UNIT["mounted_2"], UNIT["mounted_3"]}


# --- events and whom they target


def test_bread_and_circuses_answers_a_drought_in_own_outskirts_only():  # SMC-9.8, SMC-9.7.2
    s = plains()
    for square, asked in ((beside(s, centre(s, 1), "N"), True), (q("d9"), False)):
        s = plains()
        hold_events(s, 0, "drought"), hold_events(s, 1, "bread_and_circuses")
        start(s, "drought")
        s.play(("change-terrain", square), 0)
        assert (s.pending is not None and s.to_act == (1,)) is asked


def test_each_owner_of_a_disasters_buildings_may_cancel_all_of_it():  # SMC-9.8, SMC-26.8
    s = table(3)
    hold_events(s, 0, "disaster"), hold_events(s, 2, "bread_and_circuses")
    first, second = (next(n for n in BOARDS[3].around[centre(s, seat)] if not IS_WATER[s.ground[n]]) for seat in (1, 2))
    put_marker(s, first, "temple"), put_marker(s, second, "temple")
    start(s, "disaster")
    play(s, ("destroy", first), ("destroy", second))
    assert s.to_act == (2,)
    s.play(card("bread_and_circuses"), 2)
    assert s.marker[first] == s.marker[second] == MARKER["temple"]


def test_sabotage_breaks_walls_within_range_of_their_centre():  # SMC-9.7.7, SMC-9.11
    s = plains()
    city = put_city(s, 1, "e9", walls=True)
    hold_events(s, 0, "sabotage")
    put_army(s, 0, "e13")
    start(s, "sabotage")  # nothing else is in reach
    assert not s.walls >> city & 1
    assert s.cities[city] == q("e9")


def test_who_cannot_place_anything_learns_nothing_in_an_exchange():  # SMC-9.7.6
    s = table()
    know(s, 1, *[id for id in TECH_IDS if TECH_LEVEL[TECH[id]] == 1])
    before = s.players[1].techs
    hold_events(s, 0, "exchange_of_ideas")
    start(s, "exchange_of_ideas")
    s.play(learn("pottery"), 0)
    assert s.players[1].techs == before
    assert s.pending is None


def test_an_army_that_defects_leaves_its_scouts_to_be_killed_without_a_battle():  # SMC-26.5, SMC-13.21
    s = plains(4)
    hold_events(s, 2, "wholesale_defection")
    put_army(s, 0, "f9"), put_army(s, 1, "g9"), put_scout(s, 1, "g9")
    s.players[1].trade = 5
    part(s)
    s.play(("watch",), 2)
    s.play(("pass",), 2)
    s.play(("move", q("f9"), 1, 0), 0)
    s.play(("step", q("g9")), 0)
    s.play(card("wholesale_defection"), 2)
    s.play(("kill", q("g9"), 1, 1, 0), 2)
    assert s.decision(0).what == "move"  # the goal has changed
    s.play(("step", q("g9")), 0)
    assert s.decision(0).what == "loot"
    assert figures_at(s, 1, q("g9")) == 0


def test_a_held_square_is_held_for_whoever_moves_later():  # SMC-14.10.3
    s = plains()
    know(s, 0, "communism")
    hold_tokens(s, 0, "hut_spy")
    put_army(s, 1, "c12")
    begin(s, MovementPart(0))
    play(s, ability("communism_spy"), ("hold", q("c12")), ("pay-hut", SPY))
    part(s, 1)
    assert why(s, ("move", q("c12"), 1, 0), 1) == "SMC-14.10.3"


# --- battles


def test_a_trumped_unit_that_survives_strikes_back_with_its_steel():  # SMC-13.6.1, SMC-T.metalworking_iron
    s = plains(civs=("germany", "china"))
    own(s, 0, iron=1)
    disband(s, 0), disband(s, 1)
    enlist(s, 0, "mounted_3", "mounted_1"), enlist(s, 1, "infantry_1", "infantry_3")
    put_army(s, 0, "c9"), put_army(s, 1, "c9")
    begin(s, Battle(0, 1, q("c9")))
    s.play(("front", UNIT["infantry_1"]), 1)
    play(s, ability("metalworking_iron"), ("attack", UNIT["mounted_3"], 0))
    fight = next(step for step in s.stack if isinstance(step, Battle))
    assert fight.defence_dead == [UNIT["infantry_1"]]
    assert fight.attack_wounds == [1]  # infantry struck first, and did not kill


def test_bonuses_of_one_turn_add_up_and_go_with_one_action():  # SMC-8.2.4
    s = table()
    know(s, 0, "animal_husbandry", "construction")
    own(s, 0, wheat=2)
    hold_events(s, 0, "we_love_the_despot_day")
    s.players[0].flags |= EXTRA_ACTIONS
    s.players[0].trade = 0
    manage(s)
    play(s, ability("animal_husbandry_wheat"), ("pay", WHEAT), ability("construction_wheat"), ("pay", WHEAT), card("we_love_the_despot_day"))
    assert city_production(s, 0) == 5 + 3 + 5 + 4
    play(s, ("produce", 0), unit("infantry"))
    assert city_production(s, 0) == 5


def test_production_of_one_turn_is_for_a_city_that_has_not_acted_yet():  # SMC-8.2.4, SMC-14.13, SMC-9.9
    s = table()
    know(s, 0, "animal_husbandry")
    own(s, 0, wheat=1), hold_events(s, 0, "we_love_the_despot_day", "sabotage")
    second = put_city(s, 0, "g7")
    manage(s)
    play(s, ("arts", 0))
    s.play(card("we_love_the_despot_day"))
    assert s.bonus[second] == 4  # the only city left: nothing to choose
    play(s, ("arts", second))
    assert why(s, ability("animal_husbandry_wheat")) == "SMC-14.13"
    s.players[0].flags |= EXTRA_ACTIONS
    manage(s).play(ability("animal_husbandry_wheat"))
    assert s.legal() == [("boost", 0), ("boost", second)]
    assert why(s, ("boost", 3)) == "SMC-8.2.4"


def test_under_anarchy_no_production_is_named_for_the_capital():  # SMC-8.2.4, SMC-6.8.3
    s = table()
    know(s, 0, "animal_husbandry")
    own(s, 0, wheat=1), hold_events(s, 0, "sabotage")
    govern(s, 0, "anarchy")
    manage(s)
    assert why(s, ability("animal_husbandry_wheat")) == "SMC-14.13"
    put_city(s, 0, "g7")
    manage(s)
    play(s, ability("animal_husbandry_wheat"), ("pay", WHEAT))
    assert s.bonus[:2] == [0, 3]


def test_after_the_canals_fifteenth_coin_the_government_pays_nothing():  # SMC-22.5, SMC-G13.democracy
    s = table(government_set="replacement_2013")
    govern(s, 0, "democracy")
    put_marker(s, "e4", "panama_canal")
    with_coins(s, 0, 14)
    s.players[0].trade = 5
    begin(s, StartOfTurnPart(0))
    assert (s.victory, s.players[0].trade) == (BY_ECONOMY, 5)


# --- the fifteenth coin comes in the middle of something (SMC-22.5)


def test_after_the_fifteenth_coin_the_second_item_is_not_made():  # SMC-22.5, SMC-8.2.3
    s = plains()
    know(s, 0, "engineering", "banking")
    with_coins(s, 0, 14)
    s.bonus[0] = 20
    home = centre(s, 0)
    manage(s)
    play(s, ("produce", 0), build("bank", home + 1), ("army", home - 1))
    assert s.victory == BY_ECONOMY
    assert armies_at(s, 0, home - 1) == 0


def test_who_kills_the_blockader_of_a_fifteenth_coin_has_won_without_loot():  # SMC-22.5, SMC-17.3, SMC-13.15
    s = plains()
    home = centre(s, 0)
    put_marker(s, home + 1, "builder")
    put_army(s, 1, home + 1)
    with_coins(s, 0, 14)
    know(s, 0, "code_of_laws")
    disband(s, 1), disband(s, 0)
    enlist(s, 0, "infantry_1")
    put_army(s, 0, home + 2)
    part(s)
    play(s, ("move", home + 2, 1, 0), ("step", home + 1), ("front", UNIT["infantry_1"]))
    assert s.over
    assert s.victory == BY_ECONOMY
    assert s.players[0].coin_tokens[COIN_CODE_OF_LAWS] == 0


def test_a_gift_from_afar_may_win_for_another_while_it_pays():  # SMC-15.5, SMC-9.7.1, SMC-22.6
    s = table(3)
    know(s, 0, "animal_husbandry")
    hold_events(s, 0, "a_gift_from_afar")
    with_coins(s, 2, 14)
    use(s, "animal_husbandry_wheat")
    play(s, ("pay-gift", EVENT["a_gift_from_afar"]), ("choose-player", 2))
    assert s.over
    assert (s.victory, s.winners) == (BY_ECONOMY, 1 << 2)
    assert s.bonus[0] == 0  # nothing further is resolved


# --- armies that fought, armies that are caught in the air


def test_a_new_army_that_has_fought_where_it_was_placed_may_move():  # SMC-8.4.4, SMC-8.4.5: being placed is no move
    s = plains()
    home = centre(s, 0)
    disband(s, 1)
    put_army(s, 1, home + 1)
    manage(s)
    s.bonus[0] = 4
    s.relist()
    play(s, ("produce", 0), ("army", home + 1))
    while s.decision().what == "battle":
        s.play(next(option for option in s.legal() if option[0] == "front"))
    s.play(("loot-nothing",))
    assert armies_at(s, 0, home + 1) == 1
    part(s)
    assert ("move", home + 1, 1, 0) in s.legal()


def caught(s, path: list[int], held: int):
    """Seat 0's army flies along, and before its next step seat 1's spy holds the square that it is over."""
    put_army(s, 0, path[0])
    hold_tokens(s, 1, "hut_spy")
    know(s, 0, "flight"), know(s, 1, "communism")
    part(s)
    s.play(("watch",), 1)
    s.play(("pass",), 1)
    s.play(("move", path[0], 1, 0), 0)
    for square in path[1:-1]:
        s.play(("step", square), 0)
        s.play(("pass",), 1)
    s.play(("step", path[-1]), 0)
    s.play(ability("communism_spy"), 1)
    play(s, ("hold", held), ("pay-hut", SPY))
    return s


def test_a_flying_army_that_is_held_over_a_village_ends_there_and_fights():  # SMC-14.10.3, SMC-11.11
    s = plains()
    lay(s, "c9", VILLAGE, VILLAGE_IDS.index("village_iron"))
    caught(s, [q("b9"), q("c9"), q("d9")], q("c9"))
    assert isinstance(s.stack[-1], Battle)
    assert s.stack[-1].village


def test_a_peaceful_army_that_is_held_over_an_enemy_city_goes_back():  # SMC-14.10.3, SMC-19.11
    s = plains()
    put_city(s, 1, "e9")
    govern(s, 0, "democracy")
    caught(s, [q("c9"), q("d9"), q("e9"), q("f9")], q("e9"))
    assert armies_at(s, 0, q("d9")) == 1
    assert not any(isinstance(step, Battle) for step in s.stack)


# --- the staggered map of three, and what several rules make of one turn


def test_a_tile_of_the_staggered_map_is_turned_up_from_one_that_lies_above_two():  # SMC-4.1, SMC-12.1, SMC-12.2
    s = table(3, revealed=False)
    layout = BOARDS[3]
    upper, lower, beside_it = layout.slot[q("f8")], layout.slot[q("f9")], layout.slot[q("g9")]
    assert {layout.slot[q(square)] for square in ("e8", "f8", "g8", "h8")} == {upper}
    assert lower != beside_it
    at = s.facedown_slots.index(upper)
    s.facedown_slots = s.facedown_slots[:at] + s.facedown_slots[at + 1 :]
    lay_tile(s, upper, s.facedown.pop(at), 0)
    put_army(s, 0, "f8")
    moving(s, "f8")
    assert why(s, ("discover", q("g9"))) == "SMC-11.2"  # it touches the square only with a corner
    s.play(("discover", q("f9")))
    assert s.turned[lower] % 4 == SOUTH
    assert s.turned[beside_it] == NONE


def test_a_government_of_the_statue_is_free_in_the_next_turn():  # SMC-6.8.6, SMC-21.3
    s = table()
    put_marker(s, "e2", "statue_of_liberty")
    know(s, 1, "code_of_laws")
    begin(s, StartOfTurnPart(0))
    play(s, ("statue",), learn("code_of_laws"))
    assert why(s, change_to("republic")) == "SMC-6.8.3"  # unlocked in this turn
    begin_turn(s)
    begin(s, StartOfTurnPart(0))
    assert change_to("republic") in s.legal()


def test_egypts_free_building_leaves_the_production_of_one_turn():  # SMC-20.8, SMC-8.2.4, R-67
    s = table(2, ("egypt", "china"))
    know(s, 0, "pottery")
    s.players[0].flags |= EXTRA_ACTIONS
    manage(s)
    s.bonus[0] = 8
    s.relist()
    s.play(("build-freely", 0))
    s.play(next(option for option in s.legal() if option[0] == "build"))
    assert s.bonus[0] == 8
    play(s, ("produce", 0), unit("infantry"))
    assert s.bonus[0] == 0


def test_an_army_that_wins_on_a_building_razes_it():  # SMC-14.10.6
    s = plains()
    know(s, 0, "combustion")
    put_city(s, 1, "d9")
    put_marker(s, "c9", "barracks")
    disband(s, 0), disband(s, 1)
    enlist(s, 0, "infantry_3")
    put_army(s, 0, "b9"), put_army(s, 1, "c9")
    moving(s, "b9")
    play(s, ("step", q("c9")), ("front", UNIT["infantry_3"]), ("loot-nothing",))
    assert s.decision().what == "raze"
    s.play(("raze",))
    assert s.marker[q("c9")] == 0


def test_the_attacked_barracks_and_general_do_not_help_who_stands_on_them():  # SMC-13.3, SMC-17.1
    s = plains()
    put_city(s, 1, "d9")
    put_marker(s, "c9", "general")
    put_marker(s, "c10", "barracks")
    put_army(s, 1, "c9")
    assert combat_bonus(s, 1, NONE) == 6
    put_army(s, 0, "c9")  # the attacker has entered
    assert combat_bonus(s, 1, NONE) == 2


def test_romes_great_person_of_a_village_is_placed_before_it_advances():  # SMC-13.15, SMC-12.4.3
    s = plains(2, civs=("rome", "china"))
    s.players[0].space = 19
    lay(s, "c9", VILLAGE, VILLAGE_IDS.index("village_great_person"))
    disband(s, 0), disband(s, 1)
    know(s, 0, "replaceable_parts")
    enlist(s, 0, "infantry_3", "infantry_3", "infantry_3")
    put_army(s, 0, "b9")
    moving(s, "b9")
    s.play(("step", q("c9")))
    while s.decision().what == "battle":
        s.play(next(option for option in s.legal() if option[0] == "front"))
    assert s.decision().what == "place-person"
    assert s.players[0].space == 19
    s.play(("keep-person",))
    assert s.players[0].space == 20


def test_a_flying_scout_passes_enemies_and_cities_and_never_ends_there():  # SMC-11.11, SMC-11.9
    s = plains()
    know(s, 0, "flight")
    put_scout(s, 0, "b9")
    put_army(s, 1, "c9")
    put_city(s, 1, "e9")
    moving(s, "b9", 0, 1)
    s.play(("step", q("c9")))
    assert why(s, ("stop",)) == "SMC-11.9"
    play(s, ("step", q("d9")), ("step", q("e9")))
    assert why(s, ("stop",)) == "SMC-11.8"
    s.play(("step", q("f9")))
    assert ("stop",) in s.legal()
    assert armies_at(s, 1, q("c9")) == 1


def test_a_defection_may_kill_ones_own_figure():  # SMC-9.11
    s = table()
    put_army(s, 0, "b8"), put_scout(s, 0, "b8")
    hold_events(s, 0, "defection")
    start(s, "defection")
    s.play(("kill", q("b8"), 0, 1, 0))
    assert armies_at(s, 0, q("b8")) == 0


def test_a_military_victory_wins_alone_over_a_condition_that_was_met():  # SMC-23.3, SMC-23.7
    s = plains(2, advanced_tie_break=True)
    with_coins(s, 1, 15)
    assert s.victory == UNDECIDED
    home = centre(s, 1)
    disband(s, 1), disband(s, 0)
    know(s, 0, "flight")
    enlist(s, 0, "aircraft_7", "aircraft_7")
    s.walls = 0
    put_marker(s, beside(s, centre(s, 0), "N"), "general")
    put_army(s, 0, beside(s, home, "N"))
    moving(s, beside(s, home, "N"))
    play(s, ("step", home), ("stop",))
    while not s.over:
        s.play(next(option for option in s.legal() if option[0] == "front"))
    assert (s.victory, s.winners) == (BY_MILITARY, 1)


def test_who_loses_a_coin_to_an_attacker_discards_before_the_battle():  # SMC-9.2, SMC-17.1, SMC-T.computers_hands
    s = plains()
    put_city(s, 1, "f9")
    put_marker(s, "e9", "bank")
    s.players[1].coin_tokens[COIN_SHEET] = 3
    know(s, 1, "computers")
    assert s.players[1].coins == 5
    hold_events(s, 1, "sabotage", "lost", "disaster")
    put_army(s, 1, "e9")
    put_army(s, 0, "d9")
    part(s, 0)
    s.play(("rest",), 1)
    play(s, ("move", q("d9"), 1, 0), ("step", q("e9")))
    assert (s.decision().what, s.to_act) == ("discard-events", (1,))
    assert not told(s, "battle")
    s.play(s.legal(1)[0], 1)
    assert told(s, "battle")


def test_who_loses_coins_with_a_city_discards_before_it_is_looted():  # SMC-9.2, SMC-13.11, SMC-13.15
    s = plains()
    city = put_city(s, 1, "d9")
    put_marker(s, "e9", "bank")
    s.players[1].coin_tokens[COIN_SHEET] = 3
    know(s, 1, "computers")
    hold_events(s, 1, "sabotage", "lost", "disaster")
    disband(s, 0), disband(s, 1)
    enlist(s, 0, "infantry_3", "infantry_3", "infantry_3")
    put_army(s, 0, "d9")
    begin(s, Battle(0, 1, q("d9"), city=city))
    while s.decision().what == "battle":
        s.play(next(option for option in s.legal(0) if option[0] == "front"), 0)
    assert (s.decision().what, s.to_act) == ("discard-events", (1,))
    s.play(("discard-events", (EVENT["disaster"],)), 1)
    assert s.decision().what == "loot-city"
    assert ("loot", "event_3") not in s.legal(0)
