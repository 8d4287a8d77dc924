"""Autocracy: Absolute Power, Forced Labor are entries of the turn's menu."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..effects import ONCE, has, used
from ..menu import TurnAction, enroll_action
from ..payment import CANNOT_PAY, EFFECT_PRICE, Pay, can_pay, price_of
from ..state import LABOR_FORCED, Player, State
from ..tables import ABSOLUTE_POWER, FORCED_LABOR

ONE_MOOD: Final = price_of(mood=1)
TWO_MOOD: Final = price_of(mood=2)
RULE_ABSOLUTELY: Final[Option] = ("absolute-power",)
FORCE_LABOR: Final[Option] = ("forced-labor",)

NO_POWER: Final = Refusal("COC-ADV-absolute_power", "needs-absolute-power")
POWER_USED: Final = Refusal("COC-ADV-absolute_power", "once-per-turn")
NO_LABOR: Final = Refusal("COC-ADV-forced_labor", "needs-forced-labor")
LABOR_ON: Final = Refusal("COC-5.8.4", "labor-is-forced-already")


def power_refusal(s: State, p: Player) -> Refusal | None:
    """Why *p* may not use Absolute Power now."""
    if not has(p, ABSOLUTE_POWER):
        return NO_POWER
    if used(p, ONCE["absolute_power"]):
        return POWER_USED
    return None if can_pay(s, p, EFFECT_PRICE, TWO_MOOD, ABSOLUTE_POWER) else CANNOT_PAY


class AbsolutePower(TurnAction):
    """Once per turn: 2 mood tokens for an extra action (COC-ADV-absolute_power)."""

    verb: ClassVar[str] = "absolute-power"
    place: ClassVar[int] = 75

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if power_refusal(s, p) is None:
            options.append(RULE_ABSOLUTELY)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return power_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= ONCE["absolute_power"]
        return RuleAbsolutely(p.seat)


class RuleAbsolutely(Step):
    """They pay, and have an action more."""

    seat: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, TWO_MOOD, ABSOLUTE_POWER, rule="COC-ADV-absolute_power"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        s.players[self.seat].actions += 1
        return DONE


def labor_refusal(s: State, p: Player) -> Refusal | None:
    """Why *p* may not force labor now."""
    if not has(p, FORCED_LABOR):
        return NO_LABOR
    if p.turn_marks & LABOR_FORCED:
        return LABOR_ON
    return None if can_pay(s, p, EFFECT_PRICE, ONE_MOOD, FORCED_LABOR) else CANNOT_PAY


class ForcedLabor(TurnAction):
    """A mood token: angry cities count as neutral for this turn (COC-ADV-forced_labor, COC-5.8.6)."""

    verb: ClassVar[str] = "forced-labor"
    place: ClassVar[int] = 76

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if labor_refusal(s, p) is None:
            options.append(FORCE_LABOR)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return labor_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return ForceLabor(p.seat)


class ForceLabor(Step):
    """They pay; the mood markers stay."""

    seat: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_MOOD, FORCED_LABOR, rule="COC-ADV-forced_labor"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        s.players[self.seat].turn_marks |= LABOR_FORCED
        return DONE


enroll_action(AbsolutePower())
enroll_action(ForcedLabor())
