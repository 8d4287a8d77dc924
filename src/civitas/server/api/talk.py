"""Talk: what is said at a table, what somebody writes down, what was wrong, and whom somebody does not want to meet."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from civitas.server.log import note
from civitas.server.problems import Problem
from civitas.server.talk import may_listen, read_chat, show_chat, speak
from civitas.server.text import clean, clean_lines

from . import models, wishes
from . import people_models as shapes
from .asking import GAME_ERRORS, GameId, SeatNumber, Somebody, ThePeople, TheTables, Token, document, encode, limit

router = APIRouter(prefix="/api/games/{id}", tags=["table"])
blocking = APIRouter(prefix="/api", tags=["people"])


@router.get("/chat", responses=document(models.Chat, *GAME_ERRORS), summary="What was said", dependencies=[limit("read")])
async def chat(tables: TheTables, id: GameId, token: Token, after: Annotated[int, Query(ge=0, le=2**53)] = 0) -> Response:
    """Up to 200 messages after one, oldest first: those to everybody, and those from me or to me.  Spectators read them where the table lets them."""
    async with tables.holding(id) as table:
        seat = tables.seat_of(table, token)
        if not may_listen(table, seat):
            raise Problem("forbidden", "talk-of-players")
        return encode({"messages": [show_chat(row) for row in await read_chat(tables, table, seat, after)]})


@router.post(
    "/chat",
    status_code=201,
    responses=document(models.ChatMessage, *GAME_ERRORS, status=201),
    summary="Say something",
    dependencies=[limit("chat")],
)
async def say(tables: TheTables, id: GameId, token: Token, wish: wishes.Say) -> Response:
    """Plain text, up to 500 characters; to one seat alone where the rules of the title let people bargain apart."""
    return encode(await tables.whole(speak(tables, id, token, wish.text, wish.key, wish.phrase, wish.to)), 201)


@router.get("/notes", responses=document(wishes.Jotting, *GAME_ERRORS), summary="What I wrote down", dependencies=[limit("read")])
async def jotting(tables: TheTables, id: GameId, token: Token) -> Response:
    """Nobody else reads it."""
    async with tables.holding(id) as table:
        seat = tables.own_seat(table, token)
    return encode({"text": await tables.store.jotting(id, seat)})


@router.post("/notes", status_code=204, responses=document(None, *GAME_ERRORS), summary="Write something down", dependencies=[limit("move")])
async def jot(tables: TheTables, id: GameId, token: Token, wish: wishes.Jotting) -> Response:
    """In the place of what was there."""
    async with tables.holding(id) as table:
        seat = tables.own_seat(table, token)
        await tables.store.jot(id, seat, clean_lines(wish.text))
    return Response(status_code=204)


@router.post("/report", status_code=204, responses=document(None, *GAME_ERRORS), summary="Something said was wrong", dependencies=[limit("chat")])
async def report(tables: TheTables, id: GameId, token: Token, wish: wishes.ReportWish) -> Response:
    """Whoever runs the server reads it."""
    async with tables.holding(id) as table:
        seat = tables.own_seat(table, token)
        if not await tables.store.report(id, wish.chat, seat, clean(wish.why, "", 500), time.time()):
            raise Problem("not-found", "no-such-message")
        note("report", game=id, seat=seat)
    return Response(status_code=204)


# --- blocks


@router.post(
    "/seats/{seat}/block",
    status_code=204,
    responses=document(None, *GAME_ERRORS),
    summary="Not with them: I do not want to read this player, nor have them at my tables",
    dependencies=[limit("join")],
)
async def block(tables: TheTables, people: ThePeople, person: Somebody, id: GameId, seat: SeatNumber) -> Response:
    """For whoever sits at the same table with an account; it counts in all games.  They are not told."""
    async with tables.holding(id) as table:
        if not any(one.person == person.id for one in table.seats):
            raise Problem("forbidden", "only-seats-do")
        other = table.seats[seat].person if seat < len(table.seats) else None
        if other is None or other == person.id:
            raise Problem("refused", "no-account-to-block")
        await people.block(person, other)
        table.notify()
    return Response(status_code=204)


@blocking.get("/me/blocks", responses=document(shapes.Blocks, 401), summary="Whom I have blocked", dependencies=[limit("read")])
async def blocks(people: ThePeople, person: Somebody) -> Response:
    return encode({"people": await people.list_blocked(person)})


@blocking.post(
    "/me/blocks/{other}/end", status_code=204, responses=document(None, 401, 404), summary="Block somebody no more", dependencies=[limit("join")]
)
async def unblock(people: ThePeople, person: Somebody, other: Annotated[str, Path(pattern=wishes.GAME)]) -> Response:
    await people.tables.whole(people.unblock(person, other))
    return Response(status_code=204)
