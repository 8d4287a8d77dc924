"""Ideas for a person: what a bot would think of first, in several possible worlds."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from civitas.kernel.records import Option
from civitas.kernel.registry import Game
from civitas.kernel.sense import NEVER, Sense

from . import SeatView
from .greedy import load_sense

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
    sense = load_sense(game, "")
    options = sense.shortlist(seat_view.first, seat_view.seat, seat_view.likely(), rng)
    if len(options) < 2:
        return []
    worlds = [seat_view.first, *[seat_view.world(rng) for _ in range(WORLDS - 1)]]
    found: list[Idea] = []
    while options and len(found) < most:  # a bot that knows at once what it wants says next what it would want without that
        best = _rank(sense, worlds, seat_view.seat, options, bool(found))[: most - len(found)]
        if not best:
            break
        found += [idea if not found else idea._replace(gain=min(idea.gain, found[-1].gain)) for idea in best]  # each look has a middle of its own
        options = [option for option in options if option not in [idea.option for idea in best]]
    return found


def _rank(sense: Sense, worlds: list[Any], seat: int, options: list[Option], told: bool) -> list[Idea]:
    """These choices, the best first, as far as they are worth a look; none where all seem the same after a better one was *told*."""
    sums = [0.0] * len(options)
    for world in worlds:
        for at, value in enumerate(sense.weigh(world, seat, options)):
            sums[at] += value / len(worlds)
    looked_at = sorted(value for value in sums if value > NEVER)
    if not looked_at or (told and len(looked_at) > 1 and looked_at[0] == looked_at[-1]):
        return []
    middle = looked_at[len(looked_at) // 2]
    best = sorted(range(len(options)), key=lambda at: -sums[at])
    return [Idea(options[at], sums[at] - middle) for at in best if sums[at] > NEVER]
