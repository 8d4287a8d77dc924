"""Calamities that reduce cities: Civil Disorder (CIV80-12.7), Iconoclasm and Heresy (CIV80-12.8)."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization_1980.atlas import AREAS
from civitas.games.civilization_1980.effects import (
    DISORDER_KEEPS,
    ICONOCLASM_LOSS,
    ICONOCLASM_ORDERS,
    cities_kept_in_disorder,
    cities_lost_to_iconoclasm,
    first_owned,
    iconoclasm_cap,
    tell_help,
)
from civitas.games.civilization_1980.pieces import reduce
from civitas.games.civilization_1980.state import NOBODY, State
from civitas.games.civilization_1980.support import NOT_YOUR_CITY, REDUCE
from civitas.games.civilization_1980.tables import CIVIL_DISORDER, DEMOCRACY, ICONOCLASM, LAW, PHILOSOPHY
from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

STOP: Final[Option] = ("stop",)

PROTECTED: Final = Refusal("CIV80-12.8", "law-or-philosophy-protects-that-city")
NOT_ANOTHERS: Final = Refusal("CIV80-12.8", "only-a-city-of-another-player")


class CivilDisorder(Step):
    """The victim keeps 4 cities, 5 with Law, 6 with Democracy, and reduces the others, one at a time."""

    victim: int
    trader: int

    def begin(self, s: State) -> Next:
        if len(s.players[self.victim].cities) <= cities_kept_in_disorder(s.players[self.victim]):
            s.tell("calamity-finds-nothing", seat=self.victim, card=CIVIL_DISORDER)
            return DONE
        p = s.players[self.victim]
        cities = len(p.cities)
        tell_help(s, p, first_owned(p, DEMOCRACY, LAW), cities - DISORDER_KEEPS, cities - cities_kept_in_disorder(p))
        return self.riot(s)

    def riot(self, s: State) -> Next:
        p = s.players[self.victim]
        if len(p.cities) <= cities_kept_in_disorder(p):
            return DONE
        return Ask(self.victim, "civil-disorder", [REDUCE[area] for area in p.cities], then=self.lose, rule="CIV80-12.7")

    def lose(self, s: State, option: Option) -> Next:
        reduce(s, option[1])
        return self.riot(s)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("reduce", int(area)):
                return None if area in s.players[seat].cities else NOT_YOUR_CITY
        return None


class Iconoclasm(Step):
    """The victim reduces 4 cities, 3 with Law, 2 with Philosophy; then they may order 2 cities of others reduced."""

    victim: int
    trader: int
    lost: int = 0
    hit: tuple[int, ...] = ()  # the owners of the foreign cities reduced

    def begin(self, s: State) -> Next:
        p = s.players[self.victim]
        if not self.lost:
            n = len(p.cities)
            tell_help(s, p, first_owned(p, PHILOSOPHY, LAW), min(n, ICONOCLASM_LOSS), min(n, cities_lost_to_iconoclasm(p)))
        if self.lost == cities_lost_to_iconoclasm(p) or not p.cities:
            return self.order(s)
        return Ask(self.victim, "iconoclasm", [REDUCE[area] for area in p.cities], then=self.lose, rule="CIV80-12.8")

    def lose(self, s: State, option: Option) -> Next:
        reduce(s, option[1])
        self.lost += 1
        return self.begin(s)

    def order(self, s: State) -> Next:
        open_to_it = [area for area in s.board.areas if order_refusal(s, self.victim, self.hit, area) is None]
        if not open_to_it and not self.lost and not self.hit:
            s.tell("calamity-finds-nothing", seat=self.victim, card=ICONOCLASM)
        return Ask(self.victim, "iconoclasm-orders", [*[REDUCE[area] for area in open_to_it], STOP], then=self.spread, rule="CIV80-12.8")

    def spread(self, s: State, option: Option) -> Next:
        if option == STOP:
            return DONE
        self.hit = (*self.hit, s.city[option[1]])
        reduce(s, option[1])
        return self.order(s)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("reduce", int(area)):
                if self.stage == "spread":
                    return order_refusal(s, self.victim, self.hit, area)
                return None if area in s.players[seat].cities else NOT_YOUR_CITY
        return None


def order_refusal(s: State, victim: int, hit: tuple[int, ...], area: int) -> Refusal | None:
    """Why the victim cannot have this city reduced."""
    owner = s.city[area] if 0 <= area < AREAS else NOBODY
    if owner in (NOBODY, victim) or len(hit) >= ICONOCLASM_ORDERS:
        return NOT_ANOTHERS
    return PROTECTED if hit.count(owner) >= iconoclasm_cap(s.players[owner]) else None
