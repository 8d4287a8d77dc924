"""The lobby: tables, seats, invitations, rematches."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from civitas.server import lobby, table_views
from civitas.server.guard import asker_of

from . import models, wishes
from .asking import GAME_ERRORS, GameId, Language, Owner, SeatNumber, TheTables, Token, document, encode, limit

router = APIRouter(prefix="/api", tags=["lobby"])


@router.post("/games", status_code=201, responses=document(models.Created, 404, status=201), summary="Set up a table", dependencies=[limit("create")])
async def create(tables: TheTables, wish: wishes.NewGame, language: Language, request: Request, owner: Owner) -> Response:
    """Several seats of kind *me* are a hot seat.  The game begins by itself when no seat is free.  Share ``/join/{id}#{invite}``."""
    seats = [seat.model_dump() for seat in wish.seats]
    who = asker_of(request)
    changed = None if wish.clock is None else wish.clock.model_dump(exclude_unset=True)
    made = await lobby.create(
        tables, wish.title, seats, dict(wish.options), wish.pace, wish.listed, wish.watch, wish.shuffle, language, who, changed, owner, wish.overheard
    )
    mine = next((seat["token"] for seat in made["seats"] if seat["token"]), made["host"])
    table = await tables.look(made["id"], mine, lambda table, seat: table_views.show_table(table, seat, language))
    return encode({**made, "table": table}, 201)


@router.get("/games", responses=document(models.Summaries), summary="Open tables", dependencies=[limit("read")])
async def open_tables(
    tables: TheTables,
    language: Language,
    owner: Owner,
    title: Annotated[str | None, Query(pattern=wishes.TITLE)] = None,
    watch: Annotated[bool, Query(description="Games under way that anybody may watch instead.")] = False,
) -> Response:
    """Listed tables with a free seat, newest first; or with *watch* those where one can look on, the last to move first."""
    found = await (tables.store.watched_tables(title) if watch else tables.store.open_tables(title, owner))
    return encode({"games": [lobby.summary(tables, row, seats, language) for row, seats in found]})


@router.post("/mine", responses=document(models.MyGames), summary="My games", dependencies=[limit("read")])
async def mine(tables: TheTables, given: wishes.Tokens, language: Language) -> Response:
    """The games in which these tokens hold a seat (or are the host's), the ones that changed last first."""
    return encode({"games": await lobby.mine(tables, given.tokens, language)})


@router.post(
    "/games/{id}/claim",
    responses=document(models.Seated, *GAME_ERRORS, 409),
    summary="Take the seat of an invitation",
    dependencies=[limit("join")],
)
async def claim(tables: TheTables, id: GameId, wish: wishes.Claim, language: Language, owner: Owner) -> Response:
    """The invitation is used up; the token that comes back is the only thing that opens the seat."""
    seat, token = await tables.whole(lobby.take(tables, id, wish.name, wish.invite, language, person=owner))
    table = await tables.look(id, token, lambda table, seat: table_views.show_table(table, seat, language))
    return encode({"seat": seat, "token": token, "table": table})


@router.post(
    "/games/{id}/join",
    responses=document(models.Seated, *GAME_ERRORS, 409),
    summary="Take a free seat of a listed table",
    dependencies=[limit("join")],
)
async def join(tables: TheTables, id: GameId, wish: wishes.Join, language: Language, request: Request, owner: Owner) -> Response:
    """The host is asked: the game begins when everybody who joined has been let in."""
    seat, token = await tables.whole(lobby.take(tables, id, wish.name, None, language, asker_of(request), owner))
    table = await tables.look(id, token, lambda table, seat: table_views.show_table(table, seat, language))
    return encode({"seat": seat, "token": token, "table": table})


@router.post(
    "/games/{id}/seats/{seat}/bot",
    status_code=204,
    responses=document(None, *GAME_ERRORS, 409),
    summary="Give a free seat to a bot (host)",
    dependencies=[limit("join")],
)
async def seat_bot(tables: TheTables, id: GameId, seat: SeatNumber, wish: wishes.BotChoice, token: Token, language: Language) -> Response:
    await tables.whole(lobby.seat_bot(tables, id, token, seat, wish.bot, language))
    return Response(status_code=204)


@router.post(
    "/games/{id}/seats/{seat}/invite",
    responses=document(models.Invited, *GAME_ERRORS, 409),
    summary="A new invitation for a free seat (host)",
    dependencies=[limit("join")],
)
async def invite_again(tables: TheTables, id: GameId, seat: SeatNumber, token: Token) -> Response:
    """The old invitation is void."""
    return encode({"invite": await tables.whole(lobby.invite_again(tables, id, token, seat))})


@router.post(
    "/games/{id}/seats/{seat}/let-in",
    status_code=204,
    responses=document(None, *GAME_ERRORS, 409),
    summary="Let somebody in who joined (host)",
    dependencies=[limit("join")],
)
async def let_in(tables: TheTables, id: GameId, seat: SeatNumber, token: Token) -> Response:
    await tables.whole(lobby.let_in(tables, id, token, seat))
    return Response(status_code=204)


@router.post(
    "/games/{id}/seats/{seat}/send-away",
    status_code=204,
    responses=document(None, *GAME_ERRORS, 409),
    summary="Free a seat that somebody has taken, before the game begins (host)",
    dependencies=[limit("join")],
)
async def send_away(tables: TheTables, id: GameId, seat: SeatNumber, token: Token) -> Response:
    await tables.whole(lobby.send_away(tables, id, token, seat))
    return Response(status_code=204)


@router.post(
    "/games/{id}/seats/{seat}/replace",
    responses=document(models.Invited, *GAME_ERRORS, 409),
    summary="Give the seat of somebody who is gone to somebody else (host)",
    dependencies=[limit("join")],
)
async def replace_player(tables: TheTables, id: GameId, seat: SeatNumber, token: Token) -> Response:
    """A bot plays until the new invitation is used; the old link opens nothing any more."""
    return encode({"invite": await tables.whole(lobby.replace_player(tables, id, token, seat))})


@router.post(
    "/games/{id}/leave",
    status_code=204,
    responses=document(None, *GAME_ERRORS, 409),
    summary="Get up again before the game begins",
    dependencies=[limit("join")],
)
async def leave(tables: TheTables, id: GameId, token: Token) -> Response:
    """The seat is free again, and its token opens nothing."""
    await tables.whole(lobby.leave(tables, id, token))
    return Response(status_code=204)


@router.post(
    "/games/{id}/cancel",
    status_code=204,
    responses=document(None, *GAME_ERRORS, 409),
    summary="Call a game off before it begins (host)",
    dependencies=[limit("join")],
)
async def cancel(tables: TheTables, id: GameId, token: Token) -> Response:
    await tables.whole(lobby.cancel(tables, id, token))
    return Response(status_code=204)


@router.post("/games/{id}/rematch", responses=document(models.Rematch, *GAME_ERRORS, 409), summary="Play again", dependencies=[limit("create")])
async def rematch(tables: TheTables, id: GameId, token: Token, wish: wishes.OnlyKey) -> Response:
    """The same people, bots and options, each one seat further; asked again, it gives the same game.

    Tokens of the old game open the same person's seat in the new one.
    """
    return encode({"id": await tables.whole(lobby.rematch(tables, id, token))})


@router.post(
    "/games/{id}/play-on", responses=document(models.PlayedOn, *GAME_ERRORS, 409), summary="Play on from here", dependencies=[limit("create")]
)
async def play_on(tables: TheTables, id: GameId, token: Token, language: Language, wish: wishes.PlayOn, owner: Owner) -> Response:
    """A new game from a position of a finished one: I sit on one seat, bots on the others; the finished game stays as it is."""
    return encode(await tables.whole(lobby.play_on(tables, id, token, wish.position, wish.seat, wish.name, language, owner)))


@router.post(
    "/games/{id}/stand-in",
    status_code=204,
    responses=document(None, *GAME_ERRORS, 409),
    summary="Let a bot play for me",
    dependencies=[limit("join")],
)
async def stand_in(tables: TheTables, id: GameId, token: Token, wish: wishes.BotChoice) -> Response:
    await tables.whole(tables.stand_in(id, token, wish.bot))
    return Response(status_code=204)


@router.post(
    "/games/{id}/seats/{seat}/stand-in",
    status_code=204,
    responses=document(None, *GAME_ERRORS, 409),
    summary="Let a bot play for whoever is away (host)",
    dependencies=[limit("join")],
)
async def stand_in_for(tables: TheTables, id: GameId, seat: SeatNumber, token: Token, wish: wishes.BotChoice) -> Response:
    """Until that player is back: whoever comes to the table has their seat again at once."""
    await tables.whole(tables.stand_in_for(id, token, seat, wish.bot))
    return Response(status_code=204)


@router.post("/games/{id}/back", status_code=204, responses=document(None, *GAME_ERRORS, 409), summary="I am back", dependencies=[limit("join")])
async def back(tables: TheTables, id: GameId, token: Token) -> Response:
    """Takes the seat back from the bot that stood in."""
    await tables.whole(tables.back(id, token))
    return Response(status_code=204)
