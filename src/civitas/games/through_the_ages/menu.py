"""What a player may do in his Action Phase: all legal actions of TTA-6 for what he has.

Two things help to pay and are stated together with an action (TTA-6.1.5): Hammurabi's military action and Trade
Routes.  They are options of their own that lead to the list of actions they can help with.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .board import food, resources
from .building import (
    BUILD,
    DESTROY,
    POPULATION,
    STAGE,
    UPGRADE,
    build_refusal,
    population_refusal,
    restage_refusal,
    stage_refusal,
    upgrade_refusal,
)
from .cards.actions import (
    CHOOSES,
    KINDS_ORDERED,
    LESS,
    NOTHING,
    ORDER,
    ORDERS_BUILDING,
    ORDERS_POPULATION,
    ORDERS_STAGE,
    ORDERS_TECHNOLOGY,
    ORDERS_UPGRADE,
)
from .cards.card import (
    CARRIES_EMIGRANTS,
    LEADS_THE_NATION,
    LEVIES,
    PAYS_CIVIL_WITH_MILITARY,
    STAGES_PLAYS,
    TRADES_FOOD,
    TRADES_RESOURCES,
)
from .costs import building_cost, lacks_resources, population_cost, stages_per_action, take_cost, unit_pool
from .developing import DEVELOP, REVOLUTION, develop_refusal, revolution_refusal
from .playing import COPY_TACTIC, LEAD, PLAY_TACTIC, copy_refusal, leader_refusal, tactic_refusal
from .state import BACH_USED, CHURCHILL_USED, HAMMURABI_USED, OCEAN_LINER_USED, TACTIC_USED, TRADE_ROUTE_USED, Player, State
from .tables import ACTION, CARDS, GOVERNMENT, KIND, LEADER, NONE, SPACES, SPECIAL, TACTIC, TECHS, THEATER, TYPE, UNIT, URBAN
from .taking import TAKE, take_refusal

END: Final[Option] = ("end",)
PLAY: Final[list[Option]] = [("play", card) for card in range(CARDS)]
PLAY_FOOD: Final[list[Option]] = [("play", card, "food") for card in range(CARDS)]
PLAY_RESOURCES: Final[list[Option]] = [("play", card, "resources") for card in range(CARDS)]
POPULATION_BY: Final[list[Option]] = [("population", card) for card in range(CARDS)]
STAGE_BY: Final[list[Option]] = [("stage", 1, card) for card in range(CARDS)]
LEVY: Final[list[Option]] = [("levy", tech) for tech in range(TECHS)]
RESTAGE: Final[list[list[Option]]] = [[("restage", tech, to) for to in range(TECHS)] for tech in range(TECHS)]
CHURCHILL_CULTURE: Final[Option] = ("churchill", "culture")
CHURCHILL_UNITS: Final[Option] = ("churchill", "units")
OCEAN_LINER: Final[Option] = ("ocean-liner",)
HAMMURABI: Final[Option] = ("hammurabi",)
TRADE_ROUTES: Final[Option] = ("trade-routes",)

# What helps to pay the next action.
BY_HAMMURABI: Final = 1
BY_TRADE: Final = 2

FIRST_TURN: Final = Refusal("TTA-6.1.4", "in-the-first-turn-cards-can-only-be-taken")
TOO_FEW_CIVIL: Final = Refusal("TTA-6.1.2", "too-few-civil-actions")
TOO_FEW_MILITARY: Final = Refusal("TTA-6.1.2", "too-few-military-actions")
NO_SUCH_CARD: Final = Refusal("TTA-6.11.1", "the-action-card-is-not-in-hand")
TAKEN_THIS_TURN: Final = Refusal("TTA-6.11.1", "an-action-card-cannot-be-played-in-the-turn-it-was-taken")
NOT_ORDERED: Final = Refusal("TTA-6.11.2", "the-card-does-not-order-that")
TOO_MANY_STAGES: Final = Refusal("TTA-6.7.2", "so-many-stages-take-a-better-construction-technology")
ONE_STAGE: Final = Refusal("TTA-6.11.3", "the-card-builds-exactly-one-stage")
FOOD_OR_RESOURCES: Final = Refusal("TTA-13.4.2", "choose-food-or-resources")
NO_CHOICE: Final = Refusal("TTA-6.11.1", "the-card-leaves-no-choice")
CULTURE_OR_UNITS: Final = Refusal("TTA-13.1.20", "choose-culture-or-units")
NO_SUCH_ACTION: Final = Refusal("TTA-6.1.1", "there-is-no-such-action")
NO_SUCH_ABILITY: Final = Refusal("TTA-6.15.1", "no-card-in-play-allows-this")
ONCE_PER_TURN: Final = Refusal("TTA-6.15.1", "that-was-already-done-this-turn")
NOT_HELPFUL: Final = Refusal("TTA-6.1.5", "what-was-announced-cannot-help-with-that")
UNITS_ONLY: Final = Refusal("TTA-13.1.23", "the-levy-is-for-military-units")


def menu(s: State, p: Player, helps: int) -> list[Option]:
    """All actions of *p*, or only those that what he announced can help to pay."""
    if helps:
        return helped(s, p, helps)
    options = [END]
    ca, ma = p.ca, p.ma + p.extra_ma
    takes(s, p, ca, options)
    if s.round == 1:  # TTA-6.1.4
        return options
    cards = [card for card in sorted(set(p.hand)) if KIND[card] == ACTION and is_ripe(p, card)] if ca and p.hand else NO_CARDS
    if ca:
        feeding(p, cards, False, options)
        civil(s, p, cards, options)
    if ca or ma:
        constructing(p, ca > 0, ma > 0, cards, False, options)
    if p.hand and (ca == p.ca_total or p.ma == p.ma_total):
        revolutions(s, p, options)
    if ma:
        military(s, p, ma, options)
    specials(s, p, options)
    return options


NO_CARDS: Final[list[int]] = []


def helped(s: State, p: Player, helps: int) -> list[Option]:
    """The actions that Hammurabi or Trade Routes, once announced, can help to pay (TTA-6.1.5)."""
    options: list[Option] = []
    ca, ma = p.ca, p.ma + p.extra_ma
    trade = bool(helps & BY_TRADE)
    by_hammurabi = bool(helps & BY_HAMMURABI)
    if by_hammurabi:
        ca, ma = ca + 1, 0  # only what costs a civil action; TTA-6.10.7: no revolutions
        if not trade:
            takes(s, p, ca, options)
            options = [option for option in options if take_cost(s, p, option[1]) > 0]
    cards = [card for card in sorted(set(p.hand)) if KIND[card] == ACTION and is_ripe(p, card)] if ca else NO_CARDS
    if ca and (not trade or p.answers & TRADES_RESOURCES):
        feeding(p, cards, trade, options)
    if ca and not trade:
        civil(s, p, cards, options)
    if not trade or p.answers & TRADES_FOOD:
        constructing(p, ca > 0, ma > 0, cards, trade, options)
    if ma and p.answers & LEVIES:
        levies(p, trade, options)
    if announce_refusal(s, p, helps, BY_TRADE) is None:
        options.append(TRADE_ROUTES)
    if announce_refusal(s, p, helps, BY_HAMMURABI) is None:
        options.append(HAMMURABI)
    return options


# --- groups of actions ------------------------------------------------------------------------------------------------------


def takes(s: State, p: Player, ca: int, options: list[Option]) -> None:
    """Cards of the row (TTA-6.2, TTA-6.3)."""
    for space in range(1, SPACES + 1):
        if s.row[space - 1] != NONE and take_refusal(s, p, space, ca) is None:
            options.append(TAKE[space])


def feeding(p: Player, cards: list[int], trade: bool, options: list[Option]) -> None:
    """More population, also by Frugality (TTA-6.4)."""
    if population_refusal(p, 0, trade) is None:
        options.append(POPULATION)
        for card in cards:
            if ORDER[card] == ORDERS_POPULATION:
                options.append(POPULATION_BY[card])


def constructing(p: Player, civil: bool, military: bool, cards: list[int], trade: bool, options: list[Option]) -> None:
    """Whatever is paid with resources: buildings, units, upgrades, wonder stages, also by action cards."""
    techs, workers = p.technologies, p.workers
    orders = [card for card in cards if ORDER[card] in (ORDERS_BUILDING, ORDERS_UPGRADE)] if civil else NO_CARDS
    if p.unused:
        for tech in techs:
            if KIND[tech] == UNIT:
                if military and build_refusal(p, tech, 0, trade) is None:
                    options.append(BUILD[tech])
            elif civil:
                if build_refusal(p, tech, 0, trade) is None:
                    options.append(BUILD[tech])
                for card in orders:
                    if ORDER[card] == ORDERS_BUILDING and KIND[tech] in KINDS_ORDERED[card] and build_refusal(p, tech, LESS[card], trade) is None:
                        options.append(("build", tech, card))
    last = len(techs) - 1
    for at, tech in enumerate(techs):
        if at == last or not workers[tech] or TYPE[techs[at + 1]] != TYPE[tech]:
            continue
        if KIND[tech] == UNIT and not military or KIND[tech] != UNIT and not civil:
            continue
        for to in techs[at + 1 :]:
            if TYPE[to] != TYPE[tech]:
                break
            if upgrade_refusal(p, tech, to, 0, trade) is None:
                options.append(UPGRADE[tech][to])
            for card in orders:
                if KIND[tech] in KINDS_ORDERED[card] and upgrade_refusal(p, tech, to, LESS[card], trade) is None:
                    options.append(("upgrade", tech, to, card))
    if civil and p.wonder != NONE:
        for n in range(1, stages_per_action(p) + 1):
            if stage_refusal(p, n, 0, trade) is None:
                options.append(STAGE[n])
        for card in cards:
            if ORDER[card] == ORDERS_STAGE and stage_refusal(p, 1, LESS[card], trade) is None:
                options.append(STAGE_BY[card])
    if civil and p.answers & STAGES_PLAYS and not p.once & BACH_USED:
        restagings(p, trade, options)


def restagings(p: Player, trade: bool, options: list[Option]) -> None:
    """Bach: urban buildings become theaters (TTA-13.1.13)."""
    theaters = [to for to in p.technologies if TYPE[to] == THEATER]
    for tech in p.technologies:
        if KIND[tech] == URBAN and p.workers[tech]:
            for to in theaters:
                if restage_refusal(p, tech, to, trade) is None:
                    options.append(RESTAGE[tech][to])


def civil(s: State, p: Player, cards: list[int], options: list[Option]) -> None:
    """Other civil actions: destroying, leaders, technologies, action cards that order nothing."""
    for tech in p.technologies:
        if p.workers[tech] and KIND[tech] != UNIT:
            options.append(DESTROY[tech])
    for card in p.hand:
        kind = KIND[card]
        if kind == LEADER:
            if leader_refusal(p, card) is None:
                options.append(LEAD[card])
        elif kind <= SPECIAL and develop_refusal(s, p, card) is None:
            options.append(DEVELOP[card])
            for order in cards:
                if ORDER[order] == ORDERS_TECHNOLOGY:
                    options.append(("develop", card, order))
    for card in cards:
        if ORDER[card] == NOTHING:
            if CHOOSES[card]:
                options.append(PLAY_RESOURCES[card])
                options.append(PLAY_FOOD[card])
            else:
                options.append(PLAY[card])


def revolutions(s: State, p: Player, options: list[Option]) -> None:
    """Governments that come by force (TTA-6.10), also by Breakthrough."""
    for card in p.hand:
        if KIND[card] == GOVERNMENT and revolution_refusal(s, p, card) is None:
            options.append(REVOLUTION[card])
            for order in sorted(set(p.hand)):
                if ORDER[order] == ORDERS_TECHNOLOGY and is_ripe(p, order):
                    options.append(("revolution", card, order))


def military(s: State, p: Player, ma: int, options: list[Option]) -> None:
    """Other military actions: disbanding, tactics, Barbarossa's levy."""
    for tech in p.technologies:
        if KIND[tech] == UNIT and p.workers[tech]:
            options.append(DESTROY[tech])
    if not p.once & TACTIC_USED:
        for card in sorted(set(p.military)):
            if KIND[card] == TACTIC and tactic_refusal(p, card) is None:
                options.append(PLAY_TACTIC[card])
        if ma >= 2:
            for card in s.tactics:
                if copy_refusal(s, p, card) is None:
                    options.append(COPY_TACTIC[card])
    if p.answers & LEVIES:
        levies(p, False, options)


def levies(p: Player, trade: bool, options: list[Option]) -> None:
    """Barbarossa: population and a unit (TTA-13.1.8)."""
    for tech in p.technologies:
        if KIND[tech] == UNIT and levy_refusal(p, tech, trade) is None:
            options.append(LEVY[tech])


ABILITIES: Final = PAYS_CIVIL_WITH_MILITARY | LEADS_THE_NATION | CARRIES_EMIGRANTS | TRADES_FOOD | TRADES_RESOURCES


def specials(s: State, p: Player, options: list[Option]) -> None:
    """What leaders, wonders and pacts allow besides."""
    if not p.answers & ABILITIES:
        return
    if churchill_refusal(p) is None:
        options += [CHURCHILL_CULTURE, CHURCHILL_UNITS]
    if ocean_liner_refusal(p) is None:
        options.append(OCEAN_LINER)
    if announce_refusal(s, p, 0, BY_HAMMURABI) is None:
        options.append(HAMMURABI)
    if announce_refusal(s, p, 0, BY_TRADE) is None:
        options.append(TRADE_ROUTES)


# --- refusals of their own --------------------------------------------------------------------------------------------------


def is_ripe(p: Player, card: int) -> bool:
    """Whether a copy of an action card was not taken in this Action Phase (TTA-6.11.1, TTA-6.11.9)."""
    return not p.fresh or p.hand.count(card) > p.fresh.count(card)


def announce_refusal(s: State, p: Player, helps: int, help: int) -> Refusal | None:
    """Why *help* cannot be announced, after what was announced already: there must be an action it can help with."""
    if not (may_convert(p) if help == BY_HAMMURABI else may_trade(p)):
        return NO_SUCH_ABILITY
    return NOT_HELPFUL if helps & help or not helped(s, p, helps | help) else None


def may_convert(p: Player) -> bool:
    """Hammurabi can still pay with a military action this turn (TTA-13.1.3)."""
    return bool(p.answers & PAYS_CIVIL_WITH_MILITARY) and not p.once & HAMMURABI_USED and p.ma + p.extra_ma > 0


def may_trade(p: Player) -> bool:
    """Trade Routes can still help to pay this turn (TTA-13.9.2)."""
    return bool(p.answers & (TRADES_FOOD | TRADES_RESOURCES)) and not p.once & TRADE_ROUTE_USED


def churchill_refusal(p: Player) -> Refusal | None:
    """Why Churchill has nothing to choose (TTA-13.1.20)."""
    if not p.answers & LEADS_THE_NATION:
        return NO_SUCH_ABILITY
    return ONCE_PER_TURN if p.once & CHURCHILL_USED else None


def ocean_liner_refusal(p: Player) -> Refusal | None:
    """Why no ocean liner sails (TTA-13.2.5, TTA-13.2.9)."""
    if not p.answers & CARRIES_EMIGRANTS:
        return NO_SUCH_ABILITY
    if p.once & OCEAN_LINER_USED:
        return ONCE_PER_TURN
    return None if p.yellow else Refusal("TTA-13.2.9", "the-yellow-bank-is-empty")


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
    return Refusal("TTA-13.1.23", "too-few-resources") if short else None
