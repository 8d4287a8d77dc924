"""Standing orders: answers that are given for somebody unasked, and a plan for their next turn.

A title says which answers may be given so (``Game.orders``): they are legal whenever the question is asked, whatever is held
and whatever is known, so that an answer that comes at once tells the others nothing but that there is an order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from civitas.kernel.codec import tuples
from civitas.kernel.records import Option
from civitas.kernel.registry import Game

from .table import Seat, Table


@dataclass
class Order:
    """When *what* is asked, *option* is answered."""

    what: str
    option: list[Any]
    on: bool = True
    used: int = 0
    at: int | None = None  # the position in which it was used last


@dataclass
class Orders:
    """All that somebody has ordered in one game."""

    orders: list[Order] = field(default_factory=list)
    plan: list[list[Any]] | None = None  # what is played as soon as their turn comes
    refused: str | None = None  # the rule against the last plan

    def text(self) -> str | None:
        return msgspec.json.encode(self).decode() if self.orders or self.plan or self.refused else None


def orders_of(seat: Seat) -> Orders:
    """The orders of a seat; none, if what is stored cannot be read."""
    if seat.orders:
        try:
            return msgspec.json.decode(seat.orders.encode(), type=Orders)
        except msgspec.MsgspecError:
            return Orders()
    return Orders()


def may_order(game: Game, what: str, option: Any) -> bool:
    return any(offered.what == what and offered.option == tuples(option) for offered in game.orders)


def next_order(table: Table) -> tuple[int, Order | None, Option | tuple[Option, ...]] | None:
    """Who has ordered something for what is asked now: the seat, the order (None: a plan), and what is to be played.

    Nothing right after somebody took a choice back: they want to choose anew.
    """
    state = table.state
    if state is None or table.status != "running" or table.turned_back:
        return None
    for at in state.to_act:
        seat = table.seats[at]
        if seat.orders is None or seat.kind != "person" or seat.stand_in is not None:
            continue
        asked, mine = state.decision(at), orders_of(seat)
        if asked is None:
            continue
        if mine.plan is not None:
            return at, None, tuple([tuples(part) for part in mine.plan])
        for order in mine.orders:
            if order.on and order.what == asked.what and may_order(table.game, order.what, order.option):
                option = tuples(order.option)
                if state.why_not(option, at) is None:
                    return at, order, option
    return None


def after_use(seat: Seat, order: Order, position: int) -> str | None:
    """The orders of a seat, one of them used once more."""
    mine = orders_of(seat)
    for one in mine.orders:
        if (one.what, one.option) == (order.what, order.option):
            one.used, one.at = one.used + 1, position
    return mine.text()


def after_plan(seat: Seat, refused: str | None) -> str | None:
    """The orders of a seat without its plan, which was played, or is against a rule."""
    mine = orders_of(seat)
    mine.plan, mine.refused = None, refused
    return mine.text()
