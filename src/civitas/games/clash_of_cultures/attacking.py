"""Whether, and at what price, a space may be attacked (COC-6.2.1, 6.2.6, 7.8.4, 7.8.9, 9.6)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Refusal

from .decks import discard_event
from .payment import EFFECT_PRICE, can_pay, price_of
from .state import Player, State
from .tables import EVENT, GREAT_GARDENS, NOBODY

GREAT_DIPLOMAT: Final = EVENT["event_57_great_diplomat"]
DIPLOMAT_FEE: Final = 2
TRUCE: Final = Refusal("COC-7.8.4", "negotiations-forbid-the-attack")
FEE: Final = Refusal("COC-6.2.6", "the-price-of-the-attack-cannot-be-paid")


def attack_fee(s: State, p: Player, foe: int, space: int) -> int:
    """Culture tokens that an attack costs before anybody moves in: Cleopatra's tokens, the Great Diplomat."""
    if foe >= len(s.players):
        return 0
    fee = s.beloved.count(space) if s.city[space] == foe else 0
    return fee + (DIPLOMAT_FEE if pact_holder(s, p.seat, foe) != NOBODY else 0)


def pact_holder(s: State, seat: int, foe: int) -> int:
    """Who of the two holds the Great Diplomat with the other as partner; NOBODY."""
    for one, other in ((seat, foe), (foe, seat)):
        if one < len(s.players) and s.players[one].partner == other != NOBODY and GREAT_DIPLOMAT in s.players[one].kept:
            return one
    return NOBODY


def why_not_attack(s: State, p: Player, foe: int, space: int) -> Refusal | None:
    """Why *p* may not attack *foe* on this space now."""
    if foe < len(s.players) and p.truce >> foe & 1:
        return TRUCE
    fee = attack_fee(s, p, foe, space)
    return None if not fee or can_pay(s, p, EFFECT_PRICE, price_of(culture=fee)) else FEE


def break_pact(s: State, p: Player, foe: int) -> None:
    """COC-7.8.9: the first attack discards the Great Diplomat."""
    holder = pact_holder(s, p.seat, foe)
    if holder != NOBODY:
        s.players[holder].kept.remove(GREAT_DIPLOMAT)
        s.players[holder].partner = NOBODY
        discard_event(s, holder, GREAT_DIPLOMAT)


def gardens_forbid(s: State, p: Player, space: int) -> bool:
    """COC-9.6: units that entered plains this turn may not attack the city of the Great Gardens, unless it is one's own wonder."""
    return s.wonder_at[GREAT_GARDENS] == space and s.city[space] not in (NOBODY, p.seat)
