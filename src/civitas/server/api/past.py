"""The past: any position, the graph, the record."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from civitas.server import story, table_views
from civitas.server.problems import Problem
from civitas.server.table import Table

from . import models, past_models, wishes
from .asking import GAME_ERRORS, GameId, Language, TheTables, Token, document, encode, limit

router = APIRouter(prefix="/api/games/{id}", tags=["past"])


@router.get("/at/{n}", responses=document(past_models.Past, *GAME_ERRORS, 409), summary="The table after n decisions", dependencies=[limit("read")])
async def at(
    tables: TheTables,
    id: GameId,
    n: Annotated[int, Path(ge=0, le=wishes.MOST)],
    token: Token,
    language: Language,
    seat: Annotated[str | None, Query(pattern=r"^([0-9]|1[0-5]|all)$", description="With whose eyes; of finished games only.")] = None,
) -> Response:
    """While the game runs, everybody sees what they saw then.  When it is over, *seat* shows it with the eyes of that seat, or *all* cards."""

    def work(table: Table, own: int | None) -> Any:
        if table.history is None:
            raise Problem("not-started", "not-begun")
        if n > table.position:
            raise Problem("not-found", "decisions-so-far", {"number": table.position})
        eyes: int | str | None = own
        if seat is not None:
            eyes = table_views.ALL if seat == "all" else int(seat)
            if eyes != own and table.status != "over":
                raise Problem("forbidden", "other-seats-when-over")
            if isinstance(eyes, int) and eyes >= len(table.seats):
                raise Problem("not-found", "no-such-seat")
        return table_views.past(table, n, own, eyes, language)

    return encode(await tables.look(id, token, work, long=True))


@router.get(
    "/at/{n}/ideas", responses=document(models.Hindsight, *GAME_ERRORS, 409), summary="What would a bot have done?", dependencies=[limit("work")]
)
async def ideas_at(
    tables: TheTables, id: GameId, n: Annotated[int, Path(ge=0, le=wishes.MOST)], token: Token, language: Language
) -> Response:
    """What was decided after n decisions, and the best choices there in the eyes of a bot that knew as much.

    While the game runs, of the caller's own decisions only; of others, and where nothing was decided yet, nothing is said.
    """

    def work(table: Table, own: int | None) -> Any:
        if table.history is None:
            raise Problem("not-started", "not-begun")
        if n > table.position:
            raise Problem("not-found", "decisions-so-far", {"number": table.position})
        return table_views.hindsight(table, n, own, language)

    return encode(await tables.look(id, token, work, long=True))


@router.get(
    "/story", responses=document(past_models.Story, *GAME_ERRORS, 409), summary="What happened after a position", dependencies=[limit("read")]
)
async def tell_story(
    tables: TheTables,
    id: GameId,
    token: Token,
    language: Language,
    after: Annotated[int, Query(ge=0, le=wishes.MOST, description="How many decisions you have seen.")],
    steps: Annotated[bool, Query(description="Also what each decision changed on the board.")] = False,
) -> Response:
    """Events, wars, calamities and the like with everybody's numbers before and after; with *steps* also position by position what the caller saw."""

    def work(table: Table, own: int | None) -> Any:
        if table.history is None:
            raise Problem("not-started", "not-begun")
        if after > table.position:
            raise Problem("not-found", "decisions-so-far", {"number": table.position})
        return story.story(table, own, after, steps, language)

    return encode(await tables.look(id, token, work, long=True))


@router.get(
    "/graph", responses=document(past_models.Graph, *GAME_ERRORS, 409), summary="Scores and other numbers over time", dependencies=[limit("work")]
)
async def graph(tables: TheTables, id: GameId, token: Token, language: Language) -> Response:
    """The public numbers of every seat at up to 400 positions."""

    def work(table: Table, seat: int | None) -> Any:
        if table.history is None:
            raise Problem("not-started", "not-begun")
        return table_views.graph(table, language)

    return encode(await tables.look(id, token, work, long=True))


RECORD: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "A .civ record"}}


@router.get(
    "/record", responses={**document(None, *GAME_ERRORS), **RECORD}, summary="The record of a finished game", dependencies=[limit("work")]
)
async def record(tables: TheTables, id: GameId, token: Token) -> Response:
    """Readable text with every decision and the seed, as ``civitas replay`` opens it.  Not before the game is over: it holds every secret."""

    def work(table: Table, seat: int | None) -> str:
        if table.status != "over":
            raise Problem("forbidden", "record-when-over")
        return table.record().text()

    text = await tables.look(id, token, work, long=True)
    return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": f'attachment; filename="civitas-{id}.civ"'})
