"""Random play under all laws until a time is up; what breaks one is made short, so that a record of it can be read."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from civitas.kernel.flow import IllegalChoice
from civitas.kernel.registry import Game, GameOption

from .case import Broken, Case, Failure, Played
from .coverage import Coverage
from .examine import ALL, Examination
from .secrecy import Secrets

Progress = Callable[["Fuzz"], Any]
TRIES = 4  # a law that draws worlds at random is asked so many times whether it is still broken
PATIENCE = 15.0  # seconds to make a failure short


class Fuzz:
    """A run over many games: random tables, random variants, all laws.

    >>> import civitas
    >>> run = Fuzz(civitas.game("through_the_ages"), seed=1, positions=1, players=2)
    >>> print(next(run.cases()))
    through_the_ages, 2 players, seed 1.0
    >>> run.run(games=0) is None, run.coverage.games  # a real one takes a minute
    (True, 0)
    """

    def __init__(self, game: Game, seed: int | str = 0, positions: int | None = 30, deep: bool = False, players: int | None = None) -> None:
        self.game = game
        self.seed = seed
        self.positions = positions
        self.deep = deep
        self.players = players
        self.coverage = Coverage(game)
        self.secrets = Secrets()
        self.seconds = 0.0

    def cases(self) -> Iterator[Case]:
        """Tables of all sizes and variants, one after another."""
        rng = random.Random(f"fuzz {self.game.id} {self.seed}")
        sizes = [self.players] if self.players else list(range(self.game.min_players, self.game.max_players + 1))
        for n in range(1_000_000_000):
            options = {o.name: rng.choice(_values(o)) for o in self.game.options if rng.random() < 0.35} if n else {}
            case = Case(self.game, sizes[n % len(sizes)], options, f"{self.seed}.{n}")
            if not options or case.fits():
                yield case

    def run(self, seconds: float = 60.0, games: int | None = None, progress: Progress | None = None) -> Failure | None:
        """The first failure, made short, or None when the time is up or so many games were played."""
        start = time.monotonic()
        for n, case in enumerate(self.cases()):
            if self.seconds >= seconds or n == games:
                return None
            failure = Examination(case, self.coverage, self.secrets, self.positions, self.deep, sense=n % 4 == 3).run()
            self.seconds = time.monotonic() - start
            if progress is not None:
                progress(self)
            if failure is not None:
                return shorten_failure(failure)
        return None


def fuzz(game: Game, seconds: float = 60.0, seed: int | str = 0, progress: Progress | None = None) -> Failure | None:
    """Play random games of *game* under all laws; the first failure as short as it can be made, or None.

    >>> import civitas
    >>> fuzz(civitas.game("through_the_ages"), seconds=0) is None
    True
    """
    return Fuzz(game, seed).run(seconds, progress=progress)


def _values(option: GameOption) -> list[Any]:
    """The values of a variant that are worth a game."""
    if option.choices:
        return list(option.choices)
    if isinstance(option.default, bool):
        return [False, True]
    if isinstance(option.default, int):
        return list(dict.fromkeys([option.default if bound is None else bound for bound in (option.lo, option.hi)]))
    return [option.default]


def variants(game: Game, numbers: bool = True) -> list[dict[str, Any]]:
    """The game as it is, and with each of its options changed alone (without those that are plain *numbers*, if they are not wanted).

    >>> import civitas
    >>> {"mode": "first_game"} in variants(civitas.game("through_the_ages"))
    True
    """
    chosen = [o for o in game.options if numbers or o.choices or isinstance(o.default, bool)]
    return [{}] + [{o.name: value} for o in chosen for value in _values(o) if value != o.default]


# --- making a failure short


def shorten_failure(failure: Failure, patience: float = PATIENCE) -> Failure:
    """The same law broken in fewer decisions: some are left out, or another game breaks it sooner.

    >>> import civitas
    >>> failure = Failure(5, "a farm is missing", Played(Case(civitas.game("through_the_ages"), 2, {}, 1)))
    >>> shorten_failure(failure) is failure  # it could not be shorter
    True
    """
    until = time.monotonic() + patience
    best = _sooner(failure, time.monotonic() + patience / 2)
    size = max(1, len(best.played.decisions) // 2)
    while time.monotonic() < until:
        shorter = next(
            (found for at in range(0, len(best.played.decisions), size) if (found := _without(best, at, size, until)) is not None), None
        )
        if shorter is not None:
            best = shorter
        elif size == 1:
            break
        size = max(1, min(size // 2 if shorter is None else size, len(best.played.decisions)))
    return best


def _sooner(failure: Failure, until: float) -> Failure:
    """Other games with the same table that break the same law in fewer decisions."""
    best, case = failure, failure.played.case
    for n in range(40):
        limit = len(best.played.decisions) - 1
        if limit < 1 or time.monotonic() > until:
            break
        other = Case(case.game, case.players, case.options, f"{case.seed}.{n}")
        look = Examination(other, Coverage(case.game), Secrets(), None if limit < 60 else 30, laws=frozenset({failure.law}))
        found = look.run(limit)
        if found is not None and found.law == failure.law and len(found.played.decisions) <= limit:
            best = found
    return best


def _without(failure: Failure, at: int, size: int, until: float) -> Failure | None:
    """The failure without these decisions (and without those that are no longer possible then), if the law is still broken."""
    if time.monotonic() > until:
        return None
    case, decisions = failure.played.case, failure.played.decisions
    found = Played(case)
    s = case.new()
    s.chronicle = None
    for seat, option in decisions[:at] + decisions[at + size :]:
        found.prints.append(s.fingerprint())
        what = "" if s.over else s.pending.what
        try:
            s.play(option, seat)
        except IllegalChoice:
            found.prints.pop()
            continue
        except Exception:
            return None
        found.decisions.append((seat, option))
        found.asked.append(what)
    found.prints.append(s.fingerprint())
    if len(found.decisions) >= len(decisions):
        return None
    return _find_same_failure(found, s, failure.law)


def _find_same_failure(played: Played, s: Any, law: int) -> Failure | None:
    """The failure at the end of these decisions, if the same law is broken there."""
    look = Examination(played.case, Coverage(played.case.game), Secrets(), None, deep=True, laws=frozenset({law}) & ALL)
    look.played = played
    look.coverage.verbs.update(option[0] for _, option in played.decisions)
    look.coverage.verbs["pass"] += 1
    for _ in range(TRIES):
        try:
            look.look_at_end(s)
        except Broken as broken:
            if broken.law == law:
                return look.failure(broken)
    return None
