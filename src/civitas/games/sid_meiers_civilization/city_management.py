"""Phase 3: City Management, one player after the other (SMC-8)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import Next

from .actions import End, Menu, Part
from .arts import Devote
from .culture_track import Advance
from .events.playing import Play
from .harvest import Harvest, HarvestTwo
from .producing import BuildFreely, Produce
from .resource_abilities import Use
from .state import State
from .tables import CITY_MANAGEMENT
from .techs.level_2 import Mint

# In the order of the rule book: city actions (SMC-8.1.1), then what fits between them (SMC-8.1.3).
MENU: Final = Menu(
    Produce(),
    BuildFreely(),
    Devote(),
    Harvest(),
    HarvestTwo(),
    Use(CITY_MANAGEMENT),
    Play(CITY_MANAGEMENT),
    Advance(),
    Mint(),
    End(),
)


class CityManagementPart(Part):
    """One action with each city, in any order; abilities, events and culture advances between them."""

    def begin(self, s: State) -> Next:
        s.current = self.seat
        s.tell("part-begins", seat=self.seat, phase=CITY_MANAGEMENT)
        return self.ask(s)

    def menu(self, s: State) -> Menu:
        return MENU

    def ask(self, s: State) -> Next:
        return self.ask_menu(s, "city-management", "SMC-8.1.1")
