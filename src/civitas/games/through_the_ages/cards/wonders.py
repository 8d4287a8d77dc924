"""Wonders: what they do beyond their printed numbers (TTA-13.2).  The others are pure numbers."""

from __future__ import annotations

from typing import ClassVar, Final

from ..board import score_culture
from ..ratings import workers_of
from ..state import REPLACED_LEADER, Player, State
from ..tables import (
    ARTILLERY,
    CULTURE,
    FARM,
    INFANTRY,
    KIND,
    LEVEL,
    LIBRARY,
    MINE,
    NONE,
    OF_TYPE,
    SCIENCE,
    STRENGTH,
    THEATER,
    URBAN,
)
from .card import (
    CARRIES_EMIGRANTS,
    EFFECTS,
    EXTRA_HAPPY_FACES,
    EXTRA_MINE_TOKEN,
    INSPIRES_BUILDINGS,
    INSPIRES_THEATERS,
    Card,
    enroll,
)


class LibraryOfAlexandria(Card):
    """Both hand limits are 1 higher."""

    def hand_limit(self, limit: int) -> int:
        return limit + 1


class GreatWall(Card):
    """Strength +1 for each infantry and artillery unit, of any level (TTA-13.2.7)."""

    def strength(self, s: State, p: Player) -> int:
        return workers_of(p, INFANTRY) + workers_of(p, ARTILLERY)


class StPeters(Card):
    """Every other source of happy faces gives one more (TTA-12.1.4)."""

    abilities: ClassVar[int] = EXTRA_HAPPY_FACES


class TajMahal(Card):
    """While in the row: 2 civil actions cheaper for a player who replaced their leader this turn (TTA-13.2.6)."""

    def row_cost(self, p: Player, cost: int) -> int:
        return cost - 2 if p.once & REPLACED_LEADER else cost


class OceanLinerService(Card):
    """Once in each own Action Phase gain 1 population (TTA-13.2.5)."""

    abilities: ClassVar[int] = CARRIES_EMIGRANTS


class TranscontinentalRailroad(Card):
    """A worker on the best mine produces 2 blue tokens instead of 1 (TTA-13.2.4)."""

    abilities: ClassVar[int] = EXTRA_MINE_TOKEN


class FastFoodChains(Card):
    """1 culture for each unit and urban building, 2 for each farm and mine (TTA-13.2.2)."""

    def complete(self, s: State, seat: int) -> None:
        p = s.players[seat]
        score_culture(s, seat, sum([p.workers[tech] * (2 if KIND[tech] in (FARM, MINE) else 1) for tech in p.technologies]))


class FirstSpaceFlight(Card):
    """1 culture for each level of every technology card in play (TTA-13.2.2)."""

    def complete(self, s: State, seat: int) -> None:
        p = s.players[seat]
        levels = LEVEL[p.government] + sum([LEVEL[card] for card in p.technologies])
        score_culture(s, seat, levels + sum([LEVEL[card] for card in p.specials if card != NONE]))


class Hollywood(Card):
    """Twice the culture of theaters and libraries, with Shakespeare, Bach or Chaplin (TTA-13.2.3)."""

    def complete(self, s: State, seat: int) -> None:
        p = s.players[seat]
        culture = sum([p.workers[card] * CULTURE[card] for card in OF_TYPE[THEATER] + OF_TYPE[LIBRARY]])
        if p.answers & INSPIRES_THEATERS:
            culture += EFFECTS[p.leader].culture(s, p)
        score_culture(s, seat, 2 * culture)


class Internet(Card):
    """The culture, science and strength of all urban buildings, with the leaders who add to them (TTA-13.2.3)."""

    def complete(self, s: State, seat: int) -> None:
        p = s.players[seat]
        points = sum([p.workers[card] * (CULTURE[card] + SCIENCE[card] + STRENGTH[card]) for card in p.technologies if KIND[card] == URBAN])
        if p.answers & INSPIRES_BUILDINGS:
            points += EFFECTS[p.leader].culture(s, p) + EFFECTS[p.leader].science(s, p)
        score_culture(s, seat, points)


LIBRARY_OF_ALEXANDRIA: Final = enroll("library_of_alexandria", LibraryOfAlexandria())
GREAT_WALL: Final = enroll("great_wall", GreatWall())
ST_PETERS: Final = enroll("st_peters_basilica", StPeters())
TAJ_MAHAL: Final = enroll("taj_mahal", TajMahal())
OCEAN_LINER_SERVICE: Final = enroll("ocean_liner_service", OceanLinerService())
TRANSCONTINENTAL_RAILROAD: Final = enroll("transcontinental_railroad", TranscontinentalRailroad())
FAST_FOOD_CHAINS: Final = enroll("fast_food_chains", FastFoodChains())
FIRST_SPACE_FLIGHT: Final = enroll("first_space_flight", FirstSpaceFlight())
HOLLYWOOD: Final = enroll("hollywood", Hollywood())
INTERNET: Final = enroll("internet", Internet())
