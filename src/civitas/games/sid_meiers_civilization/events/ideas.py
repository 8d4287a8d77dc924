"""Exchange of Ideas, Knowledge Shared, Think Tank: two players learn from each other (SMC-9.7.6, SMC-9.13)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.games.sid_meiers_civilization.deeds import CHOOSE_PLAYER, NOT_ANOTHER_PLAYER, NOTHING
from civitas.games.sid_meiers_civilization.learning import LearnFrom
from civitas.games.sid_meiers_civilization.pyramid import learnable, techs_up_to
from civitas.games.sid_meiers_civilization.state import State, others
from civitas.kernel.flow import Agenda, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .event import Event, enroll

NOTHING_TO_LEARN: Final = Refusal("SMC-9.7.6", "nothing-to-learn-from-them")


class ShareIdeas(Event):
    """Learn a tech that another player has, then they learn one of yours; printed levels count (SMC-3.4)."""

    question: ClassVar[str] = "choose-player"

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        """SMC-9.7.6: only from somebody who knows what the card's player can place."""
        if chosen:
            return NOTHING
        return [CHOOSE_PLAYER[rival] for rival in others(s, seat) if learnable(s.players[seat], s.players[rival].techs & self.levels())]

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        return NOTHING_TO_LEARN if option[1] in others(s, seat) else NOT_ANOTHER_PLAYER

    def levels(self) -> int:
        """The techs it is about."""
        return techs_up_to(self.number("max_level"))

    def targets(self, s: State, seat: int, chosen: list[Option]) -> int:
        return sum([1 << option[1] for option in chosen])

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        """First the card's player, whose tech takes effect at once, then the other."""
        rival, levels = chosen[0][1], self.levels()
        return Agenda([LearnFrom(seat, s.players[rival].techs & levels), LearnFrom(rival, s.players[seat].techs & levels)])


enroll(ShareIdeas("exchange_of_ideas"), ShareIdeas("knowledge_shared"), ShareIdeas("think_tank"))
