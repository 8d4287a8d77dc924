"""What things are called in sentences."""

# not compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from civitas.kernel.facts import load

from .bargains import GOODS
from .state import State
from .tables import (
    ABILITY_TECH,
    CITIES,
    CIV_ROWS,
    COIN_PLACE_IDS,
    EVENT_ROWS,
    GOVERNMENT_ROWS,
    HUT_RESOURCE,
    MARKER_ROWS,
    NONE,
    PACKAGE,
    PERSON_ROWS,
    RESOURCE_IDS,
    RESOURCE_ROWS,
    TECH,
    TECH_ROWS,
    TERRAIN_ROWS,
    TYPE_ROWS,
    UNIT_STRENGTHS,
    UNIT_TYPE,
    VILLAGE_RESOURCE,
    WALLS,
    WALLS_ROW,
    WONDER,
    WONDER_ROWS,
)
from .tiles import SQUARE_IDS, TILE_IDS

TERMS: Final[dict[str, Any]] = load(PACKAGE, "terms")
ROMAN: Final = ["", "I", "II", "III", "IV", "V"]


def local(row: dict[str, Any], language: str) -> str:
    """The name of a row of the data: in the reader's language, or in English."""
    names: dict[str, str] = row["names"]
    return names.get(language, names["en"])


def term(kind: str, id: str, language: str) -> str:
    """The name of something that is printed on no card."""
    return next(local(row, language) for row in TERMS[kind] if row["id"] == id)


def ability_name(ability: int, language: str) -> str:
    """An ability is called by its tech."""
    return local(TECH_ROWS[ABILITY_TECH[ability].bit_length() - 1], language)


def marker_name(marker: int, language: str) -> str:
    """A building, walls, a wonder or a great person."""
    return local(WALLS_ROW if marker == WALLS else MARKER_ROWS[marker], language)


def unit_name(unit: int, language: str) -> str:
    """A unit card by its type and what it is worth at rank 1."""
    return f"{local(TYPE_ROWS[UNIT_TYPE[unit]], language)} {UNIT_STRENGTHS[unit][0]}"


def token_name(resource: int, language: str) -> str:
    """What a hut or village token shows."""
    return local(TERMS["great_person"] if resource == NONE else RESOURCE_ROWS[resource], language)


def place_name(place: int, language: str) -> str:
    """Where coin tokens lie."""
    id = COIN_PLACE_IDS[place]
    if id in TECH:
        return local(TECH_ROWS[TECH[id]], language)
    return local(WONDER_ROWS[WONDER[id]], language) if id in WONDER else term("coin_places", id, language)


def goods_name(goods: Any, language: str) -> str:
    """A bundle of an offer: 5 trade, 1 hut token."""
    parts = [f"{n} {good_name(GOODS[at], language)}" for at, n in enumerate(goods) if n]
    return ", ".join(parts) if parts else "–"


def good_name(id: str, language: str) -> str:
    """One kind of goods."""
    return local(RESOURCE_ROWS[RESOURCE_IDS.index(id)], language) if id in RESOURCE_IDS else term("goods", id, language)


def loot_name(loot: str, language: str) -> str:
    """What a winner takes."""
    return local(RESOURCE_ROWS[RESOURCE_IDS.index(loot)], language) if loot in RESOURCE_IDS else term("loot", loot, language)


NAMES: Final[dict[str, Callable[[Any, str], str]]] = {
    "square": lambda square, language: SQUARE_IDS[square],
    "city": lambda city, language: local(TERMS["no_city"] if city == NONE else TERMS["cities"][city % CITIES], language),
    "tile": lambda tile, language: TILE_IDS[tile].removeprefix("t").lstrip("0"),
    "civ": lambda civ, language: local(CIV_ROWS[civ], language),
    "government": lambda government, language: local(GOVERNMENT_ROWS[government], language),
    "tech": lambda tech, language: local(TECH_ROWS[tech], language),
    "ability": ability_name,
    "event": lambda event, language: local(EVENT_ROWS[event], language),
    "wonder": lambda wonder, language: local(WONDER_ROWS[wonder], language),
    "marker": marker_name,
    "person": lambda person, language: local(PERSON_ROWS[person], language),
    "resource": lambda resource, language: local(RESOURCE_ROWS[resource], language),
    "hut": lambda hut, language: token_name(HUT_RESOURCE[hut], language),
    "village": lambda village, language: token_name(VILLAGE_RESOURCE[village], language),
    "type": lambda type, language: local(TYPE_ROWS[type], language),
    "unit": unit_name,
    "terrain": lambda terrain, language: local(TERRAIN_ROWS[terrain], language),
    "phase": lambda phase, language: local(TERMS["phases"][phase], language),
    "victory": lambda victory, language: local(TERMS["victories"][victory], language),
    "place": place_name,
    "front": lambda front, language: str(front + 1),
    "level": lambda level, language: ROMAN[level],
    "goods": goods_name,
    "good": lambda good, language: good_name(GOODS[good], language),
    "loot": loot_name,
    "action": lambda action, language: term("actions", action, language),
    "figure": lambda figure, language: term("figures", figure, language),
}
KINDS: Final[dict[str, str]] = {
    **dict.fromkeys(("rival", "other"), "seat"),
    "winners": "seats",
    "building": "marker",
    "destination": "square",
    "second": "resource",
    "gives": "goods",
    "wants": "goods",
    "enemy": "unit",
    "founder": "figure",
}


def seat_name(s: State, seat: int, language: str) -> str:
    """A player is called by their civilization, as soon as they have one."""
    civ = s.players[seat].civ
    return local(CIV_ROWS[civ], language) if civ != NONE else ""
