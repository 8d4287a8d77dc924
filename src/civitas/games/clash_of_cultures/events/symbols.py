"""The symbols of event cards (COC-7.4, 7.5.1, 7.5.2)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..cities import is_free
from ..menu import simple_refusal
from ..resources import gain
from ..state import State
from ..tables import (
    BARBARIANS_MOVE,
    BARBARIANS_SPAWN,
    BARREN,
    EXHAUSTED_LAND,
    EXHAUSTED_TOKENS,
    GOLD,
    GOLD_MINE,
    PIRATES_SYMBOL,
)
from .barbarians import Appear, March
from .pirates import PiratesAppear

EXHAUST: Final[list[Option]] = [("exhaust", space) for space in range(100)]
MINED: Final = 2  # gold


class Symbol(Step):
    """It concerns only the drawing player, whatever protects them from the text (COC-7.4.1)."""

    seat: int
    symbol: int

    def begin(self, s: State) -> Next:
        if self.symbol == GOLD_MINE:
            gain(s, s.players[self.seat], GOLD, MINED)
        elif self.symbol == EXHAUSTED_LAND:
            return self.exhaust(s)
        elif self.symbol == BARBARIANS_SPAWN:
            return Call(Appear(self.seat))
        elif self.symbol == BARBARIANS_MOVE:
            return Call(March(self.seat))
        elif self.symbol == PIRATES_SYMBOL:
            return Call(PiratesAppear(self.seat))
        return DONE

    def exhaust(self, s: State) -> Next:
        """COC-7.5.2."""
        if len(s.exhausted) >= EXHAUSTED_TOKENS:
            return DONE
        spaces = exhaustible(s, self.seat)
        if not spaces:
            return DONE
        return Ask(self.seat, "exhaust", tuple([EXHAUST[space] for space in spaces]), then=self.put_token, rule="COC-7.5.2")

    def put_token(self, s: State, option: Option) -> Next:
        s.exhausted.append(option[1])
        s.tell("exhausts", seat=self.seat, space=option[1])
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


def exhaustible(s: State, seat: int) -> list[int]:
    """Empty land beside a city of *seat* that is neither barren nor exhausted."""
    found: list[int] = []
    for city in s.players[seat].cities:
        for space in s.board.near[city]:
            if space not in found and is_free(s, space) and s.terrain[space] != BARREN and space not in s.exhausted:
                found.append(space)
    return sorted(found)
