"""Military cards: drawing, discarding, and what becomes of the decks."""

from __future__ import annotations

from civitas.kernel.chance import shuffle

from .state import State
from .tables import AGE_IV, LEVEL


def everybody(s: State) -> int:
    """The mark of a card that all seats know."""
    return (1 << len(s.players)) - 1


def draw_military(s: State, seat: int, n: int) -> int:
    """Draw from the current military deck, above the hand limit if need be; how many (TTA-7.4).  None in Age IV."""
    p = s.players[seat]
    drawn = 0
    while drawn < n and s.age < AGE_IV and (s.military_deck or reshuffle(s)):
        card = s.military_deck.pop()
        p.military.append(card)
        p.known.append(0)
        s.tell("draws", seat=seat, card=card, to=1 << seat)
        drawn += 1
        if not s.military_deck:  # at the moment the last card is drawn, even if no further card is due
            reshuffle(s)
    if drawn:
        s.tell("draws-cards", seat=seat, number=drawn)
    return drawn


def reshuffle(s: State) -> bool:
    """The discard pile of the current age becomes the new deck; whether it has a card.  Nobody can say any more where they lie."""
    s.military_deck = s.discards.cards
    s.discards.clear()
    shuffle(s, s.military_deck)
    if s.military_deck:
        s.tell("reshuffles", number=len(s.military_deck))
    return bool(s.military_deck)


def discard_military(s: State, card: int, known: int) -> None:
    """A military card goes to the discard pile of its age; *known*: the mark of the seats that see which it is (TTA-10.5)."""
    if LEVEL[card] == s.age:
        s.discards.put(card, known)
    else:  # piles of other ages are never used again
        s.box.put(card, known)


def take_from_hand(s: State, seat: int, card: int) -> int:
    """A military card leaves the hand; the mark of those who knew it."""
    p = s.players[seat]
    at = p.military.index(card)
    del p.military[at]
    return p.known.pop(at)


def discard_face_down(s: State, seat: int, cards: list[int]) -> None:
    """Military cards are discarded from hand together, without being shown: the others see their backs only, the oldest first.

    So a card that they knew in this hand, a refused pact, may be one of them: with such a back they know none there any more.
    """
    p = s.players[seat]
    for card in sorted(cards, key=level_of):
        take_from_hand(s, seat, card)
        for at, other in enumerate(p.military):
            if LEVEL[other] == LEVEL[card]:
                p.known[at] = 0
        discard_military(s, card, 1 << seat)
        s.tell("discards", seat=seat, card=card, to=1 << seat)


def level_of(card: int) -> int:
    return LEVEL[card]


def discard_face_up(s: State, seat: int, card: int) -> None:
    """A military card is played from hand and discarded."""
    take_from_hand(s, seat, card)
    discard_military(s, card, everybody(s))


def remove_military(s: State, card: int) -> None:
    """A military card leaves play (a pact, a resolved war, a lost colony): to the discard pile of its age, seen by all (TTA-10.8)."""
    discard_military(s, card, everybody(s))
