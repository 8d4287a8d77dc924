"""Deals: an offer, a counter-offer, and the swap that follows (CIV80-11.1-11.11)."""

from __future__ import annotations

from .hands import swap, tradable
from .offers import Give, Offer, covers, total_of
from .state import State


def declare(seat: int, give: Give, named: int, wants: int | None = None) -> Offer:
    """CIV80-11.5: an offer with what must be said of it, and truly: how many cards, what they are worth, one commodity among them."""
    return Offer(seat, len(give), total_of(give), named, wants, give)


def is_still_covered(s: State, offer: Offer) -> bool:
    """CIV80-11.31: whether the owner still holds what they offer, as cards that may be traded."""
    return covers(tradable(s.players[offer.seat]), offer.give)


def strike(s: State, offer: Offer, counter: Offer) -> bool:
    """Swap the two gives, all or nothing; False if one of them is no longer covered, so that the deal is void."""
    if not is_still_covered(s, offer) or not is_still_covered(s, counter):
        s.disclose()
        s.tell("deal-void", seat=offer.seat, partner=counter.seat)
        return False
    p, q = s.players[offer.seat], s.players[counter.seat]
    swap(s, p, q, offer.give, offer.named, counter.give, counter.named)
    s.tell(
        "swap",
        seat=p.seat,
        partner=q.seat,
        count=offer.count,
        total=offer.total,
        card=offer.named,
        partner_count=counter.count,
        partner_total=counter.total,
        partner_card=counter.named,
    )
    s.tell("receives", seat=p.seat, partner=q.seat, cards=counter.give, to=1 << p.seat)
    s.tell("receives", seat=q.seat, partner=p.seat, cards=offer.give, to=1 << q.seat)
    return True
