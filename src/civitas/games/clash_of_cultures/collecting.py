"""Collecting (COC-5.3.5 to 5.3.11, 5.3.28, 14.11)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import DONE, Ask, Call, Done, Next, Step
from civitas.kernel.options import Refusal, Space
from civitas.kernel.records import Option

from .activation import CityAction, may_activate, why_not_activate
from .armies import MANY, allied, army_size, count, enemy_units, is_sea, remove
from .cities import has_building, modified_size, within
from .effects import (
    BY_SPECIAL,
    COLLECT_FROM,
    COLLECT_ORDER,
    COLLECTED,
    ONCE,
    SIZE_BONUS,
    SPECIALS_AT,
    Effect,
    answering,
    has,
    has_special,
    used,
)
from .menu import TurnAction, enroll_action, simple_refusal, unless_listed
from .payment import EFFECT_PRICE, Pay, price_of
from .resources import gain_all
from .state import COLLECTED as COLLECT_DONE
from .state import FOCUS, FREE_ECONOMY_USED, MASS, Player, State
from .tables import (
    ACADEMY,
    ALL_RESOURCES,
    ANGRY,
    BARBARIANS,
    CAPTIVE,
    CAVALRY,
    ELEPHANT,
    FARMING,
    FISHING,
    FOOD,
    GOLD,
    GREAT_GARDENS,
    HUSBANDRY,
    IDEA,
    INFANTRY,
    IRRIGATION,
    METALLURGY,
    MINING,
    MOOD,
    NOBODY,
    ORE,
    PIRATES,
    PLAINS,
    PORT,
    PUBLIC_EDUCATION,
    ROADS,
    SEA,
    SPECIAL,
    UNITS,
    UNKNOWN,
    WOOD,
)

FLOOD_PLAINS: Final = SPECIAL["flood_plains"]
TERRACING: Final = SPECIAL["terracing"]
TRIBUTE_EMPIRE: Final = SPECIAL["tribute_empire"]
CAPTIVES: Final = SPECIAL["captives"]
BALLCOURTS: Final = SPECIAL["ballcourts"]
MOST_CAPTIVES: Final = 4

COLLECT: Final[list[Option]] = [("collect", space) for space in range(100)]
KEEP_ORE: Final[Option] = ("keep-ore",)
TO_GOLD: Final[Option] = ("turn-to-gold",)

NOTHING_THERE: Final = Refusal("COC-5.3.28", "nothing-can-be-collected-there")
ONLY_COLLECT: Final = Refusal("COC-5.8.3", "free-economy-was-the-only-collect-of-this-turn")
BLOCKED: Final = Refusal("COC-5.3.8", "nothing-can-be-collected-from-that-space")
NO_ROOM: Final = Refusal("COC-8.5.16", "four-captives-are-held-at-most")
TOO_FAR: Final = Refusal("COC-5.3.5", "that-space-is-too-far-from-the-city")
TOO_FAR_AGAIN: Final = Refusal("COC-5.3.9", "that-space-is-too-far-from-the-city")
NOT_THAT_GOOD: Final = Refusal("COC-5.3.6", "the-city-takes-no-such-resource-there")
ONE_SEA: Final = Refusal("COC-5.3.6", "one-sea-space-at-most-in-a-collect")
NOT_SO: Final = Refusal("COC-5.3.5", "each-resource-comes-from-a-space-of-its-own-within-the-size-of-the-city")


# --- where, and what


def goods_at(s: State, p: Player, city: int, space: int) -> int:
    """COC-5.3.6, 5.3.7: the goods that a city may take from a space, as a mask, whatever blocks it."""
    return goods_from(s, p, city, space, yields(p), answering(p, COLLECT_FROM))


def goods_from(s: State, p: Player, city: int, space: int, plainly: tuple[int, ...], effects: list[Effect]) -> int:
    """The same, knowing what any city of *p* may take and which effects say more."""
    terrain = s.terrain[space]
    found = plainly[terrain] if terrain != UNKNOWN else 0
    if terrain == PLAINS and p.wonders >> GREAT_GARDENS & 1 and s.wonder_at[GREAT_GARDENS] == city:
        found |= ALL_RESOURCES
    elif terrain == SEA and has_building(s, city, PORT):
        found |= 1 << GOLD | 1 << MOOD
    for effect in effects:
        found |= effect.collect_from(s, p, city, space)
    return found


YIELDING: Final = 1 << FARMING | 1 << MINING | 1 << IRRIGATION | 1 << FISHING
NOTHING_YET: Final[tuple[int, ...]] = ()
YIELDS: Final[list[tuple[int, ...]]] = [NOTHING_YET] * (4 * (YIELDING + 1))  # goods by terrain, for each set of what matters: found once


def yields(p: Player) -> tuple[int, ...]:
    """The goods that any city of *p* may take, by terrain."""
    key = (p.effects & YIELDING) * 4 + (2 if p.specials >> TERRACING & 1 else 0) + (1 if p.specials >> FLOOD_PLAINS & 1 else 0)
    found = YIELDS[key]
    if not found:
        farming = p.effects >> FARMING & 1
        mountain = (1 << ORE if has(p, MINING) else 0) | (1 << FOOD | 1 << WOOD | 1 << ORE if has_special(p, TERRACING) else 0)
        barren = (1 << FOOD if has(p, IRRIGATION) else 0) | (1 << FOOD | 1 << WOOD if has_special(p, FLOOD_PLAINS) else 0)
        found = YIELDS[key] = (farming << FOOD, farming << WOOD, mountain, barren, 1 << FOOD if has(p, FISHING) else 0)
    return found


def is_blocked(s: State, p: Player, city: int, space: int) -> bool:
    """COC-5.3.8: unexplored or exhausted, another city, enemy units, pirates on or beside a sea space."""
    if s.terrain[space] == UNKNOWN or space in s.exhausted or enemy_units(s, p.seat, space):
        return True
    if space != city and s.city[space] != NOBODY:
        return True
    return s.terrain[space] == SEA and pirates_near(s, p.seat, space)


def pirates_near(s: State, seat: int, space: int) -> bool:
    """Whether a pirate ship that is no ally stands on this sea space or beside it (COC-7.5.6)."""
    pirates = s.stacks[PIRATES]
    if pirates[space] and not escorted(s, space):
        return True
    for other in s.board.near[space]:
        if pirates[other] and is_sea(s, other) and not escorted(s, other):
            return True
    return False


def escorted(s: State, space: int) -> bool:
    """COC-8.6.3: pirate ships with a unit of their ally on the space have no pirate effects."""
    return any([allied(s, p.seat) and s.stacks[p.seat][space] for p in s.players])


HELD: Final = 3  # what a captive adds to the number of far spaces used, of which there are two at most


class Shape:
    """How many ways there are to harvest spaces that differ only in how many goods they give and whether they are sea or far (COC-5.3.6, 5.3.9).

    *fars* counts the far spaces used, and the captives taken, each as HELD: for them *room* is left (COC-8.5.16).
    """

    def __init__(self, spaces: tuple[int, ...], limit: int, each: int, far: int, room: int) -> None:
        self.spaces = spaces  # 64 times the captives that can be taken there, four times the goods of each, 2 for sea, 1 for far
        self.each = each
        self.far = far
        self.room = room
        self.width: int = limit + 1
        self.depth: int = HELD * room + far + 1
        self.counted: list[int] = [-1] * (len(spaces) * self.width * 2 * self.depth)

    def most(self, i: int, k: int, left: int, here: int, seas: int, fars: int) -> int:
        """How many of the next good may be taken."""
        shape = self.spaces[i]
        if (shape & 2 and seas) or (shape & 1 and fars % HELD >= self.far):
            return 0
        most = min(left, self.each - here)
        return min(most, shape >> 6, self.room - fars // HELD) if self.is_captive(shape, k) else most

    def is_captive(self, shape: int, k: int) -> bool:
        """Whether good number *k* of such a space is a captive: the last one, where there are any."""
        return shape >> 6 > 0 and k == (shape >> 2 & 15) - 1

    def after(self, i: int, k: int, left: int, here: int, seas: int, fars: int, taken: int) -> int:
        """The ways on when so many of good number *k* of a space are taken."""
        held = HELD * taken if self.is_captive(self.spaces[i], k) else 0
        return self.ways(i, k + 1, left - taken, here + taken, seas, fars + held)

    def ways(self, i: int, k: int, left: int, here: int, seas: int, fars: int) -> int:
        """The ways on from good number *k* of space number *i*, taking nothing included."""
        if i == len(self.spaces):
            return 1
        shape = self.spaces[i]
        goods = shape >> 2 & 15
        if k == goods:
            return self.ways(i + 1, 0, left, 0, seas + (1 if shape & 2 and here else 0), fars + (1 if shape & 1 and here else 0))
        if here >= self.each:  # this space gave all it may
            return self.ways(i, goods, left, here, seas, fars)
        if k or here:
            return sum([self.after(i, k, left, here, seas, fars, n) for n in range(self.most(i, k, left, here, seas, fars) + 1)])
        at = ((i * self.width + left) * 2 + seas) * self.depth + fars
        found = self.counted[at]
        if found < 0:
            found = sum([self.after(i, 0, left, 0, seas, fars, n) for n in range(self.most(i, 0, left, 0, seas, fars) + 1)])
            self.counted[at] = found
        return found


EXTRA_ADVANCES: Final = 1 << METALLURGY | 1 << PUBLIC_EDUCATION  # they add to a collect (COC-14.11)
SHAPES: Final[dict[tuple[tuple[int, ...], int, int, int, int], Shape]] = {}


class Pick:
    """A space, what can be taken from it, and whether it lies two spaces away (Husbandry)."""

    def __init__(self, space: int, goods: int, far: bool, sea: bool, captives: int = 0) -> None:
        self.space = space
        self.captives = captives  # barbarians that could be taken there
        self.goods: list[int] = GOODS_IN[goods]
        self.far = far
        self.sea = sea


GOODS_IN: Final[list[list[int]]] = [[good for good in range(CAPTIVE + 1) if mask >> good & 1] for mask in range(2 << CAPTIVE)]  # by mask


def picks(s: State, p: Player, city: int) -> list[Pick]:
    """All spaces from which a city may collect now."""
    found: list[Pick] = []
    plainly, effects = yields(p), answering(p, COLLECT_FROM)
    for space in s.board.here[city]:
        if not is_blocked(s, p, city, space):
            goods = goods_from(s, p, city, space, plainly, effects)
            if goods:
                found.append(Pick(space, goods, False, s.terrain[space] == SEA))
    if far_spaces(p):
        near = s.board.distances(s.revealed, city)
        for space in s.board.within_two(s.revealed, city):
            if near[space] == 2 and s.terrain[space] != SEA and not is_blocked(s, p, city, space):
                goods = goods_from(s, p, city, space, plainly, effects)
                if goods:
                    found.append(Pick(space, goods, True, False))
    if has_special(p, TRIBUTE_EMPIRE):
        found += tributes(s, p, city)
    return found


def can_pick(s: State, p: Player, city: int) -> bool:
    """Whether there is anything to collect."""
    plainly = yields(p)
    for space in s.board.here[city]:
        terrain = s.terrain[space]
        if terrain != UNKNOWN and plainly[terrain] and not is_blocked(s, p, city, space):
            return True
    effects = answering(p, COLLECT_FROM)
    for space in s.board.here[city]:
        if s.terrain[space] != UNKNOWN and not is_blocked(s, p, city, space) and goods_from(s, p, city, space, plainly, effects):
            return True
    return bool(picks(s, p, city)) if far_spaces(p) or has_special(p, TRIBUTE_EMPIRE) else False


def far_spaces(p: Player) -> int:
    """COC-5.3.9: how many spaces may lie at distance two."""
    if not has(p, HUSBANDRY) or used(p, ONCE["husbandry"]):
        return 0
    return 2 if has(p, ROADS) else 1


def tributes(s: State, p: Player, city: int) -> list[Pick]:
    """COC-8.5.16: spaces of enemy cities within two spaces; barbarians there may be taken captive."""
    found: list[Pick] = []
    for space in s.board.spaces:
        if s.city[space] not in (NOBODY, p.seat) and within(s, city, space, 2) and space not in s.exhausted:
            goods = goods_at(s, p, city, space)
            captives = min(army_size(s.stacks[BARBARIANS][space]), captive_room(p)) if s.city[space] == BARBARIANS else 0
            if captives:
                goods |= 1 << CAPTIVE
            if goods:
                found.append(Pick(space, goods, False, False, captives))
    return found


def captive_room(p: Player) -> int:
    """Captives for whom *p* has room (COC-SPA-captives)."""
    return MOST_CAPTIVES - len(p.captives) if has_special(p, CAPTIVES) else 0


def collect_limit(s: State, p: Player, city: int, mood: int) -> int:
    """COC-4.4.3 and what makes the city count as larger; Mass Production adds two."""
    n = modified_size(s, p, city, mood)
    if mood != ANGRY:
        for effect in answering(p, SIZE_BONUS):
            n += effect.size_bonus(s, p, city)
    return n + (2 if p.turn_marks & MASS else 0)


class Harvest(Space):
    """Which goods from which spaces: ``("harvest", spaces, goods)``; a space for each good, or several with Production Focus.

    A path is how many of each pair of space and good.  Pairs of one space follow one another, so what matters of a beginning is
    what may still be taken, what the present space gave, and whether a sea and how many far spaces were used before it.
    """

    def __init__(self, found: list[Pick], limit: int, far: int, focus: bool, room: int = 0) -> None:
        self.found = found
        self.room: int = room if room and any([pick.captives for pick in found]) else 0
        self.limit = limit
        self.far = far
        self.each = limit if focus else 1
        self.shape: Shape | None = None
        self.all_pairs: list[tuple[int, int]] = []  # written out when first asked for

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """Every space with every good it may give."""
        if not self.all_pairs:
            self.all_pairs = [(pick.space, good) for pick in self.found for good in pick.goods]
        return self.all_pairs

    @property
    def bounds(self) -> list[int]:
        """How many of each may be taken at most."""
        return [self.each] * len(self.pairs)

    def tables(self) -> Shape:
        """How many ways there are, for all harvests of this shape: found once."""
        shape = self.shape
        if shape is None:
            key = tuple([pick.captives << 6 | len(pick.goods) << 2 | (2 if pick.sea else 0) | (1 if pick.far else 0) for pick in self.found])
            whole = (key, self.limit, self.each, self.far, self.room)
            shape = SHAPES.get(whole)
            if shape is None:
                if len(SHAPES) > 20_000:
                    SHAPES.clear()
                shape = SHAPES[whole] = Shape(key, self.limit, self.each, self.far, self.room)
            self.shape = shape
        return shape

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        at = len(path)
        if at == len(self.pairs):
            return []
        used: int = sum(path)
        most = self.tables().most(*self.situation(path))
        least = 1 if not used and at == len(self.pairs) - 1 else 0
        return list(range(most, least - 1, -1))

    def situation(self, path: tuple[Any, ...]) -> tuple[int, int, int, int, int, int]:
        """The space and its good that come next, what is left, what the space gave, and the sea and far spaces before it."""
        at, left, seas, fars = 0, self.limit, 0, 0
        for i, pick in enumerate(self.found):
            here = 0
            for k, good in enumerate(pick.goods):
                if at == len(path):
                    return i, k, left, here, seas, fars
                n: int = path[at]
                here += n
                left -= n
                fars += HELD * n if good == CAPTIVE else 0
                at += 1
            seas += 1 if pick.sea and here else 0
            fars += 1 if pick.far and here else 0
        return len(self.found), 0, left, 0, seas, fars

    def ways(self, path: tuple[Any, ...]) -> int:
        found = self.tables().ways(*self.situation(path))
        return found if any(path) else found - 1  # nothing at all is no harvest

    def canonical(self, option: Any) -> Option | None:
        """Checked at once instead of walked."""
        path = self.path(option)
        if path is None or not 1 <= sum(path) <= self.limit:
            return None
        at, seas, fars, held = 0, 0, 0, 0
        for pick in self.found:
            here = sum(path[at : at + len(pick.goods)])
            at += len(pick.goods)
            taken: int = path[at - 1] if pick.captives else 0
            held += taken
            if here > self.each or taken > pick.captives or held > self.room:
                return None
            seas += 1 if pick.sea and here else 0
            fars += 1 if pick.far and here else 0
        return self.option(path) if seas <= 1 and fars <= self.far else None

    def count(self) -> int:
        return self.tables().ways(0, 0, self.limit, 0, 0, 0) - 1

    def only(self) -> Option | None:
        return self.nth(0) if self.count() == 1 else None

    def nth(self, n: int) -> Option:
        """As the walk does, the most of each pair first, without looking at the beginning anew."""
        shape = self.tables()
        left, seas, fars = self.limit, 0, 0
        spaces: list[int] = []
        goods: list[int] = []
        for i, pick in enumerate(self.found):
            here = 0
            for k, good in enumerate(pick.goods):
                taken = shape.most(i, k, left, here, seas, fars)
                while taken > 0:
                    ways = shape.after(i, k, left, here, seas, fars, taken)
                    if n < ways:
                        break
                    n -= ways
                    taken -= 1
                here += taken
                left -= taken
                fars += HELD * taken if good == CAPTIVE else 0
                spaces += [pick.space] * taken
                goods += [good] * taken
            seas += 1 if pick.sea and here else 0
            fars += 1 if pick.far and here else 0
        return ("harvest", tuple(spaces), tuple(goods))

    def option(self, path: tuple[Any, ...]) -> Option:
        taken = [pair for n, pair in zip(path, self.pairs, strict=True) for _ in range(n)]
        return ("harvest", tuple([space for space, _ in taken]), tuple([good for _, good in taken]))

    def path(self, option: Any) -> tuple[Any, ...] | None:
        if not isinstance(option, tuple) or len(option) != 3 or option[0] != "harvest":
            return None
        if not isinstance(option[1], tuple) or not isinstance(option[2], tuple) or len(option[1]) != len(option[2]):
            return None
        wanted = list(zip(option[1], option[2], strict=True))
        if any([pair not in self.pairs for pair in wanted]):
            return None
        return tuple([wanted.count(pair) for pair in self.pairs])

    def plain(self) -> dict[str, Any]:
        return {"space": "spaces", "verb": "harvest", "pairs": [list(pair) for pair in self.pairs], "limit": self.limit, "each": self.each}


# --- doing it


class Ballcourts(Step):
    """COC-SPA-ballcourts: a mood token makes a city that is not angry count as one larger for this collect or recruit."""

    seat: int
    mood: int

    def begin(self, s: State) -> Next:
        if self.mood == ANGRY or not has_special(s.players[self.seat], BALLCOURTS):
            return Done(0)
        price = price_of(mood=1)
        return Call(Pay(self.seat, EFFECT_PRICE, price, optional=True, what="ballcourts", rule="COC-SPA-ballcourts"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        return Done(0 if how < 0 else 1)


class Collect(CityAction):
    """A city collects."""

    spaces: tuple[int, ...] = ()
    goods: tuple[int, ...] = ()
    gains: list[int] = []
    larger: int = 0
    at: int = 0

    def act(self, s: State) -> Next:
        p = s.players[self.seat]
        p.turn_marks |= COLLECT_DONE
        if not has_special(p, BALLCOURTS):
            return self.choose(s, 0)
        return Call(Ballcourts(self.seat, self.mood(s)), then=self.choose)

    def choose(self, s: State, larger: int) -> Next:
        self.larger = larger
        return Ask(self.seat, "harvest", self.ways, then=self.take, rule="COC-5.3.5", about={"city": self.city}, public=True)

    def ways(self, s: State, seat: int) -> Harvest:
        p = s.players[seat]
        limit = collect_limit(s, p, self.city, self.mood(s)) + self.larger
        return Harvest(picks(s, p, self.city), limit, far_spaces(p), p.turn_marks & FOCUS != 0, captive_room(p))

    def take(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        self.spaces, self.goods = option[1], option[2]
        self.gains = [0] * 7
        for good in self.goods:
            if good != CAPTIVE:
                self.gains[good] += 1
        if p.effects >> HUSBANDRY & 1:
            away = s.board.distances(s.revealed, self.city)
            for space in self.spaces:
                if away[space] == 2 and s.city[space] == NOBODY:
                    p.once |= ONCE["husbandry"]
        p.turn_marks &= ~(FOCUS | MASS)
        if CAPTIVE in self.goods:
            guarded = [space for space, good in zip(self.spaces, self.goods, strict=True) if good == CAPTIVE]
            return Call(CaptureBarbarians(self.seat, guarded), then=self.extras)
        return self.extras(s) if p.effects & EXTRA_ADVANCES or p.specials & SPECIALS_AT[COLLECTED] else self.gain(s)

    def extras(self, s: State, *results: object) -> Next:
        """COC-14.11: one after the other, in their order."""
        p = s.players[self.seat]
        while self.at < len(COLLECT_ORDER):
            name = COLLECT_ORDER[self.at]
            self.at += 1
            if name == "metallurgy":
                if has(p, METALLURGY) and self.gains[ORE] >= 2:
                    return Ask(self.seat, "metallurgy", (KEEP_ORE, TO_GOLD), then=self.smelt, rule="COC-ADV-metallurgy")
            elif name == "public_education":
                if has(p, PUBLIC_EDUCATION) and has_building(s, self.city, ACADEMY) and not used(p, ONCE["public_education"]):
                    p.once |= ONCE["public_education"]
                    self.gains[IDEA] += 1
            elif has_special(p, SPECIAL[name]) and SPECIALS_AT[COLLECTED] >> SPECIAL[name] & 1:
                step = BY_SPECIAL[SPECIAL[name]].collected(s, p, self)
                if step is not None:
                    return Call(step, then=self.extras)
        return self.gain(s)

    def smelt(self, s: State, option: Option) -> Next:
        if option == TO_GOLD:
            self.gains[ORE] -= 1
            self.gains[GOLD] += 1
        return self.extras(s)

    def gain(self, s: State) -> Next:
        p = s.players[self.seat]
        s.tell("collects", seat=self.seat, city=self.city, spaces=self.spaces)
        gain_all(s, p, self.gains)
        return self.finish(s, "collect")

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("harvest", tuple(), tuple()):
                return unless_listed(s, seat, option, why_not_harvest(s, s.players[seat], self.city, option[1], option[2]))
        return None


def why_not_harvest(s: State, p: Player, city: int, spaces: tuple[Any, ...], goods: tuple[Any, ...]) -> Refusal:
    """Why these goods cannot be taken from these spaces in one collect."""
    if not spaces or not goods:
        return NOTHING_THERE
    found = {pick.space: pick for pick in picks(s, p, city)}
    for space in spaces:
        if not isinstance(space, int) or space not in found:
            return why_not_pick(s, p, city, space)
    if goods.count(CAPTIVE) > captive_room(p):
        return NO_ROOM
    if any([good not in found[space].goods for space, good in zip(spaces, goods, strict=False)]):
        return NOT_THAT_GOOD
    if len({space for space in spaces if found[space].sea}) > 1:
        return ONE_SEA
    return TOO_FAR_AGAIN if len({space for space in spaces if found[space].far}) > far_spaces(p) else NOT_SO


def why_not_pick(s: State, p: Player, city: int, space: Any) -> Refusal:
    """Why a city can take nothing at all from this space."""
    if not isinstance(space, int) or space not in s.board.spaces:
        return TOO_FAR
    if space not in s.board.here[city]:
        if s.board.distances(s.revealed, city)[space] != 2 or not has(p, HUSBANDRY):
            return TOO_FAR
        if not far_spaces(p) or is_sea(s, space):
            return TOO_FAR_AGAIN
    return BLOCKED if is_blocked(s, p, city, space) else NOT_THAT_GOOD


class CaptureBarbarians(Step):
    """COC-SPA-tribute_empire: a barbarian army unit of each of these cities becomes a captive, one after the other."""

    seat: int
    spaces: list[int]

    def begin(self, s: State) -> Next:
        if not self.spaces:
            return DONE
        kinds = [kind for kind in (INFANTRY, CAVALRY, ELEPHANT) if count(s, BARBARIANS, self.spaces[0], kind)]
        options = tuple([TAKE_CAPTIVE[kind] for kind in kinds])
        return Ask(self.seat, "tribute-captive", options, then=self.take, rule="COC-SPA-tribute_empire", about={"city": self.spaces[0]})

    def take(self, s: State, option: Option) -> Next:
        remove(s, BARBARIANS, self.spaces.pop(0), option[1])
        s.players[self.seat].captives.append(BARBARIANS * 8 + option[1])
        s.tell("takes-captive", seat=self.seat, unit=option[1])
        return self.begin(s)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


TAKE_CAPTIVE: Final[list[Option]] = [("take-captive", kind) for kind in range(UNITS)]


def why_not_collect(s: State, p: Player, city: int) -> Refusal | None:
    """Why *p* may not collect in a city now, as an action or a free action."""
    if p.turn_marks & FREE_ECONOMY_USED:
        return ONLY_COLLECT
    why = why_not_activate(s, p, city)
    if why is not None:
        return why
    return None if can_pick(s, p, city) else NOTHING_THERE


class CollectAction(TurnAction):
    """Activate a city to collect."""

    verb = "collect"
    parts = ("city",)
    place = 12
    uses_action = True
    collects = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if p.turn_marks & FREE_ECONOMY_USED:
            return
        for city in p.cities:
            if may_activate(s, p, city) and can_pick(s, p, city):
                options.append(COLLECT[city])

    def possible(self, s: State, p: Player) -> bool:
        if p.turn_marks & FREE_ECONOMY_USED:
            return False
        for city in p.cities:
            if may_activate(s, p, city) and can_pick(s, p, city):
                return True
        return False

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return why_not_collect(s, p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step:
        return Collect(p.seat, option[1])


enroll_action(CollectAction())
ALL_OF_A_KIND: Final = MANY
