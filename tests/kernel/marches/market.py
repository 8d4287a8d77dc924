"""Dealings between players: the auction of leaders, the trade session, the council."""

from __future__ import annotations

from civitas.kernel.chance import HELD
from civitas.kernel.flow import DONE, Ask, AskAll, AskAny, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.record_fields import face_up, secret
from civitas.kernel.records import CardId, Option, Record

from .cards import recruit
from .state import State, gain, give_up
from .tables import ACCEPT, AYE, BID, NAY, NOT_ENOUGH_GOLD, NOT_IN_HAND, OFFER, PASS, SILENCE


class Auction(Step):
    """A leader is sold: bids go round until all but one have passed."""

    leader: CardId | None = face_up(default=None)
    at: int = 0
    high: int = 0
    winner: int = -1
    passed: list[int] = []

    def begin(self, s: State) -> Next:
        if not s.leaders:
            return DONE
        self.leader, self.at = s.leaders.pop(), s.round % len(s.players)
        s.tell("offers-leader", leader=self.leader)
        return self.go_round(s)

    def go_round(self, s: State) -> Next:
        seats = len(s.players)
        if len(self.passed) >= seats - (self.winner >= 0):
            return self.knock_down(s)
        while self.at in self.passed or self.at == self.winner:
            self.at = (self.at + 1) % seats
        return Ask(self.at, "bid", self.bids, then=self.bid, rule="MAR-6.1", about={"bid": self.high}, public=True)

    def bids(self, s: State, seat: int) -> list[Option]:
        """Gold lies open, so who can only pass is not asked."""
        return [PASS] + [option for option in BID[self.high + 1 : self.high + 12] if bid_refusal(s, seat, option[1]) is None]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("bid", int(gold)):
                return bid_refusal(s, seat, gold)
        return None

    def bid(self, s: State, option: Option) -> Next:
        if option == PASS:
            self.passed.append(self.at)
        else:
            self.high, self.winner = option[1], self.at
            s.tell("bids", seat=self.at, gold=self.high)
        self.at = (self.at + 1) % len(s.players)
        return self.go_round(s)

    def knock_down(self, s: State) -> Next:
        if self.winner < 0 or self.leader is None:
            return DONE
        s.players[self.winner].gold -= self.high
        recruit(s, self.winner, self.leader)
        s.tell("hires", seat=self.winner, leader=self.leader, gold=self.high)
        return DONE


def bid_refusal(s: State, seat: int, gold: int) -> Refusal | None:
    """MAR-6.2: nobody bids more than it has."""
    return NOT_ENOUGH_GOLD if gold > s.players[seat].gold else None


class Offer(Record):
    """A card held out face down."""

    seat: int
    card: CardId = secret("seat", pool="action")


class TradeSession(Step):
    """Everybody swaps cards with everybody, unseen, until the table falls silent."""

    patience: int = 16
    offers: list[Offer] = []
    silent: list[int] = []

    def begin(self, s: State) -> Next:
        talking = tuple([p.seat for p in s.players if p.seat not in self.silent])
        if s.trade and len(talking) > 1 and self.patience:
            return AskAny(talking, "trade", self.moves, then=self.hear, rule="MAR-7.1")
        for offer in self.offers:
            gain(s, offer.seat, offer.card, 0)
        return DONE

    def moves(self, s: State, seat: int) -> list[Option]:
        hand, options, mine = s.players[seat].hand, [SILENCE], False
        for at in range(len(self.offers)):
            if self.offers[at].seat == seat:
                mine = True
            else:
                for card in hand:
                    options.append(ACCEPT[at][card])
        if not mine:
            for card in hand:
                options.append(OFFER[card])
        return options

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return NOT_IN_HAND if option[0] in ("offer", "accept") and option[-1] not in s.players[seat].hand else None

    def hear(self, s: State, seat: int, move: Option) -> Next:
        self.patience -= 1
        match move[0]:
            case "offer":
                self.offer(s, seat, move[1])
            case "accept":
                self.accept(s, seat, move[1], move[2])
            case _:
                self.silent.append(seat)
                s.tell("falls-silent", seat=seat)
        return self.begin(s)

    def offer(self, s: State, seat: int, card: CardId) -> None:
        give_up(s, seat, card)
        self.offers.append(Offer(seat, card))
        s.tell("holds-out", seat=seat)
        s.tell("holds-out-card", seat=seat, card=card, to=1 << seat)

    def accept(self, s: State, seat: int, at: int, card: CardId) -> None:
        """MAR-7.3: the cards change hands, and each giver remembers what it gave."""
        offer = self.offers.pop(at)
        give_up(s, seat, card)
        gain(s, seat, offer.card, 1 << offer.seat << HELD)
        gain(s, offer.seat, card, 1 << seat << HELD)
        s.tell("swaps", seat=seat, partner=offer.seat)
        s.tell("swaps-cards", seat=seat, partner=offer.seat, card=offer.card, partner_card=card, to=1 << seat | 1 << offer.seat)


class Council(Step):
    """All vote on a festival at the same time."""

    def begin(self, s: State) -> Next:
        return AskAll(tuple(range(len(s.players))), "festival", (NAY, AYE), then=self.count, rule="MAR-8.1", about={"round": s.round})

    def count(self, s: State, votes: dict[int, Option]) -> Next:
        """MAR-8.2: with more ayes than nays everybody pays for the festival who can."""
        ayes = [seat for seat, vote in votes.items() if vote == AYE]
        s.tell("votes", ayes=len(ayes), nays=len(votes) - len(ayes))
        if 2 * len(ayes) > len(votes):
            for player in s.players:
                if player.gold:
                    player.gold -= 1
                    player.culture += 2
        return DONE
