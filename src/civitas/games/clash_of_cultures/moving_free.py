"""Moves that cards and leaders give outside the move action (COC-8.5.24)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Agenda, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .armies import ARMY, FOUGHT, HELD, MOVED, SAILED, army_limit, clear_flags, flags_at, is_land, leader_space, put_flags
from .attacking import attack_fee, break_pact, why_not_attack
from .battles.battle import foe_on, land_battle
from .groups import army_in, can_move, movable, pack_group
from .menu import simple_refusal
from .moving import MOVES, MoveAction, Sail, ShipExplores, arrivals, entry_flags, walk_in
from .payment import EFFECT_PRICE, Pay, price_of
from .sailing import passengers
from .state import Player, State
from .tables import LAND_KINDS, NOBODY, SHIP
from .ways import fighting_units, has_room, list_voyages

LAND_AT: Final[list[Option]] = [("land-at", space) for space in range(100)]
STAY: Final[Option] = ("stop-moving",)


class FreeMoves(Step):
    """So many moves of units of these kinds, from own cities only, from *starts*, or from anywhere (Expansion, Mounted Archers)."""

    seat: int
    kinds: tuple[int, ...]
    moves: int = MOVES
    from_cities: bool = False
    starts: tuple[int, ...] = ()

    def begin(self, s: State) -> Next:
        starts = tuple(s.players[self.seat].cities) if self.from_cities else self.starts
        return Call(MoveAction(self.seat, self.moves, True, self.kinds, starts))


class FreeSail(Step):
    """COC-LDR-hanno: the ships of his space that have not moved sail once, and may not move again this turn."""

    seat: int
    space: int
    goal: int = -1

    def begin(self, s: State) -> Next:
        options = free_voyages(s, s.players[self.seat], self.space)
        put_flags(s, self.space, SHIP, [f | MOVED if f & SAILED else f for f in flags_at(s, self.space, SHIP)])  # those stay
        return Ask(self.seat, "navigator", (STAY, *options), then=self.sail, rule="COC-LDR-hanno") if options else DONE

    def sail(self, s: State, option: Option) -> Next:
        if option == STAY:
            clear_flags(s, MOVED)
            return DONE
        if option[0] == "explore":
            return Call(ShipExplores(self.seat, self.space, option[2], led=True), then=self.moor)
        self.goal = option[2]
        return Call(Sail(self.seat, self.space, option[2], led=True), then=self.moor)

    def moor(self, s: State, navigated: bool) -> Next:
        """They may not move again; ships that stayed behind because they had moved before keep their freedom."""
        if self.goal < 0:
            self.goal = leader_space(s, self.seat)
        for space in {self.goal, self.space}:
            moved = [f & MOVED and (space == self.goal or f & FOUGHT) for f in flags_at(s, space, SHIP)]
            put_flags(s, space, SHIP, [f | HELD if m else f for f, m in zip(flags_at(s, space, SHIP), moved, strict=True)])
        clear_flags(s, MOVED)
        return DONE


def free_voyages(s: State, p: Player, space: int) -> list[Option]:
    """Where the ships of a space can sail, and the regions that they can explore."""
    found: list[Option] = []
    if any([not flags & SAILED and can_move(p, SHIP, flags) for flags in flags_at(s, space, SHIP)]):
        list_voyages(s, p, space, found)
    return [option for option in found if option[0] == "explore" or option[2] != space]


def landing_places(s: State, p: Player, space: int) -> list[int]:
    """COC-LDR-erik: adjacent land on which all land units of a sea space can go ashore."""
    units = passengers(s, p, space)
    able = movable(s, p, space, LAND_KINDS)
    if not units or len(able) != len(units):
        return []
    return [goal for goal in s.board.near[space] if is_land(s, goal) and can_land(s, p, goal, units)]


def can_land(s: State, p: Player, goal: int, units: list[int]) -> bool:
    foe = foe_on(s, p.seat, goal)
    if foe == NOBODY:
        return has_room(s, p, goal, tuple(units))
    soldiers = fighting_units(s, p, goal, units)
    if not 0 < len(soldiers) == army_in(tuple(units)) <= army_limit(s, p.seat, goal, pack_group(tuple(units))):  # COC-5.4.21
        return False
    return why_not_attack(s, p, foe, goal) is None


class LandAll(Step):
    """COC-LDR-erik: all land units of a sea space go ashore on one adjacent land space, maybe into a battle."""

    seat: int
    space: int
    goal: int = -1
    foe: int = NOBODY

    def begin(self, s: State) -> Next:
        if self.goal >= 0:
            return self.choose(s, LAND_AT[self.goal])
        options = tuple([LAND_AT[goal] for goal in landing_places(s, s.players[self.seat], self.space)])
        return Ask(self.seat, "land-at", options, then=self.choose, rule="COC-LDR-erik") if options else DONE

    def choose(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        self.goal = option[1]
        self.foe = foe_on(s, self.seat, self.goal)
        fee = attack_fee(s, p, self.foe, self.goal) if self.foe != NOBODY else 0
        if fee:
            return Call(Pay(self.seat, EFFECT_PRICE, price_of(culture=fee), what="pay-to-attack", rule="COC-6.2.1"), then=self.land)
        return self.land(s)

    def land(self, s: State, *paid: object) -> Next:
        p = s.players[self.seat]
        if self.foe != NOBODY:
            break_pact(s, p, self.foe)
        group = tuple(passengers(s, p, self.space))
        walk_in(s, p, group, self.space, self.goal, entry_flags(s, p, self.goal, group))
        steps = [step for step in arrivals(s, p, self.space, self.goal, group) if step is not None]
        return Call(Agenda(steps), then=self.fight) if steps else self.fight(s)

    def fight(self, s: State) -> Next:
        if self.foe == NOBODY or not s.stacks[self.seat][self.goal] & ARMY:
            return DONE
        return Call(land_battle(s, self.seat, self.foe, self.goal, self.space, True))

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)
