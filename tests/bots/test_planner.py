"""The planner: the same seed and budget give the same choice, within its budget."""

from __future__ import annotations

import gc

import pytest

from bots.courses import course
from civitas.bots import SeatView, bot, play_out
from civitas.bots.greedy import load_sense
from civitas.bots.planner import PlannerBot
from civitas.bots.search import Beam, Uct
from civitas.kernel.registry import game


@pytest.mark.parametrize("method", ["beam", "uct"])
def test_it_chooses_the_same_again_and_legally(title, method):
    sense = load_sense(title, "")
    for n, s in enumerate(course(title, sense, 2, "plan", 42)):
        if n % 20 == 1:
            seat = s.to_act[0]
            chosen = [PlannerBot(title, 7, budget=8, method=method).choose(SeatView(s, seat)) for _ in range(2)]
            assert chosen[0] == chosen[1]
            assert s.why_not(chosen[0], seat) is None


@pytest.mark.parametrize("search", [Beam, Uct])
def test_the_budget_is_kept_and_the_first_candidate_is_greeds(search):
    title = game("through_the_ages")
    sense = load_sense(title, "")
    for n, s in enumerate(course(title, sense, 2, "budget", 60)):
        if n % 15 == 3:
            seat = s.to_act[0]
            worlds = [SeatView(s, seat).first]
            looked = search(sense, seat, worlds, budget=11, width=4)
            found = looked.run()
            assert looked.simulations <= 11
            assert len({one.option for one in found}) == len(found)
            assert sense.candidates(worlds[0], seat, 1)[0] in [one.option for one in found]


def test_a_larger_budget_finds_what_is_at_least_as_good():
    """In one and the same world the best line found can only get better with more simulations."""
    title = game("through_the_ages")
    sense = load_sense(title, "")
    for n, s in enumerate(course(title, sense, 2, "better", 40)):
        if n % 13 == 5:
            seat = s.to_act[0]
            world = SeatView(s, seat).first
            values = [Beam(sense, seat, [world], budget=budget, width=4).run()[0].value for budget in (4, 24)]
            if len(sense.candidates(world, seat, 4)) > 1:
                assert values[1] >= values[0] - 1e-9


def test_the_collector_is_on_again_after_thinking():
    title = game("through_the_ages")
    s = title.new(players=2, seed=1)
    PlannerBot(title, budget=4).choose(SeatView(s, s.to_act[0]))
    assert gc.isenabled()


def test_time_is_a_guard():
    title = game("through_the_ages")
    s = title.new(players=2, seed=1)
    hurried = PlannerBot(title, budget=10_000, seconds=1e-9)
    assert hurried.choose(SeatView(s, s.to_act[0])) in s.legal()


def test_an_unknown_search_is_refused():
    with pytest.raises(ValueError, match="there is no search 'magic'"):
        PlannerBot(game("through_the_ages"), method="magic")


def test_it_plays_a_short_game_to_its_end():
    title = game("through_the_ages")
    s = title.new(players=2, seed=4, options={"mode": "first_game"})
    play_out(s, [PlannerBot(title, 1, budget=6), bot("random", title, 1)])
    assert s.ranking[0] == (0,)


def test_greeds_own_stands_where_nothing_promises_enough_more():
    """A sense may doubt what a search believes: its weight says how much better another choice must look."""
    title = game("through_the_ages")
    sense, doubting = title.sense.build(), title.sense.build()
    doubting.weights["ahead_doubt"] = 1e9
    others = 0
    for n, s in enumerate(course(title, sense, 2, "doubt", 60)):
        if n % 10 == 3:
            seat = s.to_act[0]
            world = SeatView(s, seat).first
            greeds = sense.candidates(world, seat, 1)[0]
            others += Beam(sense, seat, [world], budget=12, width=4).run()[0].option != greeds
            assert Beam(doubting, seat, [world], budget=12, width=4).run()[0].option == greeds
    assert others


@pytest.mark.parametrize(
    ("id", "left", "planned"),
    [
        ("civilization_1980", {"market-offer", "market-counter", "buy", "ships"}, "land-moves"),  # CIV80-11: what a deal gives the other
        ("sid_meiers_civilization", {"movement", "trade", "research"}, "city-management"),
        ("clash_of_cultures", {"harvest", "objectives"}, "turn"),
    ],
)
def test_where_greeds_answer_is_settled_nothing_is_searched(id, left, planned):
    """What a question leads to does not always show where a turn ends: then greed's own answer stands, and costs nothing."""
    title = game(id)
    sense, seen = title.sense.build(), set()
    for s in course(title, sense, 2, "market", 400):
        seat, what = s.to_act[0], s.pending.what
        if what in {*left, planned} - seen and len(listed := s.legal(seat)) > 1:
            world = SeatView(s, seat).first
            looked = Beam(sense, seat, [world], budget=12, width=4)
            found = [one.option for one in looked.run()]
            assert sense.settled(s, seat) == (what != planned)
            assert bool(looked.simulations) == (what == planned), (what, listed)
            if what in left:
                assert found == sense.candidates(world, seat, 1)
            seen.add(what)
        if seen == {*left, planned}:
            return
    raise AssertionError(f"never asked: { {*left, planned} - seen }")
