"""Bots that plan their turn: a search in a few possible worlds, with a budget of simulations."""

from __future__ import annotations

import gc
import random
from collections.abc import Mapping

from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.registry import Game

from . import BOTS, SeatView
from .greedy import SensibleBot
from .search import METHODS, Found
from .value import Value, load_shipped


class PlannerBot(SensibleBot):
    """Plays its turn out in thought, in several ways and possible worlds, and takes what leaves it best when the turn is over.

    The same seed and budget give the same choice; *seconds* is a guard only.  Nothing is kept from one decision to the next.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> planner = PlannerBot(game, budget=6)
    >>> planner.choose(SeatView(s, s.to_act[0])) == planner.choose(SeatView(s, s.to_act[0]))
    True
    """

    name = "planner"
    budget = 24  # simulations a decision
    worlds = 2
    width = 5  # candidates
    method = "beam"
    replies = 0  # turns of others that follow
    seconds = 10.0

    def __init__(
        self,
        game: Game,
        seed: int | str = 0,
        weights: Mapping[str, float] | None = None,
        *,
        budget: int | None = None,
        worlds: int | None = None,
        width: int | None = None,
        method: str | None = None,
        replies: int | None = None,
        seconds: float | None = None,
        learned: Value | None = None,
    ) -> None:
        super().__init__(game, seed, weights)
        self.seed = seed
        self.budget = budget or self.budget
        self.worlds = worlds or self.worlds
        self.width = width or self.width
        self.method = method or self.method
        self.replies = self.replies if replies is None else replies
        self.seconds = seconds or self.seconds
        self.learned = learned
        self.own = bool(weights)  # weights of its own are its own judgement
        if self.method not in METHODS:
            raise ValueError(f"there is no search {self.method!r}: there are {', '.join(METHODS)}")

    def choose(self, seat_view: SeatView) -> Option:
        legal = seat_view.legal
        if not isinstance(legal, Space) and len(legal) == 1:
            return legal[0]
        return self.consider(seat_view)[0].option

    def consider(self, seat_view: SeatView) -> list[Found]:
        """Its candidates, best first, with what they are worth."""
        first = seat_view.world_of()
        rng = random.Random(f"{self.name} {self.seed} {first.luck}")
        worlds = [first, *[seat_view.world(rng) for _ in range(self.worlds - 1)]]
        learned = self.learned or (None if self.own else load_shipped(self.game, first))
        search = METHODS[self.method](self.sense, seat_view.seat, worlds, self.budget, self.width, self.seconds, self.replies, learned)
        collecting = gc.isenabled()
        gc.disable()  # worlds are trees: they go by themselves
        try:
            return search.run()
        finally:
            if collecting:
                gc.enable()


class StrongPlannerBot(PlannerBot):
    """The same with more worlds and a larger budget.

    >>> StrongPlannerBot.budget > PlannerBot.budget
    True
    """

    name = "planner-strong"
    budget = 96
    worlds = 4
    width = 6
    seconds = 30.0


for made in (PlannerBot, StrongPlannerBot):
    BOTS[made.name] = made
