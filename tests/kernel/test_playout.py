"""Random play leaves alone what nobody would choose without a thought."""

from __future__ import annotations

import random

from civitas.kernel.flow import BaseState
from civitas.kernel.playout import SELDOM, pick
from civitas.kernel.records import Option


class Wary(BaseState):
    """Somebody may give up."""

    def unlikely(self, option: Option) -> bool:
        return option[0] == "resign"


def test_an_unlikely_option_is_picked_only_now_and_then() -> None:
    s, rng = Wary(), random.Random(1)
    picked = [pick(s, [("go",), ("resign",)], rng)[0] for _ in range(10 * SELDOM)]
    assert 0 < picked.count("resign") < 40


def test_an_unlikely_option_is_picked_where_there_is_no_other() -> None:
    assert pick(Wary(), [("resign",)], random.Random(1)) == ("resign",)
