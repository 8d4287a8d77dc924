"""Positions of Clash of Cultures that tests and scenes look at: the first of each kind in games that are always the same."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from .positions import Stop, Tour

COC = "clash_of_cultures"


def notice(s: Any) -> Iterator[str]:
    """Questions by name; those of a turn in which a city can build, several groups can move, a fleet can sail."""
    if s.over:
        yield "over"
        return
    what, seat = s.pending.what, s.to_act[0]
    yield what
    if what == "turn" and s.players[seat].actions:
        verbs = {option[0] for option in s.legal()}
        yield from (f"turn-{verb}" for verb in verbs & {"collect", "construct", "recruit", "build-wonder", "happiness", "influence", "found"})
        if s.age >= 3 and {"collect", "construct", "recruit", "move-units"} <= verbs:
            yield "busy-turn"
    if what == "move" and len({option[1] for option in s.legal() if option[0] == "move"}) > 2:
        yield "busy-move"
    if what == "pay" and s.pending.list_options(s, seat).count() > 3:
        yield "ways-to-pay"


@cache
def cultures() -> Tour:
    return Tour(COC, 3, notice)


def stopped(kind: str) -> Stop:
    return cultures().stop(kind)
