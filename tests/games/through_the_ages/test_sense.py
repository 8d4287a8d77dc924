"""The greedy bot plays a plausible game."""

from __future__ import annotations

import pytest

import civitas
from civitas.bots import bot, play_out
from civitas.games.through_the_ages.sense import turns_left
from civitas.games.through_the_ages.tables import DESPOTISM, LEVEL
from civitas.games.through_the_ages.weights import Weights
from games.through_the_ages.scenes import in_play, politics, scene, tokens, units
from games.through_the_ages.table import acting, bank, unused

GAME = civitas.game("through_the_ages")
SENSE = GAME.sense.build()
WEIGHTS = Weights(SENSE.weights)
worth, advice = SENSE.worth, SENSE.advice


@pytest.fixture(scope="module")
def played():
    """A few games of two greedy bots."""
    found = []
    for seed in range(1, 5):
        s = GAME.new(players=2, seed=f"sense {seed}")
        play_out(s, bot("greedy", GAME, seed))
        found.append(s)
    return found


def test_greedy_games_end_with_a_hundred_culture_and_more(played):
    scores = [score for s in played for score in s.scores]
    assert sum(scores) / len(scores) >= 100


def test_greedy_civilizations_grow(played):
    for s in played:
        for p in s.players:
            assert max(LEVEL[tech] for tech in [*p.technologies, *p.specials, p.government]) >= 2
            assert sum(p.workers) > 7
    governments = [p.government for s in played for p in s.players]
    assert governments.count(DESPOTISM) < len(governments) / 2
    assert any(p.wonders for s in played for p in s.players)
    assert any(p.tactic >= 0 for s in played for p in s.players)


def test_greedy_beats_random():
    for seed in range(4):
        s = GAME.new(players=2, seed=f"random {seed}")
        play_out(s, [bot("greedy", GAME, seed), bot("random", GAME, seed)])
        assert s.ranking[0] == (0,)


def test_income_is_worth_more_while_there_is_time():
    s = acting(scene(2, age=1))
    poor = worth(s, 0)
    units(s, 0, bronze=4)
    early = worth(s, 0) - poor
    s = acting(scene(2, age=4))
    s.last_round = s.round
    poor = worth(s, 0)
    units(s, 0, bronze=4)
    assert early > worth(s, 0) - poor


def test_an_uprising_is_feared():
    s = acting(scene(2))
    bank(s, 0, yellow=8)
    unused(s, 0, 4)
    calm = worth(s, 0)
    unused(s, 0, 0)
    assert worth(s, 0) < calm - 5


def test_nobody_with_sense_resigns():
    s = politics(scene(2))
    options = s.legal()
    assert advice(s, 0, options)[options.index(("resign",))] == float("-inf")


def test_turns_left_are_counted_to_the_last_round():
    s = scene(3, age=4)
    s.round, s.last_round, s.current = 17, 18, 1
    assert [turns_left(WEIGHTS, s, seat) for seat in range(3)] == [1, 2, 2]


def test_strength_counts_for_more_against_the_strong():
    s = acting(scene(2))
    units(s, 1, warriors=6)
    weak = worth(s, 0)
    units(s, 0, warriors=3)
    assert worth(s, 0) > weak


def test_stores_and_leaders_count():
    s = acting(scene(2))
    bare = worth(s, 0)
    tokens(s, 0, bronze=3)
    richer = worth(s, 0)
    assert richer > bare
    in_play(s, 0, leader="isaac_newton")
    assert worth(s, 0) > richer
