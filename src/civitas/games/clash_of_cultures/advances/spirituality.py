"""Spirituality: Rituals, Priesthood, State Religion; Myths protects cities where events lower their mood (``events.losses``)."""

from __future__ import annotations

from ..advance import HOW_PRIESTHOOD
from ..effects import ONCE, Effect, enroll_advance, used
from ..payment import ADVANCE_PRICE, BUILD_PRICE, HAPPINESS_PRICE, PARTS, Deal
from ..state import Player, State
from ..tables import CATEGORY_OF, FOOD, MOOD, RESOURCES, SCIENCE, TEMPLE

HOW_STATE_RELIGION = 1


class Rituals(Effect):
    """Any resources may replace mood tokens when happiness is increased (COC-ADV-rituals)."""

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == HAPPINESS_PRICE:
            for good in range(RESOURCES):
                deal.covers[good] |= 1 << MOOD


class Priesthood(Effect):
    """One Science advance a turn may be gained without paying (COC-ADV-priesthood, COC-5.1.8)."""

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == ADVANCE_PRICE and CATEGORY_OF[deal.subject] == SCIENCE and not used(p, ONCE["priesthood"]) and any(deal.price):
            deal.add(HOW_PRIESTHOOD, (0,) * PARTS)


class StateReligion(Effect):
    """One temple a turn costs no food (COC-ADV-state_religion, COC-5.3.17)."""

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == BUILD_PRICE and deal.subject == TEMPLE and not used(p, ONCE["state_religion"]) and deal.price[FOOD]:
            price = deal.price.copy()
            price[FOOD] = 0
            deal.add(HOW_STATE_RELIGION, tuple(price))


enroll_advance("rituals", Rituals())
enroll_advance("priesthood", Priesthood())
enroll_advance("state_religion", StateReligion())
