"""Paying (COC-4.1.3, 4.1.4, 4.1.8): every price is a deal, every deal is one question at most.

The parts of a price are the eight goods, then parts that several goods may pay for equally.  A card changes a deal at the moment
``price``: its price, what may stand for what (``covers``), or ``add`` another bill under a number of its own.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import DONE, Ask, Call, Done, Listed, Next, Step
from civitas.kernel.options import OneOf, Refusal
from civitas.kernel.payment import Bill, Payment, bill
from civitas.kernel.records import Option

from .effects import (
    ADVANCES_AT,
    BY_ADVANCE,
    BY_EVENT,
    BY_LEADER,
    BY_SPECIAL,
    BY_WONDER,
    EVENTS_AT,
    LEADERS_AT,
    ONCE,
    PRICE,
    SPECIALS_AT,
    WONDERS_AT,
    Effect,
    answering,
    has,
    has_special,
    has_wonder,
)
from .menu import simple_refusal, unless_listed
from .state import Player, State
from .tables import (
    CAPTIVE,
    CULTURE,
    FOOD,
    GOLD,
    GOOD,
    GREAT_ARENA,
    IDEA,
    KINDS,
    MOOD,
    NONE,
    ORE,
    OWNERS,
    RESOURCES,
    RITUALS,
    SPECIAL,
    STATE_RELIGION,
    TEMPLE,
    UNITS,
    WOOD,
)

# Parts of a price beyond the goods themselves.
GOLD_OR_CULTURE: Final = 8  # Warbeasts
ELEPHANT_FOOD: Final = 9  # food, or culture for Warbeasts
FOOD_WOOD_ORE_OR_CULTURE: Final = 10  # Mercenaries
MOOD_OR_CULTURE: Final = 11
ANY_RESOURCE: Final = 12
DRAFT_MOOD: Final = 13  # the mood token of Draft: other things may stand for it (Sparta, Carthage)
PARTS: Final = 14

# What is paid for.
ADVANCE_PRICE: Final = "advance"  # subject: the advance
BUILD_PRICE: Final = "building"  # subject: the building; city
WONDER_PRICE: Final = "wonder"  # subject: the wonder; city
RECRUIT_PRICE: Final = "recruit"  # city
HAPPINESS_PRICE: Final = "happiness"
RANGE_PRICE: Final = "range"  # influence
BOOST_PRICE: Final = "boost"
CARD_PRICE: Final = "card"  # an action or event card; subject: the civil effect or event
EFFECT_PRICE: Final = "effect"  # whatever else

HOW_NORMAL: Final = 0
HOW_STATE_RELIGION: Final = 8
HOW_ONCE: Final[dict[int, int]] = {HOW_STATE_RELIGION: ONCE["state_religion"]}  # ways that can be used once per turn: how -> Player.once
CANNOT_PAY: Final = Refusal("COC-4.1.1", "nobody-spends-what-they-do-not-have")
NOT_THE_PRICE: Final = Refusal("COC-4.1.8", "that-is-not-the-price")
DECLINE: Final[Option] = ("decline",)


def price_of(**goods: int) -> tuple[int, ...]:
    """A price by names: ``price_of(mood=1)``."""
    found = [0] * PARTS
    for good, n in goods.items():
        found[GOOD[good]] = n
    return tuple(found)


def part(number: int, n: int = 1) -> tuple[int, ...]:
    """A price of one part only: ``part(MOOD_OR_CULTURE)``."""
    return tuple([n if i == number else 0 for i in range(PARTS)])


def widen(price: tuple[int, ...]) -> tuple[int, ...]:
    """A price of goods with all its parts."""
    return price + (0,) * (PARTS - len(price))


def add_up(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    """Two prices together."""
    return tuple([x + y for x, y in zip(widen(a) if len(a) < len(b) else a, widen(b) if len(b) < len(a) else b, strict=True)])


_PLAIN: Final[list[int]] = [1 << good for good in range(KINDS)]
_PLAIN[FOOD] |= 1 << ELEPHANT_FOOD | 1 << FOOD_WOOD_ORE_OR_CULTURE | 1 << ANY_RESOURCE
_PLAIN[ORE] |= 1 << FOOD_WOOD_ORE_OR_CULTURE | 1 << ANY_RESOURCE
_PLAIN[WOOD] |= 1 << FOOD_WOOD_ORE_OR_CULTURE | 1 << ANY_RESOURCE
_PLAIN[IDEA] |= 1 << ANY_RESOURCE
_PLAIN[GOLD] |= (  # COC-4.1.4: any other resource, never a token
    (1 << RESOURCES) - 1 | 1 << GOLD_OR_CULTURE | 1 << ELEPHANT_FOOD | 1 << FOOD_WOOD_ORE_OR_CULTURE | 1 << ANY_RESOURCE
)
_PLAIN[MOOD] |= 1 << MOOD_OR_CULTURE | 1 << DRAFT_MOOD
_PLAIN[CULTURE] |= 1 << GOLD_OR_CULTURE | 1 << FOOD_WOOD_ORE_OR_CULTURE | 1 << MOOD_OR_CULTURE
PLAIN_COVERS: Final = tuple(_PLAIN)
TOKENS: Final = 1 << MOOD | 1 << CULTURE
HUMAN_SACRIFICE: Final = SPECIAL["human_sacrifice"]


class Deal:
    """A price in the making, never kept in a state.  ``add`` gives another way to pay: *how* tells afterwards which it was."""

    def __init__(self, purpose: str, subject: int, city: int, price: tuple[int, ...], count: int) -> None:
        self.purpose = purpose
        self.subject = subject
        self.city = city
        self.count = count  # how many (units of the subject, levels)
        self.price: list[int] = list(price)
        self.covers: list[int] = list(PLAIN_COVERS)  # by good: the parts it may pay for, as a mask
        self.more: list[tuple[int, tuple[int, ...]]] = []

    def add(self, how: int, price: tuple[int, ...]) -> None:
        """Another way to pay, with the same substitutes."""
        self.more.append((how, price))

    def bills(self) -> list[tuple[int, Bill]]:
        covers = tuple(self.covers)
        found = [(HOW_NORMAL, bill(tuple(self.price), covers))]
        for how, price in self.more:
            found.append((how, bill(price, covers)))
        return found


def untouched(p: Player, purpose: str) -> bool:
    """Whether no card of *p* changes prices of this kind, so that what stands for what is printed."""
    pricing = pricing_of(purpose)
    if p.effects & pricing.advances or p.specials & pricing.specials or p.wonders & pricing.wonders:
        return False
    if (p.leader != NONE and pricing.leaders >> p.leader & 1) or (p.captives and p.specials >> HUMAN_SACRIFICE & 1):
        return False
    for card in p.kept:
        if pricing.events >> card & 1:
            return False
    return True


def is_printed(p: Player, purpose: str, subject: int) -> bool:
    """Whether the price of this very thing is the printed one, to be paid in one way: State Religion adds another for a temple (COC-5.3.17)."""
    return untouched(p, purpose) and not (purpose == BUILD_PRICE and subject == TEMPLE and p.effects >> STATE_RELIGION & 1)


class Pricing:
    """What changes prices of a kind: advances, civilization advances, leaders, wonders and kept cards, as masks."""

    def __init__(self, purpose: str) -> None:
        self.advances: int = changing(BY_ADVANCE, ADVANCES_AT[PRICE], purpose)
        self.specials: int = changing(BY_SPECIAL, SPECIALS_AT[PRICE], purpose)
        self.leaders: int = changing(BY_LEADER, LEADERS_AT[PRICE], purpose)
        self.wonders: int = changing(BY_WONDER, WONDERS_AT[PRICE], purpose) | 1 << GREAT_ARENA
        self.events: int = changing(BY_EVENT, EVENTS_AT[PRICE], purpose)


PRICING: Final[dict[str, Pricing]] = {}  # by purpose: found once, when all cards are enrolled


def pricing_of(purpose: str) -> Pricing:
    found = PRICING.get(purpose)
    if found is None:
        found = PRICING[purpose] = Pricing(purpose)
    return found


def changing(book: dict[int, Effect], answers: int, purpose: str) -> int:
    """Those of a kind of card that change prices for such a purpose, as a mask; *answers*: those that change any price."""
    return sum([1 << number for number, effect in book.items() if answers >> number & 1 and purpose in effect.purposes])


ADVANCE_COVERS: Final = tuple([mask | (1 << FOOD if kind == IDEA else 0) for kind, mask in enumerate(PLAIN_COVERS)])  # COC-4.1.3
RITUAL_COVERS: Final = tuple([mask | (1 << MOOD if kind < RESOURCES else 0) for kind, mask in enumerate(PLAIN_COVERS)])  # COC-5.6.2


def printed_covers(p: Player, purpose: str) -> tuple[int, ...]:
    """What may stand for what where no card changes it."""
    if purpose == ADVANCE_PRICE:
        return ADVANCE_COVERS
    return RITUAL_COVERS if purpose == HAPPINESS_PRICE and p.effects >> RITUALS & 1 else PLAIN_COVERS


def make_deal(s: State, p: Player, purpose: str, price: tuple[int, ...], subject: int = NONE, city: int = NONE, count: int = 1) -> Deal:
    """What *p* has to pay, with all that may stand for it."""
    deal = Deal(purpose, subject, city, price if len(price) == PARTS else widen(price), count)
    if purpose == ADVANCE_PRICE:
        deal.covers[IDEA] |= 1 << FOOD  # COC-4.1.3
    elif purpose == HAPPINESS_PRICE and has(p, RITUALS):  # COC-5.6.2
        for good in range(RESOURCES):
            deal.covers[good] |= 1 << MOOD
    elif purpose == BUILD_PRICE and subject == TEMPLE and has(p, STATE_RELIGION) and not p.once & ONCE["state_religion"]:
        deal.add(HOW_STATE_RELIGION, tuple([0 if good == FOOD else n for good, n in enumerate(deal.price)]))  # COC-5.3.17
    for effect in answering(p, PRICE):
        effect.price(s, p, deal)
    if has_wonder(p, GREAT_ARENA):  # COC-9.6: tokens are interchangeable, but for the culture of a wonder
        deal.covers[CULTURE] |= 1 << MOOD | (deal.covers[MOOD] & ~TOKENS)
        deal.covers[MOOD] |= deal.covers[CULTURE] & ~(1 << CULTURE) | (0 if purpose == WONDER_PRICE else 1 << CULTURE)
    if has_special(p, HUMAN_SACRIFICE):
        deal.covers[CAPTIVE] |= deal.covers[MOOD] | deal.covers[CULTURE]
    return deal


def holdings(p: Player) -> list[int]:
    """What *p* can pay with, by kind."""
    return [*p.goods, len(p.captives)]


def payable(s: State, p: Player, deal: Deal) -> bool:
    """Whether *p* can pay it in some way."""
    held = holdings(p)
    for _, owed in deal.bills():
        if owed.payable(held):
            return True
    return False


def can_pay(s: State, p: Player, purpose: str, price: tuple[int, ...], subject: int = NONE, city: int = NONE, count: int = 1) -> bool:
    """Whether *p* can pay such a price in some way."""
    if is_printed(p, purpose, subject):
        if purpose != ADVANCE_PRICE and not (purpose == HAPPINESS_PRICE and p.effects >> RITUALS & 1) and is_of_goods(price):
            return pays_plain(p.goods, price)
        return bill(price, printed_covers(p, purpose)).payable(holdings(p))
    return payable(s, p, make_deal(s, p, purpose, price, subject, city, count))


def only_way(p: Player, purpose: str, price: tuple[int, ...]) -> tuple[int, ...]:
    """What *p* pays where no card changes the price and there is plainly one way to pay it; () where that is not plain."""
    goods = p.goods
    if len(price) > KINDS and any(price[KINDS:]):
        return ()
    if purpose == ADVANCE_PRICE:  # COC-4.1.3: food, ideas and gold
        return only_way_to_advance(goods, price[FOOD]) if price[FOOD] == sum(price) else ()
    if (purpose == HAPPINESS_PRICE and p.effects >> RITUALS & 1) or not pays_plain(goods, price):
        return ()
    due = price[FOOD] + price[ORE] + price[WOOD] + price[IDEA]
    return price[:KINDS] if not due or goods[GOLD] == price[GOLD] and covers_itself(goods, price) else ()


def covers_itself(goods: list[int], price: tuple[int, ...]) -> bool:
    """Whether nothing has to stand for anything else."""
    for good in range(GOLD):
        if goods[good] < price[good]:
            return False
    return True


def only_way_to_advance(goods: list[int], n: int) -> tuple[int, ...]:
    food, idea, gold = goods[FOOD], goods[IDEA], goods[GOLD]
    if food + idea + gold == n:
        return (food, 0, 0, idea, gold, 0, 0, 0)
    if food + idea + gold < n or (food > 0) + (idea > 0) + (gold > 0) > 1:
        return ()
    return (n if food else 0, 0, 0, n if idea else 0, n if gold else 0, 0, 0, 0)


def is_of_goods(price: tuple[int, ...]) -> bool:
    """Whether no part of a price is a captive or something that several goods may pay for."""
    for number in range(CAPTIVE, len(price)):
        if price[number]:
            return False
    return True


def pays_plain(goods: list[int], price: tuple[int, ...]) -> bool:
    """COC-4.1.4: whether these goods pay a price of goods where only gold may stand for other resources."""
    if price[MOOD] > goods[MOOD] or price[CULTURE] > goods[CULTURE] or price[CAPTIVE]:
        return False
    gold = goods[GOLD] - price[GOLD]
    for good in range(GOLD):  # food, ore, wood, ideas
        missing = price[good] - goods[good]
        if missing > 0:
            gold -= missing
    return gold >= 0


def spend(s: State, p: Player, amounts: tuple[int, ...]) -> Step | None:
    """Goods go back to the supply, captives to their owners: the step that asks which captives, where that has to be asked."""
    for good, n in enumerate(amounts):
        if n and good != CAPTIVE:
            p.goods[good] -= n
    s.tell("pays", seat=p.seat, goods=amounts)
    return give_captives(p, amounts[CAPTIVE]) if len(amounts) > CAPTIVE else None


def give_captives(p: Player, n: int) -> Step | None:
    """So many captives return to their owners (COC-8.5.1): at once, unless they differ and some stay."""
    if 0 < n < len(p.captives) and len(set(p.captives)) > 1:
        return GiveCaptives(p.seat, n)
    del p.captives[:n]
    return None


class GiveCaptives(Step):
    """Which captives are given up, one after the other."""

    seat: int
    left: int

    def begin(self, s: State) -> Next:
        held = dict.fromkeys(s.players[self.seat].captives)
        options = tuple([GIVE_CAPTIVE[captive >> 3][captive & 7] for captive in held])
        return Ask(self.seat, "give-captive", options, then=self.give, rule="COC-8.5.1") if self.left else DONE

    def give(self, s: State, option: Option) -> Next:
        s.players[self.seat].captives.remove(option[1] * 8 + option[2])
        s.tell("gives-captive", seat=self.seat, owner=option[1], unit=option[2])
        self.left -= 1
        return self.begin(s)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


GIVE_CAPTIVE: Final[list[list[Option]]] = [[("give-captive", owner, kind) for kind in range(UNITS)] for owner in range(OWNERS)]


class Pay(Step):
    """*seat* pays a price: ``Done(how, amounts)``; asked only where there are several ways, and what is paid is gone.

    *optional*: they may decline, and then it is ``Done(-1, ())``; so it is, unasked, if they cannot pay.
    """

    seat: int
    purpose: str
    price: tuple[int, ...]
    subject: int = NONE
    city: int = NONE
    count: int = 1
    optional: bool = False
    what: str = "pay"
    rule: str = "COC-4.1.8"
    how: int = HOW_NORMAL
    amounts: tuple[int, ...] = ()

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if not self.optional and is_printed(p, self.purpose, self.subject):
            only = only_way(p, self.purpose, self.price)
            if only:
                return self.paid(s, (self.what, HOW_NORMAL, only))
        if self.optional and not payable(s, p, self.deal(s)):
            return Done(-1, ())
        about = {"subject": self.subject, "city": self.city, "purpose": self.purpose}
        return Ask(self.seat, self.what, self.ways, then=self.paid, rule=self.rule, about=about, public=True)

    def deal(self, s: State) -> Deal:
        return make_deal(s, s.players[self.seat], self.purpose, self.price, self.subject, self.city, self.count)

    def ways(self, s: State, seat: int) -> Listed:
        payment = Payment("pay", self.deal(s).bills(), holdings(s.players[seat]))
        return OneOf([DECLINE], payment) if self.optional else payment

    def paid(self, s: State, option: Option) -> Next:
        if option == DECLINE:
            return Done(-1, ())
        how: int = option[1]
        amounts: tuple[int, ...] = option[2]
        p = s.players[self.seat]
        p.once |= HOW_ONCE.get(how, 0)
        giving = spend(s, p, amounts)
        if giving is None:
            return Done(how, amounts)
        self.how, self.amounts = how, amounts
        return Call(giving, then=self.given)

    def given(self, s: State) -> Next:
        return Done(self.how, self.amounts)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("pay", int(), tuple()):
                return unless_listed(s, seat, option, why_not_pay(s.players[seat], option[2]))
        return None


def why_not_pay(p: Player, amounts: tuple[Any, ...]) -> Refusal:
    """Why these amounts pay nothing that is asked: more than *p* has, or no more and no less than the price (COC-4.1.8)."""
    held = holdings(p)
    beyond = len(amounts) == len(held) and any([isinstance(n, int) and n > most for n, most in zip(amounts, held, strict=True)])
    return CANNOT_PAY if beyond else NOT_THE_PRICE
