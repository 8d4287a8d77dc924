"""Recruiting (COC-5.3.18 to 5.3.27, 8.2)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.chance import roll
from civitas.kernel.flow import Agenda, Ask, Call, Next, Step
from civitas.kernel.options import Refusal, Space
from civitas.kernel.payment import Bill, Payment, bill
from civitas.kernel.records import Option

from .activation import CityAction, best_mood, may_activate, why_not_activate
from .armies import (
    XERXES,
    add,
    allied,
    army_size,
    capacity,
    captives_of,
    count,
    enemy_units,
    is_land,
    land_size,
    leader_space,
    remove,
    room,
    supply,
)
from .attacking import attack_fee, break_pact, why_not_attack
from .cities import has_building
from .collecting import BALLCOURTS, Ballcourts, collect_limit
from .decks import draw_actions
from .effects import MAY_RECRUIT, ONCE, RECRUITED, answering, has, has_special, leads, used
from .leaving import Drown, discard_leader
from .menu import TurnAction, enroll_action, simple_refusal, unless_listed
from .payment import (
    CANNOT_PAY,
    DRAFT_MOOD,
    ELEPHANT_FOOD,
    GOLD_OR_CULTURE,
    HOW_NORMAL,
    HOW_ONCE,
    PARTS,
    PLAIN_COVERS,
    RECRUIT_PRICE,
    holdings,
    make_deal,
    only_way,
    pays_plain,
    spend,
    untouched,
    why_not_pay,
)
from .resources import gain
from .state import DRAFTED_ONCE, DRAFTED_TWICE, MASS, Deed, Player, State
from .tables import (
    ARMY_KINDS,
    ARMY_LIMIT,
    CAVALRY,
    CIVIL_LIBERTIES,
    CULTURE,
    DRAFT,
    ELEPHANT,
    EXPANSION_UNIT,
    FIGURES,
    GOODS,
    INFANTRY,
    LEADER,
    LEADER_CARD,
    MEDICINE,
    MOOD,
    NATIONALISM,
    NEEDED_BUILDING,
    NOBODY,
    NONE,
    PIRATES,
    PORT,
    RESOURCES,
    SANITATION,
    SETTLER,
    SHIP,
    SPECIAL,
    UNIT_COST,
    UNITS,
)
from .ways import sea_foe

WARBEASTS: Final = SPECIAL["warbeasts"]
CARTHAGE_MERCENARIES: Final = SPECIAL["carthage_mercenaries"]
SHOGUNATE: Final = SPECIAL["shogunate"]
VERCINGETORIX: Final = LEADER_CARD["vercingetorix"]

CARD: Final = UNITS  # Shogunate: the card drawn instead of an infantry, as one more kind
RECRUIT_IDS: Final = ("settler", "infantry", "ship", "cavalry", "elephant", "leader", "card")
ORDER: Final = (SETTLER, INFANTRY, SHIP, CAVALRY, ELEPHANT, LEADER, CARD)

# Ways to pay: bits of *how*.
BY_SANITATION: Final = 1
BY_DRAFT: Final = 2
BY_SHIP_DRAFT: Final = 4

RECRUIT: Final[list[Option]] = [("recruit", space) for space in range(100)]
RELOCATE: Final[list[Option]] = [("relocate", space) for space in range(100)]
PLACE_UNIT: Final[list[Option]] = [("place-unit", space) for space in range(100)]
CHOOSE_LEADER: Final[list[Option]] = [("choose-leader", card) for card in range(45)]
TAKE_BACK: Final[list[Option]] = [("take-back", good) for good in range(7)]
TAKE_TOKEN: Final[tuple[Option, ...]] = (("take-mood",), ("take-culture",))
ATTACK_PIRATES: Final[Option] = ("attack",)
LEAVE_PIRATES: Final[Option] = ("leave",)

NOBODY_TO_RECRUIT: Final = Refusal("COC-5.3.26", "no-unit-can-be-recruited-there")
NEEDS_PORT: Final = Refusal("COC-5.3.19", "no-ships-can-be-recruited-there")
NEEDS_MARKET: Final = Refusal("COC-5.3.19", "the-city-has-no-market-for-cavalry-or-elephants")
NO_ROOM: Final = Refusal("COC-4.7.1", "four-army-units-at-most-stand-on-a-space")
NOT_THOSE: Final = Refusal("COC-5.3.18", "those-units-cannot-be-recruited-together")
NO_LEADER: Final = Refusal("COC-8.2.6", "no-leader-can-be-recruited")


UNIT_PARTS: Final[list[list[tuple[int, int]]]] = [[(good, n) for good, n in enumerate(price) if n] for price in UNIT_COST]  # by kind: what it costs


class Needs:
    """What a city can recruit: limits by kind, room, and the price of any list of units.  It keeps numbers only, nothing of the state."""

    def __init__(self, s: State, p: Player, city: int, limit: int) -> None:
        self.limit = limit
        self.room: int = army_room(s, p, city)
        self.led_room: int = led_room(s, p, city)  # with a new leader among them
        self.draft: int = 0 if not has(p, DRAFT) else 2 if has(p, CIVIL_LIBERTIES) else 1
        self.sanitation: bool = has(p, SANITATION)
        self.ship_draft: bool = has_special(p, CARTHAGE_MERCENARIES)
        self.warbeasts: bool = has_special(p, WARBEASTS)
        self.tribute: bool = self.warbeasts and not may_ride(s, p, city, ELEPHANT)
        self.most: list[int] = [self.bound(s, p, city, kind) for kind in range(UNITS)]
        shogunate = self.draft and has_special(p, SHOGUNATE) and not used(p, ONCE["shogunate_draft"])
        self.most.append(1 if shogunate else 0)
        self.covers: tuple[int, ...] = PLAIN_COVERS
        if self.warbeasts or not untouched(p, RECRUIT_PRICE):
            deal = make_deal(s, p, RECRUIT_PRICE, (0,) * PARTS, NONE, city)
            if self.warbeasts:
                deal.covers[CULTURE] |= 1 << ELEPHANT_FOOD
            self.covers = tuple(deal.covers)
        foe = port_foe(s, p, city)
        self.fee: int = attack_fee(s, p, foe, s.port[city]) if foe != NOBODY else 0  # what it costs to attack the ships there (COC-6.2.1)
        self.held: list[int] = holdings(p)
        self.plain: bool = self.covers is PLAIN_COVERS and not self.fee and not self.draft and not self.sanitation and not self.warbeasts

    def bound(self, s: State, p: Player, city: int, kind: int) -> int:
        """COC-5.3.19, 5.3.24: figures there are, and the building a kind needs."""
        if EXPANSION_UNIT[kind] and not s.rules.expansion:
            return 0
        if kind == LEADER:
            return 1 if p.leaders and not p.leaders_barred else 0
        if NEEDED_BUILDING[kind] != NONE and not may_ride(s, p, city, kind) and not (kind == ELEPHANT and self.warbeasts):
            return 0
        if kind == SHIP and not may_launch(s, p, city):
            return 0
        return min(self.limit, FIGURES[kind] - captives_of(s, p.seat, kind))

    def price(self, counts: tuple[int, ...], how: int) -> tuple[int, ...] | None:
        """The price of these units when Sanitation and Draft are used so; None if they cannot be."""
        left = list(counts)
        found = [0] * PARTS
        if how & BY_SANITATION:
            left[SETTLER] -= 1
            found[MOOD] += 1
        if how & BY_DRAFT:
            left[INFANTRY] -= 1
            found[DRAFT_MOOD] += self.draft
        if how & BY_SHIP_DRAFT:
            left[SHIP] -= 1
            found[DRAFT_MOOD] += self.draft
        if left[CARD]:
            if how & (BY_DRAFT | BY_SHIP_DRAFT):
                return None
            found[DRAFT_MOOD] += 1
        if min(left) < 0:
            return None
        found[CULTURE] += self.fee if counts[SHIP] else 0
        for kind in range(UNITS):
            if left[kind]:
                for good, n in UNIT_PARTS[kind]:
                    found[good] += n * left[kind]
        if left[ELEPHANT] and self.warbeasts:
            n = left[ELEPHANT]
            found[0] -= 2 * n
            found[GOLD_OR_CULTURE] += n if self.tribute else 0
            found[ELEPHANT_FOOD] += n if self.tribute else 2 * n
        return tuple(found)

    def bills(self, counts: tuple[int, ...]) -> list[tuple[int, Bill]]:
        """All ways to pay for these units."""
        hows = [0, BY_SANITATION] if self.sanitation and counts[SETTLER] else [0]
        if self.draft and not counts[CARD]:
            plain = hows
            if counts[INFANTRY]:
                hows = hows + [how | BY_DRAFT for how in plain]
            if counts[SHIP] and self.ship_draft:
                hows = hows + [how | BY_SHIP_DRAFT for how in plain]
        found: list[tuple[int, Bill]] = []
        for how in hows:
            price = self.price(counts, how)
            if price is not None:
                found.append((how, bill(price, self.covers)))
        return found

    def able(self, counts: tuple[int, ...]) -> bool:
        """Whether these units fit and can be paid."""
        if sum(counts) > self.limit:
            return False
        soldiers = counts[INFANTRY] + counts[CAVALRY] + counts[ELEPHANT] + counts[LEADER]
        if soldiers > (self.led_room if counts[LEADER] else self.room):
            return False
        printed = not counts[CARD] and not (self.fee and counts[SHIP]) and not (self.warbeasts and counts[ELEPHANT])
        if printed and pays_plain(self.held, plain_price(counts)):  # cards only add to what may pay for it
            return True
        if self.plain:
            return False
        for _, owed in self.bills(counts):
            if owed.payable(self.held):
                return True
        return False


def plain_price(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The printed price of these units."""
    found = [0] * 8
    for kind in range(UNITS):
        if counts[kind]:
            for good, n in UNIT_PARTS[kind]:
                found[good] += n * counts[kind]
    return tuple(found)


def may_ride(s: State, p: Player, city: int, kind: int) -> bool:
    """COC-5.3.19: whether the city has the building that a kind needs, or an effect allows it without."""
    if has_building(s, city, NEEDED_BUILDING[kind]):
        return True
    for effect in answering(p, MAY_RECRUIT):
        if effect.may_recruit(s, p, city, kind):
            return True
    return False


def port_foe(s: State, p: Player, city: int) -> int:
    """The player whose ships lie on the port space of a city, or NOBODY."""
    foe = sea_foe(s, p, s.port[city]) if s.port[city] != NONE else NOBODY
    return foe if foe < len(s.players) else NOBODY


def may_launch(s: State, p: Player, city: int) -> bool:
    """COC-5.3.19, 5.3.20: whether ships may appear there: the city has a port, and whoever lies before it may be attacked (COC-6.2.6)."""
    if not has_building(s, city, PORT):
        return False
    foe = port_foe(s, p, city)
    return foe == NOBODY or why_not_attack(s, p, foe, s.port[city]) is None


def army_room(s: State, p: Player, city: int) -> int:
    """COC-4.7: army units that find room; Vercingetorix may put them on adjacent spaces as well."""
    found = max(0, room(s, p.seat, city))
    if leads(p, VERCINGETORIX) and leader_space(s, p.seat) == city:
        found += sum([max(0, room(s, p.seat, space)) for space in s.board.near[city] if open_land(s, p, space)])
    return found


def led_room(s: State, p: Player, city: int) -> int:
    """COC-5.3.26: the same for a levy with a new leader: the old one is gone before, and with him what he allowed; Xerxes brings a fifth place."""
    limit = ARMY_LIMIT + 1 if XERXES in p.leaders and (len(p.leaders) == 1 or not s.rules.random_leaders) else ARMY_LIMIT
    return max(0, limit - army_without_leader(s, p, city))


def army_without_leader(s: State, p: Player, city: int) -> int:
    return army_size(s.stacks[p.seat][city]) - count(s, p.seat, city, LEADER)


def open_land(s: State, p: Player, space: int) -> bool:
    """Revealed land without enemy units or enemy cities."""
    return is_land(s, space) and not enemy_units(s, p.seat, space) and s.city[space] in (NOBODY, p.seat)


class Levy(Space):
    """How many of each kind: ``("levy", counts)``, in the order of RECRUIT_IDS, at least one, and what can be paid."""

    def __init__(self, needs: Needs) -> None:
        self.needs = needs
        self.bounds: list[int] = needs.most
        self.all: list[tuple[int, ...]] = []  # written out when first asked for: there are never many

    def levies(self) -> list[tuple[int, ...]]:
        """All of them, in order."""
        if not self.all:
            self.extend([kind for kind in ORDER if self.needs.most[kind]], [0] * len(ORDER), 0)
        return self.all

    def extend(self, kinds: list[int], counts: list[int], at: int) -> None:
        """Add all that begin with these counts of the kinds before *at*."""
        if at == len(kinds):
            if any(counts):
                self.all.append(tuple(counts))
            return
        kind = kinds[at]
        for n in range(self.needs.most[kind] + 1):
            counts[kind] = n
            if n and not self.needs.able(tuple(counts)):
                break
            self.extend(kinds, counts, at + 1)
        counts[kind] = 0

    def only(self) -> Option | None:
        return ("levy", self.levies()[0]) if len(self.levies()) == 1 else None

    def count(self) -> int:
        return len(self.levies())

    def nth(self, n: int) -> Option:
        return ("levy", self.levies()[n])

    def canonical(self, option: Any) -> Option | None:
        wanted = self.path(option)
        found = self.levies()
        return ("levy", found[found.index(wanted)]) if wanted is not None and wanted in found else None

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        at = len(path)
        if at == len(ORDER):
            return []
        found: list[Any] = []
        for n in range(self.needs.most[at] + 1):
            if n and not self.needs.able(self.fill((*path, n))):
                break
            if n or sum(path) or self.begins_later(at + 1):
                found.append(n)
        return found

    def fill(self, path: tuple[Any, ...]) -> tuple[int, ...]:
        return path + (0,) * (len(ORDER) - len(path))

    def begins_later(self, at: int) -> bool:
        """Whether some kind from here on can be recruited alone."""
        for kind in range(at, len(ORDER)):
            if self.needs.most[kind] and self.needs.able(tuple([1 if k == kind else 0 for k in range(len(ORDER))])):
                return True
        return False

    def option(self, path: tuple[Any, ...]) -> Option:
        return ("levy", path)

    def path(self, option: Any) -> tuple[Any, ...] | None:
        if not isinstance(option, tuple) or len(option) != 2 or option[0] != "levy" or not isinstance(option[1], tuple):
            return None
        return option[1] if len(option[1]) == len(ORDER) else None

    def plain(self) -> dict[str, Any]:
        return {"space": "units", "verb": "levy", "kinds": list(RECRUIT_IDS), "bounds": self.needs.most, "limit": self.needs.limit}


def recruit_limit(s: State, p: Player, city: int, mood: int) -> int:
    """COC-5.3.18: the modified size (Mass Production is for collecting only)."""
    return collect_limit(s, p, city, mood) - (2 if p.turn_marks & MASS else 0)


class Recruit(CityAction):
    """A city recruits (COC-5.3.26)."""

    counts: tuple[int, ...] = ()  # by kind, the card last
    paid: tuple[int, ...] = ()
    drafted: bool = False
    larger: int = 0
    short: list[int] = []  # kinds whose figures must come from the map
    homes: list[int] = []  # land units still to be placed
    leader: int = NONE

    @property
    def units(self) -> tuple[int, ...]:
        return self.counts

    def act(self, s: State) -> Next:
        if not self.afford_ballcourts(s):
            return self.choose(s, 0)
        return Call(Ballcourts(self.seat, self.mood(s)), then=self.choose)

    def afford_ballcourts(self, s: State) -> bool:
        """Whether somebody could still be recruited with a token less."""
        p = s.players[self.seat]
        token = MOOD if p.goods[MOOD] else CULTURE
        if not has_special(p, BALLCOURTS) or not p.goods[token]:
            return False
        p.goods[token] -= 1
        found = Levy(self.needs(s)).begins_later(0)
        p.goods[token] += 1
        return found

    def choose(self, s: State, larger: int) -> Next:
        self.larger = larger
        return Ask(self.seat, "levy", self.ways, then=self.pay, rule="COC-5.3.18", about={"city": self.city}, public=True)

    def needs(self, s: State) -> Needs:
        p = s.players[self.seat]
        return Needs(s, p, self.city, recruit_limit(s, p, self.city, self.mood(s)) + self.larger)

    def ways(self, s: State, seat: int) -> Levy:
        return Levy(self.needs(s))

    def pay(self, s: State, option: Option) -> Next:
        self.counts = option[1]
        only = self.only_way(s)
        if only:
            return self.recruit(s, ("pay", HOW_NORMAL, only))
        about = {"city": self.city, "purpose": RECRUIT_PRICE, "subject": NONE}
        return Ask(self.seat, "pay", self.payments, then=self.recruit, rule="COC-4.1.8", about=about, public=True)

    def only_way(self, s: State) -> tuple[int, ...]:
        """What the units cost where there is plainly one way to pay for them; () where that is not plain."""
        p = s.players[self.seat]
        if not untouched(p, RECRUIT_PRICE) or p.effects & (1 << DRAFT | 1 << SANITATION) or has_special(p, WARBEASTS):
            return ()
        if self.counts[SHIP] and port_foe(s, p, self.city) != NOBODY:
            return ()
        return only_way(p, RECRUIT_PRICE, plain_price(self.counts))

    def payments(self, s: State, seat: int) -> Payment:
        return Payment("pay", self.needs(s).bills(self.counts), holdings(s.players[seat]))

    def recruit(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        how: int = option[1]
        self.paid = option[2]
        giving = spend(s, p, self.paid)
        p.once |= HOW_ONCE.get(how, 0)
        self.drafted = how & (BY_DRAFT | BY_SHIP_DRAFT) != 0
        s.tell("recruits", seat=self.seat, city=self.city, units=self.counts)
        if self.drafted:
            note_draft(s, p)
        if self.counts[CARD]:
            p.once |= ONCE["shogunate_draft"]
        return self.choose_leader(s) if giving is None else Call(giving, then=self.choose_leader)

    # --- leaders, figures from the map, places

    def choose_leader(self, s: State) -> Next:
        p = s.players[self.seat]
        if not self.counts[LEADER]:
            return self.find_figures(s)
        if s.rules.random_leaders:
            return self.name_leader(s, CHOOSE_LEADER[p.leaders[roll(s, len(p.leaders))]])
        soldiers = sum([self.counts[kind] for kind in ARMY_KINDS])
        full = army_without_leader(s, p, self.city) + soldiers > ARMY_LIMIT  # only Xerxes may come (COC-LDR-xerxes)
        options = tuple([CHOOSE_LEADER[card] for card in p.leaders if card == XERXES or not full])
        return Ask(self.seat, "choose-leader", options, then=self.name_leader, rule="COC-8.2.1")

    def name_leader(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        self.leader = option[1]
        p.leaders.remove(self.leader)
        step = discard_leader(s, self.seat) if p.leader != NONE else None
        return self.find_figures(s) if step is None else Call(step, then=self.find_figures)

    def find_figures(self, s: State) -> Next:
        """COC-5.3.24: what the supply lacks is taken from the map."""
        for kind in range(UNITS):
            if kind != LEADER and self.counts[kind]:
                self.short += [kind] * max(0, self.counts[kind] - supply(s, self.seat, kind))
        return self.relocate(s)

    def relocate(self, s: State) -> Next:
        if not self.short:
            return self.appear(s)
        kind = self.short[0]
        options = tuple([RELOCATE[space] for space in s.board.spaces if count(s, self.seat, space, kind)])
        return Ask(self.seat, "relocate", options, then=self.fetch, rule="COC-5.3.24", about={"unit": kind})

    def fetch(self, s: State, option: Option) -> Next:
        kind = self.short.pop(0)
        remove(s, self.seat, option[1], kind)
        if kind == SHIP and land_size(s.stacks[self.seat][option[1]]) > capacity(s, self.seat, option[1]):
            return Call(Drown(self.seat, option[1]), then=self.relocate)
        return self.relocate(s)

    def appear(self, s: State) -> Next:
        p = s.players[self.seat]
        if self.leader != NONE:
            p.leader = self.leader
            p.recruited_leaders += 1
        for kind in range(UNITS):
            if kind == SHIP:
                if self.counts[SHIP]:
                    add(s, self.seat, s.port[self.city], SHIP, self.counts[SHIP])
            else:
                self.homes += [kind] * self.counts[kind]
        return self.settle(s)

    def settle(self, s: State) -> Next:
        """Land units appear in the city; Vercingetorix may send each to an adjacent space."""
        p = s.players[self.seat]
        rapid = leads(p, VERCINGETORIX) and self.leader != VERCINGETORIX and leader_space(s, self.seat) == self.city
        while self.homes:
            kind = self.homes[0]
            if rapid:
                spaces = [space for space in (self.city, *s.board.near[self.city]) if space == self.city or open_land(s, p, space)]
                options = tuple([PLACE_UNIT[space] for space in spaces if kind == SETTLER or room(s, self.seat, space) > 0])
                return Ask(self.seat, "place-unit", options, then=self.send, rule="COC-LDR-vercingetorix", about={"unit": kind})
            add(s, self.seat, self.city, self.homes.pop(0))
        return self.meet_ships(s)

    def send(self, s: State, option: Option) -> Next:
        add(s, self.seat, option[1], self.homes.pop(0))
        return self.settle(s)

    # --- enemy ships on the port space (COC-5.3.20)

    def meet_ships(self, s: State) -> Next:
        space = s.port[self.city]
        foe = sea_foe(s, s.players[self.seat], space) if self.counts[SHIP] else NOBODY
        if foe == NOBODY:
            return self.after(s)
        if foe >= len(s.players) and allied(s, self.seat):  # COC-8.6.1
            return Ask(self.seat, "attack-pirates", (LEAVE_PIRATES, ATTACK_PIRATES), then=self.decide_on_pirates, rule="COC-8.6.1")
        return self.attack(s, foe)

    def decide_on_pirates(self, s: State, option: Option) -> Next:
        return self.attack(s, PIRATES) if option == ATTACK_PIRATES else self.after(s)

    def attack(self, s: State, foe: int) -> Next:
        from .battles.battle import naval_battle

        break_pact(s, s.players[self.seat], foe)
        return Call(naval_battle(s, self.seat, foe, s.port[self.city], NONE), then=self.after)

    # --- afterwards

    def after(self, s: State, *results: object) -> Next:
        if self.counts[CARD]:
            step = draw_actions(s, self.seat)
            if step is not None:
                return Call(step, then=self.medicine)
        return self.medicine(s)

    def medicine(self, s: State) -> Next:
        """COC-5.3.22: one resource just spent comes back."""
        if not has(s.players[self.seat], MEDICINE):
            return self.nationalism(s)
        spent = [good for good in range(RESOURCES) if self.paid[good]]
        if not spent:
            return self.nationalism(s)
        return Ask(self.seat, "medicine", tuple([TAKE_BACK[good] for good in spent]), then=self.take_back, rule="COC-5.3.22")

    def take_back(self, s: State, option: Option) -> Next:
        gain(s, s.players[self.seat], option[1])
        return self.nationalism(s)

    def nationalism(self, s: State) -> Next:
        if not has(s.players[self.seat], NATIONALISM) or not any([self.counts[kind] for kind in (*ARMY_KINDS, SHIP)]):
            return self.answer(s)
        return Ask(self.seat, "nationalism", TAKE_TOKEN, then=self.rejoice, rule="COC-ADV-nationalism")

    def rejoice(self, s: State, option: Option) -> Next:
        gain(s, s.players[self.seat], MOOD if option == TAKE_TOKEN[0] else CULTURE)
        return self.answer(s)

    def answer(self, s: State) -> Next:
        p = s.players[self.seat]
        steps = [step for effect in answering(p, RECRUITED) for step in [effect.recruited(s, p, self)] if step is not None]
        return Call(Agenda(steps), then=self.end) if steps else self.end(s)

    def end(self, s: State) -> Next:
        return self.finish(s, "recruit")

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if option[0] == "pay" and len(option) == 3 and isinstance(option[2], tuple):
            return unless_listed(s, seat, option, why_not_pay(s.players[seat], option[2]))
        if option[0] != "levy":
            return simple_refusal(s, seat, option)
        counts = option[1] if len(option) == 2 and isinstance(option[1], tuple) else ()
        known = len(counts) == len(ORDER) and all([isinstance(n, int) and n >= 0 for n in counts])
        return unless_listed(s, seat, option, why_not_levy(self.needs(s), counts) if known else NOT_THOSE)


def why_not_levy(needs: Needs, counts: tuple[int, ...]) -> Refusal:
    """Why these units are not among those that can be recruited."""
    if not sum(counts):
        return NOBODY_TO_RECRUIT
    if counts[SHIP] and not needs.most[SHIP]:
        return NEEDS_PORT
    if (counts[CAVALRY] and not needs.most[CAVALRY]) or (counts[ELEPHANT] and not needs.most[ELEPHANT]):
        return NEEDS_MARKET
    if counts[LEADER] and not needs.most[LEADER]:
        return NO_LEADER
    if sum(counts) > needs.limit or any([n > most for n, most in zip(counts, needs.most, strict=True)]):
        return NOT_THOSE
    soldiers = counts[INFANTRY] + counts[CAVALRY] + counts[ELEPHANT] + counts[LEADER]
    if soldiers > (needs.led_room if counts[LEADER] else needs.room):
        return NO_ROOM
    return CANNOT_PAY


def note_draft(s: State, p: Player) -> None:
    """COC-OBJ-draft: the second recruit action of a turn with Draft."""
    if p.turn_marks & DRAFTED_ONCE:
        p.turn_marks |= DRAFTED_TWICE
        s.deeds.append(Deed("draft", p.seat))
    p.turn_marks |= DRAFTED_ONCE


def why_not_recruit(s: State, p: Player, city: int) -> Refusal | None:
    """Why *p* may not recruit in a city now."""
    why = why_not_activate(s, p, city)
    if why is not None:
        return why
    if untouched(p, RECRUIT_PRICE) and not has_special(p, WARBEASTS):
        return None if finds_recruit(s, p, city, affordable(p)) else NOBODY_TO_RECRUIT
    needs = Needs(s, p, city, recruit_limit(s, p, city, best_mood(s, p, city)))
    return None if Levy(needs).begins_later(0) else NOBODY_TO_RECRUIT


def finds_recruit(s: State, p: Player, city: int, paid: int) -> bool:
    """Whether one unit of the kinds in a mask finds building and room; settlers and the card of Shogunate always do."""
    if paid & (1 << SETTLER | 1 << CARD):
        return True
    if paid >> SHIP & 1 and may_launch(s, p, city):
        return True
    if not s.rules.expansion:
        return paid >> INFANTRY & 1 == 1 and room(s, p.seat, city) > 0
    leader = paid >> LEADER & 1 == 1 and bool(p.leaders) and not p.leaders_barred
    if leader and led_room(s, p, city) > 0:
        return True
    if not paid & (1 << INFANTRY | 1 << CAVALRY | 1 << ELEPHANT) or army_room(s, p, city) <= 0:
        return False
    return paid >> INFANTRY & 1 == 1 or any([paid >> kind & 1 == 1 and is_free_to_ride(s, p, city, kind) for kind in (CAVALRY, ELEPHANT)])


def is_free_to_ride(s: State, p: Player, city: int, kind: int) -> bool:
    """Whether the city may recruit this kind, and not all its figures are captives (COC-5.3.24)."""
    return may_ride(s, p, city, kind) and FIGURES[kind] > captives_of(s, p.seat, kind)


def affordable(p: Player) -> int:
    """The kinds of which *p* can pay one where no card changes the price, as a mask: also by Sanitation and Draft (COC-5.3.21)."""
    goods = p.goods
    found = paid_with(goods)
    if goods[MOOD]:
        if p.effects >> SANITATION & 1:
            found |= 1 << SETTLER
        if p.effects >> DRAFT & 1:
            found |= drafted_kinds(p)
    return found


def paid_with(goods: list[int]) -> int:
    """The kinds of which these goods pay one: found once for each set of goods, of which no unit costs more than a few."""
    key = 0
    for n in goods:
        key = key << 2 | (n if n < DEAREST else DEAREST)
    found = PAID_WITH[key]
    if found < 0:
        found = PAID_WITH[key] = sum([1 << kind for kind in range(UNITS) if pays_plain(goods, UNIT_COST[kind])])
    return found


DEAREST: Final = 3
PAID_WITH: Final[list[int]] = [-1] * (1 << 2 * GOODS)  # by goods, two bits each
if max([sum(price) for price in UNIT_COST]) > DEAREST:
    raise ValueError("a unit costs more than is told apart")


def drafted_kinds(p: Player) -> int:
    """What *p* can pay one of by Draft, who has it and a mood token."""
    found = 1 << CARD if has_special(p, SHOGUNATE) and not used(p, ONCE["shogunate_draft"]) else 0
    if p.goods[MOOD] >= (2 if has(p, CIVIL_LIBERTIES) else 1):
        found |= 1 << INFANTRY | (1 << SHIP if has_special(p, CARTHAGE_MERCENARIES) else 0)
    return found


class RecruitAction(TurnAction):
    """Activate a city to recruit."""

    verb = "recruit"
    parts = ("city",)
    place = 15
    uses_action = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if paid_with(p.goods) >> SETTLER & 1:  # a settler can be recruited anywhere, and cards only add to what may pay for it
            options += [RECRUIT[city] for city in p.cities if may_activate(s, p, city)]
            return
        if not untouched(p, RECRUIT_PRICE) or has_special(p, WARBEASTS):
            if sum(p.goods) or p.captives:
                options += [RECRUIT[city] for city in p.cities if why_not_recruit(s, p, city) is None]
            return
        paid = affordable(p)
        if not paid:
            return
        for city in p.cities:
            if finds_recruit(s, p, city, paid) and may_activate(s, p, city):
                options.append(RECRUIT[city])

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return why_not_recruit(s, p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step:
        return Recruit(p.seat, option[1])


enroll_action(RecruitAction())
