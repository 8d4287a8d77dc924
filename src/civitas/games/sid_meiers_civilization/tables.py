"""The printed facts as tables by number (SMC appendices A to G).  Numbers come from ``data/*.yaml``.

Everything on the table is an int: its place in the data file.  Of things that exist several times (units, tokens, event
cards, great people) the int is the kind, and a pile holds it as often as there are copies.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.facts import load

PACKAGE: Final = "civitas.games.sid_meiers_civilization"
NONE: Final = -1  # where something could be and is not

Row = dict[str, Any]


def rows(name: str) -> list[Row]:
    """A data file that is one list."""
    found: list[Row] = load(PACKAGE, name)
    return found


def ids_of(table: list[Row]) -> list[str]:
    """The ids of a table, in its order."""
    return [str(row["id"]) for row in table]


def places(ids: list[str]) -> dict[str, int]:
    """The number of each id."""
    return {id: number for number, id in enumerate(ids)}


def column(table: list[Row], key: str) -> list[int]:
    """A printed number of each row; 0 where it has none."""
    return [int(row.get(key) or 0) for row in table]


CONSTANTS: Final[Row] = load(PACKAGE, "constants")
SEATS: Final = 4  # at most

# --- phases of a turn (SMC-5.1) --------------------------------------------------------------------------------------------

SETUP: Final = 0
START_OF_TURN: Final = 1
TRADE: Final = 2
CITY_MANAGEMENT: Final = 3
MOVEMENT: Final = 4
RESEARCH: Final = 5
BATTLE: Final = 6  # abilities only: inside any phase
ANY_TIME: Final = 7
PHASE_IDS: Final = ["setup", "start_of_turn", "trade", "city_management", "movement", "research", "battle", "any_time"]

# --- terrain and resources ---------------------------------------------------------------------------------------------------

MOUNTAIN: Final = 0
FOREST: Final = 1
GRASSLAND: Final = 2
DESERT: Final = 3
WATER: Final = 4
TERRAIN_LETTERS: Final = "MFGDW"
TERRAIN_ROWS: Final[list[Row]] = [load(PACKAGE, "map_tiles")["terrain"][letter] for letter in TERRAIN_LETTERS]
TERRAIN_IDS: Final = ids_of(TERRAIN_ROWS)
TERRAIN: Final = places(TERRAIN_IDS)

RESOURCE_ROWS: Final = rows("resources")
RESOURCE_IDS: Final = ids_of(RESOURCE_ROWS)
WHEAT: Final = 0
SILK: Final = 1
INCENSE: Final = 2
IRON: Final = 3
SPY: Final = 4
URANIUM: Final = 5
MARKET_RESOURCES: Final = 4  # the first four lie in the market and on the map
ANY_RESOURCE: Final = 6  # in the cost of an ability: any token

# --- civilizations and governments -------------------------------------------------------------------------------------------

CIV_ROWS: Final = rows("civilizations")
CIV_IDS: Final = ids_of(CIV_ROWS)
CIVS: Final = len(CIV_IDS)
AMERICA: Final = 0
CHINA: Final = 1
EGYPT: Final = 2
GERMANY: Final = 3
ROME: Final = 4
RUSSIA: Final = 5

GOVERNMENT_ROWS: Final = rows("governments")
GOVERNMENT_IDS: Final = ids_of(GOVERNMENT_ROWS)
GOVERNMENT: Final = places(GOVERNMENT_IDS)
GOVERNMENTS: Final = len(GOVERNMENT_IDS)
ANARCHY: Final = GOVERNMENT["anarchy"]
DESPOTISM: Final = GOVERNMENT["despotism"]
REPUBLIC: Final = GOVERNMENT["republic"]
FEUDALISM: Final = GOVERNMENT["feudalism"]
MONARCHY: Final = GOVERNMENT["monarchy"]
DEMOCRACY: Final = GOVERNMENT["democracy"]
COMMUNISM: Final = GOVERNMENT["communism"]
FUNDAMENTALISM: Final = GOVERNMENT["fundamentalism"]
BASE_SET: Final = 0  # effects_base
SET_OF_2013: Final = 1  # effects_2013
SET_IDS: Final = ["base", "replacement_2013"]
EFFECT_KEYS: Final = ("effects_base", "effects_2013")


def effect(id: str, key: str = "") -> list[list[int]]:
    """By set and government: the number an effect has there (1 where it has none of its own), 0 without it."""
    found: list[list[int]] = []
    for which in EFFECT_KEYS:
        values = []
        for row in GOVERNMENT_ROWS:
            here = [e for e in row[which] if e["id"] == id]
            values.append(int(here[0].get(key, 1)) if here else 0)
        found.append(values)
    return found


# SMC-19, Appendix G: what a government does, by set and government
NO_CAPITAL_ACTION: Final = effect("no_capital_action")
GOVERNMENT_PRODUCTION: Final = effect("city_production_bonus", "production")
ARMIES_FOUND: Final = effect("armies_found_cities")
SCOUTS_EXPLORE: Final = effect("scouts_explore_huts")
GOVERNMENT_COIN: Final = effect("coin", "coin")
SHARED_HARVEST: Final = effect("shared_harvest")
FREE_HARVEST: Final = effect("free_harvest")
GOVERNMENT_HAND: Final = effect("culture_hand", "culture_hand")
GOVERNMENT_ARTS: Final = effect("arts_bonus", "culture")
CAPITAL_ARTS: Final = effect("capital_arts_penalty", "culture")
SECOND_CAPITAL_ACTION: Final = effect("second_capital_action")
COLLECTED: Final = effect("trade_collected", "trade")
NO_CITY_ATTACKS: Final = effect("no_city_attacks")
TRADE_INCOME: Final = effect("trade_income", "trade")
ARMY_CULTURE: Final = effect("army_culture")
GOVERNMENT_BATTLE_HAND: Final = effect("battle_hand", "battle_hand")
EQUAL_PRODUCTION: Final = effect("equal_production")
GOVERNMENT_COMBAT: Final = effect("combat_bonus", "combat_bonus")

# --- techs (SMC-14, Appendix A) ----------------------------------------------------------------------------------------------

TECH_ROWS: Final = rows("techs")
TECH_IDS: Final = ids_of(TECH_ROWS)
TECH: Final = places(TECH_IDS)
TECHS: Final = len(TECH_IDS)
TECH_LEVEL: Final = column(TECH_ROWS, "level")
LEVELS: Final = 5
LEVEL_MASK: Final[list[int]] = [sum([1 << tech for tech in range(TECHS) if TECH_LEVEL[tech] == level]) for level in range(LEVELS + 1)]
ALL_TECHS: Final = (1 << TECHS) - 1


def techs(*ids: str) -> int:
    """These techs as a mask of Player.techs."""
    return sum([1 << TECH[id] for id in ids])


ANIMAL_HUSBANDRY: Final = techs("animal_husbandry")
CODE_OF_LAWS: Final = techs("code_of_laws")
HORSEBACK_RIDING: Final = techs("horseback_riding")
MASONRY: Final = techs("masonry")
METALWORKING: Final = techs("metalworking")
NAVIGATION: Final = techs("navigation")
PHILOSOPHY: Final = techs("philosophy")
POTTERY: Final = techs("pottery")
WRITING: Final = techs("writing")
CIVIL_SERVICE: Final = techs("civil_service")
DEMOCRACY_TECH: Final = techs("democracy")
ENGINEERING: Final = techs("engineering")
IRRIGATION: Final = techs("irrigation")
MATHEMATICS: Final = techs("mathematics")
MONARCHY_TECH: Final = techs("monarchy")
PRINTING_PRESS: Final = techs("printing_press")
SAILING: Final = techs("sailing")
BIOLOGY: Final = techs("biology")
COMMUNISM_TECH: Final = techs("communism")
GUNPOWDER: Final = techs("gunpowder")
MILITARY_SCIENCE: Final = techs("military_science")
STEAM_POWER: Final = techs("steam_power")
ATOMIC_THEORY: Final = techs("atomic_theory")
BALLISTICS: Final = techs("ballistics")
COMBUSTION: Final = techs("combustion")
COMPUTERS: Final = techs("computers")
FLIGHT: Final = techs("flight")
MASS_MEDIA: Final = techs("mass_media")
SPACE_FLIGHT: Final = techs("space_flight")

# Of each tech: the building, government and unit it unlocks, and its icons.
TECH_BUILDING: Final[list[str | None]] = [row.get("building") for row in TECH_ROWS]
TECH_GOVERNMENT: Final[list[int]] = [GOVERNMENT[row["government"]] if row.get("government") else NONE for row in TECH_ROWS]
GOVERNMENT_TECH: Final[list[int]] = [1 << TECH[row["tech"]] if row["tech"] else 0 for row in GOVERNMENT_ROWS]
TECH_COIN: Final = column(TECH_ROWS, "coin_icon")
COIN_TECHS: Final = sum([1 << tech for tech in range(TECHS) if TECH_COIN[tech]])
HAND_TECHS: Final = sum([1 << tech for tech, n in enumerate(column(TECH_ROWS, "culture_hand")) if n])
TRADE_NEEDED: Final[list[int]] = [0, *[CONSTANTS["trade_dial"]["level_marks"][level] for level in range(1, LEVELS + 1)]]


def best_of(key: str, base: int) -> list[tuple[int, int]]:
    """Techs that raise a value, highest first: (tech mask, value); whatever they say, *base* holds without any."""
    found = sorted([(int(row[key]), 1 << TECH[row["id"]]) for row in TECH_ROWS if row.get(key)], reverse=True)
    return [(mask, value) for value, mask in found] + [(0, base)]


START_VALUES: Final[Row] = CONSTANTS["start_values"]
SPEEDS: Final = best_of("travel_speed", START_VALUES["travel_speed"])
STACKS: Final = best_of("stacking_limit", START_VALUES["stacking_limit"])
START_SPEED: Final[int] = START_VALUES["travel_speed"]
START_STACK: Final[int] = START_VALUES["stacking_limit"]
SPEED_TECHS: Final = sum([mask for mask, _ in SPEEDS])
STACK_TECHS: Final = sum([mask for mask, _ in STACKS])
START_HAND: Final[int] = START_VALUES["culture_hand_size"]
START_BATTLE_HAND: Final[int] = START_VALUES["battle_hand_size"]
START_CITIES: Final[int] = START_VALUES["max_cities"]
MOST_CITIES: Final[int] = TECH_ROWS[TECH["irrigation"]]["max_cities"]
CROSS_WATER: Final = techs(*[row["id"] for row in TECH_ROWS if row.get("water")])
END_ON_WATER: Final = techs(*[row["id"] for row in TECH_ROWS if row.get("water") == "end"])

CIV_START_TECH: Final[list[int]] = [TECH[row["start_tech"]] for row in CIV_ROWS]
CIV_START_GOVERNMENT: Final[list[int]] = [GOVERNMENT[row["start_government"]] for row in CIV_ROWS]

# Where coin tokens lie (SMC-15.1): four techs, the civilization sheet, Panama Canal.
COIN_PLACE_IDS: Final = ["code_of_laws", "pottery", "democracy", "printing_press", "sheet", "panama_canal"]
COIN_CODE_OF_LAWS: Final = 0
COIN_POTTERY: Final = 1
COIN_DEMOCRACY: Final = 2
COIN_PRINTING_PRESS: Final = 3
COIN_SHEET: Final = 4
COIN_PANAMA: Final = 5
COIN_PLACES: Final = 6
COINS_ON_TECH: Final[int] = TECH_ROWS[TECH["pottery"]]["coin_tokens"]["max"]

# --- abilities of techs ------------------------------------------------------------------------------------------------------

ABILITY_ROWS: Final[list[Row]] = [ability for row in TECH_ROWS for ability in row["abilities"]]
ABILITY_IDS: Final = ids_of(ABILITY_ROWS)
ABILITY: Final = places(ABILITY_IDS)
ABILITIES: Final = len(ABILITY_IDS)
ABILITY_TECH: Final[list[int]] = [1 << TECH[row["id"]] for row in TECH_ROWS for _ in row["abilities"]]
ABILITY_PHASE: Final[list[int]] = [
    {"battle_end": BATTLE, "battle_start": BATTLE}.get(row["phase"], PHASE_IDS.index(row["phase"]) if row["phase"] in PHASE_IDS else NONE)
    for row in ABILITY_ROWS
]


def cost_of(row: Row) -> list[int]:
    """What an ability costs, by resource; the last place is any resource."""
    price = row.get("cost") or {}
    return [int(price.get(id, 0)) for id in [*RESOURCE_IDS, "any"]]


ABILITY_COST: Final = [cost_of(row) for row in ABILITY_ROWS]
IS_RESOURCE_ABILITY: Final = [row["kind"] == "resource" for row in ABILITY_ROWS]

# --- units (SMC-13, Appendix E) ----------------------------------------------------------------------------------------------

INFANTRY: Final = 0
ARTILLERY: Final = 1
MOUNTED: Final = 2
AIRCRAFT: Final = 3
TYPES: Final = 4
TYPE_ROWS: Final[list[Row]] = load(PACKAGE, "units")["unit_types"]
TYPE_IDS: Final = ids_of(TYPE_ROWS)
DECK_ORDER: Final = [ARTILLERY, INFANTRY, MOUNTED, AIRCRAFT]  # SMC-30.2, SMC-12.8
UNIT_ROWS: Final[list[Row]] = [{"type": type, **card} for type in range(TYPES) for card in TYPE_ROWS[type]["cards"]]
UNIT_TYPE: Final = [int(row["type"]) for row in UNIT_ROWS]
UNIT_STRENGTHS: Final[list[list[int]]] = [row["strengths"] for row in UNIT_ROWS]
UNIT_IDS: Final = [f"{TYPE_IDS[row['type']]}_{row['strengths'][0]}" for row in UNIT_ROWS]
UNIT: Final = places(UNIT_IDS)
UNITS: Final = len(UNIT_IDS)  # kinds of cards
UNIT_COPIES: Final = column(UNIT_ROWS, "count")
TRUMPS: Final[list[int]] = [TYPE_IDS.index(row["trumps"]) if row["trumps"] else NONE for row in TYPE_ROWS]  # the type it hits first
RANKS: Final = 4
RANK_COST: Final[list[int]] = [0, *[CONSTANTS["costs"]["unit_by_rank"][rank] for rank in range(1, RANKS + 1)]]
AIRCRAFT_COST: Final[int] = CONSTANTS["costs"]["aircraft"]
RANK_TECHS: Final[list[list[tuple[int, int]]]] = [
    sorted([(int(r["rank"]), 1 << TECH[r["tech"]]) for r in row["ranks"] if r["tech"]], reverse=True) for row in TYPE_ROWS
]  # by type: (rank, tech mask), highest first
TECH_UNIT: Final[list[int]] = [TYPE_IDS.index(row["unit"]["type"]) if row.get("unit") else NONE for row in TECH_ROWS]  # SMC-14.7

# --- markers on squares: a building, a wonder or a great person (SMC-4.4) ------------------------------------------------------

BUILDING_ROWS: Final[list[Row]] = [row for row in rows("buildings") if row["id"] != "city_walls"]
WALLS_ROW: Final[Row] = [row for row in rows("buildings") if row["id"] == "city_walls"][0]  # noqa: RUF015 (compiled)
WONDER_ROWS: Final = rows("wonders")
PERSON_ROWS: Final = rows("great_people")
NO_MARKER: Final = 0  # a marker is 1 + its place among buildings, wonders, great people
MARKER_ROWS: Final[list[Row]] = [{"id": "none"}, *BUILDING_ROWS, *WONDER_ROWS, *PERSON_ROWS]
MARKER_IDS: Final = ids_of(MARKER_ROWS)
MARKER: Final = places(MARKER_IDS)
FIRST_BUILDING: Final = 1
FIRST_WONDER: Final = 1 + len(BUILDING_ROWS)
FIRST_PERSON: Final = FIRST_WONDER + len(WONDER_ROWS)
MARKERS: Final = len(MARKER_ROWS)
MARKER_PRODUCTION: Final = column(MARKER_ROWS, "production")
MARKER_TRADE: Final = column(MARKER_ROWS, "trade")
MARKER_CULTURE: Final = column(MARKER_ROWS, "culture")
MARKER_COIN: Final = column(MARKER_ROWS, "coin")
MARKER_COMBAT: Final = column(MARKER_ROWS, "combat_bonus")

BUILDINGS: Final = len(BUILDING_ROWS)  # markers 1 .. BUILDINGS
BUILDING_COST: Final = column(MARKER_ROWS, "cost")[:FIRST_WONDER]
BUILDING_TECH: Final[list[int]] = [0, *[1 << TECH[row["tech"]] for row in BUILDING_ROWS]]
BUILDING_STAR: Final[list[bool]] = [False, *[bool(row["limited"]) for row in BUILDING_ROWS]]
UPGRADE: Final[list[int]] = [0, *[MARKER[row["upgrades_to"]] if row.get("upgrades_to") else 0 for row in BUILDING_ROWS]]  # by basic form
BASIC: Final[list[int]] = [0, *[MARKER[row["upgrade_of"]] if row.get("upgrade_of") else MARKER[row["id"]] for row in BUILDING_ROWS]]
BUILDING_SUPPLY: Final = column(MARKER_ROWS, "supply")[:FIRST_WONDER]  # by marker; of an upgraded form 0: State.buildings counts the basic one
TERRAIN_FOR: Final[list[int]] = [0] + [
    sum([1 << t for t in range(WATER)]) if row["terrain"] == "any_land" else 1 << TERRAIN[row["terrain"]] for row in BUILDING_ROWS
]  # a mask of terrains
WALLS: Final = MARKERS  # as an item to build and as a building to destroy: on the city centre (SMC-8.8)
WALLS_COST: Final = int(WALLS_ROW["cost"])

WONDERS: Final = len(WONDER_ROWS)
WONDER_IDS: Final = ids_of(WONDER_ROWS)
WONDER: Final = places(WONDER_IDS)
AGE_IDS: Final = ["ancient", "medieval", "modern"]
WONDER_AGE: Final = [AGE_IDS.index(row["age"]) for row in WONDER_ROWS]
WONDER_COST: Final = column(WONDER_ROWS, "cost")
WONDER_DISCOUNT: Final = column(WONDER_ROWS, "discount_cost")
WONDER_DISCOUNT_TECH: Final[list[int]] = [1 << TECH[row["discount_tech"]] if row["discount_tech"] else 0 for row in WONDER_ROWS]
STONEHENGE: Final = WONDER["stonehenge"]
COLOSSUS: Final = WONDER["colossus"]
ORACLE: Final = WONDER["oracle"]
HANGING_GARDENS: Final = WONDER["hanging_gardens"]
ANGKOR_WAT: Final = WONDER["angkor_wat"]
HIMEJI: Final = WONDER["himeji_samurai_castle"]
LOUVRE: Final = WONDER["louvre"]
PORCELAIN_TOWER: Final = WONDER["porcelain_tower"]
PANAMA_CANAL: Final = WONDER["panama_canal"]
STATUE_OF_LIBERTY: Final = WONDER["statue_of_liberty"]
SYDNEY_OPERA_HOUSE: Final = WONDER["sydney_opera_house"]
UNITED_NATIONS: Final = WONDER["united_nations"]

PEOPLE: Final = len(PERSON_ROWS)  # kinds of great people
PERSON_IDS: Final = ids_of(PERSON_ROWS)
PERSON_COPIES: Final = column(PERSON_ROWS, "count")

# --- huts, villages, culture events --------------------------------------------------------------------------------------------

HUT: Final = 1  # what lies on a square: State.token
VILLAGE: Final = 2
HUT_ROWS: Final[list[Row]] = load(PACKAGE, "huts_villages")["huts"]
VILLAGE_ROWS: Final[list[Row]] = load(PACKAGE, "huts_villages")["villages"]
HUT_IDS: Final = ids_of(HUT_ROWS)
VILLAGE_IDS: Final = ids_of(VILLAGE_ROWS)
HUT_COPIES: Final = column(HUT_ROWS, "count")
VILLAGE_COPIES: Final = column(VILLAGE_ROWS, "count")
HUT_RESOURCE: Final[list[int]] = [RESOURCE_IDS.index(row["resource"]) for row in HUT_ROWS]
# by token; NONE: a great person
VILLAGE_RESOURCE: Final[list[int]] = [RESOURCE_IDS.index(row["resource"]) if row.get("resource") else NONE for row in VILLAGE_ROWS]

EVENT_ROWS: Final = rows("culture_events")
EVENT_IDS: Final = ids_of(EVENT_ROWS)
EVENT: Final = places(EVENT_IDS)
EVENTS: Final = len(EVENT_IDS)  # kinds of cards
EVENT_LEVEL: Final = column(EVENT_ROWS, "level")
EVENT_COPIES: Final = column(EVENT_ROWS, "count")
EVENT_PHASE: Final = [PHASE_IDS.index(row["phase"]) for row in EVENT_ROWS]
EVENT_IN_ANY_PART: Final = [row["turn"] == "any" for row in EVENT_ROWS]
EVENT_LEVELS: Final = 3

# --- culture track (SMC-8.12) --------------------------------------------------------------------------------------------------

TRACK: Final[Row] = load(PACKAGE, "culture_track")
LAST_SPACE: Final[int] = TRACK["victory_space"]
SECTION: Final[list[int]] = [0] + [s["deck"] for s in TRACK["sections"] for _ in range(s["first"], s["last"] + 1)]  # by space: its deck, 1 to 3
TRACK_CULTURE: Final[list[int]] = [0] + [s["culture"] for s in TRACK["sections"] for _ in range(s["first"], s["last"] + 1)]
TRACK_TRADE: Final[list[int]] = [0] + [s["trade"] for s in TRACK["sections"] for _ in range(s["first"], s["last"] + 1)]
GREAT_PERSON_SPACES: Final[list[int]] = TRACK["great_person_spaces"]

# --- numbers (SMC-13, 15, 22 and others) -----------------------------------------------------------------------------------------

TRADE_MAX: Final[int] = CONSTANTS["trade_dial"]["max"]
COINS_TO_WIN: Final[int] = CONSTANTS["economy_dial"]["victory_at"]
RUSH_TRADE: Final[int] = CONSTANTS["rush"]["trade_per_step"]
RUSH_PRODUCTION: Final[int] = CONSTANTS["rush"]["production_per_step"]
RUSH_PRODUCTION_AMERICA: Final[int] = CONSTANTS["rush"]["production_per_step_america"]
ARTS_BASE: Final[int] = CONSTANTS["devote_to_arts_base"]
MIN_DISTANCE: Final[int] = CONSTANTS["city"]["min_distance"]
HAND_PER_ARMY: Final[int] = CONSTANTS["battle"]["hand_bonus_per_extra_army"]
HAND_IN_CITY: Final[int] = CONSTANTS["battle"]["hand_bonus_defending_city"]
CITY_BONUS: Final[int] = CONSTANTS["battle"]["combat_bonus"]["defend_city"]
CAPITAL_BONUS: Final[int] = CONSTANTS["battle"]["combat_bonus"]["defend_capital"]
WALLS_BONUS: Final[int] = CONSTANTS["battle"]["combat_bonus"]["walls"]
KILLED_PER_ARMY: Final[int] = CONSTANTS["battle"]["winner_army_loss_per_units_killed"]
DISASTER_MARKERS: Final[int] = CONSTANTS["token_pools"]["disaster_markers"]
FIGURE_LOOT: Final[list[Row]] = CONSTANTS["loot"]["loser_had_figures"]
CITY_LOOT: Final[list[Row]] = CONSTANTS["loot"]["loser_defended_city"]
LOOT_TRADE: Final[int] = FIGURE_LOOT[0]["up_to"]
LOOT_CULTURE: Final[int] = FIGURE_LOOT[1]["up_to"]
CITY_LOOT_TOKENS: Final[int] = CITY_LOOT[2]["up_to"]
EXPLORER_CULTURE: Final[int] = CIV_ROWS[CHINA]["abilities"][0]["culture"]

FIGURE_ROWS: Final = rows("figures")
ARMIES: Final = int(FIGURE_ROWS[0]["per_player"])
RUSSIAN_ARMIES: Final = ARMIES + int(FIGURE_ROWS[0]["extra_russia"])
SCOUTS: Final = int(FIGURE_ROWS[1]["per_player"])
ARMY_COST: Final = int(FIGURE_ROWS[0]["cost"])
SCOUT_COST: Final = int(FIGURE_ROWS[1]["cost"])
CITIES: Final = 3  # city markers of a player: the capital and two more
