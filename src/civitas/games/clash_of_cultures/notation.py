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
    launch settlers:number infantry:number
    land-at space
    spend-ship
    spend-pirate
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
    advance advance
    gain advance
    play action_card
    play action_card rival:seat
    play-shogunate action_card
    play-shogunate action_card rival:seat
    play-idol action_card
    play-idol action_card rival:seat
    play-person event
    person-shogunate event
    subterfuge action_card
    subterfuge-person event
    pass
    complete objective_card objective

    absolute-power
    forced-labor
    voting
    civil-liberties
    free-economy city:space
    arts
    sports city:space n:number
    theaters good
    taxes
    barter-action action_card
    barter-person event
    barter-objective objective_card
    barter-wonder wonder
    great-library advance
    great-statue objective_card
    take-display wonder
    take good
    take good n:number

    hire spaces
    army space
    march goal:space
    cheer city:space
    reveal slot
    keep objective_card old:objective_card
    swap-action action_card old:action_card
    swap-for-person action_card event
    swap-person event action_card
    swap-persons event old:event
    swap-objective objective_card old:objective_card
    swap-wonder wonder old:wonder
    retreat-to space

    gain-goods n:numbers
    gloom city:space
    suffer
    ignore
    remove-unit space unit
    remove-pirate space
    lose-good good
    lose-action
    change-government
    discard-action action_card
    discard-person event
    discard-objective objective_card
    feed seat
    favour seat
    befriend seat
    reformer seat
    reform city:space
    burn city:space
    bury-building city:space building
    bury-settlement city:space
    bury-wonder wonder
    uprising n:number
    take-points
    succeed leader city:space
    found-there space
    exchange-tokens good n:number
    assign objective_card seat
    dismiss-diplomat

    take-captive unit
    give-captive owner:number unit
    release-captive good
    sacrifice
    for-gold good
    tributes
    mass-sacrifice building
    mass-sacrifice-wonder wonder
    spread-of-fear
    frighten owner:number space unit
    flee-to space
    wonder-nebuchadnezzar wonder
    wonder-qin wonder
    hegemony space city:space
    founder
    founder-ship city:space
    land-unit unit
    navigator
    give-up-leader
    tribal-allies
    terrify unit space
    imperial-army
    to-infantry space
    to-settler space
    agricultural-economist
    the-art-of-war
    master
    constructor
    beloved
    golden-age
    japanese-buddhism building
    take-back-card action_card
    calendar
    influence-now
    rebuild building new:building
    banking good
    immortals n:number
    king-of-persia
    architect building
    architect-wonder wonder
    aqueduct
    princeps
    statesman
    danegeld
    legendary-explorer
    new-colonies space
    rune-stone
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
