"""Agriculture: Farming, Irrigation; Storage (``resources.limit``) and Husbandry (``collecting``) permit something."""

from __future__ import annotations

from ..effects import Effect, enroll_advance
from ..state import Player, State
from ..tables import BARREN, FOOD, FOREST, PLAINS, WOOD


class Farming(Effect):
    """Cities collect food from plains and wood from forest (COC-ADV-farming)."""

    def collect_from(self, s: State, p: Player, city: int, space: int) -> int:
        terrain = s.terrain[space]
        return 1 << FOOD if terrain == PLAINS else 1 << WOOD if terrain == FOREST else 0


class Irrigation(Effect):
    """Cities collect food from barren land (COC-ADV-irrigation)."""

    def collect_from(self, s: State, p: Player, city: int, space: int) -> int:
        return 1 << FOOD if s.terrain[space] == BARREN else 0


enroll_advance("farming", Farming())
enroll_advance("irrigation", Irrigation())
