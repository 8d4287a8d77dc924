"""What a small card says in signs where there is no room for its sentence: a few signs with their numbers, from the tables of the cards.

A part is [sign, n]: n is a number that is gained or saved, a text that is printed as it is, or None for a sign that stands alone.
The sentence is in the inspector; what cannot be said in signs without being misread is not said.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Part = list[Any]
OR: Part = ["or", None]
EACH: Part = ["each", None]
GAINS = {
    "score_culture": "culture",
    "score_science": "science",
    "gain_food": "food",
    "gain_resources": "resources",
    "temp_resources_for_units": "resources",
    "temp_military_actions": "military",
    "take_culture": "culture",
    "take_science": "science",
}
PER_PLAYERS = {"temp_resources_for_units_per_stronger_civ": "resources", "score_culture_per_civ_with_more_culture": "culture"}
FOR_UNITS = ("temp_resources_for_units", "temp_resources_for_units_per_stronger_civ")
ORDERS: dict[str, list[str]] = {"wonder_stage": ["wonder"], "increase_population": ["yellow"], "develop_technology": ["technology"]}
COUNTED = {  # what a leader's rating grows with
    "military_unit": ["infantry"],
    "happy_face_of_temples_and_government": ["happy"],
    "happy_face_of_temples_theaters_wonders": ["happy"],
    "level_of_best_lab_or_library": ["lab", "library"],
    "theater": ["theater"],
    "library_theater_pair": ["library", "theater"],
    "lab_level": ["lab"],
    "lab": ["lab"],
    "unit_type_present": ["infantry", "cavalry"],
}


def digest(row: dict[str, Any]) -> list[Part]:
    """The signs of a card beyond those that are printed on it."""
    made = MAKERS.get(row["type"])
    return made(row) if made else []


def action(row: dict[str, Any]) -> list[Part]:
    """What an action card orders, what it saves, what comes of it (TTA-6.11)."""
    op = row["op"]
    parts: list[Part] = [[sign, None] for sign in ORDERS.get(op.get("order", ""), op.get("kinds", []))]
    if "resource_discount" in op:
        parts.append(["resources", -op["resource_discount"]])
    for one in op.get("choose_one", []):
        parts += ([OR] if parts else []) + gains(one)
    return parts + gains(op.get("then", {})) + gains(op)


def gains(op: dict[str, Any]) -> list[Part]:
    parts: list[Part] = []
    for key, n in op.items():
        if key in PER_PLAYERS:
            parts.append([PER_PLAYERS[key], "+" + "/".join(str(n[players]) for players in ("p2", "p3", "p4"))])
        elif key in GAINS and isinstance(n, int):
            parts.append([GAINS[key], n])
        if key in FOR_UNITS:
            parts.append(["infantry", None])
    return parts


def attack(row: dict[str, Any]) -> list[Part]:
    """What is taken, where it is a number (TTA-5.3)."""
    op = row["op"]
    if most := op.get("take_food_and_or_resources"):
        return [["food", most], OR, ["resources", most]]
    return [part for part in gains(op) if isinstance(part[1], int)]


def tactic(row: dict[str, Any]) -> list[Part]:
    """The units of an army, its strength, and that of an outdated one (TTA-11.4)."""
    strong = f"+{row['strength']}" + (f"/{row['strength_outdated']}" if row["strength_outdated"] else "")
    return [[unit, str(n)] for unit, n in row["army"].items()] + [["strength", strong]]


def bonus(row: dict[str, Any]) -> list[Part]:
    """What it adds to a defence (TTA-5.3.3) and to a force (TTA-9.10)."""
    return [["defense", row["defense"]], ["ship", row["colonization"]]]


def leader(row: dict[str, Any]) -> list[Part]:
    """What a leader's ratings grow with, and what growing costs less (TTA-13.1)."""
    parts: list[Part] = []
    for ability in row["abilities"]:
        if ability["kind"] == "rating" and ability.get("per") in COUNTED:
            parts += [[ability["rating"], ability["amount"]], EACH, *([sign, None] for sign in COUNTED[ability["per"]])]
        elif ability["kind"] == "population_cost":
            parts += [["yellow", None], ["food", ability["delta_food"]]]
        elif ability["kind"] == "temp_pool_each_turn":
            parts += [["resources", ability["resources_for_units"]], ["infantry", None]]
    return parts


MAKERS: dict[str, Callable[[dict[str, Any]], list[Part]]] = {
    "action": action,
    "aggression": attack,
    "tactic": tactic,
    "bonus": bonus,
    "leader": leader,
}
