"""Using a resource ability: announce it with its targets, pay, let others answer, resolve (SMC-14.8, SMC-26)."""

from __future__ import annotations

from civitas.kernel.flow import Ask, Call, Done, Next, Step
from civitas.kernel.records import Option

from .events.playing import named
from .hands import hand_limits
from .paying import price_of
from .resource_abilities import TABLE
from .state import State
from .windows import AbilityWindow


class UseAbility(Step):
    """A resource ability is used.  ``Done(True)``: it took effect."""

    seat: int
    ability: int
    chosen: list[Option] = []

    def begin(self, s: State) -> Next:
        deed = TABLE[self.ability]
        listed = deed.choices(s, self.seat, self.chosen)
        if not listed:
            return Call(price_of(self.seat, self.ability), then=self.announce)
        about = {"ability": self.ability}
        return Ask(self.seat, f"ability-{deed.question}", tuple(listed), then=self.choose, rule="SMC-14.8", about=about)

    def choose(self, s: State, option: Option) -> Next:
        self.chosen.append(option)
        return self.begin(s)

    def announce(self, s: State, paid: bool) -> Next:
        if not paid:
            return Done(False)
        s.players[self.seat].once |= 1 << self.ability  # SMC-26.2: used up, even if it is cancelled
        s.tell("uses-ability", seat=self.seat, ability=self.ability)
        for option in self.chosen:
            s.tell(f"names-{option[0]}", seat=self.seat, **named(option))
        return Call(AbilityWindow(self.seat, self.ability), then=self.resolve)

    def resolve(self, s: State, cancelled: bool) -> Next:
        if cancelled:
            s.tell("ability-cancelled", seat=self.seat, ability=self.ability)
            return Done(False)
        step = TABLE[self.ability].take_effect(s, self.seat, self.chosen)
        return self.settle(s) if step is None else Call(step, then=self.settle)

    def settle(self, s: State, *results: object) -> Next:
        step = hand_limits(s)  # SMC-9.2: coins that are gone may make hands smaller
        return Done(True) if step is None else Call(step, then=self.end)

    def end(self, s: State, *results: object) -> Next:
        return Done(True)
