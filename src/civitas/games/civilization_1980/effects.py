"""What the sixteen civilization cards do (CIV80-15): one question for every hook, asked of the owner.

Credits are not here: they are numbers of the table (``tables.CREDIT``).
"""

from __future__ import annotations

from .state import Player, owns
from .tables import AGRICULTURE, ASTRONOMY, CLOTH_MAKING, COINAGE, ENGINEERING, METALWORKING


def ship_range(p: Player) -> int:
    """CIV80-7.3.1: water zones a ship may sail."""
    return 5 if owns(p, CLOTH_MAKING) else 4


def crosses_open_sea(p: Player) -> bool:
    """CIV80-7.3.6: only Astronomy leads out of sight of land."""
    return owns(p, ASTRONOMY)


def removes_last(p: Player) -> bool:
    """CIV80-8.4: whoever has Metalworking loses tokens after those without."""
    return owns(p, METALWORKING)


def population_limit(p: Player, printed: int) -> int:
    """CIV80-2.2: Agriculture feeds one more where its owner is alone."""
    return printed + 1 if owns(p, AGRICULTURE) else printed


def sets_tax_rate(p: Player) -> bool:
    """CIV80-4.1: Coinage lets its owner choose the tax."""
    return owns(p, COINAGE)


def attackers_needed(p: Player) -> int:
    """CIV80-8.6: tokens it takes to assault a city of *p*."""
    return 8 if owns(p, ENGINEERING) else 7
