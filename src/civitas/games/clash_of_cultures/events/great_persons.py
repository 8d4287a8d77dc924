"""Great persons: the offer, and what each does when played (COC-7.7, COC-EVT-18 to 26, 55 to 58)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.record_fields import secret
from civitas.kernel.records import CardId, Option

from ..advance import ChooseAdvance, gainable
from ..cards.card import PASS, Civil, EventText, enroll_person, enroll_text
from ..cards.civil import CHEER, gloomy_cities
from ..cards.schemes import REVEAL
from ..cities import mood_of
from ..constructing import CONSTRUCT, Build, why_not_building
from ..decks import discard_event, draw_actions, draw_objective
from ..effects import Effect, enroll_event, government, has
from ..exploring import Reveal, explorable
from ..founding import found_city, why_not_city_on
from ..happiness import set_mood
from ..hexes import SPACES
from ..menu import Question, TurnAction, enroll_action
from ..moving import MoveAction
from ..payment import BUILD_PRICE, EFFECT_PRICE, WONDER_PRICE, Deal, Pay, can_pay, price_of
from ..resources import gain, lose
from ..state import WARLORD, Player, State, clockwise, others
from ..tables import (
    BUILDING_COST,
    BUILDINGS,
    CATEGORY,
    CATEGORY_OF,
    CULTURE,
    EVENT,
    GOVERNMENTS,
    HAPPY,
    IDEA,
    IN_CATEGORY,
    MOOD,
    NOBODY,
    NONE,
    OBJECTIVE_CARDS,
    TEMPLE,
    TRADE_ROUTES,
)
from ..trade_routes import TradeRoutes, any_route

GREAT_ARCHITECT: Final = EVENT["event_55_great_architect"]
GREAT_DIPLOMAT: Final = EVENT["event_57_great_diplomat"]
BEFRIEND: Final[list[Option]] = [("befriend", seat) for seat in range(4)]
FOUND_THERE: Final[list[Option]] = [("found-there", space) for space in range(SPACES)]
TRADE_TOKENS: Final[list[list[Option]]] = [[("exchange-tokens", good, n) for n in range(100)] for good in (MOOD, CULTURE)]
ASSIGN: Final[list[list[Option]]] = [[("assign", card, seat) for seat in range(4)] for card in range(OBJECTIVE_CARDS)]
DISMISS: Final[Option] = ("dismiss-diplomat",)
ONE_CULTURE: Final = price_of(culture=1)
TWO_CULTURE: Final = price_of(culture=2)
TWO_FOOD: Final = price_of(food=2)
LESS_CULTURE: Final = 3

NO_DIPLOMAT: Final = Refusal("COC-EVT-57", "no-great-diplomat")


# --- the offer


class GreatPerson(EventText):
    """The drawer may take the card for a culture token, then the others for two (COC-7.7.1)."""

    kept: ClassVar[bool] = True

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        return Offer(seat, card)


class Offer(Step):
    """Clockwise; who cannot pay is skipped, the first who pays gets the card."""

    seat: int
    card: int
    asked: int = 0

    def begin(self, s: State) -> Next:
        if self.asked == len(s.players):
            discard_event(s, self.seat, self.card)
            return DONE
        seat = clockwise(s, self.seat)[self.asked]
        price = ONE_CULTURE if self.asked == 0 else TWO_CULTURE
        self.asked += 1
        pay = Pay(seat, EFFECT_PRICE, price, self.card, optional=True, what="great-person", rule="COC-7.7.1")
        return Call(pay, then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        if how < 0:
            return self.begin(s)
        seat = clockwise(s, self.seat)[self.asked - 1]
        p = s.players[seat]
        s.tell("takes-person", seat=seat, event=self.card)
        if self.card in (GREAT_ARCHITECT, GREAT_DIPLOMAT):
            p.kept.append(self.card)
            return Call(Befriend(seat)) if self.card == GREAT_DIPLOMAT else DONE
        p.persons.append(self.card)
        return DONE


class Befriend(Question):
    """Whom the Great Diplomat concerns (COC-7.8.9)."""

    seat: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "befriend", tuple([BEFRIEND[seat] for seat in others(s, self.seat)]), then=self.choose, rule="COC-EVT-57")

    def choose(self, s: State, option: Option) -> Next:
        s.players[self.seat].partner = option[1]
        s.tell("befriends", seat=self.seat, rival=option[1])
        return DONE


class DismissDiplomat(TurnAction):
    """As an action the Great Diplomat is discarded (COC-EVT-57)."""

    verb: ClassVar[str] = "dismiss-diplomat"
    place: ClassVar[int] = 55
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if GREAT_DIPLOMAT in p.kept:
            options.append(DISMISS)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return None if GREAT_DIPLOMAT in p.kept else NO_DIPLOMAT

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.kept.remove(GREAT_DIPLOMAT)
        p.partner = NOBODY
        discard_event(s, p.seat, GREAT_DIPLOMAT)
        return None


class GreatArchitect(Effect):
    """The next wonder costs 3 culture tokens less (COC-EVT-55)."""

    purposes: ClassVar[tuple[str, ...]] = ("wonder",)

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == WONDER_PRICE:
            deal.price[CULTURE] = max(0, deal.price[CULTURE] - LESS_CULTURE)
            deal.more = [(how, (*price[:CULTURE], max(0, price[CULTURE] - LESS_CULTURE), *price[CULTURE + 1 :])) for how, price in deal.more]


# --- playing one


class Person(Civil):
    """An advance of a category for nothing, if they like, its cube from the supply; then something else (COC-7.7.4)."""

    category: ClassVar[str] = ""

    def choices(self, s: State, p: Player) -> list[tuple[int, ...]]:
        return [()] if gainable(p, self.advances(p)) or self.able(s, p) else []

    def advances(self, p: Player) -> int:
        """What may be gained, as a mask."""
        return IN_CATEGORY[CATEGORY[self.category]]

    def able(self, s: State, p: Player) -> bool:
        """Whether the second part can do anything."""
        return True

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        return Inspire(p.seat, self.advances(p), type(self).number)

    number: ClassVar[int] = 0  # its event card

    def second(self, s: State, p: Player) -> Step | None:
        """What follows the advance."""
        return None


class Inspire(Step):
    """First the advance, then the second part."""

    seat: int
    among: int
    card: int

    def begin(self, s: State) -> Next:
        if not gainable(s.players[self.seat], self.among):
            return self.go_on(s)
        return Call(ChooseAdvance(self.seat, self.among, track=False, rule="COC-7.7.4"), then=self.go_on)

    def go_on(self, s: State, *results: object) -> Next:
        step = PERSONS[self.card].second(s, s.players[self.seat])
        return DONE if step is None else Call(step)


class GreatExplorer(Person):
    """Reveal a region, and found a city in it for 2 food (COC-EVT-18)."""

    category: ClassVar[str] = "seafaring"
    number: ClassVar[int] = EVENT["event_18_great_explorer"]

    def able(self, s: State, p: Player) -> bool:
        return bool(explorable(s, p.seat))

    def second(self, s: State, p: Player) -> Step | None:
        return DiscoverLand(p.seat) if explorable(s, p.seat) else None


class DiscoverLand(Question):
    """They may reveal, then may pay for a city."""

    seat: int
    slot: int = NONE

    def begin(self, s: State) -> Next:
        slots = (PASS, *[REVEAL[slot] for slot in explorable(s, self.seat)])
        return Ask(self.seat, "great-explorer", slots, then=self.reveal, rule="COC-EVT-18")

    def reveal(self, s: State, option: Option) -> Next:
        if option == PASS:
            return DONE
        self.slot = option[1]
        return Call(Reveal(self.seat, self.slot), then=self.offer)

    def sites(self, s: State) -> list[int]:
        p = s.players[self.seat]
        return [space for space in s.board.cells[self.slot] if why_not_city_on(s, p, space) is None]

    def offer(self, s: State, *results: object) -> Next:
        if not self.sites(s):
            return DONE
        return Call(Pay(self.seat, EFFECT_PRICE, TWO_FOOD, optional=True, what="found-there", rule="COC-EVT-18"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        if how < 0:
            return DONE
        return Ask(self.seat, "site", tuple([FOUND_THERE[space] for space in self.sites(s)]), then=self.found, rule="COC-EVT-18")

    def found(self, s: State, option: Option) -> Next:
        step = found_city(s, self.seat, option[1])
        return DONE if step is None else Call(step)


class GreatArtist(Person):
    """A city becomes happy (COC-EVT-19)."""

    category: ClassVar[str] = "culture"
    number: ClassVar[int] = EVENT["event_19_great_artist"]

    def able(self, s: State, p: Player) -> bool:
        return bool(gloomy_cities(s, p))

    def second(self, s: State, p: Player) -> Step | None:
        return Delight(p.seat) if gloomy_cities(s, p) else None


class Delight(Step):
    """Which city."""

    seat: int

    def begin(self, s: State) -> Next:
        cities = tuple([CHEER[space] for space in gloomy_cities(s, s.players[self.seat])])
        return Ask(self.seat, "great-artist", cities, then=self.delight, rule="COC-EVT-19")

    def delight(self, s: State, option: Option) -> Next:
        set_mood(s, option[1], HAPPY)
        return DONE


class Builder(Person):
    """A building without an activation, at its price."""

    def kinds(self) -> tuple[int, ...]:
        return tuple(range(BUILDINGS))

    def able(self, s: State, p: Player) -> bool:
        return bool(sites(s, p, self.kinds()))

    def second(self, s: State, p: Player) -> Step | None:
        return BuildOne(p.seat, self.kinds(), type(self).number) if sites(s, p, self.kinds()) else None


def sites(s: State, p: Player, kinds: tuple[int, ...]) -> list[Option]:
    """What can be built and paid where, without activating anything."""
    return [
        CONSTRUCT[city][kind]
        for city in p.cities
        for kind in kinds
        if why_not_building(s, p, city, kind, mood_of(s, p, city)) is None and can_pay(s, p, BUILD_PRICE, BUILDING_COST, kind, city)
    ]


class BuildOne(Step):
    """They may build one of them."""

    seat: int
    kinds: tuple[int, ...]
    card: int

    def begin(self, s: State) -> Next:
        options = (PASS, *sites(s, s.players[self.seat], self.kinds))
        return Ask(self.seat, "great-builder", options, then=self.build, rule="COC-7.7.2", about={"event": self.card})

    def build(self, s: State, option: Option) -> Next:
        return DONE if option == PASS else Call(Build(self.seat, option[1], option[2]))


class GreatProphet(Builder):
    """A temple (COC-EVT-20)."""

    category: ClassVar[str] = "spirituality"
    number: ClassVar[int] = EVENT["event_20_great_prophet"]

    def kinds(self) -> tuple[int, ...]:
        return (TEMPLE,)


class GreatEngineer(Builder):
    """Any building (COC-EVT-26)."""

    category: ClassVar[str] = "construction"
    number: ClassVar[int] = EVENT["event_26_great_engineer"]


class GreatPhilosopher(Person):
    """2 ideas (COC-EVT-21)."""

    category: ClassVar[str] = "education"
    number: ClassVar[int] = EVENT["event_21_great_philosopher"]

    def second(self, s: State, p: Player) -> Step | None:
        gain(s, p, IDEA, 2)
        return None


class GreatScientist(Person):
    """An idea and an action card (COC-EVT-22)."""

    category: ClassVar[str] = "science"
    number: ClassVar[int] = EVENT["event_22_great_scientist"]

    def second(self, s: State, p: Player) -> Step | None:
        gain(s, p, IDEA)
        return draw_actions(s, p.seat)


class ElderStatesman(Person):
    """A government advance; 2 action cards (COC-EVT-23, ruling R-25)."""

    number: ClassVar[int] = EVENT["event_23_elder_statesman"]

    def advances(self, p: Player) -> int:
        mine = government(p)
        return IN_CATEGORY[CATEGORY_OF[mine.bit_length() - 1]] if mine else GOVERNMENTS

    def second(self, s: State, p: Player) -> Step | None:
        return draw_actions(s, p.seat, 2)


class GreatWarlord(Person):
    """A move action; +2 in the first battle that is started in it (COC-EVT-24)."""

    category: ClassVar[str] = "warfare"
    number: ClassVar[int] = EVENT["event_24_great_warlord"]

    def second(self, s: State, p: Player) -> Step | None:
        p.turn_marks |= WARLORD
        return Campaign(p.seat)


class Campaign(Step):
    """The move action; its bonus ends with it."""

    seat: int

    def begin(self, s: State) -> Next:
        return Call(MoveAction(self.seat), then=self.end)

    def end(self, s: State, *results: object) -> Next:
        s.players[self.seat].turn_marks &= ~WARLORD
        return DONE


class GreatMerchant(Person):
    """The income of trade routes now (COC-EVT-25)."""

    category: ClassVar[str] = "economy"
    number: ClassVar[int] = EVENT["event_25_great_merchant"]

    def able(self, s: State, p: Player) -> bool:
        return has(p, TRADE_ROUTES) and any_route(s, p)

    def second(self, s: State, p: Player) -> Step | None:
        return TradeRoutes(p.seat) if has(p, TRADE_ROUTES) and any_route(s, p) else None


class GreatAthlete(Person):
    """Culture tokens into mood tokens, or the reverse, any number (COC-EVT-56)."""

    category: ClassVar[str] = "culture"
    number: ClassVar[int] = EVENT["event_56_great_athlete"]

    def able(self, s: State, p: Player) -> bool:
        return p.goods[MOOD] + p.goods[CULTURE] > 0

    def second(self, s: State, p: Player) -> Step | None:
        return Compete(p.seat) if p.goods[MOOD] + p.goods[CULTURE] else None


class Compete(Step):
    """How many of which become the other."""

    seat: int

    def begin(self, s: State) -> Next:
        goods = s.players[self.seat].goods
        ways = [TRADE_TOKENS[i][n] for i, good in enumerate((MOOD, CULTURE)) for n in range(1, min(goods[good], 99) + 1)]
        return Ask(self.seat, "great-athlete", (PASS, *ways), then=self.exchange, rule="COC-EVT-56")

    def exchange(self, s: State, option: Option) -> Next:
        if option != PASS:
            p = s.players[self.seat]
            lose(s, p, option[1], option[2])
            gain(s, p, CULTURE if option[1] == MOOD else MOOD, option[2])
        return DONE


class GreatSeer(Civil):
    """An objective card for each player, assigned secretly (COC-EVT-58, COC-7.8.18)."""

    def choices(self, s: State, p: Player) -> list[tuple[int, ...]]:
        return [()] if len(s.objective_deck) or len(s.objective_discards) else []

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        return Foresee(p.seat)


class Foresee(Question):
    """They look at the cards and lay one beside each player, themselves first."""

    seat: int
    drawn: list[CardId] = secret("seat", pool="objective", default=[])
    at: int = 0

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        waiting = p.assigned.clone()
        p.assigned.clear()  # these cards come from the deck
        for _ in s.players:
            card = draw_objective(s, self.seat)
            if card != NONE:
                p.objectives.take(p.objectives.find(card), 1 << self.seat)
                self.drawn.append(card)
        p.assigned.take_all(waiting)
        return self.ask(s)

    def ask(self, s: State) -> Next:
        if not self.drawn or self.at == len(s.players):
            return DONE
        target = clockwise(s, self.seat)[self.at]
        return Ask(self.seat, "great-seer", self.ways, then=self.assign, rule="COC-7.8.18", about={"rival": target})

    def ways(self, s: State, seat: int) -> list[Option]:
        target = clockwise(s, self.seat)[self.at]
        return [ASSIGN[card][target] for card in self.drawn]

    def assign(self, s: State, option: Option) -> Next:
        self.at += 1
        self.drawn.remove(option[1])
        s.players[option[2]].assigned.put(option[1], 1 << self.seat)
        return self.ask(s)


PERSONS: Final[dict[int, Person]] = {}
for _person in (
    GreatExplorer(), GreatArtist(), GreatProphet(), GreatPhilosopher(), GreatScientist(), ElderStatesman(), GreatWarlord(), GreatMerchant(),
    GreatEngineer(), GreatAthlete(),
):  # fmt: skip
    PERSONS[type(_person).number] = _person
for _id in EVENT:
    if EVENT[_id] in PERSONS:
        enroll_person(_id, PERSONS[EVENT[_id]])
        enroll_text(_id, GreatPerson())
enroll_person("event_58_great_seer", GreatSeer())
for _id in ("event_55_great_architect", "event_57_great_diplomat", "event_58_great_seer"):
    enroll_text(_id, GreatPerson())
enroll_event("event_55_great_architect", GreatArchitect())
enroll_action(DismissDiplomat())
