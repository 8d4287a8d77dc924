"""The market (CIV80-11.30-11.37): rounds of sealed offers, counter-offers and answers."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, AskAll, Listed, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .deals import declare, strike
from .hands import counts, tradable
from .offers import COUNTER, NONE, NOT_A_COMMODITY, OFFER, PASS, WISHES, Gives, Offer, can_give, give_refusal
from .state import State

SEATS: Final = 8
OFFER_HEADS: Final[list[Option]] = [PASS, *[(OFFER, wants) for wants in WISHES]]
COUNTER_HEADS: Final[list[Option]] = [(COUNTER, seat) for seat in range(SEATS)]
ACCEPT: Final[list[Option]] = [("accept", seat) for seat in range(SEATS)]
DECLINE: Final[Option] = ("decline",)

NO_SUCH_OFFER: Final = Refusal("CIV80-11.30", "that-seat-has-no-offer-open-to-you")
NO_SUCH_COUNTER: Final = Refusal("CIV80-11.30", "that-seat-has-made-you-no-counter-offer")


class Market(Step):
    """Up to four rounds of offers, counters and answers, each given by all at once and shown together."""

    traders: tuple[int, ...]  # CIV80-11.30: fixed for the whole event, in A.S.T. order
    round: int = 0
    offers: list[Offer] = []
    counters: list[Offer] = []

    def begin(self, s: State) -> Next:
        self.offers, self.counters = [], []
        if self.round == s.rules.trade_rounds:
            return DONE
        self.round += 1
        return AskAll(self.traders, "market-offer", self.possible_offers, then=self.show_offers, rule="CIV80-11.30", about={"round": self.round})

    def possible_offers(self, s: State, seat: int) -> Listed:
        """CIV80-11.33: who cannot make an offer is asked all the same; the table must not know."""
        held = tradable(s.players[seat])
        return Gives(OFFER_HEADS, held) if can_give(held) else [PASS]

    def show_offers(self, s: State, answers: dict[int, Option]) -> Next:
        for seat in self.traders:
            said = answers[seat]
            if said[0] == OFFER:
                offer = declare(seat, said[1], said[2], said[3])
                self.offers.append(offer)
                s.tell("offers", seat=seat, count=offer.count, total=offer.total, card=offer.named, wanted=offer.wants)
            else:
                s.tell("offers-nothing", seat=seat)
        if not self.offers:
            return DONE
        about = {"round": self.round}
        return AskAll(self.traders, "market-counter", self.possible_counters, then=self.show_counters, rule="CIV80-11.30", about=about)

    def possible_counters(self, s: State, seat: int) -> Listed:
        held = tradable(s.players[seat])
        heads = [COUNTER_HEADS[whom] for whom in self.others_offering(seat)]
        return Gives([NONE, *heads], held) if heads and can_give(held) else [NONE]

    def show_counters(self, s: State, answers: dict[int, Option]) -> Next:
        for seat in self.traders:
            said = answers[seat]
            if said[0] == COUNTER:
                counter = declare(seat, said[2], said[3])
                counter.answers = said[1]
                self.counters.append(counter)
                s.tell("counters", seat=seat, partner=counter.answers, count=counter.count, total=counter.total, card=counter.named)
        if not self.counters:
            return DONE
        asked = tuple([offer.seat for offer in self.offers if self.counters_to(offer.seat)])
        return AskAll(asked, "market-answer", self.possible_answers, then=self.close_deals, rule="CIV80-11.30", about={"round": self.round})

    def possible_answers(self, s: State, seat: int) -> Listed:
        return [*[ACCEPT[counter.seat] for counter in self.counters_to(seat)], DECLINE]

    def close_deals(self, s: State, answers: dict[int, Option]) -> Next:
        """CIV80-11.31: deals are carried out in A.S.T. order of the offerers; a round without one ends the event (11.32)."""
        swapped = False
        for offer in self.offers:
            said = answers.get(offer.seat, DECLINE)
            if said == DECLINE:
                continue
            counter = next(c for c in self.counters_to(offer.seat) if c.seat == said[1])
            swapped = strike(s, offer, counter) or swapped
        if not swapped:
            return DONE
        return self.begin(s)

    def others_offering(self, seat: int) -> list[int]:
        """The seats whose offers *seat* may counter, in A.S.T. order."""
        return [offer.seat for offer in self.offers if offer.seat != seat]

    def counters_to(self, offerer: int) -> list[Offer]:
        """The counter-offers that were made to this offer, in A.S.T. order of those who made them."""
        return [counter for counter in self.counters if counter.answers == offerer]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        p = s.players[seat]
        asked = "" if s.pending is None else s.pending.what
        match option:
            case ("offer", tuple(give), named, wants) if asked == "market-offer":
                return NOT_A_COMMODITY if wants not in WISHES else give_refusal(tradable(p), counts(p), give, named)
            case ("counter", int(whom), tuple(give), named) if asked == "market-counter":
                return give_refusal(tradable(p), counts(p), give, named) if whom in self.others_offering(seat) else NO_SUCH_OFFER
            case ("accept", int(whom)) if asked == "market-answer":
                return None if whom in [counter.seat for counter in self.counters_to(seat)] else NO_SUCH_COUNTER
        return None
