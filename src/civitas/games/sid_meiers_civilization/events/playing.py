"""Playing a culture event: announce the card and its targets, let others answer, resolve, discard (SMC-9.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.games.sid_meiers_civilization.actions import Action
from civitas.games.sid_meiers_civilization.deeds import ENOUGH, Deed
from civitas.games.sid_meiers_civilization.piles import take_from_hand, turn_event_decks
from civitas.games.sid_meiers_civilization.state import State, everybody, others, owner_of
from civitas.games.sid_meiers_civilization.tables import EVENT_LEVEL, NONE, UNITED_NATIONS
from civitas.games.sid_meiers_civilization.windows import EventWindow
from civitas.games.sid_meiers_civilization.yields import works
from civitas.kernel.chance import HELD
from civitas.kernel.flow import Ask, Call, Done, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .event import TABLE, Event, playable, why_not_play
from .hand import hand_limits

TAKE_BACK: Final[Option] = ("take-back",)
ONE_AT_LEAST: Final = Refusal("SMC-9.9", "one-at-least-is-named")
REFUSED: Final = Refusal("SMC-9.10", "the-united-nations-refuse")
AGREE: Final[tuple[Option, ...]] = (("agree",), ("refuse",))


class PlayEvent(Step):
    """A card is chosen: its targets are named, then it is announced.  ``Done(True)``: it took effect."""

    seat: int
    option: Option  # ("play", event)
    chosen: list[Option] = []  # what was named with it
    refused: list[Option] = []  # targets that the owner of the United Nations does not agree to (SMC-9.10)
    agreed: int = 0  # owners of the United Nations that do, as a mask
    asking: int = NONE
    shown: bool = False  # the card lies on the table, to be announced

    def card(self) -> Event:
        return TABLE[self.option[1]]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if target_of(option) in self.refused:
            return REFUSED
        return why_not_target(s, self.card(), seat, self.chosen, option)

    def begin(self, s: State) -> Next:
        deed = self.card()
        if not self.shown:
            self.shown = True
            take_from_hand(s.players[self.seat], self.option[1])
        listed = [option for option in deed.choices(s, self.seat, self.chosen) if target_of(option) not in self.refused]
        if self.refused and not self.chosen:
            listed.append(TAKE_BACK)
        if not listed:
            return self.ask_united_nations(s)
        about = {"event": self.option[1]}
        return Ask(self.seat, f"event-{deed.question}", tuple(listed), then=self.choose, rule="SMC-9.9", about=about)

    def choose(self, s: State, option: Option) -> Next:
        if option == TAKE_BACK:  # everybody has seen it
            s.players[self.seat].events.put(self.option[1], everybody(s) << HELD)
            s.tell("takes-event-back", seat=self.seat, event=self.option[1])
            return Done(False)
        self.chosen.append(option)
        return self.begin(s)

    def ask_united_nations(self, s: State) -> Next:
        """SMC-9.10: before the window, whoever has the United Nations may refuse to be a target (W7)."""
        targets = self.card().targets(s, self.seat, self.chosen)
        for seat in others(s, self.seat):
            if targets >> seat & 1 and not self.agreed >> seat & 1 and works(s, seat, UNITED_NATIONS):
                self.asking = seat
                about = {"rival": self.seat, "event": self.option[1]}
                return Ask(seat, "agree-to-event", self.answers(s, seat), then=self.hear_united_nations, rule="SMC-9.10", about=about)
        return self.announce(s)

    def hear_united_nations(self, s: State, option: Option) -> Next:
        if option == AGREE[0]:
            self.agreed |= 1 << self.asking
            return self.ask_united_nations(s)
        s.tell("refuses-event", seat=self.asking, rival=self.seat, event=self.option[1])
        self.refused += [("destroy", option[1])] if option[0] == "refuse-one" else self.targets_of(s, self.asking)
        self.chosen = []
        self.agreed = 0
        return self.begin(s)

    def answers(self, s: State, seat: int) -> tuple[Option, ...]:
        """All or none of what is theirs, and one of several: only buildings are named more than once (Disaster)."""
        theirs = self.targets_of(s, seat)
        return AGREE if len(theirs) < 2 else (*AGREE, *[("refuse-one", target[1]) for target in theirs])

    def targets_of(self, s: State, seat: int) -> list[Option]:
        """What was named of that seat's."""
        return [target_of(each) for each in self.chosen if self.card().targets(s, self.seat, [each]) >> seat & 1]

    def announce(self, s: State) -> Next:
        targets = self.card().targets(s, self.seat, self.chosen)
        self.shown = False
        s.discards[EVENT_LEVEL[self.option[1]] - 1].append(self.option[1])
        s.tell("plays-event", seat=self.seat, event=self.option[1])
        for option in self.chosen:
            s.tell(f"names-{option[0]}", seat=self.seat, **name_targets(option))
        return Call(EventWindow(seat=self.seat, event=self.option[1], targets=targets), then=self.resolve)

    def resolve(self, s: State, cancelled: bool) -> Next:
        turn_event_decks(s)
        if cancelled:
            s.tell("event-cancelled", seat=self.seat, event=self.option[1])
            return Done(False)
        step = self.card().take_effect(s, self.seat, self.chosen)
        return self.settle(s) if step is None else Call(step, then=self.settle)

    def settle(self, s: State, *results: object) -> Next:
        """SMC-9.2: a hand that has become too large is discarded down at once."""
        step = hand_limits(s)
        return Done(True) if step is None else Call(step, then=self.end)

    def end(self, s: State, *results: object) -> Next:
        return Done(True)


def target_of(option: Option) -> Option:
    """Whom or what an option names: of figures it kills the square and their owner, however many."""
    return option[:3]


NAMED: Final[dict[str, tuple[str, ...]]] = {
    "choose-player": ("rival",),
    "boost": ("city",),
    "destroy": ("square",),
    "change-terrain": ("square",),
    "kill": ("square", "rival", "armies", "scouts"),
    "kill-person": ("square",),
    "lead-away": ("square",),
    "lead-to": ("square",),
    "obsolete": ("wonder",),
    "kill-unit": ("rival",),
    "embark": ("square",),
    "sail-to": ("square",),
    "nuke": ("city",),
    "hold": ("square",),
    "wound": ("front", "number"),
    "enough": (),
}


def why_not_target(s: State, deed: Deed, seat: int, chosen: list[Option], option: Option) -> Refusal | None:
    """Why something cannot be named with an event or an ability; None if it can, or if it names nothing."""
    if option == ENOUGH:
        return ONE_AT_LEAST if deed.several and ENOUGH not in deed.choices(s, seat, chosen) else None
    names = NAMED.get(option[0])
    if not names or len(option) != len(names) + 1 or not all([type(part) is int for part in option[1:]]):
        return None
    return None if option in deed.choices(s, seat, chosen) else deed.why_not(s, seat, option)


def name_targets(option: Option) -> dict[str, int]:
    """What was named, by the names that its sentence knows."""
    found = dict(zip(NAMED[option[0]], option[1:], strict=True))
    return {**found, "rival": owner_of(option[1])} if option[0] == "nuke" else found


class Play(Action):
    """The events of a phase that a player may play in their own part of it (SMC-9.3)."""

    verb: ClassVar[str] = "play"
    parts: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, phase: int) -> None:
        self.phase: int = phase

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        if s.players[seat].events.cards:
            options += playable(s, seat, self.phase)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return why_not_play(s, seat, option[1], self.phase)

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        return PlayEvent(seat, option)
