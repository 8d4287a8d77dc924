"""Events that cancel what somebody else announced (SMC-9.7.2, SMC-26)."""

from __future__ import annotations

from civitas.games.sid_meiers_civilization.state import State
from civitas.kernel.options import Refusal

from .event import ONLY_AS_AN_ANSWER, Event, enroll


class Cancel(Event):
    """Jousting Tourney cancels a culture event; Bread and Circuses only one that targets its player."""

    def only_when(self) -> Refusal | None:
        return ONLY_AS_AN_ANSWER

    def can_do_something(self, s: State, seat: int) -> bool:
        return True

    def cancels_event(self, seat: int, targets: int) -> bool:
        return not self.params.get("only_if_targets_me") or bool(targets >> seat & 1)


class PrimetimeTV(Cancel):
    """Cancels a culture event or a resource ability."""

    def cancels_ability(self) -> bool:
        return True


enroll(Cancel("bread_and_circuses"), Cancel("jousting_tourney"), PrimetimeTV("primetime_tv"))
