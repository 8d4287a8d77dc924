"""What a position is worth to a seat: points first, then what brings points later."""

from __future__ import annotations

from typing import Final

from .armies import ARMY, LAND, SHIPS, army_size, count, ship_count, spaces_with
from .cards.card import OBJECTIVES_MET
from .cities import barbarian_cities, modified_size, size
from .constructing import UNLOCKING, wonder_cards
from .founding import why_not_city_on
from .hexes import FAR
from .resources import limit
from .scoring import score
from .state import Player, State
from .tables import (
    ADVANCE_IDS,
    ANGRY,
    BARBARIANS,
    BUILDING_COST,
    CULTURE,
    ENGINEERING,
    FOOD,
    GOLD,
    GOODS,
    HALVES,
    HAPPY,
    IDEA,
    MOOD,
    MOST_SIZE,
    ORE,
    SETTLER,
    SETUP,
    UNKNOWN,
    WONDER_COST,
    WONDER_NEEDS,
    WOOD,
)

HALF: Final = 8.0  # half a victory point
GOOD: Final = {FOOD: 1.7, ORE: 1.9, WOOD: 1.7, IDEA: 2.2, GOLD: 2.3, MOOD: 2.6, CULTURE: 3.0}
LATE: Final = 2  # turns before the end in which goods lose their worth
FUTURE: Final = 5  # and those in which all that only brings points later does
FULL: Final = 0.25  # goods near the limit are worth less
CITY: Final = 24.0
SIZE: Final = 3.0  # what a city can do in one activation
HARVEST: Final = (0.2, 0.1, 0.05)  # a turn: what one more in size brings in the largest cities
MOODS: Final = (-9.0, 0.0, 5.0)  # angry, neutral, happy
ADVANCE: Final = 4.0  # beside its half point
USEFUL: Final = {  # what some of them bring besides, in a long game
    "storage": 8.0, "irrigation": 1.5, "husbandry": 2.0, "engineering": 2.0, "writing": 2.5, "free_education": 1.0, "philosophy": 1.5,
    "tactics": 1.5, "myths": 1.0, "rituals": 1.5, "bartering": 1.5, "arts": 1.0, "theaters": 1.5, "fishing": 2.0, "math": 1.5,
    "voting": 2.0, "nationalism": 1.5, "dogma": 1.0, "sanitation": 1.5, "roads": 0.5, "public_education": 2.0, "taxes": 2.0,
    "trade_routes": 2.5, "priesthood": 1.5, "draft": 1.0, "sports": 1.0, "metallurgy": 0.5, "medicine": 1.0, "free_economy": 2.0,
    "siegecraft": 0.5,
}  # fmt: skip
USES: Final[list[float]] = [USEFUL.get(id, 0.0) for id in ADVANCE_IDS]
LONG: Final = 18  # turns in a game
SPECIAL: Final = 6.0
CARD: Final = 4.0
WONDER_CARD: Final = 5.0
WONDER_PLAN: Final = 45.0  # a wonder that could be built at once
WONDER_BUILT: Final = 60.0
SET: Final = 3.0  # goods for a building
READY: Final = 2  # so many of them count
PART: Final = 0.8
KINDS_OPEN: Final = 1.0  # a kind of building that may be built
OBJECTIVE: Final = 5.0
MET: Final = 0.8  # of the points of an objective that is met now
SETTLERS: Final = 13.0
SITE: Final = 13.0  # a settler on ground for a city; a step away it is worth less
SOLDIER: Final = 4.0
SHIP_WORTH: Final = 3.5
LEADER: Final = 9.0
CROWD: Final = 6  # army units beyond which more are worth less
AWAY: Final = 0.72  # a step
PREY: Final = 16.0  # a city that an army could take
EXPLORER: Final = 4.0  # unknown land beside a unit
HOME: Final = 2.0  # an army in a city
DANGER: Final = 1.0  # a stronger enemy within two spaces of a city, for each of its pieces less
RIVALS: Final = 0.3
SIGHT: Final = 4  # steps that are looked ahead


def worth(s: State, seat: int) -> float:
    """What the position is worth: one's own, less what the best of the others has."""
    mine = HALF * score(s, seat)
    others = max([HALF * score(s, p.seat) for p in s.players if p.seat != seat])
    if s.over:
        return 100.0 * (mine - others)
    p = s.players[seat]
    left = turns_left(s, p)
    future = min(1.0, left / FUTURE)
    return mine + holding(s, p, left) + future * (cities(s, p, left) + standing(s, p)) - RIVALS * others


def turns_left(s: State, p: Player) -> float:
    """The turns that *p* still has, the present one by its actions."""
    ages: int = SETUP["ages"]
    rounds: int = SETUP["rounds_per_age"]
    actions: int = SETUP["actions_per_turn"]
    whole = 0 if s.ending else (ages - s.age + 1) * rounds - s.round
    return max(0, whole) + (p.actions / actions if s.current == p.seat else 0.5)


def holding(s: State, p: Player, left: float) -> float:
    """Goods, cards, advances."""
    total, soon = 0.0, min(1.0, 0.15 + left / LATE)
    for good in range(GOODS):
        n, most = p.goods[good], limit(p, good)
        total += GOOD[good] * (n if 2 * n <= most else (most / 2 + (n - most / 2) * (0.5 + FULL)))
    total = total * soon + CARD * soon * (len(p.hand) + len(p.persons))
    share = left / LONG
    future = min(1.0, left / FUTURE)
    total += future * (ADVANCE * p.advances.bit_count() + SPECIAL * p.specials.bit_count())
    total += share * sum([use for advance, use in enumerate(USES) if p.advances >> advance & 1])
    for card in p.objectives.cards:
        total += OBJECTIVE * soon + (MET * 4 * HALF if any([OBJECTIVES_MET[half].met(s, p.seat) for half in HALVES[card]]) else 0.0)
    return total + soon * buildings(s, p) + wonders(s, p, min(soon, future))


def buildings(s: State, p: Player) -> float:
    """Buildings that could be built with what is there, as far as cities have room for them."""
    room = min(READY, sum([max(0, min(MOST_SIZE, len(p.cities)) - size(s, city)) for city in p.cities if s.mood[city] != ANGRY]))
    open_to = (p.effects & UNLOCKING).bit_count()
    if not room or not open_to:
        return 0.0
    sets, gold = 0, p.goods[GOLD]
    while sets < room and lacking(p, sets) <= gold:
        gold -= lacking(p, sets)
        sets += 1
    parts = PART * (3 - max(0, lacking(p, sets) - gold)) if sets < room else 0.0
    return SET * sets + parts + KINDS_OPEN * open_to


def lacking(p: Player, sets: int) -> int:
    """How many of the goods of a building are missing beyond so many sets of them."""
    return sum([p.goods[good] < BUILDING_COST[good] * (sets + 1) for good in (FOOD, ORE, WOOD)])


def wonders(s: State, p: Player, soon: float) -> float:
    """Wonders that stand, and how far the nearest of those that could be built has got."""
    cards = wonder_cards(s, p)
    total = WONDER_BUILT * s.builder.count(p.seat) + WONDER_CARD * soon * len(cards)
    return total + WONDER_PLAN * soon * max([progress(s, p, wonder) ** 2 for wonder in cards], default=0.0)


def progress(s: State, p: Player, wonder: int) -> float:
    """How near a wonder is, from 0 to 1: its advances, a happy city with room, its price."""
    cost = WONDER_COST[wonder]
    have, gold = 0, p.goods[GOLD]
    for good in range(GOODS):
        n = min(p.goods[good], cost[good])
        if good < GOLD and n < cost[good]:
            more = min(gold, cost[good] - n)
            gold -= more
            n += more
        have += n
    room = any([s.mood[city] == HAPPY and size(s, city) < min(MOST_SIZE, len(p.cities)) for city in p.cities])
    known = 0.1 * (p.effects >> ENGINEERING & 1) + 0.2 * (p.effects >> WONDER_NEEDS[wonder] & 1)
    return known + 0.1 * room + 0.6 * have / sum(cost)


# --- cities


def cities(s: State, p: Player, left: float) -> float:
    """How many, how large and how content they are, and who threatens them."""
    total, sizes = 0.0, []
    for space in p.cities:
        n = modified_size(s, p, space)
        sizes.append(n)
        total += CITY + SIZE * n + MOODS[min(s.mood[space], HAPPY)] - danger(s, p, space)
    sizes.sort(reverse=True)
    for n, brings in zip(sizes, HARVEST, strict=False):
        total += brings * left * min(n, 6)
    return total


def danger(s: State, p: Player, space: int) -> float:
    """What is at stake where an army within two spaces is stronger than the garrison."""
    guards = army_size(s.stacks[p.seat][space])
    for other in s.board.within_two(s.revealed, space):
        for owner, stacks in enumerate(s.stacks):
            if owner != p.seat and stacks[other] & ARMY and army_size(stacks[other]) > guards:
                return DANGER * size(s, space)
    return 0.0


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
