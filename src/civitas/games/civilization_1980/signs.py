"""Signs of how the race on the A.S.T. will end: what a value is learned of, beside the worth that the sense sees.

Of others only what everybody sees counts: their hands are guessed by their cities.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.facts import load_weights
from civitas.kernel.features import hold_against

from .hands import hand_value
from .pieces import population
from .scoring import card_points
from .sense_prospect import income, rounds_to_finish
from .state import NOMADS, Player, State
from .succession import CARDS_FOR_EPOCH_4, CITIES_FOR_EPOCH_2, GROUPS_FOR_EPOCH_3, POINTS_FOR_EPOCH_5, groups_owned
from .tables import BLACK, CIV_IDS
from .weights import Weights

W: Final = Weights(load_weights(__package__)["greedy-1"])
GUESSES: Final = (0.6, 1.0, 1.8)  # what trade may bring, as parts of what it usually does
NO_STOCK: Final = 4.0  # tokens below which growth starves
FULL_HAND: Final = 8.0


def signs(s: State, seat: int) -> dict[str, float]:
    """Numbers by name, of what the seat may know."""
    if s.rules.variant == NOMADS:
        return {}
    p = s.players[seat]
    mine = open_signs(s, p, hand_value(p))
    mine["hand"] = float(hand_value(p))
    mine["woes"] = float(sum([1 for card in p.hand if BLACK[card]]))
    others = [open_signs(s, q, guess_hand(q)) for q in s.players if q.seat != seat]
    found = hold_against(mine, others)
    for number, name in enumerate(("moved", "traded", "bought", "stepped")):
        found[name] = float(part_of(s) == number)
        found[f"{name}.hand"] = found[name] * mine["hand"]
    for card, name in enumerate(CIV_IDS):
        found[f"owns.{name}"] = float(p.cards >> card & 1)
    return found


def part_of(s: State) -> int:
    """Which part of a round is under way, as the sense divides it."""
    return 0 if s.event < 8 else 1 if s.event < 10 else 2 if s.event == 10 else 3


def guess_hand(p: Player) -> float:
    """What the hand of somebody else may be worth."""
    return float(W.ahead_hand * min(FULL_HAND, len(p.hand)))


def open_signs(s: State, p: Player, hand: float) -> dict[str, float]:
    """How far one has come, what is missing for the spaces ahead, and how long they may take."""
    points, means = float(card_points(p)), hand + p.treasury
    tokens = float(population(s, p))
    cities = float(len(p.cities))
    starts = s.rules.epoch_start[p.nation]
    gap = next_gap(s, p, points + means)
    found = {
        "space": float(p.space),
        "points": points,
        "means": float(p.treasury) + hand,
        "treasury": float(p.treasury),
        "cards": float(p.cards.bit_count()),
        "groups": float(min(GROUPS_FOR_EPOCH_3, groups_owned(p).bit_count())),
        "cities": cities,
        "tokens": tokens,
        "unfed": max(0.0, 2 * cities - tokens),
        "idle": max(0.0, tokens - 2 * cities),
        "starved": max(0.0, NO_STOCK - p.stock),
        "ships": float(len(p.ships)),
        "held": float(len(p.hand)),
        "gap": gap,
        "lacks.cities": float(max(0, CITIES_FOR_EPOCH_2 - len(p.cities))) if p.space < starts[2] else 0.0,
        "lacks.groups": float(max(0, GROUPS_FOR_EPOCH_3 - groups_owned(p).bit_count())) if p.space < starts[3] else 0.0,
        "lacks.cards": float(max(0, CARDS_FOR_EPOCH_4 - p.cards.bit_count())) if p.space < starts[4] else 0.0,
        "lacks.points": max(0.0, POINTS_FOR_EPOCH_5 - points) if p.space < starts[5] else 0.0,
        "homeless": float(not p.cities and p.space >= starts[2]),
        "income": income(W, p),
    }
    for guess in GUESSES:
        found[f"rounds.{guess}"] = rounds_to_finish(W, s, p, hand, guess * income(W, p))
    return found


def next_gap(s: State, p: Player, total: float) -> float:
    """Points missing for the next space that asks for some."""
    required = s.rules.required[p.nation]
    for space in range(p.space + 1, s.rules.end_space + 1):
        if required[space]:
            return float(max(0.0, required[space] - total))
    return 0.0
