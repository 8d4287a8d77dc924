"""Coins (SMC-15): counted from the table, kept in Player.coins, and counted again whenever a source may have changed."""

from __future__ import annotations

from .state import BY_ECONOMY, State
from .tables import (
    CITIES,
    COIN_PANAMA,
    COIN_TECHS,
    COINS_ON_TECH,
    COINS_TO_WIN,
    GOVERNMENT_COIN,
    NONE,
    PANAMA_CANAL,
)
from .winning import meet
from .yields import coins_at, squares_of, works


def count(s: State, seat: int) -> int:
    """SMC-15.1: all sources of a seat's coins."""
    p = s.players[seat]
    found = GOVERNMENT_COIN[s.rules.government_set][p.government] + (p.techs & COIN_TECHS).bit_count() + sum(p.coin_tokens)
    if p.coin_tokens[COIN_PANAMA] and not works(s, seat, PANAMA_CANAL):  # SMC-17.5
        found -= p.coin_tokens[COIN_PANAMA]
    for city in range(CITIES * seat, CITIES * seat + CITIES):
        if s.cities[city] != NONE:
            for square in squares_of(s, city):
                found += coins_at(s, square)
    return found


def recount(s: State, seat: int) -> None:
    """SMC-15.2: the dial follows at once; 15 coins win (SMC-15.5)."""
    p = s.players[seat]
    p.coins = count(s, seat)
    if p.coins >= COINS_TO_WIN:
        meet(s, seat, BY_ECONOMY)


def recount_all(s: State) -> None:
    """After a change that may touch anybody; the player whose part it is first, then in order of play (SMC-22.3)."""
    recount(s, s.current)
    n = len(s.players)
    for i in range(n):
        seat = (s.first + i) % n
        if seat != s.current:
            recount(s, seat)


def add_token(s: State, seat: int, place: int) -> bool:
    """A coin token on a tech, the sheet or Panama Canal; four is the most a tech holds.  Whether one was added."""
    p = s.players[seat]
    if place < COIN_PANAMA - 1 and p.coin_tokens[place] >= COINS_ON_TECH:
        return False
    p.coin_tokens[place] += 1
    s.tell("coin-token", seat=seat, place=place)
    recount(s, seat)
    return True
