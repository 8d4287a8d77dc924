"""Random play inside the engine: what a search or a benchmark runs."""

from __future__ import annotations

from typing import Any, Final

from .flow import BaseState, Listed, advance
from .options import Space
from .records import Option

SELDOM: Final = 300  # an unlikely option is taken once in so many times

MASK: Final = (1 << 30) - 1  # the product of two such numbers needs no big integers when compiled


class Dice:
    """A quick generator for choices that no game depends on (its luck is ``chance``).

    >>> dice = Dice(1)
    >>> [dice.randrange(6) for _ in range(5)]
    [4, 3, 3, 5, 1]
    """

    def __init__(self, seed: int) -> None:
        self.at: int = (seed * 2_654_435_761 + 88_172_645) & MASK

    def randrange(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.at = (self.at * 1_664_525 + 1_013_904_223) & MASK
        return (self.at >> 8) % n


def pick(s: Any, listed: Listed, rng: Any) -> Option:
    """Any of the options; what *s* calls ``unlikely`` only once in a long while.  *rng* needs ``randrange``.

    >>> s = BaseState()
    >>> s.unlikely(("pass",)), pick(s, [("pass",)], Dice(1))
    (False, ('pass',))
    """
    if isinstance(listed, Space):
        drawn = listed.drawn = listed.sample(rng)
        return drawn
    if isinstance(rng, Dice):
        return pick_quickly(s, listed, rng)
    n = len(listed)
    found: Option = listed[rng.randrange(n)]
    while n > 1 and s.unlikely(found) and rng.randrange(SELDOM):
        found = listed[rng.randrange(n)]
    return found


def pick_quickly(s: BaseState, listed: list[Option], dice: Dice) -> Option:
    """The same choice, with a generator that the compiler knows.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> pick_quickly(s, s.legal(s.to_act[0]), Dice(7)) in s.legal(s.to_act[0])
    True
    """
    n = len(listed)
    found = listed[dice.randrange(n)]
    while n > 1 and s.unlikely(found) and dice.randrange(SELDOM):
        found = listed[dice.randrange(n)]
    return found


def play_out(s: BaseState, seed: int, limit: int = -1) -> int:
    """Random choices to the end, or *limit* of them, with the chronicle silenced; how many there were.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> play_out(s, 7) > 0, s.over
    (True, True)
    """
    s.chronicle = None
    dice = Dice(seed)
    decisions = 0
    while decisions != limit:
        pending = s.pending
        if pending is None:
            break
        seats = pending.waiting()
        seat = seats[0] if len(seats) == 1 else seats[dice.randrange(len(seats))]
        listed = pending.list_options(s, seat)
        option = pick(s, listed, dice)
        answer = pending.take_answer(seat, option)  # a listed option needs no looking up
        if answer is not None:
            advance(s, answer)
        decisions += 1
    return decisions
