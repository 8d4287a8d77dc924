"""Phase 2: Trade (SMC-7): collecting.  Negotiating is in ``bargains``."""

from __future__ import annotations

from civitas.kernel.flow import DONE, Next, Step

from .piles import gain_trade
from .state import State, order_of_play
from .yields import trade_income


class Collecting(Step):
    """SMC-7.1: everybody collects, in order of play."""

    def begin(self, s: State) -> Next:
        for seat in order_of_play(s):
            gained = gain_trade(s, seat, trade_income(s, seat))
            s.tell("collects", seat=seat, trade=gained)
        return DONE
