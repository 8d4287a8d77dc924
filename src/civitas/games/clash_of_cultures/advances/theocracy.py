"""Theocracy: Dogma turns temples into advances."""

from __future__ import annotations

from civitas.kernel.flow import Step

from ..advance import ChooseAdvance, gainable
from ..effects import Effect, enroll_advance
from ..state import Player, State
from ..tables import IN_CATEGORY, TEMPLE, THEOCRACY


class Dogma(Effect):
    """Whoever builds a temple may gain a Theocracy advance for nothing, by the event track (COC-ADV-dogma, COC-5.3.16)."""

    def built(self, s: State, p: Player, city: int, building: int, wonder: int) -> Step | None:
        if building != TEMPLE or not gainable(p, IN_CATEGORY[THEOCRACY]):
            return None
        return ChooseAdvance(p.seat, IN_CATEGORY[THEOCRACY], rule="COC-ADV-dogma")


enroll_advance("dogma", Dogma())
