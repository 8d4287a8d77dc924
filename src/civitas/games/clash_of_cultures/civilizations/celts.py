"""Celts: Tribal Warfare, Tribal Allies, Druidic Influence; Queen Boudica, Vercingetorix, Viriatus."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..armies import BITS, FOUGHT, MANY, add, count, leader_space, remove, spaces_with, supply
from ..battles.battle import Battle, battle_of
from ..cities import barbarian_cities, is_free, within
from ..effects import ONCE, Effect, enroll_leader, enroll_special, has_special, used
from ..events.barbarians import Appear
from ..hexes import SPACES
from ..menu import TurnAction, enroll_action
from ..payment import EFFECT_PRICE, Pay, can_pay, price_of
from ..scoring import OBJECTIVES_ROW
from ..state import Player, State
from ..tables import ARMY_KINDS, IN_CATEGORY, SETTLER, SPECIAL, UNITS, WARFARE
from .leading import fights

TRIBAL_ALLIES: Final = SPECIAL["tribal_allies"]
CALL_ALLIES: Final[Option] = ("tribal-allies",)
TERRIFY: Final[list[list[Option]]] = [[("terrify", kind, space) for space in range(SPACES)] for kind in range(UNITS)]
ONE_FOOD: Final = price_of(food=1)
TWO_MOOD: Final = price_of(mood=2)
MOST_TRIBES: Final = 4

NO_ALLIES: Final = Refusal("COC-SPA-tribal_allies", "needs-tribal-allies")
ALLIES_CALLED: Final = Refusal("COC-SPA-tribal_allies", "once-per-turn")


class TribalWarfare(Effect):
    """On land against another player +1 for each barbarian city within 2 spaces, up to 4 (COC-SPA-tribal_warfare)."""

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        if b.owner(1 - side) >= len(s.players):
            return 0
        return min(MOST_TRIBES, sum([within(s, b.space, city, 2) for city in barbarian_cities(s)]))


class DruidicInfluence(Effect):
    """A point for each barbarian settlement with a token (COC-SPA-druidic_influence)."""

    def points(self, s: State, p: Player) -> list[tuple[int, int]]:
        return [(OBJECTIVES_ROW, 2 * len(s.druids))]


class TribalAllies(TurnAction):
    """Once per turn, as an action: barbarians appear (COC-SPA-tribal_allies)."""

    verb: ClassVar[str] = "tribal-allies"
    place: ClassVar[int] = 48
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if self.refusal(s, p, CALL_ALLIES) is None:
            options.append(CALL_ALLIES)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        if not has_special(p, TRIBAL_ALLIES):
            return NO_ALLIES
        return ALLIES_CALLED if used(p, ONCE["tribal_allies"]) else None

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= ONCE["tribal_allies"]
        return Appear(p.seat)


# --- Boudica


def warfare(p: Player) -> int:
    """How many Warfare advances *p* owns."""
    return (p.advances & IN_CATEGORY[WARFARE]).bit_count()


class Boudica(Effect):
    """+2 against players with more Warfare advances; 1 food keeps the settler that founds a city with her (COC-LDR-boudica)."""

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        foe = b.owner(1 - side)
        return 2 if fights(s, b, side) and foe < len(s.players) and warfare(s.players[foe]) > warfare(p) else 0

    def founded(self, s: State, p: Player, city: int) -> Step | None:
        if leader_space(s, p.seat) != city or not supply(s, p.seat, SETTLER) or not can_pay(s, p, EFFECT_PRICE, ONE_FOOD):
            return None
        return KeepSettler(p.seat, city)


class KeepSettler(Step):
    """They may pay 1 food to get the settler back."""

    seat: int
    city: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_FOOD, optional=True, what="great-numbers", rule="COC-LDR-boudica"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        if how >= 0:
            add(s, self.seat, self.city, SETTLER)
        return DONE


# --- Vercingetorix, Viriatus


class Vercingetorix(Effect):
    """+1 for each own settler within 2 spaces (COC-LDR-vercingetorix)."""

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        if not fights(s, b, side):
            return 0
        spaces = spaces_with(s, p.seat, MANY << BITS * SETTLER)
        return sum([count(s, p.seat, space, SETTLER) for space in spaces if within(s, b.space, space, 2)])


class Viriatus(Effect):
    """Terror: before later rounds 2 mood tokens drive an enemy army unit off (COC-LDR-viriatus, COC-8.5.19)."""

    def round_begins(self, s: State, p: Player, b: Battle, side: int) -> Step | None:
        if b.round < 2 or not fights(s, b, side) or not b.fighters(s, 1 - side) or not refuges(s, b) or not can_pay(s, p, EFFECT_PRICE, TWO_MOOD):
            return None
        return Terror(p.seat, side)


def refuges(s: State, b: Battle) -> list[int]:
    """Empty land beside the battle."""
    return [space for space in s.board.near[b.space] if is_free(s, space)]


class Terror(Step):
    """They may pay, then choose the unit and where it goes."""

    seat: int
    side: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, TWO_MOOD, optional=True, what="terror", rule="COC-LDR-viriatus"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        if how < 0:
            return DONE
        b = battle_of(s)
        foe = b.owner(1 - self.side)
        kinds = [kind for kind in ARMY_KINDS if count(s, foe, b.space, kind)]
        options = tuple([TERRIFY[kind][space] for kind in kinds for space in refuges(s, b)])
        return Ask(self.seat, "terrify", options, then=self.drive_off, rule="COC-LDR-viriatus")

    def drive_off(self, s: State, option: Option) -> Next:
        b = battle_of(s)
        foe = b.owner(1 - self.side)
        remove(s, foe, b.space, option[1])
        add(s, foe, option[2], option[1], flags=FOUGHT)
        s.tell("terrifies", seat=self.seat, unit=option[1], space=option[2])
        if not b.fighters(s, 1 - self.side):
            b.decide(self.seat)
        return DONE


enroll_special("tribal_warfare", TribalWarfare())
enroll_special("druidic_influence", DruidicInfluence())
enroll_leader("boudica", Boudica())
enroll_leader("vercingetorix", Vercingetorix())
enroll_leader("viriatus", Viriatus())
enroll_action(TribalAllies())
