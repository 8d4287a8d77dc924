"""Huts explored and villages conquered (SMC-12.3, SMC-12.4.3)."""

from __future__ import annotations

from civitas.games.sid_meiers_civilization.board import take_token
from civitas.games.sid_meiers_civilization.civilizations import explores
from civitas.games.sid_meiers_civilization.great_people import GainGreatPerson
from civitas.games.sid_meiers_civilization.state import State
from civitas.games.sid_meiers_civilization.tables import NONE, VILLAGE_RESOURCE
from civitas.kernel.flow import DONE, Call, Next, Step


def explore_hut(s: State, seat: int, square: int) -> None:
    """SMC-12.3: the token is taken, looked at secretly, and kept; China gains culture."""
    token = take_token(s, square)
    s.players[seat].huts.put(token)
    s.tell("explores-hut", seat=seat, square=square)
    s.tell("sees-hut", seat=seat, hut=token, to=1 << seat)
    explores(s, seat)


class ConquerVillage(Step):
    """SMC-12.4.3: the winner takes the token; a great person on it is gained at once."""

    seat: int
    square: int

    def begin(self, s: State) -> Next:
        token = take_token(s, self.square)
        s.tell("conquers-village", seat=self.seat, square=self.square)
        if VILLAGE_RESOURCE[token] == NONE:
            s.spent_villages = (*s.spent_villages, token)
            return Call(GainGreatPerson(self.seat))
        s.players[self.seat].villages.put(token)
        s.tell("sees-village", seat=self.seat, village=token, to=1 << self.seat)
        return DONE
