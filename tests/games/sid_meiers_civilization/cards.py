"""Helpers for tests of cards and cities: all modules of the game are loaded, so that every card is enrolled."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import civitas.games.sid_meiers_civilization as package
from civitas.games.sid_meiers_civilization.state import State
from civitas.games.sid_meiers_civilization.tables import (
    ABILITY,
    CITY_MANAGEMENT,
    EVENT,
    FIRST_WONDER,
    GOVERNMENT,
    MARKER,
    MOVEMENT,
    RESOURCE_IDS,
    START_OF_TURN,
    TECH,
    TRADE,
    TYPE_IDS,
    WALLS,
    WONDER,
)
from civitas.kernel.records import Option
from games.sid_meiers_civilization.table import begin, q

for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)

PHASES = {"start_of_turn": START_OF_TURN, "trade": TRADE, "city_management": CITY_MANAGEMENT, "movement": MOVEMENT}


def manage(s: State, seat: int = 0) -> State:
    """The City Management part of a seat begins."""
    from civitas.games.sid_meiers_civilization.city_management import CityManagementPart

    s.phase, s.current = CITY_MANAGEMENT, seat
    return begin(s, CityManagementPart(seat))


def use(s: State, ability: str, seat: int = 0) -> State:
    """A seat uses a resource ability."""
    from civitas.games.sid_meiers_civilization.resource_abilities import UseAbility

    s.current = seat
    return begin(s, UseAbility(seat, ("use", ABILITY[ability])))


def start(s: State, event: str, seat: int = 0) -> State:
    """A seat plays a culture event."""
    from civitas.games.sid_meiers_civilization.events.playing import PlayEvent

    s.current = seat
    return begin(s, PlayEvent(seat, ("play", EVENT[event])))


def card(event: str) -> Option:
    """The option to play an event."""
    return ("play", EVENT[event])


def ability(id: str) -> Option:
    """The option to use an ability."""
    return ("use", ABILITY[id])


def build(marker: str, square: str | int) -> Option:
    """The item of this name on that square."""
    number = WALLS if marker == "city_walls" else FIRST_WONDER + WONDER[marker] if marker in WONDER else MARKER[marker]
    return ("build", number, q(square))


def unit(type: str) -> Option:
    """A unit of this type as an item."""
    return ("unit", TYPE_IDS.index(type))


def research(tech: str) -> Option:
    return ("research", TECH[tech])


def learn(tech: str) -> Option:
    return ("learn", TECH[tech])


def resource(id: str) -> int:
    return RESOURCE_IDS.index(id)


def change_to(government: str) -> Option:
    return ("government", GOVERNMENT[government])


def knows(s: State, seat: int, tech: str) -> bool:
    return bool(s.players[seat].techs >> TECH[tech] & 1)


def why(s: State, option: Option, seat: int | None = None) -> str:
    """The rule that refuses an option, or nothing."""
    refusal = s.why_not(option, seat)
    return "" if refusal is None else refusal.rule


def over(s: State) -> bool:
    """Whether nobody is asked any more."""
    return s.pending is None


def verbs(s: State, seat: int | None = None) -> set[Any]:
    """The verbs that are listed."""
    return {option[0] for option in s.legal(seat)}
