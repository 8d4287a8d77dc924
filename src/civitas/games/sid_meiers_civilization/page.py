"""What the page shows beyond the view: what is printed, and what follows from the table (SMC appendices, section 24)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from civitas.kernel.records import Message

from .board import armies_of, scouts_of
from .combat.forces import combat_bonus, hand_of_one_army
from .page_choices import choices_of
from .page_dialogs import dialogs
from .pyramid import GAP, row_of
from .pyramid import rows as pyramid_rows
from .state import VICTORY_IDS, Player, State, cities_of, figure_of_scout, order_of_play, owner_of
from .tables import (
    ABILITY_ROWS,
    ABILITY_TECH,
    BUILDING_ROWS,
    CITIES,
    CIV_ROWS,
    COINS_TO_WIN,
    CROSS_WATER,
    EVENT_ROWS,
    FIRST_PERSON,
    FIRST_WONDER,
    GOVERNMENT_ARTS,
    GOVERNMENT_PRODUCTION,
    GOVERNMENT_ROWS,
    HUT_RESOURCE,
    LAST_SPACE,
    MARKERS,
    NONE,
    PERSON_ROWS,
    RESOURCE_ROWS,
    SCOUTS,
    SECTION,
    TECH_ROWS,
    TERRAIN_ROWS,
    TRACK_CULTURE,
    TRACK_TRADE,
    TRADE_NEEDED,
    TYPE_ROWS,
    TYPES,
    UNIT_STRENGTHS,
    UNIT_TYPE,
    UNITS,
    VILLAGE_RESOURCE,
    WALLS_ROW,
    WONDER_ROWS,
    WONDERS,
)
from .texts import TERMS, local, marker_name, unit_name
from .tiles import BOARDS, CELL_COIN, CELL_CULTURE, CELL_PRODUCTION, CELL_RESOURCE, CELL_TERRAIN, CELL_TRADE, FACEDOWN, SQUARE_IDS, distance
from .units import rank_of, unit_cost
from .wonders import wonder_cost
from .yields import (
    city_arts,
    city_culture,
    city_maximum,
    city_production,
    city_resources,
    city_trade,
    coins_at,
    culture_at,
    culture_hand_size,
    enemies_at,
    may_end_on_water,
    outskirts,
    production_at,
    squares_of,
    stacking_limit,
    trade_at,
    trade_income,
    travel_speed,
)

Say = Callable[..., str]
SETS: Final = ("government", "government-2013")
TECHS_TO_WIN: Final = sum(range(1, len(TRADE_NEEDED)))  # a pyramid up to Space Flight: five techs below, one on top


def faces(language: str, say: Say) -> dict[str, Any]:
    """Everything printed, by number."""
    techs = [tech_face(tech, language, say) for tech in range(len(TECH_ROWS))]
    wonders = [wonder_face(wonder, language, say) for wonder in range(WONDERS)]
    events = [event_face(row, language, say) for row in EVENT_ROWS]
    return {
        "cards": techs + wonders + events,
        "techs": techs,
        "wonders": wonders,
        "events": events,
        "markers": [marker_face(marker, language) for marker in range(1, MARKERS)],
        "walls": {"id": WALLS_ROW["id"], "name": local(WALLS_ROW, language), "cost": WALLS_ROW["cost"]},
        "governments": [
            {"id": row["id"], "name": local(row, language), "text": [say(f"{which}-{row['id']}") for which in SETS]} for row in GOVERNMENT_ROWS
        ],
        "civilizations": [{"id": row["id"], "name": local(row, language), "text": say(f"civilization-{row['id']}")} for row in CIV_ROWS],
        "cities": [local(row, language) for row in TERMS["cities"]],
        "people": [{"id": row["id"], "name": local(row, language)} for row in PERSON_ROWS],
        "resources": [{"id": row["id"], "name": local(row, language)} for row in RESOURCE_ROWS],
        "terrains": [{"id": row["id"], "name": local(row, language)} for row in TERRAIN_ROWS],
        "types": [{"id": row["id"], "name": local(row, language)} for row in TYPE_ROWS],
        "ranks": [[rank["names"].get(language, rank["name"]) for rank in row.get("ranks", [])] for row in TYPE_ROWS],
        "units": [{"type": UNIT_TYPE[unit], "name": unit_name(unit, language), "strengths": UNIT_STRENGTHS[unit]} for unit in range(UNITS)],
        "cells": [cell_face(cell) for cell in range(len(CELL_TERRAIN))],
        "huts": HUT_RESOURCE,
        "villages": VILLAGE_RESOURCE,
        "abilities": [{"id": row["id"], "tech": mask.bit_length() - 1} for row, mask in zip(ABILITY_ROWS, ABILITY_TECH, strict=True)],
        "phases": [{"id": row["id"], "name": local(row, language)} for row in TERMS["phases"]],
        "needed": TRADE_NEEDED,
        "goals": {"culture": LAST_SPACE, "technology": TECHS_TO_WIN, "economy": COINS_TO_WIN},
        "squares": SQUARE_IDS,
        "track": [{"section": SECTION[n], "culture": TRACK_CULTURE[n], "trade": TRACK_TRADE[n]} for n in range(LAST_SPACE + 1)],
    }


def tech_face(tech: int, language: str, say: Say) -> dict[str, Any]:
    """A tech with its icons, and what its abilities do."""
    row = TECH_ROWS[tech]
    texts = [say(f"ability-{ability['id']}") for ability, owner in zip(ABILITY_ROWS, ABILITY_TECH, strict=True) if owner == 1 << tech]
    icons = {key: value for key, value in row.items() if key not in ("id", "names", "abilities", "level")}
    return {"kind": "tech", "id": row["id"], "name": local(row, language), "level": row["level"], "icons": icons, "text": texts}


def wonder_face(wonder: int, language: str, say: Say) -> dict[str, Any]:
    """A wonder with its prices."""
    row = WONDER_ROWS[wonder]
    prices = {"cost": row["cost"], "discount": row["discount_cost"], "tech": row["discount_tech"]}
    return {"kind": "wonder", "id": row["id"], "name": local(row, language), "age": row["age"], **prices, "text": [say(f"wonder-{row['id']}")]}


def event_face(row: dict[str, Any], language: str, say: Say) -> dict[str, Any]:
    """A culture event."""
    name, text = local(row, language), [say(f"event-{row['id']}")]
    return {"kind": "event", "id": row["id"], "name": name, "level": row["level"], "phase": row["phase"], "text": text}


def marker_face(marker: int, language: str) -> dict[str, Any]:
    """A building, wonder or great person as its marker shows it."""
    row = [{}, *BUILDING_ROWS, *WONDER_ROWS, *PERSON_ROWS][marker]
    kind = "building" if marker < FIRST_WONDER else "wonder" if marker < FIRST_PERSON else "person"
    icons = {icon: int(row.get(icon) or 0) for icon in ("production", "trade", "culture", "coin", "combat_bonus")}
    return {"kind": kind, "id": row["id"], "name": marker_name(marker, language), "cost": row.get("cost"), "star": bool(row.get("limited")), **icons}


def cell_face(cell: int) -> dict[str, int]:
    """What is printed on a square of a tile."""
    return {
        "terrain": CELL_TERRAIN[cell],
        "production": CELL_PRODUCTION[cell],
        "trade": CELL_TRADE[cell],
        "culture": CELL_CULTURE[cell],
        "coin": CELL_COIN[cell],
        "resource": CELL_RESOURCE[cell],
    }


# --- what follows from the table -----------------------------------------------------------------------------------------------------------


def shared(s: State) -> dict[str, Any]:
    """What everybody may work out: cities with their yields, blockades, and the values of Appendix F."""
    layout = BOARDS[len(s.players)]
    return {
        "squares": layout.squares,
        "slots": layout.corner,
        "order": order_of_play(s),
        "yields": [yields_at(s, square) for square in layout.squares],
        "cities": [city_facts(s, city) for city in range(len(s.cities)) if s.cities[city] != NONE],
        "players": [player_facts(s, p.seat) for p in s.players] if s.market else [],
    }


def yields_at(s: State, square: int) -> tuple[int, ...]:
    """Production, trade, culture and coins to be seen there; nothing where the land is unknown."""
    if s.ground[square] == FACEDOWN:
        return ()
    return production_at(s, square), trade_at(s, square), culture_at(s, square), coins_at(s, square)


def city_facts(s: State, city: int) -> dict[str, Any]:
    """A city: where it is, what serves it, what is closed to it, what it can do."""
    seat = owner_of(city)
    return {
        "city": city,
        "seat": seat,
        "square": s.cities[city],
        "walled": bool(s.walls >> city & 1),
        "serving": squares_of(s, city),
        "blockaded": [square for square in outskirts(s, city) if enemies_at(s, seat, square)],
        "trade": city_trade(s, city),
        "production": city_production(s, city),
        "arts": city_arts(s, city),
        "defence": combat_bonus(s, seat, city),
        "sources": city_sources(s, city),
        "resources": [resource for resource in range(len(RESOURCE_ROWS)) if city_resources(s, city) >> resource & 1],
        "acted": s.acted[city],
    }


def city_sources(s: State, city: int) -> dict[str, int]:
    """Of what a city makes, what does not come from its outskirts."""
    p = s.players[owner_of(city)]
    own = outskirts(s, city)
    sent = [s.figures[figure_of_scout(n)] for n in range(SCOUTS * p.seat, SCOUTS * p.seat + SCOUTS) if s.sent[n] == city]
    gathered = [square for square in sent if square not in own]
    return {
        "scouts": len(sent),
        "gathered_production": sum([production_at(s, square) for square in gathered]),
        "gathered_trade": sum([trade_at(s, square) for square in gathered]),
        "government": GOVERNMENT_PRODUCTION[s.rules.government_set][p.government],
        "this_turn": s.bonus[city],
        "culture": city_culture(s, city),
        "government_arts": GOVERNMENT_ARTS[s.rules.government_set][p.government],
    }


def pyramid_of(p: Player) -> list[list[int]]:
    """The techs of a player by row, from I to V."""
    known = [tech for tech in range(len(TECH_ROWS)) if p.techs >> tech & 1]
    return [[tech for tech in known if row_of(p, tech) == level] for level in range(1, len(TRADE_NEEDED))]


def free_places(p: Player) -> list[int]:
    """By row, how many techs could be laid there now (SMC-14.5); row I takes any number, and shows one."""
    found = pyramid_rows(p)
    return [1, *[max(0, (below - GAP) - own + 1) for below, own in pairwise(found)]]


def way_to_a_capital(s: State, seat: int) -> int:
    """Squares from the nearest army to the nearest enemy capital; NONE without an army."""
    armies = [s.figures[army] for army in armies_of(s, seat) if s.figures[army] != NONE]
    capitals = [s.cities[CITIES * p.seat] for p in s.players if p.seat != seat and s.cities[CITIES * p.seat] != NONE]
    return min([distance(army, capital) for army in armies for capital in capitals], default=NONE)


def player_facts(s: State, seat: int) -> dict[str, Any]:
    """A player's effective values (Appendix F)."""
    p = s.players[seat]
    return {
        "speed": travel_speed(p),
        "stack": stacking_limit(p),
        "most_cities": city_maximum(p),
        "culture_hand": culture_hand_size(s, seat),
        "battle_hand": hand_of_one_army(s, seat),
        "combat_bonus": combat_bonus(s, seat, NONE),
        "income": trade_income(s, seat),
        "rows": pyramid_rows(p),
        "pyramid": pyramid_of(p),
        "room": free_places(p),
        "military": way_to_a_capital(s, seat),
        "armies": (sum([s.figures[army] != NONE for army in armies_of(s, seat)]), len(armies_of(s, seat))),
        "scouts": (sum([s.figures[scout] != NONE for scout in scouts_of(seat)]), SCOUTS),
        "water": "end" if may_end_on_water(p) else "cross" if p.techs & CROSS_WATER else "closed",
        "ranks": [rank_of(p, type) for type in range(TYPES)],
        "unit_costs": [unit_cost(p, type) for type in range(TYPES)],
        "wonder_costs": [NONE if wonder == NONE else wonder_cost(p.techs, wonder) for wonder in s.market],
    }


def board(s: State, seat: int | None, same: dict[str, Any] | None = None) -> dict[str, Any]:
    """All of that, and what the one who looks is asked about."""
    found = dict(shared(s) if same is None else same) | dialogs(s, seat)
    return found if seat is None else found | choices_of(s, seat)


def numbers(s: State, seat: int) -> dict[str, int]:
    """What everybody may count."""
    p = s.players[seat]
    return {
        "techs": p.techs.bit_count(),
        "space": p.space,
        "coins": p.coins,
        "trade": p.trade,
        "culture": p.culture,
        "cities": len(cities_of(s, seat)),
        "armies": sum([1 for army in armies_of(s, seat) if s.figures[army] != NONE]),
        "units": sum(p.units),
        "wonders": sum([1 for square in s.wonders if square != NONE and owner_of(s.realm[square]) == seat]),
    }


def moment(s: State) -> Message:
    """The turn and its phase; in the end, how it was won."""
    if s.over and s.victory:
        return f"moment-{VICTORY_IDS[s.victory]}", {"round": s.turn}
    return ("moment", {"round": s.turn, "phase": s.phase}) if s.turn else ("moment-setup", {})
