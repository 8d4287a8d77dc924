"""The tech pyramid: where a tech may lie (SMC-14.5)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Refusal

from .state import Player
from .tables import ALL_TECHS, CIV_START_TECH, LEVEL_MASK, LEVELS, NONE, TECH_LEVEL, TECHS

ROW_ONE: Final = 1
GAP: Final = 2  # techs of the row below more than techs of the row: two neighbours with a free gap above them

UNKNOWN_TECH: Final = Refusal("SMC-14.1", "there-is-no-such-tech")
KNOWN: Final = Refusal("SMC-14.1", "the-tech-is-known-already")


def row_size(p: Player, level: int) -> int:
    """How many techs lie in a row: those of its level, but the start tech lies in row I whatever its level (SMC-3.4)."""
    known = (p.techs & LEVEL_MASK[level]).bit_count()
    if p.civ == NONE:
        return known
    start = CIV_START_TECH[p.civ]
    if TECH_LEVEL[start] == ROW_ONE or not p.techs >> start & 1:
        return known
    return known + (level == ROW_ONE) - (level == TECH_LEVEL[start])


def has_room(p: Player, level: int) -> bool:
    """SMC-14.5: row I takes any number; above it count(row L - 1) >= count(row L) + 2."""
    return level == ROW_ONE or row_size(p, level - 1) >= row_size(p, level) + GAP


def fitting(p: Player) -> int:
    """The unknown techs that have a legal place, as a mask."""
    mask, below = LEVEL_MASK[ROW_ONE], row_size(p, ROW_ONE)
    for level in range(ROW_ONE + 1, LEVELS + 1):
        here = row_size(p, level)
        if below >= here + GAP:
            mask |= LEVEL_MASK[level]
        below = here
    return mask & ~p.techs


def fits(p: Player, tech: int) -> bool:
    """Whether a tech has a legal place."""
    return bool(fitting(p) >> tech & 1)


def row_of(p: Player, tech: int) -> int:
    """The row in which a tech lies, or would lie (SMC-3.4)."""
    return ROW_ONE if p.civ != NONE and CIV_START_TECH[p.civ] == tech else TECH_LEVEL[tech]


def rows(p: Player) -> list[int]:
    """How many techs lie in each row, from I to V."""
    return [row_size(p, level) for level in range(1, LEVELS + 1)]


def learnable(p: Player, mask: int) -> int:
    """The techs of a mask that this player does not know and can place (SMC-14.4)."""
    return mask & fitting(p)


def why_not_fit(p: Player, tech: int) -> Refusal | None:
    """Why a tech has no place in the pyramid (SMC-14.1, SMC-14.5)."""
    if not 0 <= tech < TECHS:
        return UNKNOWN_TECH
    if p.techs >> tech & 1:
        return KNOWN
    level = TECH_LEVEL[tech]
    if not has_room(p, level):
        return Refusal("SMC-14.5", "no-place-in-the-pyramid", level=level, needed=row_size(p, level) + GAP, below=row_size(p, level - 1))
    return None


def techs_up_to(level: int) -> int:
    """All techs of printed level *level* or lower, as a mask (SMC-9.13)."""
    mask = 0
    for each in range(1, level + 1):
        mask |= LEVEL_MASK[each]
    return mask & ALL_TECHS


def list_techs(mask: int) -> list[int]:
    """The techs of a mask, in the order of their numbers."""
    return [tech for tech in range(TECHS) if mask >> tech & 1]
