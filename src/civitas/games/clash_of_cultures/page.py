"""What the page shows beyond the view: what is printed, public numbers, the moment, turning points."""

# not compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from civitas.kernel.chronicle import Event
from civitas.kernel.records import Message

from .armies import army_size, ship_count, spaces_with
from .scoring import score
from .state import State
from .tables import (
    ADVANCE_IDS,
    ADVANCE_NAMES,
    BUILDING_IDS,
    BUILDING_NAMES,
    CATEGORY_NAMES,
    CATEGORY_OF,
    CIVIL_IDS,
    CIVIL_NAMES,
    CULTURE,
    EVENT_IDS,
    EVENT_NAMES,
    LEADER_IDS,
    LEADER_NAMES,
    MOOD,
    OBJECTIVE_IDS,
    OBJECTIVE_NAMES,
    RESOURCES,
    SETTLEMENT_NAMES,
    SPECIAL_IDS,
    SPECIAL_NAMES,
    TACTIC_IDS,
    TACTIC_NAMES,
    UNIT_IDS,
    UNIT_NAMES,
    WONDER_IDS,
    WONDER_NAMES,
    Names,
)
from .texts import local

Say = Callable[..., str]

TURNING_POINTS: Final = ("builds-wonder", "captures", "city-destroyed", "completes-objective", "game-ends")


def faces(language: str, say: Say) -> dict[str, Any]:
    """Everything printed, by kind and number."""
    found = {
        "advance": faces_of("advance", ADVANCE_IDS, ADVANCE_NAMES, language, say, "effect-{}"),
        "building": faces_of("building", BUILDING_IDS, BUILDING_NAMES, language, say, "effect-{}"),
        "settlement": faces_of("settlement", ["settlement"], [SETTLEMENT_NAMES], language, say, "effect-{}"),
        "unit": faces_of("unit", UNIT_IDS, UNIT_NAMES, language, say, "effect-{}"),
        "wonder": faces_of("wonder", WONDER_IDS, WONDER_NAMES, language, say, "effect-{}"),
        "civil": faces_of("civil", CIVIL_IDS, CIVIL_NAMES, language, say, "when-civil-{}", "effect-civil-{}"),
        "tactic": faces_of("tactic", TACTIC_IDS, TACTIC_NAMES, language, say, "effect-tactic-{}"),
        "objective": faces_of("objective", OBJECTIVE_IDS, OBJECTIVE_NAMES, language, say, "effect-objective-{}"),
        "event": faces_of("event", EVENT_IDS, EVENT_NAMES, language, say, "effect-{}"),
        "special": faces_of("special", SPECIAL_IDS, SPECIAL_NAMES, language, say, "effect-special-{}"),
        "leader": faces_of("leader", LEADER_IDS, LEADER_NAMES, language, say, "effect-leader-{}-1", "effect-leader-{}-2"),
    }
    for advance, face in enumerate(found["advance"]):
        face["category"] = local(CATEGORY_NAMES[CATEGORY_OF[advance]], language)
    return {"cards": [face for faces in found.values() for face in faces], **found}


def faces_of(kind: str, ids: list[str], names: list[Names], language: str, say: Say, *texts: str) -> list[dict[str, Any]]:
    """The cards of one kind: what they are called and what they do."""
    return [
        {"kind": kind, "id": id, "name": local(name, language), "text": [say(text.format(id)) for text in texts]}
        for id, name in zip(ids, names, strict=True)
    ]


def numbers(s: State, seat: int) -> dict[str, int]:
    """What everybody may count of a civilization."""
    p = s.players[seat]
    stacks = [s.stacks[seat][space] for space in spaces_with(s, seat)]
    return {
        "points": score(s, seat) // 2,
        "cities": len(p.cities),
        "advances": p.advances.bit_count() + p.specials.bit_count(),
        "objectives": len(p.completed),
        "armies": sum([army_size(stack) for stack in stacks]),
        "ships": sum([ship_count(stack) for stack in stacks]),
        "resources": sum(p.goods[:RESOURCES]),
        "mood": p.goods[MOOD],
        "culture": p.goods[CULTURE],
    }


def moment(s: State) -> Message:
    """The age and its round."""
    return "moment", {"age": s.age, "round": s.round}


def marks(event: Event) -> bool:
    """Whether an event is a turning point."""
    return event.message in TURNING_POINTS
