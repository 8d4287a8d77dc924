"""What goes over the wire about people with an account, as OpenAPI documents it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .wishes import GAME, Minute, Name, Strict, Token, Zone

# --- what clients send


Password = Annotated[str, Field(max_length=200)]
Mail = Annotated[str, Field(max_length=254, pattern=r"^[^@\s\x00-\x1f]+@[^@\s\x00-\x1f]+$")]
Label = Annotated[str, Field(max_length=80, description="What the device or the program is called in the list of them.")]


class Registration(Strict):
    name: Name
    password: Password
    mail: Mail | None = None
    label: Label = ""


class SignIn(Strict):
    name: Name
    password: Password
    label: Label = ""


class AboutMe(Strict):
    """What shall change; what is left out stays."""

    name: Name | None = None
    shown: Annotated[bool | None, Field(description="Whether others see my results.")] = None
    language: Annotated[str, Field(max_length=16)] | None = None
    zone: Zone | None = None


class NewPassword(Strict):
    old: Password
    new: Password


class MailWish(Strict):
    mail: Mail
    password: Password


class NameOnly(Strict):
    name: Name


class PasswordOnly(Strict):
    password: Password


class ProgramWish(Strict):
    label: Label


Ways = Annotated[list[Literal["mail", "webhook", "push"]], Field(max_length=3)]


Quiet = Annotated[tuple[Minute, Minute] | None, Field(description="From one minute of the day to another, in my zone, nothing is sent.")]


class Wishes(Strict):
    """What I am told, in which ways, and when not."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)
    turn: Ways = ["mail", "webhook", "push"]
    begins: Ways = ["webhook", "push"]
    over: Ways = ["mail", "webhook", "push"]
    stand_in: Annotated[Ways, Field(alias="stand-in", description="A bot plays for me: my time was up.")] = ["mail", "push"]
    quiet: Quiet = None
    digest: Annotated[int, Field(ge=0, le=168, description="At most one letter in so many hours; 0: at once.")] = 0


ADDRESS = r"^[^\s\x00-\x1f\x7f]+$"


class WebhookWish(Strict):
    address: Annotated[str, Field(max_length=500, pattern=ADDRESS, description="Of http or https, on the open network.")]
    game: Annotated[str, Field(pattern=GAME, description="One of mine, of which alone it is told.")] | None = None


class Subscription(Strict):
    """A browser as its push service knows it; its secret shows that it is the one."""

    address: Annotated[str, Field(max_length=1000, pattern=ADDRESS, description="The endpoint of the subscription.")]
    p256dh: Annotated[str, Field(max_length=200, pattern=r"^[\w-]+$")]
    auth: Annotated[str, Field(max_length=50, pattern=r"^[\w-]+$")]


class BrowserWish(Strict):
    subscription: Subscription
    tokens: Annotated[list[Token], Field(max_length=200, description="Of the seats of a guest; whoever is signed in is told of all of theirs.")] = []
    zone: Zone | None = None
    quiet: Quiet = None


class BrowserOnly(Strict):
    subscription: Subscription


Credential = Annotated[dict[str, Any], Field(description="As the browser gives it (WebAuthn, JSON).")]


class PasskeyWish(Strict):
    credential: Credential
    label: Label = ""


class Letter(Strict):
    token: Token
    password: Password | None = None
    label: Label = ""


# --- what they get


class Device(BaseModel):
    """Where somebody is signed in: a browser, or a program with a token of its own."""

    id: str
    kind: Literal["device", "program"]
    label: str
    created: float
    seen: float
    this: bool


class Account(BaseModel):
    id: str
    name: str
    mail: str | None
    mail_checked: bool
    operator: bool
    shown: bool
    created: float
    settings: dict[str, Any]
    devices: list[Device]


class Nobody(BaseModel):
    """My account, if I am signed in."""

    me: Account | None
    letters: Annotated[bool, Field(description="Whether this server sends letters.")]


class Claimed(BaseModel):
    seats: int


class Latchkey(BaseModel):
    game: str
    seat: Annotated[int | None, Field(description="None: the host's.")]
    token: str


class Latchkeys(BaseModel):
    keys: list[Latchkey]


class Rating(BaseModel):
    """How good somebody is at a title, and how sure that is: the true value lies within *sure* of it two times out of three."""

    title: str
    rating: int
    sure: int
    games: int
    won: int
    place: float


class Opponent(BaseModel):
    name: str
    score: float | None
    bot: bool


class PastResult(BaseModel):
    game: str
    title: str
    at: float
    players: int
    place: int
    score: float
    rating: int
    sure: int
    change: int
    others: list[Opponent]


class Results(BaseModel):
    ratings: list[Rating]
    games: list[PastResult]


class Profile(Results):
    name: str
    created: float


class Webhook(BaseModel):
    id: str
    address: str
    game: Annotated[str | None, Field(description="Of which alone it is told.")]
    created: float
    failures: int
    off: Annotated[bool, Field(description="It failed too often: a test that goes well switches it on again.")]
    answer: int | None
    tried: float | None


class TellingBrowser(BaseModel):
    """A browser that is told things."""

    id: str
    label: str
    created: float
    this: bool


class PushKey(BaseModel):
    key: Annotated[str, Field(description="Of this server: what applicationServerKey wants to know.")]


class Listening(BaseModel):
    seats: Annotated[int, Field(description="Of how many seats of a guest this browser is told.")]


class Passkey(BaseModel):
    id: str
    label: str
    created: float
    seen: float | None


class PasskeyList(BaseModel):
    passkeys: list[Passkey]


class Challenge(BaseModel):
    options: Annotated[dict[str, Any], Field(description="What navigator.credentials wants to know (WebAuthn, JSON).")]


class Blocked(BaseModel):
    id: str
    name: str
    at: float


class Blocks(BaseModel):
    people: list[Blocked]


class ReportClosed(Strict):
    remove: Annotated[bool, Field(description="Whether what was said is taken away.")] = False


class LookedAfter(BaseModel):
    """A game as an operator sees it."""

    id: str
    title: str
    status: str
    created: float
    changed: float
    version: int
    closed: float | None
    players: list[str]


class SetAside(LookedAfter):
    why: str


class Report(BaseModel):
    id: int
    game: str
    by: Annotated[int, Field(description="The seat of whoever reports.")]
    why: str
    at: float
    seat: int
    name: str
    text: str


class Overview(BaseModel):
    aside: list[SetAside]
    closed: list[LookedAfter]
    reports: list[Report]
    games: int


class Exported(BaseModel):
    """Everything that is stored of a game, but what opens its seats."""

    game: dict[str, Any]
    seats: list[dict[str, Any]]
    log: list[dict[str, Any]]
    checkpoint: dict[str, Any] | None


class Told(BaseModel):
    wishes: dict[str, Any]
    by_mail: Annotated[bool, Field(description="Whether letters reach me.")]
    webhooks: list[Webhook]
    browsers: list[TellingBrowser]


class Tried(BaseModel):
    answer: Annotated[int, Field(description="The status of the answer; 0: none came.")]


class ProgramToken(BaseModel):
    token: Annotated[str, Field(description="Shown once.")]
