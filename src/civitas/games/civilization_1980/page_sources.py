"""What the points of a nation were made of at the end (CIV80-14.4)."""

from __future__ import annotations

from civitas.kernel.chronicle import Event
from civitas.kernel.plugs import Points

from .hands import hand_value
from .scoring import card_points
from .state import State


def sources(s: State, told: list[tuple[int, Event]]) -> list[Points]:
    """Civilization cards, treasury, and the set value of the commodities in hand."""
    return [
        Points(source, "", p.seat, n)
        for p in s.players
        for source, n in (("cards", card_points(p)), ("treasury", p.treasury), ("hand", hand_value(p)))
    ]
