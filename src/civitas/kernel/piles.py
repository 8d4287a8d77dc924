"""A pile: cards, and who knows them, in one place.

Beside each card lies a mark: bit ``seat`` is set if that seat knows the card and its place, bit ``seat + 8`` if it knows
that the card is in there (``chance.knows_place``, ``chance.knows_held``).  The field that holds a pile says whose it is:
``deck: Pile = secret(pool="action", default=Pile())``.  Views, possible worlds and undo look into it by that one declaration.
"""

from __future__ import annotations

from . import chance
from .flow import BaseState
from .record_fields import face_up
from .records import CardId, Record


class Pile(Record):
    """Cards from the bottom to the top, which is the end.

    >>> from civitas.kernel.flow import BaseState
    >>> deck, hand = Pile(), Pile()
    >>> deck.put_all([4, 7, 9])
    >>> deck.show(2, 1 << 0)  # seat 0 looks at the top card
    >>> deck.draw(hand, 1 << 1)  # and seat 1 draws it: both know that it is in the hand
    9
    >>> hand.cards, hand.marks == [(1 << 0 | 1 << 1) << 8], len(deck)
    ([9], True, 2)
    >>> hand.give(9, deck)  # face down: only who knew it there knows where it is now
    >>> deck.bury(5)
    >>> deck.cards, deck.clone() == deck
    ([5, 4, 7, 9], True)
    >>> deck.take(0, 0), deck.find(7), bool(hand)
    ((5, 0), 1, False)
    >>> s = BaseState()
    >>> deck.shuffle(s)
    >>> hand.take_all(deck)
    >>> sorted(hand.cards), deck.cards
    ([4, 7, 9], [])
    """

    cards: list[CardId] = face_up(default=[])
    marks: list[int] = []

    def __len__(self) -> int:
        return len(self.cards)

    def put(self, card: int, known: int = 0) -> None:
        """A card on top; *known*: its mark."""
        self.cards.append(card)
        self.marks.append(known)

    def put_all(self, cards: list[int], known: int = 0) -> None:
        """These on top, one after another."""
        self.cards += cards
        self.marks += [known] * len(cards)

    def bury(self, card: int, known: int = 0) -> None:
        """A card under all the others."""
        self.cards.insert(0, card)
        self.marks.insert(0, known)

    def find(self, card: int) -> int:
        """Where it lies; ValueError if it does not."""
        return self.cards.index(card)

    def take(self, at: int, seers: int) -> tuple[int, int]:
        """Take a card out: the card, and the mark it has where it goes, if its place there is not known.

        *seers* see which it is, and so does whoever knew that place; the others no longer know what is still in here.
        """
        return self.cards.pop(at), chance.take_mark(self.marks, at, seers)

    def draw(self, to: Pile, seers: int = 0) -> int:
        """The top card goes on top of *to*."""
        card, known = self.take(len(self.cards) - 1, seers)
        to.put(card, known)
        return card

    def give(self, card: int, to: Pile, seers: int = 0) -> None:
        """This card goes on top of *to*."""
        _, known = self.take(self.find(card), seers)
        to.put(card, known)

    def show(self, at: int, seers: int) -> None:
        """These seats look at a card where it lies."""
        self.marks[at] |= seers

    def show_all(self, seers: int) -> None:
        """These seats look through it all."""
        self.marks = [mark | seers for mark in self.marks]

    def shuffle(self, s: BaseState) -> None:
        """Who knew where a card lay then only knows that it is in there."""
        chance.shuffle(s, self.cards, self.marks)

    def take_all(self, other: Pile) -> None:
        """All of another pile on top of this one, as it lies."""
        self.cards += other.cards
        self.marks += other.marks
        other.clear()

    def clear(self) -> None:
        self.cards = []
        self.marks = []
