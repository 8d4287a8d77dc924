"""Disasters: squares change their terrain, buildings are destroyed (SMC-9.7.5, SMC-9.7.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.games.sid_meiers_civilization import coins
from civitas.games.sid_meiers_civilization.board import is_centre
from civitas.games.sid_meiers_civilization.buildings import building_squares, destroy_building
from civitas.games.sid_meiers_civilization.deeds import DESTROY, ENOUGH, NO_TARGET, NOTHING
from civitas.games.sid_meiers_civilization.reach import reach_of, within_reach
from civitas.games.sid_meiers_civilization.state import State, owner_of, with_item
from civitas.games.sid_meiers_civilization.tables import DISASTER_MARKERS, NO_MARKER, NONE, TERRAIN
from civitas.games.sid_meiers_civilization.tiles import (
    BOARDS,
    CELL_COIN,
    CELL_CULTURE,
    CELL_RESOURCE,
    CELL_TERRAIN,
    DISASTER_CELL,
    DISASTER_DESERT,
    FACEDOWN,
    SQUARES,
)
from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .event import Event, enroll

CANNOT_CHANGE: Final = Refusal("SMC-9.7.5", "that-square-cannot-change")
NO_BUILDING: Final = Refusal("SMC-9.7.7", "no-building-there")
OUT_OF_RANGE: Final = Refusal("SMC-9.11", "that-is-out-of-range")
YOUR_OWN: Final = Refusal("SMC-E.disaster", "only-buildings-of-others")
CHANGE_TERRAIN: Final[list[Option]] = [("change-terrain", square) for square in range(SQUARES)]


# --- terrain -----------------------------------------------------------------------------------------------------------------------


def is_bare(s: State, square: int) -> bool:
    """SMC-9.7.5: revealed, without building, wonder, great person, city centre, hut or village; figures do not matter."""
    return s.ground[square] != FACEDOWN and s.marker[square] == NO_MARKER and not s.token[square] and not is_centre(s, square)


def shows_only(cell: int, terrain: int) -> bool:
    """Whether a square is of that terrain and shows nothing else: a disaster marker would change nothing (SMC-9.9)."""
    return CELL_TERRAIN[cell] == terrain and CELL_RESOURCE[cell] == NONE and not CELL_CULTURE[cell] and not CELL_COIN[cell]


def markers_used(s: State) -> int:
    """Disaster markers on the map."""
    return len([cell for cell in s.ground if cell >= DISASTER_DESERT])


class ChangeTerrain(Event):
    """A bare square becomes another terrain for the rest of the game; the marker hides all printed icons (SMC-4.6)."""

    question: ClassVar[str] = "change-terrain"

    def __init__(self, id: str) -> None:
        Event.__init__(self, id)
        self.becomes: int = TERRAIN[self.params["to"]]
        spared = self.params.get("from_not", [])
        self.changes: list[int] = [TERRAIN[each] for each in self.params.get("from", TERRAIN) if each not in spared]

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        if chosen:
            return NOTHING
        spare = markers_used(s) < DISASTER_MARKERS
        return [CHANGE_TERRAIN[square] for square in BOARDS[len(s.players)].squares if self.may_change(s, square, spare)]

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        return CANNOT_CHANGE

    def may_change(self, s: State, square: int, spare: bool) -> bool:
        """Whether that square would become something else; *spare*: a disaster marker is left (SMC-25.1)."""
        cell = s.ground[square]
        if cell == FACEDOWN or CELL_TERRAIN[cell] not in self.changes or not is_bare(s, square):
            return False
        return spare and not shows_only(cell, self.becomes)

    def can_do_something(self, s: State, seat: int) -> bool:
        spare = markers_used(s) < DISASTER_MARKERS
        for square in BOARDS[len(s.players)].squares:
            if self.may_change(s, square, spare):
                return True
        return False

    def targets(self, s: State, seat: int, chosen: list[Option]) -> int:
        """SMC-9.8: the player in whose outskirts the square lies, else nobody."""
        cities = [s.realm[option[1]] for option in chosen]
        return sum({1 << owner_of(city) for city in cities if city != NONE})

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        square = chosen[0][1]
        s.ground = with_item(s.ground, square, DISASTER_CELL[self.becomes])
        s.tell("terrain-changes", square=square, terrain=self.becomes)
        coins.recount_all(s)
        return None


# --- buildings ---------------------------------------------------------------------------------------------------------------------


class DestroyBuilding(Event):
    """A building within range, anybody's (SMC-9.7.7)."""

    question: ClassVar[str] = "destroy"

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        return NOTHING if chosen else [DESTROY[square] for square in self.squares(s, seat)]

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        if option[0] != "destroy" or option[1] not in building_squares(s):
            return NO_BUILDING
        return OUT_OF_RANGE

    def squares(self, s: State, seat: int) -> list[int]:
        return within_reach(s, seat, building_squares(s), reach_of(self.params))

    def targets(self, s: State, seat: int, chosen: list[Option]) -> int:
        return sum({1 << owner_of(s.realm[option[1]]) for option in chosen if option[0] == "destroy"})

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        for option in chosen:
            if option != ENOUGH:
                destroy_building(s, option[1])
        return None


class DestroyTwo(DestroyBuilding):
    """Disaster: one or two buildings of other players, wherever they stand (SMC-9.9: never zero)."""

    several: ClassVar[bool] = True

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        if option[0] != "destroy" or option[1] not in building_squares(s):
            return NO_BUILDING
        return YOUR_OWN if owner_of(s.realm[option[1]]) == seat else NO_TARGET

    def squares(self, s: State, seat: int) -> list[int]:
        return [square for square in building_squares(s) if owner_of(s.realm[square]) != seat]

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        if len(chosen) == self.number("buildings") or ENOUGH in chosen:
            return NOTHING
        left = [DESTROY[square] for square in self.squares(s, seat) if DESTROY[square] not in chosen]
        return [*left, ENOUGH] if chosen and left else left


enroll(
    ChangeTerrain("drought"),
    ChangeTerrain("deforestation"),
    DestroyBuilding("sabotage"),
    DestroyBuilding("catastrophe"),
    DestroyTwo("disaster"),
)
