"""Points, the end of the game, and who has won (CIV80-14.4-14.10, 17)."""

from __future__ import annotations

from .hands import hand_value
from .pieces import population
from .state import FARMERS, NOBODY, NOMADS, Player, State
from .tables import CIV_CARDS, COST


def card_points(p: Player) -> int:
    """The printed cost of the civilization cards owned."""
    mask = p.cards
    return sum([COST[card] for card in range(CIV_CARDS) if mask >> card & 1]) if mask else 0


def total_points(s: State, seat: int) -> int:
    """CIV80-14.4: civilization cards, treasury, and the set value of the commodities in hand."""
    p = s.players[seat]
    return card_points(p) + p.treasury + hand_value(p)


def open_points(s: State, seat: int) -> int:
    """What everybody can see of the total: the hand is secret while the game goes on."""
    p = s.players[seat]
    return card_points(p) + p.treasury


def winner(s: State) -> int:
    """Who has won after this round, NOBODY while the game goes on."""
    if s.rules.variant == NOMADS:
        return best(s) if s.round >= s.rules.rounds else NOBODY  # CIV80-17.1
    arrived = any([p.space >= s.rules.end_space for p in s.players])
    return best(s) if arrived or s.round >= s.rules.max_rounds else NOBODY  # CIV80-14.7, 14.8, 17.2.2, 17.3


def best(s: State) -> int:
    """The first of the final ranking."""
    return max(s.order, key=lambda seat: rank(s, seat, total_points(s, seat)))  # the first of equals: CIV80-1.6


def rank(s: State, seat: int, points: int) -> tuple[int, int]:
    """CIV80-14.10: space, then points; in the variants areas and tokens, or space and cities."""
    p = s.players[seat]
    if s.rules.variant == NOMADS:
        return sum([1 for n in p.tokens if n]), population(s, p)
    return p.space, len(p.cities) if s.rules.variant == FARMERS else points


def close(s: State) -> None:
    """CIV80-14.9: at the end of the game all totals are shown; the hands stay secret."""
    s.totals = [total_points(s, seat) for seat in range(s.seats())]
    if s.rules.variant not in (NOMADS, FARMERS):
        s.disclose()
        for seat in s.order:
            s.tell("shows-total", seat=seat, points=s.totals[seat])


def standing(s: State) -> list[tuple[int, ...]]:
    """Seats from best to worst; there are no ties, because A.S.T. order breaks them (CIV80-1.6).

    While the game goes on by what everybody sees; at its end by the totals shown.
    """
    points = s.totals or [open_points(s, seat) for seat in range(s.seats())]
    ranked = sorted(s.order, key=lambda seat: rank(s, seat, points[seat]), reverse=True)  # stable: equals stay in A.S.T. order
    return [(seat,) for seat in ranked]
