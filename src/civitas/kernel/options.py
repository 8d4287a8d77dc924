"""Option spaces: choices too many to list, and the refusals that say why something is none of them.

A space is a tree of small choices: at each node ``choices(path)`` lists what may come next (dead ends are not
offered), and a path with nothing to follow is one option.  Whether a choice is in it, how many there are, a random
one, and all of them in order follow from that.  Nothing is counted by walking: beginnings of which ``key(path)`` says
that they go on in as many ways are counted once.  A space is made when somebody looks, and never kept in a state.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import accumulate
from operator import sub
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .records import Args, Message, Option


class Refusal:
    """Why not: the rule that forbids it, a message id, and what the message needs to know, by name.

    >>> why = Refusal("TTA-6.2.3", "not-enough-civil-actions", number=2)
    >>> str(why), why.args, why == Refusal("TTA-6.2.3", "not-enough-civil-actions", number=3)
    ('not enough civil actions (2) [TTA-6.2.3]', {'number': 2}, False)
    """

    def __init__(self, rule: str, message: str, **args: Any) -> None:
        self.rule: str = rule
        self.message: str = message
        self.args: Args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.message, self.args) == (other.rule, other.message, other.args)

    def __hash__(self) -> int:
        return hash((self.rule, self.message))

    def __repr__(self) -> str:
        return f"Refusal({', '.join([repr(self.rule), repr(self.message), *[f'{name}={value!r}' for name, value in self.args.items()]])})"

    def __str__(self) -> str:
        detail = f" ({', '.join([str(value) for value in self.args.values()])})" if self.args else ""
        return f"{self.message.replace('-', ' ')}{detail} [{self.rule}]"

    def __reduce__(self) -> tuple[object, ...]:
        return _refuse, (self.rule, self.message, self.args)


def _refuse(rule: str, message: str, args: Args) -> Refusal:
    """A refusal anew: the other half of pickle and copy."""
    return Refusal(rule, message, **args)


GAME_OVER: Final = Refusal("TABLE-1", "the-game-is-over")
NOT_YOUR_TURN: Final = Refusal("TABLE-2", "it-is-not-for-this-seat-to-decide-now")
NOT_AN_OPTION: Final = Refusal("TABLE-3", "an-option-is-a-tuple-that-begins-with-a-verb")
NOT_LISTED: Final = Refusal("TABLE-4", "that-is-not-among-the-options")


MOST_COUNTED: Final = 200_000  # so many beginnings that all go on in their own way are not counted one by one


def has_form(option: Option, verb: str, *kinds: type) -> bool:
    """Whether an option has this verb and parts of these kinds: what a refusal looks at before it looks into the parts.

    >>> has_form(("build", 3), "build", int), has_form(("build",), "build", int), has_form(("build", "x"), "build", int)
    (True, False, False)
    """
    if option[0] != verb or len(option) != len(kinds) + 1:
        return False
    for part, kind in zip(option[1:], kinds, strict=True):
        if not isinstance(part, kind):
            return False
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Space:
    """A sequence of options that is never written out; there is always one at least.

    >>> pick = Subset("discard", (3, 5, 8), 2, 2)
    >>> list(pick), len(pick), bool(pick), ("discard", (3, 8)) in pick
    ([('discard', (3, 5)), ('discard', (3, 8)), ('discard', (5, 8))], 3, True, True)
    >>> pick.contains(("discard", (3, 4))), pick.count(), pick.only(), pick[0], pick[-1], pick.plain()["items"]
    (False, 3, None, ('discard', (3, 5)), ('discard', (5, 8)), [3, 5, 8])
    >>> import random
    >>> pick.sample(random.Random(1)) in pick, pick.option(pick.path(("discard", (8, 3))))  # how a click by click dialog walks it
    (True, ('discard', (3, 8)))
    >>> Subset("keep", tuple(range(99)), 0, 99).count() == 2**99, pick.ways((True,)), pick.nth(1)  # two options begin with taking 3
    (True, 2, ('discard', (3, 8)))
    >>> pick.wording(pick[0]), pick.word_choice((), True), pick.word_item(0)  # it has no words but its verb; a space of one's own may
    (None, None, None)
    >>> class Doors(Space):  # of one's own: it is counted fast, because a key says which beginnings go on alike
    ...     def choices(self, path):
    ...         return ["left", "right"] if len(path) < 80 else []
    ...     def key(self, path):
    ...         return len(path)
    >>> Doors().count() == 2**80
    True
    """

    counted: dict[Any, int] | None = None  # ways on, by key
    drawn: Option | None = None  # what ``playout.pick`` took out of it last: brought back, it need not be checked

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

    def wording(self, option: Option) -> Message | None:
        """What an option of it is called, where its verb does not say enough.  A dialog asks for each item by an option with one of it."""
        return None

    def word_choice(self, path: tuple[Any, ...], value: Any) -> Message | None:
        """What it is called to go on from *path* with *value*, for who chooses step by step."""
        return None

    def word_item(self, at: int) -> Message | None:
        """What is counted at place *at*, where an option of one of it does not say that well."""
        return None

    def key(self, path: tuple[Any, ...]) -> Any:
        """All that matters of *path* for how many ways there are to go on: the shorter, the faster it counts."""
        return path

    def ways(self, path: tuple[Any, ...]) -> int:
        """How many options begin with *path*, which leads on."""
        counted = self.counted
        if counted is None:
            counted = self.counted = {}
        key = self.key(path)
        found = counted.get(key)
        if found is None:
            listed = self.choices(path)
            found = sum([self.ways((*path, choice)) for choice in listed]) if listed else 1
            if len(counted) >= MOST_COUNTED:
                raise OverflowError(f"{type(self).__name__} has too many beginnings to count: its key(path) should say which go on alike")
            counted[key] = found
        return found

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
        """A random option, each as likely as any other; *rng* needs ``randrange``."""
        return self.nth(rng.randrange(self.count()))

    def nth(self, n: int) -> Option:
        """The option at place *n* in the order of iteration."""
        path: tuple[Any, ...] = ()
        while listed := self.choices(path):
            at, last = 0, len(listed) - 1
            while at < last:  # the last one is what is left
                ways = self.ways((*path, listed[at]))
                if n < ways:
                    break
                n -= ways
                at += 1
            path = (*path, listed[at])
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
        """How many options there are, however many."""
        return self.ways(())

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

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        found = self.count()
        if found > sys.maxsize:
            raise OverflowError("there are more options than len() can say: ask count()")
        return found

    def __getitem__(self, at: int) -> Option:
        size = self.count()
        if not -size <= at < size:
            raise IndexError("there are not so many options")
        return self.nth(at if at >= 0 else at + size)


@mypyc_attr(allow_interpreted_subclasses=True)
class Fold:
    """A condition on the whole choice that is followed item by item, so that no walk runs into a dead end and all is counted fast.

    A subclass says what must be remembered of a beginning (something hashable, and little: it is what counting is fast by).

    >>> class Even(Fold):
    ...     def start(self):
    ...         return 0
    ...     def step(self, state, at, n):
    ...         return (state + n) % 2
    ...     def accepts(self, state):
    ...         return state == 0
    >>> list(Amounts("lose", (1, 2), 0, 3, Even()))
    [('lose', (0, 0)), ('lose', (0, 2)), ('lose', (1, 1))]
    """

    def start(self) -> Any:
        """What is remembered of nothing."""
        raise TypeError("a fold says where it starts")

    def step(self, state: Any, at: int, n: int) -> Any:
        """What is remembered after *n* of item number *at*; None: nothing that begins so will do."""
        raise TypeError("a fold says how it goes on")

    def accepts(self, state: Any) -> bool:
        """Whether the whole will do."""
        raise TypeError("a fold says what it accepts")

    def never_bars(self) -> bool:
        """Whether some whole will always do, so that nobody has to look for one."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighed(Fold):
    """Every item has its weight (0 or more), and all together weigh *least* to *most*.

    >>> list(Subset("buy", (7, 8, 9), 0, 3, Weighed((1, 2, 3), 3, 4)))
    [('buy', (7, 8)), ('buy', (7, 9)), ('buy', (9,))]
    """

    def __init__(self, weights: tuple[int, ...], least: int, most: int) -> None:
        self.weights = weights
        self.least = least
        self.most = most

    def start(self) -> Any:
        return 0

    def step(self, state: Any, at: int, n: int) -> Any:
        total: int = state + self.weights[at] * n
        return total if total <= self.most else None

    def accepts(self, state: Any) -> bool:
        total: int = state
        return self.least <= total <= self.most


@mypyc_attr(allow_interpreted_subclasses=True)
class Amounts(Space):
    """How many of each: ``(verb, (2, 0, 1))``, each up to its bound, *lo* to *hi* in all, and as *fold* wants it.

    >>> split = Amounts("lose", (2, 1), 2, 2)
    >>> list(split), split.choices((1,))
    ([('lose', (1, 1)), ('lose', (2, 0))], [1])
    """

    def __init__(self, verb: str, bounds: tuple[int, ...], lo: int, hi: int, fold: Fold | None = None) -> None:
        self.verb = verb
        self.bounds = bounds
        self.lo = lo
        self.hi = min(hi, sum(bounds))
        self.fold = fold
        left: int = sum(bounds)
        self.rest = [left]  # how much the bounds from here on can still take
        for bound in bounds:
            left -= bound
            self.rest.append(left)
        self.totals: list[list[int]] = []
        if lo > self.hi or (fold is not None and not fold.never_bars() and not self.ways(())):
            raise ValueError(f"nothing fits: {verb} {bounds} from {lo} to {hi}")

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        at = len(path)
        if at == len(self.bounds):
            return []
        used = sum(path)
        found = self.amounts(at, used)
        if self.fold is None:
            return found
        state = self.fold_path(path)
        return [n for n in found if self.folds(at + 1, used + n, self.fold.step(state, at, n))]

    def amounts(self, at: int, used: int) -> list[Any]:
        """How many of item number *at* after *used* of those before it, for all that their sum says."""
        return list(range(max(0, self.lo - used - self.rest[at + 1]), min(self.bounds[at], self.hi - used) + 1))

    def fold_path(self, path: tuple[Any, ...]) -> Any:
        """What the fold remembers of *path*."""
        state = None if self.fold is None else self.fold.start()
        for at, n in enumerate(path):
            if self.fold is not None and state is not None:
                state = self.fold.step(state, at, n)
        return state

    def ways(self, path: tuple[Any, ...]) -> int:
        at = len(path)
        used: int = sum(path)
        return self.sums(at, used) if self.fold is None else self.folds(at, used, self.fold_path(path))

    def sums(self, at: int, used: int) -> int:
        """In how many ways it goes on from item number *at*, after *used*."""
        if not self.totals:
            self.totals = _totals(self.bounds, self.hi)
        if self.hi < used:
            return 0
        totals, least = self.totals[at], self.lo - used
        return totals[self.hi - used] - (totals[least - 1] if least > 0 else 0)

    def nth(self, n: int) -> Option:
        """As the walk does, without adding up anew at each item."""
        if self.fold is not None:
            return Space.nth(self, n)
        used, path = 0, []
        for at in range(len(self.bounds)):
            taken: int = 0
            for taken in self.amounts(at, used):
                ways = self.sums(at + 1, used + taken)
                if n < ways:
                    break
                n -= ways
            path.append(taken)
            used += taken
        return self.option(tuple(path))

    def folds(self, at: int, used: int, state: Any) -> int:
        """In how many ways it goes on from item number *at*, after *used*, with what is remembered of them."""
        counted = self.counted
        if counted is None:
            counted = self.counted = {}
        fold = self.fold
        if state is None or fold is None:
            return 0
        if at == len(self.bounds):
            return 1 if self.lo <= used <= self.hi and fold.accepts(state) else 0
        key = (at, used, state)
        found: int | None = counted.get(key)
        if found is None:
            found = sum([self.folds(at + 1, used + n, fold.step(state, at, n)) for n in self.amounts(at, used)])
            if len(counted) >= MOST_COUNTED:
                raise OverflowError(f"{type(fold).__name__} remembers too much of a beginning to count how it goes on")
            counted[key] = found
        return found

    def canonical(self, option: Any) -> Option | None:
        """Looked at as a whole: nothing has to be counted on the way."""
        wanted = self.path(option)
        if wanted is None:
            return None
        path: list[int] = []
        for n, bound in zip(wanted, self.bounds, strict=True):
            able = list(range(bound + 1))
            if n not in able:
                return None
            path.append(able[able.index(n)])
        return self.option(tuple(path)) if self.will_do(tuple(path)) else None

    def will_do(self, path: tuple[Any, ...]) -> bool:
        """Whether amounts within their bounds, one for each item, have the right sum and pass the fold."""
        if not self.lo <= sum(path) <= self.hi:
            return False
        state = self.fold_path(path)
        return self.fold is None or (state is not None and self.fold.accepts(state))

    def option(self, path: tuple[Any, ...]) -> Option:
        return (self.verb, path)

    def path(self, option: Any) -> tuple[Any, ...] | None:
        return _split(option, self.verb, len(self.bounds))

    def plain(self) -> dict[str, Any]:
        return {"space": "amounts", "verb": self.verb, "bounds": list(self.bounds), "lo": self.lo, "hi": self.hi}


@mypyc_attr(allow_interpreted_subclasses=True)
class Subset(Space):
    """Some of these: ``(verb, (item, item))`` in the order of *items*, from *lo* to *hi* of them, and as *fold* wants it.

    Cards of a hidden hand are given sorted: the order of an option is the order of the items, and would tell.

    >>> pick = Subset("keep", (2, 3, 5), 1, 2, Weighed((2, 3, 5), 5, 10))
    >>> list(pick), pick.canonical(("keep", (5, 2)))
    ([('keep', (2, 3)), ('keep', (2, 5)), ('keep', (3, 5)), ('keep', (5,))], ('keep', (2, 5)))
    """

    def __init__(self, verb: str, items: tuple[Any, ...], lo: int, hi: int, fold: Fold | None = None) -> None:
        if lo > hi or lo > len(items):
            raise ValueError(f"nothing fits: {verb} {lo} to {hi} of {items}")
        self.verb = verb
        self.items = items
        self.lo = lo
        self.hi = min(hi, len(items))
        self.each: Amounts = Amounts(verb, (1,) * len(items), lo, hi, fold)  # none or one of each

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        """Take the next item or leave it."""
        found = self.each.choices(path)
        found.reverse()
        return [n == 1 for n in found]

    def ways(self, path: tuple[Any, ...]) -> int:
        return self.each.ways(path)

    def canonical(self, option: Any) -> Option | None:
        path = self.path(option)
        return self.option(path) if path is not None and self.each.will_do(path) else None

    def take_items(self, path: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple([item for item, take in zip(self.items, path, strict=True) if take])

    def option(self, path: tuple[Any, ...]) -> Option:
        return (self.verb, self.take_items(path))

    def path(self, option: Any) -> tuple[Any, ...] | None:
        chosen = _split(option, self.verb, -1)
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

    def plain(self) -> dict[str, Any]:
        return {"space": "subset", "verb": self.verb, "items": list(self.items), "lo": self.lo, "hi": self.hi}


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Space):
    """One of these options, or one out of these spaces: ``OneOf([PASS], Subset(...))``.

    A random one is drawn part by part, each part as likely as any other: a space of millions does not drown what stands beside it.

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

    def ways(self, path: tuple[Any, ...]) -> int:
        if not path:
            return sum([self.ways((i,)) for i in self.choices(())])
        part = self.parts[path[0]]
        if isinstance(part, Space):
            return part.count() if len(path) == 1 else part.ways(path[1:])
        return len(part) if len(path) == 1 else 1

    def sample(self, rng: Any) -> Option:
        able = self.choices(())
        part = self.parts[able[rng.randrange(len(able))]]
        found: Option = part.sample(rng) if isinstance(part, Space) else part[rng.randrange(len(part))]
        return found

    def plain(self) -> dict[str, Any]:
        return {"space": "one of", "parts": [part.plain() if isinstance(part, Space) else list(part) for part in self.parts]}


def _totals(bounds: tuple[int, ...], most: int) -> list[list[int]]:
    """For the items from each one on: in how many ways they add up to 0, to 1 at most, to 2 at most, and so on up to *most*."""
    sums = [1] * (most + 1)
    found = [sums]
    for bound in reversed(bounds):
        sums = list(accumulate(map(sub, sums, [0] * (bound + 1) + sums)))  # so many as before, without those that take more than the bound
        found.append(sums)
    found.reverse()
    return found


def _split(option: Any, verb: str, length: int) -> tuple[Any, ...] | None:
    """The second half of ``(verb, (...))``, if it has that form and length (-1: any)."""
    if not isinstance(option, tuple) or len(option) != 2 or option[0] != verb:
        return None
    inner = option[1]
    if not isinstance(inner, tuple) or (length >= 0 and len(inner) != length):
        return None
    return inner
