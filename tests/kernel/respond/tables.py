"""Printed facts: 33 events on three levels, 12 tokens, one tech."""

from __future__ import annotations

from typing import Final

from civitas.kernel.records import Option

BOON, BLIGHT, BREAD, JOUST, PRIME, DEFECTION = range(6)
# level (the back, public), what it does, copies; as in the real decks each level has one cancel and one defection
DECK: Final = [
    (1, BOON, 3), (1, BLIGHT, 3), (1, BREAD, 3), (1, DEFECTION, 2),
    (2, BOON, 3), (2, BLIGHT, 3), (2, JOUST, 3), (2, DEFECTION, 2),
    (3, BOON, 3), (3, BLIGHT, 3), (3, PRIME, 3), (3, DEFECTION, 2),
]  # fmt: skip
LEVEL: Final[list[int]] = [level for level, _, n in DECK for _ in range(n)]
WHAT: Final[list[int]] = [what for _, what, n in DECK for _ in range(n)]
EVENTS: Final = len(WHAT)
SPY, WHEAT = range(2)
TOKEN: Final = [SPY] * 5 + [WHEAT] * 7
TOKENS: Final = len(TOKEN)
CIVIL_SERVICE: Final = 1
SEATS: Final = 4
SPEED: Final = 3  # steps in one walk

PLAY: Final[list[Option]] = [("play", card) for card in range(EVENTS)]
AT: Final[list[list[Option]]] = [[("play", card, seat) for seat in range(SEATS)] for card in range(EVENTS)]
SPEND: Final[list[Option]] = [("spy", token) for token in range(TOKENS)]
SOW: Final[list[Option]] = [("sow", token) for token in range(TOKENS)]
WALK: Final[Option] = ("walk",)
STEP: Final[Option] = ("step",)
STOP: Final[Option] = ("stop",)
WATCH: Final[tuple[Option, ...]] = (("rest",), ("watch",))
