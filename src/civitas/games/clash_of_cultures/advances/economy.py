"""Economy: Bartering and Taxes are entries of the turn's menu; Trade Routes and Currency belong to ``trade_routes``."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Amounts, Refusal
from civitas.kernel.records import Option

from ..decks import discard_action, discard_event, discard_objective
from ..effects import ONCE, has, used
from ..menu import Question, TurnAction, enroll_action, simple_refusal
from ..payment import CANNOT_PAY, EFFECT_PRICE, Pay, can_pay, price_of
from ..resources import gain, gain_all
from ..state import Player, State
from ..tables import ACTION_CARDS, BARTERING, CULTURE, CURRENCY, EVENTS, FOOD, GOLD, GOODS, OBJECTIVE_CARDS, ORE, TAXES, WONDERS, WOOD

GOLD_OR_CULTURE: Final[tuple[Option, ...]] = (("take", GOLD), ("take", CULTURE))
BARTER_ACTION: Final[list[Option]] = [("barter-action", card) for card in range(ACTION_CARDS)]
BARTER_PERSON: Final[list[Option]] = [("barter-person", card) for card in range(EVENTS)]
BARTER_OBJECTIVE: Final[list[Option]] = [("barter-objective", card) for card in range(OBJECTIVE_CARDS)]
BARTER_WONDER: Final[list[Option]] = [("barter-wonder", card) for card in range(WONDERS)]
COLLECT_TAXES: Final[Option] = ("taxes",)
ONE_MOOD: Final = price_of(mood=1)

NO_BARTERING: Final = Refusal("COC-ADV-bartering", "needs-bartering")
BARTERED: Final = Refusal("COC-ADV-bartering", "once-per-turn")
NOT_IN_HAND: Final = Refusal("COC-ADV-bartering", "no-such-card-in-hand")
WRONG_CARDS: Final = Refusal("COC-ADV-bartering", "only-action-cards-are-bartered")
NO_TAXES: Final = Refusal("COC-ADV-taxes", "needs-taxes")
TAXED: Final = Refusal("COC-ADV-taxes", "once-per-turn")
NO_CITY: Final = Refusal("COC-ADV-taxes", "no-city-to-tax")


# --- Bartering


def barter_refusal(p: Player) -> Refusal | None:
    """Why *p* may not barter now, whatever the card."""
    if not has(p, BARTERING):
        return NO_BARTERING
    return BARTERED if used(p, ONCE["bartering"]) else None


class Barter(TurnAction):
    """Once per turn: a card from hand for 1 gold or 1 culture token (COC-ADV-bartering); great persons count as action cards (R-3)."""

    verb: ClassVar[str] = "barter-action"
    parts: ClassVar[tuple[str, ...]] = ("action_card",)
    place: ClassVar[int] = 70
    table: ClassVar[list[Option]] = BARTER_ACTION
    actions_only: ClassVar[bool] = True

    def cards(self, p: Player) -> list[int]:
        return p.hand.cards

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if barter_refusal(p) is None and (self.actions_only or not s.rules.barter_actions_only):
            options += [self.table[card] for card in self.cards(p)]

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        why = barter_refusal(p)
        if why is None and not self.actions_only and s.rules.barter_actions_only:
            return WRONG_CARDS
        return why or (None if option[1] in self.cards(p) else NOT_IN_HAND)

    def discard(self, s: State, p: Player, card: int) -> None:
        discard_action(s, p.seat, card)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= ONCE["bartering"]
        s.tell("barters", seat=p.seat)
        self.discard(s, p, option[1])
        return TakeOne(p.seat, GOLD_OR_CULTURE, "bartering", "COC-ADV-bartering")


class BarterPerson(Barter):
    """A great person card."""

    verb: ClassVar[str] = "barter-person"
    parts: ClassVar[tuple[str, ...]] = ("event",)
    table: ClassVar[list[Option]] = BARTER_PERSON

    def cards(self, p: Player) -> list[int]:
        return p.persons

    def discard(self, s: State, p: Player, card: int) -> None:
        p.persons.remove(card)
        discard_event(s, p.seat, card)


class BarterObjective(Barter):
    """An objective card."""

    verb: ClassVar[str] = "barter-objective"
    parts: ClassVar[tuple[str, ...]] = ("objective_card",)
    table: ClassVar[list[Option]] = BARTER_OBJECTIVE
    actions_only: ClassVar[bool] = False

    def cards(self, p: Player) -> list[int]:
        return p.objectives.cards

    def discard(self, s: State, p: Player, card: int) -> None:
        discard_objective(s, p.seat, card)


class BarterWonder(Barter):
    """A wonder card."""

    verb: ClassVar[str] = "barter-wonder"
    parts: ClassVar[tuple[str, ...]] = ("wonder",)
    table: ClassVar[list[Option]] = BARTER_WONDER
    actions_only: ClassVar[bool] = False

    def cards(self, p: Player) -> list[int]:
        return p.wonder_cards.cards

    def discard(self, s: State, p: Player, card: int) -> None:
        p.wonder_cards.take(p.wonder_cards.find(card), (1 << len(s.players)) - 1)
        s.wonder_discards.append(card)


class TakeOne(Step):
    """A player gains one of several goods (COC-4.1.6)."""

    seat: int
    goods: tuple[Option, ...]
    what: str
    rule: str

    def begin(self, s: State) -> Next:
        return Ask(self.seat, self.what, self.goods, then=self.take, rule=self.rule)

    def take(self, s: State, option: Option) -> Next:
        gain(s, s.players[self.seat], option[1])
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


# --- Taxes


def tax_refusal(s: State, p: Player) -> Refusal | None:
    """Why *p* may not raise taxes now."""
    if not has(p, TAXES):
        return NO_TAXES
    if used(p, ONCE["taxes"] | ONCE["danegeld"]):
        return TAXED
    if not p.cities:
        return NO_CITY
    return None if can_pay(s, p, EFFECT_PRICE, ONE_MOOD) else CANNOT_PAY


class Taxes(TurnAction):
    """Once per turn, as an action: a mood token for a resource from each city (COC-ADV-taxes)."""

    verb: ClassVar[str] = "taxes"
    place: ClassVar[int] = 40
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if tax_refusal(s, p) is None:
            options.append(COLLECT_TAXES)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return tax_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= ONCE["taxes"]
        return RaiseTaxes(p.seat)


class RaiseTaxes(Question):
    """They pay, then take food, wood, ore and, with Currency, gold, as many as they have cities."""

    seat: int
    paid: bool = False  # Danegeld costs nothing

    def begin(self, s: State) -> Next:
        if self.paid:
            return self.ask(s)
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_MOOD, rule="COC-ADV-taxes"), then=self.ask)

    def ask(self, s: State, *results: object) -> Next:
        return Ask(self.seat, "taxes", self.mixes, then=self.take, rule="COC-ADV-taxes", public=True)

    def mixes(self, s: State, seat: int) -> Amounts:
        p = s.players[seat]
        n = len(p.cities)
        kinds = (FOOD, ORE, WOOD, GOLD) if has(p, CURRENCY) else (FOOD, ORE, WOOD)
        return Amounts("gain-goods", tuple([n if good in kinds else 0 for good in range(GOODS + 1)]), n, n)

    def take(self, s: State, option: Option) -> Next:
        gain_all(s, s.players[self.seat], list(option[1][:GOODS]))
        return DONE


enroll_action(Barter())
enroll_action(BarterPerson())
enroll_action(BarterObjective())
enroll_action(BarterWonder())
enroll_action(Taxes())
