"""Where event texts lower moods and remove units, and what protects from it (COC-7.6.2 to 7.6.4, 7.6.7)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Done, Next, Step
from civitas.kernel.records import Option

from ..armies import LAND, SHIPS, allied, count, kinds_in, leader_space, on_map, remove, spaces_with, unit_total
from ..effects import has, has_special, leads
from ..happiness import lower_mood, set_mood
from ..hexes import SPACES
from ..leaving import Drown, lose_unit
from ..menu import Question
from ..payment import EFFECT_PRICE, Pay, price_of
from ..state import Player, State
from ..tables import ADVANCE, ANGRY, LEADER, LEADER_CARD, MYTHS, NAVIGATION, PIRATES, PROTECTED_BY, ROADS, SHIP, SPECIAL, TRADE_ROUTES, UNITS

MARQZEN: Final = LEADER_CARD["marqzen"]
ONE_MOOD: Final = price_of(mood=1)
GLOOM: Final[list[Option]] = [("gloom", space) for space in range(SPACES)]
STORM_MASTER: Final[tuple[Option, ...]] = (("suffer",), ("ignore",))
IGNORE: Final = STORM_MASTER[1]
REMOVE_PIRATE: Final[list[Option]] = [("remove-pirate", space) for space in range(SPACES)]
REMOVE_UNIT: Final[list[list[Option]]] = [[("remove-unit", space, kind) for kind in range(UNITS)] for space in range(SPACES)]


def is_protected(p: Player, card: int) -> bool:
    """Whether *p* ignores the text of this card (COC-7.6.2)."""
    for id in PROTECTED_BY[card]:
        if has(p, ADVANCE[id]) if id in ADVANCE else has_special(p, SPECIAL[id]):
            return True
    return False


def is_well_connected(p: Player) -> bool:
    """Roads, Navigation or Trade Routes: plagues travel on them."""
    return has(p, ROADS) or has(p, NAVIGATION) or has(p, TRADE_ROUTES)


def masters_storms(s: State, p: Player, space: int) -> bool:
    """Whether Marqzen is in the own city there (COC-LDR-marqzen)."""
    return leads(p, MARQZEN) and s.city[space] == p.seat and leader_space(s, p.seat) == space


# --- moods


class LowerByEvent(Step):
    """The mood of a city falls by an event text: Storm Master may ignore it, Myths may pay for it (COC-7.6.3)."""

    seat: int
    space: int
    to_angry: bool = False

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if s.mood[self.space] == ANGRY:
            return DONE
        if masters_storms(s, p, self.space):
            return Ask(self.seat, "storm-master", STORM_MASTER, then=self.brave, rule="COC-LDR-marqzen", about={"city": self.space})
        return self.pray(s)

    def brave(self, s: State, option: Option) -> Next:
        return DONE if option == IGNORE else self.pray(s)

    def pray(self, s: State) -> Next:
        if not has(s.players[self.seat], MYTHS):
            return self.fall(s, -1, ())
        pay = Pay(self.seat, EFFECT_PRICE, ONE_MOOD, city=self.space, optional=True, what="myths", rule="COC-7.6.3")
        return Call(pay, then=self.fall)

    def fall(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        if how < 0 and self.to_angry:
            set_mood(s, self.space, ANGRY)
        elif how < 0:
            lower_mood(s, self.space)
        return DONE


class LowerSome(Question):
    """A player lowers the mood of so many of these cities, those where it is possible (COC-7.6.4)."""

    seat: int
    cities: tuple[int, ...]
    number: int = 1
    to_angry: bool = False

    def begin(self, s: State, *results: object) -> Next:
        able = [space for space in self.cities if s.city[space] == self.seat and s.mood[space] > ANGRY]
        if not self.number or not able:
            return DONE
        what = "city-turns-angry" if self.to_angry else "city-loses-mood"
        return Ask(self.seat, what, tuple([GLOOM[space] for space in able]), then=self.lower, rule="COC-7.6.4")

    def lower(self, s: State, option: Option) -> Next:
        self.number -= 1
        self.cities = tuple([space for space in self.cities if space != option[1]])
        return Call(LowerByEvent(self.seat, option[1], self.to_angry), then=self.begin)


# --- units


class RemoveUnits(Question):
    """A player removes so many of their units, of these kinds (a mask), one after the other; ``Done(number)`` that really went."""

    seat: int
    number: int
    mask: int = LAND | SHIPS
    rule: str = "COC-7.6.7"
    gone: int = 0

    def begin(self, s: State, *results: object) -> Next:
        options = removable(s, self.seat, self.mask)
        if not self.number or not options:
            return Done(self.gone)
        return Ask(self.seat, "remove-unit", tuple(options), then=self.remove, rule=self.rule)

    def remove(self, s: State, option: Option) -> Next:
        self.number -= 1
        return Call(removal(self.seat, option), then=self.removed)

    def removed(self, s: State, gone: bool) -> Next:
        self.gone += 1 if gone else 0
        return self.begin(s)


def removable(s: State, seat: int, mask: int = LAND | SHIPS) -> list[Option]:
    """All units of a player of these kinds, by space and kind."""
    found = [REMOVE_UNIT[space][kind] for space in spaces_with(s, seat, mask) for kind in kinds_in(s.stacks[seat][space] & mask)]
    return found + [REMOVE_PIRATE[space] for space in pirates_led(s, seat)] if mask & SHIPS else found


def pirates_led(s: State, seat: int) -> list[int]:
    """Where pirate ships count as *seat*'s own (COC-8.6.3)."""
    return [space for space in spaces_with(s, PIRATES) if s.stacks[seat][space]] if allied(s, seat) else []


def unit_count(s: State, seat: int) -> int:
    """Settlers, ships, army units and leaders on the map (COC-7.6.7)."""
    return unit_total(on_map(s, seat)) + sum([count(s, PIRATES, space, SHIP) for space in pirates_led(s, seat)])


class RemovePirate(Step):
    """An allied pirate ship goes by an event text, with the passengers that have no place any more: ``Done(True)``."""

    seat: int
    space: int

    def begin(self, s: State) -> Next:
        remove(s, PIRATES, self.space, SHIP)
        s.tell("loses-unit", owner=PIRATES, space=self.space, unit=SHIP)
        return Call(Drown(self.seat, self.space), then=self.end)

    def end(self, s: State, *results: object) -> Next:
        return Done(True)


def removal(seat: int, option: Option) -> Step:
    """The step that removes what was chosen."""
    return RemovePirate(seat, option[1]) if option[0] == "remove-pirate" else RemoveByEvent(seat, option[1], option[2])


class RemoveByEvent(Step):
    """One unit goes by an event text, a ship with the passengers that have no place any more: ``Done(True)`` if it is gone."""

    seat: int
    space: int
    kind: int
    willing: bool = False  # given up for something: Storm Master spares nobody then

    def begin(self, s: State) -> Next:
        if not self.willing and self.kind != LEADER and masters_storms(s, s.players[self.seat], self.space):
            return Ask(self.seat, "storm-master", STORM_MASTER, then=self.brave, rule="COC-LDR-marqzen", about={"city": self.space})
        return self.lose(s)

    def brave(self, s: State, option: Option) -> Next:
        return Done(False) if option == IGNORE else self.lose(s)

    def lose(self, s: State) -> Next:
        step = lose_unit(s, self.seat, self.space, self.kind)
        return self.drown(s) if step is None else Call(step, then=self.drown)

    def drown(self, s: State, *results: object) -> Next:
        return Call(Drown(self.seat, self.space), then=self.end) if self.kind == SHIP else self.end(s)

    def end(self, s: State, *results: object) -> Next:
        return Done(True)
