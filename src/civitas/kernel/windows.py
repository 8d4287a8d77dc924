"""Announce, respond, resolve: last in, first out.  The stack of steps is the stack of what was announced.

Whoever does something that may be answered calls an ``Announced``: it is paid for, a ``Window`` is called on it, and
if nobody cancels it, it takes effect.  An answer is announced in its turn, with a window of its own on top.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from .flow import AskAll, Call, Done, Listed, Next, Step
from .records import Option

PASS: Final[Option] = ("pass",)
PASS_ON: Final[Option] = ("pass", "on")  # this time, and until the standing pass is taken back


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step):
    """A chance to answer what *seat* announced.  ``Done(True)``: it was cancelled.

    All who might hold an answer for all that the table can see are asked at once, sealed, card or no card: who is asked
    tells nothing.  The first in turn who answers counts, and what the others would have done stays unsaid.  An answer
    that came to nothing, because it was answered itself, opens the window again.

    >>> from .flow import BaseState, advance
    >>> class Table(BaseState):
    ...     shields: list[int] = []  # hidden, in a real game
    ...     def seats(self):
    ...         return 3
    >>> class Parry(Window):
    ...     def might_answer(self, s, seat):
    ...         return True
    ...     def answers(self, s, seat):
    ...         return [PASS, ("shield",)] if s.shields[seat] else [PASS]
    ...     def answer(self, s, seat, option):
    ...         return Raise(seat, option)
    >>> class Raise(Announced):
    ...     def announce(self, s):
    ...         s.shields[self.seat] -= 1
    ...         return Parry(self.seat)
    >>> s = Table([0, 1, 1])
    >>> s.stack = [Parry(0)]
    >>> advance(s)
    >>> s.to_act, s.legal(1)
    ((1, 2), [('pass',), ('shield',)])
    >>> s.play(("shield",), 2)
    >>> s.play(("shield",), 1)
    >>> s.where, s.shields  # seat 1 comes first: its shield is raised, and may be answered
    ('Parry.go_on / Raise.resolve / Parry.hear, waiting for (2, 0): respond', [0, 0, 1])
    >>> s.play(PASS, 2)
    >>> s.play(PASS, 0)
    >>> s.over
    True
    """

    seat: int

    # --- what a game says of its windows

    def might_answer(self, s: Any, seat: int) -> bool:
        """Whether *seat* might hold an answer, by what everybody can see; never by a card's face."""
        raise TypeError("a window says who might answer")

    def answers(self, s: Any, seat: int) -> Listed:
        """What *seat* may really do; ``PASS`` is always among it, ``PASS_ON`` where there are standing passes."""
        raise TypeError("a window says what may be answered")

    def answer(self, s: Any, seat: int, option: Option) -> Step:
        """The step that an answer is: as a rule an ``Announced``; it ends with ``Done(True)`` if it worked."""
        raise TypeError("a window says what an answer is")

    def standing_passes(self, s: Any) -> int:
        """The seats that said beforehand that they pass, as a mask: everybody knows it, so they are not asked."""
        return 0

    def stand_aside(self, s: Any, seat: int) -> None:
        """*seat* passes from now on: note it where all can see it."""
        raise TypeError("a window that lists a standing pass says where it is noted")

    def ask(self, s: Any, seats: tuple[int, ...]) -> Next:
        """The question; a game gives it its rule and what it is about."""
        return AskAll(seats, "respond", self.answers, then=self.hear, about={"seat": self.seat})

    def go_on(self, s: Any, worked: bool) -> Next:
        """After an answer: it cancelled what was announced, or all who still can may answer again."""
        return Done(True) if worked else self.begin(s)

    # --- how it goes

    def order(self, s: Any) -> list[int]:
        """Clockwise, from the left neighbour of whoever announced it."""
        return [(self.seat + 1 + i) % s.seats() for i in range(s.seats() - 1)]

    def begin(self, s: Any) -> Next:
        aside = self.standing_passes(s)
        seats = tuple([seat for seat in self.order(s) if not aside >> seat & 1 and self.might_answer(s, seat)])
        return self.ask(s, seats) if seats else Done(False)

    def hear(self, s: Any, said: dict[int, Option]) -> Next:
        first = -1
        for seat in self.order(s):
            option = said.get(seat, PASS)
            if option == PASS_ON:
                self.stand_aside(s, seat)
            elif option != PASS and first < 0:
                first = seat
        return Done(False) if first < 0 else Call(self.answer(s, first, said[first]), then=self.go_on)


@mypyc_attr(allow_interpreted_subclasses=True)
class Announced(Step):
    """Something that may be answered: paid for, answered, then done.  ``Done(True)``: it took effect.

    >>> class Boast(Announced):
    ...     def announce(self, s):
    ...         return Window(self.seat)
    >>> Boast(1, ("boast",)).resolve(None, True).result
    (False,)
    """

    seat: int
    option: Option

    def announce(self, s: Any) -> Step:
        """Pay for it and tell it; the window in which it may be answered."""
        raise TypeError("what is announced says which window it opens")

    def take_effect(self, s: Any) -> Step | None:
        """What it does, if nobody cancelled it; a step where somebody must be asked.  A cancel does nothing: the window below hears of it."""
        return None

    def begin(self, s: Any) -> Next:
        return Call(self.announce(s), then=self.resolve)

    def resolve(self, s: Any, cancelled: bool) -> Next:
        if cancelled:
            return Done(False)
        step = self.take_effect(s)
        return self.succeed(s) if step is None else Call(step, then=self.succeed)

    def succeed(self, s: Any, *results: Any) -> Next:
        return Done(True)
