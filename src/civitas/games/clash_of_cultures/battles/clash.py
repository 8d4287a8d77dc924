"""The combat roll and casualties of a round (COC-6.3.3, 6.3.4, 6.3.9, 6.3.10)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.chance import roll
from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..armies import count
from ..cards.card import TACTICS_PLAYED
from ..cities import has_building
from ..effects import (
    BEFORE_ROLL,
    CANCEL_PAID,
    CANCELS,
    COMBAT_VALUE,
    EXTRA_DICE,
    SEA_VALUE,
    answering,
    has,
    has_special,
    has_wonder,
)
from ..leaving import lose_unit
from ..menu import simple_refusal
from ..payment import EFFECT_PRICE, MOOD_OR_CULTURE, Pay, part
from ..state import Player, State
from ..tables import (
    ARMY_KINDS,
    CAVALRY,
    ELEPHANT,
    FACE_SYMBOL,
    FACE_VALUE,
    FACES,
    FANATICISM,
    GREAT_ARENA,
    GREAT_WALL,
    HAPPY,
    INFANTRY,
    LEADER,
    LEADER_CARD,
    NONE,
    PIRATES,
    SHIP,
    SPECIAL,
    TEMPLE,
    WARSHIPS,
)
from .battle import (
    ARENA_USED,
    ATTACK,
    BLADED_TUSKS,
    DEFENCE,
    HORSE_MASTER,
    STRATEGIST,
    WARLORD_FIGHT,
    WAY_OF_THE_SWORD,
    Battle,
    battle_of,
    decider,
    player,
)

HORSEMANSHIP: Final = SPECIAL["horsemanship"]
PERSIAN_ELEPHANTS: Final = SPECIAL["persian_elephants"]
HANNIBAL: Final = LEADER_CARD["hannibal"]
ATTILA: Final = LEADER_CARD["attila"]
XERXES: Final = LEADER_CARD["xerxes"]
ARENA_PRICE: Final = part(MOOD_OR_CULTURE)
DROP: Final[list[Option]] = [("drop-die", value) for value in range(7)]
RIDE: Final[Option] = ("ride",)
SHIELD: Final[list[Option]] = [("shield-with", value) for value in range(7)]
CASUALTY: Final[list[Option]] = [("casualty", kind) for kind in range(6)]
HIT: Final = 5  # combat value for a hit


class Clash(Step):
    """Both sides roll, abilities and bonuses are added, hits are cancelled, units fall."""

    at: int = 0
    offered: int = 0  # effects of this side that were asked to cancel hits
    dropped: list[int] = []  # values of dice that elephants turned into shields, attacker's side then defender's: side * 8 + value

    def begin(self, s: State) -> Next:
        return self.pay_before(s)

    def pay_before(self, s: State, *results: object) -> Next:
        """Immortals of attacker and defender, then Siege (COC-6.3.9)."""
        b = battle_of(s)
        while self.at < 4:
            side, stage = self.at % 2, self.at // 2
            self.at += 1
            step = before_roll(s, b, side) if stage == 0 else siege(s, b, side)
            if step is not None:
                return Call(step, then=self.pay_before)
        self.at = 0
        return self.roll_dice(s)

    def roll_dice(self, s: State) -> Next:
        b = battle_of(s)
        for side in (ATTACK, DEFENCE):
            b.silenced[side] |= int(is_silenced(s, b, side))
            b.faces[side] = [roll(s, FACES) for _ in range(dice(s, b, side))]
            reroll_leaders(s, b, side)
            s.tell("rolls", owner=b.owner(side), faces=tuple(b.faces[side]))
        return self.elephants(s)

    def elephants(self, s: State) -> Next:
        """COC-6.3.3.3: where more dice show elephants than there are, the owner says which they trigger."""
        b = battle_of(s)
        while self.at < 2:
            side = self.at
            values = sorted([FACE_VALUE[face] for face in b.faces[side] if FACE_SYMBOL[face] == ELEPHANT])
            number = 0 if b.silenced[side] or b.sea else min(len(values), count(s, b.owner(side), b.space, ELEPHANT))
            mine = [n & 7 for n in self.dropped if n >> 3 == side]
            for value in mine:
                values.remove(value)
            if len(mine) == number:
                self.at += 1
            elif number - len(mine) == len(values) or len(set(values)) == 1:
                self.dropped.append(side << 3 | values[0])
            else:
                options = tuple([DROP[value] for value in sorted(set(values))])
                return Ask(decider(s, b, side), "elephant-die", options, then=self.drop, rule="COC-6.3.3.3")
        self.at = 0
        return self.add_up(s)

    def drop(self, s: State, option: Option) -> Next:
        self.dropped.append(self.at << 3 | option[1])
        return self.elephants(s)

    def add_up(self, s: State) -> Next:
        b = battle_of(s)
        for side in (ATTACK, DEFENCE):
            b.shields[side] += len([n for n in self.dropped if n >> 3 == side])
            b.value[side] = self.total(s, b, side)
        return self.arena(s)

    def total(self, s: State, b: Battle, side: int) -> int:
        """COC-6.3.3: dice, bonuses (capped by COC-8.3.4), penalties, never below 0."""
        thrown = sum([FACE_VALUE[face] for face in b.faces[side]]) - sum([n & 7 for n in self.dropped if n >> 3 == side])
        bonus = bonuses(s, b, side)
        if capped(s, b, side):
            bonus = min(bonus, 2)
        return max(0, thrown + bonus - penalties(s, b, side))

    def arena(self, s: State) -> Next:
        """COC-9.6: the Great Arena's owner, once per land battle, after the roll is known."""
        b = battle_of(s)
        while self.at < 2:
            side = self.at
            self.at += 1
            p = player(s, b, side)
            if p is not None and has_wonder(p, GREAT_ARENA) and not b.sea and not b.marked(side, ARENA_USED):
                pay = Pay(p.seat, EFFECT_PRICE, ARENA_PRICE, optional=True, what="great-arena", rule="COC-9.6")
                return Call(pay, then=self.cheer)
        self.at = 0
        return self.horse_master(s)

    def cheer(self, s: State, how: int, paid: tuple[int, ...]) -> Next:
        b = battle_of(s)
        if how >= 0:
            b.mark(self.at - 1, ARENA_USED)
            b.value[self.at - 1] += 1
        return self.arena(s)

    def horse_master(self, s: State) -> Next:
        """COC-LDR-attila: in round 1 one triggering cavalry may use the elephant ability instead."""
        b = battle_of(s)
        while self.at < 2:
            side = self.at
            self.at += 1
            p = player(s, b, side)
            if p is None or p.leader != ATTILA or b.sea or b.round != 1 or not b.leader_here(s, side) or not triggers(s, b, side, CAVALRY):
                continue
            values = sorted({FACE_VALUE[face] for face in b.faces[side] if FACE_SYMBOL[face] == CAVALRY})
            options = (RIDE, *[SHIELD[value] for value in values])
            return Ask(p.seat, "horse-master", options, then=self.master, rule="COC-LDR-attila")
        self.at = 0
        return self.count_hits(s)

    def master(self, s: State, option: Option) -> Next:
        b = battle_of(s)
        side = self.at - 1
        if option != RIDE:
            cheered = b.value[side] - self.total(s, b, side)  # Great Arena
            b.mark(side, HORSE_MASTER)
            b.shields[side] += 1
            self.dropped.append(side << 3 | option[1])
            b.value[side] = self.total(s, b, side) + cheered
        return self.horse_master(s)

    # --- step 4 (COC-6.3.4)

    def count_hits(self, s: State) -> Next:
        """Hits on each side, less what is cancelled for nothing."""
        b = battle_of(s)
        for side in (ATTACK, DEFENCE):
            b.hits[side] = max(0, b.value[1 - side] // HIT - free_cancels(s, b, side))
        s.tell("combat-values", attack=b.value[ATTACK], defence=b.value[DEFENCE])
        return self.buy_cancels(s)

    def buy_cancels(self, s: State, *results: object) -> Next:
        """Fireworks, Tactician, Protector: attacker, then defender, each once while hits threaten."""
        b = battle_of(s)
        while self.at < 2:
            side = self.at
            p = player(s, b, side)
            effects = answering(p, CANCEL_PAID) if p is not None else []
            while p is not None and self.offered < len(effects) and b.hits[side] > b.cancelled[side]:
                self.offered += 1
                step = effects[self.offered - 1].cancel_paid(s, p, b, side)
                if step is not None:
                    return Call(step, then=self.buy_cancels)
            self.at, self.offered = self.at + 1, 0
        self.at = 0
        return self.fall(s)

    def fall(self, s: State) -> Next:
        b = battle_of(s)
        if self.at == 0:
            for side in (ATTACK, DEFENCE):
                b.hits[side] = max(0, b.hits[side] - b.cancelled[side])
        if self.at < 2:
            self.at += 1
            return Call(Casualties(self.at - 1, b.hits[self.at - 1], counted=True), then=self.fall)
        self.at = 0
        return self.encircle(s)

    def encircle(self, s: State, *results: object) -> Next:
        """COC-6.3.10, then Surprise."""
        b = battle_of(s)
        while self.at < 4:
            side, stage = self.at % 2, self.at // 2
            self.at += 1
            tactic = b.tactic[side]
            if tactic != NONE:
                card = TACTICS_PLAYED[tactic]
                step = card.after_casualties(s, b, side) if stage == 0 else card.round_ends(s, b, side)
                if step is not None:
                    return Call(step, then=self.encircle)
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


class Casualties(Step):
    """A side loses so many fighting units, its owner chooses which; those of allied pirates first (COC-6.3.4, 8.6.3).

    *counted*: in step 4 of the round (COC-6.3.10).
    """

    side: int
    number: int
    counted: bool = False
    by_enemy: bool = True

    def begin(self, s: State) -> Next:
        b = battle_of(s)
        if not self.number or not b.fighters(s, self.side):
            return DONE
        if b.has_pirates(s, self.side) and count(s, PIRATES, b.space, SHIP):
            return self.fell(s, PIRATES, SHIP)
        if b.sea:
            return self.fell(s, b.owner(self.side), SHIP)
        kinds = [kind for kind in ARMY_KINDS if count(s, b.owner(self.side), b.space, kind)]
        options = tuple([CASUALTY[kind] for kind in kinds])
        if self.number >= b.fighters(s, self.side):
            options = options[:1]  # all of them fall: nothing to choose
        return Ask(decider(s, b, self.side), "casualty", options, then=self.choose, rule="COC-6.3.4", about={"hits": self.number})

    def choose(self, s: State, option: Option) -> Next:
        return self.fell(s, battle_of(s).owner(self.side), option[1])

    def fell(self, s: State, owner: int, kind: int) -> Next:
        b = battle_of(s)
        self.number -= 1
        b.dead.append(owner * 8 + kind)
        b.lost[self.side] += 1
        if not self.by_enemy:
            b.given.append(self.side << 3 | kind)
        if self.counted:
            b.fallen[self.side] += 1
        step = lose_unit(s, owner, b.space, kind, b.owner(1 - self.side) if self.by_enemy else -1)
        return self.begin(s) if step is None else Call(step, then=self.begin)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


# --- what goes into a roll


def before_roll(s: State, b: Battle, side: int) -> Step | None:
    p = player(s, b, side)
    if p is None:
        return None
    for effect in answering(p, BEFORE_ROLL):
        step = effect.before_roll(s, p, b, side)
        if step is not None:
            return step
    return None


def siege(s: State, b: Battle, side: int) -> Step | None:
    return TACTICS_PLAYED[b.tactic[side]].before_roll(s, b, side) if b.tactic[side] != NONE else None


def dice(s: State, b: Battle, side: int) -> int:
    """One for each fighting unit, one for a fortress in round 1, and what cards add."""
    found = b.fighters(s, side)
    if side == DEFENCE and b.round == 1 and b.fort_die and b.fortress(s):
        found += 1
    if b.tactic[side] != NONE:
        found += TACTICS_PLAYED[b.tactic[side]].dice(s, b, side)
    p = player(s, b, side)
    if p is not None:
        for effect in answering(p, EXTRA_DICE):
            found += effect.extra_dice(s, p, b, side)
    return found


def is_silenced(s: State, b: Battle, side: int) -> bool:
    """Whether a side has no clash abilities in this round."""
    p = player(s, b, side)
    if p is not None and p.leader == XERXES and not b.sea and b.leader_here(s, side) and b.fighters(s, side) == 5:
        return True
    other = b.tactic[1 - side]
    return other != NONE and TACTICS_PLAYED[other].silences(s, b, 1 - side)


def reroll_leaders(s: State, b: Battle, side: int) -> None:
    """COC-6.3.3.2, 6.3.3.4: a leader rerolls one die that shows its symbol until it shows another."""
    if b.silenced[side] or b.sea or not count(s, b.owner(side), b.space, LEADER):
        return
    for i, face in enumerate(b.faces[side]):
        if FACE_SYMBOL[face] == LEADER:
            while FACE_SYMBOL[face] == LEADER:
                face = roll(s, FACES)
            b.faces[side][i] = face
            return


def triggers(s: State, b: Battle, side: int, kind: int) -> int:
    """COC-6.3.3.1: how many units of a kind trigger their clash ability."""
    if b.silenced[side] or b.sea:
        return 0
    shown = len([face for face in b.faces[side] if FACE_SYMBOL[face] == kind])
    return min(shown, count(s, b.owner(side), b.space, kind))


def bonuses(s: State, b: Battle, side: int) -> int:
    """All that is added to the dice of a side."""
    riders = triggers(s, b, side, CAVALRY) - (1 if b.marked(side, HORSE_MASTER) else 0)
    found = triggers(s, b, side, INFANTRY) + 2 * riders + b.steel[side] + b.bonus[side]
    if b.tactic[side] != NONE:
        found += TACTICS_PLAYED[b.tactic[side]].value(s, b, side)
    if b.marked(side, STRATEGIST):
        found += 2
    if b.marked(side, WARLORD_FIGHT):
        found += 2
    if b.marked(side, WAY_OF_THE_SWORD):
        found += 2
    if b.marked(side, BLADED_TUSKS):
        found += count(s, b.owner(side), b.space, ELEPHANT)
    p = player(s, b, side)
    if p is None:
        return found
    if riders and has_special(p, HORSEMANSHIP) and side == DEFENCE and b.round == 1 and b.fortress(s):
        found += 1
    if not b.sea and b.round == 1 and has(p, FANATICISM) and b.in_city(s) and has_building(s, b.space, TEMPLE):  # COC-6.5.2
        found += 2
    for effect in answering(p, SEA_VALUE if b.sea else COMBAT_VALUE):
        found += effect.sea_value(s, p, b, side) if b.sea else effect.combat_value(s, p, b, side)
    return found


def penalties(s: State, b: Battle, side: int) -> int:
    """What the enemy's tactic and the Great Wall take away."""
    other = b.tactic[1 - side]
    found = TACTICS_PLAYED[other].penalty(s, b, 1 - side) if other != NONE else 0
    foe = player(s, b, 1 - side)
    if foe is not None and side == ATTACK and b.round == 1 and has_wonder(foe, GREAT_WALL) and b.in_city(s) and s.mood[b.space] == HAPPY:
        found += 2  # COC-6.5.3
    return found


def capped(s: State, b: Battle, side: int) -> bool:
    """COC-8.3.4: Hannibal and Persian elephants in round 1 let the enemy have +2 at most."""
    foe = player(s, b, 1 - side)
    if foe is None or b.sea or b.round != 1:
        return False
    if foe.leader == HANNIBAL and b.leader_here(s, 1 - side):
        return True
    return has_special(foe, PERSIAN_ELEPHANTS) and count(s, foe.seat, b.space, ELEPHANT) > 0


def free_cancels(s: State, b: Battle, side: int) -> int:
    """Hits on a side that are cancelled by themselves: fortress, Warships, tactics, elephants, leaders."""
    found = b.shields[side]
    if side == DEFENCE and b.round == 1 and b.fort_cancel and b.fortress(s):
        found += 1
    if b.tactic[side] != NONE:
        found += TACTICS_PLAYED[b.tactic[side]].cancels(s, b, side)
    p: Player | None = player(s, b, side)
    if p is not None:
        if b.round == 1 and has(p, WARSHIPS) and (b.sea or (side == ATTACK and b.from_ship)):
            found += 1
        for effect in answering(p, CANCELS):
            found += effect.cancels(s, p, b, side)
    return found
