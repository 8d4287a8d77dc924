"""What the six civilizations can do besides (SMC-20); America's rush and Egypt's free building stand in production."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.options import Refusal, has_form
from civitas.kernel.records import Option

from .culture_track import FreeAdvance, gain_culture
from .piles import draw_unit, take_resource
from .state import Player, State
from .tables import (
    AMERICA,
    CHINA,
    EXPLORER_CULTURE,
    GERMANY,
    MARKET_RESOURCES,
    NONE,
    ROME,
    RUSH_PRODUCTION,
    RUSH_PRODUCTION_AMERICA,
    TECH_UNIT,
)

NONE_LEFT: Final = Refusal("SMC-8.14.1", "no-such-token-in-the-market")
TAKE_RESOURCE: Final[list[Option]] = [("take-resource", resource) for resource in range(MARKET_RESOURCES)]


def rush_production(p: Player) -> int:
    """SMC-8.3.1, SMC-20.1: the production that three trade give."""
    return RUSH_PRODUCTION_AMERICA if p.civ == AMERICA else RUSH_PRODUCTION


def explores(s: State, seat: int) -> None:
    """SMC-20.2: China gains 3 culture for each hut explored and each village conquered."""
    if s.players[seat].civ == CHINA:
        gain_culture(s, seat, EXPLORER_CULTURE)


def triumphs(s: State, seat: int) -> Step | None:
    """SMC-20.5: Rome advances for nothing with each wonder built, city founded, city or village conquered."""
    return FreeAdvance(seat) if s.players[seat].civ == ROME else None


def arms(s: State, seat: int, tech: int) -> Step | None:
    """SMC-14.14: Germany gets a unit of the type that a tech upgrades or unlocks, then a resource of its choice."""
    if s.players[seat].civ != GERMANY or TECH_UNIT[tech] == NONE:
        return None
    draw_unit(s, seat, TECH_UNIT[tech])
    return TakeResource(seat) if any(s.supply) else None


class TakeResource(Step):
    """Germany takes one resource of its choice from the market (SMC-14.14)."""

    seat: int

    def begin(self, s: State) -> Next:
        ways = tuple([TAKE_RESOURCE[resource] for resource in range(MARKET_RESOURCES) if s.supply[resource]])
        return Ask(self.seat, "take-resource", ways, then=self.take, rule="SMC-14.14")

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        known = has_form(option, "take-resource", int)
        return NONE_LEFT if known and (not 0 <= option[1] < MARKET_RESOURCES or not s.supply[option[1]]) else None

    def take(self, s: State, option: Option) -> Next:
        take_resource(s, self.seat, option[1])
        s.tell("takes-resource", seat=self.seat, resource=option[1])
        return DONE
