"""Which tech the bot learns: the pyramid is climbed, and what serves the nearest victory comes first."""

from __future__ import annotations

from typing import Final

from civitas.kernel.records import Option

from .pyramid import row_size
from .sense_values import PYRAMID, leaning, progress
from .state import State
from .tables import COIN_TECHS, END_ON_WATER, IRRIGATION, TECH_IDS, TECH_LEVEL, TECH_UNIT

HIGHER: Final = 8.0  # a level
NEEDED: Final = 6.0  # a place that the pyramid still needs
FAVOURITES: Final[dict[str, float]] = {
    "irrigation": 7.0,
    "code_of_laws": 4.0,
    "pottery": 4.0,
    "currency": 4.5,
    "writing": 3.0,
    "metalworking": 2.5,
    "horseback_riding": 2.0,
    "philosophy": 3.5,
    "civil_service": 4.0,
    "democracy": 5.0,
    "printing_press": 5.0,
    "engineering": 4.0,
    "construction": 4.0,
    "monarchy": 3.0,
    "banking": 5.0,
    "railroad": 5.0,
    "theology": 4.0,
    "computers": 4.0,
}
COIN: Final = 8.0
SOLDIERS: Final = 2.0


def value(s: State, seat: int, option: Option) -> float:
    """What a tech is worth now; to research or learn nothing is worth nothing."""
    if option[0] not in ("research", "learn"):
        return 0.0
    p, tech, drawn = s.players[seat], option[1], leaning(s, seat)
    level = TECH_LEVEL[tech]
    total = 1.0 + HIGHER * level + FAVOURITES.get(TECH_IDS[tech], 0.0)
    if row_size(p, level) < PYRAMID[level - 1]:
        total += drawn[1] * NEEDED * (1.0 + progress(s, seat)[1])
    if COIN_TECHS >> tech & 1:
        total += drawn[2] * COIN * (1.0 + progress(s, seat)[2])
    if TECH_UNIT[tech] >= 0:
        total += drawn[3] * SOLDIERS * (1.0 + 0.4 * p.units[TECH_UNIT[tech]])
    if 1 << tech & (IRRIGATION | END_ON_WATER):
        total += 1.0
    return total
