"""Devoting a city to the arts (SMC-8.11)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option

from .actions import Action
from .city_actions import ARTS, CityAction, ready_cities, spend_action, why_not_act
from .culture_track import gain_culture
from .state import State
from .tables import CITIES, SEATS
from .yields import city_arts

DEVOTE: Final[list[Option]] = [("arts", city) for city in range(CITIES * SEATS)]


class Devote(Action):
    """B: one culture, and one for each culture icon of the city."""

    verb: ClassVar[str] = "arts"
    parts: ClassVar[tuple[str, ...]] = ("city",)

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        options += [DEVOTE[city] for city in ready_cities(s, seat, ARTS)]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return why_not_act(s, seat, option[1], ARTS)

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        return DevoteToArts(seat, option)

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        return "do-arts", {"city": option[1], "number": city_arts(s, option[1])}


class DevoteToArts(CityAction):
    """The city has nothing to choose."""

    def pay(self, s: State) -> None:
        spend_action(s, self.seat, self.city(), ARTS)
        s.tell("devotes-to-arts", seat=self.seat, city=self.city())

    def take_effect(self, s: State) -> Step | None:
        gain_culture(s, self.seat, city_arts(s, self.city()))
        return None
