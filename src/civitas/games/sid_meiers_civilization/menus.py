"""What there is to do in a part of each phase, in the order of the rules."""

from __future__ import annotations

from typing import Final

from .actions import End, Menu
from .events.playing import Play
from .founding import Found
from .government import ChangeGovernment
from .great_people import PlaceGreatPerson
from .harvest import FreeHarvest
from .resource_abilities import Use
from .tables import MOVEMENT, START_OF_TURN, TRADE
from .wonders import HangingGardens, StatueOfLiberty

START_OF_TURN_MENU: Final = Menu(
    HangingGardens(),
    StatueOfLiberty(),
    FreeHarvest(),
    Use(START_OF_TURN),  # none is of this phase: it only says so (SMC-14.9)
    Play(START_OF_TURN),
    PlaceGreatPerson(),
    Found(),
    ChangeGovernment(),
    End(),
)
TRADE_MENU: Final = Menu(Use(TRADE))
BETWEEN_STEPS_MENU: Final = Menu(Use(MOVEMENT), Play(MOVEMENT))
