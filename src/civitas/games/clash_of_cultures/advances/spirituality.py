"""Spirituality: Priesthood makes a Science advance free; Myths protects cities (``events.moods``)."""

from __future__ import annotations

from typing import ClassVar

from ..advance import HOW_PRIESTHOOD
from ..effects import ONCE, Effect, enroll_advance, used
from ..payment import ADVANCE_PRICE, Deal
from ..state import Player, State
from ..tables import CATEGORY_OF, FOOD, IN_CATEGORY, SCIENCE


class Priesthood(Effect):
    """One Science advance a turn may be gained without paying (COC-ADV-priesthood, COC-5.1.8)."""

    purposes: ClassVar[tuple[str, ...]] = ("advance",)
    cheapens: ClassVar[int] = IN_CATEGORY[SCIENCE]
    frees: ClassVar[bool] = True

    def cheapened(self, p: Player) -> int:
        return 0 if used(p, ONCE["priesthood"]) else IN_CATEGORY[SCIENCE]

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == ADVANCE_PRICE and CATEGORY_OF[deal.subject] == SCIENCE and not used(p, ONCE["priesthood"]) and deal.price[FOOD]:
            deal.add(HOW_PRIESTHOOD, (0, *deal.price[1:]))


enroll_advance("priesthood", Priesthood())
