"""A battle: who fights, where, and what its rounds have come to so far (COC-6.1, 6.3)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Call, Next, Step, current, find_step
from civitas.kernel.record_fields import face_up, secret
from civitas.kernel.records import CardId

from ..armies import ARMY, allied, army_size, count, leader_space, ship_count
from ..cities import has_building, size
from ..effects import LEADERS_AT, SEA_VALUE
from ..state import Fight, Player, State
from ..tables import ARMY_KINDS, BARBARIANS, FORTRESS, IN_CATEGORY, LEADER, NOBODY, NONE, PIRATES, SETTLER, WARFARE
from ..trade_routes import could_trade

ATTACK: Final = 0  # sides
DEFENCE: Final = 1

# Bits of Battle.marks: what happens once in a battle, or was paid for it.  Attacker's bits; the defender's are shifted by 16.
ARENA_USED: Final = 1
WAY_OF_THE_SWORD: Final = 2
BLADED_TUSKS: Final = 4
PROTECTOR_USED: Final = 8
SIEGE_PAID: Final = 16  # this round
STRATEGIST: Final = 32  # this round
WARLORD_FIGHT: Final = 64
HORSE_MASTER: Final = 128  # this round
TAKEN: Final = 256  # this round: Scout took the card of that side


class Battle(Step):
    """The step of a battle: its beginning, rounds and ending are steps of their own.  Both sides stand on *space*, the attackers came from *origin*.

    Lists are by side, 0 the attacker, 1 the defender, and filled when it begins.  Sides are owners: seats, BARBARIANS or PIRATES.
    """

    attacker: int
    defender: int
    space: int
    origin: int = NONE  # where a retreat leads; NONE: no retreat
    sea: bool = False
    from_ship: bool = False
    no_retreat: bool = False
    round: int = 0
    # who lays tactics for each side, and what lies face down: 0 or 1 card
    attack_hand: int = NOBODY
    defence_hand: int = NOBODY
    attack_card: list[CardId] = secret("attack_hand", pool="action", default=[])
    defence_card: list[CardId] = secret("defence_hand", pool="action", default=[])
    shown: list[CardId] = face_up(default=[])  # revealed cards of this round, NONE when gone or none
    tactic: list[int] = []  # tactics that work in this round
    # the battle
    steel: list[int] = []
    marks: int = 0
    fort_die: bool = True
    fort_cancel: bool = True
    no_tactic: list[int] = []  # that side may play no tactic in this round
    horse: bool = False  # Trojan Horse was paid
    at_start: list[int] = []  # fighting units at the beginning of the battle
    lost: list[int] = []  # fighting units lost so far
    played: list[int] = []  # seat * 64 + card of every tactic that was played and discarded
    dead: list[int] = []  # owner * 8 + kind of every army unit or ship destroyed
    given: list[int] = []  # side * 8 + kind of every one of them that its own side gave up (Martyr): nobody destroyed it
    settlers_lost: int = 0
    # the round
    units: list[int] = []  # fighting units at the start of this round (COC-8.3.7)
    faces: list[list[int]] = []  # dice
    bonus: list[int] = []  # paid for this round: Immortals, Strategist
    silenced: list[int] = []  # no clash abilities in this round
    shields: list[int] = []  # hits cancelled by cards, dice and abilities in this round
    value: list[int] = []  # combat values
    hits: list[int] = []  # on that side
    cancelled: list[int] = []  # of them
    fallen: list[int] = []  # units removed in step 4 of this round
    over: bool = False  # decided by a card
    winner: int = NOBODY
    city_size: int = 0  # of the attacked city, 0: none
    settlers: int = 0  # of the defender at the beginning
    riders: int = 0  # leaders at the beginning: 1 the attacker's, 2 the defender's
    trading: int = 0  # sides whose settlers or ships there could have formed a trade route when it began, as a mask

    def begin(self, s: State) -> Next:
        self.shown, self.tactic, self.faces = [NONE, NONE], [NONE, NONE], [[], []]
        self.steel, self.no_tactic, self.lost, self.units, self.bonus, self.silenced = [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]
        self.shields, self.value, self.hits, self.cancelled, self.fallen = [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]
        self.at_start = [self.fighters(s, ATTACK), self.fighters(s, DEFENCE)]
        if self.in_city(s):
            self.city_size = size(s, self.space)
        if not self.sea:
            self.settlers = count(s, self.defender, self.space, SETTLER)
        for side in (ATTACK, DEFENCE):
            self.riders |= self.leader_takes_part(s, side) << side
            self.trading |= int(self.owner(side) < len(s.players) and could_trade(s, self.owner(side), self.space)) << side
        s.tell("battle", attacker=self.attacker, defender=self.defender, space=self.space)
        return Call(find_step(s, "Beginning")(), then=self.next_round)

    def next_round(self, s: State) -> Next:
        if self.over:
            return Call(find_step(s, "Ending")(), then=self.finish)
        self.round += 1
        return Call(find_step(s, "BattleRound")(), then=self.next_round)

    def finish(self, s: State) -> Next:
        return DONE

    # --- what cards ask about

    def owner(self, side: int) -> int:
        return self.attacker if side == ATTACK else self.defender

    def fighters(self, s: State, side: int) -> int:
        """Fighting units of a side now: army units on land, ships at sea (those of allied pirates too, COC-8.6.3)."""
        owner = self.owner(side)
        stack = s.stacks[owner][self.space]
        if not self.sea:
            return army_size(stack)
        return ship_count(stack) + (ship_count(s.stacks[PIRATES][self.space]) if self.has_pirates(s, side) else 0)

    def has_pirates(self, s: State, side: int) -> bool:
        """Whether pirate ships fight on this side as allies."""
        return self.sea and allied(s, self.owner(side)) and self.owner(1 - side) != PIRATES

    def leader_here(self, s: State, side: int) -> int:
        """1 if a leader of this side is on the space (takes part, or is aboard)."""
        owner = self.owner(side)
        return 1 if owner < len(s.players) and leader_space(s, owner) == self.space else 0

    def leader_takes_part(self, s: State, side: int) -> int:
        """The same, but at sea only for leaders who command ships (COC-6.1.3)."""
        if self.sea and not (self.owner(side) < len(s.players) and LEADERS_AT[SEA_VALUE] >> max(0, s.players[self.owner(side)].leader) & 1):
            return 0
        return self.leader_here(s, side)

    def in_city(self, s: State) -> bool:
        """Whether a city is attacked."""
        return not self.sea and s.city[self.space] == self.defender

    def fortress(self, s: State) -> bool:
        """Whether the attacked city has a fortress."""
        return self.in_city(s) and has_building(s, self.space, FORTRESS)

    def defended(self, s: State) -> bool:
        """COC-6.1.2: whether there is anything to fight."""
        return self.fighters(s, DEFENCE) > 0 or self.fortress(s)

    def marked(self, side: int, bit: int) -> bool:
        return self.marks >> 16 * side & bit != 0

    def mark(self, side: int, bit: int) -> None:
        self.marks |= bit << 16 * side

    def unmark(self, side: int, bit: int) -> None:
        self.marks &= ~(bit << 16 * side)

    def decide(self, winner: int) -> None:
        """The battle is over: NOBODY, or the owner who won."""
        self.over = True
        self.winner = winner

    def record(self, s: State) -> Fight:
        """What later cards and objectives may know of it."""
        warfare = [(s.players[owner].advances & IN_CATEGORY[WARFARE]).bit_count() if owner < len(s.players) else 0 for owner in self.sides()]
        wonders = s.wonder_at.count(self.space) if self.city_size else 0
        return Fight(
            self.attacker,
            self.defender,
            self.space,
            sea=self.sea,
            winner=self.winner,
            rounds=self.round,
            attackers=self.at_start[ATTACK],
            defenders=self.at_start[DEFENCE],
            lost=tuple([self.lost[side] - len([unit for unit in self.given if unit >> 3 == side]) for side in (ATTACK, DEFENCE)]),
            drowned=tuple([self.count_drowned(owner) for owner in self.sides()]),
            lost_leaders=tuple(
                [self.dead.count(owner * 8 + LEADER) - self.given.count(side << 3 | LEADER) for side, owner in enumerate(self.sides())]
            ),
            lost_settlers=self.settlers_lost,
            fortress=self.fortress(s),
            from_ship=self.from_ship,
            size=self.city_size,
            wonders=wonders,
            owner=s.city[self.space] if self.city_size else NOBODY,
            leader_fought=self.riders,
            warfare=tuple(warfare),
        )

    def count_drowned(self, owner: int) -> int:
        """Army units but leaders that an owner lost aboard ships."""
        return sum([unit >> 3 == owner and unit & 7 in ARMY_KINDS and unit & 7 != LEADER for unit in self.dead]) if self.sea else 0

    def sides(self) -> tuple[int, int]:
        return (self.attacker, self.defender)


def battle_of(s: State) -> Battle:
    """The battle under way."""
    found: Battle = current(s, Battle)
    return found


def side_of(b: Battle, seat: int) -> int:
    """The side on which an owner fights."""
    return ATTACK if b.attacker == seat else DEFENCE


def player(s: State, b: Battle, side: int) -> Player | None:
    """The player of a side; None for barbarians and pirates."""
    owner = b.owner(side)
    return s.players[owner] if owner < len(s.players) else None


def decider(s: State, b: Battle, side: int) -> int:
    """Who chooses for a side: its player; for barbarians and pirates the next player clockwise from whom they fight (COC-7.5.5)."""
    owner = b.owner(side)
    if owner < len(s.players):
        return owner
    other = b.owner(1 - side)
    return (other + 1) % len(s.players) if other < len(s.players) else s.current


def land_battle(s: State, attacker: int, defender: int, space: int, origin: int, from_ship: bool = False) -> Battle:
    """Army units have entered the space of *defender*; *origin* NONE: they cannot retreat."""
    return Battle(attacker, defender, space, origin, from_ship=from_ship, no_retreat=origin == NONE)


def naval_battle(s: State, attacker: int, defender: int, space: int, origin: int) -> Battle:
    """Ships have entered the sea space of *defender*, or were recruited there (*origin* NONE)."""
    return Battle(attacker, defender, space, origin, sea=True, no_retreat=origin == NONE)


def foe_on(s: State, owner: int, space: int) -> int:
    """Whom an army that enters a land space fights: whoever has units there, or the city; NOBODY."""
    for other, stacks in enumerate(s.stacks):
        if stacks[space] and other != owner:
            return other
    return s.city[space] if s.city[space] not in (NOBODY, owner) else NOBODY


HORDE: Final = BARBARIANS
ARMED: Final = ARMY
