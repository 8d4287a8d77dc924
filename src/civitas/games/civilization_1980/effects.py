"""What the sixteen civilization cards do (CIV80-15): one question for every hook, asked of the owner.

Credits are not here: they are numbers of the table (``tables.CREDIT``).
"""

from __future__ import annotations

from typing import Any, Final

from .state import Player, State, owns
from .tables import (
    AGRICULTURE,
    ASTRONOMY,
    CALAMITY,
    CIVIL_DISORDER,
    CIVIL_WAR,
    CLOTH_MAKING,
    COINAGE,
    DEMOCRACY,
    ENGINEERING,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    ICONOCLASM,
    LAW,
    MEDICINE,
    METALWORKING,
    PHILOSOPHY,
    POTTERY,
)


def ship_range(p: Player) -> int:
    """CIV80-7.3.1: water zones a ship may sail."""
    return 5 if owns(p, CLOTH_MAKING) else 4


def crosses_open_sea(p: Player) -> bool:
    """CIV80-7.3.6: only Astronomy leads out of sight of land."""
    return owns(p, ASTRONOMY)


def removes_last(p: Player) -> bool:
    """CIV80-8.4: whoever has Metalworking loses tokens after those without."""
    return owns(p, METALWORKING)


def population_limit(p: Player, printed: int) -> int:
    """CIV80-2.2: Agriculture feeds one more where its owner is alone."""
    return printed + 1 if owns(p, AGRICULTURE) else printed


def sets_tax_rate(p: Player) -> bool:
    """CIV80-4.1: Coinage lets its owner choose the tax."""
    return owns(p, COINAGE)


def attackers_needed(p: Player) -> int:
    """CIV80-8.6: tokens it takes to assault a city of *p*."""
    return 8 if owns(p, ENGINEERING) else 7


# --- calamities: the printed numbers, and what the cards make of them

_FLOOD: dict[str, Any] = CALAMITY[FLOOD]
FLOOD_LOSS: Final[int] = _FLOOD["primary"]["units"]
FLOOD_ORDERS: Final[int] = _FLOOD["secondary"]["units_total"]
FLOOD_CAP: Final[int] = _FLOOD["modifiers"]["engineering"]["cap"]

_FAMINE: dict[str, Any] = CALAMITY[FAMINE]
FAMINE_LOSS: Final[int] = _FAMINE["primary"]["units"]
FAMINE_ORDERS: Final[int] = _FAMINE["secondary"]["units_total"]
FAMINE_EACH: Final[int] = _FAMINE["secondary"]["max_per_player"]
GRAIN_RELIEF: Final[int] = _FAMINE["modifiers"]["pottery"]["minus_per_grain_card"]

_WAR: dict[str, Any] = CALAMITY[CIVIL_WAR]
WAR_THRESHOLD: Final[int] = _WAR["primary"]["no_effect_below_units"]

_EPIDEMIC: dict[str, Any] = CALAMITY[EPIDEMIC]
EPIDEMIC_LOSS: Final[int] = _EPIDEMIC["primary"]["units"]
EPIDEMIC_CITY: Final[int] = _EPIDEMIC["primary"]["city_counts"]
EPIDEMIC_TOKENS: Final[int] = _EPIDEMIC["primary"]["city_becomes_tokens"]
EPIDEMIC_ORDERS: Final[int] = _EPIDEMIC["secondary"]["units_total"]

_DISORDER: dict[str, Any] = CALAMITY[CIVIL_DISORDER]
DISORDER_KEEPS: Final[int] = _DISORDER["primary"]["cities_kept"]
_ICONOCLASM: dict[str, Any] = CALAMITY[ICONOCLASM]
ICONOCLASM_LOSS: Final[int] = _ICONOCLASM["primary"]["cities_reduced"]
ICONOCLASM_ORDERS: Final[int] = _ICONOCLASM["secondary"]["cities_reduced_total"]


def first_owned(p: Player, *cards: int) -> int:
    """The first of these civilization cards that *p* has, or -1."""
    return next((card for card in cards if owns(p, card)), -1)


def tell_help(s: State, p: Player, card: int, was: int, now: int) -> None:
    """Tell that a card makes less of a loss."""
    if card >= 0 and now < was:
        s.tell("card-saves", seat=p.seat, civilization_card=card, before=was, after=now)


def flood_loss(p: Player, units: int) -> int:
    """CIV80-12.3: Engineering keeps all but so many units dry."""
    return min(units, FLOOD_CAP) if owns(p, ENGINEERING) else units


def feeds_on_grain(p: Player) -> bool:
    """CIV80-12.4: Pottery stores Grain against a Famine."""
    return owns(p, POTTERY)


def seceders(p: Player) -> tuple[int, int]:
    """CIV80-12.5: units that the victim of a Civil War picks, and units that the nominee picks."""
    printed: dict[str, Any] = _WAR["primary"]
    if owns(p, PHILOSOPHY):
        printed = _WAR["modifiers"]["philosophy"]
    elif owns(p, DEMOCRACY):
        printed = _WAR["modifiers"]["democracy"]
    return printed["victim_picks"], printed["nominee_picks"]


def nominee_is_given(p: Player) -> bool:
    """CIV80-12.5.1: with Philosophy the player with most tokens in stock is the nominee."""
    return owns(p, PHILOSOPHY)


def epidemic_loss(p: Player) -> int:
    """CIV80-12.6: units that an Epidemic costs its victim."""
    loss: int = _EPIDEMIC["modifiers"]["medicine"]["primary"] if owns(p, MEDICINE) else EPIDEMIC_LOSS
    return loss


def epidemic_cap(p: Player) -> int:
    """CIV80-12.6: units that the victim may order *p* to lose."""
    cap: int = _EPIDEMIC["modifiers"]["medicine"]["secondary_max"] if owns(p, MEDICINE) else _EPIDEMIC["secondary"]["max_per_player"]
    return cap


def cities_kept_in_disorder(p: Player) -> int:
    """CIV80-12.7, 15.1: cities that Civil Disorder leaves; of Law and Democracy the better counts."""
    kept: int = DISORDER_KEEPS
    if owns(p, DEMOCRACY):
        kept = _DISORDER["modifiers"]["democracy"]["cities_kept"]
    elif owns(p, LAW):
        kept = _DISORDER["modifiers"]["law"]["cities_kept"]
    return kept


def cities_lost_to_iconoclasm(p: Player) -> int:
    """CIV80-12.8: cities that Iconoclasm and Heresy reduce."""
    lost: int = ICONOCLASM_LOSS
    if owns(p, PHILOSOPHY):
        lost = _ICONOCLASM["modifiers"]["philosophy"]["primary"]
    elif owns(p, LAW):
        lost = _ICONOCLASM["modifiers"]["law"]["primary"]
    return lost


def iconoclasm_cap(p: Player) -> int:
    """CIV80-12.8: cities of *p* that the victim may order reduced."""
    cap: int = ICONOCLASM_ORDERS
    if owns(p, PHILOSOPHY):
        cap = _ICONOCLASM["modifiers"]["philosophy"]["secondary_max"]
    elif owns(p, LAW):
        cap = _ICONOCLASM["modifiers"]["law"]["secondary_max"]
    return cap
