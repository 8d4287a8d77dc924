"""Activating a city (COC-5.3.1 to 5.3.4, 14.5): what all three ways have in common."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Agenda, Ask, Call, Done, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .armies import SHIPS, add, allied, enemies_at, is_sea, leader_space, supply
from .cities import AGAIN, mood_of, size
from .effects import ACTIVATED, ONCE, answering, has_special, leads, used
from .happiness import lower_mood
from .menu import simple_refusal
from .state import Player, State
from .tables import ANGRY, GREAT_LIGHTHOUSE, HAPPY, LEADER_CARD, NONE, PIRATES, SHIP, SPECIAL

CITY_STATES: Final = SPECIAL["city_states"]
BLEDA: Final = LEADER_CARD["bleda"]
ENFORCED: Final = 256  # in s.active: Enforcer, no further activation this turn

ACTIVATE: Final[Option] = ("activate",)
ENFORCE: Final[Option] = ("enforce",)
COUNT: Final[list[Option]] = [("count-as", space) for space in range(100)]
NO_SHIP: Final[Option] = ("no-ship",)
PLACE_SHIP: Final[list[Option]] = [("place-ship", space) for space in range(100)]

NOT_YOUR_CITY: Final = Refusal("COC-5.3.1", "that-is-no-city-of-yours")
ANGRY_AND_ACTIVE: Final = Refusal("COC-5.3.3", "an-angry-city-is-not-activated-again-this-turn")
ENFORCED_ONCE: Final = Refusal("COC-LDR-bleda", "the-enforced-city-is-not-activated-again-this-turn")


def why_not_counted(s: State, p: Player, city: int) -> Refusal | None:
    """Why an activation of *p* may not count for this city of theirs."""
    if s.active[city] & ENFORCED:
        return ENFORCED_ONCE
    if s.mood[city] == ANGRY and s.active[city] & ~AGAIN and not s.active[city] & AGAIN:
        return ANGRY_AND_ACTIVE
    return None


def why_not_activate(s: State, p: Player, city: int) -> Refusal | None:
    """Why *p* may not activate a city, counting another one for it if need be."""
    if not 0 <= city < len(s.city) or s.city[city] != p.seat:
        return NOT_YOUR_CITY
    why = why_not_counted(s, p, city)
    return None if why is None or substitutes(s, p, city) else why


def may_activate(s: State, p: Player, city: int) -> bool:
    """Whether *p* may activate this city of theirs: always the first time in a turn."""
    return not s.active[city] or why_not_activate(s, p, city) is None


def substitutes(s: State, p: Player, city: int) -> list[int]:
    """COC-8.5.7, 8.5.25: cities that City States may count as activated instead."""
    if not has_special(p, CITY_STATES) or used(p, ONCE["city_states"]) or not activations(s, city):
        return []
    return [
        other
        for other in p.cities
        if other != city and size(s, other) >= size(s, city) and s.mood[other] >= s.mood[city] and why_not_counted(s, p, other) is None
    ]


def activations(s: State, city: int) -> int:
    return s.active[city] & 127


def can_enforce(s: State, p: Player, city: int) -> bool:
    """COC-LDR-bleda: the first activation of his city this turn, whatever its mood."""
    return leads(p, BLEDA) and not activations(s, city) and s.mood[city] != HAPPY and leader_space(s, p.seat) == city


def best_mood(s: State, p: Player, city: int) -> int:
    """The best mood that an activation now can be done with: for what is offered."""
    return HAPPY if can_enforce(s, p, city) else mood_of(s, p, city)


class CityAction(Step):
    """An activation: which city counts (COC-14.5 a), then what is done in it."""

    seat: int
    city: int
    counted: int = NONE
    enforced: bool = False

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if p.leader != BLEDA and not has_special(p, CITY_STATES):
            return self.activate(s, ACTIVATE)
        options = [ACTIVATE] if why_not_counted(s, p, self.city) is None and self.possible(s, False) else []
        options += [COUNT[other] for other in substitutes(s, p, self.city)] if self.possible(s, False) else []
        if can_enforce(s, p, self.city) and self.possible(s, True):
            options.append(ENFORCE)
        return Ask(self.seat, "activation", tuple(options), then=self.activate, rule="COC-14.5", about={"city": self.city})

    def activate(self, s: State, option: Option) -> Next:
        self.counted = option[1] if option[0] == "count-as" else self.city
        self.enforced = option == ENFORCE
        p = s.players[self.seat]
        if self.counted != self.city:
            p.once |= ONCE["city_states"]
        count_activation(s, self.counted)
        if self.enforced:
            s.active[self.city] |= ENFORCED
        return self.act(s)

    def possible(self, s: State, enforced: bool) -> bool:
        """Whether it can be done with the city's own mood, or only as a happy city."""
        return True

    def act(self, s: State) -> Next:
        """What is done in the city."""
        raise TypeError("an activation says what is done")

    def mood(self, s: State) -> int:
        """The mood with which this activation works."""
        return HAPPY if self.enforced else mood_of(s, s.players[self.seat], self.city)

    def finish(self, s: State, what: str) -> Next:
        step = Activated(self.seat, self.city, what, self.counted)
        if s.wonder_at[GREAT_LIGHTHOUSE] != self.counted and not answering(s.players[self.seat], ACTIVATED):
            return step.tire(s)
        return Call(step)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


class CountActivation(Step):
    """A leader or card activates a city (COC-8.3.3): City States may count another one for it (COC-8.5.7): ``Done(counted)``."""

    seat: int
    city: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        others = substitutes(s, p, self.city)
        own = [ACTIVATE] if why_not_counted(s, p, self.city) is None else []
        if not others:
            return self.count(s, ACTIVATE)
        options = (*own, *[COUNT[other] for other in others])
        return Ask(self.seat, "activation", options, then=self.count, rule="COC-14.5", about={"city": self.city})

    def count(self, s: State, option: Option) -> Next:
        counted: int = option[1] if option[0] == "count-as" else self.city
        if counted != self.city:
            s.players[self.seat].once |= ONCE["city_states"]
        count_activation(s, counted)
        return Done(counted)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


def count_activation(s: State, city: int) -> None:
    """One more activation of this city in this turn."""
    s.active[city] = (s.active[city] & ~AGAIN) + 1


def meets_ships(s: State, seat: int, space: int) -> bool:
    """Whether enemy ships lie there; pirates with a unit of their ally are none of the ally's enemies (COC-8.6.3)."""
    found = enemies_at(s, seat, space, SHIPS)
    return bool(found) and not (found == [PIRATES] and allied(s, seat) and s.stacks[seat][space] != 0)


class Activated(Step):
    """COC-14.5 (d), (e): the Great Lighthouse, leaders, then the mood of a city that was activated again.

    All of it is about the city that counts as activated, which City States may have chosen (COC-8.5.25).
    """

    seat: int
    city: int
    what: str
    counted: int = NONE

    def begin(self, s: State) -> Next:
        if self.counted != NONE:
            self.city = self.counted
        if s.wonder_at[GREAT_LIGHTHOUSE] == self.city and s.city[self.city] == self.seat and supply(s, self.seat, SHIP):
            seas = [space for space in s.board.spaces if is_sea(s, space) and not meets_ships(s, self.seat, space)]
            options = (NO_SHIP, *[PLACE_SHIP[space] for space in seas])
            return Ask(self.seat, "lighthouse-ship", options, then=self.place, rule="COC-WON-great_lighthouse", about={"city": self.city})
        return self.leaders(s)

    def place(self, s: State, option: Option) -> Next:
        if option != NO_SHIP:
            add(s, self.seat, option[1], SHIP)
            s.tell("lighthouse-ship", seat=self.seat, space=option[1])
        return self.leaders(s)

    def leaders(self, s: State) -> Next:
        p = s.players[self.seat]
        steps = [step for effect in answering(p, ACTIVATED) for step in [effect.activated(s, p, self.city, self.what)] if step is not None]
        return Call(Agenda(steps), then=self.tire) if steps else self.tire(s)

    def tire(self, s: State) -> Next:
        """COC-5.3.2: the second and every further activation lowers the mood after its action."""
        counted = self.city if self.counted == NONE else self.counted
        if s.city[counted] == self.seat and activations(s, counted) > 1 and s.mood[counted] > ANGRY:
            lower_mood(s, counted)
            if s.mood[counted] == ANGRY:
                s.active[counted] |= AGAIN
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)
