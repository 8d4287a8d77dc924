"""Where units may go: one step, by ship, along roads (COC-5.4)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.records import Option

from .armies import (
    BITS,
    LAND,
    MANY,
    SHIPS,
    allied,
    army_limit,
    army_size,
    is_land,
    is_sea,
    list_occupied,
    on_map,
)
from .attacking import gardens_forbid, why_not_attack
from .battles.battle import foe_on
from .effects import has, has_special
from .groups import ALLY, Group, all_groups, army_in, is_wooded, movable, pack_group
from .nomads import NOMADS, city_may_move, city_moves_to
from .payment import EFFECT_PRICE, can_pay, price_of
from .sailing import Course, fleets, free_places, hostile_ships
from .state import Player, State
from .tables import (
    ARMY_KINDS,
    ARMY_LIMIT,
    LAND_KINDS,
    LEADER,
    NOBODY,
    PIRATES,
    PLAINS,
    ROADS,
    SEA,
    SETTLER,
    SHIP,
    SPECIAL,
    TACTICS,
    UNKNOWN,
)

SHIP_CONSTRUCTION: Final = SPECIAL["ship_construction"]
ROMAN_ROADS: Final = SPECIAL["roman_roads"]
ROAD_PRICE: Final = price_of(food=1, ore=1)

MOVE: Final[list[list[Option]]] = [[("move", start, space) for space in range(100)] for start in range(100)]
ROAD: Final[list[list[Option]]] = [[("road", start, space) for space in range(100)] for start in range(100)]
CONVERT: Final[list[list[Option]]] = [[("convert", start, space) for space in range(100)] for start in range(100)]
EXPLORE: Final[list[list[Option]]] = [[("explore", start, slot) for slot in range(20)] for start in range(100)]


class Orders:
    """What restricts a series of moves: kinds of units, spaces they start from, whether roads and ships are used."""

    def __init__(self, kinds: tuple[int, ...], starts: tuple[int, ...], roads: bool) -> None:
        self.kinds = kinds
        self.starts = starts
        self.roads = roads


UNARMED: Final = SHIPS | MANY << BITS * SETTLER
ALL_ORDERS: Final = Orders((*LAND_KINDS, SHIP, ALLY), (), True)


def walks_somewhere(s: State, p: Player) -> bool:
    """Whether some land unit may plainly take a step: a quick look before all moves are listed; False says nothing."""
    if s.flagged:
        return False
    walking = LAND if p.effects >> TACTICS & 1 else MANY << BITS * SETTLER
    stacks = s.stacks[p.seat]
    for start in p.cities:  # most units stand in cities
        if stacks[start] & walking and steps_out(s, p, start):
            return True
    for start in list_occupied(stacks):
        if stacks[start] & walking and s.city[start] != p.seat and steps_out(s, p, start):
            return True
    return False


def steps_out(s: State, p: Player, start: int) -> bool:
    """Whether the units that walk there plainly have a space to go to."""
    terrain, stacks = s.terrain, s.stacks[p.seat]
    for space in s.board.near[start]:
        if terrain[space] == UNKNOWN:
            return True
        if terrain[space] != SEA and foe_on(s, p.seat, space) == NOBODY and (stacks[start] & MANY or army_size(stacks[space]) < ARMY_LIMIT):
            return True
    return False


def list_moves(s: State, p: Player, orders: Orders, first: bool = False) -> list[Option]:
    """All moves that *p* can make now, by the space they start from; *first*: those of one space are enough."""
    found: list[Option] = []
    if orders is ALL_ORDERS and not p.effects >> TACTICS & 1 and not p.specials and not on_map(s, p.seat) & UNARMED:
        return found  # COC-5.4.3: armies stay without Tactics
    walkers = LAND_KINDS if orders is ALL_ORDERS else tuple([kind for kind in LAND_KINDS if kind in orders.kinds])
    nomads = orders is ALL_ORDERS and has_special(p, NOMADS)
    stacks = s.stacks[p.seat]
    for start in s.board.spaces if nomads else list_occupied(stacks):
        stack = stacks[start]
        city = nomads and city_may_move(s, p, start)
        if (not stack and not city) or (orders.starts and start not in orders.starts):
            continue
        units = movable(s, p, start, walkers) if stack & LAND else []
        if units or city:
            list_steps(s, p, start, units, city, found)
            if found and first:
                return found
            if units and orders.roads and is_land(s, start):
                found += [ROAD[start][space] for space in road_ends(s, p, start, units)]
        if is_sea(s, start) and SHIP in orders.kinds and movable(s, p, start, (SHIP, ALLY)):
            list_voyages(s, p, start, found)
        if has_special(p, SHIP_CONSTRUCTION) and SHIP in orders.kinds:
            found += [CONVERT[start][space] for space in s.board.near[start] if can_convert(s, p, start, space)]
    return found


def list_steps(s: State, p: Player, start: int, units: list[int], city: bool, found: list[Option]) -> None:
    """COC-5.4.4, 5.4.7, 5.4.14: one step of land units."""
    for space in s.board.near[start]:
        if may_step(s, p, start, space, units) or (city and city_moves_to(s, p, start, space)):
            found.append(MOVE[start][space])


def may_step(s: State, p: Player, start: int, space: int, units: list[int]) -> bool:
    """Whether some group of these units may go one step to this space."""
    if not units:
        return False
    terrain = s.terrain[space]
    if terrain == UNKNOWN:
        return True
    if terrain == SEA:
        return is_land(s, start) and free_places(s, p, space) > 0
    foe = foe_on(s, p.seat, space)
    if foe != NOBODY:
        return bool(fighting_units(s, p, space, units)) and why_not_attack(s, p, foe, space) is None
    if units[0] >> 2 == SETTLER:
        return True
    there = army_size(s.stacks[p.seat][space])
    return there < ARMY_LIMIT or there < army_limit(s, p.seat, space, leader_joins(units))


def leader_joins(units: list[int]) -> int:
    return pack_group(tuple([unit for unit in units if unit >> 2 == LEADER]))


def fighting_units(s: State, p: Player, space: int, units: list[int]) -> list[int]:
    """COC-5.4.5c, 9.6: the army units among these that may attack this space."""
    gardens = gardens_forbid(s, p, space)
    return [unit for unit in units if unit >> 2 in ARMY_KINDS and not is_wooded(unit) and not (gardens and unit & 2)]


def land_groups(s: State, p: Player, start: int, space: int, units: list[int]) -> list[Group]:
    """The groups of these units that may enter a space of land, known or not."""
    if s.terrain[space] == SEA:
        places = free_places(s, p, space)
        return [group for group in all_groups(units) if len(group) <= places]
    if s.terrain[space] != UNKNOWN and foe_on(s, p.seat, space) != NOBODY:
        able = fighting_units(s, p, space, units) + [unit for unit in units if unit >> 2 == SETTLER]
        return [group for group in all_groups(sorted(able)) if 0 < army_in(group) <= army_limit(s, p.seat, space, pack_group(group))]
    there = army_size(s.stacks[p.seat][space])
    return [group for group in all_groups(units) if not army_in(group) or there + army_in(group) <= army_limit(s, p.seat, space, pack_group(group))]


def list_voyages(s: State, p: Player, start: int, found: list[Option]) -> None:
    """COC-5.4.10 to 5.4.12: sea spaces, and regions to explore."""
    course = Course(s, p, start)
    for space in (*course.ends, *course.far):
        if space != start and may_sail(s, p, start, space):
            found.append(MOVE[start][space])
    if allied(s, p.seat) and s.stacks[PIRATES][start] & SHIPS and s.stacks[p.seat][start] & SHIPS:
        found.append(MOVE[start][start])  # COC-8.6.6
    if not allied(s, p.seat) or fleets(s, p, start, -1):  # COC-8.6.3: allied pirates explore only with a unit that may move
        found += [EXPLORE[start][slot] for slot in (*course.slots, *course.far_slots)]


def may_sail(s: State, p: Player, start: int, space: int) -> bool:
    """Whether some fleet may go there; ships that came out of a forest may not attack (COC-8.7.5)."""
    if hostile_ships(s, p.seat, space):
        foe = sea_foe(s, p, space)
        if why_not_attack(s, p, foe, space) is not None:
            return False
        return any([not any([is_wooded(unit) and unit >> 2 == SHIP for unit in fleet]) for fleet in fleets(s, p, start, space)])
    return bool(fleets(s, p, start, space))


def sea_foe(s: State, p: Player, space: int) -> int:
    """Whose ships stand there; pirate ships with a unit of their ally are the ally's (COC-8.6.8)."""
    for owner in range(len(s.stacks)):
        if owner != p.seat and s.stacks[owner][space] & SHIPS:
            friends = [other.seat for other in s.players if other.seat != p.seat and allied(s, other.seat) and s.stacks[other.seat][space]]
            return friends[0] if owner == PIRATES and friends else owner
    return NOBODY


# --- roads (COC-5.4.8)


def road_ends(s: State, p: Player, start: int, units: list[int]) -> list[int]:
    """Where roads lead units from here, if they can be paid."""
    if not has(p, ROADS) or not can_pay(s, p, EFFECT_PRICE, ROAD_PRICE):
        return []
    return [space for space in road_spaces(s, p, start) if road_groups(s, p, start, space, units)]


def road_spaces(s: State, p: Player, start: int) -> list[int]:
    """Land spaces within two steps (four between own cities with Roman Roads) that begin or end in an own city."""
    from_city = s.city[start] == p.seat
    most = 4 if from_city and has_special(p, ROMAN_ROADS) else 2
    found, steps = [start], [0]
    for at, space in enumerate(found):
        if steps[at] < most and (space == start or passable(s, p, space)):
            for other in s.board.near[space]:
                if other not in found and is_land(s, other):
                    found.append(other)
                    steps.append(steps[at] + 1)
    return [
        space
        for space, n in zip(found, steps, strict=True)
        if n and (s.city[space] == p.seat or (from_city and n <= 2)) and (from_city or passable(s, p, space))
    ]


def passable(s: State, p: Player, space: int) -> bool:
    """Land without enemy units or cities."""
    return is_land(s, space) and foe_on(s, p.seat, space) == NOBODY


def road_groups(s: State, p: Player, start: int, space: int, units: list[int]) -> list[Group]:
    """The groups that find room on the way and may enter the end."""
    foe = foe_on(s, p.seat, space)
    if foe != NOBODY and (s.city[start] != p.seat or why_not_attack(s, p, foe, space) is not None):
        return []
    return [group for group in land_groups(s, p, start, space, units) if space in s.board.near[start] or road_ways(s, p, start, space, group)]


def road_ways(s: State, p: Player, start: int, space: int, group: Group) -> list[tuple[int, ...]]:
    """The spaces between, way by way: the shortest ones, each with room for the group."""
    most = 4 if has_special(p, ROMAN_ROADS) and s.city[start] == p.seat == s.city[space] else 2
    gardens = gardens_forbid(s, p, space)  # COC-9.6: roads do not help over plains
    ways: list[tuple[int, ...]] = [()]
    for _ in range(most - 1):
        longer: list[tuple[int, ...]] = []
        for way in ways:
            last = way[-1] if way else start
            for other in s.board.near[last]:
                if other in way or other == start or (gardens and s.terrain[other] == PLAINS):
                    continue
                if passable(s, p, other) and has_room(s, p, other, group):
                    longer.append((*way, other))
        done = [way for way in longer if space in s.board.near[way[-1]]]
        if done:
            return done
        ways = longer
    return []


def has_room(s: State, p: Player, space: int, group: Group) -> bool:
    there = army_size(s.stacks[p.seat][space])
    return not army_in(group) or there + army_in(group) <= army_limit(s, p.seat, space, pack_group(group))


def can_convert(s: State, p: Player, start: int, space: int) -> bool:
    from .shipwrights import why_not_convert

    return why_not_convert(s, p, start, space) is None
