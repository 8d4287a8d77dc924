"""Unit cards of three types: a deck each, and everybody's forces."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import BaseState, Step
from civitas.kernel.record_fields import face_up, secret
from civitas.kernel.records import CardId, Record

UNITS: Final = 30
TYPES: Final = 3
TYPE: Final = [card % TYPES for card in range(UNITS)]
STRENGTH: Final = [1 + card // TYPES % 3 for card in range(UNITS)]


def by_type(cards: list[int]) -> list[int]:
    """How many of each type."""
    return [sum([1 for card in cards if TYPE[card] == kind]) for kind in range(TYPES)]


class Player(Record):
    """One seat's side of the table."""

    seat: int
    wins: int = 0
    units: list[int] = []  # by type, hand and rest together: public
    forces: list[CardId] = secret("seat", pool="unit", backs="together", default=[])


class Hands(Step):
    """What a battle holds."""

    attacker: int
    defender: int
    attack: list[CardId] = secret("attacker", pool="unit", backs="together", default=[])
    defence: list[CardId] = secret("defender", pool="unit", backs="together", default=[])


class State(BaseState):
    """The whole table."""

    players: list[Player]
    decks: list[list[CardId]] = secret(pool="unit", default=[])
    dead: list[CardId] = face_up(default=[])

    def seats(self) -> int:
        return len(self.players)

    def count_scores(self) -> list[int]:
        return [player.wins for player in self.players]

    def back(self, pool: str, card: int) -> str:
        return str(TYPE[card])
