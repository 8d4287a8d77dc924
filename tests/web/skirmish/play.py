"""The rules: march, pay, and see who falls."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import DONE, Ask, BaseState, Next, Step
from civitas.kernel.options import Amounts, Refusal
from civitas.kernel.payment import Payment, bill
from civitas.kernel.record_fields import secret
from civitas.kernel.records import CardId, Option, Record
from civitas.kernel.registry import Game, register

SIZE: Final = 4  # squares in a row
END: Final[Option] = ("end",)
FAR: Final = Refusal("SKI-1", "too-far")
FOOD, ORE, GOLD = range(3)
PRICE: Final = bill((2, 1, 0), (0b001, 0b010, 0b011))  # gold may stand for food and for ore
CHEAP: Final = bill((0, 2, 0), (0b000, 0b010, 0b010))
FALLING: Final = 2


class Player(Record):
    """One seat's side of the field."""

    seat: int
    held: list[int]
    soldiers: list[int] = []  # by square
    hand: list[CardId] = secret("seat", pool="card", default=[])


class State(BaseState):
    """The field."""

    players: list[Player]

    def seats(self) -> int:
        return len(self.players)

    def count_scores(self) -> list[int]:
        return [sum(p.soldiers) for p in self.players]


class Campaign(Step):
    """March, pay, and see who falls."""

    unmoved: list[int] = []

    def begin(self, s: State) -> Next:
        self.unmoved = list(s.players[0].soldiers)
        return self.march(s)

    def march(self, s: State) -> Next:
        return Ask(0, "march", self.marches, then=self.go, rule="SKI-1")

    def marches(self, s: State, seat: int) -> list[Option]:
        squares = range(SIZE * SIZE)
        steps = [("move", a, b, n) for a in squares for b in squares if beside(a, b) for n in range(1, self.unmoved[a] + 1)]
        return [*steps, END]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return FAR if len(option) == 4 and not beside(option[1], option[2]) else None

    def go(self, s: State, option: Option) -> Next:
        if option == END:
            return Ask(0, "pay", self.ways, then=self.pay, rule="SKI-2")
        _, a, b, n = option
        self.unmoved[a] -= n
        s.players[0].soldiers[a] -= n
        s.players[0].soldiers[b] += n
        return self.march(s)

    def ways(self, s: State, seat: int) -> Payment:
        return Payment("pay", [(0, PRICE), (1, CHEAP)], s.players[0].held)

    def pay(self, s: State, option: Option) -> Next:
        for kind, n in enumerate(option[2]):
            s.players[0].held[kind] -= n
        return Ask(0, "fall", self.falling, then=self.fall, rule="SKI-3")

    def falling(self, s: State, seat: int) -> Amounts:
        return Amounts("fall", tuple(s.players[0].soldiers), FALLING, FALLING)

    def fall(self, s: State, option: Option) -> Next:
        for square, n in enumerate(option[1]):
            s.players[0].soldiers[square] -= n
        return DONE


def beside(a: int, b: int) -> bool:
    """Whether two squares have a side in common."""
    return abs(a // SIZE - b // SIZE) + abs(a % SIZE - b % SIZE) == 1


def setup(players: int, luck: tuple[int, ...], options: dict[str, Any]) -> State:
    """Two seats, some soldiers, a purse; hands that only their owners see."""
    s = State([Player(seat, [2, 2, 2], [0] * SIZE * SIZE, [3 * seat, 3 * seat + 1, 3 * seat + 2]) for seat in range(players)])
    s.players[0].soldiers[0], s.players[0].soldiers[5], s.players[1].soldiers[15] = 3, 2, 4
    s.luck, s.stack = luck, [Campaign()]
    return s


GAME = register(
    Game(id="skirmish", title="Skirmish", min_players=2, max_players=2, rules_version=1, state=State, setup=setup, prefix="SKI")
)
