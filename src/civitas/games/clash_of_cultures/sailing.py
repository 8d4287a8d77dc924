"""Ships: sea areas, ways along the outside of the map, passengers (COC-5.4.10 to 5.4.18)."""

from __future__ import annotations

from .armies import BITS, LONGSHIPS, MANY, SHIPS, allied, is_sea, land_size
from .effects import has, has_special
from .groups import ALLY, Group, all_groups, ally_flags, class_of, land_in, movable, ships_in
from .state import Player, State
from .tables import CAPACITY, LAND_KINDS, NAVIGATION, PIRATES, SHIP, UNKNOWN


def hostile_ships(s: State, seat: int, space: int) -> bool:
    """Whether a ship that comes here must stop and fight; allied pirates need not be fought (COC-8.6.1)."""
    for owner in range(len(s.stacks)):
        if owner != seat and s.stacks[owner][space] & SHIPS and not (owner == PIRATES and allied(s, seat)):
            return True
    return False


def open_waters(s: State, seat: int, start: int) -> list[int]:
    """COC-5.4.10: the sea spaces that ships can cross from here, *start* among them: those without enemies."""
    found = [start]
    for space in found:
        for other in s.board.near[space]:
            if is_sea(s, other) and other not in found and not hostile_ships(s, seat, other):
                found.append(other)
    return found


def sea_area(s: State, start: int) -> list[int]:
    """All sea spaces connected with this one, whoever is there."""
    found = [start]
    for space in found:
        for other in s.board.near[space]:
            if is_sea(s, other) and other not in found:
                found.append(other)
    return found


class Course:
    """Where ships on a space can go: sea spaces, and unexplored slots that they can reach, with and without Navigation."""

    def __init__(self, s: State, p: Player, start: int) -> None:
        self.waters: list[int] = open_waters(s, p.seat, start)
        self.ends: list[int] = self.border(s, p.seat, self.waters)
        self.slots: list[int] = self.shores(s, self.waters)
        self.far: list[int] = []  # only through Navigation
        self.far_slots: list[int] = []
        if has(p, NAVIGATION):
            self.navigate(s, p, start)

    def border(self, s: State, seat: int, waters: list[int]) -> list[int]:
        """All of these waters and the spaces beside them where an enemy ship stops the voyage."""
        found = waters.copy()
        for space in waters:
            for other in s.board.near[space]:
                if is_sea(s, other) and other not in found:
                    found.append(other)
        return found

    def shores(self, s: State, waters: list[int]) -> list[int]:
        """Unexplored slots that touch these waters (COC-5.5.11)."""
        found: list[int] = []
        for space in waters:
            for other in s.board.near[space]:
                slot = s.board.slot_of[other]
                if s.terrain[other] == UNKNOWN and slot not in found:
                    found.append(slot)
        return found

    def navigate(self, s: State, p: Player, start: int) -> None:
        """COC-5.4.18: from every rim space that can be reached, both ways along the rim, one jump."""
        rim, own = s.board.rim, sea_area(s, start)
        for at, space in enumerate(rim):
            if space in self.waters:
                for way in (1, -1):
                    self.follow(s, p, at, way, own)

    def follow(self, s: State, p: Player, at: int, way: int, own: list[int]) -> None:
        rim = s.board.rim
        for n in range(1, len(rim)):
            space = rim[(at + way * n) % len(rim)]
            if s.terrain[space] == UNKNOWN:
                slot = s.board.slot_of[space]
                if slot not in self.slots and slot not in self.far_slots:
                    self.far_slots.append(slot)
                return
            if is_sea(s, space):
                if space not in own:
                    self.enter(s, p, space)
                return

    def enter(self, s: State, p: Player, entry: int) -> None:
        """The first space of another sea area: the voyage goes on inside it, unless an enemy stops it there."""
        ends = [entry] if hostile_ships(s, p.seat, entry) else self.border(s, p.seat, open_waters(s, p.seat, entry))
        self.far += [space for space in ends if space not in self.ends and space not in self.far]


def per_ship(p: Player) -> int:
    return 3 if has_special(p, LONGSHIPS) else CAPACITY


def fleets(s: State, p: Player, start: int, space: int) -> list[Group]:
    """COC-5.4.17: ships that go, with any passengers that fit, and nobody left behind without capacity."""
    ships = movable(s, p, start, (SHIP, ALLY))
    staying = all_ships(s, p, start)
    aboard = passengers(s, p, start)
    found: list[Group] = []
    for fleet in all_groups(ships):
        most = len(fleet) * per_ship(p)
        left = (staying - len(fleet)) * per_ship(p)
        for along in [*all_groups(aboard), ()] if aboard else [()]:
            if len(along) <= most and len(aboard) - len(along) <= left and escorted_still(fleet, along) and fits_at(s, p, space, fleet, along):
                found.append(tuple(sorted(fleet + along)))
    return found


def all_ships(s: State, p: Player, space: int) -> int:
    """Ships on a space that carry for *p*, allied pirates included."""
    return (s.stacks[p.seat][space] >> BITS * SHIP & MANY) + len(ally_flags(s, p, space))


def passengers(s: State, p: Player, space: int) -> list[int]:
    """The classes of all land units of *p* aboard there, whether or not they may move by themselves."""
    from .armies import flags_at

    found: list[int] = []
    for kind in LAND_KINDS:
        if s.stacks[p.seat][space] >> BITS * kind & MANY:
            found += [class_of(kind, flags) for flags in flags_at(s, space, kind)]
    return sorted(found)


def escorted_still(fleet: Group, along: Group) -> bool:
    """COC-8.6.3: pirate ships move only with a unit of their ally."""
    return any([unit >> 2 == SHIP for unit in fleet]) or len(along) > 0 or not fleet


def fits_at(s: State, p: Player, space: int, fleet: Group, along: Group) -> bool:
    """COC-8.6.5: at most four ships of Carthage on a space (-1: it is not known yet)."""
    if space < 0 or not allied(s, p.seat):
        return True
    own = len([unit for unit in fleet if unit >> 2 == SHIP])
    return (s.stacks[p.seat][space] >> BITS * SHIP & MANY) + own <= 4


def free_places(s: State, p: Player, space: int) -> int:
    """Land units that can still board there."""
    ships = all_ships(s, p, space)
    boardable = ships if ships else (s.stacks[PIRATES][space] >> BITS * SHIP & MANY if allied(s, p.seat) else 0)  # COC-8.6.2
    return boardable * per_ship(p) - land_size(s.stacks[p.seat][space])


def load(group: Group) -> tuple[int, int]:
    """Ships and land units of a group."""
    return ships_in(group), land_in(group)
