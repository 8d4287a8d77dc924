"""The chronicle: what happened, as message ids and named arguments, never as sentences."""

from __future__ import annotations

from typing import Final

from .records import Args, Record

EVERYBODY: Final = -1


class Event(Record):
    """Something happened.  *message* names the sentence, *args* fill it, by name; *to* is EVERYBODY or a mask of seats that may read it.

    >>> Event("takes-card", {"seat": 0, "card": 17}).to == EVERYBODY
    True
    """

    message: str
    args: Args = {}
    to: int = EVERYBODY


def readable(events: list[Event], seat: int) -> list[Event]:
    """The part of *events* that *seat* may read (-1: a spectator).

    >>> told = [Event("draws-cards", {"seat": 0}), Event("draws", {"seat": 0, "card": 37}, to=1 << 0)]
    >>> [event.message for event in readable(told, 0)], [event.message for event in readable(told, 1)]
    (['draws-cards', 'draws'], ['draws-cards'])
    """
    return [e for e in events if e.to == EVERYBODY or (seat >= 0 and e.to >> seat & 1)]
