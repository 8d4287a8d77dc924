"""What things are called in sentences, and what options are called."""

# not compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from civitas.kernel.records import Message, Option

from .bargains import THING_IDS
from .groups import CLASS_IDS
from .hexes import SPACE_IDS
from .notation import NOTATION
from .recruiting import RECRUIT_IDS
from .regions import REGION_IDS
from .state import State
from .tables import (
    ADVANCE_NAMES,
    BUILDING_NAMES,
    CATEGORY_NAMES,
    CIVIL_NAMES,
    CIVIL_OF,
    CIVILIZATION_NAMES,
    EVENT_NAMES,
    FACE_SYMBOL,
    FACE_VALUE,
    GOOD_NAMES,
    HALVES,
    LEADER_NAMES,
    OBJECTIVE_NAMES,
    SPECIAL_NAMES,
    TACTIC_NAMES,
    TACTIC_OF,
    UNIT,
    UNIT_NAMES,
    WONDER_NAMES,
    Names,
)

PLAYER: Final[Names] = {"en": "Player", "ru": "Игрок", "pl": "Gracz", "lt": "Žaidėjas", "hu": "Játékos"}
OUTSIDERS: Final[dict[int, Names]] = {
    -1: {"en": "nobody", "ru": "никто", "pl": "nikt", "lt": "niekas", "hu": "senki"},
    4: {"en": "the barbarians", "ru": "варвары", "pl": "barbarzyńcy", "lt": "barbarai", "hu": "a barbárok"},
    5: {"en": "the pirates", "ru": "пираты", "pl": "piraci", "lt": "piratai", "hu": "a kalózok"},
}
MOODS: Final[list[Names]] = [
    {"en": "angry", "ru": "несчастный", "pl": "zły", "lt": "piktas", "hu": "dühös"},
    {"en": "neutral", "ru": "спокойный", "pl": "spokojny", "lt": "ramus", "hu": "nyugodt"},
    {"en": "happy", "ru": "счастливый", "pl": "szczęśliwy", "lt": "laimingas", "hu": "boldog"},
]
CAPTIVES: Final[Names] = {"en": "Captives", "ru": "Пленные", "pl": "Jeńcy", "lt": "Belaisviai", "hu": "Foglyok"}
CARDS: Final[Names] = {"en": "Card", "ru": "Карта", "pl": "Karta", "lt": "Korta", "hu": "Kártya"}
THINGS: Final[dict[str, Names]] = {
    "action_card": {"en": "action cards", "ru": "карты действий", "pl": "karty akcji", "lt": "veiksmų kortos", "hu": "akciókártya"},
    "objective_card": {"en": "objective cards", "ru": "карты целей", "pl": "karty celów", "lt": "tikslų kortos", "hu": "célkártya"},
    "wonder_card": {"en": "wonder cards", "ru": "карты чудес", "pl": "karty cudów", "lt": "stebuklų kortos", "hu": "csodakártya"},
}
CITY: Final[Names] = {"en": "the city", "ru": "город", "pl": "miasto", "lt": "miestas", "hu": "a város"}
NOTHING: Final[Names] = {"en": "nothing", "ru": "ничего", "pl": "nic", "lt": "nieko", "hu": "semmi"}
ALL_GOODS: Final[list[Names]] = [*GOOD_NAMES, CAPTIVES]


def local(names: Names, language: str) -> str:
    """A name in the reader's language, or in English."""
    return names.get(language, names["en"])


def seat_name(seat: int, language: str) -> str:
    """Who has no name: by number; barbarians, pirates, nobody."""
    return local(OUTSIDERS[seat], language) if seat in OUTSIDERS else f"{local(PLAYER, language)} {seat + 1}"


def thing_name(thing: str, language: str) -> str:
    return local(THINGS[thing], language) if thing in THINGS else local(GOOD_NAMES[THING_IDS.index(thing)], language)


def counted(counts: tuple[int, ...], names: list[str], language: str) -> str:
    """Two food and an ore: 2 Food, 1 Ore."""
    return ", ".join([f"{n} {name}" for n, name in zip(counts, names, strict=False) if n]) or local(NOTHING, language)


def payment_name(amounts: tuple[int, ...], language: str) -> str:
    return counted(amounts, [local(names, language) for names in ALL_GOODS], language)


def recruits_name(counts: tuple[int, ...], language: str) -> str:
    return counted(counts, [*[local(names, language) for names in UNIT_NAMES], local(CARDS, language)][: len(RECRUIT_IDS)], language)


def bundle_name(counts: tuple[int, ...], language: str) -> str:
    return counted(counts, [thing_name(thing, language) for thing in THING_IDS], language)


def mover_name(mover: int, language: str) -> str:
    """A unit of a group: its kind, whatever its flags are."""
    unit = CLASS_IDS[mover].partition("-from-")[0]
    return local(CITY, language) if unit == "city" else local(UNIT_NAMES[UNIT["ship" if unit == "pirate-ship" else unit]], language)


def face_name(face: int, language: str) -> str:
    """A die: its value and its symbol."""
    return f"{FACE_VALUE[face]} ({local(UNIT_NAMES[FACE_SYMBOL[face]], language)})"


def action_card_name(card: int, language: str) -> str:
    return f"{local(CIVIL_NAMES[CIVIL_OF[card]], language)} / {local(TACTIC_NAMES[TACTIC_OF[card]], language)}"


def objective_card_name(card: int, language: str) -> str:
    return " / ".join([local(OBJECTIVE_NAMES[half], language) for half in HALVES[card]])


NAMES: Final[dict[str, Callable[[Any, str], str]]] = {
    "seat": seat_name,
    "space": lambda space, language: SPACE_IDS[space],
    "slot": lambda slot, language: str(slot + 1),
    "region": lambda region, language: REGION_IDS[region].rpartition("_")[2],
    "good": lambda good, language: local(ALL_GOODS[good], language),
    "unit": lambda unit, language: local(UNIT_NAMES[unit], language),
    "building": lambda building, language: local(BUILDING_NAMES[building], language),
    "advance": lambda advance, language: local(ADVANCE_NAMES[advance], language),
    "category": lambda category, language: local(CATEGORY_NAMES[category], language),
    "special": lambda special, language: local(SPECIAL_NAMES[special], language),
    "civilization": lambda civilization, language: local(CIVILIZATION_NAMES[civilization], language),
    "leader": lambda leader, language: local(LEADER_NAMES[leader], language),
    "wonder": lambda wonder, language: local(WONDER_NAMES[wonder], language),
    "civil": lambda civil, language: local(CIVIL_NAMES[civil], language),
    "action_card": action_card_name,
    "objective": lambda objective, language: local(OBJECTIVE_NAMES[objective], language),
    "objective_card": objective_card_name,
    "event": lambda event, language: local(EVENT_NAMES[event], language),
    "mood": lambda mood, language: local(MOODS[mood], language),
    "payment": payment_name,
    "recruits": recruits_name,
    "bundle": bundle_name,
    "mover": mover_name,
    "face": face_name,
    "thing": thing_name,
}
KINDS: Final[dict[str, str]] = {
    **dict.fromkeys(("rival", "owner", "attacker", "defender", "winner", "loser"), "seat"),
    **dict.fromkeys(("city", "goal", "start"), "space"),
    **dict.fromkeys(("cities",), "spaces"),
    **dict.fromkeys(("give", "get"), "bundle"),
    "goods": "payment",
    "units": "recruits",
    "kind": "thing",
}


def option(s: State, seat: int, option: Option) -> Message:
    """What an option is called, where its verb and the names of its notation do not say enough."""
    match option:
        case ("pay", _, goods):
            return ("do-pay", {"goods": goods}) if any(goods) else ("do-pay-nothing", {})
        case ("gain-goods", goods):
            return "do-gain-goods", {"goods": goods}
        case ("harvest", spaces, goods):
            return "do-harvest", {"spaces": spaces, "goods": tuple([goods.count(good) for good in range(8)])}
        case ("levy", units):
            return "do-levy", {"units": units}
        case ("attempt", str(kind), start, goal):
            return f"do-attempt-{kind}", {"start": start, "goal": goal}
        case ("route", _, space, city, good):
            return "do-route", {"space": space, "city": city, "good": good}
        case ("take", good):
            return "do-take", {"good": good, "n": 1}
        case ("march", goal):
            return "do-march-to", {"goal": goal}
        case ("play" | "play-shogunate" | "play-idol", card, rival):
            return f"do-{option[0]}-against", {"civil": CIVIL_OF[card], "rival": rival}
        case ("play" | "play-shogunate" | "play-idol", card):
            return f"do-{option[0]}", {"civil": CIVIL_OF[card]}
        case ("tactic", card):
            return "do-tactic", {"action_card": card}
        case ("frighten", owner, space, unit):
            return "do-frighten", {"owner": owner, "space": space, "unit": unit}
    return f"do-{option[0]}", NOTATION.name_parts(option)
