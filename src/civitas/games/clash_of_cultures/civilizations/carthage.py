"""Carthage: Hegemony, Mercenaries; Hanno, Queen Dido (Warbeasts is in ``recruiting``, Pirate Allies and Hannibal in moving and battles)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..armies import (
    HELD,
    add,
    allied,
    count,
    is_sea,
    leader_space,
    remove,
    room,
    supply,
)
from ..battles.battle import DEFENCE, Battle, battle_of
from ..battles.round import fall_back
from ..effects import ONCE, Effect, enroll_leader, enroll_special, has_special, leads, used
from ..founding import found_city, why_not_city_on, why_not_found
from ..hexes import SPACES
from ..leaving import Drown, discard_leader
from ..menu import TurnAction, enroll_action
from ..moving_free import FreeSail, free_voyages
from ..payment import DRAFT_MOOD, RECRUIT_PRICE, Deal
from ..state import Player, State
from ..tables import CAPACITY, GOLD, INFANTRY, LAND_KINDS, LEADER_CARD, NOBODY, NONE, PIRATES, SETTLER, SHIP, SPECIAL, UNITS
from .leading import NOT_LEADING, fights

PASS: Final[Option] = ("pass",)
HEGEMONY: Final = SPECIAL["hegemony"]
HANNO: Final = LEADER_CARD["hanno"]
DIDO: Final = LEADER_CARD["dido"]
SETTLE_SHIP: Final[list[list[Option]]] = [[("hegemony", sea, land) for land in range(SPACES)] for sea in range(SPACES)]
FOUND_FREELY: Final[Option] = ("founder",)
FOUND_BY_SHIP: Final[list[Option]] = [("founder-ship", land) for land in range(SPACES)]
SPEND_SHIP: Final[Option] = ("spend-ship",)
SPEND_PIRATE: Final[Option] = ("spend-pirate",)
LAND_UNIT: Final[list[Option]] = [("land-unit", kind) for kind in range(UNITS)]
NAVIGATE: Final[Option] = ("navigator",)
SACRIFICE: Final[Option] = ("give-up-leader",)

NO_HEGEMONY: Final = Refusal("COC-SPA-hegemony", "needs-hegemony")
NO_SHIP: Final = Refusal("COC-SPA-hegemony", "no-ship-of-yours-is-there")
NOT_BESIDE: Final = Refusal("COC-SPA-hegemony", "the-city-stands-beside-the-ship")
NOT_ABOARD: Final = Refusal("COC-LDR-hanno", "the-leader-is-not-aboard-a-ship")
NAVIGATED: Final = Refusal("COC-LDR-hanno", "once-per-turn")
SHIPS_MOVED: Final = Refusal("COC-LDR-hanno", "the-ship-has-moved-this-turn")


class CarthageMercenaries(Effect):
    """Gold may replace mood tokens for Draft (COC-SPA-carthage_mercenaries)."""

    purposes: ClassVar[tuple[str, ...]] = ("recruit",)

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == RECRUIT_PRICE:
            deal.covers[GOLD] |= 1 << DRAFT_MOOD


# --- Hegemony


def hegemony_refusal(s: State, p: Player, sea: int, land: int) -> Refusal | None:
    """Why *p* may not make a city of a ship there (COC-8.5.3)."""
    if not has_special(p, HEGEMONY):
        return NO_HEGEMONY
    if not 0 <= sea < SPACES or not has_ship(s, p, sea):
        return NO_SHIP
    return why_not_city_on(s, p, land) if land in s.board.near[sea] else NOT_BESIDE


def has_ship(s: State, p: Player, sea: int) -> bool:
    """An own ship, or an allied pirate ship with a unit of theirs (COC-8.6.3)."""
    if count(s, p.seat, sea, SHIP):
        return True
    return allied(s, p.seat) and s.stacks[p.seat][sea] != 0 and count(s, PIRATES, sea, SHIP) > 0


def settlements(s: State, p: Player) -> list[tuple[int, int]]:
    """All ways to found a city with a ship: the sea space and the land beside it."""
    ports = [sea for sea in s.board.spaces if is_sea(s, sea) and has_ship(s, p, sea)]
    return [(sea, land) for sea in ports for land in s.board.near[sea] if hegemony_refusal(s, p, sea, land) is None]


class Hegemony(TurnAction):
    """As an action: a ship becomes a city on adjacent land (COC-SPA-hegemony)."""

    verb: ClassVar[str] = "hegemony"
    parts: ClassVar[tuple[str, ...]] = ("space", "city")
    place: ClassVar[int] = 47
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if has_special(p, HEGEMONY):
            options += [SETTLE_SHIP[sea][land] for sea, land in settlements(s, p)]

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return hegemony_refusal(s, p, option[1], option[2])

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return SettleShip(p.seat, option[1], option[2])


class SettleShip(Step):
    """Its passengers go ashore into the new city, stay with other ships, or are lost (COC-8.5.3)."""

    seat: int
    sea: int
    land: int
    landed: int = 0

    def begin(self, s: State) -> Next:
        aboard = [kind for kind in LAND_KINDS if count(s, self.seat, self.sea, kind)]
        able = [kind for kind in aboard if kind == SETTLER or room(s, self.seat, self.land) > 0]
        if self.landed == CAPACITY or not able:
            return self.settle(s)
        return Ask(self.seat, "land-passenger", (PASS, *[LAND_UNIT[kind] for kind in able]), then=self.go_ashore, rule="COC-SPA-hegemony")

    def go_ashore(self, s: State, option: Option) -> Next:
        if option == PASS:
            return self.settle(s)
        self.landed += 1
        remove(s, self.seat, self.sea, option[1])
        add(s, self.seat, self.land, option[1], flags=HELD)
        return self.begin(s)

    def settle(self, s: State) -> Next:
        options = [SPEND_SHIP] if count(s, self.seat, self.sea, SHIP) else []
        if count(s, PIRATES, self.sea, SHIP):
            options.append(SPEND_PIRATE)
        return Ask(self.seat, "hegemony-ship", tuple(options), then=self.spend, rule="COC-SPA-hegemony")

    def spend(self, s: State, option: Option) -> Next:
        remove(s, self.seat if option == SPEND_SHIP else PIRATES, self.sea, SHIP)
        step = found_city(s, self.seat, self.land)
        return self.lose(s) if step is None else Call(step, then=self.lose)

    def lose(self, s: State, *results: object) -> Next:
        return Call(Drown(self.seat, self.sea))


# --- Hanno


class Hanno(Effect):
    """+2 in naval battles on his space while he is aboard (COC-LDR-hanno)."""

    def sea_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        return 2 if b.leader_here(s, side) else 0


def navigator_refusal(s: State, p: Player) -> Refusal | None:
    """Why Hanno's ship may not make its free move now."""
    if not leads(p, HANNO):
        return NOT_LEADING[HANNO]
    if used(p, ONCE["navigator"]):
        return NAVIGATED
    at = leader_space(s, p.seat)
    if at < 0 or not is_sea(s, at):
        return NOT_ABOARD
    return None if free_voyages(s, p, at) else SHIPS_MOVED


class Navigator(TurnAction):
    """Once per turn, free: his ship moves with a group of ships (COC-LDR-hanno)."""

    verb: ClassVar[str] = "navigator"
    place: ClassVar[int] = 84

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, HANNO) and navigator_refusal(s, p) is None:
            options.append(NAVIGATE)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return navigator_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= ONCE["navigator"]
        return FreeSail(p.seat, leader_space(s, p.seat))


# --- Queen Dido


class Dido(Effect):
    """+2 when her city is attacked; after a round she may be given up for a retreat of the attackers (COC-LDR-dido)."""

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        return 2 if side == DEFENCE and fights(s, b, side) and b.in_city(s) else 0

    def after_round(self, s: State, p: Player, b: Battle, side: int) -> Step | None:
        if side != DEFENCE or not fights(s, b, side) or not b.in_city(s) or b.origin == NONE or not supply(s, p.seat, INFANTRY):
            return None
        return GiveUpDido(p.seat)


class GiveUpDido(Step):
    """She is replaced by an infantry, and the attacker must retreat; nobody scores her."""

    seat: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "dido", (PASS, SACRIFICE), then=self.decide, rule="COC-LDR-dido")

    def decide(self, s: State, option: Option) -> Next:
        if option == PASS:
            return DONE
        b = battle_of(s)
        add(s, self.seat, b.space, INFANTRY)
        fall_back(s, b)
        b.decide(NOBODY)
        step = discard_leader(s, self.seat)
        return DONE if step is None else Call(step)


def founder_refusal(s: State, p: Player) -> Refusal | None:
    """Why a settler with Dido may not found a city as a free action."""
    if not leads(p, DIDO):
        return NOT_LEADING[DIDO]
    return why_not_found(s, p, leader_space(s, p.seat))


class Founder(TurnAction):
    """Free: a settler on her space founds a city (COC-LDR-dido)."""

    verb: ClassVar[str] = "founder"
    place: ClassVar[int] = 85

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, DIDO) and founder_refusal(s, p) is None:
            options.append(FOUND_FREELY)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return founder_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        space = leader_space(s, p.seat)
        remove(s, p.seat, space, SETTLER)
        return found_city(s, p.seat, space)


class FounderByShip(TurnAction):
    """Free, with Hegemony: a ship on her space founds a city (COC-LDR-dido)."""

    verb: ClassVar[str] = "founder-ship"
    parts: ClassVar[tuple[str, ...]] = ("city",)
    place: ClassVar[int] = 86

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        at = leader_space(s, p.seat) if leads(p, DIDO) else -1
        if at >= 0 and has_special(p, HEGEMONY) and is_sea(s, at):
            options += [FOUND_BY_SHIP[land] for land in s.board.near[at] if hegemony_refusal(s, p, at, land) is None]

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return hegemony_refusal(s, p, leader_space(s, p.seat), option[1]) if leads(p, DIDO) else NOT_LEADING[DIDO]

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return SettleShip(p.seat, leader_space(s, p.seat), option[1])


enroll_special("carthage_mercenaries", CarthageMercenaries())
enroll_leader("hanno", Hanno())
enroll_leader("dido", Dido())
enroll_action(Hegemony())
enroll_action(Navigator())
enroll_action(Founder())
enroll_action(FounderByShip())
