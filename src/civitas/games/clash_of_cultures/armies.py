"""Units on the map: counts for each owner and space, flags of this turn, supplies, limits (COC-1.5, 4.7, 5.4.5, 5.4.20).

The units of one owner on one space are one int: five bits for each kind.  Sums of such ints are sums of the counts, so the
figures on the map are ``sum(s.stacks[owner])``.  Only units of the current player have flags, and only those that do are noted,
in ``s.flagged``: space, kind and flags in one int.
"""

from __future__ import annotations

from itertools import compress
from typing import Final

from civitas.kernel import form

from .hexes import SPACES
from .state import State
from .tables import (
    ARMY_KINDS,
    ARMY_LIMIT,
    BARBARIAN_FIGURES,
    BARBARIANS,
    CAPACITY,
    CAVALRY,
    ELEPHANT,
    EXPANSION_UNIT,
    FIGURES,
    INFANTRY,
    LAND_KINDS,
    LEADER,
    LEADER_CARD,
    PIRATE_SHIPS,
    PIRATES,
    SEA,
    SETTLER,
    SHIP,
    SPECIAL,
    UNITS,
)

COMPILED: Final = form() == "compiled"  # which way through a list is the quickest
BITS: Final = 5
ALL_SPACES: Final = range(SPACES)
ONE: Final[tuple[int, ...]] = tuple([1 << BITS * kind for kind in range(UNITS)])
MANY: Final = 31

ARMY: Final = MANY << BITS * INFANTRY | MANY << BITS * CAVALRY | MANY << BITS * ELEPHANT | MANY << BITS * LEADER
LAND: Final = ARMY | MANY << BITS * SETTLER
SHIPS: Final = MANY << BITS * SHIP

# Flags of a unit (COC-5.4.5, 5.4.20), all but MOVED for the rest of the turn.
MOVED: Final = 1  # in this move action (COC-5.4.2)
FOUGHT: Final = 2
CLIMBED: Final = 4  # entered a mountain
WOODED: Final = 8  # entered a forest
ON_PLAINS: Final = 16  # entered or crossed plains (Great Gardens)
HELD: Final = 32  # may not move any more this turn by a text (Hegemony, Navigator)
SAILED: Final = 64  # a ship that moved this turn (Hanno)
FLAGS: Final = 7  # bits

LONGSHIPS: Final = SPECIAL["longships"]
PIRATE_ALLIES: Final = SPECIAL["pirate_allies"]
XERXES: Final = LEADER_CARD["xerxes"]


def count(s: State, owner: int, space: int, kind: int) -> int:
    """How many units of a kind an owner has there."""
    return s.stacks[owner][space] >> BITS * kind & MANY


def army_size(stack: int) -> int:
    """Army units in a packed stack: infantry, cavalry, elephants, leaders."""
    return (stack >> BITS * INFANTRY & MANY) + (stack >> BITS * CAVALRY & MANY) + (stack >> BITS * ELEPHANT & MANY) + (stack >> BITS * LEADER & MANY)


def land_size(stack: int) -> int:
    """Land units in a packed stack: the army and settlers."""
    return army_size(stack) + (stack >> BITS * SETTLER & MANY)


def ship_count(stack: int) -> int:
    return stack >> BITS * SHIP & MANY


def unit_total(stack: int) -> int:
    """All units in a packed stack."""
    return land_size(stack) + (stack >> BITS * SHIP & MANY)


def kinds_in(stack: int) -> list[int]:
    """The kinds of which there is at least one, in order."""
    return [kind for kind in range(UNITS) if stack >> BITS * kind & MANY]


def list_occupied(by_space: list[int]) -> list[int]:
    """The spaces for which a list has anything: the quickest way through a map on which most spaces are empty."""
    if not COMPILED:
        return list(compress(ALL_SPACES, by_space))
    found: list[int] = []
    for space, n in enumerate(by_space):
        if n:
            found.append(space)
    return found


def spaces_with(s: State, owner: int, mask: int = LAND | SHIPS) -> list[int]:
    """The spaces where an owner has units of these kinds (a mask of ARMY, LAND, SHIPS ...)."""
    stacks = s.stacks[owner]
    return [space for space in list_occupied(stacks) if stacks[space] & mask]


def on_map(s: State, owner: int) -> int:
    """All units of an owner on the map, packed."""
    stacks = s.stacks[owner]
    if not COMPILED:
        return sum(stacks)
    found = 0
    for stack in stacks:
        found += stack
    return found


def supply(s: State, owner: int, kind: int) -> int:
    """Figures of a kind that are neither on the map nor captive (COC-1.5)."""
    if EXPANSION_UNIT[kind] and not s.rules.expansion:
        return 0
    if owner == PIRATES:
        return PIRATE_SHIPS - (on_map(s, PIRATES) >> BITS * SHIP & MANY) if kind == SHIP else 0
    made = BARBARIAN_FIGURES[kind] if owner == BARBARIANS else FIGURES[kind]
    return made - (on_map(s, owner) >> BITS * kind & MANY) - captives_of(s, owner, kind)


def captives_of(s: State, owner: int, kind: int) -> int:
    """Figures of a kind that others hold captive."""
    found = 0
    for p in s.players:
        if p.captives:
            found += p.captives.count(owner * 8 + kind)
    return found


def add(s: State, owner: int, space: int, kind: int, n: int = 1, flags: int = 0) -> None:
    """Units appear on a space."""
    s.stacks[owner][space] += n << BITS * kind
    if flags and owner == s.current:
        s.flagged += [pack(space, kind, flags)] * n


def remove(s: State, owner: int, space: int, kind: int, n: int = 1) -> None:
    """Units leave the map; those with flags go first, because nobody asks which of them it was."""
    s.stacks[owner][space] -= n << BITS * kind
    if owner == s.current and s.flagged:
        for _ in range(n):
            found = [unit for unit in s.flagged if unit >> FLAGS == space << 3 | kind]
            if len(found) <= count(s, owner, space, kind):
                break
            s.flagged.remove(max(found))


def move_stack(s: State, owner: int, start: int, space: int, stack: int) -> None:
    """All units of some kinds go together from one space to another, with their flags."""
    s.stacks[owner][start] -= stack
    s.stacks[owner][space] += stack
    if owner == s.current and s.flagged:
        s.flagged = [move_flags(unit, start, space, stack) for unit in s.flagged]


def move_flags(unit: int, start: int, space: int, stack: int) -> int:
    """A unit's note after these units left *start*."""
    at = unit >> FLAGS
    gone = at >> 3 == start and at & 7 < UNITS and stack >> BITS * (at & 7) & MANY
    return (space << 3 | at & 7) << FLAGS | unit & (1 << FLAGS) - 1 if gone else unit


def pack(space: int, kind: int, flags: int) -> int:
    """A unit with flags as an int."""
    return (space << 3 | kind) << FLAGS | flags


def flags_at(s: State, space: int, kind: int) -> list[int]:
    """The flags of every unit of this kind that the current player has there, the freest first."""
    found = [unit & (1 << FLAGS) - 1 for unit in s.flagged if unit >> FLAGS == space << 3 | kind] if s.flagged else []
    found += [0] * (count(s, s.current, space, kind) - len(found))
    return sorted(found)


def put_flags(s: State, space: int, kind: int, flags: list[int]) -> None:
    """The current player's units of this kind there have these flags now."""
    at = space << 3 | kind
    s.flagged = [unit for unit in s.flagged if unit >> FLAGS != at] + [at << FLAGS | f for f in flags if f]


def flag_all(s: State, space: int, mask: int, flags: int) -> None:
    """All units of the current player there, of the kinds in *mask*, get these flags too."""
    for kind in range(UNITS):
        if s.stacks[s.current][space] & mask & MANY << BITS * kind:
            put_flags(s, space, kind, [f | flags for f in flags_at(s, space, kind)])


def clear_flags(s: State, flags: int) -> None:
    """These flags are over, for all units."""
    s.flagged = [unit & ~flags for unit in s.flagged if unit & ((1 << FLAGS) - 1) & ~flags]


def army_limit(s: State, owner: int, space: int, joining: int = 0) -> int:
    """COC-4.7.1; Xerxes' space may hold five.  *joining*: packed units that come along."""
    if owner < len(s.players) and s.players[owner].leader == XERXES and (s.stacks[owner][space] + joining) >> BITS * LEADER & MANY:
        return ARMY_LIMIT + 1
    return ARMY_LIMIT


def room(s: State, owner: int, space: int) -> int:
    """How many more army units an owner may have on a land space."""
    return army_limit(s, owner, space) - army_size(s.stacks[owner][space])


def capacity(s: State, owner: int, space: int) -> int:
    """COC-4.7.2: land units that the ships there can carry; Longships carry three, allied pirates help Carthage (COC-8.6.3)."""
    ships = ship_count(s.stacks[owner][space])
    if owner < len(s.players):
        if s.players[owner].specials >> LONGSHIPS & 1:
            return ships * 3
        if s.players[owner].specials >> PIRATE_ALLIES & 1:
            ships += ship_count(s.stacks[PIRATES][space])
    return ships * CAPACITY


def enemies_at(s: State, owner: int, space: int, mask: int = LAND | SHIPS) -> list[int]:
    """Owners of other units on a space (barbarians and pirates included)."""
    return [other for other in range(len(s.stacks)) if other != owner and s.stacks[other][space] & mask]


def enemy_units(s: State, owner: int, space: int) -> bool:
    """Whether units that are not *owner*'s stand there (COC-4.6.1); pirates that are allies do not count."""
    for other, stacks in enumerate(s.stacks):
        if stacks[space] and other != owner and not (other == PIRATES and allied(s, owner)):
            return True
    return False


def allied(s: State, owner: int) -> bool:
    """Whether pirates are *owner*'s allies (COC-8.6)."""
    return owner < len(s.players) and s.players[owner].specials >> PIRATE_ALLIES & 1 == 1


def is_land(s: State, space: int) -> bool:
    """Whether it is a revealed land space."""
    return 0 <= s.terrain[space] < SEA


def is_sea(s: State, space: int) -> bool:
    return s.terrain[space] == SEA


def leader_space(s: State, seat: int) -> int:
    """Where a seat's leader stands; -1: there is none on the map."""
    if s.players[seat].leader < 0:
        return -1
    stacks = s.stacks[seat]
    if not COMPILED:
        largest = max(stacks)  # there is one leader, the last kind of unit: no other stack is a larger number
        return stacks.index(largest) if largest >= ONE[LEADER] else -1
    least = 1 << BITS * LEADER
    for space, stack in enumerate(stacks):
        if stack >= least:
            return space
    return -1


def armies_of(s: State, owner: int) -> int:
    """All army units of an owner on the map."""
    return army_size(on_map(s, owner))


KINDS_OF_ARMY: Final = ARMY_KINDS
KINDS_OF_LAND: Final = LAND_KINDS
