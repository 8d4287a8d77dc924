"""The culture track: advancing on it and what its spaces give (SMC-8.12, SMC-8.13)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .great_people import GainGreatPerson
from .hands import hand_limits
from .piles import draw_event
from .state import BY_CULTURE, State
from .tables import GREAT_PERSON_SPACES, LAST_SPACE, SECTION, TRACK_CULTURE, TRACK_TRADE
from .winning import meet

ADVANCE: Final[Option] = ("advance",)

AT_THE_END: Final = Refusal("SMC-8.12.1", "the-culture-track-is-at-its-end")


def why_not_advance(s: State, seat: int) -> Refusal | None:
    """Why a seat cannot pay for the next space (SMC-8.12.1)."""
    p = s.players[seat]
    if p.space == LAST_SPACE:
        return AT_THE_END
    culture, trade = TRACK_CULTURE[p.space + 1], TRACK_TRADE[p.space + 1]
    if p.culture < culture:
        return Refusal("SMC-8.12.1", "too-little-culture", needed=culture, number=p.culture)
    return Refusal("SMC-8.12.1", "too-little-trade", needed=trade, number=p.trade) if p.trade < trade else None


def gain_culture(s: State, seat: int, n: int) -> None:
    """Culture tokens from the bank, which is never empty (SMC-25.1)."""
    if n:
        s.players[seat].culture += n
        s.tell("gains-culture", seat=seat, number=n)


class Advance(Step):
    """One space further: paid for, or free (SMC-8.12.2); the reward comes before anything else."""

    seat: int
    free: bool = False

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if p.space == LAST_SPACE:  # SMC-23.7: a marker on the last space stops there
            return DONE
        p.space += 1
        if not self.free:
            p.culture -= TRACK_CULTURE[p.space]
            p.trade -= TRACK_TRADE[p.space]
        s.tell("advances", seat=self.seat, space=p.space)
        if p.space == LAST_SPACE:  # SMC-8.13.3
            meet(s, self.seat, BY_CULTURE)
            return DONE
        if p.space in GREAT_PERSON_SPACES:  # SMC-8.13.2
            return Call(GainGreatPerson(self.seat), then=self.settle)
        draw_event(s, self.seat, SECTION[p.space])  # SMC-8.13.1
        return self.settle(s)

    def settle(self, s: State) -> Next:
        step = hand_limits(s)
        return DONE if step is None else Call(step)
