"""Production: what a city may make, where it goes and what it costs (SMC-8.2 to SMC-8.10).

An item is an option: ``("army", square)``, ``("scout", square)``, ``("unit", type)``, ``("build", marker, square)`` for
buildings, walls (on the centre) and wonders.  Whether an item is legal may depend on the first one of a split
production (SMC-8.2.3), so everything here takes *first*, which is ``NO_ITEM`` for a single one.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .board import armies_of, is_building, is_wonder, scouts_of
from .buildings import NONE_LEFT, ONE_STAR, WALLED, WRONG_TERRAIN, terrain_fits, unlocked_buildings, why_locked, why_no_walls
from .civilizations import rush_production
from .state import Player, State, owner_of
from .tables import (
    ARMY_COST,
    BASIC,
    BUILDING_COST,
    BUILDING_STAR,
    FIRST_PERSON,
    FIRST_WONDER,
    NO_MARKER,
    NONE,
    RUSH_TRADE,
    SCOUT_COST,
    TYPES,
    WALLS,
    WALLS_COST,
)
from .tiles import IS_WATER, SQUARES
from .units import unit_cost, why_not_unit
from .wonders import wonder_cost
from .yields import enemies_at, figures_at, may_end_on_water, outskirts, stacking_limit

ARMY: Final[list[Option]] = [("army", square) for square in range(SQUARES)]
SCOUT: Final[list[Option]] = [("scout", square) for square in range(SQUARES)]
UNIT: Final[list[Option]] = [("unit", type) for type in range(TYPES)]
BUILD: Final[list[list[Option]]] = [[("build", marker, square) for square in range(SQUARES)] for marker in range(WALLS + 1)]
NO_ITEM: Final[Option] = ("none",)

NO_SUCH_ITEM: Final = Refusal("SMC-8.2.2", "there-is-no-such-item")
NOT_IN_OUTSKIRTS: Final = Refusal("SMC-8.1.6", "only-in-the-citys-own-outskirts")
NO_FIGURE_LEFT: Final = Refusal("SMC-8.4.1", "no-such-figure-in-the-supply")
NOT_ON_WATER: Final = Refusal("SMC-8.4.2", "figures-may-not-stop-on-water")
TOO_MANY_FIGURES: Final = Refusal("SMC-11.4", "above-the-stacking-limit")
ENEMIES_THERE: Final = Refusal("SMC-8.4.3", "enemy-figures-stand-there")
BLOCKADED: Final = Refusal("SMC-17.2", "the-square-is-blockaded")
NOT_IN_MARKET: Final = Refusal("SMC-8.9.1", "the-wonder-is-not-in-the-market")
NO_WONDER_ON_WATER: Final = Refusal("SMC-8.9.3", "no-wonder-on-water")
ONE_WONDER: Final = Refusal("SMC-8.9.3", "one-wonder-a-city")
WALLS_ON_CENTRE: Final = Refusal("SMC-8.8.1", "walls-stand-on-the-city-centre")


# --- what an item costs --------------------------------------------------------------------------------------------------------


def cost_of(p: Player, item: Option) -> int:
    """SMC-8.4 to 8.9: the production that an item needs."""
    match item[0]:
        case "army":
            return ARMY_COST
        case "scout":
            return SCOUT_COST
        case "unit":
            return unit_cost(p, item[1])
        case "build":
            return marker_cost(p, item[1])
    return 0


def marker_cost(p: Player, marker: int) -> int:
    """A building, walls or a wonder."""
    if marker == WALLS:
        return WALLS_COST
    return wonder_cost(p.techs, marker - FIRST_WONDER) if marker >= FIRST_WONDER else BUILDING_COST[marker]


def rush_for(p: Player, missing: int) -> int:
    """SMC-8.3.1: the least trade that makes up for missing production."""
    return 0 if missing <= 0 else RUSH_TRADE * -(-missing // rush_production(p))


def budget(p: Player, production: int) -> int:
    """The most that a city can make with all the trade of its owner."""
    return production + p.trade // RUSH_TRADE * rush_production(p)


# --- what is legal where -------------------------------------------------------------------------------------------------------


def why_not_item(s: State, city: int, item: Option, first: Option) -> Refusal | None:
    """Why a city may not make an item there, whatever it costs; *first*: the item that the same action makes before it."""
    seat = owner_of(city)
    match item:
        case ("army", int(square)):
            return why_not_figure(s, city, square, first, True)
        case ("scout", int(square)):
            return why_not_figure(s, city, square, first, False)
        case ("unit", int(type)):
            return why_not_unit(s, seat, type, int(first == item))
        case ("build", int(marker), int(square)):
            return why_not_build(s, city, marker, square, first)
    return NO_SUCH_ITEM


def why_not_figure(s: State, city: int, square: int, first: Option, army: bool) -> Refusal | None:
    """SMC-8.4: a figure in the supply and an outskirts square where it may stand; an army may attack who stands there."""
    if not has_figure(s, owner_of(city), first, army):
        return NO_FIGURE_LEFT
    return why_not_stand(s, city, square, first, army)


def has_figure(s: State, seat: int, first: Option, army: bool) -> bool:
    """Whether such a figure is in the supply, besides that of the first item (SMC-8.4.1)."""
    left = -1 if first[0] == ("army" if army else "scout") else 0
    for figure in armies_of(s, seat) if army else scouts_of(seat):
        left += s.figures[figure] == NONE
    return left > 0


def why_not_stand(s: State, city: int, square: int, first: Option, army: bool) -> Refusal | None:
    """Why a new figure may not stand there (SMC-8.4.2, SMC-8.4.3)."""
    seat = owner_of(city)
    p = s.players[seat]
    if square not in outskirts(s, city):
        return NOT_IN_OUTSKIRTS
    if IS_WATER[s.ground[square]] and not may_end_on_water(p):
        return NOT_ON_WATER
    joined = first[0] in ("army", "scout") and first[1] == square
    if figures_at(s, seat, square) + joined >= stacking_limit(p):
        return TOO_MANY_FIGURES
    return ENEMIES_THERE if not army and enemies_at(s, seat, square) else None


def why_not_build(s: State, city: int, marker: int, square: int, first: Option) -> Refusal | None:
    """SMC-8.6 to 8.10: a building, walls or a wonder on a square of the city; an own marker there makes room."""
    if not NO_MARKER < marker <= WALLS or FIRST_PERSON <= marker < WALLS:
        return NO_SUCH_ITEM
    seat = owner_of(city)
    if marker == WALLS:
        return why_not_walls(s, city, square, first)
    if marker < FIRST_WONDER:
        why = why_locked(s.players[seat], marker)
    else:
        why = None if marker - FIRST_WONDER in s.market else NOT_IN_MARKET
    if why is not None:
        return why
    if square not in outskirts(s, city):
        return NOT_IN_OUTSKIRTS
    if enemies_at(s, seat, square):
        return BLOCKADED
    return why_no_building(s, city, marker, square, first) if marker < FIRST_WONDER else why_no_wonder(s, city, square, first)


def why_not_walls(s: State, city: int, square: int, first: Option) -> Refusal | None:
    """SMC-8.8.1."""
    if s.cities[city] != square:
        return WALLS_ON_CENTRE
    return WALLED if first[0] == "build" and first[1] == WALLS else why_no_walls(s, city)


def why_no_building(s: State, city: int, building: int, square: int, first: Option) -> Refusal | None:
    """A marker in the market (SMC-8.6.8), the right terrain (SMC-8.6.2), one star building a city (SMC-8.7.1)."""
    basic = BASIC[building]
    left = s.buildings[basic]
    if first[0] == "build" and first[1] < FIRST_WONDER:
        left -= BASIC[first[1]] == basic
    if first[0] == "build" and first[1] != WALLS:
        left += is_building(s.marker[first[2]]) and BASIC[s.marker[first[2]]] == basic  # what the first item replaces
    there = marker_after(s, square, first)
    left += is_building(there) and BASIC[there] == basic  # SMC-8.10.1: first the old one is removed
    if left <= 0:
        return NONE_LEFT
    if not terrain_fits(s, building, square):
        return WRONG_TERRAIN
    if BUILDING_STAR[building]:
        for other in outskirts(s, city):
            marker = marker_after(s, other, first)
            if other != square and is_building(marker) and BUILDING_STAR[marker]:
                return ONE_STAR
    return None


def why_no_wonder(s: State, city: int, square: int, first: Option) -> Refusal | None:
    """SMC-8.9.3: any terrain but water, one wonder a city."""
    if IS_WATER[s.ground[square]]:
        return NO_WONDER_ON_WATER
    if first[0] == "build" and is_wonder(first[1]):  # SMC-T.engineering_split
        return ONE_WONDER
    for other in outskirts(s, city):
        if other != square and is_wonder(marker_after(s, other, first)):
            return ONE_WONDER
    return None


def marker_after(s: State, square: int, first: Option) -> int:
    """The marker on a square once the first item of a split production is made."""
    made: int = first[1] if first[0] == "build" and first[2] == square and first[1] != WALLS else s.marker[square]
    return made


# --- what there is to make -----------------------------------------------------------------------------------------------------


def items_for(s: State, city: int, most: int, first: Option) -> list[Option]:
    """All items of cost *most* at most that a city may make."""
    p = s.players[owner_of(city)]
    squares = outskirts(s, city)
    found: list[Option] = []
    if most >= ARMY_COST and has_figure(s, p.seat, first, True):
        found += [ARMY[square] for square in squares if why_not_stand(s, city, square, first, True) is None]
    if most >= SCOUT_COST and has_figure(s, p.seat, first, False):
        found += [SCOUT[square] for square in squares if why_not_stand(s, city, square, first, False) is None]
    found += [UNIT[type] for type in range(TYPES) if unit_cost(p, type) <= most and why_not_unit(s, p.seat, type, int(first == UNIT[type])) is None]
    found += buildings_for(s, city, most, first)
    for wonder in s.market:
        if wonder != NONE and wonder_cost(p.techs, wonder) <= most:
            marker = FIRST_WONDER + wonder
            found += [BUILD[marker][square] for square in squares if why_not_build(s, city, marker, square, first) is None]
    return found


def buildings_for(s: State, city: int, most: int, first: Option) -> list[Option]:
    """All buildings and walls of cost *most* at most."""
    p = s.players[owner_of(city)]
    found: list[Option] = []
    squares = outskirts(s, city)
    for building in unlocked_buildings(p):
        if BUILDING_COST[building] <= most:
            ground = [square for square in squares if terrain_fits(s, building, square)]  # most squares fall away by their terrain
            found += [BUILD[building][square] for square in ground if why_not_build(s, city, building, square, first) is None]
    if most >= WALLS_COST and why_not_walls(s, city, s.cities[city], first) is None:
        found.append(BUILD[WALLS][s.cities[city]])
    return found


def can_make_something(s: State, city: int, most: int) -> bool:
    """Whether there is any item of cost *most* at most: units are looked at first, because they nearly always are there."""
    p = s.players[owner_of(city)]
    for type in range(TYPES):
        if unit_cost(p, type) <= most and why_not_unit(s, p.seat, type, 0) is None:
            return True
    return bool(items_for(s, city, most, NO_ITEM))
