"""What an action of the Action Phase is: listing, refusal, doing and wording of a verb in one class (TTA-6).

Two things help to pay and are stated together with an action (TTA-6.1.5): Hammurabi's military action and Trade
Routes.  They are options of their own that lead to the list of actions they can help with.
"""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option

from .cards.actions import ACTION_CARDS, KINDS_ORDERED, LESS, ORDER, ORDERS_BUILDING, ORDERS_UPGRADE
from .cards.card import (
    CARRIES_EMIGRANTS,
    LEADS_THE_NATION,
    LEVIES,
    PAYS_CIVIL_WITH_MILITARY,
    STAGES_PLAYS,
    TRADES_FOOD,
    TRADES_RESOURCES,
)
from .state import HAMMURABI_USED, Player, State
from .tables import ACTION, KIND, NONE

# What helps to pay the next action.
BY_HAMMURABI: Final = 1
BY_TRADE: Final = 2

# What an action needs to be looked at.
CIVIL: Final = 1  # a civil action
MILITARY: Final = 2  # a military action
EITHER: Final = 4  # one of them
UNAIDED: Final = 8  # nothing was announced
UNTRADED: Final = 16  # Trade Routes were not
PAYS_FOOD: Final = 32  # what was announced helps to pay food, if it is Trade Routes
PAYS_RESOURCES: Final = 64  # likewise resources
LATER: Final = 128  # not the first turn (TTA-6.1.4)
ABLE: Final = 256  # a card in play that allows something of its own
HAND: Final = 512  # a civil card in hand
UNUSED: Final = 1024  # an unused worker
WONDER: Final = 2048  # an unfinished wonder

NEVER: Final = 4096  # listed together with another verb
ABILITIES: Final = (
    PAYS_CIVIL_WITH_MILITARY | LEADS_THE_NATION | CARRIES_EMIGRANTS | TRADES_FOOD | TRADES_RESOURCES | LEVIES | STAGES_PLAYS
)
NOTHING_ANNOUNCED: Final = UNAIDED | UNTRADED | PAYS_FOOD | PAYS_RESOURCES
CIVIL_ACTIONS: Final = LATER | CIVIL | EITHER
MILITARY_ACTIONS: Final = MILITARY | EITHER

NO_CARDS: Final[list[int]] = []

TOO_FEW_CIVIL: Final = Refusal("TTA-6.1.2", "too-few-civil-actions")
TOO_FEW_MILITARY: Final = Refusal("TTA-6.1.2", "too-few-military-actions")
NO_SUCH_CARD: Final = Refusal("TTA-6.11.1", "the-action-card-is-not-in-hand")
TAKEN_THIS_TURN: Final = Refusal("TTA-6.11.1", "an-action-card-cannot-be-played-in-the-turn-it-was-taken")
NOT_ORDERED: Final = Refusal("TTA-6.11.2", "the-card-does-not-order-that")
NO_SUCH_ABILITY: Final = Refusal("TTA-6.15.1", "no-card-in-play-allows-this")
ONCE_PER_TURN: Final = Refusal("TTA-6.15.1", "that-was-already-done-this-turn")


class Means:
    """What *p* has for an action: civil and military actions, action cards that can order it, what they announced to pay it with."""

    def __init__(self, s: State, p: Player, helps: int) -> None:
        ca, ma, has = p.ca, p.ma + p.extra_ma, NOTHING_ANNOUNCED
        if helps:
            has = UNTRADED | PAYS_FOOD | PAYS_RESOURCES
            if helps & BY_HAMMURABI:
                ca, ma = ca + 1, 0  # only what costs a civil action
            if helps & BY_TRADE:
                has = (PAYS_FOOD if p.answers & TRADES_RESOURCES else 0) | (PAYS_RESOURCES if p.answers & TRADES_FOOD else 0)
        if s.round > 1:
            has |= CIVIL_ACTIONS if ca else LATER
            if ma:
                has |= MILITARY_ACTIONS
            if p.answers & ABILITIES:
                has |= ABLE
            if p.hand:
                has |= HAND
            if p.unused:
                has |= UNUSED
            if p.wonder != NONE:
                has |= WONDER
        self.ca: int = ca
        self.ma: int = ma
        self.helps: int = helps
        self.trade: bool = helps & BY_TRADE != 0
        self.has: int = has  # what actions need
        self.cards: list[int] = ripe_cards(p) if ca and p.hand else NO_CARDS


class Action:
    """One verb.  *parts* names what follows it in an option; *by*: an action card that orders it may come last."""

    verb: ClassVar[str] = ""
    parts: ClassVar[tuple[str, ...]] = ()
    by: ClassVar[bool] = False
    civil: ClassVar[int] = 0  # civil actions it takes
    military: ClassVar[int] = 0
    needs: ClassVar[int] = 0
    help: ClassVar[int] = 0  # it only announces what helps to pay the next action

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        """Add what *p* can do, in the order in which bots and records know it."""

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        """Why *p* may not do this."""
        return None

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        """Pay and do it; a step where somebody must decide."""
        return None

    def wording(self, s: State, p: Player, option: Option, less: int) -> Message:
        """What the option is called, with its price; *less* is the discount of an event that orders it."""
        return f"do-{option[0]}", dict(zip(self.parts, option[1:], strict=False))

    def fits(self, option: Option) -> bool:
        """Whether *option* has the right number of parts, cards and numbers where they belong."""
        given = option[1:]
        named = (*self.parts, "card") if self.by and len(given) > len(self.parts) else self.parts
        return len(given) == len(named) and all([type(part) is (str if name == "choice" else int) for part, name in zip(given, named, strict=True)])

    def cost_refusal(self, p: Player, option: Option, ca: int, ma: int) -> Refusal | None:
        """Whether so many civil and military actions are too few (TTA-6.1.2)."""
        if ma < self.military:
            return TOO_FEW_MILITARY
        return TOO_FEW_CIVIL if ca < self.civil else None


# --- paying -----------------------------------------------------------------------------------------------------------------


def spend_civil(s: State, p: Player, n: int, helps: int) -> None:
    """Civil actions; one of them with a military action if Hammurabi was announced."""
    if helps & BY_HAMMURABI:
        p.once |= HAMMURABI_USED
        s.tell("hammurabi-pays", seat=p.seat)
        spend_military(p, 1)
        n -= 1
    p.ca -= n


def spend_military(p: Player, n: int) -> None:
    """Military actions, temporary ones first (TTA-12.3.8)."""
    extra = min(n, p.extra_ma)
    p.extra_ma -= extra
    p.ma -= n - extra


# --- action cards -------------------------------------------------------------------------------------------------------------


def ordering_card(option: Option, plain: int) -> int:
    """The action card that orders an action comes last in its option, which has *plain* items without one."""
    return NONE if len(option) == plain else int(option[plain])


def less_by(option: Option, plain: int) -> int:
    """What that card makes it cheaper."""
    return 0 if len(option) == plain else LESS[option[plain]]


def reveal(s: State, p: Player, card: int) -> None:
    """An action card is played, if it is one."""
    if card != NONE:
        p.hand.remove(card)
        s.removed.append(card)
        s.tell("plays-card", seat=p.seat, card=card)


def carry_out(s: State, p: Player, card: int) -> None:
    """What an action card does after the action it ordered (TTA-6.11.6)."""
    if card != NONE:
        ACTION_CARDS[card].play(s, p.seat)


def ripe_cards(p: Player) -> list[int]:
    """The action cards that they can play."""
    return [card for card in sorted(set(p.hand)) if KIND[card] == ACTION and is_ripe(p, card)]


def is_ripe(p: Player, card: int) -> bool:
    """Whether a copy of an action card was not taken in this Action Phase (TTA-6.11.1, TTA-6.11.9)."""
    return not p.fresh or p.hand.count(card) > p.fresh.count(card)


def order_refusal(p: Player, option: Option, plain: int, order: int) -> Refusal | None:
    """Why the action card at the end of an option, if there is one, cannot order this."""
    if len(option) == plain:
        return None
    card: int = option[plain]
    why = card_refusal(p, card, order)
    if why is None and KINDS_ORDERED[card] and option[1] in p.technologies and KIND[option[1]] not in KINDS_ORDERED[card]:
        return NOT_ORDERED
    return why


def card_refusal(p: Player, card: int, order: int) -> Refusal | None:
    """Why *p* cannot play an action card with that order."""
    if card not in p.hand or KIND[card] != ACTION:
        return NO_SUCH_CARD
    if not is_ripe(p, card):
        return TAKEN_THIS_TURN
    if ORDER[card] != order and not (order == ORDERS_UPGRADE and ORDER[card] == ORDERS_BUILDING):
        return NOT_ORDERED
    return None
