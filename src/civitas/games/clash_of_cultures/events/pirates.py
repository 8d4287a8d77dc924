"""Pirates appear (COC-7.5.6, 7.5.10)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, ForEach, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..armies import SHIPS, add, count, is_sea, remove, supply
from ..collecting import escorted
from ..happiness import lower_mood
from ..menu import simple_refusal
from ..resources import holds_anything, lose
from ..state import State, clockwise
from ..tables import ANGRY, NONE, PIRATES, SHIP

PIRATE_AT: Final[list[Option]] = [("pirate-at", space) for space in range(100)]
PIRATE_FROM: Final[list[Option]] = [("pirate-from", space) for space in range(100)]
LOSE: Final[list[Option]] = [("lose", good) for good in range(7)]
LOWER: Final[list[Option]] = [("lower", space) for space in range(100)]
SHIPS_PLACED: Final = 2


class PiratesAppear(Step):
    """Two pirate ships are placed by the drawing player, one beside a city of theirs if possible; then everybody beside them loses."""

    seat: int
    placed: int = 0
    near: bool = False  # one was put beside a city of the player
    first: int = NONE  # where the first was put: it stays there

    def begin(self, s: State) -> Next:
        if self.placed == SHIPS_PLACED or not self.places(s):
            return self.plunder(s)
        if supply(s, PIRATES, SHIP):
            return self.choose_space(s)
        spaces = self.takeable(s)
        if not spaces:  # COC-8.6.4
            return DONE if not self.placed else self.plunder(s)
        return Ask(self.seat, "pirate-from", tuple([PIRATE_FROM[space] for space in sorted(set(spaces))]), then=self.take, rule="COC-7.5.6")

    def take(self, s: State, option: Option) -> Next:
        remove(s, PIRATES, option[1], SHIP)
        return self.choose_space(s)

    def takeable(self, s: State) -> list[int]:
        """Where pirate ships may be taken from the map, a space once for each ship."""
        found: list[int] = []
        for space in s.board.spaces:
            if s.stacks[PIRATES][space] and not escorted(s, space):
                found += [space] * (count(s, PIRATES, space, SHIP) - (1 if space == self.first else 0))
        return found

    def places(self, s: State) -> list[int]:
        """Revealed sea spaces without ships of players; the last ship must lie beside a city if none does yet and one can."""
        free = [space for space in s.board.spaces if is_sea(s, space) and not any([s.stacks[p.seat][space] & SHIPS for p in s.players])]
        free = [space for space in free if not escorted(s, space)]
        ships = supply(s, PIRATES, SHIP) + len(self.takeable(s))
        if self.near or min(ships, SHIPS_PLACED - self.placed) > 1:
            return free
        beside = [space for space in free if self.is_near(s, space)]
        return beside or free

    def is_near(self, s: State, space: int) -> bool:
        return any([s.city[other] == self.seat for other in s.board.near[space]])

    def choose_space(self, s: State) -> Next:
        options = tuple([PIRATE_AT[space] for space in self.places(s)])
        return Ask(self.seat, "pirate-at", options, then=self.put, rule="COC-7.5.6")

    def put(self, s: State, option: Option) -> Next:
        add(s, PIRATES, option[1], SHIP)
        s.tell("pirates-appear", seat=self.seat, space=option[1])
        self.placed += 1
        self.first = option[1]
        self.near = self.near or self.is_near(s, option[1])
        return self.begin(s)

    def plunder(self, s: State) -> Next:
        return Call(ForEach("Plundered", tuple(clockwise(s, self.seat))))

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


class Plundered(Step):
    """A player with a city beside a pirate ship loses a resource or token; with nothing at all, one of these cities is less content."""

    seat: int

    def begin(self, s: State) -> Next:
        cities = [city for city in s.players[self.seat].cities if self.threatened(s, city)]
        p = s.players[self.seat]
        if not cities:
            return DONE
        if holds_anything(p):
            options = tuple([LOSE[good] for good in range(7) if p.goods[good]])
            return Ask(self.seat, "plundered", options, then=self.lose, rule="COC-7.5.6")
        able = tuple([LOWER[city] for city in cities if s.mood[city] > ANGRY])
        return Ask(self.seat, "plundered-mood", able, then=self.lower, rule="COC-7.5.6") if able else DONE

    def threatened(self, s: State, city: int) -> bool:
        return any([s.stacks[PIRATES][space] & SHIPS and not escorted(s, space) for space in s.board.near[city]])

    def lose(self, s: State, option: Option) -> Next:
        lose(s, s.players[self.seat], option[1])
        return DONE

    def lower(self, s: State, option: Option) -> Next:
        lower_mood(s, option[1])
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)
