"""Whether one player may attack another: play an aggression against them or declare a war on them (TTA-5.3.1, TTA-5.4.1)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .cards.card import PACIFIST
from .pacts import NO_SUCH_PLAYER, NOT_IN_HAND, SEATS, attack_strengths, break_pacts, forbids_attack, is_rival, spares_from_war
from .state import Player, State
from .tables import AGGRESSION, CARDS, KIND, MILITARY_ACTION_COST, WAR

AGGRESSIONS: Final[list[list[Option]]] = [
    [("aggression", card, rival) for rival in range(SEATS)] if KIND[card] == AGGRESSION else [] for card in range(CARDS)
]
WARS: Final[list[list[Option]]] = [[("war", card, rival) for rival in range(SEATS)] if KIND[card] == WAR else [] for card in range(CARDS)]

PEACEFUL_LEADER: Final = Refusal("TTA-13.1.19", "your-leader-forbids-attacks")
PACT_FORBIDS: Final = Refusal("TTA-5.3.1", "a-pact-forbids-attacks")
TOO_FEW_ACTIONS: Final = Refusal("TTA-5.0.5", "not-enough-military-actions")
NOT_STRONGER: Final = Refusal("TTA-5.3.1", "rival-is-not-weaker")
LAST_ROUND: Final = Refusal("TTA-5.4.1", "no-wars-in-the-last-round")
SPARED: Final = Refusal("TTA-5.4.1", "a-pact-protects-the-rival-from-wars")


def attack_cost(s: State, card: int, rival: int) -> int:
    """Military actions an attack costs: twice as many against Gandhi (TTA-5.3.1)."""
    cost = MILITARY_ACTION_COST[card]
    return 2 * cost if s.players[rival].answers & PACIFIST else cost


def attack_refusal(s: State, p: Player, card: int, rival: int) -> Refusal | None:
    """What stands in the way of any attack with a card in hand."""
    if not is_rival(s, p, rival):
        return NO_SUCH_PLAYER
    if p.answers & PACIFIST:
        return PEACEFUL_LEADER
    if p.ma < attack_cost(s, card, rival):  # TTA-5.0.5: temporary actions do not exist yet
        return TOO_FEW_ACTIONS
    if forbids_attack(s, p.seat, rival):
        return PACT_FORBIDS
    return None


def aggression_refusal(s: State, p: Player, card: int, rival: int) -> Refusal | None:
    """Why *p* may not play this aggression against *rival*."""
    if card not in p.military or KIND[card] != AGGRESSION:
        return NOT_IN_HAND
    refused = attack_refusal(s, p, card, rival)
    if refused is not None:
        return refused
    ours, theirs = attack_strengths(s, p.seat, rival)
    return None if ours > theirs else NOT_STRONGER


def war_refusal(s: State, p: Player, card: int, rival: int) -> Refusal | None:
    """Why *p* may not declare this war on *rival*; relative strength does not matter (TTA-5.4.1)."""
    if card not in p.military or KIND[card] != WAR:
        return NOT_IN_HAND
    if s.round == s.last_round:
        return LAST_ROUND
    refused = attack_refusal(s, p, card, rival)
    if refused is not None:
        return refused
    return SPARED if spares_from_war(s, rival) else None


def begin_attack(s: State, seat: int, card: int, rival: int) -> None:
    """The card is shown and the rival named: pay the military actions, end the pacts that an attack ends (TTA-5.3.2)."""
    s.players[seat].ma -= attack_cost(s, card, rival)
    break_pacts(s, seat, rival)
