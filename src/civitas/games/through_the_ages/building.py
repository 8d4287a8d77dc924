"""Population, buildings, units and wonder stages (TTA-6.4, TTA-6.5, TTA-6.7, TTA-6.12).

Civil and military actions are not looked at here: an action card, an event or a leader may order the same things.
*less* is the discount of whatever orders it; *trade* says that Trade Routes help to pay.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .board import free_worker, move_worker, place_worker
from .costs import (
    building_cost,
    lacks_food,
    lacks_resources,
    population_cost,
    spend_food,
    spend_resources,
    stages_cost,
    upgrade_cost,
)
from .ratings import workers_of
from .state import Player, State
from .tables import KIND, LEVEL, NONE, STAGES, TECHS, THEATER, TYPE, UNIT, URBAN, URBAN_LIMIT

POPULATION: Final[Option] = ("population",)
BUILD: Final[list[Option]] = [("build", tech) for tech in range(TECHS)]
UPGRADE: Final[list[list[Option]]] = [[("upgrade", tech, to) for to in range(TECHS)] for tech in range(TECHS)]
DESTROY: Final[list[Option]] = [("disband" if KIND[tech] == UNIT else "destroy", tech) for tech in range(TECHS)]
STAGE: Final[list[Option]] = [("stage", n) for n in range(5)]

BANK_EMPTY: Final = Refusal("TTA-6.4.2", "the-yellow-bank-is-empty")
TOO_LITTLE_FOOD: Final = Refusal("TTA-6.4.1", "too-little-food")
NOT_IN_PLAY: Final = Refusal("TTA-6.5.1", "the-technology-is-not-in-play")
NO_UNUSED_WORKER: Final = Refusal("TTA-6.5.1", "there-is-no-unused-worker")
TOO_FEW_RESOURCES: Final = Refusal("TTA-6.5.1", "too-few-resources")
LIMIT_REACHED: Final = Refusal("TTA-6.5.2", "the-government-allows-no-more-of-this-type")
NO_WORKER_THERE: Final = Refusal("TTA-6.5.3", "no-worker-stands-on-that-card")
NOT_HIGHER: Final = Refusal("TTA-6.5.3", "an-upgrade-goes-to-a-higher-card-of-the-same-type")
NO_WONDER: Final = Refusal("TTA-6.7.1", "there-is-no-unfinished-wonder")
TOO_FEW_STAGES: Final = Refusal("TTA-6.7.1", "the-wonder-has-not-so-many-stages-left")
TOO_FEW_BLUE_TOKENS: Final = Refusal("TTA-6.7.4", "there-are-too-few-blue-tokens-to-cover-the-stages")
NOT_A_THEATER: Final = Refusal("TTA-13.1.13", "it-must-become-a-theater-of-the-same-or-a-higher-level")


# --- population -----------------------------------------------------------------------------------------------------------


def population_refusal(p: Player, less: int = 0, trade: bool = False) -> Refusal | None:
    """Why *p* may not increase his population (TTA-6.4)."""
    if not p.yellow:
        return BANK_EMPTY
    return TOO_LITTLE_FOOD if lacks_food(p, max(0, population_cost(p) - less), trade) else None


def increase_population(s: State, seat: int, less: int = 0, trade: bool = False) -> None:
    """Pay the food and move a token from the yellow bank to the pool."""
    p = s.players[seat]
    cost = max(0, population_cost(p) - less)
    spend_food(p, cost, trade)
    p.yellow -= 1
    p.unused += 1
    s.tell("increases-population", seat, cost)


# --- buildings and units --------------------------------------------------------------------------------------------------


def limit_reached(p: Player, tech: int) -> bool:
    """Whether the government allows no more urban buildings of this type (TTA-6.5.2)."""
    return KIND[tech] == URBAN and workers_of(p, TYPE[tech]) >= URBAN_LIMIT[p.government]


def build_refusal(p: Player, tech: int, less: int = 0, trade: bool = False) -> Refusal | None:
    """Why *p* may not build on *tech*."""
    if tech not in p.technologies:
        return NOT_IN_PLAY
    if not p.unused:
        return NO_UNUSED_WORKER
    if limit_reached(p, tech):
        return LIMIT_REACHED
    return TOO_FEW_RESOURCES if lacks_resources(p, max(0, building_cost(p, tech) - less), KIND[tech] == UNIT, trade) else None


def build(s: State, seat: int, tech: int, less: int = 0, trade: bool = False) -> None:
    """Pay the resources and move an unused worker onto the card."""
    p = s.players[seat]
    cost = max(0, building_cost(p, tech) - less)
    spend_resources(p, cost, KIND[tech] == UNIT, trade)
    s.tell("builds", seat, tech, cost)
    place_worker(s, seat, tech)


def upgrade_refusal(p: Player, tech: int, to: int, less: int = 0, trade: bool = False) -> Refusal | None:
    """Why *p* may not upgrade from *tech* to *to*.  The urban limit is not checked (TTA-6.5.3)."""
    if tech not in p.technologies or to not in p.technologies:
        return NOT_IN_PLAY
    if not p.workers[tech]:
        return NO_WORKER_THERE
    if TYPE[tech] != TYPE[to] or LEVEL[tech] >= LEVEL[to]:
        return NOT_HIGHER
    return TOO_FEW_RESOURCES if lacks_resources(p, max(0, upgrade_cost(p, tech, to) - less), KIND[to] == UNIT, trade) else None


def upgrade(s: State, seat: int, tech: int, to: int, less: int = 0, trade: bool = False) -> None:
    """Pay the difference and move the worker to the higher card."""
    p = s.players[seat]
    cost = max(0, upgrade_cost(p, tech, to) - less)
    spend_resources(p, cost, KIND[to] == UNIT, trade)
    s.tell("upgrades", seat, tech, to, cost)
    move_worker(s, seat, tech, to)


def destroy_refusal(p: Player, tech: int) -> Refusal | None:
    """Why *p* may not destroy a building, or disband a unit, on *tech*."""
    return None if tech in p.technologies and p.workers[tech] else NO_WORKER_THERE


def destroy(s: State, seat: int, tech: int) -> None:
    """The worker goes to the pool; nothing is refunded (TTA-6.5.4, TTA-6.12.3)."""
    s.tell("disbands" if KIND[tech] == UNIT else "destroys", seat, tech)
    free_worker(s, seat, tech)


def restage_refusal(p: Player, tech: int, to: int, trade: bool = False) -> Refusal | None:
    """Why Bach may not turn a building on *tech* into a theater on *to* (TTA-13.1.13, TTA-13.1.26)."""
    if tech not in p.technologies or to not in p.technologies:
        return NOT_IN_PLAY
    if not p.workers[tech]:
        return NO_WORKER_THERE
    if KIND[tech] != URBAN or TYPE[to] != THEATER or LEVEL[to] < LEVEL[tech] or tech == to:
        return NOT_A_THEATER
    if TYPE[tech] != THEATER and limit_reached(p, to):
        return LIMIT_REACHED
    return TOO_FEW_RESOURCES if lacks_resources(p, upgrade_cost(p, tech, to), False, trade) else None


# --- wonders --------------------------------------------------------------------------------------------------------------


def stage_refusal(p: Player, n: int, less: int = 0, trade: bool = False) -> Refusal | None:
    """Why *p* may not build the next *n* stages of his wonder."""
    if p.wonder == NONE:
        return NO_WONDER
    if n < 1 or p.stages + n > len(STAGES[p.wonder]):
        return TOO_FEW_STAGES
    if lacks_resources(p, max(0, stages_cost(p, n) - less), False, trade):
        return TOO_FEW_RESOURCES
    if p.blue < n and p.blue + sum(p.tokens) < n:  # paying moves tokens between bank and cards, it does not lose any
        return TOO_FEW_BLUE_TOKENS
    return None


def pay_stages(s: State, seat: int, n: int, less: int = 0, trade: bool = False) -> None:
    """Pay for the next *n* stages.  ``wonder_stages.CoverStages`` covers them."""
    p = s.players[seat]
    cost = max(0, stages_cost(p, n) - less)
    spend_resources(p, cost, False, trade)
    s.tell("builds-stages", seat, p.wonder, n, cost)
