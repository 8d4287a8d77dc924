"""What goes over the wire, as OpenAPI documents it."""

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
    left = [LONGEST]

    def check(item: Any, depth: int) -> None:
        left[0] -= 1
        if left[0] < 0 or depth > DEEPEST:
            raise ValueError("an option is a list of words and numbers, and not so long")
        if isinstance(item, (list, tuple)):
            for part in item:
                check(part, depth + 1)
        elif isinstance(item, str):
            if len(item) > LETTERS or not item.isprintable():
                raise ValueError("a word of an option is printable and not so long")
        elif isinstance(item, bool) or item is None:
            return
        elif not isinstance(item, int) or abs(item) > MOST:
            raise ValueError("an option holds words, whole numbers, true, false, null and lists of these")

    if not isinstance(value, (list, tuple)):
        raise ValueError("this should be a list")
    check(value, 0)
    return tuple(tuples(value))


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


# --- what clients send


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
    key: Key


class Jotting(Strict):
    text: Annotated[str, Field(max_length=5000)]


class ReportWish(Strict):
    chat: Annotated[int, Field(ge=1, le=2**53, description="The message that is wrong.")]
    why: Annotated[str, Field(max_length=500)] = ""


# --- what they get


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
    status: Literal["open", "running", "over", "cancelled"]
    seat: int | None
    version: int
    position: int
    options: dict[str, Any]
    pace: str
    listed: bool
    watch: bool
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
    at: float


class Chat(BaseModel):
    messages: list[ChatMessage]


class Moved(BaseModel):
    seat: int
    at: float
    label: Message | None


class Past(BaseModel):
    position: int
    last: int
    version: int
    seat: int | Literal["all"] | None
    move: Moved | None
    to_act: list[int]
    over: bool
    scores: list[int | float]
    lines: list[Line]
    line: int
    view: dict[str, Any]
    board: dict[str, Any] | None
    numbers: list[dict[str, Any]]
    number_names: dict[str, str]
    moment: Message | None
    threats: list[Threat]


class StoryThing(BaseModel):
    ref: Ref
    name: str


class StoryPart(StoryThing):
    """One line of a sum: how many of it, what they are worth together."""

    n: int
    worth: int


class StorySide(BaseModel):
    seat: int
    parts: list[StoryPart]
    total: int


class StorySaved(StoryThing):
    """What a card made less: the loss as it was, and as it is."""

    seat: int
    was: int
    now: int


class StoryScene(BaseModel):
    """Something that nobody should miss; *open*: it is not over yet."""

    model_config = ConfigDict(populate_by_name=True)
    kind: str
    rule: str
    numbers: list[str]
    position: int
    last: int
    open: bool
    lines: list[Line]
    ref: StoryThing | None
    refs: list[StoryThing]
    from_: Annotated[int | None, Field(alias="from")]
    seats: list[int]
    mine: bool
    sides: list[StorySide]
    saved: list[StorySaved]
    facts: dict[str, Any]
    before: list[dict[str, int]]
    after: list[dict[str, int]]


class StoryStep(BaseModel):
    """One decision, and what it changed in what the caller sees: ``{"to": value}``, or ``{"in": {name or index: change}}``."""

    position: int
    seat: int
    change: dict[str, Any]


class Story(BaseModel):
    """What happened after a position."""

    version: int
    after: int
    position: int
    start: dict[str, Any] | None
    steps: list[StoryStep]
    scenes: list[StoryScene]


class GraphMark(BaseModel):
    position: int
    message: Message


class GraphSource(BaseModel):
    """Points of every seat that came from one source in one part of the game."""

    source: str
    label: str
    part: str
    points: list[int | float]


class Graph(BaseModel):
    version: int
    positions: list[int]
    moments: list[Message | None]
    series: dict[str, list[list[int | float]]]
    labels: dict[str, str]
    marks: list[GraphMark]
    main: list[str]  # the numbers that say most
    forecast: list[list[float] | None]  # what a bot thought of each point for every seat, when the game is over
    chances: list[list[float] | None]  # everybody's chance to win at each point, when the game is over and it was measured for the title
    sources: list[GraphSource]


class TitleOption(BaseModel):
    name: str
    type: Literal["bool", "int", "str"]
    default: bool | int | str
    help: str
    choices: list[bool | int | str]
    lo: int | None
    hi: int | None
    when: list[bool | int | str] | None
    label: str
    choice_labels: list[str]


class TitlePreset(BaseModel):
    name: str
    options: dict[str, bool | int | str]
    most: int | None
    label: str
    help: str


class Title(BaseModel):
    id: str
    title: str
    min_players: int
    max_players: int
    rules_version: int
    prefix: str
    options: list[TitleOption]
    presets: list[TitlePreset]
    bots: list[str]
    usual_bot: Annotated[str, Field(description="Who plays where no bot was named.")]


class Pace(BaseModel):
    name: str
    clock: ClockRules | None


class Titles(BaseModel):
    titles: list[Title]
    paces: list[Pace]
    languages: list[str]
    version: str


class Facts(BaseModel):
    title: str
    data: dict[str, Any]
    faces: Any


class Rule(BaseModel):
    id: str
    heading: str
    text: str


class Chapter(BaseModel):
    heading: str
    text: str


class Rules(BaseModel):
    title: str
    chapters: list[Chapter]
    rules: list[Rule]


class Words(BaseModel):
    language: str
    catalogues: dict[str, str]
    forms: dict[str, dict[str, str]]


class Health(Loose):
    ok: bool
    version: str
