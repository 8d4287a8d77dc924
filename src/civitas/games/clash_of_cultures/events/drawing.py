"""Drawing and resolving events (COC-7.3)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step, find_step
from civitas.kernel.record_fields import face_up
from civitas.kernel.records import CardId, Option

from ..cards.card import EVENT_TEXTS
from ..decks import DRAW, TAKE_DISCARD, discard_event
from ..effects import BEFORE_EVENT, EVENT_DRAWN, answering, has_wonder
from ..state import State, clockwise
from ..tables import EVENT_CUBES, GREAT_MAUSOLEUM, NONE, SYMBOL_OF
from .symbols import Symbol

RESOLVE: Final[Option] = ("resolve-text",)
SYMBOL_ONLY: Final[Option] = ("symbol-only",)


class DrawEvent(Step):
    """A player whose event track is empty draws an event; the track is filled again (COC-7.3.2).

    An event that is caused inside a text waits: the track stays empty, and it is drawn after this one (COC-7.3.7).
    """

    seat: int
    card: CardId = face_up(default=NONE)
    kept: CardId = face_up(default=NONE)  # whose text puts it where it belongs, maybe after a question
    at: int = 0
    symbol_only: bool = False

    def begin(self, s: State) -> Next:
        if under_way(s):
            return DONE
        return self.draw_for(s, self.seat)

    def draw_for(self, s: State, seat: int) -> Next:
        self.seat, self.at, self.card, self.symbol_only = seat, 0, NONE, s.rules.no_events
        return self.before(s)

    def before(self, s: State, *results: object) -> Next:
        """(a) before drawing."""
        p = s.players[self.seat]
        effects = answering(p, BEFORE_EVENT)
        while self.at < len(effects):
            self.at += 1
            step = effects[self.at - 1].before_event(s, p)
            if step is not None:
                return Call(step, then=self.before)
        if s.rules.optional_events:  # COC-12.2
            return Ask(self.seat, "event-text", (RESOLVE, SYMBOL_ONLY), then=self.announce, rule="COC-12.2")
        return self.choose_pile(s)

    def announce(self, s: State, option: Option) -> Next:
        self.symbol_only = option == SYMBOL_ONLY
        return self.choose_pile(s)

    def choose_pile(self, s: State) -> Next:
        if has_wonder(s.players[self.seat], GREAT_MAUSOLEUM) and s.event_discards:
            return Ask(self.seat, "draw-or-take", (DRAW, TAKE_DISCARD), then=self.draw, rule="COC-9.6", about={"pile": "event"})
        return self.draw(s, DRAW)

    def draw(self, s: State, option: Option) -> Next:
        """(b) draw and reveal."""
        if option == TAKE_DISCARD:
            self.card = s.event_discards.pop()
        else:
            refill_event_deck(s)
            if not len(s.event_deck):
                return self.refill(s)
            self.card = s.event_deck.take(len(s.event_deck) - 1, (1 << len(s.players)) - 1)[0]
        s.tell("draws-event", seat=self.seat, event=self.card)
        self.at = 0
        return self.replaceable(s)

    def replaceable(self, s: State, replaced: bool = False) -> Next:
        """(c) Human Sacrifice."""
        p = s.players[self.seat]
        if replaced:
            discard_event(s, self.seat, self.card)
            self.card = NONE
            return self.choose_pile(s)
        effects = answering(p, EVENT_DRAWN)
        while self.at < len(effects):
            self.at += 1
            step = effects[self.at - 1].event_drawn(s, p, self)
            if step is not None:
                return Call(step, then=self.replaceable)
        return Call(Symbol(self.seat, SYMBOL_OF[self.card]), then=self.text)  # (d)

    def text(self, s: State, *results: object) -> Next:
        """(e)"""
        text = None if self.symbol_only else EVENT_TEXTS.get(self.card)
        card = self.card
        if text is not None and text.kept:
            self.card, self.kept = NONE, card
        step = None if text is None else text.resolve(s, self.seat, card)
        return self.put_away(s) if step is None else Call(step, then=self.put_away)

    def put_away(self, s: State, *results: object) -> Next:
        self.kept = NONE
        if self.card != NONE:
            discard_event(s, self.seat, self.card)
            self.card = NONE
        return self.refill(s)

    def refill(self, s: State) -> Next:
        """(f), and then what its text brought about (COC-7.3.7)."""
        s.players[self.seat].track = EVENT_CUBES
        if s.deeds:
            return Call(find_step(s, "InstantObjectives")(), then=self.next_event)
        return self.next_event(s)

    def next_event(self, s: State) -> Next:
        for seat in clockwise(s, s.current):
            if s.players[seat].track == 0:
                return self.draw_for(s, seat)
        return DONE


def refill_event_deck(s: State) -> None:
    """COC-7.3.4: an empty deck is made of the discards."""
    if not len(s.event_deck):
        s.event_deck.put_all(s.event_discards)
        s.event_discards = []
        s.event_deck.shuffle(s)


def under_way(s: State) -> bool:
    """Whether an event is being resolved below the step on top."""
    return any([isinstance(step, DrawEvent) for step in s.stack[:-1]])
