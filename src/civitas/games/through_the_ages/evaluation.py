"""The event decks: preparing an event reveals another one (TTA-5.1, TTA-8.1)."""

from __future__ import annotations

from civitas.kernel.chance import shuffle
from civitas.kernel.flow import DONE, Call, Next, Step
from civitas.kernel.forge import face_up
from civitas.kernel.records import CardId

from .board import score_culture
from .colonization import Colonization
from .decks import take_from_hand
from .events import EVENTS
from .state import State
from .tables import AGE_NAMES, KIND, LEVEL, NONE, TERRITORY


class Evaluation(Step):
    """The top card of the current events is revealed: an event happens, a territory is colonized."""

    seat: int
    card: CardId = face_up(default=NONE)

    def begin(self, s: State) -> Next:
        self.card = s.current_events.pop()
        s.current_known.pop()
        s.tell("reveals-event", self.seat, self.card)
        if KIND[self.card] == TERRITORY:
            return Call(Colonization(self.seat, self.card), then=self.settled)
        event = EVENTS[self.card]
        assert event is not None
        step = event.happen(s, self.seat)
        return self.settled(s, False) if step is None else Call(step, then=self.happened)

    def happened(self, s: State) -> Next:
        return self.settled(s, False)

    def settled(self, s: State, colonized: bool) -> Next:
        if not colonized:
            s.past_events.append(self.card)  # TTA-8.1: never to a discard pile
        self.card = NONE
        if not s.current_events:
            renew_events(s)
        return DONE


def prepare_event(s: State, seat: int, card: int) -> None:
    """A card from hand goes face down on top of the future events, and its level is scored (TTA-5.1.1, TTA-5.1.2)."""
    known = take_from_hand(s, seat, card)
    s.future_events.append(card)
    s.future_known.append(known | 1 << seat)
    s.tell("prepares-event", seat, AGE_NAMES[LEVEL[card]])
    s.tell("prepares-card", seat, card, to=1 << seat)
    score_culture(s, seat, LEVEL[card])


def renew_events(s: State) -> None:
    """The future events are shuffled, older ages above newer ones, and become the current events (TTA-5.1.4)."""
    cards, known = s.future_events, s.future_known
    shuffle(s, cards, known)
    order = sorted(range(len(cards)), key=lambda i: -LEVEL[cards[i]])  # the last one is the top
    s.current_events, s.current_known = [cards[i] for i in order], [known[i] for i in order]
    s.future_events, s.future_known = [], []
    s.tell("renews-events", len(cards))
