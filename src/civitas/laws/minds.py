"""How the seats of an examined game choose: at random in several ways, so that rare branches are reached."""

from __future__ import annotations

import importlib.util
import random
from collections import Counter
from typing import Any

from civitas.bots import Bot, Chair, bot
from civitas.kernel.options import Space
from civitas.kernel.playout import SELDOM, pick
from civitas.kernel.records import Option
from civitas.kernel.registry import Game


class Mind:
    """Any option is as good as another."""

    def __init__(self, game: Game, rng: random.Random, verbs: Counter[str]) -> None:
        self.game = game
        self.rng = rng
        self.verbs = verbs  # how often each verb was chosen in all games so far

    def choose(self, s: Any, seat: int) -> Option:
        return pick(s, s.legal(seat), self.rng)


class ByVerb(Mind):
    """First a verb, then an option: a rare verb among many options gets its chance."""

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
    """Mostly the verb that was seen least."""

    def verb(self, verbs: list[str]) -> str:
        if self.rng.random() < 0.3:
            return self.rng.choice(verbs)
        return min(verbs, key=lambda verb: self.verbs[verb])


class Busy(Mind):
    """Whatever is listed first, usually passing, only when there is nothing else to do or now and then."""

    def choose(self, s: Any, seat: int) -> Option:
        listed = s.legal(seat)
        if isinstance(listed, Space) or len(listed) == 1 or self.rng.random() < 0.1:
            return super().choose(s, seat)
        return pick(s, listed[1:], self.rng)


class Sensible(Mind):
    """Mostly at random, and every third time what the greedy bot would do."""

    def __init__(self, game: Game, rng: random.Random, verbs: Counter[str]) -> None:
        super().__init__(game, rng, verbs)
        self.bot: Bot = bot("greedy", game, rng.getrandbits(60))

    def choose(self, s: Any, seat: int) -> Option:
        if self.rng.random() < 0.35:
            return self.bot.choose(Chair(s, seat))
        return super().choose(s, seat)


MINDS: tuple[type[Mind], ...] = (Mind, Mind, ByVerb, Curious, Busy)


def has_sense(game: Game) -> bool:
    """Whether the game can tell a good position from a bad one."""
    try:
        return importlib.util.find_spec(f"{game.state.__module__.rpartition('.')[0]}.sense") is not None
    except ModuleNotFoundError:
        return False


def minds(game: Game, players: int, rng: random.Random, verbs: Counter[str], sense: bool) -> list[Mind]:
    """One for each seat."""
    if sense and has_sense(game):
        return [Sensible(game, rng, verbs) for _ in range(players)]
    if rng.random() < 0.4:
        return [rng.choice(MINDS)(game, rng, verbs)] * players
    return [rng.choice(MINDS)(game, rng, verbs) for _ in range(players)]
