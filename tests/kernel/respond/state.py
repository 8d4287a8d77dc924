"""What lies on the table: event cards with public backs, hidden tokens, public techs, one figure a seat."""

from __future__ import annotations

from civitas.kernel.flow import BaseState
from civitas.kernel.record_fields import face_up, secret
from civitas.kernel.records import CardId, Record

from .tables import LEVEL


class Player(Record):
    """One seat's side of the table."""

    seat: int
    culture: int = 4
    techs: int = 0  # as a mask: public
    spied: bool = False  # the spy was used this turn: public
    figure: bool = True  # on the map
    events: list[CardId] = secret("seat", pool="event", default=[])
    tokens: list[CardId] = secret("seat", pool="token", default=[])


class State(BaseState):
    """The whole table."""

    players: list[Player]
    rounds: int
    how: str = "watch"
    aside: int = 0  # who passes until the turn is over, as a mask: public
    watchers: int = 0  # of the part under way, as a mask (SMC-26.9): public
    decks: list[list[CardId]] = secret(pool="event", default=[])
    discarded: list[CardId] = face_up(default=[])
    huts: list[CardId] = secret(pool="token", default=[])
    spent: list[CardId] = face_up(default=[])

    def seats(self) -> int:
        return len(self.players)

    def count_scores(self) -> list[int]:
        return [player.culture for player in self.players]

    def back(self, pool: str, card: int) -> str:
        return str(LEVEL[card]) if pool == "event" else ""
