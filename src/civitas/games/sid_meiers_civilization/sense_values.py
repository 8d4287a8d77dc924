"""What things are worth to the bot, and how near a seat is to each victory."""

from __future__ import annotations

from typing import Final

from .combat.forces import combat_bonus, hand_size
from .pyramid import row_size
from .state import FIGURES, State, cities_of, is_capital, is_scout
from .tables import COINS_TO_WIN, LAST_SPACE, NONE, TYPES
from .tiles import distance
from .units import rank_of
from .weights import Weights

CLOSE: Final = 4  # squares that an army goes in a turn or two

# What a civilization is made for: how much a victory by culture, technology, economy and war draws it.

PYRAMID: Final = (5, 4, 3, 2, 1)  # SMC-14.5: techs in each row with Space Flight on top


def progress(s: State, seat: int) -> list[float]:
    """How much of the way to a victory by culture, technology and economy is behind a seat."""
    p = s.players[seat]
    techs = sum([min(row_size(p, level + 1), needed) for level, needed in enumerate(PYRAMID)])
    return [p.space / LAST_SPACE, techs / sum(PYRAMID), p.coins / COINS_TO_WIN]


def leaning(w: Weights, s: State, seat: int) -> tuple[float, float, float, float]:
    """How much each victory draws a seat."""
    civ = s.players[seat].civ
    return w.leanings[civ] if civ != NONE else (1.0, 1.0, 1.0, 1.0)


def average_strength(w: Weights, s: State, seat: int) -> float:
    """Of the units of a seat, by what everybody sees: their types and ranks (SMC-24)."""
    p = s.players[seat]
    units = sum(p.units)
    if not units:
        return 0.0
    return sum([n * (w.strength + rank_of(p, type) - 1 if type < TYPES - 1 else 6.0) for type, n in enumerate(p.units)]) / units


def power(w: Weights, s: State, seat: int, armies: int, city: int) -> float:
    """What a seat would bring into a battle with so many armies, or defending *city*."""
    p = s.players[seat]
    size = hand_size(s, seat, 0, city) + 2 * max(0, armies - 1)
    return min(size, sum(p.units)) * average_strength(w, s, seat) + combat_bonus(s, seat, city)


def danger(w: Weights, s: State, seat: int) -> float:
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
                    guard = power(w, s, seat, 0, city)
                most = max([near.count(square) for square in near])
                if power(w, s, other, most, NONE) > guard:
                    total += w.danger * (4 if is_capital(city) else 1)
    return total


def figures_of(s: State, seat: int) -> list[int]:
    """The figures of a seat on the map."""
    return [figure for figure in range(FIGURES * seat, FIGURES * seat + FIGURES) if s.figures[figure] != NONE]


def army_squares(s: State, seat: int) -> list[int]:
    """Where the armies of a seat stand, a square as often as there are armies."""
    return [s.figures[figure] for figure in figures_of(s, seat) if not is_scout(figure)]
