"""What a position is worth to a seat: points first, then what brings points later."""

from __future__ import annotations

from typing import Final

from .armies import ARMY, LAND, MANY, SHIPS, army_size, count, list_occupied, ship_count, spaces_with
from .cards.card import OBJECTIVES_MET
from .cities import barbarian_cities, modified_size, size
from .constructing import UNLOCKING, wonder_cards
from .founding import why_not_city_on
from .hexes import FAR
from .scoring import score
from .state import Player, State
from .status_phase import last_age
from .tables import (
    ANGRY,
    BARBARIANS,
    BUILDING_COST,
    ENGINEERING,
    FOOD,
    GOLD,
    GOODS,
    HALVES,
    HAPPY,
    MOST_SIZE,
    NOBODY,
    ORE,
    SEA,
    SETTLER,
    SETUP,
    UNKNOWN,
    WONDER_COST,
    WONDER_NEEDS,
    WOOD,
)
from .weights import Weights

LONG: Final = 18  # turns in a game
FIRST: Final = 2  # of a good
ENOUGH: Final = 4


def worth(w: Weights, s: State, seat: int) -> float:
    """What the position is worth: one's own, less what the best of the others has."""
    if s.over:
        return 100.0 * w.half * (score(s, seat) - best_of_others(s, seat))
    p = s.players[seat]
    left = turns_left(s, p)
    future = min(1.0, left / w.future)
    mine = w.half * score(s, seat) + holding(w, s, p, left) + future * (cities(w, s, p, left) + standing(w, s, p))
    return mine - w.rivals * w.half * best_of_others(s, seat)


def terms(w: Weights, s: State, seat: int) -> dict[str, float]:
    """The same in parts."""
    if s.over:
        return {"worth": worth(w, s, seat)}
    p = s.players[seat]
    left = turns_left(s, p)
    future = min(1.0, left / w.future)
    return {
        "points": w.half * score(s, seat),
        "holding": holding(w, s, p, left),
        "cities": future * cities(w, s, p, left),
        "units": future * standing(w, s, p),
        "rivals": -w.rivals * w.half * best_of_others(s, seat),
    }


def best_of_others(s: State, seat: int) -> int:
    """The half points of the best of the others."""
    return max([score(s, p.seat) for p in s.players if p.seat != seat])


def turns_left(s: State, p: Player) -> float:
    """The turns that *p* still has, the present one by its actions."""
    rounds: int = SETUP["rounds_per_age"]
    actions: int = SETUP["actions_per_turn"]
    ages = s.age if somebody_is_out(s) else last_age(s)
    whole = 0 if s.ending else (ages - s.age + 1) * rounds - s.round
    return max(0, whole) + (p.actions / actions if s.current == p.seat else 0.5)


def somebody_is_out(s: State) -> bool:
    """COC-11.8: whether the game ends with this age, because a player has no city.

    One who lost the last city in this turn is not counted yet: who plans to take it looks at what else that brings.
    """
    for p in s.players:
        if not p.cities and not any([fight.captured and fight.owner == p.seat for fight in s.fights]):
            return True
    return False


def holding(w: Weights, s: State, p: Player, left: float) -> float:
    """Goods, cards, advances."""
    total, soon = 0.0, min(1.0, 0.15 + left / w.late)
    for good in range(GOODS):
        total += w.goods[good] * need(w, p.goods[good])
    total = total * soon + w.card * soon * (len(p.hand) + len(p.persons))
    share = left / LONG
    future = min(1.0, left / w.future)
    total += future * (w.advance * p.advances.bit_count() + w.special * p.specials.bit_count())
    total += share * sum([use for advance, use in enumerate(w.uses) if p.advances >> advance & 1])
    for card in p.objectives.cards:
        total += w.objective * soon + (w.met * 4 * w.half if any([OBJECTIVES_MET[half].met(s, p.seat) for half in HALVES[card]]) else 0.0)
    return total + soon * buildings(w, s, p) + wonders(w, s, p, min(soon, future))


def need(w: Weights, n: int) -> float:
    """What so many of a good count as: the first two more than others, those beyond four less."""
    return w.first * min(n, FIRST) + max(0, min(n, ENOUGH) - FIRST) + w.later * max(0, n - ENOUGH)


def buildings(w: Weights, s: State, p: Player) -> float:
    """Buildings that could be built with what is there, as far as cities have room for them."""
    room = min(w.ready, sum([max(0, min(MOST_SIZE, len(p.cities)) - size(s, city)) for city in p.cities if s.mood[city] != ANGRY]))
    open_to = (p.effects & UNLOCKING).bit_count()
    if not room or not open_to:
        return 0.0
    sets, gold = 0, p.goods[GOLD]
    while sets < room and lacking(p, sets) <= gold:
        gold -= lacking(p, sets)
        sets += 1
    parts = w.part * (3 - max(0, lacking(p, sets) - gold)) if sets < room else 0.0
    return w.set * sets + parts + w.kinds_open * open_to


def lacking(p: Player, sets: int) -> int:
    """How many of the goods of a building are missing beyond so many sets of them."""
    return sum([p.goods[good] < BUILDING_COST[good] * (sets + 1) for good in (FOOD, ORE, WOOD)])


def wonders(w: Weights, s: State, p: Player, soon: float) -> float:
    """Wonders that stand, and how far the nearest of those that could be built has got."""
    cards = wonder_cards(s, p)
    total = w.wonder_built * s.builder.count(p.seat) + w.wonder_card * soon * len(cards)
    return total + w.wonder_plan * soon * max([progress(s, p, wonder) ** 2 for wonder in cards], default=0.0)


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


def cities(w: Weights, s: State, p: Player, left: float) -> float:
    """How many, how large and how content they are, and who threatens them."""
    total, sizes = 0.0, []
    enemies = armies_of_others(s, p.seat)
    for space in p.cities:
        n = modified_size(s, p, space)
        sizes.append(n)
        total += w.city + w.size * n + w.moods[min(s.mood[space], HAPPY)] - danger(w, s, p, space, enemies)
    sizes.sort(reverse=True)
    for n, brings in zip(sizes, w.harvest, strict=False):
        total += brings * left * min(n, 6)
    return total


def armies_of_others(s: State, seat: int) -> dict[int, int]:
    """Where others have army units, and how many."""
    found: dict[int, int] = {}
    for owner, stacks in enumerate(s.stacks):
        if owner != seat:
            for space in list_occupied(stacks):
                if stacks[space] & ARMY:
                    found[space] = army_size(stacks[space])
    return found


def danger(w: Weights, s: State, p: Player, space: int, enemies: dict[int, int]) -> float:
    """What is at stake where an army within two spaces is stronger than the garrison."""
    guards = army_size(s.stacks[p.seat][space])
    around = s.board.mask_within_two(s.revealed, space)
    for other, strength in enemies.items():
        if strength > guards and around >> other & 1:
            return w.danger * size(s, space)
    return 0.0


# --- pieces on the map


def standing(w: Weights, s: State, p: Player) -> float:
    """Where the units are, and what they could do from there."""
    total, soldiers = 0.0, 0
    targets = prey(s, p)
    open_sites = sites(s, p) if sum(s.stacks[p.seat]) & MANY else []
    for space in spaces_with(s, p.seat, LAND | SHIPS):
        stack = s.stacks[p.seat][space]
        settlers, army = count(s, p.seat, space, SETTLER), army_size(stack)
        soldiers += army
        if settlers:
            total += settlers * w.settlers + site_worth(w, s, space, open_sites)
        if army:
            total += army_worth(w, s, p, space, army, targets)
        total += w.ship * ship_count(stack) + w.explorer * is_frontier(s, space)
    return total + w.soldier * (min(soldiers, w.crowd) + 0.35 * max(0, soldiers - w.crowd)) + w.leader * (p.leader >= 0)


def is_frontier(s: State, space: int) -> int:
    """Whether unknown land lies beside a space."""
    return int(any([s.terrain[near] == UNKNOWN for near in s.board.near[space]]))


def sites(s: State, p: Player) -> list[tuple[int, int]]:
    """Ground for a city, and how many kinds of terrain lie around it."""
    found: list[tuple[int, int]] = []
    terrain = s.terrain
    for space in s.board.spaces:
        if 0 <= terrain[space] < SEA and s.city[space] == NOBODY and why_not_city_on(s, p, space) is None:
            kinds = 0
            for near in s.board.near[space]:
                kinds |= 1 << terrain[near] + 1  # what is unknown is one of them
            found.append((space, kinds.bit_count()))
    return found


def site_worth(w: Weights, s: State, start: int, open_sites: list[tuple[int, int]]) -> float:
    """The best ground for a city that a settler can reach, less for each step, more for what lies around it."""
    best = 0.0
    steps = s.board.distances(s.revealed, start)
    for space, kinds in open_sites:
        if steps[space] < w.sight:
            best = max(best, w.away ** steps[space] * (w.site + kinds))
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


def army_worth(w: Weights, s: State, p: Player, start: int, army: int, targets: list[tuple[int, int]]) -> float:
    """An army near a city that it is strong enough for, or in a city of its own."""
    best = w.home if s.city[start] == p.seat else 0.0
    steps = s.board.distances(s.revealed, start)
    for space, strength in targets:
        if steps[space] < min(w.sight, FAR) and army > strength:
            best = max(best, w.away ** steps[space] * (w.prey + w.prey_size * size(s, space)))
    return best
