"""At the table: looking, choosing, asking why not, taking back, talking."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from civitas.server import showing
from civitas.server.hall import Hall
from civitas.server.lobby import clean
from civitas.server.problems import Problem
from civitas.server.table import Table

from . import models
from .asking import GAME_ERRORS, After, GameId, Language, TheHall, Token, documented, encoded, limited

router = APIRouter(prefix="/api/games/{id}", tags=["table"])
WithTable = Annotated[bool, Query(alias="table", description="Whether the table is wanted in the answer.")]


@router.get("", responses=documented(models.Table, *GAME_ERRORS), summary="The table as I see it", dependencies=[limited("read")])
async def table(hall: TheHall, id: GameId, token: Token, language: Language, after: After = None) -> Response:
    """View, decision with all its options, undo and redo with the reason where they stop, lines of the chronicle, people."""
    return encoded(await hall.look(id, token, lambda table, seat: showing.shown(table, seat, language, after)))


async def acted(hall: Hall, id: str, token: str | None, kind: str, wish: Any, option: Any, language: str, with_table: bool) -> Response:
    version, position = await hall.act(id, token, kind, wish.version, wish.key, option, language)
    answer: dict[str, Any] = {"version": version, "position": position}
    if with_table:
        answer["table"] = await hall.look(id, token, lambda table, seat: showing.shown(table, seat, language, wish.version))
    return encoded(answer)


ACT = documented(models.Acted, *GAME_ERRORS, 409, 503, description="Committed")


@router.post("/play", responses=ACT, summary="Choose", dependencies=[limited("move")])
async def play(hall: TheHall, id: GameId, token: Token, language: Language, wish: models.Play, with_table: WithTable = True) -> Response:
    """Answered when the move is on the disk.  409 with the current version if the table has moved on; the same key again gets the first answer."""
    return await acted(hall, id, token, "play", wish, wish.option, language, with_table)


@router.post("/plan", responses=ACT, summary="Make several choices at once", dependencies=[limited("move")])
async def plan(hall: TheHall, id: GameId, token: Token, language: Language, wish: models.Plan, with_table: WithTable = True) -> Response:
    """All of them or none, in one write.  The parts may come in any order; they are put into the one in which the game asks."""
    return await acted(hall, id, token, "plan", wish, wish.parts, language, with_table)


@router.post("/undo", responses=ACT, summary="Take my last choice back", dependencies=[limited("move")])
async def undo(hall: TheHall, id: GameId, token: Token, language: Language, wish: models.TurnBack, with_table: WithTable = True) -> Response:
    """Never past chance, something shown, or another seat's choice; the refusal says which."""
    return await acted(hall, id, token, "undo", wish, None, language, with_table)


@router.post("/redo", responses=ACT, summary="Make it again", dependencies=[limited("move")])
async def redo(hall: TheHall, id: GameId, token: Token, language: Language, wish: models.TurnBack, with_table: WithTable = True) -> Response:
    return await acted(hall, id, token, "redo", wish, None, language, with_table)


def begun(table: Table, seat: int | None) -> int:
    """The seat that asks, at a table where the game has begun."""
    if seat is None:
        raise Problem("unauthorized", "only-seats-ask")
    if table.history is None:
        raise Problem("not-started", "not-begun")
    return seat


@router.post("/why-not", responses=documented(models.Answers, *GAME_ERRORS, 409), summary="Why can't I?", dependencies=[limited("work")])
async def why_not(hall: TheHall, id: GameId, token: Token, language: Language, wish: models.WhyNot) -> Response:
    """For each option the rule that refuses it, or null if it is legal."""

    def work(table: Table, seat: int | None) -> Any:
        return {"version": table.version, "answers": showing.why_not(table, begun(table, seat), list(wish.options), language)}

    return encoded(await hall.look(id, token, work, long=True))


@router.post(
    "/previews", responses=documented(models.PreviewList, *GAME_ERRORS, 409), summary="What would it change?", dependencies=[limited("work")]
)
async def previews(hall: TheHall, id: GameId, token: Token, language: Language, wish: models.Previews) -> Response:
    """Tried in possible worlds of the asking seat: only numbers of its own that come out the same in all of them.

    Options that are not legal are left out.
    """

    def work(table: Table, seat: int | None) -> Any:
        return {"version": table.version, "previews": showing.previews(table, begun(table, seat), list(wish.options), language)}

    return encoded(await hall.look(id, token, work, long=True))


@router.post(
    "/plan/preview", responses=documented(models.Planned, *GAME_ERRORS, 409), summary="What would a plan come to?", dependencies=[limited("work")]
)
async def preview_plan(hall: TheHall, id: GameId, token: Token, language: Language, wish: models.PlanWish) -> Response:
    """Nothing is done.  Its decisions in order, what they change, the position after them and what it leads to; or the rule against it."""
    return encoded(await hall.look(id, token, lambda table, seat: showing.planned(table, begun(table, seat), wish.parts, language)))


@router.post("/walk", responses=documented(models.Walked, *GAME_ERRORS, 409), summary="A set choice, step by step", dependencies=[limited("work")])
async def walk(hall: TheHall, id: GameId, token: Token, wish: models.Walk) -> Response:
    """What may come next on the way through an option space; the whole option at its end.  For clients that do not know the kind of space."""
    return encoded(await hall.look(id, token, lambda table, seat: showing.walked(table, begun(table, seat), wish.path), long=True))


@router.get("/lines", responses=documented(models.Lines, *GAME_ERRORS), summary="What happened", dependencies=[limited("read")])
async def lines(hall: TheHall, id: GameId, token: Token, language: Language, after: After = None) -> Response:
    """The lines of the chronicle that the caller may read, after a version."""
    return encoded(await hall.look(id, token, lambda table, seat: showing.lines(table, seat, language, after)))


# --- talk


@router.get("/chat", responses=documented(models.Chat, *GAME_ERRORS), summary="What was said", dependencies=[limited("read")])
async def chat(hall: TheHall, id: GameId, token: Token, after: Annotated[int, Query(ge=0, le=2**53)] = 0) -> Response:
    """Up to 200 messages after one, oldest first."""
    async with hall.holding(id) as table:
        hall.seat_of(table, token)
    return encoded({"messages": [spoken(row) for row in await hall.store.chat(id, after)]})


def spoken(row: dict[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in ("id", "seat", "name", "text", "at")}


async def speak(hall: Hall, id: str, token: str | None, text: str, key: str) -> dict[str, Any]:
    """Say something at the table."""
    said = clean(text, "", 500)
    if not said:
        raise Problem("bad-input", "nothing-to-read", where="text")
    async with hall.holding(id) as table:
        seat = hall.own_seat(table, token)
        row = {"game": id, "key": f"{seat}:{key}", "seat": seat, "name": table.seats[seat].name, "text": said, "at": time.time()}
        kept = await hall.store.say(row)
        if kept["id"] > table.last_chat:
            table.last_chat = kept["id"]
            table.ring()
            hall.store.committed([id])
        return spoken(kept)


@router.post(
    "/chat",
    status_code=201,
    responses=documented(models.ChatMessage, *GAME_ERRORS, status=201),
    summary="Say something",
    dependencies=[limited("chat")],
)
async def say(hall: TheHall, id: GameId, token: Token, wish: models.Say) -> Response:
    """Plain text, up to 500 characters."""
    return encoded(await hall.whole(speak(hall, id, token, wish.text, wish.key)), 201)
