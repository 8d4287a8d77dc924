"""Watching a Movement part: who does not watch is not asked before each step (SMC-26.9)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, AskAll, Next, Step
from civitas.kernel.records import Message, Option

from .state import State, others
from .windows import might_interrupt

REST_ON: Final[Option] = ("rest", "on")  # for all parts of this turn
WATCH: Final[tuple[Option, ...]] = (("rest",), REST_ON, ("watch",))


class Watching(Step):
    """SMC-26.9: at the beginning of a Movement part every seat that might respond says whether it watches, sealed."""

    seat: int

    def begin(self, s: State) -> Next:
        s.watchers = 0
        able = tuple([seat for seat in others(s, self.seat) if not s.resting >> seat & 1 and might_interrupt(s, seat)])
        return AskAll(able, "watch", WATCH, then=self.note, rule="SMC-26.9", about={"seat": self.seat})

    def note(self, s: State, said: dict[int, Option]) -> Next:
        for seat, option in said.items():
            if option == REST_ON:
                s.resting |= 1 << seat
            elif option == WATCH[2]:
                s.watchers |= 1 << seat
                s.tell("watches", seat=seat, rival=self.seat)
        return DONE

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        return ("do-rest-on", {}) if option == REST_ON else None
