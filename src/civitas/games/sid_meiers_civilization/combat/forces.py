"""Battle hands and combat bonuses (SMC-13.2, SMC-13.3)."""

from __future__ import annotations

from civitas.games.sid_meiers_civilization.state import State, is_capital, owner_of
from civitas.games.sid_meiers_civilization.tables import (
    AIRCRAFT,
    CAPITAL_BONUS,
    CITIES,
    CITY_BONUS,
    COMPUTERS,
    GOVERNMENT_BATTLE_HAND,
    GOVERNMENT_COMBAT,
    HAND_IN_CITY,
    HAND_PER_ARMY,
    MARKER_COMBAT,
    NONE,
    START_BATTLE_HAND,
    UNIT_STRENGTHS,
    UNIT_TYPE,
    WALLS_BONUS,
)
from civitas.games.sid_meiers_civilization.tiles import BOARDS
from civitas.games.sid_meiers_civilization.yields import armies_at, enemies_at


def strength_of(unit: int, rank: int) -> int:
    """SMC-13.2.1: a card's strength on the side of that rank; aircraft have one side."""
    return UNIT_STRENGTHS[unit][0] if UNIT_TYPE[unit] == AIRCRAFT else UNIT_STRENGTHS[unit][rank - 1]


def hand_size(s: State, seat: int, square: int, city: int) -> int:
    """SMC-13.2: how many units a side draws; *city*: the city that is attacked, or NONE."""
    size = hand_of_one_army(s, seat) + HAND_PER_ARMY * max(0, armies_at(s, seat, square) - 1)
    return size + HAND_IN_CITY if city != NONE and owner_of(city) == seat else size


def hand_of_one_army(s: State, seat: int) -> int:
    """The same for one army alone, wherever it fights."""
    p = s.players[seat]
    size = START_BATTLE_HAND + GOVERNMENT_BATTLE_HAND[s.rules.government_set][p.government]
    return size + p.coins // 5 if p.techs & COMPUTERS else size


def combat_bonus(s: State, seat: int, city: int) -> int:
    """SMC-13.3: buildings and generals of a seat that are not blockaded, its government, and the city that it defends."""
    bonus = GOVERNMENT_COMBAT[s.rules.government_set][s.players[seat].government]
    for own in range(CITIES * seat, CITIES * seat + CITIES):
        if s.cities[own] != NONE:
            for square in BOARDS[len(s.players)].around[s.cities[own]]:
                if s.marker[square] and not enemies_at(s, seat, square):
                    bonus += MARKER_COMBAT[s.marker[square]]
    if city != NONE and owner_of(city) == seat:
        bonus += CAPITAL_BONUS if is_capital(city) else CITY_BONUS
        if s.walls >> city & 1:
            bonus += WALLS_BONUS
    return bonus
