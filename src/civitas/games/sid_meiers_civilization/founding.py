"""Founding a city (SMC-6.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal, has_form
from civitas.kernel.records import Message, Option

from .actions import Action
from .board import figures_on, free_city, is_centre, move_figure, place_city, remove_figure
from .culture_track import FreeAdvance
from .state import FIGURES, NO_WINNER, State, cities_of, is_scout, scout_number
from .tables import ARMIES_FOUND, CITIES, MIN_DISTANCE, NONE, ROME
from .tiles import BOARDS, FACEDOWN, IS_WATER, SQUARES, distance, span
from .winning import end
from .yields import armies_at, city_maximum, enemies_at, figures_at, icons_around, may_end_on_water, scouts_at, stacking_limit

SCOUT: Final = "scout"
ARMY: Final = "army"
FOUND: Final[list[Option]] = [("found", square, SCOUT) for square in range(SQUARES)]
FOUND_WITH_ARMY: Final[list[Option]] = [("found", square, ARMY) for square in range(SQUARES)]
DISPLACE: Final[list[Option]] = [("displace", square) for square in range(SQUARES)]

TOO_MANY_CITIES: Final = Refusal("SMC-6.7.1", "no-more-cities")
NO_SCOUT: Final = Refusal("SMC-6.7.2", "no-scout-stands-there")
NO_ARMY: Final = Refusal("SMC-19.3", "no-army-stands-there")
ONLY_REPUBLIC: Final = Refusal("SMC-19.3", "armies-found-cities-only-under-republic")
ON_WATER: Final = Refusal("SMC-6.7.2a", "not-on-water")
UNKNOWN_LAND: Final = Refusal("SMC-6.7.2b", "all-squares-around-must-be-revealed")
HUT_OR_VILLAGE: Final = Refusal("SMC-6.7.2c", "a-hut-or-village-is-too-near")
ENEMY_NEAR: Final = Refusal("SMC-6.7.2d", "enemy-figures-are-too-near")
CITY_NEAR: Final = Refusal("SMC-6.7.2e", "a-city-is-too-near")
NOT_THERE: Final = Refusal("SMC-6.7.5", "figures-make-room-on-the-nearest-free-square")


def site_refusal(s: State, seat: int, square: int) -> Refusal | None:
    """SMC-6.7.2: why no city of this seat can stand there."""
    if s.ground[square] != FACEDOWN and IS_WATER[s.ground[square]]:
        return ON_WATER
    around = BOARDS[len(s.players)].around[square]
    if len(around) < 8 or s.ground[square] == FACEDOWN:
        return UNKNOWN_LAND
    token, enemy = s.token[square] != 0, False
    for near in around:
        if s.ground[near] == FACEDOWN:
            return UNKNOWN_LAND
        token = token or s.token[near] != 0
        enemy = enemy or enemies_at(s, seat, near)
    if token:
        return HUT_OR_VILLAGE
    if enemy:
        return ENEMY_NEAR
    for centre in s.cities:
        if centre != NONE and span(centre, square) < MIN_DISTANCE:
            return CITY_NEAR
    return None


def founding_refusal(s: State, seat: int, square: int, founder: str) -> Refusal | None:
    """Why this seat may not found a city there with its scout or army."""
    p = s.players[seat]
    if len(cities_of(s, seat)) >= city_maximum(p):
        return TOO_MANY_CITIES
    if founder == ARMY:
        if not ARMIES_FOUND[s.rules.government_set][p.government]:
            return ONLY_REPUBLIC
        if not armies_at(s, seat, square):
            return NO_ARMY
    elif not scouts_at(s, seat, square):
        return NO_SCOUT
    return site_refusal(s, seat, square)


class Found(Action):
    """A scout, under Republic also an army, becomes a city."""

    verb: ClassVar[str] = "found"
    parts: ClassVar[tuple[str, ...]] = ("square", "founder")
    words: ClassVar[tuple[str, ...]] = ("founder",)

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        p = s.players[seat]
        if len(cities_of(s, seat)) >= city_maximum(p):
            return
        armies = ARMIES_FOUND[s.rules.government_set][p.government]
        squares: list[int] = []
        for square in s.figures[FIGURES * seat : FIGURES * seat + FIGURES]:
            if square != NONE and square not in squares:
                squares.append(square)
        for square in sorted(squares):
            scout, army = scouts_at(s, seat, square), armies and armies_at(s, seat, square)
            if (scout or army) and site_refusal(s, seat, square) is None:
                if scout:
                    options.append(FOUND[square])
                if army:
                    options.append(FOUND_WITH_ARMY[square])

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if option[1] not in range(SQUARES) or option[2] not in (SCOUT, ARMY):
            return NO_SCOUT
        return founding_refusal(s, seat, option[1], option[2])

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        return "do-found", {"square": option[1], "founder": option[2], **icons_around(s, option[1])}

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        return Founding(seat, option[1], option[2] == ARMY)


class Founding(Step):
    """SMC-6.7.3, 6.7.6: the founder goes, the marker comes, others make room, Rome advances."""

    seat: int
    square: int
    with_army: bool

    def begin(self, s: State) -> Next:
        remove_figure(s, self.founder(s))
        place_city(s, free_city(s, self.seat), self.square)
        s.tell("founds", seat=self.seat, square=self.square)
        return Call(Displacing(self.seat, self.square), then=self.celebrate)

    def founder(self, s: State) -> int:
        """Of two scouts there one that cannot gather this turn, or does not."""
        able = [figure for figure in figures_on(s, self.seat, self.square) if is_scout(figure) != self.with_army]
        for figure in able:
            if s.fresh >> figure & 1:
                return figure
        for figure in able:
            if is_scout(figure) and s.sent[scout_number(figure)] == NONE:
                return figure
        return able[-1]

    def celebrate(self, s: State) -> Next:
        if s.rules.training_game and len(cities_of(s, self.seat)) == CITIES:  # SMC-23.1
            end(s, NO_WINNER, 0)
        return Call(FreeAdvance(self.seat)) if s.players[self.seat].civ == ROME else DONE  # SMC-20.5


class Displacing(Step):
    """SMC-6.7.3, 6.7.5: own figures on a new centre make room, one after the other."""

    seat: int
    square: int

    def begin(self, s: State) -> Next:
        staying = figures_on(s, self.seat, self.square)
        if not staying:
            return DONE
        room = rooms(s, self.seat, self.square)
        if not room:
            for figure in staying:
                remove_figure(s, figure)
            s.tell("finds-no-room", seat=self.seat, n=len(staying))
            return DONE
        about = {"figure": SCOUT if is_scout(staying[0]) else ARMY}
        return Ask(self.seat, "displace", tuple([DISPLACE[square] for square in room]), then=self.displace, rule="SMC-6.7.5", about=about)

    def displace(self, s: State, option: Option) -> Next:
        move_figure(s, figures_on(s, self.seat, self.square)[0], option[1])
        return self.begin(s)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if not has_form(option, "displace", int):
            return None
        return None if option[1] in rooms(s, seat, self.square) else NOT_THERE


def rooms(s: State, seat: int, square: int) -> list[int]:
    """Where a figure may make room: the adjacent squares where it could end its move, or the nearest such squares."""
    board = BOARDS[len(s.players)]
    near = [other for other in board.around[square] if may_rest(s, seat, other)]
    if near:
        return near
    free = [other for other in board.squares if may_rest(s, seat, other)]
    if not free:
        return []
    least = min([distance(square, other) for other in free])
    return [other for other in free if distance(square, other) == least]


def may_rest(s: State, seat: int, square: int) -> bool:
    """SMC-6.7.5: revealed, nothing there that would have to be resolved, no centre, no water unless they may end there, room in the stack."""
    p = s.players[seat]
    if s.ground[square] == FACEDOWN or s.token[square] or is_centre(s, square) or enemies_at(s, seat, square):
        return False
    if IS_WATER[s.ground[square]] and not may_end_on_water(p):
        return False
    return figures_at(s, seat, square) < stacking_limit(p)
