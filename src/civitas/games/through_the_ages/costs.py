"""What things cost a player now (TTA-12.7)."""

from __future__ import annotations

from typing import Final

from .board import food, pay_food, pay_resources, resources
from .cards.card import (
    ANSWERS,
    BUILDING_COST,
    CHEAPER_IN_ROW,
    EFFECTS,
    POPULATION_COST,
    SHARED_RESEARCH,
    TAKE_COST,
    TECHNOLOGY_COST,
    UNIT_RESOURCE,
    answering,
)
from .ratings import pacts_of
from .state import HOMER_USED, TRADE_ROUTE_USED, Player, State
from .tables import BUILDING_COST as PRINTED_COST
from .tables import (
    CONSTRUCTION,
    KIND,
    LEVEL,
    NONE,
    NUMBER,
    REVOLUTION_COST,
    ROW_COST,
    SCIENCE_COST,
    STAGES,
    STAGES_PER_ACTION,
    UNIT,
    WONDER,
    YELLOW_LAST,
)
from .tables import POPULATION_COST as BANK_COST

SHARED_RESEARCH_PACT: Final = NUMBER["scientific_cooperation"]


# --- civil actions --------------------------------------------------------------------------------------------------------


def take_cost(s: State, p: Player, space: int) -> int:
    """Civil actions for the card in a *space* (1 to 13) of the row (TTA-6.2.1, TTA-6.3.1)."""
    card = s.row[space - 1]
    cost = ROW_COST[space - 1]
    if KIND[card] == WONDER:
        cost += len(p.wonders)
        if ANSWERS[card] & CHEAPER_IN_ROW:
            cost = EFFECTS[card].row_cost(p, cost)
    if p.answers & TAKE_COST:
        for helper in answering(p, TAKE_COST):
            cost = helper.take_cost(s, p, card, cost)
    return max(0, cost)


# --- food -----------------------------------------------------------------------------------------------------------------


def population_cost(p: Player) -> int:
    """Food for one more worker (TTA-12.4.3)."""
    cost = BANK_COST[p.yellow] if p.yellow < YELLOW_LAST else BANK_COST[YELLOW_LAST]
    if p.answers & POPULATION_COST:
        for card in answering(p, POPULATION_COST):
            cost = card.population_cost(cost)
    return cost


def lacks_food(p: Player, cost: int, trade: bool) -> bool:
    """Whether *p* cannot pay so much food; *trade*: 1 resource serves as food (Trade Routes, side B)."""
    if trade:
        return cost < 1 or resources(p) < 1 or food(p) < cost - 1
    return food(p) < cost


def spend_food(p: Player, cost: int, trade: bool) -> None:
    """Pay food, 1 of it with a resource if they *trade* (TTA-13.9.6)."""
    if trade:
        p.once |= TRADE_ROUTE_USED
        pay_resources(p, 1)
        cost -= 1
    pay_food(p, cost)


# --- resources ------------------------------------------------------------------------------------------------------------


def building_cost(p: Player, tech: int) -> int:
    """Resources for one building or unit, before the discount of a card (TTA-12.7.1)."""
    construction = p.specials[CONSTRUCTION]
    cost = PRINTED_COST[0 if construction == NONE else LEVEL[construction]][tech]
    if p.answers & BUILDING_COST:
        for card in answering(p, BUILDING_COST):
            cost = card.building_cost(p, tech, cost)
    return max(0, cost)


def upgrade_cost(p: Player, tech: int, to: int) -> int:
    """The difference of the two modified costs, at least 0 (TTA-6.5.3)."""
    return max(0, building_cost(p, to) - building_cost(p, tech))


def stages_cost(p: Player, n: int) -> int:
    """Resources for the next *n* stages of their wonder."""
    return sum(STAGES[p.wonder][p.stages : p.stages + n])


def stages_per_action(p: Player) -> int:
    """How many stages one civil action may build (TTA-6.7.2)."""
    construction = p.specials[CONSTRUCTION]
    return STAGES_PER_ACTION[0 if construction == NONE else LEVEL[construction]]


def unit_pool(p: Player) -> int:
    """Temporary resources for units (TTA-12.6.8, TTA-12.6.11)."""
    homer = 1 if p.answers & UNIT_RESOURCE and not p.once & HOMER_USED else 0
    return homer + p.unit_resources


def purse(p: Player, trade: bool) -> int:
    """The most that *p* can pay in resources; *trade*: 1 food serves as one of them (Trade Routes, side A)."""
    if trade:
        return resources(p) + 1 if food(p) else 0
    return resources(p)


def lacks_resources(p: Player, cost: int, unit: bool, trade: bool) -> bool:
    """Whether *p* cannot pay so many resources."""
    return exceeds(p, cost, unit, trade, purse(p, trade))


def exceeds(p: Player, cost: int, unit: bool, trade: bool, most: int) -> bool:
    """The same with what their purse holds, for whoever asks about many things: whoever trades must pay something."""
    if unit:
        cost -= unit_pool(p)
    return cost > most or (trade and cost < 1)


def spend_resources(p: Player, cost: int, unit: bool, trade: bool) -> None:
    """Pay resources: temporary ones first, Homer's before the others, 1 with food if they *trade*, the rest from their cards."""
    if unit and cost > 0:
        if p.answers & UNIT_RESOURCE and not p.once & HOMER_USED:
            p.once |= HOMER_USED
            cost -= 1
        pooled = min(cost, p.unit_resources)
        p.unit_resources -= pooled
        cost -= pooled
    if trade:
        p.once |= TRADE_ROUTE_USED
        pay_food(p, 1)
        cost -= 1
    pay_resources(p, cost)


# --- science --------------------------------------------------------------------------------------------------------------


def technology_cost(p: Player, card: int, revolution: bool = False) -> int:
    """Science for a technology, before the discount of an event (TTA-12.7.2).  May be below 0: discounts add up first."""
    cost = REVOLUTION_COST[card] if revolution else SCIENCE_COST[card]
    if p.answers & (TECHNOLOGY_COST | SHARED_RESEARCH):
        for helper in answering(p, TECHNOLOGY_COST):
            cost = helper.technology_cost(p, card, cost)
        if p.answers & SHARED_RESEARCH:
            cost -= 2
    return cost


def research_partner(s: State, p: Player) -> int:
    """Who pays 1 science for each technology *p* develops, or NONE (Scientific Cooperation, TTA-12.7.5)."""
    if p.answers & SHARED_RESEARCH:
        for pact, _, other in pacts_of(s, p.seat):
            if pact == SHARED_RESEARCH_PACT:
                return other
    return NONE


def science_at_hand(p: Player, card: int) -> int:
    """Science points, with Churchill's temporary ones for unit technologies."""
    return p.science + p.unit_science if KIND[card] == UNIT else p.science
