"""Rounds and turns (TTA-3)."""

from __future__ import annotations

from civitas.kernel.flow import DONE, Call, Next, Step

from .actions import ActionPhase
from .cards.card import TURN_ENDS, answering
from .decks import draw_military
from .losses import DiscardExcess
from .politics import PoliticsPhase
from .production import production_phase
from .ratings import discontent
from .row import replenish
from .scoring import final_scoring
from .state import State
from .tableau import share_tactic
from .tables import MAX_DRAW, NONE
from .wars import ResolveWar


class Rounds(Step):
    """Round after round, a turn for every player, until the last one is over (TTA-3.1)."""

    at: int = 0  # turns begun in this round

    def begin(self, s: State) -> Next:
        if s.in_game == 1:  # TTA-15.5: the last one remaining wins at once
            s.tell("game-ends")
            return DONE
        while True:
            if self.at == len(s.players):
                if s.round == s.last_round:
                    final_scoring(s)
                    return DONE
                s.round += 1
                self.at = 0
            if self.at == 0:
                s.tell("round-begins", round=s.round)
            seat = (s.start + self.at) % len(s.players)
            self.at += 1
            if s.players[seat].playing:
                s.current = seat
                return Call(Turn(seat), then=self.begin)


class Turn(Step):
    """A player's turn: start, politics, actions, end (TTA-3.3)."""

    seat: int

    def begin(self, s: State) -> Next:
        s.tell("turn-begins", seat=self.seat)
        if s.round == 1:  # TTA-3.4: the first turn has neither start nor politics
            return self.act(s)
        replenish(s)
        if s.players[self.seat].war != NONE:
            return Call(ResolveWar(self.seat), then=self.politics)
        return self.politics(s)

    def politics(self, s: State) -> Next:
        share_tactic(s, self.seat)
        return Call(PoliticsPhase(self.seat), then=self.act)

    def act(self, s: State) -> Next:
        if not s.players[self.seat].playing:  # they resigned: no end of turn follows (TTA-15.4)
            return DONE
        return Call(ActionPhase(self.seat), then=self.end)

    def end(self, s: State) -> Next:
        return Call(EndOfTurn(self.seat))


class EndOfTurn(Step):
    """Leaders, excess cards, uprising or production, new cards, actions back (TTA-7)."""

    seat: int

    def begin(self, s: State) -> Next:
        for card in answering(s.players[self.seat], TURN_ENDS):  # TTA-7.0
            card.turn_ends(s, self.seat)
        return Call(DiscardExcess(self.seat), then=self.produce)

    def produce(self, s: State) -> Next:
        p = s.players[self.seat]
        if discontent(p) > p.unused:  # TTA-7.2
            s.tell("uprising", seat=self.seat)
        else:
            production_phase(s, self.seat)
        draw_military(s, self.seat, min(MAX_DRAW, p.ma + p.extra_ma))  # TTA-7.4
        p.ca, p.ma = p.ca_total, p.ma_total  # TTA-7.5
        p.extra_ma = p.unit_resources = p.unit_science = p.once = 0  # TTA-7.6
        p.fresh = []
        return DONE
