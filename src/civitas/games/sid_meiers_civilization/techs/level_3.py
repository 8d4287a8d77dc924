"""The techs of level III: Banking to Theology."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.games.sid_meiers_civilization.abilities import Ability, implement
from civitas.games.sid_meiers_civilization.board import figures_on, move_figure
from civitas.games.sid_meiers_civilization.buildings import building_squares, destroy_building
from civitas.games.sid_meiers_civilization.deeds import DESTROY, NOTHING
from civitas.games.sid_meiers_civilization.state import FIGURES, State
from civitas.games.sid_meiers_civilization.tables import AGE_IDS, NONE
from civitas.games.sid_meiers_civilization.tiles import BOARDS, FACEDOWN, IS_WATER, SQUARES
from civitas.games.sid_meiers_civilization.wonders import NOT_OBSOLETE, make_obsolete, may_become_obsolete
from civitas.games.sid_meiers_civilization.yields import enemies_at, figures_at, stacking_limit
from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .shared import MoreCulture, MoreProduction

HOLD: Final[list[Option]] = [("hold", square) for square in range(SQUARES)]
EMBARK: Final[list[Option]] = [("embark", square) for square in range(SQUARES)]
HELD: Final = Refusal("SMC-14.10.3", "that-square-cannot-be-held")
NO_BUILDING: Final = Refusal("SMC-9.7.7", "no-building-there")
NOBODY_TO_SHIP: Final = Refusal("SMC-14.10.2", "no-figures-to-embark-there")
NO_SUCH_WATER: Final = Refusal("SMC-14.10.2", "they-cannot-sail-there")
SAIL_TO: Final[list[Option]] = [("sail-to", square) for square in range(SQUARES)]


class Communism(Ability):
    """No figure of any player leaves the chosen square for the rest of this Movement phase (SMC-14.10.3)."""

    question: ClassVar[str] = "hold"

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        if chosen:
            return NOTHING
        return [HOLD[square] for square in BOARDS[len(s.players)].squares if s.ground[square] != FACEDOWN and square not in s.held]

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        return HELD

    def can_do_something(self, s: State, seat: int) -> bool:
        return True

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        s.held = (*s.held, chosen[0][1])
        return None


class Gunpowder(Ability):
    """Make an ancient or medieval wonder obsolete, or destroy any building, also one's own; walls count."""

    question: ClassVar[str] = "gunpowder"

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        if chosen:
            return NOTHING
        ages = [AGE_IDS.index(age) for age in self.row["obsolete"]]
        return may_become_obsolete(s, ages) + [DESTROY[square] for square in building_squares(s)]

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        return NO_BUILDING if option[0] == "destroy" else NOT_OBSOLETE

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        if chosen[0][0] == "obsolete":
            make_obsolete(s, chosen[0][1])
        else:
            destroy_building(s, chosen[0][1])
        return None


class SteamPower(Ability):
    """All your figures of one square go to any water square; it is no move, but they do not move again this turn (SMC-14.10.2)."""

    question: ClassVar[str] = "embark"

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        if not chosen:
            own = sorted({square for square in s.figures[FIGURES * seat : FIGURES * seat + FIGURES] if square != NONE})
            return [EMBARK[square] for square in own if self.waters(s, seat, square)]
        return [SAIL_TO[square] for square in self.waters(s, seat, chosen[0][1])] if len(chosen) == 1 else NOTHING

    def can_do_something(self, s: State, seat: int) -> bool:
        for square in s.figures[FIGURES * seat : FIGURES * seat + FIGURES]:
            if square != NONE and self.waters(s, seat, square):
                return True
        return False

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        return NOBODY_TO_SHIP if option[0] == "embark" else NO_SUCH_WATER

    def waters(self, s: State, seat: int, start: int) -> list[int]:
        """Revealed water squares without enemy figures, within the stacking limit."""
        room = stacking_limit(s.players[seat]) - figures_at(s, seat, start)
        found = []
        for square in BOARDS[len(s.players)].squares:
            cell = s.ground[square]
            if cell != FACEDOWN and IS_WATER[cell] and square != start and not enemies_at(s, seat, square):
                if figures_at(s, seat, square) <= room:
                    found.append(square)
        return found

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        start, end = chosen[0][1], chosen[1][1]
        for figure in figures_on(s, seat, start):
            move_figure(s, figure, end)
            s.moved |= 1 << figure
        s.tell("figures-sail", seat=seat, square=start, destination=end)
        return None


implement("banking_wheat", MoreProduction())
implement("communism_spy", Communism())
implement("gunpowder_any2", Gunpowder())
implement("metal_casting_incense", MoreCulture())
implement("steam_power_silk", SteamPower())
