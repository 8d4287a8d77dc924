"""Accounts: registering, signing in, devices, letters, and the seats that are mine wherever I sign in.  Nobody needs one to play."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from civitas.server.clocks import is_zone
from civitas.server.language import LANGUAGES
from civitas.server.people import LASTS, Person, login_of
from civitas.server.problems import Problem

from . import people_models as shapes
from . import wishes
from .asking import COOKIE, Language, Me, OnDevice, Somebody, ThePeople, cookie_of, document, encode, is_private, limit

router = APIRouter(prefix="/api", tags=["people"])
NOTHING = document(None, 401, 403)
WayId = Annotated[str, Path(pattern=wishes.GAME)]


async def show_me(people: ThePeople, person: Person | None) -> dict[str, object]:
    return {"me": None if person is None else await people.me(person), "letters": people.mail.works}


def remember(answer: Response, request: Request, token: str) -> Response:
    """The cookie of a device: no script reads it, no other site sends it, and where the line is private none but ours sets it."""
    private = is_private(request)
    answer.set_cookie(COOKIE if private else cookie_of(request), token, int(LASTS), path="/", secure=private, httponly=True, samesite="strict")
    return answer


def forget(answer: Response, request: Request) -> Response:
    private = is_private(request)
    answer.delete_cookie(cookie_of(request), path="/", secure=private, httponly=True, samesite="strict")
    return answer


@router.get("/me", responses=document(shapes.Nobody), summary="Who I am", dependencies=[limit("read")])
async def me(people: ThePeople, person: Me) -> Response:
    """My account and its devices; nothing for a guest."""
    return encode(await show_me(people, person))


@router.post(
    "/people", status_code=201, responses=document(shapes.Nobody, 409, status=201), summary="Make an account", dependencies=[limit("sign-in")]
)
async def register(people: ThePeople, wish: shapes.Registration, language: Language, request: Request) -> Response:
    """A name and a password of at least eight characters; whoever made it is signed in."""
    person, token = await people.tables.whole(people.register(wish.name, wish.password, wish.mail, wish.label, language))
    return remember(encode(await show_me(people, person), 201), request, token)


@router.post("/session", responses=document(shapes.Nobody, 401), summary="Sign in", dependencies=[limit("sign-in")])
async def sign_in(people: ThePeople, wish: shapes.SignIn, request: Request) -> Response:
    """The session is a cookie that no script can read."""
    request.app.state.limits.check("password", login_of(wish.name))
    person, token = await people.tables.whole(people.sign_in(wish.name, wish.password, wish.label))
    return remember(encode(await show_me(people, person)), request, token)


@router.post("/session/end", status_code=204, responses=NOTHING, summary="Sign out", dependencies=[limit("join")])
async def sign_out(people: ThePeople, person: Somebody, request: Request) -> Response:
    """What this device was lent opens no seat any more; links that it had as a guest still do."""
    await people.tables.whole(people.sign_out(person))
    return forget(Response(status_code=204), request)


@router.post("/session/forgot", status_code=204, responses=NOTHING, summary="I have lost my password", dependencies=[limit("letter")])
async def forgot(people: ThePeople, wish: shapes.NameOnly, language: Language, request: Request) -> Response:
    """A link goes to the confirmed address of that account, if there is one; the answer does not tell."""
    request.app.state.limits.check("letter", login_of(wish.name))
    await people.tables.whole(people.forgot(wish.name, language))
    return Response(status_code=204)


@router.post("/letter", responses=document(shapes.Nobody, 410), summary="Use a link from a letter", dependencies=[limit("sign-in")])
async def open_letter(people: ThePeople, wish: shapes.Letter, person: Me, request: Request) -> Response:
    """Confirms an address, or sets a new password (then all devices but this one are signed out)."""
    signed = await people.tables.whole(people.open_letter(wish.token, wish.password, wish.label))
    if signed is None:
        return encode(await show_me(people, person))
    return remember(encode(await show_me(people, signed[0])), request, signed[1])


@router.post("/me", responses=document(shapes.Nobody, 401, 409), summary="Change my account", dependencies=[limit("join")])
async def change(people: ThePeople, person: OnDevice, wish: shapes.AboutMe) -> Response:
    settings = {name: value for name, value in (("language", wish.language), ("zone", wish.zone)) if value is not None}
    if settings.get("language", "en") not in LANGUAGES:
        raise Problem("bad-input", "no-such-language", {"language": settings["language"], "languages": ", ".join(LANGUAGES)}, where="language")
    if not is_zone(settings.get("zone", "UTC")):
        raise Problem("bad-input", "no-such-zone", {"zone": settings["zone"]}, where="zone")
    await people.tables.whole(people.change(person, wish.name, wish.shown, settings or None))
    return encode(await show_me(people, person))


@router.post("/me/password", status_code=204, responses=NOTHING, summary="Another password", dependencies=[limit("sign-in")])
async def change_password(people: ThePeople, person: OnDevice, wish: shapes.NewPassword) -> Response:
    """All other devices are signed out."""
    await people.tables.whole(people.change_password(person, wish.old, wish.new))
    return Response(status_code=204)


@router.post("/me/mail", status_code=204, responses=NOTHING, summary="Where letters go", dependencies=[limit("letter")])
async def change_mail(people: ThePeople, person: OnDevice, wish: shapes.MailWish, language: Language) -> Response:
    """For whoever knows the password; it is mine when I have opened the link that is sent there."""
    await people.check_password(person, wish.password)
    await people.tables.whole(people.send_letter(person.id, "mail", wish.mail, language))
    return Response(status_code=204)


@router.post("/me/leave", status_code=204, responses=NOTHING, summary="Delete my account", dependencies=[limit("sign-in")])
async def leave(people: ThePeople, person: OnDevice, wish: shapes.PasswordOnly, request: Request) -> Response:
    """Its name, results and devices are deleted; games go on, and links that guests have open the seats as before."""
    await people.tables.whole(people.leave(person, wish.password))
    return forget(Response(status_code=204), request)


@router.post(
    "/me/programs",
    status_code=201,
    responses=document(shapes.ProgramToken, 401, status=201),
    summary="A token for a program",
    dependencies=[limit("join")],
)
async def program(people: ThePeople, person: OnDevice, wish: shapes.ProgramWish) -> Response:
    """Sent as a bearer token it may do what I may do with my games, but change nothing of the account."""
    row = {"id": person.id, "name": person.name, "operator": False}
    _, token = await people.tables.whole(people.sign_in_as(row, wish.label, "program"))
    return encode({"token": token}, 201)


@router.post(
    "/me/devices/{device}/end", status_code=204, responses=document(None, 401, 404), summary="Sign a device out", dependencies=[limit("join")]
)
async def end_device(people: ThePeople, person: OnDevice, device: Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]) -> Response:
    await people.tables.whole(people.sign_out_device(person, device))
    return Response(status_code=204)


@router.post("/me/devices/end-others", status_code=204, responses=NOTHING, summary="Sign all other devices out", dependencies=[limit("join")])
async def end_others(people: ThePeople, person: OnDevice) -> Response:
    await people.tables.whole(people.sign_out_others(person))
    return Response(status_code=204)


@router.get("/me/results", responses=document(shapes.Results, 401), summary="How I have done", dependencies=[limit("read")])
async def my_results(people: ThePeople, person: Somebody) -> Response:
    """A rating for each title with how sure it is, and my last games."""
    return encode(await people.results(person.id))


@router.get("/people/{name}", responses=document(shapes.Profile, 404), summary="How somebody has done", dependencies=[limit("read")])
async def profile(people: ThePeople, name: Annotated[str, Path(max_length=80)]) -> Response:
    """Only of those who let others see it."""
    return encode(await people.show_profile(name))


@router.get("/me/notices", responses=document(shapes.Told, 401), summary="What I am told", dependencies=[limit("read")])
async def notices(people: ThePeople, person: Somebody) -> Response:
    """By mail, by webhook and in browsers: once a turn, not while I am at the table, not in my quiet hours."""
    return encode(await people.show_wishes(person))


@router.post("/me/notices", responses=document(shapes.Told, 401), summary="Tell me other things", dependencies=[limit("join")])
async def change_notices(people: ThePeople, person: Somebody, wish: shapes.Wishes) -> Response:
    await people.tables.whole(people.change(person, None, None, {"notices": wish.model_dump(by_alias=True)}))
    return encode(await people.show_wishes(person))


@router.post("/me/webhooks", responses=document(shapes.Told, 401), summary="Tell me at this address", dependencies=[limit("join")])
async def add_webhook(people: ThePeople, person: Somebody, wish: shapes.WebhookWish) -> Response:
    """It gets JSON by POST: the game, what is asked, until when, a link; never anything that only I may see."""
    await people.tables.whole(people.add_webhook(person, wish.address, wish.game))
    return encode(await people.show_wishes(person))


@router.post("/me/webhooks/{way}/try", responses=document(shapes.Tried, 401, 404), summary="Send a webhook a test", dependencies=[limit("letter")])
async def try_webhook(people: ThePeople, person: Somebody, way: WayId) -> Response:
    return encode({"answer": await people.tables.whole(people.try_webhook(person, way))})


@router.post("/me/webhooks/{way}/end", status_code=204, responses=document(None, 401, 404), summary="Forget a webhook", dependencies=[limit("join")])
async def end_webhook(people: ThePeople, person: Somebody, way: WayId) -> Response:
    await people.tables.whole(people.end_way(person, way, "webhook"))
    return Response(status_code=204)


@router.post("/me/browsers/{way}/end", status_code=204, responses=document(None, 401, 404), summary="Forget a browser", dependencies=[limit("join")])
async def end_browser(people: ThePeople, person: Somebody, way: WayId) -> Response:
    await people.tables.whole(people.end_way(person, way, "push"))
    return Response(status_code=204)


@router.post("/me/claim", responses=document(shapes.Claimed, 401), summary="These seats are mine", dependencies=[limit("join")])
async def claim(people: ThePeople, person: Somebody, given: wishes.Tokens) -> Response:
    """What I played as a guest: the seats that these tokens open, unless they belong to another account."""
    return encode({"seats": await people.tables.whole(people.claim(person, given.tokens))})


@router.post("/me/keys", responses=document(shapes.Latchkeys, 401), summary="Tokens of my seats for this device", dependencies=[limit("join")])
async def keys(people: ThePeople, person: Somebody, given: wishes.Tokens) -> Response:
    """For those of my seats and tables that none of the given tokens opens; they end with this session."""
    return encode({"keys": await people.tables.whole(people.lend(person, given.tokens))})
