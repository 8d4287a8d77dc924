"""Moods, and the action that raises them (COC-4.2.3, 5.6)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import DONE, Ask, Call, Listed, Next, Step
from civitas.kernel.options import Amounts, OneOf, Refusal, Weighed
from civitas.kernel.records import Option

from .armies import leader_space
from .cities import AGAIN, size
from .effects import has, leads
from .menu import TurnAction, enroll_action, unless_listed
from .payment import HAPPINESS_PRICE, Pay, can_pay, holdings, make_deal, price_of, untouched
from .state import Deed, Player, State
from .tables import ANGRY, HAPPY, LEADER_CARD, MOOD, NONE, RESOURCES, RITUALS

HAMMURABI: Final = LEADER_CARD["hammurabi"]
LAWGIVER: Final[Option] = ("lawgiver",)
ENOUGH: Final[Option] = ("enough",)
LAWGIVER_PRICE: Final = price_of(culture=1)
EVERYBODY_HAPPY: Final = Refusal("COC-4.2.3", "no-mood-rises-above-happy")
NOT_SO_HAPPY: Final = Refusal("COC-4.2.3", "mood-cannot-rise-so-far")
NOT_THEIR_CITY: Final = Refusal("COC-5.6.1", "that-is-no-city-of-yours")
TOO_DEAR: Final = Refusal("COC-5.6.1", "each-level-costs-mood-tokens-equal-to-the-size-of-the-city")


def set_mood(s: State, space: int, mood: int) -> None:
    """A city has this mood now; a city that turns angry may fulfil an objective (COC-7.2.8)."""
    before = s.mood[space]
    if mood == before:
        return
    s.mood[space] = mood
    s.active[space] &= ~AGAIN
    s.tell("mood", city=space, mood=mood)
    if mood == ANGRY and 0 <= s.city[space] < len(s.players):
        s.deeds.append(Deed("angry", s.city[space]))


def raise_mood(s: State, space: int, n: int = 1) -> None:
    set_mood(s, space, min(HAPPY, s.mood[space] + n))


def lower_mood(s: State, space: int, n: int = 1) -> None:
    set_mood(s, space, max(ANGRY, s.mood[space] - n))


class Levels(Amounts):
    """How many levels each city rises: ``("raise", (space, space))``, a city once for each level."""

    def __init__(self, cities: tuple[int, ...], bounds: tuple[int, ...], sizes: tuple[int, ...], budget: int) -> None:
        self.cities = cities
        Amounts.__init__(self, "raise", bounds, 1, sum(bounds), Weighed(sizes, 1, budget))

    def option(self, path: tuple[Any, ...]) -> Option:
        return ("raise", tuple([city for city, n in zip(self.cities, path, strict=True) for _ in range(n)]))

    def path(self, option: Any) -> tuple[Any, ...] | None:
        if not isinstance(option, tuple) or len(option) != 2 or option[0] != "raise" or not isinstance(option[1], tuple):
            return None
        if any([city not in self.cities for city in option[1]]):
            return None
        return tuple([option[1].count(city) for city in self.cities])

    def plain(self) -> dict[str, Any]:
        return {**Amounts.plain(self), "items": list(self.cities), "ones": [("raise", (city,)) for city in self.cities]}


class IncreaseHappiness(Step):
    """COC-5.6.1: any number of cities, any number of levels, paid together; *city*: that one only (Statesman)."""

    seat: int
    city: int = NONE
    begun: bool = False
    raised: tuple[int, ...] = ()

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if not may_raise(s, p, self.city) and not lawgiver(s, p, self.city):
            return DONE
        return Ask(self.seat, "increase-happiness", self.ways, then=self.choose, rule="COC-5.6.1", public=True)

    def ways(self, s: State, seat: int) -> Listed:
        p = s.players[seat]
        listed: list[Option] = [ENOUGH] if self.begun else []
        if not self.begun and lawgiver(s, p, self.city):
            listed.append(LAWGIVER)
        levels = list_levels(s, p, self.city)
        return listed if levels is None else OneOf(listed, levels) if listed else levels

    def choose(self, s: State, option: Option) -> Next:
        if option == ENOUGH:
            return DONE
        if option == LAWGIVER:
            return Call(Pay(self.seat, HAPPINESS_PRICE, LAWGIVER_PRICE), then=self.give_law)
        self.raised = option[1]
        return Call(Pay(self.seat, HAPPINESS_PRICE, level_price(s, self.raised), what="pay-for-happiness"), then=self.rise)

    def give_law(self, s: State, how: int, paid: tuple[int, ...]) -> Next:
        """COC-LDR-hammurabi: his city becomes happy for a culture token."""
        set_mood(s, leader_space(s, self.seat), HAPPY)
        self.begun = True
        return self.begin(s)

    def rise(self, s: State, how: int, paid: tuple[int, ...]) -> Next:
        for city in self.raised:
            raise_mood(s, city)
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("raise", tuple()):
                return unless_listed(s, seat, option, why_not_raise(s, s.players[seat], option[1], self.city))
        return None


def why_not_raise(s: State, p: Player, raised: tuple[Any, ...], only: int) -> Refusal:
    """Why the moods of these cities cannot rise so."""
    if any([city not in p.cities or only not in (NONE, city) for city in raised]):
        return NOT_THEIR_CITY
    return NOT_SO_HAPPY if any([s.mood[city] + raised.count(city) > HAPPY for city in raised]) else TOO_DEAR


def level_price(s: State, raised: tuple[int, ...]) -> tuple[int, ...]:
    return price_of(mood=sum([size(s, city) for city in raised]))


def list_levels(s: State, p: Player, only: int) -> Levels | None:
    """The cities that can rise, and how far the purse reaches."""
    cities = [city for city in p.cities if s.mood[city] < HAPPY and only in (NONE, city)]
    budget = happiness_budget(s, p)
    sizes = tuple([size(s, city) for city in cities])
    if not cities or budget < min(sizes):
        return None
    return Levels(tuple(cities), tuple([HAPPY - s.mood[city] for city in cities]), sizes, budget)


def happiness_budget(s: State, p: Player) -> int:
    """How many units of what may stand for mood tokens *p* has; Rituals: any resources (COC-5.6.2)."""
    if untouched(p, HAPPINESS_PRICE):
        return p.goods[MOOD] + (sum(p.goods[:RESOURCES]) if has(p, RITUALS) else 0)
    covers = make_deal(s, p, HAPPINESS_PRICE, ONE_MOOD).covers
    return sum([n for kind, n in enumerate(holdings(p)) if covers[kind] >> MOOD & 1])


ONE_MOOD: Final = price_of(mood=1)


def may_raise(s: State, p: Player, only: int = NONE) -> bool:
    """Whether some city can rise and the purse reaches."""
    budget = happiness_budget(s, p)
    if budget > 0:
        for city in p.cities:
            if s.mood[city] < HAPPY and only in (NONE, city) and size(s, city) <= budget:
                return True
    return False


def lawgiver(s: State, p: Player, only: int = NONE) -> bool:
    """Whether Hammurabi can make his city happy."""
    if not leads(p, HAMMURABI):
        return False
    space = leader_space(s, p.seat)
    if space < 0 or s.city[space] != p.seat or s.mood[space] == HAPPY or only not in (NONE, space):
        return False
    return can_pay(s, p, HAPPINESS_PRICE, LAWGIVER_PRICE)


class HappinessAction(TurnAction):
    """Increase happiness."""

    verb = "happiness"
    place = 20
    uses_action = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        for city in p.cities:
            if s.mood[city] < HAPPY:
                break
        else:
            return
        if may_raise(s, p) or lawgiver(s, p):
            options.append(HAPPINESS)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        if all([s.mood[city] == HAPPY for city in p.cities]):
            return EVERYBODY_HAPPY
        return None if may_raise(s, p) or lawgiver(s, p) else TOO_DEAR

    def do(self, s: State, p: Player, option: Option) -> Step:
        return IncreaseHappiness(p.seat)


HAPPINESS: Final[Option] = ("happiness",)
enroll_action(HappinessAction())
