"""Pacts: offered, accepted or refused, cancelled; and what they say about attacks (TTA-5.5, TTA-5.6, TTA-13.9)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.record_fields import face_up
from civitas.kernel.records import CardId, Option

from .decks import everybody, take_from_hand
from .ratings import pacts_of
from .state import Player, State
from .tableau import put_pact, remove_pact
from .tables import CARDS, HAS_SIDES, KIND, NONE, OP, PACT, PACT_STRENGTH

ACCEPT: Final[Option] = ("accept",)
REFUSE: Final[Option] = ("refuse",)
SEATS: Final = 4
A: Final = 0
B: Final = 1
OFFER: Final[list[list[list[Option]]]] = [  # by card, partner, and the side that the offerer takes
    [[("offer", card, partner, "AB"[side]) for side in (A, B)] for partner in range(SEATS)] if KIND[card] == PACT else [] for card in range(CARDS)
]
CANCEL: Final[list[Option]] = [("cancel", owner) for owner in range(SEATS)]  # the pact in that player's area

NO_ATTACKS: Final[list[bool]] = [KIND[card] == PACT and bool(OP[card].get("no_attacks")) for card in range(CARDS)]
ENDS_ON_ATTACK: Final[list[bool]] = [KIND[card] == PACT and bool(OP[card].get("ends_on_attack")) for card in range(CARDS)]
ATTACKER_STRENGTH: Final[list[int]] = [
    int(OP[card].get("attack_between_parties", {}).get("attacker_strength", 0)) if KIND[card] == PACT else 0 for card in range(CARDS)
]
SPARES_FROM_WAR: Final[list[list[bool]]] = [  # side A, side B
    [KIND[card] == PACT and bool(OP[card].get(side, {}).get("immune_to_war_declarations")) for side in "AB"] for card in range(CARDS)
]

NOT_IN_HAND: Final = Refusal("TTA-5.0.2", "card-is-not-in-your-hand")
NO_SUCH_PLAYER: Final = Refusal("TTA-5.0.6", "no-such-rival")
NO_PACTS_FOR_TWO: Final = Refusal("TTA-5.5.8", "no-pacts-between-two-players")
NO_SIDES: Final = Refusal("TTA-5.5.1", "pact-has-no-sides")
NOT_A_PARTY: Final = Refusal("TTA-5.6.1", "no-pact-of-yours-there")


# --- what pacts say about attacks ------------------------------------------------------------------------------------------


def forbids_attack(s: State, seat: int, rival: int) -> bool:
    """Whether a pact between the two rules out attacks."""
    return any([other == rival and NO_ATTACKS[pact] for pact, _, other in pacts_of(s, seat)])


def spares_from_war(s: State, seat: int) -> bool:
    """Whether nobody can declare war on *seat*: side B of Loss of Sovereignty."""
    return any([SPARES_FROM_WAR[pact][side] for pact, side, _ in pacts_of(s, seat)])


def attack_strengths(s: State, attacker: int, rival: int) -> tuple[int, int]:
    """What is compared when an aggression is played: both strengths as they are once the attack has begun.

    TTA-5.3.1: bonuses for attacking this rival count, those of pacts that the attack ends count for neither.
    """
    ours, theirs = s.players[attacker].strength, s.players[rival].strength
    for pact, side, other in pacts_of(s, attacker):
        if other == rival:
            ours += ATTACKER_STRENGTH[pact]
            if ENDS_ON_ATTACK[pact]:
                ours -= PACT_STRENGTH[pact][side]
                theirs -= PACT_STRENGTH[pact][1 - side]
    return ours, theirs


def attack_bonus(s: State, attacker: int, rival: int) -> int:
    """Open Borders: extra strength of whoever attacks the other party (TTA-13.9.3)."""
    return sum([ATTACKER_STRENGTH[pact] for pact, _, other in pacts_of(s, attacker) if other == rival])


def break_pacts(s: State, attacker: int, rival: int) -> None:
    """Pacts between the two that end on attack leave play (TTA-5.3.2)."""
    for owner, partner in ((attacker, rival), (rival, attacker)):
        p = s.players[owner]
        if p.pact != NONE and p.partner == partner and ENDS_ON_ATTACK[p.pact]:
            remove_pact(s, owner)


# --- offering and cancelling --------------------------------------------------------------------------------------------------


def is_rival(s: State, p: Player, seat: int) -> bool:
    """Whether *seat* is another player who is still in the game."""
    return 0 <= seat < len(s.players) and seat != p.seat and s.players[seat].playing


def offer_refusal(s: State, p: Player, card: int, partner: int, side: int) -> Refusal | None:
    """Why *p* may not offer this pact to *partner*, taking *side* themselves."""
    if card not in p.military or KIND[card] != PACT:
        return NOT_IN_HAND
    if not is_rival(s, p, partner):
        return NO_SUCH_PLAYER
    if s.in_game < 3:
        return NO_PACTS_FOR_TWO
    if side < A or (side == B and not HAS_SIDES[card]):
        return NO_SIDES
    return None


def cancel_refusal(s: State, p: Player, owner: int) -> Refusal | None:
    """Why *p* may not cancel the pact in *owner*'s area."""
    if not 0 <= owner < s.seats():
        return NOT_A_PARTY
    other = s.players[owner]
    if other.pact == NONE or p.seat not in (owner, other.partner):
        return NOT_A_PARTY
    return None


class OfferPact(Step):
    """A pact is shown and offered; the partner accepts or refuses at once (TTA-5.5)."""

    seat: int
    card: CardId = face_up()  # on the table while it is offered
    partner: int
    side: int

    def begin(self, s: State) -> Next:
        take_from_hand(s, self.seat, self.card)
        s.tell("offers-pact", seat=self.seat, partner=self.partner, card=self.card, side="AB"[self.side])
        about = {"seat": self.seat, "card": self.card, "side": "AB"[1 - self.side]}
        return Ask(self.partner, "pact", (ACCEPT, REFUSE), then=self.answer, rule="TTA-5.5.2", about=about)

    def answer(self, s: State, option: Option) -> Next:
        if option == REFUSE:
            s.tell("refuses-pact", seat=self.partner, card=self.card)
            p = s.players[self.seat]
            p.military.append(self.card)  # TTA-5.5.3: back to the hand
            p.known.append(everybody(s))  # TTA-5.5.7: all have seen it
            return DONE
        s.tell("accepts-pact", seat=self.partner, card=self.card)
        if s.players[self.seat].pact != NONE:  # TTA-5.5.4: only one in your own area
            remove_pact(s, self.seat)
        put_pact(s, self.seat, self.partner, self.card, self.side)
        return DONE


def cancel(s: State, seat: int, owner: int) -> None:
    """*seat* cancels the pact in *owner*'s area (TTA-5.6.1)."""
    s.tell("cancels-pact", seat=seat, card=s.players[owner].pact)
    remove_pact(s, owner)
