"""The move action: up to three moves of units or groups (COC-5.4)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import DONE, Agenda, Ask, Call, Done, Next, Step, find_step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .armies import (
    ARMY,
    BITS,
    CLIMBED,
    FOUGHT,
    HELD,
    LAND,
    MANY,
    MOVED,
    ON_PLAINS,
    SAILED,
    SHIPS,
    WOODED,
    allied,
    army_limit,
    army_size,
    clear_flags,
    flags_at,
    is_land,
    is_sea,
    on_map,
)
from .attacking import attack_fee, break_pact, why_not_attack
from .battles.battle import foe_on, land_battle, naval_battle
from .effects import MOVE_ENDED, answering, has, has_special
from .effects import MOVED as MOVED_MOMENT
from .exploring import Reveal, entrances
from .groups import ALLY, CITY_CLASS, Group, counts, is_wooded, land_in, movable, pack_group, ships_in, transfer
from .menu import BETWEEN_MOVES, BY_VERB, TurnAction, enroll_action, list_menu, simple_refusal, unless_listed
from .nomads import city_may_move, city_moves_to
from .payment import EFFECT_PRICE, Pay, can_pay, price_of
from .resources import gain
from .sailing import Course, all_ships, fleets, hostile_ships, open_waters, passengers, per_ship
from .state import Player, State
from .tables import (
    ARMY_KINDS,
    CARTOGRAPHY,
    CULTURE,
    ELEPHANT,
    FOREST,
    IDEA,
    LAND_KINDS,
    LEADER,
    LEADER_CARD,
    MOUNTAIN,
    NOBODY,
    NONE,
    PIRATES,
    PLAINS,
    ROADS,
    SETTLER,
    SHIP,
    SPECIAL,
    TACTICS,
    UNKNOWN,
)
from .ways import (
    ALL_ORDERS,
    Orders,
    fighting_units,
    land_groups,
    list_moves,
    may_step,
    road_groups,
    road_ways,
    sea_foe,
    walks_somewhere,
)

TERRACING: Final = SPECIAL["terracing"]
HANNIBAL: Final = LEADER_CARD["hannibal"]
MOVES: Final = 3
ROAD_PRICE: Final = price_of(food=1, ore=1)

SAIL_TO: Final[list[Option]] = [("sail-to", space) for space in range(100)]
VIA: Final[list[Option]] = [("via", space) for space in range(100)]
STOP: Final[Option] = ("stop-moving",)
MOVE_ACTION: Final[Option] = ("move-units",)
PEACE: Final[Option] = ("leave",)
WAR: Final[Option] = ("attack",)

NOBODY_MOVES: Final = Refusal("COC-5.4.2", "no-unit-there-may-move")
NO_TACTICS: Final = Refusal("COC-5.4.3", "army-units-move-only-with-tactics")
FOUGHT_STOP: Final = Refusal("COC-5.4.5a", "who-fought-does-not-move-again-this-turn")
CLIMBED_STOP: Final = Refusal("COC-5.4.5b", "who-entered-mountains-does-not-move-again-this-turn")
WOODED_STOP: Final = Refusal("COC-5.4.5c", "who-entered-a-forest-starts-no-battle-this-turn")
GARDENS: Final = Refusal("COC-9.6", "who-entered-plains-does-not-attack-the-great-gardens-this-turn")
FULL: Final = Refusal("COC-4.7.1", "four-army-units-at-most-stand-on-a-space")
NOT_ADJACENT: Final = Refusal("COC-5.4.4", "land-units-move-to-an-adjacent-space")
NO_GROUP: Final = Refusal("COC-5.4.6", "no-unit-there-may-enter-that-space")
ROADS_COST: Final = Refusal("COC-5.4.8", "nobody-spends-what-they-do-not-have")
NO_ROADS: Final = Refusal("COC-5.4.8", "roads-do-not-lead-there")
NO_COURSE: Final = Refusal("COC-5.4.10", "no-ship-of-yours-can-sail-there")
NO_ROOM_ABOARD: Final = Refusal("COC-5.4.14", "no-ship-there-has-room")
NOBODY_LEFT: Final = Refusal("COC-5.4.17", "nobody-is-left-behind-without-a-place")
NOT_THAT_GROUP: Final = Refusal("COC-5.4.1", "those-units-cannot-move-there-together")


# --- the action


class MoveAction(Step):
    """Moves one after the other, each finished before the next (COC-5.4.1).

    *free*: by a text, no move action (COC-8.5.24).  *kinds* and *starts* restrict who moves; none: everybody, from everywhere.
    """

    seat: int
    left: int = MOVES
    free: bool = False
    kinds: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()
    roads: bool = True
    ships: bool = False  # a ship moved
    navigated: bool = False
    captured: list[int] = []  # cities that the leader took part in capturing
    since: int = 0  # the battles of this turn before it

    def begin(self, s: State) -> Next:
        self.since = len(s.fights)
        return self.next_move(s)

    def next_move(self, s: State, *results: object) -> Next:
        if s.deeds:  # COC-14.9: of a city that moved, say
            return Call(find_step(s, "InstantObjectives")(), then=self.next_move)
        p = s.players[self.seat]
        if not self.left or not (self.walks(s, p) or list_moves(s, p, self.orders(), first=True)):
            return self.last_word(s)
        return Ask(self.seat, "move", self.options, then=self.choose, rule="COC-5.4.1", about={"left": self.left})

    def walks(self, s: State, p: Player) -> bool:
        """Whether some unit plainly may take a step, where anybody may."""
        return not self.kinds and not self.starts and walks_somewhere(s, p)

    def orders(self) -> Orders:
        return Orders(self.kinds, self.starts, self.roads) if self.kinds or self.starts or not self.roads else ALL_ORDERS

    def options(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        return [STOP, *list_moves(s, p, self.orders()), *list_menu(s, p, BETWEEN_MOVES)]

    def last_word(self, s: State) -> Next:
        """No move is left; what may be played right after a capture still can (COC-7.1.8), asked of everybody with a card."""
        p = s.players[self.seat]
        if s.fresh_capture == NONE or not len(p.hand):
            return self.end(s)
        return Ask(self.seat, "after-capture", self.last_options, then=self.choose, rule="COC-7.1.8")

    def last_options(self, s: State, seat: int) -> list[Option]:
        return [STOP, *list_menu(s, s.players[seat], BETWEEN_MOVES)]

    def choose(self, s: State, option: Option) -> Next:
        if option == STOP:
            return self.end(s)
        verb: str = option[0]
        if verb in BY_VERB:
            step = BY_VERB[verb].do(s, s.players[self.seat], option)
            return self.next_move(s) if step is None else Call(step, then=self.next_move)
        self.left -= 1
        s.fresh_capture = NONE
        return Call(self.carry_out(s, option), then=self.after_move)

    def carry_out(self, s: State, option: Option) -> Step:
        verb, start, goal = option
        if verb == "explore":
            self.ships = True
            return ShipExplores(self.seat, start, goal)
        if verb == "convert":
            found: Step = find_step(s, "Convert")(self.seat, start, goal)
            return found
        if verb == "road":
            return Move(self.seat, start, goal, self.kinds, road=True)
        if is_sea(s, start) and is_sea(s, goal):
            self.ships = True
            return Sail(self.seat, start, goal)
        return Move(self.seat, start, goal, self.kinds)

    def after_move(self, s: State, navigated: bool = False) -> Next:
        self.navigated = self.navigated or navigated
        here = s.fights[self.since :] if s.fights else s.fights
        self.captured = [fight.space for fight in here if fight.captured and fight.attacker == self.seat and fight.leader_fought & 1]
        return self.next_move(s)

    def end(self, s: State) -> Next:
        """COC-5.4.13, 5.4.19: Cartography; then what else ends with a move action.  What waited for a capture was offered (COC-14.13)."""
        p = s.players[self.seat]
        clear_flags(s, MOVED)
        s.fresh_capture = NONE
        if self.free:
            return DONE
        if self.ships and has(p, CARTOGRAPHY):
            gain(s, p, IDEA)
            if self.navigated:
                gain(s, p, CULTURE)
        steps = [step for effect in answering(p, MOVE_ENDED) for step in [effect.move_ended(s, p, self)] if step is not None]
        return Call(Agenda(steps)) if steps else DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return unless_listed(s, seat, option, why_not_move(s, s.players[seat], option))


def why_not_move(s: State, p: Player, option: Option) -> Refusal | None:
    """Why a move is not among those that are listed."""
    match option:
        case ("move", int(start), int(space)) if 0 <= start < len(s.terrain) and 0 <= space < len(s.terrain):
            return why_not_step(s, p, start, space)
        case ("road", int(start), int(space)) if 0 <= start < len(s.terrain) and 0 <= space < len(s.terrain):
            return NO_ROADS if not has(p, ROADS) or can_pay(s, p, EFFECT_PRICE, ROAD_PRICE) else ROADS_COST
        case ("move", int(), int()):
            return NOBODY_MOVES
        case ("explore", int(), int()):
            return NO_COURSE
        case ("convert", int(start), int(space)) if 0 <= start < len(s.terrain) and 0 <= space < len(s.terrain):
            from .shipwrights import why_not_convert

            return why_not_convert(s, p, start, space)
    return None


def why_not_step(s: State, p: Player, start: int, space: int) -> Refusal | None:
    if is_sea(s, start) and is_sea(s, space):
        return NO_COURSE
    units = movable(s, p, start, LAND_KINDS)
    if not units:
        return why_nobody_moves(s, p, start)
    if space not in s.board.near[start]:
        return NOT_ADJACENT
    if is_sea(s, space):
        return NO_ROOM_ABOARD
    foe = foe_on(s, p.seat, space)
    if foe == NOBODY:
        return FULL
    soldiers = [unit for unit in units if unit >> 2 in ARMY_KINDS]
    if soldiers and not fighting_units(s, p, space, units):
        return WOODED_STOP if all([is_wooded(unit) for unit in soldiers]) else GARDENS
    return why_not_attack(s, p, foe, space) or (NO_GROUP if not soldiers else FULL)


def why_nobody_moves(s: State, p: Player, start: int) -> Refusal:
    """COC-5.4.2, 5.4.3, 5.4.5: why the land units of *p* there stay where they are."""
    stack = s.stacks[p.seat][start]
    if stack & LAND and not stack & LAND & ~ARMY and not has(p, TACTICS):
        return NO_TACTICS
    found: list[int] = []
    for kind in LAND_KINDS:
        if stack >> BITS * kind & MANY:
            found += flags_at(s, start, kind)
    for flag, why in ((MOVED, NOBODY_MOVES), (FOUGHT, FOUGHT_STOP), (CLIMBED, CLIMBED_STOP)):
        if found and all([flags & flag for flags in found]):
            return why
    return NOBODY_MOVES


def entry_flags(s: State, p: Player, space: int, group: Group) -> int:
    """COC-5.4.5, 5.4.20: what entering a space does to a group."""
    terrain = s.terrain[space]
    if terrain == PLAINS:
        return ON_PLAINS
    if terrain == FOREST:
        return WOODED
    if terrain == MOUNTAIN:
        kinds = [unit >> 2 for unit in group]
        return 0 if p.leader == HANNIBAL and LEADER in kinds and ELEPHANT in kinds else CLIMBED
    return 0


def walk_in(s: State, p: Player, group: Group, start: int, space: int, gained: int) -> None:
    """A group enters a space and gets these flags; settlers and leaders of the Maya climb mountains at ease (COC-SPA-terracing)."""
    hardy = [unit for unit in group if gained & CLIMBED and has_special(p, TERRACING) and unit >> 2 in (SETTLER, LEADER)]
    transfer(s, p, tuple([unit for unit in group if unit not in hardy]), start, space, gained)
    transfer(s, p, tuple(hardy), start, space, gained & ~CLIMBED)


def why_not_group(s: State, p: Player, start: int, space: int, group: tuple[Any, ...], road: bool) -> Refusal:
    """Why these land units cannot make this move together."""
    if not all([isinstance(unit, int) and 0 <= unit < CITY_CLASS for unit in group]):
        return NOT_THAT_GROUP
    units = movable(s, p, start, LAND_KINDS)
    for unit in group:
        if group.count(unit) > units.count(unit):
            return why_not_kind(s, p, start, unit >> 2)
    if is_sea(s, space):
        return NO_ROOM_ABOARD
    foe = foe_on(s, p.seat, space)
    soldiers = [unit for unit in group if unit >> 2 in ARMY_KINDS]
    able = fighting_units(s, p, space, list(group))
    if foe != NOBODY and len(able) < len(soldiers):
        return WOODED_STOP if any([is_wooded(unit) for unit in soldiers]) else GARDENS
    if foe != NOBODY and not soldiers:
        return NO_GROUP
    there = 0 if foe != NOBODY else army_size(s.stacks[p.seat][space])
    if there + len(soldiers) > army_limit(s, p.seat, space, pack_group(group)):
        return FULL
    return NO_ROADS if road else NOT_THAT_GROUP


def why_not_kind(s: State, p: Player, start: int, kind: int) -> Refusal:
    """Why a unit of this kind there does not move, if there is one."""
    if kind not in LAND_KINDS or not s.stacks[p.seat][start] >> BITS * kind & MANY:
        return NOT_THAT_GROUP
    if kind in ARMY_KINDS and not has(p, TACTICS):
        return NO_TACTICS
    flags = flags_at(s, start, kind)[-1]
    return FOUGHT_STOP if flags & FOUGHT else CLIMBED_STOP if flags & CLIMBED else NOBODY_MOVES if flags & (MOVED | HELD) else NOT_THAT_GROUP


def why_not_fleet(s: State, p: Player, start: int, group: tuple[Any, ...]) -> Refusal:
    """Why these ships cannot sail with these passengers."""
    if not all([isinstance(unit, int) and 0 <= unit < CITY_CLASS for unit in group]):
        return NOT_THAT_GROUP
    ships, aboard = ships_in(group), land_in(group)
    if not ships or any([group.count(unit) > fleet_classes(s, p, start).count(unit) for unit in group]):
        return NOT_THAT_GROUP
    if aboard > ships * per_ship(p):
        return NO_ROOM_ABOARD
    left = (all_ships(s, p, start) - ships) * per_ship(p)
    return NOBODY_LEFT if len(passengers(s, p, start)) - aboard > left else NOT_THAT_GROUP


def fleet_classes(s: State, p: Player, start: int) -> list[int]:
    """The ships there that may sail, and all who are aboard."""
    return movable(s, p, start, (SHIP, ALLY)) + passengers(s, p, start)


class Move(Step):
    """Land units, one space or along roads: ``Done()``."""

    seat: int
    start: int
    space: int
    kinds: tuple[int, ...] = ()
    road: bool = False
    group: tuple[int, ...] = ()
    via: tuple[int, ...] = ()
    foe: int = NOBODY

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "group", self.groups, then=self.choose, rule="COC-5.4.1", about={"space": self.start, "goal": self.space}, public=True)

    def groups(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        units = movable(s, p, self.start, tuple([kind for kind in LAND_KINDS if not self.kinds or kind in self.kinds]))
        if self.road:
            return [("group", group) for group in road_groups(s, p, self.start, self.space, units)]
        found = land_groups(s, p, self.start, self.space, units) if may_step(s, p, self.start, self.space, units) else []
        if not self.kinds and city_may_move(s, p, self.start) and city_moves_to(s, p, self.start, self.space):
            found = [*found, *[(*group, CITY_CLASS) for group in found], (CITY_CLASS,)]
        return [("group", group) for group in found]

    def choose(self, s: State, option: Option) -> Next:
        self.group = option[1]
        if not self.road:
            return self.pay_to_attack(s)
        return Call(Pay(self.seat, EFFECT_PRICE, ROAD_PRICE, what="pay-for-roads", rule="COC-5.4.8"), then=self.choose_way)

    def choose_way(self, s: State, how: int, paid: tuple[int, ...]) -> Next:
        if self.space in s.board.near[self.start]:
            return self.pay_to_attack(s)
        ways = road_ways(s, s.players[self.seat], self.start, self.space, self.group)
        lasts = sorted({way[-1] for way in ways})
        return Ask(self.seat, "via", tuple([VIA[space] for space in lasts]), then=self.take_way, rule="COC-5.4.8")

    def take_way(self, s: State, option: Option) -> Next:
        ways = road_ways(s, s.players[self.seat], self.start, self.space, self.group)
        self.via = next(way for way in ways if way[-1] == option[1])
        return self.pay_to_attack(s)

    def pay_to_attack(self, s: State) -> Next:
        """COC-6.2.1: before the units enter."""
        p = s.players[self.seat]
        self.foe = foe_on(s, self.seat, self.space) if is_land(s, self.space) else NOBODY
        fee = attack_fee(s, p, self.foe, self.space) if self.foe != NOBODY else 0
        if not fee:
            return self.enter(s)
        return Call(Pay(self.seat, EFFECT_PRICE, price_of(culture=fee), what="pay-to-attack", rule="COC-6.2.1"), then=self.enter)

    def enter(self, s: State, *paid: object) -> Next:
        if self.foe != NOBODY:
            break_pact(s, s.players[self.seat], self.foe)
        if s.terrain[self.space] == UNKNOWN:
            return Call(Reveal(self.seat, s.board.slot_of[self.space], self.space), then=self.arrive)
        return self.arrive(s)

    def arrive(self, s: State) -> Next:
        if CITY_CLASS in self.group:
            city_step: Step = find_step(s, "CityMoves")(self.seat, self.start, self.space)
            return Call(city_step, then=self.walk)
        return self.walk(s)

    def walk(self, s: State) -> Next:
        p = s.players[self.seat]
        walk_in(s, p, self.group, self.start, self.space, MOVED | self.flags(s, p))
        s.tell("moves", seat=self.seat, space=self.start, goal=self.space, units=counts(self.group))
        steps = [step for step in arrivals(s, p, self.start, self.space, self.group) if step is not None]
        return Call(Agenda(steps), then=self.fight) if steps else self.fight(s)

    def flags(self, s: State, p: Player) -> int:
        """Roads ignore mountain and forest; plains are noted all the same (COC-5.4.20)."""
        if not self.road:
            return entry_flags(s, p, self.space, self.group)
        return ON_PLAINS if any([s.terrain[space] == PLAINS for space in (*self.via, self.space)]) else 0

    def fight(self, s: State) -> Next:
        if self.foe == NOBODY or not s.stacks[self.seat][self.space] & ARMY:
            return DONE
        origin = self.via[-1] if self.via else self.start
        return Call(land_battle(s, self.seat, self.foe, self.space, origin, is_sea(s, self.start)))

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("group", tuple()):
                return unless_listed(s, seat, option, why_not_group(s, s.players[seat], self.start, self.space, option[1], self.road))
        return simple_refusal(s, seat, option)


def arrivals(s: State, p: Player, start: int, space: int, group: Group) -> list[Step | None]:
    """What an arrival brings (Prosperous)."""
    found: list[Step | None] = [effect.moved(s, p, start, space, counts(group)) for effect in answering(p, MOVED_MOMENT)]
    return found


class Sail(Step):
    """Ships with their passengers to another sea space: ``Done(navigated)``."""

    seat: int
    start: int
    space: int
    group: tuple[int, ...] = ()
    navigated: bool = False
    foe: int = NOBODY
    led: bool = False  # their leader sails along (Navigator)

    def begin(self, s: State) -> Next:
        course = Course(s, s.players[self.seat], self.start)
        self.navigated = self.space in course.far
        if self.space == self.start:
            return self.attack_pirates(s, WAR)
        return Ask(self.seat, "group", self.groups, then=self.choose, rule="COC-5.4.17", about={"space": self.start, "goal": self.space}, public=True)

    def groups(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        hostile = hostile_ships(s, seat, self.space)
        found = fleets(s, p, self.start, self.space)
        if self.led:
            found = [group for group in found if LEADER * 4 in [unit & ~3 for unit in group]]
        return [("group", g) for g in found if not hostile or not any([is_wooded(unit) and unit >> 2 == SHIP for unit in g])]

    def choose(self, s: State, option: Option) -> Next:
        self.group = option[1]
        p = s.players[self.seat]
        self.foe = sea_foe(s, p, self.space) if hostile_ships(s, self.seat, self.space) else NOBODY
        fee = attack_fee(s, p, self.foe, self.space) if self.foe != NOBODY else 0
        if not fee:
            return self.arrive(s)
        return Call(Pay(self.seat, EFFECT_PRICE, price_of(culture=fee), what="pay-to-attack", rule="COC-6.2.1"), then=self.arrive)

    def arrive(self, s: State, *paid: object) -> Next:
        p = s.players[self.seat]
        if self.foe != NOBODY:
            break_pact(s, p, self.foe)
        transfer(s, p, self.group, self.start, self.space, MOVED | SAILED, carried=True)
        s.tell("sails", seat=self.seat, space=self.start, goal=self.space, ships=ships_in(self.group))
        if self.foe != NOBODY:
            return Call(naval_battle(s, self.seat, self.foe, self.space, self.start), then=self.end)
        if allied(s, self.seat) and s.stacks[PIRATES][self.space] & SHIPS and not any([unit >> 2 == ALLY for unit in self.group]):
            return Ask(self.seat, "attack-pirates", (PEACE, WAR), then=self.attack_pirates, rule="COC-8.6.1")
        return self.end(s)

    def attack_pirates(self, s: State, option: Option) -> Next:
        if option == PEACE:
            return self.end(s)
        origin = self.start if self.space != self.start else NONE
        return Call(naval_battle(s, self.seat, PIRATES, self.space, origin), then=self.end)

    def end(self, s: State, *results: object) -> Next:
        return Done(self.navigated)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("group", tuple()):
                return unless_listed(s, seat, option, why_not_fleet(s, s.players[seat], self.start, option[1]))
        return simple_refusal(s, seat, option)


class ShipExplores(Step):
    """COC-5.5.6: ships turn up a region beside their waters; they enter it, or return to where they began: ``Done(navigated)``."""

    seat: int
    start: int
    slot: int
    group: tuple[int, ...] = ()
    waters: tuple[int, ...] = ()
    navigated: bool = False
    led: bool = False  # their leader sails along (Navigator)

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        course = Course(s, p, self.start)
        self.navigated = self.slot in course.far_slots
        self.waters = () if self.navigated else tuple(open_waters(s, self.seat, self.start))
        about = {"space": self.start, "slot": self.slot}
        return Ask(self.seat, "explorers", self.groups, then=self.explore, rule="COC-5.5.6", about=about, public=True)

    def groups(self, s: State, seat: int) -> list[Option]:
        found = fleets(s, s.players[seat], self.start, -1)
        return [("group", group) for group in found if not self.led or LEADER * 4 in [unit & ~3 for unit in group]]

    def explore(self, s: State, option: Option) -> Next:
        self.group = option[1]
        return Call(Reveal(self.seat, self.slot, NONE, self.waters, self.navigated), then=self.enter)

    def enter(self, s: State) -> Next:
        laid = s.laid[self.slot]
        spaces = entrances(s, self.slot, laid // 2, laid % 2, self.waters, self.navigated)
        options = tuple([SAIL_TO[space] for space in spaces]) or (SAIL_TO[self.start],)
        return Ask(self.seat, "sail-to", options, then=self.arrive, rule="COC-5.5.6")

    def arrive(self, s: State, option: Option) -> Next:
        transfer(s, s.players[self.seat], self.group, self.start, option[1], MOVED | SAILED, carried=True)
        s.tell("sails", seat=self.seat, space=self.start, goal=option[1], ships=ships_in(self.group))
        return Done(self.navigated)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("group", tuple()):
                return unless_listed(s, seat, option, why_not_fleet(s, s.players[seat], self.start, option[1]))
        return simple_refusal(s, seat, option)


class MoveUnits(TurnAction):
    """The move action."""

    verb = "move-units"
    place = 10
    uses_action = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if walks_somewhere(s, p) or list_moves(s, p, ALL_ORDERS, first=True):
            options.append(MOVE_ACTION)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        if list_moves(s, p, ALL_ORDERS, first=True):
            return None
        return NO_TACTICS if not has(p, TACTICS) and on_map(s, p.seat) & ARMY else NOBODY_MOVES

    def do(self, s: State, p: Player, option: Option) -> Step:
        return MoveAction(p.seat)


enroll_action(MoveUnits())
