"""Piracy (CIV80-12.9): the trader's ships take coastal cities of the victim."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization_1980.atlas import BODY, BODY_IDS, COAST_BODY
from civitas.games.civilization_1980.pieces import raze
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.tables import PIRACY
from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.options import Refusal, Subset
from civitas.kernel.records import Option

OUT_OF_REACH: Final = Refusal("CIV80-22.10", "each-ship-takes-one-city-on-its-own-waters")


class Piracy(Step):
    """For every ship the trader has on the board the victim loses a city on the same waters; the trader picks them."""

    victim: int
    trader: int
    body: int = -1  # the waters being plundered
    taken: int = 0

    def begin(self, s: State) -> Next:
        """The next body of water with ships of the one and cities of the other."""
        self.body += 1
        while self.body < len(BODY_IDS) and not self.booty(s):
            self.body += 1
        if self.body == len(BODY_IDS):
            if not self.taken:
                s.tell("calamity-finds-nothing", seat=self.victim, card=PIRACY)
            return DONE
        return Ask(self.trader, "plunder", self.targets, then=self.plunder, rule="CIV80-12.9", about={"seat": self.victim}, public=True)

    def ashore(self, s: State) -> tuple[int, ...]:
        return tuple([area for area in s.players[self.victim].cities if COAST_BODY[area] == self.body])

    def booty(self, s: State) -> int:
        """CIV80-22.10: as many cities as there are ships on these waters."""
        ships = sum([1 for zone in s.players[self.trader].ships if BODY[zone] == self.body])
        return min(ships, len(self.ashore(s)))

    def targets(self, s: State, seat: int) -> Subset:
        return Subset("plunder", self.ashore(s), self.booty(s), self.booty(s))

    def plunder(self, s: State, option: Option) -> Next:
        for area in option[1]:
            raze(s, area)
            s.tell("loses-city", seat=self.victim, area=area)
        self.taken += len(option[1])
        return self.begin(s)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("plunder", tuple()):
                return None if self.targets(s, seat).contains(option) else OUT_OF_REACH
        return None
