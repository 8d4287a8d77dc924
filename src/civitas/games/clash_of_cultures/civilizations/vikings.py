"""Vikings: Ship Construction's price, Rune Stones; Knut, Erik the Red, Ragnar (Longships, Raiding and the changing ships are in moving and trade)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..activation import Activated, CountActivation, why_not_activate
from ..advances.economy import RaiseTaxes
from ..advances.science import make_free
from ..armies import is_sea, leader_space
from ..battles.battle import ATTACK, Battle, battle_of
from ..cities import building_supply, distance
from ..effects import ONCE, Effect, enroll_leader, enroll_special, has, leads, used
from ..hexes import FAR
from ..menu import TurnAction, enroll_action
from ..moving_free import LandAll, landing_places
from ..payment import ADVANCE_PRICE, CANNOT_PAY, EFFECT_PRICE, Deal, Pay, can_pay, price_of
from ..resources import gain
from ..scoring import EVENTS_ROW
from ..state import Fight, Player, State
from ..tables import ARMY_KINDS, GOLD, LEADER_CARD, NAVIGATION, NONE, OBELISK, TAXES
from .leading import NOT_LEADING, city_refusal, fights, his_city, led_capture

KNUT: Final = LEADER_CARD["knut"]
ERIK: Final = LEADER_CARD["erik"]
PASS: Final[Option] = ("pass",)
RAISE_STONE: Final[tuple[Option, ...]] = (PASS, ("rune-stone",))
DANEGELD: Final[Option] = ("danegeld",)
EXPLORE: Final[Option] = ("legendary-explorer",)
COLONIZE: Final[list[Option]] = [("new-colonies", space) for space in range(100)]
ONE_CULTURE: Final = price_of(culture=1)
MANY_LOST: Final = 2

NO_TAXES: Final = Refusal("COC-LDR-knut", "needs-taxes")
GELD_TAKEN: Final = Refusal("COC-LDR-knut", "once-per-turn")
NOT_ABOARD: Final = Refusal("COC-LDR-erik", "the-leader-is-not-aboard-a-ship")
EXPLORED: Final = Refusal("COC-LDR-erik", "a-marker-lies-in-this-region")
NO_LANDING: Final = Refusal("COC-LDR-erik", "nobody-can-land-there")


class ShipConstruction(Effect):
    """Navigation costs no food (COC-SPA-ship_construction)."""

    purposes: ClassVar[tuple[str, ...]] = ("advance",)
    cheapens: ClassVar[int] = 1 << NAVIGATION

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == ADVANCE_PRICE and deal.subject == NAVIGATION:
            make_free(deal)


class RuneStones(Effect):
    """After a battle with at least 2 army units lost an unused obelisk may be put aside for a point (COC-SPA-rune_stones, COC-8.5.15)."""

    def after_battle(self, s: State, p: Player, fight: Fight) -> Step | None:
        lost = [unit for unit in battle_of(s).dead if unit >> 3 == p.seat and unit & 7 in ARMY_KINDS]
        return RaiseStone(p.seat) if len(lost) >= MANY_LOST and building_supply(s, p.seat, OBELISK) else None


class RaiseStone(Step):
    """They may put it before them."""

    seat: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "rune-stone", RAISE_STONE, then=self.answer, rule="COC-SPA-rune_stones")

    def answer(self, s: State, option: Option) -> Next:
        if option != PASS:
            s.players[self.seat].runes += 1
            s.tell("raises-rune-stone", seat=self.seat)
        return DONE


# --- Knut


class Knut(Effect):
    """Half a point for each space between him and the starting city space (COC-LDR-knut, COC-4.5.4)."""

    def points(self, s: State, p: Player) -> list[tuple[int, int]]:
        at = leader_space(s, p.seat)
        if at < 0:
            return []
        far = distance(s, at, p.home)
        return [(EVENTS_ROW, far if far < FAR else s.board.coordinate_distance(at, p.home))]


def danegeld_refusal(s: State, p: Player) -> Refusal | None:
    """Why Knut may not take his geld now."""
    why = city_refusal(s, p, KNUT)
    if why is not None:
        return why
    if not has(p, TAXES):
        return NO_TAXES
    return GELD_TAKEN if used(p, ONCE["danegeld"] | ONCE["taxes"]) else why_not_activate(s, p, his_city(s, p))


class Danegeld(TurnAction):
    """Once per turn, as an action: activate his city for the income of Taxes, unless they were raised (COC-LDR-knut)."""

    verb: ClassVar[str] = "danegeld"
    place: ClassVar[int] = 53
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, KNUT) and danegeld_refusal(s, p) is None:
            options.append(DANEGELD)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return danegeld_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= ONCE["danegeld"]
        return TakeGeld(p.seat, his_city(s, p))


class TakeGeld(Step):
    """The income, then what an activation brings."""

    seat: int
    city: int
    counted: int = NONE

    def begin(self, s: State) -> Next:
        return Call(CountActivation(self.seat, self.city), then=self.tax)

    def tax(self, s: State, counted: int) -> Next:
        self.counted = counted
        return Call(RaiseTaxes(self.seat, True), then=self.end)

    def end(self, s: State, *results: object) -> Next:
        return Call(Activated(self.seat, self.city, "other", self.counted))


# --- Erik the Red


def aboard_refusal(s: State, p: Player) -> Refusal | None:
    """Why Erik is not aboard a ship."""
    if not leads(p, ERIK):
        return NOT_LEADING[ERIK]
    at = leader_space(s, p.seat)
    return None if at >= 0 and is_sea(s, at) else NOT_ABOARD


def explorer_refusal(s: State, p: Player) -> Refusal | None:
    """Why no marker may be laid now."""
    why = aboard_refusal(s, p)
    if why is not None:
        return why
    if p.explored >> s.board.slot_of[leader_space(s, p.seat)] & 1:
        return EXPLORED
    return None if can_pay(s, p, EFFECT_PRICE, ONE_CULTURE) else CANNOT_PAY


class LegendaryExplorer(TurnAction):
    """As an action, aboard a ship: a culture token for a marker in the region, 1 point each (COC-LDR-erik)."""

    verb: ClassVar[str] = "legendary-explorer"
    place: ClassVar[int] = 54
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, ERIK) and explorer_refusal(s, p) is None:
            options.append(EXPLORE)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return explorer_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return LayMarker(p.seat)


class LayMarker(Step):
    """They pay, and the marker lies there."""

    seat: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_CULTURE, rule="COC-LDR-erik"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        p = s.players[self.seat]
        p.explored |= 1 << s.board.slot_of[leader_space(s, self.seat)]
        s.tell("lays-marker", seat=self.seat, space=leader_space(s, self.seat))
        return DONE


class NewColonies(TurnAction):
    """Free, aboard a ship: all land units of his space land on one adjacent space, which may start a battle (COC-LDR-erik)."""

    verb: ClassVar[str] = "new-colonies"
    parts: ClassVar[tuple[str, ...]] = ("space",)
    place: ClassVar[int] = 93

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, ERIK) and aboard_refusal(s, p) is None:
            options += [COLONIZE[space] for space in landing_places(s, p, leader_space(s, p.seat))]

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        why = aboard_refusal(s, p)
        if why is not None:
            return why
        return None if option[1] in landing_places(s, p, leader_space(s, p.seat)) else NO_LANDING

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return LandAll(p.seat, leader_space(s, p.seat), option[1])


class Ragnar(Effect):
    """2 gold for a city that was not angry; +2 when attacking from a ship (COC-LDR-ragnar)."""

    def captured(self, s: State, p: Player, capture: Any) -> Step | None:
        if led_capture(s, p, capture) and not capture.was_angry:
            gain(s, p, GOLD, 2)
        return None

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        return 2 if side == ATTACK and b.from_ship and fights(s, b, side) else 0


enroll_special("ship_construction", ShipConstruction())
enroll_special("rune_stones", RuneStones())
enroll_leader("knut", Knut())
enroll_leader("ragnar", Ragnar())
enroll_action(Danegeld())
enroll_action(LegendaryExplorer())
enroll_action(NewColonies())
