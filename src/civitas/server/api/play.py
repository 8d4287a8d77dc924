"""At the table: looking, choosing, asking why not, taking back."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from civitas.server import table_views
from civitas.server.problems import Problem
from civitas.server.table import Table
from civitas.server.tables import Tables

from . import models, wishes
from .asking import GAME_ERRORS, After, GameId, Language, TheTables, Token, document, encode, limit

router = APIRouter(prefix="/api/games/{id}", tags=["table"])
WithTable = Annotated[bool, Query(alias="table", description="Whether the table is wanted in the answer.")]


@router.get("", responses=document(models.Table, *GAME_ERRORS), summary="The table as I see it", dependencies=[limit("read")])
async def table(tables: TheTables, id: GameId, token: Token, language: Language, after: After = None) -> Response:
    """View, decision with all its options, undo and redo with the reason where they stop, lines of the chronicle, people."""
    return encode(await tables.look(id, token, lambda table, seat: table_views.show_table(table, seat, language, after)))


async def act(tables: Tables, id: str, token: str | None, kind: str, wish: Any, option: Any, language: str, with_table: bool) -> Response:
    version, position = await tables.act(id, token, kind, wish.version, wish.key, option, language)
    answer: dict[str, Any] = {"version": version, "position": position}
    if with_table:
        answer["table"] = await tables.look(id, token, lambda table, seat: table_views.show_table(table, seat, language, wish.version))
    return encode(answer)


ACT = document(models.Acted, *GAME_ERRORS, 409, 503, description="Committed")


@router.post("/play", responses=ACT, summary="Choose", dependencies=[limit("move")])
async def play(tables: TheTables, id: GameId, token: Token, language: Language, wish: wishes.Play, with_table: WithTable = True) -> Response:
    """Answered when the move is on the disk.  409 with the current version if the table has moved on; the same key again gets the first answer."""
    return await act(tables, id, token, "play", wish, wish.option, language, with_table)


@router.post("/plan", responses=ACT, summary="Make several choices at once", dependencies=[limit("move")])
async def plan(tables: TheTables, id: GameId, token: Token, language: Language, wish: wishes.Plan, with_table: WithTable = True) -> Response:
    """All of them or none, in one write.  The parts may come in any order; they are put into the one in which the game asks."""
    return await act(tables, id, token, "plan", wish, wish.parts, language, with_table)


@router.post("/undo", responses=ACT, summary="Take my last choice back", dependencies=[limit("move")])
async def undo(tables: TheTables, id: GameId, token: Token, language: Language, wish: wishes.TurnBack, with_table: WithTable = True) -> Response:
    """Never past chance, something shown, or another seat's choice; the refusal says which."""
    return await act(tables, id, token, "undo", wish, None, language, with_table)


@router.post("/redo", responses=ACT, summary="Make it again", dependencies=[limit("move")])
async def redo(tables: TheTables, id: GameId, token: Token, language: Language, wish: wishes.TurnBack, with_table: WithTable = True) -> Response:
    return await act(tables, id, token, "redo", wish, None, language, with_table)


def require_begun(table: Table, seat: int | None) -> int:
    """The seat that asks, at a table where the game has begun."""
    if seat is None:
        raise Problem("unauthorized", "only-seats-ask")
    if table.history is None:
        raise Problem("not-started", "not-begun")
    return seat


@router.post("/why-not", responses=document(models.Answers, *GAME_ERRORS, 409), summary="Why can't I?", dependencies=[limit("work")])
async def why_not(tables: TheTables, id: GameId, token: Token, language: Language, wish: wishes.WhyNot) -> Response:
    """For each option the rule that refuses it, or null if it is legal."""

    def work(table: Table, seat: int | None) -> Any:
        return {"version": table.version, "answers": table_views.why_not(table, require_begun(table, seat), list(wish.options), language)}

    return encode(await tables.look(id, token, work, long=True))


@router.post("/previews", responses=document(models.PreviewList, *GAME_ERRORS, 409), summary="What would it change?", dependencies=[limit("work")])
async def previews(tables: TheTables, id: GameId, token: Token, language: Language, wish: wishes.Previews) -> Response:
    """Tried in possible worlds of the asking seat: only numbers of its own that come out the same in all of them.

    Options that are not legal are left out.
    """

    def work(table: Table, seat: int | None) -> Any:
        asks = require_begun(table, seat)
        return {"version": table.version, "previews": table_views.previews(table, table.state, asks, list(wish.options), language)}

    return encode(await tables.look(id, token, work, long=True))


@router.get("/ideas", responses=document(models.Ideas, *GAME_ERRORS, 409), summary="What would you do?", dependencies=[limit("work")])
async def ideas(tables: TheTables, id: GameId, token: Token, language: Language) -> Response:
    """A few good choices for the seat that is asked, best first, by a bot that knows what the seat knows; none where nothing is asked of it."""

    def work(table: Table, seat: int | None) -> Any:
        asks = require_begun(table, seat)
        return {"version": table.version, "ideas": table_views.show_ideas(table, table.state, asks, language)}

    return encode(await tables.look(id, token, work, long=True))


@router.post(
    "/plan/preview", responses=document(models.Planned, *GAME_ERRORS, 409), summary="What would a plan come to?", dependencies=[limit("work")]
)
async def preview_plan(tables: TheTables, id: GameId, token: Token, language: Language, wish: wishes.PlanWish) -> Response:
    """Nothing is done.  Its decisions in order, what they change, the position after them and what it leads to; or the rule against it."""
    return encode(await tables.look(id, token, lambda table, seat: table_views.show_plan(table, require_begun(table, seat), wish.parts, language)))


@router.post("/walk", responses=document(models.Walked, *GAME_ERRORS, 409), summary="A set choice, step by step", dependencies=[limit("work")])
async def walk(tables: TheTables, id: GameId, token: Token, wish: wishes.Walk) -> Response:
    """What may come next on the way through an option space; the whole option at its end.  For clients that do not know the kind of space."""
    return encode(await tables.look(id, token, lambda table, seat: table_views.walk_space(table, require_begun(table, seat), wish.path), long=True))


@router.get("/lines", responses=document(models.Lines, *GAME_ERRORS), summary="What happened", dependencies=[limit("read")])
async def lines(tables: TheTables, id: GameId, token: Token, language: Language, after: After = None) -> Response:
    """The lines of the chronicle that the caller may read, after a version."""
    return encode(await tables.look(id, token, lambda table, seat: table_views.lines(table, seat, language, after)))
