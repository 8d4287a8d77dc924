"""Developing technologies, peaceful changes of government and revolutions (TTA-6.8 to TTA-6.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option

from .action import CIVIL, HAND, LATER, UNAIDED, UNTRADED, Action, Means, carry_out, is_ripe, order_refusal, ordering_card, reveal, spend_civil
from .board import lose_science
from .cards.actions import ORDER, ORDERS_TECHNOLOGY
from .cards.card import DECLARES_REVOLUTION, DEVELOPS, MILITARY_REVOLUTION, answering
from .costs import research_partner, science_at_hand, technology_cost
from .playing import LEAD
from .state import Player, State
from .tableau import put_government, put_special, put_technology
from .tables import CARDS, GOVERNMENT, IS_TECHNOLOGY, KIND, LEADER, NONE, SPECIAL, UNIT

DEVELOP: Final[list[Option]] = [("develop", card) for card in range(CARDS)]
REVOLUTION: Final[list[Option]] = [("revolution", card) for card in range(CARDS)]

NOT_IN_HAND: Final = Refusal("TTA-6.8.1", "the-card-is-not-in-hand")
NOT_A_TECHNOLOGY: Final = Refusal("TTA-6.8.1", "the-card-is-not-a-technology")
TOO_LITTLE_SCIENCE: Final = Refusal("TTA-6.8.1", "too-little-science")
PARTNER_CANNOT_PAY: Final = Refusal("TTA-13.9.1", "the-research-partner-has-no-science")
NOT_A_GOVERNMENT: Final = Refusal("TTA-6.10.1", "only-a-government-comes-by-revolution")
ALL_CIVIL_ACTIONS: Final = Refusal("TTA-6.10.1", "a-revolution-takes-all-civil-actions")
ALL_MILITARY_ACTIONS: Final = Refusal("TTA-6.10.5", "robespierres-revolution-takes-all-military-actions")


def develop_refusal(s: State, p: Player, card: int, less: int = 0, revolution: bool = False) -> Refusal | None:
    """Why *p* may not develop a technology from their hand (the actions for it aside)."""
    if card not in p.hand:
        return NOT_IN_HAND
    if not IS_TECHNOLOGY[card]:
        return NOT_A_TECHNOLOGY
    if technology_cost(p, card, revolution) - less > science_at_hand(p, card):
        return TOO_LITTLE_SCIENCE
    partner = research_partner(s, p)
    if partner != NONE and not s.players[partner].science:
        return PARTNER_CANNOT_PAY
    return None


def develop(s: State, seat: int, card: int, less: int = 0) -> None:
    """Pay the science; the card enters play, without workers; leaders hear of it (TTA-6.8.4)."""
    pay_science(s, seat, card, less, False)
    if KIND[card] == GOVERNMENT:
        put_government(s, seat, card)
    elif KIND[card] == SPECIAL:
        put_special(s, seat, card)
    else:
        put_technology(s, seat, card)
    reward_development(s, seat)


def pay_science(s: State, seat: int, card: int, less: int, revolution: bool) -> None:
    """The card leaves the hand and is paid: temporary science first (TTA-12.8.2), and the partner's share (TTA-12.7.5)."""
    p = s.players[seat]
    cost = max(0, technology_cost(p, card, revolution) - less)
    s.tell("declares-revolution" if revolution else "develops", seat=seat, card=card, science=cost)
    partner = research_partner(s, p)
    if KIND[card] == UNIT:
        pooled = min(cost, p.unit_science)
        p.unit_science -= pooled
        cost -= pooled
    p.science -= cost
    if partner != NONE:
        lose_science(s, partner, 1)
    p.hand.remove(card)


def reward_development(s: State, seat: int) -> None:
    """Da Vinci, Newton and Einstein."""
    p = s.players[seat]
    if p.answers & DEVELOPS:
        for card in answering(p, DEVELOPS):
            card.develops(s, seat)


class Develop(Action):
    """A technology enters play for science, also by Breakthrough (TTA-6.8, TTA-6.9)."""

    verb: ClassVar[str] = "develop"
    parts: ClassVar[tuple[str, ...]] = ("card",)
    by: ClassVar[bool] = True
    civil: ClassVar[int] = 1
    needs: ClassVar[int] = CIVIL | HAND | UNTRADED | LATER

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        """Technologies, and leaders among them, in the order of the hand."""
        for card in p.hand:
            kind = KIND[card]
            if kind == LEADER:
                options.append(LEAD[card])
            elif kind <= SPECIAL and develop_refusal(s, p, card) is None:
                options.append(DEVELOP[card])
                for order in means.cards:
                    if ORDER[order] == ORDERS_TECHNOLOGY:
                        options.append(("develop", card, order))

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return order_refusal(p, option, 2, ORDERS_TECHNOLOGY) or develop_refusal(s, p, option[1])

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        by = ordering_card(option, 2)
        spend_civil(s, p, 1, helps)
        reveal(s, p, by)
        develop(s, p.seat, option[1])
        carry_out(s, p, by)
        return None

    def wording(self, s: State, p: Player, option: Option, less: int) -> Message:
        return technology_wording(p, option, less, False)


def technology_wording(p: Player, option: Option, less: int, revolution: bool) -> Message:
    """What it is called to develop a technology, with its price."""
    price = max(0, technology_cost(p, option[1], revolution) - less)
    args = {"card": option[1], "science": price}
    return (f"do-{option[0]}-by", args | {"action_card": option[2]}) if len(option) > 2 else (f"do-{option[0]}", args)


def revolution_refusal(s: State, p: Player, card: int, less: int = 0) -> Refusal | None:
    """Why *p* may not declare a revolution with a government from their hand (TTA-6.10)."""
    if card not in p.hand:
        return NOT_IN_HAND
    if KIND[card] != GOVERNMENT:
        return NOT_A_GOVERNMENT
    if p.answers & MILITARY_REVOLUTION:
        if p.ma < p.ma_total:
            return ALL_MILITARY_ACTIONS
    elif p.ca < p.ca_total:
        return ALL_CIVIL_ACTIONS
    return develop_refusal(s, p, card, less, revolution=True)


def revolution(s: State, seat: int, card: int, less: int = 0) -> None:
    """The new government comes at the lower price and uses up all actions; its own additional ones come spent (TTA-6.10.3)."""
    p = s.players[seat]
    military = bool(p.answers & MILITARY_REVOLUTION)
    pay_science(s, seat, card, less, True)
    for helper in answering(p, DECLARES_REVOLUTION):
        helper.declares_revolution(s, seat)
    put_government(s, seat, card)
    if military:  # TTA-6.10.5: temporary ones of Patriotism are not among them
        p.ma = 0
    else:
        p.ca = 0
    reward_development(s, seat)


class Revolution(Action):
    """A government comes by force, also by Breakthrough (TTA-6.10)."""

    verb: ClassVar[str] = "revolution"
    parts: ClassVar[tuple[str, ...]] = ("card",)
    by: ClassVar[bool] = True
    needs: ClassVar[int] = HAND | UNAIDED | LATER  # TTA-6.10.7: nothing helps

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        if means.ca != p.ca_total and p.ma != p.ma_total:
            return
        for card in p.hand:
            if KIND[card] == GOVERNMENT and revolution_refusal(s, p, card) is None:
                options.append(REVOLUTION[card])
                for order in sorted(set(p.hand)):
                    if ORDER[order] == ORDERS_TECHNOLOGY and is_ripe(p, order):
                        options.append(("revolution", card, order))

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return order_refusal(p, option, 2, ORDERS_TECHNOLOGY) or revolution_refusal(s, p, option[1])

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        by = ordering_card(option, 2)
        reveal(s, p, by)  # TTA-6.10.2: no civil action for the card
        revolution(s, p.seat, option[1])
        carry_out(s, p, by)
        return None

    def wording(self, s: State, p: Player, option: Option, less: int) -> Message:
        return technology_wording(p, option, less, True)
