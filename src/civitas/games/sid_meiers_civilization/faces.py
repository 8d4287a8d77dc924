"""What is printed on the cards, in the reader's words."""

# not compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .tables import (
    AIRCRAFT,
    BUILDING_ROWS,
    COINS_ON_TECH,
    GOVERNMENT_ROWS,
    TECH_GOVERNMENT,
    TECH_ROWS,
    TECH_UNIT,
    TYPE_ROWS,
    WALLS_ROW,
    WONDER_ROWS,
)
from .texts import local

BY_ID: dict[str, dict[str, Any]] = {row["id"]: row for row in [*BUILDING_ROWS, WALLS_ROW]}


def tech_lines(tech: int, language: str, say: Callable[..., str]) -> list[str]:
    """All that a tech brings, a line each: what it unlocks, its icons, its abilities."""
    row = TECH_ROWS[tech]
    lines = [*list_unlocked(tech, language, say), *icons(row, say)]
    for wonder in WONDER_ROWS:
        if wonder["discount_tech"] == row["id"]:
            lines.append(say("brings-discount", wonder=local(wonder, language), cost=wonder["discount_cost"]))
    return lines + [say(f"ability-{ability['id']}") for ability in row["abilities"]]


def list_unlocked(tech: int, language: str, say: Callable[..., str]) -> list[str]:
    """A building, a government, a rank of units."""
    row, lines = TECH_ROWS[tech], []
    if row.get("building"):
        building = BY_ID[row["building"]]
        name, cost = local(building, language), building["cost"]
        basic = building.get("upgrade_of")
        if basic:
            lines.append(say("brings-upgrade", basic=local(BY_ID[basic], language), building=name, cost=cost))
        else:
            lines.append(say("brings-building", building=name, cost=cost))
    if TECH_GOVERNMENT[tech] >= 0:
        lines.append(say("brings-government", government=local(GOVERNMENT_ROWS[TECH_GOVERNMENT[tech]], language)))
    if TECH_UNIT[tech] == AIRCRAFT:
        lines.append(say("brings-aircraft"))
    elif TECH_UNIT[tech] >= 0:
        lines.append(say("brings-unit", unit_type=local(TYPE_ROWS[TECH_UNIT[tech]], language), rank=row["unit"]["rank"]))
    return lines


def icons(row: dict[str, Any], say: Callable[..., str]) -> list[str]:
    """Coins, hand, speed, stacking, cities, water."""
    lines = [say("brings-coin")] if row.get("coin_icon") else []
    for key, message in (("culture_hand", "culture-hand"), ("travel_speed", "speed"), ("stacking_limit", "stacking"), ("max_cities", "cities")):
        if row.get(key):
            lines.append(say(f"brings-{message}", number=row[key]))
    if row.get("water"):
        lines.append(say("brings-water-end" if row["water"] == "end" else "brings-water-cross"))
    if row.get("coin_tokens"):
        lines.append(say("brings-coins", number=COINS_ON_TECH))
    return lines
