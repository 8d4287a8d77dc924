"""Where figures may go (SMC-11.4 to 11.12): entering a square, ending there, and whether a legal end can still be reached."""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Refusal

from .board import city_at
from .pyramid import learnable
from .state import USED_SACRIFICE, State, owner_of
from .tables import CROSS_WATER, FLIGHT, HUT, NO_CITY_ATTACKS, NONE, RUSSIA, SCOUTS_EXPLORE, VILLAGE
from .tiles import BOARDS, FACEDOWN, IS_WATER
from .yields import enemies_at, figures_at, may_end_on_water, stacking_limit

NOT_A_NEIGHBOUR: Final = Refusal("SMC-11.2", "figures-move-to-a-neighbouring-square")
AT_HELD_SQUARE: Final = Refusal("SMC-14.10.3", "no-figure-may-leave-this-square-now")
FACE_DOWN: Final = Refusal("SMC-11.6", "the-tile-is-face-down")
WATER_IS_CLOSED: Final = Refusal("SMC-11.5", "water-cannot-be-crossed-yet")
NO_END_ON_WATER: Final = Refusal("SMC-11.5", "a-move-may-not-end-on-water-yet")
NO_END_IN_CITY: Final = Refusal("SMC-11.8", "a-move-does-not-end-in-an-own-city")
STACK_IS_FULL: Final = Refusal("SMC-11.4", "above-the-stacking-limit")
SCOUTS_AND_CITIES: Final = Refusal("SMC-11.8", "scouts-do-not-enter-enemy-cities")
NO_ATTACKS_ON_CITIES: Final = Refusal("SMC-19.11", "a-democracy-does-not-attack-cities")
SCOUTS_AND_ENEMIES: Final = Refusal("SMC-11.9", "scouts-do-not-enter-squares-with-enemy-figures")
SCOUTS_AND_TOKENS: Final = Refusal("SMC-11.7", "scouts-do-not-enter-huts-and-villages")
WITH_A_SCOUT: Final = Refusal("SMC-11.10", "not-in-a-group-with-a-scout")
NO_END_IN_REACH: Final = Refusal("SMC-11.14b", "no-legal-end-of-the-move-is-in-reach")
ONLY_RUSSIA: Final = Refusal("SMC-20.6", "only-russia-sacrifices-figures")
ONCE_PER_TURN: Final = Refusal("SMC-20.6", "once-per-turn")
ALONE: Final = Refusal("SMC-20.7", "one-figure-alone-is-sacrificed")
NO_ENEMY_CITY: Final = Refusal("SMC-20.6", "no-enemy-city-is-there")
NOTHING_TO_LEARN: Final = Refusal("SMC-20.6", "there-is-no-tech-to-learn-there")


class Group:
    """Figures of one seat that move together, and what they may do; made when somebody looks."""

    def __init__(self, s: State, seat: int, at: int, armies: int, scouts: int) -> None:
        p, which = s.players[seat], s.rules.government_set
        self.seat = seat
        self.at = at  # where they stand
        self.flies = p.techs & FLIGHT != 0  # SMC-11.11
        self.crosses = p.techs & CROSS_WATER != 0
        self.floats = may_end_on_water(p)
        self.limit = stacking_limit(p)
        self.peaceful = NO_CITY_ATTACKS[which][p.government] != 0
        self.scouts_explore = SCOUTS_EXPLORE[which][p.government] != 0  # SMC-19.3
        self.sacrifices = p.civ == RUSSIA  # SMC-20.6
        self.consist_of(s, armies, scouts)

    def consist_of(self, s: State, armies: int, scouts: int) -> None:
        """Other figures in the same place."""
        self.size = armies + scouts
        self.armies = armies
        self.scouts = scouts
        self.escorted = scouts == 0 or (s.rules.escorted_scouts and armies > 0)  # SMC-11.10
        self.explores = self.escorted or self.scouts_explore


def meets_something(s: State, seat: int, square: int) -> bool:
    """SMC-11.14e: whether an enemy city, enemy figures, a village or a hut are there."""
    if s.token[square] or enemies_at(s, seat, square):
        return True
    city = city_at(s, square)
    return city != NONE and owner_of(city) != seat


def meeting_refusal(s: State, g: Group, square: int) -> Refusal | None:
    """SMC-11.7 to 11.10: why a group may not meet what is there."""
    city = city_at(s, square)
    if city != NONE and owner_of(city) != g.seat:
        if g.scouts:
            return WITH_A_SCOUT if g.armies else SCOUTS_AND_CITIES
        return NO_ATTACKS_ON_CITIES if g.peaceful else None
    if enemies_at(s, g.seat, square) and not g.escorted:
        return WITH_A_SCOUT if g.armies else SCOUTS_AND_ENEMIES
    token = s.token[square]
    if (token == VILLAGE and not g.escorted) or (token == HUT and not g.explores):
        return WITH_A_SCOUT if g.armies else SCOUTS_AND_TOKENS
    return None


def stack_refusal(s: State, g: Group, square: int) -> Refusal | None:
    """SMC-11.4: whether the group finds room among its own there."""
    others = figures_at(s, g.seat, square) - (g.size if square == g.at else 0)
    return STACK_IS_FULL if others + g.size > g.limit else None


def enter_refusal(s: State, g: Group, square: int) -> Refusal | None:
    """Why a group may not enter a square at all."""
    ground = s.ground[square]
    if ground == FACEDOWN:
        return FACE_DOWN
    if IS_WATER[ground] and not g.crosses:
        return WATER_IS_CLOSED
    if s.rules.strict_stacking:
        refused = stack_refusal(s, g, square)
        if refused is not None:
            return refused
    return None if g.flies else meeting_refusal(s, g, square)


def end_refusal(s: State, g: Group, square: int) -> Refusal | None:
    """Why a move may not end on a square that may be entered."""
    if IS_WATER[s.ground[square]] and not g.floats:
        return NO_END_ON_WATER
    city = city_at(s, square)
    if city != NONE and owner_of(city) == g.seat:
        return NO_END_IN_CITY
    refused = meeting_refusal(s, g, square) if g.flies else None
    return stack_refusal(s, g, square) if refused is None else refused


def step_refusal(s: State, g: Group, square: int, left: int) -> Refusal | None:
    """SMC-11.14b: why a group may not step there, with so many steps left after it."""
    refused = enter_refusal(s, g, square)
    if refused is not None:
        return refused
    refused = end_refusal(s, g, square)
    if refused is None:
        return None
    if not g.flies and meets_something(s, g.seat, square):  # the move would be stopped there
        return refused
    if left <= 0:  # it would have to end there
        return refused
    return None if can_reach_an_end(s, g, square, left) else NO_END_IN_REACH


def can_reach_an_end(s: State, g: Group, square: int, left: int) -> bool:
    """Whether the move can end legally within so many steps from there, over squares revealed now."""
    if left <= 0:
        return False
    near = BOARDS[len(s.players)].orthogonal
    seen, edge = {square}, [square]
    for _ in range(left):
        ahead: list[int] = []
        for here in edge:
            if here in s.held:  # SMC-14.10.3: nobody leaves it
                continue
            for there in near[here]:
                if g.sacrifices and sacrifice_refusal(s, g, there) is None:
                    return True
                if there not in seen and enter_refusal(s, g, there) is None:
                    if end_refusal(s, g, there) is None:
                        return True
                    seen.add(there)
                    if g.flies or not meets_something(s, g.seat, there):
                        ahead.append(there)
        edge = ahead
    return False


def sacrifice_refusal(s: State, g: Group, square: int) -> Refusal | None:
    """SMC-20.6, 20.7: why Russia's figure may not be sacrificed there."""
    p = s.players[g.seat]
    if p.civ != RUSSIA:
        return ONLY_RUSSIA
    city = city_at(s, square)
    if city == NONE or owner_of(city) == g.seat:
        return NO_ENEMY_CITY
    if p.flags & USED_SACRIFICE:
        return ONCE_PER_TURN
    if g.size > 1:
        return ALONE
    return None if learnable(p, s.players[owner_of(city)].techs) else NOTHING_TO_LEARN
