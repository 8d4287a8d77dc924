"""The printed facts as tables by card number.  Numbers come from ``data/*.yaml``; effects are in ``cards``.

A card is an int: its place in ``IDS``.  The order is fixed, because saves hold these numbers: worker technologies
(farms, mines, labs, temples, libraries, theaters, arenas, infantry, cavalry, artillery, air forces; each by level),
governments, special technologies, leaders, wonders, action cards, then the military cards.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.facts import load

PACKAGE: Final = "civitas.games.through_the_ages"
NONE: Final = -1  # where a card could be and is not

# --- kinds of cards ------------------------------------------------------------------------------------------------

FARM: Final = 0
MINE: Final = 1
URBAN: Final = 2
UNIT: Final = 3
GOVERNMENT: Final = 4
SPECIAL: Final = 5
LEADER: Final = 6
WONDER: Final = 7
ACTION: Final = 8
TACTIC: Final = 9
TERRITORY: Final = 10
BONUS: Final = 11
AGGRESSION: Final = 12
WAR: Final = 13
PACT: Final = 14
EVENT: Final = 15
KIND_NAMES: Final = [
    "farm", "mine", "urban", "unit", "government", "special", "leader", "wonder", "action",
    "tactic", "territory", "bonus", "aggression", "war", "pact", "event",
]  # fmt: skip

# Types of worker technologies: the icon in the corner.  Farms to arenas are buildings, the last four are units.
T_FARM: Final = 0
T_MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
LIBRARY: Final = 4
THEATER: Final = 5
ARENA: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
TYPE_NAMES: Final = [
    "farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air_force",
]  # fmt: skip

# Types of special technologies: one of each may be in play (TTA-11.2.4).
LAW: Final = 0
WARFARE: Final = 1
EXPLORATION: Final = 2
CONSTRUCTION: Final = 3
SPECIAL_TYPE_NAMES: Final = ["law", "warfare", "exploration", "construction"]

# Ages: the level of a card is the number of its age; IV is the game-ending age (TTA-0.5, TTA-3.2).
AGE_A: Final = 0
AGE_I: Final = 1
AGE_II: Final = 2
AGE_III: Final = 3
AGE_IV: Final = 4
AGE_NAMES: Final = ["A", "I", "II", "III", "IV"]

# --- all cards -----------------------------------------------------------------------------------------------------

FILES: Final = [
    "technologies", "governments", "special_technologies", "leaders", "wonders", "action_cards",
    "tactics", "territories", "bonus_cards", "aggressions", "wars", "pacts", "events",
]  # fmt: skip
ROWS: Final[list[dict[str, Any]]] = [row for name in FILES for row in load(PACKAGE, name)[name]]  # as printed in the yaml files
CARDS: Final = len(ROWS)
IDS: Final[list[str]] = [row["id"] for row in ROWS]
NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(IDS)}


def kind_of(row: dict[str, Any]) -> int:
    """The kind of a card, from its printed type."""
    kind = row.get("kind") or row["type"]
    return SPECIAL if kind in SPECIAL_TYPE_NAMES else KIND_NAMES.index(kind)


KIND: Final[list[int]] = [kind_of(row) for row in ROWS]
LEVEL: Final[list[int]] = [row["level"] for row in ROWS]
IS_CIVIL: Final[list[bool]] = [kind <= ACTION for kind in KIND]
IS_TECHNOLOGY: Final[list[bool]] = [kind <= SPECIAL for kind in KIND]  # worker technologies, governments, specials (TTA-13.1.2)
TECHS: Final = KIND.index(GOVERNMENT)  # worker technologies are cards 0 .. TECHS - 1
TYPE: Final[list[int]] = [
    TYPE_NAMES.index(row["type"]) if kind <= UNIT else SPECIAL_TYPE_NAMES.index(row["type"]) if kind == SPECIAL else NONE
    for row, kind in zip(ROWS, KIND, strict=True)
]
OF_TYPE: Final[list[list[int]]] = [[card for card in range(TECHS) if TYPE[card] == type] for type in range(len(TYPE_NAMES))]


def of_kind(kind: int) -> list[int]:
    """All cards of one kind."""
    return [card for card in range(CARDS) if KIND[card] == kind]


def read_column(key: str) -> list[int]:
    """What each card (or one worker on it) adds to one number."""
    values = []
    for row in ROWS:
        symbols = row.get("per_worker") or row.get("stats") or row.get("permanent") or {}
        values.append(int(symbols.get(key, 0)))
    return values


def numbers(key: str) -> list[int]:
    """A printed number of each card; 0 where it has none."""
    return [int(row.get(key) or 0) for row in ROWS]


SCIENCE: Final = read_column("science")
CULTURE: Final = read_column("culture")
STRENGTH: Final = read_column("strength")
HAPPY: Final = read_column("happy")
COLONIZATION: Final = read_column("colonization")
BLUE: Final = read_column("blue_tokens")
YELLOW: Final = read_column("yellow_tokens")
CIVIL_ACTIONS: Final = [a + b for a, b in zip(read_column("civil_actions"), numbers("civil_actions"), strict=True)]
MILITARY_ACTIONS: Final = [a + b for a, b in zip(read_column("military_actions"), numbers("military_actions"), strict=True)]

# --- worker technologies -------------------------------------------------------------------------------------------

RESOURCE_COST: Final = numbers("resource_cost")
SCIENCE_COST: Final = [a + b for a, b in zip(numbers("science_cost"), numbers("science_cost_peaceful"), strict=True)]
REVOLUTION_COST: Final = numbers("science_cost_revolution")
URBAN_LIMIT: Final = numbers("urban_building_limit")

# Cards that hold blue tokens are cards 0 .. STORES - 1: farms, mines, and labs (Bill Gates, TTA-12.6.10).
FARMS: Final = OF_TYPE[T_FARM]
MINES: Final = OF_TYPE[T_MINE]
LABS: Final = OF_TYPE[LAB]
STORES: Final = len(FARMS) + len(MINES) + len(LABS)
VALUE: Final[list[int]] = [
    LEVEL[card] if TYPE[card] == LAB else ROWS[card]["per_worker"].get("food", 0) + ROWS[card]["per_worker"].get("resources", 0)
    for card in range(STORES)
]
# TTA-12.6.9: gains go to the highest value first, on mines before labs; payments take the lowest first, from labs before mines.
FOOD_GAIN_ORDER: Final = FARMS[::-1]
RESOURCE_GAIN_ORDER: Final = sorted(MINES + LABS[1:], key=lambda card: (-VALUE[card], card))
FOOD_PAY_ORDER: Final = FARMS
RESOURCE_PAY_ORDER: Final = RESOURCE_GAIN_ORDER[::-1]
RESOURCE_PRODUCTION_ORDER: Final = sorted(MINES + LABS[1:], key=lambda card: (-LEVEL[card], card))  # TTA-7.7: by level, the mine first

# TTA-12.7.1: what each card costs to build with no construction technology (0), or that of level 1, 2, 3.
DISCOUNT: Final[list[list[int]]] = [[0, 0, 0, 0]] + [
    load(PACKAGE, "special_technologies")["special_technologies"][i]["urban_discount_by_level"]
    for i, row in enumerate(load(PACKAGE, "special_technologies")["special_technologies"])
    if row["type"] == "construction"
]
BUILDING_COST: Final[list[list[int]]] = [
    [max(0, RESOURCE_COST[card] - (by_level[LEVEL[card]] if KIND[card] == URBAN else 0)) for card in range(TECHS)] for by_level in DISCOUNT
]
STAGES_PER_ACTION: Final[list[int]] = [1] + [int(row["wonder_stages_per_action"]) for row in ROWS if row["type"] == "construction"]

AGRICULTURE: Final = NUMBER["agriculture"]
BRONZE: Final = NUMBER["bronze"]
PHILOSOPHY: Final = NUMBER["philosophy"]
RELIGION: Final = NUMBER["religion"]
WARRIORS: Final = NUMBER["warriors"]
DESPOTISM: Final = NUMBER["despotism"]

# --- wonders, tactics, military cards --------------------------------------------------------------------------------

STAGES: Final[list[list[int]]] = [list(row.get("stages", [])) for row in ROWS]
ARMY: Final[list[list[int]]] = [[int((row.get("army") or {}).get(type, 0)) for type in TYPE_NAMES] for row in ROWS]  # by type of unit
TACTICAL: Final[list[int]] = [row["strength"] if kind == TACTIC else 0 for row, kind in zip(ROWS, KIND, strict=True)]
OUTDATED: Final[list[int]] = [  # age I tactics have no second value: nothing is too old for them (TTA-11.4.8)
    (row["strength_outdated"] or row["strength"]) if kind == TACTIC else 0 for row, kind in zip(ROWS, KIND, strict=True)
]
IMMEDIATE: Final[list[dict[str, int]]] = [row.get("immediate", {}) for row in ROWS]
DEFENSE: Final = numbers("defense")
COLONIZATION_BONUS: Final = [n if kind == BONUS else 0 for n, kind in zip(numbers("colonization"), KIND, strict=True)]
MILITARY_ACTION_COST: Final = numbers("military_action_cost")
HAS_SIDES: Final[list[bool]] = [bool(row.get("asymmetric")) for row in ROWS]
OP: Final[list[dict[str, Any]]] = [row.get("op", {}) for row in ROWS]  # the outline of an effect, with its numbers


def pact_numbers(key: str) -> list[list[int]]:
    """What side A and side B of each pact get (equal pacts give both the same)."""
    return [[int(op.get("both", op.get(side, {})).get(key, 0)) if kind == PACT else 0 for side in "AB"] for op, kind in zip(OP, KIND, strict=True)]


PACT_CULTURE: Final = pact_numbers("culture")
PACT_STRENGTH: Final = pact_numbers("strength")
PACT_MILITARY_ACTIONS: Final = pact_numbers("military_actions")
PACT_FOOD: Final = pact_numbers("food_production")
PACT_RESOURCES: Final = pact_numbers("resource_production")

# --- banks and the row -----------------------------------------------------------------------------------------------

BANKS: Final = load(PACKAGE, "banks")
SETUP: Final = load(PACKAGE, "setup")
YELLOW_TABLE: Final = BANKS["yellow_bank"]["table"]
POPULATION_COST: Final[list[int]] = [row["population_cost"] or 0 for row in YELLOW_TABLE]  # by tokens in the bank (TTA-12.4.3)
CONSUMPTION: Final[list[int]] = [row["consumption"] for row in YELLOW_TABLE]
HAPPY_NEEDED: Final[list[int]] = [row["happy_required"] for row in YELLOW_TABLE]
YELLOW_LAST: Final = len(YELLOW_TABLE) - 1  # more tokens than spaces count like this
CORRUPTION: Final[list[int]] = [row["corruption"] for row in BANKS["blue_bank"]["table"]]  # TTA-12.4.4
BLUE_LAST: Final = len(CORRUPTION) - 1
MAX_HAPPINESS: Final[int] = BANKS["happiness_rating_max"]
FAMINE: Final[int] = BANKS["famine_culture_per_missing_food"]

SPACES: Final[int] = SETUP["card_row"]["spaces"]
ROW_COST: Final[list[int]] = SETUP["card_row"]["civil_action_cost_by_space"]
CLEARED: Final[list[int]] = [0, 0] + [SETUP["card_row"]["discard_leftmost_by_players"][f"p{n}"] for n in (2, 3, 4)]  # by players in the game
FIRST_EVENTS: Final[list[int]] = [0, 0] + [SETUP["current_events_at_start"][f"p{n}"] for n in (2, 3, 4)]
START: Final = SETUP["player_start"]
MAX_DRAW: Final[int] = SETUP["limits"]["military_cards_drawn_per_turn"]
YELLOW_LOST_PER_AGE: Final[int] = SETUP["end_of_age"]["yellow_tokens_lost"]
RESIGNATION_CULTURE: Final[int] = SETUP["resignation"]["culture_to_each_war_declarer"]

# --- decks -----------------------------------------------------------------------------------------------------------

FULL: Final = 0
PEACEFUL: Final = 1
FIRST_GAME: Final = 2
SHORTER: Final = 3
MODES: Final = ["full", "peaceful", "first_game", "shorter"]
LEFT_OUT: Final[list[list[int]]] = [[], [AGGRESSION, WAR], [AGGRESSION, WAR, PACT], []]  # kinds of cards, by mode (TTA-18)
LAST_AGE: Final[list[int]] = [AGE_III, AGE_III, AGE_II, AGE_II]  # after it the game-ending age begins


def civil_deck(age: int, players: int) -> list[int]:
    """The civil deck of an age for that many players, unshuffled (TTA-2.2)."""
    return [card for card in range(CARDS) if IS_CIVIL[card] and LEVEL[card] == age for _ in range(ROWS[card]["copies"][f"p{players}"])]


def military_deck(age: int, players: int, mode: int) -> list[int]:
    """The military deck of an age for that many players, unshuffled (TTA-2.2)."""
    found = [card for card in range(CARDS) if not IS_CIVIL[card] and LEVEL[card] == age and KIND[card] not in LEFT_OUT[mode]]
    return [card for card in found for _ in range(ROWS[card]["copies"][f"p{players}"])]
