"""Playing a culture event: announce the card and its targets, let others answer, resolve, discard (SMC-9.4)."""

from __future__ import annotations

from typing import Final

from civitas.games.sid_meiers_civilization.hands import hand_limits
from civitas.games.sid_meiers_civilization.piles import discard_event
from civitas.games.sid_meiers_civilization.state import State, others
from civitas.games.sid_meiers_civilization.tables import NONE, UNITED_NATIONS
from civitas.games.sid_meiers_civilization.windows import EventWindow
from civitas.games.sid_meiers_civilization.yields import works
from civitas.kernel.flow import Ask, Call, Done, Next, Step
from civitas.kernel.records import Option

from .event import TABLE

TAKE_BACK: Final[Option] = ("take-back",)
AGREE: Final[tuple[Option, ...]] = (("agree",), ("refuse",))


class PlayEvent(Step):
    """A card is chosen: its targets are named, then it is announced.  ``Done(True)``: it took effect."""

    seat: int
    event: int
    chosen: list[Option] = []
    refused: list[Option] = []  # targets that the owner of the United Nations does not agree to (SMC-9.10)
    agreed: int = 0  # owners of the United Nations that do, as a mask
    asking: int = NONE

    def begin(self, s: State) -> Next:
        deed = TABLE[self.event]
        listed = [option for option in deed.choices(s, self.seat, self.chosen) if option not in self.refused]
        if self.refused and not self.chosen:
            listed.append(TAKE_BACK)
        if not listed:
            return self.ask_united_nations(s)
        about = {"event": self.event}
        return Ask(self.seat, f"event-{deed.question}", tuple(listed), then=self.choose, rule="SMC-9.9", about=about)

    def choose(self, s: State, option: Option) -> Next:
        if option == TAKE_BACK:
            s.tell("takes-event-back", seat=self.seat, event=self.event)
            return Done(False)
        self.chosen.append(option)
        return self.begin(s)

    def ask_united_nations(self, s: State) -> Next:
        """SMC-9.10: before the window, whoever has the United Nations may refuse to be a target (W7)."""
        targets = TABLE[self.event].targets(s, self.seat, self.chosen)
        for seat in others(s, self.seat):
            if targets >> seat & 1 and not self.agreed >> seat & 1 and works(s, seat, UNITED_NATIONS):
                self.asking = seat
                about = {"rival": self.seat, "event": self.event}
                return Ask(seat, "agree-to-event", AGREE, then=self.hear_united_nations, rule="SMC-9.10", about=about)
        return self.announce(s)

    def hear_united_nations(self, s: State, option: Option) -> Next:
        if option == AGREE[0]:
            self.agreed |= 1 << self.asking
            return self.ask_united_nations(s)
        s.tell("refuses-event", seat=self.asking, rival=self.seat, event=self.event)
        deed = TABLE[self.event]
        self.refused += [each for each in self.chosen if deed.targets(s, self.seat, [each]) >> self.asking & 1]
        self.chosen = []
        self.agreed = 0
        return self.begin(s)

    def announce(self, s: State) -> Next:
        targets = TABLE[self.event].targets(s, self.seat, self.chosen)
        discard_event(s, self.seat, self.event)
        s.tell("plays-event", seat=self.seat, event=self.event)
        for option in self.chosen:
            s.tell(f"names-{option[0]}", seat=self.seat, **named(option))
        return Call(EventWindow(self.seat, self.event, targets), then=self.resolve)

    def resolve(self, s: State, cancelled: bool) -> Next:
        if cancelled:
            s.tell("event-cancelled", seat=self.seat, event=self.event)
            return Done(False)
        step = TABLE[self.event].take_effect(s, self.seat, self.chosen)
        return self.settle(s) if step is None else Call(step, then=self.settle)

    def settle(self, s: State, *results: object) -> Next:
        """SMC-9.2: a hand that has become too large is discarded down at once."""
        step = hand_limits(s)
        return Done(True) if step is None else Call(step, then=self.end)

    def end(self, s: State, *results: object) -> Next:
        return Done(True)


NAMED: Final[dict[str, tuple[str, ...]]] = {
    "choose-player": ("rival",),
    "boost": ("city",),
    "destroy": ("square",),
    "change-terrain": ("square",),
    "kill": ("square", "armies", "scouts"),
    "kill-person": ("square",),
    "lead-away": ("square",),
    "lead-to": ("square",),
    "obsolete": ("wonder",),
    "kill-unit": ("rival",),
    "embark": ("square",),
    "put-ashore": ("square",),
    "nuke": ("city",),
    "hold": ("square",),
    "enough": (),
}


def named(option: Option) -> dict[str, int]:
    """What was named, by the names that its sentence knows."""
    return dict(zip(NAMED[option[0]], option[1:], strict=True))
