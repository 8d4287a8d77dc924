"""Rome: Aqueduct, Captivi, Provinces; Augustus, Caesar, Sulla (Roman Roads is in moving, Sulla's Dictator in influence and events)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..activation import Activated, CountActivation, why_not_activate
from ..advance import BuyAdvance, gain_refusal
from ..advances.science import make_free
from ..armies import add, room, supply
from ..battles.battle import Battle
from ..cities import distance
from ..decks import discard_action, discard_event, discard_objective, draw_actions, draw_objective
from ..effects import Effect, enroll_leader, enroll_special, has_special, leads
from ..happiness import EVERYBODY_HAPPY, TOO_DEAR, IncreaseHappiness, may_raise, set_mood
from ..menu import TurnAction, enroll_action
from ..payment import ADVANCE_PRICE, BUILD_PRICE, CANNOT_PAY, EFFECT_PRICE, Deal, Pay, can_pay, price_of
from ..resources import gain
from ..state import Fight, Player, State, was_fought
from ..tables import (
    ACTION_CARDS,
    ADVANCE_COST,
    ALL_RESOURCES,
    BARBARIANS,
    CAVALRY,
    EVENTS,
    GOLD,
    HAPPY,
    INFANTRY,
    LEADER_CARD,
    MOOD,
    NEUTRAL,
    NONE,
    OBJECTIVE_CARDS,
    SANITATION,
    SPECIAL,
)
from .leading import city_refusal, fights, his_city, led_capture

AQUEDUCT: Final = SPECIAL["aqueduct"]
AUGUSTUS: Final = LEADER_CARD["augustus"]
CAESAR: Final = LEADER_CARD["caesar"]
BUILD_AQUEDUCT: Final[Option] = ("aqueduct",)
PRINCEPS: Final[Option] = ("princeps",)
STATESMAN: Final[Option] = ("statesman",)
DISCARD_ACTION: Final[list[Option]] = [("discard-action", card) for card in range(ACTION_CARDS)]
DISCARD_PERSON: Final[list[Option]] = [("discard-person", card) for card in range(EVENTS)]
DISCARD_OBJECTIVE: Final[list[Option]] = [("discard-objective", card) for card in range(OBJECTIVE_CARDS)]
ONE_CULTURE: Final = price_of(culture=1)
ONE_GOLD: Final = price_of(gold=1)
FULL_PRICE: Final = 0  # Deal.count: the free action costs what it costs
PROVINCE: Final = 3  # spaces from the starting city space

NO_AQUEDUCT: Final = Refusal("COC-SPA-aqueduct", "needs-aqueduct")


class Aqueduct(Effect):
    """Sanitation costs no food as an advance action (COC-SPA-aqueduct); famines are ignored (``events``)."""

    purposes: ClassVar[tuple[str, ...]] = ("advance",)
    cheapens: ClassVar[int] = 1 << SANITATION

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == ADVANCE_PRICE and deal.subject == SANITATION and deal.count != FULL_PRICE:
            make_free(deal)


def aqueduct_refusal(s: State, p: Player) -> Refusal | None:
    """Why Sanitation cannot be bought as a free action now."""
    if not has_special(p, AQUEDUCT):
        return NO_AQUEDUCT
    why = gain_refusal(p, SANITATION)
    return why or (None if can_pay(s, p, ADVANCE_PRICE, ADVANCE_COST, SANITATION, count=FULL_PRICE) else CANNOT_PAY)


class BuyAqueduct(TurnAction):
    """Free: Sanitation for the normal price (COC-SPA-aqueduct)."""

    verb: ClassVar[str] = "aqueduct"
    place: ClassVar[int] = 91

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if has_special(p, AQUEDUCT) and aqueduct_refusal(s, p) is None:
            options.append(BUILD_AQUEDUCT)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return aqueduct_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return BuyAdvance(p.seat, SANITATION, count=FULL_PRICE)


class Captivi(Effect):
    """Mood tokens may replace resources of buildings; a gold and a mood token for a victory (COC-SPA-captivi)."""

    purposes: ClassVar[tuple[str, ...]] = ("building",)

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == BUILD_PRICE:
            deal.covers[MOOD] |= ALL_RESOURCES

    def after_battle(self, s: State, p: Player, fight: Fight) -> Step | None:
        if fight.winner == p.seat and was_fought(fight):
            gain(s, p, GOLD)
            gain(s, p, MOOD)
        return None


class Provinces(Effect):
    """Cavalry far from home; captured cities are neutral, happy for a culture token (COC-SPA-provinces)."""

    def may_recruit(self, s: State, p: Player, city: int, kind: int) -> bool:
        return kind == CAVALRY and distance(s, p.home, city) >= PROVINCE

    def captured(self, s: State, p: Player, capture: Any) -> Step | None:
        if capture.destroyed:
            return None
        if s.mood[capture.space] < NEUTRAL:
            set_mood(s, capture.space, NEUTRAL)
        able = s.mood[capture.space] < HAPPY and can_pay(s, p, EFFECT_PRICE, ONE_CULTURE)
        return Pacify(p.seat, capture.space) if able else None


class Pacify(Step):
    """They may pay a culture token for a happy province."""

    seat: int
    city: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_CULTURE, optional=True, what="provinces", rule="COC-SPA-provinces"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        if how >= 0:
            set_mood(s, self.city, HAPPY)
        return DONE


# --- Augustus


class Augustus(Effect):
    """+2 on land in a region without an own city (COC-LDR-augustus)."""

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        region = s.board.slot_of[b.space]
        return 2 if fights(s, b, side) and all([s.board.slot_of[city] != region for city in p.cities]) else 0


def princeps_refusal(s: State, p: Player) -> Refusal | None:
    """Why Augustus may not act as princeps now."""
    why = city_refusal(s, p, AUGUSTUS)
    if why is None:
        why = why_not_activate(s, p, his_city(s, p))
    return why or (None if can_pay(s, p, EFFECT_PRICE, ONE_CULTURE) else CANNOT_PAY)


class Princeps(TurnAction):
    """As an action activate his city for a culture token: draw, then discard, an action and an objective card (COC-LDR-augustus)."""

    verb: ClassVar[str] = "princeps"
    place: ClassVar[int] = 52
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, AUGUSTUS) and princeps_refusal(s, p) is None:
            options.append(PRINCEPS)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return princeps_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return ActAsPrinceps(p.seat, his_city(s, p))


class ActAsPrinceps(Step):
    """Pay, draw both, discard both."""

    seat: int
    city: int
    counted: int = NONE

    def begin(self, s: State) -> Next:
        return Call(CountActivation(self.seat, self.city), then=self.pay)

    def pay(self, s: State, counted: int) -> Next:
        self.counted = counted
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_CULTURE, rule="COC-LDR-augustus"), then=self.draw)

    def draw(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        draw_objective(s, self.seat)
        step = draw_actions(s, self.seat)
        return self.discard(s) if step is None else Call(step, then=self.discard)

    def discard(self, s: State, *results: object) -> Next:
        p = s.players[self.seat]
        if not len(p.hand) and not p.persons:
            return self.discard_plan(s)
        return Ask(self.seat, "discard-action", self.actions, then=self.drop_action, rule="COC-LDR-augustus")

    def actions(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        return [*[DISCARD_ACTION[card] for card in p.hand.cards], *[DISCARD_PERSON[card] for card in p.persons]]

    def drop_action(self, s: State, option: Option) -> Next:
        if option[0] == "discard-action":
            discard_action(s, self.seat, option[1])
        else:
            s.players[self.seat].persons.remove(option[1])
            discard_event(s, self.seat, option[1])
        return self.discard_plan(s)

    def discard_plan(self, s: State) -> Next:
        if not len(s.players[self.seat].objectives):
            return self.end(s)
        return Ask(self.seat, "discard-objective", self.plans, then=self.drop_plan, rule="COC-LDR-augustus")

    def plans(self, s: State, seat: int) -> list[Option]:
        return [DISCARD_OBJECTIVE[card] for card in s.players[seat].objectives.cards]

    def drop_plan(self, s: State, option: Option) -> Next:
        discard_objective(s, self.seat, option[1])
        return self.end(s)

    def end(self, s: State) -> Next:
        return Call(Activated(self.seat, self.city, "other", self.counted))


# --- Caesar


def statesman_refusal(s: State, p: Player) -> Refusal | None:
    """Why Caesar cannot raise the mood of his city now."""
    why = city_refusal(s, p, CAESAR)
    if why is not None:
        return why
    if s.mood[his_city(s, p)] == HAPPY:
        return EVERYBODY_HAPPY
    return None if may_raise(s, p, his_city(s, p)) else TOO_DEAR


class Statesman(TurnAction):
    """Free: increase happiness in his city only (COC-LDR-caesar)."""

    verb: ClassVar[str] = "statesman"
    place: ClassVar[int] = 92

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, CAESAR) and statesman_refusal(s, p) is None:
            options.append(STATESMAN)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return statesman_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return IncreaseHappiness(p.seat, his_city(s, p))


class Caesar(Effect):
    """Proconsul: a gold for an infantry in a city he captured (COC-LDR-caesar)."""

    def captured(self, s: State, p: Player, capture: Any) -> Step | None:
        able = led_capture(s, p, capture) and not capture.destroyed and supply(s, p.seat, INFANTRY) and room(s, p.seat, capture.space) > 0
        return Garrison(p.seat, capture.space) if able and can_pay(s, p, EFFECT_PRICE, ONE_GOLD) else None


class Garrison(Step):
    """They may pay for it."""

    seat: int
    city: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_GOLD, optional=True, what="proconsul", rule="COC-LDR-caesar"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        if how >= 0:
            add(s, self.seat, self.city, INFANTRY)
            s.tell("places-unit", seat=self.seat, unit=INFANTRY, space=self.city)
        return DONE


class Sulla(Effect):
    """+2 against barbarians (COC-LDR-sulla)."""

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        return 2 if fights(s, b, side) and b.owner(1 - side) == BARBARIANS else 0


enroll_special("aqueduct", Aqueduct())
enroll_special("captivi", Captivi())
enroll_special("provinces", Provinces())
enroll_leader("augustus", Augustus())
enroll_leader("caesar", Caesar())
enroll_leader("sulla", Sulla())
enroll_action(BuyAqueduct())
enroll_action(Princeps())
enroll_action(Statesman())
