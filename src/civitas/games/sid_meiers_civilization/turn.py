"""The turn: five phases in order (SMC-5)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Call, ForEach, Next, Sequence, Step

from .board import recall_scouts
from .state import State, order_of_play
from .tables import CITY_MANAGEMENT, MOVEMENT, RESEARCH, START_OF_TURN, TRADE
from .winning import end_turn

PHASES: Final = ("StartOfTurnPhase", "TradePhase", "CityManagementPhase", "MovementPhase", "ResearchPhase")


class Turns(Step):
    """Turn after turn until somebody wins (SMC-5.5) or the limit is reached (SMC-22.4)."""

    def begin(self, s: State) -> Next:
        if s.turn:
            end_turn(s)
            if s.ended():
                return DONE
            s.first = (s.first + 1) % len(s.players)  # SMC-5.3
        s.turn += 1
        begin_turn(s)
        return Call(Sequence(PHASES), then=self.begin)


def begin_turn(s: State) -> None:
    """SMC-1.6: all that counts for a turn begins anew."""
    for p in s.players:
        p.once = p.flags = 0
        p.free_change, p.new_governments = p.new_governments, 0
    s.moved = s.fresh = s.resting = s.aside = 0
    s.held = ()
    cities = len(s.cities)
    s.acted, s.kinds, s.bonus = [0] * cities, [0] * cities, [0] * cities
    s.tell("turn-begins", turn=s.turn)
    recall_scouts(s)


def begin_phase(s: State, phase: int) -> None:
    """A phase begins, with the first player."""
    s.phase = phase
    s.current = s.first
    s.tell("phase-begins", phase=phase)


class StartOfTurnPhase(Step):
    """SMC-6: one player after the other."""

    def begin(self, s: State) -> Next:
        begin_phase(s, START_OF_TURN)
        return Call(ForEach("StartOfTurnPart", order_of_play(s)))


class TradePhase(Step):
    """SMC-7.4.4: everybody collects, then they negotiate."""

    def begin(self, s: State) -> Next:
        begin_phase(s, TRADE)
        return Call(Sequence(("Collecting", "Negotiating")))


class CityManagementPhase(Step):
    """SMC-8: one player after the other."""

    def begin(self, s: State) -> Next:
        begin_phase(s, CITY_MANAGEMENT)
        return Call(ForEach("CityManagementPart", order_of_play(s)))


class MovementPhase(Step):
    """SMC-11: one player after the other."""

    def begin(self, s: State) -> Next:
        begin_phase(s, MOVEMENT)
        return Call(ForEach("MovementPart", order_of_play(s)))


class ResearchPhase(Step):
    """SMC-14: all at once."""

    def begin(self, s: State) -> Next:
        begin_phase(s, RESEARCH)
        return Call(Sequence(("Research",)))
