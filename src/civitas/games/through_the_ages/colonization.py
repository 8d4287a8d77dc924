"""Colonization: the auction for a territory, the force that is sent, and what the colony gives (TTA-9)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Done, Listed, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .board import gain_food, gain_population, gain_resources, sacrifice_worker, score_culture, score_science
from .cards.card import INFANTRY_AS_CAVALRY, SENDS_CARDS
from .decks import discard_face_down, discard_face_up, draw_military
from .losses import GainColony
from .ratings import colonization_modifier
from .spaces import ForceCards
from .state import Player, State, clockwise
from .tables import IMMEDIATE, KIND, UNIT

PASS: Final[Option] = ("pass",)
BID: Final[list[Option]] = [("bid", n) for n in range(400)]
COOK: Final = 2  # cards that James Cook may discard for 1 each (TTA-13.1.16)

TOO_LOW: Final = Refusal("TTA-9.2", "bid-must-exceed-the-last-one")
TOO_HIGH: Final = Refusal("TTA-9.2", "bid-exceeds-your-largest-force")


def units_of(p: Player) -> list[int]:
    """The unit technologies on which *p* has units."""
    return [card for card in p.technologies if KIND[card] == UNIT and p.workers[card]]


def forces(p: Player, bid: int) -> ForceCards:
    """All forces they could send that are worth at least *bid*."""
    cook = COOK if p.answers & SENDS_CARDS else 0
    riders = bool(p.answers & INFANTRY_AS_CAVALRY)  # TTA-9.5: Genghis Khan's infantry
    return ForceCards(units_of(p), p.workers, p.military, cook, colonization_modifier(p), bid, p.tactic, riders)


class Auction(Step):
    """A territory was revealed: clockwise bids until one player is left; the winner, or -1 (TTA-9.2, TTA-9.3)."""

    card: int
    bidders: tuple[int, ...]  # still in, in the order in which they are asked
    bid: int = 0
    leader: int = -1  # who made it

    def begin(self, s: State) -> Next:
        if not self.bidders:
            return Done(-1, 0)
        if len(self.bidders) == 1 and self.bid:
            return Done(self.leader, self.bid)
        return Ask(self.bidders[0], "bid", self.bids, then=self.hear, rule="TTA-9.2", about={"card": self.card, "bid": self.bid})

    def bids(self, s: State, seat: int) -> list[Option]:
        """TTA-16.3: how far they can go depends on their hand, so they are asked even if they can only pass."""
        most = forces(s.players[seat], 0).largest()
        return [PASS, *BID[self.bid + 1 : most + 1]]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if option[0] != "bid" or len(option) != 2 or not isinstance(option[1], int):
            return None
        if option[1] <= self.bid:
            return TOO_LOW
        return TOO_HIGH if option[1] > forces(s.players[seat], 0).largest() else None

    def hear(self, s: State, option: Option) -> Next:
        seat = self.bidders[0]
        if option == PASS:
            s.tell("passes", seat=seat)
            self.bidders = self.bidders[1:]
        else:
            self.bid, self.leader = option[1], seat
            self.bidders = (*self.bidders[1:], seat)
            s.tell("bids", seat=seat, bid=self.bid)
        return self.begin(s)


class Colonization(Step):
    """A territory is auctioned and colonized; whether anybody took it."""

    seat: int  # who revealed it
    card: int
    winner: int = -1
    bid: int = 0

    def begin(self, s: State) -> Next:
        able = [seat for seat in clockwise(s, self.seat) if units_of(s.players[seat])]  # TTA-9.11: who has no unit passes
        return Call(Auction(self.card, tuple(able)), then=self.send)

    def send(self, s: State, winner: int, bid: int) -> Next:
        if winner < 0:
            s.tell("nobody-colonizes", card=self.card)
            return Done(False)
        self.winner, self.bid = winner, bid
        s.tell("wins-auction", seat=winner, card=self.card, bid=bid)
        return Ask(winner, "send", self.forces, then=self.sail, rule="TTA-9.6", about={"card": self.card, "bid": bid})

    def forces(self, s: State, seat: int) -> Listed:
        return forces(s.players[seat], self.bid)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return forces(s.players[seat], self.bid).refusal(option) if option[0] == "send" else None

    def sail(self, s: State, option: Option) -> Next:
        units, bonus, discards = option[1], option[2], option[3]
        for card in bonus:
            discard_face_up(s, self.winner, card)
        discard_face_down(s, self.winner, list(discards))
        for unit in units:
            sacrifice_worker(s, self.winner, unit)
        s.tell("sends-force", seat=self.winner, cards=units, bonuses=bonus, discarded=len(discards))
        return Call(Settlement(self.winner, self.card), then=self.over)

    def over(self, s: State) -> Next:
        return Done(True)


class Settlement(Step):
    """A territory becomes a colony: first its permanent effect, then the immediate one (TTA-9.7)."""

    seat: int
    card: int

    def begin(self, s: State) -> Next:
        return Call(GainColony(self.seat, self.card), then=self.gain)

    def gain(self, s: State) -> Next:
        for what, n in IMMEDIATE[self.card].items():
            match what:
                case "food":
                    gain_food(s, self.seat, n)
                case "resources":
                    gain_resources(s, self.seat, n)
                case "science":
                    score_science(s, self.seat, n)
                case "culture":
                    score_culture(s, self.seat, n)
                case "population":
                    gain_population(s, self.seat, n)
                case _:
                    draw_military(s, self.seat, n)  # none in Age IV
        return DONE
