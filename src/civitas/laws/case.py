"""What the laws stand on: a case to play, the game it became, and the sentence that says which law is broken."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.registry import Game
from civitas.kernel.saves import GameRecord

LAWS = {
    1: "plain data",
    2: "replay",
    3: "the game goes on",
    4: "options",
    5: "conservation",
    6: "no leak",
    7: "undo",
    8: "coverage",
}


class Broken(AssertionError):
    """A law is broken: which, and in one sentence how.  *crash*: the last decision could not even be played.

    >>> str(Broken(5, "a farm is missing"))
    'law 5 (conservation) is broken: a farm is missing'
    """

    ahead = 0  # how many decisions after the one that was looked at it shows

    def __init__(self, law: int, sentence: str, crash: bool = False) -> None:
        super().__init__(f"law {law} ({LAWS[law]}) is broken: {sentence}")
        self.law = law
        self.sentence = sentence
        self.crash = crash


@dataclass(frozen=True)
class Case:
    """A game to be played under the laws.

    >>> import civitas
    >>> case = Case(civitas.game("through_the_ages"), 2, {}, "7")
    >>> str(case), case.fits(), case.new().seats()
    ('through_the_ages, 2 players, seed 7', True, 2)
    """

    game: Game
    players: int
    options: dict[str, Any]
    seed: int | str

    def new(self) -> Any:
        """The table set up; a set-up that fails breaks law 3."""
        try:
            return self.game.new(self.players, self.seed, self.options)
        except Exception as problem:
            raise Broken(3, f"a table cannot be set up ({self}): {describe(problem)}", crash=True) from problem

    def fits(self) -> bool:
        """Whether this variant can be played with so many."""
        try:
            self.game.new(self.players, self.seed, self.options)
        except ValueError:
            return False
        return True

    def __str__(self) -> str:
        variant = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.game.id}, {self.players} players{variant}, seed {self.seed}"


@dataclass
class Played:
    """A case and the decisions made in it; *prints* are the fingerprints before each and after the last.

    >>> import civitas
    >>> Played(Case(civitas.game("through_the_ages"), 2, {}, 7), [(0, ("take", 4))]).record().text().split("\\n")[-3:]
    ['0 take 4', 'end 1', '']
    """

    case: Case
    decisions: list[tuple[int, Option]] = field(default_factory=list)
    prints: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)  # what was asked, decision by decision

    def record(self, n: int | None = None) -> GameRecord:
        """The first *n* decisions (all) as a record."""
        decisions = self.decisions if n is None else self.decisions[:n]
        case = self.case
        noted = self.prints[len(decisions)] if len(decisions) < len(self.prints) else ""
        return GameRecord(case.game.id, case.game.rules_version, case.players, case.seed, dict(case.options), [], list(decisions), noted)


@dataclass
class Failure:
    """A law was broken in a game: which law, how, and the record that leads there.

    >>> import civitas
    >>> print(Failure(5, "a farm is missing", Played(Case(civitas.game("through_the_ages"), 2, {}, 7))))
    law 5 (conservation) is broken after 0 decisions: a farm is missing [through_the_ages, 2 players, seed 7]
    """

    law: int
    sentence: str
    played: Played

    def __str__(self) -> str:
        moves = self.played.decisions
        last = f", seat {moves[-1][0]} chose {moves[-1][1]}" if moves else ""
        return f"law {self.law} ({LAWS[self.law]}) is broken after {len(moves)} decisions{last}: {self.sentence} [{self.played.case}]"

    def record(self) -> GameRecord:
        """The record, with the sentence in its header."""
        record = self.played.record()
        record.comments[-1] = [f"law {self.law} ({LAWS[self.law]}) is broken after the last decision:", *self.sentence.splitlines()]
        return record


def describe(problem: BaseException) -> str:
    """An exception in a few words, with the place in the rules where it happened.

    >>> try:
    ...     {}["salt"]
    ... except KeyError as problem:
    ...     describe(problem)
    "KeyError: 'salt' (<doctest ...>:2)"
    """
    place, here, at = "", "", problem.__traceback__
    while at is not None:
        name = at.tb_frame.f_code.co_filename.replace("\\", "/")
        here = f"{name.rsplit('/', 1)[-1]}:{at.tb_lineno}"
        if "civitas/kernel/" not in name and "civitas/laws/" not in name:
            place = here
        at = at.tb_next
    return f"{type(problem).__name__}: {problem} ({place or here})"


def some(listed: list[Option] | Space, rng: random.Random, n: int) -> list[Option]:
    """Up to *n* different options; all of a list when *n* is as long.

    >>> some([("pass",), ("build", 1)], random.Random(1), 5)
    [('pass',), ('build', 1)]
    """
    if isinstance(listed, list):
        return list(listed) if len(listed) <= n else rng.sample(listed, n)
    return list(dict.fromkeys(listed.sample(rng) for _ in range(n)))


def holds(listed: list[Option] | Space, option: Option) -> bool:
    """Whether the option is among those listed.

    >>> holds([("pass",)], ("pass",)), holds([("pass",)], ("fly",))
    (True, False)
    """
    return listed.contains(option) if isinstance(listed, Space) else option in listed


def viewers(s: Any) -> Iterator[int | None]:
    """Every seat, and a spectator.

    >>> import civitas
    >>> list(viewers(civitas.game("through_the_ages").new(players=2, seed=1)))
    [None, 0, 1]
    """
    yield None
    yield from range(s.seats())


def find_speakers(s: Any) -> list[int]:
    """The seats that may act: those that are waited for, and those that may speak up.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> find_speakers(s) == list(s.to_act)
    True
    """
    return [seat for seat in range(s.seats()) if s.pending.hears(seat)]


def name_viewer(viewer: int | None) -> str:
    """What a viewer is called in a sentence.

    >>> name_viewer(None), name_viewer(2)
    ('a spectator', 'seat 2')
    """
    return "a spectator" if viewer is None else f"seat {viewer}"


def difference(a: Any, b: Any, path: str = "") -> str:
    """Where two pieces of plain data part: a path and both values; "" if they are equal.

    >>> difference({"gold": [1, 2]}, {"gold": [1, 3]})
    'gold[1] is 2 or 3'
    """
    if a == b:
        return ""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        found = (difference(a[key], b[key], f"{path}.{key}" if path else str(key)) for key in a)
        return next((text for text in found if text), "")
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)) and len(a) == len(b):
        found = (difference(x, y, f"{path}[{i}]") for i, (x, y) in enumerate(zip(a, b, strict=True)))
        return next((text for text in found if text), "")
    return f"{path} is {shorten(a)} or {shorten(b)}"


def shorten(x: Any) -> str:
    """A value in a sentence: its beginning, if it is long.

    >>> shorten("x" * 200)[-6:]
    'xxx...'
    """
    text = repr(x)
    return text if len(text) < 90 else f"{text[:80]}..."
