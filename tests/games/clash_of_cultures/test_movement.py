"""Movement, ships and exploration (COC-5.4, 5.5, 8.5.8, 8.7)."""

from civitas.games.clash_of_cultures.armies import MOVED, pack
from civitas.games.clash_of_cultures.exploring import Reveal, fitting
from civitas.games.clash_of_cultures.groups import CLASS_IDS
from civitas.games.clash_of_cultures.hexes import BOARDS, SPACE_IDS
from civitas.games.clash_of_cultures.regions import REGION
from civitas.games.clash_of_cultures.sailing import Course
from civitas.games.clash_of_cultures.setup import lay_region
from civitas.games.clash_of_cultures.tables import SHIP, UNKNOWN

from .table import asked, at, begin, build, city, goods, held, know, land, lead, put, table, turn, units


def mover(kind, n=1):
    return [CLASS_IDS.index(kind)] * n


def move(s, start, goal, **group):
    """One move; the group is named where it is asked for."""
    s.play(("move", at(start), at(goal)))
    choose(s, **group)
    return s


def choose(s, **group):
    if asked(s) == "group":
        wanted = sorted([unit for kind, n in group.items() for unit in mover(kind.replace("_", "-"), n)])
        s.play(("group", tuple(wanted)))


def act(s):
    if asked(s) == "move":
        s.play(("stop-moving",))
    s.play(("move-units",))
    return s


def explored(s, *slots):
    """Only these slots (and the homes) are revealed."""
    board = s.board
    for slot in board.unexplored:
        if board.slot_ids[slot] not in slots:
            s.revealed &= ~(1 << slot)
            for space in board.cells[slot]:
                s.terrain[space] = UNKNOWN
            s.unexplored.append(slot)
            s.hidden.append(REGION["region_20"])
    return s


def hide(s, slot, region):
    number = s.board.slot_ids.index(slot)
    s.hidden[s.unexplored.index(number)] = REGION[region]


# --- the map


def test_the_maps_have_their_spaces_and_neighbours():  # COC-2.1
    assert [len(BOARDS[n].spaces) for n in (2, 3, 4)] == [40, 60, 72]
    for board in BOARDS.values():
        for space in board.spaces:
            assert all(space in board.near[other] for other in board.near[space])
            near = [other for other in board.spaces if board.coordinate_distance(space, other) == 1]
            assert sorted(near) == sorted(board.near[space])
            assert board.edge[space] == (len(near) < 6) == (space in board.rim)


def test_distance_does_not_lead_through_unexplored_regions():  # COC-4.5.1, COC-4.5.4, COC-4.5.5
    s = explored(table(), "slot_01")
    board = s.board
    assert board.distances(s.revealed, at("D2"))[at("C3")] == 1
    assert board.distances(s.revealed, at("D2"))[at("D7")] == 99


# --- moving on land


def test_army_units_move_only_with_tactics():  # COC-5.4.3
    s = table()
    put(s, 0, "D3", infantry=1)
    turn(s, 0)
    assert s.why_not(("move-units",)).rule == "COC-5.4.3"
    know(s, 0, "tactics")
    s.relist()
    assert ("move-units",) in s.legal()


def test_three_moves_and_no_unit_twice():  # COC-5.4.1, COC-5.4.2
    s = table()
    put(s, 0, "D3", settler=2)
    put(s, 0, "C3", settler=1)
    turn(s, 0)
    act(s)
    move(s, "D3", "D4", settler=1)
    assert at("D4") not in {option[1] for option in s.legal() if option[0] == "move"}
    move(s, "D3", "E4", settler=1)
    move(s, "C3", "B3")
    assert asked(s) == "turn"


def test_ex_28_mountain_ends_and_forest_disarms():  # COC-5.4.5, COC-5.4.4, COC-5.4.5c
    s = table()
    know(s, 0, "tactics")
    land(s, D3="mountain", C3="forest")
    put(s, 0, "D2", infantry=2)
    put(s, 1, "C4", infantry=1)
    turn(s, 0)
    act(s)
    move(s, "D2", "D3", infantry=1)
    move(s, "D2", "C3")
    act(s)
    goals = {(option[1], option[2]) for option in s.legal() if option[0] == "move"}
    assert not any(start == at("D3") for start, _ in goals)
    assert (at("C3"), at("B3")) in goals
    assert (at("C3"), at("C4")) not in goals
    assert s.why_not(("move", at("C3"), at("C4"))).rule == "COC-5.4.5c"
    assert s.why_not(("move", at("D3"), at("D4"))).rule == "COC-5.4.5b"


def test_settlers_enter_an_enemy_space_only_with_an_army():  # COC-5.4.6, COC-5.4.7
    s = table()
    know(s, 0, "tactics")
    put(s, 0, "D3", settler=1)
    put(s, 1, "D4", infantry=1)
    turn(s, 0)
    act(s)
    assert s.why_not(("move", at("D3"), at("D4"))).rule == "COC-5.4.6"
    put(s, 0, "D3", infantry=1)
    s.relist()
    s.play(("move", at("D3"), at("D4")))
    assert {option[1] for option in s.legal()} == {tuple(mover("infantry")), tuple(mover("settler") + mover("infantry"))}


def test_the_army_limit_is_checked_where_a_group_arrives():  # COC-4.7.1
    s = table()
    know(s, 0, "tactics")
    put(s, 0, "D3", infantry=3)
    put(s, 0, "D4", infantry=3)
    turn(s, 0)
    act(s)
    s.play(("move", at("D3"), at("D4")))
    assert asked(s) == "move"  # one alone fits, so nothing was asked
    assert units(s, 0, "D4") == {"infantry": 4}


def test_ex_30_roads():  # COC-5.4.8
    s = table()
    know(s, 0, "roads", "tactics")
    goods(s, 0, food=2, ore=2)
    land(s, D3="mountain", D4="forest")
    put(s, 0, "D2", settler=2, infantry=2)
    turn(s, 0)
    act(s)
    move(s, "D2", "C2", settler=1)
    s.play(("road", at("D2"), at("B3")))
    choose(s, settler=1)
    assert held(s, 0, "food", "ore") == (1, 1)
    assert units(s, 0, "B3") == {"settler": 1}
    s.play(("road", at("D2"), at("D4")))
    choose(s, infantry=2)
    assert held(s, 0, "food", "ore") == (0, 0)
    assert units(s, 0, "D4") == {"infantry": 2}
    put(s, 1, "D5", infantry=1)
    act(s)
    assert ("move", at("D4"), at("D5")) in s.legal()  # no flag of the forest


def test_roads_attack_only_out_of_a_city():  # COC-5.4.8
    s = table()
    know(s, 0, "roads", "tactics")
    goods(s, 0, food=2, ore=2)
    put(s, 0, "D2", infantry=1)
    put(s, 0, "D5", infantry=1)
    put(s, 1, "D4", infantry=1)
    turn(s, 0)
    act(s)
    assert ("road", at("D2"), at("D4")) in s.legal()
    assert ("road", at("D5"), at("D4")) not in s.legal()
    assert s.why_not(("road", at("D5"), at("D4"))).rule == "COC-5.4.8"


def test_an_earlier_mountain_holds_against_roads():  # COC-5.4.9
    s = table()
    know(s, 0, "roads", "tactics")
    goods(s, 0, food=2, ore=2)
    land(s, D3="mountain")
    city(s, 0, "D4")
    put(s, 0, "D2", infantry=1)
    put(s, 0, "C2", settler=1)
    turn(s, 0)
    act(s)
    move(s, "D2", "D3", infantry=1)
    act(s)
    assert not [option for option in s.legal() if option[0] == "road" and option[1] == at("D3")]


# --- ships


def fleet(s):
    """A sea of four spaces in the middle of the map."""
    land(s, D4="sea", D5="sea", C5="sea", E5="sea")
    return s


def test_ex_29_embark_sail_and_land_in_the_next_action():  # COC-5.4.14
    s = fleet(table())
    know(s, 0, "tactics")
    put(s, 0, "D3", infantry=1)
    put(s, 0, "D4", ship=1)
    put(s, 0, "B3", settler=1)
    turn(s, 0)
    act(s)
    move(s, "D3", "D4")
    move(s, "D4", "D5", ship=1, infantry=1)
    assert units(s, 0, "D5") == {"infantry": 1, "ship": 1}
    starts = {option[1] for option in s.legal() if option[0] == "move"}
    assert starts == {at("B3")}
    act(s)
    move(s, "D5", "D6")
    assert units(s, 0, "D6") == {"infantry": 1}
    assert ("move", at("D5"), at("D4")) in s.legal()


def test_a_ship_carries_two_land_units():  # COC-5.4.14, COC-4.7.2
    s = fleet(table())
    put(s, 0, "D3", settler=3)
    put(s, 0, "D4", ship=1)
    turn(s, 0)
    act(s)
    s.play(("move", at("D3"), at("D4")))
    assert max(len(option[1]) for option in s.legal()) == 2


def test_nobody_is_left_behind_without_a_ship():  # COC-5.4.17
    s = fleet(table())
    put(s, 0, "D4", ship=1, settler=1)
    turn(s, 0)
    act(s)
    s.play(("move", at("D4"), at("D5")))
    assert units(s, 0, "D5") == {"settler": 1, "ship": 1}


def test_ships_stop_at_enemy_ships():  # COC-5.4.10
    s = table()
    land(s, C4="sea", D4="sea", E5="sea", F5="sea")
    put(s, 0, "C4", ship=1)
    put(s, 1, "E5", ship=1)
    course = Course(s, s.players[0], at("C4"))
    assert at("E5") in course.ends
    assert at("F5") not in course.ends


def test_navigation_goes_round_the_outside():  # COC-5.4.18, COC-5.4.12
    s = table()
    know(s, 0, "navigation")
    land(s, A3="sea", A7="sea", G5="sea")
    put(s, 0, "A3", ship=1)
    course = Course(s, s.players[0], at("A3"))
    assert {SPACE_IDS[space] for space in course.far} == {"A7", "G5"}
    s.terrain[at("A5")] = UNKNOWN
    course = Course(s, s.players[0], at("A3"))
    assert {SPACE_IDS[space] for space in course.far} == {"G5"}
    assert course.far_slots == [s.board.slot_of[at("A5")]]


def test_cartography_pays_for_ships_that_moved():  # COC-5.4.13, COC-5.4.19
    s = fleet(table())
    know(s, 0, "cartography")
    put(s, 0, "D4", ship=1)
    turn(s, 0)
    act(s)
    move(s, "D4", "D5")
    assert held(s, 0, "idea") == (1,)
    assert held(s, 0, "culture") == (0,)


def test_cartography_pays_culture_for_navigation():  # COC-ADV-cartography
    s = table()
    know(s, 0, "cartography", "navigation")
    land(s, A3="sea", A7="sea")
    put(s, 0, "A3", ship=1)
    turn(s, 0)
    act(s)
    move(s, "A3", "A7")
    assert held(s, 0, "idea", "culture") == (1, 1)


# --- exploration


def test_ex_32_no_sea_under_the_feet_of_a_settler():  # COC-5.5.2
    s = explored(table())
    slot = s.board.slot_ids.index("slot_03")
    assert fitting(s, slot, REGION["region_05"], at("D3")) == [1]


def test_ex_33_sea_must_meet_sea():  # COC-5.5.2, COC-5.5.10
    s = explored(table(), "slot_01")
    land(s, C3="sea")
    slot = s.board.slot_ids.index("slot_03")  # cells D3, C4, E4, D4; C3 touches D3 and C4
    assert fitting(s, slot, REGION["region_14"], -1) == [0]


def test_ex_34_the_player_chooses_where_both_ways_fit():  # COC-5.5.2, COC-5.5.3
    s = explored(table())
    slot = s.board.slot_ids.index("slot_01")
    assert fitting(s, slot, REGION["region_06"], at("C3")) != []
    assert fitting(s, slot, REGION["region_20"], at("C3")) == [0, 1]


def test_ex_36_a_forced_orientation_and_a_mountain():  # COC-5.5.2, COC-5.5.5
    s = explored(table())
    hide(s, "slot_03", "region_05")
    put(s, 0, "D2", settler=1)
    turn(s, 0)
    act(s)
    s.play(("move", at("D2"), at("D3")))
    assert [s.terrain[at(space)] for space in ("D3", "C4", "E4", "D4")] == [2, 4, 2, 4]
    assert units(s, 0, "D3") == {"settler": 1}
    assert asked(s) == "turn"
    assert ("move-units",) not in s.legal()
    assert ("found", at("D3")) in s.legal()


def test_ex_37_a_ship_chooses_the_orientation_and_its_space():  # COC-5.5.6, COC-5.4.11, COC-5.5.11
    s = explored(table(), "slot_03")
    land(s, D4="sea", C4="sea", E4="sea")
    hide(s, "slot_06", "region_08")  # plains, sea, forest, sea
    put(s, 0, "D4", ship=1)
    turn(s, 0)
    act(s)
    s.play(("explore", at("D4"), s.board.slot_ids.index("slot_06")))
    while asked(s) in ("orientation", "sail-to"):
        s.play(s.legal()[0])
    assert sum(units(s, 0, space).get("ship", 0) for space in SPACE_IDS) == 1
    assert s.terrain[at("D5")] != UNKNOWN


def test_allied_pirates_do_not_explore_with_a_ship_that_has_moved():  # COC-8.6.3, COC-5.4.2
    s = explored(table(2, "carthage", "rome"), "slot_03")
    know(s, 0, "fishing", "navigation")
    land(s, D4="sea", C4="sea", E4="sea")
    hide(s, "slot_06", "region_08")
    put(s, "pirates", "D4", ship=2)
    put(s, 0, "D4", ship=1)
    turn(s, 0)
    act(s)
    explore = ("explore", at("D4"), s.board.slot_ids.index("slot_06"))
    assert explore in s.legal()
    s.flagged.append(pack(at("D4"), SHIP, MOVED))
    s.relist()
    assert explore not in s.legal()


def test_ex_38_a_region_without_sea_sends_the_ship_back():  # COC-5.5.6
    s = explored(table(), "slot_03")
    land(s, D4="sea")
    hide(s, "slot_06", "region_20")
    put(s, 0, "D4", ship=1)
    turn(s, 0)
    act(s)
    s.play(("explore", at("D4"), s.board.slot_ids.index("slot_06")))
    assert asked(s) == "orientation"
    s.play(("orient", 0))
    assert units(s, 0, "D4") == {"ship": 1}


def test_exploration_by_a_card_has_no_entering_unit():  # COC-5.5.7
    s = explored(table())
    hide(s, "slot_03", "region_05")
    begin(s, Reveal(0, s.board.slot_ids.index("slot_03")))
    assert s.revealed >> s.board.slot_ids.index("slot_03") & 1 or asked(s) == "orientation"


# --- Huns and Vikings


def test_a_hunnic_city_moves_and_collects():  # COC-8.5.8, COC-8.5.17
    s = table(2, "huns", "rome")
    know(s, 0, "storage")
    land(s, D3="forest")
    turn(s, 0)
    act(s)
    s.play(("move", at("D2"), at("D3")))
    assert s.city[at("D3")] == 0
    assert s.players[0].cities == [at("D3")]
    assert held(s, 0, "wood") == (1,)
    assert s.mood[at("D3")] == 2
    assert s.active[at("D3")] == 1


def test_ex_86_a_viking_ship_on_a_mountain_stays_there():  # COC-8.7.5, COC-8.7.1
    s = table(2, "vikings", "rome")
    know(s, 0, "fishing", "tactics")
    land(s, D4="sea", D3="mountain")
    put(s, 0, "D4", ship=1)
    turn(s, 0)
    act(s)
    s.play(("convert", at("D4"), at("D3")))
    s.play(next(option for option in s.legal() if option[3] == 1))
    assert units(s, 0, "D3") == {"infantry": 1}
    assert ("move-units",) not in s.legal()


def test_ex_86_infantry_out_of_a_forest_is_a_ship_that_cannot_attack():  # COC-8.7.5, COC-8.7.4
    s = table(2, "vikings", "rome")
    know(s, 0, "fishing", "tactics")
    land(s, D3="forest", D4="sea", D5="sea")
    put(s, 0, "C3", infantry=1)
    put(s, 1, "D5", ship=1)
    turn(s, 0)
    act(s)
    move(s, "C3", "D3")
    act(s)
    s.play(("convert", at("D3"), at("D4")))
    assert units(s, 0, "D4") == {"ship": 1}
    if ("move-units",) in s.legal():
        act(s)
    assert ("move", at("D4"), at("D5")) not in s.legal()


def test_longships_carry_three_and_sail_after_a_battle():  # COC-SPA-longships
    s = table(2, "vikings", "rome")
    know(s, 0, "warships")
    land(s, D4="sea")
    put(s, 0, "D3", settler=3)
    put(s, 0, "D4", ship=1)
    turn(s, 0)
    act(s)
    s.play(("move", at("D3"), at("D4")))
    assert max(len(option[1]) for option in s.legal()) == 3


def test_the_great_gardens_keep_out_who_crossed_plains():  # COC-9.6, COC-5.4.20
    s = table()
    know(s, 0, "tactics")
    city(s, 1, "D5")
    build(s, 1, "great_gardens", "D5")
    put(s, 0, "D3", infantry=1)
    put(s, 0, "C5", infantry=1)
    turn(s, 0)
    act(s)
    assert ("move", at("C5"), at("D5")) in s.legal()
    move(s, "D3", "D4")
    act(s)
    assert ("move", at("D4"), at("D5")) not in s.legal()


def test_hannibal_and_an_elephant_ignore_mountains():  # COC-LDR-hannibal
    s = table(2, "carthage", "rome")
    know(s, 0, "tactics")
    land(s, D3="mountain")
    lead(s, 0, "hannibal", "D2")
    put(s, 0, "D2", elephant=1)
    turn(s, 0)
    act(s)
    move(s, "D2", "D3", elephant=1, leader=1)
    act(s)
    assert ("move", at("D3"), at("D4")) in s.legal()


def test_a_laid_region_shows_its_terrain():
    s = explored(table())
    lay_region(s, 2, REGION["region_20"], 1)
    assert s.laid[2] == REGION["region_20"] * 2 + 1
