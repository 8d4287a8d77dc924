"""What techs of several levels do alike."""

from __future__ import annotations

from typing import ClassVar

from civitas.games.sid_meiers_civilization.abilities import Ability
from civitas.games.sid_meiers_civilization.city_actions import PRODUCE, ready_cities, why_not_boost
from civitas.games.sid_meiers_civilization.culture_track import gain_culture
from civitas.games.sid_meiers_civilization.deeds import BOOST, NOTHING, boost
from civitas.games.sid_meiers_civilization.state import State
from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option


class MoreProduction(Ability):
    """One of your cities has more production this turn; it is named now (SMC-8.2.4)."""

    question: ClassVar[str] = "boost"

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        return NOTHING if chosen else [BOOST[city] for city in ready_cities(s, seat, PRODUCE)]

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        return why_not_boost(s, seat, option[1])

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        boost(s, chosen[0][1], self.number("production"))
        return None


class MoreCulture(Ability):
    """Gain culture; no city acts."""

    def can_do_something(self, s: State, seat: int) -> bool:
        return True

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        gain_culture(s, seat, self.number("culture"))
        return None


class SpyCancels(Ability):
    """A spy that answers what somebody else announced (SMC-26): the window below it hears that it worked."""

    def only_as_an_answer(self) -> bool:
        return True

    def can_do_something(self, s: State, seat: int) -> bool:
        return True
