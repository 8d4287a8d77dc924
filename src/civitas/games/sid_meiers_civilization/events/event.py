"""What a culture event is, and when it may be played (SMC-9)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.sid_meiers_civilization.deeds import Deed
from civitas.games.sid_meiers_civilization.state import Player, State
from civitas.games.sid_meiers_civilization.tables import (
    EVENT,
    EVENT_LEVEL,
    EVENT_PHASE,
    EVENT_ROWS,
    EVENTS,
)
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

PLAY: Final[list[Option]] = [("play", event) for event in range(EVENTS)]

NOT_HELD: Final = Refusal("SMC-9.1", "the-event-is-not-in-hand")
NO_TARGET: Final = Refusal("SMC-9.9", "the-event-would-change-nothing")
ONLY_WHILE_PAYING: Final = Refusal("SMC-9.7.1", "a-gift-is-played-while-paying")
ONLY_AS_AN_ANSWER: Final = Refusal("SMC-9.7.2", "a-cancelling-event-answers-something")


class Event(Deed):
    """A printed culture event.  Stateless; its numbers are those of ``data/culture_events.yaml``."""

    def __init__(self, id: str) -> None:
        self.kind: int = EVENT[id]
        self.params: dict[str, Any] = EVENT_ROWS[self.kind]["params"]
        self.level: int = EVENT_LEVEL[self.kind]

    def number(self, name: str) -> int:
        """A printed number; 0 where none is printed."""
        return int(self.params.get(name) or 0)

    def cancels_event(self, seat: int, targets: int) -> bool:
        """Whether it cancels an event with these targets, held by *seat*."""
        return False

    def cancels_ability(self) -> bool:
        """Whether it cancels a resource ability."""
        return False

    def pays(self, resource: int) -> bool:
        """Whether it stands for one such resource while its player pays (SMC-9.7.1)."""
        return False

    def interrupts_movement(self) -> bool:
        """Whether it may be played before a step of somebody else's figures (SMC-26, W4 and W5)."""
        return False

    def only_when(self) -> Refusal | None:
        """Why it is never played on its own: gifts and cancels."""
        return None


TABLE: Final[list[Event]] = []  # by kind, as far as enrolled


def enroll(*events: Event) -> None:
    """Put events into the table."""
    TABLE.extend(events)
    TABLE.sort(key=kind_of)


def kind_of(event: Event) -> int:
    """The number of an event."""
    return event.kind


def holds(p: Player, event: int) -> bool:
    """Whether a player has a copy of an event."""
    return event in p.events.cards


def kinds_held(p: Player) -> list[int]:
    """The kinds of events in a hand, each once."""
    return sorted(set(p.events.cards)) if p.events.cards else []


def why_not_play(s: State, seat: int, event: int, phase: int) -> Refusal | None:
    """Why *seat* may not play an event on its own in its own part of a phase (SMC-9.3, SMC-9.9)."""
    if not 0 <= event < EVENTS or not holds(s.players[seat], event):
        return NOT_HELD
    only = TABLE[event].only_when()
    if only is not None:
        return only
    if EVENT_PHASE[event] != phase:
        return Refusal("SMC-9.3", "an-event-of-another-phase", phase=EVENT_PHASE[event])
    return None if TABLE[event].can_do_something(s, seat) else NO_TARGET


def playable(s: State, seat: int, phase: int) -> list[Option]:
    """The events that *seat* may play on its own in its own part of a phase."""
    return [PLAY[event] for event in kinds_held(s.players[seat]) if why_not_play(s, seat, event, phase) is None]
