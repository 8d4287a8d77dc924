"""What a position asks, as a text that no name of a class or a field touches: what golden records and perft compare."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

from civitas.kernel.notation import Notation
from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.registry import game_of
from civitas.kernel.saves import write_option

WIDE = 60  # a space that holds more options is not written out
NEAR = 24  # so many options next to the one chosen are looked for in it instead


class Question(NamedTuple):
    """Who is asked what, and what may be answered.

    >>> Question("action", 2, ["end", "take 1"], "").size
    '2'
    """

    what: str
    number: int  # of options; WIDE + 1: more than that
    options: list[str]  # as records write them, sorted
    text: str  # all of it

    @property
    def size(self) -> str:
        """How many options there are, as far as they were counted."""
        return str(self.number) if self.number <= WIDE or self.options else f"{WIDE}+"


def question(s: Any, seat: int, choice: Option | None = None) -> Question:
    """What *seat* is asked; of a wide space only whether it holds what lies next to the *choice* that was made.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> asked = question(s, *s.to_act)
    >>> asked.what, asked.size, asked.options[:2]
    ('action', '6', ['end', 'take 1'])
    """
    listed, notation, what = s.legal(seat), game_of(s).notation, str(s.pending.what)
    if isinstance(listed, Space):
        found = list(islice(listed, WIDE + 1))
        if len(found) > WIDE:
            held = [f"{'+' if listed.contains(near) else '-'}{_line(notation, near)}" for near in islice(neighbours(choice or ()), NEAR)]
            return Question(what, WIDE + 1, [], "\n".join([f"{sorted(s.to_act)} {seat} {what} wide", *held]))
        listed = found
    lines = sorted([_line(notation, option) for option in listed])
    return Question(what, len(lines), lines, "\n".join([f"{sorted(s.to_act)} {seat} {what}", *lines]))


@lru_cache(maxsize=200_000)
def _line(notation: Notation, option: Option) -> str:
    return write_option(notation, option)


def neighbours(option: Option) -> Iterator[Option]:
    """Options of the same form with a little more, a little less, or one moved from here to there.

    >>> list(islice(neighbours(("lose", (1, 0))), 4))
    [('lose', (2, 0)), ('lose', (0, 0)), ('lose', (0, 1)), ('lose', (1, 1))]
    """
    for at, item in enumerate(option):
        if type(item) is int:
            near: list[Any] = [item + 1, item - 1]
        elif isinstance(item, tuple) and all(type(n) is int for n in item):
            near = [changed for i in range(len(item)) for changed in _stir(item, i)]
        else:
            continue
        for other in near:
            yield (*option[:at], other, *option[at + 1 :])


def _stir(numbers: tuple[int, ...], i: int) -> list[tuple[int, ...]]:
    n, after = numbers[i], (i + 1) % len(numbers)
    more, less = (*numbers[:i], n + 1, *numbers[i + 1 :]), (*numbers[:i], n - 1, *numbers[i + 1 :])
    return [more, less, (*less[:after], less[after] + 1, *less[after + 1 :])]
