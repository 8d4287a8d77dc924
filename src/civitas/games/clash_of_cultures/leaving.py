"""Units that leave the map: lost passengers, dead leaders, losses by choice (COC-5.3.24, 6.6.2, 7.6.7, 8.2)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Agenda, Ask, Call, Next, Step, current, find_step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .armies import add, allied, capacity, count, land_size, leader_space, remove
from .effects import LEADER_DIED, answering
from .menu import simple_refusal
from .state import State
from .tables import BARBARIANS, CAPACITY, LAND_KINDS, LEADER, LEADER_CARD, NOBODY, NONE, PIRATES, SHIP

CLEOPATRA: Final = LEADER_CARD["cleopatra"]
DROWN: Final[list[Option]] = [("drown", kind) for kind in range(6)]


def leader_lost(s: State, seat: int, killer: int = NOBODY) -> Step | None:
    """COC-8.2.3, 8.2.4: a leader is gone, its card out of the game or with the player who killed it; its figure is off the map already."""
    p = s.players[seat]
    card = p.leader
    p.leader = NONE
    if card == CLEOPATRA:
        s.beloved = []  # her tokens go with her
    s.tell("leader-dies", seat=seat, leader=card)
    if 0 <= killer < BARBARIANS:
        s.players[killer].trophies += 1
    steps = [step for effect in answering(p, LEADER_DIED) for step in [effect.leader_died(s, p)] if step is not None]
    return Agenda(steps) if steps else None


def discard_leader(s: State, seat: int) -> Step | None:
    """The leader in play is given up: figure and card (COC-8.2.2)."""
    space = leader_space(s, seat)
    if space >= 0:
        remove(s, seat, space, LEADER)
    return leader_lost(s, seat)


def lose_unit(s: State, owner: int, space: int, kind: int, killer: int = NOBODY) -> Step | None:
    """A unit is removed; a leader takes its card along."""
    remove(s, owner, space, kind)
    s.tell("loses-unit", owner=owner, space=space, unit=kind)
    return leader_lost(s, owner, killer) if kind == LEADER else None


class Drown(Step):
    """Land units beyond the capacity of the ships on a sea space are lost, their owner chooses which (COC-6.6.2)."""

    seat: int
    space: int
    killer: int = NOBODY

    def begin(self, s: State) -> Next:
        if land_size(s.stacks[self.seat][self.space]) <= places_after(s, self.seat, self.space, self.killer):
            return DONE
        options = tuple([DROWN[kind] for kind in LAND_KINDS if count(s, self.seat, self.space, kind)])
        return Ask(self.seat, "lose-passenger", options, then=self.lose, rule="COC-6.6.2", about={"space": self.space})

    def lose(self, s: State, option: Option) -> Next:
        battle = current(s, find_step(s, "Battle")) if self.killer != NOBODY else None
        if battle is not None:
            battle.dead.append(self.seat * 8 + option[1])  # COC-8.5.15: lost passengers count, a leader too
        step = lose_unit(s, self.seat, self.space, option[1], self.killer)
        return self.begin(s) if step is None else Call(step, then=self.begin)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


def places_after(s: State, seat: int, space: int, killer: int) -> int:
    """The places aboard for land units; after a battle with pirates theirs are none, allies or not (COC-8.6.8)."""
    found = capacity(s, seat, space)
    return found - CAPACITY * count(s, PIRATES, space, SHIP) if killer == PIRATES and allied(s, seat) else found


def move_unit(s: State, owner: int, start: int, space: int, kind: int) -> None:
    """A unit goes from one space to another by somebody's doing; it keeps no flags."""
    remove(s, owner, start, kind)
    add(s, owner, space, kind)
