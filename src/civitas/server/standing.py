"""Where a game stands, as its row says without the game being opened: what lists and notices tell of it.

One row that cannot be read, or whose title is not installed any more, spoils no list: of such a game less is told.
"""

from __future__ import annotations

from typing import Any

import msgspec

from civitas import words
from civitas.kernel.codec import args_of

from .log import note


class Stands(msgspec.Struct):
    """What ``table_views.summary_of`` has written."""

    to_act: list[int] = []
    what: str | None = None
    about: dict[str, Any] | list[Any] | None = None
    scores: list[int | float] | None = None
    ranking: list[list[int]] | None = None
    position: int = 0
    moment: tuple[str, Any] | None = None


def stands_of(summary: str) -> Stands:
    """What a stored summary says; nothing, if it cannot be read.

    >>> stands_of('{"to_act": [1]}').to_act, stands_of("nonsense").to_act, stands_of('{"to_act": 1}').to_act
    ([1], [], [])
    """
    try:
        return msgspec.json.decode(summary.encode(), type=Stands)
    except msgspec.MsgspecError:
        return Stands()


def object_of(text: str) -> dict[str, Any]:
    """An object that is stored as text; an empty one, if it cannot be read.

    >>> object_of('{"days": 3}'), object_of("[]")
    ({'days': 3}, {})
    """
    try:
        return msgspec.json.decode(text.encode(), type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}


def say_question(title: str, stands: Stands, language: str, names: list[str]) -> str | None:
    """What the table asks; None if it asks nothing, or nobody here knows the words."""
    if stands.what is None:
        return None
    try:
        return words.question(title, stands.what, args_of(stands.about or {}), language, names)
    except Exception as problem:
        note("words", title=title, problem=type(problem).__name__)
        return None


def say_moment(title: str, stands: Stands, language: str, names: list[str]) -> dict[str, Any] | None:
    """Where in the game this is."""
    if stands.moment is None:
        return None
    id, args = stands.moment
    if not isinstance(args, dict):  # written before arguments had names
        return None
    try:
        return {"id": id, "args": args, "text": words.say(title, id, args, language, names)}
    except Exception as problem:
        note("words", title=title, problem=type(problem).__name__)
        return None
