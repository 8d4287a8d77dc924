"""E2 and E3: population expansion (CIV80-5) and census (CIV80-6.1)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, AskAll, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .pieces import place, population
from .spaces import AreaAmounts
from .state import Player, State

WHOLE_STOCK: Final = Refusal("CIV80-5.4", "the-whole-stock-is-placed-within-each-area-s-growth")


class PopulationExpansion(Step):
    """One token brings one more, two or more bring two; limits do not matter yet."""

    def begin(self, s: State) -> Next:
        short: list[int] = []
        for seat in s.order:
            p = s.players[seat]
            if growth(p) > p.stock:
                if p.stock:
                    short.append(seat)
                else:
                    s.tell("cannot-grow", seat=seat)
            else:
                grow(s, p)
        if not short:
            return DONE
        return AskAll(tuple(short), "growth", self.choices, then=self.grow_short, rule="CIV80-5.4", public=True)

    def choices(self, s: State, seat: int) -> AreaAmounts:
        p = s.players[seat]
        areas = settled_areas(p)
        return AreaAmounts("grow", areas, tuple([min(p.tokens[area], 2) for area in areas]), p.stock, p.stock)

    def grow_short(self, s: State, answers: dict[int, Option]) -> Next:
        for seat in s.order:
            if seat in answers:
                p = s.players[seat]
                for area, n in zip(settled_areas(p), answers[seat][1], strict=True):
                    place(s, p, area, n)
                s.tell("grows-short", seat=seat, tokens=sum(answers[seat][1]))
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("grow", tuple()):
                return None if self.choices(s, seat).contains(option) else WHOLE_STOCK
        return None


def settled_areas(p: Player) -> tuple[int, ...]:
    """The areas where *p* has tokens, in map order."""
    return tuple([area for area, n in enumerate(p.tokens) if n])


def growth(p: Player) -> int:
    """CIV80-5.1: tokens that all the areas of *p* are entitled to."""
    return sum([2 if n > 1 else n for n in p.tokens])


def grow(s: State, p: Player) -> None:
    """Growth in full, counted from the numbers at the start (CIV80-5.2)."""
    added = 0
    for area, n in enumerate(p.tokens):
        if n:
            more = 2 if n > 1 else 1
            p.tokens[area] = n + more
            added += more
    p.stock -= added
    if added:
        s.tell("grows", seat=p.seat, tokens=added)


class Census(Step):
    """CIV80-6.1.1: tokens on the board are counted; who has most moves first."""

    def begin(self, s: State) -> Next:
        for p in s.players:
            p.census = population(s, p)
        s.census_order = tuple(sorted(s.order, key=lambda seat: -s.players[seat].census))
        for seat in s.census_order:
            s.tell("census", seat=seat, tokens=s.players[seat].census)
        return DONE
