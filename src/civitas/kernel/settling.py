"""What a choice leads to: the questions that follow from it are answered as they come best, and nobody else interferes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from .options import Space
from .records import Option

MOST: int = 12  # questions that a choice may lead to before it shows what it is worth
LOOKED_AT: int = 16  # answers to one of them


def settle(
    s: Any,
    seat: int,
    option: Option,
    worth: Callable[[Any, int], float],
    menus: Collection[str],
    proposals: Callable[[Any, int, Space], list[Option]] | None = None,
) -> Any:
    """The position after *option* when *seat* has answered what follows, each time by what is worth most at once; a copy.

    It ends at a question of *menus*, where something new begins.  Others take the first of their options, which should be
    to let it pass.  *proposals* are what is looked at of a space; without any, its first few options are.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> settle(s, s.to_act[0], s.legal()[0], lambda s, seat: s.scores[seat], ("action",)).over
    False
    """
    after = s.clone()
    after.play(option, seat)
    for _ in range(MOST):
        if after.over or after.pending.what in menus:
            break
        asked = after.to_act[0]
        listed = after.legal(asked)
        if isinstance(listed, Space):
            found = proposals(after, asked, listed) if proposals is not None else []
            listed = found or first_few(listed)
        after.play(answer_best(after, asked, listed, worth) if asked == seat and len(listed) > 1 else listed[0], asked)
    return after


def first_few(space: Space) -> list[Option]:
    """The options with which a space begins.

    >>> from civitas.kernel.options import Subset
    >>> first_few(Subset("pick", (1, 2), 1, 1))
    [('pick', (1,)), ('pick', (2,))]
    """
    found: list[Option] = []
    for option in space:
        found.append(option)
        if len(found) == LOOKED_AT:
            break
    return found


def answer_best(s: Any, seat: int, listed: list[Option], worth: Callable[[Any, int], float]) -> Option:
    """The option after which the position is worth most at once.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> answer_best(s, s.to_act[0], s.legal(), lambda s, seat: s.scores[seat]) in s.legal()
    True
    """
    best, found = float("-inf"), listed[0]
    for option in listed[:LOOKED_AT]:
        after = s.clone()
        after.play(option, seat)
        value = worth(after, seat)
        if value > best:
            best, found = value, option
    return found
