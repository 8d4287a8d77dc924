"""Days on which a city works more (SMC-9.7.9), and citizens who revolt (SMC-9.7.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.games.sid_meiers_civilization.city_actions import PRODUCE, ready_cities, why_not_boost
from civitas.games.sid_meiers_civilization.deeds import BOOST, CHOOSE_PLAYER, NOT_ANOTHER_PLAYER, NOTHING, boost
from civitas.games.sid_meiers_civilization.government import force_anarchy
from civitas.games.sid_meiers_civilization.state import State, others
from civitas.games.sid_meiers_civilization.tables import ANARCHY
from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .event import Event, enroll

IN_ANARCHY: Final = Refusal("SMC-6.8.7", "they-are-in-anarchy")


class Day(Event):
    """One of your cities has more production this turn."""

    question: ClassVar[str] = "boost"

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        return NOTHING if chosen else [BOOST[city] for city in ready_cities(s, seat, PRODUCE)]

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        return why_not_boost(s, seat, option[1])

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        boost(s, chosen[0][1], self.number("production"))
        return None


class Revolt(Event):
    """Another player's government changes to Anarchy; who is in Anarchy cannot be chosen (SMC-6.8.7)."""

    question: ClassVar[str] = "choose-player"

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        if chosen:
            return NOTHING
        return [CHOOSE_PLAYER[rival] for rival in others(s, seat) if s.players[rival].government != ANARCHY]

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        return IN_ANARCHY if option[1] in others(s, seat) else NOT_ANOTHER_PLAYER

    def targets(self, s: State, seat: int, chosen: list[Option]) -> int:
        return sum([1 << option[1] for option in chosen])

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        return force_anarchy(s, chosen[0][1])


enroll(
    Day("we_love_the_despot_day"),
    Day("we_love_the_queen_day"),
    Day("we_love_the_president_day"),
    Revolt("the_citizens_are_revolting"),
    Revolt("the_citizens_are_revolting_2"),
)
