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
    take number
    population
    population card
    build card
    build card card
    upgrade card card
    upgrade card card card
    destroy card
    disband card
    stage number
    stage number card
    develop card
    develop card card
    revolution card
    revolution card card
    leader card
    play card
    play card word
    tactic card
    copy card
    levy card
    restage card card
    churchill word
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
    offer card seat word
    accept
    refuse
    cancel seat

    defend cards cards
    plunder number number
    raid card
    raid card card
    annex card
    infiltrate card
    steal card
    bid number
    pass
    send cards cards cards

    decline
    stop
    choose-food
    choose-resources
    build-free card
    lose-colony card
    ruin card
    blow-up card
    destroy-own card
    gain-mix number number
    lose-mix number number
    """,
    {"card": IDS},
    remark=remark,
)
