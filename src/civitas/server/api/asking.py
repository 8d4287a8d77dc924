"""What every operation needs to know of its caller: the token, the language, the tables."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from civitas.server.guard import asker_of
from civitas.server.language import wanted_language
from civitas.server.people import People, Person
from civitas.server.problems import Problem
from civitas.server.tables import Tables

from .models import Error
from .wishes import GAME, MOST, TITLE, TOKEN

bearer = HTTPBearer(auto_error=False, description="The token of a seat (or of the host). Without one the caller is a spectator.")


def hall_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def token_of(given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)], request: Request) -> str | None:
    if given is None:
        if "authorization" in request.headers:
            raise Problem("unauthorized", "authorization-header")
        return None
    if not re.match(TOKEN, given.credentials):
        raise Problem("unauthorized", "not-a-token")
    return given.credentials


COOKIE = "__Host-civitas"  # browsers keep it only where the line is private, and for this host alone
PLAIN_COOKIE = "civitas"  # a table in a house without TLS
LOCAL = ("localhost", "127.0.0.1", "::1")


def is_private(request: Request) -> bool:
    """Whether nobody can listen: TLS, or this very machine."""
    return request.url.scheme == "https" or request.url.hostname in LOCAL


def cookie_of(request: Request) -> str:
    return COOKIE if is_private(request) else PLAIN_COOKIE


def people_of(request: Request) -> People:
    people: People = request.app.state.people
    return people


async def person_of(request: Request, people: Annotated[People, Depends(people_of)]) -> Person | None:
    """Who is signed in on the device that asks; None for a guest."""
    token = request.cookies.get(cookie_of(request))
    return await people.find_by_token(token) if token and re.match(TOKEN, token) else None


async def account_of(
    request: Request, people: Annotated[People, Depends(people_of)], given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
) -> Person:
    """Who is signed in, on a device or by the token of a program; a Problem for a guest."""
    if given is not None:
        person = await people.find_by_token(given.credentials) if re.match(TOKEN, given.credentials) else None
        if person is not None and person.kind != "program":
            person = None
    else:
        person = await person_of(request, people)
    if person is None:
        raise Problem("unauthorized", "sign-in-first")
    return person


def device_of(person: Annotated[Person, Depends(account_of)]) -> Person:
    """Who is signed in on the device that asks: a program changes nothing of an account."""
    if person.kind != "device":
        raise Problem("forbidden", "programs-cannot")
    return person


async def owner_of(request: Request, people: Annotated[People, Depends(people_of)]) -> str | None:
    """The account that a new table or seat belongs to, if its player is signed in."""
    person = await person_of(request, people)
    return None if person is None else person.id


def language_of(
    request: Request, language: Annotated[str | None, Query(max_length=16, description="Of the texts: en, lt, pl, hu, ru.")] = None
) -> str:
    return wanted_language(request)


def limit(what: str) -> Any:
    """A dependency that counts the request against its caller."""

    def check(request: Request) -> None:
        who = asker_of(request)
        limits = request.app.state.limits
        if what in ("move", "chat", "work"):  # by seat: several people may come from one address
            limits.check("read", who)
            limits.check(what, f"{who} {request.headers.get('authorization', '')}")
        else:
            limits.check(what, who)

    return Depends(check)


def encode(content: Any, status: int = 200) -> Response:
    """JSON, made fast; the models only document it."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def document(model: Any = None, *codes: int, status: int = 200, description: str = "") -> dict[int | str, dict[str, Any]]:
    """The answers of an operation for OpenAPI."""
    found: dict[int | str, dict[str, Any]] = {code: {"model": Error, "description": MEANING[code]} for code in (*codes, 413, 422, 429)}
    if model is not None:
        found[status] = {"model": model, "description": description or "Done"}
    return found


MEANING = {
    401: "The token is missing or does not fit",
    403: "Not for you",
    404: "There is no such thing",
    409: "The table has moved on, or the key or the seat is taken",
    410: "The game was called off",
    413: "Too large",
    422: "Not understood, or refused by a rule",
    429: "Too many requests",
    503: "Could not be stored: try again with the same key",
}
GAME_ERRORS = (401, 403, 404, 410)

TheTables = Annotated[Tables, Depends(hall_of)]
Token = Annotated[str | None, Depends(token_of)]
ThePeople = Annotated[People, Depends(people_of)]
Me = Annotated[Person | None, Depends(person_of)]
Somebody = Annotated[Person, Depends(account_of)]
OnDevice = Annotated[Person, Depends(device_of)]
Owner = Annotated[str | None, Depends(owner_of)]
Language = Annotated[str, Depends(language_of)]
GameId = Annotated[str, Path(pattern=GAME, description="The id of a game.")]
TitleId = Annotated[str, Path(pattern=TITLE, examples=["through_the_ages"])]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
After = Annotated[int | None, Query(ge=0, le=MOST, description="The version up to which the caller knows the lines.")]
