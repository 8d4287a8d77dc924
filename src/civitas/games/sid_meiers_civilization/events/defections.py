"""Defections: figures or a great person are killed in one square (SMC-9.7.3)."""

from __future__ import annotations

from typing import Final

from civitas.games.sid_meiers_civilization.board import destroy_marker, figures_on, is_person, remove_figure
from civitas.games.sid_meiers_civilization.deeds import NOTHING
from civitas.games.sid_meiers_civilization.reach import figure_squares, finds_somebody, person_squares, reach_of, within_reach
from civitas.games.sid_meiers_civilization.state import State, is_scout, owner_of
from civitas.games.sid_meiers_civilization.tables import FIRST_PERSON, SEATS
from civitas.games.sid_meiers_civilization.tiles import SQUARES
from civitas.games.sid_meiers_civilization.yields import armies_at, scouts_at
from civitas.kernel.flow import Step, current, find_step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .event import Event, enroll

MANNERS: Final = ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2))  # armies and scouts that one card kills
KILL: Final[list[list[list[Option]]]] = [
    [[("kill", square, owner, armies, scouts) for armies, scouts in MANNERS] for owner in range(SEATS)] for square in range(SQUARES)
]
NOBODY_THERE: Final = Refusal("SMC-9.7.3", "nobody-there-whom-it-could-kill")
OUT_OF_RANGE: Final = Refusal("SMC-9.11", "that-is-out-of-range")
KILL_PERSON: Final[list[Option]] = [("kill-person", square) for square in range(SQUARES)]


class KillFigures(Event):
    """In one square within range: one or more figures die, or a great person."""

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        if chosen:
            return NOTHING
        reach, most = reach_of(self.params), self.number("figures")
        found: list[Option] = []
        for square in within_reach(s, seat, figure_squares(s), reach):
            for p in s.players:  # somebody who flies over a square may share it for a moment (SMC-11.11)
                armies, scouts = armies_at(s, p.seat, square), scouts_at(s, p.seat, square)
                for at, (killed, lost) in enumerate(MANNERS):
                    if killed <= armies and lost <= scouts and killed + lost <= most:
                        found.append(KILL[square][p.seat][at])
        if self.params["great_person"]:
            found += [KILL_PERSON[square] for square in within_reach(s, seat, person_squares(s), reach)]
        return found

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        if not 0 <= option[1] < SQUARES:
            return NOBODY_THERE
        there = option[1] in (person_squares(s) if option[0] == "kill-person" else figure_squares(s))
        return NOBODY_THERE if not there or within_reach(s, seat, [option[1]], reach_of(self.params)) else OUT_OF_RANGE

    def can_do_something(self, s: State, seat: int) -> bool:
        return finds_somebody(s, seat, self.level)

    def interrupts_movement(self) -> bool:
        return True

    def targets(self, s: State, seat: int, chosen: list[Option]) -> int:
        """SMC-9.8: the owner of the figures or of the great person."""
        found = 0
        for option in chosen:
            found |= 1 << (owner_of(s.realm[option[1]]) if option[0] == "kill-person" else option[2])
        return found

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        match chosen[0]:
            case ("kill", int(square), int(owner), int(armies), int(scouts)):
                kill_figures(s, square, owner, armies, scouts)
            case ("kill-person", int(square)) if is_person(s.marker[square]):
                s.tell("person-killed", seat=owner_of(s.realm[square]), person=s.marker[square] - FIRST_PERSON, square=square)
                destroy_marker(s, square)
        return None


def kill_figures(s: State, square: int, owner: int, armies: int, scouts: int) -> None:
    """So many figures of a player there go back to the supply: those that are moving first, then those that still may; no loot."""
    move = current(s, find_step(s, "Move"))
    moving: int = 0 if move is None else move.group
    here = figures_on(s, owner, square)
    ready = [f for f in here if moving >> f & 1] + [f for f in here if not (moving | s.moved) >> f & 1]
    ready += [f for f in here if s.moved >> f & 1 and not moving >> f & 1]
    victims = [figure for figure in ready if not is_scout(figure)][:armies] + [figure for figure in ready if is_scout(figure)][:scouts]
    s.tell("figures-killed", seat=owner, square=square, armies=armies, scouts=scouts)
    for figure in victims:
        remove_figure(s, figure)


enroll(KillFigures("defection"), KillFigures("mass_defection"), KillFigures("wholesale_defection"))
