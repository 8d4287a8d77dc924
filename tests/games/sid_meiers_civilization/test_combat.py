"""Combat, loot, villages (SMC-12.4, SMC-13)."""

from __future__ import annotations

import random

import pytest

from civitas import words
from civitas.games.sid_meiers_civilization.combat.aftermath import Aftermath
from civitas.games.sid_meiers_civilization.combat.battle import ATTACKER, DEFENDER, Battle
from civitas.games.sid_meiers_civilization.combat.engaging import Engagement
from civitas.games.sid_meiers_civilization.combat.forces import combat_bonus, hand_size
from civitas.games.sid_meiers_civilization.combat.loot import CityLoot, FigureLoot
from civitas.games.sid_meiers_civilization.piles import bury_units, draw_unit
from civitas.games.sid_meiers_civilization.state import BY_MILITARY
from civitas.games.sid_meiers_civilization.tables import (
    ABILITY,
    ARTILLERY,
    COIN_CODE_OF_LAWS,
    EVENT,
    INFANTRY,
    MOUNTED,
    NONE,
    TECH,
    UNIT,
    UNIT_TYPE,
    VILLAGE,
    VILLAGE_IDS,
)
from civitas.games.sid_meiers_civilization.units import rank_of
from civitas.games.sid_meiers_civilization.yields import armies_at, figures_at
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
from games.sid_meiers_civilization.test_founding import plains
from games.sid_meiers_civilization.test_movement import lay

I1, I2, I3 = UNIT["infantry_1"], UNIT["infantry_2"], UNIT["infantry_3"]
A1, A2, A3 = UNIT["artillery_1"], UNIT["artillery_2"], UNIT["artillery_3"]
M1, M2, M3 = UNIT["mounted_1"], UNIT["mounted_2"], UNIT["mounted_3"]
X7 = UNIT["aircraft_7"]
NAMES = {UNIT[id]: id for id in UNIT}


def fight(ours: list[int], theirs: list[int], armies: tuple[int, int] = (1, 1), where: str = "c9", **more):
    """Seat 0 attacks seat 1 in the open, with just these units; the defender plays first."""
    s = more.pop("s", None) or plains(**more)
    for seat, units in ((0, ours), (1, theirs)):
        disband(s, seat)
        enlist(s, seat, *[NAMES[unit] for unit in units])
        put_army(s, seat, where, armies[seat])
    begin(s, Battle(0, 1, q(where)))
    return s


def battle(s) -> Battle:
    return next(step for step in s.stack if isinstance(step, Battle))


# --- wounds ------------------------------------------------------------------------------------------------------------------------------


def test_ex_64_wounds_are_dealt_at_the_same_time_and_stay():  # SMC-13.6, SMC-13.6.4
    s = fight([M3, A1], [M2, A1])
    s.play(("front", M2), 1)
    s.play(("attack", M3, 0), 0)
    b = battle(s)
    assert b.defence_dead == [M2]
    assert (b.attack_fronts, b.attack_wounds) == ([M3], [2])


def test_ex_65_old_wounds_do_not_weaken_a_blow():  # SMC-13.6, SMC-13.6.3
    s = fight([M3, A1], [M2, M3, A1])
    play(s, ("front", M2), ("attack", M3, 0))
    s.play(("attack", M3, 0), 1)
    b = battle(s)
    assert (b.attack_dead, b.defence_dead) == ([M3], [M2, M3])
    assert b.attack_fronts == []


def test_ex_66_infantry_trumps_mounted_and_strikes_first():  # SMC-13.6.1
    s = fight([M3, A1], [M2, I3, A1])
    play(s, ("front", M2), ("attack", M3, 0))
    s.play(("attack", I3, 0), 1)
    b = battle(s)
    assert b.attack_dead == [M3]
    assert (b.defence_fronts, b.defence_wounds) == ([I3], [0])


@pytest.mark.parametrize(("played", "there", "dead", "alive"), [(M2, A2, A2, M2), (I2, A2, I2, A2)])
def test_ex_68_whoever_trumps_strikes_first_also_in_defence(played, there, dead, alive):  # SMC-13.6.1
    s = fight([played, I1], [there, I1])
    s.play(("front", there), 1)
    s.play(("attack", played, 0), 0)
    b = battle(s)
    ours = played == alive
    assert (b.attack_dead if not ours else b.defence_dead) == [dead]
    assert (b.attack_fronts if ours else b.defence_fronts) == [alive]
    assert (b.attack_wounds if ours else b.defence_wounds) == [0]


def test_aircraft_neither_trump_nor_are_trumped():  # SMC-13.6.2
    s = fight([X7, I1], [I3, I1])
    s.play(("front", I3), 1)
    s.play(("attack", X7, 0), 0)
    b = battle(s)
    assert b.defence_dead == [I3]
    assert (b.attack_fronts, b.attack_wounds) == ([X7], [3])


def test_a_front_takes_one_unit_of_each_side():  # SMC-13.5.2
    s = fight([M1, A1], [I3, A1])
    s.play(("front", I3), 1)
    s.play(("front", M1), 0)
    assert sorted(s.legal(1)) == sorted([("front", A1), ("attack", A1, 1)])
    assert s.why_not(("attack", A1, 0), 1).rule == "SMC-13.5.2"
    assert s.why_not(("front", I3), 1).rule == "SMC-13.5.1"


def test_a_side_without_cards_plays_none_and_the_other_goes_on_alone():  # SMC-13.2.2, SMC-13.18
    s = fight([I1, I1], [])
    assert s.to_act == (0,)
    play(s, ("front", I1), ("front", I1))
    assert told(s, "battle-ends")[0]["seat"] == 0


# --- hands and bonuses ----------------------------------------------------------------------------------------------------------------------


def test_ex_69_the_difference_of_the_bonuses_goes_to_one_side():  # SMC-13.3
    s = plains()
    city = put_city(s, 1, "d12")
    put_marker(s, beside(s, centre(s, 1), "E"), "academy")
    put_marker(s, beside(s, "d12", "E"), "barracks")
    put_marker(s, beside(s, centre(s, 0), "E"), "academy")
    put_marker(s, beside(s, centre(s, 0), "W"), "general")
    disband(s, 0)
    disband(s, 1)
    put_army(s, 0, "d12")
    enlist(s, 0, "infantry_1")
    begin(s, Battle(0, 1, q("d12"), city=city))
    assert combat_bonus(s, 1, city) == 12
    assert combat_bonus(s, 0, city) == 8
    assert battle(s).bonus == (0, 4)


def test_ex_70_the_bonus_of_a_walled_capital():  # SMC-13.3
    s = plains()
    put_marker(s, beside(s, centre(s, 1), "E"), "academy")
    put_marker(s, beside(s, centre(s, 1), "W"), "general")
    s.walls = 1 << 3
    second = put_city(s, 0, "d9")
    for square in (beside(s, centre(s, 0), "E"), beside(s, s.cities[second], "E")):
        put_marker(s, square, "barracks")
    assert combat_bonus(s, 1, 3) == 24
    assert combat_bonus(s, 0, 3) == 4


def test_a_blockaded_barracks_gives_no_bonus():  # SMC-13.3, SMC-17.1
    s = plains()
    put_marker(s, beside(s, centre(s, 1), "E"), "barracks")
    assert combat_bonus(s, 1, NONE) == 2
    put_scout(s, 0, beside(s, centre(s, 1), "E"))
    assert combat_bonus(s, 1, NONE) == 0


def test_ex_109_fundamentalism_of_the_option_set():  # Appendix G
    s = plains(government_set="replacement_2013")
    govern(s, 0, "fundamentalism")
    assert (combat_bonus(s, 0, NONE), hand_size(s, 0, q("c9"), NONE)) == (4, 3)
    s = plains()
    govern(s, 0, "fundamentalism")
    assert (combat_bonus(s, 0, NONE), hand_size(s, 0, q("c9"), NONE)) == (0, 4)


def test_battle_hand_sizes():  # SMC-13.2
    s = plains()
    put_army(s, 0, "c9", 2)
    put_scout(s, 0, "c9")
    assert hand_size(s, 0, q("c9"), NONE) == 5
    assert hand_size(s, 1, centre(s, 1), 3) == 6
    know(s, 0, "computers")
    s.players[0].coins = 11
    assert hand_size(s, 0, q("c9"), NONE) == 7


def test_ex_72_a_hand_is_never_larger_than_the_forces():  # SMC-13.2
    s = plains()
    disband(s, 1)
    enlist(s, 1, "infantry_1", "infantry_1", "mounted_1", "artillery_1")
    put_army(s, 0, centre(s, 1))
    begin(s, Battle(0, 1, centre(s, 1), city=3))
    assert len(battle(s).defence) == 4
    assert len(s.players[1].forces) == 0


def test_ex_115_types_in_a_drawn_hand_are_hidden():  # SMC-13.2, section 24, SMC-13.17
    s = plains()
    disband(s, 1)
    disband(s, 0)
    enlist(s, 0, "infantry_1")
    enlist(s, 1, "infantry_1", "infantry_2", "infantry_3", "mounted_1", "mounted_2")
    put_army(s, 0, "c9")
    put_army(s, 1, "c9")
    begin(s, Battle(0, 1, q("c9")))
    seen = s.view(0)
    assert seen["stack"][-1]["defence"]["hidden"] == 3
    assert "backs" not in seen["stack"][-1]["defence"]
    assert "backs" not in seen["players"][1]["forces"]
    assert seen["players"][1]["units"] == [3, 0, 2, 0]
    mounted = set()
    for n in range(60):
        world = s.determinize(0, random.Random(n))
        hand = battle(world).defence.cards
        assert len(hand) == 3
        both = hand + world.players[1].forces.cards
        assert sorted(UNIT_TYPE[card] for card in both) == [INFANTRY] * 3 + [MOUNTED] * 2
        mounted.add(sum(UNIT_TYPE[card] == MOUNTED for card in hand))
    assert mounted == {0, 1, 2}


def test_an_oracle_opens_the_enemy_hand_to_its_owner_alone():  # SMC-13.2.1, Appendix C, SMC-W.oracle
    s = plains(3)
    put_marker(s, beside(s, centre(s, 0), "E"), "oracle")
    fight([I1], [M1, M2, M3], s=s, where="g9")
    hand = sorted(battle(s).defence.cards)
    for n in range(10):
        assert sorted(battle(s.determinize(0, random.Random(n))).defence.cards) == hand
    assert sorted(s.view(0)["stack"][-1]["defence"]["holds"]) == hand
    assert s.view(2)["stack"][-1]["defence"]["holds"] == []
    assert s.view(1)["stack"][-1]["attack"]["holds"] == []


def test_himeji_makes_all_own_units_stronger():  # SMC-13.7, SMC-21.8, SMC-W.himeji_samurai_castle
    s = plains()
    put_marker(s, beside(s, centre(s, 0), "E"), "himeji_samurai_castle")
    fight([A2, A1], [A2, A1], s=s)
    s.play(("front", A2), 1)
    s.play(("attack", A2, 0), 0)
    b = battle(s)
    assert b.defence_dead == [A2]
    assert (b.attack_fronts, b.attack_wounds) == ([A2], [2])


def test_ranks_raise_strength():  # SMC-13.2.1, SMC-14.7
    s = plains()
    p = s.players[0]
    assert rank_of(p, MOUNTED) == 1
    know(s, 0, "railroad", "chivalry")
    assert rank_of(p, MOUNTED) == 3
    fight([M1, I1], [I3], s=s)
    assert battle(s).strength(s, ATTACKER, M1) == 3
    assert battle(s).strength(s, DEFENDER, M1) == 1


# --- who plays first ------------------------------------------------------------------------------------------------------------------------


def storm(s, walled: bool):
    """Seat 0 attacks a city of seat 1 at d9 with one army."""
    city = put_city(s, 1, "d9", walls=walled)
    put_army(s, 0, "d9")
    begin(s, Battle(0, 1, q("d9"), city=city))
    return city


def test_ex_78_walls_make_the_attacker_play_first():  # SMC-13.4, SMC-13.5, SMC-T.combustion_walls
    s = plains()
    storm(s, walled=True)
    assert s.to_act == (0,)
    assert battle(s).bonus == (0, 10)
    s = plains()
    know(s, 0, "combustion")
    city = storm(s, walled=True)
    assert s.to_act == (1,)
    assert battle(s).bonus == (0, 6)
    assert not s.walls >> city & 1


def test_without_walls_the_defender_plays_first():  # SMC-13.5
    s = plains()
    storm(s, walled=False)
    assert s.to_act == (1,)


# --- abilities ------------------------------------------------------------------------------------------------------------------------------


def test_ex_76_metalworking_adds_wounds_to_one_blow_only():  # SMC-T.metalworking_iron
    s = plains()
    know(s, 0, "metalworking")
    own(s, 0, iron=1)
    know(s, 1, "chivalry")
    fight([I1], [M3], s=s)
    s.play(("front", M3), 1)
    s.play(("use", ABILITY["metalworking_iron"]), 0)
    assert s.players[0].resources[3] == 0
    s.play(("attack", I1, 0), 0)
    result = told(s, "battle-ends")[0]
    assert (result["attack"], result["defence"]) == (1, 0)


def test_metalworking_needs_a_front_to_attack_and_comes_before_the_unit():  # SMC-14.13, SMC-T.metalworking_iron
    s = plains()
    know(s, 1, "metalworking")
    own(s, 1, iron=1)
    fight([I1], [M3, M1], s=s)
    assert s.why_not(("use", ABILITY["metalworking_iron"]), 1).rule == "SMC-14.13"


def test_ex_77_mathematics_splits_wounds():  # SMC-T.mathematics_iron, SMC-13.23
    s = plains()
    know(s, 0, "mathematics")
    own(s, 0, iron=1)
    fight([A1, A1, A1], [I2, M3, M1], s=s)
    b = battle(s)
    s.play(("front", I2), 1)
    s.play(("front", A1), 0)
    s.play(("close",), 0)
    s.play(("front", M3), 1)
    b.defence_wounds[0] = 1
    s.relist()
    s.play(("use", ABILITY["mathematics_iron"]), 0)
    assert s.legal(0) == [("wound", 0, 1), ("wound", 2, 1), ("wound", 2, 2), ("wound", 2, 3)]
    s.play(("wound", 0, 1), 0)
    s.play(("wound", 2, 2), 0)
    assert b.defence_dead == [I2]
    assert b.defence_wounds[b.defence_fronts.index(M3)] == 2
    assert s.players[0].resources[3] == 0


def test_animal_husbandry_heals_three_once_a_battle_and_biology_all():  # SMC-T.animal_husbandry_heal, SMC-T.biology_heal
    s = plains()
    know(s, 0, "animal_husbandry", "biology", "metal_casting")
    fight([A2, A2, A2], [A1, A1, M1], s=s)  # rank 3: strength 4
    s.play(("front", A1), 1)
    s.play(("attack", A2, 0), 0)
    b = battle(s)
    assert b.attack_wounds == [1]
    s.play(("heal",), 0)
    assert b.attack_wounds == [0]
    assert s.to_act == (1,)
    s.play(("front", A1), 1)
    s.play(("attack", A2, 1), 0)
    assert s.why_not(("heal",), 0).rule == "SMC-13.7"
    s.play(("heal-all",), 0)
    assert b.attack_wounds == [0, 0]


def test_nobody_uses_abilities_in_the_other_sides_turn():  # SMC-13.5.1, SMC-26.4
    s = plains()
    know(s, 0, "mathematics")
    own(s, 0, iron=1)
    fight([I1], [M3], s=s)
    assert s.to_act == (1,)
    assert s.legal(0) == []


def test_a_battle_ability_can_be_cancelled():  # SMC-26, W2
    s = plains()
    know(s, 0, "metalworking")
    own(s, 0, iron=1)
    hold_events(s, 1, "primetime_tv")
    fight([I1], [M3], s=s)
    s.play(("front", M3), 1)
    s.play(("use", ABILITY["metalworking_iron"]), 0)
    s.play(next(option for option in s.legal(1) if option[0] == "play"), 1)
    assert battle(s).steel == 0
    assert s.players[0].resources[3] == 0


# --- results ----------------------------------------------------------------------------------------------------------------------------------


def test_ex_73_level_sums_are_the_defenders():  # SMC-13.8
    s = fight([I2], [A2])
    s.play(("front", A2), 1)
    s.play(("front", I2), 0)
    assert told(s, "battle-ends")[0]["seat"] == 1
    assert armies_at(s, 0, q("c9")) == 0


def after(s, dead: int, armies: int, won: bool = True, **more):
    """The aftermath of a battle at c9 in which the winner lost so many units."""
    for seat, n in ((0, armies), (1, 1)):
        put_army(s, seat, "c9", n)
    units = [s.decks[INFANTRY].cards.pop() for _ in range(dead)]
    s.decks[INFANTRY].marks = s.decks[INFANTRY].marks[dead:]
    begin(s, Aftermath(0, 1, q("c9"), NONE, False, won, [], [], units, [], **more))
    return units


@pytest.mark.parametrize(("armies", "dead", "left"), [(3, 5, 1), (1, 5, 1), (3, 1, 3), (2, 3, 1)])
def test_ex_74_the_winner_loses_an_army_for_two_units_but_never_the_last(armies, dead, left):  # SMC-13.9
    s = plains()
    know(s, 0, "masonry")
    after(s, dead, armies)
    assert armies_at(s, 0, q("c9")) == left


def test_ex_49_the_loser_loses_armies_and_scouts_and_the_winner_loots_once():  # SMC-11.9, SMC-13.10
    s = plains()
    s.players[1].trade, s.players[1].culture = 5, 2
    put_army(s, 1, "c9")
    put_scout(s, 1, "c9")
    after(s, 0, 1)
    assert figures_at(s, 1, q("c9")) == 0
    assert s.legal() == [("loot", "trade"), ("loot", "culture"), ("loot-nothing",)]
    s.play(("loot", "culture"))
    assert (s.players[0].culture, s.players[1].culture) == (2, 0)
    assert s.pending is None


def test_killed_units_go_face_up_under_their_decks_and_survivors_return():  # SMC-13.14
    s = fight([I3], [M1], civs=("america", "rome"))
    s.play(("front", M1), 1)
    s.play(("attack", I3, 0), 0)
    s.play(("loot-nothing",))
    assert s.fallen[MOUNTED] == [M1]
    assert s.players[0].forces.cards == [I3]
    assert (s.players[0].units, s.players[1].units) == ([1, 0, 0, 0], [0, 0, 0, 0])
    for n in range(10):  # everybody saw it
        assert s.determinize(1, random.Random(n)).players[0].forces.cards == [I3]


def test_ex_84_china_saves_one_of_its_dead():  # SMC-20.2
    s = plains(civs=("china", "america"))
    disband(s, 0)
    units = after(s, 3, 1, won=False)
    assert s.decision().what == "save-unit"
    s.play(("save", units[0]))
    while s.pending is not None:
        s.play(s.legal()[-1])
    assert s.players[0].forces.cards == [units[0]]
    assert len(s.fallen[INFANTRY]) == 2


def test_ex_93_code_of_laws_gets_a_coin_for_the_first_win_of_a_turn_up_to_four():  # SMC-15.1, SMC-T.code_of_laws_coin
    s = plains()
    know(s, 0, "code_of_laws")
    s.players[1].trade = 0
    for _ in range(2):
        after(s, 0, 1)
    assert s.players[0].coins == 1
    s.players[0].once = 0
    s.players[0].coin_tokens[COIN_CODE_OF_LAWS] = 4
    after(s, 0, 1)
    assert s.players[0].coin_tokens[COIN_CODE_OF_LAWS] == 4


def test_a_failed_attack_on_a_city_costs_the_figures_and_loot():  # SMC-13.13
    s = plains()
    disband(s, 0)
    s.players[0].trade = 2
    city = storm(s, walled=False)
    while s.decision().what == "battle":
        s.play(s.legal()[-1])
    assert figures_at(s, 0, q("d9")) == 0
    assert s.cities[city] == q("d9")
    assert s.to_act == (1,)
    assert ("loot", "trade") in s.legal()
    assert ("loot", "tech") not in s.legal()


def test_ex_82_a_city_falls_with_all_that_stands_in_its_outskirts():  # SMC-13.11, SMC-13.22, SMC-21.7
    s = plains()
    disband(s, 1)
    disband(s, 0)
    enlist(s, 0, *["infantry_3"] * 3)
    know(s, 0, "pottery", "replaceable_parts")
    know(s, 1, "pottery", "masonry", "printing_press")
    hold_events(s, 1, "lost")
    hold_tokens(s, 1, "hut_spy")
    own(s, 1, iron=1)
    city = put_city(s, 1, "d9")
    put_marker(s, "c9", "university")
    put_marker(s, "e9", "oracle")
    put_marker(s, "d8", "general")
    put_scout(s, 1, "d10")
    left = s.buildings[5]
    put_army(s, 0, "d9")
    begin(s, Battle(0, 1, q("d9"), city=city))
    for _ in range(3):
        s.play(("front", I3), 0)
    assert s.cities[city] == NONE
    assert (s.marker[q("c9")], s.marker[q("e9")], s.marker[q("d8")]) == (0, 0, 0)
    assert s.buildings[5] == left + 1
    assert s.lost_wonders == (2,)
    assert s.lost_people[2] == 1
    assert figures_at(s, 1, q("d10")) == 1
    assert armies_at(s, 0, q("d9")) == 1
    words = [option[1] for option in s.legal() if len(option) == 2]
    assert words == ["tech", "event_2", "iron", "hut"]
    s.play(("loot", "iron"))
    assert s.pending is None  # one token is left: taken without a question
    assert (s.players[0].resources[3], len(s.players[0].huts)) == (1, 1)


def test_a_tech_of_the_loser_is_learned_if_it_fits():  # SMC-13.11, SMC-13.20
    s = plains()
    know(s, 1, "sailing", "masonry")
    begin(s, CityLoot(0, 1))
    s.play(("loot", "tech"))
    assert s.legal() == [("learn", TECH["masonry"]), ("learn", TECH["writing"])]  # sailing has no place
    s.play(("learn", TECH["masonry"]))
    assert s.players[0].techs >> TECH["masonry"] & 1


def test_a_stolen_event_is_seen_by_both_and_the_hand_limit_holds():  # SMC-13.19
    s = plains(3)
    hold_events(s, 0, "sabotage", "sabotage")
    hold_events(s, 1, "lost", "defection")
    begin(s, CityLoot(0, 1))
    s.play(("loot", "event_2"))
    assert s.decision().what == "discard-events"
    s.play(("discard-events", (EVENT["sabotage"],)))
    assert EVENT["lost"] in s.players[0].events.cards
    for n in range(10):
        assert EVENT["lost"] in s.determinize(1, random.Random(n)).players[0].events.cards


def test_nothing_to_loot_no_question():  # SMC-13.20
    s = plains()
    s.players[1].trade = 0
    begin(s, FigureLoot(0, 1))
    assert s.pending is None


def test_loot_stops_at_three_and_at_the_end_of_the_dial():  # SMC-13.19
    s = plains()
    s.players[0].trade, s.players[1].trade = 26, 7
    s.players[1].culture = 2
    begin(s, FigureLoot(0, 1))
    assert [s.stack[-1].wording(s, 0, ("loot", what))[1]["number"] for what in ("trade", "culture")] == [3, 2]
    s.play(("loot", "trade"))
    assert [p.trade for p in s.players] == [27, 4]


def test_a_lost_capital_ends_the_game_before_losses_and_loot():  # SMC-13.12, SMC-13.15, SMC-22.1, SMC-22.8
    s = plains()
    disband(s, 1)
    disband(s, 0)
    know(s, 0, "replaceable_parts")
    enlist(s, 0, *["infantry_3"] * 3)
    put_army(s, 0, centre(s, 1))
    begin(s, Battle(0, 1, centre(s, 1), city=3))
    for _ in range(3):
        s.play(("front", I3), 0)
    assert s.over
    assert (s.victory, s.winners) == (BY_MILITARY, 1)
    assert s.cities[3] == centre(s, 1)
    assert s.ranking[0] == (0,)
    assert not told(s, "loots")


def test_rome_advances_with_a_conquered_city():  # SMC-20.5
    s = plains(civs=("rome", "china"))
    disband(s, 1)
    disband(s, 0)
    know(s, 0, "replaceable_parts")
    enlist(s, 0, "infantry_3", "infantry_3")
    s.players[1].techs = 0
    city = put_city(s, 1, "d9")
    put_army(s, 0, "d9")
    begin(s, Battle(0, 1, q("d9"), city=city))
    for _ in range(2):
        s.play(("front", I3), 0)
    assert s.pending is None
    assert s.players[0].space == 1


# --- villages ---------------------------------------------------------------------------------------------------------------------------------


def raid(s, token: str = "village_iron", **units):
    """Seat 0 attacks the village at c9."""
    lay(s, "c9", VILLAGE, VILLAGE_IDS.index(token))
    put_army(s, 0, "c9")
    begin(s, Engagement(0, q("c9")))
    return s


def play_out(s, last: bool = False):
    """Everybody opens fronts until it is over."""
    while s.pending is not None and s.decision().what == "battle":
        s.play(next(option for option in s.legal() if option[0] == "front"))


def test_ex_80_barbarians_are_one_of_each_type_at_rank_one():  # SMC-12.4, SMC-12.4.2
    s = plains()
    know(s, 1, "mathematics", "chivalry")
    raid(s)
    b = battle(s)
    assert sorted(UNIT_TYPE[card] for card in b.barbarians.cards) == [INFANTRY, ARTILLERY, MOUNTED]
    assert b.strength(s, DEFENDER, A1) == 1
    assert b.bonus == (0, 0)
    assert s.to_act == (1,)


def test_ex_80_the_winner_takes_the_token():  # SMC-12.4.3
    s = plains()
    disband(s, 0)
    disband(s, 1)
    know(s, 0, "replaceable_parts")
    enlist(s, 0, "infantry_3", "infantry_3", "infantry_3")
    raid(s)
    play_out(s)
    assert s.players[0].villages.cards == [VILLAGE_IDS.index("village_iron")]
    assert s.token[q("c9")] == 0
    assert sum(len(pile) for pile in s.fallen) == 3  # SMC-12.4.5: surviving barbarians too


def test_ex_80_a_great_person_in_a_village_is_gained_at_once():  # SMC-12.4.3, SMC-10.6
    s = plains()
    disband(s, 0)
    disband(s, 1)
    know(s, 0, "replaceable_parts")
    enlist(s, 0, "infantry_3", "infantry_3", "infantry_3")
    raid(s, "village_great_person")
    play_out(s)
    assert s.decision().what == "place-person"
    assert s.spent_villages == (VILLAGE_IDS.index("village_great_person"),)
    s.play(("keep-person",))
    assert sum(s.players[0].reserve) == 1
    assert s.pending is None


def test_ex_80_who_loses_against_barbarians_loses_the_figures_and_nothing_else():  # SMC-12.4.4
    s = plains()
    disband(s, 0)
    s.players[0].trade = 5
    raid(s)
    play_out(s)
    assert s.pending is None
    assert figures_at(s, 0, q("c9")) == 0
    assert s.token[q("c9")] == VILLAGE
    assert s.players[0].trade == 5


def test_village_rewards_of_china_rome_and_code_of_laws():  # SMC-12.4.3
    s = plains(civs=("china", "america"))
    disband(s, 0)
    disband(s, 1)
    know(s, 0, "replaceable_parts", "code_of_laws")
    enlist(s, 0, "infantry_3", "infantry_3", "infantry_3")
    raid(s)
    play_out(s)
    assert (s.players[0].culture, s.players[0].coins) == (3, 1)
    s = plains(civs=("rome", "america"))
    disband(s, 0)
    disband(s, 1)
    know(s, 0, "replaceable_parts")
    enlist(s, 0, "infantry_3", "infantry_3", "infantry_3")
    raid(s)
    play_out(s)
    assert s.players[0].space == 1


def test_ex_81_a_missing_barbarian_comes_from_another_deck():  # SMC-12.4.1, SMC-12.8
    s = plains()
    s.fallen[INFANTRY] += s.decks[INFANTRY].cards
    s.decks[INFANTRY].clear()
    removed, s.fallen[INFANTRY] = s.fallen[INFANTRY], []
    raid(s)
    assert s.to_act == (1,)
    assert s.legal() == [("deck", ARTILLERY), ("deck", MOUNTED)]
    assert s.why_not(("deck", 3)).rule == "SMC-12.4.1"
    s.play(("deck", MOUNTED))
    assert sorted(UNIT_TYPE[card] for card in battle(s).barbarians.cards) == [ARTILLERY, MOUNTED, MOUNTED]
    assert removed


def test_the_deck_each_barbarian_came_from_is_public_its_strength_is_not():  # section 24
    s = plains(3)
    raid(s)
    seen = s.view(2)["stack"][-1]["barbarians"]
    assert seen["hidden"] == 3
    assert seen["backs"] == ["artillery", "infantry", "mounted"]


def test_a_turned_deck_is_shuffled_when_its_face_up_cards_are_reached():  # SMC-8.5.2
    s = table()
    s.fallen[MOUNTED] = [s.decks[MOUNTED].take(0, 0)[0] for _ in range(12)]
    while len(s.decks[MOUNTED].cards) > 1:
        draw_unit(s, 0, MOUNTED)
    assert len(s.fallen[MOUNTED]) == 12
    draw_unit(s, 0, MOUNTED)  # the last facedown one: now a face-up card is on top
    assert (len(s.decks[MOUNTED].cards), s.fallen[MOUNTED]) == (12, [])


def test_units_that_die_after_a_deck_was_turned_lie_under_it():  # SMC-8.5.2
    s = table()
    s.decks[MOUNTED].cards, s.fallen[MOUNTED] = [M3], [M1]
    s.decks[MOUNTED].marks = [0]
    draw_unit(s, 0, MOUNTED)
    bury_units(s, [M2, A1])
    assert (s.decks[MOUNTED].cards, s.fallen[MOUNTED]) == ([M1], [M2])
    draw_unit(s, 0, MOUNTED)
    assert s.players[0].forces.cards[-1] == M1
    assert (s.decks[MOUNTED].cards, s.fallen[MOUNTED]) == ([M2], [])
    s.decks[ARTILLERY].clear()
    s.fallen[ARTILLERY].clear()
    bury_units(s, [A1, A2])  # a deck that was empty: the dead are on top at once
    assert sorted(s.decks[ARTILLERY].cards) == [A1, A2]
    assert not s.fallen[ARTILLERY]


# --- loot points --------------------------------------------------------------------------------------------------------------------------------


def test_loot_points_buy_one_or_two_things():  # SMC-23.6
    s = plains(loot_points=True)
    s.players[1].trade = 9
    s.players[1].coin_tokens[0] = 1
    begin(s, FigureLoot(0, 1))
    assert ("loot", "tech") not in s.legal()
    s.play(("loot", "lose_coin"))
    assert s.pending is None
    assert s.players[1].coin_tokens[0] == 0
    s.players[0].trade = 0
    begin(s, CityLoot(0, 1))
    play(s, ("loot", "trade"), ("loot", "trade"))
    assert [p.trade for p in s.players] == [6, 3]
    s.players[1].coin_tokens[0] = 2
    begin(s, CityLoot(0, 1))
    s.play(("loot", "take_coin"))
    assert s.players[0].coin_tokens[4] == 1
    assert s.players[0].coins == 1
    assert s.pending is None


def test_ballistics_deals_up_to_six_wounds():  # SMC-T.ballistics_iron, SMC-13.7
    s = plains()
    know(s, 0, "ballistics")
    own(s, 0, iron=1)
    fight([M1, M1], [M3, M2, M1], s=s)
    s.play(("front", M3), 1)
    s.play(("front", M1), 0)
    s.play(("close",), 0)
    s.play(("front", M2), 1)
    b = battle(s)
    s.play(("use", ABILITY["ballistics_iron"]), 0)
    play(s, ("wound", 0, 3), ("wound", 2, 2))
    assert b.defence_dead == [M3, M2]
    assert b.defence_fronts == [NONE]


def test_a_healed_unit_keeps_its_front():  # SMC-13.23
    s = plains()
    know(s, 0, "biology", "metal_casting")
    fight([A2, A2], [A1, A1], s=s)
    s.play(("front", A1), 1)
    s.play(("attack", A2, 0), 0)
    s.play(("heal-all",), 0)
    assert battle(s).attack_fronts == [A2]


# --- what is told of it


def sentences(s, message):
    return [words.event("sid_meiers_civilization", event, names=("Ann", "Bob")) for event in s.chronicle if event.message == message]


def test_a_battle_says_against_whom_it_is_and_barbarians_fight_as_such():  # SMC-12.4.1, SMC-13.1
    s = table()
    put_army(s, 0, "g7"), put_army(s, 1, "h7")
    begin(s, Battle(0, 1, q("g7")))
    assert sentences(s, "battle") == ["Ann attacks Bob at g7."]
    s = table()
    put_army(s, 0, "g7")
    begin(s, Battle(0, 1, q("g7"), city=put_city(s, 1, "g7")))
    assert sentences(s, "battle")[0].startswith("Ann attacks Bob at g7 (")
    s = table()
    put_army(s, 0, "g7")
    begin(s, Battle(0, 1, q("g7"), village=True))
    assert sentences(s, "battle") == ["Ann attacks the village at g7; Bob plays the barbarians."]
    s.play(next(option for option in s.legal() if option[0] == "front"))
    assert sentences(s, "opens-front")[0].startswith("The barbarians open a front with ")
    s.play(next(option for option in s.legal() if option[0] == "front"))
    assert sentences(s, "opens-front")[1].startswith("Ann opens a front with ")
    s.play(next(option for option in s.legal() if option[0] == "attack"))
    assert sentences(s, "attacks")[0].startswith("The barbarians attack ")
