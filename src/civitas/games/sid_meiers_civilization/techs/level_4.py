"""The techs of level IV: Atomic Theory to Replaceable Parts.  Combustion and Flight are in movement, Ballistics in combat."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.games.sid_meiers_civilization.abilities import Ability, implement
from civitas.games.sid_meiers_civilization.board import destroy_city, figures_on, remove_figure, send_scout
from civitas.games.sid_meiers_civilization.deeds import NOTHING
from civitas.games.sid_meiers_civilization.state import EXTRA_ACTIONS, State, cities_of, is_capital, is_scout
from civitas.games.sid_meiers_civilization.tables import CITIES, NO_CAPITAL_ACTION, NONE, SEATS
from civitas.games.sid_meiers_civilization.yields import outskirts
from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .shared import SpyCancels

NUKE: Final[list[Option]] = [("nuke", city) for city in range(CITIES * SEATS)]


NOT_TO_BE_NUKED: Final = Refusal("SMC-14.10.4", "only-a-city-that-is-no-capital")


class ExtraActions(Ability):
    """Each of your cities takes one more action this turn, but not the capital under Anarchy."""

    def can_do_something(self, s: State, seat: int) -> bool:
        idle = NO_CAPITAL_ACTION[s.rules.government_set][s.players[seat].government]
        return not idle or len(cities_of(s, seat)) > 1

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        s.players[seat].flags |= EXTRA_ACTIONS
        return None


class Nuke(Ability):
    """A city that is no capital is destroyed, with everything in its outskirts and the figures of all players there (SMC-14.10.4)."""

    question: ClassVar[str] = "nuke"

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        if chosen:
            return NOTHING
        return [NUKE[city] for city, centre in enumerate(s.cities) if centre != NONE and not is_capital(city)]

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        return NOT_TO_BE_NUKED

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        city = chosen[0][1]
        blasted = [figure for square in outskirts(s, city) for p in s.players for figure in figures_on(s, p.seat, square)]
        s.tell("city-nuked", seat=seat, city=city, square=s.cities[city])
        for figure in blasted:  # all of it is gone at once: nobody gathers what a building leaves behind
            if is_scout(figure):
                send_scout(s, figure, NONE)
        destroy_city(s, city)
        for figure in blasted:
            remove_figure(s, figure)
        return None


implement("atomic_theory_actions", ExtraActions())
implement("atomic_theory_nuke", Nuke())
implement("mass_media_spy", SpyCancels())
