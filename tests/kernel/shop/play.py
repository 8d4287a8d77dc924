"""Ten turns each: four things found, then bought what can be paid."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.chance import roll
from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.payment import Payment, bill
from civitas.kernel.records import Option

from .prices import CAPTIVE, substitutes
from .state import Player, State

TURNS: Final = 10
LIMIT: Final = 7
END: Final[Option] = ("end",)
ADVANCE, BUILDING, HAPPINESS, INFANTRY = range(4)
GOODS: Final = [
    bill((2, 0, 0, 0, 0, 0, 0, 0), substitutes(idea_as_food=True)),
    bill((1, 1, 1, 0, 0, 0, 0, 0), substitutes()),
    bill((0, 0, 0, 0, 0, 3, 0, 0), substitutes(any_as_mood=True)),
    bill((1, 0, 1, 0, 0, 0, 0, 0), substitutes(tokens_alike=True)),
]
DRAFT: Final = bill((0, 0, 0, 0, 0, 1, 0, 0), substitutes(tokens_alike=True))
BUY: Final[list[Option]] = [("buy", good) for good in range(len(GOODS))]


def setup(players: int, luck: tuple[int, ...], options: dict[str, Any]) -> State:
    s = State([Player(seat, [2, 1, 1, 1, 1, 1, 1, 0]) for seat in range(players)])
    s.luck = luck
    s.stack.append(Match())
    return s


class Match(Step):
    """Everybody in turn."""

    at: int = 0

    def begin(self, s: State) -> Next:
        if self.at == TURNS * s.seats():
            return DONE
        self.at += 1
        return Call(Turn((self.at - 1) % s.seats()), then=self.begin)


class Turn(Step):
    """Find something, buy something."""

    seat: int
    good: int = -1

    def begin(self, s: State) -> Next:
        held = s.players[self.seat].held
        for _ in range(4):
            kind = roll(s, CAPTIVE)
            held[kind] = min(LIMIT, held[kind] + 1)
        return self.menu(s)

    def menu(self, s: State) -> Next:
        return Ask(self.seat, "turn", self.offers, then=self.buy, rule="COC-3.6", public=True)

    def offers(self, s: State, seat: int) -> list[Option]:
        """What cannot be paid is not listed."""
        held = s.players[seat].held
        return [END] + [BUY[good] for good, owed in enumerate(GOODS) if owed.payable(held) or (good == INFANTRY and DRAFT.payable(held))]

    def buy(self, s: State, option: Option) -> Next:
        if option == END:
            return DONE
        self.good = option[1]
        return Ask(self.seat, "pay", self.ways, then=self.pay, rule="COC-4.1.8", about={"good": self.good}, public=True)  # one way is not asked

    def ways(self, s: State, seat: int) -> Payment:
        bills = [(0, GOODS[self.good])] + ([(1, DRAFT)] if self.good == INFANTRY else [])  # COC-5.3.21: Draft
        return Payment("pay", bills, s.players[seat].held)

    def pay(self, s: State, option: Option) -> Next:
        player = s.players[self.seat]
        player.held = [held - paid for held, paid in zip(player.held, option[2], strict=True)]
        player.bought += 1
        s.tell("pays", seat=self.seat, payment=option[2])
        return self.menu(s)
