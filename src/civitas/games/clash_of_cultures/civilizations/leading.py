"""What leaders have in common (COC-8.3): where they stand, whether they fight, their schools and their free buildings."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..advance import ChooseAdvance, gainable
from ..armies import leader_space
from ..battles.battle import Battle
from ..cities import within
from ..constructing import (
    Construct,
    ConstructWonder,
    why_not_build_wonder,
    why_not_construct,
)
from ..effects import has_wonder, leads
from ..menu import Question, TurnAction, enroll_action
from ..payment import (
    BUILD_PRICE,
    CANNOT_PAY,
    EFFECT_PRICE,
    MOOD_OR_CULTURE,
    WONDER_PRICE,
    Pay,
    add_up,
    can_pay,
    part,
)
from ..resources import gain
from ..state import Player, State
from ..tables import (
    BUILDING_COST,
    BUILDINGS,
    CULTURE,
    GREAT_ARENA,
    HAPPY,
    IDEA,
    IN_CATEGORY,
    LEADER_IDS,
    NONE,
    WONDER_COST,
    WONDERS,
)

ONE_TOKEN: Final = part(MOOD_OR_CULTURE)
CULTURE_OR_IDEA: Final[tuple[Option, ...]] = (("take", CULTURE, 1), ("take", IDEA, 1))
NOT_LEADING: Final = [Refusal(f"COC-LDR-{id}", "that-leader-is-not-in-play") for id in LEADER_IDS]
NOT_IN_CITY: Final = [Refusal(f"COC-LDR-{id}", "the-leader-is-in-no-city-of-yours") for id in LEADER_IDS]
NOT_HAPPY: Final = [Refusal(f"COC-LDR-{id}", "the-city-of-the-leader-is-not-happy") for id in LEADER_IDS]
NO_ADVANCE: Final = Refusal("COC-5.1.7", "no-advance-can-be-gained")
ONCE_A_TURN: Final = [Refusal(f"COC-LDR-{id}", "once-per-turn") for id in LEADER_IDS]


def his_city(s: State, p: Player) -> int:
    """The space of the own city in which *p*'s leader stands, or NONE (COC-8.3.5)."""
    space = leader_space(s, p.seat)
    return space if space >= 0 and s.city[space] == p.seat else NONE


def city_refusal(s: State, p: Player, leader: int) -> Refusal | None:
    """Why *p* has no city with this leader."""
    if not leads(p, leader):
        return NOT_LEADING[leader]
    return None if his_city(s, p) != NONE else NOT_IN_CITY[leader]


def fights(s: State, b: Battle, side: int) -> bool:
    """Whether the leader of a side takes part in this battle on land (COC-8.3.1)."""
    return not b.sea and b.leader_here(s, side) == 1


def near_own_city(s: State, p: Player, space: int) -> bool:
    """Whether a city of *p* is within 2 spaces."""
    return any([within(s, space, city, 2) for city in p.cities])


# --- choosing a gain


class Take(Question):
    """A player gains one of several things: ``("take", good, n)`` (COC-4.1.6)."""

    seat: int
    choices: tuple[Option, ...]
    rule: str

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "take", self.choices, then=self.take, rule=self.rule)

    def take(self, s: State, option: Option) -> Next:
        gain(s, s.players[self.seat], option[1], option[2])
        return DONE


class PayThenGain(Step):
    """A price, then so many of a good."""

    seat: int
    price: tuple[int, ...]
    good: int
    number: int
    rule: str
    optional: bool = False
    what: str = "pay"

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, self.price, optional=self.optional, what=self.what, rule=self.rule), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        if how >= 0:
            gain(s, s.players[self.seat], self.good, self.number)
        return DONE


# --- schools: an advance of a category for a token, in the leader's happy city


class School(TurnAction):
    """As an action, in the leader's happy city: a mood or culture token for an advance of a category, by the event track."""

    leader: ClassVar[int] = NONE
    category: ClassVar[int] = 0
    place: ClassVar[int] = 45
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, self.leader) and self.refusal(s, p, (self.verb,)) is None:
            options.append((self.verb,))

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        why = city_refusal(s, p, self.leader)
        if why is not None:
            return why
        if s.mood[his_city(s, p)] != HAPPY:
            return NOT_HAPPY[self.leader]
        if not gainable(p, IN_CATEGORY[self.category]):
            return NO_ADVANCE
        return None if can_pay(s, p, EFFECT_PRICE, ONE_TOKEN) else CANNOT_PAY

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return AttendSchool(p.seat, self.category, f"COC-LDR-{LEADER_IDS[self.leader]}")


class AttendSchool(Step):
    """They pay a token, then choose the advance."""

    seat: int
    category: int
    rule: str

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_TOKEN, rule=self.rule), then=self.learn)

    def learn(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        return Call(ChooseAdvance(self.seat, IN_CATEGORY[self.category], optional=False, rule=self.rule))


# --- building in the leader's city as a free action (COC-8.3.6)


def token_fee(p: Player, fee: tuple[int, ...]) -> tuple[int, ...]:
    """The fee beside the price of a wonder: the Great Arena lets mood pay for its culture, though not for the wonder's (COC-9.6)."""
    return part(MOOD_OR_CULTURE, fee[CULTURE]) if fee[CULTURE] and has_wonder(p, GREAT_ARENA) else fee


class FreeBuilding(TurnAction):
    """Once per turn, for a price, a building in the leader's city as a free action; it still costs what it costs."""

    leader: ClassVar[int] = NONE
    once: ClassVar[int] = 0
    fee: ClassVar[tuple[int, ...]] = (0,) * 14
    parts: ClassVar[tuple[str, ...]] = ("building",)
    place: ClassVar[int] = 80

    def fee_refusal(self, s: State, p: Player) -> Refusal | None:
        """Why it cannot be used at all now."""
        why = city_refusal(s, p, self.leader)
        if why is not None:
            return why
        if p.once & self.once:
            return ONCE_A_TURN[self.leader]
        return None if can_pay(s, p, EFFECT_PRICE, self.fee) else CANNOT_PAY

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, self.leader) and self.fee_refusal(s, p) is None:
            options += [(self.verb, kind) for kind in range(BUILDINGS) if self.building_refusal(s, p, kind) is None]

    def building_refusal(self, s: State, p: Player, kind: int) -> Refusal | None:
        why = why_not_construct(s, p, his_city(s, p), kind)
        if why is not None:
            return why
        return None if can_pay(s, p, BUILD_PRICE, add_up(BUILDING_COST, self.fee), kind, his_city(s, p)) else CANNOT_PAY

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return self.fee_refusal(s, p) or self.building_refusal(s, p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= self.once
        return BuildFreely(p.seat, his_city(s, p), option[1], NONE, self.fee, f"COC-LDR-{LEADER_IDS[self.leader]}")


class FreeWonder(FreeBuilding):
    """The same for a wonder."""

    parts: ClassVar[tuple[str, ...]] = ("wonder",)
    place: ClassVar[int] = 81

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, self.leader) and self.fee_refusal(s, p) is None:
            options += [(self.verb, wonder) for wonder in range(WONDERS) if self.wonder_refusal(s, p, wonder) is None]

    def wonder_refusal(self, s: State, p: Player, wonder: int) -> Refusal | None:
        why = why_not_build_wonder(s, p, his_city(s, p), wonder)
        if why is not None:
            return why
        return None if can_pay(s, p, WONDER_PRICE, add_up(WONDER_COST[wonder], token_fee(p, self.fee)), wonder, his_city(s, p)) else CANNOT_PAY

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return self.fee_refusal(s, p) or (self.wonder_refusal(s, p, option[1]) if 0 <= option[1] < WONDERS else CANNOT_PAY)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= self.once
        return BuildFreely(p.seat, his_city(s, p), NONE, option[1], self.fee, f"COC-LDR-{LEADER_IDS[self.leader]}")


class BuildFreely(Step):
    """They pay the leader's price, then activate his city to build; where tokens could serve for either, all in one payment."""

    seat: int
    city: int
    building: int
    wonder: int
    fee: tuple[int, ...]
    rule: str

    def begin(self, s: State) -> Next:
        fee = token_fee(s.players[self.seat], self.fee)
        if self.wonder != NONE and fee != self.fee:
            return Call(ConstructWonder(self.seat, self.city, wonder=self.wonder, fee=fee))
        return Call(Pay(self.seat, EFFECT_PRICE, self.fee, rule=self.rule), then=self.build) if any(self.fee) else self.build(s, 0, ())

    def build(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        if self.wonder != NONE:
            return Call(ConstructWonder(self.seat, self.city, wonder=self.wonder))
        return Call(Construct(self.seat, self.city, building=self.building))


def enroll_school(school: School) -> None:
    enroll_action(school)


def led_capture(s: State, p: Player, capture: Any) -> bool:
    """Whether the leader of *p* stands with the army that captured a city."""
    space: int = capture.space
    return leader_space(s, p.seat) == space
