"""What squares give, and which squares a city has (SMC-4, SMC-16, SMC-17, Appendix F)."""

from __future__ import annotations

from .state import FIGURES, FIRST_SCOUT, Player, State
from .tables import (
    ARTS_BASE,
    CAPITAL_ARTS,
    CITIES,
    COLLECTED,
    COMPUTERS,
    END_ON_WATER,
    EQUAL_PRODUCTION,
    GOVERNMENT_ARTS,
    GOVERNMENT_HAND,
    GOVERNMENT_PRODUCTION,
    HAND_TECHS,
    IRRIGATION,
    MARKER_COIN,
    MARKER_CULTURE,
    MARKER_PRODUCTION,
    MARKER_TRADE,
    MILITARY_SCIENCE,
    MOST_CITIES,
    NO_MARKER,
    NONE,
    PORCELAIN_TOWER,
    RUSSIA,
    SCOUTS,
    SPEED_TECHS,
    SPEEDS,
    STACK_TECHS,
    STACKS,
    START_CITIES,
    START_HAND,
    START_SPEED,
    START_STACK,
    TECH_LEVEL,
    TRADE_NEEDED,
    WONDER_ROWS,
)
from .tiles import BOARDS, CELL_COIN, CELL_CULTURE, CELL_PRODUCTION, CELL_RESOURCE, CELL_TRADE, FACEDOWN

# --- one square ----------------------------------------------------------------------------------------------------------------


def production_at(s: State, square: int) -> int:
    """Production icons to be seen there: a marker hides what is below it (SMC-4.6)."""
    marker = s.marker[square]
    return CELL_PRODUCTION[s.ground[square]] if marker == NO_MARKER else MARKER_PRODUCTION[marker]


def trade_at(s: State, square: int) -> int:
    marker = s.marker[square]
    return CELL_TRADE[s.ground[square]] if marker == NO_MARKER else MARKER_TRADE[marker]


def culture_at(s: State, square: int) -> int:
    marker = s.marker[square]
    return CELL_CULTURE[s.ground[square]] if marker == NO_MARKER else MARKER_CULTURE[marker]


def coins_at(s: State, square: int) -> int:
    marker = s.marker[square]
    return CELL_COIN[s.ground[square]] if marker == NO_MARKER else MARKER_COIN[marker]


def resource_at(s: State, square: int) -> int:
    """The resource to be seen there, or NONE."""
    return CELL_RESOURCE[s.ground[square]] if s.marker[square] == NO_MARKER else NONE


# --- figures -------------------------------------------------------------------------------------------------------------------


def armies_at(s: State, seat: int, square: int) -> int:
    return s.present[square] >> 8 * seat & 15


def scouts_at(s: State, seat: int, square: int) -> int:
    return s.present[square] >> (8 * seat + 4) & 15


def figures_at(s: State, seat: int, square: int) -> int:
    """How many figures of this seat stand there."""
    here = s.present[square] >> 8 * seat
    return (here & 15) + (here >> 4 & 15)


def enemies_at(s: State, seat: int, square: int) -> bool:
    """Whether figures of anybody else stand there (SMC-17.1)."""
    return s.present[square] & ~(255 << 8 * seat) != 0


def enemy_at(s: State, seat: int, square: int) -> int:
    """Whose figures stand there, if not one's own (*seat* NONE: anybody's); NONE."""
    here = s.present[square] if seat == NONE else s.present[square] & ~(255 << 8 * seat)
    if not here:
        return NONE
    other = 0
    while not here & 255:
        here >>= 8
        other += 1
    return other


# --- the squares of a city -------------------------------------------------------------------------------------------------------


def outskirts(s: State, city: int) -> list[int]:
    """The eight squares around a city's centre."""
    return BOARDS[len(s.players)].around[s.cities[city]]


def icons_around(s: State, square: int) -> dict[str, int]:
    """Production and trade of the known squares around a place where a city might stand."""
    near = [other for other in BOARDS[len(s.players)].around[square] if s.ground[other] != FACEDOWN]
    return {"production": sum([production_at(s, other) for other in near]), "trade": sum([trade_at(s, other) for other in near])}


def squares_of(s: State, city: int) -> list[int]:
    """The squares that serve a city now: its outskirts without blockaded ones (SMC-17.1), and those its scouts gather (SMC-16.1)."""
    seat = city // CITIES
    foes = ~(255 << 8 * seat)
    present = s.present
    found = [square for square in BOARDS[len(s.players)].around[s.cities[city]] if not present[square] & foes]
    for number in range(SCOUTS * seat, SCOUTS * seat + SCOUTS):
        target = s.sent[number]
        if target != NONE:
            square = s.figures[FIGURES * seat + FIRST_SCOUT + number % SCOUTS]
            if target == city:
                if square not in found:
                    found.append(square)
            elif square in found:  # SMC-16.4: it counts there instead of here
                found.remove(square)
    return found


def city_trade(s: State, city: int) -> int:
    """Trade icons of a city."""
    return sum([trade_at(s, square) for square in squares_of(s, city)])


def city_culture(s: State, city: int) -> int:
    """Culture icons of a city."""
    return sum([culture_at(s, square) for square in squares_of(s, city)])


def city_resources(s: State, city: int) -> int:
    """Resources to be harvested there, as a mask (SMC-8.14.1)."""
    found = 0
    for square in squares_of(s, city):
        resource = resource_at(s, square)
        if resource != NONE:
            found |= 1 << resource
    return found


def outskirts_production(s: State, city: int) -> int:
    """Production icons of a city (SMC-8.2.1); under the option set's Communism those of the best one (SMC-19.5)."""
    p = s.players[city // CITIES]
    if EQUAL_PRODUCTION[s.rules.government_set][p.government]:
        own = [other for other in range(CITIES * p.seat, CITIES * p.seat + CITIES) if s.cities[other] != NONE]
        return max([icons_of_production(s, other) for other in own])
    return icons_of_production(s, city)


def icons_of_production(s: State, city: int) -> int:
    return sum([production_at(s, square) for square in squares_of(s, city)])


def city_production(s: State, city: int) -> int:
    """What a city can produce without rushing (Appendix F): icons, per-city bonuses, one-turn bonuses (SMC-8.2.1)."""
    p = s.players[city // CITIES]
    found = outskirts_production(s, city) + GOVERNMENT_PRODUCTION[s.rules.government_set][p.government] + s.bonus[city]
    if p.techs & MILITARY_SCIENCE:
        found += p.coins // 3
    return found


def city_arts(s: State, city: int) -> int:
    """SMC-8.11.1: what devoting a city to the arts gives."""
    p = s.players[city // CITIES]
    which = s.rules.government_set
    found = ARTS_BASE + city_culture(s, city) + GOVERNMENT_ARTS[which][p.government]
    if city % CITIES == 0:
        found += CAPITAL_ARTS[which][p.government]
    return max(0, found)


def trade_income(s: State, seat: int) -> int:
    """SMC-7.1, 19.10: what a seat collects, never below 0."""
    icons = 0
    for city in range(CITIES * seat, CITIES * seat + CITIES):
        if s.cities[city] != NONE:
            icons += city_trade(s, city)
    return max(0, icons + COLLECTED[s.rules.government_set][s.players[seat].government])


# --- values of a player (Appendix F) ---------------------------------------------------------------------------------------------


def travel_speed(p: Player) -> int:
    """SMC-11.2: of the highest tech known."""
    if not p.techs & SPEED_TECHS:
        return START_SPEED
    for mask, speed in SPEEDS:
        if not mask or p.techs & mask:
            return speed
    return 0


def stacking_limit(p: Player) -> int:
    """SMC-11.4: of the highest tech known; Russia one more."""
    if not p.techs & STACK_TECHS:
        return START_STACK + (p.civ == RUSSIA)
    for mask, limit in STACKS:
        if not mask or p.techs & mask:
            return limit + (p.civ == RUSSIA)
    return 0


def may_end_on_water(p: Player) -> bool:
    return p.techs & END_ON_WATER != 0


def city_maximum(p: Player) -> int:
    """SMC-6.7.1."""
    return MOST_CITIES if p.techs & IRRIGATION else START_CITIES


def culture_hand_size(s: State, seat: int) -> int:
    """SMC-9.2."""
    p = s.players[seat]
    found = START_HAND + (p.techs & HAND_TECHS).bit_count() + GOVERNMENT_HAND[s.rules.government_set][p.government]
    return found + p.coins // 5 if p.techs & COMPUTERS else found


def owns_wonder(s: State, seat: int, wonder: int) -> bool:
    """Whether its marker is in this seat's outskirts."""
    square = s.wonders[wonder]
    return square != NONE and s.realm[square] // CITIES == seat


def works(s: State, seat: int, wonder: int) -> bool:
    """Whether this seat has the wonder's ability now: on the map, not obsolete, not blockaded (SMC-8.9.5, 17.1, 18.1)."""
    square = s.wonders[wonder]
    return square != NONE and s.realm[square] // CITIES == seat and not s.obsolete >> wonder & 1 and not enemies_at(s, seat, square)


CHEAPER: int = WONDER_ROWS[PORCELAIN_TOWER]["params"]["trade_threshold"]


def trade_needed(s: State, seat: int, tech: int) -> int:
    """SMC-14.1, 21.5: the trade that researching a tech asks for."""
    return trade_for_level(s, seat, TECH_LEVEL[tech])


def trade_for_level(s: State, seat: int, level: int) -> int:
    """The same by the level of the tech."""
    return TRADE_NEEDED[level] + (CHEAPER if works(s, seat, PORCELAIN_TOWER) else 0)
