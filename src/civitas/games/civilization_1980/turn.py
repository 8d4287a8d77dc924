"""The sequence of play: a round of thirteen events (CIV80-1.3)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Call, Next, Step, find_step

from .state import FARMERS, FULL, NOMADS, State

EVENTS: Final[dict[str, tuple[tuple[int, str], ...]]] = {
    FULL: (
        (1, "Taxation"),
        (2, "PopulationExpansion"),
        (3, "Census"),
        (4, "Shipbuilding"),
        (5, "Movement"),
        (6, "Conflicts"),
        (7, "CityBuilding"),
        (8, "TradeCardAcquisition"),
        (9, "Trade"),
        (10, "CivilizationCards"),
        (11, "Calamities"),
        (12, "SurplusCards"),
        (13, "Succession"),
    ),
    NOMADS: (  # CIV80-17.1
        (2, "PopulationExpansion"),
        (4, "Shipbuilding"),
        (5, "Movement"),
        (7, "Surplus"),
    ),
    FARMERS: (  # CIV80-17.2
        (2, "PopulationExpansion"),
        (3, "Census"),
        (4, "Shipbuilding"),
        (5, "Movement"),
        (6, "Conflicts"),
        (7, "CityBuilding"),
        (13, "Succession"),
    ),
}


class Round(Step):
    """Event after event, as the variant has them."""

    at: int = 0

    def begin(self, s: State) -> Next:
        events = EVENTS[s.rules.variant]
        if self.at == len(events):
            return DONE
        if self.at == 0:
            s.graced = []  # CIV80-4.6: last round's grace is over
        s.event, name = events[self.at]
        self.at += 1
        return Call(find_step(s, name)(), self.begin)
