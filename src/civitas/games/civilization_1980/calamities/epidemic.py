"""Epidemic (CIV80-12.6): many die everywhere, but no area is emptied."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization_1980.effects import (
    EPIDEMIC_CITY,
    EPIDEMIC_LOSS,
    EPIDEMIC_ORDERS,
    EPIDEMIC_TOKENS,
    epidemic_cap,
    epidemic_loss,
    tell_help,
)
from civitas.games.civilization_1980.pieces import place, raze, remove
from civitas.games.civilization_1980.state import Player, State
from civitas.games.civilization_1980.tables import EPIDEMIC, MEDICINE
from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .losses import Orders, others
from .units import EpidemicLoss

WRONG_SUM: Final = Refusal("CIV80-22.8", "the-epidemic-takes-as-much-as-it-can")


def sick(s: State, p: Player, due: int) -> EpidemicLoss:
    """CIV80-22.8: what may die of *p*: all but the last token of each area, and cities."""
    areas: list[int] = []
    tokens: list[int] = []
    for area in s.board.areas:
        n = p.tokens[area]
        if n and s.present[area] == 1 << p.seat and s.city[area] < 0:
            n -= 1  # nobody else keeps the area peopled
        if n:
            areas.append(area)
            tokens.append(n)
        if s.city[area] == p.seat:
            areas.append(area)
            tokens.append(0)
    return EpidemicLoss(areas, tokens, due, p.stock, EPIDEMIC_CITY)


class Epidemic(Step):
    """The victim loses 16 units, others up to 25 as they order; Medicine helps, and the trader is immune."""

    victim: int
    trader: int

    def begin(self, s: State) -> Next:
        p = s.players[self.victim]
        tell_help(s, p, MEDICINE, EPIDEMIC_LOSS, epidemic_loss(p))
        return Call(Contagion(self.victim, epidemic_loss(p)), then=self.order)

    def order(self, s: State) -> Next:
        caps = tuple([self.cap(s, seat) for seat in others(s, self.victim)])
        return Call(Orders(self.victim, EPIDEMIC_ORDERS, caps, "Contagion"))

    def cap(self, s: State, seat: int) -> int:
        p = s.players[seat]
        return 0 if seat == self.trader else sick(s, p, epidemic_cap(p)).due


class Contagion(Step):
    """One seat's loss in an Epidemic: the largest possible up to the due number; a city hit becomes one token."""

    seat: int
    due: int

    def begin(self, s: State) -> Next:
        if not sick(s, s.players[self.seat], self.due).due:
            s.tell("calamity-finds-nothing", seat=self.seat, card=EPIDEMIC)
            return DONE
        return Ask(self.seat, "lose-to-epidemic", self.possible, then=self.die, rule="CIV80-12.6", about={"units": self.due}, public=True)

    def possible(self, s: State, seat: int) -> EpidemicLoss:
        return sick(s, s.players[seat], self.due)

    def die(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        hit = sick(s, p, self.due)
        for area, held, n in zip(hit.areas, hit.tokens, option[1], strict=True):
            if held and n:
                remove(s, p, area, n)
                s.tell("loses-tokens", seat=self.seat, area=area, tokens=n)
        for area, held, n in zip(hit.areas, hit.tokens, option[1], strict=True):
            if not held and n:  # after the tokens: those removed may be the ones that stay
                raze(s, area)
                place(s, p, area, EPIDEMIC_TOKENS)
                s.tell("city-leaves-tokens", seat=self.seat, area=area, tokens=EPIDEMIC_TOKENS)
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("lose", tuple()):
                return self.possible(s, seat).refusal(option, WRONG_SUM)
        return None
