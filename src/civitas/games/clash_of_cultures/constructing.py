"""Constructing buildings and wonders (COC-5.3.12 to 5.3.17, 9.2)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Agenda, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .activation import CityAction, best_mood, may_activate, why_not_activate
from .armies import is_sea
from .cities import building_figures, building_supply, has_building, is_coastal, may_grow, own_buildings, put_building
from .decks import discard_event, draw_actions
from .effects import BUILT, answering, has, refresh
from .menu import TurnAction, enroll_action, simple_refusal
from .payment import BUILD_PRICE, CANNOT_PAY, WONDER_PRICE, Pay, add_up, can_pay, pays_plain, untouched
from .resources import gain
from .state import Deed, Player, State
from .tables import (
    ACADEMY,
    ANGRY,
    BUILDING_COST,
    BUILDINGS,
    CULTURE,
    ENGINEERING,
    EVENT,
    EXPANSION_BUILDING,
    HAPPY,
    IDEA,
    MOOD,
    NONE,
    OBSERVATORY,
    PORT,
    SANITATION,
    STATE_RELIGION,
    TEMPLE,
    UNLOCKED_BY,
    WONDER_COST,
    WONDER_NEEDS,
    WONDER_NEEDS_PORT,
    WONDERS,
)

CONSTRUCT: Final[list[list[Option]]] = [[("construct", space, kind) for kind in range(BUILDINGS)] for space in range(100)]
BUILD_WONDER: Final[list[list[Option]]] = [[("build-wonder", space, wonder) for wonder in range(WONDERS)] for space in range(100)]
PORT_AT: Final[list[Option]] = [("port-at", space) for space in range(100)]
TAKE_MOOD: Final[Option] = ("take-mood",)
TAKE_CULTURE: Final[Option] = ("take-culture",)
PESTILENCE: Final = EVENT["event_01_pestilence"]
GREAT_ARCHITECT: Final = EVENT["event_55_great_architect"]
NO_PRICE: Final = (0,) * 14

NO_ADVANCE: Final = Refusal("COC-5.3.13", "the-advance-for-the-building-is-missing")
CITY_ANGRY: Final = Refusal("COC-5.3.13", "nothing-is-built-in-an-angry-city")
TOO_LARGE: Final = Refusal("COC-4.4.2", "a-city-grows-no-larger-than-the-number-of-cities")
ONE_OF_A_KIND: Final = Refusal("COC-5.3.13", "the-city-has-such-a-building")
NO_FIGURE: Final = Refusal("COC-5.3.14", "no-such-building-is-left")
NO_COAST: Final = Refusal("COC-5.3.15", "a-port-needs-a-coast")
PESTILENCE_RAGES: Final = Refusal("COC-7.6.8", "nobody-builds-without-sanitation-while-pestilence-lasts")
NOT_HAPPY: Final = Refusal("COC-9.2", "a-wonder-needs-a-happy-city")
NO_ENGINEERING: Final = Refusal("COC-9.2", "a-wonder-needs-engineering")
NO_PREREQUISITE: Final = Refusal("COC-9.2", "the-printed-advance-of-the-wonder-is-missing")
NO_PORT: Final = Refusal("COC-9.2", "the-lighthouse-needs-a-port-in-its-city")
NO_WONDER_CARD: Final = Refusal("COC-9.2", "the-wonder-card-is-not-yours-to-build")
NOT_IN_THIS_GAME: Final = Refusal("COC-0.3", "that-building-belongs-to-the-expansion")


def why_not_building(s: State, p: Player, city: int, kind: int, mood: int = HAPPY) -> Refusal | None:
    """Why *p* may not build this in a city of theirs, price and activation aside."""
    if EXPANSION_BUILDING[kind] and not s.rules.expansion:
        return NOT_IN_THIS_GAME
    if not has(p, UNLOCKED_BY[kind]):
        return NO_ADVANCE
    if mood == ANGRY:
        return CITY_ANGRY
    if has_building(s, city, kind):
        return ONE_OF_A_KIND
    if not may_grow(s, p, city):
        return TOO_LARGE
    if not building_supply(s, p.seat, kind):
        return NO_FIGURE
    if kind == PORT and not is_coastal(s, city):
        return NO_COAST
    return PESTILENCE_RAGES if plagued(s, p) else None


UNLOCKED: Final[dict[int, tuple[int, ...]]] = {}  # by the advances that unlock buildings: found once
UNLOCKING: Final[int] = sum([1 << advance for advance in UNLOCKED_BY])


def list_unlocked(p: Player) -> tuple[int, ...]:
    """The buildings whose advance *p* has."""
    key = p.effects & UNLOCKING
    found = UNLOCKED.get(key)
    if found is None:
        found = UNLOCKED[key] = tuple([kind for kind in range(BUILDINGS) if has(p, UNLOCKED_BY[kind])])
    return found


def list_supplied(s: State, seat: int, kinds: tuple[int, ...]) -> list[int]:
    """Those of these buildings of which a figure is left: all of them, as a rule, so they are counted together."""
    standing = own_buildings(s, seat)
    return [kind for kind in kinds if standing[kind] < building_figures(s, seat, kind)]


def plagued(s: State, p: Player) -> bool:
    """COC-7.6.8."""
    return PESTILENCE in s.lasting and not has(p, SANITATION)


def why_not_construct(s: State, p: Player, city: int, kind: int) -> Refusal | None:
    """Why *p* may not construct this as an activation at the normal price."""
    if not 0 <= kind < BUILDINGS:
        return NO_ADVANCE
    why = why_not_activate(s, p, city) or why_not_building(s, p, city, kind, best_mood(s, p, city))
    if why is not None:
        return why
    return None if can_pay(s, p, BUILD_PRICE, BUILDING_COST, kind, city) else CANNOT_PAY


def wonder_cards(s: State, p: Player) -> list[int]:
    """Wonders that *p* may build: from hand, or of the open pool (COC-12.6)."""
    found = p.wonder_cards.cards
    return sorted(found + s.display) if s.rules.public_wonders else sorted(found)


def why_not_wonder(s: State, p: Player, city: int, wonder: int, mood: int) -> Refusal | None:
    """Why *p* may not build a wonder there, price and activation aside."""
    if wonder not in wonder_cards(s, p):
        return NO_WONDER_CARD
    if not has(p, ENGINEERING):
        return NO_ENGINEERING
    if not has(p, WONDER_NEEDS[wonder]) and GREAT_ARCHITECT not in p.kept:
        return NO_PREREQUISITE
    if mood != HAPPY:
        return NOT_HAPPY
    if not may_grow(s, p, city):
        return TOO_LARGE
    if WONDER_NEEDS_PORT[wonder] and not has_building(s, city, PORT):
        return NO_PORT
    return PESTILENCE_RAGES if plagued(s, p) else None


def why_not_build_wonder(s: State, p: Player, city: int, wonder: int) -> Refusal | None:
    why = why_not_activate(s, p, city) or why_not_wonder(s, p, city, wonder, best_mood(s, p, city))
    if why is not None:
        return why
    return None if can_pay(s, p, WONDER_PRICE, WONDER_COST[wonder], wonder, city) else CANNOT_PAY


# --- doing it


class Construct(CityAction):
    """A building is built in an activated city."""

    building: int = NONE
    price: tuple[int, ...] = BUILDING_COST

    def possible(self, s: State, enforced: bool) -> bool:
        return enforced or self.mood(s) != ANGRY

    def act(self, s: State) -> Next:
        return Call(Build(self.seat, self.city, self.building, self.price), then=self.done)

    def done(self, s: State) -> Next:
        return self.finish(s, "construct")


class Build(Step):
    """Pay for a building and place it (COC-5.3.12): also by cards that activate nothing; the caller checked that it may be built."""

    seat: int
    city: int
    building: int
    price: tuple[int, ...] = BUILDING_COST

    def begin(self, s: State) -> Next:
        if not any(self.price):
            return self.choose_port(s, 0, ())
        return Call(Pay(self.seat, BUILD_PRICE, self.price, self.building, self.city), then=self.choose_port)

    def choose_port(self, s: State, how: int, paid: tuple[int, ...]) -> Next:
        if self.building != PORT:
            return self.place(s, PORT_AT[0])
        seas = tuple([PORT_AT[space] for space in s.board.near[self.city] if is_sea(s, space)])
        return Ask(self.seat, "port-space", seas, then=self.place, rule="COC-5.3.15", about={"city": self.city})

    def place(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        put_building(s, self.city, self.building, self.seat)
        if self.building == PORT:
            s.port[self.city] = option[1]
        s.tell("builds", seat=self.seat, city=self.city, building=self.building)
        if self.building == ACADEMY:  # COC-5.3.16
            gain(s, p, IDEA, 2)
        elif self.building == TEMPLE:
            return Ask(self.seat, "temple-token", (TAKE_MOOD, TAKE_CULTURE), then=self.bless, rule="COC-5.3.16")
        elif self.building == OBSERVATORY:
            step = draw_actions(s, self.seat)
            if step is not None:
                return Call(step, then=self.built)
        return self.built(s)

    def bless(self, s: State, option: Option) -> Next:
        gain(s, s.players[self.seat], MOOD if option == TAKE_MOOD else CULTURE)
        return self.built(s)

    def built(self, s: State) -> Next:
        return answer_built(s, self.seat, self.city, self.building, NONE)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


def answer_built(s: State, seat: int, city: int, building: int, wonder: int) -> Next:
    """What building it brings by advances, leaders and wonders."""
    p = s.players[seat]
    steps = [step for effect in answering(p, BUILT) for step in [effect.built(s, p, city, building, wonder)] if step is not None]
    return Call(Agenda(steps)) if steps else DONE


class ConstructWonder(CityAction):
    """A wonder is built in an activated happy city (COC-9.2), with a leader's *fee* in the same payment."""

    wonder: int = NONE
    fee: tuple[int, ...] = NO_PRICE

    def possible(self, s: State, enforced: bool) -> bool:
        return enforced or self.mood(s) == HAPPY

    def act(self, s: State) -> Next:
        return Call(BuildWonder(self.seat, self.city, self.wonder, self.fee), then=self.done)

    def done(self, s: State) -> Next:
        return self.finish(s, "construct")


class BuildWonder(Step):
    """Pay for a wonder and place it."""

    seat: int
    city: int
    wonder: int
    fee: tuple[int, ...] = NO_PRICE

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, WONDER_PRICE, add_up(WONDER_COST[self.wonder], self.fee), self.wonder, self.city), then=self.place)

    def place(self, s: State, how: int, paid: tuple[int, ...]) -> Next:
        p = s.players[self.seat]
        if self.wonder in p.wonder_cards.cards:
            p.wonder_cards.take(p.wonder_cards.find(self.wonder), (1 << len(s.players)) - 1)
        else:
            s.display.remove(self.wonder)
        if GREAT_ARCHITECT in p.kept:
            p.kept.remove(GREAT_ARCHITECT)
            discard_event(s, self.seat, GREAT_ARCHITECT)
        s.wonder_at[self.wonder] = self.city
        s.builder[self.wonder] = self.seat
        s.built_wonders.append(self.seat)
        refresh(s, p)
        s.tell("builds-wonder", seat=self.seat, city=self.city, wonder=self.wonder)
        s.deeds.append(Deed("wonder", self.seat, self.wonder))
        return answer_built(s, self.seat, self.city, NONE, self.wonder)


class ConstructAction(TurnAction):
    """Activate a city to build a building."""

    verb = "construct"
    parts = ("city", "building")
    place = 13
    uses_action = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        goods = p.goods
        if goods[0] + goods[1] + goods[2] + goods[4] + goods[5] + goods[6] + goods[3] == 0 and not p.captives:
            return
        affords = pays_plain(goods, BUILDING_COST)  # whatever cards say: they lower the price, or add other ways to pay it
        plain = affords or untouched(p, BUILD_PRICE)
        if (plain and not affords and not has(p, STATE_RELIGION)) or plagued(s, p):
            return
        kinds: list[int] = []
        for city in p.cities:
            if may_grow(s, p, city) and may_activate(s, p, city) and best_mood(s, p, city) != ANGRY:
                if not kinds:
                    kinds = list_supplied(s, p.seat, list_unlocked(p))
                for kind in kinds:
                    if has_building(s, city, kind) or (kind == PORT and not is_coastal(s, city)):
                        continue
                    if affords or ((kind == TEMPLE or not plain) and can_pay(s, p, BUILD_PRICE, BUILDING_COST, kind, city)):
                        options.append(CONSTRUCT[city][kind])

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return why_not_construct(s, p, option[1], option[2])

    def do(self, s: State, p: Player, option: Option) -> Step:
        return Construct(p.seat, option[1], building=option[2])


class WonderAction(TurnAction):
    """Activate a happy city to build a wonder."""

    verb = "build-wonder"
    parts = ("city", "wonder")
    place = 14
    uses_action = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if not has(p, ENGINEERING):
            return
        happy = [city for city in p.cities if best_mood(s, p, city) == HAPPY]
        for wonder in wonder_cards(s, p) if happy else ():
            for city in happy:
                if why_not_build_wonder(s, p, city, wonder) is None:
                    options.append(BUILD_WONDER[city][wonder])

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return why_not_build_wonder(s, p, option[1], option[2])

    def do(self, s: State, p: Player, option: Option) -> Step:
        return ConstructWonder(p.seat, option[1], wonder=option[2])


enroll_action(ConstructAction())
enroll_action(WonderAction())
