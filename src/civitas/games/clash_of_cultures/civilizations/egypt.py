"""Egypt: Architecture, Embalming; Cleopatra, Imhotep, Ramses II (Flood Plains is in collecting and founding, Man God in ``effects``)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..battles.battle import ATTACK, Battle
from ..cities import is_coastal
from ..effects import ONCE, Effect, enroll_leader, enroll_special, leads, used
from ..menu import TurnAction, enroll_action
from ..payment import BUILD_PRICE, CANNOT_PAY, EFFECT_PRICE, WONDER_PRICE, Deal, Pay, can_pay, price_of
from ..resources import gain
from ..state import Fight, Player, State
from ..tables import ACADEMY, ALL_RESOURCES, CULTURE, FOOD, IDEA, LEADER_CARD, MOOD, NONE, OBELISK, OBSERVATORY, PIRATES, WOOD
from .leading import Take, city_refusal, fights, his_city

CLEOPATRA: Final = LEADER_CARD["cleopatra"]
BELOVED: Final[Option] = ("beloved",)
ONE_CULTURE: Final = price_of(culture=1)
CULTURE_OR_TWO_IDEAS: Final[tuple[Option, ...]] = (("take", CULTURE, 1), ("take", IDEA, 2))
MOST_TOKENS: Final = 4  # Embalming

BELOVED_USED: Final = Refusal("COC-LDR-cleopatra", "once-per-turn")


class Architecture(Effect):
    """Mood tokens may replace any resources and culture tokens of what is built (COC-SPA-architecture)."""

    purposes: ClassVar[tuple[str, ...]] = (
        "building",
        "wonder",
    )

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose in (BUILD_PRICE, WONDER_PRICE):
            deal.covers[MOOD] |= ALL_RESOURCES | 1 << CULTURE


class Embalming(Effect):
    """A culture token after every battle, with 4 or fewer, and when the leader dies (COC-SPA-embalming)."""

    late: ClassVar[bool] = True  # its tokens are counted last (COC-8.5.6)

    def after_battle(self, s: State, p: Player, fight: Fight) -> Step | None:
        if p.goods[CULTURE] <= MOST_TOKENS:
            gain(s, p, CULTURE)
        return None

    def leader_died(self, s: State, p: Player) -> Step | None:
        gain(s, p, CULTURE)
        return None


# --- Cleopatra


class Cleopatra(Effect):
    """Legendary: her city has 1 more range (COC-LDR-cleopatra)."""

    def range_bonus(self, s: State, p: Player, source: int) -> int:
        return 1 if source == his_city(s, p) else 0


def beloved_refusal(s: State, p: Player) -> Refusal | None:
    """Why no token may be put into Cleopatra's city now."""
    why = city_refusal(s, p, CLEOPATRA)
    if why is not None:
        return why
    if used(p, ONCE["beloved"]):
        return BELOVED_USED
    return None if can_pay(s, p, EFFECT_PRICE, ONE_CULTURE) else CANNOT_PAY


class Beloved(TurnAction):
    """Once per turn, free: a culture token in her city, for which attackers must spend one as well (COC-LDR-cleopatra)."""

    verb: ClassVar[str] = "beloved"
    place: ClassVar[int] = 87

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, CLEOPATRA) and beloved_refusal(s, p) is None:
            options.append(BELOVED)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return beloved_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= ONCE["beloved"]
        return LoveCity(p.seat, his_city(s, p))


class LoveCity(Step):
    """They pay, and the token lies in the city."""

    seat: int
    city: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_CULTURE, rule="COC-LDR-cleopatra"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        s.beloved.append(self.city)
        s.tell("beloved", seat=self.seat, city=self.city)
        return DONE


# --- Imhotep, Ramses II


class Imhotep(Effect):
    """An idea whenever his city is activated but for collecting; academies and observatories cost only ore there (COC-LDR-imhotep)."""

    purposes: ClassVar[tuple[str, ...]] = ("building",)

    def activated(self, s: State, p: Player, city: int, what: str) -> Step | None:
        if what != "collect" and city == his_city(s, p):
            gain(s, p, IDEA)
        return None

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == BUILD_PRICE and deal.subject in (ACADEMY, OBSERVATORY) and deal.city == his_city(s, p) != NONE:
            deal.price[FOOD] = deal.price[WOOD] = 0


class Ramses(Effect):
    """A culture token or 2 ideas for an obelisk in his city; +2 against coastal cities, and his ship against pirates (COC-LDR-ramses)."""

    def built(self, s: State, p: Player, city: int, building: int, wonder: int) -> Step | None:
        if building != OBELISK or city != his_city(s, p):
            return None
        return Take(p.seat, CULTURE_OR_TWO_IDEAS, "COC-LDR-ramses")

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        return 2 if side == ATTACK and fights(s, b, side) and b.in_city(s) and is_coastal(s, b.space) else 0

    def sea_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        return 2 if b.leader_here(s, side) and b.owner(1 - side) == PIRATES else 0


enroll_special("architecture", Architecture())
enroll_special("embalming", Embalming())
enroll_leader("cleopatra", Cleopatra())
enroll_leader("imhotep", Imhotep())
enroll_leader("ramses", Ramses())
enroll_action(Beloved())
