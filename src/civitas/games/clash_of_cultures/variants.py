"""The variable end of the game (COC-12.4, 12.9)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.chance import roll
from civitas.kernel.flow import DONE, Next, Step

from .state import State
from .tables import FACE_VALUE, FACES, VARIANTS

INTERVALS: Final[dict[tuple[int, int], list[int]]] = {(row["age"], row["round"]): row["end_on"] for row in VARIANTS["random_end"]["intervals"]}
LAST_ROUNDS: Final[list[str]] = VARIANTS["wonder_end"]["rounds"]


class RandomEnd(Step):
    """At the start of each of the last five rounds the first player rolls: a value in the printed interval ends the game."""

    def begin(self, s: State) -> Next:
        values: Any = INTERVALS.get((s.age, s.round))
        if s.rules.game_end == "random" and values is not None:
            value = FACE_VALUE[roll(s, FACES)]
            s.ending = value in values
            s.tell("end-roll", seat=s.first, n=value)
        return DONE


class WonderEnd(Step):
    """A wonder built in one of the last five rounds ends the game after that round."""

    def begin(self, s: State) -> Next:
        if s.rules.game_end == "wonders" and s.built_wonders and f"{s.age}.{s.round}" in LAST_ROUNDS:
            s.ending = True
        return DONE
