"""The arguments of the messages about politics, events, colonization and attacks (see ``texts``)."""

from __future__ import annotations

from typing import Any

from civitas.kernel.options import OneOf
from civitas.kernel.records import Message, Option

from .politics import POLITICAL
from .spaces import CardCounts
from .tables import COLONIZATION_BONUS, DEFENSE, KIND, STRENGTH, UNIT


def option(s: Any, seat: int, option: Option) -> Message | None:
    """The label of an option of these decisions that does not simply follow its verb; None for any other."""
    action = POLITICAL.get(option[0])
    if action is not None:
        return action.wording(s, seat, option)
    match option:
        case ("raid", card, second):
            return "do-raid-two", {"card": card, "second": second}
        case ("build-free", card) if KIND[card] == UNIT:
            return "do-train-free", {"card": card}
        case ("defend", shown, hidden):
            return ("do-defend", {"cards": shown, "hidden": len(hidden)}) if shown else ("do-defend-hidden", {"hidden": len(hidden)})
        case (("defend" | "send"), numbers):  # one card of a set, as a dialog shows it
            return part(count_cards(s, seat), numbers.index(1))
    return None


def count_cards(s: Any, seat: int) -> CardCounts:
    """The set of cards that *seat* puts together now."""
    listed = s.legal(seat)
    found = [space for space in (listed.parts if isinstance(listed, OneOf) else [listed]) if isinstance(space, CardCounts)]
    return found[0]


def part(space: CardCounts, at: int) -> Message:
    """What one card in a set is called, with what it is worth there."""
    group, card = space.slot(at)
    match space.verb, group:
        case "defend", 0:
            return "do-defend-up", {"card": card, "worth": DEFENSE[card]}
        case "defend", _:
            return "do-defend-down", {"card": card}
        case _, 0:
            return "do-send-unit", {"card": card, "worth": STRENGTH[card]}
        case _, 1:
            return "do-send-bonus", {"card": card, "worth": COLONIZATION_BONUS[card]}
    return "do-send-discard", {"card": card}


def choice(s: Any, seat: int, space: Any, path: tuple[Any, ...], value: Any) -> Message:
    """What it is called to take *value* of the next card of a set."""
    return "choose-number", {"number": value, "part": part(space, len(path))}
