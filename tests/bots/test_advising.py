"""Ideas for a person: the best first."""

from __future__ import annotations

import random

import civitas
from civitas.bots import SeatView
from civitas.bots.advising import advise


def test_no_later_idea_is_called_better_than_the_one_before():
    """Where a bot knows at once what it wants, what it would want without that is weighed apart: the two counts are not held against each other."""
    game = civitas.game("civilization_1980")
    s, rng = game.new(players=3, seed=4), random.Random(4)
    moved = 0
    while moved < 12:
        seat = s.to_act[0]
        ideas = advise(game, SeatView(s, seat), rng)
        moved += s.pending.what == "land-moves" and len(ideas) > 1
        assert [idea.gain for idea in ideas] == sorted((idea.gain for idea in ideas), reverse=True)
        s.play(ideas[0].option if ideas else s.legal(seat)[0], seat)
