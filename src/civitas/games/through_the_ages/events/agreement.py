"""International Agreement: the strongest takes cards from the row for their next political action (TTA-13.6.9)."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.costs import take_cost
from civitas.games.through_the_ages.row import refill
from civitas.games.through_the_ages.state import State
from civitas.games.through_the_ages.tables import SPACES
from civitas.games.through_the_ages.taking import TAKE, space_refusal, take, take_refusal
from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

STOP: Final[Option] = ("stop",)
DECLINE: Final[Option] = ("decline",)


class Agreement(Step):
    """Cards are taken one after the other, each by the normal rules, worth *left* civil actions at most."""

    seat: int
    left: int
    taken: bool = False

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "agreement", self.cards, then=self.take, rule="TTA-13.6.9", about={"actions": self.left}, public=True)

    def cards(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        found = [TAKE[space] for space in range(1, SPACES + 1) if take_refusal(s, p, space, self.left) is None]
        return [STOP if self.taken else DECLINE, *found]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if option[0] == "take" and len(option) == 2 and isinstance(option[1], int):
            return space_refusal(s, s.players[seat], option[1], self.left)
        return None

    def take(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        if option == DECLINE:  # the row stays as it is
            s.tell("declines-agreement", seat=self.seat)
            return DONE
        if option == STOP:
            p.skips_politics = True
            s.tell("owes-political-action", seat=self.seat)
            refill(s)  # nothing is removed; this can end the age
            return DONE
        space: int = option[1]
        self.left -= take_cost(s, p, space)
        self.taken = True
        take(s, self.seat, space)
        return self.begin(s)
