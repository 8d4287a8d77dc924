"""Response windows: what is announced may be answered before it happens (SMC-26).

Who is asked follows from what everybody sees: backs of events, techs, the number of tokens, once-a-turn marks, range
(SMC-26.3).  What a seat may really answer is listed for that seat alone.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import AskAll, Done, Next, Step, find_step
from civitas.kernel.options import Refusal, has_form
from civitas.kernel.records import Message, Option
from civitas.kernel.windows import PASS, PASS_ON, Window

from .abilities import USE, can_pay, knows_ability, might_pay_a_spy, why_not_pay
from .events.event import NOT_HELD, PLAY, holds, kinds_held, why_not_play
from .events.event import TABLE as EVENT_TABLE
from .reach import finds_somebody
from .state import Player, State
from .tables import ABILITY, EVENT_LEVEL, EVENTS, MASS_MEDIA, MOVEMENT

WRITING_SPY: Final = ABILITY["writing_spy"]
CIVIL_SERVICE_SPY: Final = ABILITY["civil_service_spy"]
MASS_MEDIA_SPY: Final = ABILITY["mass_media_spy"]
COMMUNISM_SPY: Final = ABILITY["communism_spy"]


def has_back(p: Player, level: int) -> bool:
    """Whether a player holds an event of this level: its back says so."""
    for event in p.events.cards:
        if EVENT_LEVEL[event] == level:
            return True
    return False


def might_spy(p: Player, ability: int) -> bool:
    """Whether a player might pay for an ability that costs a spy."""
    return knows_ability(p, ability) and might_pay_a_spy(p)


def spies(s: State, seat: int, ability: int) -> list[Option]:
    """The same, if they really can."""
    return [USE[ability]] if knows_ability(s.players[seat], ability) and can_pay(s, seat, ability) else []


# --- what is announced ---------------------------------------------------------------------------------------------------------


NOT_CANCELLED: Final = Done(False)
ANSWERS_NOTHING: Final = Refusal("SMC-26.1", "that-does-not-answer-this")
NOT_A_TARGET: Final = Refusal("SMC-9.7.2", "the-event-does-not-target-you")


class Response(Window):
    """A chance to answer what a seat announced."""

    def begin(self, s: State) -> Next:
        aside, n = self.standing_passes(s), len(s.players)
        for i in range(1, n):  # as a rule nobody might answer: then there is no list to make
            seat = (self.seat + i) % n
            if not aside >> seat & 1 and self.might_answer(s, seat):
                return Window.begin(self, s)
        return NOT_CANCELLED

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if not (has_form(option, "play", int) or has_form(option, "use", int)) or option in self.answers(s, seat):
            return None
        return self.why_not_with_event(s, seat, option[1]) if option[0] == "play" else self.why_not_with_spy(s, seat, option[1])

    def spy(self) -> int:
        """The ability of a spy that answers here."""
        raise TypeError("a window says which spy answers in it")

    def why_not_with_spy(self, s: State, seat: int, ability: int) -> Refusal | None:
        """Why an ability is no answer of this seat: the wrong one, or its tech, mark or spy is missing (SMC-14.8)."""
        return why_not_pay(s, seat, ability) if ability == self.spy() else ANSWERS_NOTHING

    def why_not_with_event(self, s: State, seat: int, event: int) -> Refusal | None:
        """Why an event is no answer of this seat."""
        return ANSWERS_NOTHING if 0 <= event < EVENTS and holds(s.players[seat], event) else NOT_HELD

    def answer(self, s: State, seat: int, option: Option) -> Step:
        name = "PlayEvent" if option[0] == "play" else "UseAbility"
        found: Step = find_step(s, name)(seat, option)
        return found


class EventWindow(Response):
    """W1: a culture event was announced; *targets* are the seats it targets (SMC-9.8)."""

    event: int
    targets: int = 0

    def begin(self, s: State) -> Next:
        if s.players[self.seat].techs & MASS_MEDIA:  # SMC-26.8: their events skip it
            return NOT_CANCELLED
        return Response.begin(self, s)

    def might_answer(self, s: State, seat: int) -> bool:
        p = s.players[seat]
        if p.events.cards and (has_back(p, 2) or has_back(p, 3) or (self.targets >> seat & 1 and has_back(p, 1))):
            return True
        return might_spy(p, CIVIL_SERVICE_SPY)

    def answers(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        cancels = [PLAY[event] for event in kinds_held(p) if EVENT_TABLE[event].cancels_event(seat, self.targets)]
        return [PASS, *cancels, *spies(s, seat, CIVIL_SERVICE_SPY)]

    def spy(self) -> int:
        return CIVIL_SERVICE_SPY

    def why_not_with_event(self, s: State, seat: int, event: int) -> Refusal | None:
        why = Response.why_not_with_event(self, s, seat, event)
        return NOT_A_TARGET if why is ANSWERS_NOTHING and EVENT_TABLE[event].cancels_event(seat, 1 << seat) else why

    def ask(self, s: State, seats: tuple[int, ...]) -> Next:
        about = {"seat": self.seat, "event": self.event}
        return AskAll(seats, "respond-to-event", self.answers, then=self.hear, rule="SMC-26.1", about=about)


class AbilityWindow(Response):
    """W2: a resource ability was announced and paid."""

    ability: int

    def might_answer(self, s: State, seat: int) -> bool:
        p = s.players[seat]
        return has_back(p, 3) or might_spy(p, MASS_MEDIA_SPY)

    def answers(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        cancels = [PLAY[event] for event in kinds_held(p) if EVENT_TABLE[event].cancels_ability()]
        return [PASS, *cancels, *spies(s, seat, MASS_MEDIA_SPY)]

    def spy(self) -> int:
        return MASS_MEDIA_SPY

    def ask(self, s: State, seats: tuple[int, ...]) -> Next:
        about = {"seat": self.seat, "ability": self.ability}
        return AskAll(seats, "respond-to-ability", self.answers, then=self.hear, rule="SMC-26.1", about=about)


class CityActionWindow(Response):
    """W3: a city action was announced and paid (SMC-8.1.5)."""

    city: int
    action: str  # what the city does

    def might_answer(self, s: State, seat: int) -> bool:
        return might_spy(s.players[seat], WRITING_SPY)

    def answers(self, s: State, seat: int) -> list[Option]:
        return [PASS, PASS_ON, *spies(s, seat, WRITING_SPY)]

    def spy(self) -> int:
        return WRITING_SPY

    def standing_passes(self, s: State) -> int:
        return s.aside

    def stand_aside(self, s: State, seat: int) -> None:
        """SMC-26.3: for the rest of this turn they answer no city action, whatever they hold."""
        s.aside |= 1 << seat

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        return ("do-pass-on", {}) if option == PASS_ON else None

    def ask(self, s: State, seats: tuple[int, ...]) -> Next:
        about = {"seat": self.seat, "city": self.city, "action": self.action}
        return AskAll(seats, "respond-to-action", self.answers, then=self.hear, rule="SMC-26.1", about=about)


# --- somebody moves ------------------------------------------------------------------------------------------------------------


class MovementWindow(Response):
    """W4 and W5: before a step, after a quiet move, at the beginning and the end of a Movement part; for those who watch."""

    answered: bool = False

    def might_answer(self, s: State, seat: int) -> bool:
        return bool(s.watchers >> seat & 1) and might_interrupt(s, seat)

    def answers(self, s: State, seat: int) -> list[Option]:
        return [PASS, *interruptions(s, seat)]

    def spy(self) -> int:
        return COMMUNISM_SPY

    def why_not_with_event(self, s: State, seat: int, event: int) -> Refusal | None:
        return why_not_play(s, seat, event, MOVEMENT)

    def ask(self, s: State, seats: tuple[int, ...]) -> Next:
        return AskAll(seats, "respond-to-move", self.answers, then=self.hear, rule="SMC-26.9", about={"seat": self.seat})

    def go_on(self, s: State, worked: bool) -> Next:
        """SMC-26.5: the window starts again until all pass."""
        self.answered = True
        return self.begin(s)


def interruptions(s: State, seat: int) -> list[Option]:
    """The movement events and Communism's spy that *seat* may use now: in a window, or between two steps of its own."""
    p = s.players[seat]
    found = []
    for event in kinds_held(p):
        if EVENT_TABLE[event].interrupts_movement() and EVENT_TABLE[event].can_do_something(s, seat):
            found.append(PLAY[event])
    return found + spies(s, seat, COMMUNISM_SPY)


def might_interrupt(s: State, seat: int) -> bool:
    """SMC-26.3: whether *seat* might hold a defection that finds somebody, or a spy for Communism."""
    p = s.players[seat]
    if might_spy(p, COMMUNISM_SPY):
        return True
    for level in (1, 2, 3):
        if has_back(p, level) and finds_somebody(s, seat, level):
            return True
    return False
