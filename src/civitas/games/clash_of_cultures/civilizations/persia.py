"""Persia: Elephants, Immortals, Banking; Cyrus, Darius, Xerxes I (Zoroastrianism is in ``influence``, the elephants' cap in battles)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Amounts, Refusal
from civitas.kernel.records import Option

from ..activation import Activated, CountActivation, why_not_activate
from ..battles.battle import Battle, battle_of
from ..cities import size
from ..effects import ONCE, Effect, enroll_leader, enroll_special, has_special, leads
from ..menu import START, Question, TurnAction, enroll_action
from ..payment import EFFECT_PRICE, WONDER_PRICE, Deal, Pay, can_pay, price_of
from ..resources import gain, gain_all
from ..state import BANKED, ROUTES_DONE, Player, State
from ..tables import BARREN, CULTURE, ELEPHANT, FOOD, GOLD, GOODS, LEADER_CARD, MOOD, NONE, ORE, SPECIAL, WOOD
from .leading import FreeBuilding, FreeWonder, city_refusal, his_city

BANKING: Final = SPECIAL["banking"]
CYRUS: Final = LEADER_CARD["cyrus"]
DARIUS: Final = LEADER_CARD["darius"]
BANK: Final[tuple[Option, ...]] = (("banking", GOLD), ("banking", CULTURE))
IMMORTALS: Final[list[Option]] = [("immortals", n) for n in range(5)]
KING: Final[Option] = ("king-of-persia",)
TWO_CULTURE: Final = price_of(culture=2)
MOST_IMMORTALS: Final = 4
HOW_XERXES: Final = 200  # and above: which 2 units of a wonder's price are saved

NO_BANKING: Final = Refusal("COC-SPA-banking", "needs-banking")
BANKED_ALREADY: Final = Refusal("COC-SPA-banking", "once-per-turn")
TOO_LATE: Final = Refusal("COC-3.4", "banking-comes-before-trade-routes")
NO_GOLD: Final = Refusal("COC-SPA-banking", "no-gold")
GOLD_OR_CULTURE: Final = Refusal("COC-SPA-banking", "gold-or-a-culture-token")


class PersianElephants(Effect):
    """Elephants in cities beside barren land (COC-SPA-persian_elephants)."""

    def may_recruit(self, s: State, p: Player, city: int, kind: int) -> bool:
        return kind == ELEPHANT and any([s.terrain[space] == BARREN for space in s.board.near[city]])


# --- Immortals


class Immortals(Effect):
    """Before each combat roll up to 4 culture tokens, +1 for each (COC-SPA-immortals)."""

    def before_roll(self, s: State, p: Player, b: Battle, side: int) -> Step | None:
        return SendImmortals(p.seat, side) if can_pay(s, p, EFFECT_PRICE, price_of(culture=1)) else None


class SendImmortals(Step):
    """How many, then the price."""

    seat: int
    side: int
    number: int = 0

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        able = [n for n in range(MOST_IMMORTALS + 1) if not n or can_pay(s, p, EFFECT_PRICE, price_of(culture=n))]
        return Ask(self.seat, "immortals", tuple([IMMORTALS[n] for n in able]), then=self.pay, rule="COC-SPA-immortals")

    def pay(self, s: State, option: Option) -> Next:
        self.number = option[1]
        if not self.number:
            return DONE
        return Call(Pay(self.seat, EFFECT_PRICE, price_of(culture=self.number), rule="COC-SPA-immortals"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        battle_of(s).bonus[self.side] += self.number
        return DONE


# --- Banking


def banking_refusal(p: Player, good: int) -> Refusal | None:
    """Why *p* may not bank now (COC-3.4 c)."""
    if not has_special(p, BANKING):
        return NO_BANKING
    if p.turn_marks & BANKED:
        return BANKED_ALREADY
    if p.turn_marks & ROUTES_DONE:
        return TOO_LATE
    if not p.goods[GOLD]:
        return NO_GOLD
    return None if good in (GOLD, CULTURE) else GOLD_OR_CULTURE


class Banking(TurnAction):
    """At the start of the turn, before trade routes: gold or a culture token for whoever has gold (COC-SPA-banking)."""

    verb: ClassVar[str] = "banking"
    parts: ClassVar[tuple[str, ...]] = ("good",)
    place: ClassVar[int] = 5
    when: ClassVar[int] = START

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if has_special(p, BANKING):
            options += [option for option in BANK if banking_refusal(p, option[1]) is None]

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return banking_refusal(p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.turn_marks |= BANKED
        gain(s, p, option[1])
        return None


# --- Cyrus


def king_refusal(s: State, p: Player) -> Refusal | None:
    """Why Cyrus may not act as king now."""
    return city_refusal(s, p, CYRUS) or why_not_activate(s, p, his_city(s, p))


class KingOfPersia(TurnAction):
    """As an action activate his city: a token for each region with own cities, up to its size (COC-LDR-cyrus)."""

    verb: ClassVar[str] = "king-of-persia"
    place: ClassVar[int] = 51
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, CYRUS) and king_refusal(s, p) is None:
            options.append(KING)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return king_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        city = his_city(s, p)
        regions = len({s.board.slot_of[each] for each in p.cities})
        return TakeTokens(p.seat, min(regions, size(s, city)), "COC-LDR-cyrus", city)


class TakeTokens(Question):
    """So many mood and culture tokens, in any mix; then what an activation of *city* brings."""

    seat: int
    number: int
    rule: str
    city: int = NONE
    counted: int = NONE

    def begin(self, s: State) -> Next:
        return self.ask(s) if self.city == NONE else Call(CountActivation(self.seat, self.city), then=self.activate)

    def activate(self, s: State, counted: int) -> Next:
        self.counted = counted
        return self.ask(s)

    def ask(self, s: State) -> Next:
        if not self.number:
            return self.end(s)
        return Ask(self.seat, "take-tokens", self.mixes, then=self.take, rule=self.rule, public=True)

    def mixes(self, s: State, seat: int) -> Amounts:
        bounds = tuple([self.number if good in (MOOD, CULTURE) else 0 for good in range(GOODS + 1)])
        return Amounts("gain-goods", bounds, self.number, self.number)

    def take(self, s: State, option: Option) -> Next:
        gain_all(s, s.players[self.seat], list(option[1][:GOODS]))
        return self.end(s)

    def end(self, s: State) -> Next:
        return DONE if self.city == NONE else Call(Activated(self.seat, self.city, "other", self.counted))


# --- Darius, Xerxes I


class Darius(Effect):
    """A mood token for each success of an influence from his city (COC-LDR-darius)."""

    def influenced(self, s: State, p: Player, influence: Any) -> Step | None:
        if influence.source == his_city(s, p):
            gain(s, p, MOOD)
        return None


class Architect(FreeBuilding):
    """Once per turn, free: 2 culture tokens to construct a building in his city (COC-LDR-darius)."""

    verb: ClassVar[str] = "architect"
    leader: ClassVar[int] = DARIUS
    once: ClassVar[int] = ONCE["architect"]
    fee: ClassVar[tuple[int, ...]] = TWO_CULTURE


class ArchitectWonder(FreeWonder):
    """The same for a wonder."""

    verb: ClassVar[str] = "architect-wonder"
    leader: ClassVar[int] = DARIUS
    once: ClassVar[int] = ONCE["architect"]
    fee: ClassVar[tuple[int, ...]] = TWO_CULTURE


class Xerxes(Effect):
    """Great Builder: wonders in his city cost 2 resources or culture tokens less, in any mix (COC-LDR-xerxes)."""

    purposes: ClassVar[tuple[str, ...]] = ("wonder",)

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == WONDER_PRICE and deal.city == his_city(s, p) != NONE:
            prices = two_less(tuple(deal.price))
            deal.price = list(prices[0])
            for number, price in enumerate(prices[1:]):
                deal.add(HOW_XERXES + number, price)


def two_less(price: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The price without 2 of its resources and culture tokens, in all mixes."""
    parts = (FOOD, ORE, WOOD, CULTURE)
    found: dict[tuple[int, ...], None] = {}
    for first in parts:
        for second in parts:
            left = list(price)
            left[first] -= 1
            left[second] -= 1
            if min(left) >= 0:
                found[tuple(left)] = None
    return list(found)


enroll_special("persian_elephants", PersianElephants())
enroll_special("immortals", Immortals())
enroll_leader("darius", Darius())
enroll_leader("xerxes", Xerxes())
enroll_action(Banking())
enroll_action(KingOfPersia())
enroll_action(Architect())
enroll_action(ArchitectWonder())
