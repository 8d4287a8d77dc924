"""Groups of units that move together (COC-5.4.1, 5.4.2, 5.4.5).

Units of the current player on one space that differ in nothing that matters are one *class*: their kind, and whether they
entered forest or plains this turn.  A group is a tuple of classes in ascending order, one entry a unit.
"""

from __future__ import annotations

from typing import Final

from .armies import (
    BITS,
    CLIMBED,
    FLAGS,
    FOUGHT,
    HELD,
    LONGSHIPS,
    MANY,
    MOVED,
    ON_PLAINS,
    WOODED,
    allied,
    flags_at,
    pack,
    put_flags,
)
from .effects import has, has_special
from .state import Player, State
from .tables import ARMY_KINDS, LAND_KINDS, PIRATES, SETTLER, SHIP, TACTICS, UNIT_IDS, UNITS

ALLY: Final = UNITS  # the kind of a pirate ship that an ally moves (COC-8.6.3)
KINDS: Final = UNITS + 1
CLASS_IDS: Final[list[str]] = [
    id + mark for id in (*UNIT_IDS, "pirate-ship") for mark in ("", "-from-forest", "-from-plains", "-from-forest-and-plains")
]
CITY_CLASS: Final = KINDS * 4  # a Hunnic city that moves along (COC-8.5.8)
CLASS_IDS.append("city")

Group = tuple[int, ...]


def class_of(kind: int, flags: int) -> int:
    return kind * 4 + (1 if flags & WOODED else 0) + (2 if flags & ON_PLAINS else 0)


def kind_of(unit: int) -> int:
    return unit >> 2


def is_wooded(unit: int) -> bool:
    return unit & 1 == 1


def can_move(p: Player, kind: int, flags: int) -> bool:
    """COC-5.4.2, 5.4.3, 5.4.5: whether a unit may move now."""
    if flags & (MOVED | CLIMBED | HELD):
        return False
    if flags & FOUGHT and not (kind in (SHIP, ALLY) and has_special(p, LONGSHIPS)):
        return False
    return kind not in ARMY_KINDS or has(p, TACTICS)


def movable(s: State, p: Player, space: int, kinds: tuple[int, ...]) -> list[int]:
    """The classes of all units of these kinds there that may move, one entry a unit, in order."""
    found: list[int] = []
    stack = s.stacks[p.seat][space]
    if ALLY not in kinds and is_fresh(s, p, space):  # in order already
        drilled = has(p, TACTICS)
        for kind in kinds:
            if stack >> BITS * kind & MANY and (drilled or kind not in ARMY_KINDS):
                found += [kind * 4] * (stack >> BITS * kind & MANY)
        return found
    for kind in kinds:
        if kind == ALLY:
            found += [class_of(ALLY, flags) for flags in ally_flags(s, p, space) if can_move(p, ALLY, flags)]
        elif stack >> BITS * kind & MANY:
            found += [class_of(kind, flags) for flags in flags_at(s, space, kind) if can_move(p, kind, flags)]
    return sorted(found)


def is_fresh(s: State, p: Player, space: int) -> bool:
    """Whether no unit of *p* there has flags."""
    if s.flagged and p.seat != s.current:
        return False
    for unit in s.flagged:
        if unit >> FLAGS + 3 == space:
            return False
    return True


def ally_flags(s: State, p: Player, space: int) -> list[int]:
    """The flags of pirate ships that *p* may move: those with a unit of theirs (COC-8.6.3)."""
    ships = s.stacks[PIRATES][space] >> BITS * SHIP & MANY
    if not ships or not allied(s, p.seat) or not s.stacks[p.seat][space]:
        return []
    found = [unit & (1 << FLAGS) - 1 for unit in s.flagged if unit >> FLAGS == space << 3 | ALLY]
    return (sorted(found) + [0] * ships)[:ships] if len(found) <= ships else sorted(found)[-ships:]  # sunk ships leave their notes


def tire_allies(s: State, p: Player, space: int, goal: int) -> None:
    """COC-5.4.5a, 8.6.3: the pirate ships that fought for *p* on a space stand on *goal* now and do not move again."""
    fought = [flags | FOUGHT for flags in ally_flags(s, p, space)]
    others = [unit & (1 << FLAGS) - 1 for unit in s.flagged if unit >> FLAGS == goal << 3 | ALLY] if goal != space else []
    put_flags(s, space, ALLY, [])
    put_flags(s, goal, ALLY, others + fought)


def all_groups(units: list[int]) -> list[Group]:
    """Every group that can be made of these units, the largest first."""
    classes = sorted(set(units))
    found: list[Group] = [()]
    for unit in classes:
        number = units.count(unit)
        found = [group + (unit,) * n for group in found for n in range(number, -1, -1)]
    return found[:-1]


def army_in(group: Group) -> int:
    return len([unit for unit in group if unit >> 2 in ARMY_KINDS])


def land_in(group: Group) -> int:
    return len([unit for unit in group if unit >> 2 in LAND_KINDS])


def ships_in(group: Group) -> int:
    return len([unit for unit in group if unit >> 2 in (SHIP, ALLY)])


def settlers_in(group: Group) -> int:
    return len([unit for unit in group if unit >> 2 == SETTLER])


def pack_group(group: Group) -> int:
    """The units of a group as a packed stack, allied pirates left out."""
    found = 0
    for unit in group:
        if unit >> 2 < UNITS:
            found += 1 << BITS * (unit >> 2)
    return found


def counts(group: Group) -> tuple[int, ...]:
    """How many of each unit kind."""
    return tuple([len([unit for unit in group if unit >> 2 == kind]) for kind in range(UNITS)])


def transfer(s: State, p: Player, group: Group, start: int, space: int, gained: int, carried: bool = False) -> None:
    """The units of a group go from one space to another and get these flags; *carried*: passengers need not be able to move."""
    for unit in group:
        kind = unit >> 2
        if kind >= KINDS:
            continue
        flags = take_unit(s, p, start, kind, unit, carried and kind in LAND_KINDS)
        owner, figure = (PIRATES, SHIP) if kind == ALLY else (p.seat, kind)
        s.stacks[owner][start] -= 1 << BITS * figure
        s.stacks[owner][space] += 1 << BITS * figure
        now = flags | (gained if not (carried and kind in LAND_KINDS) else 0)
        if now:
            s.flagged.append(pack(space, kind, now))


def take_unit(s: State, p: Player, start: int, kind: int, unit: int, any_state: bool) -> int:
    """Take one unit of a class from the notes on flags: its flags."""
    at = start << 3 | kind
    best = -1
    for noted in s.flagged:
        flags = noted & (1 << FLAGS) - 1
        if noted >> FLAGS == at and class_of(kind, flags) == unit and (any_state or can_move(p, kind, flags)):
            best = noted
            if any_state and not can_move(p, kind, flags):
                break  # passengers that cannot move by themselves are as good as any
    if best >= 0:
        s.flagged.remove(best)
        return best & (1 << FLAGS) - 1
    return 0
