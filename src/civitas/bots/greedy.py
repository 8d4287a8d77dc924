"""Bots that look one choice ahead: of all choices the one after which their position is worth most."""

from __future__ import annotations

from collections.abc import Mapping

from civitas.kernel.plugs import FIRST, Feeling
from civitas.kernel.records import Option
from civitas.kernel.registry import Game
from civitas.kernel.sense import NEVER, Sense

from . import BOTS, Bot, SeatView

SHIPPED: dict[tuple[str, str], tuple[Feeling, Sense]] = {}  # by game and table


def load_sense(game: Game, table: str) -> Sense:
    """The sense of a game with weights that are shipped; it is made once, because it keeps nothing but them.

    >>> import civitas
    >>> load_sense(civitas.game("through_the_ages"), "greedy-1").weights["rival"]
    0.4
    """
    if game.sense is None:
        raise ValueError(f"{game.id} has no sense: this bot cannot tell a good position from a bad one")
    kept = SHIPPED.get((game.id, table))
    if kept is None or kept[0] is not game.sense:
        kept = SHIPPED[game.id, table] = (game.sense, game.sense.build(table))
    return kept[1]


class SensibleBot(Bot):
    """A bot with a sense of its own: the game's, with shipped weights or with changes to them.

    >>> import civitas
    >>> SensibleBot(civitas.game("through_the_ages"), weights={"rival": 1.0}).sense.weights["rival"]
    1.0
    """

    table = ""  # the name of its weights; "": the newest

    def __init__(self, game: Game, seed: int | str = 0, weights: Mapping[str, float] | None = None) -> None:
        super().__init__(game, seed)
        self.sense: Sense = load_sense(game, self.table)
        if weights and game.sense is not None:
            self.sense = game.sense.build(self.table, weights)


class GreedyBot(SensibleBot):
    """Tries every choice once in a possible world, and takes the best by the game's ``sense``.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> GreedyBot(game).choose(SeatView(s, *s.to_act)) in s.legal()
    True
    """

    name = "greedy"

    def choose(self, seat_view: SeatView) -> Option:
        world, seat = seat_view.first, seat_view.seat
        options = self.sense.shortlist(world, seat, seat_view.legal, self.rng)
        if len(options) == 1:
            return options[0]
        best, found = NEVER, options[0]
        for option, value in zip(options, self.sense.weigh(world, seat, options), strict=True):
            if value > NEVER and (value := self.break_tie(value)) > best:
                best, found = value, option
        return found

    def break_tie(self, value: float) -> float:
        """What an option of that worth is worth to this bot: ties are broken by luck."""
        return value + self.rng.random() * 1e-6


class FirstGreedyBot(GreedyBot):
    """Greedy with the weights with which it was first measured: what later bots are compared with.

    >>> import civitas
    >>> FirstGreedyBot(civitas.game("civilization_1980")).sense.weights["city"]
    14.0
    """

    name = FIRST
    table = FIRST
    for_people = False


class EasyBot(GreedyBot):
    """Greedy that often misjudges: every value is off by some of what the options differ in, and what it is sure of it now and then forgets.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> EasyBot(game).choose(SeatView(s, *s.to_act)) in s.legal()
    True
    """

    name = "easy"
    noise = 0.6  # of the mean distance from the best
    lapse = 0.25  # how often it takes another choice where its sense names one only
    others = 3  # of which

    def choose(self, seat_view: SeatView) -> Option:
        world, seat = seat_view.first, seat_view.seat
        options = self.sense.shortlist(world, seat, seat_view.legal, self.rng)
        values = self.sense.weigh(world, seat, options) if len(options) > 1 else [0.0]
        looked_at = [at for at, value in enumerate(values) if value > NEVER] or [0]
        if len(looked_at) == 1 and self.rng.random() < self.lapse:
            candidates = self.sense.candidates(world, seat, self.others)
            return candidates[self.rng.randrange(len(candidates))]
        best = max([values[at] for at in looked_at])
        spread = sum([best - values[at] for at in looked_at]) / len(looked_at)
        return options[max(looked_at, key=lambda at: values[at] + self.rng.gauss(0.0, self.noise * spread + 1e-6))]


for made in (EasyBot, FirstGreedyBot, GreedyBot):
    BOTS[made.name] = made
