"""What cards promise: technologies, wonders, leaders and the rest of a hand, in culture points to come.

Rough numbers for the greedy bot; no rule depends on them.
"""

from __future__ import annotations

from .cards.actions import LESS, ORDER, ORDERS_BUILDING, ORDERS_POPULATION, ORDERS_STAGE, ORDERS_TECHNOLOGY, ORDERS_UPGRADE
from .costs import building_cost, technology_cost
from .ratings import workers_of
from .state import Player, State
from .tables import (
    ACTION,
    AGE_III,
    AGGRESSION,
    BONUS,
    CIVIL_ACTIONS,
    COLONIZATION,
    CULTURE,
    EVENT,
    FARM,
    GOVERNMENT,
    HAPPY,
    IDS,
    KIND,
    LEADER,
    LEVEL,
    LIBRARY,
    MILITARY_ACTIONS,
    MINE,
    NONE,
    OF_TYPE,
    OP,
    PACT,
    REVOLUTION_COST,
    SCIENCE,
    SPECIAL,
    STAGES,
    STRENGTH,
    TACTIC,
    TERRITORY,
    THEATER,
    TYPE,
    URBAN,
    URBAN_LIMIT,
    VALUE,
    WAR,
    YELLOW,
)
from .tables import BLUE as BLUE_TOKENS
from .weights import Weights


class Prices:
    """What one of each thing is worth to a player now, with so many of their turns to come: the more, the longer it works."""

    def __init__(self, w: Weights, turns: float) -> None:
        self.w = w
        self.turns = turns
        build = self.build = max(0.0, turns - w.build_time)  # turns in which something can still be made of income
        soon = 1.0 if turns > w.last_turn else w.last_stock
        self.resource = (w.resource + w.resource_turn * build) * soon
        self.food = (w.food + w.food_turn * build) * soon
        self.science = (w.science + w.science_turn * build) * soon
        self.culture_income = turns
        self.resource_income = (w.resource + w.resource_turn * build / 2) * build * w.resource_income
        self.food_income = (w.food + w.food_turn * build / 2) * build * w.food_income
        self.science_income = (w.science + w.science_turn * build / 2) * build * w.science_income + w.science_always
        self.civil_action = build * w.civil_action
        self.military_action = build * w.military_action
        self.strength = w.strength + w.strength_turn * build
        self.happy = w.happy + w.happy_turn * build
        self.worker = (w.worker + w.worker_turn * build) * min(1.0, build / 2)
        self.blue = w.blue * build
        self.yellow = w.yellow_always + w.yellow * build
        self.action = (w.action + w.action_turn * build) if turns > w.last_turn else w.last_action  # one civil action of this turn


def output(prices: Prices, tech: int) -> float:
    """What one worker on a card gives to the end of the game."""
    if KIND[tech] == FARM:
        return VALUE[tech] * prices.food_income
    if KIND[tech] == MINE:
        return VALUE[tech] * prices.resource_income
    found = CULTURE[tech] * prices.culture_income + SCIENCE[tech] * prices.science_income
    return found + STRENGTH[tech] * prices.strength + HAPPY[tech] * prices.happy


def promise(prices: Prices, p: Player, tech: int) -> float:
    """What a worker technology in play lets one hope for: upgrades of those who work below it, and one more building."""
    w = prices.w
    best = output(prices, tech)
    cost = building_cost(p, tech)
    hopes: list[float] = []
    for lower in OF_TYPE[TYPE[tech]]:
        if LEVEL[lower] < LEVEL[tech] and p.workers[lower]:
            gain = best - output(prices, lower) - max(0, cost - building_cost(p, lower)) * prices.resource - prices.action
            hopes += [gain] * min(2, p.workers[lower])
    free = KIND[tech] != URBAN or workers_of(p, TYPE[tech]) < URBAN_LIMIT[p.government]
    if free and not p.workers[tech]:
        hopes.append(best - cost * prices.resource - prices.action - prices.worker)
    hopes = sorted([hope for hope in hopes if hope > 0], reverse=True)[:3]
    reach = min(1.0, prices.build / w.promise_time)
    return w.promise * reach * sum([hope * share for hope, share in zip(hopes, (w.promise_1, w.promise_2, w.promise_3), strict=False)], 0.0)


def in_hand(prices: Prices, s: State, p: Player, card: int) -> float:
    """What a civil card in hand promises, less what it will cost to play it."""
    w = prices.w
    kind = KIND[card]
    if kind == ACTION:
        return action_card(prices, s, p, card)
    if kind == LEADER:
        return leader(prices, s, p, card) - (prices.action if p.leader == NONE else 0.0)
    if prices.build <= 0:
        return 0.0
    science = max(0, technology_cost(p, card))
    if kind == GOVERNMENT:
        peaceful = science * prices.science + prices.action
        revolution = REVOLUTION_COST[card] * prices.science + p.ca_total * prices.action
        return max(w.hand_least, w.hand_government * (government(prices, p, card) - min(peaceful, revolution)))
    gain = special(prices, p, card) if kind == SPECIAL else promise(prices, p, card)
    return max(w.hand_least, w.hand_technology * (gain - science * prices.science - prices.action))


def government(prices: Prices, p: Player, card: int) -> float:
    """How much better another government is than the player's own."""
    w = prices.w
    found = 0.0
    for gain, value in (
        (CIVIL_ACTIONS, prices.civil_action),
        (MILITARY_ACTIONS, prices.military_action),
        (CULTURE, prices.culture_income),
        (SCIENCE, prices.science_income),
        (STRENGTH, prices.strength),
        (HAPPY, prices.happy * w.government_happy),
    ):
        found += (gain[card] - gain[p.government]) * value
    return found + (URBAN_LIMIT[card] - URBAN_LIMIT[p.government]) * prices.build * w.urban_limit


def special(prices: Prices, p: Player, card: int) -> float:
    """How much a special technology adds to what the player has of its type."""
    old = p.specials[TYPE[card]]
    if old != NONE and LEVEL[old] >= LEVEL[card]:
        return 0.0
    return special_worth(prices, card) - (special_worth(prices, old) if old != NONE else 0.0)


def special_worth(prices: Prices, card: int) -> float:
    """What a special technology in play is worth."""
    w = prices.w
    found = CIVIL_ACTIONS[card] * prices.civil_action + MILITARY_ACTIONS[card] * prices.military_action + STRENGTH[card] * prices.strength
    found += BLUE_TOKENS[card] * prices.blue + COLONIZATION[card] * w.colonization * prices.build
    if IDS[card] in ("masonry", "architecture", "engineering"):
        found += LEVEL[card] * w.masonry * prices.build + w.masonry_always
    return found


def action_card(prices: Prices, s: State, p: Player, card: int) -> float:
    """What an action card gives when it is played; those that order an action cost no action of their own."""
    w = prices.w
    op, order = OP[card], ORDER[card]
    if order in (ORDERS_BUILDING, ORDERS_UPGRADE, ORDERS_STAGE):
        idle = order == ORDERS_STAGE and p.wonder == NONE
        return LESS[card] * prices.resource * (w.order_idle if idle else w.order)
    if order == ORDERS_POPULATION:
        return float(op["then"]["gain_food"]) * prices.food * w.order_gain
    if order == ORDERS_TECHNOLOGY:
        return float(op["then"]["score_science"]) * prices.science * w.order_gain
    found = op.get("score_science", 0) * prices.science + op.get("score_culture", 0)
    found += op.get("gain_resources", 0) * prices.resource + op.get("gain_food", 0) * prices.food
    if "choose_one" in op:
        found += op["choose_one"][0]["gain_resources"] * prices.resource
    found += op.get("temp_resources_for_units", 0) * prices.resource * w.unit_resource + op.get("temp_military_actions", 0) * w.unit_action
    if "temp_resources_for_units_per_stronger_civ" in op:
        found += w.patriotism * prices.resource
    if "score_culture_per_civ_with_more_culture" in op:
        ahead = sum([1 for other in s.players if other.playing and other.culture > p.culture])
        found += ahead * op["score_culture_per_civ_with_more_culture"][f"p{s.in_game}"]
    return max(0.0, float(found) - prices.action)


# --- leaders: what they add in a turn, as things stand -----------------------------------------------------------------------

def life(prices: Prices, s: State, card: int) -> float:
    """For how many turns a leader can still be in play: to the end of the age after its own."""
    w = prices.w
    if LEVEL[card] >= 2:
        return prices.turns
    share = max(0.0, 1.0 - w.leader_age * max(0, s.age - LEVEL[card]))
    return min(prices.turns, w.leader_life * share)


def leader(prices: Prices, s: State, p: Player, card: int) -> float:
    """How much a leader in hand promises above the one it would replace."""
    w = prices.w
    now = w.leaders[p.leader] * life(prices, s, p.leader) if p.leader != NONE else 0.0
    return max(w.leader_least, w.leaders[card] * life(prices, s, card) - now)


# --- wonders -----------------------------------------------------------------------------------------------------------------


def wonder(prices: Prices, s: State, p: Player, card: int) -> float:
    """What a completed wonder is worth."""
    w = prices.w
    found = CULTURE[card] * prices.culture_income + SCIENCE[card] * prices.science_income + STRENGTH[card] * prices.strength
    found += HAPPY[card] * prices.happy * w.wonder_happy + CIVIL_ACTIONS[card] * prices.civil_action + MILITARY_ACTIONS[card] * prices.military_action
    found += BLUE_TOKENS[card] * prices.blue
    match IDS[card]:
        case "library_of_alexandria":
            found += w.library_of_alexandria
        case "great_wall":
            found += w.great_wall * prices.strength
        case "st_peters_basilica":
            found += w.st_peters_basilica * prices.happy
        case "ocean_liner_service":
            found += prices.build * w.ocean_liner_service
        case "transcontinental_railroad":
            found += w.transcontinental_railroad * prices.resource_income
        case "fast_food_chains":
            found += sum([p.workers[t] * (2 if KIND[t] in (FARM, MINE) else 1) for t in p.technologies])
        case "first_space_flight":
            found += LEVEL[p.government] + sum([LEVEL[t] for t in p.technologies + p.specials if t != NONE])
        case "hollywood":
            found += 2 * sum([p.workers[t] * CULTURE[t] for t in p.technologies if TYPE[t] in (LIBRARY, THEATER)])
        case "internet":
            found += sum([p.workers[t] * (CULTURE[t] + SCIENCE[t] + STRENGTH[t]) for t in p.technologies if KIND[t] == URBAN])
    return found


def value_unfinished(prices: Prices, s: State, p: Player) -> float:
    """What the wonder under construction promises."""
    w = prices.w
    stages = STAGES[p.wonder]
    left = stages[p.stages :]
    costs = sum(left) * prices.resource + len(left) * prices.action * w.stage_action
    gain = wonder(prices, s, p, p.wonder) - costs
    turns = sum(left) / w.stage_pace
    reach = max(0.0, min(1.0, (prices.turns - turns + w.wonder_slack) / 2))
    if LEVEL[p.wonder] < s.age - 1:
        reach *= w.wonder_old  # it may be antiquated before it is finished
    sure = w.wonder_begun + w.wonder_built * p.stages / len(stages)
    return max(0.0, gain * sure) * reach


# --- military cards -----------------------------------------------------------------------------------------------------------


def military_card(prices: Prices, s: State, p: Player, card: int) -> float:
    """What a military card in hand is good for."""
    w = prices.w
    kind, level = KIND[card], LEVEL[card]
    if kind == BONUS:
        return w.bonus_card + w.bonus_level * level
    if kind in (EVENT, TERRITORY):
        return (w.event_card + level if prices.turns > 1 else w.event_late) + (w.territory if kind == TERRITORY else 0.0)
    if kind == TACTIC:
        return w.tactic_card + w.tactic_level * level if s.age <= AGE_III else w.tactic_late
    if kind in (AGGRESSION, WAR):
        return w.attack_card + w.attack_level * level
    return w.pact_card if kind == PACT else w.other_card


def colony(prices: Prices, card: int) -> float:
    """What a colony's lasting effect is worth."""
    w = prices.w
    found = YELLOW[card] * prices.yellow + BLUE_TOKENS[card] * prices.blue + STRENGTH[card] * prices.strength
    return float(found + HAPPY[card] * prices.happy * w.wonder_happy + w.colony)
