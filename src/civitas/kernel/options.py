"""Option spaces: choices too many to list, and the refusals that say why something is none of them.

A space is a tree of small choices: at each node ``choices(path)`` lists what may come next (dead ends are not
offered), and a path with nothing to follow is one option.  Whether a choice is in it, how many there are, a random
one, and all of them in order follow from that.  A space is made when somebody looks, and never kept in a state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .records import Option, Record


class Refusal(Record):
    """Why not: the rule that forbids it, a message id, and what the message needs to know.

    >>> str(Refusal("TTA-6.2.3", "not-enough-civil-actions", (2,)))
    'not enough civil actions (2) [TTA-6.2.3]'
    """

    rule: str
    message: str
    args: tuple[Any, ...] = ()

    def __str__(self) -> str:
        detail = f" ({', '.join([str(a) for a in self.args])})" if self.args else ""
        return f"{self.message.replace('-', ' ')}{detail} [{self.rule}]"


GAME_OVER: Final = Refusal("TABLE-1", "the-game-is-over")
NOT_YOUR_TURN: Final = Refusal("TABLE-2", "it-is-not-for-this-seat-to-decide-now")
NOT_AN_OPTION: Final = Refusal("TABLE-3", "an-option-is-a-tuple-that-begins-with-a-verb")
NOT_LISTED: Final = Refusal("TABLE-4", "that-is-not-among-the-options")


@mypyc_attr(allow_interpreted_subclasses=True)
class Space:
    """A sequence of options that is never written out.

    >>> pick = Subset("discard", (3, 5, 8), 2, 2)
    >>> list(pick), len(pick), ("discard", (3, 8)) in pick
    ([('discard', (3, 5)), ('discard', (3, 8)), ('discard', (5, 8))], 3, True)
    >>> pick.contains(("discard", (3, 4))), pick.count(), pick.only(), pick[0], pick.plain()["items"]
    (False, 3, None, ('discard', (3, 5)), [3, 5, 8])
    >>> import random
    >>> pick.sample(random.Random(1)) in pick, pick.option(pick.path(("discard", (8, 3))))  # how a click by click dialog walks it
    (True, ('discard', (3, 8)))
    """

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        """What may come after *path*; nothing when it is complete."""
        raise TypeError("a space says what its choices are")

    def option(self, path: tuple[Any, ...]) -> Option:
        """The option that a complete path means."""
        raise TypeError("a space says what its options are")

    def path(self, option: Any) -> tuple[Any, ...] | None:
        """The path to *option*, if it has the right form; the walk checks the rest."""
        raise TypeError("a space says how its options are reached")

    def plain(self) -> dict[str, Any]:
        """What a page needs to show it as one dialog."""
        raise TypeError("a space says how it is shown")

    def canonical(self, option: Any) -> Option | None:
        """*option* as this space writes it, or None if it is not in it."""
        wanted = self.path(option)
        if wanted is None:
            return None
        path: tuple[Any, ...] = ()
        for want in wanted:
            listed = self.choices(path)
            if want not in listed:
                return None
            path = (*path, listed[listed.index(want)])
        return None if self.choices(path) else self.option(path)

    def contains(self, option: Any) -> bool:
        return self.canonical(option) is not None

    def sample(self, rng: Any) -> Option:
        """A random option; *rng* needs ``randrange``."""
        path: tuple[Any, ...] = ()
        while listed := self.choices(path):
            path = (*path, listed[rng.randrange(len(listed))])
        return self.option(path)

    def only(self) -> Option | None:
        """The option, if there is just one."""
        path: tuple[Any, ...] = ()
        while listed := self.choices(path):
            if len(listed) > 1:
                return None
            path = (*path, listed[0])
        return self.option(path)

    def count(self) -> int:
        return sum([1 for _ in self])

    def _below(self, path: tuple[Any, ...]) -> Iterator[Option]:
        listed = self.choices(path)
        if not listed:
            yield self.option(path)
        for choice in listed:
            yield from self._below((*path, choice))

    def __iter__(self) -> Iterator[Option]:
        return self._below(())

    def __contains__(self, option: object) -> bool:
        return self.canonical(option) is not None

    def __len__(self) -> int:
        return self.count()

    def __getitem__(self, at: int) -> Option:
        if at < 0:
            at += self.count()
        if at >= 0:
            for i, option in enumerate(self):
                if i == at:
                    return option
        raise IndexError("there are not so many options")


Constraint = Callable[[tuple[Any, ...]], bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class Amounts(Space):
    """How many of each: ``(verb, (2, 0, 1))``, each up to its bound, *lo* to *hi* in all, and as *fits* wants it.

    >>> split = Amounts("lose", (2, 1), 2, 2)
    >>> list(split), split.choices((1,))
    ([('lose', (1, 1)), ('lose', (2, 0))], [1])
    """

    def __init__(self, verb: str, bounds: tuple[int, ...], lo: int, hi: int, fits: Constraint | None = None) -> None:
        self.verb = verb
        self.bounds = bounds
        self.lo = lo
        self.hi = hi
        self.fits = fits
        self.rest = [0]  # how much the bounds from here on can still take
        for bound in reversed(bounds):
            self.rest.insert(0, self.rest[0] + bound)
        if lo > hi or not self.leads_on(()):
            raise ValueError(f"nothing fits: {verb} {bounds} from {lo} to {hi}")

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        at = len(path)
        if at == len(self.bounds):
            return []
        used = sum(path)
        least = max(0, self.lo - used - self.rest[at + 1])
        found: list[Any] = list(range(least, min(self.bounds[at], self.hi - used) + 1))
        return found if self.fits is None else [n for n in found if self.leads_on((*path, n))]

    def leads_on(self, path: tuple[Any, ...]) -> bool:
        """Whether some way of going on fits."""
        at, used = len(path), sum(path)
        if used > self.hi or used + self.rest[at] < self.lo:
            return False
        if self.fits is None:
            return True
        if at == len(self.bounds):
            return self.fits(path)
        return any([self.leads_on((*path, n)) for n in range(self.bounds[at] + 1)])

    def option(self, path: tuple[Any, ...]) -> Option:
        return (self.verb, path)

    def path(self, option: Any) -> tuple[Any, ...] | None:
        return _parted(option, self.verb, len(self.bounds))

    def count(self) -> int:
        if self.fits is not None:
            return Space.count(self)
        ways = [1] + [0] * self.hi  # by the sum so far
        for bound in self.bounds:
            ways = [sum(ways[max(0, n - bound) : n + 1]) for n in range(self.hi + 1)]
        return sum(ways[max(0, self.lo) :])

    def plain(self) -> dict[str, Any]:
        return {"space": "amounts", "verb": self.verb, "bounds": list(self.bounds), "lo": self.lo, "hi": self.hi}


@mypyc_attr(allow_interpreted_subclasses=True)
class Subset(Space):
    """Some of these: ``(verb, (item, item))`` in the order of *items*, from *lo* to *hi* of them, and as *fits* wants it.

    Cards of a hidden hand are given sorted: the order of an option is the order of the items, and would tell.

    >>> pick = Subset("keep", (2, 3, 5), 1, 2, lambda kept: sum(kept) > 4)
    >>> list(pick), pick.canonical(("keep", (5, 2)))
    ([('keep', (2, 3)), ('keep', (2, 5)), ('keep', (3, 5)), ('keep', (5,))], ('keep', (2, 5)))
    """

    def __init__(self, verb: str, items: tuple[Any, ...], lo: int, hi: int, fits: Constraint | None = None) -> None:
        self.verb = verb
        self.items = items
        self.lo = lo
        self.hi = min(hi, len(items))
        self.fits = fits
        if lo > hi or not self.leads_on(()):
            raise ValueError(f"nothing fits: {verb} {lo} to {hi} of {items}")

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        """Take the next item or leave it."""
        if len(path) == len(self.items):
            return []
        return [take for take in (True, False) if self.leads_on((*path, take))]  # a subclass may say otherwise what leads on

    def leads_on(self, path: tuple[Any, ...]) -> bool:
        taken = sum([1 for take in path if take])
        left = len(self.items) - len(path)
        if taken > self.hi or taken + left < self.lo:
            return False
        if self.fits is None:
            return True
        if not left:
            return self.fits(self.taken(path))
        return self.leads_on((*path, True)) or self.leads_on((*path, False))

    def taken(self, path: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple([item for item, take in zip(self.items, path, strict=True) if take])

    def option(self, path: tuple[Any, ...]) -> Option:
        return (self.verb, self.taken(path))

    def path(self, option: Any) -> tuple[Any, ...] | None:
        chosen = _parted(option, self.verb, -1)
        if chosen is None:
            return None
        left = list(chosen)
        path: list[Any] = []
        for item in self.items:
            take = item in left
            if take:
                left.remove(item)
            path.append(take)
        return None if left else tuple(path)

    def count(self) -> int:
        if self.fits is not None:
            return Space.count(self)
        n, total, ways = len(self.items), 0, 1  # ways: n over k
        for k in range(self.hi + 1):
            total += ways if k >= self.lo else 0
            ways = ways * (n - k) // (k + 1)
        return total

    def plain(self) -> dict[str, Any]:
        return {"space": "subset", "verb": self.verb, "items": list(self.items), "lo": self.lo, "hi": self.hi}


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Space):
    """One of these options, or one out of these spaces: ``OneOf([PASS], Subset(...))``.

    >>> list(OneOf([("pass",)], Subset("give", ("ox", "ass"), 1, 1)))
    [('pass',), ('give', ('ox',)), ('give', ('ass',))]
    """

    def __init__(self, *parts: Any) -> None:
        self.parts: tuple[Any, ...] = parts  # lists of options, and spaces
        if not self.choices(()):
            raise ValueError("nothing fits: one of no options")

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        if not path:
            return [i for i, part in enumerate(self.parts) if not isinstance(part, list) or part]
        part = self.parts[path[0]]
        if isinstance(part, Space):
            return part.choices(path[1:])
        return list(part) if len(path) == 1 else []

    def option(self, path: tuple[Any, ...]) -> Option:
        part = self.parts[path[0]]
        if isinstance(part, Space):
            return part.option(path[1:])
        listed: Option = path[1]
        return listed

    def path(self, option: Any) -> tuple[Any, ...] | None:
        for i, part in enumerate(self.parts):
            if isinstance(part, Space):
                found = part.canonical(option)
                if found is not None:
                    return (i, *(part.path(found) or ()))
            elif option in part:
                return (i, option)
        return None

    def count(self) -> int:
        return sum([part.count() if isinstance(part, Space) else len(part) for part in self.parts])  # len() has a limit

    def plain(self) -> dict[str, Any]:
        return {"space": "one of", "parts": [part.plain() if isinstance(part, Space) else list(part) for part in self.parts]}


def _parted(option: Any, verb: str, length: int) -> tuple[Any, ...] | None:
    """The second half of ``(verb, (...))``, if it has that form and length (-1: any)."""
    if not isinstance(option, tuple) or len(option) != 2 or option[0] != verb:
        return None
    inner = option[1]
    if not isinstance(inner, tuple) or (length >= 0 and len(inner) != length):
        return None
    return inner
