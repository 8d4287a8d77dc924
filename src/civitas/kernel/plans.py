"""Plans: several decisions of one seat, thought of in any order and made all together or not at all (TABLE-10).

A game says with ``Game.plan(s, seat, parts)`` how to put the parts of a plan into the order in which its questions come.
Where a game has none, the parts are its options and are played as they are given.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from .flow import BaseState
from .history import undo_blocker
from .options import Refusal
from .records import Option
from .registry import game_of

NOTHING_PLANNED: Final = Refusal("TABLE-10", "nothing-is-planned")
NEWS_IN_THE_MIDDLE: Final = Refusal("TABLE-10", "a-plan-ends-where-something-new-is-seen")


def order_plan(s: BaseState, seat: int, parts: Sequence[Option]) -> list[Option] | Refusal:
    """The decisions that a plan comes to, one after another as they are asked; or why it cannot be carried out.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> order_plan(s, s.to_act[0], [s.legal()[0]]) == [s.legal()[0]]
    True
    >>> str(order_plan(s, s.to_act[0], []))
    'nothing is planned [TABLE-10]'
    """
    plan = game_of(s).plan
    found = list(parts) if plan is None else plan(s, seat, tuple(parts))
    if isinstance(found, Refusal):
        return found
    why = why_not_all(s, seat, found)
    decisions: list[Option] = found
    return decisions if why is None else why


def why_not_all(s: BaseState, seat: int, options: Sequence[Option]) -> Refusal | None:
    """Why *seat* may not play these one after another; None if it may.

    Nothing new may be seen before the last of them: whether the rest is refused would tell what came up.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> str(why_not_all(s, s.to_act[0], [("fly",)]).rule)[:3]
    'TTA'
    """
    if not options:
        return NOTHING_PLANNED
    world: BaseState = silent(s)
    for at, option in enumerate(options):
        if (why := world.why_not(option, seat)) is not None:
            return why
        before = world.clone()
        world.play(option, seat)
        if at + 1 < len(options) and undo_blocker(before, world) is not None:
            return NEWS_IN_THE_MIDDLE
    return None


def silent(s: BaseState) -> Any:
    """A copy on which a plan is tried.

    >>> import civitas
    >>> silent(civitas.game("through_the_ages").new(players=2, seed=1)).chronicle is None
    True
    """
    world = s.clone()
    world.chronicle = None
    return world
