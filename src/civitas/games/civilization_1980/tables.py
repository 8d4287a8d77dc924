"""Printed facts that are not the map: nations, events, trade cards, civilization cards, the A.S.T. (never repeated in code)."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from civitas.kernel.facts import load

SETUP: Final[dict[str, Any]] = load(__package__, "setup")
_NATIONS: list[dict[str, Any]] = sorted(load(__package__, "nations")["nations"], key=lambda n: int(n["ast_order"]))
_CARDS: list[dict[str, Any]] = load(__package__, "civilization_cards")["cards"]
_GROUPS: list[dict[str, Any]] = load(__package__, "civilization_cards")["groups"]
_COMMODITIES: list[dict[str, Any]] = load(__package__, "commodities")["commodities"]
_CALAMITIES: list[dict[str, Any]] = sorted(load(__package__, "calamities")["calamities"], key=lambda c: int(c["number"]))
_EVENTS: list[dict[str, Any]] = load(__package__, "events")["events"]
AST: Final[dict[str, Any]] = load(__package__, "ast")

Names = dict[str, str]  # by language


def local(names: Names, language: str) -> str:
    """The name in a language, or in English."""
    return names.get(language, names["en"])


# --- nations, numbered from 0 in A.S.T. order (CIV80-1.6)

NATIONS: Final[int] = len(_NATIONS)
NATION_IDS: Final[list[str]] = [n["id"] for n in _NATIONS]
NATION: Final[dict[str, int]] = {name: i for i, name in enumerate(NATION_IDS)}
NATION_NAMES: Final[list[Names]] = [n["names"] for n in _NATIONS]
NATION_COLOURS: Final[list[str]] = [n["ui_colour"] for n in _NATIONS]

EVENT_NAMES: Final[list[Names]] = [e["names"] for e in _EVENTS]  # E1 is number 0
PIECES: Final[dict[str, int]] = SETUP["pieces_per_player"]
SHIP_PIECES: Final[int] = PIECES["ships"]
HAND_LIMIT: Final[int] = SETUP["hand_limit_end_of_round"]  # CIV80-14.1
CARD_LIMIT: Final[int] = SETUP["civ_card_limit"]  # CIV80-13.1
GOLD_PRICE: Final[int] = SETUP["gold_purchase_price"]  # CIV80-10.2
LEAST_TRADE: Final[int] = SETUP["min_cards_per_trade_side"]  # CIV80-11.4
FLOOR_TIME: Final[dict[str, int]] = SETUP["floor_time"]  # CIV80-11.22
MOST_CALAMITIES: Final[int] = SETUP["max_calamities_resolved_per_player_per_round"]  # CIV80-12.0.2

# --- trade cards.  A card is the number of its kind: 0-10 commodities, then the calamities by their number.
# Kinds are in card order (CIV80-1.9) among the commodities; CARD_ORDER has the calamities in their places.

COMMODITIES: Final[int] = len(_COMMODITIES)
KINDS: Final[int] = COMMODITIES + len(_CALAMITIES)
KIND_IDS: Final[list[str]] = [c["id"] for c in _COMMODITIES] + [c["id"] for c in _CALAMITIES]
KIND: Final[dict[str, int]] = {name: i for i, name in enumerate(KIND_IDS)}
KIND_NAMES: Final[list[Names]] = [c["names"] for c in _COMMODITIES] + [c["names"] for c in _CALAMITIES]
STACK: Final[list[int]] = [c["stack"] for c in _COMMODITIES] + [c["number"] for c in _CALAMITIES]  # where a card belongs: 1-9
VALUE: Final[list[int]] = [c["value"] for c in _COMMODITIES] + [0] * len(_CALAMITIES)
COPIES: Final[list[int]] = [c["count"] for c in _COMMODITIES] + [1] * len(_CALAMITIES)
RED: Final[list[bool]] = [False] * COMMODITIES + [c["back"] == "red" for c in _CALAMITIES]
BLACK: Final[list[bool]] = [False] * COMMODITIES + [c["back"] == "black" for c in _CALAMITIES]  # a calamity that can be passed on
STACKS: Final[int] = max(STACK)
CARD_ORDER: Final[list[int]] = sorted(range(KINDS), key=lambda kind: (STACK[kind], kind))
PLACE: Final[list[int]] = [CARD_ORDER.index(kind) for kind in range(KINDS)]  # in card order

VOLCANO: Final = KIND["volcano_earthquake"]
FLOOD: Final = KIND["flood"]
FAMINE: Final = KIND["famine"]
CIVIL_WAR: Final = KIND["civil_war"]
EPIDEMIC: Final = KIND["epidemic"]
CIVIL_DISORDER: Final = KIND["civil_disorder"]
ICONOCLASM: Final = KIND["iconoclasm_heresy"]
PIRACY: Final = KIND["piracy"]
GRAIN: Final = KIND["grain"]
GOLD: Final = KIND["gold"]
CALAMITY: Final[list[dict[str, Any]]] = [{} for _ in range(COMMODITIES)] + _CALAMITIES  # the printed numbers, by kind


def set_value(kind: int, count: int) -> int:
    """CIV80-11.5: what *count* cards of one commodity are worth together."""
    return count * count * VALUE[kind]


# --- civilization cards, numbered in the order of their table; what a player owns is a mask of 1 << card

CIV_CARDS: Final[int] = len(_CARDS)
CIV_IDS: Final[list[str]] = [c["id"] for c in _CARDS]
CIV: Final[dict[str, int]] = {name: i for i, name in enumerate(CIV_IDS)}
CIV_NAMES: Final[list[Names]] = [c["names"] for c in _CARDS]
EFFECT_IDS: Final[list[list[str]]] = [c["effect_ids"] for c in _CARDS]
COST: Final[list[int]] = [c["cost"] for c in _CARDS]
SUPPLY: Final[list[int]] = [c["copies"] for c in _CARDS]  # Mysticism: see MYSTICISM_COPIES
REQUIRES: Final[list[int]] = [CIV[c["requires"]] if c["requires"] else -1 for c in _CARDS]
CREDIT: Final[list[list[int]]] = [[c["credits"].get(target, 0) for target in CIV_IDS] for c in _CARDS]  # [owned][bought]
GROUP_IDS: Final[list[str]] = [g["id"] for g in _GROUPS]
GROUPS: Final[list[int]] = [sum([1 << GROUP_IDS.index(g) for g in c["groups"]]) for c in _CARDS]  # as a mask

MYSTICISM: Final = CIV["mysticism"]
CLOTH_MAKING: Final = CIV["cloth_making"]
POTTERY: Final = CIV["pottery"]
DRAMA: Final = CIV["drama"]
MUSIC: Final = CIV["music"]
ARCHITECTURE: Final = CIV["architecture"]
ASTRONOMY: Final = CIV["astronomy"]
METALWORKING: Final = CIV["metalworking"]
AGRICULTURE: Final = CIV["agriculture"]
COINAGE: Final = CIV["coinage"]
LITERACY: Final = CIV["literacy"]
ENGINEERING: Final = CIV["engineering"]
MEDICINE: Final = CIV["medicine"]
LAW: Final = CIV["law"]
DEMOCRACY: Final = CIV["democracy"]
PHILOSOPHY: Final = CIV["philosophy"]

# --- the A.S.T.: its rows are merged from presets and overrides

FINISH: Final[int] = AST["spaces"] + 1
EPOCH_NAMES: Final[list[Names]] = [e["names"] for e in AST["epochs"]]  # the first epoch is number 0
PRESETS: Final[tuple[str, ...]] = tuple(AST["threshold_presets"])
DEFAULT_PRESET: Final[str] = AST["default_threshold_preset"]
MARKS: Final[dict[int, int]] = AST["triangle_marks"]  # CIV80-17.3: mark -> space


class Row:
    """One nation's row of the A.S.T. after presets and overrides."""

    def __init__(self, epoch_start: dict[int, int], required: dict[int, int], exit_points: int) -> None:
        self.epoch_start = epoch_start  # epoch 2-5 -> its first space
        self.required = required  # space -> total points
        self.exit_points = exit_points


class SuccessionTable:
    """The A.S.T. that a table plays by."""

    def __init__(self, rows: list[Row]) -> None:
        # [nation][epoch]: first space, epochs 0 and 1 have 0
        self.epoch_start: list[list[int]] = [[0, 0, *[row.epoch_start[epoch] for epoch in (2, 3, 4, 5)]] for row in rows]
        # [nation][space 0-16]: total points to be there, 16 = exit points
        self.required: list[list[int]] = [[*[row.required.get(space, 0) for space in range(FINISH)], row.exit_points] for row in rows]


@lru_cache(maxsize=100)
def succession_table(preset: str, override: str) -> SuccessionTable:
    """CIV80-14.11: with a preset of thresholds, then the corrections that this table gave as JSON; ValueError if it makes no sense."""
    return SuccessionTable(merge_rows(preset, parse_override(override)))


def parse_override(text: str) -> dict[str, Any]:
    """The corrections of the A.S.T. that a table gave as JSON."""
    if not text:
        return {}
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError(f"ast_override is not JSON: {text[:40]!r}") from None
    if not isinstance(found, dict):
        raise ValueError("ast_override is a JSON object of rows")
    return found


def merge_rows(preset: str, override: dict[str, Any]) -> list[Row]:
    """CIV80-14.11: the table by nation, with a preset of thresholds, then the corrections of this table; ValueError if it makes no sense."""
    for name in override:
        if name not in NATION or not isinstance(override[name], dict) or not override[name].keys() <= {"epoch_start", "required", "exit_points"}:
            raise ValueError(f"ast_override: {name!r} is not a row with epoch_start, required or exit_points")
    rows: list[Row] = []
    rule: dict[str, Any] = AST["threshold_presets"][preset]
    for name in NATION_IDS:
        printed: dict[str, Any] = AST["rows"][name]
        given: dict[str, Any] = override.get(name, {})
        start = dict(printed["epoch_start"]) | whole_numbers(name, given.get("epoch_start", {}))
        source: dict[str, Any] = rule.get("all", printed)
        keep = rule.get("keep_spaces", range(FINISH))
        required = {int(k): int(v) for k, v in source["required"].items() if k >= start[5] and k in keep}
        if "required" in given:
            required = whole_numbers(name, given["required"])
        exit_points = whole_numbers(name, {FINISH: given.get("exit_points", source["exit_points"])})[FINISH]
        rows.append(check_row(name, Row(start, required, exit_points)))
    return rows


LARGEST_NUMBER: Final = 9999  # in a row of the A.S.T.; no total comes near


def whole_numbers(name: str, given: Any) -> dict[int, int]:
    """Numbers by epoch or space, as a table gave them; JSON writes the epochs and spaces as texts."""
    fine = isinstance(given, dict) and all([str(k).isdecimal() and type(v) is int and 0 <= v <= LARGEST_NUMBER for k, v in given.items()])
    if not fine:
        raise ValueError(f"ast_override: {name} has whole numbers up to {LARGEST_NUMBER}, by epoch or space")
    return {int(k): v for k, v in given.items()}


def check_row(name: str, row: Row) -> Row:
    """The assumptions of CIV80-14.11, in one sentence each."""
    starts = [row.epoch_start.get(epoch, 0) for epoch in (2, 3, 4, 5)]
    if sorted(set(starts)) != starts or starts[0] < 2 or starts[3] > AST["spaces"] or len(row.epoch_start) != 4:
        raise ValueError(f"A.S.T. row {name}: epochs 2 to 5 start on ascending spaces from 2 to {AST['spaces']}")
    spaces = sorted(row.required)
    numbers = [row.required[space] for space in spaces]
    if any([not starts[3] <= space <= AST["spaces"] for space in spaces]) or numbers != sorted(numbers):
        raise ValueError(f"A.S.T. row {name}: numbers stand on spaces of epoch 5 and do not descend")
    if numbers and row.exit_points < numbers[-1]:
        raise ValueError(f"A.S.T. row {name}: the finish needs no less than the last number")
    return row
