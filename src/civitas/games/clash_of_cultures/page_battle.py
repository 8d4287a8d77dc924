"""The battle under way, for the page: who stands there, what was laid, the dice, the account of the round, and how it may end."""

# not compiled

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from civitas.kernel.flow import current
from civitas.kernel.records import Option

from .armies import count
from .battles import clash
from .battles.battle import ATTACK, DEFENCE, Battle, player
from .battles.clash import HIT, Clash, penalties
from .battles.round import fort_works
from .cards.card import TACTICS_PLAYED
from .effects import has
from .page_odds import odds_of_choices
from .state import State
from .tables import CAVALRY, ELEPHANT, FACE_SYMBOL, FACE_VALUE, FANATICISM, INFANTRY, NONE, PIRATES, SHIP, TEMPLE, UNITS

MOST_CHOICES: Final = 8  # whose odds are worked out
RIDE: Final = 2  # what a cavalry adds
Line = tuple[str, int, int]  # what it is for, of which card, how much


def battle(s: State, seat: int | None) -> dict[str, Any] | None:
    """The battle under way, None if there is none."""
    b: Battle | None = current(s, Battle)
    if b is None or not b.shown:
        return None
    dropped = [shields(s, b, side) for side in (ATTACK, DEFENCE)]
    return {
        "attacker": b.attacker,
        "defender": b.defender,
        "space": b.space,
        "origin": b.origin,
        "sea": b.sea,
        "round": b.round,
        "city": b.city_size,
        "units": [units(s, b, side) for side in (ATTACK, DEFENCE)],
        "fortress": b.fortress(s),
        "fortress_works": fort_works(s, b),
        "hands": [b.attack_hand, b.defence_hand],
        "laid": [len(b.attack_card), len(b.defence_card)],
        "shown": list(b.shown),
        "dead": list(b.dead),
        "dice": [dice(s, b, side, dropped[side]) for side in (ATTACK, DEFENCE)],
        "rolls": [clash.dice(s, b, side) for side in (ATTACK, DEFENCE)],  # so many dice, as far as all can see
        "account": [account(s, b, side, dropped[side]) for side in (ATTACK, DEFENCE)],
        "value": list(b.value),
        "made": [b.value[DEFENCE] // HIT, b.value[ATTACK] // HIT],  # hits on each side before any is cancelled
        "hits": list(b.hits),
        "fallen": list(b.fallen),
        "odds": [] if b.over else odds(s, seat),
    }


def units(s: State, b: Battle, side: int) -> list[tuple[int, int]]:
    """Kinds of fighting units that stand there, and how many."""
    if b.sea:
        allies = count(s, PIRATES, b.space, SHIP) if b.has_pirates(s, side) else 0
        return [(SHIP, count(s, b.owner(side), b.space, SHIP) + allies)]
    found = [(kind, count(s, b.owner(side), b.space, kind)) for kind in range(UNITS) if kind != SHIP]
    return [(kind, n) for kind, n in found if n]


def stood(s: State, b: Battle, side: int, kind: int) -> int:
    """How many units of a kind rolled in this round: those that fell in it, too."""
    owner = b.owner(side)
    dead = [unit for unit in b.dead if unit >> 3 == owner]
    fallen = dead[len(dead) - b.fallen[side] :] if b.fallen[side] else []
    return count(s, owner, b.space, kind) + fallen.count(owner * 8 + kind)


def shields(s: State, b: Battle, side: int) -> list[int]:
    """The values of the dice that elephants turned into shields (COC-6.3.3.3).

    The clash knows them; once it is over they are those with which the account adds up to the combat value.
    """
    clash: Clash | None = current(s, Clash)
    if clash is not None:
        return [n & 7 for n in clash.dropped if n >> 3 == side]
    if b.silenced[side] or b.sea or not b.value[side]:
        return []
    shown = [FACE_VALUE[face] for face in b.faces[side] if FACE_SYMBOL[face] == ELEPHANT]
    ways = set(combinations(sorted(shown), min(len(shown), stood(s, b, side, ELEPHANT))))
    fitting = [way for way in sorted(ways) if not any(line[0] == "other" for line in account(s, b, side, list(way)))]
    return list(fitting[0] if fitting else ways.pop() if len(ways) == 1 else ())


def dice(s: State, b: Battle, side: int, shielded: list[int]) -> list[dict[str, Any]]:
    """Each die: its number, its symbol, and what it did (COC-6.3.3)."""
    left = {kind: 0 if b.silenced[side] or b.sea else stood(s, b, side, kind) for kind in (INFANTRY, CAVALRY, ELEPHANT)}
    dropped = list(shielded)
    found = []
    for face in b.faces[side]:
        value, symbol = FACE_VALUE[face], FACE_SYMBOL[face]
        does = ""
        if symbol == ELEPHANT and value in dropped:
            dropped.remove(value)
            does = "shield"
        elif symbol in (INFANTRY, CAVALRY) and left[symbol]:
            left[symbol] -= 1
            does = "clash"
        found.append({"value": value, "symbol": symbol, "does": does, "adds": RIDE if symbol == CAVALRY else 1})
    return found


def account(s: State, b: Battle, side: int, shielded: list[int]) -> list[Line]:
    """What makes the combat value of a side, line by line; the lines always add up to it."""
    if not b.faces[side]:
        return []
    rolled = dice(s, b, side, shielded)
    lines: list[Line] = [("dice", NONE, sum([die["value"] for die in rolled if die["does"] != "shield"]))]
    for kind in (INFANTRY, CAVALRY):
        lines.append(("clash", kind, sum([die["adds"] for die in rolled if die["does"] == "clash" and die["symbol"] == kind])))
    lines.append(("steel", NONE, b.steel[side]))
    lines.append(("paid", NONE, b.bonus[side]))
    own, other = b.tactic[side], b.tactic[1 - side]
    if own != NONE:
        lines.append(("tactic", own, TACTICS_PLAYED[own].value(s, b, side)))
    p = player(s, b, side)
    if p is not None and not b.sea and b.round == 1 and has(p, FANATICISM) and b.in_city(s) and s.buildings[b.space] >> 4 * TEMPLE & 15:
        lines.append(("fanaticism", FANATICISM, 2))
    if other != NONE:
        lines.append(("tactic", other, -TACTICS_PLAYED[other].penalty(s, b, 1 - side)))
    else:
        lines.append(("wall", NONE, -penalties(s, b, side)))
    lines = [line for line in lines if line[0] == "dice" or line[2]]
    rest = b.value[side] - sum([line[2] for line in lines])
    return [*lines, ("other", NONE, rest)] if rest and b.value[side] else lines


def odds(s: State, seat: int | None) -> list[dict[str, Any]]:
    """For whoever is asked: how the battle ends after each choice, a tactic among them, if nobody plays further cards (only they see it)."""
    if seat is None or seat not in s.to_act or s.pending is None:
        return []
    listed = s.legal(seat)
    options: list[Option] = list(listed) if isinstance(listed, list) else [("decline",)]
    options = [option for option in options[:MOST_CHOICES] if s.why_not(option, seat) is None]
    if not options:
        return []
    return [{"option": option, **outcome.plain()} for option, outcome in zip(options, odds_of_choices(s, seat, options), strict=True)]
