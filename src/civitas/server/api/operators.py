"""The operator's page: closed games, reports, games that were set aside.  For accounts that ``civitas admin operator`` has named, in a browser."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from civitas.server import operators
from civitas.server.people import Person
from civitas.server.problems import Problem

from . import people_models as shapes
from .asking import GameId, Somebody, TheTables, document, encode, limit

router = APIRouter(prefix="/api", tags=["operators"])
ERRORS = (401, 403, 404)


def operator_of(person: Somebody) -> Person:
    """Who is signed in as an operator; a program is never one."""
    if not person.operator or person.kind != "device":
        raise Problem("forbidden", "only-operators")
    return person


Operator = Annotated[Person, Depends(operator_of)]


@router.get("/operator", responses=document(shapes.Overview, *ERRORS), summary="What is to be looked at", dependencies=[limit("read")])
async def overview(tables: TheTables, operator: Operator, request: Request) -> Response:
    return encode(await operators.overview(tables, request.app.state.gossip.others()))


@router.post(
    "/operator/reports/{report}/close",
    status_code=204,
    responses=document(None, *ERRORS),
    summary="A report was looked at",
    dependencies=[limit("join")],
)
async def close_report(tables: TheTables, operator: Operator, report: Annotated[int, Path(ge=1, le=2**53)], wish: shapes.ReportClosed) -> Response:
    """With *remove* nobody reads any more what was said."""
    await tables.whole(operators.close_report(tables, report, wish.remove))
    return Response(status_code=204)


@router.post("/games/{id}/close", status_code=204, responses=document(None, *ERRORS), summary="Close a game", dependencies=[limit("join")])
async def close(tables: TheTables, operator: Operator, id: GameId) -> Response:
    """Nobody plays or talks at it any more."""
    await tables.whole(operators.close(tables, id, operator))
    return Response(status_code=204)


@router.post(
    "/games/{id}/reopen",
    status_code=204,
    responses=document(None, *ERRORS, 410),
    summary="Open a game again that was closed, or set aside",
    dependencies=[limit("join")],
)
async def reopen(tables: TheTables, operator: Operator, id: GameId) -> Response:
    await tables.whole(operators.reopen(tables, id, operator))
    return Response(status_code=204)


@router.get("/games/{id}/export", responses=document(shapes.Exported, *ERRORS), summary="All that is stored of a game", dependencies=[limit("work")])
async def export(tables: TheTables, operator: Operator, id: GameId) -> Response:
    """Also of one that cannot be opened; it holds every secret of the game."""
    answer = encode(await operators.export(tables.store, id))
    answer.headers["content-disposition"] = f'attachment; filename="civitas-{id}.json"'
    return answer
