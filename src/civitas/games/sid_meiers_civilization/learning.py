"""Learning a tech: all that happens at once (SMC-14.7), and learning for nothing (SMC-14.4)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal, has_form
from civitas.kernel.records import Option

from . import coins
from .board import upgrade_buildings
from .civilizations import arms
from .government import unlock
from .pyramid import learnable, list_techs, why_not_fit
from .state import BY_TECHNOLOGY, State
from .tables import BUILDING_TECH, NONE, SPACE_FLIGHT, TECH_GOVERNMENT, TECHS, UPGRADE
from .winning import meet

LEARN: Final[list[Option]] = [("learn", tech) for tech in range(TECHS)]
LEARN_NOTHING: Final[Option] = ("learn-nothing",)

# By tech: the basic building that it turns over, or 0 (SMC-8.6.7).
TURNS_OVER: Final[list[int]] = [
    sum([basic for basic in range(len(UPGRADE)) if UPGRADE[basic] and BUILDING_TECH[UPGRADE[basic]] == 1 << tech]) for tech in range(TECHS)
]

NOT_THEIRS: Final = Refusal("SMC-14.4", "that-tech-cannot-be-learned-here")


def learn(s: State, seat: int, tech: int) -> Step | None:
    """SMC-14.7: the tech is known, and all that it brings comes at once; a step where Germany chooses."""
    p = s.players[seat]
    p.techs |= 1 << tech
    s.tell("learns", seat=seat, tech=tech)
    if TECH_GOVERNMENT[tech] != NONE:
        unlock(s, seat, TECH_GOVERNMENT[tech])
    if TURNS_OVER[tech]:
        upgrade_buildings(s, seat, TURNS_OVER[tech])
    coins.recount(s, seat)
    if 1 << tech == SPACE_FLIGHT:  # SMC-22.1
        meet(s, seat, BY_TECHNOLOGY)
    return None if s.ended() else arms(s, seat, tech)  # SMC-22.5: nothing further once somebody has won


class Learn(Step):
    """A tech is learned now, for nothing or already paid (SMC-14.7)."""

    seat: int
    tech: int

    def begin(self, s: State) -> Next:
        step = learn(s, self.seat, self.tech)
        return DONE if step is None else Call(step)


class LearnFrom(Step):
    """Learn one tech of *mask* for nothing, the owner's choice (SMC-14.4); nothing if none fits."""

    seat: int
    mask: int  # of techs
    optional: bool = False

    def begin(self, s: State) -> Next:
        ways = [LEARN[tech] for tech in list_techs(learnable(s.players[self.seat], self.mask))]
        if not ways:
            return DONE
        if self.optional:
            ways.append(LEARN_NOTHING)
        return Ask(self.seat, "learn", tuple(ways), then=self.choose, rule="SMC-14.4")

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if not has_form(option, "learn", int):
            return None
        why = why_not_fit(s.players[seat], option[1])
        return NOT_THEIRS if why is None and not self.mask >> option[1] & 1 else why

    def choose(self, s: State, option: Option) -> Next:
        if option == LEARN_NOTHING:
            return DONE
        return Call(Learn(self.seat, option[1]))
