"""Tactics: the lower halves of action cards (COC-6.3, Appendix A.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.chance import roll
from civitas.kernel.flow import DONE, Ask, Call, Next, Step, current
from civitas.kernel.records import Option

from ..armies import ARMY, FOUGHT, LAND, army_limit, army_size, enemy_units, flag_all, is_land, move_stack
from ..battles.battle import ATTACK, TAKEN, Battle
from ..battles.clash import Casualties
from ..decks import draw_actions, everybody
from ..hexes import SPACES
from ..payment import EFFECT_PRICE, Pay, price_of
from ..state import State
from ..tables import FACE_VALUE, FACES, NOBODY, NONE
from .card import Tactic, enroll_tactic

TWO_FOOD: Final = price_of(food=2)
RETREAT_TO: Final[list[Option]] = [("retreat-to", space) for space in range(SPACES)]
GOOD_ROLL: Final = 5  # Archers, Peltasts, Encircled


def throw(s: State) -> int:
    """One die, its value."""
    return FACE_VALUE[roll(s, FACES)]


class Archers(Tactic):
    """On 5 or 6 the opponent removes an army unit at once (COC-TAC-archers)."""

    def reveal(self, s: State, b: Battle, side: int) -> Step | None:
        value = throw(s)
        s.tell("archers-shoot", seat=b.owner(side), value=value)
        return Casualties(1 - side, 1) if value >= GOOD_ROLL and b.fighters(s, 1 - side) else None


class ExtraDie(Tactic):
    """One more die this round (COC-TAC-defensive_formation, flanking, for_the_people)."""

    def dice(self, s: State, b: Battle, side: int) -> int:
        return 1


class Encircled(Tactic):
    """If the opponent removed at least as many units: on 5 or 6 one more hit, which cannot be cancelled (COC-TAC-encircled, COC-6.3.10)."""

    def after_casualties(self, s: State, b: Battle, side: int) -> Step | None:
        if b.fallen[1 - side] < b.fallen[side] or not b.fighters(s, 1 - side):
            return None
        value = throw(s)
        s.tell("encircles", seat=b.owner(side), value=value)
        return Casualties(1 - side, 1) if value >= GOOD_ROLL else None


class HeavyResistance(Tactic):
    """The attacker has 1 less for every unit of theirs (COC-TAC-heavy_resistance)."""

    def penalty(self, s: State, b: Battle, side: int) -> int:
        return b.fighters(s, ATTACK)


class HighGround(Tactic):
    """The opponent has no clash abilities (COC-TAC-high_ground)."""

    def silences(self, s: State, b: Battle, side: int) -> bool:
        return True


class HighMorale(Tactic):
    """+2 combat value (COC-TAC-high_morale)."""

    def value(self, s: State, b: Battle, side: int) -> int:
        return 2


class ImprovedDefenses(Tactic):
    """One hit less (COC-TAC-improved_defenses)."""

    def cancels(self, s: State, b: Battle, side: int) -> int:
        return 1


class Martyr(Tactic):
    """One of the own units, then one of the enemy's is removed; the enemy's tactic does nothing (COC-TAC-martyr)."""

    reveal_order: ClassVar[int] = 1

    def reveal(self, s: State, b: Battle, side: int) -> Step | None:
        b.tactic[1 - side] = NONE
        return Martyrdom(side)


class Martyrdom(Step):
    """Whoever played it loses a unit first, and gives the enemy no points for a leader (COC-8.2.8)."""

    side: int

    def begin(self, s: State) -> Next:
        return Call(Casualties(self.side, 1, by_enemy=False), then=self.answer)

    def answer(self, s: State, *results: object) -> Next:
        return Call(Casualties(1 - self.side, 1))


class Peltasts(Tactic):
    """A die for every army unit; any 5 or 6 cancels a hit (COC-TAC-peltasts)."""

    def reveal(self, s: State, b: Battle, side: int) -> Step | None:
        values = [throw(s) for _ in range(b.fighters(s, side))]
        s.tell("peltasts-throw", seat=b.owner(side), values=tuple(values))
        if max(values, default=0) >= GOOD_ROLL:
            b.shields[side] += 1
        return None


class Scout(Tactic):
    """The enemy's tactic does nothing, and its card is taken into hand (COC-TAC-scout)."""

    reveal_order: ClassVar[int] = 0

    def reveal(self, s: State, b: Battle, side: int) -> Step | None:
        card, seat = b.shown[1 - side], b.attack_hand if side == ATTACK else b.defence_hand
        if card != NONE:
            b.shown[1 - side] = b.tactic[1 - side] = NONE
            b.mark(1 - side, TAKEN)
            s.players[seat].hand.put(card, everybody(s))
            s.tell("takes-tactic", seat=seat, action_card=card)
        return None


class Siege(Tactic):
    """+1; the opponent pays 2 food or has no clash abilities (COC-TAC-siege)."""

    def value(self, s: State, b: Battle, side: int) -> int:
        return 1

    def before_roll(self, s: State, b: Battle, side: int) -> Step | None:
        if b.owner(1 - side) >= len(s.players):
            b.silenced[1 - side] = 1
            return None
        return Besieged(1 - side, b.owner(1 - side))


class Besieged(Step):
    """They may pay 2 food for their clash abilities."""

    side: int
    seat: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, TWO_FOOD, optional=True, what="siege", rule="COC-TAC-siege"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        if how < 0:
            b: Battle = current(s, Battle)
            b.silenced[self.side] = 1
        return DONE


class Surprise(Tactic):
    """+1; an action card if an enemy unit was destroyed this round (COC-TAC-surprise)."""

    def value(self, s: State, b: Battle, side: int) -> int:
        return 1

    def round_ends(self, s: State, b: Battle, side: int) -> Step | None:
        seat = b.attack_hand if side == ATTACK else b.defence_hand
        return draw_actions(s, seat) if b.fallen[1 - side] and seat != NOBODY else None


class TacticalRetreat(Tactic):
    """The defenders leave for an adjacent land space; the attacker has won (COC-TAC-tactical_retreat, COC-6.4.10)."""

    reveal_order: ClassVar[int] = 3

    def possible(self, s: State, b: Battle, side: int) -> bool:
        return bool(retreats(s, b))

    def reveal(self, s: State, b: Battle, side: int) -> Step | None:
        return Retreat(b.defender, b.defence_hand if b.defence_hand != NOBODY else b.defender) if b.fighters(s, side) and retreats(s, b) else None


def retreats(s: State, b: Battle) -> list[int]:
    """Land spaces beside the battle without enemies of the defender, with room for their army."""
    owner, found = b.defender, []
    leaving = army_size(s.stacks[owner][b.space])
    for space in s.board.near[b.space]:
        if is_land(s, space) and not enemy_units(s, owner, space) and s.city[space] in (NOBODY, owner):
            if leaving + army_size(s.stacks[owner][space]) <= army_limit(s, owner, space, s.stacks[owner][b.space]):
                found.append(space)
    return found


class Retreat(Step):
    """Army units and settlers go together."""

    owner: int
    seat: int  # who decides

    def begin(self, s: State) -> Next:
        b: Battle = current(s, Battle)
        return Ask(self.seat, "tactical-retreat", tuple([RETREAT_TO[space] for space in retreats(s, b)]), then=self.leave, rule="COC-6.4.10")

    def leave(self, s: State, option: Option) -> Next:
        b: Battle = current(s, Battle)
        if self.owner == s.current:
            flag_all(s, b.space, ARMY, FOUGHT)  # COC-6.4.6
        leaving = s.stacks[self.owner][b.space] & LAND
        move_stack(s, self.owner, b.space, option[1], leaving)
        b.over, b.winner = True, b.attacker
        s.tell("retreats-tactically", seat=self.owner, space=option[1])
        return DONE


class WedgeFormation(Tactic):
    """+1 for every enemy army unit (COC-TAC-wedge_formation)."""

    def value(self, s: State, b: Battle, side: int) -> int:
        return b.fighters(s, 1 - side)


enroll_tactic("archers", Archers())
enroll_tactic("defensive_formation", ExtraDie())
enroll_tactic("encircled", Encircled())
enroll_tactic("flanking", ExtraDie())
enroll_tactic("for_the_people", ExtraDie())
enroll_tactic("heavy_resistance", HeavyResistance())
enroll_tactic("high_ground", HighGround())
enroll_tactic("high_morale", HighMorale())
enroll_tactic("improved_defenses", ImprovedDefenses())
enroll_tactic("martyr", Martyr())
enroll_tactic("peltasts", Peltasts())
enroll_tactic("scout", Scout())
enroll_tactic("siege", Siege())
enroll_tactic("surprise", Surprise())
enroll_tactic("tactical_retreat", TacticalRetreat())
enroll_tactic("wedge_formation", WedgeFormation())
