"""What can be moved and what planned moves lead to: worked out by playing them on a copy."""

# not compiled

from __future__ import annotations

from typing import Any

from civitas.kernel.records import Option

from . import page_board
from .armies import ARMY, army_size, is_sea
from .battles.battle import foe_on
from .moving import Move, Sail, ShipExplores
from .page_board import counts, shared
from .page_dialogs import dialogs
from .page_odds import odds_of_attack
from .sailing import hostile_ships
from .state import State
from .tables import NOBODY, UNKNOWN
from .ways import sea_foe

PLANNED = ("move", "road", "explore")


def forecast(before: State, after: State, seat: int) -> dict[str, Any]:
    """Where everybody stands after the plan, what can still move, and which of my cities lost the army that stood there."""
    same = shared(after)
    opened = [space for space in after.players[seat].cities if before.stacks[seat][space] & ARMY and not after.stacks[seat][space] & ARMY]
    return {
        "units": same["units"],
        "cities": same["cities"],
        "open": [[space, nearest(after, seat, space)] for space in opened],
        "moving": moving(after, seat),
    }


def nearest(s: State, seat: int, space: int) -> int:
    """The most army units of somebody else beside a space."""
    found = 0
    for other in s.board.near[space]:
        for owner, stacks in enumerate(s.stacks):
            if owner != seat and stacks[other]:
                found = max(found, army_size(stacks[other]))
    return found


def moving(s: State, seat: int) -> dict[str, Any] | None:
    """Moves that are left, and every one of them: from where to where, with which group at most, against whom."""
    if s.pending is None or s.pending.what != "move" or seat not in s.to_act:
        return None
    return {"left": s.pending.about["left"], "moves": [move(s, seat, option) for option in s.pending.list_options(s, seat) if option[0] in PLANNED]}


def move(s: State, seat: int, option: Option) -> dict[str, Any]:
    verb, start, goal = option
    groups = groups_of(s, seat, option)
    foe = NOBODY if verb == "explore" else rival(s, seat, start, goal)
    return {
        "option": list(option),
        "groups": [list(group) for group in sorted(groups, key=len, reverse=True)[:60]],
        "foe": foe,
        "theirs": counts(s.stacks[foe][goal]) if foe != NOBODY else None,
        "unknown": verb == "explore" or s.terrain[goal] == UNKNOWN,
        "odds": odds(s, seat, foe, start, goal) if foe != NOBODY else None,
    }


def odds(s: State, seat: int, foe: int, start: int, goal: int) -> dict[str, Any] | None:
    """How an attack over land would end, with all *n* units of the army that stands there; not told of ships."""
    n = army_size(s.stacks[seat][start] & ARMY)
    if not n or is_sea(s, start) or is_sea(s, goal):
        return None
    return {**odds_of_attack(s, seat, foe, goal, start).plain(), "n": n}


def groups_of(s: State, seat: int, option: Option) -> list[tuple[int, ...]]:
    """The groups that may make a move, as its step lists them."""
    verb, start, goal = option
    step: Any
    if verb == "explore":
        step = ShipExplores(seat, start, goal)
    elif is_sea(s, start) and s.terrain[goal] != UNKNOWN and is_sea(s, goal):
        if start == goal:
            return []
        step = Sail(seat, start, goal)
    else:
        step = Move(seat, start, goal, getattr(s.stack[-1], "kinds", ()), road=verb == "road")
    return [found[1] for found in step.groups(s, seat)]


def rival(s: State, seat: int, start: int, goal: int) -> int:
    """Whom a move attacks."""
    if s.terrain[goal] == UNKNOWN:
        return NOBODY
    if is_sea(s, goal):
        return sea_foe(s, s.players[seat], goal) if is_sea(s, start) and hostile_ships(s, seat, goal) else NOBODY
    return foe_on(s, seat, goal)


def board(s: State, seat: int | None, same: dict[str, Any] | None = None) -> dict[str, Any]:
    """What the board shows, what its dialogs show, and what can be moved."""
    found = {**page_board.board(s, seat, same), "dialogs": dialogs(s, seat)}
    return found if seat is None else {**found, "moving": moving(s, seat)}
