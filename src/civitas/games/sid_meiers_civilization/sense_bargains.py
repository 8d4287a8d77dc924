"""How the bot deals: resources that somebody else can use against resources that it can use, or against trade."""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Space
from civitas.kernel.records import Option

from .abilities import USE
from .bargains import CULTURE, FIRST_EVENT, FIRST_RESOURCE, HUTS, KINDS, NOTHING, TRADE_POINTS, VILLAGES, Bargain, Bundles, Negotiating
from .sense_values import progress
from .state import State, others
from .tables import ABILITY, ABILITY_COST, ABILITY_TECH, MARKET_RESOURCES, TRADE_MAX

WORTH: Final = {TRADE_POINTS: 1.0, CULTURE: 1.6, HUTS: 5.0, VILLAGES: 6.0}
EVENT: Final = 3.5
USELESS: Final = 1.5  # a token that no ability of its owner takes
USEFUL: Final = 5.0
MARGIN: Final = 0.5  # what a deal must bring
LEADING: Final = 0.65  # who is so near to a victory gets nothing from us
HORSES: Final = USE[ABILITY["horseback_riding_silk"]]
TRADE_FOR_ONE: Final = 3


def token_value(s: State, seat: int, resource: int) -> float:
    """What a market token is worth to a seat, by the techs that everybody sees."""
    p = s.players[seat]
    for ability, cost in enumerate(ABILITY_COST):
        if p.techs & ABILITY_TECH[ability] and cost[resource] and p.resources[resource] < 2:
            return USEFUL
    return USELESS


def bundle_value(s: State, seat: int, bundle: tuple[int, ...]) -> float:
    """What goods are worth to a seat."""
    total = 0.0
    for kind in range(KINDS):
        if bundle[kind]:
            if FIRST_RESOURCE <= kind < FIRST_RESOURCE + MARKET_RESOURCES:
                total += bundle[kind] * token_value(s, seat, kind - FIRST_RESOURCE)
            else:
                total += bundle[kind] * (EVENT if kind >= FIRST_EVENT else WORTH[kind])
    return total


def offers(s: State, seat: int, other: int) -> list[Option]:
    """Offers by which both gain: a token for a token, a token for trade, trade for a token."""
    p, q = s.players[seat], s.players[other]
    found: list[Option] = []
    mine = [r for r in range(MARKET_RESOURCES) if p.resources[r] and token_value(s, other, r) > token_value(s, seat, r)]
    theirs = [r for r in range(MARKET_RESOURCES) if q.resources[r] and token_value(s, seat, r) > token_value(s, other, r)]
    for give in mine:
        for want in theirs:
            found.append(("propose", one(FIRST_RESOURCE + give, 1), one(FIRST_RESOURCE + want, 1)))
        if q.trade >= TRADE_FOR_ONE and p.trade + TRADE_FOR_ONE <= TRADE_MAX:
            found.append(("propose", one(FIRST_RESOURCE + give, 1), one(TRADE_POINTS, TRADE_FOR_ONE)))
    for want in theirs:
        if p.trade >= TRADE_FOR_ONE and q.trade + TRADE_FOR_ONE <= TRADE_MAX:
            found.append(("propose", one(TRADE_POINTS, TRADE_FOR_ONE), one(FIRST_RESOURCE + want, 1)))
    return found


def one(kind: int, n: int) -> tuple[int, ...]:
    """A bundle of one kind."""
    return (*NOTHING[:kind], n, *NOTHING[kind + 1 :])


def act(s: State, seat: int, options: list[Option]) -> Option:
    """One offer a phase to whoever gains by it as we do; an ability of this phase; else a pass."""
    if HORSES in options:
        return HORSES
    step = s.stack[-1]
    assert isinstance(step, Negotiating)
    if not step.offers[seat]:
        for other in others(s, seat):
            if ("offer", other) in options and max(progress(s, other)) < LEADING and offers(s, seat, other):
                return ("offer", other)
    return ("pass",)


def proposals(s: State, seat: int, space: Space) -> list[Option]:
    """What is offered: one of the offers by which both gain, else a gift of nothing much."""
    if not isinstance(space, Bundles):
        return []
    step = s.stack[-1]
    assert isinstance(step, Bargain)
    return [option for option in offers(s, seat, step.other) if option in space][:1]


def answer(s: State, seat: int) -> Option:
    """Accepted is what brings us something, unless it comes from somebody who is about to win."""
    step = s.stack[-1]
    assert isinstance(step, Bargain)
    if max(progress(s, step.seat)) >= LEADING:
        return ("reject",)
    gain = bundle_value(s, seat, step.gives) - bundle_value(s, seat, step.wants)
    return ("accept",) if gain >= MARGIN else ("reject",)
