"""What clients send, as OpenAPI documents it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from civitas.kernel.codec import tuples

KEY = r"^[\x21-\x7e]{8,64}$"
TOKEN = r"^[A-Za-z0-9_-]{20,100}$"
GAME = r"^[A-Za-z0-9_-]{22}$"
TITLE = r"^[a-z0-9_]{1,64}$"
DEEPEST, LONGEST, LETTERS = 6, 400, 200
MOST = 2**31 - 1


def as_option(value: Any) -> tuple[Any, ...]:
    """An option as the engine knows it."""
    if not isinstance(value, (list, tuple)) or not value or not isinstance(value[0], str):
        raise ValueError("an option is a list that begins with a verb")
    return as_path(value)


def as_path(value: Any) -> tuple[Any, ...]:
    """Plain words and numbers in tuples, of a sane size."""
    if not isinstance(value, (list, tuple)):
        raise ValueError("this should be a list")
    check_plain(value, 0, LONGEST)
    return tuple(tuples(value))


def check_plain(item: Any, depth: int, left: int) -> int:
    """How many more items there may be after this one; ValueError if it is no plain thing.

    >>> check_plain(["take", 4], 0, 400)
    397
    """
    left -= 1
    if left < 0 or depth > DEEPEST:
        raise ValueError("an option is a list of words and numbers, and not so long")
    if isinstance(item, (list, tuple)):
        for part in item:
            left = check_plain(part, depth + 1, left)
    elif isinstance(item, str):
        if len(item) > LETTERS or not item.isprintable():
            raise ValueError("a word of an option is printable and not so long")
    elif not (isinstance(item, bool) or item is None) and (not isinstance(item, int) or abs(item) > MOST):
        raise ValueError("an option holds words, whole numbers, true, false, null and lists of these")
    return left


Option = Annotated[
    tuple[Any, ...],
    BeforeValidator(as_option, json_schema_input_type=Annotated[list[Any], Field(min_length=1, max_length=64)]),
    Field(examples=[["take", 4]], description="A verb and what it takes; send it back exactly as it was listed."),
]
Key = Annotated[str, Field(pattern=KEY, description="Made up by the client for each thing it wants; the same key again gets the first answer again.")]
Version = Annotated[int, Field(ge=0, le=MOST, description="The version of the table that the client saw.")]
Token = Annotated[str, StringConstraints(pattern=TOKEN)]
Word = Annotated[str, StringConstraints(max_length=64)]
Name = Annotated[str, Field(max_length=80, description="Plain text; cut to 40 characters.")]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Loose(BaseModel):
    model_config = ConfigDict(extra="allow")


class SeatWish(Strict):
    """Who shall sit there: me (several times: hot seat), somebody I invite, or a bot."""

    kind: Literal["me", "invite", "bot"]
    name: Name | None = None
    bot: Annotated[str, Field(pattern=r"^[a-z0-9_-]{1,32}$")] | None = None


Zone = Annotated[str, Field(max_length=64, examples=["Europe/Vilnius"], description="The IANA name of the zone the player lives in.")]
Minute = Annotated[int, Field(ge=0, le=1440)]


class ClockWish(Strict):
    """What shall differ from the usual clock of the pace.  All times are seconds, but for the hours (minutes of the day) and vacation (days)."""

    turn: Annotated[float, Field(ge=1, le=60 * 86400)] = 86400
    bank: Annotated[float, Field(ge=0, le=90 * 86400)] = 0
    refund: Annotated[float, Field(ge=0, le=30 * 86400)] = 0
    window: Annotated[tuple[Minute, Minute] | None, Field(description="The clock runs between these minutes of the day only.")] = None
    zone: Zone = "UTC"
    timeout: Annotated[
        Literal["bot", "once", "wait", "forfeit"],
        Field(description="When the time is up: a bot plays until they are back; for this turn only; nothing; for good."),
    ] = "bot"
    vacation: Annotated[float, Field(ge=0, le=90)] = 0


class NewGame(Strict):
    title: Annotated[str, Field(pattern=TITLE, examples=["through_the_ages"])]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    options: Annotated[dict[Word, bool | int | Word], Field(max_length=64)] = {}
    pace: Annotated[str, Field(max_length=16)] = "none"
    clock: ClockWish | None = None
    listed: bool = False
    watch: bool = True
    overheard: Annotated[bool, Field(description="Whether spectators read what is said at the table.")] = True
    shuffle: bool = False


class Claim(Strict):
    invite: Token
    name: Name = ""


class Join(Strict):
    name: Name = ""


class Away(Strict):
    """From when to when, in seconds since 1970."""

    begin: Annotated[float, Field(ge=0, le=1e11)]
    until: Annotated[float, Field(ge=0, le=1e11)]


class ProposalWish(Strict):
    kind: Literal["rewind", "end"]
    position: Annotated[int, Field(ge=0, le=10_000_000)] | None = None


class OrderWish(Strict):
    what: Word
    option: Option
    on: bool = True


class OrdersWish(Strict):
    """All my orders in this game; *plan*: what is played as soon as I am asked next."""

    orders: Annotated[list[OrderWish], Field(max_length=40)]
    plan: Annotated[tuple[Option, ...], Field(min_length=1, max_length=100)] | None = None


class BotChoice(Strict):
    bot: Annotated[str | None, Field(pattern=r"^[a-z0-9_-]{1,32}$", description="None: the strongest.")] = None


class Tokens(Strict):
    tokens: Annotated[list[Token], Field(max_length=200)]


class Play(Strict):
    option: Option
    version: Version
    key: Key


Parts = Annotated[
    tuple[Option, ...],
    Field(min_length=1, max_length=100, description="The parts of a plan in any order, as its title has them; else its options."),
]


class Plan(Strict):
    parts: Parts
    version: Version
    key: Key


class PlanWish(Strict):
    parts: Parts


class TurnBack(Strict):
    version: Version
    key: Key


class OnlyKey(Strict):
    key: Key


class PlayOn(Strict):
    position: Annotated[int, Field(ge=0, le=10_000_000)]
    seat: Annotated[int, Field(ge=0, le=20)]
    name: Annotated[str, Field(max_length=40)] = ""


class WhyNot(Strict):
    options: Annotated[list[Option], Field(max_length=100)]


class Walk(Strict):
    """What was chosen so far, step by step."""

    path: Annotated[tuple[Any, ...], BeforeValidator(as_path, json_schema_input_type=list[Any])] = ()


class Previews(Strict):
    options: Annotated[list[Option], Field(max_length=60)]


class Say(Strict):
    """Words of one's own, or a phrase that everybody reads in their own language."""

    text: Annotated[str, Field(max_length=500)] = ""
    phrase: Annotated[str, Field(pattern=r"^[a-z-]{1,32}$", examples=["well-played"])] | None = None
    to: Annotated[int, Field(ge=0, le=15, description="The seat it is for alone, where the rules of the title allow it.")] | None = None
    key: Key


class Jotting(Strict):
    text: Annotated[str, Field(max_length=5000)]


class ReportWish(Strict):
    chat: Annotated[int, Field(ge=1, le=2**53, description="The message that is wrong.")]
    why: Annotated[str, Field(max_length=500)] = ""
