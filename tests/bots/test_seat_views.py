"""A bot knows what its seat knows, and there is no way from it to the state."""

from __future__ import annotations

import gc
import random
import types

import pytest

from bots.courses import course
from civitas.bots import RandomBot, SeatView, ask, bot
from civitas.kernel.registry import game
from civitas.kernel.views import find_secrets


def reachable(thing, limit=200_000):
    """Everything that can be got at from a thing: attributes, closures, containers; modules and classes are not gone into."""
    seen, todo = {id(thing): thing}, [thing]
    while todo and len(seen) < limit:
        for other in gc.get_referents(todo.pop()):
            if id(other) not in seen and not isinstance(other, (types.ModuleType, type, types.FunctionType, types.BuiltinFunctionType)):
                seen[id(other)] = other
                todo.append(other)
    return seen


def test_the_state_cannot_be_reached_from_a_seat_view(title):
    sense = title.sense.build()
    for n, s in enumerate(course(title, sense, 3, "reach", 60)):
        if n % 12 == 11:
            seat = s.to_act[0]
            found = reachable(SeatView(s, seat))
            assert id(s) not in found
            assert not [player for player in s.players if id(player) in found]


def test_what_is_hidden_is_dealt_anew(title):
    """Not every hidden thing can lie elsewhere, but in a game's course some do in every title."""
    sense, differs = title.sense.build(), 0
    for n, s in enumerate(course(title, sense, 3, "reach", 120)):
        if n % 20 == 19:
            seat = s.to_act[0]
            seat_view = SeatView(s, seat)
            assert seat_view.view() == s.view(seat)
            differs += [x.value for x in find_secrets(seat_view.first)] != [x.value for x in find_secrets(s)]
            assert seat_view.first.luck != s.luck
    assert differs


def test_a_bot_that_meddles_with_what_it_got_changes_nothing():
    title = game("through_the_ages")
    s = title.new(players=2, seed=1)
    before = s.fingerprint()
    seat_view = SeatView(s, s.to_act[0])
    seat_view.legal.append(("win",))
    seat_view.first.players[seat_view.seat].culture = 1000
    assert s.fingerprint() == before
    assert ("win",) not in s.legal()


def test_the_same_position_gives_the_same_view_and_the_same_choice():
    title = game("civilization_1980")
    s = title.new(players=3, seed=5)
    for name in ("greedy", "planner", "easy"):
        first, second = (ask(bot(name, title, "x"), s.clone(), s.to_act[0]) for _ in range(2))
        assert first == second


def test_who_is_blind_sees_its_options_only():
    title = game("through_the_ages")
    s = title.new(players=2, seed=1)
    seat_view = SeatView(s, s.to_act[0], blind=True)
    assert RandomBot(title).choose(seat_view) in s.legal()
    with pytest.raises(ValueError, match="a blind bot sees only its options"):
        seat_view.view()
    with pytest.raises(ValueError, match="a blind bot sees only its options"):
        seat_view.world(random.Random(1))


def test_nobody_resigns_at_random():
    """Once in three hundred times at most (``playout.SELDOM``)."""
    from games.through_the_ages.scenes import politics, scene

    s = politics(scene(2))
    title = game("through_the_ages")
    drawn = [ask(RandomBot(title, n), s, 0) for n in range(300)]
    assert ("resign",) in s.legal()
    assert drawn.count(("resign",)) <= 6
    assert ("resign",) not in SeatView(s, 0).likely()
