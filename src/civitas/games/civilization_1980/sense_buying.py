"""A feeling for civilization cards: what to buy, how to pay, what to keep in hand."""

from __future__ import annotations

from civitas.kernel.records import Option

from .hands import counts, hand_value
from .purchase import Payment, Purchase, not_for_sale, prices
from .state import Player, State
from .succession import GROUPS_FOR_EPOCH_3, groups_owned
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
    """The best set of cards within the means, as a mask: all that can be bought, or what costs no set worth keeping."""
    held = counts(p)
    total = hand_value(p) + p.treasury
    spare = total - value_kept(held)
    best, found = 0.0, 0
    for budget in sorted({total, spare}):
        chosen = knapsack(w, s, p, budget)
        cost = sum([prices(p.cards)[card] for card in range(CIV_CARDS) if chosen >> card & 1])
        value = sum([desire(w, s, p, card) for card in range(CIV_CARDS) if chosen >> card & 1]) - w.buy_keeping * max(0, cost - spare)
        if value > best:
            best, found = value, chosen
    return found


def knapsack(w: Weights, s: State, p: Player, budget: int) -> int:
    """The most wanted cards that a budget buys, in the places that are left."""
    each = prices(p.cards)
    able = [card for card in range(CIV_CARDS) if not_for_sale(s, p, card, 0, budget) is None]
    places = CARD_LIMIT - p.cards.bit_count()
    best: dict[int, tuple[float, int]] = {0: (0.0, 0)}  # spent -> wanted, cards
    for card in able:
        want = desire(w, s, p, card)
        for spent, (had, mask) in list(best.items()):
            cost = spent + each[card]
            if cost <= budget and mask.bit_count() < places and (cost not in best or best[cost][0] < had + want):
                best[cost] = (had + want, mask | 1 << card)
    return max(best.values(), key=lambda found: found[0])[1]


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
