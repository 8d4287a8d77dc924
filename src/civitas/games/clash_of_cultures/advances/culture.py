"""Culture: Monuments; Arts, Sports and Theaters are entries of the turn's menu (``deeds``)."""

from __future__ import annotations

from civitas.kernel.flow import Step

from ..decks import DrawWonder
from ..effects import Effect, enroll_advance
from ..state import Player, State
from ..tables import MONUMENTS


class Monuments(Effect):
    """Whoever gains it draws a wonder card (COC-ADV-monuments); wonder cities cannot be influenced (``influence``)."""

    def gained(self, s: State, p: Player, advance: int, paid: tuple[int, ...]) -> Step | None:
        return DrawWonder(p.seat) if advance == MONUMENTS else None


enroll_advance("monuments", Monuments())
