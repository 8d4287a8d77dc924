"""E8: trade card acquisition (CIV80-10)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, ForEach, Next, Step
from civitas.kernel.records import Option

from .hands import draw
from .pieces import pay
from .state import State
from .tables import GOLD_PRICE, STACKS

GOLD: Final[Option] = ("gold",)
STOP: Final[Option] = ("stop",)



class TradeCardAcquisition(Step):
    """A card of each stack up to the number of one's cities; fewest cities first, ties in A.S.T. order."""

    def begin(self, s: State) -> Next:
        seats = tuple(sorted(s.order, key=lambda seat: len(s.players[seat].cities)))
        return Call(ForEach("Draws", seats))


class Draws(Step):
    """One seat draws, then may buy from the ninth stack, one card at a time (CIV80-10.6)."""

    seat: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        for number in range(1, len(p.cities) + 1):
            draw(s, p, number)
        return self.market(s)

    def market(self, s: State) -> Next:
        if s.players[self.seat].treasury < GOLD_PRICE or not s.stacks[STACKS - 1].cards:
            return DONE
        return Ask(self.seat, "buy-gold", (GOLD, STOP), then=self.buy, rule="CIV80-10.2")

    def buy(self, s: State, option: Option) -> Next:
        if option == STOP:
            return DONE
        p = s.players[self.seat]
        pay(p, GOLD_PRICE)
        s.tell("buys-gold", seat=self.seat, tokens=GOLD_PRICE)
        draw(s, p, STACKS)
        return self.market(s)
