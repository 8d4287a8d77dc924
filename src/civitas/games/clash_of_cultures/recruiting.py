"""Recruiting (COC-5.3.18 to 5.3.27, 8.2)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.chance import roll
from civitas.kernel.flow import Agenda, Ask, Call, Next, Step
from civitas.kernel.options import Refusal, Space
from civitas.kernel.payment import Bill, Payment, bill
from civitas.kernel.records import Option

from .activation import CityAction, best_mood, why_not_activate
from .armies import (
    SHIPS,
    add,
    allied,
    capacity,
    count,
    enemies_at,
    enemy_units,
    is_land,
    land_size,
    leader_space,
    remove,
    room,
    supply,
)
from .cities import has_building
from .collecting import BALLCOURTS, Ballcourts, collect_limit
from .decks import draw_actions
from .effects import MAY_RECRUIT, ONCE, RECRUITED, answering, has, has_special, leads, used
from .leaving import Drown, discard_leader
from .menu import TurnAction, enroll_action, simple_refusal, unless_listed
from .payment import (
    DRAFT_MOOD,
    ELEPHANT_FOOD,
    GOLD_OR_CULTURE,
    HOW_ONCE,
    PARTS,
    PLAIN_COVERS,
    RECRUIT_PRICE,
    holdings,
    make_deal,
    spend,
    untouched,
)
from .resources import gain
from .state import DRAFTED_ONCE, DRAFTED_TWICE, MASS, Deed, Player, State
from .tables import (
    ARMY_KINDS,
    CAVALRY,
    CIVIL_LIBERTIES,
    CULTURE,
    DRAFT,
    ELEPHANT,
    EXPANSION_UNIT,
    FIGURES,
    INFANTRY,
    LEADER,
    LEADER_CARD,
    MEDICINE,
    MOOD,
    NATIONALISM,
    NEEDED_BUILDING,
    NOBODY,
    NONE,
    PORT,
    RESOURCES,
    SANITATION,
    SETTLER,
    SHIP,
    SPECIAL,
    UNIT_COST,
    UNITS,
)

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
NOT_THOSE: Final = Refusal("COC-5.3.18", "those-units-cannot-be-recruited-together")


class Needs:
    """What a city can recruit: limits by kind, room, and the price of any list of units.  It keeps numbers only, nothing of the state."""

    def __init__(self, s: State, p: Player, city: int, limit: int) -> None:
        self.limit = limit
        self.room: int = army_room(s, p, city)
        self.replaced: int = 1 if p.leader != NONE and leader_space(s, p.seat) == city else 0
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
        self.held: list[int] = holdings(p)

    def bound(self, s: State, p: Player, city: int, kind: int) -> int:
        """COC-5.3.19, 5.3.24: figures there are, and the building a kind needs."""
        if EXPANSION_UNIT[kind] and not s.rules.expansion:
            return 0
        if kind == LEADER:
            return 1 if p.leaders and not p.leaders_barred else 0
        if NEEDED_BUILDING[kind] != NONE and not may_ride(s, p, city, kind) and not (kind == ELEPHANT and self.warbeasts):
            return 0
        if kind == SHIP and not has_building(s, city, PORT):
            return 0
        captive = sum([other.captives.count(p.seat * 8 + kind) for other in s.players])
        return min(self.limit, FIGURES[kind] - captive)

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
        for kind in range(UNITS):
            if left[kind]:
                for good, n in enumerate(UNIT_COST[kind]):
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
        if soldiers > self.room + (self.replaced if counts[LEADER] else 0):
            return False
        for _, owed in self.bills(counts):
            if owed.payable(self.held):
                return True
        return False


def may_ride(s: State, p: Player, city: int, kind: int) -> bool:
    """COC-5.3.19: whether the city has the building that a kind needs, or an effect allows it without."""
    if has_building(s, city, NEEDED_BUILDING[kind]):
        return True
    return any([effect.may_recruit(s, p, city, kind) for effect in answering(p, MAY_RECRUIT)])


def army_room(s: State, p: Player, city: int) -> int:
    """COC-4.7: army units that find room; Vercingetorix may put them on adjacent spaces as well."""
    found = max(0, room(s, p.seat, city))
    if leads(p, VERCINGETORIX) and leader_space(s, p.seat) == city:
        found += sum([max(0, room(s, p.seat, space)) for space in s.board.near[city] if open_land(s, p, space)])
    return found


def open_land(s: State, p: Player, space: int) -> bool:
    """Revealed land without enemy units or enemy cities."""
    return is_land(s, space) and not enemy_units(s, p.seat, space) and s.city[space] in (NOBODY, p.seat)


class Levy(Space):
    """How many of each kind: ``("levy", counts)``, in the order of RECRUIT_IDS, at least one, and what can be paid."""

    def __init__(self, needs: Needs) -> None:
        self.needs = needs

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
        about = {"city": self.city, "purpose": RECRUIT_PRICE, "subject": NONE}
        return Ask(self.seat, "pay", self.payments, then=self.recruit, rule="COC-4.1.8", about=about, public=True)

    def payments(self, s: State, seat: int) -> Payment:
        return Payment("pay", self.needs(s).bills(self.counts), holdings(s.players[seat]))

    def recruit(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        how: int = option[1]
        self.paid = option[2]
        spend(s, p, self.paid)
        p.once |= HOW_ONCE.get(how, 0)
        self.drafted = how & (BY_DRAFT | BY_SHIP_DRAFT) != 0
        s.tell("recruits", seat=self.seat, city=self.city, units=self.counts)
        if self.drafted:
            note_draft(s, p)
        if self.counts[CARD]:
            p.once |= ONCE["shogunate_draft"]
        return self.choose_leader(s)

    # --- leaders, figures from the map, places

    def choose_leader(self, s: State) -> Next:
        p = s.players[self.seat]
        if not self.counts[LEADER]:
            return self.find_figures(s)
        if s.rules.random_leaders:
            return self.name_leader(s, CHOOSE_LEADER[p.leaders[roll(s, len(p.leaders))]])
        options = tuple([CHOOSE_LEADER[card] for card in p.leaders])
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
            if kind != LEADER:
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
        if not self.counts[SHIP] or not enemies_at(s, self.seat, space, SHIPS):
            return self.after(s)
        foe = enemies_at(s, self.seat, space, SHIPS)[0]
        if foe >= len(s.players) and allied(s, self.seat):  # COC-8.6.1
            return Ask(self.seat, "attack-pirates", (LEAVE_PIRATES, ATTACK_PIRATES), then=self.decide_on_pirates, rule="COC-8.6.1")
        return self.attack(s, foe)

    def decide_on_pirates(self, s: State, option: Option) -> Next:
        return self.attack(s, enemies_at(s, self.seat, s.port[self.city], SHIPS)[0]) if option == ATTACK_PIRATES else self.after(s)

    def attack(self, s: State, foe: int) -> Next:
        from .battles.battle import naval_battle

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
        spent = [good for good in range(RESOURCES) if self.paid[good]]
        if not has(s.players[self.seat], MEDICINE) or not spent:
            return self.nationalism(s)
        return Ask(self.seat, "medicine", tuple([TAKE_BACK[good] for good in spent]), then=self.take_back, rule="COC-5.3.22")

    def take_back(self, s: State, option: Option) -> Next:
        gain(s, s.players[self.seat], option[1])
        return self.nationalism(s)

    def nationalism(self, s: State) -> Next:
        soldiers = sum([self.counts[kind] for kind in (*ARMY_KINDS, SHIP)])
        if not has(s.players[self.seat], NATIONALISM) or not soldiers:
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
        return unless_listed(s, seat, option, NOT_THOSE) if option[0] == "levy" else simple_refusal(s, seat, option)


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
    needs = Needs(s, p, city, recruit_limit(s, p, city, best_mood(s, p, city)))
    return None if Levy(needs).begins_later(0) else NOBODY_TO_RECRUIT


class RecruitAction(TurnAction):
    """Activate a city to recruit."""

    verb = "recruit"
    parts = ("city",)
    place = 15
    uses_action = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if sum(p.goods) < 1 and not p.captives:
            return
        if not untouched(p, RECRUIT_PRICE) or p.effects & (1 << DRAFT | 1 << SANITATION) or has_special(p, WARBEASTS):
            options += [RECRUIT[city] for city in p.cities if why_not_recruit(s, p, city) is None]
            return
        paid = [kind for kind in range(UNITS) if bill(UNIT_COST[kind], PLAIN_COVERS).payable(p.goods)]
        if not paid:
            return
        soldiers = INFANTRY in paid or (LEADER in paid and bool(p.leaders) and not p.leaders_barred)
        for city in p.cities:
            if SETTLER in paid or (soldiers and room(s, p.seat, city) > 0):  # recruited anywhere
                why = why_not_activate(s, p, city)
            else:
                why = why_not_recruit(s, p, city)
            if why is None:
                options.append(RECRUIT[city])

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return why_not_recruit(s, p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step:
        return Recruit(p.seat, option[1])


enroll_action(RecruitAction())
