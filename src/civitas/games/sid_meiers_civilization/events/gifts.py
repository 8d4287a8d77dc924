"""Gifts: they stand for a resource while their player pays for an ability (SMC-9.7.1, SMC-14.12)."""

from __future__ import annotations

from typing import ClassVar

from civitas.games.sid_meiers_civilization import coins
from civitas.games.sid_meiers_civilization.deeds import CHOOSE_PLAYER, NOT_ANOTHER_PLAYER, NOTHING
from civitas.games.sid_meiers_civilization.state import State, others
from civitas.games.sid_meiers_civilization.tables import ANY_RESOURCE, COIN_SHEET, RESOURCE_IDS
from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .event import ONLY_WHILE_PAYING, Event, enroll


class Gift(Event):
    """One of the resources that it shows."""

    question: ClassVar[str] = "choose-player"

    def __init__(self, id: str) -> None:
        Event.__init__(self, id)
        self.shown: list[int] = [RESOURCE_IDS.index(resource) for resource in self.params["resources"]]

    def pays(self, resource: int) -> bool:
        return resource == ANY_RESOURCE or resource in self.shown

    def only_when(self) -> Refusal | None:
        return ONLY_WHILE_PAYING

    def can_do_something(self, s: State, seat: int) -> bool:
        return True


class GiftFromAfar(Gift):
    """Another player, whom the giver chooses, puts a coin on their civilization sheet: that player is its target (SMC-9.8)."""

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        return NOTHING if chosen else [CHOOSE_PLAYER[rival] for rival in others(s, seat)]

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        return NOT_ANOTHER_PLAYER

    def targets(self, s: State, seat: int, chosen: list[Option]) -> int:
        return sum([1 << option[1] for option in chosen])

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        for _ in range(self.number("other_player_coin")):
            coins.add_token(s, chosen[0][1], COIN_SHEET)
        return None


enroll(GiftFromAfar("a_gift_from_afar"), Gift("a_generous_gift"), Gift("a_princely_gift"))
