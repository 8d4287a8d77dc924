"""Trade cards: stacks and hands.  The only functions that move them.

A mark beside each card says which seats know it (``civitas.kernel.chance``): in a stack with its place, in a hand only
that it is there (``memory``).  What is drawn is seen by the drawer alone (CIV80-18).
"""

from __future__ import annotations

from .memory import giver_of, part_with, sure, was_passed_on
from .state import NOBODY, Player, State, everybody
from .tables import KINDS, PLACE, RED, STACK, VALUE


def draw(s: State, p: Player, number: int) -> int:
    """CIV80-10.1: the top card of a stack into the hand, or laid open if its back is red; NOBODY if the stack is empty."""
    stack = s.stacks[number - 1]
    if not stack.cards:
        return NOBODY
    card = stack.cards.pop(0)
    del stack.seen[0]
    if RED[card]:  # CIV80-10.3, 10.7: announced at once
        p.red.append(card)
        s.tell("draws-red", seat=p.seat, card=card)
    else:
        receive(p, card, 0)
        s.tell("draws", seat=p.seat, card=card, to=1 << p.seat)
        s.tell("draws-unseen", seat=p.seat, number=number, to=everybody(s) & ~(1 << p.seat))
    return card


def receive(p: Player, card: int, seen: int) -> None:
    """A card comes into a hand; *seen*: marks of the seats that are sure of it."""
    p.hand.append(card)
    p.seen.append(seen)


def put_under(s: State, card: int, seen: int) -> None:
    """A card goes face down under its own stack; *seen*: the seats that know it is there."""
    stack = s.stacks[STACK[card] - 1]
    stack.cards.append(card)
    stack.seen.append(everybody(s) if RED[card] else seen)


def swap(s: State, p: Player, q: Player, gives: tuple[int, ...], named: int, takes: tuple[int, ...], named_back: int) -> None:
    """CIV80-11.9: *p* gives and *q* gives back, face down: only the two learn what they got, the table what was named."""
    witnesses = 1 << p.seat | 1 << q.seat
    part_with(p, list(gives), witnesses)
    part_with(q, list(takes), witnesses)
    pass_on(s, p, q, gives, named)
    pass_on(s, q, p, takes, named_back)
    p.partners |= 1 << q.seat
    q.partners |= 1 << p.seat


def pass_on(s: State, giver: Player, taker: Player, cards: tuple[int, ...], named: int) -> None:
    """Cards arrive from another seat; one of the named commodity is among them, as everybody was told."""
    told = False
    for card in cards:
        mark = sure(giver.seat)
        if card == named and not told:
            told = True
            for seat in range(len(s.players)):
                mark |= sure(seat) if seat != taker.seat else 0
        receive(taker, card, mark)


def discard_openly(s: State, p: Player, cards: list[int]) -> None:
    """CIV80-13.5: hand in cards for all to see, in card order."""
    part_with(p, cards, everybody(s))
    for card in sorted(cards, key=card_order):
        put_under(s, card, everybody(s))


def discard_unseen(s: State, p: Player, cards: list[int]) -> None:
    """CIV80-14.1: return cards face down, in card order; only the owner knows which."""
    part_with(p, cards, 1 << p.seat)
    for card in sorted(cards, key=card_order):
        put_under(s, card, 1 << p.seat)


def reveal(s: State, p: Player, card: int) -> None:
    """CIV80-12.0.1: a calamity that was passed on is shown to all; it may be back under its stack before anybody is asked."""
    for at, held in enumerate(p.hand):
        if held == card and was_passed_on(p, at):
            s.disclose()
            for seat in range(len(s.players)):
                p.seen[at] |= sure(seat) if seat != p.seat else 0


def return_calamity(s: State, p: Player, card: int) -> None:
    """CIV80-12.0.3: a resolved or ignored calamity goes under its stack.

    Where a black one lies is not marked: the table would see who draws it next (CIV80-18).
    """
    if RED[card]:
        p.red.remove(card)
        put_under(s, card, everybody(s))
        return
    at = p.hand.index(card)  # there is one of each calamity
    del p.hand[at], p.seen[at]
    put_under(s, card, 0)


def card_order(card: int) -> int:
    """CIV80-1.9: sort key of cards: stack, then the order of the table, the calamity last."""
    return PLACE[card]


# --- what a hand holds


def counts(p: Player) -> list[int]:
    """How many of each kind are in the hand, passed-on calamities too."""
    found = [0] * KINDS
    for card in p.hand:
        found[card] += 1
    return found


def tradable(p: Player) -> list[int]:
    """CIV80-11B: how many of each kind may be offered: commodities, and black calamities this seat drew itself."""
    found = [0] * KINDS
    for at, card in enumerate(p.hand):
        if not was_passed_on(p, at):
            found[card] += 1
    return found


def hand_value(p: Player) -> int:
    """CIV80-14.4: the set value of all commodities in hand."""
    return value_of(counts(p))


def value_of(amounts: list[int]) -> int:
    """CIV80-11.5: the sum over commodities of n * n * value; calamities 0."""
    return sum([n * n * VALUE[kind] for kind, n in enumerate(amounts) if n])


def find_strikes(p: Player) -> list[tuple[int, int]]:
    """CIV80-12.0.1: calamities that strike this seat now, as (card, trader): red ones drawn, black ones passed to it."""
    passed = [(card, giver_of(p, at)) for at, card in enumerate(p.hand) if was_passed_on(p, at)]
    return sorted([(card, NOBODY) for card in p.red] + passed, key=lambda found: STACK[found[0]])
