"""Perft: how many positions and options there are to a depth, and one digest of them all, to compare with another time or another program.

Where many options lead on, a few are followed, spread evenly over the sorted list: the same ones everywhere and always.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

from civitas.bots import in_turn
from civitas.kernel.options import Space
from civitas.kernel.playout import Dice
from civitas.kernel.records import Option
from civitas.kernel.registry import Game, game_of
from civitas.kernel.saves import write_option

from .golden import Rolling
from .questions import WIDE, question

WIDTH = 6  # options followed from one position


class Depth(NamedTuple):
    """What lies so many decisions deep.

    >>> Depth(0, 1, 6, 0, "2f1c").positions
    1
    """

    depth: int
    positions: int
    options: int  # listed in all of them; a wide space counts as WIDE + 1
    over: int  # positions in which the game is over
    digest: str


def perft(
    title: Game, players: int, seed: int | str, depth: int, options: dict[str, Any] | None = None, after: int = 0, width: int = WIDTH
) -> Iterator[Depth]:
    """Count to a depth, from the beginning or *after* so many decisions.

    >>> import civitas
    >>> [(at.positions, at.options) for at in perft(civitas.game("through_the_ages"), 2, 1, 2)]
    [(1, 6), (6, 15), (11, 64)]
    """
    level, roll = [opening(title, players, seed, options, after)], Rolling()
    for at in range(depth + 1):
        listed = over = 0
        below: list[Any] = []
        for s in level:
            roll.over(f"{s.over} {s.scores}")
            if s.over:
                over += 1
                continue
            seat = in_turn(-1, s.to_act)[0]
            found = write_out(s, seat)
            asked = question(s, seat, found[0])
            listed += asked.number
            roll.over(asked.text)
            below += [follow(s, seat, option) for option in spread(found, width)] if at < depth else []
        yield Depth(at, len(level), listed, over, roll.sum.hex())
        level = below


def opening(title: Game, players: int, seed: int | str, options: dict[str, Any] | None, after: int) -> Any:
    """A position *after* so many decisions that only the seed chose.

    >>> import civitas
    >>> opening(civitas.game("through_the_ages"), 2, 1, None, 9).round
    2
    """
    s, dice, last = title.new(players, seed, options), Dice(after), -1
    s.chronicle = None
    for _ in range(after):
        if s.over:
            break
        last = in_turn(last, s.to_act)[0]
        found = write_out(s, last)
        likely = [option for option in found if not s.unlikely(option)] or found
        s.play(likely[dice.randrange(len(likely))], last)
    return s


def write_out(s: Any, seat: int) -> list[Option]:
    """The options as records sort them; of a wide space the first.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> write_out(s, *s.to_act)[:2]
    [('end',), ('take', 1)]
    """
    listed, notation = s.legal(seat), game_of(s).notation
    found = list(islice(listed, WIDE)) if isinstance(listed, Space) else list(listed)
    return sorted(found, key=lambda option: write_option(notation, option))


def spread(found: list[Option], width: int) -> list[Option]:
    """So many of them at most, the first and the last among them.

    >>> spread([("a",), ("b",), ("c",), ("d",), ("e",)], 3)
    [('a',), ('c',), ('e',)]
    """
    if len(found) <= width:
        return found
    return [found[i * (len(found) - 1) // (width - 1)] for i in range(width)] if width > 1 else found[:width]


def follow(s: Any, seat: int, option: Option) -> Any:
    """The position after it.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> follow(s, *s.to_act, ("end",)).to_act == s.to_act
    False
    """
    after = s.clone()
    after.play(option, seat)
    return after
