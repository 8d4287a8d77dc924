"""Where the culture came from, by source and age, as the chronicle tells it."""

from __future__ import annotations

from typing import Final

from civitas.kernel.chronicle import Event
from civitas.kernel.plugs import Points

from .state import State
from .tables import AGE_NAMES

PRODUCTION: Final = "production"
SOURCES: Final = {  # a message after which culture is scored for something else than production
    "prepares-event": "events",
    "prepares-card": "events",
    "reveals-event": "events",
    "scores-event": "impacts",
    "completes-wonder": "wonders",
    "gains-colony": "colonies",
    "plays-card": "cards",
    "plays-leader": "cards",
    "leader-leaves": "cards",
    "churchill-chooses": "cards",
    "declares-revolution": "cards",
    "develops": "cards",
    "wins-war": "conflict",
    "aggression-succeeds": "conflict",
}


def sources(s: State, told: list[tuple[int, Event]]) -> list[Points]:
    """Production at the end of a turn, unless something is told before that scores (TTA-12.8)."""
    found: list[Points] = []
    turns = {position for position, event in told if event.message == "turn-begins"}
    age, source, at = 0, PRODUCTION, -1
    for position, event in told:
        if position != at:
            source = PRODUCTION if position in turns else source  # an event may go on over several decisions
            at = position
        source = SOURCES.get(event.message, source)
        if event.message == "age-begins":
            age = event.args["age"]
        elif event.message in ("scores-culture", "loses-culture"):
            sign = 1 if event.message == "scores-culture" else -1
            found.append(Points(source, AGE_NAMES[age], event.args["seat"], sign * event.args["number"]))
    return found
