"""Culture influence (COC-5.7)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.chance import roll
from civitas.kernel.flow import Agenda, Ask, Call, Done, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .armies import ARMY, add, count, is_land, leader_space, list_occupied, remove, supply
from .battles.battle import land_battle
from .cities import (
    barbarian_cities,
    building_supply,
    colour,
    drop_city,
    has_building,
    has_colour,
    has_foreign_building,
    has_other_colour,
    place_city,
    put_building,
    settlement_supply,
    size,
    wonders_in,
)
from .effects import INFLUENCED, ONCE, RANGE_BONUS, answering, has, has_special, leads, used
from .menu import TurnAction, enroll_action, simple_refusal, unless_listed
from .payment import BOOST_PRICE, RANGE_PRICE, Pay, holdings, make_deal, price_of, untouched
from .resources import gain
from .state import TAKEOVER, Player, State
from .tables import (
    BARBARIANS,
    BUILDINGS,
    CAVALRY,
    CONVERSION,
    CULTURE,
    DEVOTION,
    ELEPHANT,
    FACE_VALUE,
    FACES,
    HAPPY,
    INFANTRY,
    LEADER_CARD,
    MONUMENTS,
    NOBODY,
    NONE,
    OBELISK,
    PORT,
    SEPARATION_OF_POWER,
    SETTLER,
    SPECIAL,
    TEMPLE,
    TOTALITARIANISM,
)

HELLENISTIC: Final = SPECIAL["hellenistic_culture"]
PROSELYTISM: Final = SPECIAL["proselytism"]
ZOROASTRIANISM: Final = SPECIAL["zoroastrianism"]
DRUIDIC: Final = SPECIAL["druidic_influence"]
CITY_INDEPENDENCE: Final = SPECIAL["city_independence"]
SULLA: Final = LEADER_CARD["sulla"]
ASHOKA: Final = LEADER_CARD["ashoka"]
SUCCESS: Final = 5
MOST_BOOST: Final = 4
NO_LIMIT: Final = -1

REPLACE: Final[list[Option]] = [("replace", kind) for kind in range(BUILDINGS)]
GET: Final[tuple[Option, ...]] = (("get", SETTLER), ("get", INFANTRY))
BIND: Final[tuple[Option, ...]] = (("any-building",), ("only-temple",))
REROLL: Final[tuple[Option, ...]] = (("keep-roll",), ("reroll",))
UNIT_KIND: Final[list[Option]] = [("target-unit", kind) for kind in range(6)]
INFLUENCE: Final[Option] = ("influence",)
CONVERTIBLE: Final = (INFANTRY, CAVALRY, ELEPHANT)

ONE_SUCCESS: Final = Refusal("COC-5.7.5", "one-influence-succeeds-in-a-turn")
NO_TARGET: Final = Refusal("COC-5.7.14", "no-influence-could-succeed")
OUT_OF_REACH: Final = Refusal("COC-5.7.1", "that-city-cannot-be-influenced-from-there")
NOTHING_THERE: Final = Refusal("COC-5.7.6", "there-is-no-building-to-replace")
NO_FIGURE: Final = Refusal("COC-5.7.9", "that-building-cannot-be-replaced")
MONUMENTS_GUARD: Final = Refusal("COC-5.7.10", "monuments-protect-the-city")
SULLA_GUARDS: Final = Refusal("COC-LDR-sulla", "sulla-protects-his-city")
OBELISK_STAYS: Final = Refusal("COC-5.7.6", "that-building-cannot-be-replaced")
BOOST_FORBIDDEN: Final = Refusal("COC-5.7.10", "nobody-boosts-against-that-city")
BOUND: Final = Refusal("COC-5.7.7", "a-city-with-foreign-buildings-influences-only-itself")


# --- sources and targets


def sources(s: State, p: Player) -> list[int]:
    """COC-5.7.1, 5.7.15: spaces from which *p* may influence: own cities, Hellenistic ones, settlers of India."""
    found = list(p.cities)
    if has_special(p, HELLENISTIC):
        found += [space for space in list_occupied(s.buildings) if s.city[space] != p.seat and has_colour(s.buildings[space], p.seat)]
    if has_special(p, PROSELYTISM):
        found += [space for space in s.board.spaces if count(s, p.seat, space, SETTLER) and space not in found]
    return found


def source_range(s: State, p: Player, source: int) -> int:
    """The range without boosts."""
    settlers = count(s, p.seat, source, SETTLER) if has_special(p, PROSELYTISM) else 0
    if s.city[source] == NOBODY:
        return 1 + settlers  # COC-8.5.9: 2 for the first settler
    found = size(s, source) + (settlers if s.city[source] == p.seat else 0)
    if s.city[source] == p.seat:
        for effect in answering(p, RANGE_BONUS):
            found += effect.range_bonus(s, p, source)
    return found


def by_settlers(s: State, p: Player, source: int, target: int) -> bool:
    """COC-8.5.9: settlers in a city that foreign buildings bind may still influence other cities: they are no city."""
    return target != source and has_special(p, PROSELYTISM) and count(s, p.seat, source, SETTLER) > 0


def no_boost(s: State, p: Player, source: int, target: int) -> bool:
    """COC-5.7.7, 5.7.10: whether an attempt may not be boosted at all."""
    if s.city[source] == p.seat and has_foreign_building(s, source) and not by_settlers(s, p, source, target):
        return True
    owner = s.city[target]
    if owner >= len(s.players) or owner in (NOBODY, p.seat):
        return False
    foe = s.players[owner]
    if has(foe, SEPARATION_OF_POWER) and s.mood[target] == HAPPY:
        return True
    if has(foe, TOTALITARIANISM) and s.stacks[owner][target] & ARMY:
        return True
    return has(foe, DEVOTION) and has_building(s, target, TEMPLE)


def protected(s: State, p: Player, target: int) -> bool:
    """Cities that cannot be influenced by *p* at all: wonder cities of a Monuments owner, Sulla's city."""
    owner = s.city[target]
    if owner >= len(s.players) or owner in (NOBODY, p.seat):
        return False
    foe = s.players[owner]
    if has(foe, MONUMENTS) and wonders_in(s, target):
        return True
    return leads(foe, SULLA) and leader_space(s, owner) == target


def replaceable(s: State, p: Player, target: int, first: bool = False) -> list[int]:
    """COC-5.7.6, 5.7.9: the buildings of a city that *p* could replace; *first*: one is enough."""
    found: list[int] = []
    packed = s.buildings[target]
    for kind in range(BUILDINGS if packed else 0):
        owner = (packed >> 4 * kind & 15) - 1
        if owner in (NOBODY, p.seat) or kind == OBELISK or not building_supply(s, p.seat, kind):
            continue
        if kind == PORT and has_special(s.players[owner], CITY_INDEPENDENCE):
            continue
        found.append(kind)
        if first:
            break
    return found


def purse(s: State, p: Player, tokens: int) -> int:
    """Units that may stand for culture tokens in a boost, *tokens* of them being gone already."""
    if untouched(p, RANGE_PRICE):
        return p.goods[CULTURE] - tokens
    covers = make_deal(s, p, RANGE_PRICE, ONE_CULTURE).covers
    return sum([n for kind, n in enumerate(holdings(p)) if covers[kind] >> CULTURE & 1]) - tokens


ONE_CULTURE: Final = price_of(culture=1)


def boost_needed(s: State, p: Player, source: int, target: int, able: int) -> int:
    """COC-5.7.2: the range boost that an attempt needs; NO_LIMIT if it is out of reach."""
    reach = source_range(s, p, source)
    if s.city[source] == p.seat and has_foreign_building(s, source) and target != source:
        if not by_settlers(s, p, source, target):
            return NO_LIMIT
        reach = 1 + count(s, p.seat, source, SETTLER)
    return boost_beyond(s, p, source, target, reach, able)


def boost_beyond(s: State, p: Player, source: int, target: int, reach: int, able: int) -> int:
    """The boost beyond the range of a source, from which every target may be tried."""
    far = s.board.distances(s.revealed, source)[target] - reach
    if far <= 0:
        return 0
    return far if far <= able and not no_boost(s, p, source, target) else NO_LIMIT


def attempts(s: State, p: Player, tokens: int = 0, only: int = NONE, first: bool = False) -> list[Option]:
    """All attempts that could succeed: ("attempt", kind, source, target); *only*: from this source; *first*: one is enough."""
    found: list[Option] = []
    goals = targets(s, p)
    if not goals:
        return found
    open_cities: dict[int, bool] = {}
    able = purse(s, p, tokens)
    for source in sources(s, p):
        if only not in (NONE, source):
            continue
        from_city = s.city[source] == p.seat
        bound = from_city and has_foreign_building(s, source)
        reach = source_range(s, p, source)
        for kind, target in goals:
            if (bound and target != source and not by_settlers(s, p, source, target)) or (kind == "unit" and not from_city):
                continue
            near = 1 + count(s, p.seat, source, SETTLER) if bound and target != source else reach
            if boost_beyond(s, p, source, target, near, able) == NO_LIMIT or (kind == "building" and not can_win(s, p, target, open_cities)):
                continue
            found.append(("attempt", kind, source, target))
            if first:
                return found
    return found


def why_not_attempt(s: State, p: Player, kind: str, source: int, target: int) -> Refusal:
    """Why an attempt is not among those that are listed."""
    if source not in sources(s, p) or not 0 <= target < len(s.city):
        return OUT_OF_REACH
    if kind == "building":
        if not has_other_colour(s.buildings[target], p.seat):
            return NOTHING_THERE
        if protected(s, p, target):
            return SULLA_GUARDS if leads(s.players[s.city[target]], SULLA) and leader_space(s, s.city[target]) == target else MONUMENTS_GUARD
        if not replaceable(s, p, target):
            return NO_FIGURE
    if s.city[source] == p.seat and has_foreign_building(s, source) and target != source and not by_settlers(s, p, source, target):
        return BOUND
    return BOOST_FORBIDDEN if boost_needed(s, p, source, target, MOST_BEYOND) == NO_LIMIT and no_boost(s, p, source, target) else OUT_OF_REACH


def why_not_replace(s: State, p: Player, target: int, kind: int) -> Refusal:
    """Why this building of a city cannot be replaced by one of *p*."""
    owner = colour(s, target, kind)
    if owner in (NOBODY, p.seat):
        return NOTHING_THERE
    return OBELISK_STAYS if kind == OBELISK else NO_FIGURE


def can_win(s: State, p: Player, target: int, known: dict[int, bool]) -> bool:
    """Whether a building of a city could be replaced at all; *known*: what was found out for this list."""
    found = known.get(target)
    if found is None:
        found = known[target] = not protected(s, p, target) and bool(replaceable(s, p, target, first=True))
    return found


def targets(s: State, p: Player) -> list[tuple[str, int]]:
    """What *p* might influence: cities with buildings of others, and what cards and civilizations add."""
    found: list[tuple[str, int]] = []
    for space in list_occupied(s.buildings):
        if has_other_colour(s.buildings[space], p.seat):
            found.append(("building", space))
    if p.turn_marks & TAKEOVER or p.specials & UNUSUAL:
        found += unusual_targets(s, p)
    return found


UNUSUAL: Final = 1 << ZOROASTRIANISM | 1 << DRUIDIC


def unusual_targets(s: State, p: Player) -> list[tuple[str, int]]:
    """What Cultural Takeover, Druidic Influence and Zoroastrianism add."""
    found: list[tuple[str, int]] = []
    for space in s.board.spaces if p.specials >> ZOROASTRIANISM & 1 else barbarian_cities(s):
        owner = s.city[space]
        if owner == NOBODY and has_special(p, ZOROASTRIANISM) and is_land(s, space) and convertible(s, p, space):
            found.append(("unit", space))
        if owner == BARBARIANS:
            if p.turn_marks & TAKEOVER and size(s, space) == 1 and settlement_supply(s, p.seat):
                found.append(("takeover", space))
            if has_special(p, DRUIDIC) and space not in s.druids:
                found.append(("druid", space))
    return found


def convertible(s: State, p: Player, space: int) -> list[int]:
    """COC-8.5.21: kinds of enemy army units on an open land space that *p* has figures for."""
    for owner in range(len(s.stacks)):
        if owner != p.seat and s.stacks[owner][space] & ARMY:
            return [kind for kind in CONVERTIBLE if count(s, owner, space, kind) and supply(s, p.seat, kind)]
    return []


def influence_refusal(s: State, p: Player, tokens: int = 0, only: int = NONE) -> Refusal | None:
    """Why *p* may not try a culture influence now, having *tokens* culture tokens fewer; *only*: from this source."""
    if p.influenced:
        return ONE_SUCCESS
    plain = only == NONE and not p.turn_marks & TAKEOVER and not p.specials & FAR_REACHING
    found = plain_attempt(s, p, tokens) if plain else bool(attempts(s, p, tokens, only, first=True))
    return None if found else NO_TARGET


FAR_REACHING: Final = UNUSUAL | 1 << HELLENISTIC | 1 << PROSELYTISM


def plain_attempt(s: State, p: Player, tokens: int) -> bool:
    """Whether ``attempts`` finds any for who influences only buildings, and only from own cities."""
    goals = [space for space in list_occupied(s.buildings) if has_other_colour(s.buildings[space], p.seat)]
    if not goals:
        return False
    able = -1
    open_cities: dict[int, bool] = {}
    tables, bonuses = s.board.list_measured(s.revealed), answering(p, RANGE_BONUS)
    for source in p.cities:
        reach = size(s, source)
        for effect in bonuses:
            reach += effect.range_bonus(s, p, source)
        far = tables[source]
        if far is None:
            far = s.board.distances(s.revealed, source)
        for target in goals:
            missing = far[target] - reach
            if missing > 0:
                if able < 0:
                    able = min(MOST_BEYOND, max(0, purse(s, p, tokens)))
                if missing > able or no_boost(s, p, source, target):
                    continue
            if (target == source or not has_foreign_building(s, source)) and can_win(s, p, target, open_cities):
                return True
    return False


MOST_BEYOND: Final = 60  # farther is no path at all


def takeover_possible(s: State, p: Player) -> bool:
    """COC-7.8.2: whether an influence on a barbarian settlement of size 1 could follow."""
    if p.influenced or not settlement_supply(s, p.seat):
        return False
    barbarians = [space for space in barbarian_cities(s) if size(s, space) == 1]
    return bool(barbarians) and reaches(s, p, barbarians, purse(s, p, 0))


def reaches(s: State, p: Player, goals: list[int], able: int) -> bool:
    """Whether some source of *p* reaches one of these cities with so many boosts."""
    for source in sources(s, p):
        reach = source_range(s, p, source)
        bound = s.city[source] == p.seat and has_foreign_building(s, source)
        for target in goals:
            if bound and target != source:  # COC-5.7.7
                if boost_needed(s, p, source, target, able) != NO_LIMIT:
                    return True
            elif boost_beyond(s, p, source, target, reach, able) != NO_LIMIT:
                return True
    return False


# --- an attempt


class Influence(Step):
    """COC-5.7.13: ``Done(succeeded)``.  *only*: this source and no other (leaders)."""

    seat: int
    only: int = NONE
    kind: str = ""
    source: int = NONE
    target: int = NONE
    value: int = 0
    temple: bool = False  # bound to the temple (COC-5.7.15)
    unit: int = NONE

    def begin(self, s: State) -> Next:
        if not self.ways(s, self.seat):
            return Done(False)
        return Ask(self.seat, "influence", self.ways, then=self.choose, rule="COC-5.7.1", public=True)

    def ways(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        if p.influenced:
            return []
        return attempts(s, p, only=self.only)

    def choose(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        _, self.kind, self.source, self.target = option
        p.turn_marks &= ~TAKEOVER
        far = boost_needed(s, p, self.source, self.target, 99)
        if far:
            return Call(Pay(self.seat, RANGE_PRICE, price_of(culture=far), what="pay-for-range", rule="COC-5.7.2"), then=self.aim)
        return self.aim(s)

    def aim(self, s: State, *paid: object) -> Next:
        """COC-5.7.15: Ashoka's player may bind the attempt to the temple."""
        p = s.players[self.seat]
        if self.kind == "unit":
            kinds = tuple([UNIT_KIND[kind] for kind in convertible(s, p, self.target)])
            return Ask(self.seat, "target-unit", kinds, then=self.name_unit, rule="COC-8.5.21")
        temple = self.kind == "building" and TEMPLE in replaceable(s, p, self.target) and not has_building(s, self.source, TEMPLE)
        if temple and self.from_ashoka(s, p):
            return Ask(self.seat, "bind", BIND, then=self.bind, rule="COC-5.7.15")
        return self.throw(s)

    def name_unit(self, s: State, option: Option) -> Next:
        self.unit = option[1]
        return self.throw(s)

    def bind(self, s: State, option: Option) -> Next:
        self.temple = option == BIND[1]
        return self.throw(s)

    def from_ashoka(self, s: State, p: Player) -> bool:
        return leads(p, ASHOKA) and leader_space(s, self.seat) == self.source and not used(p, ONCE["buddhism"])

    def throw(self, s: State) -> Next:
        p = s.players[self.seat]
        self.value = FACE_VALUE[roll(s, FACES)]
        s.tell("influence-roll", seat=self.seat, source=self.source, city=self.target, n=self.value)
        if self.from_ashoka(s, p) and (has_building(s, self.source, TEMPLE) or self.temple):
            return Ask(self.seat, "buddhism", REROLL, then=self.reroll, rule="COC-LDR-ashoka", about={"n": self.value})
        return self.boost(s)

    def reroll(self, s: State, option: Option) -> Next:
        if option == REROLL[1]:
            s.players[self.seat].once |= ONCE["buddhism"]
            self.value = FACE_VALUE[roll(s, FACES)]
            s.tell("influence-roll", seat=self.seat, source=self.source, city=self.target, n=self.value)
        return self.boost(s)

    def boost(self, s: State) -> Next:
        """COC-5.7.3, 5.7.11: Conversion, then exactly the missing points, or none."""
        p = s.players[self.seat]
        missing = SUCCESS - self.value - (1 if has(p, CONVERSION) else 0)
        if missing <= 0:
            return self.succeed(s, 0, ())
        if no_boost(s, p, self.source, self.target):
            return self.fail(s)
        price = price_of(culture=missing)
        return Call(Pay(self.seat, BOOST_PRICE, price, optional=True, what="boost", rule="COC-5.7.3"), then=self.boosted)

    def boosted(self, s: State, how: int, paid: tuple[int, ...]) -> Next:
        return self.succeed(s, how, paid) if how >= 0 else self.fail(s)

    def fail(self, s: State) -> Next:
        s.tell("influence-fails", seat=self.seat, city=self.target)
        return Done(False)

    def succeed(self, s: State, how: int, paid: tuple[int, ...]) -> Next:
        p = s.players[self.seat]
        p.influenced += 1
        if self.kind == "building":
            kinds = [TEMPLE] if self.temple else replaceable(s, p, self.target)
            return Ask(self.seat, "replace", tuple([REPLACE[kind] for kind in kinds]), then=self.replace, rule="COC-5.7.4")
        if self.kind == "takeover":
            return self.take_over(s, p)
        if self.kind == "druid":
            s.druids.append(self.target)
            return self.reward(s)
        return self.win_unit(s, p)

    def replace(self, s: State, option: Option) -> Next:
        put = option[1]
        sea = s.port[self.target]
        put_building(s, self.target, put, self.seat)
        s.port[self.target] = sea
        s.tell("influences", seat=self.seat, city=self.target, building=put)
        return self.reward(s)

    def take_over(self, s: State, p: Player) -> Next:
        """COC-CIV-cultural_takeover: the settlement becomes theirs; one barbarian becomes their settler or infantry."""
        space = self.target
        garrison = s.stacks[BARBARIANS][space]
        s.stacks[BARBARIANS][space] = 0
        drop_city(s, space)
        s.druids = [other for other in s.druids if other != space]
        place_city(s, self.seat, space)
        s.tell("takes-over", seat=self.seat, city=space)
        options = tuple([option for option in GET if supply(s, self.seat, option[1])])
        if garrison and options:
            return Ask(self.seat, "take-over", options, then=self.get_unit, rule="COC-7.8.22")
        return self.reward(s)

    def get_unit(self, s: State, option: Option) -> Next:
        add(s, self.seat, self.target, option[1])
        return self.reward(s)

    def win_unit(self, s: State, p: Player) -> Next:
        """COC-SPA-zoroastrianism: the unit changes sides; if enemies remain, a battle follows."""
        owner = next(other for other in range(len(s.stacks)) if other != self.seat and s.stacks[other][self.target] & ARMY)
        remove(s, owner, self.target, self.unit)
        add(s, self.seat, self.target, self.unit)
        s.tell("converts-unit", seat=self.seat, space=self.target, unit=self.unit)
        if s.stacks[owner][self.target]:
            return Call(land_battle(s, self.seat, owner, self.target, NONE), then=self.reward)
        return self.reward(s)

    def reward(self, s: State, *results: object) -> Next:
        p = s.players[self.seat]
        if has(p, CONVERSION):
            gain(s, p, CULTURE)
        steps = [step for effect in answering(p, INFLUENCED) for step in [effect.influenced(s, p, self)] if step is not None]
        return Call(Agenda(steps), then=self.end) if steps else self.end(s)

    def end(self, s: State, *results: object) -> Next:
        return Done(True)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("attempt", str(kind), int(source), int(target)):
                return unless_listed(s, seat, option, why_not_attempt(s, s.players[seat], kind, source, target))
            case ("replace", int(building)) if 0 <= building < BUILDINGS:
                return unless_listed(s, seat, option, why_not_replace(s, s.players[seat], self.target, building))
        return simple_refusal(s, seat, option)


class InfluenceAction(TurnAction):
    """Culture influence as an action."""

    verb = "influence"
    place = 21
    uses_action = True
    influences = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if influence_refusal(s, p) is None:
            options.append(INFLUENCE)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return influence_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step:
        return Influence(p.seat)


enroll_action(InfluenceAction())
