"""Start of Turn income that is no choice (SMC-6.6, SMC-6.9, SMC-6.10)."""

from __future__ import annotations

from .coins import add_token
from .piles import gain_trade
from .state import State
from .tables import (
    ARMY_CULTURE,
    COIN_PANAMA,
    COLOSSUS,
    LOUVRE,
    NONE,
    PANAMA_CANAL,
    STONEHENGE,
    TRADE_INCOME,
    WONDER_ROWS,
)
from .board import armies_of
from .yields import works


def gain_culture(s: State, seat: int, n: int) -> None:
    """Culture tokens from the bank."""
    s.players[seat].culture += n


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


def government_income(s: State, seat: int) -> None:
    """SMC-6.10: only in the option set, when the part begins or on adoption."""
    p, which = s.players[seat], s.rules.government_set
    trade = TRADE_INCOME[which][p.government]
    culture = ARMY_CULTURE[which][p.government] * sum([1 for army in armies_of(s, seat) if s.figures[army] != NONE])
    if trade or culture:
        gain_trade(s, seat, trade)
        gain_culture(s, seat, culture)
        s.tell("government-pays", seat=seat, trade=trade, culture=culture)
