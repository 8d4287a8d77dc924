"""Trade cards: stacks, hands, and who knows what in them.  The only functions that move them.

A mark beside each card says which seats know it (``civitas.kernel.sight``).  A card that moves unseen among others
takes nobody's knowledge with it but that of the seats that saw it move.
"""

from __future__ import annotations

from .state import NOBODY, Player, Stack, State, commodity, everybody
from .tables import BLACK, KINDS, PLACE, RED, STACK, VALUE


def stack_of(s: State, number: int) -> Stack:
    """The stack of that number, 1-9."""
    return s.stacks[number - 1]


def draw(s: State, p: Player, number: int) -> int:
    """CIV80-10.1: the top card of a stack into the hand, or laid open if its back is red; NOBODY if the stack is empty."""
    stack = s.stacks[number - 1]
    if not stack.cards:
        return NOBODY
    card, seen = stack.cards.pop(0), stack.seen.pop(0)
    if RED[card]:  # CIV80-10.3, 10.7: announced at once
        p.red.append(card)
        s.tell("draws-red", p.seat, card)
    else:
        receive(p, card, seen, NOBODY)
        s.tell("draws", p.seat, card, to=1 << p.seat)
        s.tell("draws-unseen", p.seat, number, to=everybody(s) & ~(1 << p.seat))
    return card


def receive(p: Player, card: int, seen: int, giver: int) -> None:
    """A card comes into a hand; *seen*: the seats that know it."""
    p.hand.append(card)
    p.seen.append(seen)
    p.givers.append(giver)


def put_under(s: State, card: int, seen: int) -> None:
    """A card goes face down under its own stack; *seen*: the seats that know it is there."""
    stack = s.stacks[STACK[card] - 1]
    stack.cards.append(card)
    stack.seen.append(everybody(s) if RED[card] else seen)


def take(p: Player, card: int, passed: bool = False) -> int:
    """Take one card of a kind out of a hand; *passed*: the calamity that somebody passed on.  Its giver is returned."""
    at = place_of(p, card, passed)
    giver = p.givers.pop(at)
    p.hand.pop(at)
    p.seen.pop(at)
    return giver


def place_of(p: Player, card: int, passed: bool = False) -> int:
    """Where in the hand a card of this kind is: one that was passed on, or one that was not."""
    for at, held in enumerate(p.hand):
        if held == card and (p.givers[at] != NOBODY) == passed:
            return at
    raise ValueError(f"seat {p.seat} does not hold card {card}")


def forget(p: Player, keep: int = 0) -> None:
    """Cards left this hand unseen: nobody but the seats in *keep* still knows what is in it."""
    p.seen = [mark & keep for mark in p.seen]


def discard_shown(s: State, p: Player, card: int) -> None:
    """CIV80-13.5: hand in a card for all to see."""
    take(p, card)
    put_under(s, card, everybody(s))


def discard_unseen(s: State, p: Player, cards: list[int]) -> None:
    """CIV80-14.1: return cards face down, in card order; only the owner knows which."""
    for card in sorted(cards, key=card_order):
        take(p, card)
        put_under(s, card, 1 << p.seat)
    if cards:
        forget(p)


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
    for card, giver in zip(p.hand, p.givers, strict=True):
        if giver == NOBODY:
            found[card] += 1
    return found


def hand_value(p: Player) -> int:
    """CIV80-14.4: the set value of all commodities in hand."""
    return value_of(counts(p))


def value_of(amounts: list[int]) -> int:
    """CIV80-11.5: the sum over commodities of n * n * value; calamities 0."""
    return sum([n * n * VALUE[kind] for kind, n in enumerate(amounts) if n])


def commodities_held(p: Player) -> int:
    """How many commodity cards are in the hand."""
    return sum([1 for card in p.hand if commodity(card)])


def struck_by(p: Player) -> list[tuple[int, int]]:
    """CIV80-12.0.1: calamities that strike this seat now, as (card, trader): red ones drawn, black ones passed to it."""
    passed = [(card, giver) for card, giver in zip(p.hand, p.givers, strict=True) if BLACK[card] and giver != NOBODY]
    return sorted([(card, NOBODY) for card in p.red] + passed, key=lambda found: STACK[found[0]])


def return_calamity(s: State, p: Player, card: int) -> None:
    """CIV80-12.0.3: a resolved or ignored calamity goes under its stack; everybody saw it."""
    if RED[card]:
        p.red.remove(card)
    else:
        take(p, card, passed=True)
    put_under(s, card, everybody(s))
