"""Printed facts: goods, terrain, pieces, advances, cards, civilizations (never repeated in code)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.facts import load

Names = dict[str, str]  # by language


def _rows(name: str, key: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = load(__package__, name)[key or name]
    return found


def _numbers(ids: list[str]) -> dict[str, int]:
    return {id: i for i, id in enumerate(ids)}


NOBODY: Final = -1
NONE: Final = -1  # no card, no advance, no space
BARBARIANS: Final = 4  # owners: the seats 0 to 3, then these two
PIRATES: Final = 5
OWNERS: Final = 6

# --- goods: five resources, two tokens (COC-4.1, 4.2), and captives, which are paid with as well (COC-SPA-human_sacrifice)

_GOODS: list[dict[str, Any]] = _rows("resources")
GOOD_IDS: Final[list[str]] = [*[row["id"] for row in _GOODS], "captive"]
GOOD: Final[dict[str, int]] = _numbers(GOOD_IDS)
GOOD_NAMES: Final[list[Names]] = [row["names"] for row in _GOODS]
FOOD: Final = 0
ORE: Final = 1
WOOD: Final = 2
IDEA: Final = 3
GOLD: Final = 4
MOOD: Final = 5
CULTURE: Final = 6
CAPTIVE: Final = 7
GOODS: Final = 7  # that a player holds
KINDS: Final = 8  # that can be paid with
RESOURCES: Final = 5  # the first five are resources
LIMIT: Final[int] = _GOODS[FOOD]["limit"]
FOOD_LIMIT: Final[int] = _GOODS[FOOD]["limit_without_storage"]
IDEA_LIMIT: Final[int] = _GOODS[IDEA]["limit_with_dogma"]
ALL_RESOURCES: Final = (1 << RESOURCES) - 1  # as parts of a price

HAPPY: Final = 2  # COC-4.2.3
NEUTRAL: Final = 1
ANGRY: Final = 0
MOOD_IDS: Final[list[str]] = ["angry", "neutral", "happy"]

# --- terrain

_TERRAIN: list[dict[str, Any]] = _rows("terrain")
TERRAIN_IDS: Final[list[str]] = [row["id"] for row in _TERRAIN]
TERRAIN: Final[dict[str, int]] = _numbers(TERRAIN_IDS)
TERRAIN_NAMES: Final[list[Names]] = [row["names"] for row in _TERRAIN]
PLAINS: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
BARREN: Final = 3
SEA: Final = 4
UNKNOWN: Final = -1  # not revealed, or outside the map
EXHAUSTED_TOKENS: Final[int] = load(__package__, "components")["tokens"]["exhausted_land"]

# --- units

_UNITS: list[dict[str, Any]] = _rows("units")
UNIT_IDS: Final[list[str]] = [row["id"] for row in _UNITS]
UNIT: Final[dict[str, int]] = _numbers(UNIT_IDS)
UNIT_NAMES: Final[list[Names]] = [row["names"] for row in _UNITS]
UNITS: Final = 6
SETTLER: Final = 0
INFANTRY: Final = 1
SHIP: Final = 2
CAVALRY: Final = 3
ELEPHANT: Final = 4
LEADER: Final = 5
ARMY_KINDS: Final = (INFANTRY, CAVALRY, ELEPHANT, LEADER)
LAND_KINDS: Final = (SETTLER, INFANTRY, CAVALRY, ELEPHANT, LEADER)
FIGURES: Final[list[int]] = [row["per_player"] for row in _UNITS]
BARBARIAN_FIGURES: Final[list[int]] = [row["barbarian"] for row in _UNITS]
PIRATE_SHIPS: Final[int] = load(__package__, "units")["pirates"]["ship"]
UNIT_COST: Final[list[tuple[int, ...]]] = [tuple([row["cost"].get(good, 0) for good in GOOD_IDS]) for row in _UNITS]
EXPANSION_UNIT: Final[list[bool]] = [row["set"] == "expansion" for row in _UNITS]
CAPACITY: Final[int] = load(__package__, "units")["carry_capacity_per_ship"]
ARMY_LIMIT: Final[int] = load(__package__, "units")["army_stack_limit_land"]

# --- city pieces

_PIECES: list[dict[str, Any]] = _rows("buildings")
SETTLEMENT_NAMES: Final[Names] = _PIECES[0]["names"]
SETTLEMENTS: Final[int] = _PIECES[0]["per_player"]
BARBARIAN_SETTLEMENTS: Final[int] = _PIECES[0]["barbarian"]
_BUILDINGS: list[dict[str, Any]] = _PIECES[1:]
BUILDING_IDS: Final[list[str]] = [row["id"] for row in _BUILDINGS]
BUILDING: Final[dict[str, int]] = _numbers(BUILDING_IDS)
BUILDING_NAMES: Final[list[Names]] = [row["names"] for row in _BUILDINGS]
BUILDINGS: Final = 7
PORT: Final = 0
ACADEMY: Final = 1
FORTRESS: Final = 2
TEMPLE: Final = 3
MARKET: Final = 4
OBELISK: Final = 5
OBSERVATORY: Final = 6
BUILDING_FIGURES: Final[list[int]] = [row["per_player"] for row in _BUILDINGS]
BUILDING_COST: Final[tuple[int, ...]] = tuple([_BUILDINGS[0]["cost"].get(good, 0) for good in GOOD_IDS])
EXPANSION_BUILDING: Final[list[bool]] = [row["set"] == "expansion" for row in _BUILDINGS]
NEEDED_BUILDING: Final[list[int]] = [BUILDING[row["requires_building"]] if row["requires_building"] else NONE for row in _UNITS]
MOST_SIZE: Final = 5  # COC-4.4.1

# --- advances: numbered in board order, four a category, the leading one first

_ADVANCES: list[dict[str, Any]] = _rows("advances")
_CATEGORIES: list[dict[str, Any]] = _rows("advance_categories", "categories")
ADVANCES: Final = 48
ADVANCE_IDS: Final[list[str]] = [row["id"] for row in _ADVANCES]
ADVANCE: Final[dict[str, int]] = _numbers(ADVANCE_IDS)
ADVANCE_NAMES: Final[list[Names]] = [row["names"] for row in _ADVANCES]
CATEGORY_IDS: Final[list[str]] = [row["id"] for row in _CATEGORIES]
CATEGORY: Final[dict[str, int]] = _numbers(CATEGORY_IDS)
CATEGORY_NAMES: Final[list[Names]] = [row["names"] for row in _CATEGORIES]
CATEGORIES: Final = 12
CATEGORY_OF: Final[list[int]] = [CATEGORY[row["category"]] for row in _ADVANCES]
LEADING: Final[list[int]] = [ADVANCE[row["leading"]] for row in _CATEGORIES]  # by category
IS_LEADING: Final[list[bool]] = [row["leading"] for row in _ADVANCES]
IS_GOVERNMENT: Final[list[bool]] = [row["government"] for row in _CATEGORIES]
NEEDS: Final[list[int]] = [ADVANCE[row["prerequisite"]] if "prerequisite" in row else NONE for row in _CATEGORIES]
BONUS: Final[list[int]] = [GOOD.get(row["bonus"], NONE) for row in _ADVANCES]
UNLOCKS: Final[list[int]] = [BUILDING[row["unlocks_building"]] if row.get("unlocks_building") else NONE for row in _ADVANCES]
UNLOCKED_BY: Final[list[int]] = [UNLOCKS.index(kind) for kind in range(BUILDINGS)]  # by building
IN_CATEGORY: Final[list[int]] = [sum([1 << a for a in range(ADVANCES) if CATEGORY_OF[a] == c]) for c in range(CATEGORIES)]  # masks
GOVERNMENTS: Final[int] = sum([IN_CATEGORY[c] for c in range(CATEGORIES) if IS_GOVERNMENT[c]])  # all their advances
ADVANCE_COST: Final = (2, 0, 0, 0, 0, 0, 0, 0)  # COC-5.1.1
EVENT_CUBES: Final[int] = load(__package__, "setup")["event_track_cubes"]

AGRICULTURE: Final = 0
CONSTRUCTION: Final = 1
SEAFARING: Final = 2
EDUCATION: Final = 3
WARFARE: Final = 4
SPIRITUALITY: Final = 5
ECONOMY: Final = 6
CULTURE_CATEGORY: Final = 7
SCIENCE: Final = 8
DEMOCRACY: Final = 9
AUTOCRACY: Final = 10
THEOCRACY: Final = 11

FARMING: Final = 0
STORAGE: Final = 1
IRRIGATION: Final = 2
HUSBANDRY: Final = 3
MINING: Final = 4
ENGINEERING: Final = 5
SANITATION: Final = 6
ROADS: Final = 7
FISHING: Final = 8
NAVIGATION: Final = 9
WARSHIPS: Final = 10
CARTOGRAPHY: Final = 11
WRITING: Final = 12
PUBLIC_EDUCATION: Final = 13
FREE_EDUCATION: Final = 14
PHILOSOPHY: Final = 15
TACTICS: Final = 16
SIEGECRAFT: Final = 17
STEEL_WEAPONS: Final = 18
DRAFT: Final = 19
MYTHS: Final = 20
RITUALS: Final = 21
PRIESTHOOD: Final = 22
STATE_RELIGION: Final = 23
BARTERING: Final = 24
TAXES: Final = 25
TRADE_ROUTES: Final = 26
CURRENCY: Final = 27
ARTS: Final = 28
SPORTS: Final = 29
MONUMENTS: Final = 30
THEATERS: Final = 31
MATH: Final = 32
ASTRONOMY: Final = 33
MEDICINE: Final = 34
METALLURGY: Final = 35
VOTING: Final = 36
SEPARATION_OF_POWER: Final = 37
CIVIL_LIBERTIES: Final = 38
FREE_ECONOMY: Final = 39
NATIONALISM: Final = 40
TOTALITARIANISM: Final = 41
ABSOLUTE_POWER: Final = 42
FORCED_LABOR: Final = 43
DOGMA: Final = 44
DEVOTION: Final = 45
CONVERSION: Final = 46
FANATICISM: Final = 47
ROW_SHIFT: Final = DOGMA - NATIONALISM  # Man God: a Theocracy advance and the Autocracy advance of its row

# --- wonders

_WONDERS: list[dict[str, Any]] = _rows("wonders")
WONDERS: Final = 8
WONDER_IDS: Final[list[str]] = [row["id"] for row in _WONDERS]
WONDER: Final[dict[str, int]] = _numbers(WONDER_IDS)
WONDER_NAMES: Final[list[Names]] = [row["names"] for row in _WONDERS]
WONDER_NEEDS: Final[list[int]] = [ADVANCE[row["requires_advance"]] for row in _WONDERS]
WONDER_COST: Final[list[tuple[int, ...]]] = [tuple([row["cost"].get(good, 0) for good in GOOD_IDS]) for row in _WONDERS]
WONDER_NEEDS_PORT: Final[list[bool]] = [row["placement"] == "port_in_city" for row in _WONDERS]
WONDER_POINTS: Final[list[int]] = [row["vp"] for row in _WONDERS]
GREAT_ARENA: Final = 0
GREAT_GARDENS: Final = 1
GREAT_LIBRARY: Final = 2
GREAT_LIGHTHOUSE: Final = 3
GREAT_MAUSOLEUM: Final = 4
GREAT_PYRAMID: Final = 5
GREAT_STATUE: Final = 6
GREAT_WALL: Final = 7

# --- action cards: a civil half and a tactic each

_ACTIONS: list[dict[str, Any]] = _rows("action_cards")
_CIVIL: list[dict[str, Any]] = _rows("civil_effects")
_TACTICS: list[dict[str, Any]] = _rows("tactics")
ACTION_CARDS: Final = 42
ACTION_IDS: Final[list[str]] = [row["id"] for row in _ACTIONS]
CIVIL_IDS: Final[list[str]] = [row["id"] for row in _CIVIL]
CIVIL: Final[dict[str, int]] = _numbers(CIVIL_IDS)
CIVIL_NAMES: Final[list[Names]] = [row["names"] for row in _CIVIL]
CIVIL_OF: Final[list[int]] = [CIVIL[row["civil"]] for row in _ACTIONS]
AS_AN_ACTION: Final[list[bool]] = [row["play"] == "action" for row in _CIVIL]  # by civil effect
CIVIL_COST: Final[list[tuple[int, ...]]] = [
    tuple([row["cost"].get(good, 0) if "per_army" not in row["cost"] else 0 for good in GOOD_IDS]) for row in _CIVIL
]
TACTIC_IDS: Final[list[str]] = [row["id"] for row in _TACTICS]
TACTIC: Final[dict[str, int]] = _numbers(TACTIC_IDS)
TACTIC_NAMES: Final[list[Names]] = [row["names"] for row in _TACTICS]
TACTIC_OF: Final[list[int]] = [TACTIC[row["tactic"]] for row in _ACTIONS]
TACTIC_FIGHTERS: Final[list[list[str]]] = [row["fighters"] for row in _TACTICS]
TACTIC_ROLE: Final[list[str]] = [row["role"] for row in _TACTICS]
TACTIC_LOCATION: Final[list[str]] = [row["location"] for row in _TACTICS]

# --- objective cards

_OBJECTIVE_CARDS: list[dict[str, Any]] = _rows("objective_cards")
_OBJECTIVES: list[dict[str, Any]] = _rows("objectives")
OBJECTIVE_CARDS: Final = 38
OBJECTIVE_CARD_IDS: Final[list[str]] = [row["id"] for row in _OBJECTIVE_CARDS]
OBJECTIVE_IDS: Final[list[str]] = [row["id"] for row in _OBJECTIVES]
OBJECTIVE: Final[dict[str, int]] = _numbers(OBJECTIVE_IDS)
OBJECTIVE_NAMES: Final[list[Names]] = [row["names"] for row in _OBJECTIVES]
OBJECTIVE_TIMING: Final[list[str]] = [row["timing"] for row in _OBJECTIVES]  # status, instant, instant_or_status
HALVES: Final[list[tuple[int, int]]] = [(OBJECTIVE[row["upper"]], OBJECTIVE[row["lower"]]) for row in _OBJECTIVE_CARDS]
CARDS_WITH: Final[list[list[int]]] = [[c for c in range(OBJECTIVE_CARDS) if o in HALVES[c]] for o in range(len(OBJECTIVE_IDS))]
EXPANSION_OBJECTIVE: Final[list[bool]] = [row["set"] == "expansion" for row in _OBJECTIVE_CARDS]

# --- event cards

_EVENTS: list[dict[str, Any]] = _rows("events")
EVENTS: Final = 58
EVENT_IDS: Final[list[str]] = [row["id"] for row in _EVENTS]
EVENT: Final[dict[str, int]] = _numbers(EVENT_IDS)
EVENT_NAMES: Final[list[Names]] = [row["names"] for row in _EVENTS]
EVENT_FAMILY: Final[list[str]] = [row.get("family", "") for row in _EVENTS]
EVENT_PARAMS: Final[list[dict[str, Any]]] = [row.get("params") or {} for row in _EVENTS]
SYMBOL_IDS: Final[list[str]] = [row["id"] for row in _rows("event_symbols")]
SYMBOL_OF: Final[list[int]] = [SYMBOL_IDS.index(row["symbol"]) for row in _EVENTS]
NO_SYMBOL: Final = 0
GOLD_MINE: Final = 1
EXHAUSTED_LAND: Final = 2
BARBARIANS_SPAWN: Final = 3
BARBARIANS_MOVE: Final = 4
PIRATES_SYMBOL: Final = 5
EXPANSION_EVENT: Final[list[bool]] = [row["set"] == "expansion" for row in _EVENTS]
PROTECTED_BY: Final[list[list[str]]] = [row.get("protected_by") or [] for row in _EVENTS]

# --- civilizations [E]: special advances are numbered 0-59, four a civilization; leaders 0-44, three a civilization

_CIVILIZATIONS: list[dict[str, Any]] = _rows("civilizations")
_SPECIALS: list[dict[str, Any]] = [row for civ in _CIVILIZATIONS for row in civ["special_advances"]]
_LEADERS: list[dict[str, Any]] = _rows("leaders")
CIVILIZATIONS: Final = 15
CIVILIZATION_IDS: Final[list[str]] = [row["id"] for row in _CIVILIZATIONS]
CIVILIZATION: Final[dict[str, int]] = _numbers(CIVILIZATION_IDS)
CIVILIZATION_NAMES: Final[list[Names]] = [row["names"] for row in _CIVILIZATIONS]
START_REGION: Final[list[str]] = [row["start_region"] or "" for row in _CIVILIZATIONS]
SPECIALS: Final = 60
SPECIAL_IDS: Final[list[str]] = [row["id"] for row in _SPECIALS]
SPECIAL: Final[dict[str, int]] = _numbers(SPECIAL_IDS)
SPECIAL_NAMES: Final[list[Names]] = [row["names"] for row in _SPECIALS]
ANY_GOVERNMENT: Final = -2
SPECIAL_NEEDS: Final[list[int]] = [ANY_GOVERNMENT if row["requires"] == "any_government" else ADVANCE[row["requires"]] for row in _SPECIALS]
LEADERS: Final = 45
LEADER_IDS: Final[list[str]] = [row["id"] for row in _LEADERS]
LEADER_CARD: Final[dict[str, int]] = _numbers(LEADER_IDS)
LEADER_NAMES: Final[list[Names]] = [row["names"] for row in _LEADERS]
LEADER_OF: Final[list[int]] = [CIVILIZATION[row["civilization"]] for row in _LEADERS]

# --- the die: values and clash symbols by face (the unit kind that a symbol triggers)

_FACES: list[dict[str, Any]] = _rows("combat_die", "faces")
FACES: Final = 12
FACE_VALUE: Final[list[int]] = [row["value"] for row in _FACES]
FACE_SYMBOL: Final[list[int]] = [UNIT[row["symbol"]] for row in _FACES]

SETUP: Final[dict[str, Any]] = load(__package__, "setup")
VARIANTS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in _rows("variants")}
