"""Phase 1: Start of Turn (SMC-6)."""

from __future__ import annotations

from civitas.kernel.flow import DONE, Call, Next

from .actions import Menu, Part
from .culture_track import FreeAdvance
from .events.hand import hand_limits
from .government import pay_income
from .income import wonder_income
from .menus import START_OF_TURN_MENU
from .scouts import Assigning
from .state import State
from .tables import SYDNEY_OPERA_HOUSE
from .yields import works


class StartOfTurnPart(Part):
    """SMC-6.9: income, then free actions in any order, then the scouts."""

    def begin(self, s: State) -> Next:
        s.current = self.seat
        wonder_income(s, self.seat)
        if works(s, self.seat, SYDNEY_OPERA_HOUSE):
            return Call(FreeAdvance(self.seat), then=self.govern)
        return self.govern(s)

    def govern(self, s: State) -> Next:
        if s.ended():  # SMC-22.5: Panama Canal's coin was the last one
            return DONE
        pay_income(s, self.seat)
        return self.ask(s)

    def menu(self, s: State) -> Menu:
        return START_OF_TURN_MENU

    def ask(self, s: State) -> Next:
        return self.ask_menu(s, "start-of-turn", "SMC-6.1")

    def close(self, s: State) -> Next:
        return Call(Assigning(self.seat), then=self.settle)

    def settle(self, s: State) -> Next:
        """SMC-9.2: a scout that no longer gathers a coin may make a hand smaller."""
        step = hand_limits(s)
        return DONE if step is None else Call(step)
