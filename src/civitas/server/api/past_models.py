"""What clients get of the past of a game, as OpenAPI documents it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .models import Line, Message, Ref, Threat


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
