"""Wonders in the market and their ends: refilling, becoming obsolete (SMC-8.9, SMC-18)."""

from __future__ import annotations

from civitas.kernel.records import Option

from .deeds import OBSOLETE
from .state import State
from .tables import NONE, WONDER_AGE, WONDER_COST, WONDER_DISCOUNT, WONDER_DISCOUNT_TECH, WONDERS


def wonder_cost(techs: int, wonder: int) -> int:
    """SMC-8.9.1: the printed cost, or the discount cost for who knows the discount tech."""
    return WONDER_DISCOUNT[wonder] if techs & WONDER_DISCOUNT_TECH[wonder] else WONDER_COST[wonder]


def take_from_market(s: State, wonder: int) -> None:
    """SMC-8.9.2: the space is refilled from the deck; an empty deck leaves it empty (SMC-25.2)."""
    space = s.market.index(wonder)
    s.market[space] = s.wonder_deck.pop() if s.wonder_deck else NONE
    if s.market[space] != NONE:
        s.tell("wonder-appears", wonder=s.market[space])


def may_become_obsolete(s: State, ages: list[int]) -> list[Option]:
    """SMC-18.1, SMC-18.2: wonders of these ages in play and working still, or face up in the market."""
    return [OBSOLETE[wonder] for wonder in range(WONDERS) if WONDER_AGE[wonder] in ages and is_current(s, wonder)]


def is_current(s: State, wonder: int) -> bool:
    """Whether a wonder lies in the market, or is in play and not obsolete."""
    return wonder in s.market or (s.wonders[wonder] != NONE and not s.obsolete >> wonder & 1)


def make_obsolete(s: State, wonder: int) -> None:
    """Its ability is off for the rest of the game, the marker stays; one in the market leaves the game (SMC-18)."""
    s.tell("becomes-obsolete", wonder=wonder)
    if wonder in s.market:
        take_from_market(s, wonder)
        s.lost_wonders.append(wonder)
    else:
        s.obsolete |= 1 << wonder
