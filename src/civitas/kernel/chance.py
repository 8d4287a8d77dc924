"""Chance: four ints in the state.  A key of 180 bits and a count of draws; each draw is a hash of both.

What players see of past draws tells nothing about the next, and the same record gives the same luck on every
machine and Python.  The tuple is replaced, never changed, so clones share it.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

from .flow import BaseState
from .zones import HELD as HELD
from .zones import knows_held as knows_held
from .zones import knows_place as knows_place

SCRIPTED: Final = -1


def luck_of(*seed: object) -> tuple[int, ...]:
    """The luck that this seed gives.

    >>> luck_of("marches", 7)
    (398043241346463967, 863964270266903253, 1057892841466403708, 0)
    """
    key = blake2b(repr(seed).encode(), digest_size=24, person=b"civitas").digest()
    return (*[int.from_bytes(key[i : i + 8], "big") >> 4 for i in (0, 8, 16)], 0)


def script_luck(*rolls: int) -> tuple[int, ...]:
    """Luck for tests: these rolls in order, then none; shuffles leave the cards as they lie.

    >>> s = BaseState()
    >>> s.luck = script_luck(5, 0)
    >>> roll(s, 6), roll(s, 6)
    (5, 0)
    """
    return (SCRIPTED, *rolls)


def roll(s: BaseState, n: int) -> int:
    """A number from 0 to n - 1.

    >>> s = BaseState()
    >>> s.luck = luck_of("marches", 7)
    >>> [roll(s, 6) for _ in range(5)], s.luck[3]
    ([2, 3, 2, 3, 4], 5)
    """
    luck = s.luck
    if luck[0] == SCRIPTED:
        if len(luck) == 1 or not 0 <= luck[1] < n:
            raise ValueError(f"the script has no roll below {n}: {luck[1:]}")
        s.luck = (SCRIPTED, *luck[2:])
        return luck[1]
    s.luck = (luck[0], luck[1], luck[2], luck[3] + 1)
    return _words(luck, 8)[0] % n


def shuffle(s: BaseState, cards: list[int], marks: list[int] | None = None) -> None:
    """Mix *cards*; who knew where one lay (*marks*) then only knows that it is among them.

    >>> s, cards = BaseState(), [1, 2, 3, 4, 5]
    >>> s.luck = luck_of("marches", 7)
    >>> shuffle(s, cards)
    >>> cards
    [1, 4, 3, 2, 5]
    """
    luck = s.luck
    drawn: list[int] = []
    at = 0 if luck[0] == SCRIPTED else len(cards) - 1
    while at > 0:
        if not drawn:
            drawn = _words(luck, 64)
            luck = (luck[0], luck[1], luck[2], luck[3] + 1)
        other = drawn.pop() % (at + 1)
        cards[at], cards[other] = cards[other], cards[at]
        if marks is not None:
            marks[at], marks[other] = marks[other], marks[at]
        at -= 1
    s.luck = luck
    if marks is not None:
        for i, mark in enumerate(marks):
            marks[i] = (mark | mark << HELD) & ALL_HELD


def take_mark(marks: list[int], at: int, seers: int) -> int:
    """Take the mark of the card at place *at* away with it; the mark it has in the zone it goes to, if its place there is not known.

    *seers* (a mask of seats) see which card it is, and so does whoever knew that card at its place.  The others no
    longer know what is still among the rest: any of it may be gone.

    >>> deck = [0, 2 << HELD, 1]  # seat 0 knows the top card, seat 1 that the second is in there
    >>> take_mark(deck, 2, 0) == 1 << HELD, deck
    (True, [0, 0])
    """
    seen = (marks.pop(at) | seers) & ALL_PLACED
    if marks and max(marks) > ALL_PLACED:
        for i, mark in enumerate(marks):
            marks[i] = mark & (seen << HELD | ALL_PLACED)
    return seen << HELD


ALL_PLACED: Final = 255
ALL_HELD: Final = 255 << HELD


def _words(luck: tuple[int, ...], size: int) -> list[int]:
    """Numbers of 60 bits, which stay unboxed when compiled, one for each eight of *size* bytes."""
    text = f"{luck[0]} {luck[1]} {luck[2]} {luck[3]}".encode()
    drawn: tuple[int, ...] = unpack(WORDS[size], blake2b(text, digest_size=size, person=b"civitas").digest())
    return [word >> 4 for word in drawn]


WORDS: Final = {8: ">Q", 64: ">8Q"}  # how they are read
