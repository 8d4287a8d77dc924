"""Before round 1 (COC-6.2)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Call, Next, Step

from ..armies import ARMY, BITS, MANY
from ..effects import BEFORE_BATTLE, answering, has, has_wonder
from ..payment import EFFECT_PRICE, Pay, price_of
from ..state import WARLORD, State
from ..tables import ARMY_KINDS, BARBARIANS, EVENT, GREAT_WALL, METALLURGY, SIEGECRAFT, STEEL_WEAPONS
from .battle import ATTACK, DEFENCE, WARLORD_FIGHT, Battle, battle_of, player

TROJAN_HORSE: Final = EVENT["event_42_trojan_horse"]
HORSE_PRICE: Final = price_of(wood=1, culture=1)
NO_DIE_PRICE: Final = price_of(wood=2)
NO_CANCEL_PRICE: Final = price_of(ore=2)
STEEL_PRICE: Final = price_of(ore=1)


class Beginning(Step):
    """COC-6.2.5: Great Wall, undefended, Trojan Horse, Siegecraft, Steel Weapons, leader payments."""

    side: int = 0
    at: int = 0

    def begin(self, s: State) -> Next:
        b = battle_of(s)
        if walled(s, b):  # any city of theirs, defended or not (COC-WON-great_wall)
            return self.hold_the_wall(s, b)
        if not b.defended(s):  # COC-6.1.2
            b.decide(b.attacker)
            return DONE
        p = player(s, b, ATTACK)
        if p is not None and p.turn_marks & WARLORD:
            p.turn_marks &= ~WARLORD
            b.mark(ATTACK, WARLORD_FIGHT)
        if p is not None and TROJAN_HORSE in s.lasting and b.in_city(s):
            return Call(Pay(p.seat, EFFECT_PRICE, HORSE_PRICE, optional=True, what="trojan-horse", rule="COC-EVT-42"), then=self.horse)
        return self.siege(s)

    def hold_the_wall(self, s: State, b: Battle) -> Next:
        """COC-6.5.3: barbarians that attack a city of the Great Wall's owner lose at once."""
        stack = s.stacks[BARBARIANS][b.space]
        for kind in ARMY_KINDS:
            b.dead += [BARBARIANS * 8 + kind] * (stack >> BITS * kind & MANY)
        b.lost[ATTACK] = len(b.dead)
        s.stacks[BARBARIANS][b.space] = stack & ~ARMY
        b.decide(b.defender)
        s.tell("great-wall", seat=b.defender, city=b.space)
        return DONE

    def horse(self, s: State, how: int, paid: tuple[int, ...]) -> Next:
        b = battle_of(s)
        if how >= 0:
            p = s.players[b.attacker]
            s.lasting.remove(TROJAN_HORSE)
            p.kept.append(TROJAN_HORSE)
            p.event_halves += 2
            b.horse = True
        return self.siege(s)

    def siege(self, s: State) -> Next:
        b = battle_of(s)
        p = player(s, b, ATTACK)
        if p is None or not b.fortress(s) or not has(p, SIEGECRAFT):
            return self.steel(s)
        return Call(Pay(p.seat, EFFECT_PRICE, NO_DIE_PRICE, optional=True, what="siegecraft-die", rule="COC-6.2.2"), then=self.breached)

    def breached(self, s: State, how: int, paid: tuple[int, ...]) -> Next:
        b = battle_of(s)
        b.fort_die = how < 0
        return Call(Pay(b.attacker, EFFECT_PRICE, NO_CANCEL_PRICE, optional=True, what="siegecraft-cancel", rule="COC-6.2.2"), then=self.mined)

    def mined(self, s: State, how: int, paid: tuple[int, ...]) -> Next:
        battle_of(s).fort_cancel = how < 0
        return self.steel(s)

    def steel(self, s: State) -> Next:
        """COC-6.2.3: first the attacker, then the defender; land battles only."""
        b = battle_of(s)
        while self.side < 2 and not b.sea:
            p, foe = player(s, b, self.side), player(s, b, 1 - self.side)
            self.side += 1
            if p is None or not has(p, STEEL_WEAPONS):
                continue
            if has(p, METALLURGY) and (foe is None or not has(foe, STEEL_WEAPONS)):
                self.arm(s, b, self.side - 1)
                continue
            return Call(Pay(p.seat, EFFECT_PRICE, STEEL_PRICE, optional=True, what="steel-weapons", rule="COC-6.2.3"), then=self.forged)
        return self.leaders(s)

    def forged(self, s: State, how: int, paid: tuple[int, ...]) -> Next:
        if how >= 0:
            self.arm(s, battle_of(s), self.side - 1)
        return self.steel(s)

    def arm(self, s: State, b: Battle, side: int) -> None:
        foe = player(s, b, 1 - side)
        b.steel[side] = 1 if foe is not None and has(foe, STEEL_WEAPONS) else 2

    def leaders(self, s: State, *results: object) -> Next:
        """COC-6.2.4: what leaders may pay for, attacker first."""
        b = battle_of(s)
        while self.at < 2:
            side = ATTACK if self.at == 0 else DEFENCE
            self.at += 1
            p = player(s, b, side)
            for effect in answering(p, BEFORE_BATTLE) if p is not None else ():
                step = effect.before_battle(s, p, b, side) if p is not None else None
                if step is not None:
                    return Call(step, then=self.leaders)  # a player has one leader, so one such effect
        return DONE


def walled(s: State, b: Battle) -> bool:
    defender = player(s, b, DEFENCE)
    return b.attacker == BARBARIANS and defender is not None and has_wonder(defender, GREAT_WALL) and b.in_city(s)
