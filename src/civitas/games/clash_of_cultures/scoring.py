"""Victory points, in halves, row by row (COC-10)."""

from __future__ import annotations

from typing import Final

from .cities import own_buildings
from .effects import POINTS, answering
from .state import Player, State
from .tables import BUILDINGS, GREAT_PYRAMID, NOBODY, WONDER_POINTS, WONDERS

CITY_PIECES: Final = 0  # the rows, in the order of the tie-break (COC-10.3)
ADVANCES_ROW: Final = 1
OBJECTIVES_ROW: Final = 2
WONDERS_ROW: Final = 3
EVENTS_ROW: Final = 4
LEADERS_ROW: Final = 5
ROWS: Final = 6
OBJECTIVE_HALVES: Final = 4
LEADER_HALVES: Final = 4
BURIED_HALVES: Final = 4  # COC-EVT-29: two points a piece


def count_rows(s: State, seat: int) -> list[int]:
    """The half points of a seat, by row."""
    p = s.players[seat]
    rows = [0] * ROWS
    rows[CITY_PIECES] = 2 * (len(p.cities) + sum(own_buildings(s, seat)))
    rows[ADVANCES_ROW] = p.advances.bit_count() + p.specials.bit_count()
    rows[OBJECTIVES_ROW] = OBJECTIVE_HALVES * len(p.completed) + len(p.captives) + 2 * p.runes + 2 * p.explored.bit_count()
    rows[WONDERS_ROW] = sum([2 * wonder_points(s, wonder, seat) for wonder in range(WONDERS) if s.builder[wonder] != NOBODY])
    rows[EVENTS_ROW] = p.event_halves + BURIED_HALVES * sum(p.buried[: 1 + BUILDINGS]) + 2 * p.anarchy
    rows[LEADERS_ROW] = LEADER_HALVES * p.trophies
    for effect in answering(p, POINTS):
        for row, halves in effect.points(s, p):
            rows[row] += halves
    return rows


def wonder_points(s: State, wonder: int, seat: int) -> int:
    """COC-9.4: four points, shared by builder and owner; the Great Pyramid is all its builder's."""
    builder, owner = s.builder[wonder], wonder_owner(s, wonder)
    if builder == NOBODY or (s.wonder_at[wonder] < 0 and wonder not in s.buried_wonders):
        return 0
    if wonder == GREAT_PYRAMID:
        return WONDER_POINTS[wonder] if builder == seat else 0
    half = WONDER_POINTS[wonder] // 2
    return half * (builder == seat) + half * (owner == seat)


def wonder_owner(s: State, wonder: int) -> int:
    """The seat that has a wonder, or had it when it was buried; NOBODY: barbarians."""
    space = s.wonder_at[wonder]
    if space >= 0:
        return s.city[space] if s.city[space] < len(s.players) else NOBODY
    return s.buried_owner[s.buried_wonders.index(wonder)] if wonder in s.buried_wonders else NOBODY


def score(s: State, seat: int) -> int:
    """All half points of a seat."""
    return sum(count_rows(s, seat))


def standing(s: State) -> list[tuple[int, ...]]:
    """COC-10.3: most points; then the builder of the Great Pyramid, then row by row; still level: shared."""
    keys = [rank_key(s, p) for p in s.players]
    return [tuple([seat for seat, other in enumerate(keys) if other == key]) for key in sorted(set(keys), reverse=True)]


def rank_key(s: State, p: Player) -> tuple[int, ...]:
    rows = count_rows(s, p.seat)
    pyramid = s.builder[GREAT_PYRAMID] == p.seat and wonder_points(s, GREAT_PYRAMID, p.seat) > 0
    return (sum(rows), int(pyramid), *rows)
