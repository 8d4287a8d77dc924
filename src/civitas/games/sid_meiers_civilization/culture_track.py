"""The culture track: advancing on it and what its spaces give (SMC-8.12, SMC-8.13)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option

from .actions import Action
from .events.hand import hand_limits
from .great_people import GainGreatPerson
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


class Advance(Action):
    """SMC-8.12.1: one space further, paid with culture and trade."""

    verb: ClassVar[str] = "advance"

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        if why_not_advance(s, seat) is None:
            options.append(ADVANCE)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return why_not_advance(s, seat)

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        p = s.players[seat]
        p.culture -= TRACK_CULTURE[p.space + 1]
        p.trade -= TRACK_TRADE[p.space + 1]
        return FreeAdvance(seat)

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        space = s.players[seat].space + 1
        return "do-advance", {"space": space, "culture": TRACK_CULTURE[space], "trade": TRACK_TRADE[space]}


class FreeAdvance(Step):
    """One space further, and its reward before anything else (SMC-8.12.2); nothing is paid here (Rome, Sydney Opera House)."""

    seat: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if p.space == LAST_SPACE:  # SMC-23.7: a marker on the last space stops there
            return DONE
        p.space += 1
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
