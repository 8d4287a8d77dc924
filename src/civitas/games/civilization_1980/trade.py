"""E9 Trade (CIV80-11): who takes part.  The bartering itself is in ``trade_market`` or ``trade_floor``."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Call, Next, Step
from civitas.kernel.plugs import Timed

from .state import State
from .tables import FLOOR_TIME, LEAST_TRADE
from .trade_floor import DONE_TRADING, Floor
from .trade_market import Market

FLOOR: Final = "floor"


class Trade(Step):
    """All who hold three trade cards barter them, until nobody wants to any more."""

    def begin(self, s: State) -> Next:
        for p in s.players:
            p.partners = 0
        traders = tuple([seat for seat in s.order if len(s.players[seat].hand) >= LEAST_TRADE])
        if len(traders) < 2:
            return DONE
        if s.rules.trade_mode == FLOOR:
            return Call(Floor(traders, [s.rules.floor_messages] * s.seats()), then=self.close)
        return Call(Market(traders), then=self.close)

    def close(self, s: State) -> Next:
        """CIV80-22.15: all offers lapse with the step that held them; nothing else changes."""
        s.tell("trade-ends")
        return DONE


def timed(s: State) -> Timed | None:
    """CIV80-11.22: the floor is open for so long, each swap adds to it, and then all are done."""
    if s.pending is None or s.pending.what != "floor" or not s.rules.trade_seconds:
        return None
    more, most = FLOOR_TIME["swap_adds"], FLOOR_TIME["adds_at_most"]
    return Timed(s.round, s.rules.trade_seconds, DONE_TRADING, event="swap", more=more, most=most, since="trade-ends")
