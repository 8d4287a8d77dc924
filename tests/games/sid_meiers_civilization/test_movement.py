"""Movement and exploration (SMC-11, SMC-12)."""

from __future__ import annotations

import pytest

from civitas.games.sid_meiers_civilization.board import send_scout
from civitas.games.sid_meiers_civilization.movement import MovementPart
from civitas.games.sid_meiers_civilization.state import FIRST_SCOUT, USED_SACRIFICE, with_item
from civitas.games.sid_meiers_civilization.tables import HUT, HUT_IDS, NONE, TECH, VILLAGE, WATER
from civitas.games.sid_meiers_civilization.tiles import BOARDS, CELL_TOKEN, EAST, FACEDOWN
from civitas.games.sid_meiers_civilization.yields import armies_at, figures_at, scouts_at
from civitas.kernel.flow import advance
from games.sid_meiers_civilization.cards import ability, card
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


def lay(s, square: str, kind: int, token: int = 0) -> None:
    """A hut or village token from its pool."""
    s.token = with_item(s.token, q(square), kind)
    if kind == HUT:
        s.hut_pool.remove(token)
        s.hut_squares = (*s.hut_squares, q(square))
        s.map_huts.append(token)
    else:
        s.village_pool.remove(token)
        s.village_squares = (*s.village_squares, q(square))
        s.map_villages.append(token)


def part(s, seat: int = 0):
    """A Movement part of that seat, who holds a token: so they are asked even when nothing but the end is left (SMC-30.5)."""
    if not s.players[seat].villages:
        hold_tokens(s, seat, "village_iron")
    return begin(s, MovementPart(seat))


def moving(s, square: str, armies: int = 1, scouts: int = 0, seat: int = 0):
    """That seat's Movement part has begun, and this group is named."""
    part(s, seat)
    s.play(("move", q(square), armies, scouts), seat)
    return s


def ways(s) -> list[str]:
    """The squares that may be stepped to now."""
    return sorted(name(option[1]) for option in s.legal() if option[0] == "step")


# --- discovering -----------------------------------------------------------------------------------------------------------------------


def test_ex_10_a_tile_is_turned_up_with_its_arrow_away_from_the_figure():  # SMC-12.1, SMC-12.2
    s = table(4, revealed=False)
    slot = BOARDS[4].slot[q("e2")]
    put_army(s, 0, "d2")  # the last column of the home tile, left of a facedown one
    moving(s, "d2")
    at = s.facedown_slots.index(slot)
    tile = s.facedown[at]
    s.play(("discover", q("e2")))
    assert s.turned[slot] == 4 * tile + EAST
    assert s.ground[q("e2")] != FACEDOWN
    here = BOARDS[4].squares_of(slot)
    for kind in (HUT, VILLAGE):
        printed = [square for square in here if CELL_TOKEN[s.ground[square]] == kind]
        assert [square for square in here if s.token[square] == kind] == printed
    assert s.decision().prompt[1]["left"] == 1
    assert figures_at(s, 0, q("d2")) == 1


def test_scouts_discover_too_and_a_discovery_uses_the_move():  # SMC-12.1, SMC-11.13
    s = table(4, revealed=False)
    put_scout(s, 0, "d2")
    moving(s, "d2", 0, 1)
    s.play(("discover", q("e2")))
    s.play(("stop",))
    assert s.why_not(("move", q("d2"), 0, 1)).rule == "SMC-11.1"


def test_a_facedown_tile_cannot_be_entered():  # SMC-11.6
    s = table(4, revealed=False)
    put_army(s, 0, "d2")
    moving(s, "d2")
    assert s.why_not(("step", q("e2"))).rule == "SMC-11.6"
    assert s.why_not(("discover", q("c2"))).rule == "SMC-12.1"


@pytest.mark.parametrize(("square", "to", "arrow"), [("d2", "e2", 1), ("b4", "b5", 2)])
def test_the_arrow_points_from_the_figure_to_the_tile(square, to, arrow):  # SMC-12.2
    s = table(4, revealed=False)
    put_army(s, 0, square)
    know(s, 0, "navigation", "sailing")
    moving(s, square)
    s.play(("discover", q(to)))
    assert s.turned[BOARDS[4].slot[q(to)]] % 4 == arrow


def test_tokens_are_placed_in_reading_order_until_the_pool_is_empty():  # SMC-12.2.1, SMC-12.6
    s = table(4, revealed=False)
    s.hut_pool = s.hut_pool[:1]
    slot = BOARDS[4].slot[q("e2")]
    at = s.facedown_slots.index(slot)
    two_huts = next(tile for tile in (7, 8) if tile in s.facedown)  # t02 and t03 have two huts each
    other = s.facedown.index(two_huts)
    s.facedown[at], s.facedown[other] = s.facedown[other], s.facedown[at]
    put_army(s, 0, "d2")
    moving(s, "d2")
    s.play(("discover", q("e2")))
    here = BOARDS[4].squares_of(slot)
    printed = [square for square in here if CELL_TOKEN[s.ground[square]] == HUT]
    assert len(printed) == 2
    assert [square for square in here if s.token[square] == HUT] == printed[:1]


# --- huts ----------------------------------------------------------------------------------------------------------------------------------


def test_ex_46_an_army_explores_a_hut_and_its_move_ends():  # SMC-11.7, SMC-12.3, SMC-12.5
    s = plains()
    know(s, 0, "horseback_riding")
    lay(s, "d9", HUT)
    put_army(s, 0, "b9")
    put_scout(s, 0, "d8")
    moving(s, "b9")
    s.play(("step", q("c9")))
    s.play(("step", q("d9")))
    assert s.players[0].huts.cards == [0]
    assert s.token[q("d9")] == 0
    assert s.decision().what == "movement"
    part(s)
    s.token = with_item(s.token, q("e8"), HUT)
    s.play(("move", q("d8"), 0, 1))
    assert s.why_not(("step", q("e8"))).rule == "SMC-11.7"


def test_china_gains_culture_with_a_hut():  # SMC-12.3, SMC-20.2
    s = plains(civs=("china", "america"))
    lay(s, "c9", HUT)
    put_army(s, 0, "b9")
    moving(s, "b9")
    s.play(("step", q("c9")))
    assert s.players[0].culture == 3


def test_under_republic_a_scout_explores_huts_but_never_villages():  # SMC-19.3, SMC-12.7
    s = plains()
    govern(s, 0, "republic")
    lay(s, "c9", HUT)
    s.token = with_item(s.token, q("b10"), VILLAGE)
    put_scout(s, 0, "b9")
    moving(s, "b9", 0, 1)
    assert s.why_not(("step", q("b10"))).rule == "SMC-11.7"
    s.play(("step", q("c9")))
    assert len(s.players[0].huts) == 1
    s = plains(government_set="replacement_2013")
    govern(s, 0, "republic")
    s.token = with_item(s.token, q("c9"), HUT)
    put_scout(s, 0, "b9")
    moving(s, "b9", 0, 1)
    assert s.why_not(("step", q("c9"))).rule == "SMC-11.7"


def test_a_group_with_a_scout_enters_only_what_scouts_enter():  # SMC-11.10, SMC-11.16
    s = plains()
    s.token = with_item(s.token, q("c9"), HUT)
    put_army(s, 0, "b9")
    put_scout(s, 0, "b9")
    moving(s, "b9", 1, 1)
    assert s.why_not(("step", q("c9"))).rule == "SMC-11.10"
    s = plains(escorted_scouts_may_enter=True)
    lay(s, "c9", HUT)
    put_army(s, 0, "b9")
    put_scout(s, 0, "b9")
    moving(s, "b9", 1, 1)
    s.play(("step", q("c9")))
    assert len(s.players[0].huts) == 1
    assert figures_at(s, 0, q("c9")) == 2


# --- steps -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("techs", "speed"), [((), 2), (("horseback_riding",), 3), (("sailing",), 4), (("steam_power",), 5), (("flight",), 6)])
def test_travel_speed(techs, speed):  # SMC-11.2
    s = plains(4)
    know(s, 0, *techs)
    put_army(s, 0, "e8")
    moving(s, "e8")
    for n in range(speed):
        s.play(("step", q("e8") + n + 1))
    assert s.decision().what == "movement"
    assert figures_at(s, 0, q("e8") + speed) == 1


def test_movement_is_orthogonal():  # SMC-4.1
    s = plains()
    put_army(s, 0, "d9")
    moving(s, "d9")
    assert ways(s) == ["c9", "d10", "d8", "e9"]
    assert s.why_not(("step", q("e10"))).rule == "SMC-11.2"


def test_ex_48_an_own_city_is_passed_not_ended_in():  # SMC-11.8
    s = plains()
    home = centre(s, 0)
    put_army(s, 0, home - 1)
    part(s)
    s.play(("move", home - 1, 1, 0))
    s.play(("step", home))
    assert s.why_not(("stop",)).rule == "SMC-11.8"
    s.play(("step", home + 1))
    assert figures_at(s, 0, home + 1) == 1


def test_nobody_is_stranded_in_an_own_city():  # SMC-11.14b, SMC-11.8: with the last step, the rule of the square itself
    s = plains()
    home = centre(s, 0)
    put_army(s, 0, home - 2)
    part(s)
    s.play(("move", home - 2, 1, 0))
    s.play(("step", home - 1))
    assert s.why_not(("step", home)).rule == "SMC-11.8"


def test_navigation_crosses_water_and_does_not_end_there():  # SMC-11.5
    s = plains()
    paint(s, "c9", WATER)
    paint(s, "b10", WATER)
    paint(s, "b11", WATER)
    put_army(s, 0, "b9")
    moving(s, "b9")
    assert s.why_not(("step", q("c9"))).rule == "SMC-11.5"
    know(s, 0, "navigation")
    s.relist()
    s.play(("step", q("c9")))
    assert s.why_not(("stop",)).rule == "SMC-11.5"
    s.play(("step", q("d9")))
    s = plains()
    for square in ("c9", "d9", "c8", "c10"):
        paint(s, square, WATER)
    know(s, 0, "navigation")
    put_army(s, 0, "b9")
    moving(s, "b9")
    assert ("step", q("c9")) in s.legal()  # and back again
    s.play(("step", q("c9")))
    assert ways(s) == ["b9"]


def test_water_with_an_enemy_on_it_is_closed_to_who_cannot_end_there():  # SMC-11.5
    s = plains()
    paint(s, "c9", WATER)
    know(s, 0, "navigation")
    put_army(s, 1, "c9")
    put_army(s, 0, "b9")
    moving(s, "b9")
    assert s.why_not(("step", q("c9"))).rule == "SMC-11.5"
    know(s, 0, "sailing")
    s.relist()
    assert ("step", q("c9")) in s.legal()


def test_the_stacking_limit_counts_where_a_move_ends():  # SMC-11.4
    s = plains()
    put_army(s, 0, "c9", 2)
    put_army(s, 0, "b9")
    moving(s, "b9")
    s.play(("step", q("c9")))
    assert s.why_not(("stop",)).rule == "SMC-11.4"
    s.play(("step", q("d9")))
    know(s, 0, "masonry")
    put_army(s, 0, "b9")
    moving(s, "b9")
    s.play(("step", q("c9")))
    s.play(("stop",))
    assert armies_at(s, 0, q("c9")) == 3


def test_strict_stacking_counts_at_every_step():
    s = plains(strict_stacking_while_moving=True)
    put_army(s, 0, "c9", 2)
    put_army(s, 0, "b9")
    moving(s, "b9")
    assert s.why_not(("step", q("c9"))).rule == "SMC-11.4"


def test_russia_stacks_one_more():  # SMC-11.4, SMC-20.6
    s = plains(civs=("russia", "china"))
    put_army(s, 0, "c9", 2)
    put_army(s, 0, "b9")
    moving(s, "b9")
    s.play(("step", q("c9")))
    s.play(("stop",))
    assert armies_at(s, 0, q("c9")) == 3


def test_figures_move_once_in_groups_or_alone():  # SMC-11.1, SMC-11.3, SMC-11.17
    s = plains()
    put_army(s, 0, "d9", 1)
    put_scout(s, 0, "d9")
    part(s)
    groups = [option[2:] for option in s.legal() if option[0] == "move"]
    assert groups == [(0, 1), (1, 0), (1, 1)]
    play(s, ("move", q("d9"), 1, 1), ("step", q("e9")), ("stop",))
    assert (armies_at(s, 0, q("e9")), scouts_at(s, 0, q("e9"))) == (1, 1)
    assert not [option for option in s.legal() if option[0] == "move"]


def test_a_move_begins_with_a_step():  # SMC-11.14a
    s = plains()
    put_army(s, 0, "d9")
    moving(s, "d9")
    assert s.why_not(("stop",)).rule == "SMC-11.14a"


def test_scouts_enter_neither_enemy_figures_nor_enemy_cities():  # SMC-11.8, SMC-11.9
    s = plains()
    put_army(s, 1, "c9")
    put_scout(s, 0, "b9")
    moving(s, "b9", 0, 1)
    assert s.why_not(("step", q("c9"))).rule == "SMC-11.9"
    put_scout(s, 0, centre(s, 1) + 1)
    part(s)
    s.play(("move", centre(s, 1) + 1, 0, 1))
    assert s.why_not(("step", centre(s, 1))).rule == "SMC-11.8"


# --- attacks -----------------------------------------------------------------------------------------------------------------------------


def test_ex_50_lone_scouts_are_killed_and_looted_without_a_battle():  # SMC-11.9, SMC-13.21
    s = plains()
    know(s, 0, "code_of_laws")
    put_scout(s, 1, "c9", 2)
    put_army(s, 0, "b9")
    s.players[1].trade = 5
    moving(s, "b9")
    s.play(("step", q("c9")))
    assert s.decision().what == "loot"
    s.play(("loot", "trade"))
    assert scouts_at(s, 1, q("c9")) == 0
    assert s.players[1].trade == 2
    assert s.players[0].coins == 0
    assert not told(s, "battle")


def test_ex_105_a_democracy_attacks_no_cities():  # SMC-11.8, SMC-19.11
    s = plains()
    govern(s, 0, "democracy")
    target = centre(s, 1)
    put_army(s, 0, target + 1)
    put_army(s, 1, target + 17)
    part(s)
    s.play(("move", target + 1, 1, 0))
    assert s.why_not(("step", target)).rule == "SMC-19.11"
    assert ("step", target + 17) in s.legal()
    know(s, 0, "flight")
    s.relist()
    s.play(("step", target))
    assert s.why_not(("stop",)).rule == "SMC-19.11"
    s.play(("step", target - 1))
    assert s.decision().what == "movement"
    assert not told(s, "battle")
    s = plains(civs=("russia", "china"))
    govern(s, 0, "democracy")
    put_army(s, 0, centre(s, 1) + 1)
    part(s)
    s.play(("move", centre(s, 1) + 1, 1, 0))
    assert ("sacrifice", centre(s, 1)) in s.legal()


def test_ex_52_a_flying_army_passes_over_cities_and_villages():  # SMC-11.11, SMC-T.flight_overfly
    s = plains()
    know(s, 0, "flight")
    city = put_city(s, 1, "d9")
    lay(s, "f9", VILLAGE)
    put_army(s, 0, "c9")
    moving(s, "c9")
    play(s, ("step", q("d9")), ("step", q("e9")), ("step", q("f9")), ("step", q("f10")), ("stop",))
    assert s.cities[city] == q("d9")
    assert s.token[q("f9")] == VILLAGE
    assert not told(s, "battle")
    s.moved = 0
    moving(s, "f10")
    s.play(("step", q("f9")))
    assert not told(s, "battle")
    s.play(("stop",))
    assert told(s, "battle")[0]["against"] == "village"


def test_entering_enemy_outskirts_blockades():  # SMC-11.12, SMC-17.1
    from civitas.games.sid_meiers_civilization.yields import city_trade

    s = plains()
    put_city(s, 1, "d9")
    paint(s, "c9", WATER)
    know(s, 0, "sailing")
    put_scout(s, 0, "b9")
    moving(s, "b9", 0, 1)
    assert city_trade(s, 4) == 1
    s.play(("step", q("c9")))
    assert city_trade(s, 4) == 0


# --- Russia, Combustion, Communism -----------------------------------------------------------------------------------------------------------


def test_russia_sacrifices_a_figure_for_a_tech():  # SMC-20.6, SMC-20.7
    s = plains(civs=("russia", "china"))
    know(s, 1, "pottery")
    target = centre(s, 1)
    scout = put_scout(s, 0, target + 2)
    put_scout(s, 0, target + 1)
    part(s)
    play(s, ("move", target + 2, 0, 1), ("step", target + 18), ("step", target + 17))
    assert s.decision().what == "movement"
    s.moved &= ~(1 << scout)
    s.relist()
    s.play(("move", target + 1, 0, 1))
    assert s.why_not(("step", target)).rule == "SMC-11.8"
    s.play(("sacrifice", target))
    assert s.decision().what == "learn"
    s.play(("learn", 8))  # pottery
    assert s.players[0].techs >> 8 & 1
    assert figures_at(s, 0, target) == 0
    assert s.cities[3] == target
    s.play(("move", target + 17, 0, 1))
    assert s.why_not(("sacrifice", target + 16)).rule == "SMC-20.6"


def strait():
    """Russia's scout on c9, water on d9 and e9, a city of China's on f9: three steps, and nobody may end on the water."""
    s = plains(civs=("russia", "china"))
    know(s, 0, "navigation", "horseback_riding")
    know(s, 1, "pottery")
    put_city(s, 1, "f9")
    for square in ("d8", "d9", "d10", "e8", "e9", "e10"):
        paint(s, square, WATER)
    put_scout(s, 0, "c9")
    return s


def test_a_scout_crosses_water_to_be_sacrificed():  # SMC-11.14b, SMC-20.6, R-66
    s = strait()
    moving(s, "c9", 0, 1)
    play(s, ("step", q("d9")), ("step", q("e9")))
    assert ("stop",) not in s.legal()
    s.play(("sacrifice", q("f9")))
    s.play(("learn", TECH["pottery"]))
    assert s.players[0].techs >> TECH["pottery"] & 1
    assert s.figures[FIRST_SCOUT] == NONE


@pytest.mark.parametrize("spoilt", ["nothing to learn", "used", "two scouts"])
def test_without_a_sacrifice_nobody_strands_on_water(spoilt: str):  # SMC-11.14b, SMC-20.6, SMC-20.7
    s = strait()
    if spoilt == "nothing to learn":
        s.players[1].techs = s.players[0].techs
    elif spoilt == "used":
        s.players[0].flags |= USED_SACRIFICE
    else:
        put_scout(s, 0, "c9")
    moving(s, "c9", 0, 2 if spoilt == "two scouts" else 1)
    s.play(("step", q("d9")))
    assert s.why_not(("step", q("e9"))).rule == "SMC-11.14b"


def test_a_sacrifice_that_has_become_impossible_leads_back():  # SMC-14.10.3, SMC-20.6, R-66
    s = strait()
    moving(s, "c9", 0, 1)
    play(s, ("step", q("d9")), ("step", q("e9")))
    s.players[1].techs = 0
    s.stack[-1].stage = "begin"
    advance(s)
    assert scouts_at(s, 0, q("c9")) == 1


def test_a_group_is_not_sacrificed_and_others_sacrifice_nothing():  # SMC-20.7
    s = plains(civs=("russia", "china"))
    put_army(s, 0, centre(s, 1) + 1, 2)
    part(s)
    s.play(("move", centre(s, 1) + 1, 2, 0))
    assert s.why_not(("sacrifice", centre(s, 1))).rule == "SMC-20.7"
    s = plains()
    put_army(s, 0, centre(s, 1) + 1)
    part(s)
    s.play(("move", centre(s, 1) + 1, 1, 0))
    assert s.why_not(("sacrifice", centre(s, 1))).rule == "SMC-20.6"


def test_combustion_razes_the_first_building_of_the_turn():  # SMC-14.10.6, SMC-T.combustion_raze
    s = plains()
    know(s, 0, "combustion")
    put_city(s, 1, "d9")
    for square in ("c8", "c9"):
        put_marker(s, square, "market")
    put_army(s, 0, "b8")
    put_army(s, 0, "b9")
    part(s)
    play(s, ("move", q("b8"), 1, 0), ("step", q("c8")), ("stop",))
    assert s.decision().what == "raze"
    s.play(("raze",))
    assert s.marker[q("c8")] == 0
    assert s.buildings[9] == 5 - 1
    play(s, ("move", q("b9"), 1, 0), ("step", q("c9")), ("stop",))
    assert s.decision().what == "movement"


def test_a_scout_razes_nothing_and_a_raze_may_be_declined():  # SMC-14.10.6
    s = plains()
    know(s, 0, "combustion")
    put_city(s, 1, "d9")
    put_marker(s, "c8", "library")
    put_scout(s, 0, "b8")
    part(s)
    play(s, ("move", q("b8"), 0, 1), ("step", q("c8")), ("stop",))
    assert s.decision().what == "movement"
    put_army(s, 0, "c7")
    s.relist()
    play(s, ("move", q("c7"), 1, 0), ("step", q("c8")), ("stop",), ("spare",))
    assert s.marker[q("c8")] != 0


def test_nobody_leaves_a_held_square():  # SMC-14.10.3
    s = plains()
    put_army(s, 0, "b9")
    s.held = (q("b9"),)
    part(s)
    assert not [option for option in s.legal() if option[0] == "move"]
    assert s.why_not(("move", q("b9"), 1, 0)).rule == "SMC-14.10.3"


def edge_of_the_known(s, tiles: int) -> int:
    """A square with that many tiles beside it turned down again."""
    board = BOARDS[len(s.players)]
    home = {board.slot[city] for city in s.cities if city != NONE}

    def others(square: int) -> list[int]:
        near = {board.slot[there] for there in board.orthogonal[square]}
        return sorted(near - home - {board.slot[square]})

    square = next(square for square in board.squares if len(others(square)) >= tiles)
    for slot in others(square)[:tiles]:
        s.facedown_slots = (*s.facedown_slots, slot)
        s.facedown.append(s.turned[slot] // 4)
        s.turned = with_item(s.turned, slot, FACEDOWN)
        for place in board.squares_of(slot):
            s.ground = with_item(s.ground, place, FACEDOWN)
    return square


def test_from_a_held_square_more_than_one_tile_is_discovered():  # SMC-12.1, SMC-14.10.3, R-65
    s = plains()
    here = edge_of_the_known(s, 2)
    put_army(s, 0, here)
    s.held = (here,)
    moving(s, here)
    first, second = [square for verb, square in [option for option in s.legal() if option[0] == "discover"]][:2]
    s.play(("discover", first))
    assert s.decision().what == "move"
    assert s.why_not(("step", first)).rule == "SMC-14.10.3"
    s.play(("discover", second))
    assert s.decision().what == "movement"  # nothing is left to be done
    assert armies_at(s, 0, here) == 1


def test_a_figure_caught_on_water_goes_back_to_its_last_legal_square():  # SMC-14.10.3
    s = plains()
    know(s, 0, "navigation", "horseback_riding")
    paint(s, "c9", WATER)
    put_army(s, 0, "a9")
    moving(s, "a9")
    play(s, ("step", q("b9")), ("step", q("c9")))
    s.held = (q("c9"),)
    s.stack[-1].stage = "begin"
    advance(s)
    assert figures_at(s, 0, q("b9")) == 1
    assert s.decision().what == "movement"


def test_nobody_steps_onto_held_water_who_could_not_end_there():  # SMC-14.10.3, SMC-11.14b
    s = plains()
    know(s, 0, "navigation")
    paint(s, "c9", WATER)
    put_army(s, 0, "b9")
    moving(s, "b9")
    assert "c9" in ways(s)
    s.held = (q("c9"),)
    s.relist()
    assert s.why_not(("step", q("c9"))).rule == "SMC-11.14b"


def test_a_goal_that_is_held_meanwhile_lets_the_mover_think_again():  # SMC-26.5, SMC-14.10.3
    s = plains()
    know(s, 1, "communism")
    hold_tokens(s, 1, "hut_spy")
    put_army(s, 0, "b9")
    part(s)
    s.play(("watch",), 1)
    s.play(("pass",), 1)
    s.play(("move", q("b9"), 1, 0), 0)
    s.play(("step", q("c9")), 0)
    play(s, ability("communism_spy"), ("hold", q("c9")), ("pay-hut", HUT_IDS.index("hut_spy")))
    while s.decision(0) is None:
        s.play(("pass",), s.to_act[0])
    assert s.decision(0).what == "move"
    assert ("stop",) in s.legal(0)
    assert ("step", q("c9")) in s.legal(0)
    s.play(("step", q("c9")), 0)
    assert s.decision(0).what == "movement"  # it stops there
    assert armies_at(s, 0, q("c9")) == 1


def test_of_two_scouts_the_one_that_gathers_stays():  # SMC-16.5, R-58
    s = plains()
    first, second = put_scout(s, 0, "c9"), put_scout(s, 0, "c9")
    send_scout(s, first, 0)
    moving(s, "c9", 0, 1)
    play(s, ("step", q("c8")), ("stop",))
    assert (s.figures[first], s.figures[second]) == (q("c9"), q("c8"))
    assert s.sent[0] == 0


def test_a_flying_scout_whose_escort_dies_goes_back_to_where_it_may_end():  # SMC-11.15, R-22, R-28
    s = plains(escorted_scouts_may_enter=True)
    know(s, 0, "flight")
    hold_events(s, 1, "defection")
    put_army(s, 0, "c10"), put_scout(s, 0, "c10")
    for square in ("c9", "c8", "b8", "d8", "c7"):
        put_army(s, 1, square)
    part(s)
    s.play(("watch",), 1)
    s.play(("pass",), 1)
    s.play(("move", q("c10"), 1, 1), 0)
    for square in ("c9", "c8"):
        s.play(("step", q(square)), 0)
        s.play(("pass",), 1)
    s.stack[-1].left = 1
    s.play(("step", q("c7")), 0)
    s.play(card("defection"), 1)
    s.play(("kill", q("c8"), 0, 1, 0), 1)
    assert scouts_at(s, 0, q("c10")) == 1


def test_ex_98_a_watcher_strikes_a_moving_group():  # SMC-9.7.3, SMC-26.9, SMC-11.14c
    s = plains()
    hold_events(s, 1, "mass_defection")
    put_army(s, 0, "d10", 2)
    part(s)
    assert s.decision(1).what == "watch"
    s.play(("watch",), 1)
    s.play(("pass",), 1)  # the beginning of the part
    s.play(("move", q("d10"), 2, 0), 0)
    s.play(("step", q("d11")), 0)
    s.play(("pass",), 1)  # before the first step
    s.play(("step", q("d12")), 0)
    answer = [option for option in s.legal(1) if option[0] == "play"]
    s.play(answer[0], 1)
    kill = [option for option in s.legal(1) if option[0] == "kill" and option[1] == q("d11") and option[-2:] == (2, 0)]
    s.play(kill[0], 1)
    while s.decision(0) is None:
        s.play(("pass",), s.to_act[0])
    assert all(square == NONE for square in s.figures)
    assert s.decision(0).what == "movement"
    s = plains()
    hold_events(s, 1, "mass_defection")
    put_army(s, 0, "d10", 2)
    part(s)
    s.play(("rest",), 1)
    s.play(("move", q("d10"), 2, 0), 0)
    s.play(("step", q("d11")), 0)
    assert s.to_act == (0,)


def test_ex_112_who_is_asked_to_watch():  # SMC-26.3, SMC-26.9, SMC-11.14f, SMC-26.6
    s = plains(4)
    hold_events(s, 2, "think_tank")
    put_army(s, 0, "f9")
    hold_events(s, 0, "defection")
    part(s)
    assert s.to_act == (2,)
    s.play(("watch",), 2)
    s.play(("pass",), 2)
    s.play(("move", q("f9"), 1, 0), 0)
    s.play(("step", q("f10")), 0)
    assert s.legal(2) == [("pass",)]
    s.play(("pass",), 2)
    assert any(option[0] == "play" for option in s.legal(0))


def test_what_changes_in_a_window_lets_the_mover_think_again():  # SMC-26.5, SMC-11.15, SMC-11.14
    s = plains()
    hold_events(s, 1, "defection")
    put_army(s, 0, "d12", 2)
    put_scout(s, 0, "c12")
    part(s)
    s.play(("watch",), 1)
    s.play(("pass",), 1)
    s.play(("move", q("d12"), 2, 0), 0)
    s.play(("step", q("d11")), 0)
    s.play(next(option for option in s.legal(1) if option[0] == "play"), 1)
    s.play(next(option for option in s.legal(1) if option[0] == "kill" and option[1] == q("d12")), 1)
    while s.decision(0) is None:
        s.play(("pass",), s.to_act[0])
    assert s.decision(0).what == "move"
    assert ("stop",) in s.legal(0)
    s.play(("step", q("d11")), 0)
    assert armies_at(s, 0, q("d11")) == 1


def test_an_attack_is_a_battle_and_ends_the_move():  # SMC-11.9, SMC-13.1, SMC-13.16, SMC-11.14d, SMC-11.14e
    s = plains()
    disband(s, 1)
    disband(s, 0)
    enlist(s, 0, "infantry_1")
    know(s, 0, "flight")
    s.players[0].techs &= ~(1 << 33)
    s.players[1].trade = 2
    put_army(s, 1, "c9")
    put_army(s, 0, "b9")
    moving(s, "b9")
    s.play(("step", q("c9")))
    s.play(("front", 0))
    assert s.decision().what == "loot"
    s.play(("loot", "trade"))
    assert s.decision().what == "movement"
    assert armies_at(s, 1, q("c9")) == 0
    assert armies_at(s, 0, q("c9")) == 1


def test_a_hidden_token_is_only_seen_by_its_owner():  # SMC-12.3, section 24
    s = plains()
    hold_tokens(s, 0, "hut_iron")
    assert s.view(0)["players"][0]["huts"] == [HUT_IDS.index("hut_iron")]
    assert s.view(1)["players"][0]["huts"]["hidden"] == 1


def test_a_harbor_is_water_for_figures():  # SMC-4.7
    s = plains()
    put_city(s, 0, "d9")
    paint(s, "c9", WATER)
    put_marker(s, "c9", "harbor")
    put_army(s, 0, "b9")
    moving(s, "b9")
    assert s.why_not(("step", q("c9"))).rule == "SMC-11.5"


def test_barbarians_have_no_abilities_of_their_player():  # SMC-12.4.2
    s = plains()
    know(s, 1, "animal_husbandry", "biology")
    lay(s, "c9", VILLAGE)
    put_army(s, 0, "b9")
    moving(s, "b9")
    s.play(("step", q("c9")))
    assert s.to_act == (1,)
    assert {option[0] for option in s.legal(1)} == {"front"}
    assert s.why_not(("heal-all",), 1).rule == "SMC-12.4.2"
