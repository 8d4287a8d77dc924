"""The card row and the ages (TTA-4.1, TTA-4.2)."""

from __future__ import annotations

from civitas.kernel.chance import shuffle

from .board import lose_yellow
from .decks import discard_military, take_from_hand
from .state import State, clockwise
from .tableau import remove_leader, remove_pact, remove_unfinished_wonder
from .tables import (
    AGE_A,
    AGE_I,
    AGE_IV,
    CLEARED,
    LAST_AGE,
    LEVEL,
    NONE,
    SPACES,
    YELLOW_LOST_PER_AGE,
    civil_deck,
    military_deck,
)


def replenish(s: State) -> None:
    """Remove the leftmost cards, slide the rest to the left, deal to the empty spaces (TTA-4.1)."""
    for space in range(CLEARED[s.in_game]):
        card = s.row[space]
        if card != NONE:
            s.removed.append(card)
            s.row[space] = NONE
            s.tell("row-loses", card=card)
    refill(s)


def refill(s: State) -> None:
    """Slide the cards of the row to the left and deal until space 13 is filled; this can end the age (TTA-4.1.3, TTA-4.1.4)."""
    row = [card for card in s.row if card != NONE]
    if s.age == AGE_A:
        end_age_a(s, row)
    while len(row) < SPACES and s.civil_deck:
        row.append(s.civil_deck.pop())
        if not s.civil_deck:
            s.row = row + [NONE] * (SPACES - len(row))
            end_age(s)
            while len(row) < SPACES and s.civil_deck:
                row.append(s.civil_deck.pop())
            prepare_military_deck(s)
    s.row = row + [NONE] * (SPACES - len(row))
    s.tell("row-replenished")


def end_age_a(s: State, row: list[int]) -> None:
    """The first replenishing ends Age A: its cards go first, the rest of them to the box unseen (TTA-4.2.1)."""
    while len(row) < SPACES and s.civil_deck:
        row.append(s.civil_deck.pop())
    s.unseen += s.civil_deck
    s.age = AGE_I
    prepare_civil_deck(s)
    while len(row) < SPACES:
        row.append(s.civil_deck.pop())
    prepare_military_deck(s)
    s.tell("age-begins", age=s.age)


def prepare_civil_deck(s: State) -> None:
    """The civil deck of the age that begins, for the players still in the game (TTA-2.2, TTA-15.3)."""
    s.prepared_for.append(s.in_game)
    s.civil_deck = civil_deck(s.age, s.in_game)
    shuffle(s, s.civil_deck)


def prepare_military_deck(s: State) -> None:
    """The military deck of the age that has begun; the old one and its discards go to the box (TTA-4.2.2)."""
    s.box.put_all(s.military_deck)
    s.box.take_all(s.discards)
    s.military_deck = []
    if s.age < AGE_IV:
        s.military_deck = military_deck(s.age, s.in_game, s.mode)
        shuffle(s, s.military_deck)


def end_age(s: State) -> None:
    """The last card of the civil deck was dealt: an age ends, the next one begins (TTA-4.2.2).

    The military deck is prepared by the caller, after the row has been filled (TTA-4.2.7).
    """
    ended = s.age
    s.age = AGE_IV if ended == LAST_AGE[s.mode] else ended + 1
    s.tell("age-begins", age=s.age)
    for seat in clockwise(s, s.current):
        antiquate(s, seat, ended)
    for seat in clockwise(s, s.current):
        lose_yellow(s, seat, YELLOW_LOST_PER_AGE)
    if s.age < AGE_IV:
        prepare_civil_deck(s)
    elif not s.last_round:
        # TTA-14.1: equally many turns for all; TTA-15.3: the next remaining player stands in for a starting player who resigned
        s.last_round = s.round if s.current == clockwise(s, s.start)[0] else s.round + 1
        s.tell("last-round", round=s.last_round)


def antiquate(s: State, seat: int, ended: int) -> None:
    """Cards older than the age that ended leave hands and play: leaders, unfinished wonders, pacts (TTA-4.2.2)."""
    p = s.players[seat]
    for card in p.hand.copy():
        if LEVEL[card] < ended:
            p.hand.remove(card)
            s.removed.append(card)
            s.tell("card-antiquated", seat=seat, card=card)
    p.fresh = [card for card in p.fresh if LEVEL[card] >= ended]
    for card in p.military.copy():
        if LEVEL[card] < ended:
            known = take_from_hand(s, seat, card)
            discard_military(s, card, known | 1 << seat)
    if p.leader != NONE and LEVEL[p.leader] < ended:
        remove_leader(s, seat)
    if p.wonder != NONE and LEVEL[p.wonder] < ended:
        remove_unfinished_wonder(s, seat)
    if p.pact != NONE and LEVEL[p.pact] < ended:
        remove_pact(s, seat)
