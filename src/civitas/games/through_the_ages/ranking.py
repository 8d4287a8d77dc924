"""Who is strongest, weakest, has most or fewest: comparisons and their ties (TTA-8.3)."""

from __future__ import annotations

from .ratings import cultures, ranking, strengths
from .state import State, clockwise


def by_strength(s: State, current: int) -> list[int]:
    """The players from the strongest to the weakest."""
    return ranking(s, strengths(s), current)


def by_culture(s: State, current: int) -> list[int]:
    """The players from the most culture points to the fewest."""
    return ranking(s, cultures(s), current)


def strongest(s: State, current: int) -> int:
    return by_strength(s, current)[0]


def weakest(s: State, current: int) -> int:
    return by_strength(s, current)[-1]


def pair(s: State) -> int:
    """TTA-8.4: with exactly two players in the game, "the two strongest" is only one."""
    return 1 if s.in_game == 2 else 2


def two_strongest(s: State, current: int) -> list[int]:
    return by_strength(s, current)[: pair(s)]


def two_weakest(s: State, current: int) -> list[int]:
    return by_strength(s, current)[-pair(s) :]


def with_most(s: State, current: int, values: list[int]) -> list[int]:
    """All who have the most, clockwise from the current player (TTA-8.5)."""
    seats = clockwise(s, current)
    most = max([values[seat] for seat in seats])
    return [seat for seat in seats if values[seat] == most]
