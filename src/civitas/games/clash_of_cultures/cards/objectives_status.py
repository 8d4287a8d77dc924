"""Objectives of the status phase (COC-7.2, Appendix A.4): one question each, of what lies on the table."""

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

Question = Callable[[State, int], bool]


class Standing(Objective):
    """Met by how things stand in the status phase; some cost 2 of a good, which nothing may stand for."""

    def __init__(self, question: Question, good: int = NONE, against: str = "") -> None:
        self.question = question
        self.good = good
        self.against = against

    def met(self, s: State, seat: int) -> bool:
        return self.question(s, seat)

    def complete(self, s: State, seat: int) -> Step | None:
        if self.good != NONE:
            lose(s, s.players[seat], self.good, 2)
        return None

    def excludes(self) -> tuple[str, ...]:
        return (self.against,) if self.against else ()


# --- cities


def large_civilization(s: State, seat: int) -> bool:
    """At least 6 cities."""
    return len(s.players[seat].cities) >= 6


def happy_population(s: State, seat: int) -> bool:
    """At least 4 happy cities."""
    return sum([s.mood[space] == HAPPY for space in s.players[seat].cities]) >= 4


def metropolis(s: State, seat: int) -> bool:
    """A city of size 5."""
    return any([size(s, space) == 5 for space in s.players[seat].cities])


def expansionist(s: State, seat: int) -> bool:
    """At least 4 cities without any other city beside them."""
    near = s.board.near
    return sum([all([s.city[other] == NOBODY for other in near[space]]) for space in s.players[seat].cities]) >= 4


def colony(s: State, seat: int) -> bool:
    """A city at least 5 spaces from the starting city space, unless City Founder was completed in the round just finished (COC-7.2.6)."""
    p = s.players[seat]
    return seat not in s.founder_round and any([distance(s, p.home, space) >= 5 for space in p.cities])


# --- buildings


def leads_in(s: State, seat: int, kind: int) -> bool:
    """Strictly more cities with such a building than each opponent has (COC-7.2.11)."""
    mine = buildings_in_cities(s, seat, kind)
    return all([mine > buildings_in_cities(s, other, kind) for other in others(s, seat)])


def scientific_lead(s: State, seat: int) -> bool:
    return leads_in(s, seat, ACADEMY)


def coastal_culture(s: State, seat: int) -> bool:
    return leads_in(s, seat, PORT)


def religious_fervor(s: State, seat: int) -> bool:
    return leads_in(s, seat, TEMPLE)


def fortifications(s: State, seat: int) -> bool:
    return leads_in(s, seat, FORTRESS)


def star_gazers(s: State, seat: int) -> bool:
    return leads_in(s, seat, OBSERVATORY)


def traders(s: State, seat: int) -> bool:
    return leads_in(s, seat, MARKET)


def legacy(s: State, seat: int) -> bool:
    return leads_in(s, seat, OBELISK)


def architecture(s: State, seat: int) -> bool:
    """At least 4 kinds of buildings of the own colour in own cities."""
    cities = s.players[seat].cities
    return sum([any([colour(s, space, kind) == seat for space in cities]) for kind in range(BUILDINGS)]) >= 4


def abroad(s: State, seat: int) -> list[int]:
    """How many buildings of this colour stand in each city of others, barbarians included, that holds any."""
    found = []
    for space, owner in enumerate(s.city):
        if owner not in (NOBODY, seat):
            n = sum([colour(s, space, kind) == seat for kind in range(BUILDINGS)])
            if n:
                found.append(n)
    return found


def consulate(s: State, seat: int) -> bool:
    """A building of the own colour in at least 2 cities of others."""
    return len(abroad(s, seat)) >= 2


def culture_power(s: State, seat: int) -> bool:
    """More buildings in cities of others than any other player has in cities not their own."""
    mine = sum(abroad(s, seat))
    return all([mine > sum(abroad(s, other)) for other in others(s, seat)])


def magnificent_culture(s: State, seat: int) -> bool:
    """The only wonder of the round just finished."""
    return s.built_wonders == [seat]


# --- advances: cubes on the player board (COC-7.2.11)


def advanced_culture(s: State, seat: int) -> bool:
    """More advances than every opponent, and at least 6."""
    mine = s.players[seat].advances.bit_count()
    return mine >= 6 and all([mine > s.players[other].advances.bit_count() for other in others(s, seat)])


def has_all(s: State, seat: int, category: int) -> bool:
    """All four advances of a category."""
    return s.players[seat].advances & IN_CATEGORY[category] == IN_CATEGORY[category]


def city_planner(s: State, seat: int) -> bool:
    return has_all(s, seat, CONSTRUCTION)


def education_lead(s: State, seat: int) -> bool:
    return has_all(s, seat, EDUCATION)


def militarized(s: State, seat: int) -> bool:
    return has_all(s, seat, WARFARE)


def culture_focus(s: State, seat: int) -> bool:
    return has_all(s, seat, CULTURE_CATEGORY)


def science_focus(s: State, seat: int) -> bool:
    return has_all(s, seat, SCIENCE)


def trade_focus(s: State, seat: int) -> bool:
    return has_all(s, seat, ECONOMY)


def seafarers(s: State, seat: int) -> bool:
    return has_all(s, seat, SEAFARING)


def government(s: State, seat: int) -> bool:
    """All four advances of one government category."""
    return any([IS_GOVERNMENT[category] and has_all(s, seat, category) for category in range(CATEGORIES)])


def complete_categories(s: State, seat: int) -> int:
    return sum([has_all(s, seat, category) for category in range(CATEGORIES)])


def goal_focused(s: State, seat: int) -> bool:
    """More complete categories than every opponent."""
    mine = complete_categories(s, seat)
    return all([mine > complete_categories(s, other) for other in others(s, seat)])


def diversified_research(s: State, seat: int) -> bool:
    """Advances in 9 categories."""
    return sum([s.players[seat].advances & mask != 0 for mask in IN_CATEGORY]) >= 9


def high_culture(s: State, seat: int) -> bool:
    """All 4 civilization advances, and at least 2 leaders recruited during the game."""
    return s.players[seat].specials.bit_count() == 4 and s.players[seat].recruited_leaders >= 2


# --- goods


def optimized_storage(s: State, seat: int) -> bool:
    """At least 3 food, 3 ore and 3 wood."""
    goods = s.players[seat].goods
    return min(goods[FOOD], goods[ORE], goods[WOOD]) >= 3


def eureka(s: State, seat: int) -> bool:
    return s.players[seat].goods[IDEA] >= 5


def wealth(s: State, seat: int) -> bool:
    return s.players[seat].goods[GOLD] >= 5


def ore_supplies(s: State, seat: int) -> bool:
    return s.players[seat].goods[ORE] >= 5


def wood_supplies(s: State, seat: int) -> bool:
    return s.players[seat].goods[WOOD] >= 5


def food_supplies(s: State, seat: int) -> bool:
    return s.players[seat].goods[FOOD] >= 5


# --- units


def fleet(s: State, seat: int) -> int:
    return ship_count(on_map(s, seat))


def sea_blockade(s: State, seat: int) -> bool:
    """At least 2 ships on port spaces of opponents."""
    ports = {s.port[space] for other in others(s, seat) for space in s.players[other].cities if s.port[space] != NONE}
    return sum([ship_count(s.stacks[seat][space]) for space in ports]) >= 2


def large_fleet(s: State, seat: int) -> bool:
    """4 ships; or at least 2 and more than every opponent."""
    mine = fleet(s, seat)
    return mine >= 4 or (mine >= 2 and all([mine > fleet(s, other) for other in others(s, seat)]))


def large_army(s: State, seat: int) -> bool:
    """At least 4 army units more than every opponent."""
    mine = armies_of(s, seat)
    return all([mine >= armies_of(s, other) + 4 for other in others(s, seat)])


def standing_army(s: State, seat: int) -> bool:
    """Army units in at least 4 own cities."""
    return sum([s.stacks[seat][space] & ARMY != 0 for space in s.players[seat].cities]) >= 4


def military_might(s: State, seat: int) -> bool:
    """At least 12 army units and ships."""
    return armies_of(s, seat) + fleet(s, seat) >= 12


def threat(s: State, seat: int) -> bool:
    """At least 4 army units on spaces adjacent to cities of opponents."""
    beside = {near for other in others(s, seat) for space in s.players[other].cities for near in s.board.near[space]}
    return sum([army_size(s.stacks[seat][space]) for space in beside]) >= 4


def far_from_home(s: State, seat: int, mask: int) -> int:
    """On how many spaces outside of and not adjacent to their cities a player has units of these kinds."""
    home = set(s.players[seat].cities)
    return sum([space not in home and home.isdisjoint(s.board.near[space]) for space in spaces_with(s, seat, mask)])


def outpost(s: State, seat: int) -> bool:
    """Army units on at least 3 spaces away from the own cities."""
    return far_from_home(s, seat, ARMY) >= 3


def migration(s: State, seat: int) -> bool:
    """Settlers on at least 3 spaces away from the own cities."""
    return far_from_home(s, seat, MANY << BITS * SETTLER) >= 3


def horse_power(s: State, seat: int) -> bool:
    return len(spaces_with(s, seat, MANY << BITS * CAVALRY)) >= 3


def ivory_tower(s: State, seat: int) -> bool:
    return len(spaces_with(s, seat, MANY << BITS * ELEPHANT)) >= 3


def versatility(s: State, seat: int) -> bool:
    """At least one unit of every kind on the map."""
    units = on_map(s, seat)
    return all([units & ONE[kind] * MANY for kind in range(UNITS)])


# --- trade routes


def trade_power(s: State, seat: int) -> bool:
    """At least 3 trade routes could be formed now."""
    return count_routes(s, seat) >= 3


def shipping_routes(s: State, seat: int) -> bool:
    """At least 2 trade routes could be formed by ships only."""
    return count_routes(s, seat, ships_only=True) >= 2


PLAIN: Final[tuple[Question, ...]] = (
    large_civilization, happy_population, metropolis, expansionist, colony, scientific_lead, coastal_culture, religious_fervor, fortifications,
    star_gazers, traders, legacy, architecture, consulate, culture_power, advanced_culture, city_planner, education_lead, militarized,
    culture_focus, science_focus, trade_focus, seafarers, government, goal_focused, diversified_research, high_culture, optimized_storage,
    sea_blockade, large_fleet, large_army, threat, outpost, migration, horse_power, ivory_tower, versatility,
)  # fmt: skip
for _question in PLAIN:
    enroll_objective(_question.__name__, Standing(_question))

enroll_objective("eureka", Standing(eureka, IDEA))
enroll_objective("wealth", Standing(wealth, GOLD))
enroll_objective("ore_supplies", Standing(ore_supplies, ORE))
enroll_objective("wood_supplies", Standing(wood_supplies, WOOD))
enroll_objective("food_supplies", Standing(food_supplies, FOOD))
enroll_objective("military_might", Standing(military_might, against="standing_army"))
enroll_objective("standing_army", Standing(standing_army, against="military_might"))
enroll_objective("trade_power", Standing(trade_power, against="shipping_routes"))
enroll_objective("shipping_routes", Standing(shipping_routes, against="trade_power"))
