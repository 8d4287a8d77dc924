"""Buildings: which may be built where (SMC-8.6 to SMC-8.8), and destroying them (SMC-9.7.7)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Refusal

from .board import city_at, destroy_marker, is_building
from .state import Player, State, owner_of
from .tables import BUILDING_TECH, FIRST_BUILDING, FIRST_WONDER, MASONRY, NONE, TERRAIN_FOR, UPGRADE
from .tiles import BOARDS, CELL_TERRAIN

LOCKED: Final = Refusal("SMC-8.6.1", "the-building-is-locked")
OUTDATED: Final = Refusal("SMC-8.6.6", "only-the-upgraded-form-is-built")
NONE_LEFT: Final = Refusal("SMC-8.6.8", "no-such-marker-in-the-market")
WRONG_TERRAIN: Final = Refusal("SMC-8.6.2", "the-terrain-does-not-fit")
ONE_STAR: Final = Refusal("SMC-8.7.1", "one-star-building-a-city")
WALLED: Final = Refusal("SMC-8.8.1", "the-city-is-walled")


def why_locked(p: Player, building: int) -> Refusal | None:
    """SMC-8.6.1, SMC-8.6.6: a known tech unlocks it; once the upgraded form is unlocked only that is built."""
    if not p.techs & BUILDING_TECH[building]:
        return LOCKED
    upgraded = UPGRADE[building]
    return OUTDATED if upgraded and p.techs & BUILDING_TECH[upgraded] else None


def unlocked_buildings(p: Player) -> list[int]:
    """The buildings that a player may build, by marker."""
    return [building for building in range(FIRST_BUILDING, FIRST_WONDER) if why_locked(p, building) is None]


def terrain_fits(s: State, building: int, square: int) -> bool:
    """SMC-8.6.2: the terrain as it is now, disaster markers included."""
    return bool(TERRAIN_FOR[building] >> CELL_TERRAIN[s.ground[square]] & 1)


def why_no_walls(s: State, city: int) -> Refusal | None:
    """SMC-8.8.1: with Masonry, once for each city."""
    if not s.players[owner_of(city)].techs & MASONRY:
        return LOCKED
    return WALLED if s.walls >> city & 1 else None


# --- destroying ------------------------------------------------------------------------------------------------------------------


def building_squares(s: State) -> list[int]:
    """All squares with a building that could be destroyed: walls count as a building of the centre (SMC-9.7.7)."""
    found = []
    for square in BOARDS[len(s.players)].squares:
        city = s.realm[square]
        if city != NONE and (is_building(s.marker[square]) or (s.cities[city] == square and s.walls >> city & 1)):
            found.append(square)
    return found


def destroy_building(s: State, square: int) -> None:
    """A building goes back to the market; walls are gone."""
    city = city_at(s, square)
    if city != NONE:
        s.walls &= ~(1 << city)
        s.tell("walls-fall", seat=owner_of(city), city=city)
        return
    s.tell("building-destroyed", building=s.marker[square], square=square, seat=owner_of(s.realm[square]))
    destroy_marker(s, square)
