"""What clients get of titles, rules and words, as OpenAPI documents it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from .models import ClockRules
from .wishes import Loose


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
    ratings: Annotated[dict[str, int], Field(description="How strong bots are, as far as measured: who is 400 above wins ten games of eleven.")]


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
