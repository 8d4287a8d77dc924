"""Science: Math and Astronomy make other advances free."""

from __future__ import annotations

from typing import ClassVar

from ..effects import Effect, enroll_advance
from ..payment import ADVANCE_PRICE, Deal
from ..state import Player, State
from ..tables import CARTOGRAPHY, ENGINEERING, FOOD, NAVIGATION, ROADS


def make_free(deal: Deal) -> None:
    """No food is paid (COC-5.1.8); a token that is due besides stays due."""
    deal.price[FOOD] = 0
    deal.more = []


class Math(Effect):
    """Engineering and Roads cost no food (COC-ADV-math)."""

    purposes: ClassVar[tuple[str, ...]] = ("advance",)
    cheapens: ClassVar[int] = 1 << ENGINEERING | 1 << ROADS
    frees: ClassVar[bool] = True

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == ADVANCE_PRICE and deal.subject in (ENGINEERING, ROADS):
            make_free(deal)


class Astronomy(Effect):
    """Navigation and Cartography cost no food (COC-ADV-astronomy)."""

    purposes: ClassVar[tuple[str, ...]] = ("advance",)
    cheapens: ClassVar[int] = 1 << NAVIGATION | 1 << CARTOGRAPHY
    frees: ClassVar[bool] = True

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == ADVANCE_PRICE and deal.subject in (NAVIGATION, CARTOGRAPHY):
            make_free(deal)


enroll_advance("math", Math())
enroll_advance("astronomy", Astronomy())
