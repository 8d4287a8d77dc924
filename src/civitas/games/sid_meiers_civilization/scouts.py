"""Scouts gather for a city (SMC-6.5, SMC-16)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.options import Refusal, has_form
from civitas.kernel.records import Message, Option

from .board import scouts_of, send_scout
from .state import State, cities_of, owner_of, scout_number
from .tables import CITIES, NONE, SEATS
from .yields import outskirts, production_at, trade_at

ASSIGN: Final[list[Option]] = [("assign", city) for city in range(CITIES * SEATS)]
IDLE: Final[Option] = ("idle",)
NOT_YOUR_CITY: Final = Refusal("SMC-16.1", "a-scout-gathers-for-an-own-city")
GATHERED_ALREADY: Final = Refusal("SMC-16.4", "a-square-is-gathered-for-one-city-only")


def may_gather(s: State, figure: int) -> bool:
    """SMC-16.1: from the turn after it came onto the map."""
    return s.figures[figure] != NONE and not s.fresh >> figure & 1


def assign_refusal(s: State, figure: int, city: int, before: int) -> Refusal | None:
    """Why a scout may not gather for this city; *before*: scouts named before it this turn (SMC-16.4)."""
    seat = owner_of(city)
    if city >= len(s.cities) or s.cities[city] == NONE or figure not in scouts_of(seat):
        return NOT_YOUR_CITY
    for other in scouts_of(seat):
        if before >> other & 1 and s.figures[other] == s.figures[figure] and s.sent[scout_number(other)] not in (NONE, city):
            return GATHERED_ALREADY
    return None


class Assigning(Step):
    """SMC-6.9: at the end of a Start of Turn part, for all scouts that may gather."""

    seat: int
    at: int = 0  # which of the seat's scouts is asked for
    named: int = 0  # those that were asked for, as a mask

    def begin(self, s: State) -> Next:
        scouts = scouts_of(self.seat)
        while self.at < len(scouts) and not may_gather(s, scouts[self.at]):
            self.at += 1
        if self.at == len(scouts):
            return DONE
        about = {"square": s.figures[scouts[self.at]]}
        return Ask(self.seat, "assign", self.choices, then=self.assign, rule="SMC-16.1", about=about, public=True)

    def choices(self, s: State, seat: int) -> list[Option]:
        figure = scouts_of(seat)[self.at]
        return [IDLE] + [ASSIGN[city] for city in cities_of(s, seat) if assign_refusal(s, figure, city, self.named) is None]

    def assign(self, s: State, option: Option) -> Next:
        figure = scouts_of(self.seat)[self.at]
        city: int = NONE if option == IDLE else option[1]
        if city != s.sent[scout_number(figure)]:
            s.tell("gathers", seat=self.seat, square=s.figures[figure], city=city)
        send_scout(s, figure, city)
        self.named |= 1 << figure
        self.at += 1
        return self.begin(s)

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        """With what the city has of it: nothing more, where the square serves it already."""
        if option[0] != "assign" or option[1] not in cities_of(s, seat):
            return None
        square = s.figures[scouts_of(seat)[self.at]]
        served = square in outskirts(s, option[1])
        production, trade = (0, 0) if served else (production_at(s, square), trade_at(s, square))
        return "do-assign", {"city": option[1], "served": int(served), "production": production, "trade": trade}

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if not has_form(option, "assign", int):
            return None
        return NOT_YOUR_CITY if option[1] < 0 else assign_refusal(s, scouts_of(seat)[self.at], option[1], self.named)
