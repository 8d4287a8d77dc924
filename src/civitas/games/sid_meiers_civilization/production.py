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
    left = -1 if first is not NO_ITEM and first[0] == ("army" if army else "scout") else 0
    for figure in armies_of(s, seat) if army else scouts_of(seat):
        left += s.figures[figure] == NONE
    return left > 0


def why_not_stand(s: State, city: int, square: int, first: Option, army: bool) -> Refusal | None:
    """Why a new figure may not stand there (SMC-8.4.2, SMC-8.4.3)."""
    return why_no_room(s, owner_of(city), square, first, army) if square in outskirts(s, city) else NOT_IN_OUTSKIRTS


def why_no_room(s: State, seat: int, square: int, first: Option, army: bool) -> Refusal | None:
    """The same of a square in the outskirts."""
    p = s.players[seat]
    if IS_WATER[s.ground[square]] and not may_end_on_water(p):
        return NOT_ON_WATER
    joined = first is not NO_ITEM and first[0] in ("army", "scout") and first[1] == square
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
    if marker >= FIRST_WONDER:
        return why_no_wonder(s, city, square, first)
    return why_no_building(s, marker, square, first, star_square(s, city, first))


def why_not_walls(s: State, city: int, square: int, first: Option) -> Refusal | None:
    """SMC-8.8.1."""
    if s.cities[city] != square:
        return WALLS_ON_CENTRE
    return WALLED if first[0] == "build" and first[1] == WALLS else why_no_walls(s, city)


def why_no_building(s: State, building: int, square: int, first: Option, star: int) -> Refusal | None:
    """The right terrain (SMC-8.6.2), a marker in the market (SMC-8.6.8), one star building a city (SMC-8.7.1): *star* is its square."""
    if not terrain_fits(s, building, square):
        return WRONG_TERRAIN
    if not markers_left(s, BASIC[building], square, first):
        return NONE_LEFT
    return ONE_STAR if BUILDING_STAR[building] and star not in (NONE, square) else None


def markers_left(s: State, basic: int, square: int, first: Option) -> bool:
    """Whether a building of this kind is in the market once the marker on its square was removed (SMC-8.10.1)."""
    left = s.buildings[basic]
    if left > 1:  # whatever the first item takes
        return True
    if first is not NO_ITEM and first[0] == "build" and first[1] != WALLS:
        left += is_kind(s.marker[first[2]], basic) - is_kind(first[1], basic)  # what the first item replaces, and itself
    return left + is_kind(marker_after(s, square, first), basic) > 0


def is_kind(marker: int, basic: int) -> bool:
    """Whether a marker is a building of this kind, in either form."""
    return is_building(marker) and BASIC[marker] == basic


def star_square(s: State, city: int, first: Option) -> int:
    """Where the star building of a city stands, or NONE."""
    for square in outskirts(s, city):
        marker = marker_after(s, square, first)
        if is_building(marker) and BUILDING_STAR[marker]:
            return square
    return NONE


def why_no_wonder(s: State, city: int, square: int, first: Option) -> Refusal | None:
    """SMC-8.9.3: any terrain but water, one wonder a city."""
    if IS_WATER[s.ground[square]]:
        return NO_WONDER_ON_WATER
    if first is not NO_ITEM and first[0] == "build" and is_wonder(first[1]):  # SMC-T.engineering_split
        return ONE_WONDER
    for other in outskirts(s, city):
        if other != square and is_wonder(marker_after(s, other, first)):
            return ONE_WONDER
    return None


def marker_after(s: State, square: int, first: Option) -> int:
    """The marker on a square once the first item of a split production is made."""
    if first is not NO_ITEM and first[0] == "build" and first[2] == square and first[1] != WALLS:
        made: int = first[1]
        return made
    return s.marker[square]


# --- what there is to make -----------------------------------------------------------------------------------------------------


def items_for(s: State, city: int, most: int, first: Option) -> list[Option]:
    """All items of cost *most* at most that a city may make."""
    p = s.players[owner_of(city)]
    squares = outskirts(s, city)
    found: list[Option] = []
    if most >= ARMY_COST and has_figure(s, p.seat, first, True):
        found += [ARMY[square] for square in squares if why_no_room(s, p.seat, square, first, True) is None]
    if most >= SCOUT_COST and has_figure(s, p.seat, first, False):
        found += [SCOUT[square] for square in squares if why_no_room(s, p.seat, square, first, False) is None]
    for type in range(TYPES):
        if unit_cost(p, type) <= most:
            taken = int(first is not NO_ITEM and first == UNIT[type])
            if why_not_unit(s, p.seat, type, taken) is None:
                found.append(UNIT[type])
    found += buildings_for(s, city, most, first)
    for wonder in s.market:
        if wonder != NONE and wonder_cost(p.techs, wonder) <= most:
            sites = BUILD[FIRST_WONDER + wonder]
            found += [sites[square] for square in squares if not enemies_at(s, p.seat, square) and why_no_wonder(s, city, square, first) is None]
    return found


def buildings_for(s: State, city: int, most: int, first: Option) -> list[Option]:
    """All buildings and walls of cost *most* at most."""
    p = s.players[owner_of(city)]
    found: list[Option] = []
    unlocked = [building for building in unlocked_buildings(p) if BUILDING_COST[building] <= most]
    if unlocked:
        squares = [square for square in outskirts(s, city) if not enemies_at(s, p.seat, square)]
        star = star_square(s, city, first)
        for building in unlocked:
            sites = BUILD[building]
            found += [sites[square] for square in squares if why_no_building(s, building, square, first, star) is None]
    if most >= WALLS_COST and why_not_walls(s, city, s.cities[city], first) is None:
        found.append(BUILD[WALLS][s.cities[city]])
    return found


def can_build_something(s: State, city: int) -> bool:
    """Whether there is any building that a city may build, whatever it costs."""
    if why_no_walls(s, city) is None:
        return True
    p = s.players[owner_of(city)]
    squares, star = outskirts(s, city), star_square(s, city, NO_ITEM)
    for building in unlocked_buildings(p):
        for square in squares:
            if not enemies_at(s, p.seat, square) and why_no_building(s, building, square, NO_ITEM, star) is None:
                return True
    return False


def can_make_something(s: State, city: int, most: int) -> bool:
    """Whether there is any item of cost *most* at most: units and armies are looked at first, because they nearly always are there."""
    if most < ARMY_COST:  # nothing costs less
        return False
    p = s.players[owner_of(city)]
    for type in range(TYPES):
        if unit_cost(p, type) <= most and why_not_unit(s, p.seat, type, 0) is None:
            return True
    if has_figure(s, p.seat, NO_ITEM, True):
        for square in outskirts(s, city):
            if why_no_room(s, p.seat, square, NO_ITEM, True) is None:
                return True
    return bool(items_for(s, city, most, NO_ITEM))
