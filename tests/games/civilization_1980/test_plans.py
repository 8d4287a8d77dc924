"""CIV80-7.5.5: a movement is planned in any order; the plan is entered in the order of CIV80-7.5."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import civitas
from civitas.bots import SeatView
from civitas.games.civilization_1980.movement import MoveTurn
from civitas.games.civilization_1980.page_forecast import forecast
from civitas.games.civilization_1980.state import State
from civitas.kernel.options import Refusal
from civitas.kernel.plans import order_plan
from games.civilization_1980.planning import parts_of
from games.civilization_1980.table import a, begin, city, own, put, ship, table, tokens, z


def turn(s: State) -> State:
    return begin(s, MoveTurn(0))


def carry_out(s: State, *parts: Any) -> State:
    found = order_plan(s, 0, parts)
    assert isinstance(found, list), found
    for option in found:
        s.play(option)
    return s


def refused(s: State, *parts: Any) -> str:
    before = s.fingerprint()
    found = order_plan(s, 0, parts)
    assert isinstance(found, Refusal), found
    assert s.fingerprint() == before
    return found.rule


def test_land_moves_are_planned_in_any_order() -> None:
    s = table(2)
    put(s, 0, athens=3, cisalpine_gaul=2)
    turn(s)
    goal = s.board.land[a("athens")][0]
    parts = [("move", a("athens"), goal, 2), ("move", a("cisalpine_gaul"), a("umbria"), 1)]
    both = [carry_out(s.clone(), *order) for order in (parts, parts[::-1])]
    assert tokens(both[0], 0) == tokens(both[1], 0)


def test_one_more_token_is_added_to_a_move() -> None:
    s = table(2)
    put(s, 0, cisalpine_gaul=3)
    turn(s)
    move = ("move", a("cisalpine_gaul"), a("umbria"), 1)
    assert order_plan(s, 0, [move, move]) == [("move", a("cisalpine_gaul"), a("umbria"), 2)]


def test_the_second_ship_is_planned_before_the_first() -> None:
    s = table(2)
    put(s, 0, knossos=2, rhodes=2)
    ship(s, 0, "knossos.w", "rhodes.w")
    turn(s)
    zones = s.players[0].ships
    first = ("ferry", 0, ((zones[0], 0, 1), (s.board.harbours[0][zones[0]][2][0], 1, 0)))
    second = ("ferry", 1, ((zones[1], 0, 2), (s.board.harbours[0][zones[1]][2][0], 2, 0)))
    assert carry_out(s.clone(), first, second).fingerprint() == carry_out(s.clone(), second, first).fingerprint()


def test_trips_of_one_ship_follow_one_another_and_share_their_stop() -> None:
    """CIV80-7.5.3: unload, then load, and one stop for both."""
    s = table(2)
    put(s, 0, knossos=1, phaistos=1)
    own(s, 0, "cloth_making")
    ship(s, 0, "knossos.w")
    turn(s)
    home, there = s.players[0].ships[0], z("phaistos.w")
    out = ("ferry", 0, ((home, 0, 1), (there, 1, 0)))
    back = ("ferry", 0, ((there, 0, 1), (home, 1, 0)))
    found = order_plan(s, 0, [out, back, ("end",)])
    assert found[:4] == [("load", 0, 1), ("sail", 0, there), ("unload", 0, 1), ("load", 0, 1)]
    carry_out(s, out, back, ("end",))
    assert s.over
    assert tokens(s, 0) == {"knossos": 1, "phaistos": 1}


def test_two_empty_trips_are_one() -> None:
    """CIV80-7.5.3: no second sail without a stop."""
    s = table(2)
    put(s, 0, knossos=1)
    ship(s, 0, "knossos.w")
    turn(s)
    home = s.players[0].ships[0]
    near = s.board.harbours[0][home][1][0]
    far = next(zone for zone in s.board.harbours[0][home][2] if zone not in s.board.harbours[0][home][1])
    found = order_plan(s, 0, [("ferry", 0, ((home, 0, 0), (near, 0, 0))), ("ferry", 0, ((near, 0, 0), (far, 0, 0)))])
    assert found[0] == ("sail", 0, far)


def test_a_plan_that_moves_a_token_twice_is_refused() -> None:
    s = table(2)
    put(s, 0, cisalpine_gaul=2)
    turn(s)
    move = ("move", a("cisalpine_gaul"), a("umbria"), 2)
    assert refused(s, move, ("move", a("cisalpine_gaul"), a("umbria"), 1)) == "CIV80-7.2.1"
    assert refused(s, ("move", a("cisalpine_gaul"), a("knossos"), 1)) == "CIV80-7.2.1"
    assert refused(s, move, ("move", a("umbria"), s.board.land[a("umbria")][0], 1)) == "CIV80-7.2.1"


def test_a_ship_that_keeps_its_cargo_is_refused() -> None:
    """CIV80-7.3.3"""
    s = table(2)
    put(s, 0, knossos=2)
    ship(s, 0, "knossos.w")
    turn(s)
    home = s.players[0].ships[0]
    there = s.board.harbours[0][home][2][0]
    assert refused(s, ("ferry", 0, ((home, 0, 2), (there, 1, 0))), ("end",)) == "CIV80-7.3.3"
    assert refused(s, ("ferry", 0, ((home, 0, 6), (there, 6, 0)))) == "CIV80-7.3.2"
    assert refused(s, ("ferry", 3, ((home, 0, 1), (there, 1, 0)))) == "CIV80-7.5.1"


@pytest.mark.parametrize(
    "part", [("fly", 1), ("move", "x", 2, 3), ("move", -1, 2, 3), ("ferry", 0, ((999, 0, 1),)), ("ferry", 9, ()), ("ferry", 0, (1,)), ("move",)]
)
def test_a_mangled_part_is_no_plan(part: Any) -> None:
    s = table(2)
    put(s, 0, knossos=2)
    turn(s)
    assert refused(s, part) == "TABLE-3"


def test_an_empty_plan_is_none() -> None:
    s = table(2)
    put(s, 0, knossos=2)
    turn(s)
    assert refused(s) == "TABLE-10"


# --- what bots really move


@cache
def turns(seed: int, players: int, rounds: int) -> list[tuple[State, int, list[Any], State]]:
    """Movements of a game: the state before, the seat, its decisions, the state after."""
    game = civitas.game("civilization_1980")
    s, bot = game.new(players, seed), civitas.bot("greedy", game, seed)
    found: list[tuple[State, int, list[Any], State]] = []
    while not s.over and s.round <= rounds:
        step = s.stack[-1]
        if not isinstance(step, MoveTurn):
            seat = s.to_act[0]
            s.play(bot.choose(SeatView(s, seat)), seat)
            continue
        before, seat, options = s.clone(), step.seat, []
        while not s.over and isinstance(s.stack[-1], MoveTurn) and s.stack[-1].seat == seat:
            options.append(bot.choose(SeatView(s, seat)))
            s.play(options[-1], seat)
        found.append((before, seat, options, s.clone()))
    return found


def shuffles(parts: list[Any], rng: random.Random) -> Iterator[list[Any]]:
    """Other orders: the trips of one ship stay behind one another."""
    for _ in range(3):
        mixed = parts.copy()
        rng.shuffle(mixed)
        for k in {part[1] for part in parts if part[0] == "ferry"}:
            places = [at for at, part in enumerate(mixed) if part[0] == "ferry" and part[1] == k]
            own_trips = [part for part in parts if part[0] == "ferry" and part[1] == k]
            for at, part in zip(places, own_trips, strict=True):
                mixed[at] = part
        yield mixed


@pytest.mark.parametrize(("seed", "players"), [(1, 4), (2, 7), (3, 2)])
def test_what_bots_move_can_be_planned_in_any_order(seed: int, players: int) -> None:
    rng = random.Random(seed)
    movements = turns(seed, players, 12)
    assert any(option[0] == "load" for _, _, options, _ in movements for option in options)
    for before, seat, options, after in movements:
        parts = parts_of(before, seat, options)
        for mixed in shuffles(parts, rng):
            found = order_plan(before, seat, [*mixed, ("end",)])
            assert isinstance(found, list), (found, options, mixed)
            s = before.clone()
            for option in found:
                s.play(option, seat)
            assert s.fingerprint() == after.fingerprint(), (options, mixed)


# --- what a plan leads to


def forecast_of(s: State) -> dict[str, Any]:
    turn(s)
    found: dict[str, Any] = forecast(s, s, 0)
    return found


def test_the_forecast_counts_what_is_over_the_limit_and_where_a_city_is_possible() -> None:
    """CIV80-9.1, 9.5"""
    s = table(2)
    put(s, 0, knossos=6, athens=4)
    found = forecast_of(s)
    by_area = {place["area"]: place for place in found["places"]}
    assert by_area[a("knossos")]["city"]
    assert by_area[a("athens")]["over"] == 4 - by_area[a("athens")]["limit"] == found["over"]
    assert found["sites"] == [a("knossos")]


def test_the_forecast_fights_as_the_rules_do() -> None:
    """CIV80-8.5, 22.1"""
    s = table(2)
    put(s, 0, athens=3)
    put(s, 1, athens=1)
    before = s.fingerprint()
    found = forecast_of(s)
    (place,) = found["places"]
    assert place["fight"]["owner"] == -1
    ((_, mine, left), (_, theirs, rest)) = place["fight"]["sides"]
    assert (mine, theirs) == (3, 1)
    assert left + rest <= place["limit"] or not rest
    assert before != s.fingerprint()  # only the turn has begun
    assert tokens(s, 0) == {"athens": 3}


def test_the_forecast_says_what_a_city_takes_and_what_support_lacks() -> None:
    """CIV80-8.6, 9.3"""
    s = table(2)
    city(s, 1, "memphis")
    city(s, 0, "knossos", "rhodes")
    put(s, 0, memphis=3)
    found = forecast_of(s)
    (place,) = found["places"]
    assert place["fight"]["needed"] == 7
    assert place["fight"]["sides"] == [[0, 3, 0]]
    assert found["support"] == {"cities": 2, "tokens": 0, "lacking": 4}
