"""Which tech the bot learns: the pyramid is climbed, and what serves the nearest victory comes first."""

from __future__ import annotations

from civitas.kernel.records import Option

from .pyramid import row_size
from .sense_values import PYRAMID, leaning, progress
from .state import State
from .tables import COIN_TECHS, END_ON_WATER, IRRIGATION, TECH_LEVEL, TECH_UNIT
from .weights import Weights


def value(w: Weights, s: State, seat: int, option: Option) -> float:
    """What a tech is worth now; to research or learn nothing is worth nothing."""
    if option[0] not in ("research", "learn"):
        return 0.0
    p, tech, drawn = s.players[seat], option[1], leaning(w, s, seat)
    level = TECH_LEVEL[tech]
    total = 1.0 + w.tech_higher * level + w.tech_favourites[tech]
    if row_size(p, level) < PYRAMID[level - 1]:
        total += drawn[1] * w.tech_needed * (1.0 + progress(s, seat)[1])
    if COIN_TECHS >> tech & 1:
        total += drawn[2] * w.tech_coin * (1.0 + progress(s, seat)[2])
    if TECH_UNIT[tech] >= 0:
        total += drawn[3] * w.tech_soldiers * (1.0 + 0.4 * p.units[TECH_UNIT[tech]])
    if 1 << tech & (IRRIGATION | END_ON_WATER):
        total += 1.0
    return total
