"""What a page shows of a purchase: what is chosen, what else is within reach, and how it could be paid (CIV80-13)."""

from __future__ import annotations

from typing import Any

from civitas.kernel.flow import current

from .hands import counts, hand_value
from .purchase import IN_ORDER, Purchase, not_for_sale, total_price
from .state import Player, State, owns
from .tables import CIV_CARDS, COMMODITIES, set_value


def purchase(s: State, seat: int | None) -> dict[str, Any] | None:
    """For the buyer: the cards chosen, their price together, what they have, and what each other card would lack."""
    step: Purchase | None = current(s, Purchase)
    if step is None or seat != step.seat or s.pending is None or seat not in s.to_act:
        return None
    p = s.players[seat]
    price, budget = total_price(s, p, step.chosen), hand_value(p) + p.treasury
    short = [0 if owns(p, card) else max(0, total_price(s, p, step.chosen | 1 << card) - budget) for card in range(CIV_CARDS)]
    late = [card for card in range(CIV_CARDS) if not short[card] and not_for_sale(s, p, card, step.chosen, budget) is IN_ORDER]
    return {
        "chosen": [card for card in range(CIV_CARDS) if step.chosen >> card & 1],
        "price": price,
        "budget": budget,
        "short": short,
        "late": late if s.pending.what == "buy" else [],  # only their place in the table bars them: a page turns choices back and makes them anew
        "payments": payments(p, price) if s.pending.what == "hand-in" else [],
    }


def payments(p: Player, price: int) -> list[dict[str, Any]]:
    """Good ways to pay: what keeps most in all, what spares the treasury, what spares the cards."""
    ways = [(value, left, amounts) for value, (left, amounts) in hand_ins(p).items() if value + p.treasury >= price]
    if not ways:
        return []

    def money_left(way: tuple[int, int, list[int]]) -> int:
        return p.treasury - max(0, price - way[0])

    best = {
        "most": max(ways, key=lambda way: (way[1] + money_left(way), way[1])),
        "treasury": max(ways, key=lambda way: (money_left(way), way[1])),
        "cards": max(ways, key=lambda way: (way[1], money_left(way))),
    }
    found: list[dict[str, Any]] = []
    for name, way in best.items():
        value, left, amounts = way
        if all([other["option"][1] != amounts for other in found]):
            lost = max(0, value - price)
            found.append(
                {"spares": name, "option": ("hand_in", amounts), "worth": value, "treasury": p.treasury - money_left(way), "lost": lost, "left": left}
            )
    return found


def hand_ins(p: Player) -> dict[int, tuple[int, list[int]]]:
    """By the value that is handed in: how much the rest of the hand is worth at best, and what is handed in then."""
    found: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for kind, held in enumerate(counts(p)[:COMMODITIES]):
        grown: dict[int, tuple[int, list[int]]] = {}
        for value, (left, amounts) in found.items():
            for n in range(held + 1):
                paid, rest = value + set_value(kind, n), left + set_value(kind, held - n)
                if paid not in grown or grown[paid][0] < rest:
                    grown[paid] = (rest, [*amounts, n])
        found = grown
    return found
