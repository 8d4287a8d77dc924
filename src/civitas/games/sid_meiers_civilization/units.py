"""Units of standing forces: their rank and what they cost (SMC-8.5)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Refusal

from .state import Player, State
from .tables import AIRCRAFT, AIRCRAFT_COST, FLIGHT, RANK_COST, RANK_TECHS, TYPES

NO_SUCH_TYPE: Final = Refusal("SMC-8.5.1", "there-is-no-such-unit")
AIRCRAFT_LOCKED: Final = Refusal("SMC-8.5.1", "aircraft-need-flight")
DECK_EMPTY: Final = Refusal("SMC-8.5.2", "the-deck-is-empty")


def rank_of(p: Player, type: int) -> int:
    """SMC-14.7: the highest rank among the techs a player knows."""
    for rank, tech in RANK_TECHS[type]:
        if p.techs & tech:
            return rank
    return 1


def unit_cost(p: Player, type: int) -> int:
    """SMC-8.5.1: by the player's rank of that type; aircraft have their own price."""
    return AIRCRAFT_COST if type == AIRCRAFT else RANK_COST[rank_of(p, type)]


def cards_left(s: State, type: int) -> int:
    """How many cards a deck holds, those that lie face up under it included (SMC-8.5.2)."""
    return len(s.decks[type].cards) + len(s.fallen[type])


def why_not_unit(s: State, seat: int, type: int, taken: int) -> Refusal | None:
    """Why no unit of that type can be built, after *taken* cards of it."""
    if not 0 <= type < TYPES:
        return NO_SUCH_TYPE
    if type == AIRCRAFT and not s.players[seat].techs & FLIGHT:
        return AIRCRAFT_LOCKED
    return None if cards_left(s, type) > taken else DECK_EMPTY
