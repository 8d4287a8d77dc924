"""Abilities of techs that are paid with resources (SMC-14.8 to SMC-14.13): one object each, found by its number.

An ability says what has to be named with it and what it does; announcing, paying and answering it is
``resource_abilities.UseAbility``.  Permanent abilities are numbers in ``yields``, or actions of their menus.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .deeds import Deed
from .events.event import TABLE as EVENT_TABLE
from .state import Player, State
from .tables import (
    ABILITIES,
    ABILITY,
    ABILITY_COST,
    ABILITY_PHASE,
    ABILITY_ROWS,
    ABILITY_TECH,
    ANY_RESOURCE,
    HUT_RESOURCE,
    IS_RESOURCE_ABILITY,
    MARKET_RESOURCES,
    PHASE_IDS,
    VILLAGE_RESOURCE,
)

USE: Final[list[Option]] = [("use", ability) for ability in range(ABILITIES)]

NO_SUCH_ABILITY: Final = Refusal("SMC-14.8", "there-is-no-such-resource-ability")
TECH_UNKNOWN: Final = Refusal("SMC-14.8", "the-tech-is-not-known")
ONCE_A_TURN: Final = Refusal("SMC-14.8", "the-ability-was-used-this-turn")
CANNOT_PAY: Final = Refusal("SMC-14.8", "the-resources-are-missing")
DOES_NOTHING: Final = Refusal("SMC-14.13", "the-ability-would-do-nothing")
ONLY_AS_AN_ANSWER: Final = Refusal("SMC-14.9", "a-cancelling-ability-answers-something")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Deed):
    """A resource ability of a tech.  Stateless; its numbers are those of ``data/techs.yaml``."""

    def __init__(self) -> None:
        self.row: dict[str, Any] = {}  # as printed

    def number(self, name: str) -> int:
        """A printed number."""
        return int(self.row[name])

    def only_as_an_answer(self) -> bool:
        """Whether it only cancels what somebody else announced."""
        return False


# What each ability costs: all of one kind (ANY_RESOURCE: any tokens).
PRICE_RESOURCE: Final[list[int]] = [max(range(len(cost)), key=cost.__getitem__) if any(cost) else ANY_RESOURCE for cost in ABILITY_COST]
PRICE: Final[list[int]] = [sum(cost) for cost in ABILITY_COST]

WORKS: Final[list[Ability]] = [Ability() for _ in range(ABILITIES)]  # by number
IN_PHASE: Final[list[list[int]]] = [[] for _ in PHASE_IDS]  # those that are used in one's own part of a phase, or battle turn

PHASE_TECHS: Final[list[int]] = [0 for _ in PHASE_IDS]  # the techs that have them, as a mask


def implement(id: str, ability: Ability) -> int:
    """Note what an ability does under its id; its number.  Called by the module that defines it."""
    number = ABILITY[id]
    ability.row = ABILITY_ROWS[number]
    WORKS[number] = ability
    if not ability.only_as_an_answer():
        IN_PHASE[ABILITY_PHASE[number]].append(number)
        IN_PHASE[ABILITY_PHASE[number]].sort()
        PHASE_TECHS[ABILITY_PHASE[number]] |= ABILITY_TECH[number]
    return number


def knows_ability(p: Player, ability: int) -> bool:
    """Whether a player knows the tech and has not used the ability this turn: both are public."""
    return bool(p.techs & ABILITY_TECH[ability]) and not p.once >> ability & 1


def units_for(p: Player, resource: int) -> int:
    """How many units of a price in *resource* a player can pay, gifts included (SMC-14.12)."""
    if resource == ANY_RESOURCE:
        have = sum(p.resources) + len(p.huts) + len(p.villages)
    else:
        have = p.resources[resource] if resource < MARKET_RESOURCES else 0
        for hut in p.huts.cards:
            have += HUT_RESOURCE[hut] == resource
        for village in p.villages.cards:
            have += VILLAGE_RESOURCE[village] == resource
    for event in p.events.cards:
        have += EVENT_TABLE[event].pays(resource)
    return have


def can_pay(s: State, seat: int, ability: int) -> bool:
    """Whether a player holds what an ability costs."""
    return units_for(s.players[seat], PRICE_RESOURCE[ability]) >= PRICE[ability]


def might_pay_a_spy(p: Player) -> bool:
    """SMC-26.3: whether a player might hold a spy for all that the others see: any hut or village token, and gifts are events of each level."""
    return bool(p.huts.cards or p.villages.cards or p.events.cards)


def why_not_use(s: State, seat: int, ability: int, phase: int) -> Refusal | None:
    """Why *seat* may not use a resource ability now, in its own part of a phase or its own battle turn (SMC-14.8, SMC-14.9, SMC-14.13)."""
    if not 0 <= ability < ABILITIES or not IS_RESOURCE_ABILITY[ability]:
        return NO_SUCH_ABILITY
    if WORKS[ability].only_as_an_answer():
        return ONLY_AS_AN_ANSWER
    if ABILITY_PHASE[ability] != phase:
        return Refusal("SMC-14.9", "an-ability-of-another-phase", phase=ABILITY_PHASE[ability])
    return why_not_pay(s, seat, ability)


def why_not_pay(s: State, seat: int, ability: int) -> Refusal | None:
    """The same without its phase: the tech, once a turn, the resources, and something that it does."""
    p = s.players[seat]
    if not p.techs & ABILITY_TECH[ability]:
        return TECH_UNKNOWN
    if p.once >> ability & 1:
        return ONCE_A_TURN
    if not can_pay(s, seat, ability):
        return CANNOT_PAY
    return None if WORKS[ability].can_do_something(s, seat) else DOES_NOTHING


def usable(s: State, seat: int, phase: int) -> list[Option]:
    """The resource abilities of a phase that *seat* may use in its own part (battle: in its own battle turn)."""
    if not s.players[seat].techs & PHASE_TECHS[phase]:
        return []
    return [USE[ability] for ability in IN_PHASE[phase] if why_not_pay(s, seat, ability) is None]
