"""Construction: Mining, Engineering, Sanitation; Roads permits moves (``moving``)."""

from __future__ import annotations

from civitas.kernel.flow import Step

from ..decks import DrawWonder
from ..effects import Effect, enroll_advance
from ..state import Player, State
from ..tables import ENGINEERING, MOUNTAIN, ORE


class Mining(Effect):
    """Cities collect ore from mountains (COC-ADV-mining)."""

    def collect_from(self, s: State, p: Player, city: int, space: int) -> int:
        return 1 << ORE if s.terrain[space] == MOUNTAIN else 0


class Engineering(Effect):
    """Whoever gains it draws a wonder card (COC-ADV-engineering, COC-9.1)."""

    def gained(self, s: State, p: Player, advance: int, paid: tuple[int, ...]) -> Step | None:
        return DrawWonder(p.seat) if advance == ENGINEERING else None


enroll_advance("mining", Mining())
enroll_advance("engineering", Engineering())
