"""Disoriented, Lost, Out of Position: all figures of another player in one square are led elsewhere (SMC-9.7.4, SMC-9.12)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.games.sid_meiers_civilization.board import figures_on, is_centre, move_figure
from civitas.games.sid_meiers_civilization.deeds import NOTHING
from civitas.games.sid_meiers_civilization.reach import figure_squares
from civitas.games.sid_meiers_civilization.state import State
from civitas.games.sid_meiers_civilization.tables import NONE
from civitas.games.sid_meiers_civilization.tiles import BOARDS, FACEDOWN, IS_WATER, SQUARES
from civitas.games.sid_meiers_civilization.yields import enemies_at, enemy_at, figures_at, stacking_limit
from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .event import Event, enroll

LEAD_AWAY: Final[list[Option]] = [("lead-away", square) for square in range(SQUARES)]
NOBODY_TO_LEAD: Final = Refusal("SMC-9.12", "nobody-there-can-be-led-away")
NOT_THERE: Final = Refusal("SMC-9.7.4", "they-cannot-be-led-there")
LEAD_TO: Final[list[Option]] = [("lead-to", square) for square in range(SQUARES)]


def may_be_led_onto(s: State, owner: int, square: int) -> bool:
    """No water, whatever techs their owner has, no hut, village, city centre, facedown tile or figures of somebody else."""
    if s.ground[square] == FACEDOWN or IS_WATER[s.ground[square]] or s.token[square]:
        return False
    return not is_centre(s, square) and not enemies_at(s, owner, square)


def ends_for(s: State, owner: int, start: int, steps: int) -> list[int]:
    """Where the figures of a square can be led in one to *steps* steps; there the owner's stacking limit holds."""
    around = BOARDS[len(s.players)].orthogonal
    reached, edge = {start}, [start]
    for _ in range(steps):
        edge = [near for square in edge for near in around[square] if near not in reached and may_be_led_onto(s, owner, near)]
        edge = list(dict.fromkeys(edge))
        reached.update(edge)
    room = stacking_limit(s.players[owner]) - figures_at(s, owner, start)
    return sorted([square for square in reached if square != start and figures_at(s, owner, square) <= room])


def can_be_led(s: State, owner: int, start: int, steps: int) -> bool:
    """Whether there is any such end; nearly always the first step is one."""
    room = stacking_limit(s.players[owner]) - figures_at(s, owner, start)
    for near in BOARDS[len(s.players)].orthogonal[start]:
        if may_be_led_onto(s, owner, near) and figures_at(s, owner, near) <= room:
            return True
    return bool(ends_for(s, owner, start, steps))


class LeadAway(Event):
    """All figures of one other player in a square move as a group over land; they start no battle."""

    question: ClassVar[str] = "lead-away"

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        if not chosen:
            return [LEAD_AWAY[square] for square in figure_squares(s) if self.has_end(s, seat, square)]
        return [LEAD_TO[square] for square in self.ends(s, seat, chosen[0][1])] if len(chosen) == 1 else NOTHING

    def has_end(self, s: State, seat: int, square: int) -> bool:
        owner = enemy_at(s, seat, square)
        return owner != NONE and can_be_led(s, owner, square, self.number("squares"))

    def ends(self, s: State, seat: int, square: int) -> list[int]:
        owner = enemy_at(s, seat, square)
        return [] if owner == NONE else ends_for(s, owner, square, self.number("squares"))

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        return NOBODY_TO_LEAD if option[0] == "lead-away" else NOT_THERE

    def can_do_something(self, s: State, seat: int) -> bool:
        for square in figure_squares(s):
            if self.has_end(s, seat, square):
                return True
        return False

    def targets(self, s: State, seat: int, chosen: list[Option]) -> int:
        found = 0
        for option in chosen:
            if option[0] == "lead-away":
                found |= 1 << enemy_at(s, seat, option[1])
        return found

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        start, end = chosen[0][1], chosen[1][1]
        owner = enemy_at(s, seat, start)
        for figure in figures_on(s, owner, start):
            move_figure(s, figure, end)
        s.tell("figures-led-away", seat=owner, square=start, destination=end)
        return None


enroll(LeadAway("disoriented"), LeadAway("lost"), LeadAway("out_of_position"))
