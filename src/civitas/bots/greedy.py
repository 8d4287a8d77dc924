"""The greedy bot: of all choices the one after which its position is worth most."""

from __future__ import annotations

from typing import Any

from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.registry import Game

from . import BOTS, Bot, SeatView

PROPOSALS = 24  # how many of a space it looks at where the game proposes none


class GreedyBot(Bot):
    """Tries every choice once in a possible world, and takes the best by the game's ``sense``.

    ``sense.worth(s, seat)`` values a position; ``sense.advice(s, seat, options)``, where there is one, adds to each
    option what shows only later (minus infinity: not worth a look); ``sense.proposals(s, seat, space)`` picks options
    worth a look out of a space.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> GreedyBot(game).choose(SeatView(s, *s.to_act)) in s.legal()
    True
    """

    name = "greedy"

    def __init__(self, game: Game, seed: int | str = 0) -> None:
        super().__init__(game, seed)
        if game.sense is None:
            raise ValueError(f"{game.id} has no sense: the greedy bot cannot tell a good position from a bad one")
        self.sense = game.sense

    def choose(self, seat_view: SeatView) -> Option:
        listed, world, seat = seat_view.legal, seat_view.world(self.rng), seat_view.seat
        options = self.look_at(world, seat, listed) if isinstance(listed, Space) else listed
        if len(options) == 1:
            return options[0]
        best, found = float("-inf"), options[0]
        for option, value in zip(options, self.weigh(world, seat, options), strict=True):
            if value > float("-inf") and (value := value + self.rng.random() * 1e-6) > best:
                best, found = value, option
        return found

    def weigh(self, world: Any, seat: int, options: list[Option]) -> list[float]:
        """What each of them is worth in that world; minus infinity for one that is not worth a look."""
        advice = self.sense.advice(world, seat, options) if self.sense.advice is not None else [0.0] * len(options)
        values = []
        for option, bonus in zip(options, advice, strict=True):
            if bonus > float("-inf"):
                after = world.clone()
                after.play(option, seat)
                bonus += self.sense.worth(after, seat)
            values.append(bonus)
        return values

    def look_at(self, world: Any, seat: int, space: Space) -> list[Option]:
        proposed: list[Option] = self.sense.proposals(world, seat, space) if self.sense.proposals is not None else []
        return proposed or list({space.sample(self.rng): None for _ in range(PROPOSALS)})


BOTS[GreedyBot.name] = GreedyBot
