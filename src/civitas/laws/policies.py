"""How the seats of an examined game choose: at random in several ways, so that rare branches are reached."""

from __future__ import annotations

import random
from typing import Any

from civitas.bots import Bot, ask, bot
from civitas.kernel.options import Space
from civitas.kernel.playout import SELDOM, pick
from civitas.kernel.records import Option
from civitas.kernel.registry import Game

from .case import some
from .coverage import Coverage


class Policy:
    """Any option is as good as another.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> Policy(game, random.Random(1), Coverage(game)).choose(s, *s.to_act) in s.legal()
    True
    """

    def __init__(self, game: Game, rng: random.Random, coverage: Coverage) -> None:
        self.game = game
        self.rng = rng
        self.coverage = coverage  # what was seen in all games so far

    def choose(self, s: Any, seat: int) -> Option:
        return pick(s, s.legal(seat), self.rng)


class ByVerb(Policy):
    """First a verb, then an option: a rare verb among many options gets its chance.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> ByVerb(game, random.Random(1), Coverage(game)).verb(["pass", "take"])
    'pass'
    """

    def choose(self, s: Any, seat: int) -> Option:
        listed = s.legal(seat)
        if isinstance(listed, Space):
            return listed.sample(self.rng)
        sober = [option for option in listed if not s.unlikely(option) or not self.rng.randrange(SELDOM)] or listed
        wanted = self.verb(list(dict.fromkeys(option[0] for option in sober)))
        return self.rng.choice([option for option in listed if option[0] == wanted])

    def verb(self, verbs: list[str]) -> str:
        return self.rng.choice(verbs)


class Curious(ByVerb):
    """Mostly the verb that was seen least.

    >>> import civitas
    >>> policy = Curious(civitas.game("through_the_ages"), random.Random(2), Coverage(civitas.game("through_the_ages")))
    >>> policy.coverage.verbs["pass"] = 9
    >>> policy.verb(["pass", "take"])
    'take'
    """

    def verb(self, verbs: list[str]) -> str:
        if self.rng.random() < 0.3:
            return self.rng.choice(verbs)
        return min(verbs, key=lambda verb: self.coverage.verbs[verb])


class Busy(Policy):
    """Whatever is listed first, usually passing, only when there is nothing else to do or now and then.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> Busy(game, random.Random(1), Coverage(game)).choose(s, *s.to_act) in s.legal()
    True
    """

    def choose(self, s: Any, seat: int) -> Option:
        listed = s.legal(seat)
        if isinstance(listed, Space) or len(listed) == 1 or self.rng.random() < 0.1:
            return super().choose(s, seat)
        return pick(s, listed[1:], self.rng)


class Explorer(Policy):
    """Looks one decision ahead for cards and things that no game has shown yet.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> Explorer(game, random.Random(1), Coverage(game)).choose(s, *s.to_act) in s.legal()
    True
    """

    def choose(self, s: Any, seat: int) -> Option:
        options = some(s.legal(seat), self.rng, 8)
        if self.rng.random() < 0.4 or len(options) == 1:
            return super().choose(s, seat)
        new = [self.new_after(s, seat, option) for option in options]
        return options[new.index(max(new))] if max(new) else super().choose(s, seat)

    def new_after(self, s: Any, seat: int, option: Option) -> int:
        """How much this would show that was never seen; a choice that fails is worth seeing too."""
        after = s.clone()
        try:
            after.play(option, seat)
        except Exception:
            return 1000
        return len(self.coverage.list_noticed(after) - self.coverage.seen)


class Sensible(Policy):
    """Now and then, or mostly, what the greedy bot would do; else at random.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> Sensible(game, random.Random(1), Coverage(game)).choose(s, *s.to_act) in s.legal()
    True
    """

    def __init__(self, game: Game, rng: random.Random, coverage: Coverage) -> None:
        super().__init__(game, rng, coverage)
        self.bot: Bot = bot("greedy", game, rng.getrandbits(60))
        self.sense = rng.choice((0.35, 0.85))

    def choose(self, s: Any, seat: int) -> Option:
        if self.rng.random() < self.sense:
            return ask(self.bot, s, seat)
        return super().choose(s, seat)


POLICIES: tuple[type[Policy], ...] = (Policy, Policy, ByVerb, Curious, Busy, Explorer)


def make_policies(game: Game, players: int, rng: random.Random, coverage: Coverage, sense: bool) -> list[Policy]:
    """One for each seat.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> [type(policy).__name__ for policy in make_policies(game, 2, random.Random(1), Coverage(game), sense=True)]
    ['Sensible', 'Sensible']
    """
    if sense and game.sense is not None:
        return [Sensible(game, rng, coverage) for _ in range(players)]
    if rng.random() < 0.4:
        return [rng.choice(POLICIES)(game, rng, coverage)] * players
    return [rng.choice(POLICIES)(game, rng, coverage) for _ in range(players)]
