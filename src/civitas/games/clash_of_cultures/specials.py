"""Civilization advances come and go with what they require (COC-8.1)."""

from __future__ import annotations

from .effects import government
from .state import Player, State
from .tables import ANY_GOVERNMENT, SPECIAL_NEEDS


def due_specials(p: Player) -> int:
    """The civilization advances whose requirement *p* fulfils, as a mask."""
    found = 0
    if p.civilization < 0:
        return 0
    for special in range(4 * p.civilization, 4 * p.civilization + 4):
        needed = SPECIAL_NEEDS[special]
        if (needed == ANY_GOVERNMENT and government(p)) or (needed >= 0 and p.advances >> needed & 1):
            found |= 1 << special
    return found


def follow_requirements(s: State, p: Player) -> int:
    """COC-8.1.1, 8.1.6: owned exactly while the requirement is fulfilled; those that are new, as a mask.  Call ``refresh`` afterwards."""
    now = due_specials(p)
    if now == p.specials:
        return 0
    fresh = now & ~p.specials
    for special in range(60):
        if fresh >> special & 1:
            s.tell("civilization-advance", seat=p.seat, special=special)
        elif p.specials & ~now & 1 << special:
            s.tell("loses-civilization-advance", seat=p.seat, special=special)
    p.specials = now
    return fresh
