"""Possible worlds (SMC-24): what a seat cannot see is dealt so that it could be true.

More binds hidden things than their backs: a village token that somebody keeps is no great person (SMC-12.4.3), and who is
paying for an ability holds what it costs (SMC-14.8), unless they played a gift for it: the same tokens and gifts may have
paid for what answered the answer to that gift (SMC-26).
"""

from __future__ import annotations

from typing import Any

from civitas.kernel import worlds

from .abilities import PRICE_RESOURCE, units_for
from .paying import Paying
from .state import State
from .tables import NONE, VILLAGE_RESOURCE


def deal(s: State, seat: int, rng: Any, stay: Any) -> bool:
    """Deal anew what *seat* cannot see; the cards (pool, card) of *stay* are left where they lie."""
    if any([p.villages.cards for p in s.players]) or (s.stack and isinstance(s.stack[-1], Paying)):
        return worlds.deal_fitting(s, seat, rng, stay, could_be)
    return False


def could_be(s: Any) -> bool:
    """Whether a world agrees with what everybody knows."""
    for p in s.players:
        for village in p.villages.cards:
            if VILLAGE_RESOURCE[village] == NONE:
                return False
    top = s.stack[-1] if s.stack else None
    return not isinstance(top, Paying) or top.played_a_gift() or can_go_on(s, top)


def can_go_on(s: State, step: Paying) -> bool:
    """Whether who pays holds the rest of the price."""
    return units_for(s.players[step.seat], PRICE_RESOURCE[step.ability]) >= step.left
