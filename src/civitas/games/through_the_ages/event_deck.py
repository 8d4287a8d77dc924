"""The event decks: preparing an event reveals another one (TTA-5.1, TTA-8.1)."""

from __future__ import annotations

from civitas.kernel.flow import DONE, Call, Next, Step
from civitas.kernel.record_fields import face_up
from civitas.kernel.records import CardId

from .board import score_culture
from .colonization import Colonization
from .decks import everybody, take_from_hand
from .events import EVENTS
from .state import State
from .tables import AGE_NAMES, KIND, LEVEL, NONE, TERRITORY


class Evaluation(Step):
    """The top card of the current events is revealed: an event happens, a territory is colonized."""

    seat: int
    card: CardId = face_up(default=NONE)

    def begin(self, s: State) -> Next:
        self.card, _ = s.current_events.take(len(s.current_events) - 1, everybody(s))
        s.tell("reveals-event", seat=self.seat, card=self.card)
        if KIND[self.card] == TERRITORY:
            return Call(Colonization(self.seat, self.card), then=self.settle)
        event = EVENTS[self.card]
        assert event is not None
        step = event.happen(s, self.seat)
        return self.settle(s, False) if step is None else Call(step, then=self.resolve)

    def resolve(self, s: State) -> Next:
        return self.settle(s, False)

    def settle(self, s: State, colonized: bool) -> Next:
        if not colonized:
            s.past_events.append(self.card)  # TTA-8.1: never to a discard pile
        self.card = NONE
        if not s.current_events.cards:
            renew_events(s)
        return DONE


def prepare_event(s: State, seat: int, card: int) -> None:
    """A card from hand goes face down on top of the future events, and its level is scored (TTA-5.1.1, TTA-5.1.2)."""
    known = take_from_hand(s, seat, card)
    s.future_events.put(card, known | 1 << seat)
    s.tell("prepares-event", seat=seat, age=AGE_NAMES[LEVEL[card]])
    s.tell("prepares-card", seat=seat, card=card, to=1 << seat)
    score_culture(s, seat, LEVEL[card])


def renew_events(s: State) -> None:
    """The future events are shuffled, older ages above newer ones, and become the current events (TTA-5.1.4)."""
    s.future_events.shuffle(s)
    cards, known = s.future_events.cards, s.future_events.marks
    s.current_events.clear()
    for i in sorted(range(len(cards)), key=lambda i: -LEVEL[cards[i]]):
        s.current_events.put(cards[i], known[i])
    s.future_events.clear()
    s.tell("renews-events", number=len(cards))
