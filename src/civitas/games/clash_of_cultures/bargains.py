"""Trading between players (COC-4.3)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import DONE, Ask, Call, Done, Next, Step
from civitas.kernel.options import Refusal, Space, Subset
from civitas.kernel.records import Message, Option

from .menu import TurnAction, enroll_action, simple_refusal, unless_listed
from .resources import gain
from .state import Player, State, others
from .tables import GOOD_IDS, GOODS

ACTION: Final = 7  # places in a bundle after the goods
OBJECTIVE: Final = 8
WONDER: Final = 9
THINGS: Final = 10
THING_IDS: Final = (*GOOD_IDS[:GOODS], "action_card", "objective_card", "wonder_card")

OFFER: Final[list[Option]] = [("offer", seat) for seat in range(4)]
OFFERS: Final = [[[OFFER[(seat + i) % n] for i in range(1, n)] for seat in range(n)] for n in range(5)]  # to all others, by players and seat
ACCEPT: Final[Option] = ("accept",)
REFUSE: Final[Option] = ("refuse",)
TOO_MANY_OFFERS: Final = Refusal("COC-4.3.5", "no-further-offer-is-made-this-turn")
NOTHING_TO_TRADE: Final = Refusal("COC-4.3.1", "neither-side-has-anything-to-give")
NO_SUCH_PARTNER: Final = Refusal("COC-4.3.1", "that-is-no-other-player")
NOT_HELD: Final = Refusal("COC-4.3.2", "nobody-gives-what-they-do-not-have")


def belongings(p: Player) -> tuple[int, ...]:
    """What everybody can count of what *p* could give; great persons count as action cards (COC-4.3.4)."""
    return (*p.goods, len(p.hand) + len(p.persons), len(p.objectives), len(p.wonder_cards))


class Bundles(Space):
    """What is given and what is got: ``("bundle", give, get)``, each by THING_IDS, and not nothing at all."""

    def __init__(self, mine: tuple[int, ...], theirs: tuple[int, ...]) -> None:
        self.bounds = mine + theirs

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        at = len(path)
        if at == len(self.bounds):
            return []
        least = 1 if not any(path) and not any(self.bounds[at + 1 :]) else 0
        return list(range(least, self.bounds[at] + 1))

    def key(self, path: tuple[Any, ...]) -> Any:
        return len(path), any(path)

    def count(self) -> int:
        found = 1
        for bound in self.bounds:
            found *= bound + 1
        return found - 1

    def nth(self, n: int) -> Option:
        """The bounds are the digits of a number; 0 is nothing at all, and left out."""
        left = n + 1
        amounts: list[int] = []
        for bound in reversed(self.bounds):
            amounts.append(left % (bound + 1))
            left //= bound + 1
        amounts.reverse()
        return self.option(tuple(amounts))

    def option(self, path: tuple[Any, ...]) -> Option:
        return ("bundle", path[:THINGS], path[THINGS:])

    def path(self, option: Any) -> tuple[Any, ...] | None:
        if not isinstance(option, tuple) or len(option) != 3 or option[0] != "bundle":
            return None
        if not isinstance(option[1], tuple) or not isinstance(option[2], tuple) or len(option[1]) != THINGS or len(option[2]) != THINGS:
            return None
        return option[1] + option[2]

    def word_item(self, at: int) -> Message | None:
        return ("pick-give" if at < THINGS else "pick-get"), {"thing": THING_IDS[at % THINGS]}

    def plain(self) -> dict[str, Any]:
        give, get = list(self.bounds[:THINGS]), list(self.bounds[THINGS:])
        return {"space": "bundles", "verb": "bundle", "things": list(THING_IDS), "give": give, "get": get}


class Bargain(Step):
    """An offer of the active player to another one: goods and numbers of cards; who accepts it hands over what was agreed at once."""

    seat: int
    rival: int
    give: tuple[int, ...] = ()
    get: tuple[int, ...] = ()

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "offer", self.bundles, then=self.propose, rule="COC-4.3.1", about={"rival": self.rival}, public=True)

    def bundles(self, s: State, seat: int) -> Bundles:
        return Bundles(belongings(s.players[self.seat]), belongings(s.players[self.rival]))

    def propose(self, s: State, option: Option) -> Next:
        self.give, self.get = option[1], option[2]
        s.tell("offers", seat=self.seat, rival=self.rival, give=self.give, get=self.get)
        about = {"rival": self.seat, "give": self.give, "get": self.get}
        return Ask(self.rival, "answer-offer", (ACCEPT, REFUSE), then=self.answer, rule="COC-4.3.2", about=about)

    def answer(self, s: State, option: Option) -> Next:
        if option == REFUSE:
            s.tell("refuses-offer", seat=self.rival, rival=self.seat)
            return DONE
        s.tell("accepts-offer", seat=self.rival, rival=self.seat)
        return Call(HandOver(self.seat, self.rival, self.give, self.get))

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return unless_listed(s, seat, option, NOT_HELD if option[0] == "bundle" else None)


class HandOver(Step):
    """Both sides pick the cards that they give, then everything changes hands at once."""

    seat: int
    rival: int
    give: tuple[int, ...]
    get: tuple[int, ...]
    at: int = 0
    came: int = 0  # cards of the present kind that the other side has just received
    came_persons: int = 0

    def begin(self, s: State) -> Next:
        one, other = s.players[self.seat], s.players[self.rival]
        for good in range(GOODS):
            one.goods[good] -= self.give[good]
            other.goods[good] -= self.get[good]
        for good in range(GOODS):  # COC-4.3.4: what is above a limit is lost
            if self.get[good]:
                gain(s, one, good, self.get[good])
            if self.give[good]:
                gain(s, other, good, self.give[good])
        return self.next_cards(s)

    def next_cards(self, s: State, cards: int = 0, persons: int = 0) -> Next:
        """Kind by kind: the cards of the one, then of the other, who does not give back what has just come."""
        self.came, self.came_persons = cards, persons
        while self.at < 6:
            at = self.at
            self.at += 1
            kind = ACTION + at // 2
            giver, taker, n = (self.seat, self.rival, self.give[kind]) if at % 2 == 0 else (self.rival, self.seat, self.get[kind])
            if at % 2 == 0:
                self.came = self.came_persons = 0
            if n:
                return Call(GiveCards(giver, taker, kind, n, self.came, self.came_persons), then=self.next_cards)
        return DONE


class GiveCards(Step):
    """*seat* picks so many cards of a kind for *rival*; both know them afterwards, the others only how many (COC-13)."""

    seat: int
    rival: int
    kind: int
    number: int
    came: int = 0  # cards at the end of the hand that came with this bargain
    came_persons: int = 0

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "give-cards", self.ways, then=self.give, rule="COC-4.3.1", about={"rival": self.rival, "kind": THING_IDS[self.kind]})

    def ways(self, s: State, seat: int) -> Space:
        return Subset("give", tuple(sorted(self.held(s))), self.number, self.number)

    def held(self, s: State) -> list[int]:
        """Numbers of cards; great persons follow the action cards, beginning with PERSON."""
        p = s.players[self.seat]
        if self.kind == OBJECTIVE:
            return p.objectives.cards[: len(p.objectives) - self.came]
        if self.kind == WONDER:
            return p.wonder_cards.cards[: len(p.wonder_cards) - self.came]
        persons = p.persons[: len(p.persons) - self.came_persons]
        return p.hand.cards[: len(p.hand) - self.came] + [PERSON + card for card in persons]

    def give(self, s: State, option: Option) -> Next:
        p, other = s.players[self.seat], s.players[self.rival]
        seers = 1 << self.seat | 1 << self.rival
        for card in option[1]:
            if self.kind == OBJECTIVE:
                p.objectives.give(card, other.objectives, seers)
            elif self.kind == WONDER:
                p.wonder_cards.give(card, other.wonder_cards, seers)
            elif card >= PERSON:
                p.persons.remove(card - PERSON)
                other.persons.append(card - PERSON)
            else:
                p.hand.give(card, other.hand, seers)
        s.tell("gives-cards", seat=self.seat, rival=self.rival, n=self.number, kind=THING_IDS[self.kind])
        persons = len([card for card in option[1] if card >= PERSON])
        return Done(self.number - persons, persons)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


PERSON: Final = 100


def why_not_offer(s: State, p: Player, rival: int) -> Refusal | None:
    """Why *p* may make no offer to this player now."""
    if not 0 <= rival < len(s.players) or rival == p.seat:
        return NO_SUCH_PARTNER
    if p.offers >= s.rules.max_offers:
        return TOO_MANY_OFFERS
    return None if has_belongings(p) or has_belongings(s.players[rival]) else NOTHING_TO_TRADE


def has_belongings(p: Player) -> bool:
    """Whether *p* has anything that could be given."""
    for n in p.goods:
        if n:
            return True
    return len(p.hand.cards) + len(p.persons) + len(p.objectives.cards) + len(p.wonder_cards.cards) > 0


class OfferAction(TurnAction):
    """Offer a trade to another player: a free action."""

    verb = "offer"
    parts = ("rival",)
    place = 90

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if p.offers >= s.rules.max_offers:
            return
        if has_belongings(p):
            options += OFFERS[len(s.players)][p.seat]
            return
        for rival in others(s, p.seat):
            if has_belongings(s.players[rival]):
                options.append(OFFER[rival])

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return why_not_offer(s, p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step:
        p.offers += 1
        return Bargain(p.seat, option[1])


enroll_action(OfferAction())
