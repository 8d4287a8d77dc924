"""The chronicle: what happened, as message ids and arguments, never as sentences."""

from __future__ import annotations

from typing import Any, Final

from .records import Record

EVERYBODY: Final = -1


class Event(Record):
    """Something happened.  *message* names the sentence, *args* fill it; *to* is EVERYBODY or a mask of seats that may read it.

    >>> Event("takes-card", (0, 17)).to == EVERYBODY
    True
    """

    message: str
    args: tuple[Any, ...] = ()
    to: int = EVERYBODY


def readable(events: list[Event], seat: int) -> list[Event]:
    """The part of *events* that *seat* may read (-1: a spectator).

    >>> told = [Event("draws-cards", (0, 1)), Event("draws", (0, 37), to=1 << 0)]
    >>> [event.message for event in readable(told, 0)], [event.message for event in readable(told, 1)]
    (['draws-cards', 'draws'], ['draws-cards'])
    """
    return [e for e in events if e.to == EVERYBODY or (seat >= 0 and e.to >> seat & 1)]
