"""What clients get of tables and of the lobby, as OpenAPI documents it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .wishes import Loose


class Complaint(BaseModel):
    """The message of an error: its id in the catalogues, and what fills it, by name."""

    id: Annotated[str, Field(examples=["problem-moved-on"])]
    args: Annotated[dict[str, str | int], Field(examples=[{"answered": 41, "now": 42}])]


class ErrorBody(Loose):
    code: str
    text: Annotated[str, Field(description="The sentence in the language asked for.")]
    message: Complaint


class Error(BaseModel):
    error: ErrorBody


class Ref(BaseModel):
    """A thing that a message speaks of: {"kind": "card", "value": 17}."""

    kind: str
    value: Any


class Message(BaseModel):
    """A sentence: its id, what fills it, how it reads in the language asked for, and what it speaks of."""

    id: str
    args: dict[str, Any]
    text: str
    refs: list[Ref] = []


class Reason(BaseModel):
    rule: str
    message: Message


class Player(BaseModel):
    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    bot: str | None
    stand_in: str | None
    stand_in_why: str | None
    asks: Annotated[bool, Field(description="Whether they joined a listed table and wait for the host's word.")]
    here: bool
    thinking: bool


class Choice(BaseModel):
    option: list[Any]
    label: Message
    unlikely: Annotated[bool, Field(description="To be rare, or left out, where options are drawn at random: to resign, say.")] = False


class RefusedChoice(Choice):
    refusal: Reason


class Decision(BaseModel):
    seat: int
    what: str
    waited: Annotated[bool, Field(description="Whether the table waits for this seat; if not, it may still speak up.")]
    rule: str
    kind: Literal["one", "sealed", "open"]
    prompt: Message
    options: list[Choice]
    space: dict[str, Any] | None
    samples: list[Choice]
    refused: list[RefusedChoice]


class Right(BaseModel):
    allowed: bool
    refusal: Reason | None


class Heading(BaseModel):
    """A heading of the log; *told*: it says all that its line says."""

    level: Literal["round", "turn"]
    heading: Message
    seat: int | None
    told: bool


class Line(BaseModel):
    n: int
    version: int
    position: int
    seat: int | None
    message: Message
    chapter: Heading | None
    scene: Annotated[bool, Field(description="Something that nobody should miss begins with it: ask for the story.")]


class Lines(BaseModel):
    """Keep your first *from* lines, drop the rest, append *new*."""

    model_config = ConfigDict(populate_by_name=True)
    from_: Annotated[int, Field(alias="from")]
    total: int
    new: list[Line]


class Threat(BaseModel):
    """What a seat should not forget: a loss under way, one that can still be helped, or something good to know."""

    level: Literal["loss", "care", "note"]
    rule: str
    message: Message


class Since(BaseModel):
    position: int
    line: int


class ClockRules(BaseModel):
    """A clock's rules: seconds for a turn, in the bank, put back after a turn; minutes of the day between which it runs; days one may be away."""

    turn: float
    bank: float
    refund: float
    window: list[int] | None
    zone: str
    timeout: Literal["bot", "once", "wait", "forfeit"]
    vacation: float


class SeatClock(BaseModel):
    bank: float
    since: Annotated[float | None, Field(description="Since when the table waits for this seat.")]
    due: Annotated[float | None, Field(description="When its time is up, as things stand.")]
    away: list[list[float]]
    late: Annotated[bool, Field(description="Its time is up, and the table waits all the same.")]


class Paused(BaseModel):
    """Somebody asked for a pause; *since*: everybody has agreed."""

    asked: int
    agreed: list[int]
    since: float | None


class Clock(BaseModel):
    rules: ClockRules
    seats: list[SeatClock]
    pause: Paused | None


class Proposal(BaseModel):
    """What somebody asks the table to agree on: to go back to a position, or to end the game."""

    kind: Literal["rewind", "end"]
    position: int | None
    by: int
    agreed: list[int]


class StandingOrder(BaseModel):
    """An answer that may be given for me unasked: it is legal whenever it is asked for, whatever I hold."""

    what: str
    option: list[Any]
    name: str
    help: str
    on: bool
    used: int
    at: int | None


class StandingOrders(BaseModel):
    """Every order that this title knows, and whether it is given; the plan for my next turn, or the rule against the last one."""

    orders: list[StandingOrder]
    plan: list[list[Any]] | None
    refused: str | None


class Table(BaseModel):
    """The table as the caller may see it."""

    id: str
    title: str
    status: Annotated[Literal["open", "running", "over", "cancelled", "closed"], Field(description="Closed: by an operator of the server.")]
    seat: int | None
    version: int
    position: int
    options: dict[str, Any]
    pace: str
    listed: bool
    watch: bool
    overheard: Annotated[bool, Field(description="Whether spectators read what is said.")]
    talk_apart: Annotated[bool, Field(description="Whether the rules of the title let two players talk apart.")]
    players: list[Player]
    to_act: list[int]
    deadline: float | None
    clock: Clock | None
    created: float
    changed: float
    over: bool
    scores: list[int | float] | None
    ranking: list[list[int]] | None
    moment: Message | None
    numbers: list[dict[str, int]] | None
    number_names: dict[str, str] | None
    view: dict[str, Any] | None
    board: dict[str, Any] | None
    decision: Decision | None
    undo: Right | None
    redo: Right | None
    since: Since | None
    threats: list[Threat]
    lines: Lines
    chat: dict[str, int]
    rematch: str | None
    proposal: Proposal | None


class Acted(BaseModel):
    version: int
    position: int
    table: Table | None = None


class GivenSeat(BaseModel):
    seat: int
    kind: Literal["me", "invite", "bot"]
    token: str | None
    invite: str | None


class Created(BaseModel):
    id: str
    host: str
    seats: list[GivenSeat]
    table: Table


class Seated(BaseModel):
    seat: int
    token: str
    table: Table


class Invited(BaseModel):
    invite: str


class Rematch(BaseModel):
    id: str


class PlayedOn(BaseModel):
    id: str
    host: str
    seat: int
    token: str


class Summary(Loose):
    id: str
    title: str
    status: str
    players: list[Player]
    options: dict[str, Any]
    pace: str
    listed: bool
    created: float
    changed: float
    version: int
    position: int
    to_act: list[int]
    deadline: float | None
    what: str | None
    asked: str | None
    moment: Message | None
    scores: list[int | float] | None
    ranking: list[list[int]] | None
    rematch: str | None


class Mine(Summary):
    seat: int | None
    token_index: int | None
    my_turn: bool
    host: bool


class Summaries(BaseModel):
    games: list[Summary]


class MyGames(BaseModel):
    games: list[Mine]


class Answered(BaseModel):
    option: list[Any]
    refusal: Reason | None


class Answers(BaseModel):
    version: int
    answers: list[Answered]


class Walked(BaseModel):
    version: int
    path: list[Any]
    choices: list[Any]
    option: list[Any] | None


class Change(BaseModel):
    name: str
    label: str
    before: int | float
    after: int | float


class Consequences(BaseModel):
    changes: list[Change]
    unsure: list[str]
    hidden: bool
    next: dict[str, Any] | None
    warnings: list[Message]


class Preview(Consequences):
    option: list[Any]


class Planned(BaseModel):
    """What a plan comes to; or, with *refusal*, why not."""

    version: int
    options: list[Choice]
    refusal: Reason | None
    preview: Consequences | None
    view: Annotated[dict[str, Any] | None, Field(description="The position after it; null where chance or hidden cards come into it.")]
    forecast: dict[str, Any] | None


class PreviewList(BaseModel):
    version: int
    previews: list[Preview]


class Idea(Choice):
    preview: Preview
    gain: float = Field(description="By how much the bot likes it better than the middling choice, in points of its own evaluation.")


class Ideas(BaseModel):
    version: int
    ideas: list[Idea]


class Hindsight(BaseModel):
    position: int
    seat: Annotated[int | None, Field(description="Whose decision it was; null if nothing is said about it.")]
    made: Choice | None
    ideas: list[Idea]


class ChatMessage(BaseModel):
    id: int
    seat: int
    name: str
    text: str
    phrase: Annotated[str | None, Field(description="If it is one that every language has: phrase-<phrase> in the catalogues.")]
    hearer: Annotated[int | None, Field(description="The seat it was said to alone; only that one and its speaker are told.")]
    at: float


class Chat(BaseModel):
    messages: list[ChatMessage]
