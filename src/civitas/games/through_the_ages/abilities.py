"""What leaders, wonders and pacts allow besides: actions of their own, and help to pay others (TTA-6.15, TTA-6.1.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option

from .action import (
    ABLE,
    BY_TRADE,
    LATER,
    MILITARY,
    NO_SUCH_ABILITY,
    ONCE_PER_TURN,
    UNAIDED,
    Action,
    Means,
    spend_military,
)
from .board import food, gain_population, resources, score_culture
from .building import build, increase_population, population_refusal
from .cards.card import CARRIES_EMIGRANTS, LEADS_THE_NATION, LEVIES, PAYS_CIVIL_WITH_MILITARY, TRADES_FOOD, TRADES_RESOURCES
from .costs import building_cost, lacks_resources, population_cost, unit_pool
from .state import CHURCHILL_USED, HAMMURABI_USED, OCEAN_LINER_USED, TRADE_ROUTE_USED, Player, State
from .tables import KIND, TECHS, UNIT

LEVY: Final[list[Option]] = [("levy", tech) for tech in range(TECHS)]
CHURCHILL_CULTURE: Final[Option] = ("churchill", "culture")
CHURCHILL_UNITS: Final[Option] = ("churchill", "units")
OCEAN_LINER: Final[Option] = ("ocean-liner",)

UNITS_ONLY: Final = Refusal("TTA-13.1.23", "the-levy-is-for-military-units")
LEVY_TOO_DEAR: Final = Refusal("TTA-13.1.23", "too-few-resources")
CULTURE_OR_UNITS: Final = Refusal("TTA-13.1.20", "choose-culture-or-units")
NO_EMIGRANTS: Final = Refusal("TTA-13.2.9", "the-yellow-bank-is-empty")


class Levy(Action):
    """Barbarossa: population and a unit for one military action (TTA-13.1.8)."""

    verb: ClassVar[str] = "levy"
    parts: ClassVar[tuple[str, ...]] = ("card",)
    military: ClassVar[int] = 1
    needs: ClassVar[int] = MILITARY | ABLE | LATER

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        if p.answers & LEVIES:
            for tech in p.technologies:
                if KIND[tech] == UNIT and levy_refusal(p, tech, means.trade) is None:
                    options.append(LEVY[tech])

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return levy_refusal(p, option[1], means.trade) if p.answers & LEVIES else NO_SUCH_ABILITY

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        trade = helps & BY_TRADE != 0
        spend_military(p, 1)
        increase_population(s, p.seat, 1, trade and bool(p.answers & TRADES_RESOURCES))
        build(s, p.seat, option[1], 1, trade and bool(p.answers & TRADES_FOOD))
        return None

    def wording(self, s: State, p: Player, option: Option, less: int) -> Message:
        return "do-levy", {"card": option[1], "food": max(0, population_cost(p) - 1), "resources": max(0, building_cost(p, option[1]) - 1)}


def levy_refusal(p: Player, tech: int, trade: bool) -> Refusal | None:
    """Why Barbarossa may not raise a unit on *tech*: both parts must be possible (TTA-13.1.23)."""
    if tech not in p.technologies or KIND[tech] != UNIT:
        return UNITS_ONLY
    by_resource = trade and bool(p.answers & TRADES_RESOURCES)
    refused = population_refusal(p, 1, by_resource)
    if refused is not None:
        return refused
    unit = max(0, building_cost(p, tech) - 1)
    rest = max(0, unit - unit_pool(p))
    if by_resource:  # one of the resources has become food
        short = resources(p) - 1 < rest
    elif trade:  # one food serves as a resource, besides the food for the population
        short = rest < 1 or food(p) < max(0, population_cost(p) - 1) + 1 or resources(p) < rest - 1
    else:
        short = lacks_resources(p, unit, True, False)
    return LEVY_TOO_DEAR if short else None


class Churchill(Action):
    """Culture, or science and resources for units, once a turn (TTA-13.1.20)."""

    verb: ClassVar[str] = "churchill"
    parts: ClassVar[tuple[str, ...]] = ("choice",)
    needs: ClassVar[int] = ABLE | UNAIDED | LATER

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        if p.answers & LEADS_THE_NATION and not p.once & CHURCHILL_USED:
            options.append(CHURCHILL_CULTURE)
            options.append(CHURCHILL_UNITS)

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        if not p.answers & LEADS_THE_NATION:
            return NO_SUCH_ABILITY
        if p.once & CHURCHILL_USED:
            return ONCE_PER_TURN
        return None if option in (CHURCHILL_CULTURE, CHURCHILL_UNITS) else CULTURE_OR_UNITS

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        p.once |= CHURCHILL_USED
        s.tell("churchill-chooses", seat=p.seat, choice=option[1])
        if option == CHURCHILL_CULTURE:
            score_culture(s, p.seat, 3)
        else:
            p.unit_science += 3
            p.unit_resources += 3
        return None

    def wording(self, s: State, p: Player, option: Option, less: int) -> Message:
        return f"do-churchill-{option[1]}", {}


class OceanLiner(Action):
    """Population for nothing, once a turn (TTA-13.2.5, TTA-13.2.9)."""

    verb: ClassVar[str] = "ocean-liner"
    needs: ClassVar[int] = ABLE | UNAIDED | LATER

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        if self.refusal(s, p, OCEAN_LINER, means) is None:
            options.append(OCEAN_LINER)

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        if not p.answers & CARRIES_EMIGRANTS:
            return NO_SUCH_ABILITY
        if p.once & OCEAN_LINER_USED:
            return ONCE_PER_TURN
        return None if p.yellow else NO_EMIGRANTS

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        p.once |= OCEAN_LINER_USED
        gain_population(s, p.seat)
        return None


def may_convert(p: Player) -> bool:
    """Hammurabi can still pay with a military action this turn (TTA-13.1.3)."""
    return bool(p.answers & PAYS_CIVIL_WITH_MILITARY) and not p.once & HAMMURABI_USED and p.ma + p.extra_ma > 0


def may_trade(p: Player) -> bool:
    """Trade Routes can still help to pay this turn (TTA-13.9.2)."""
    return bool(p.answers & (TRADES_FOOD | TRADES_RESOURCES)) and not p.once & TRADE_ROUTE_USED
