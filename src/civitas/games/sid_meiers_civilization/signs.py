"""Signs of how a game will end: how far everybody is on the way to each victory, how fast they go, and who could stop them.

What a value is learned of, beside the worth that the sense sees.  Of others only what everybody sees counts.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.facts import load_weights
from civitas.kernel.features import hold_against

from .pyramid import row_size
from .sense_values import PYRAMID, army_squares, danger, figures_of, power, progress
from .state import State, cities_of, is_capital
from .tables import CIV_IDS, COINS_TO_WIN, LAST_SPACE, NONE, TRACK_CULTURE, TRACK_TRADE, TRADE_NEEDED
from .tiles import distance
from .weights import Weights
from .yields import city_arts, city_production, trade_income

W: Final = Weights(load_weights(__package__)["greedy-1"])
NEAR: Final = (2, 4, 7)  # squares from a capital


def signs(s: State, seat: int) -> dict[str, float]:
    """Numbers by name, of what the seat may know."""
    found = hold_against(own_signs(s, seat), [own_signs(s, p.seat) for p in s.players if p.seat != seat])
    p = s.players[seat]
    for civ, name in enumerate(CIV_IDS):
        found[f"civ.{name}"] = float(p.civ == civ)
    mine = power(W, s, seat, 1, NONE)
    others = [power(W, s, q.seat, 1, NONE) for q in s.players if q.seat != seat]
    found["stronger"] = mine - max(others)
    found["siege"] = max([siege(s, seat, q.seat) for q in s.players if q.seat != seat])
    found["besieged"] = max([siege(s, q.seat, seat) for q in s.players if q.seat != seat])
    return found


def own_signs(s: State, seat: int) -> dict[str, float]:
    """How far a seat has come and how fast it goes."""
    p = s.players[seat]
    culture, techs, coins = progress(s, seat)
    cities = cities_of(s, seat)
    arts = float(sum([city_arts(s, city) for city in cities]))
    price = sum(TRACK_CULTURE[p.space + 1 :])
    found = {
        "culture_way": culture,
        "culture_way.2": culture**2,
        "culture_way.4": culture**4,
        "tech_way": techs,
        "tech_way.2": techs**2,
        "tech_way.4": techs**4,
        "coin_way": coins,
        "coin_way.2": coins**2,
        "coin_way.4": coins**4,
        "nearest": max(culture, techs, coins),
        "nearest.4": max(culture, techs, coins) ** 4,
        "culture": float(p.culture),
        "space": float(p.space),
        "arts": arts,
        "culture_turns": min(20.0, max(0.0, price - p.culture) / max(1.0, arts)) if p.space < LAST_SPACE else 0.0,
        "track_trade": float(sum(TRACK_TRADE[p.space + 1 :])),
        "coins_missing": float(COINS_TO_WIN - p.coins),
        "techs": float(p.techs.bit_count()),
        "trade": float(p.trade),
        "next_tech": float(p.trade + trade_income(s, seat) >= TRADE_NEEDED[1]),
        "income": float(trade_income(s, seat)),
        "cities": float(len(cities)),
        "production": float(sum([city_production(s, city) for city in cities])),
        "best_production": float(max([city_production(s, city) for city in cities], default=0)),
        "walls": float(sum([s.walls >> city & 1 for city in cities])),
        "figures": float(len(figures_of(s, seat))),
        "armies": float(len(army_squares(s, seat))),
        "units": float(sum(p.units)),
        "power": power(W, s, seat, 1, NONE),
        "danger": danger(W, s, seat),
        "resources": float(sum(p.resources)),
        "tokens": float(len(p.huts) + len(p.villages)),
        "events": float(len(p.events)),
        "people": float(sum(p.reserve)),
    }
    for level, needed in enumerate(PYRAMID):
        found[f"row.{level + 1}"] = float(min(needed, row_size(p, level + 1)))
    return found


def siege(s: State, seat: int, rival: int) -> float:
    """How much stronger the armies of a seat are that stand near the capital of a rival than what would defend it; nearer ones count more."""
    total = 0.0
    for city in cities_of(s, rival):
        if is_capital(city):
            guard = power(W, s, rival, 0, city)
            for reach in NEAR:
                near = sum([1 for square in army_squares(s, seat) if distance(square, s.cities[city]) <= reach])
                if near:
                    total += max(-4.0, min(12.0, power(W, s, seat, near, NONE) - guard))
    return total
