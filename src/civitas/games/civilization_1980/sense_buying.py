"""A feeling for civilization cards: what to buy, how to pay, what to keep in hand."""

from __future__ import annotations

from typing import Final

from civitas.kernel.records import Option

from .hands import counts, hand_value
from .purchase import Payment, Purchase, not_for_sale, prices
from .state import Player, State
from .succession import CARDS_FOR_EPOCH_4, GROUPS_FOR_EPOCH_3, POINTS_FOR_EPOCH_5, groups_owned
from .surplus import HOLDABLE, Returns
from .tables import (
    BLACK,
    CARD_LIMIT,
    CIV_CARDS,
    COMMODITIES,
    COST,
    CREDIT,
    FINISH,
    GROUPS,
    HAND_LIMIT,
    KINDS,
    LAW,
    REQUIRES,
    VALUE,
)
from .weights import Weights

BOUGHT: Final = (3, 4, 5)  # epochs that cards open

# --- what to keep


def choose_kept(held: list[int], room: int = HAND_LIMIT) -> list[int]:
    """The commodities worth keeping for the next round: the sets that are worth most by the card."""
    found = [0] * len(held)
    for kind in sorted([kind for kind in range(COMMODITIES) if held[kind]], key=lambda kind: -held[kind] * VALUE[kind]):
        found[kind] = min(held[kind], room)
        room -= found[kind]
    return found


def value_kept(held: list[int]) -> int:
    """The set value of what is worth keeping."""
    return sum([n * n * VALUE[kind] for kind, n in enumerate(choose_kept(held)[:COMMODITIES]) if n])


def cards_to_return(space: Returns) -> Option:
    """The rest goes back; a calamity stays while there is room, to be passed on one day."""
    held = [0] * KINDS
    for kind, n in zip(HOLDABLE, space.bounds, strict=True):
        held[kind] = n
    stay = choose_kept(held)
    room = HAND_LIMIT - sum(stay)
    amounts: list[int] = []
    for kind in HOLDABLE:
        if BLACK[kind]:
            amounts.append(held[kind] if room <= 0 else 0)
            room -= held[kind]
        else:
            amounts.append(held[kind] - stay[kind])
    return ("return", tuple(amounts))


# --- how to pay


def payment(w: Weights, p: Player, space: Payment) -> Option:
    """Hand in what is missed least; the treasury is used up first, because its tokens come back to stock."""
    held = counts(p)
    best, found = float("inf"), tuple(space.bounds)
    for path in ways_to_pay(space):
        rest = held.copy()
        for kind, n in enumerate(path):
            rest[kind] -= n
        lost = w.buy_keeping * (value_kept(held) - value_kept(rest)) + w.pay_all * space.value(path)
        if lost < best:
            best, found = lost, path
    return ("hand_in", found)


def ways_to_pay(space: Payment) -> list[tuple[int, ...]]:
    """Hand-ins from which no set can be left out: all or nothing of a kind, or the last one as small as it gets (CIV80-25.4)."""
    found: list[tuple[int, ...]] = []
    kinds = [kind for kind, n in enumerate(space.bounds) if n]
    for mask in range(1 << len(kinds)):
        path = [0] * len(space.bounds)
        for at, kind in enumerate(kinds):
            path[kind] = space.bounds[kind] if mask >> at & 1 else 0
        if space.value(tuple(path)) < space.least:
            continue
        for at in [at for at, n in enumerate(path) if n]:
            thin = path.copy()
            while thin[at] and space.value(tuple(thin)) >= space.least:
                thin[at] -= 1
            thin[at] += 1
            found.append(tuple(thin))
        if not any(path):
            found.append(tuple(path))
    return found


# --- what to buy


def shopping(w: Weights, s: State, seat: int, options: list[Option]) -> Option:
    """The next card of the plan, then pay."""
    step = s.stack[-1]
    assert isinstance(step, Purchase)
    plan = wishes(w, s, s.players[seat])
    for option in options:
        if option[0] == "buy" and plan >> option[1] & 1:
            return option
    return options[-1]


def wishes(w: Weights, s: State, p: Player) -> int:
    """The best set of cards within the means, as a mask: all that can be bought, what costs no set worth keeping, or what opens the next
    epoch of the A.S.T."""
    held = counts(p)
    total = hand_value(p) + p.treasury
    spare = total - value_kept(held)
    each = prices(p.cards)
    choices = [knapsack(w, s, p, budget) for budget in sorted({total, spare})]
    if w.buy_entry and (key := opening(s, p, total)):
        choices.append(key | knapsack(w, s, p, spare - sum([each[card] for card in range(CIV_CARDS) if key >> card & 1]), key))
    best, found = 0.0, 0
    for chosen in choices:
        cost = sum([each[card] for card in range(CIV_CARDS) if chosen >> card & 1])
        value = sum([desire(w, s, p, card) for card in range(CIV_CARDS) if chosen >> card & 1]) - w.buy_keeping * max(0, cost - spare)
        if w.buy_entry and chosen:
            value += opened(w, s, p, chosen)
        if value > best:
            best, found = value, chosen
    return found


def knapsack(w: Weights, s: State, p: Player, budget: int, taken: int = 0) -> int:
    """The most wanted cards that a budget buys beside those *taken*, in the places that are left."""
    each = prices(p.cards)
    able = [card for card in range(CIV_CARDS) if not taken >> card & 1 and not_for_sale(s, p, card, 0, budget) is None]
    places = CARD_LIMIT - (p.cards | taken).bit_count()
    best: dict[int, tuple[float, int]] = {0: (0.0, 0)}  # spent -> wanted, cards
    for card in able:
        want = desire(w, s, p, card)
        for spent, (had, mask) in list(best.items()):
            cost = spent + each[card]
            if cost <= budget and mask.bit_count() < places and (cost not in best or best[cost][0] < had + want):
                best[cost] = (had + want, mask | 1 << card)
    return max(best.values(), key=lambda found: found[0])[1]


# --- the next epoch


def next_entry(s: State, p: Player, cards: int) -> int:
    """The next epoch whose entry these cards do not meet, 0 if there is none."""
    for epoch in BOUGHT:
        if p.space < s.rules.epoch_start[p.nation][epoch] and epoch not in s.rules.ignored_epochs and not meets(cards, epoch):
            return epoch
    return 0


def meets(cards: int, epoch: int) -> bool:
    """CIV80-14.3: whether these cards open an epoch: three groups, seven cards, a thousand points."""
    if epoch == 3:
        return groups_of(cards).bit_count() >= GROUPS_FOR_EPOCH_3
    return cards.bit_count() >= CARDS_FOR_EPOCH_4 if epoch == 4 else points_of(cards) >= POINTS_FOR_EPOCH_5


def points_of(cards: int) -> int:
    """The printed cost of these cards."""
    return sum([COST[card] for card in range(CIV_CARDS) if cards >> card & 1])


def groups_of(cards: int) -> int:
    """The groups of these cards, as a mask."""
    mask = 0
    for card in range(CIV_CARDS):
        if cards >> card & 1:
            mask |= GROUPS[card]
    return mask


def opened(w: Weights, s: State, p: Player, chosen: int) -> float:
    """What it is worth that these cards open the next epoch: a round that is not lost, less the longer it would not be missed yet."""
    epoch = next_entry(s, p, p.cards)
    if not epoch or not meets(p.cards | chosen, epoch):
        return 0.0
    early = s.rules.epoch_start[p.nation][epoch] - p.space - 1
    return float(w.buy_entry * w.buy_early**early)


def opening(s: State, p: Player, budget: int) -> int:
    """The cheapest cards that open the next epoch, as a mask; 0 if a budget does not reach that far."""
    epoch = next_entry(s, p, p.cards)
    if not epoch:
        return 0
    each = prices(p.cards)
    able = [card for card in range(CIV_CARDS) if not_for_sale(s, p, card, 0, budget) is None]
    reached: dict[tuple[int, int], tuple[int, int]] = {(progress_of(epoch, p.cards), p.cards.bit_count()): (0, 0)}  # progress, cards -> spent, mask
    for card in able:
        for (_, count), (spent, mask) in list(reached.items()):
            if spent + each[card] > budget or count >= CARD_LIMIT:
                continue
            key = (progress_of(epoch, p.cards | mask | 1 << card), count + 1)
            if key not in reached or reached[key][0] > spent + each[card]:
                reached[key] = (spent + each[card], mask | 1 << card)
    ways = [way for way in reached.values() if meets(p.cards | way[1], epoch)]
    return min(ways)[1] if ways else 0


def progress_of(epoch: int, cards: int) -> int:
    """How far these cards are on the way into an epoch; two sets that have come as far are as good."""
    if epoch == 3:
        return groups_of(cards)
    return 0 if epoch == 4 else points_of(cards)


# --- what a card is worth


def desire(w: Weights, s: State, p: Player, card: int) -> float:
    """What a card is worth to its buyer: its points, what it opens, what it saves later, and what it does."""
    owned = p.cards.bit_count()
    want = float(COST[card]) + w.buy_effects[card]
    groups = groups_owned(p)
    if groups.bit_count() < GROUPS_FOR_EPOCH_3:
        want += w.buy_new_group * (GROUPS[card] & ~groups).bit_count()
    if owned < w.buy_late:
        want += w.buy_new_card
        want += w.buy_future * sum([CREDIT[card][other] for other in range(CIV_CARDS) if not p.cards >> other & 1])
    needed = min(s.rules.required[p.nation][FINISH] - w.buy_slack, ceiling(s, p, p.cards))
    return want - w.buy_place_lost * max(0, needed - ceiling(s, p, p.cards | 1 << card))


def ceiling(s: State, p: Player, cards: int) -> int:
    """The most points that these cards and others still to be had can make in eleven places (CIV80-13.1); some need Law (CIV80-13.8)."""
    places = CARD_LIMIT - cards.bit_count()
    free = [card for card in range(CIV_CARDS) if not cards >> card & 1 and s.supply[card]]
    others = sorted([COST[card] for card in free if REQUIRES[card] < 0 or cards >> REQUIRES[card] & 1], reverse=True)
    most = sum([COST[card] for card in range(CIV_CARDS) if cards >> card & 1]) + sum(others[:places])
    return max(most, ceiling(s, p, cards | 1 << LAW)) if LAW in free and places else most
