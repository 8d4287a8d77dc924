"""What a position promises: how many rounds it is to the finish.

Every marker steps on once a round unless something is missing (CIV80-14.3-14.6): cities, groups, cards, points.  So the game is a race in
which only stalls count.  What is in hand and what the cities will bring in trade says when each of the spaces ahead will be open.
"""

from __future__ import annotations

from typing import Final

from .atlas import POP
from .hands import hand_value
from .scoring import card_points
from .state import Player, State
from .succession import CARDS_FOR_EPOCH_4, CITIES_FOR_EPOCH_2, EPOCHS, GROUPS_FOR_EPOCH_3, POINTS_FOR_EPOCH_5, groups_owned
from .weights import Weights

MOST_CITIES: Final = 9.0


def race(w: Weights, s: State, seat: int) -> float:
    """Rounds to the finish against those of the best of the others: the more, the better for a seat."""
    me = s.players[seat]
    mine = rounds_to_finish(w, s, me, hand_value(me), income(w, me))
    others = [rounds_to_finish(w, s, p, w.ahead_hand * len(p.cities), income(w, p)) for p in s.players if p.seat != seat]
    return w.ahead_rival * min(others, default=0.0) - w.ahead_round * mine


def rounds_to_finish(w: Weights, s: State, p: Player, hand: float, brings: float) -> float:
    """Rounds until the last space, stalls included; *hand*: what the trade cards are worth, or what others may think that they are;
    *brings*: points that a round will bring."""
    points, means = card_points(p), hand + p.treasury
    starts, required = s.rules.epoch_start[p.nation], s.rules.required[p.nation]
    rounds = 0.0
    for space in range(p.space + 1, s.rules.end_space + 1):
        opens = (required[space] - points - means) / brings if required[space] else 0.0
        for epoch in EPOCHS:
            if starts[epoch] == space and epoch not in s.rules.ignored_epochs:
                opens = max(opens, wait_for_epoch(w, p, epoch, points, means, brings))
        rounds = max(rounds + 1.0, opens)
    if not p.cities and p.space >= starts[2]:  # CIV80-14.2: the marker steps back
        rounds += 1.0
    return rounds - w.ahead_point * (points + means) - w.ahead_income * brings


def income(w: Weights, p: Player) -> float:
    """Points that trade will bring in a round: the more cities, the better the cards.  Tokens to spare will be cities one day, and whoever has
    few will have more."""
    tokens = 0
    for area, n in enumerate(p.tokens):
        if n:
            tokens += min(n, POP[area] + 1)
    fed = min(float(len(p.cities)), tokens / 2 + 0.5)
    soon = min(MOST_CITIES, fed + w.ahead_hope * max(0.0, tokens - 2 * fed) / w.ahead_town)
    cities = w.ahead_usual + w.ahead_soon * soon
    return w.ahead_least + w.ahead_trade * cities * (cities + 1)


def wait_for_epoch(w: Weights, p: Player, epoch: int, points: int, means: float, brings: float) -> float:
    """Rounds until the entry of an epoch is met (CIV80-14.3)."""
    if epoch == 2:
        return w.ahead_city * max(0, CITIES_FOR_EPOCH_2 - len(p.cities))
    if epoch == 3:
        missing = w.ahead_group * max(0, GROUPS_FOR_EPOCH_3 - groups_owned(p).bit_count())
    elif epoch == 4:
        missing = w.ahead_card * max(0, CARDS_FOR_EPOCH_4 - p.cards.bit_count())
    else:
        missing = w.ahead_price * max(0, POINTS_FOR_EPOCH_5 - points)
    return max(0.0, missing - means) / brings if missing else 0.0
