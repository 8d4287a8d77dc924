"""Abilities of techs (SMC-14.8, Appendix A): one class each, found by number.

A resource ability is announced, paid and answered by ``resource_abilities.UseAbility``; its class only says what it can do now
and does it.  Permanent ones that are chosen (coins for trade, heals) are actions of their menus and need no class here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .state import State
from .tables import ABILITIES, ABILITY

NOTHING_TO_DO: Final = Refusal("SMC-14.13", "the-ability-would-do-nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What one ability does.  Options are ``("use", number, *targets)``."""

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        """Add what it can do now, for all its targets; tech, phase, limit and payment are looked at elsewhere (SMC-14.13)."""

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        """Why it cannot be used like this; None if it can."""
        return NOTHING_TO_DO

    def take_effect(self, s: State, seat: int, option: Option) -> Step | None:
        """It was paid and not cancelled."""
        return None


WORKS: Final[list[Ability]] = [Ability() for _ in range(ABILITIES)]  # by number


def implement(id: str, ability: Ability) -> int:
    """Note the class of an ability under its id; its number.  Called by the module that defines it."""
    WORKS[ABILITY[id]] = ability
    return ABILITY[id]
