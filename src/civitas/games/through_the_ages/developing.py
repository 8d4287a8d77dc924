"""Developing technologies, peaceful changes of government and revolutions (TTA-6.8 to TTA-6.10)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .board import lose_science
from .cards.card import DECLARES_REVOLUTION, DEVELOPS, MILITARY_REVOLUTION, answering
from .costs import research_partner, science_at_hand, technology_cost
from .state import Player, State
from .tableau import put_government, put_special, put_technology
from .tables import CARDS, GOVERNMENT, IS_TECHNOLOGY, KIND, NONE, SPECIAL, UNIT

DEVELOP: Final[list[Option]] = [("develop", card) for card in range(CARDS)]
REVOLUTION: Final[list[Option]] = [("revolution", card) for card in range(CARDS)]

NOT_IN_HAND: Final = Refusal("TTA-6.8.1", "the-card-is-not-in-hand")
NOT_A_TECHNOLOGY: Final = Refusal("TTA-6.8.1", "the-card-is-not-a-technology")
TOO_LITTLE_SCIENCE: Final = Refusal("TTA-6.8.1", "too-little-science")
PARTNER_CANNOT_PAY: Final = Refusal("TTA-13.9.1", "the-research-partner-has-no-science")
NOT_A_GOVERNMENT: Final = Refusal("TTA-6.10.1", "only-a-government-comes-by-revolution")
ALL_CIVIL_ACTIONS: Final = Refusal("TTA-6.10.1", "a-revolution-takes-all-civil-actions")
ALL_MILITARY_ACTIONS: Final = Refusal("TTA-6.10.5", "his-revolution-takes-all-military-actions")


def develop_refusal(s: State, p: Player, card: int, less: int = 0, revolution: bool = False) -> Refusal | None:
    """Why *p* may not develop a technology from his hand (the actions for it aside)."""
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
    developed(s, seat)


def pay_science(s: State, seat: int, card: int, less: int, revolution: bool) -> None:
    """The card leaves the hand and is paid: temporary science first (TTA-12.8.2), and the partner's share (TTA-12.7.5)."""
    p = s.players[seat]
    cost = max(0, technology_cost(p, card, revolution) - less)
    s.tell("declares-revolution" if revolution else "develops", seat, card, cost)
    partner = research_partner(s, p)
    if KIND[card] == UNIT:
        pooled = min(cost, p.unit_science)
        p.unit_science -= pooled
        cost -= pooled
    p.science -= cost
    if partner != NONE:
        lose_science(s, partner, 1)
    p.hand.remove(card)


def developed(s: State, seat: int) -> None:
    """Da Vinci, Newton and Einstein."""
    p = s.players[seat]
    if p.answers & DEVELOPS:
        for card in answering(p, DEVELOPS):
            card.develops(s, seat)


def revolution_refusal(s: State, p: Player, card: int, less: int = 0) -> Refusal | None:
    """Why *p* may not declare a revolution with a government from his hand (TTA-6.10)."""
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
    developed(s, seat)
