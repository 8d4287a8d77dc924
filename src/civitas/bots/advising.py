"""Ideas for a person: what a bot would think of first, in several possible worlds."""

from __future__ import annotations

import random
from typing import NamedTuple

from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.registry import Game

from . import SeatView
from .greedy import GreedyBot

WORLDS = 4


class Idea(NamedTuple):
    """A choice, and by how much it is better in the bot's eyes than the middle one of all that it looked at.

    >>> Idea(("pass",), 0.0).option
    ('pass',)
    """

    option: Option
    gain: float


def advise(game: Game, seat_view: SeatView, rng: random.Random, most: int = 3) -> list[Idea]:
    """The best few choices, best first; none where there is nothing to choose or the game has no sense.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> ideas = advise(game, SeatView(s, s.to_act[0]), random.Random(1))
    >>> len(ideas) <= 3 and all(idea.option in s.legal() for idea in ideas)
    True
    """
    if game.sense is None:
        return []
    bot = GreedyBot(game, rng.getrandbits(32))
    listed, first = seat_view.legal, seat_view.world(rng)
    options = bot.look_at(first, seat_view.seat, listed) if isinstance(listed, Space) else listed
    if len(options) < 2:
        return []
    sums = [0.0] * len(options)
    for n in range(WORLDS):
        world = first if n == 0 else seat_view.world(rng)
        for at, value in enumerate(bot.weigh(world, seat_view.seat, options)):
            sums[at] += value / WORLDS
    looked_at = sorted(value for value in sums if value > float("-inf"))
    if not looked_at:
        return []
    middle = looked_at[len(looked_at) // 2]
    best = sorted(range(len(options)), key=lambda at: -sums[at])[:most]
    return [Idea(options[at], sums[at] - middle) for at in best if sums[at] > float("-inf")]
