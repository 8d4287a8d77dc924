"""Tactics: armies are formed so that they are worth the most (TTA-11.4)."""

from __future__ import annotations

from .tables import AIR_FORCE, ARMY, ARTILLERY, CAVALRY, INFANTRY, LEVEL, NONE, OF_TYPE, OUTDATED, TACTICAL


def tactical_strength(tactic: int, units: list[int], infantry_as_cavalry: bool) -> int:
    """What *tactic* makes of these *units* (a number for each worker technology), air forces included (TTA-11.4.7)."""
    if tactic == NONE:
        return 0
    least = LEVEL[tactic] - 1  # units below this level make an army outdated (TTA-11.4.4)
    old_infantry, infantry = old_and_modern(units, INFANTRY, least)
    old_cavalry, cavalry = old_and_modern(units, CAVALRY, least)
    old_artillery, artillery = old_and_modern(units, ARTILLERY, least)
    air = units[OF_TYPE[AIR_FORCE][0]]
    if not infantry_as_cavalry:
        have = (infantry + old_infantry, cavalry + old_cavalry, artillery + old_artillery)
        return armies_worth(tactic, have, (infantry, cavalry, artillery), air)
    best = 0
    for modern in range(infantry + 1):  # TTA-13.1.9: as many riders as give the highest strength
        for old in range(old_infantry + 1):
            have = (infantry - modern + old_infantry - old, cavalry + modern + old_cavalry + old, artillery + old_artillery)
            best = max(best, armies_worth(tactic, have, (infantry - modern, cavalry + modern, artillery), air))
    return best


def old_and_modern(units: list[int], type: int, least: int) -> tuple[int, int]:
    """How many units of a type are below level *least*, and how many are not."""
    old = modern = 0
    for card in OF_TYPE[type]:
        if LEVEL[card] < least:
            old += units[card]
        else:
            modern += units[card]
    return old, modern


def armies_worth(tactic: int, have: tuple[int, int, int], modern: tuple[int, int, int], air: int) -> int:
    """The formula of TTA-11.4.7: *have* and *modern* count infantry, cavalry and artillery."""
    need = ARMY[tactic]
    armies = fresh = 99
    for i in (0, 1, 2):
        each = need[INFANTRY + i]
        if each:
            armies = min(armies, have[i] // each)
            fresh = min(fresh, modern[i] // each)
    fresh = min(fresh, armies)
    outdated = armies - fresh
    flown = min(air, fresh)  # each air force doubles one army, the better ones first (TTA-11.4.6)
    return (fresh + flown) * TACTICAL[tactic] + (outdated + min(air - flown, outdated)) * OUTDATED[tactic]
