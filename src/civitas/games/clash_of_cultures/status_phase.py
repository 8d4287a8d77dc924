"""The status phase (COC-11)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Done, ForEach, Next, Step, find_step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .advance import ChooseAdvance
from .battles.capture import raze
from .cities import drop_city, size
from .decks import draw_actions, draw_objective
from .effects import government, has_wonder, refresh, refresh_all
from .menu import simple_refusal, unless_listed
from .payment import EFFECT_PRICE, Pay, can_pay, price_of
from .resources import gain, trim
from .specials import follow_requirements
from .state import Player, State, clockwise
from .tables import (
    ADVANCES,
    CATEGORIES,
    CULTURE,
    GOLD,
    GREAT_LIGHTHOUSE,
    IN_CATEGORY,
    IS_GOVERNMENT,
    LEADING,
    MOOD,
    NEEDS,
    SETUP,
    VARIANTS,
)

ALL_ADVANCES: Final = (1 << ADVANCES) - 1
KEEP: Final[Option] = ("keep-cities",)
DESTROY: Final[list[Option]] = [("destroy", space) for space in range(100)]
KEEP_GOVERNMENT: Final[Option] = ("keep-government",)
FIRST: Final[list[Option]] = [("first-player", seat) for seat in range(4)]
GOVERNMENT_PRICE: Final = price_of(mood=1, culture=1)
TOO_LARGE: Final = Refusal("COC-11.4", "only-a-city-of-size-1-may-be-given-up")
NO_SUCH_GOVERNMENT: Final = Refusal("COC-11.5", "that-change-of-government-is-not-possible")


def last_age(s: State) -> int:
    """COC-3.1, 12.3, 12.9: the age after which the game ends."""
    if s.rules.short_game:
        return int(VARIANTS["short_game"]["ages"])
    return int(VARIANTS["random_end"]["ages"]) if s.rules.game_end != "fixed" else int(SETUP["ages"])


class StatusPhase(Step):
    """Step after step, each for all players in turn order: ``Done(ended)``."""

    ends: bool = False

    def begin(self, s: State) -> Next:
        """COC-11.8: who has no city is counted before step 1."""
        s.tell("status-phase", age=s.age)
        self.ends = s.ending or s.age >= last_age(s) or any([not p.cities for p in s.players])
        return Call(ForEach("CompleteObjectives", self.order(s)), then=self.free_advances)

    def order(self, s: State) -> tuple[int, ...]:
        return tuple(clockwise(s, s.first))

    def free_advances(self, s: State) -> Next:
        """COC-11.2; the short game gives a second one with a cube from the supply (COC-12.3)."""
        if self.ends:
            return Done(True)
        then = self.second_advances if s.rules.short_game else self.draw_cards
        return Call(ForEach("FreeAdvance", self.order(s), (True,)), then=then)

    def second_advances(self, s: State) -> Next:
        return Call(ForEach("FreeAdvance", self.order(s), (False,)), then=self.draw_cards)

    def draw_cards(self, s: State) -> Next:
        return Call(ForEach("StatusDraw", self.order(s)), then=self.destroy_cities)

    def destroy_cities(self, s: State) -> Next:
        return Call(ForEach("DestroyCity", self.order(s)), then=self.change_governments)

    def change_governments(self, s: State) -> Next:
        return Call(ForEach("ChangeGovernment", self.order(s)), then=self.first_player)

    def first_player(self, s: State) -> Next:
        """COC-11.6."""
        options = tuple([FIRST[seat] for seat in range(len(s.players))])
        return Ask(who_decides(s), "first-player", options, then=self.appoint, rule="COC-11.6")

    def appoint(self, s: State, option: Option) -> Next:
        s.first = option[1]
        s.tell("first-player", seat=s.first)
        if s.deeds:
            return Call(find_step(s, "InstantObjectives")(), then=self.end)
        return self.end(s)

    def end(self, s: State) -> Next:
        return Done(False)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


def who_decides(s: State) -> int:
    """COC-11.6: the Great Lighthouse's owner; else most mood and culture tokens, ties from the first player clockwise."""
    for p in s.players:
        if has_wonder(p, GREAT_LIGHTHOUSE):
            return p.seat
    sums = [p.goods[MOOD] + p.goods[CULTURE] for p in s.players]
    return next(seat for seat in clockwise(s, s.first) if sums[seat] == max(sums))


class FreeAdvance(Step):
    """COC-11.2, 5.1.11: an advance for nothing, which must be taken if a legal one exists."""

    seat: int
    track: bool

    def begin(self, s: State) -> Next:
        return Call(ChooseAdvance(self.seat, ALL_ADVANCES, self.track, optional=False, rule="COC-11.2"))


class StatusDraw(Step):
    """COC-11.3, 11.9: an action card, then an objective card."""

    seat: int

    def begin(self, s: State) -> Next:
        step = draw_actions(s, self.seat)
        return self.draw_objective(s) if step is None else Call(step, then=self.draw_objective)

    def draw_objective(self, s: State) -> Next:
        draw_objective(s, self.seat)
        return DONE


class DestroyCity(Step):
    """COC-11.4: a player may give up a city of size 1 for a gold; units on its space stay."""

    seat: int

    def begin(self, s: State) -> Next:
        cities = [DESTROY[city] for city in s.players[self.seat].cities if size(s, city) == 1]
        return Ask(self.seat, "destroy-city", (KEEP, *cities), then=self.destroy, rule="COC-11.4")

    def destroy(self, s: State, option: Option) -> Next:
        if option != KEEP:
            drop_city(s, option[1])
            raze(s, option[1])
            refresh_all(s)
            gain(s, s.players[self.seat], GOLD)
            s.tell("destroys-city", seat=self.seat, city=option[1])
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return unless_listed(s, seat, option, TOO_LARGE if option[0] == "destroy" else None)


def government_changes(s: State, p: Player) -> list[Option]:
    """COC-11.5: all cubes to another government whose prerequisite is owned: the leading advance and any others."""
    cubes = government(p).bit_count()
    found: list[Option] = []
    if not cubes:
        return found
    for category in range(CATEGORIES):
        if IS_GOVERNMENT[category] and not p.advances & IN_CATEGORY[category] and p.advances >> NEEDS[category] & 1:
            first = LEADING[category]
            rest = [first + 1, first + 2, first + 3]
            for mask in range(8):
                if mask.bit_count() == cubes - 1:
                    found.append(("government", (first, *[advance for i, advance in enumerate(rest) if mask >> i & 1])))
    return found


def change_government(s: State, p: Player, advances: tuple[int, ...]) -> None:
    """The cubes move: no tokens, no immediate effects, no event; limits and civilization advances follow (COC-11.5, 8.1.6)."""
    p.advances = p.advances & ~government(p) | sum([1 << advance for advance in advances])
    follow_requirements(s, p)
    refresh(s, p)
    trim(s, p)
    s.tell("changes-government", seat=p.seat, advances=advances)


class ChangeGovernment(Step):
    """A player may change the government type; *forced*: must, if possible, and for nothing (Revolution)."""

    seat: int
    forced: bool = False
    chosen: tuple[int, ...] = ()

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        options = government_changes(s, p)
        if not options or (self.costs(s) and not can_pay(s, p, EFFECT_PRICE, GOVERNMENT_PRICE)):
            return DONE
        if not self.forced:
            options = [KEEP_GOVERNMENT, *options]
        return Ask(self.seat, "change-government", tuple(options), then=self.choose, rule="COC-11.5")

    def costs(self, s: State) -> bool:
        return s.rules.paid_government and not self.forced

    def choose(self, s: State, option: Option) -> Next:
        if option == KEEP_GOVERNMENT:
            return DONE
        self.chosen = option[1]
        if self.costs(s):
            return Call(Pay(self.seat, EFFECT_PRICE, GOVERNMENT_PRICE, rule="COC-11.5"), then=self.change)
        return self.change(s)

    def change(self, s: State, *paid: object) -> Next:
        change_government(s, s.players[self.seat], self.chosen)
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return unless_listed(s, seat, option, NO_SUCH_GOVERNMENT if option[0] == "government" else None)
