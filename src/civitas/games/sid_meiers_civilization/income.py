"""Start of Turn income of wonders that is no choice (SMC-6.6, SMC-6.9)."""

from __future__ import annotations

from .coins import add_token
from .culture_track import gain_culture
from .piles import gain_trade
from .state import State
from .tables import (
    COIN_PANAMA,
    COLOSSUS,
    LOUVRE,
    PANAMA_CANAL,
    STONEHENGE,
    WONDER_ROWS,
)
from .yields import works


def wonder_income(s: State, seat: int) -> None:
    """SMC-6.9: in the order of the wonders; Sydney Opera House, the last of them, is a step of its own."""
    for wonder in (STONEHENGE, COLOSSUS, LOUVRE, PANAMA_CANAL):
        if works(s, seat, wonder):
            gives = WONDER_ROWS[wonder]["params"]
            gain_culture(s, seat, gives.get("culture", 0))
            gain_trade(s, seat, gives.get("trade", 0))
            s.tell("wonder-pays", seat=seat, wonder=wonder)
            if wonder == PANAMA_CANAL:
                add_token(s, seat, COIN_PANAMA)
