"""What a browser holds for its person: passkeys, and the ear that it lends to this server (Web Push)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from civitas.server.problems import Problem

from . import people_models as shapes
from .asking import Language, Me, OnDevice, Somebody, ThePeople, TheTables, document, encode, is_private, limit
from .people import remember, show_me

if TYPE_CHECKING:
    from civitas.server.passkeys import Passkeys

router = APIRouter(prefix="/api", tags=["people"])
KeyId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]+$", max_length=1400)]


def passkeys_of(request: Request, people: ThePeople) -> Passkeys:
    """The passkeys of the place where the page stands that asks; they are for places where nobody listens in."""
    from civitas.server.passkeys import Passkeys, Place  # large: read when somebody has one

    if not is_private(request):
        raise Problem("refused", "passkeys-need-tls")
    return Passkeys(people, Place(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}"))


ThePasskeys = Annotated[Any, Depends(passkeys_of)]


# --- passkeys


@router.get("/me/passkeys", responses=document(shapes.PasskeyList, 401), summary="My passkeys", dependencies=[limit("read")])
async def mine(person: Somebody, passkeys: ThePasskeys) -> Response:
    return encode({"passkeys": await passkeys.mine(person)})


@router.post("/me/passkeys/begin", responses=document(shapes.Challenge, 401, 403), summary="Begin to make a passkey", dependencies=[limit("sign-in")])
async def begin_passkey(tables: TheTables, person: OnDevice, passkeys: ThePasskeys, wish: shapes.PasswordOnly) -> Response:
    """For whoever knows the password; it has to be made within five minutes."""
    return encode({"options": await tables.whole(passkeys.begin_making(person, wish.password))})


@router.post("/me/passkeys", responses=document(shapes.PasskeyList, 401, 403, 410), summary="Keep a passkey", dependencies=[limit("sign-in")])
async def make_passkey(tables: TheTables, person: OnDevice, passkeys: ThePasskeys, wish: shapes.PasskeyWish) -> Response:
    await tables.whole(passkeys.make(person, wish.credential, wish.label))
    return encode({"passkeys": await passkeys.mine(person)})


@router.post(
    "/me/passkeys/{key}/end", status_code=204, responses=document(None, 401, 403, 404), summary="Forget a passkey", dependencies=[limit("join")]
)
async def end_passkey(tables: TheTables, person: OnDevice, passkeys: ThePasskeys, key: KeyId) -> Response:
    await tables.whole(passkeys.end(person, key))
    return Response(status_code=204)


@router.post(
    "/session/passkey/begin", responses=document(shapes.Challenge), summary="Begin to sign in with a passkey", dependencies=[limit("sign-in")]
)
async def begin_signing_in(tables: TheTables, passkeys: ThePasskeys) -> Response:
    return encode({"options": await tables.whole(passkeys.begin_signing_in())})


@router.post("/session/passkey", responses=document(shapes.Nobody, 401, 410), summary="Sign in with a passkey", dependencies=[limit("sign-in")])
async def sign_in(people: ThePeople, passkeys: ThePasskeys, wish: shapes.PasskeyWish, request: Request) -> Response:
    """The session is a cookie that no script can read."""
    person, token = await people.tables.whole(passkeys.sign_in(wish.credential, wish.label))
    return remember(encode(await show_me(people, person)), request, token)


# --- browsers that are told things


@router.get("/push", responses=document(shapes.PushKey), summary="With what this server signs", dependencies=[limit("read")])
async def push_key(tables: TheTables) -> Response:
    return encode({"key": (await tables.notices.push.signer()).public})


@router.post("/push", responses=document(shapes.Listening), summary="Tell this browser", dependencies=[limit("join")])
async def listen(people: ThePeople, person: Me, wish: shapes.BrowserWish, language: Language) -> Response:
    """Whoever is signed in is told what they wished for; a guest, when it is their turn at the seats of these tokens, and of their ends."""
    settings = {"language": language, "zone": wish.zone or "UTC", "quiet": wish.quiet}
    push, of = people.tables.notices.push, None if person is None else (person.id, person.session)
    seats = await people.tables.whole(push.listen(wish.subscription.model_dump(), settings, of, wish.tokens))
    if person is not None:
        await people.tables.whole(people.want_push(person))
    return encode({"seats": seats})


@router.post("/push/end", status_code=204, responses=document(None), summary="Tell this browser nothing any more", dependencies=[limit("join")])
async def leave(tables: TheTables, wish: shapes.BrowserOnly) -> Response:
    await tables.whole(tables.notices.push.leave(wish.subscription.model_dump()))
    return Response(status_code=204)


@router.post("/push/try", responses=document(shapes.Tried, 404), summary="Send this browser a test", dependencies=[limit("letter")])
async def try_push(tables: TheTables, wish: shapes.BrowserOnly, language: Language) -> Response:
    way = await tables.notices.push.find(wish.subscription.model_dump())
    return encode({"answer": await tables.whole(tables.notices.try_out(way, language))})
