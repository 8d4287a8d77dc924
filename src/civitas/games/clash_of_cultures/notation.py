"""How the options of Clash of Cultures are written in records."""

# not compiled

from __future__ import annotations

from typing import Final

from civitas.kernel.notation import Notation

from .bargains import THING_IDS
from .groups import CLASS_IDS
from .hexes import BOARDS, SPACE_IDS
from .recruiting import RECRUIT_IDS
from .regions import REGION_IDS
from .tables import (
    ACTION_IDS,
    ADVANCE_IDS,
    BUILDING_IDS,
    CIVIL_IDS,
    EVENT_IDS,
    GOOD_IDS,
    LEADER_IDS,
    OBJECTIVE_CARD_IDS,
    OBJECTIVE_IDS,
    SPECIAL_IDS,
    TACTIC_IDS,
    UNIT_IDS,
    WONDER_IDS,
)
from .trade_routes import SOURCE_IDS

CARD_IDS: Final = [f"card_{n}" for n in range(200)]  # of a kind that the question names: action cards, then great persons from 100 on

FORMS: Final = """
    place-settler space
    begin-turn
    end-turn
    forfeit

    move-units
    move space goal:space
    road space goal:space
    convert space goal:space
    explore space slot
    group movers
    via space
    sail-to space
    orient orientation:number
    land movers settlers:number infantry:number passengers:movers
    launch n:number
    land-at space
    leave
    attack
    stop-moving

    found space
    collect city:space
    harvest spaces goods
    keep-ore
    turn-to-gold
    construct city:space building
    build-wonder city:space wonder
    port-at space
    take-mood
    take-culture
    take-gold
    recruit city:space
    levy recruits
    relocate space
    place-unit space
    choose-leader leader
    take-back good
    activate
    enforce
    count-as city:space
    no-ship
    place-ship space
    happiness
    raise cities:spaces
    lawgiver
    enough

    influence
    attempt kind:word source:space goal:space
    replace building
    get unit
    any-building
    only-temple
    keep-roll
    reroll
    target-unit unit

    routes
    route source space city:space good
    no-more-routes
    offer rival:seat
    bundle give:bundle get:bundle
    accept
    refuse
    give cards
    pay how:number payment
    decline

    tactic action_card
    no-tactic
    use-card
    ignore-card
    drop-die n:number
    ride
    shield-with n:number
    casualty unit
    fight-on
    retreat
    drown unit
    place-infantry space
    refuge city:space

    draw
    take-discard
    resolve-text
    symbol-only
    exhaust space
    barbarian-city space
    reinforce space
    with unit
    march space goal:space
    hold space
    go-on
    agree
    forbid
    pirate-at space
    pirate-from space
    lose good
    lower city:space

    keep-cities
    destroy city:space
    keep-government
    government advances
    first-player seat
"""

CARD_FORMS: Final = """
"""

NOTATION: Final = Notation(
    FORMS + CARD_FORMS,
    {
        "space": SPACE_IDS,
        "slot": max([board.slot_ids for board in BOARDS.values()], key=len),
        "mover": CLASS_IDS,
        "source": SOURCE_IDS,
        "good": GOOD_IDS,
        "unit": UNIT_IDS,
        "building": BUILDING_IDS,
        "advance": ADVANCE_IDS,
        "special": SPECIAL_IDS,
        "wonder": WONDER_IDS,
        "leader": LEADER_IDS,
        "action_card": ACTION_IDS,
        "civil": CIVIL_IDS,
        "tactic_kind": TACTIC_IDS,
        "objective": OBJECTIVE_IDS,
        "objective_card": OBJECTIVE_CARD_IDS,
        "event": EVENT_IDS,
        "region": REGION_IDS,
        "card": CARD_IDS,
    },
    counted={"payment": GOOD_IDS, "recruits": RECRUIT_IDS, "bundle": THING_IDS},
)
