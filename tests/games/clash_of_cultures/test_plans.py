"""Moves planned together (TABLE-10, COC-5.4.1): those after which something new is seen come last, and what is left is not given up then."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.clash_of_cultures.moving import MOVE_ACTION, STOP
from civitas.games.clash_of_cultures.regions import REGION_IDS
from civitas.kernel.options import Refusal
from civitas.kernel.plans import order_plan

from .table import asked, at, city, know, put, table, throw, turn


def march(s: Any) -> list[tuple[Any, ...]]:
    """The first land move of each space that can be left, with the first group that may go, as parts of a plan."""
    found = {}
    for verb, start, goal in [option for option in s.legal() if option[0] == "move"]:
        world = s.clone()
        world.play((verb, start, goal))
        group = world.legal()[0][1] if asked(world) == "group" else ()
        found.setdefault((start, goal), (verb, start, goal, group))
    return list(found.values())


def before_unknown_land(region: int) -> Any:
    s = table()
    slot = s.board.slot_of[at("A5")]
    for space in s.board.cells[slot]:
        s.terrain[space] = -1
    s.revealed &= ~(1 << slot)
    s.unexplored, s.hidden = [slot], [region]
    beside = next(space for cell in s.board.cells[slot] for space in s.board.spaces if s.terrain[space] >= 0 and space in s.board.near[cell])
    put(s, 0, beside, settler=1)
    put(s, 0, "D4", settler=1)
    put(s, 0, "C7", settler=1)
    turn(s, 0).play(MOVE_ACTION)
    return s


@pytest.mark.parametrize("region", range(len(REGION_IDS)), ids=REGION_IDS)
def test_a_plan_may_end_in_unknown_land_whatever_lies_there(region: int) -> None:
    """COC-5.5.1: the moves that are left stay, and the plan is taken or refused without telling how the region can lie."""
    s = before_unknown_land(region)
    into = next(part for part in march(s) if s.terrain[part[2]] < 0)
    quiet = next(part for part in march(s) if part[1] == at("D4"))
    decisions = order_plan(s, 0, [into, quiet, STOP])
    assert not isinstance(decisions, Refusal), str(decisions)
    assert STOP not in decisions
    moves = [option for option in decisions if option[0] == "move"]
    assert [s.terrain[goal] < 0 for _, _, goal in moves] == [False, True]  # what shows something new comes last
    for option in decisions:
        s.play(option)
    assert asked(s) in ("orientation", "move")


def test_a_plan_may_end_in_a_battle_without_questions() -> None:
    """COC-6.3.2: nobody has a card, so the dice fall at once; the moves that are left stay."""
    s = table()
    put(s, 0, "D4", infantry=4)
    put(s, 0, "C7", settler=1)
    city(s, 0, "D4")
    put(s, 1, "D3", infantry=1)
    know(s, 0, "tactics")
    throw(s, "6i", "6i", "6i", "6i", "1l")
    turn(s, 0).play(MOVE_ACTION)
    attack = next(part for part in march(s) if part[2] == at("D3"))
    decisions = order_plan(s, 0, [attack, STOP])
    assert not isinstance(decisions, Refusal), str(decisions)
    assert STOP not in decisions


def test_a_plan_without_news_gives_up_the_moves_that_are_left() -> None:
    s = table()
    put(s, 0, "D4", settler=1)
    put(s, 0, "C7", settler=1)
    turn(s, 0).play(MOVE_ACTION)
    decisions = order_plan(s, 0, [march(s)[0], STOP])
    assert not isinstance(decisions, Refusal), str(decisions)
    assert decisions[-1] == STOP
