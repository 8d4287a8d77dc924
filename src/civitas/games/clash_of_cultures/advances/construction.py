"""Construction: Engineering gives a wonder card."""

from __future__ import annotations

from civitas.kernel.flow import Step

from ..effects import Effect, enroll_advance
from ..state import Player, State
from ..tables import ENGINEERING
from ..wonders import DrawWonder


class Engineering(Effect):
    """Whoever gains it draws a wonder card (COC-ADV-engineering, COC-9.1)."""

    def gained(self, s: State, p: Player, advance: int, paid: tuple[int, ...]) -> Step | None:
        return DrawWonder(p.seat) if advance == ENGINEERING else None


enroll_advance("engineering", Engineering())
