"""Objectives of the status phase (COC-7.2, Appendix A.4): what each counts on the table, and how many it needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.kernel.flow import Step

from ..armies import ARMY, BITS, MANY, ONE, armies_of, army_size, on_map, ship_count, spaces_with
from ..cities import buildings_in_cities, colour, distance, size
from ..resources import lose
from ..state import State, others
from ..tables import (
    ACADEMY,
    BUILDINGS,
    CATEGORIES,
    CAVALRY,
    CONSTRUCTION,
    CULTURE_CATEGORY,
    ECONOMY,
    EDUCATION,
    ELEPHANT,
    FOOD,
    FORTRESS,
    GOLD,
    HAPPY,
    IDEA,
    IN_CATEGORY,
    IS_GOVERNMENT,
    MARKET,
    NOBODY,
    NONE,
    OBELISK,
    OBSERVATORY,
    ORE,
    PORT,
    SCIENCE,
    SEAFARING,
    SETTLER,
    TEMPLE,
    UNITS,
    WARFARE,
    WOOD,
)
from ..trade_routes import count_routes
from .card import Objective, enroll_objective

Progress = tuple[int, int]  # so many, of so many
Count = Callable[[State, int], Progress]


class Standing(Objective):
    """Met by how things stand in the status phase; some cost 2 of a good, which nothing may stand for."""

    def __init__(self, count: Count, good: int = NONE, against: str = "") -> None:
        self.count = count
        self.good = good
        self.against = against

    def met(self, s: State, seat: int) -> bool:
        have, need = self.count(s, seat)
        return have >= need

    def progress(self, s: State, seat: int) -> Progress | None:
        return self.count(s, seat)

    def complete(self, s: State, seat: int) -> Step | None:
        if self.good != NONE:
            lose(s, s.players[seat], self.good, 2)
        return None

    def excludes(self) -> tuple[str, ...]:
        return (self.against,) if self.against else ()


# --- cities


def large_civilization(s: State, seat: int) -> Progress:
    """At least 6 cities."""
    return len(s.players[seat].cities), 6


def happy_population(s: State, seat: int) -> Progress:
    """At least 4 happy cities."""
    return sum([s.mood[space] == HAPPY for space in s.players[seat].cities]), 4


def metropolis(s: State, seat: int) -> Progress:
    """A city of size 5."""
    return max([size(s, space) for space in s.players[seat].cities], default=0), 5


def expansionist(s: State, seat: int) -> Progress:
    """At least 4 cities without any other city beside them."""
    near = s.board.near
    return sum([all([s.city[other] == NOBODY for other in near[space]]) for space in s.players[seat].cities]), 4


def colony(s: State, seat: int) -> Progress:
    """A city at least 5 spaces from the starting city space, unless City Founder was completed in the round just finished (COC-7.2.6)."""
    p = s.players[seat]
    return 0 if seat in s.founder_round else max([distance(s, p.home, space) for space in p.cities], default=0), 5


# --- buildings


def lead(s: State, seat: int, count: Callable[[State, int], int]) -> Progress:
    """Strictly more than each opponent (COC-7.2.11)."""
    return count(s, seat), 1 + max([count(s, other) for other in others(s, seat)])


def lead_in(s: State, seat: int, kind: int) -> Progress:
    """More cities with such a building than each opponent has."""
    return buildings_in_cities(s, seat, kind), 1 + max([buildings_in_cities(s, other, kind) for other in others(s, seat)])


def scientific_lead(s: State, seat: int) -> Progress:
    return lead_in(s, seat, ACADEMY)


def coastal_culture(s: State, seat: int) -> Progress:
    return lead_in(s, seat, PORT)


def religious_fervor(s: State, seat: int) -> Progress:
    return lead_in(s, seat, TEMPLE)


def fortifications(s: State, seat: int) -> Progress:
    return lead_in(s, seat, FORTRESS)


def star_gazers(s: State, seat: int) -> Progress:
    return lead_in(s, seat, OBSERVATORY)


def traders(s: State, seat: int) -> Progress:
    return lead_in(s, seat, MARKET)


def legacy(s: State, seat: int) -> Progress:
    return lead_in(s, seat, OBELISK)


def architecture(s: State, seat: int) -> Progress:
    """At least 4 kinds of buildings of the own colour in own cities."""
    cities = s.players[seat].cities
    return sum([any([colour(s, space, kind) == seat for space in cities]) for kind in range(BUILDINGS)]), 4


def abroad(s: State, seat: int) -> list[int]:
    """How many buildings of this colour stand in each city of others, barbarians included, that holds any."""
    found = []
    for space, owner in enumerate(s.city):
        if owner not in (NOBODY, seat):
            n = sum([colour(s, space, kind) == seat for kind in range(BUILDINGS)])
            if n:
                found.append(n)
    return found


def consulate(s: State, seat: int) -> Progress:
    """A building of the own colour in at least 2 cities of others."""
    return len(abroad(s, seat)), 2


def buildings_abroad(s: State, seat: int) -> int:
    return sum(abroad(s, seat))


def culture_power(s: State, seat: int) -> Progress:
    """More buildings in cities of others than any other player has in cities not their own."""
    return lead(s, seat, buildings_abroad)


def magnificent_culture(s: State, seat: int) -> Progress:
    """The only wonder of the round just finished."""
    return int(s.built_wonders == [seat]), 1


# --- advances: cubes on the player board (COC-7.2.11)


def cubes(s: State, seat: int) -> int:
    return s.players[seat].advances.bit_count()


def advanced_culture(s: State, seat: int) -> Progress:
    """More advances than every opponent, and at least 6."""
    mine, most = lead(s, seat, cubes)
    return mine, max(6, most)


def all_of(s: State, seat: int, category: int) -> Progress:
    """All four advances of a category."""
    return (s.players[seat].advances & IN_CATEGORY[category]).bit_count(), IN_CATEGORY[category].bit_count()


def city_planner(s: State, seat: int) -> Progress:
    return all_of(s, seat, CONSTRUCTION)


def education_lead(s: State, seat: int) -> Progress:
    return all_of(s, seat, EDUCATION)


def militarized(s: State, seat: int) -> Progress:
    return all_of(s, seat, WARFARE)


def culture_focus(s: State, seat: int) -> Progress:
    return all_of(s, seat, CULTURE_CATEGORY)


def science_focus(s: State, seat: int) -> Progress:
    return all_of(s, seat, SCIENCE)


def trade_focus(s: State, seat: int) -> Progress:
    return all_of(s, seat, ECONOMY)


def seafarers(s: State, seat: int) -> Progress:
    return all_of(s, seat, SEAFARING)


def government(s: State, seat: int) -> Progress:
    """All four advances of one government category."""
    return max([all_of(s, seat, category) for category in range(CATEGORIES) if IS_GOVERNMENT[category]])


def complete_categories(s: State, seat: int) -> int:
    advances = s.players[seat].advances
    return sum([advances & mask == mask for mask in IN_CATEGORY])


def goal_focused(s: State, seat: int) -> Progress:
    """More complete categories than every opponent."""
    return lead(s, seat, complete_categories)


def diversified_research(s: State, seat: int) -> Progress:
    """Advances in 9 categories."""
    return sum([s.players[seat].advances & mask != 0 for mask in IN_CATEGORY]), 9


def high_culture(s: State, seat: int) -> Progress:
    """All 4 civilization advances, and at least 2 leaders recruited during the game."""
    return s.players[seat].specials.bit_count() + min(2, s.players[seat].recruited_leaders), 4 + 2


# --- goods


def optimized_storage(s: State, seat: int) -> Progress:
    """At least 3 food, 3 ore and 3 wood."""
    goods = s.players[seat].goods
    return sum([min(3, goods[good]) for good in (FOOD, ORE, WOOD)]), 3 * 3


def eureka(s: State, seat: int) -> Progress:
    return s.players[seat].goods[IDEA], 5


def wealth(s: State, seat: int) -> Progress:
    return s.players[seat].goods[GOLD], 5


def ore_supplies(s: State, seat: int) -> Progress:
    return s.players[seat].goods[ORE], 5


def wood_supplies(s: State, seat: int) -> Progress:
    return s.players[seat].goods[WOOD], 5


def food_supplies(s: State, seat: int) -> Progress:
    return s.players[seat].goods[FOOD], 5


# --- units


def fleet(s: State, seat: int) -> int:
    return ship_count(on_map(s, seat))


def sea_blockade(s: State, seat: int) -> Progress:
    """At least 2 ships on port spaces of opponents."""
    ports = {s.port[space] for other in others(s, seat) for space in s.players[other].cities if s.port[space] != NONE}
    return sum([ship_count(s.stacks[seat][space]) for space in ports]), 2


def large_fleet(s: State, seat: int) -> Progress:
    """4 ships; or at least 2 and more than every opponent."""
    mine, most = lead(s, seat, fleet)
    return mine, min(4, max(2, most))


def large_army(s: State, seat: int) -> Progress:
    """At least 4 army units more than every opponent."""
    return armies_of(s, seat), 4 + max([armies_of(s, other) for other in others(s, seat)])


def standing_army(s: State, seat: int) -> Progress:
    """Army units in at least 4 own cities."""
    return sum([s.stacks[seat][space] & ARMY != 0 for space in s.players[seat].cities]), 4


def military_might(s: State, seat: int) -> Progress:
    """At least 12 army units and ships."""
    return armies_of(s, seat) + fleet(s, seat), 12


def threat(s: State, seat: int) -> Progress:
    """At least 4 army units on spaces adjacent to cities of opponents."""
    beside = {near for other in others(s, seat) for space in s.players[other].cities for near in s.board.near[space]}
    return sum([army_size(s.stacks[seat][space]) for space in beside]), 4


def far_from_home(s: State, seat: int, mask: int) -> int:
    """On how many spaces outside of and not adjacent to their cities a player has units of these kinds."""
    home = set(s.players[seat].cities)
    return sum([space not in home and home.isdisjoint(s.board.near[space]) for space in spaces_with(s, seat, mask)])


def outpost(s: State, seat: int) -> Progress:
    """Army units on at least 3 spaces away from the own cities."""
    return far_from_home(s, seat, ARMY), 3


def migration(s: State, seat: int) -> Progress:
    """Settlers on at least 3 spaces away from the own cities."""
    return far_from_home(s, seat, MANY << BITS * SETTLER), 3


def horse_power(s: State, seat: int) -> Progress:
    return len(spaces_with(s, seat, MANY << BITS * CAVALRY)), 3


def ivory_tower(s: State, seat: int) -> Progress:
    return len(spaces_with(s, seat, MANY << BITS * ELEPHANT)), 3


def versatility(s: State, seat: int) -> Progress:
    """At least one unit of every kind on the map."""
    units = on_map(s, seat)
    return sum([units & ONE[kind] * MANY != 0 for kind in range(UNITS)]), UNITS


# --- trade routes


def trade_power(s: State, seat: int) -> Progress:
    """At least 3 trade routes could be formed now."""
    return count_routes(s, seat), 3


def shipping_routes(s: State, seat: int) -> Progress:
    """At least 2 trade routes could be formed by ships only."""
    return count_routes(s, seat, ships_only=True), 2


PLAIN: Final[tuple[Count, ...]] = (
    large_civilization, happy_population, metropolis, expansionist, colony, scientific_lead, coastal_culture, religious_fervor, fortifications,
    star_gazers, traders, legacy, architecture, consulate, culture_power, advanced_culture, city_planner, education_lead, militarized,
    culture_focus, science_focus, trade_focus, seafarers, government, goal_focused, diversified_research, high_culture, optimized_storage,
    sea_blockade, large_fleet, large_army, threat, outpost, migration, horse_power, ivory_tower, versatility,
)  # fmt: skip
for _count in PLAIN:
    enroll_objective(_count.__name__, Standing(_count))

enroll_objective("eureka", Standing(eureka, IDEA))
enroll_objective("wealth", Standing(wealth, GOLD))
enroll_objective("ore_supplies", Standing(ore_supplies, ORE))
enroll_objective("wood_supplies", Standing(wood_supplies, WOOD))
enroll_objective("food_supplies", Standing(food_supplies, FOOD))
enroll_objective("military_might", Standing(military_might, against="standing_army"))
enroll_objective("standing_army", Standing(standing_army, against="military_might"))
enroll_objective("trade_power", Standing(trade_power, against="shipping_routes"))
enroll_objective("shipping_routes", Standing(shipping_routes, against="trade_power"))
