"""Cities that move: the Huns (COC-SPA-nomads, 8.5.8, 8.5.17)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import Call, Next, Step

from .activation import Activated, count_activation, why_not_counted
from .armies import CLIMBED, FLAGS, MOVED, enemy_units, pack
from .cities import mood_of, size
from .effects import has_special
from .resources import gain
from .state import Player, State
from .tables import ANGRY, FOOD, FOREST, MOUNTAIN, NOBODY, ORE, PLAINS, SEA, SPECIAL, UNKNOWN, WOOD

NOMADS: Final = SPECIAL["nomads"]
CITY: Final = 7  # the kind under which a moving city notes its flags
YIELD: Final = {PLAINS: FOOD, FOREST: WOOD, MOUNTAIN: ORE}


def city_may_move(s: State, p: Player, space: int) -> bool:
    """A happy or neutral city of size 1 that can still be activated and did not enter a mountain this turn."""
    if s.city[space] != p.seat or not has_special(p, NOMADS) or mood_of(s, p, space) == ANGRY or size(s, space) != 1:
        return False
    if any([unit >> FLAGS == space << 3 | CITY for unit in s.flagged if unit & (MOVED | CLIMBED)]):
        return False
    return why_not_counted(s, p, space) is None


def city_moves_to(s: State, p: Player, start: int, space: int) -> bool:
    """An adjacent land space without city and without enemy units, known or not."""
    if s.terrain[space] == UNKNOWN:
        return True
    return s.terrain[space] != SEA and s.city[space] == NOBODY and not enemy_units(s, p.seat, space)


class CityMoves(Step):
    """The city goes with its mood and tokens; a resource of the space, and an activation."""

    seat: int
    start: int
    space: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        start, space = self.start, self.space
        s.city[space], s.city[start] = self.seat, NOBODY
        s.mood[space], s.mood[start] = s.mood[start], ANGRY
        s.active[space], s.active[start] = s.active[start], 0
        p.cities[p.cities.index(start)] = space
        s.beloved = [space if other == start else other for other in s.beloved]
        s.flagged = [unit for unit in s.flagged if unit >> FLAGS != start << 3 | CITY]
        s.flagged.append(pack(space, CITY, MOVED | (CLIMBED if s.terrain[space] == MOUNTAIN else 0)))
        s.tell("city-moves", seat=self.seat, space=start, goal=space)
        if space not in s.exhausted and s.terrain[space] in YIELD:
            gain(s, p, YIELD[s.terrain[space]])
        count_activation(s, space)
        return Call(Activated(self.seat, space, "other"))
