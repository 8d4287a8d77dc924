"""Culture influence, for the page: from where, whom, how far, and the chance by the culture one would add (COC-5.7)."""

# not compiled

from __future__ import annotations

from typing import Any, Final

from .cities import distance
from .effects import has
from .influence import MOST_BOOST, SUCCESS, attempts, boost_needed, no_boost, purse, replaceable, source_range, sources
from .state import Player, State
from .tables import CONVERSION, CULTURE, FACE_VALUE, FACES

NO_MEANS: Final = 99  # more culture than anybody has


def influence(s: State, seat: int | None) -> dict[str, Any] | None:
    """What *seat* could try, once it has chosen to; None otherwise."""
    if seat is None or seat not in s.to_act or s.pending is None or s.pending.what != "influence":
        return None
    p = s.players[seat]
    listed = [option for option in s.legal(seat) if option[0] == "attempt"]
    return {
        "culture": p.goods[CULTURE],
        "sources": [reach(s, p, source) for source in sources(s, p)],
        "attempts": [attempt(s, p, *option[1:]) for option in listed],
    }


def reach(s: State, p: Player, source: int) -> tuple[int, int, list[int]]:
    """A city one can influence from, its range, and all spaces that are no farther."""
    far = source_range(s, p, source)
    return source, far, [space for space in s.board.spaces if distance(s, source, space) <= far]


def attempt(s: State, p: Player, kind: str, source: int, target: int) -> dict[str, Any]:
    """One attempt: how far it is, what the range costs, and the chances."""
    far = boost_needed(s, p, source, target, NO_MEANS)
    bars = no_boost(s, p, source, target)
    able = 0 if bars else min(MOST_BOOST, max(0, purse(s, p, 0) - max(0, far)))
    return {
        "kind": kind,
        "source": source,
        "target": target,
        "owner": s.city[target],
        "distance": distance(s, source, target),
        "range": source_range(s, p, source),
        "price": max(0, far),
        "bars": bars,
        "chances": [chance(p, boost) for boost in range(able + 1)],
        "buildings": replaceable(s, p, target) if kind == "building" else [],
    }


def chance(p: Player, boost: int) -> int:
    """In percent: the die, Conversion and so many points of culture come to five."""
    sure = 1 if has(p, CONVERSION) else 0
    return round(100 * sum([FACE_VALUE[face] + sure + boost >= SUCCESS for face in range(FACES)]) / FACES)


def outlook(s: State, p: Player) -> dict[str, int]:
    """How many cities could be influenced now, and the chance without culture."""
    return {"targets": len({option[3] for option in attempts(s, p)}), "chance": chance(p, 0)}
