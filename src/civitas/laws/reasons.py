"""How often a nearly right option, a legal one with one part changed, is refused with a reason of its own.

An option that nobody lists is always refused with a rule (law 4); but "that is not among the options" helps nobody.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from typing import Any

from civitas.kernel.options import NOT_AN_OPTION, NOT_LISTED
from civitas.kernel.playout import pick
from civitas.kernel.records import Option
from civitas.kernel.registry import Game

from .case import find_speakers, holds, some

ENOUGH = 0.95  # of nearly right options get a reason
SHOWN = 20  # forms of options that are named in a report
GENERIC = frozenset({NOT_LISTED.message, NOT_AN_OPTION.message})


class Reasons:
    """Random games in which nearly right options are asked about.

    >>> import civitas
    >>> run = Reasons(civitas.game("through_the_ages"), seed=1)
    >>> run.run(games=1, players=2)
    >>> run.asked > 100, 0 <= run.share <= 1, run.generic.total() == run.asked - run.count_reasoned
    (True, True, True)
    """

    def __init__(self, game: Game, seed: int | str = 0) -> None:
        self.game = game
        self.rng = random.Random(f"reasons {game.id} {seed}")
        self.seen: dict[tuple[Any, ...], set[Any]] = {}  # what stood where in the options of a question so far
        self.generic: Counter[tuple[str, str]] = Counter()  # refused without a reason, by question and form of the option
        self.asked = 0
        self.games = 0

    @property
    def count_reasoned(self) -> int:
        """How many were refused with a reason of their own."""
        return self.asked - self.generic.total()

    @property
    def share(self) -> float:
        """How many of all, 0 to 1."""
        return self.count_reasoned / self.asked if self.asked else 1.0

    def run(self, seconds: float = 1e9, games: int | None = None, players: int | None = None) -> None:
        """Play so long, or so many games, at tables of all sizes and variants."""
        from .fuzz import Fuzz

        start = time.monotonic()
        for n, case in enumerate(Fuzz(self.game, str(self.rng.random()), players=players).cases()):
            if time.monotonic() - start >= seconds or n == games:
                return
            s = case.new()
            s.chronicle = None
            while not s.over and time.monotonic() - start < seconds:
                for seat in find_speakers(s):
                    self.look(s, seat)
                seat = self.rng.choice(s.to_act)
                s.play(pick(s, s.legal(seat), self.rng), seat)
            self.games += 1

    def plain(self) -> dict[str, Any]:
        """What was found, for a program to read."""
        generic = [{"asked": what, "form": form, "times": n} for (what, form), n in self.generic.most_common(SHOWN)]
        return {"game": self.game.id, "games": self.games, "nearly_right": self.asked, "share": self.share, "generic": generic}

    def report(self) -> str:
        """The same in a few lines."""
        tried = f"{self.asked:,} nearly right options in {self.games:,} games"
        lines = [f"{self.game.id}: {self.share:.2%} of {tried} are refused with a reason of their own"]
        lines += [f"  {n:6,} without one: {form} (asked: {what})" for (what, form), n in self.generic.most_common(SHOWN)]
        return "\n".join(lines)

    def look(self, s: Any, seat: int) -> None:
        """Ask about a few nearly right options at one position."""
        listed, what = s.legal(seat), s.pending.what
        for option in some(listed, self.rng, 2):
            for at, part in enumerate(option):
                self.values(what, option, at).update(part if isinstance(part, tuple) else (part,))
            wrong = self.nearly(what, option)
            if not holds(listed, wrong):
                self.asked += 1
                if s.why_not(wrong, seat).message in GENERIC:
                    self.generic[what, form_of(wrong)] += 1

    def values(self, what: str, option: Option, at: int) -> set[Any]:
        """What stood at this place behind such a verb; at place 0: the verbs that such things stood behind."""
        place = (what, option[0], at) if at else (what, *[type(part) for part in option[1:]])
        return self.seen.setdefault(place, set())

    def nearly(self, what: str, option: Option) -> Option:
        """*option* with one part changed to something else of the same kind."""
        at = self.rng.randrange(len(option))
        return (*option[:at], self.other(self.values(what, option, at), option[at]), *option[at + 1 :])

    def other(self, values: set[Any], part: Any) -> Any:
        """Something that stood there before, one more or less, or any number; of a tuple one thing more, less or changed."""
        if isinstance(part, tuple):
            i = self.rng.randrange(len(part) + 1)
            rest = part[i + self.rng.randrange(2) :]
            return (*part[:i], *rest) if self.rng.randrange(3) == 0 else (*part[:i], self.other(values, part[0] if part else 0), *rest)
        if isinstance(part, int) and (self.rng.randrange(2) or not values):
            return part + self.rng.choice((-1, 1)) if self.rng.randrange(2) else self.rng.randrange(100)
        return self.rng.choice(sorted(values, key=repr))


def form_of(option: Option) -> str:
    """The verb, and what sort of things stand behind it.

    >>> form_of(("offer", (1, 1, 3), None, "A", 7))
    'offer (int, int, int) None str int'
    """

    def sort(part: Any) -> str:
        if isinstance(part, tuple):
            return f"({', '.join(sort(item) for item in part)})" if len(part) < 4 else f"({len(part)} things)"
        return "None" if part is None else type(part).__name__

    return " ".join([option[0], *[sort(part) for part in option[1:]]])
