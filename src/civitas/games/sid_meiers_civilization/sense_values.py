"""What things are worth to the bot, and how near a seat is to each victory."""

from __future__ import annotations

from typing import Final

from .combat.forces import combat_bonus, hand_size
from .pyramid import row_size
from .state import FIGURES, State, cities_of, is_capital, is_scout
from .tables import COINS_TO_WIN, LAST_SPACE, NONE, TYPES
from .tiles import distance
from .units import rank_of

TECH: Final = [0.0, 12.0, 15.0, 19.0, 25.0, 60.0]  # by level
COIN: Final = 6.0
SPACE: Final = 7.0  # of the culture track
CULTURE: Final = 1.5  # a token, and an icon a turn
TRADE: Final = 0.9
PRODUCTION: Final = 2.4
INCOME: Final = 4.2  # trade icons, a turn
UNIT: Final = 4.0
RESOURCE: Final = 5.0
TOKEN: Final = 5.0  # a hut or village token
EVENT: Final = 3.0
DANGER: Final = 30.0  # a city that an enemy could take
CLOSE: Final = 4  # squares that an army goes in a turn or two
STRENGTH: Final = 2.0  # of a unit of rank 1, about

# What a civilization is made for: how much a victory by culture, technology, economy and war draws it.
LEANINGS: Final = [
    (0.8, 0.9, 1.1, 0.9),  # America: rush
    (2.0, 0.8, 0.4, 0.8),  # China: huts, villages, walls
    (2.0, 0.9, 0.4, 0.8),  # Egypt: wonders
    (0.6, 1.3, 0.5, 1.6),  # Germany: units
    (2.2, 0.8, 0.4, 0.9),  # Rome: the culture track
    (0.6, 1.8, 0.5, 1.3),  # Russia: armies, stolen techs
]

PYRAMID: Final = (5, 4, 3, 2, 1)  # SMC-14.5: techs in each row with Space Flight on top


def progress(s: State, seat: int) -> list[float]:
    """How much of the way to a victory by culture, technology and economy is behind a seat."""
    p = s.players[seat]
    techs = sum([min(row_size(p, level + 1), needed) for level, needed in enumerate(PYRAMID)])
    return [p.space / LAST_SPACE, techs / sum(PYRAMID), p.coins / COINS_TO_WIN]


def leaning(s: State, seat: int) -> tuple[float, float, float, float]:
    """How much each victory draws a seat."""
    civ = s.players[seat].civ
    return LEANINGS[civ] if civ != NONE else (1.0, 1.0, 1.0, 1.0)


def average_strength(s: State, seat: int) -> float:
    """Of the units of a seat, by what everybody sees: their types and ranks (SMC-24)."""
    p = s.players[seat]
    units = sum(p.units)
    if not units:
        return 0.0
    return sum([n * (STRENGTH + rank_of(p, type) - 1 if type < TYPES - 1 else 6.0) for type, n in enumerate(p.units)]) / units


def power(s: State, seat: int, armies: int, city: int) -> float:
    """What a seat would bring into a battle with so many armies, or defending *city*."""
    p = s.players[seat]
    size = hand_size(s, seat, 0, city) + 2 * max(0, armies - 1)
    return min(size, sum(p.units)) * average_strength(s, seat) + combat_bonus(s, seat, city)


def danger(s: State, seat: int) -> float:
    """What enemy armies near a seat's cities might take."""
    total = 0.0
    for city in cities_of(s, seat):
        centre, guard = s.cities[city], -1.0
        for other in range(len(s.players)):
            if other == seat:
                continue
            near = [square for square in army_squares(s, other) if distance(square, centre) <= CLOSE]
            if near:
                if guard < 0:
                    guard = power(s, seat, 0, city)
                most = max([near.count(square) for square in near])
                if power(s, other, most, NONE) > guard:
                    total += DANGER * (4 if is_capital(city) else 1)
    return total


def figures_of(s: State, seat: int) -> list[int]:
    """The figures of a seat on the map."""
    return [figure for figure in range(FIGURES * seat, FIGURES * seat + FIGURES) if s.figures[figure] != NONE]


def army_squares(s: State, seat: int) -> list[int]:
    """Where the armies of a seat stand, a square as often as there are armies."""
    return [s.figures[figure] for figure in figures_of(s, seat) if not is_scout(figure)]
