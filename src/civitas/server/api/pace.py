"""Clocks and standing orders: being away, a pause that all agree on, what is done for me unasked."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from civitas import words
from civitas.server import agreements
from civitas.server.orders import Order, Orders, may_order, orders_of
from civitas.server.problems import Problem
from civitas.server.table import Table

from . import models, wishes
from .asking import GAME_ERRORS, GameId, Language, TheTables, Token, document, encode, limit
from .play import require_begun

router = APIRouter(prefix="/api/games/{id}", tags=["pace"])
NOTHING = document(None, *GAME_ERRORS, 409)


@router.post("/away", status_code=204, responses=NOTHING, summary="I shall be away", dependencies=[limit("join")])
async def go_away(tables: TheTables, id: GameId, token: Token, wish: wishes.Away) -> Response:
    """My clock stands still between these times, as long as the days that the table allows last."""
    await tables.whole(tables.time.go_away(id, token, wish.begin, wish.until))
    return Response(status_code=204)


@router.post("/away/end", status_code=204, responses=NOTHING, summary="I am here again", dependencies=[limit("join")])
async def come_back(tables: TheTables, id: GameId, token: Token) -> Response:
    """My clock runs again; days that are left over stay mine."""
    await tables.whole(tables.time.come_back(id, token))
    return Response(status_code=204)


@router.post("/pause", status_code=204, responses=NOTHING, summary="Ask for a pause, or agree to one", dependencies=[limit("join")])
async def pause(tables: TheTables, id: GameId, token: Token) -> Response:
    """All clocks stand still when everybody has agreed."""
    await tables.whole(tables.time.ask_pause(id, token))
    return Response(status_code=204)


@router.post("/pause/end", status_code=204, responses=NOTHING, summary="Play on", dependencies=[limit("join")])
async def end_pause(tables: TheTables, id: GameId, token: Token) -> Response:
    """Anybody ends a pause, or says no to one."""
    await tables.whole(tables.time.end_pause(id, token))
    return Response(status_code=204)


# --- what the table agrees on


@router.post("/proposal", status_code=204, responses=NOTHING, summary="Ask the table to go back, or to end the game", dependencies=[limit("join")])
async def propose(tables: TheTables, id: GameId, token: Token, wish: wishes.ProposalWish) -> Response:
    """It is done when everybody who plays has agreed (alone with bots: at once)."""
    await tables.whole(agreements.propose(tables, id, token, wish.kind, wish.position))
    return Response(status_code=204)


@router.post("/proposal/agree", status_code=204, responses=NOTHING, summary="Agree to what was proposed", dependencies=[limit("join")])
async def agree(tables: TheTables, id: GameId, token: Token) -> Response:
    await tables.whole(agreements.agree(tables, id, token))
    return Response(status_code=204)


@router.post("/proposal/decline", status_code=204, responses=NOTHING, summary="Say no to what was proposed", dependencies=[limit("join")])
async def decline(tables: TheTables, id: GameId, token: Token) -> Response:
    """Anybody takes it off the table, also who proposed it."""
    await tables.whole(agreements.decline(tables, id, token))
    return Response(status_code=204)


# --- standing orders


@router.get("/orders", responses=document(models.StandingOrders, *GAME_ERRORS, 409), summary="My standing orders", dependencies=[limit("read")])
async def orders(tables: TheTables, id: GameId, token: Token, language: Language) -> Response:
    """Every order that this title knows, and which of them I have given; only I see them."""
    return encode(await tables.look(id, token, lambda table, seat: show_orders(table, require_begun(table, seat), language)))


@router.post("/orders", responses=document(models.StandingOrders, *GAME_ERRORS, 409), summary="Give standing orders", dependencies=[limit("join")])
async def give_orders(tables: TheTables, id: GameId, token: Token, language: Language, wish: wishes.OrdersWish) -> Response:
    """All of mine at once.  An order is one of those that the title knows: none of them depends on what I hold."""

    async def give() -> dict[str, Any]:
        async with tables.holding(id) as table:
            at = require_begun(table, tables.own_seat(table, token))
            await tables.change_seat(table, table.seats[at], orders=new_orders(table, at, wish).text())
            return show_orders(table, at, language)

    return encode(await tables.whole(give()))


def new_orders(table: Table, at: int, wish: wishes.OrdersWish) -> Orders:
    """What is wished for, with what is known of those that were given before."""
    before = {(order.what, tuple(order.option)): order for order in orders_of(table.seats[at]).orders}
    found = Orders(plan=None if wish.plan is None else [list(part) for part in wish.plan])
    for one in wish.orders:
        if not may_order(table.game, one.what, one.option):
            raise Problem("bad-input", "no-such-order", {"orders": ", ".join(order.what for order in table.game.orders) or "-"}, where="orders")
        known = before.get((one.what, tuple(one.option)))
        found.orders.append(Order(one.what, list(one.option), one.on, known.used if known else 0, known.at if known else None))
    return found


def show_orders(table: Table, at: int, language: str) -> dict[str, Any]:
    mine = orders_of(table.seats[at])
    given = {(order.what, tuple(order.option)): order for order in mine.orders}
    shown = []
    for offered in table.game.orders:
        order = given.get((offered.what, offered.option))
        known = {"on": order is not None and order.on, "used": order.used if order else 0, "at": order.at if order else None}
        shown.append({"what": offered.what, "option": offered.option, **words.describe_order(table.title, offered.what, language), **known})
    return {"orders": shown, "plan": mine.plan, "refused": mine.refused}
