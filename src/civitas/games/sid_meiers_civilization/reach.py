"""How far events reach: from an own figure or city centre, orthogonal squares, whatever lies between (SMC-4.8, SMC-9.11)."""

from __future__ import annotations

from typing import Final

from .state import FIGURES, State, cities_of
from .tables import EVENT_ROWS, FIRST_PERSON, NONE
from .tiles import BOARDS, distance

EVERYWHERE: Final = NONE  # the reach of a card without a range


def reach_of(params: dict[str, int | None]) -> int:
    """The printed range."""
    printed = params["range"]
    return EVERYWHERE if printed is None else printed


# By level: how far its defection reaches, and whether it kills great people too.
DEFECTION_REACH: Final[dict[int, int]] = {row["level"]: reach_of(row["params"]) for row in EVENT_ROWS if row["effect"] == "kill_figures"}
DEFECTION_OF_PEOPLE: Final[dict[int, bool]] = {row["level"]: row["params"]["great_person"] for row in EVENT_ROWS if row["effect"] == "kill_figures"}


def footholds(s: State, seat: int) -> list[int]:
    """The squares from which a seat reaches out."""
    found = {square for square in s.figures[FIGURES * seat : FIGURES * seat + FIGURES] if square != NONE}
    return sorted(found | {s.cities[city] for city in cities_of(s, seat)})


def within_reach(s: State, seat: int, squares: list[int], reach: int) -> list[int]:
    """Those of these squares that a seat reaches."""
    if reach == EVERYWHERE:
        return squares
    held = footholds(s, seat)
    return [square for square in squares if any([distance(square, foothold) <= reach for foothold in held])]


def figure_squares(s: State) -> list[int]:
    """All squares with figures, in reading order."""
    return sorted({square for square in s.figures if square != NONE})


def person_squares(s: State) -> list[int]:
    """All squares with a great person."""
    return [square for square in BOARDS[len(s.players)].squares if s.marker[square] >= FIRST_PERSON]


def finds_somebody(s: State, seat: int, level: int) -> bool:
    """Whether a defection of this level has a victim; everybody sees that, and one's own figures are figures too."""
    for square in s.figures[FIGURES * seat : FIGURES * seat + FIGURES]:
        if square != NONE:
            return True
    victims = figure_squares(s) + (person_squares(s) if DEFECTION_OF_PEOPLE[level] else [])
    return bool(within_reach(s, seat, victims, DEFECTION_REACH[level]))
