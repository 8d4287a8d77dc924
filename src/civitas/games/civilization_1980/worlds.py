"""Possible worlds: what a seat cannot see, dealt so that it could be true (CIV80-18, 11.37).

Everybody knows that a stack holds only its own numbers, so the cards of each number that lie in no stack are in the
hands, and how many there are is no secret.  A seat knows besides what it remembers (``memory``) and what was declared
of open offers: whoever offers three cards worth 13 with Salt among them holds such cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any, Final

from civitas.kernel.chance import HELD
from civitas.kernel.flow import current

from .hands import value_of
from .memory import sure, was_passed_on
from .offers import MOST_GOODS, Give, Offer, declarable
from .purchase import Purchase, choose_anew, least_price
from .state import NOBODY, TRADE, Player, State
from .tables import BLACK, COMMODITIES, COPIES, KINDS, PLACE, RED, STACK, STACKS, VALUE
from .trade_floor import Floor
from .trade_market import Market

TRIES: Final = 6  # to find another world
DRAWS: Final = 8  # gives that are drawn before all are gone through
WOES: Final[list[int]] = [kind for kind in range(KINDS) if BLACK[kind]]
LAST_UNSEEN_EVENT: Final = 10  # calamities that were passed on are shown at the beginning of E11


class Unseen:
    """What one seat cannot see: the loose cards, and the places in hands and stacks where they may lie."""

    def __init__(self, s: State, seat: int, stay: Any, pinned: int = NOBODY) -> None:
        place, held = (1 << seat, 1 << (seat + HELD)) if seat >= 0 else (0, 0)
        self.loose: list[list[int]] = [[] for _ in range(STACKS + 1)]  # by number
        self.hand_places: list[list[int]] = [[] for _ in s.players]
        self.stack_places: list[list[int]] = [[] for _ in s.stacks]
        self.known: list[list[int]] = [[0] * KINDS for _ in s.players]  # tradable cards that stay, by kind
        for p in s.players:
            for at, card in enumerate(p.hand):
                shown = s.event > LAST_UNSEEN_EVENT and was_passed_on(p, at)
                if p.seat in (seat, pinned) or p.seen[at] & held or shown or (TRADE, card) in stay:
                    self.known[p.seat][card] += 0 if was_passed_on(p, at) else 1
                else:
                    self.hand_places[p.seat].append(at)
                    self.loose[STACK[card]].append(card)
        for stack in s.stacks:
            for at, card in enumerate(stack.cards):
                if not (stack.seen[at] & place or RED[card] or (TRADE, card) in stay):
                    self.stack_places[stack.number - 1].append(at)
                    self.loose[stack.number].append(card)
        # how many cards of each number are in hands
        self.spare: list[int] = [0] + [len(self.loose[n + 1]) - len(places) for n, places in enumerate(self.stack_places)]
        self.free: list[int] = [len(places) for places in self.hand_places]  # places not spoken for
        self.reserved: list[list[int]] = [[] for _ in s.players]  # cards that a hand must get

    def reserve(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            self.loose[STACK[card]].remove(card)
        self.reserved[seat] += cards


def deal(s: State, seat: int, rng: Any, stay: Any) -> None:
    """Deal anew what *seat* cannot see; the cards (pool, card) of *stay* are left where they lie."""
    purchase = current(s, Purchase)
    if purchase is None or purchase.seat == seat:
        deal_unseen(s, seat, rng, Unseen(s, seat, stay))
        return
    real = [(p.hand.copy(), p.seen.copy()) for p in s.players], [stack.cards.copy() for stack in s.stacks]
    for n in range(2 * TRIES):  # a buyer who pays can pay for something: luck may do it, or we help
        unseen = Unseen(s, seat, stay)
        if n >= TRIES:
            unseen.reserve(purchase.seat, purse(s, unseen, purchase.seat, rng))
        deal_unseen(s, seat, rng, unseen)
        if choose_anew(s, purchase, rng):
            return
    for p, (hand, seen) in zip(s.players, real[0], strict=True):
        p.hand, p.seen = hand, seen
    for stack, cards in zip(s.stacks, real[1], strict=True):
        stack.cards = cards
    deal_unseen(s, seat, rng, Unseen(s, seat, stay, purchase.seat))
    choose_anew(s, purchase, rng)


def purse(s: State, unseen: Unseen, seat: int, rng: Any) -> list[int]:
    """Loose cards that would let a buyer pay for something: kind after kind, as many as they may hold, until it is enough."""
    fitting = Fitting(unseen)
    have = fitting.have[seat]
    before = have.copy()
    needed = least_price(s, s.players[seat]) - s.players[seat].treasury
    kinds = list(range(COMMODITIES))
    rng.shuffle(kinds)
    for kind in kinds:
        while value_of(have) < needed and fitting.holds(seat, (kind,) * (have[kind] + 1)):
            fitting.take(seat, (kind,) * (have[kind] + 1))
    return [kind for kind in range(COMMODITIES) for _ in range(have[kind] - before[kind])]


def deal_unseen(s: State, seat: int, rng: Any, unseen: Unseen) -> None:
    """Stacks get cards of their own numbers, hands what is left."""
    offers = [offer for offer in open_offers(s) if offer.seat != seat]
    if offers:
        cover(unseen, offers, rng)
    for stack in s.stacks:
        cards = unseen.loose[stack.number]
        rng.shuffle(cards)
        for at in unseen.stack_places[stack.number - 1]:
            stack.cards[at] = cards.pop()
    rest = [card for cards in unseen.loose for card in cards]
    rng.shuffle(rest)
    for p in s.players:
        mine = unseen.reserved[p.seat]
        for at in unseen.hand_places[p.seat]:
            put(s, p, at, mine.pop() if mine else NOBODY, rest, seat, rng)


def put(s: State, p: Player, at: int, reserved_card: int, rest: list[int], seat: int, rng: Any) -> None:
    """A card into a hand that *seat* cannot see.  A calamity was drawn by its holder, or passed to them in this round's trade."""
    card = rest.pop() if reserved_card == NOBODY else reserved_card
    p.hand[at], p.seen[at] = card, 0
    if BLACK[card] and reserved_card == NOBODY and p.partners and s.event <= LAST_UNSEEN_EVENT:
        p.seen[at] = rng.choice([0] + [sure(giver) for giver in s.order if p.partners >> giver & 1 and giver != seat])


def open_offers(s: State) -> list[Offer]:
    """The offers and counters on the table."""
    market = current(s, Market)
    if market is not None:
        return [*market.offers, *market.counters]
    floor = current(s, Floor)
    return [] if floor is None else [*floor.offers, *floor.counters]


def cover(unseen: Unseen, offers: list[Offer], rng: Any) -> None:
    """Other gives for the offers of others, that fit what was declared; each seat must hold the cards for its own."""
    for offer, give in zip(offers, fit_offers(unseen, offers, rng), strict=True):
        offer.give = give
    for seat in range(len(unseen.free)):
        unseen.reserve(seat, count_wanted(unseen, offers, seat))


def fit_offers(unseen: Unseen, offers: list[Offer], rng: Any) -> list[Give]:
    """A give for each offer, so that all can be held at once.

    They are found one after the other, and which finds none any more comes first the next time.  If that does not
    help, all begin with what is really offered, and each in turn looks for another one beside those of the others.
    """
    gives: list[Give] = [()] * len(offers)
    order = list(range(len(offers)))
    rng.shuffle(order)
    for _ in range(TRIES):
        fitting = Fitting(unseen)
        for at in order:
            gives[at] = fitting.find(offers[at], rng)
            if not gives[at]:
                order.remove(at)
                order.insert(0, at)
                break
        else:
            return gives
    gives = [offer.give for offer in offers]
    for at in order * TRIES:
        fitting = Fitting(unseen)
        for other, give in enumerate(gives):
            if other != at:
                fitting.take(offers[other].seat, give)
        gives[at] = fitting.find(offers[at], rng)
    return gives


class Fitting:
    """What others may hold: it grows offer by offer."""

    def __init__(self, unseen: Unseen) -> None:
        self.loose = [0] * KINDS
        for cards in unseen.loose:
            for card in cards:
                self.loose[card] += 1
        self.spare = unseen.spare.copy()
        self.free = unseen.free.copy()
        self.have = [known.copy() for known in unseen.known]

    def find(self, offer: Offer, rng: Any) -> Give:
        """Cards for an offer, and they are taken; none if there are none."""
        give = self.draw(offer, rng) or next(self.possible_gives(offer, rng), ())
        self.take(offer.seat, give)
        return give

    def draw(self, offer: Offer, rng: Any) -> Give:
        """A give that luck finds soon, one by one: a generator draws all of them when compiled."""
        for _ in range(DRAWS if offer.count <= MOST_GOODS else 0):
            give = one_give(offer, rng)
            if self.holds(offer.seat, give):
                return give
        return ()

    def holds(self, seat: int, give: Give) -> bool:
        """Whether *seat* may hold these cards: so many are loose, of each number, and there is room in the hand."""
        have, free, spare = self.have[seat], self.free[seat], self.spare.copy()
        for kind in set(give):
            new = give.count(kind) - have[kind]
            if new > 0:
                free -= new
                spare[STACK[kind]] -= new
                if free < 0 or new > self.loose[kind] or spare[STACK[kind]] < 0:
                    return False
        return True

    def possible_gives(self, offer: Offer, rng: Any) -> Iterator[Give]:
        """All that the declaration may mean and its owner may hold, in random order; calamities go unmentioned."""
        held, free = self.have[offer.seat], self.free[offer.seat]
        woes = [woe for woe in WOES if held[woe] or (self.loose[woe] and self.spare[STACK[woe]] and free)]
        meant = [some for n in range(min(offer.count - 1, len(woes)) + 1) for some in combinations(woes, n)]
        likely = [ways(0, offer.count - len(some), offer.total) / comb(len(woes), len(some)) for some in meant]
        for some in in_random_order(meant, likely, rng):
            new = [woe for woe in some if not held[woe]]
            if len(new) <= free:
                spare = self.spare.copy()
                for woe in new:
                    spare[STACK[woe]] -= 1
                for goods in self.goods(offer, 0, offer.count - len(some), offer.total, free - len(new), spare, rng):
                    yield in_card_order([*goods, *some])

    def goods(self, offer: Offer, kind: int, count: int, total: int, free: int, spare: list[int], rng: Any) -> Iterator[Give]:
        """The commodities from *kind* on, so many with this total, out of what may be new to the hand."""
        if kind == COMMODITIES:
            yield ()
            return
        held, number = self.have[offer.seat][kind], STACK[kind]
        most = min(count, held + min(self.loose[kind], free, spare[number]))
        able = [n for n in range(1 if kind == offer.named else 0, most + 1) if ways(kind + 1, count - n, total - n * n * VALUE[kind])]
        for n in in_random_order(able, [ways(kind + 1, count - n, total - n * n * VALUE[kind]) for n in able], rng) if len(able) > 1 else able:
            new = max(0, n - held)
            spare[number] -= new
            for rest in self.goods(offer, kind + 1, count - n, total - n * n * VALUE[kind], free - new, spare, rng):
                yield (*[kind] * n, *rest)
            spare[number] += new

    def take(self, seat: int, give: Give) -> None:
        """The seat holds these cards (its gives may overlap: CIV80-11.20)."""
        for kind in set(give):
            new = give.count(kind) - self.have[seat][kind]
            if new > 0:
                self.have[seat][kind] += new
                self.loose[kind] -= new
                self.spare[STACK[kind]] -= new
                self.free[seat] -= new


def one_give(offer: Offer, rng: Any) -> Give:
    """Any of all gives that the declaration of a small offer may mean, whoever may hold it."""
    meant = [declarable(offer.count - woes, offer.total, offer.named) for woes in range(len(WOES) + 1)]
    at = rng.randrange(max(1, sum([len(gives) for gives in meant])))
    for woes, gives in enumerate(meant):
        if at < len(gives):
            return in_card_order([*gives[at], *rng.sample(WOES, woes)]) if woes else gives[at]
        at -= len(gives)
    return ()


WAYS: Final[dict[tuple[int, int, int], int]] = {}  # found once


def ways(kind: int, count: int, total: int) -> int:
    """In how many ways so many commodities from *kind* on have this total (CIV80-11.5)."""
    if kind == COMMODITIES or count == 0 or total <= 0:
        return 1 if count == 0 and total == 0 else 0
    key = (kind, count, total)
    found = WAYS.get(key, -1)
    if found < 0:
        most = min(count, COPIES[kind])
        found = WAYS[key] = sum([ways(kind + 1, count - n, total - n * n * VALUE[kind]) for n in range(most + 1)])
    return found


def in_random_order(items: list[Any], weights: list[Any], rng: Any) -> list[Any]:
    """The heavier one is, the sooner it is likely to come."""
    keys = [rng.random() ** (1.0 / weight) if weight else 0.0 for weight in weights]
    return [items[i] for i in sorted(range(len(items)), key=keys.__getitem__, reverse=True)]


def count_wanted(unseen: Unseen, offers: list[Offer], seat: int) -> list[int]:
    """The loose cards that *seat* needs to cover all its gives (they may overlap: CIV80-11.20)."""
    mine = [offer.give for offer in offers if offer.seat == seat]
    cards: list[int] = []
    for kind in sorted({card for give in mine for card in give}):
        most = max([give.count(kind) for give in mine])
        cards += [kind] * max(0, most - unseen.known[seat][kind])
    return cards


def in_card_order(cards: list[int]) -> Give:
    """Cards as a give."""
    return tuple(sorted(cards, key=PLACE.__getitem__))
