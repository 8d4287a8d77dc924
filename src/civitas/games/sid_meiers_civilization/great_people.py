"""Great people: gained at random, placed in a city's outskirts at once or later (SMC-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.options import Refusal, has_form
from civitas.kernel.records import Option

from .actions import Action
from .board import put_marker
from .events.hand import hand_limits
from .state import State, cities_of, owner_of
from .tables import FIRST_PERSON, NONE, PEOPLE
from .tiles import IS_WATER, SQUARES
from .yields import enemies_at, outskirts

PLACE_PERSON: Final[list[list[Option]]] = [[("person", person, square) for square in range(SQUARES)] for person in range(PEOPLE)]
KEEP: Final[Option] = ("keep-person",)

NOT_IN_RESERVE: Final = Refusal("SMC-10.3", "no-such-great-person-in-reserve")
NOT_IN_OUTSKIRTS: Final = Refusal("SMC-10.2", "only-in-the-outskirts-of-an-own-city")
NOT_GAINED: Final = Refusal("SMC-10.1", "that-is-not-the-great-person-who-came")
ON_WATER: Final = Refusal("SMC-10.2", "no-great-person-on-water")
BLOCKADED: Final = Refusal("SMC-17.2", "the-square-is-blockaded")


def why_not_place(s: State, seat: int, square: int) -> Refusal | None:
    """Why a great person cannot stand there (SMC-10.2): any terrain but water, not blockaded, in own outskirts."""
    if not 0 <= square < SQUARES:
        return NOT_IN_OUTSKIRTS
    city = s.realm[square]
    if city == NONE or owner_of(city) != seat or s.cities[city] == square:
        return NOT_IN_OUTSKIRTS
    if IS_WATER[s.ground[square]]:
        return ON_WATER
    return BLOCKADED if enemies_at(s, seat, square) else None


def squares_for_person(s: State, seat: int) -> list[int]:
    """Where a great person of this seat may stand now."""
    return [square for city in cities_of(s, seat) for square in outskirts(s, city) if why_not_place(s, seat, square) is None]


def draw_person(s: State, seat: int) -> int:
    """SMC-10.1: a random great person from the pool, shown to all, into the reserve; NONE if the pool is empty."""
    if not s.great_people:
        return NONE
    person = s.great_people.pop()
    s.players[seat].reserve[person] += 1
    s.tell("gains-person", seat=seat, person=person)
    return person


def place_person(s: State, seat: int, person: int, square: int) -> None:
    """From the reserve onto the map; an own marker there makes room (SMC-8.10.1)."""
    s.players[seat].reserve[person] -= 1
    put_marker(s, square, FIRST_PERSON + person)
    s.tell("places-person", seat=seat, person=person, square=square)


class PlaceGreatPerson(Action):
    """SMC-10.3: in any own Start of Turn part great people of the reserve may be placed."""

    verb: ClassVar[str] = "person"
    parts: ClassVar[tuple[str, ...]] = ("person", "square")

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        reserve = s.players[seat].reserve
        if any(reserve):
            squares = squares_for_person(s, seat)
            options += [PLACE_PERSON[person][square] for person in range(PEOPLE) if reserve[person] for square in squares]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if not 0 <= option[1] < PEOPLE or not s.players[seat].reserve[option[1]]:
            return NOT_IN_RESERVE
        return why_not_place(s, seat, option[2])

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        place_person(s, seat, option[1], option[2])
        return hand_limits(s)


class GainGreatPerson(Step):
    """A great person is drawn, shown, and placed now or kept in reserve (SMC-10.1, SMC-10.6)."""

    seat: int
    person: int = NONE

    def begin(self, s: State) -> Next:
        self.person = draw_person(s, self.seat)
        if self.person == NONE:
            return DONE
        ways = tuple([PLACE_PERSON[self.person][square] for square in squares_for_person(s, self.seat)])
        return Ask(self.seat, "place-person", (*ways, KEEP), then=self.place, rule="SMC-10.2", about={"person": self.person})

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if not has_form(option, "person", int, int):
            return None
        return why_not_place(s, seat, option[2]) if option[1] == self.person else NOT_GAINED

    def place(self, s: State, option: Option) -> Next:
        if option != KEEP:
            place_person(s, self.seat, self.person, option[2])
        return DONE
