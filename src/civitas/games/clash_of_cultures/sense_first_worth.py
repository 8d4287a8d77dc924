"""What a position is worth to a seat in the eyes of *greedy-1*: it stays as it is."""

from __future__ import annotations

from typing import Final

from .armies import LAND, SHIPS, army_size, count, ship_count, spaces_with
from .cards.card import OBJECTIVES_MET
from .cities import barbarian_cities, modified_size, size
from .founding import why_not_city_on
from .hexes import FAR
from .resources import limit
from .scoring import score
from .state import Player, State
from .tables import BARBARIANS, CULTURE, FOOD, GOLD, GOODS, HALVES, HAPPY, IDEA, MOOD, ORE, SETTLER, UNKNOWN, WOOD

HALF: Final = 8.0  # half a victory point
GOOD: Final = {FOOD: 1.7, ORE: 1.9, WOOD: 1.7, IDEA: 2.2, GOLD: 2.3, MOOD: 2.6, CULTURE: 3.0}
FULL: Final = 0.25  # goods near the limit are worth less
CITY: Final = 14.0
SIZE: Final = 3.0  # what a city can do in one activation
MOODS: Final = (-9.0, 0.0, 5.0)  # angry, neutral, happy
ADVANCE: Final = 4.0  # beside its half point
SPECIAL: Final = 6.0
CARD: Final = 4.0
WONDER_CARD: Final = 5.0
OBJECTIVE: Final = 5.0
MET: Final = 0.8  # of the points of an objective that is met now
SETTLERS: Final = 9.0
SITE: Final = 11.0  # a settler on ground for a city; a step away it is worth less
SOLDIER: Final = 4.0
SHIP_WORTH: Final = 3.5
LEADER: Final = 9.0
CROWD: Final = 6  # army units beyond which more are worth less
AWAY: Final = 0.72  # a step
PREY: Final = 16.0  # a city that an army could take
EXPLORER: Final = 4.0  # unknown land beside a unit
HOME: Final = 2.0  # an army in a city
RIVALS: Final = 0.3
SIGHT: Final = 4  # steps that are looked ahead


def worth(s: State, seat: int) -> float:
    """What the position is worth: one's own, less what the best of the others has."""
    mine = HALF * score(s, seat)
    others = max([HALF * score(s, p.seat) for p in s.players if p.seat != seat])
    if s.over:
        return 100.0 * (mine - others)
    return mine + holding(s, s.players[seat]) + standing(s, s.players[seat]) - RIVALS * others


def holding(s: State, p: Player) -> float:
    """Goods, cards, advances, cities."""
    total = 0.0
    for good in range(GOODS):
        n, most = p.goods[good], limit(p, good)
        total += GOOD[good] * (n if 2 * n <= most else (most / 2 + (n - most / 2) * (0.5 + FULL)))
    total += CARD * (len(p.hand) + len(p.persons)) + WONDER_CARD * len(p.wonder_cards)
    total += ADVANCE * p.advances.bit_count() + SPECIAL * p.specials.bit_count()
    for card in p.objectives.cards:
        total += OBJECTIVE + (MET * 4 * HALF if any([OBJECTIVES_MET[half].met(s, p.seat) for half in HALVES[card]]) else 0.0)
    for space in p.cities:
        total += CITY + SIZE * modified_size(s, p, space) + MOODS[min(s.mood[space], HAPPY)]
    return total


# --- pieces on the map


def standing(s: State, p: Player) -> float:
    """Where the units are, and what they could do from there."""
    total, soldiers = 0.0, 0
    targets = prey(s, p)
    for space in spaces_with(s, p.seat, LAND | SHIPS):
        stack = s.stacks[p.seat][space]
        settlers, army = count(s, p.seat, space, SETTLER), army_size(stack)
        soldiers += army
        if settlers:
            total += settlers * SETTLERS + site_worth(s, p, space)
        if army:
            total += army_worth(s, p, space, army, targets)
        total += SHIP_WORTH * ship_count(stack) + EXPLORER * is_frontier(s, space)
    return total + SOLDIER * (min(soldiers, CROWD) + 0.35 * max(0, soldiers - CROWD)) + LEADER * (p.leader >= 0)


def is_frontier(s: State, space: int) -> int:
    """Whether unknown land lies beside a space."""
    return int(any([s.terrain[near] == UNKNOWN for near in s.board.near[space]]))


def site_worth(s: State, p: Player, start: int) -> float:
    """The best ground for a city that a settler can reach, less for each step, more for what lies around it."""
    best = 0.0
    steps = s.board.distances(s.revealed, start)
    for space in s.board.spaces:
        if steps[space] < SIGHT and why_not_city_on(s, p, space) is None:
            around = {s.terrain[near] for near in s.board.near[space]}
            best = max(best, AWAY ** steps[space] * (SITE + len(around)))
    return best


def prey(s: State, p: Player) -> list[tuple[int, int]]:
    """Cities that could be taken: their space, and how strong they are."""
    found = [(space, guard(s, BARBARIANS, space)) for space in barbarian_cities(s)]
    for q in s.players:
        if q.seat != p.seat and not p.truce >> q.seat & 1:
            found += [(space, guard(s, q.seat, space) + 1) for space in q.cities]
    return found


def guard(s: State, owner: int, space: int) -> int:
    """Army units that hold a space."""
    return army_size(s.stacks[owner][space])


def army_worth(s: State, p: Player, start: int, army: int, targets: list[tuple[int, int]]) -> float:
    """An army near a city that it is strong enough for, or in a city of its own."""
    best = HOME if s.city[start] == p.seat else 0.0
    steps = s.board.distances(s.revealed, start)
    for space, strength in targets:
        if steps[space] < min(SIGHT, FAR) and army > strength:
            best = max(best, AWAY ** steps[space] * (PREY + 2.0 * size(s, space)))
    return best
