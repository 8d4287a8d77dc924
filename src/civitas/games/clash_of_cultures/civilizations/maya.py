"""Maya: Stelas, Ballcourts, Calendar; K'inich Janaab' Pakal, Siyaj K'ak', Wak Chanil Ajaw (Terracing is in collecting and moving)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..advance import HOW_BALLCOURTS
from ..armies import is_sea
from ..battles.battle import ATTACK, DEFENCE, Battle
from ..cities import building_supply, colour, has_building, is_coastal, put_building
from ..constructing import plagued
from ..effects import ONCE, Effect, enroll_leader, enroll_special, has, has_special, used
from ..hexes import SPACES
from ..influence import Influence, attempts
from ..menu import TurnAction, enroll_action
from ..payment import ADVANCE_PRICE, BUILD_PRICE, EFFECT_PRICE, HOW_ONCE, HOW_STATE_RELIGION, Deal, Pay, can_pay, price_of
from ..state import Player, State
from ..tables import (
    BUILDINGS,
    CATEGORY_OF,
    CULTURE,
    EXPANSION_BUILDING,
    FOOD,
    IN_CATEGORY,
    NOBODY,
    NONE,
    OBELISK,
    ORE,
    PORT,
    SPECIAL,
    SPIRITUALITY,
    UNLOCKED_BY,
    WOOD,
)
from .leading import CULTURE_OR_IDEA, Take, fights, his_city, near_own_city

CALENDAR: Final = SPECIAL["calendar"]
PASS: Final[Option] = ("pass",)
LOOK: Final[Option] = ("calendar",)
INFLUENCE: Final[tuple[Option, ...]] = (PASS, ("influence-now",))
REBUILD: Final[list[list[Option]]] = [[("rebuild", old, new) for new in range(BUILDINGS)] for old in range(BUILDINGS)]
PORT_AT: Final[list[Option]] = [("port-at", space) for space in range(SPACES)]
ONE_CULTURE: Final = price_of(culture=1)
HOW_PAKAL: Final = 20  # and above: what is left of the resources
HOW_PAKAL_IN_RELIGION: Final = 24  # with State Religion as well
HOW_ONCE[HOW_PAKAL_IN_RELIGION] = ONCE["state_religion"]

NO_CALENDAR: Final = Refusal("COC-SPA-calendar", "needs-calendar")
NO_EVENTS: Final = Refusal("COC-SPA-calendar", "no-event-card-to-look-at")


class Stelas(Effect):
    """A culture token or an idea for an obelisk, a new city, a captured city (COC-SPA-stelas)."""

    def built(self, s: State, p: Player, city: int, building: int, wonder: int) -> Step | None:
        return Take(p.seat, CULTURE_OR_IDEA, "COC-SPA-stelas") if building == OBELISK else None

    def founded(self, s: State, p: Player, city: int) -> Step | None:
        return Take(p.seat, CULTURE_OR_IDEA, "COC-SPA-stelas")

    def captured(self, s: State, p: Player, capture: Any) -> Step | None:
        return Take(p.seat, CULTURE_OR_IDEA, "COC-SPA-stelas")


class Ballcourts(Effect):
    """Once per turn a Spirituality advance costs 1 food less (COC-SPA-ballcourts)."""

    purposes: ClassVar[tuple[str, ...]] = ("advance",)

    def cheapened(self, p: Player) -> int:
        return 0 if used(p, ONCE["ballcourts"]) else IN_CATEGORY[SPIRITUALITY]

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == ADVANCE_PRICE and CATEGORY_OF[deal.subject] == SPIRITUALITY and deal.price[FOOD] and not used(p, ONCE["ballcourts"]):
            price = deal.price.copy()
            price[FOOD] -= 1
            deal.add(HOW_BALLCOURTS, tuple(price))


# --- Calendar


class Calendar(TurnAction):
    """Free: look at the top event card, and for a culture token put it under the deck (COC-SPA-calendar)."""

    verb: ClassVar[str] = "calendar"
    place: ClassVar[int] = 90

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if has_special(p, CALENDAR) and self.refusal(s, p, LOOK) is None:
            options.append(LOOK)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        if not has_special(p, CALENDAR):
            return NO_CALENDAR
        if not len(s.event_deck) and not s.event_discards:
            return NO_EVENTS
        known = len(s.event_deck) and s.event_deck.marks[-1] >> p.seat & 1
        return SEEN if known and not can_pay(s, p, EFFECT_PRICE, ONE_CULTURE) else None

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return ReadCalendar(p.seat)


SEEN: Final = Refusal("COC-SPA-calendar", "the-top-event-card-is-known")


class ReadCalendar(Step):
    """They look, and may pay to look at the next."""

    seat: int

    def begin(self, s: State) -> Next:
        if not len(s.event_deck):
            s.event_deck.put_all(s.event_discards)
            s.event_discards = []
            s.event_deck.shuffle(s)
        s.event_deck.show(len(s.event_deck) - 1, 1 << self.seat)
        s.disclose()
        s.tell("looks-at-event", seat=self.seat)
        s.tell("sees-event", to=1 << self.seat, event=s.event_deck.cards[-1])
        pay = Pay(self.seat, EFFECT_PRICE, ONE_CULTURE, optional=True, what="calendar", rule="COC-SPA-calendar")
        return Call(pay, then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        if how < 0:
            return DONE
        card, _ = s.event_deck.take(len(s.event_deck) - 1, 1 << self.seat)
        s.event_deck.bury(card, 1 << self.seat)
        return self.begin(s)


# --- Pakal


class Pakal(Effect):
    """One hit less in round 1 of a city with an own obelisk; a culture token for 2 resources of a building (COC-LDR-pakal)."""

    purposes: ClassVar[tuple[str, ...]] = ("building",)

    def cancels(self, s: State, p: Player, b: Battle, side: int) -> int:
        able = side == DEFENCE and b.round == 1 and fights(s, b, side) and b.in_city(s)
        return 1 if able and colour(s, b.space, OBELISK) == p.seat else 0

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == BUILD_PRICE and deal.city == his_city(s, p) != NONE:
            pious = [price for how, price in deal.more if how == HOW_STATE_RELIGION]
            for number, half in enumerate(sorted(set(art_and_architecture(tuple(deal.price))), reverse=True)):
                deal.add(HOW_PAKAL + number, half)
            for half in art_and_architecture(pious[0]) if pious else ():
                deal.add(HOW_PAKAL_IN_RELIGION, half)


def art_and_architecture(price: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The price with a culture token for 2 of its resources."""
    found = []
    due = [good for good in (FOOD, ORE, WOOD) for _ in range(price[good])]
    for first in range(len(due)):
        for second in range(first + 1, len(due)):
            left = list(price)
            left[due[first]] -= 1
            left[due[second]] -= 1
            left[CULTURE] += 1
            found.append(tuple(left))
    return found


# --- Siyaj K'ak'


class SiyajKak(Effect):
    """The size of an attacked city as a bonus in round 1; an influence after building in his city (COC-LDR-siyaj_kak)."""

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        return b.city_size if side == ATTACK and b.round == 1 and fights(s, b, side) and b.in_city(s) else 0

    def built(self, s: State, p: Player, city: int, building: int, wonder: int) -> Step | None:
        if city != his_city(s, p) or p.influenced or all([option[2] != city for option in attempts(s, p)]):
            return None
        return CulturalInflux(p.seat, city)


class CulturalInflux(Step):
    """They may influence from his city as a free action."""

    seat: int
    city: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "cultural-influx", INFLUENCE, then=self.influence, rule="COC-LDR-siyaj_kak")

    def influence(self, s: State, option: Option) -> Next:
        return DONE if option == PASS else Call(Influence(self.seat, self.city))


# --- Wak Chanil Ajaw


class WakChanilAjaw(Effect):
    """+2 near an own city; after a capture a building of hers there may become another one (COC-LDR-wak_chanil_ajaw)."""

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        return 2 if fights(s, b, side) and near_own_city(s, p, b.space) else 0

    def move_ended(self, s: State, p: Player, move: Any) -> Step | None:
        at = his_city(s, p)
        able = at != NONE and at in move.captured and not plagued(s, p)  # COC-7.6.8
        return Reconstruct(p.seat, at) if able and rebuildings(s, p, at) else None


def rebuildings(s: State, p: Player, city: int) -> list[Option]:
    """Buildings of the own colour in a city, and what each may become."""
    found: list[Option] = []
    for old in range(BUILDINGS):
        if colour(s, city, old) == p.seat:
            found += [REBUILD[old][new] for new in range(BUILDINGS) if may_become(s, p, city, new)]
    return found


def may_become(s: State, p: Player, city: int, kind: int) -> bool:
    """Whether another building may take a place in the city: its advance, a figure, a coast; the city may be angry."""
    if has_building(s, city, kind) or not has(p, UNLOCKED_BY[kind]) or not building_supply(s, p.seat, kind):
        return False
    return (s.rules.expansion or not EXPANSION_BUILDING[kind]) and (kind != PORT or is_coastal(s, city))


class Reconstruct(Step):
    """They may replace one building, free of cost and action."""

    seat: int
    city: int
    new: int = NONE

    def begin(self, s: State) -> Next:
        options = (PASS, *rebuildings(s, s.players[self.seat], self.city))
        return Ask(self.seat, "reconstruction", options, then=self.rebuild, rule="COC-LDR-wak_chanil_ajaw")

    def rebuild(self, s: State, option: Option) -> Next:
        if option == PASS:
            return DONE
        self.new = option[2]
        put_building(s, self.city, option[1], NOBODY)
        put_building(s, self.city, self.new, self.seat)
        s.tell("builds", seat=self.seat, city=self.city, building=self.new)
        if self.new != PORT:
            return DONE
        seas = tuple([PORT_AT[space] for space in s.board.near[self.city] if is_sea(s, space)])
        return Ask(self.seat, "port-space", seas, then=self.moor, rule="COC-5.3.15", about={"city": self.city})

    def moor(self, s: State, option: Option) -> Next:
        s.port[self.city] = option[1]
        return DONE


enroll_special("stelas", Stelas())
enroll_special("ballcourts", Ballcourts())
enroll_leader("pakal", Pakal())
enroll_leader("siyaj_kak", SiyajKak())
enroll_leader("wak_chanil_ajaw", WakChanilAjaw())
enroll_action(Calendar())
