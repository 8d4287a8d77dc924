"""A feeling for disasters: what to lose, and whom to drag along."""

from __future__ import annotations

from civitas.kernel.options import Amounts
from civitas.kernel.records import Option

from .atlas import POP
from .calamities.losses import others
from .calamities.units import CITY, EpidemicLoss, Units
from .scoring import standing
from .state import State


def loss_proposals(s: State, seat: int, space: Units) -> list[Option]:
    """Tokens first, or so many cities first; the position after it tells which is better."""
    found: list[Option] = []
    for cities in range(min(space.rest_cities[0], 4) + 1):
        option = choose_losses(s, space, cities)
        if option is not None and option not in found:
            found.append(option)
    return found


def choose_losses(s: State, space: Units, cities: int) -> Option | None:
    """So many cities, and tokens where they are missed least; None if that does not add up."""
    due: int = getattr(space, "due", 0)
    each = space.city if isinstance(space, EpidemicLoss) else CITY
    amounts = [0] * len(space.areas)
    towns = sorted([at for at, n in enumerate(space.tokens) if not n], key=lambda at: POP[space.areas[at]])
    for at in towns[:cities]:
        amounts[at] = 1
    left = due - each * cities
    for reserve in (3, 2, 1, 0):  # thin out the crowds before emptying an area
        for at in sorted(range(len(space.areas)), key=lambda at: POP[space.areas[at]]):
            n = min(left, max(0, space.tokens[at] - reserve - amounts[at]))
            if space.tokens[at] and n > 0:
                amounts[at] += n
                left -= n
    option: Option = (space.verb, tuple(amounts))
    return option if option in space else None


def order_split(s: State, seat: int, space: Amounts) -> Option:
    """The strongest rivals lose most."""
    rank = [group[0] for group in standing(s)]
    rivals = others(s, seat)
    amounts = [0] * len(rivals)
    left = space.hi
    for rival in sorted(rivals, key=rank.index):
        at = rivals.index(rival)
        amounts[at] = min(left, space.bounds[at])
        left -= amounts[at]
    return (space.verb, tuple(amounts))


def weakest(s: State, options: list[Option]) -> Option:
    """Whoever stands last takes over what secedes."""
    rank = [group[0] for group in standing(s)]
    return max(options, key=lambda option: rank.index(option[1]))
