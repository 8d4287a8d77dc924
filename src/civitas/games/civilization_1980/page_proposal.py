"""What a page fills in first where a set is to be chosen: a sensible set, made of what the seat may know."""

from __future__ import annotations

from civitas.kernel.options import Amounts, Subset
from civitas.kernel.records import Option

from .atlas import POP
from .calamities.units import Units
from .effects import population_limit
from .sense_buying import cards_to_return
from .sense_losses import loss_proposals, order_split
from .spaces import Affordable, AreaAmounts
from .state import State
from .surplus import Returns


def proposal(s: State, seat: int) -> Option | None:
    """A legal set for the question *seat* is asked; None where nothing is to be filled in."""
    if s.pending is None or not s.pending.hears(seat):
        return None
    listed = s.legal(seat)
    if isinstance(listed, Units):
        found = loss_proposals(s, seat, listed)
        return found[0] if found else None
    if isinstance(listed, Returns):
        return cards_to_return(listed)
    if isinstance(listed, Affordable):
        return propose_cities(listed)
    if isinstance(listed, Subset):
        return (listed.verb, listed.items[: listed.lo])
    if isinstance(listed, AreaAmounts):
        return propose_growth(s, seat, listed)
    return order_split(s, seat, listed) if isinstance(listed, Amounts) else None


def propose_cities(space: Affordable) -> Option:
    """As many cities as are supported, the cheapest first."""
    left = space.budget
    chosen: list[int] = []
    for at in sorted(range(len(space.items)), key=lambda at: space.costs[at]):
        if len(chosen) < space.hi and space.costs[at] <= left:
            chosen.append(space.items[at])
            left -= space.costs[at]
    return (space.verb, tuple(sorted(chosen)))


def propose_growth(s: State, seat: int, space: AreaAmounts) -> Option:
    """Where there is most room below the limit."""
    p = s.players[seat]
    room = [population_limit(p, POP[area]) - p.tokens[area] for area in space.areas]
    amounts = [0] * len(space.areas)
    for _ in range(space.hi):
        at = max([at for at in range(len(amounts)) if amounts[at] < space.bounds[at]], key=lambda at: room[at] - amounts[at])
        amounts[at] += 1
    return (space.verb, tuple(amounts))
