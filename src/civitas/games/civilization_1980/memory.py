"""What seats remember of each other's hands (CIV80-11.37): what they passed on, what was named, what was shown.

Cards of a kind are alike, so nobody knows *which* Salt another holds, only that there are at least so many.  That is
what the marks of a hand say: as many cards of a kind carry a seat's mark as that seat is sure of.  When cards leave
a hand unseen, the seats that did not see them count the worst: each lost card may have been of any kind they knew.
The marks never depend on what a seat could not see, or its view would tell it.

Of a black calamity only the seat that passed it on is sure (CIV80-18), so its mark also says who the trader is.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from civitas.kernel.chance import HELD

from .state import NOBODY, Player
from .tables import BLACK, KINDS


def sure(seat: int) -> int:
    """The mark of a seat that is sure that such a card is in a hand."""
    return 1 << (seat + HELD)


def giver_of(p: Player, at: int) -> int:
    """CIV80-11.7: who passed on this calamity of the hand; NOBODY if it was drawn, and for commodities."""
    mark = p.seen[at] >> HELD
    return (mark & -mark).bit_length() - 1 if mark and BLACK[p.hand[at]] else NOBODY


def was_passed_on(p: Player, at: int) -> bool:
    """Whether this card is a calamity that its holder got in trade."""
    return p.seen[at] != 0 and BLACK[p.hand[at]]


def count_known(p: Player, seat: int) -> list[int]:
    """How many of each kind *seat* is sure to find in the hand of *p*."""
    found = [0] * KINDS
    mark = sure(seat)
    for card, seen in zip(p.hand, p.seen, strict=True):
        if seen & mark:
            found[card] += 1
    return found


def part_with(p: Player, cards: list[int], shown_to: int) -> None:
    """Own cards leave a hand; the seats in *shown_to* see which, the others only how many."""
    marked = [at for at, seen in enumerate(p.seen) if seen]
    if not marked:
        for card in cards:
            lose(p, card)
        return
    anybody = reduce(or_, p.seen)
    knowing = [seat for seat in range(HELD) if anybody & sure(seat)]
    certain: list[tuple[int, int, int]] = []  # kind, mark of a seat, so many stay for sure
    for kind in sorted({p.hand[at] for at in marked if not BLACK[p.hand[at]]}):
        seen = [p.seen[at] for at in marked if p.hand[at] == kind]
        shown = cards.count(kind)
        for seat in knowing:
            knew = sum([1 for mark in seen if mark & sure(seat)])
            left = knew - (shown if shown_to >> seat & 1 else len(cards))
            if left > 0:
                certain.append((kind, sure(seat), left))
    for card in cards:
        lose(p, card)
    # CIV80-11.7: a calamity received stays to E11, so who passed it on stays sure of it
    p.seen = [seen if BLACK[card] else 0 for card, seen in zip(p.hand, p.seen, strict=True)]
    for kind, mark, left in certain:
        note(p, kind, mark, left)


def note(p: Player, kind: int, mark: int, number: int) -> None:
    """Whoever has that mark is sure of *number* cards of a kind in this hand, no more and no less."""
    for at, card in enumerate(p.hand):
        if card == kind:
            p.seen[at] = p.seen[at] | mark if number > 0 else p.seen[at] & ~mark
            number -= 1


def show(p: Player, kind: int, number: int, seats: int) -> None:
    """Cards are shown to all and kept, as Grain in a Famine: now everybody is sure of at least so many."""
    for seat in range(seats):
        if seat != p.seat and count_known(p, seat)[kind] < number:
            note(p, kind, sure(seat), number)


def lose(p: Player, card: int) -> None:
    """One own card of a kind leaves the hand."""
    for at, held in enumerate(p.hand):
        if held == card and not was_passed_on(p, at):
            del p.hand[at], p.seen[at]
            return
    raise ValueError(f"seat {p.seat} does not hold card {card}")
