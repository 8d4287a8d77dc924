"""What a planned movement leads to, if nobody else interferes: sums, not verdicts."""

from __future__ import annotations

from typing import Any

from civitas.kernel.plans import silent

from .building import budget, buildable, cost, surplus
from .conflict import CITY_TOKENS, assault, fight, in_conflict, is_besieged
from .effects import attackers_needed
from .pieces import count_cities, limit
from .state import NOBODY, State


def forecast(before: State, after: State, seat: int) -> dict[str, Any]:
    """Area by area what is too much, makes a city or is fought over; and what the cities then stand on."""
    w: State = silent(after)
    p = w.players[seat]
    mine = [area for area, n in enumerate(p.tokens) if n] + [area for area in p.cities if not p.tokens[area]]
    fights = {area: forecast_fight(w, seat, area) for area in mine if in_conflict(w, area)}
    sites = [area for area in buildable(w, p) if area not in fights]
    places = []
    for area in sorted(mine):
        n = after.players[seat].tokens[area]
        over = 0 if area in fights or area in sites else surplus(w, p, area)
        if over or area in sites or area in fights:
            places.append({"area": area, "tokens": n, "limit": limit(after, p, area), "over": over, "city": area in sites, "fight": fights.get(area)})
    left, building = budget(w, p), sum([cost(w, p, area) for area in sites])
    return {
        "places": places,
        "over": sum([place["over"] for place in places]),
        "sites": sites,
        "support": {"cities": count_cities(w, p), "tokens": left + 2 * count_cities(w, p), "lacking": max(0, -left)},
        "lacking": max(0, building - left) if sites else 0,
    }


def forecast_fight(w: State, seat: int, area: int) -> dict[str, Any]:
    """The fight for an area as it would end now: whose tokens before and after, and what takes the city."""
    owner = w.city[area]
    before = [(p.seat, p.tokens[area]) for p in w.players if p.tokens[area]]
    if owner == NOBODY:
        fight(w, area, full=False)
    elif is_besieged(w, area) and w.players[owner].stock >= CITY_TOKENS:
        assault(w, area)
    return {
        "sides": [[other, n, w.players[other].tokens[area]] for other, n in before],
        "owner": owner,
        "needed": 0 if owner == NOBODY else attackers_needed(w.players[owner]),
    }
