"""Drawing and discarding cards (COC-7.1.4, 7.1.10, 7.2.7)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.records import Option

from .effects import has_wonder
from .state import State
from .tables import GREAT_MAUSOLEUM, NONE

DRAW: Final[Option] = ("draw",)
TAKE_DISCARD: Final[Option] = ("take-discard",)


def draw_actions(s: State, seat: int, n: int = 1) -> Step | None:
    """*seat* draws action cards, at once where there is nothing to choose; a step for the owner of the Great Mausoleum."""
    if has_wonder(s.players[seat], GREAT_MAUSOLEUM) and s.action_discards:
        return DrawActions(seat, n)
    for _ in range(n):
        draw_action(s, seat)
    return None


def draw_action(s: State, seat: int) -> int:
    """The top card of the action deck into a hand; NONE if there is none anywhere (COC-7.1.10)."""
    if not len(s.action_deck):
        s.action_deck.put_all(s.action_discards)
        s.action_discards = []
        s.action_deck.shuffle(s)
    if not len(s.action_deck):
        return NONE
    card = s.action_deck.draw(s.players[seat].hand, 1 << seat)
    s.tell("draws-action-card", seat=seat)
    s.tell("draws-this-action-card", to=1 << seat, seat=seat, action_card=card)
    return card


class DrawActions(Step):
    """COC-9.6: the owner of the Great Mausoleum may take the top card of the discard pile instead of each card."""

    seat: int
    left: int

    def begin(self, s: State) -> Next:
        if not self.left:
            return DONE
        self.left -= 1
        options = (DRAW, TAKE_DISCARD) if s.action_discards and has_wonder(s.players[self.seat], GREAT_MAUSOLEUM) else (DRAW,)
        return Ask(self.seat, "draw-or-take", options, then=self.choose, rule="COC-9.6", about={"pile": "action"})

    def choose(self, s: State, option: Option) -> Next:
        if option == TAKE_DISCARD:
            card = s.action_discards.pop()
            s.players[self.seat].hand.put(card, everybody(s))  # all saw it
            s.tell("takes-discard", seat=self.seat, action_card=card)
        else:
            draw_action(s, self.seat)
        return self.begin(s)


def everybody(s: State) -> int:
    """The mark of a card that all seats know to be in its zone."""
    return (1 << len(s.players)) - 1 << 8


def discard_action(s: State, seat: int, card: int) -> None:
    """A card from a hand goes face up on the discard pile, under it for the owner of the Great Mausoleum (COC-7.1.4)."""
    hand = s.players[seat].hand
    hand.take(hand.find(card), (1 << len(s.players)) - 1)
    lay_on_discards(s, seat, card)


def lay_on_discards(s: State, seat: int, card: int) -> None:
    """An action card that was played by *seat* and is in no hand any more."""
    if has_wonder(s.players[seat], GREAT_MAUSOLEUM):
        s.action_discards.insert(0, card)
    else:
        s.action_discards.append(card)


def discard_event(s: State, seat: int, card: int) -> None:
    """An event card that *seat* played or drew goes face up on the discard pile (COC-7.3.4)."""
    if has_wonder(s.players[seat], GREAT_MAUSOLEUM):
        s.event_discards.insert(0, card)
    else:
        s.event_discards.append(card)


def draw_objective(s: State, seat: int) -> int:
    """An objective card into a hand: the one that a Great Seer assigned, or the top of the deck (COC-7.2.7, 7.8.18)."""
    p = s.players[seat]
    if len(p.assigned):
        card = p.assigned.draw(p.objectives, 1 << seat)
    else:
        if not len(s.objective_deck):
            s.objective_deck.take_all(s.objective_discards)
            s.objective_deck.shuffle(s)
        if not len(s.objective_deck):
            return NONE
        card = s.objective_deck.draw(p.objectives, 1 << seat)
    s.tell("draws-objective", seat=seat)
    s.tell("draws-this-objective", to=1 << seat, seat=seat, objective_card=card)
    return card


def discard_objective(s: State, seat: int, card: int) -> None:
    """An objective card goes face down on its discard pile; its owner still knows it (COC-7.2.7)."""
    s.players[seat].objectives.give(card, s.objective_discards, 1 << seat)
    s.tell("discards-objective", seat=seat)
