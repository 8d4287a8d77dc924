"""What things are called in sentences, and what options are called."""

# not compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from civitas.kernel.facts import name_forms
from civitas.kernel.flow import current
from civitas.kernel.records import Message, Option

from .bargains import OBJECTIVE, PERSON, THING_IDS, WONDER, GiveCards
from .groups import CLASS_IDS
from .hexes import SPACE_IDS
from .notation import NOTATION
from .payment import ADVANCE_PRICE, BUILD_PRICE, WONDER_PRICE, Deal, make_deal
from .recruiting import RECRUIT_IDS
from .regions import TILES
from .state import State
from .tables import (
    ADVANCE_COST,
    ADVANCE_NAMES,
    BUILDING_COST,
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
    NONE,
    OBJECTIVE_NAMES,
    SPECIAL_NAMES,
    TACTIC_NAMES,
    TACTIC_OF,
    TERRAIN_NAMES,
    UNIT,
    UNIT_NAMES,
    WONDER_COST,
    WONDER_NAMES,
    Names,
)
from .tables import KINDS as KINDS_OF_GOODS

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
# Cards that are counted, by the plurals of a language (PLURALS).
COUNTED_CARDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "action_card": {
        "en": ("action card", "action cards"),
        "ru": ("карта действий", "карты действий", "карт действий"),
        "pl": ("karta akcji", "karty akcji", "kart akcji"),
        "lt": ("veiksmų korta", "veiksmų kortos", "veiksmų kortų"),
        "hu": ("akciókártya",),
    },
    "objective_card": {
        "en": ("objective card", "objective cards"),
        "ru": ("карта целей", "карты целей", "карт целей"),
        "pl": ("karta celów", "karty celów", "kart celów"),
        "lt": ("tikslų korta", "tikslų kortos", "tikslų kortų"),
        "hu": ("célkártya",),
    },
    "wonder_card": {
        "en": ("wonder card", "wonder cards"),
        "ru": ("карта чудес", "карты чудес", "карт чудес"),
        "pl": ("karta cudów", "karty cudów", "kart cudów"),
        "lt": ("stebuklų korta", "stebuklų kortos", "stebuklų kortų"),
        "hu": ("csodakártya",),
    },
}
PLURALS: Final[dict[str, tuple[str, ...]]] = {"en": ("one", "many"), **dict.fromkeys(("ru", "pl", "lt"), ("one", "few", "many"))}
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


def number_seat(seat: int, language: str) -> str:
    """Who has no name: by number; barbarians, pirates, nobody."""
    return local(OUTSIDERS[seat], language) if seat in OUTSIDERS else f"{local(PLAYER, language)} {seat + 1}"


def seat_name(s: State, seat: int, language: str) -> str:
    """A player is called by their civilization, as soon as they have one."""
    civilization = s.players[seat].civilization
    return local(CIVILIZATION_NAMES[civilization], language) if civilization != NONE else ""


def thing_name(thing: str, language: str) -> str:
    return local(THINGS[thing], language) if thing in THINGS else local(GOOD_NAMES[THING_IDS.index(thing)], language)


def plural(n: int, language: str) -> str:
    """Which plural a number asks for: "one", "few" or "many".

    >>> [plural(n, "ru") for n in (1, 3, 5, 21)], plural(2, "en"), plural(12, "lt"), plural(21, "pl")
    (['one', 'few', 'many', 'one'], 'many', 'many', 'many')
    """
    if language in ("en", "hu") or n == 1:
        return "one" if n == 1 else "many"
    teens, last = 10 < n % 100 < 20, n % 10
    if language != "pl" and last == 1 and not teens:
        return "one"
    return "few" if not teens and (2 <= last <= 9 if language == "lt" else 2 <= last <= 4) else "many"


def so_many(n: int, name: str, language: str) -> str:
    """2 settlers: the form of a name that a number asks for, where the tables have one."""
    forms = name_forms("civitas.games.clash_of_cultures", language).get(name, {})
    return f"{n} {forms.get(plural(n, language), name[:1].lower() + name[1:])}"


def so_many_cards(n: int, thing: str, language: str) -> str:
    forms = COUNTED_CARDS[thing].get(language, COUNTED_CARDS[thing]["en"])
    kinds = PLURALS.get(language, ("many",))
    return f"{n} {forms[kinds.index(plural(n, language))] if len(forms) > 1 else forms[0]}"


def counted(counts: tuple[int, ...], names: list[str], language: str) -> str:
    """Two food and an ore: 2 food, 1 ore."""
    return ", ".join([so_many(n, name, language) for n, name in zip(counts, names, strict=False) if n]) or local(NOTHING, language)


def payment_name(amounts: tuple[int, ...], language: str) -> str:
    return counted(amounts, [local(names, language) for names in ALL_GOODS], language)


def recruits_name(counts: tuple[int, ...], language: str) -> str:
    return counted(counts, [*[local(names, language) for names in UNIT_NAMES], local(CARDS, language)][: len(RECRUIT_IDS)], language)


def bundle_name(counts: tuple[int, ...], language: str) -> str:
    """Goods and cards of an offer."""
    goods = [so_many(n, thing_name(thing, language), language) for n, thing in zip(counts, THING_IDS, strict=False) if n and thing not in THINGS]
    cards = [so_many_cards(n, thing, language) for n, thing in zip(counts, THING_IDS, strict=False) if n and thing in THINGS]
    return ", ".join([*goods, *cards]) or local(NOTHING, language)


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


def region_name(region: int, language: str) -> str:
    """The lands of a region, each once."""
    lands = dict.fromkeys([local(TERRAIN_NAMES[tile], language).partition(" (")[0].lower() for tile in TILES[region]])
    return ", ".join(lands)


NAMES: Final[dict[str, Callable[[Any, str], str]]] = {
    "seat": number_seat,
    "space": lambda space, language: SPACE_IDS[space],
    "slot": lambda slot, language: str(slot + 1),
    "region": region_name,
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
    **dict.fromkeys(("city", "goal", "start", "source"), "space"),
    **dict.fromkeys(("cities",), "spaces"),
    **dict.fromkeys(("give", "get"), "bundle"),
    "goods": "payment",
    "units": "recruits",
    "kind": "thing",
    "old_action": "action_card",
    "old_objective": "objective_card",
    "old_event": "event",
    "old_wonder": "wonder",
    "new": "building",
}
OLD: Final = {
    **dict.fromkeys(("keep", "swap-objective"), "old_objective"),
    "swap-action": "old_action",
    "swap-persons": "old_event",
    "swap-wonder": "old_wonder",
}
GIVEN: Final = {OBJECTIVE: ("do-give-objectives", "objective_cards"), WONDER: ("do-give-wonders", "wonders")}


def name_given(s: State, cards: tuple[int, ...]) -> Message:
    """Cards that change hands in a bargain: of one kind; great persons stand among the action cards."""
    step: GiveCards | None = current(s, GiveCards)
    if step is not None and step.kind in GIVEN:
        message, kind = GIVEN[step.kind]
        return message, {kind: cards}
    actions, persons = tuple([card for card in cards if card < PERSON]), tuple([card - PERSON for card in cards if card >= PERSON])
    if not persons:
        return "do-give", {"action_cards": actions}
    return ("do-give-both", {"action_cards": actions, "events": persons}) if actions else ("do-give-persons", {"events": persons})


def name_play(s: State, seat: int, verb: str, card: int, aimed: list[int]) -> Message:
    """An upper half; by both halves where another card in hand has the same one, for then it matters which of them goes."""
    twins = [other for other in s.players[seat].hand.cards if CIVIL_OF[other] == CIVIL_OF[card] and TACTIC_OF[other] != TACTIC_OF[card]]
    parts: dict[str, Any] = {"action_card": card} if twins else {"civil": CIVIL_OF[card]}
    message = f"do-{verb}-card" if twins else f"do-{verb}"
    return (f"{message}-against", {**parts, "rival": aimed[0]}) if aimed else (message, parts)


def in_turn(s: State) -> bool:
    return s.pending is not None and s.pending.what == "turn"


def priced(message: str, deal: Deal, parts: dict[str, Any]) -> Message:
    """An option with what it costs now, where it costs anything."""
    price = tuple(deal.price[:KINDS_OF_GOODS])
    return (f"{message}-for", {**parts, "goods": price}) if any(price) else (message, parts)


def option(s: State, seat: int, option: Option) -> Message:
    """What an option is called, where its verb and the names of its notation do not say enough."""
    match option:
        case ("advance", int(advance)) if in_turn(s):
            return priced("do-advance", make_deal(s, s.players[seat], ADVANCE_PRICE, ADVANCE_COST, advance), {"advance": advance})
        case ("construct", int(city), int(building)) if in_turn(s):  # by a card it costs nothing
            deal = make_deal(s, s.players[seat], BUILD_PRICE, BUILDING_COST, building, city)
            return priced("do-construct", deal, {"city": city, "building": building})
        case ("build-wonder", int(city), int(wonder)) if in_turn(s):
            deal = make_deal(s, s.players[seat], WONDER_PRICE, WONDER_COST[wonder], wonder, city)
            return priced("do-build-wonder", deal, {"city": city, "wonder": wonder})
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
        case ("play" | "play-shogunate" | "play-idol" as verb, card, *aimed):
            return name_play(s, seat, verb, card, aimed)
        case ("tactic", card):
            return "do-tactic", {"action_card": card}
        case ("give", cards):
            return name_given(s, cards)
        case ("keep" | "swap-action" | "swap-persons" | "swap-objective" | "swap-wonder" as verb, *_):
            parts = dict(NOTATION.name_parts(option))
            return f"do-{verb}", {**{name: value for name, value in parts.items() if name != "old"}, OLD[verb]: parts["old"]}
        case ("give-captive", owner, unit):
            return "do-give-captive", {"owner": owner, "unit": unit}
        case ("frighten", owner, space, unit):
            return "do-frighten", {"owner": owner, "space": space, "unit": unit}
    return f"do-{option[0]}", NOTATION.name_parts(option)
