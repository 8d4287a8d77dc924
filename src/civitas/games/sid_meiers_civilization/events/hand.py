"""The culture hand: how many events a player may hold (SMC-9.2)."""

from __future__ import annotations

from civitas.games.sid_meiers_civilization.piles import discard_events, picks
from civitas.games.sid_meiers_civilization.state import State, clockwise
from civitas.games.sid_meiers_civilization.tables import START_HAND
from civitas.games.sid_meiers_civilization.yields import culture_hand_size
from civitas.kernel.flow import DONE, Ask, ForEach, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option


def hand_limits(s: State) -> Step | None:
    """The step in which all who hold too many events discard, the player whose part it is first; None if nobody does."""
    for p in s.players:
        held = len(p.events.cards)
        if held > START_HAND and held > culture_hand_size(s, p.seat):
            return ForEach("DiscardDown", tuple([seat for seat in clockwise(s, s.current) if excess_of(s, seat) > 0]))
    return None


def excess_of(s: State, seat: int) -> int:
    """How many events a player holds above their culture hand size."""
    return len(s.players[seat].events.cards) - culture_hand_size(s, seat)


class DiscardDown(Step):
    """SMC-9.2: above the culture hand size a player discards at once, before anything else; the cards are shown (SMC-9.14)."""

    seat: int

    def begin(self, s: State) -> Next:
        excess = excess_of(s, self.seat)
        if excess <= 0:
            return DONE
        return Ask(self.seat, "discard-events", self.ways, then=self.discard, rule="SMC-9.2", about={"number": excess})

    def ways(self, s: State, seat: int) -> list[Option]:
        return [("discard-events", cards) for cards in picks(sorted(s.players[seat].events.cards), excess_of(s, self.seat))]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("discard-events", tuple(cards)) if len(cards) != excess_of(s, self.seat):
                return Refusal("SMC-9.2", "discard-exactly", number=excess_of(s, self.seat))
        return None

    def discard(self, s: State, option: Option) -> Next:
        discard_events(s, self.seat, option[1])
        s.tell("discards-events", seat=self.seat, events=option[1])
        return DONE
