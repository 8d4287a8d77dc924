"""What the page shows beyond the view: what is printed, public numbers, the moment, turning points."""

# not compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from civitas.kernel.records import Message

from .armies import army_size, ship_count, spaces_with
from .hexes import BOARDS, SPACE_IDS, Board
from .regions import TILES
from .scoring import score
from .state import State
from .tables import (
    ACTION_CARDS,
    ADVANCE_IDS,
    ADVANCE_NAMES,
    BONUS,
    BUILDING_COST,
    BUILDING_IDS,
    BUILDING_NAMES,
    CATEGORY_IDS,
    CATEGORY_NAMES,
    CATEGORY_OF,
    CIVIL_IDS,
    CIVIL_NAMES,
    CIVIL_OF,
    CIVILIZATION_IDS,
    CIVILIZATION_NAMES,
    CULTURE,
    EVENT_CUBES,
    EVENT_IDS,
    EVENT_NAMES,
    FACE_SYMBOL,
    FACE_VALUE,
    GOOD_IDS,
    HALVES,
    IS_GOVERNMENT,
    IS_LEADING,
    LEADER_IDS,
    LEADER_NAMES,
    LEADING,
    MOOD,
    MOOD_IDS,
    OBJECTIVE_IDS,
    OBJECTIVE_NAMES,
    OBJECTIVE_TIMING,
    RESOURCES,
    SETTLEMENT_NAMES,
    SPECIAL_IDS,
    SPECIAL_NAMES,
    SPECIAL_NEEDS,
    SYMBOL_IDS,
    TACTIC_IDS,
    TACTIC_NAMES,
    TACTIC_OF,
    TERRAIN_IDS,
    TERRAIN_NAMES,
    UNIT_COST,
    UNIT_IDS,
    UNIT_NAMES,
    UNLOCKS,
    WONDER_COST,
    WONDER_IDS,
    WONDER_NAMES,
    WONDER_NEEDS,
    WONDER_POINTS,
    Names,
)
from .texts import ALL_GOODS, MOODS, local

Say = Callable[..., str]
# What is printed, by kind: ids, names, and the messages of the text.
FACES: Final[dict[str, tuple[list[str], list[Names], tuple[str, ...]]]] = {
    "advance": (ADVANCE_IDS, ADVANCE_NAMES, ("effect-{}",)),
    "building": (BUILDING_IDS, BUILDING_NAMES, ("effect-{}",)),
    "settlement": (["settlement"], [SETTLEMENT_NAMES], ("effect-{}",)),
    "unit": (UNIT_IDS, UNIT_NAMES, ("effect-{}",)),
    "wonder": (WONDER_IDS, WONDER_NAMES, ("effect-{}",)),
    "civil": (CIVIL_IDS, CIVIL_NAMES, ("when-civil-{}", "effect-civil-{}")),
    "tactic": (TACTIC_IDS, TACTIC_NAMES, ("effect-tactic-{}",)),
    "objective": (OBJECTIVE_IDS, OBJECTIVE_NAMES, ("effect-objective-{}",)),
    "event": (EVENT_IDS, EVENT_NAMES, ("effect-{}",)),
    "special": (SPECIAL_IDS, SPECIAL_NAMES, ("effect-special-{}",)),
    "leader": (LEADER_IDS, LEADER_NAMES, ("effect-leader-{}-1", "effect-leader-{}-2")),
}


def faces(language: str, say: Say) -> dict[str, Any]:
    """Everything printed, by kind and number."""
    found = {kind: faces_of(kind, *parts, language, say) for kind, parts in FACES.items()}
    for advance, face in enumerate(found["advance"]):
        face["category"] = local(CATEGORY_NAMES[CATEGORY_OF[advance]], language)
        face["group"] = CATEGORY_OF[advance]
        face["leading"] = IS_LEADING[advance]
        face["unlocks"] = UNLOCKS[advance]
        face["bonus"] = BONUS[advance]
    for wonder, face in enumerate(found["wonder"]):
        face |= {"cost": list(WONDER_COST[wonder]), "points": WONDER_POINTS[wonder], "needs": WONDER_NEEDS[wonder]}
    for unit, face in enumerate(found["unit"]):
        face |= {"cost": list(UNIT_COST[unit])}
    for objective, face in enumerate(found["objective"]):
        face["timing"] = OBJECTIVE_TIMING[objective]
    return {"cards": [face for faces in found.values() for face in faces], **found, **printed(language)}


def printed(language: str) -> dict[str, Any]:
    """What is no card: the map for each number of players, terrain, goods, civilizations, and which halves cards have."""
    return {
        "space": SPACE_IDS,
        "layout": {str(players): layout(board) for players, board in BOARDS.items()},
        "terrain": named(TERRAIN_IDS, TERRAIN_NAMES, language),
        "good": named(GOOD_IDS, ALL_GOODS, language),
        "category": [
            {**face, "government": IS_GOVERNMENT[i], "leading": LEADING[i]} for i, face in enumerate(named(CATEGORY_IDS, CATEGORY_NAMES, language))
        ],
        "civilization": named(CIVILIZATION_IDS, CIVILIZATION_NAMES, language),
        "mood": named(MOOD_IDS, MOODS, language),
        "symbol": SYMBOL_IDS,
        "action_card": [[CIVIL_OF[card], TACTIC_OF[card]] for card in range(ACTION_CARDS)],
        "objective_card": [list(halves) for halves in HALVES],
        "special_needs": SPECIAL_NEEDS,
        "building_cost": list(BUILDING_COST),
        "track": EVENT_CUBES,
        "tiles": [list(tiles) for tiles in TILES],
        "die": [[value, symbol] for value, symbol in zip(FACE_VALUE, FACE_SYMBOL, strict=True)],
    }


def layout(board: Board) -> dict[str, Any]:
    """The map of so many players: where every space lies, and which spaces are a region."""
    return {
        "at": [[space, *board.axial[space]] for space in board.spaces],
        "cells": [list(cells) for cells in board.cells],
        "near": [list(near) for near in board.near],
    }


def named(ids: list[str], names: list[Names], language: str) -> list[dict[str, Any]]:
    """Ids and names, by number."""
    return [{"id": id, "name": local(name, language)} for id, name in zip(ids, names, strict=True)]


def explain(kind: str, value: int, language: str, say: Say) -> str:
    """What is printed on a card."""
    if kind not in FACES or value < 0:
        return ""
    ids, names, texts = FACES[kind]
    return f"{local(names[value], language)}: {' '.join([say(text.format(ids[value])) for text in texts])}"


def faces_of(kind: str, ids: list[str], names: list[Names], texts: tuple[str, ...], language: str, say: Say) -> list[dict[str, Any]]:
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
