"""Ships that become settlers or infantry and the reverse: the Vikings (COC-8.7)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .armies import BITS, FLAGS, MOVED, SAILED, add, army_limit, army_size, enemy_units, is_land, is_sea, land_size, supply
from .effects import has, has_special
from .groups import Group, all_groups, army_in, movable, transfer
from .menu import simple_refusal
from .sailing import all_ships, free_places, hostile_ships, passengers, per_ship
from .state import Player, State
from .tables import INFANTRY, LAND_KINDS, NOBODY, SETTLER, SHIP, SPECIAL, TACTICS

SHIP_CONSTRUCTION: Final = SPECIAL["ship_construction"]
CANNOT_CONVERT: Final = Refusal("COC-8.7.1", "no-unit-there-can-change-its-shape-on-that-way")


class Landing:
    """Ships that land: how many become settlers and infantry, and who of the passengers lands with them."""

    def __init__(self, s: State, p: Player, start: int, space: int) -> None:
        ships = movable(s, p, start, (SHIP,))
        aboard, able = len(passengers(s, p, start)), movable(s, p, start, LAND_KINDS)  # who moved before stays aboard (COC-5.4.2)
        self.found: list[Option] = []
        free = army_limit(s, p.seat, space) - army_size(s.stacks[p.seat][space])
        for fleet in all_groups(ships):
            for infantry in range(len(fleet) + 1):
                settlers = len(fleet) - infantry
                if infantry and not has(p, TACTICS):
                    continue
                if settlers > supply(s, p.seat, SETTLER) or infantry > supply(s, p.seat, INFANTRY):
                    continue
                left = (all_ships(s, p, start) - len(fleet)) * per_ship(p)
                for along in [*all_groups(able), ()]:
                    if aboard - len(along) <= left and army_in(along) + infantry <= free:
                        self.found.append(("land", fleet, settlers, infantry, along))


def landings(s: State, p: Player, start: int, space: int) -> list[Option]:
    return Landing(s, p, start, space).found


def launches(s: State, p: Player, start: int, space: int) -> list[Group]:
    """Groups that can enter the sea, some of them as ships."""
    units = movable(s, p, start, LAND_KINDS)
    return [group for group in all_groups(units) if crews(s, p, space, group)]


def crews(s: State, p: Player, space: int, group: Group) -> list[Option]:
    """Who of a group may become ships, so that the others are carried: ``("launch", settlers, infantry)``, at least one."""
    free = max(0, free_places(s, p, space)) if all_ships(s, p, space) else -land_size(s.stacks[p.seat][space])
    most = supply(s, p.seat, SHIP)
    settlers, infantry = [len([unit for unit in group if unit >> 2 == kind]) for kind in (SETTLER, INFANTRY)]
    pairs = [(a, b) for a in range(min(settlers, most) + 1) for b in range(min(infantry, most - a) + 1) if a + b]
    return [("launch", a, b) for a, b in pairs if len(group) - a - b <= free + (a + b) * per_ship(p)]


def why_not_convert(s: State, p: Player, start: int, space: int) -> Refusal | None:
    """COC-8.7.1, 8.7.2."""
    if not has_special(p, SHIP_CONSTRUCTION) or space not in s.board.near[start]:
        return CANNOT_CONVERT
    if is_sea(s, start) and is_land(s, space):
        if enemy_units(s, p.seat, space) or s.city[space] not in (NOBODY, p.seat):
            return CANNOT_CONVERT
        return None if movable(s, p, start, (SHIP,)) and landings(s, p, start, space) else CANNOT_CONVERT
    if is_land(s, start) and is_sea(s, space) and not hostile_ships(s, p.seat, space):
        return None if launches(s, p, start, space) else CANNOT_CONVERT
    return CANNOT_CONVERT


class Convert(Step):
    """A move in which units change their shape; the same unit, so it has moved and has the flags of the terrain (COC-8.7.5)."""

    seat: int
    start: int
    space: int
    group: tuple[int, ...] = ()

    def begin(self, s: State) -> Next:
        lister = self.to_land if is_sea(s, self.start) else self.to_sea
        then = self.land if is_sea(s, self.start) else self.count_ships
        about = {"space": self.start, "goal": self.space}
        return Ask(self.seat, "convert", lister, then=then, rule="COC-8.7.1", about=about, public=True)

    def to_land(self, s: State, seat: int) -> list[Option]:
        return landings(s, s.players[seat], self.start, self.space)

    def to_sea(self, s: State, seat: int) -> list[Option]:
        return [("group", group) for group in launches(s, s.players[seat], self.start, self.space)]

    def land(self, s: State, option: Option) -> Next:
        from .moving import entry_flags

        _, fleet, settlers, infantry, along = option
        p = s.players[self.seat]
        gained = MOVED | entry_flags(s, p, self.space, fleet)
        transfer(s, p, fleet, self.start, self.space, gained)
        reshape(s, p, self.space, SHIP, SETTLER, settlers)
        reshape(s, p, self.space, SHIP, INFANTRY, infantry)
        transfer(s, p, along, self.start, self.space, gained)
        s.tell("ships-land", seat=self.seat, space=self.start, goal=self.space, settlers=settlers, infantry=infantry)
        return DONE

    def count_ships(self, s: State, option: Option) -> Next:
        self.group = option[1]
        return Ask(self.seat, "launch", tuple(crews(s, s.players[self.seat], self.space, self.group)), then=self.launch, rule="COC-8.7.4")

    def launch(self, s: State, option: Option) -> Next:
        """So many settlers and infantry become ships."""
        p = s.players[self.seat]
        changing = [unit for unit in self.group if unit >> 2 == SETTLER][: option[1]]
        changing += [unit for unit in self.group if unit >> 2 == INFANTRY][: option[2]]
        staying = list(self.group)
        for unit in changing:
            staying.remove(unit)
        for unit in changing:
            transfer(s, p, (unit,), self.start, self.space, MOVED)
            reshape(s, p, self.space, unit >> 2, SHIP, 1)
        transfer(s, p, tuple(staying), self.start, self.space, MOVED)
        s.tell("units-become-ships", seat=self.seat, space=self.start, goal=self.space, n=len(changing))
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


def reshape(s: State, p: Player, space: int, old: int, new: int, n: int) -> None:
    """So many units of a kind that have just come become another kind: the same units, with their flags (COC-8.7.5)."""
    for _ in range(n):
        noted = [unit for unit in s.flagged if unit >> FLAGS == space << 3 | old][-1]
        s.flagged.remove(noted)
        s.stacks[p.seat][space] -= 1 << BITS * old
        add(s, p.seat, space, new, 1, noted & (1 << FLAGS) - 1 & ~SAILED)
