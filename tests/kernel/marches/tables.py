"""Printed facts: the map, the pieces, and every option that can be written down beforehand."""

from __future__ import annotations

from typing import Final

from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

AREAS: Final = 30
WIDTH: Final = 6
TOWN, FARM, MINE, FORT = 0, 1, 2, 3
BUILDINGS: Final = 4
INFANTRY, CAVALRY, GUNS = 0, 1, 2
UNITS: Final = 3
SUPPLY: Final = 12  # units of one colour in the box
ACTIONS: Final = 6
HAND, ROOM = 6, 8  # cards one may keep, and hold in the middle of a turn
TACTICS: Final = 5

CARDS: Final = 60
TAX, FEAST, MUSTER, ROAD, FAMINE, HASTE, SPY, ENVOY = 0, 1, 2, 3, 4, 5, 6, 7  # the kind of a card is its number modulo KINDS
KINDS: Final = 8
SECOND_AGE: Final = 30  # cards from this number on have the back of the second age
TACTIC_CARDS: Final = 40

#                                 town farm mine fort
BUILD_COST: Final[list[int]]   = [ 4,   2,   3,   3]
YIELD: Final[list[int]]        = [ 2,   1,   2,   0]
#                                 inf  cav  guns
UNIT_COST: Final[list[int]]    = [ 1,   2,   3]
UNIT_FORCE: Final[list[int]]   = [ 1,   2,   2]
#                                 area: gold
HOARDS: Final[dict[int, int]]  = {10: 3, 19: 4, 29: 5}
GOALS: Final[tuple[int, ...]]  = (4, 11, 17, 22, 27)


def neighbours(area: int) -> list[int]:
    column = area % WIDTH
    found = [area - WIDTH, area + WIDTH] + ([area - 1] if column else []) + ([area + 1] if column < WIDTH - 1 else [])
    return [a for a in found if 0 <= a < AREAS]


NEXT_TO: Final[list[list[int]]] = [neighbours(area) for area in range(AREAS)]

PASS: Final[Option] = ("pass",)
YES: Final[Option] = ("retreat", True)
NO: Final[Option] = ("retreat", False)
AYE: Final[Option] = ("vote", "aye")
NAY: Final[Option] = ("vote", "nay")
GOAL: Final[tuple[Option, ...]] = tuple([("covet", area) for area in GOALS])
BUILD: Final[list[list[Option]]] = [[("build", a, kind) for kind in range(BUILDINGS)] for a in range(AREAS)]
RAISE: Final[list[list[Option]]] = [[("raise", a, kind) for kind in range(UNITS)] for a in range(AREAS)]
MOVE: Final[list[list[Option]]] = [[("move", a, b) for b in NEXT_TO[a]] for a in range(AREAS)]
PLAY: Final[list[Option]] = [("play", card) for card in range(CARDS)]
BURY: Final[list[Option]] = [("bury", card) for card in range(CARDS)]
BUY: Final[list[Option]] = [("buy", slot) for slot in range(5)]
REACT: Final[list[Option]] = [("react", card) for card in range(CARDS)]
AMBUSH: Final[list[Option]] = [("ambush", card) for card in range(TACTIC_CARDS)]
TACTIC: Final[list[Option]] = [("tactic", card) for card in range(TACTIC_CARDS)]
LOSE: Final[list[Option]] = [("lose", kind) for kind in range(UNITS)]
BID: Final[list[Option]] = [("bid", n) for n in range(100)]
OFFER: Final[list[Option]] = [("offer", card) for card in range(CARDS)]
ACCEPT: Final[list[list[Option]]] = [[("accept", offer, card) for card in range(CARDS)] for offer in range(8)]
SILENCE: Final[Option] = ("silence",)

NOT_YOUR_AREA: Final = Refusal("MAR-3.4.1", "not-your-area")
STANDS_ALREADY: Final = Refusal("MAR-3.4.2", "stands-already")
NOT_ENOUGH_GOLD: Final = Refusal("MAR-3.4.3", "not-enough-gold")
NO_TOWN: Final = Refusal("MAR-3.5.1", "no-town")
BOX_IS_EMPTY: Final = Refusal("MAR-3.5.2", "box-is-empty")
NOBODY_THERE: Final = Refusal("MAR-3.6.1", "nobody-there")
TOO_FAR: Final = Refusal("MAR-3.6.2", "too-far")
NOT_IN_HAND: Final = Refusal("MAR-3.7", "not-in-hand")
NOT_IN_ROW: Final = Refusal("MAR-3.8.1", "not-in-the-row")
HAND_IS_FULL: Final = Refusal("MAR-3.8.2", "hand-is-full")
ONE_AMBUSH: Final = Refusal("MAR-3.9", "one-ambush-at-a-time")
