"""What things are called in sentences, what options are called with their price, and the table in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from civitas.kernel.records import Message, Option

from .actions import VERBS
from .notation import NOTATION
from .page import name_of
from .state import State
from .tables import AGE_NAMES
from .texts_politics import option as political_option


def age_name(age: Any, language: str) -> str:
    """I, II, III."""
    return AGE_NAMES[age] if isinstance(age, int) else str(age)


NAMES: dict[str, Callable[[Any, str], str]] = {"card": name_of, "age": age_name}
KINDS: dict[str, str] = {
    **dict.fromkeys(("rival", "partner", "loser"), "seat"),
    **dict.fromkeys(("upgrade", "theater", "second", "action_card"), "card"),
    **dict.fromkeys(("bonuses", "discards"), "cards"),
}


def option(s: State, seat: int, option: Option) -> Message:
    """The label of an option: what it is called, with what it costs this player now."""
    political = political_option(s, seat, option)
    if political is not None:
        return political
    action = VERBS.get(option[0])
    if action is None:
        return f"do-{option[0]}", NOTATION.name_parts(option)
    less = int(getattr(s.stack[-1], "less", 0)) if s.stack else 0  # an event may order it for less
    return action.wording(s, s.players[seat], option, less)
