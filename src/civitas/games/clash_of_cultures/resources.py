"""Gaining and losing goods (COC-4.1, 4.2)."""

from __future__ import annotations

from typing import Final

from .effects import has, has_special
from .state import Player, State
from .tables import DOGMA, FOOD, FOOD_LIMIT, GOLD, GOODS, IDEA, IDEA_LIMIT, LIMIT, RESOURCES, SPECIAL, STORAGE

ZIGGURATS: Final = SPECIAL["ziggurats"]
NO_LIMIT: Final = 1_000_000


def limit(p: Player, good: int) -> int:
    """COC-4.1.1, 4.1.2: how many of a good *p* can hold; tokens have no limit."""
    if good == FOOD:
        return LIMIT if has(p, STORAGE) else FOOD_LIMIT
    if good == IDEA and has(p, DOGMA) and not has_special(p, ZIGGURATS):
        return IDEA_LIMIT
    return LIMIT if good < RESOURCES else NO_LIMIT


def gain(s: State, p: Player, good: int, n: int = 1) -> int:
    """*p* gets so many; what is above the limit is lost.  How many there are more now."""
    before = p.goods[good]
    now = max(before, min(before + n, limit(p, good)))  # a limit that fell (Great Library) takes nothing away by itself
    p.goods[good] = now
    if n:
        s.tell("gains", seat=p.seat, good=good, n=now - before, lost=n - (now - before))
    return now - before


def gain_all(s: State, p: Player, amounts: list[int]) -> None:
    """COC-5.3.28: gains are added at once, by good."""
    for good, n in enumerate(amounts):
        if n:
            gain(s, p, good, n)


def lose(s: State, p: Player, good: int, n: int = 1) -> int:
    """COC-4.1.7: a loss in the named kind; nothing stands for it.  How many were lost."""
    lost = min(n, p.goods[good])
    p.goods[good] -= lost
    if lost:
        s.tell("loses", seat=p.seat, good=good, n=lost)
    return lost


def trim(s: State, p: Player) -> None:
    """COC-4.1.2: what is above a limit that fell is discarded (Dogma)."""
    for good in range(RESOURCES):
        excess = p.goods[good] - limit(p, good)
        if excess > 0:
            lose(s, p, good, excess)


def resources_held(p: Player) -> int:
    return sum(p.goods[:RESOURCES])


def holds_anything(p: Player) -> bool:
    """A resource or a token."""
    return sum(p.goods) > 0


GOLD_GOOD: Final = GOLD
ALL_GOODS: Final = GOODS
