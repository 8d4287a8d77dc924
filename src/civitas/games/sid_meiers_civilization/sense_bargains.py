"""How the bot deals: resources that somebody else can use against resources that it can use, or against trade."""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Space
from civitas.kernel.records import Option

from .abilities import USE
from .bargains import FIRST_EVENT, FIRST_RESOURCE, KINDS, NOTHING, TRADE_POINTS, Bargain, Bundles, Negotiating
from .sense_values import progress
from .state import State, others
from .tables import ABILITY, ABILITY_COST, ABILITY_TECH, MARKET_RESOURCES, TRADE_MAX
from .weights import Weights

HORSES: Final = USE[ABILITY["horseback_riding_silk"]]


def token_value(w: Weights, s: State, seat: int, resource: int) -> float:
    """What a market token is worth to a seat, by the techs that everybody sees."""
    p = s.players[seat]
    for ability, cost in enumerate(ABILITY_COST):
        if p.techs & ABILITY_TECH[ability] and cost[resource] and p.resources[resource] < 2:
            return w.deal_useful
    return w.deal_useless


def bundle_value(w: Weights, s: State, seat: int, bundle: tuple[int, ...]) -> float:
    """What goods are worth to a seat."""
    total = 0.0
    for kind in range(KINDS):
        if bundle[kind]:
            if FIRST_RESOURCE <= kind < FIRST_RESOURCE + MARKET_RESOURCES:
                total += bundle[kind] * token_value(w, s, seat, kind - FIRST_RESOURCE)
            else:
                total += bundle[kind] * (w.deal_event if kind >= FIRST_EVENT else w.deal_worth[kind])
    return total


def offers(w: Weights, s: State, seat: int, other: int) -> list[Option]:
    """Offers by which both gain: a token for a token, a token for trade, trade for a token."""
    p, q = s.players[seat], s.players[other]
    found: list[Option] = []
    mine = [r for r in range(MARKET_RESOURCES) if p.resources[r] and token_value(w, s, other, r) > token_value(w, s, seat, r)]
    theirs = [r for r in range(MARKET_RESOURCES) if q.resources[r] and token_value(w, s, seat, r) > token_value(w, s, other, r)]
    for give in mine:
        for want in theirs:
            found.append(("propose", one(FIRST_RESOURCE + give, 1), one(FIRST_RESOURCE + want, 1)))
        if q.trade >= w.deal_trade_for_one and p.trade + w.deal_trade_for_one <= TRADE_MAX:
            found.append(("propose", one(FIRST_RESOURCE + give, 1), one(TRADE_POINTS, w.deal_trade_for_one)))
    for want in theirs:
        if p.trade >= w.deal_trade_for_one and q.trade + w.deal_trade_for_one <= TRADE_MAX:
            found.append(("propose", one(TRADE_POINTS, w.deal_trade_for_one), one(FIRST_RESOURCE + want, 1)))
    return found


def one(kind: int, n: int) -> tuple[int, ...]:
    """A bundle of one kind."""
    return (*NOTHING[:kind], n, *NOTHING[kind + 1 :])


def act(w: Weights, s: State, seat: int, options: list[Option]) -> Option:
    """One offer a phase to whoever gains by it as we do; an ability of this phase; else a pass."""
    if HORSES in options:
        return HORSES
    step = s.stack[-1]
    assert isinstance(step, Negotiating)
    if not step.offers[seat]:
        for other in others(s, seat):
            if ("offer", other) in options and max(progress(s, other)) < w.deal_leading and offers(w, s, seat, other):
                return ("offer", other)
    return ("pass",)


def proposals(w: Weights, s: State, seat: int, space: Space) -> list[Option]:
    """What is offered: one of the offers by which both gain, else a gift of nothing much."""
    if not isinstance(space, Bundles):
        return []
    step = s.stack[-1]
    assert isinstance(step, Bargain)
    return [option for option in offers(w, s, seat, step.other) if option in space][:1]


def answer(w: Weights, s: State, seat: int) -> Option:
    """Accepted is what brings us something, unless it comes from somebody who is about to win."""
    step = s.stack[-1]
    assert isinstance(step, Bargain)
    if max(progress(s, step.seat)) >= w.deal_leading:
        return ("reject",)
    gain = bundle_value(w, s, seat, step.gives) - bundle_value(w, s, seat, step.wants)
    return ("accept",) if gain >= w.deal_margin else ("reject",)
