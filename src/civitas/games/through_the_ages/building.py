"""Population, buildings, units and wonder stages (TTA-6.4, TTA-6.5, TTA-6.7, TTA-6.12).

Civil and military actions are not looked at here: an action card, an event or a leader may order the same things.
*less* is the discount of whatever orders it; *trade* says that Trade Routes help to pay.
"""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option

from .action import (
    ABLE,
    BY_TRADE,
    CIVIL,
    EITHER,
    LATER,
    MILITARY,
    NO_CARDS,
    NO_SUCH_ABILITY,
    ONCE_PER_TURN,
    PAYS_FOOD,
    PAYS_RESOURCES,
    TOO_FEW_CIVIL,
    TOO_FEW_MILITARY,
    UNAIDED,
    UNTRADED,
    UNUSED,
    WONDER,
    Action,
    Means,
    carry_out,
    less_by,
    order_refusal,
    ordering_card,
    reveal,
    spend_civil,
    spend_military,
)
from .board import free_worker, move_worker, place_worker
from .cards.actions import KINDS_ORDERED, LESS, ORDER, ORDERS_BUILDING, ORDERS_POPULATION, ORDERS_STAGE, ORDERS_UPGRADE
from .cards.card import STAGES_PLAYS
from .costs import (
    building_cost,
    exceeds,
    lacks_food,
    lacks_resources,
    population_cost,
    purse,
    spend_food,
    spend_resources,
    stages_cost,
    stages_per_action,
    upgrade_cost,
)
from .playing import CoverStages
from .ratings import workers_of
from .state import BACH_USED, Player, State
from .tables import CARDS, KIND, LEVEL, NONE, STAGES, TECHS, THEATER, TYPE, UNIT, URBAN, URBAN_LIMIT

POPULATION: Final[Option] = ("population",)
POPULATION_BY: Final[list[Option]] = [("population", card) for card in range(CARDS)]
BUILD: Final[list[Option]] = [("build", tech) for tech in range(TECHS)]
UPGRADE: Final[list[list[Option]]] = [[("upgrade", tech, to) for to in range(TECHS)] for tech in range(TECHS)]
DESTROY: Final[list[Option]] = [("disband" if KIND[tech] == UNIT else "destroy", tech) for tech in range(TECHS)]
STAGE: Final[list[Option]] = [("stage", n) for n in range(5)]
STAGE_BY: Final[list[Option]] = [("stage", 1, card) for card in range(CARDS)]
RESTAGE: Final[list[list[Option]]] = [[("restage", tech, to) for to in range(TECHS)] for tech in range(TECHS)]

BANK_EMPTY: Final = Refusal("TTA-6.4.2", "the-yellow-bank-is-empty")
TOO_LITTLE_FOOD: Final = Refusal("TTA-6.4.1", "too-little-food")
NOT_IN_PLAY: Final = Refusal("TTA-6.5.1", "the-technology-is-not-in-play")
NO_UNUSED_WORKER: Final = Refusal("TTA-6.5.1", "there-is-no-unused-worker")
TOO_FEW_RESOURCES: Final = Refusal("TTA-6.5.1", "too-few-resources")
LIMIT_REACHED: Final = Refusal("TTA-6.5.2", "the-government-allows-no-more-of-this-type")
NO_WORKER_THERE: Final = Refusal("TTA-6.5.3", "no-worker-stands-on-that-card")
NOT_HIGHER: Final = Refusal("TTA-6.5.3", "an-upgrade-goes-to-a-higher-card-of-the-same-type")
UNIT_DISBANDS: Final = Refusal("TTA-6.5.4", "a-unit-is-disbanded-not-destroyed")
NOT_A_UNIT: Final = Refusal("TTA-6.12.3", "only-a-unit-is-disbanded")
TOO_MANY_STAGES: Final = Refusal("TTA-6.7.2", "so-many-stages-take-a-better-construction-technology")
ONE_STAGE: Final = Refusal("TTA-6.11.3", "the-card-builds-exactly-one-stage")
NO_WONDER: Final = Refusal("TTA-6.7.1", "there-is-no-unfinished-wonder")
TOO_FEW_STAGES: Final = Refusal("TTA-6.7.1", "the-wonder-has-not-so-many-stages-left")
TOO_FEW_BLUE_TOKENS: Final = Refusal("TTA-6.7.4", "there-are-too-few-blue-tokens-to-cover-the-stages")
NOT_A_THEATER: Final = Refusal("TTA-13.1.13", "it-must-become-a-theater-of-the-same-or-a-higher-level")


# --- population -----------------------------------------------------------------------------------------------------------


def population_refusal(p: Player, less: int = 0, trade: bool = False) -> Refusal | None:
    """Why *p* may not increase their population (TTA-6.4)."""
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
    s.tell("increases-population", seat=seat, food=cost)


class IncreasePopulation(Action):
    """More population, also by Frugality (TTA-6.4)."""

    verb: ClassVar[str] = "population"
    by: ClassVar[bool] = True
    civil: ClassVar[int] = 1
    needs: ClassVar[int] = CIVIL | PAYS_FOOD | LATER

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        if population_refusal(p, 0, means.trade) is None:
            options.append(POPULATION)
            for card in means.cards:
                if ORDER[card] == ORDERS_POPULATION:
                    options.append(POPULATION_BY[card])

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return order_refusal(p, option, 1, ORDERS_POPULATION) or population_refusal(p, 0, means.trade)

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        by = ordering_card(option, 1)
        spend_civil(s, p, 1, helps)
        reveal(s, p, by)
        increase_population(s, p.seat, 0, helps & BY_TRADE != 0)
        carry_out(s, p, by)
        return None

    def wording(self, s: State, p: Player, option: Option, less: int) -> Message:
        if len(option) > 1:
            return "do-population-by", {"food": population_cost(p), "action_card": option[1]}
        return "do-population", {"food": max(0, population_cost(p) - less)}


# --- buildings and units --------------------------------------------------------------------------------------------------


def is_at_limit(p: Player, tech: int) -> bool:
    """Whether the government allows no more urban buildings of this type (TTA-6.5.2)."""
    return KIND[tech] == URBAN and workers_of(p, TYPE[tech]) >= URBAN_LIMIT[p.government]


def build_refusal(p: Player, tech: int, less: int = 0, trade: bool = False) -> Refusal | None:
    """Why *p* may not build on *tech*."""
    return worker_refusal(p, tech, less, trade, purse(p, trade)) if tech in p.technologies else NOT_IN_PLAY


def worker_refusal(p: Player, tech: int, less: int, trade: bool, most: int) -> Refusal | None:
    """Why no worker may step onto a card in play for at most so many resources."""
    if not p.unused:
        return NO_UNUSED_WORKER
    if is_at_limit(p, tech):
        return LIMIT_REACHED
    return TOO_FEW_RESOURCES if exceeds(p, max(0, building_cost(p, tech) - less), KIND[tech] == UNIT, trade, most) else None


def build(s: State, seat: int, tech: int, less: int = 0, trade: bool = False) -> None:
    """Pay the resources and move an unused worker onto the card."""
    p = s.players[seat]
    cost = max(0, building_cost(p, tech) - less)
    spend_resources(p, cost, KIND[tech] == UNIT, trade)
    s.tell("trains" if KIND[tech] == UNIT else "builds", seat=seat, card=tech, resources=cost)
    place_worker(s, seat, tech)


class Build(Action):
    """Buildings for a civil action, also by Rich Land or Urban Growth; units for a military one (TTA-6.5.1, TTA-6.12.1)."""

    verb: ClassVar[str] = "build"
    parts: ClassVar[tuple[str, ...]] = ("card",)
    by: ClassVar[bool] = True
    needs: ClassVar[int] = EITHER | UNUSED | PAYS_RESOURCES | LATER

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        civil, military, trade = means.ca > 0, means.ma > 0, means.trade
        most = purse(p, trade)
        orders = [card for card in means.cards if ORDER[card] == ORDERS_BUILDING] if means.cards else NO_CARDS
        for tech in p.technologies:
            if KIND[tech] == UNIT:
                if military and worker_refusal(p, tech, 0, trade, most) is None:
                    options.append(BUILD[tech])
            elif civil:
                if worker_refusal(p, tech, 0, trade, most) is None:
                    options.append(BUILD[tech])
                for card in orders:
                    if KIND[tech] in KINDS_ORDERED[card] and worker_refusal(p, tech, LESS[card], trade, most) is None:
                        options.append(("build", tech, card))

    def cost_refusal(self, p: Player, option: Option, ca: int, ma: int) -> Refusal | None:
        return worker_cost_refusal(p, option[1], ca, ma)

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return order_refusal(p, option, 2, ORDERS_BUILDING) or build_refusal(p, option[1], less_by(option, 2), means.trade)

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        by = pay_worker(s, p, option, 2, helps)
        build(s, p.seat, option[1], less_by(option, 2), helps & BY_TRADE != 0)
        carry_out(s, p, by)
        return None

    def wording(self, s: State, p: Player, option: Option, less: int) -> Message:
        tech = option[1]
        if len(option) > 2:
            return "do-build-by", {"card": tech, "resources": max(0, building_cost(p, tech) - LESS[option[2]]), "action_card": option[2]}
        return ("do-train" if KIND[tech] == UNIT else "do-build"), {"card": tech, "resources": max(0, building_cost(p, tech) - less)}


def worker_cost_refusal(p: Player, tech: int, ca: int, ma: int) -> Refusal | None:
    """Whether the action for a unit, or for a building, is missing."""
    if tech in p.technologies and KIND[tech] == UNIT:
        return TOO_FEW_MILITARY if ma < 1 else None
    return TOO_FEW_CIVIL if ca < 1 else None


def pay_worker(s: State, p: Player, option: Option, plain: int, helps: int) -> int:
    """A military action for a unit, a civil one for everything else or for the card that orders it; that card, or NONE."""
    if KIND[option[1]] == UNIT:
        spend_military(p, 1)
        return NONE
    by = ordering_card(option, plain)
    spend_civil(s, p, 1, helps)
    reveal(s, p, by)
    return by


def upgrade_refusal(p: Player, tech: int, to: int, less: int = 0, trade: bool = False) -> Refusal | None:
    """Why *p* may not upgrade from *tech* to *to*.  The urban limit is not checked (TTA-6.5.3)."""
    if tech not in p.technologies or to not in p.technologies:
        return NOT_IN_PLAY
    if not p.workers[tech]:
        return NO_WORKER_THERE
    if TYPE[tech] != TYPE[to] or LEVEL[tech] >= LEVEL[to]:
        return NOT_HIGHER
    return price_refusal(p, tech, to, less, trade, purse(p, trade))


def price_refusal(p: Player, tech: int, to: int, less: int, trade: bool, most: int) -> Refusal | None:
    """Whether an upgrade costs more than so many resources."""
    return TOO_FEW_RESOURCES if exceeds(p, max(0, upgrade_cost(p, tech, to) - less), KIND[to] == UNIT, trade, most) else None


def upgrade(s: State, seat: int, tech: int, to: int, less: int = 0, trade: bool = False) -> None:
    """Pay the difference and move the worker to the higher card."""
    p = s.players[seat]
    cost = max(0, upgrade_cost(p, tech, to) - less)
    spend_resources(p, cost, KIND[to] == UNIT, trade)
    s.tell("upgrades", seat=seat, card=tech, upgrade=to, resources=cost)
    move_worker(s, seat, tech, to)


class Upgrade(Action):
    """A worker moves to a higher card of the same type, also by an action card (TTA-6.5.3, TTA-6.12.2)."""

    verb: ClassVar[str] = "upgrade"
    parts: ClassVar[tuple[str, ...]] = ("card", "upgrade")
    by: ClassVar[bool] = True
    needs: ClassVar[int] = EITHER | PAYS_RESOURCES | LATER

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        techs, workers, trade = p.technologies, p.workers, means.trade
        orders = [card for card in means.cards if ORDER[card] in (ORDERS_BUILDING, ORDERS_UPGRADE)] if means.cards else NO_CARDS
        last, most = len(techs) - 1, -1
        for at, tech in enumerate(techs):
            if at == last or not workers[tech] or TYPE[techs[at + 1]] != TYPE[tech]:
                continue
            if not (means.ma if KIND[tech] == UNIT else means.ca):
                continue
            if most < 0:
                most = purse(p, trade)
            for to in techs[at + 1 :]:  # in the order of their numbers: higher cards of a type come later
                if TYPE[to] != TYPE[tech]:
                    break
                if price_refusal(p, tech, to, 0, trade, most) is None:
                    options.append(UPGRADE[tech][to])
                for card in orders:
                    if KIND[tech] in KINDS_ORDERED[card] and price_refusal(p, tech, to, LESS[card], trade, most) is None:
                        options.append(("upgrade", tech, to, card))

    def cost_refusal(self, p: Player, option: Option, ca: int, ma: int) -> Refusal | None:
        return worker_cost_refusal(p, option[1], ca, ma)

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return order_refusal(p, option, 3, ORDERS_UPGRADE) or upgrade_refusal(p, option[1], option[2], less_by(option, 3), means.trade)

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        by = pay_worker(s, p, option, 3, helps)
        upgrade(s, p.seat, option[1], option[2], less_by(option, 3), helps & BY_TRADE != 0)
        carry_out(s, p, by)
        return None

    def wording(self, s: State, p: Player, option: Option, less: int) -> Message:
        tech, to = option[1], option[2]
        cost = upgrade_cost(p, tech, to)
        if len(option) > 3:
            return "do-upgrade-by", {"card": tech, "upgrade": to, "resources": max(0, cost - LESS[option[3]]), "action_card": option[3]}
        return "do-upgrade", {"card": tech, "upgrade": to, "resources": cost}


def destroy_refusal(p: Player, tech: int) -> Refusal | None:
    """Why *p* may not destroy a building on *tech* (TTA-6.5.4)."""
    if tech not in p.technologies or not p.workers[tech]:
        return NO_WORKER_THERE
    return UNIT_DISBANDS if KIND[tech] == UNIT else None


def disband_refusal(p: Player, tech: int) -> Refusal | None:
    """Why *p* may not disband a unit on *tech* (TTA-6.12.3)."""
    if tech not in p.technologies or not p.workers[tech]:
        return NO_WORKER_THERE
    return None if KIND[tech] == UNIT else NOT_A_UNIT


def destroy(s: State, seat: int, tech: int) -> None:
    """The worker goes to the pool; nothing is refunded (TTA-6.5.4, TTA-6.12.3)."""
    s.tell("disbands" if KIND[tech] == UNIT else "destroys", seat=seat, card=tech)
    free_worker(s, seat, tech)


class Destroy(Action):
    """A worker leaves a farm, mine or urban building (TTA-6.5.4)."""

    verb: ClassVar[str] = "destroy"
    parts: ClassVar[tuple[str, ...]] = ("card",)
    civil: ClassVar[int] = 1
    needs: ClassVar[int] = CIVIL | UNTRADED | LATER

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        workers = p.workers
        for tech in p.technologies:
            if workers[tech] and KIND[tech] != UNIT:
                options.append(DESTROY[tech])

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return destroy_refusal(p, option[1])

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        spend_civil(s, p, 1, helps)
        destroy(s, p.seat, option[1])
        return None


class Disband(Action):
    """A worker leaves a unit card (TTA-6.12.3)."""

    verb: ClassVar[str] = "disband"
    parts: ClassVar[tuple[str, ...]] = ("card",)
    military: ClassVar[int] = 1
    needs: ClassVar[int] = MILITARY | UNAIDED | LATER

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        workers = p.workers
        for tech in p.technologies:
            if workers[tech] and KIND[tech] == UNIT:
                options.append(DESTROY[tech])

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return disband_refusal(p, option[1])

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        spend_military(p, 1)
        destroy(s, p.seat, option[1])
        return None


def restage_refusal(p: Player, tech: int, to: int, trade: bool = False) -> Refusal | None:
    """Why Bach may not turn a building on *tech* into a theater on *to* (TTA-13.1.13, TTA-13.1.26)."""
    if tech not in p.technologies or to not in p.technologies:
        return NOT_IN_PLAY
    if not p.workers[tech]:
        return NO_WORKER_THERE
    if KIND[tech] != URBAN or TYPE[to] != THEATER or LEVEL[to] < LEVEL[tech] or tech == to:
        return NOT_A_THEATER
    if TYPE[tech] != THEATER and is_at_limit(p, to):
        return LIMIT_REACHED
    return TOO_FEW_RESOURCES if lacks_resources(p, upgrade_cost(p, tech, to), False, trade) else None


class Restage(Action):
    """Bach: an urban building becomes a theater, once a turn (TTA-13.1.13)."""

    verb: ClassVar[str] = "restage"
    parts: ClassVar[tuple[str, ...]] = ("card", "theater")
    civil: ClassVar[int] = 1
    needs: ClassVar[int] = CIVIL | ABLE | PAYS_RESOURCES | LATER

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        if not p.answers & STAGES_PLAYS or p.once & BACH_USED:
            return
        theaters = [to for to in p.technologies if TYPE[to] == THEATER]
        for tech in p.technologies:
            if KIND[tech] == URBAN and p.workers[tech]:
                for to in theaters:
                    if restage_refusal(p, tech, to, means.trade) is None:
                        options.append(RESTAGE[tech][to])

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        if not p.answers & STAGES_PLAYS:
            return NO_SUCH_ABILITY
        return ONCE_PER_TURN if p.once & BACH_USED else restage_refusal(p, option[1], option[2], means.trade)

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        spend_civil(s, p, 1, helps)
        p.once |= BACH_USED
        upgrade(s, p.seat, option[1], option[2], 0, helps & BY_TRADE != 0)
        return None

    def wording(self, s: State, p: Player, option: Option, less: int) -> Message:
        return "do-restage", {"card": option[1], "theater": option[2], "resources": upgrade_cost(p, option[1], option[2])}


# --- wonders --------------------------------------------------------------------------------------------------------------


def stage_refusal(p: Player, n: int, less: int = 0, trade: bool = False) -> Refusal | None:
    """Why *p* may not build the next *n* stages of their wonder."""
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
    """Pay for the next *n* stages.  ``CoverStages`` covers them."""
    p = s.players[seat]
    cost = max(0, stages_cost(p, n) - less)
    spend_resources(p, cost, False, trade)
    s.tell("builds-stages", seat=seat, card=p.wonder, number=n, resources=cost)


class BuildStages(Action):
    """Stages of the unfinished wonder, or exactly one by Engineering Genius (TTA-6.7, TTA-6.11.3)."""

    verb: ClassVar[str] = "stage"
    parts: ClassVar[tuple[str, ...]] = ("number",)
    by: ClassVar[bool] = True
    civil: ClassVar[int] = 1
    needs: ClassVar[int] = CIVIL | WONDER | PAYS_RESOURCES | LATER

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        for n in range(1, stages_per_action(p) + 1):
            if stage_refusal(p, n, 0, means.trade) is None:
                options.append(STAGE[n])
        for card in means.cards:
            if ORDER[card] == ORDERS_STAGE and stage_refusal(p, 1, LESS[card], means.trade) is None:
                options.append(STAGE_BY[card])

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        if len(option) == 2 and option[1] > stages_per_action(p):
            return TOO_MANY_STAGES
        why = order_refusal(p, option, 2, ORDERS_STAGE)
        if why is None and len(option) > 2 and option[1] != 1:
            return ONE_STAGE
        return why or stage_refusal(p, option[1], less_by(option, 2), means.trade)

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        spend_civil(s, p, 1, helps)
        reveal(s, p, ordering_card(option, 2))
        pay_stages(s, p.seat, option[1], less_by(option, 2), helps & BY_TRADE != 0)
        return CoverStages(p.seat, option[1])

    def wording(self, s: State, p: Player, option: Option, less: int) -> Message:
        n = option[1]
        if len(option) > 2:
            return "do-stage-by", {"card": p.wonder, "resources": max(0, stages_cost(p, n) - LESS[option[2]]), "action_card": option[2]}
        return "do-stage", {"card": p.wonder, "number": n, "resources": stages_cost(p, n)}
