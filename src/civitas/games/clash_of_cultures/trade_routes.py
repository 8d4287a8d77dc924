"""Trade routes (COC-5.9)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Agenda, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .armies import BITS, MANY, allied, is_sea, leader_space
from .cities import colour, has_building, is_coastal, mood_of
from .collecting import pirates_near
from .effects import has, has_special, leads
from .founding import raided
from .menu import START, TurnAction, enroll_action, simple_refusal, unless_listed
from .resources import gain, lose
from .state import ROBBED, ROUTES_DONE, TURN_BEGUN, Player, State, others
from .tables import (
    ANGRY,
    BARBARIANS,
    BUILDINGS,
    CULTURE,
    CURRENCY,
    ELEPHANT,
    FOOD,
    GOLD,
    IDEA,
    LEADER_CARD,
    MARKET,
    MOOD,
    PIRATES,
    PORT,
    RESOURCES,
    SETTLER,
    SHIP,
    SPECIAL,
    TRADE_ROUTES,
    UNKNOWN,
)

CEDARS: Final = SPECIAL["cedars_and_dyes"]
PROSPERITY: Final = SPECIAL["prosperity"]
ALPHABET: Final = SPECIAL["alphabet"]
TRIBAL_TRADE: Final = SPECIAL["tribal_trade"]
INDIAN_ELEPHANTS: Final = SPECIAL["indian_elephants"]
RAIDING: Final = SPECIAL["raiding"]
HIRAM: Final = LEADER_CARD["hiram"]
PYGMALION: Final = LEADER_CARD["pygmalion"]
MOST_ROUTES: Final = 4
CITY_SOURCE: Final = 6  # the kind of a route that a city forms itself (Cedars & Dyes)
SOURCE_IDS: Final = ("settler", "infantry", "ship", "cavalry", "elephant", "leader", "city")

NO_MORE: Final[Option] = ("no-more-routes",)
ROUTES: Final[Option] = ("routes",)
TAKE_GOLD: Final[Option] = ("take-gold",)
TAKE_CULTURE: Final[Option] = ("take-culture",)
LOSE: Final[list[Option]] = [("lose", good) for good in range(7)]

NO_TRADE_ROUTES: Final = Refusal("COC-5.9.1", "trade-routes-are-missing")
NO_PARTNER: Final = Refusal("COC-5.9.2", "no-unit-reaches-a-city-to-trade-with")
ALREADY: Final = Refusal("COC-3.4", "routes-are-formed-once-at-the-start-of-the-turn")
NOT_A_ROUTE: Final = Refusal("COC-5.9.6", "that-route-cannot-be-formed")
EACH_ONCE: Final = Refusal("COC-5.9.2", "each-unit-and-each-city-has-one-route")
NO_SUCH_PARTNER: Final = Refusal("COC-5.9.2", "that-city-is-no-partner-in-trade")
NO_BARBARIANS: Final = Refusal("COC-5.9.3", "that-city-is-no-partner-in-trade")
WATCHED: Final = Refusal("COC-5.9.4", "pirates-watch-the-route")
NOT_THAT_YIELD: Final = Refusal("COC-5.9.1", "that-is-not-among-the-gains")


def partners(s: State, p: Player) -> list[int]:
    """COC-5.9.2, 5.9.3: happy and neutral cities of opponents; for the Celts barbarian ones too."""
    found = [city for seat in others(s, p.seat) for city in s.players[seat].cities if s.mood[city] != ANGRY]
    if has_special(p, TRIBAL_TRADE):
        found += [space for space, owner in enumerate(s.city) if owner == BARBARIANS and s.mood[space] != ANGRY]
    return found


def sources(s: State, p: Player) -> list[tuple[int, int, int]]:
    """What can form routes: space, kind, how many."""
    found: list[tuple[int, int, int]] = []
    for space, stack in enumerate(s.stacks[p.seat]):
        if stack:
            for kind in (SETTLER, SHIP):
                n = stack >> BITS * kind & MANY
                if kind == SHIP and allied(s, p.seat):  # COC-8.6.3
                    n += s.stacks[PIRATES][space] >> BITS * SHIP & MANY
                if n and not (kind == SETTLER and raided(s, p, space)):
                    found.append((space, kind, n))
            if has_special(p, INDIAN_ELEPHANTS) and s.city[space] == p.seat and mood_of(s, p, space) != ANGRY and stack >> BITS * ELEPHANT & MANY:
                found.append((space, ELEPHANT, stack >> BITS * ELEPHANT & MANY))
    if has_special(p, CEDARS):
        found += [(city, CITY_SOURCE, 1) for city in p.cities if has_building(s, city, PORT)]
    return found


def reaches(s: State, p: Player, space: int, kind: int, city: int) -> bool:
    """COC-5.9.6: a path of at most two steps (three for Phoenicia over the sea) that no pirates watch."""
    far = has_special(p, CEDARS) and kind in (SHIP, CITY_SOURCE) and is_coastal(s, city)
    if kind == CITY_SOURCE and not far:
        return False
    most = 3 if far else 2
    if s.board.distances(s.revealed, space)[city] > most or watched(s, p, space):
        return False
    edge = [space]
    for _ in range(most):
        if city in edge:
            return True
        edge = [other for place in edge if place == space or not watched(s, p, place) for other in s.board.near[place] if s.terrain[other] != UNKNOWN]
    return city in edge


def watched(s: State, p: Player, space: int) -> bool:
    """A sea space with or beside a pirate ship (COC-5.9.4)."""
    return is_sea(s, space) and pirates_near(s, p.seat, space)


def could_trade(s: State, seat: int, space: int) -> bool:
    """COC-OBJ-scavenger: whether a settler or ship of *seat* on this space could form a route."""
    p = s.players[seat]
    if not has(p, TRADE_ROUTES):
        return False
    kind = SHIP if is_sea(s, space) else SETTLER
    if kind == SETTLER and raided(s, p, space):
        return False
    return any([reaches(s, p, space, kind, city) for city in partners(s, p)])


def goods_of(s: State, p: Player, city: int) -> list[int]:
    """What a route to a city may give, one of it (Alphabet aside)."""
    found = [FOOD]
    if has(p, CURRENCY) and s.city[city] != BARBARIANS:
        found.append(GOLD)
    if has_special(p, PROSPERITY):
        found.append(MOOD)
        if any([colour(s, city, kind) == p.seat for kind in range(BUILDINGS)]):
            found.append(CULTURE)
    return found


def count_routes(s: State, seat: int, ships_only: bool = False) -> int:
    """The most routes that could be formed now: a matching of units and cities (COC-OBJ-trade_power, shipping_routes)."""
    p = s.players[seat]
    if not has(p, TRADE_ROUTES):
        return 0
    units = [(space, kind) for space, kind, n in sources(s, p) for _ in range(min(n, 7)) if not ships_only or kind == SHIP]
    cities = partners(s, p)
    ties = [[i for i, city in enumerate(cities) if reaches(s, p, space, kind, city)] for space, kind in units]
    taken: list[int] = [-1] * len(cities)
    found = 0
    for unit in range(len(units)):
        found += _augment(unit, ties, taken, [False] * len(cities))
    return found


def _augment(unit: int, ties: list[list[int]], taken: list[int], seen: list[bool]) -> int:
    for city in ties[unit]:
        if not seen[city]:
            seen[city] = True
            if taken[city] < 0 or _augment(taken[city], ties, taken, seen):
                taken[city] = unit
                return 1
    return 0


class TradeRoutes(Step):
    """The player forms routes one by one, with what each gives, and then all gains come at once (COC-5.9.7)."""

    seat: int
    routes: list[int] = []  # space, kind, city, good of each route: four entries

    def begin(self, s: State) -> Next:
        if self.full(s) or len(self.candidates(s, self.seat)) == 1:
            return self.gain(s)
        return Ask(self.seat, "trade-route", self.candidates, then=self.choose, rule="COC-5.9.6", public=True)

    def full(self, s: State) -> bool:
        """COC-5.9.1; one route from King Hiram's space does not count (COC-LDR-hiram)."""
        return len(self.routes) // 4 >= MOST_ROUTES + (1 if leads(s.players[self.seat], HIRAM) else 0)

    def from_leader(self, s: State) -> bool:
        """Whether a route starts with a settler or ship on the leader's space."""
        at = leader_space(s, self.seat)
        return at >= 0 and any([self.routes[i] == at and self.routes[i + 1] in (SETTLER, SHIP) for i in range(0, len(self.routes), 4)])

    def candidates(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        done = self.routes[2::4]
        found: list[Option] = [NO_MORE]
        cities = [city for city in partners(s, p) if city not in done]
        only_his = len(done) == MOST_ROUTES and not self.from_leader(s)  # the fifth route
        for space, kind, n in sources(s, p):
            if self.used(space, kind) < n and not (only_his and (space != leader_space(s, seat) or kind not in (SETTLER, SHIP))):
                for city in cities:
                    if reaches(s, p, space, kind, city):
                        found += [("route", kind, space, city, good) for good in self.yields(s, p, city)]
        return found

    def used(self, space: int, kind: int) -> int:
        return len([i for i in range(0, len(self.routes), 4) if self.routes[i] == space and self.routes[i + 1] == kind])

    def yields(self, s: State, p: Player, city: int) -> list[int]:
        found = goods_of(s, p, city)
        if has_special(p, ALPHABET) and len([good for good in self.routes[3::4] if good in (CULTURE, IDEA)]) < 2:
            found += [good for good in (CULTURE, IDEA) if good not in found]
        return found

    def choose(self, s: State, option: Option) -> Next:
        if option == NO_MORE:
            return self.gain(s)
        _, kind, space, city, good = option
        self.routes += [space, kind, city, good]
        return self.begin(s)

    def gain(self, s: State) -> Next:
        p = s.players[self.seat]
        if not self.routes:
            return DONE
        totals = [0] * 7
        for good in self.routes[3::4]:
            totals[good] += 2 if good == IDEA else 1
        for good in range(7):
            if totals[good]:
                gain(s, p, good, totals[good])
        s.tell("trades", seat=self.seat, routes=len(self.routes) // 4)
        self.pay_markets(s)
        if leads(p, PYGMALION) and self.from_leader(s):
            return Ask(self.seat, "mediterranean-trader", (TAKE_GOLD, TAKE_CULTURE), then=self.extra, rule="COC-LDR-pygmalion")
        return self.raid(s)

    def extra(self, s: State, option: Option) -> Next:
        gain(s, s.players[self.seat], GOLD if option == TAKE_GOLD else CULTURE)
        return self.raid(s)

    def pay_markets(self, s: State) -> None:
        """COC-5.9.5: each owner of a market city that was used gains a gold in total."""
        for seat in others(s, self.seat):
            if any([s.city[city] == seat and has_building(s, city, MARKET) for city in self.routes[2::4]]):
                gain(s, s.players[seat], GOLD)

    def raid(self, s: State) -> Next:
        """COC-8.5.20."""
        if not has_special(s.players[self.seat], RAIDING):
            return DONE
        p = s.players[self.seat]
        victims = [seat for seat in others(s, self.seat) if self.raided(s, seat) and not p.turn_marks & ROBBED << seat]
        p.turn_marks |= sum([ROBBED << seat for seat in victims])
        return Call(Agenda([Raided(seat) for seat in victims]))

    def raided(self, s: State, seat: int) -> bool:
        for i in range(0, len(self.routes), 4):
            space, kind, city = self.routes[i], self.routes[i + 1], self.routes[i + 2]
            if kind == SHIP and s.city[city] == seat and city in s.board.near[space]:
                return True
        return False

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("route", int(kind), int(space), int(city), int(good)):
                return unless_listed(s, seat, option, self.why_not(s, s.players[seat], kind, space, city, good))
        return None

    def why_not(self, s: State, p: Player, kind: int, space: int, city: int, good: int) -> Refusal:
        """Why this route cannot be formed besides those that are."""
        held = sum([n for at, each, n in sources(s, p) if (at, each) == (space, kind)])
        if city in self.routes[2::4] or (held and self.used(space, kind) >= held):
            return EACH_ONCE
        if not 0 <= city < len(s.city) or not held:
            return NOT_A_ROUTE
        if city not in partners(s, p):
            return NO_BARBARIANS if s.city[city] == BARBARIANS else NO_SUCH_PARTNER
        if reaches(s, p, space, kind, city):
            return NOT_THAT_YIELD
        far = s.board.distances(s.revealed, space)[city] > 2
        return NOT_A_ROUTE if far or not any([watched(s, p, each) for each in s.board.spaces]) else WATCHED


class Raided(Step):
    """A raided player loses a resource of their choice."""

    seat: int

    def begin(self, s: State) -> Next:
        options = tuple([LOSE[good] for good in range(RESOURCES) if s.players[self.seat].goods[good]])
        return Ask(self.seat, "raided", options, then=self.lose, rule="COC-SPA-raiding") if options else DONE

    def lose(self, s: State, option: Option) -> Next:
        lose(s, s.players[self.seat], option[1])
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


def why_not_routes(s: State, p: Player) -> Refusal | None:
    """Why *p* may not form trade routes now, at the start of their turn."""
    if not has(p, TRADE_ROUTES):
        return NO_TRADE_ROUTES
    if p.turn_marks & (ROUTES_DONE | TURN_BEGUN):
        return ALREADY
    return None if any_route(s, p) else NO_PARTNER


def any_route(s: State, p: Player) -> bool:
    cities = partners(s, p)
    return any([reaches(s, p, space, kind, city) for space, kind, _ in sources(s, p) for city in cities])


class RoutesAction(TurnAction):
    """Form trade routes at the start of the turn."""

    verb = "routes"
    place = 30
    when = START

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if why_not_routes(s, p) is None:
            options.append(ROUTES)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return why_not_routes(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step:
        p.turn_marks |= ROUTES_DONE
        return TradeRoutes(p.seat)


enroll_action(RoutesAction())
