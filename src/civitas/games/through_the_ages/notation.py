"""How the options of Through the Ages are written in records."""

# not compiled

from __future__ import annotations

from typing import Final

from civitas.kernel.notation import Notation
from civitas.kernel.records import Option

from .state import State
from .tables import IDS, NONE


def remark(s: State, seat: int, option: Option) -> str:
    """The card that a space of the row holds, and the wonder that is built."""
    meant: int = NONE
    if option[0] == "take":
        meant = s.row[option[1] - 1]
    elif option[0] == "stage":
        meant = s.players[seat].wonder
    return "" if meant == NONE else IDS[meant]


NOTATION: Final = Notation(
    """
    end
    take space:number
    population
    population action_card:card
    build card
    build card action_card:card
    upgrade card upgrade:card
    upgrade card upgrade:card action_card:card
    destroy card
    disband card
    stage number
    stage number action_card:card
    develop card
    develop card action_card:card
    revolution card
    revolution card action_card:card
    leader card
    play card
    play card choice:word
    tactic card
    copy card
    levy card
    restage card theater:card
    churchill choice:word
    ocean-liner
    hammurabi
    trade-routes
    regain
    tuck card
    cover card
    lose-token card
    lose-worker card
    discard cards

    abstain
    prepare card
    lay-down
    discover card
    resign
    aggression card seat
    war card seat
    offer card seat side:word
    accept
    refuse
    cancel seat

    defend cards hidden:cards
    plunder food:number resources:number
    raid card
    raid card second:card
    annex card
    infiltrate card
    steal card
    bid bid:number
    pass
    send cards bonuses:cards discards:cards

    decline
    stop
    choose-food
    choose-resources
    build-free card
    lose-colony card
    ruin card
    blow-up card
    destroy-own card
    gain-mix food:number resources:number
    lose-mix food:number resources:number
    """,
    {"card": IDS},
    remark=remark,
)
