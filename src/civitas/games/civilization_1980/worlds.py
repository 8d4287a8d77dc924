"""Possible worlds: what a seat cannot see, dealt so that it could be true (CIV80-18, 11.37).

Everybody knows that a stack holds only its own numbers, so the cards of each number that lie in no stack are in the
hands, and how many there are is no secret.  A seat knows besides what it remembers (``memory``) and what was declared
of open offers: whoever offers three cards worth 13 with Salt among them holds such cards.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.chance import HELD
from civitas.kernel.flow import current

from .offers import Give, Offer
from .purchase import Purchase, fits
from .state import NOBODY, TRADE, Player, State
from .tables import BLACK, CARD_ORDER, COMMODITIES, KINDS, RED, STACK, STACKS, VALUE
from .trade_floor import Floor
from .trade_market import Market

TRIES: Final = 6  # to find other gives that fit all declarations
WAYS: Final = 200  # gives looked at for one declaration
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
                shown = s.event > LAST_UNSEEN_EVENT and p.givers[at] != NOBODY
                if p.seat in (seat, pinned) or p.seen[at] & held or shown or (TRADE, card) in stay:
                    self.known[p.seat][card] += 1 if p.givers[at] == NOBODY else 0
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
    real = [(p.hand.copy(), p.seen.copy(), p.givers.copy()) for p in s.players], [stack.cards.copy() for stack in s.stacks], purchase.chosen
    for _ in range(TRIES):
        deal_unseen(s, seat, rng, Unseen(s, seat, stay))
        if fits(s, purchase, rng):
            return
    for p, (hand, seen, givers) in zip(s.players, real[0], strict=True):
        p.hand, p.seen, p.givers = hand, seen, givers
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
    p.hand[at], p.seen[at], p.givers[at] = card, 0, NOBODY
    if BLACK[card] and reserved_card == NOBODY and p.partners and s.event <= LAST_UNSEEN_EVENT:
        p.givers[at] = rng.choice([NOBODY] + [giver for giver in s.order if p.partners >> giver & 1 and giver != seat])


def open_offers(s: State) -> list[Offer]:
    """The offers and counters on the table."""
    market = current(s, Market)
    if market is not None:
        return [*market.offers, *market.counters]
    floor = current(s, Floor)
    return [] if floor is None else [*floor.offers, *floor.counters]


def reserved(unseen: Unseen, offers: list[Offer], rng: Any) -> list[list[int]]:
    """Other gives for the offers of others, that fit what was declared; the cards that each seat must hold for them."""
    for _ in range(TRIES if offers else 0):
        found = fitted(unseen, offers, rng)
        if found is not None:
            break
    else:
        found = [offer.give for offer in offers]  # what is really offered fits, of course
    cards = [wanted(unseen, [o.seat for o in offers], found, seat) for seat in range(len(unseen.free))]
    for offer, give in zip(offers, found, strict=True):
        offer.give = give
    for taken in cards:
        for card in taken:
            unseen.loose[STACK[card]].remove(card)
    return cards


def fitted(unseen: Unseen, offers: list[Offer], rng: Any) -> list[Give] | None:
    """A give for each offer, one after the other; None if one finds none any more."""
    loose = [0] * KINDS
    for cards in unseen.loose:
        for card in cards:
            loose[card] += 1
    spare, free = unseen.spare.copy(), unseen.free.copy()
    have = [known.copy() for known in unseen.known]  # what each seat holds by now
    found: list[Give] = []
    for offer in offers:
        mine = have[offer.seat]
        able: list[list[int]] = []
        for amounts in ways_to_declare(offer, [mine[kind] + loose[kind] for kind in range(KINDS)], rng):
            new = [max(0, amounts[kind] - mine[kind]) for kind in range(KINDS)]
            by_number = [0] * (STACKS + 1)
            for kind, n in enumerate(new):
                by_number[STACK[kind]] += n
            if sum(new) <= free[offer.seat] and all([n <= most for n, most in zip(by_number, spare, strict=True)]):
                able.append(amounts)
        if not able:
            return None
        amounts = able[rng.randrange(len(able))]
        for kind in range(KINDS):
            new_cards = max(0, amounts[kind] - mine[kind])
            mine[kind] += new_cards
            loose[kind] -= new_cards
            spare[STACK[kind]] -= new_cards
            free[offer.seat] -= new_cards
        found.append(in_card_order(amounts))
    return found


def in_card_order(amounts: list[int]) -> Give:
    """Amounts by kind as a give."""
    give: list[int] = []
    for kind in CARD_ORDER:
        give += [kind] * amounts[kind]
    return tuple(give)


def wanted(unseen: Unseen, owners: list[int], gives: list[Give], seat: int) -> list[int]:
    """The loose cards that *seat* needs to cover all its gives (they may overlap: CIV80-11.20)."""
    cards: list[int] = []
    for kind in range(KINDS):
        most = max([give.count(kind) for owner, give in zip(owners, gives, strict=True) if owner == seat], default=0)
        cards += [kind] * max(0, most - unseen.known[seat][kind])
    return cards


def ways_to_declare(offer: Offer, have: list[int], rng: Any) -> list[list[int]]:
    """Amounts by kind that give this count and total with the named commodity among them, out of these cards."""
    found: list[list[int]] = []
    kinds = [kind for kind in range(COMMODITIES) if have[kind]]
    rng.shuffle(kinds)
    blacks = [kind for kind in range(COMMODITIES, KINDS) if BLACK[kind] and have[kind]]
    rng.shuffle(blacks)
    search(offer, kinds, blacks, have, 0, offer.count, offer.total, [0] * KINDS, found)
    return found


def search(
    offer: Offer, kinds: list[int], blacks: list[int], have: list[int], at: int, count: int, total: int, amounts: list[int], found: list[list[int]]
) -> None:
    """Go through the kinds; *count* cards worth *total* are still to be found."""
    if len(found) >= WAYS or count < 0 or total < 0:
        return
    if at == len(kinds):
        if total == 0 and amounts[offer.named] and count <= len(blacks):
            way = amounts.copy()
            for kind in blacks[:count]:
                way[kind] = 1
            found.append(way)
        return
    kind = kinds[at]
    for n in range(1 if kind == offer.named else 0, min(have[kind], count) + 1):
        amounts[kind] = n
        search(offer, kinds, blacks, have, at + 1, count - n, total - n * n * VALUE[kind], amounts, found)
    amounts[kind] = 0
