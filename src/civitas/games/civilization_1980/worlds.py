"""Possible worlds: what a seat cannot see, dealt so that it could be true (CIV80-18)."""

from __future__ import annotations

from typing import Any

from .state import NOBODY, State
from .tables import BLACK, STACK, STACKS


def settle(s: State, seat: int, rng: Any) -> None:
    """Hidden cards were mixed without looking at stacks: deal them again so that each stack holds only its own numbers.

    A calamity that comes into another hand was drawn by that seat or passed to it by a partner of this round.
    """
    known = 1 << seat
    places: list[tuple[int, int]] = []  # seat, place: hidden cards of hands
    loose: list[list[int]] = [[] for _ in range(STACKS + 1)]
    for p in s.players:
        if p.seat != seat:
            for at, card in enumerate(p.hand):
                if not p.seen[at] & known:
                    places.append((p.seat, at))
                    loose[STACK[card]].append(card)
    for stack in s.stacks:
        for at, card in enumerate(stack.cards):
            if not stack.seen[at] & known:
                loose[STACK[card]].append(card)
    for cards in loose:
        rng.shuffle(cards)
    for stack in s.stacks:
        for at in range(len(stack.cards)):
            if not stack.seen[at] & known:
                stack.cards[at] = loose[stack.number].pop()
    rest = [card for cards in loose for card in cards]
    rng.shuffle(rest)
    for (other, at), card in zip(places, rest, strict=True):
        p = s.players[other]
        p.hand[at] = card
        p.givers[at] = NOBODY
        if BLACK[card] and p.partners:
            p.givers[at] = rng.choice([NOBODY] + [giver for giver in range(s.seats()) if p.partners >> giver & 1 and giver != seat])
