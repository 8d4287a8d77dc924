"""A battle: who fights, where, and what its rounds have come to so far (COC-6.1, 6.3)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import Step
from civitas.kernel.record_fields import face_up, secret
from civitas.kernel.records import CardId

from ..armies import army_size, ship_count
from ..cities import has_building
from ..state import Player, State
from ..tables import FORTRESS, NOBODY, NONE

ATTACK: Final = 0  # sides
DEFENCE: Final = 1

# Bits of Battle.marks: what happens once in a battle, or was paid for it.  Attacker's bits; the defender's are shifted by 16.
ARENA_USED: Final = 1
WAY_OF_THE_SWORD: Final = 2
BLADED_TUSKS: Final = 4
PROTECTOR_USED: Final = 8
SIEGE_PAID: Final = 16  # this round
STRATEGIST: Final = 32  # this round
WARLORD_FIGHT: Final = 64
HORSE_MASTER: Final = 128  # this round


def zeros() -> list[int]:
    """A number for each side."""
    return [0, 0]


def nothing() -> list[int]:
    return [NONE, NONE]


def no_dice() -> list[list[int]]:
    return [[], []]


class Battle(Step):
    """The step of a battle; the stages are in battles.fighting.  Both sides stand on *space*, the attackers came from *origin*.

    Lists are by side: 0 the attacker, 1 the defender.  Sides are owners: seats, BARBARIANS or PIRATES.
    """

    attacker: int
    defender: int
    space: int
    origin: int = NONE  # where a retreat leads; NONE: no retreat
    sea: bool = False
    from_ship: bool = False
    no_retreat: bool = False
    round: int = 0
    # who lays tactics for each side, and what lies face down: 0 or 1 card
    attack_hand: int = NOBODY
    defence_hand: int = NOBODY
    attack_card: list[CardId] = secret("attack_hand", pool="action", default=[])
    defence_card: list[CardId] = secret("defence_hand", pool="action", default=[])
    shown: list[CardId] = face_up(default=nothing())  # revealed cards of this round, NONE when gone or none
    tactic: list[int] = nothing()  # tactics that work in this round
    # the battle
    steel: list[int] = zeros()
    marks: int = 0
    fort_die: bool = True
    fort_cancel: bool = True
    no_tactic: list[int] = zeros()  # that side may play no tactic in this round
    horse: bool = False  # Trojan Horse was paid
    at_start: list[int] = zeros()  # fighting units at the beginning of the battle
    lost: list[int] = zeros()  # fighting units lost so far
    dead: list[int] = []  # owner * 8 + kind of every army unit or ship destroyed
    settlers_lost: int = 0
    # the round
    units: list[int] = zeros()  # fighting units at the start of this round (COC-8.3.7)
    faces: list[list[int]] = no_dice()  # dice
    bonus: list[int] = zeros()  # paid for this round: Immortals, Strategist
    silenced: list[int] = zeros()  # no clash abilities in this round
    shields: list[int] = zeros()  # hits cancelled by cards, dice and abilities in this round
    value: list[int] = zeros()  # combat values
    hits: list[int] = zeros()  # on that side
    cancelled: list[int] = zeros()  # of them
    fallen: list[int] = zeros()  # units removed in step 4 of this round
    over: bool = False  # decided by a card
    winner: int = NOBODY
    fight: int = 0  # its place in s.fights

    def owner(self, side: int) -> int:
        return self.attacker if side == ATTACK else self.defender

    def fighters(self, s: State, side: int) -> int:
        """Fighting units of a side now: army units on land, ships at sea."""
        stack = s.stacks[self.owner(side)][self.space]
        return ship_count(stack) if self.sea else army_size(stack)

    def in_city(self, s: State) -> bool:
        """Whether a city is attacked."""
        return not self.sea and s.city[self.space] == self.defender

    def fortress(self, s: State) -> bool:
        """Whether the attacked city has a fortress."""
        return self.in_city(s) and has_building(s, self.space, FORTRESS)

    def marked(self, side: int, bit: int) -> bool:
        return self.marks >> 16 * side & bit != 0

    def mark(self, side: int, bit: int) -> None:
        self.marks |= bit << 16 * side


def side_of(b: Battle, seat: int) -> int:
    """The side on which an owner fights."""
    return ATTACK if b.attacker == seat else DEFENCE


def player(s: State, b: Battle, side: int) -> Player | None:
    """The player of a side; None for barbarians and pirates."""
    owner = b.owner(side)
    return s.players[owner] if owner < len(s.players) else None
