"""E1: taxation and revolts (CIV80-4)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, AskAll, Call, Done, Next, Step
from civitas.kernel.options import Refusal, Subset
from civitas.kernel.records import Option

from .effects import sets_tax_rate
from .pieces import hand_over, spare_cities
from .state import Player, State

RATES: Final[list[Option]] = [("rate", 1), ("rate", 2), ("rate", 3)]
USUAL_RATE: Final = 2

ONE_TO_THREE: Final = Refusal("CIV80-4.1", "the-rate-is-one-two-or-three")
EXACTLY_SO_MANY: Final = Refusal("CIV80-4.3", "exactly-these-many-cities-revolt")
NOT_REVOLTING: Final = Refusal("CIV80-4.8", "that-city-does-not-revolt")


class Taxation(Step):
    """Every city sends its tax from stock to the treasury; cities whose tax cannot be paid revolt."""

    short: list[int] = []  # by seat: cities whose tax was not paid
    ranking: tuple[int, ...] = ()  # CIV80-4.8: seats by tokens in stock after all taxes
    taken: list[int] = []  # cities that changed hands in this event

    def begin(self, s: State) -> Next:
        minters = tuple([seat for seat in s.order if s.players[seat].cities and sets_tax_rate(s.players[seat])])
        if not minters:
            return self.collect(s, {})
        return AskAll(minters, "tax-rate", self.rates, then=self.collect, rule="CIV80-4.1")

    def rates(self, s: State, seat: int) -> list[Option]:
        return RATES

    def collect(self, s: State, rates: dict[int, Option]) -> Next:
        """CIV80-4.2: in full for as many cities as possible."""
        self.short = [0] * s.seats()
        for seat in s.order:
            p = s.players[seat]
            if p.cities:
                rate = rates[seat][1] if seat in rates else USUAL_RATE
                self.short[seat] = pay_taxes(s, p, rate)
        if not any(self.short):
            return DONE
        self.ranking = tuple(sorted(s.order, key=lambda seat: -s.players[seat].stock))
        return self.revolts(s)

    def revolts(self, s: State) -> Next:
        """CIV80-4.3: in A.S.T. order of the unlucky owners."""
        for owner in s.order:
            if self.short[owner]:
                number, self.short[owner] = self.short[owner], 0
                return Call(Revolt(owner, number, self.ranking, tuple(self.taken)), then=self.note_taken)
        return DONE

    def note_taken(self, s: State, taken: tuple[int, ...]) -> Next:
        self.taken += taken
        return self.revolts(s)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("rate", int()):
                return None if option in RATES else ONE_TO_THREE
        return None


def pay_taxes(s: State, p: Player, rate: int) -> int:
    """Tax moves from stock to treasury; the number of cities that could not pay is returned."""
    paid = min(len(p.cities), p.stock // rate)
    p.stock -= paid * rate
    p.treasury += paid * rate
    s.tell("pays-taxes", seat=p.seat, tokens=paid * rate, cities=paid)
    return len(p.cities) - paid


class Revolt(Step):
    """Cities of one owner go over to whoever has most tokens in stock, then to the next."""

    owner: int
    number: int  # how many still revolt
    ranking: tuple[int, ...]
    spared: tuple[int, ...]  # CIV80-4.8: taken in this event, so they do not revolt again
    at: int = 0
    taken: tuple[int, ...] = ()

    def begin(self, s: State) -> Next:
        while self.number and self.at < len(self.ranking):
            seat = self.ranking[self.at]
            if seat != self.owner and self.quota(s, seat):
                if self.quota(s, seat) == len(self.loyal(s)):  # CIV80-24.1: nothing to choose
                    return self.take(s, ("revolt", self.loyal(s)))
                return Ask(seat, "revolt", self.choices, then=self.take, rule="CIV80-4.3", about={"seat": self.owner, "number": self.quota(s, seat)})
            self.at += 1
        if self.number:  # CIV80-4.4: nobody can take them
            s.tell("cities-stay", seat=self.owner, cities=self.number)
        return Done(self.taken)

    def loyal(self, s: State) -> tuple[int, ...]:
        """The owner's cities that can revolt."""
        return tuple([area for area in s.players[self.owner].cities if area not in self.spared])

    def quota(self, s: State, seat: int) -> int:
        """CIV80-4.3: as many as revolt, or as the beneficiary has city pieces."""
        return min(self.number, spare_cities(s, s.players[seat]), len(self.loyal(s)))

    def choices(self, s: State, seat: int) -> Subset:
        quota = self.quota(s, seat)
        return Subset("revolt", self.loyal(s), quota, quota)

    def take(self, s: State, option: Option) -> Next:
        seat = self.ranking[self.at]
        areas: tuple[int, ...] = option[1]
        for area in areas:
            hand_over(s, area, s.players[seat])
            if s.rules.revolt_support_grace:  # CIV80-4.6
                s.graced.append(area)
            s.tell("revolts", area=area, seat=self.owner, beneficiary=seat)
        self.number -= len(areas)
        self.taken = (*self.taken, *areas)
        self.at += 1
        return self.begin(s)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("revolt", tuple(areas)):
                if self.choices(s, seat).contains(option):
                    return None
                return EXACTLY_SO_MANY if all([area in self.loyal(s) for area in areas]) else NOT_REVOLTING
        return None
