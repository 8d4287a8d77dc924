"""What an event card is (TTA-8)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.through_the_ages.state import State
from civitas.games.through_the_ages.tables import CARDS, NUMBER, OP
from civitas.kernel.flow import Step


class Event:
    """A printed event.  Stateless; its numbers are those of ``data/events.yaml``."""

    def __init__(self, id: str) -> None:
        self.card: int = NUMBER[id]
        self.op: dict[str, Any] = OP[self.card]

    def happen(self, s: State, seat: int) -> Step | None:
        """Carry it out for all; *seat* revealed it.  A step, where somebody must decide."""
        return None


EVENTS: Final[list[Event | None]] = [None] * CARDS


def enroll(event: Event) -> None:
    """Put an event into the table."""
    EVENTS[event.card] = event
