"""Aztecs: Captives, Human Sacrifice, Aztec Gold; Acamapichtli, Ahuitzotl, Marqzen (Tribute Empire is in ``collecting``)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Done, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..armies import add, count, enemy_units, is_land, leader_space, remove, room
from ..battles.battle import Battle, battle_of
from ..cities import size
from ..collecting import MOST_CAPTIVES, TAKE_CAPTIVE, Collect, why_not_collect
from ..effects import ONCE, Effect, enroll_leader, enroll_special, has_special, leads, used
from ..hexes import SPACES
from ..menu import TurnAction, enroll_action
from ..payment import (
    BUILD_PRICE,
    CANNOT_PAY,
    EFFECT_PRICE,
    HOW_ONCE,
    HOW_STATE_RELIGION,
    WONDER_PRICE,
    Deal,
    Pay,
    can_pay,
    give_captives,
    price_of,
)
from ..resources import gain, lose
from ..state import Fight, Player, State
from ..tables import (
    CAPTIVE,
    CULTURE,
    FOOD,
    GOLD,
    GOODS,
    LAND_KINDS,
    LEADER,
    LEADER_CARD,
    MOOD,
    MOUNTAIN,
    NOBODY,
    NONE,
    ORE,
    OWNERS,
    PIRATES,
    SETTLER,
    SPECIAL,
    UNITS,
    WOOD,
)
from .leading import NOT_LEADING, FreeBuilding, FreeWonder, city_refusal, fights, his_city, near_own_city

PASS: Final[Option] = ("pass",)
SACRIFICE: Final[Option] = ("sacrifice",)
RELEASE: Final[tuple[Option, ...]] = (("release-captive", MOOD), ("release-captive", CULTURE))
FOR_GOLD: Final[list[Option]] = [("for-gold", good) for good in range(GOODS)]
TRIBUTES: Final[Option] = ("tributes",)
TWO_MOOD: Final = price_of(mood=2)
TWO_CAPTIVES: Final = (0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0)
HUMAN_SACRIFICE: Final = SPECIAL["human_sacrifice"]
ACAMAPICHTLI: Final = LEADER_CARD["acamapichtli"]
AHUITZOTL: Final = LEADER_CARD["ahuitzotl"]
MARQZEN: Final = LEADER_CARD["marqzen"]
HOW_CAPTIVES_IN_RELIGION: Final = 31  # Growth, with State Religion as well: one captive for the ore and the wood of a temple
HOW_CAPTIVES: Final = 32  # and above: Growth, one number for each way
HOW_ONCE[HOW_CAPTIVES_IN_RELIGION] = ONCE["state_religion"]
LARGEST_TRIBUTARY: Final = 3

NO_SACRIFICE: Final = Refusal("COC-SPA-human_sacrifice", "needs-human-sacrifice")
NO_CAPTIVE: Final = Refusal("COC-SPA-human_sacrifice", "no-captive-is-held")
NO_SUCH_TOKEN: Final = Refusal("COC-SPA-human_sacrifice", "a-mood-or-a-culture-token")
TRIBUTES_USED: Final = Refusal("COC-LDR-acamapichtli", "once-per-turn")
CITY_TOO_LARGE: Final = Refusal("COC-LDR-acamapichtli", "the-city-is-larger-than-three")
FEAR_USED: Final = Refusal("COC-LDR-marqzen", "once-per-turn")
NOBODY_TO_FRIGHTEN: Final = Refusal("COC-LDR-marqzen", "no-enemy-unit-beside-him-can-be-moved")


class Captives(Effect):
    """Enemy army units destroyed in a land battle that was won may be kept as captives (COC-SPA-captives, COC-8.5.1)."""

    def after_battle(self, s: State, p: Player, fight: Fight) -> Step | None:
        b = battle_of(s)
        if fight.sea or fight.winner != p.seat or len(p.captives) >= MOST_CAPTIVES:
            return None
        fallen = [unit for unit in b.dead if unit >> 3 != p.seat and unit & 7 != LEADER]
        return TakeCaptives(p.seat, fallen) if fallen else None


class TakeCaptives(Step):
    """One after the other, while there is room."""

    seat: int
    fallen: list[int]  # owner * 8 + kind

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if not self.fallen or len(p.captives) >= MOST_CAPTIVES:
            return DONE
        kinds = sorted({unit & 7 for unit in self.fallen})
        return Ask(self.seat, "captives", (*[TAKE_CAPTIVE[kind] for kind in kinds], PASS), then=self.take, rule="COC-SPA-captives")

    def take(self, s: State, option: Option) -> Next:
        if option == PASS:
            return DONE
        unit = next(each for each in self.fallen if each & 7 == option[1])
        self.fallen.remove(unit)
        s.players[self.seat].captives.append(unit)
        s.tell("takes-captive", seat=self.seat, unit=unit & 7)
        return self.begin(s)


class HumanSacrifice(Effect):
    """A captive is returned to ignore an event card and draw another (COC-SPA-human_sacrifice)."""

    def event_drawn(self, s: State, p: Player, event: Any) -> Step | None:
        return Sacrifice(p.seat, event.card) if p.captives else None


class Sacrifice(Step):
    """``Done(True)``: the card is ignored completely."""

    seat: int
    card: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "human-sacrifice", (PASS, SACRIFICE), then=self.answer, rule="COC-SPA-human_sacrifice", about={"event": self.card})

    def answer(self, s: State, option: Option) -> Next:
        if option == PASS:
            return Done(False)
        s.tell("sacrifices-captive", seat=self.seat)
        giving = give_captives(s.players[self.seat], 1)
        return Done(True) if giving is None else Call(giving, then=self.given)

    def given(self, s: State) -> Next:
        return Done(True)


def release_refusal(p: Player, good: int) -> Refusal | None:
    """Why *p* may not turn a captive into this token."""
    if not has_special(p, HUMAN_SACRIFICE):
        return NO_SACRIFICE
    if not p.captives:
        return NO_CAPTIVE
    return None if good in (MOOD, CULTURE) else NO_SUCH_TOKEN


class ReleaseCaptive(TurnAction):
    """Free: a captive becomes a mood or culture token (COC-8.5.16)."""

    verb: ClassVar[str] = "release-captive"
    parts: ClassVar[tuple[str, ...]] = ("good",)
    place: ClassVar[int] = 82

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if p.captives and has_special(p, HUMAN_SACRIFICE):
            options += RELEASE

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return release_refusal(p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        gain(s, p, option[1])
        return give_captives(p, 1)


class AztecGold(Effect):
    """A gold for a new city, and goods for gold, one for each mountain beside it (COC-SPA-aztec_gold)."""

    def founded(self, s: State, p: Player, city: int) -> Step | None:
        gain(s, p, GOLD)
        mountains = sum([s.terrain[space] == MOUNTAIN for space in s.board.near[city]])
        return DigGold(p.seat, mountains) if mountains else None


class DigGold(Step):
    """A resource or token for a gold, so many times."""

    seat: int
    left: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        goods = [FOR_GOLD[good] for good in range(GOODS) if p.goods[good] and good != GOLD]
        if not self.left or not goods:
            return DONE
        return Ask(self.seat, "aztec-gold", (PASS, *goods), then=self.dig, rule="COC-SPA-aztec_gold")

    def dig(self, s: State, option: Option) -> Next:
        if option == PASS:
            return DONE
        self.left -= 1
        lose(s, s.players[self.seat], option[1])
        gain(s, s.players[self.seat], GOLD)
        return self.begin(s)


# --- leaders


class Acamapichtli(Effect):
    """Growth: each captive spent for what is built in his city replaces any 2 resources (COC-LDR-acamapichtli)."""

    purposes: ClassVar[tuple[str, ...]] = (
        "building",
        "wonder",
    )

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose in (BUILD_PRICE, WONDER_PRICE) and deal.city == his_city(s, p) != NONE:
            pious = [price for how, price in deal.more if how == HOW_STATE_RELIGION]
            for number, price in enumerate(replacements(tuple(deal.price), len(p.captives))):
                deal.add(HOW_CAPTIVES + number, price)
            for price in replacements(pious[0], len(p.captives)) if pious else ():
                deal.add(HOW_CAPTIVES_IN_RELIGION, price)


def replacements(due: tuple[int, ...], captives: int) -> list[tuple[int, ...]]:
    """The price with 1 and more captives, each for 2 of its food, wood and ore in any mix."""
    found = []
    food, ore, wood = due[FOOD], due[ORE], due[WOOD]
    for n in range(1, captives + 1):
        for less_food in range(min(food, 2 * n) + 1):
            for less_ore in range(min(ore, 2 * n - less_food) + 1):
                less_wood = 2 * n - less_food - less_ore
                if less_wood <= wood:
                    price = list(due)
                    price[FOOD], price[ORE], price[WOOD] = food - less_food, ore - less_ore, wood - less_wood
                    price[CAPTIVE] += n
                    found.append(tuple(price))
    return found


def tributes_refusal(s: State, p: Player) -> Refusal | None:
    """Why Acamapichtli may not collect in his city now."""
    why = city_refusal(s, p, ACAMAPICHTLI)
    if why is not None:
        return why
    if used(p, ONCE["tributes"]):
        return TRIBUTES_USED
    if size(s, his_city(s, p)) > LARGEST_TRIBUTARY:
        return CITY_TOO_LARGE
    return why_not_collect(s, p, his_city(s, p)) or (None if can_pay(s, p, EFFECT_PRICE, TWO_MOOD) else CANNOT_PAY)


class Tributes(TurnAction):
    """Once per turn, free: 2 mood tokens for a collect in his city, if it is not larger than 3 (COC-LDR-acamapichtli)."""

    verb: ClassVar[str] = "tributes"
    place: ClassVar[int] = 83
    collects: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, ACAMAPICHTLI) and tributes_refusal(s, p) is None:
            options.append(TRIBUTES)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return tributes_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= ONCE["tributes"]
        return CollectTributes(p.seat, his_city(s, p))


class CollectTributes(Step):
    """They pay, then collect."""

    seat: int
    city: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, TWO_MOOD, rule="COC-LDR-acamapichtli"), then=self.collect)

    def collect(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        return Call(Collect(self.seat, self.city))


class Ahuitzotl(Effect):
    """One hit less in each round of his land battles far from the own cities (COC-LDR-ahuitzotl, ruling R-21)."""

    def cancels(self, s: State, p: Player, b: Battle, side: int) -> int:
        return 1 if fights(s, b, side) and not near_own_city(s, p, b.space) else 0


class MassSacrifice(FreeBuilding):
    """Once per turn, free: 2 captives to construct a building in his city (COC-LDR-ahuitzotl)."""

    verb: ClassVar[str] = "mass-sacrifice"
    leader: ClassVar[int] = AHUITZOTL
    once: ClassVar[int] = ONCE["mass_sacrifice"]
    fee: ClassVar[tuple[int, ...]] = TWO_CAPTIVES


class MassSacrificeWonder(FreeWonder):
    """The same for a wonder."""

    verb: ClassVar[str] = "mass-sacrifice-wonder"
    leader: ClassVar[int] = AHUITZOTL
    once: ClassVar[int] = ONCE["mass_sacrifice"]
    fee: ClassVar[tuple[int, ...]] = TWO_CAPTIVES


# --- Spread of Fear


FEAR: Final[Option] = ("spread-of-fear",)
FRIGHTEN: Final[list[list[list[Option]]]] = [
    [[("frighten", owner, space, kind) for kind in range(UNITS)] for space in range(SPACES)] for owner in range(OWNERS)
]
FLEE: Final[list[Option]] = [("flee-to", space) for space in range(SPACES)]


def flights(s: State, owner: int, start: int, kind: int) -> list[int]:
    """Land spaces to which a unit can be driven: revealed, nothing hostile to it there, room for an army unit."""
    found = []
    for space in s.board.near[start]:
        if is_land(s, space) and not enemy_units(s, owner, space) and s.city[space] in (NOBODY, owner):
            if kind == SETTLER or room(s, owner, space) > 0:
                found.append(space)
    return found


def list_frightened(s: State, p: Player) -> list[Option]:
    """Enemy land units beside Marqzen that can be moved."""
    at = leader_space(s, p.seat)
    found: list[Option] = []
    for space in s.board.near[at] if at >= 0 else ():
        for owner in range(OWNERS):
            if owner not in (p.seat, PIRATES) and is_land(s, space) and s.stacks[owner][space]:
                found += [FRIGHTEN[owner][space][kind] for kind in LAND_KINDS if count(s, owner, space, kind) and flights(s, owner, space, kind)]
    return found


def fear_refusal(s: State, p: Player) -> Refusal | None:
    """Why Marqzen may not spread fear now."""
    if not leads(p, MARQZEN):
        return NOT_LEADING[MARQZEN]
    if used(p, ONCE["spread_of_fear"]):
        return FEAR_USED
    return None if list_frightened(s, p) else NOBODY_TO_FRIGHTEN


class SpreadOfFear(TurnAction):
    """Once per turn, as an action: an enemy land unit beside him is moved by one space (COC-LDR-marqzen)."""

    verb: ClassVar[str] = "spread-of-fear"
    place: ClassVar[int] = 46
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, MARQZEN) and fear_refusal(s, p) is None:
            options.append(FEAR)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return fear_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= ONCE["spread_of_fear"]
        return Frighten(p.seat)


class Frighten(Step):
    """Which unit, then where it goes."""

    seat: int
    owner: int = NOBODY
    start: int = NONE
    kind: int = NONE

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "frighten", tuple(list_frightened(s, s.players[self.seat])), then=self.aim, rule="COC-LDR-marqzen")

    def aim(self, s: State, option: Option) -> Next:
        self.owner, self.start, self.kind = option[1], option[2], option[3]
        spaces = flights(s, self.owner, self.start, self.kind)
        return Ask(self.seat, "flee-to", tuple([FLEE[space] for space in spaces]), then=self.flee, rule="COC-LDR-marqzen")

    def flee(self, s: State, option: Option) -> Next:
        remove(s, self.owner, self.start, self.kind)
        add(s, self.owner, option[1], self.kind)
        s.tell("frightens", seat=self.seat, unit=self.kind, space=option[1])
        return DONE


enroll_special("captives", Captives())
enroll_special("human_sacrifice", HumanSacrifice())
enroll_special("aztec_gold", AztecGold())
enroll_leader("acamapichtli", Acamapichtli())
enroll_leader("ahuitzotl", Ahuitzotl())
enroll_action(ReleaseCaptive())
enroll_action(Tributes())
enroll_action(MassSacrifice())
enroll_action(MassSacrificeWonder())
enroll_action(SpreadOfFear())
