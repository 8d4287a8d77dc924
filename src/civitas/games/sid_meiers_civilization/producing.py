"""A city produces: items are named, the rush is paid, others may answer, then the items are made (SMC-8.1.5, SMC-8.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import Ask, Call, Done, Next, Step, find_step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option

from .actions import Action
from .board import army_in_supply, place_figure, put_marker, scout_in_supply
from .city_actions import PRODUCE, CityAction, ready_cities, spend_action, why_not_act
from .civilizations import triumphs
from .piles import draw_unit
from .production import NO_ITEM, budget, buildings_for, can_build_something, can_make_something, cost_of, items_for, rush_for, why_not_item
from .state import USED_FREE_BUILDING, State
from .tables import ABILITY, CITIES, EGYPT, ENGINEERING, FIRST_WONDER, NO_MARKER, SEATS, WALLS
from .wonders import take_from_market
from .yields import city_production, enemies_at

PRODUCE_IN: Final[list[Option]] = [("produce", city) for city in range(CITIES * SEATS)]
BUILD_FREELY: Final[list[Option]] = [("build-freely", city) for city in range(CITIES * SEATS)]
ONE_ITEM: Final[Option] = ("one-item",)
ENGINEERING_SPLIT: Final = ABILITY["engineering_split"]
NO_LIMIT: Final = 99

NOTHING_TO_MAKE: Final = Refusal("SMC-8.2.2", "the-city-can-make-nothing")
NOT_EGYPT: Final = Refusal("SMC-20.3", "only-egypt-builds-freely")
BUILT_FREELY: Final = Refusal("SMC-20.3", "built-freely-this-turn")
BUILDINGS_ONLY: Final = Refusal("SMC-20.8", "only-an-unlocked-building")


class Produce(Action):
    """A: the city makes one item (SMC-8.2)."""

    verb: ClassVar[str] = "produce"
    parts: ClassVar[tuple[str, ...]] = ("city",)

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        for city in ready_cities(s, seat, PRODUCE):
            if can_make_something(s, city, budget(s.players[seat], city_production(s, city))):
                options.append(PRODUCE_IN[city])

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        why = why_not_act(s, seat, option[1], PRODUCE)
        if why is not None:
            return why
        return None if can_make_something(s, option[1], budget(s.players[seat], city_production(s, option[1]))) else NOTHING_TO_MAKE

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        return ChooseItems(seat, option)

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        return "do-produce", {"city": option[1], "number": city_production(s, option[1])}


class BuildFreely(Action):
    """Egypt, once a turn: a city builds an unlocked building for nothing (SMC-20.3, SMC-20.8)."""

    verb: ClassVar[str] = "build-freely"
    parts: ClassVar[tuple[str, ...]] = ("city",)

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        if s.players[seat].civ == EGYPT:
            for city in ready_cities(s, seat, PRODUCE):
                if self.refusal(s, seat, BUILD_FREELY[city]) is None:
                    options.append(BUILD_FREELY[city])

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        p = s.players[seat]
        if p.civ != EGYPT:
            return NOT_EGYPT
        if p.flags & USED_FREE_BUILDING:
            return BUILT_FREELY
        why = why_not_act(s, seat, option[1], PRODUCE)
        if why is not None:
            return why
        return None if can_build_something(s, option[1]) else NOTHING_TO_MAKE

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        return ChooseItems(seat, option)


class ChooseItems(Step):
    """What the city makes, and where it goes: one item, or two with Engineering (SMC-8.1.5a, SMC-8.2.3)."""

    seat: int
    option: Option  # ("produce", city) or ("build-freely", city)
    first: Option = NO_ITEM

    def begin(self, s: State) -> Next:
        about = {"city": self.option[1], "number": self.production(s)}
        return Ask(self.seat, "item", self.items, then=self.choose, rule="SMC-8.2.2", about=about, public=True)

    def is_free(self) -> bool:
        return bool(self.option[0] == "build-freely")

    def production(self, s: State) -> int:
        return city_production(s, self.option[1])

    def items(self, s: State, seat: int) -> list[Option]:
        city, p = self.option[1], s.players[seat]
        if self.is_free():
            return buildings_for(s, city, NO_LIMIT, NO_ITEM)
        found = items_for(s, city, budget(p, self.production(s)) - cost_of(p, self.first), self.first)
        return found if self.first == NO_ITEM else [ONE_ITEM, *found]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if option == ONE_ITEM and self.first != NO_ITEM:
            return None
        why = why_not_item(s, self.option[1], option, self.first)
        if why is not None:
            return why
        p = s.players[seat]
        if self.is_free():
            return BUILDINGS_ONLY if option[0] != "build" or FIRST_WONDER <= option[1] < WALLS else None
        cost, most = cost_of(p, self.first) + cost_of(p, option), budget(p, self.production(s))
        return Refusal("SMC-8.2.2", "too-little-production", needed=cost, number=most) if cost > most else None

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        """What it costs, and the trade to rush (SMC-8.3.1)."""
        if option == ONE_ITEM:
            return None
        p = s.players[seat]
        cost = 0 if self.is_free() else cost_of(p, option)
        trade = 0 if self.is_free() else rush_for(p, cost + cost_of(p, self.first) - self.production(s))
        names = {"army": ("square",), "scout": ("square",), "unit": ("type",), "build": ("building", "square")}[option[0]]
        return f"do-{option[0]}", {**dict(zip(names, option[1:], strict=True)), "cost": cost, "trade": trade}

    def choose(self, s: State, option: Option) -> Next:
        if option == ONE_ITEM:
            return self.announce([self.first])
        if self.first != NO_ITEM:
            return self.announce([self.first, option])
        if self.is_free() or not may_split(s, self.seat):
            return self.announce([option])
        self.first = option
        return Ask(self.seat, "second-item", self.items, then=self.choose, rule="SMC-8.2.3", about={"city": self.option[1]}, public=True)

    def announce(self, items: list[Option]) -> Next:
        return Call(Production(seat=self.seat, option=self.option, items=items))


def may_split(s: State, seat: int) -> bool:
    """Engineering, once a turn (SMC-T.engineering_split)."""
    p = s.players[seat]
    return bool(p.techs & ENGINEERING) and not p.once >> ENGINEERING_SPLIT & 1


class Production(CityAction):
    """The city produces what was named (SMC-8.1.5)."""

    items: list[Option]
    made: int = 0

    def pay(self, s: State) -> None:
        """SMC-8.1.5b: the least rush that suffices; one-turn bonuses count as used."""
        p, city = s.players[self.seat], self.city()
        if self.option[0] == "build-freely":
            p.flags |= USED_FREE_BUILDING
        else:
            trade = rush_for(p, sum([cost_of(p, item) for item in self.items]) - city_production(s, city))
            p.trade -= trade
            s.bonus[city] = 0
            if trade:
                s.tell("rushes", seat=self.seat, city=city, trade=trade)
        if len(self.items) > 1:
            p.once |= 1 << ENGINEERING_SPLIT
        spend_action(s, self.seat, city, PRODUCE)
        for item in self.items:
            s.tell(f"announces-{item[0]}", seat=self.seat, city=city, **item_args(item))

    def resolve(self, s: State, cancelled: bool) -> Next:
        if cancelled:
            s.tell("action-cancelled", seat=self.seat, city=self.city())
            return Done(False)
        return self.make_next(s)

    def make_next(self, s: State, *results: object) -> Next:
        """SMC-8.2.3: one item after the other; what has become impossible meanwhile is lost."""
        if self.made == len(self.items) or s.ended():  # SMC-22.5: a Bank's coin may have been the last one
            return self.settle(s)
        item = self.items[self.made]
        self.made += 1
        if why_not_item(s, self.city(), item, NO_ITEM) is not None:
            s.tell("item-lost", seat=self.seat, city=self.city())
            return self.make_next(s)
        step = make(s, self.seat, item)
        return self.make_next(s) if step is None else Call(step, then=self.make_next)


def item_args(item: Option) -> dict[str, int]:
    """What an item is, by the names that its sentence knows."""
    match item:
        case ("unit", int(type)):
            return {"type": type}
        case ("build", int(marker), int(square)):
            return {"marker": marker, "square": square}
    return {"square": item[1]}


def make(s: State, seat: int, item: Option) -> Step | None:
    """SMC-8.1.5d: the item is taken and placed, the market refilled, then comes what it triggers."""
    match item:
        case ("army", int(square)):
            return raise_army(s, seat, square)
        case ("scout", int(square)):
            place_figure(s, scout_in_supply(s, seat), square)
            s.tell("produces-scout", seat=seat, square=square)
        case ("unit", int(type)):
            draw_unit(s, seat, type)
        case ("build", int(marker), int(square)):
            return build(s, seat, marker, square)
    return None


def raise_army(s: State, seat: int, square: int) -> Step | None:
    """SMC-8.4.3: onto enemy figures it fights at once, inside the action."""
    occupied = enemies_at(s, seat, square)
    place_figure(s, army_in_supply(s, seat), square)
    s.tell("produces-army", seat=seat, square=square)
    if not occupied:
        return None
    found: Step = find_step(s, "Engagement")(seat, square)
    return found


def build(s: State, seat: int, marker: int, square: int) -> Step | None:
    """A building, walls or a wonder; Rome advances with each wonder (SMC-20.5)."""
    if marker == WALLS:
        s.walls |= 1 << s.realm[square]
        s.tell("builds-walls", seat=seat, city=s.realm[square])
        return None
    if marker >= FIRST_WONDER:
        take_from_market(s, marker - FIRST_WONDER)
    if s.marker[square] != NO_MARKER:
        s.tell("makes-room", seat=seat, marker=s.marker[square], square=square)
    put_marker(s, square, marker)
    s.tell("builds", seat=seat, marker=marker, square=square)
    return triumphs(s, seat) if marker >= FIRST_WONDER else None
