"""What is looked at: the entries of menus, options of spaces, and offers by which both gain.  No weight matters here."""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Space
from civitas.kernel.records import Option

from .bargains import THINGS, Bargain, Bundles
from .resources import limit
from .state import State
from .tables import FOOD, GOLD, IDEA, ORE, WOOD

MENUS: Final = ("turn", "start-of-turn", "move", "offer", "tactic")
LISTED: Final = 48  # options of a space that are looked at all
SCARCE: Final = 2  # so few of a good are few
PLENTY: Final = 4
QUIET: Final = ("forfeit", "end-turn", "begin-turn", "stop-moving")


def turn_of(s: State) -> tuple[int, ...]:
    """A turn of one player, whatever others are asked in it."""
    return (s.age, s.round, s.current)


def leads_on(s: State) -> bool:
    """Whether a question stands in the middle of something: what it leads to shows when that is over."""
    assert s.pending is not None
    return s.pending.what in ("group", "explore", "site", "influence", "advance", "retreat", "attack-pirates", "after-capture")


def quiet(options: list[Option]) -> Option:
    """How nothing more is done."""
    return next((option for option in options if option[0] in QUIET), options[0])


def proposals(s: State, seat: int, space: Space) -> list[Option]:
    """Options of a space that are worth a look: all of them where they are few; offers by which both gain."""
    if isinstance(space, Bundles):
        step = s.stack[-1]
        return [option for option in offers(s, seat, step.rival) if option in space][:1] if isinstance(step, Bargain) else []
    return list(space) if space.count() <= LISTED else spread(space)


def spread(space: Space) -> list[Option]:
    """Some options from all over a large space."""
    n = space.count()
    return [space[n * at // LISTED] for at in range(LISTED)]


def offers(s: State, seat: int, rival: int) -> list[Option]:
    """One of what we have plenty of for one of what we lack, where it is the other way round for them."""
    p, q = s.players[seat], s.players[rival]
    if p.offers:
        return []
    found: list[Option] = []
    for give in (FOOD, ORE, WOOD, IDEA, GOLD):
        for get in (FOOD, ORE, WOOD, IDEA, GOLD):
            ours = p.goods[give] >= PLENTY and p.goods[get] <= SCARCE
            theirs = q.goods[get] >= PLENTY and q.goods[give] <= SCARCE
            if give != get and ours and theirs and p.goods[get] < limit(p, get) and q.goods[give] < limit(q, give):
                found.append(("bundle", one(give), one(get)))
    return found


def one(thing: int) -> tuple[int, ...]:
    """A single thing, as a bundle."""
    return tuple([int(at == thing) for at in range(THINGS)])
