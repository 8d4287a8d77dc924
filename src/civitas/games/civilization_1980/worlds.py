"""Possible worlds: what a seat cannot see, dealt so that it could be true (CIV80-18, 11.37).

Everybody knows that a stack holds only its own numbers, so the cards of each number that lie in no stack are in the
hands, and how many there are is no secret.  A seat knows besides what it remembers (``memory``) and what was declared
of open offers: whoever offers three cards worth 13 with Salt among them holds such cards.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from civitas.kernel.chance import HELD
from civitas.kernel.flow import current

from .memory import passed_on, sure
from .offers import Give, Offer, total_of
from .purchase import Purchase, fits
from .state import NOBODY, TRADE, Player, State
from .tables import BLACK, COMMODITIES, KINDS, PLACE, RED, STACK, STACKS
from .trade_floor import Floor
from .trade_market import Market

TRIES: Final = 6  # to find other gives that fit all declarations
MOST_GOODS: Final = 6  # commodities in a give for which another is looked for; who gives more is believed
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
                shown = s.event > LAST_UNSEEN_EVENT and passed_on(p, at)
                if p.seat in (seat, pinned) or p.seen[at] & held or shown or (TRADE, card) in stay:
                    self.known[p.seat][card] += 0 if passed_on(p, at) else 1
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


def deal(s: State, seat: int, rng: Any, stay: Any) -> None:
    """Deal anew what *seat* cannot see; the cards (pool, card) of *stay* are left where they lie."""
    purchase = current(s, Purchase)
    if purchase is None or purchase.seat == seat:
        deal_unseen(s, seat, rng, Unseen(s, seat, stay))
        return
    real = [(p.hand.copy(), p.seen.copy()) for p in s.players], [stack.cards.copy() for stack in s.stacks], purchase.chosen
    for _ in range(TRIES):
        deal_unseen(s, seat, rng, Unseen(s, seat, stay))
        if fits(s, purchase, rng):
            return
    for p, (hand, seen) in zip(s.players, real[0], strict=True):
        p.hand, p.seen = hand, seen
    for stack, cards in zip(s.stacks, real[1], strict=True):
        stack.cards = cards
    purchase.chosen = real[2]
    deal_unseen(s, seat, rng, Unseen(s, seat, stay, purchase.seat))


def deal_unseen(s: State, seat: int, rng: Any, unseen: Unseen) -> None:
    """Stacks get cards of their own numbers, hands what is left."""
    offers = [offer for offer in open_offers(s) if offer.seat != seat]
    held = reserved(unseen, offers, rng)
    for stack in s.stacks:
        cards = unseen.loose[stack.number]
        rng.shuffle(cards)
        for at in unseen.stack_places[stack.number - 1]:
            stack.cards[at] = cards.pop()
    rest = [card for cards in unseen.loose for card in cards]
    rng.shuffle(rest)
    for p in s.players:
        mine = held[p.seat]
        for at in unseen.hand_places[p.seat]:
            put(s, p, at, mine.pop() if mine else NOBODY, rest, seat, rng)


def put(s: State, p: Player, at: int, reserved_card: int, rest: list[int], seat: int, rng: Any) -> None:
    """A card into a hand that *seat* cannot see.  A calamity was drawn by its holder, or passed to him in this round's trade."""
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


def reserved(unseen: Unseen, offers: list[Offer], rng: Any) -> list[list[int]]:
    """Other gives for the offers of others, that fit what was declared; the cards that each seat must hold for them."""
    found: list[Give] = []
    for _ in range(TRIES if offers else 0):
        found = Fitting(unseen).fitted(offers, rng)
        if found:
            break
    if not found:
        found = [offer.give for offer in offers]  # what is really offered fits, of course
    owners = [offer.seat for offer in offers]
    cards = [wanted(unseen, owners, found, seat) for seat in range(len(unseen.free))]
    for offer, give in zip(offers, found, strict=True):
        offer.give = give
    for taken in cards:
        for card in taken:
            unseen.loose[STACK[card]].remove(card)
    return cards


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

    def fitted(self, offers: list[Offer], rng: Any) -> list[Give]:
        """A give for each offer, one after the other; nothing if one finds none any more."""
        found: list[Give] = []
        for offer in offers:
            give = next((give for give in possible_gives(offer, rng) if self.holds(offer.seat, give)), ())
            if not give:
                return []
            self.take(offer.seat, give)
            found.append(give)
        return found

    def new_cards(self, seat: int, give: Give) -> list[int]:
        """Cards of a give that *seat* does not hold yet, as far as we got."""
        left = self.have[seat].copy()
        new: list[int] = []
        for card in give:
            if left[card]:
                left[card] -= 1
            else:
                new.append(card)
        return new

    def holds(self, seat: int, give: Give) -> bool:
        """Whether *seat* may hold these cards: so many are loose, of each number, and there is room in the hand."""
        new = self.new_cards(seat, give)
        if len(new) > self.free[seat]:
            return False
        numbers = [STACK[card] for card in new]
        return all([new.count(card) <= self.loose[card] for card in set(new)]) and all([numbers.count(n) <= self.spare[n] for n in set(numbers)])

    def take(self, seat: int, give: Give) -> None:
        for card in self.new_cards(seat, give):
            self.have[seat][card] += 1
            self.loose[card] -= 1
            self.spare[STACK[card]] -= 1
            self.free[seat] -= 1


def wanted(unseen: Unseen, owners: list[int], gives: list[Give], seat: int) -> list[int]:
    """The loose cards that *seat* needs to cover all its gives (they may overlap: CIV80-11.20)."""
    mine = [give for owner, give in zip(owners, gives, strict=True) if owner == seat]
    cards: list[int] = []
    for kind in sorted({card for give in mine for card in give}):
        most = max([give.count(kind) for give in mine])
        cards += [kind] * max(0, most - unseen.known[seat][kind])
    return cards


# --- all gives that can be declared so

DECLARABLE: Final[list[dict[int, list[Give]]]] = [{} for _ in range(MOST_GOODS + 1)]  # [commodities in the give][total]


def declarable(goods: int, total: int) -> list[Give]:
    """All gives of so many commodities, and no calamity, with this total."""
    table = DECLARABLE[goods]
    if not table:
        for give in combinations_with_replacement(range(COMMODITIES), goods):
            table.setdefault(total_of(give), []).append(give)
    return table.get(total, [])


def possible_gives(offer: Offer, rng: Any) -> list[Give]:
    """What the declaration may mean, in random order; calamities go unmentioned."""
    found: list[Give] = []
    for woes in range(min(offer.count - 1, len(WOES)) + 1):
        goods = offer.count - woes
        if goods <= MOST_GOODS:
            for give in declarable(goods, offer.total):
                if offer.named in give:
                    found.append(in_card_order([*give, *rng.sample(WOES, woes)]))
    rng.shuffle(found)
    return found


def in_card_order(cards: list[int]) -> Give:
    """Cards as a give."""
    return tuple(sorted(cards, key=PLACE.__getitem__))
