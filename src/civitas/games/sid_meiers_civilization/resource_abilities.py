"""Using a resource ability: announce it with its targets, pay, let others answer, resolve (SMC-14.8, SMC-26)."""

from __future__ import annotations

from typing import ClassVar

from civitas.kernel.flow import Ask, Call, Done, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option

from .abilities import WORKS, usable, why_not_use
from .abilities import can_pay as can_pay
from .actions import Action
from .events.hand import hand_limits
from .events.playing import name_targets, why_not_target
from .paying import price_of
from .state import State, owner_of
from .windows import AbilityWindow


class UseAbility(Step):
    """A resource ability is used.  ``Done(True)``: it took effect."""

    seat: int
    option: Option  # ("use", ability)
    chosen: list[Option] = []  # what was named with it

    def begin(self, s: State) -> Next:
        ability = self.option[1]
        deed = WORKS[ability]
        listed = deed.choices(s, self.seat, self.chosen)
        if not listed:
            return Call(price_of(self.seat, ability), then=self.announce)
        about = {"ability": ability}
        return Ask(self.seat, f"ability-{deed.question}", tuple(listed), then=self.choose, rule="SMC-14.8", about=about)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return why_not_target(s, WORKS[self.option[1]], seat, self.chosen, option)

    def choose(self, s: State, option: Option) -> Next:
        self.chosen.append(option)
        return self.begin(s)

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        return ("do-nuke", {"city": option[1], "rival": owner_of(option[1])}) if option[0] == "nuke" else None

    def announce(self, s: State, paid: bool) -> Next:
        if not paid:
            return Done(False)
        ability = self.option[1]
        s.players[self.seat].once |= 1 << ability  # SMC-26.2: used up, even if it is cancelled
        s.tell("uses-ability", seat=self.seat, ability=ability)
        for option in self.chosen:
            s.tell(f"names-{option[0]}", seat=self.seat, **name_targets(option))
        return Call(AbilityWindow(seat=self.seat, ability=ability), then=self.resolve)

    def resolve(self, s: State, cancelled: bool) -> Next:
        ability = self.option[1]
        if cancelled:
            s.tell("ability-cancelled", seat=self.seat, ability=ability)
            return Done(False)
        step = WORKS[ability].take_effect(s, self.seat, self.chosen)
        return self.settle(s) if step is None else Call(step, then=self.settle)

    def settle(self, s: State, *results: object) -> Next:
        step = hand_limits(s)  # SMC-9.2: coins that are gone may make hands smaller
        return Done(True) if step is None else Call(step, then=self.end)

    def end(self, s: State, *results: object) -> Next:
        return Done(True)


class Use(Action):
    """The resource abilities of a phase, in one's own part of it (SMC-14.9); those of BATTLE in one's own battle turn."""

    verb: ClassVar[str] = "use"
    parts: ClassVar[tuple[str, ...]] = ("ability",)

    def __init__(self, phase: int) -> None:
        self.phase: int = phase

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        options += usable(s, seat, self.phase)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return why_not_use(s, seat, option[1], self.phase)

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        return UseAbility(seat, option)
