"""Seafaring: Fishing, Warships, Cartography; Navigation permits moves (``sailing``)."""

from __future__ import annotations

from typing import Any

from civitas.kernel.flow import Step

from ..effects import Effect, enroll_advance
from ..resources import gain
from ..state import Player, State
from ..tables import CULTURE, FOOD, IDEA, SEA


class Fishing(Effect):
    """Cities collect food from the sea (COC-ADV-fishing)."""

    def collect_from(self, s: State, p: Player, city: int, space: int) -> int:
        return 1 << FOOD if s.terrain[space] == SEA else 0


class Warships(Effect):
    """One hit less in the first round at sea, and on land after an attack from ships (COC-ADV-warships)."""

    def cancels(self, s: State, p: Player, b: Any, side: int) -> int:
        return 1 if b.round == 1 and (b.sea or (side == 0 and b.from_ship)) else 0


class Cartography(Effect):
    """An idea after a move action with ships, and a culture token if Navigation was used (COC-ADV-cartography, COC-5.4.19)."""

    def move_ended(self, s: State, p: Player, move: Any) -> Step | None:
        if move.ships:
            gain(s, p, IDEA)
            if move.navigated:
                gain(s, p, CULTURE)
        return None


enroll_advance("fishing", Fishing())
enroll_advance("warships", Warships())
enroll_advance("cartography", Cartography())
