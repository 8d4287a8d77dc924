"""Japan: Pottery, Horsemanship; Go-Toba, Jimmu, Suiko (Subterfuge and Shogunate are in ``action_cards``, its draft in ``recruiting``)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..advance import ChooseAdvance, buyable
from ..armies import leader_space
from ..battles.battle import DEFENCE, WAY_OF_THE_SWORD, Battle, battle_of
from ..cities import building_supply, colour, has_building, put_building, within
from ..decks import everybody
from ..effects import ONCE, Effect, enroll_leader, enroll_special, has, leads, used
from ..menu import NO_ACTION_LEFT, TurnAction, enroll_action
from ..payment import CANNOT_PAY, EFFECT_PRICE, Pay, can_pay, price_of
from ..state import Fight, Player, State
from ..tables import (
    ACADEMY,
    ACTION_CARDS,
    ADVANCES,
    BUILDINGS,
    CAVALRY,
    CULTURE,
    FOOD,
    FORTRESS,
    LEADER_CARD,
    NONE,
    OBELISK,
    OBSERVATORY,
    PORT,
    SPECIAL,
    STATE_RELIGION,
)
from .india import PayForMark
from .leading import city_refusal, fights, his_city

SUIKO: Final = LEADER_CARD["suiko"]
PASS: Final[Option] = ("pass",)
TAKE_BACK_CARD: Final[list[Option]] = [("take-back-card", card) for card in range(ACTION_CARDS)]
CONVERT: Final[list[Option]] = [("japanese-buddhism", kind) for kind in range(BUILDINGS)]
ONE_CULTURE: Final = price_of(culture=1)
ANY_ADVANCE: Final = (1 << ADVANCES) - 1
CITY_INDEPENDENCE: Final = SPECIAL["city_independence"]
MUCH_FOOD: Final = 3

NOT_FOREIGN: Final = Refusal("COC-LDR-suiko", "no-such-foreign-building-in-her-city")
NO_FIGURE: Final = Refusal("COC-LDR-suiko", "no-such-building-is-left")


class Pottery(Effect):
    """Once per turn a collect of at least 3 food gives a culture token (COC-SPA-pottery)."""

    def collected(self, s: State, p: Player, collect: Any) -> Step | None:
        if collect.gains[FOOD] >= MUCH_FOOD and not used(p, ONCE["pottery"]):
            p.once |= ONCE["pottery"]
            collect.gains[CULTURE] += 1
        return None


class Horsemanship(Effect):
    """Cavalry in cities with a fortress (COC-SPA-horsemanship)."""

    def may_recruit(self, s: State, p: Player, city: int, kind: int) -> bool:
        return kind == CAVALRY and has_building(s, city, FORTRESS)


# --- Go-Toba


class GoToba(Effect):
    """Way of the Sword: 1 ore before a land battle; Scholar: an advance after an academy or observatory (COC-LDR-go_toba)."""

    def before_battle(self, s: State, p: Player, b: Battle, side: int) -> Step | None:
        return PayForMark(p.seat, side, WAY_OF_THE_SWORD, "way-of-the-sword", "COC-LDR-go_toba") if fights(s, b, side) else None

    def built(self, s: State, p: Player, city: int, building: int, wonder: int) -> Step | None:
        if building not in (ACADEMY, OBSERVATORY) or city != his_city(s, p) or not buyable(s, p):
            return None
        return ChooseAdvance(p.seat, ANY_ADVANCE, buy=True, rule="COC-LDR-go_toba")


# --- Jimmu


class Jimmu(Effect):
    """Fortress cities within 2 spaces defend with +2; a tactic may be taken back after a battle (COC-LDR-jimmu)."""

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        at = leader_space(s, p.seat)
        return 2 if side == DEFENCE and b.fortress(s) and at >= 0 and within(s, at, b.space, 2) else 0

    def after_battle(self, s: State, p: Player, fight: Fight) -> Step | None:
        cards = [each & 63 for each in battle_of(s).played if each >> 6 == p.seat]
        fought = fight.leader_fought >> (0 if fight.attacker == p.seat else 1) & 1
        if not fought or leader_space(s, p.seat) < 0 or not cards or not can_pay(s, p, EFFECT_PRICE, ONE_CULTURE):
            return None
        return TakeBackTactic(p.seat, cards)


class TakeBackTactic(Step):
    """They may pay a culture token for one of the tactics they played."""

    seat: int
    cards: list[int]
    card: int = NONE

    def begin(self, s: State) -> Next:
        able = [card for card in self.cards if card in s.action_discards]
        if not able:
            return DONE
        return Ask(self.seat, "mythical", (PASS, *[TAKE_BACK_CARD[card] for card in able]), then=self.choose, rule="COC-LDR-jimmu")

    def choose(self, s: State, option: Option) -> Next:
        if option == PASS:
            return DONE
        self.card = option[1]
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_CULTURE, rule="COC-LDR-jimmu"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        s.action_discards.remove(self.card)
        s.players[self.seat].hand.put(self.card, everybody(s))
        s.tell("takes-tactic", seat=self.seat, action_card=self.card)
        return DONE


# --- Suiko


class Suiko(Effect):
    """+2 when defending (COC-LDR-suiko)."""

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        return 2 if side == DEFENCE and fights(s, b, side) else 0


def suiko_refusal(s: State, p: Player, kind: int) -> Refusal | None:
    """Why Suiko may not replace this building in her city."""
    why = city_refusal(s, p, SUIKO)
    if why is not None:
        return why
    if not 0 <= kind < BUILDINGS or kind == OBELISK:
        return NOT_FOREIGN
    owner = colour(s, his_city(s, p), kind)
    if owner in (NONE, p.seat) or (kind == PORT and s.players[owner].specials >> CITY_INDEPENDENCE & 1):
        return NOT_FOREIGN
    if not building_supply(s, p.seat, kind):
        return NO_FIGURE
    if not has(p, STATE_RELIGION) and p.actions <= 0:
        return NO_ACTION_LEFT
    return None if can_pay(s, p, EFFECT_PRICE, ONE_CULTURE) else CANNOT_PAY


class JapaneseBuddhism(TurnAction):
    """As an action, free with State Religion: a culture token replaces a foreign building in her city (COC-LDR-suiko)."""

    verb: ClassVar[str] = "japanese-buddhism"
    parts: ClassVar[tuple[str, ...]] = ("building",)
    place: ClassVar[int] = 89

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, SUIKO):
            options += [option for option in CONVERT if suiko_refusal(s, p, option[1]) is None]

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return suiko_refusal(s, p, option[1])

    def takes_action(self, s: State, p: Player, option: Option) -> bool:
        return not has(p, STATE_RELIGION)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return ConvertBuilding(p.seat, his_city(s, p), option[1])


class ConvertBuilding(Step):
    """They pay, and the building is theirs."""

    seat: int
    city: int
    building: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_CULTURE, rule="COC-LDR-suiko"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        put_building(s, self.city, self.building, self.seat)
        s.tell("converts-building", seat=self.seat, city=self.city, building=self.building)
        return DONE


enroll_special("pottery", Pottery())
enroll_special("horsemanship", Horsemanship())
enroll_leader("go_toba", GoToba())
enroll_leader("jimmu", Jimmu())
enroll_leader("suiko", Suiko())
enroll_action(JapaneseBuddhism())
