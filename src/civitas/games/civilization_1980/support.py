"""City support (CIV80-16.1): too few tokens on the board, too many cities."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, ForEach, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .atlas import AREAS
from .pieces import is_supported, reduce, reducible
from .state import State

REDUCE: Final[list[Option]] = [("reduce", area) for area in range(AREAS)]

NOT_YOUR_CITY: Final = Refusal("CIV80-16.1", "not-your-city")
GRACED_LAST: Final = Refusal("CIV80-22.4", "graced-cities-go-last")


class SupportCheck(Step):
    """At the end of E6 and E11 everybody gives up cities that are not supported, in A.S.T. order."""

    def begin(self, s: State) -> Next:
        short = [seat for seat in s.order if not is_supported(s, s.players[seat])]
        if not short:
            return DONE
        return Call(ForEach("Support", tuple(short)))


class Support(Step):
    """One seat reduces cities, one at a time, until two tokens stand on the board for every city."""

    seat: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if is_supported(s, p) or not p.cities:
            return DONE
        return Ask(self.seat, "reduce-for-support", [REDUCE[area] for area in reducible(s, p)], then=self.give_up, rule="CIV80-16.1")

    def give_up(self, s: State, option: Option) -> Next:
        reduce(s, option[1])
        return self.begin(s)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("reduce", int(area)):
                if area in reducible(s, s.players[seat]):
                    return None
                return GRACED_LAST if area in s.players[seat].cities else NOT_YOUR_CITY
        return None
