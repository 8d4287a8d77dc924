"""Losses in which the loser has a choice (TTA-17, D9 and D12)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Listed, Next, Step
from civitas.kernel.options import Refusal, has_form
from civitas.kernel.records import Option

from .board import cards_with_tokens, lose_blue_from_bank, lose_blue_from_card, sacrifice_worker
from .decks import discard_face_down, remove_military
from .ratings import military_hand_limit
from .spaces import Discards
from .state import Player, State
from .tableau import gain_colony, lose_colony, ruin_wonder
from .tables import STORES, TECHS

LOSE_TOKEN: Final[list[Option]] = [("lose-token", card) for card in range(STORES)]
LOSE_WORKER: Final[list[Option]] = [("lose-worker", card) for card in range(TECHS)]

NO_TOKEN_THERE: Final = Refusal("TTA-12.4.6", "no-blue-token-lies-on-that-card")
NO_WORKER_THERE: Final = Refusal("TTA-12.5.3", "no-worker-stands-on-that-card")


class LoseBlueTokens(Step):
    """*seat* loses blue tokens: from the bank, then from farms, mines and labs of their choice (TTA-12.4.5, TTA-12.4.6)."""

    seat: int
    n: int

    def begin(self, s: State) -> Next:
        self.n = lose_blue_from_bank(s, self.seat, self.n)
        return self.choose(s)

    def choose(self, s: State) -> Next:
        cards = cards_with_tokens(s.players[self.seat])
        if not self.n or not cards:  # TTA-12.4.6: tokens on a wonder are safe, and no debt is remembered
            return DONE
        return Ask(self.seat, "lose-token", tuple([LOSE_TOKEN[card] for card in cards]), then=self.lose, rule="TTA-12.4.6", about={"number": self.n})

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return NO_TOKEN_THERE if has_form(option, "lose-token", int) and option[1] not in cards_with_tokens(s.players[seat]) else None

    def lose(self, s: State, option: Option) -> Next:
        lose_blue_from_card(s, self.seat, option[1])
        self.n -= 1
        return self.choose(s)


def find_worked(p: Player) -> list[int]:
    """The cards on which *p* has a worker."""
    return [card for card in p.technologies if p.workers[card]]


class LosePopulation(Step):
    """*seat* loses population: unused workers first, then workers of their choice from cards (TTA-12.5.3)."""

    seat: int
    n: int = 1

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        while self.n and p.unused:
            p.unused -= 1
            p.yellow += 1
            self.n -= 1
            s.tell("loses-worker", seat=self.seat)
        if not self.n:
            return DONE
        jobs = tuple([LOSE_WORKER[card] for card in find_worked(p)])
        if not jobs:  # TTA-12.5.6
            return DONE
        return Ask(self.seat, "lose-worker", jobs, then=self.lose, rule="TTA-12.5.3", about={"number": self.n})

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return NO_WORKER_THERE if has_form(option, "lose-worker", int) and option[1] not in find_worked(s.players[seat]) else None

    def lose(self, s: State, option: Option) -> Next:
        sacrifice_worker(s, self.seat, option[1])
        s.tell("loses-worker-from", seat=self.seat, card=option[1])
        self.n -= 1
        return self.begin(s)


class LoseColony(Step):
    """A colony of *seat* is removed from play (TTA-11.7.1)."""

    seat: int
    card: int

    def begin(self, s: State) -> Next:
        owed = lose_colony(s, self.seat, self.card)
        remove_military(s, self.card)
        return Call(LoseBlueTokens(self.seat, owed))


class GainColony(Step):
    """*seat* takes a territory as a colony: the permanent effect only (TTA-9.7, TTA-11.7.1)."""

    seat: int
    card: int

    def begin(self, s: State) -> Next:
        return Call(LoseBlueTokens(self.seat, gain_colony(s, self.seat, self.card)))


class TakeColony(Step):
    """A colony of *loser* becomes one of *seat*: first the loser's tokens, then the winner's (TTA-13.7.6)."""

    seat: int
    loser: int
    card: int

    def begin(self, s: State) -> Next:
        return Call(LoseBlueTokens(self.loser, lose_colony(s, self.loser, self.card)), then=self.gain)

    def gain(self, s: State) -> Next:
        return Call(GainColony(self.seat, self.card))


class RuinWonder(Step):
    """A completed wonder of *seat* is turned face down (TTA-13.2.8)."""

    seat: int
    card: int

    def begin(self, s: State) -> Next:
        return Call(LoseBlueTokens(self.seat, ruin_wonder(s, self.seat, self.card)))


class DiscardMilitary(Step):
    """*seat* discards *n* military cards of their choice, face down, or all if they have fewer."""

    seat: int
    n: int

    def begin(self, s: State) -> Next:
        n = len(s.players[self.seat].military)
        if n <= self.n:
            discard_face_down(s, self.seat, s.players[self.seat].military.copy())
            if n:
                s.tell("discards-cards", seat=self.seat, number=n)
            return DONE
        if not self.n:
            return DONE
        return Ask(self.seat, "discard", self.cards, then=self.discard, rule="TTA-7.1", about={"number": self.n})

    def cards(self, s: State, seat: int) -> Listed:
        return Discards(s.players[seat].military, self.n)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return Discards(s.players[seat].military, self.n).refusal(option) if option[0] == "discard" else None

    def discard(self, s: State, option: Option) -> Next:
        """All at once: one after another, the backs would tell in which order they stand in the hand (TTA-16.2)."""
        discard_face_down(s, self.seat, list(option[1]))
        s.tell("discards-cards", seat=self.seat, number=self.n)
        return DONE


class DiscardExcess(Step):
    """End of turn: military cards above the hand limit are discarded (TTA-7.1)."""

    seat: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        excess = len(p.military) - military_hand_limit(p)
        return Call(DiscardMilitary(self.seat, excess)) if excess > 0 else DONE
