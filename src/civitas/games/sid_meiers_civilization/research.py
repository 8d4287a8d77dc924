"""Phase 5: Research, secret and simultaneous, revealed one after the other (SMC-14)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, AskAll, Call, Next, Step
from civitas.kernel.options import Refusal, has_form
from civitas.kernel.records import Option

from .abilities import why_not_use
from .events.event import why_not_play
from .learning import Learn as Learn
from .learning import LearnFrom as LearnFrom
from .learning import learn
from .pyramid import fitting, list_techs, why_not_fit
from .state import State, order_of_play
from .tables import LEVEL_MASK, LEVELS, NONE, TECHS
from .tables import RESEARCH as PHASE
from .yields import trade_for_level, trade_needed

RESEARCH: Final[list[Option]] = [("research", tech) for tech in range(TECHS)]
RESEARCH_NOTHING: Final[Option] = ("research-nothing",)


def why_not_research(s: State, seat: int, tech: int) -> Refusal | None:
    """SMC-14.1: a tech that is not known yet, a legal place in the pyramid, enough trade for its level."""
    why = why_not_fit(s.players[seat], tech)
    if why is not None:
        return why
    needed = trade_needed(s, seat, tech)
    if s.players[seat].trade < needed:
        return Refusal("SMC-14.1", "too-little-trade-to-research", tech=tech, needed=needed, number=s.players[seat].trade)
    return None


def researchable(s: State, seat: int) -> list[int]:
    """The techs that a seat may research now."""
    p = s.players[seat]
    found = fitting(p)
    for level in range(1, LEVELS + 1):
        if p.trade < trade_for_level(s, seat, level):
            found &= ~LEVEL_MASK[level]
    return list_techs(found) if found else []


class Research(Step):
    """All choose a tech or nothing, sealed; then everybody in order of play pays, learns and takes what comes with it (SMC-14.11)."""

    chosen: list[int] = []  # by seat, once revealed
    at: int = 0  # players in order of play that are done

    def begin(self, s: State) -> Next:
        # trade and pyramids are public: who has nothing to choose is not asked
        return AskAll(order_of_play(s), "research", self.techs, then=self.reveal, rule="SMC-14.2", public=True)

    def techs(self, s: State, seat: int) -> list[Option]:
        return [*[RESEARCH[tech] for tech in researchable(s, seat)], RESEARCH_NOTHING]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if has_form(option, "use", int):  # SMC-14.9, 9.3: nothing is of this phase
            return why_not_use(s, seat, option[1], PHASE)
        if has_form(option, "play", int):
            return why_not_play(s, seat, option[1], PHASE)
        return why_not_research(s, seat, option[1]) if has_form(option, "research", int) else None

    def reveal(self, s: State, said: dict[int, Option]) -> Next:
        self.chosen = [NONE] * len(s.players)
        for seat, option in said.items():
            if option != RESEARCH_NOTHING:
                self.chosen[seat] = option[1]
        return self.next_player(s)

    def next_player(self, s: State) -> Next:
        """SMC-14.11: one player completely, then the next."""
        order = order_of_play(s)
        while self.at < len(order):
            seat = order[self.at]
            self.at += 1
            if self.chosen[seat] != NONE:
                return self.pay(s, seat, self.chosen[seat])
        return DONE

    def pay(self, s: State, seat: int, tech: int) -> Next:
        """SMC-14.3: all trade is spent, however much it was, but as much is kept as there are coins before this tech's own."""
        p = s.players[seat]
        s.current = seat
        kept = min(p.trade, p.coins)
        s.tell("researches", seat=seat, tech=tech, trade=p.trade, kept=kept)
        p.trade = kept
        step = learn(s, seat, tech)
        if s.ended():  # SMC-22.7: nothing further is resolved
            return DONE
        return self.next_player(s) if step is None else Call(step, then=self.next_player)
