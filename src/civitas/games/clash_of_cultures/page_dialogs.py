"""What the dialogs of the page show of a position, beside the view: one call for the board."""

# not compiled

from __future__ import annotations

from typing import Any

from .page_battle import battle
from .page_event import event
from .page_influence import influence
from .scoring import count_rows
from .state import State
from .trade_routes import count_routes


def dialogs(s: State, seat: int | None) -> dict[str, Any]:
    """What one who looks may know."""
    return {
        "rows": [count_rows(s, p.seat) for p in s.players],  # half points (COC-10.2)
        "battle": battle(s, seat),
        "event": event(s, seat),
        "influence": influence(s, seat),
        "routes": None if seat is None or s.pending is None or s.pending.what != "trade-route" else count_routes(s, seat),
    }
