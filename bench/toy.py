"""A game with nothing in it: what is left is the kernel."""

from __future__ import annotations

from civitas.kernel.flow import Ask, BaseState, Next, Step, advance
from civitas.kernel.records import Option

EITHER: tuple[Option, ...] = (("left",), ("right",))


class Forever(Step):
    """The same question again and again."""

    def begin(self, s: State) -> Next:
        return Ask(0, "way", EITHER, then=self.go)

    def go(self, s: State, option: Option) -> Next:
        return self.begin(s)


class State(BaseState):
    """An empty table."""

    def seats(self) -> int:
        return 1

    def count_scores(self) -> list[int]:
        return [0]


def new() -> State:
    """Somebody is asked."""
    s = State()
    s.stack.append(Forever())
    advance(s)
    return s
