"""Barbarians appear and move (COC-7.5.3, 7.5.4, 7.5.7 to 7.5.9)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..armies import ARMY, BITS, MANY, add, army_size, count, is_land, leader_space, supply
from ..battles.battle import foe_on, land_battle
from ..cities import barbarian_cities, is_free, place_city, settlement_supply, within
from ..effects import has_special, leads
from ..menu import simple_refusal
from ..payment import EFFECT_PRICE, GOLD_OR_CULTURE, Pay, part, price_of
from ..state import Player, State
from ..tables import ARMY_LIMIT, BARBARIANS, BARREN, CAVALRY, ELEPHANT, INFANTRY, LEADER_CARD, NOBODY, SPECIAL

HUNNIC_TRIBES: Final = SPECIAL["hunnic_tribes"]
TRIBAL_ALLIES: Final = SPECIAL["tribal_allies"]
SULLA: Final = LEADER_CARD["sulla"]
FAR: Final = 99
RANGE: Final = 2
BARBARIAN_CITY: Final[list[Option]] = [("barbarian-city", space) for space in range(100)]
REINFORCE: Final[list[Option]] = [("reinforce", space) for space in range(100)]
WITH: Final[list[Option]] = [("with", kind) for kind in range(6)]
MARCH: Final[list[list[Option]]] = [[("march", start, space) for space in range(100)] for start in range(100)]
HOLD: Final[list[Option]] = [("hold", space) for space in range(100)]
AGREE: Final[tuple[Option, ...]] = (("agree",), ("forbid",))
GO_ON: Final[Option] = ("go-on",)


def land_distances(s: State, starts: list[int]) -> list[int]:
    """COC-4.5.2: how far every land space lies from the nearest of these over revealed land."""
    found = [FAR] * len(s.terrain)
    for space in starts:
        found[space] = 0
    edge = list(starts)
    steps = 0
    while edge:
        steps += 1
        further = []
        for space in edge:
            for other in s.board.near[space]:
                if found[other] == FAR and is_land(s, other):
                    found[other] = steps
                    further.append(other)
        edge = further
    return found


def spawn_spaces(s: State, seat: int) -> list[int]:
    """COC-7.5.3 step 1, 7.5.7: where a barbarian settlement may appear; nearer ones only if there is none at distance two."""
    beside: list[set[int]] = [set() for _ in s.players]  # by seat: the spaces of its cities and those adjacent
    for p in s.players:
        for city in p.cities:
            beside[p.seat].update(s.board.here[city])
    barred = set(s.exhausted).union(*[beside[p.seat] for p in s.players if p.seat != seat])
    free = [space for space in s.board.spaces if space not in barred and is_free(s, space) and s.terrain[space] != BARREN]
    land = land_distances(s, list(s.players[seat].cities))
    at_two = [space for space in free if land[space] == RANGE and space not in beside[seat]]
    return at_two or [space for space in free if space in beside[seat]]


class Appear(Step):
    """COC-7.5.3: a new settlement with an infantry, then one infantry into any barbarian settlement."""

    seat: int
    second: bool = True  # with step 2

    def begin(self, s: State) -> Next:
        spaces = spawn_spaces(s, self.seat) if settlement_supply(s, BARBARIANS) else []
        if not spaces:
            return self.reinforce(s)
        return Ask(self.seat, "barbarian-city", tuple([BARBARIAN_CITY[space] for space in spaces]), then=self.settle, rule="COC-7.5.3")

    def settle(self, s: State, option: Option) -> Next:
        place_city(s, BARBARIANS, option[1])
        if supply(s, BARBARIANS, INFANTRY):
            add(s, BARBARIANS, option[1], INFANTRY)
        s.tell("barbarians-settle", seat=self.seat, space=option[1])
        return self.reinforce(s)

    def reinforce(self, s: State) -> Next:
        spaces = [space for space in barbarian_cities(s) if can_reinforce(s, space)] if self.second else []
        if not spaces:
            return DONE
        return Ask(self.seat, "reinforce", tuple([REINFORCE[space] for space in spaces]), then=self.place, rule="COC-7.5.3")

    def place(self, s: State, option: Option) -> Next:
        return Call(Reinforce(self.seat, option[1]))

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


def reinforcements(s: State, space: int) -> list[int]:
    """The kinds that may join a barbarian settlement: infantry, and with the expansion others where an infantry stands already."""
    if army_size(s.stacks[BARBARIANS][space]) >= ARMY_LIMIT:
        return []
    kinds = [INFANTRY, CAVALRY, ELEPHANT] if count(s, BARBARIANS, space, INFANTRY) else [INFANTRY]
    return [kind for kind in kinds if supply(s, BARBARIANS, kind)]


def can_reinforce(s: State, space: int) -> bool:
    return bool(reinforcements(s, space))


class Reinforce(Step):
    """One unit is added to a barbarian settlement; *seat* says which kind."""

    seat: int
    space: int

    def begin(self, s: State) -> Next:
        kinds = reinforcements(s, self.space)
        if not kinds:
            return DONE
        return Ask(self.seat, "reinforcement", tuple([WITH[kind] for kind in kinds]), then=self.place, rule="COC-7.5.3", about={"space": self.space})

    def place(self, s: State, option: Option) -> Next:
        add(s, BARBARIANS, self.space, option[1])
        s.tell("barbarians-grow", space=self.space, unit=option[1])
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


def armies_near(s: State, seat: int) -> list[int]:
    """Spaces with barbarian units within land distance two of *seat*'s cities."""
    land = land_distances(s, list(s.players[seat].cities))
    return [space for space, stack in enumerate(s.stacks[BARBARIANS]) if stack and land[space] <= RANGE]


class March(Step):
    """COC-7.5.4: every army near the player's cities goes one step towards the nearest."""

    seat: int
    starts: list[int] = []  # armies still to move, by space
    units: list[int] = []  # and what of them has not moved, packed
    free: bool = False  # Hunnic Tribes: any direction
    asked: int = 0

    def begin(self, s: State) -> Next:
        self.starts = armies_near(s, self.seat)
        if not self.starts:
            return Call(Appear(self.seat, second=False))
        self.units = [s.stacks[BARBARIANS][space] for space in self.starts]
        p = s.players[self.seat]
        if has_special(p, HUNNIC_TRIBES):
            pay = Pay(self.seat, EFFECT_PRICE, part(GOLD_OR_CULTURE), optional=True, what="hunnic-tribes", rule="COC-SPA-hunnic_tribes")
            return Call(pay, then=self.directed)
        return self.allies(s)

    def directed(self, s: State, how: int, paid: tuple[int, ...]) -> Next:
        self.free = how >= 0
        return self.allies(s)

    def allies(self, s: State) -> Next:
        """COC-SPA-tribal_allies: for a food any number of armies stays."""
        if not has_special(s.players[self.seat], TRIBAL_ALLIES):
            return self.dictator(s)
        pay = Pay(self.seat, EFFECT_PRICE, price_of(food=1), optional=True, what="tribal-allies", rule="COC-SPA-tribal_allies")
        return Call(pay, then=self.bribed)

    def bribed(self, s: State, how: int, paid: tuple[int, ...]) -> Next:
        return self.hold_back(s) if how >= 0 else self.dictator(s)

    def hold_back(self, s: State) -> Next:
        if not self.starts:
            return self.dictator(s)
        options = (GO_ON, *[HOLD[space] for space in self.starts])
        return Ask(self.seat, "hold-back", options, then=self.held, rule="COC-SPA-tribal_allies")

    def held(self, s: State, option: Option) -> Next:
        if option == GO_ON:
            return self.dictator(s)
        self.stay(self.starts.index(option[1]))
        return self.hold_back(s)

    def stay(self, at: int) -> None:
        self.starts.pop(at)
        self.units.pop(at)

    def dictator(self, s: State) -> Next:
        """COC-LDR-sulla: barbarians within two spaces of him move only if his player agrees."""
        owner = sulla_owner(s)
        while self.asked < len(self.starts):
            space = self.starts[self.asked]
            if owner != NOBODY and within(s, leader_space(s, owner), space, 2):
                return Ask(owner, "dictator", AGREE, then=self.decree, rule="COC-LDR-sulla", about={"space": space})
            self.asked += 1
        return self.next_army(s)

    def decree(self, s: State, option: Option) -> Next:
        if option == AGREE[0]:
            self.asked += 1
        else:
            self.stay(self.asked)
        return self.dictator(s)

    def next_army(self, s: State, *results: object) -> Next:
        """The drawing player chooses the order, and among equally short ways (COC-7.5.8)."""
        options: list[Option] = []
        blocked: list[Option] = []  # by other armies, which may still go
        for at in range(len(self.starts) - 1, -1, -1):
            steps = self.steps(s, at)
            able = [MARCH[self.starts[at]][space] for space in steps if has_room(s, space, self.units[at])]
            if not steps:
                self.stay(at)
            elif able:
                options += able
            else:
                blocked.append(HOLD[self.starts[at]])
        if not options:
            return self.reinforce(s)
        return Ask(self.seat, "march", (*sorted(options), *sorted(blocked)), then=self.march, rule="COC-7.5.4")

    def steps(self, s: State, at: int) -> list[int]:
        """Where an army goes: one step nearer to a city that the player owns now."""
        start = self.starts[at]
        moving = least(self.units[at], s.stacks[BARBARIANS][start])
        self.units[at] = moving
        if not moving:
            return []
        if self.free:
            return [space for space in s.board.near[start] if is_land(s, space)]
        land = land_distances(s, list(s.players[self.seat].cities))
        return [space for space in s.board.near[start] if land[start] != FAR and land[space] == land[start] - 1]

    def march(self, s: State, option: Option) -> Next:
        at = self.starts.index(option[1])
        moving = self.units[at]
        self.stay(at)
        if option[0] == "hold":  # its turn came while others stood in its way
            return self.next_army(s)
        return Call(MoveArmy(self.seat, option[1], option[2], moving), then=self.next_army)

    def reinforce(self, s: State) -> Next:
        """Step 3: every barbarian settlement near the player's cities, as they are now."""
        land = land_distances(s, list(s.players[self.seat].cities))
        self.starts = [space for space in barbarian_cities(s) if land[space] <= RANGE and can_reinforce(s, space)]
        return self.next_reinforcement(s)

    def next_reinforcement(self, s: State, *results: object) -> Next:
        self.starts = [space for space in self.starts if can_reinforce(s, space)]
        if not self.starts:
            return DONE
        return Ask(self.seat, "reinforce", tuple([REINFORCE[space] for space in self.starts]), then=self.grow, rule="COC-7.5.4")

    def grow(self, s: State, option: Option) -> Next:
        self.starts.remove(option[1])
        return Call(Reinforce(self.seat, option[1]), then=self.next_reinforcement)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


def least(one: int, other: int) -> int:
    """The units that are in both packed stacks."""
    found = 0
    for kind in range(6):
        found |= min(one >> BITS * kind & MANY, other >> BITS * kind & MANY) << BITS * kind
    return found


def has_room(s: State, space: int, moving: int) -> bool:
    """COC-4.7.1 for barbarians."""
    return army_size(s.stacks[BARBARIANS][space]) + army_size(moving) <= ARMY_LIMIT


def march_targets(s: State, start: int, units: int = 0) -> list[int]:
    """Adjacent revealed land spaces with room for the barbarian army of a space; *units*: only for these of it."""
    moving = units or s.stacks[BARBARIANS][start]
    return [space for space in s.board.near[start] if is_land(s, space) and has_room(s, space, moving)]


class MoveArmy(Step):
    """A barbarian army goes one step, and fights whoever is there (COC-7.5.9); *units*: only these of it."""

    seat: int
    start: int
    space: int
    units: int = 0

    def begin(self, s: State) -> Next:
        moving = self.units or s.stacks[BARBARIANS][self.start] & ARMY
        foe = foe_on(s, BARBARIANS, self.space)
        s.stacks[BARBARIANS][self.start] -= moving
        s.stacks[BARBARIANS][self.space] += moving
        s.tell("barbarians-move", space=self.start, goal=self.space)
        return DONE if foe == NOBODY else Call(land_battle(s, BARBARIANS, foe, self.space, self.start))


def sulla_owner(s: State) -> int:
    """Who leads Sulla, if he is on the map."""
    for p in s.players:
        if leads(p, SULLA) and leader_space(s, p.seat) >= 0:
            return p.seat
    return NOBODY


def leads_celts(p: Player) -> bool:
    return has_special(p, TRIBAL_ALLIES)
