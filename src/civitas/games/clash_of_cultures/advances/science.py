"""Science: Math, Astronomy, Medicine, Metallurgy (which also makes Steel Weapons free: ``battles``)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.records import Option

from ..effects import Effect, enroll_advance
from ..payment import ADVANCE_PRICE, PARTS, Deal
from ..resources import gain
from ..state import Player, State
from ..tables import CARTOGRAPHY, ENGINEERING, GOLD, NAVIGATION, ORE, RESOURCES, ROADS

PASS: Final[Option] = ("pass",)
SMELT: Final[tuple[Option, ...]] = (PASS, ("smelt",))
TAKE_BACK: Final[list[Option]] = [("take-back", good) for good in range(RESOURCES)]


def make_free(deal: Deal) -> None:
    """The price is 0 (COC-5.1.8)."""
    deal.price = [0] * PARTS
    deal.more = []


class Math(Effect):
    """Engineering and Roads cost no food (COC-ADV-math)."""

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == ADVANCE_PRICE and deal.subject in (ENGINEERING, ROADS):
            make_free(deal)


class Astronomy(Effect):
    """Navigation and Cartography cost no food (COC-ADV-astronomy)."""

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == ADVANCE_PRICE and deal.subject in (NAVIGATION, CARTOGRAPHY):
            make_free(deal)


class Medicine(Effect):
    """After recruiting, one resource that was spent comes back (COC-ADV-medicine, COC-5.3.22)."""

    def recruited(self, s: State, p: Player, recruit: Any) -> Step | None:
        spent = tuple([TAKE_BACK[good] for good in range(RESOURCES) if recruit.paid[good]])
        return TakeBack(p.seat, spent) if spent else None


class TakeBack(Step):
    """One of these resources comes back."""

    seat: int
    spent: tuple[Option, ...]

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "medicine", self.spent, then=self.take, rule="COC-ADV-medicine")

    def take(self, s: State, option: Option) -> Next:
        gain(s, s.players[self.seat], option[1])
        return DONE


class Metallurgy(Effect):
    """Of at least 2 ore collected 1 may become gold (COC-ADV-metallurgy)."""

    def collected(self, s: State, p: Player, collect: Any) -> Step | None:
        return Smelt(p.seat) if collect.gains[ORE] >= 2 else None


class Smelt(Step):
    """They may turn an ore of the collect under way into gold."""

    seat: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "metallurgy", SMELT, then=self.smelt, rule="COC-ADV-metallurgy")

    def smelt(self, s: State, option: Option) -> Next:
        if option != PASS:
            gains = s.stack[-2].gains  # type: ignore[attr-defined]  # the collect that called this
            gains[ORE] -= 1
            gains[GOLD] += 1
        return DONE


enroll_advance("math", Math())
enroll_advance("astronomy", Astronomy())
enroll_advance("medicine", Medicine())
enroll_advance("metallurgy", Metallurgy())
