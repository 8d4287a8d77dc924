"""Completing objectives (COC-7.2): in the status phase, and at once when something has happened."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .cards import objectives_instant, objectives_status
from .cards.card import OBJECTIVES_MET, PASS
from .state import Deed, State
from .tables import CARDS_WITH, EXPANSION_OBJECTIVE, HALVES, OBJECTIVE_CARDS, OBJECTIVE_IDS, OBJECTIVE_TIMING

COMPLETE: Final[list[list[Option]]] = [[("complete", card, objective) for objective in HALVES[card]] for card in range(OBJECTIVE_CARDS)]
INSTANT: Final[list[int]] = [objective for objective, timing in enumerate(OBJECTIVE_TIMING) if timing != "status"]
IN_STATUS: Final[list[bool]] = [timing != "instant" for timing in OBJECTIVE_TIMING]
MODULES: Final = (objectives_status, objectives_instant)  # they enroll their objectives

NOT_HELD: Final = Refusal("COC-7.2.1", "no-such-objective-card")
NOT_ON_CARD: Final = Refusal("COC-7.2.1", "not-on-this-card")
WRONG_TIME: Final = Refusal("COC-7.2.2", "objective-of-another-moment")
NOT_MET: Final = Refusal("COC-7.2.2", "objective-not-met")
SAME_NAME: Final = Refusal("COC-7.2.5", "objective-met-only-once")
EXCLUDED: Final = Refusal("COC-7.2.6", "objective-excluded-in-this-phase")


def complete(s: State, seat: int, card: int, objective: int) -> Step | None:
    """The card lies face up before its owner: 2 victory points (COC-7.2.1, 7.2.12)."""
    p = s.players[seat]
    p.objectives.take(p.objectives.find(card), (1 << len(s.players)) - 1)
    p.completed.append(card)
    p.completed_as.append(objective)
    s.tell("completes-objective", seat=seat, objective=objective)
    return OBJECTIVES_MET[objective].complete(s, seat)


def card_refusal(s: State, seat: int, card: int, objective: int) -> Refusal | None:
    """Why this is no half of a card in hand."""
    if card not in s.players[seat].objectives.cards:
        return NOT_HELD
    return None if objective in HALVES[card] else NOT_ON_CARD


class CompleteObjectives(Step):
    """One player completes objectives one after the other, in an order of their choice (COC-7.2.9, 11.1)."""

    seat: int
    done: tuple[int, ...] = ()  # objectives of this phase (COC-7.2.5, 7.2.6)

    def begin(self, s: State) -> Next:
        if not len(s.players[self.seat].objectives):
            return DONE
        return Ask(self.seat, "objectives", self.choices, then=self.choose, rule="COC-11.1")

    def choices(self, s: State, seat: int) -> list[Option]:
        found = [PASS]
        for card in s.players[seat].objectives.cards:
            found += [option for option in COMPLETE[card] if self.why_not_now(s, seat, option[2]) is None]
        return found

    def why_not(self, s: State, seat: int, card: int, objective: int) -> Refusal | None:
        """Why this half of this card cannot be completed now."""
        return card_refusal(s, seat, card, objective) or self.why_not_now(s, seat, objective)

    def why_not_now(self, s: State, seat: int, objective: int) -> Refusal | None:
        """Why this objective, which stands on a card in hand, cannot be completed now."""
        if not IN_STATUS[objective]:
            return WRONG_TIME
        if objective in self.done:
            return SAME_NAME
        effect = OBJECTIVES_MET[objective]
        if self.done and any([OBJECTIVE_IDS[each] in effect.excludes() for each in self.done]):
            return EXCLUDED
        return None if effect.met(s, seat) else NOT_MET

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("complete", int(card), int(objective)):
                return self.why_not(s, seat, card, objective)
        return None

    def choose(self, s: State, option: Option) -> Next:
        if option == PASS:
            return DONE
        step = complete(s, self.seat, option[1], option[2])
        self.done = (*self.done, option[2])
        return self.begin(s) if step is None else Call(step, then=self.begin)


class InstantObjectives(Step):
    """What has just happened may fulfil objectives: everybody who by what is public meets one is asked (COC-7.2.10, 14.9)."""

    def begin(self, s: State, *results: object) -> Next:
        while s.deeds:
            deed = s.deeds.pop(0)
            if len(s.players[deed.seat].objectives) and met_at_once(s, deed.seat, deed):
                return Call(Occasion(deed, (deed.seat,)), then=self.begin)
        return DONE


class Occasion(Step):
    """One thing that happened, and those who may complete objectives for it."""

    deed: Deed
    seats: tuple[int, ...]
    met: tuple[int, ...] = ()  # by the first of them, not used up yet

    def begin(self, s: State) -> Next:
        if not self.seats:
            return DONE
        self.met = tuple(met_at_once(s, self.seats[0], self.deed))
        return self.ask(s)

    def ask(self, s: State, *results: object) -> Next:
        if not self.met or not len(s.players[self.seats[0]].objectives):
            return self.next_seat(s)
        return Ask(self.seats[0], "instant-objective", self.choices, then=self.choose, rule="COC-7.2.10", about={"objectives": self.met})

    def next_seat(self, s: State) -> Next:
        self.seats = self.seats[1:]
        return self.begin(s)

    def choices(self, s: State, seat: int) -> list[Option]:
        found = [PASS]
        for card in s.players[seat].objectives.cards:
            found += [option for option in COMPLETE[card] if option[2] in self.met]
        return found

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("complete", int(card), int(objective)):
                return card_refusal(s, seat, card, objective) or (None if objective in self.met else WRONG_TIME)
        return None

    def choose(self, s: State, option: Option) -> Next:
        if option == PASS:
            return self.next_seat(s)
        step = complete(s, self.seats[0], option[1], option[2])
        self.met = tuple([objective for objective in self.met if objective != option[2]])  # COC-7.2.4
        return self.ask(s) if step is None else Call(step, then=self.ask)


def met_at_once(s: State, seat: int, deed: Deed) -> list[int]:
    """The instant objectives that *seat* meets by a deed, of which not all cards lie open yet."""
    if not BY_DEED:
        for objective in INSTANT:
            BY_DEED.setdefault(OBJECTIVES_MET[objective].deed, []).append(objective)
    asked = BY_DEED.get(deed.kind, [])
    return [objective for objective in asked if OBJECTIVES_MET[objective].met_by(s, seat, deed) and may_lie_hidden(s, objective)]


BY_DEED: Final[dict[str, list[int]]] = {}  # the instant objectives by the kind of deed that may meet them: found once


def may_lie_hidden(s: State, objective: int) -> bool:
    """Whether some card with this objective does not lie open yet."""
    for card in CARDS_WITH[objective]:
        if s.rules.expansion or not EXPANSION_OBJECTIVE[card]:
            if not any([card in p.completed for p in s.players]):
                return True
    return False
