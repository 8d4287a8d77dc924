"""How the options of Sid Meier's Civilization are written in records."""

# not compiled

from __future__ import annotations

from typing import Final

from civitas.kernel.notation import Notation
from civitas.kernel.records import Option

from .bargains import GOODS
from .state import State
from .tables import (
    ABILITY_IDS,
    CITIES,
    CIV_IDS,
    COIN_PLACE_IDS,
    EVENT_IDS,
    GOVERNMENT_IDS,
    HUT_IDS,
    MARKER_IDS,
    PERSON_IDS,
    RESOURCE_IDS,
    SEATS,
    TECH_IDS,
    TYPE_IDS,
    UNIT_IDS,
    VILLAGE_IDS,
    WONDER_IDS,
)
from .tiles import SQUARE_IDS

CITY_NAMES: Final = [f"seat{city // CITIES + 1}_{('capital', 'second', 'third')[city % CITIES]}" for city in range(CITIES * SEATS)]
BUILDING_IDS: Final = [*MARKER_IDS, "city_walls"]


def remark(s: State, seat: int, option: Option) -> str:
    """Where a city stands."""
    if option[0] in ("produce", "arts", "harvest", "harvest-two", "build-freely", "boost", "assign", "nuke"):
        return SQUARE_IDS[s.cities[option[1]]] if 0 <= option[1] < len(s.cities) and s.cities[option[1]] >= 0 else ""
    return ""


NOTATION: Final = Notation(
    """
    civilization civ
    capital square
    put square
    end
    pass
    pass lasting:word

    found square founder:word
    displace square
    assign city
    idle
    government government
    person person square
    keep-person
    gardens figure:word
    statue
    harvest-freely resource

    offer seat
    propose gives:goods wants:goods
    accept
    reject
    give huts villages events

    advance
    mint place
    produce city
    army square
    scout square
    unit type
    build building square
    one-item
    build-freely city
    arts city
    harvest city resource
    harvest-two city resource second:resource

    use ability
    play event
    pay resource
    pay-hut hut
    pay-village village
    pay-gift event
    withdraw
    choose-player seat
    boost city
    destroy square
    change-terrain square
    kill square rival:seat armies:number scouts:number
    kill-person square
    lead-away square
    lead-to square
    obsolete wonder
    kill-unit seat
    embark square
    sail-to square
    nuke city
    hold square
    wound front:number number
    enough
    take-back
    agree
    refuse
    refuse-one square
    discard-events events
    watch
    rest
    rest lasting:word

    move square armies:number scouts:number
    step square
    discover square
    sacrifice square
    stop
    raze
    spare

    deck type
    front unit
    attack unit front:number
    heal
    heal-all
    heal-wounds wounds:numbers
    close
    save unit
    save-none
    loot loot:word
    loot-nothing
    coin place

    learn tech
    learn-nothing
    research tech
    research-nothing
    take-resource resource
    """,
    {
        "square": SQUARE_IDS,
        "city": CITY_NAMES,
        "civ": CIV_IDS,
        "government": GOVERNMENT_IDS,
        "person": PERSON_IDS,
        "resource": RESOURCE_IDS,
        "hut": HUT_IDS,
        "village": VILLAGE_IDS,
        "event": EVENT_IDS,
        "place": COIN_PLACE_IDS,
        "type": TYPE_IDS,
        "building": BUILDING_IDS,
        "wonder": WONDER_IDS,
        "ability": ABILITY_IDS,
        "unit": UNIT_IDS,
        "tech": TECH_IDS,
    },
    counted={"goods": GOODS},
    remark=remark,
)
