"""The open floor (CIV80-11.20-11.24): any trader may speak next; offers stand until they are answered, withdrawn or lost."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, AskAny, Listed, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .deals import declare, is_still_covered, strike
from .hands import counts, tradable
from .offers import COUNTER, NOT_A_COMMODITY, OFFER, WISHES, Gives, Offer, can_give, give_refusal
from .state import State

DONE_TRADING: Final[Option] = ("done",)
TO_ALL: Final = -1

NO_MESSAGES: Final = Refusal("CIV80-11.22", "no-messages-left-in-this-trade")
NOT_OPEN: Final = Refusal("CIV80-11.1", "that-offer-is-not-open-to-you")
NOT_YOURS: Final = Refusal("CIV80-11.1", "that-is-not-your-offer")
PAUSED: Final = Refusal("CIV80-11.1", "that-offer-is-suspended-already")
NOT_PAUSED: Final = Refusal("CIV80-11.1", "that-offer-is-not-suspended")
NOT_TO_YOU: Final = Refusal("CIV80-11.2", "that-counter-offer-was-not-made-to-you")
NO_TRADER: Final = Refusal("CIV80-11.2", "an-offer-goes-to-another-trader-or-to-all")
ALREADY_DONE: Final = Refusal("CIV80-11.22", "you-are-done-already")


class Floor(Step):
    """Everybody deals with everybody until all are done."""

    traders: tuple[int, ...]
    left: list[int]  # CIV80-11.22: messages each seat may still send
    done: int = 0  # seats that want no more, as a mask
    last: int = 0  # the number of the latest offer or counter
    offers: list[Offer] = []
    counters: list[Offer] = []

    def begin(self, s: State) -> Next:
        """The table waits for those who are not done; the others may come back with an offer or a counter."""
        speakers = tuple([seat for seat in self.traders if not self.done >> seat & 1])
        if not speakers:
            return DONE
        silent = tuple([seat for seat in self.traders if self.done >> seat & 1])
        return AskAny(speakers, "floor", self.possible_words, then=self.hear, rule="CIV80-11.22", also=silent)

    def possible_words(self, s: State, seat: int) -> Listed:
        heads: list[Option] = [("accept", counter.number) for counter in self.acceptable(seat)]
        heads += [("withdraw", offer.number) for offer in self.own(seat)]
        if self.left[seat]:
            heads += [(pausing(offer), offer.number) for offer in self.own(seat)]
        if not self.done >> seat & 1:
            heads.append(DONE_TRADING)
        held = tradable(s.players[seat])
        if not self.left[seat] or not can_give(held):
            return heads
        heads += [(OFFER, to, wants) for to in (None, *self.other_traders(seat)) for wants in WISHES]
        heads += [(COUNTER, offer.number) for offer in self.open_to(seat)]
        return Gives(heads, held)

    def hear(self, s: State, seat: int, said: Option) -> Next:
        match said[0]:
            case "offer":
                self.offer(s, seat, said)
            case "counter":
                self.counter(s, seat, said)
            case "accept":
                self.accept(s, said[1])
            case "suspend" | "resume":
                self.pause(s, seat, said[1], said[0] == "suspend")
            case "withdraw":
                self.close(s, self.find_offer(said[1]), "withdraws")
            case _:
                self.end(s, seat)
        return self.begin(s)

    # --- what is said

    def offer(self, s: State, seat: int, said: Option) -> None:
        offer = declare(seat, said[1], said[2], said[4])
        offer.to = TO_ALL if said[3] is None else said[3]
        self.speak(seat, offer)
        self.offers.append(offer)
        number, count, total = offer.number, offer.count, offer.total
        if offer.to == TO_ALL:
            s.tell("floor-offers", seat=seat, number=number, count=count, total=total, card=offer.named, wanted=offer.wants)
        else:
            s.tell("floor-offers-to", seat=seat, partner=offer.to, number=number, count=count, total=total, card=offer.named, wanted=offer.wants)

    def counter(self, s: State, seat: int, said: Option) -> None:
        counter = declare(seat, said[2], said[3])
        counter.answers = said[1]
        self.speak(seat, counter)
        self.counters.append(counter)
        number, count, total = counter.number, counter.count, counter.total
        s.tell("floor-counters", seat=seat, offer=counter.answers, number=number, count=count, total=total, card=counter.named)

    def speak(self, seat: int, offer: Offer) -> None:
        """CIV80-11.22: a message is used up, and whoever was done is back."""
        self.left[seat] -= 1
        self.done &= ~(1 << seat)
        self.last += 1
        offer.number = self.last

    def pause(self, s: State, seat: int, number: int, paused: bool) -> None:
        self.left[seat] -= 1
        self.find_offer(number).paused = paused
        s.tell("suspends" if paused else "resumes", seat=seat, number=number)

    def accept(self, s: State, number: int) -> None:
        """The swap; then everything that its owner can no longer cover is closed."""
        counter = self.find_offer(number)
        offer = self.find_offer(counter.answers)
        strike(s, offer, counter)
        self.counters.remove(counter)
        self.drop(offer)
        for other in [*self.offers, *self.counters]:
            if other.seat in (offer.seat, counter.seat) and not is_still_covered(s, other):
                s.disclose()
                self.close(s, other, "offer-lapses")

    def end(self, s: State, seat: int) -> None:
        """Done: all own offers and counters are closed."""
        self.done |= 1 << seat
        s.tell("done-trading", seat=seat)
        for offer in self.own(seat):
            self.close(s, offer, "withdraws")

    # --- what is on the table

    def close(self, s: State, offer: Offer, how: str) -> None:
        if offer in self.offers or offer in self.counters:  # it may have gone with the offer it answered
            s.tell(how, seat=offer.seat, number=offer.number)
            self.drop(offer)

    def drop(self, offer: Offer) -> None:
        """An offer is closed with the counters on it."""
        self.offers = [o for o in self.offers if o.number != offer.number]
        self.counters = [c for c in self.counters if c.number != offer.number and c.answers != offer.number]

    def find_offer(self, number: int) -> Offer:
        return next(offer for offer in [*self.offers, *self.counters] if offer.number == number)

    def own(self, seat: int) -> list[Offer]:
        return [offer for offer in [*self.offers, *self.counters] if offer.seat == seat]

    def other_traders(self, seat: int) -> list[int]:
        """Those whom *seat* may make an offer of their own."""
        return [trader for trader in self.traders if trader != seat]

    def open_to(self, seat: int) -> list[Offer]:
        """Offers that *seat* may counter."""
        return [offer for offer in self.offers if offer.seat != seat and not offer.paused and offer.to in (TO_ALL, seat)]

    def acceptable(self, seat: int) -> list[Offer]:
        """Counters on own offers, neither of the two suspended."""
        mine = [offer.number for offer in self.offers if offer.seat == seat and not offer.paused]
        return [counter for counter in self.counters if counter.answers in mine and not counter.paused]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        p = s.players[seat]
        match option:
            case ("offer" | "counter" | "suspend" | "resume", *_) if not self.left[seat]:
                return NO_MESSAGES
            case ("offer", tuple(give), named, to, wants):
                if to is not None and to not in self.other_traders(seat):
                    return NO_TRADER
                return NOT_A_COMMODITY if wants not in WISHES else give_refusal(tradable(p), counts(p), give, named)
            case ("counter", int(number), tuple(give), named):
                if number not in [offer.number for offer in self.open_to(seat)]:
                    return NOT_OPEN
                return give_refusal(tradable(p), counts(p), give, named)
            case ("accept", int(number)):
                if number in [counter.number for counter in self.acceptable(seat)]:
                    return None
                mine = [offer.number for offer in self.offers if offer.seat == seat]
                return NOT_OPEN if number in [c.number for c in self.counters if c.answers in mine] else NOT_TO_YOU
            case ("suspend" | "resume" | "withdraw" as verb, int(number)):
                own = [offer for offer in self.own(seat) if offer.number == number]
                if not own:
                    return NOT_YOURS
                return None if verb in ("withdraw", pausing(own[0])) else PAUSED if own[0].paused else NOT_PAUSED
            case ("done",):
                return ALREADY_DONE if self.done >> seat & 1 else None
        return None


def pausing(offer: Offer) -> str:
    """CIV80-11.1: an offer is suspended, and a suspended one resumed."""
    return "resume" if offer.paused else "suspend"
