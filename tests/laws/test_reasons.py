"""Nearly right options are refused with a reason, and a refusal that fails does not hide."""

from __future__ import annotations

from typing import Any

import marches
import pytest

import civitas
from civitas.kernel.flow import Ask, BaseState, Next, Step, advance
from civitas.kernel.options import NOT_LISTED, Refusal
from civitas.kernel.records import Option
from civitas.laws import Reasons
from civitas.laws.__main__ import main
from civitas.laws.reasons import ENOUGH


def test_nearly_right_options_of_civilization_get_a_reason() -> None:
    run = Reasons(civitas.game("civilization_1980"), seed=3)
    run.run(seconds=20, games=8)
    assert run.asked > 5_000
    assert run.share >= ENOUGH, run.report()


def test_the_report_names_the_forms_that_get_none(capsys: pytest.CaptureFixture[str]) -> None:
    run = Reasons(marches.GAME, seed=1)
    run.run(games=2)
    assert 0 < run.generic.total() < run.asked
    (what, form), n = run.generic.most_common(1)[0]
    assert f"{n:,} without one: {form} (asked: {what})" in run.report()
    assert main(["marches", "--reasons", "--games", "2", "--seed", "1"]) == (0 if run.share >= ENOUGH else 1)
    assert "nearly right options in 2 games" in capsys.readouterr().out


class Grumble(Step):
    """Its refusal has a bug."""

    def begin(self, s: Any) -> Next:
        return Ask(0, "grumble", (("pass",), ("say", 1)), then=self.over)

    def over(self, s: Any, option: Option) -> Next:
        raise AssertionError("nobody plays here")

    def refusal(self, s: Any, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("say", int(n)):
                return [NOT_LISTED][n]
        return None


def test_a_refusal_that_fails_is_not_hidden() -> None:
    s = BaseState()
    s.stack = [Grumble()]
    advance(s)
    assert s.why_not(("say", "x")).message == NOT_LISTED.message  # of no form that it knows
    with pytest.raises(IndexError):
        s.why_not(("say", 5))
