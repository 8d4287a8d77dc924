"""The lobby: tables, seats, invitations, rematches."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from civitas.server import lobby, showing

from . import models
from .asking import GAME_ERRORS, GameId, Language, SeatNumber, TheHall, Token, documented, encoded, limited

router = APIRouter(prefix="/api", tags=["lobby"])


@router.post(
    "/games", status_code=201, responses=documented(models.Created, 404, status=201), summary="Set up a table", dependencies=[limited("create")]
)
async def create(hall: TheHall, wish: models.NewGame, language: Language, request: Request) -> Response:
    """Several seats of kind *me* are a hot seat.  The game begins by itself when no seat is free.  Share ``/join/{id}#{invite}``."""
    seats = [seat.model_dump() for seat in wish.seats]
    who = address(request)
    made = await lobby.create(hall, wish.title, seats, dict(wish.options), wish.pace, wish.listed, wish.watch, wish.shuffle, language, who)
    mine = next((seat["token"] for seat in made["seats"] if seat["token"]), made["host"])
    table = await hall.look(made["id"], mine, lambda table, seat: showing.shown(table, seat, language))
    return encoded({**made, "table": table}, 201)


def address(request: Request) -> str:
    return request.client.host if request.client else ""


@router.get("/games", responses=documented(models.Summaries), summary="Open tables", dependencies=[limited("read")])
async def open_tables(hall: TheHall, language: Language, title: Annotated[str | None, Query(pattern=models.TITLE)] = None) -> Response:
    """Listed tables with a free seat, newest first."""
    found = await hall.store.open_tables(title)
    return encoded({"games": [lobby.summary(hall, row, seats, language) for row, seats in found]})


@router.post("/mine", responses=documented(models.MyGames), summary="My games", dependencies=[limited("read")])
async def mine(hall: TheHall, given: models.Tokens, language: Language) -> Response:
    """The games in which these tokens hold a seat (or are the host's), the ones that changed last first."""
    return encoded({"games": await lobby.mine(hall, given.tokens, language)})


@router.post(
    "/games/{id}/claim",
    responses=documented(models.Seated, *GAME_ERRORS, 409),
    summary="Take the seat of an invitation",
    dependencies=[limited("join")],
)
async def claim(hall: TheHall, id: GameId, wish: models.Claim, language: Language) -> Response:
    """The invitation is used up; the token that comes back is the only thing that opens the seat."""
    seat, token = await hall.whole(lobby.take(hall, id, wish.name, wish.invite, language))
    table = await hall.look(id, token, lambda table, seat: showing.shown(table, seat, language))
    return encoded({"seat": seat, "token": token, "table": table})


@router.post(
    "/games/{id}/join",
    responses=documented(models.Seated, *GAME_ERRORS, 409),
    summary="Take a free seat of a listed table",
    dependencies=[limited("join")],
)
async def join(hall: TheHall, id: GameId, wish: models.Join, language: Language, request: Request) -> Response:
    """The host is asked: the game begins when everybody who joined has been let in."""
    seat, token = await hall.whole(lobby.take(hall, id, wish.name, None, language, address(request)))
    table = await hall.look(id, token, lambda table, seat: showing.shown(table, seat, language))
    return encoded({"seat": seat, "token": token, "table": table})


@router.post(
    "/games/{id}/seats/{seat}/bot",
    status_code=204,
    responses=documented(None, *GAME_ERRORS, 409),
    summary="Give a free seat to a bot (host)",
    dependencies=[limited("join")],
)
async def seat_bot(hall: TheHall, id: GameId, seat: SeatNumber, wish: models.BotChoice, token: Token, language: Language) -> Response:
    await hall.whole(lobby.seat_bot(hall, id, token, seat, wish.bot, language))
    return Response(status_code=204)


@router.post(
    "/games/{id}/seats/{seat}/invite",
    responses=documented(models.Invited, *GAME_ERRORS, 409),
    summary="A new invitation for a free seat (host)",
    dependencies=[limited("join")],
)
async def invite_again(hall: TheHall, id: GameId, seat: SeatNumber, token: Token) -> Response:
    """The old invitation is void."""
    return encoded({"invite": await hall.whole(lobby.invite_again(hall, id, token, seat))})


@router.post(
    "/games/{id}/seats/{seat}/let-in",
    status_code=204,
    responses=documented(None, *GAME_ERRORS, 409),
    summary="Let somebody in who joined (host)",
    dependencies=[limited("join")],
)
async def let_in(hall: TheHall, id: GameId, seat: SeatNumber, token: Token) -> Response:
    await hall.whole(lobby.let_in(hall, id, token, seat))
    return Response(status_code=204)


@router.post(
    "/games/{id}/seats/{seat}/send-away",
    status_code=204,
    responses=documented(None, *GAME_ERRORS, 409),
    summary="Free a seat that somebody has taken, before the game begins (host)",
    dependencies=[limited("join")],
)
async def send_away(hall: TheHall, id: GameId, seat: SeatNumber, token: Token) -> Response:
    await hall.whole(lobby.send_away(hall, id, token, seat))
    return Response(status_code=204)


@router.post(
    "/games/{id}/leave",
    status_code=204,
    responses=documented(None, *GAME_ERRORS, 409),
    summary="Get up again before the game begins",
    dependencies=[limited("join")],
)
async def leave(hall: TheHall, id: GameId, token: Token) -> Response:
    """The seat is free again, and its token opens nothing."""
    await hall.whole(lobby.leave(hall, id, token))
    return Response(status_code=204)


@router.post(
    "/games/{id}/cancel",
    status_code=204,
    responses=documented(None, *GAME_ERRORS, 409),
    summary="Call a game off before it begins (host)",
    dependencies=[limited("join")],
)
async def cancel(hall: TheHall, id: GameId, token: Token) -> Response:
    await hall.whole(lobby.cancel(hall, id, token))
    return Response(status_code=204)


@router.post("/games/{id}/rematch", responses=documented(models.Rematch, *GAME_ERRORS, 409), summary="Play again", dependencies=[limited("create")])
async def rematch(hall: TheHall, id: GameId, token: Token, wish: models.OnlyKey) -> Response:
    """The same people, bots and options, each one seat further; asked again, it gives the same game.

    Tokens of the old game open the same person's seat in the new one.
    """
    return encoded({"id": await hall.whole(lobby.rematch(hall, id, token))})


@router.post(
    "/games/{id}/stand-in",
    status_code=204,
    responses=documented(None, *GAME_ERRORS, 409),
    summary="Let a bot play for me",
    dependencies=[limited("join")],
)
async def stand_in(hall: TheHall, id: GameId, token: Token, wish: models.BotChoice) -> Response:
    await hall.whole(hall.stand_in(id, token, wish.bot))
    return Response(status_code=204)


@router.post(
    "/games/{id}/seats/{seat}/stand-in",
    status_code=204,
    responses=documented(None, *GAME_ERRORS, 409),
    summary="Let a bot play for whoever is away (host)",
    dependencies=[limited("join")],
)
async def stand_in_for(hall: TheHall, id: GameId, seat: SeatNumber, token: Token, wish: models.BotChoice) -> Response:
    """Until that player is back: whoever comes to the table has their seat again at once."""
    await hall.whole(hall.stand_in_for(id, token, seat, wish.bot))
    return Response(status_code=204)


@router.post("/games/{id}/back", status_code=204, responses=documented(None, *GAME_ERRORS, 409), summary="I am back", dependencies=[limited("join")])
async def back(hall: TheHall, id: GameId, token: Token) -> Response:
    """Takes the seat back from the bot that stood in."""
    await hall.whole(hall.back(id, token))
    return Response(status_code=204)
