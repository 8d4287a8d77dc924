"""Collecting (COC-5.3.5 to 5.3.11, 5.3.28, 14.11)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import Ask, Call, Done, Next, Step
from civitas.kernel.options import Refusal, Space
from civitas.kernel.records import Option

from .activation import CityAction, why_not_activate
from .armies import MANY, allied, count, enemy_units, is_sea, remove
from .cities import has_building, modified_size, within
from .effects import (
    BY_SPECIAL,
    COLLECT_FROM,
    COLLECT_ORDER,
    COLLECTED,
    ONCE,
    SIZE_BONUS,
    SPECIALS_AT,
    answering,
    has,
    has_special,
    has_wonder,
    used,
)
from .menu import TurnAction, enroll_action, unless_listed
from .payment import EFFECT_PRICE, Pay, price_of
from .resources import gain_all
from .state import COLLECTED as COLLECT_DONE
from .state import FOCUS, FREE_ECONOMY_USED, MASS, Player, State
from .tables import (
    ACADEMY,
    ALL_RESOURCES,
    ANGRY,
    BARBARIANS,
    BARREN,
    CAPTIVE,
    CAVALRY,
    ELEPHANT,
    FARMING,
    FISHING,
    FOOD,
    FOREST,
    GOLD,
    GREAT_GARDENS,
    HUSBANDRY,
    IDEA,
    INFANTRY,
    IRRIGATION,
    METALLURGY,
    MINING,
    MOOD,
    MOUNTAIN,
    NOBODY,
    NONE,
    ORE,
    PIRATES,
    PLAINS,
    PORT,
    PUBLIC_EDUCATION,
    ROADS,
    SEA,
    SPECIAL,
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
NOT_SO: Final = Refusal("COC-5.3.5", "each-resource-comes-from-a-space-of-its-own-within-the-size-of-the-city")


# --- where, and what


def goods_at(s: State, p: Player, city: int, space: int) -> int:
    """COC-5.3.6, 5.3.7: the goods that a city may take from a space, as a mask, whatever blocks it."""
    terrain = s.terrain[space]
    found = 0
    if terrain == PLAINS:
        if has(p, FARMING):
            found |= 1 << FOOD
        if has_wonder(p, GREAT_GARDENS) and s.wonder_at[GREAT_GARDENS] == city:
            found |= ALL_RESOURCES
    elif terrain == FOREST:
        if has(p, FARMING):
            found |= 1 << WOOD
    elif terrain == MOUNTAIN:
        if has(p, MINING):
            found |= 1 << ORE
        if has_special(p, TERRACING):
            found |= 1 << FOOD | 1 << WOOD | 1 << ORE
    elif terrain == BARREN:
        if has(p, IRRIGATION):
            found |= 1 << FOOD
        if has_special(p, FLOOD_PLAINS):
            found |= 1 << FOOD | 1 << WOOD
    elif terrain == SEA:
        if has(p, FISHING):
            found |= 1 << FOOD
        if has_building(s, city, PORT):
            found |= 1 << GOLD | 1 << MOOD
    for effect in answering(p, COLLECT_FROM):
        found |= effect.collect_from(s, p, city, space)
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
    if not any(s.stacks[PIRATES]):
        return False
    for other in (space, *s.board.near[space]):
        if s.stacks[PIRATES][other] and is_sea(s, other) and not escorted(s, other):
            return True
    return False


def escorted(s: State, space: int) -> bool:
    """COC-8.6.3: pirate ships with a unit of their ally on the space have no pirate effects."""
    return any([allied(s, p.seat) and s.stacks[p.seat][space] for p in s.players])


class Pick:
    """A space, what can be taken from it, and whether it lies two spaces away (Husbandry)."""

    def __init__(self, space: int, goods: int, far: bool, sea: bool) -> None:
        self.space = space
        self.goods = [good for good in range(CAPTIVE + 1) if goods >> good & 1]
        self.far = far
        self.sea = sea


def picks(s: State, p: Player, city: int) -> list[Pick]:
    """All spaces from which a city may collect now."""
    found: list[Pick] = []
    for space in (city, *s.board.near[city]):
        if not is_blocked(s, p, city, space):
            goods = goods_at(s, p, city, space)
            if goods:
                found.append(Pick(space, goods, False, s.terrain[space] == SEA))
    if far_spaces(p):
        near = s.board.distances(s.revealed, city)
        for space in s.board.spaces:
            if near[space] == 2 and s.terrain[space] != SEA and not is_blocked(s, p, city, space):
                goods = goods_at(s, p, city, space)
                if goods:
                    found.append(Pick(space, goods, True, False))
    if has_special(p, TRIBUTE_EMPIRE):
        found += tributes(s, p, city)
    return found


def can_pick(s: State, p: Player, city: int) -> bool:
    """Whether there is anything to collect."""
    for space in (city, *s.board.near[city]):
        if s.terrain[space] != UNKNOWN and not is_blocked(s, p, city, space) and goods_at(s, p, city, space):
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
            captive = s.city[space] == BARBARIANS and s.stacks[BARBARIANS][space] and len(p.captives) < MOST_CAPTIVES
            if captive and has_special(p, CAPTIVES):
                goods |= 1 << CAPTIVE
            if goods:
                found.append(Pick(space, goods, False, False))
    return found


def collect_limit(s: State, p: Player, city: int, mood: int) -> int:
    """COC-4.4.3 and what makes the city count as larger; Mass Production adds two."""
    n = modified_size(s, p, city, mood)
    if mood != ANGRY:
        for effect in answering(p, SIZE_BONUS):
            n += effect.size_bonus(s, p, city)
    return n + (2 if p.turn_marks & MASS else 0)


class Harvest(Space):
    """Which goods from which spaces: ``("harvest", spaces, goods)``; a space for each good, or several with Production Focus."""

    def __init__(self, found: list[Pick], limit: int, far: int, focus: bool) -> None:
        self.pairs: list[tuple[int, int]] = [(pick.space, good) for pick in found for good in pick.goods]
        self.pick: list[Pick] = [pick for pick in found for _ in pick.goods]
        self.limit = limit
        self.far = far
        self.each = limit if focus else 1

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        at = len(path)
        if at == len(self.pairs):
            return []
        used = sum(path)
        most = min(self.limit - used, self.each - self.from_space(path, self.pairs[at][0]))
        if most > 0 and not self.may_begin(path, at):
            most = 0
        least = 1 if not used and at == len(self.pairs) - 1 else 0
        return list(range(max(most, 0), least - 1, -1))

    def from_space(self, path: tuple[Any, ...], space: int) -> int:
        return sum([n for n, pair in zip(path, self.pairs, strict=False) if pair[0] == space])

    def may_begin(self, path: tuple[Any, ...], at: int) -> bool:
        """COC-5.3.6, 5.3.9: one sea space, and so many far ones."""
        mine = self.pick[at]
        taken = {self.pick[i].space for i, n in enumerate(path) if n and (self.pick[i].sea if mine.sea else self.pick[i].far)}
        if mine.sea:
            return not taken - {mine.space}
        return not mine.far or len(taken | {mine.space}) <= self.far

    def key(self, path: tuple[Any, ...]) -> Any:
        at = len(path)
        here = self.pairs[at][0] if at < len(self.pairs) else NONE
        seas = tuple([self.pick[i].space for i, n in enumerate(path) if n and self.pick[i].sea])
        far = len({self.pick[i].space for i, n in enumerate(path) if n and self.pick[i].far})
        far_here = at < len(self.pairs) and self.pick[at].far and self.from_space(path, here) > 0
        return at, sum(path), self.from_space(path, here), seas[:1], far, far_here

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
        s.players[self.seat].turn_marks |= COLLECT_DONE
        return Call(Ballcourts(self.seat, self.mood(s)), then=self.choose)

    def choose(self, s: State, larger: int) -> Next:
        self.larger = larger
        return Ask(self.seat, "harvest", self.ways, then=self.take, rule="COC-5.3.5", about={"city": self.city}, public=True)

    def ways(self, s: State, seat: int) -> Harvest:
        p = s.players[seat]
        limit = collect_limit(s, p, self.city, self.mood(s)) + self.larger
        return Harvest(picks(s, p, self.city), limit, far_spaces(p), p.turn_marks & FOCUS != 0)

    def take(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        self.spaces, self.goods = option[1], option[2]
        self.gains = [0] * 7
        near = s.board.distances(s.revealed, self.city)
        for space, good in zip(self.spaces, self.goods, strict=True):
            if good == CAPTIVE:
                capture_barbarian(s, p, space)
            else:
                self.gains[good] += 1
            if near[space] == 2 and s.city[space] == NOBODY:
                p.once |= ONCE["husbandry"]
        p.turn_marks &= ~(FOCUS | MASS)
        return self.extras(s)

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
        return unless_listed(s, seat, option, NOT_SO if option[0] == "harvest" else None)


def capture_barbarian(s: State, p: Player, space: int) -> None:
    """COC-SPA-tribute_empire: a barbarian of the city becomes a captive, an infantry first."""
    for kind in (INFANTRY, CAVALRY, ELEPHANT):
        if count(s, BARBARIANS, space, kind):
            remove(s, BARBARIANS, space, kind)
            p.captives.append(BARBARIANS * 8 + kind)
            return


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
        for city in p.cities:
            if why_not_collect(s, p, city) is None:
                options.append(COLLECT[city])

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return why_not_collect(s, p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step:
        return Collect(p.seat, option[1])


enroll_action(CollectAction())
ALL_OF_A_KIND: Final = MANY
