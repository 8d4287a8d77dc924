"""Phoenicia: City Independence, Biremes; Ithobaal, King Hiram, Pygmalion (Alphabet, Cedars & Dyes and the traders are in trade routes)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from civitas.kernel.flow import Step

from ..battles.battle import DEFENCE, PROTECTOR_USED, Battle
from ..cities import has_building, own_buildings, within
from ..effects import Effect, enroll_leader, enroll_special, has
from ..happiness import set_mood
from ..menu import enroll_action
from ..payment import EFFECT_PRICE, can_pay, price_of
from ..scoring import ADVANCES_ROW, CITY_PIECES
from ..state import Player, State
from ..tables import CONSTRUCTION, GOVERNMENTS, HAPPY, LEADER_CARD, PORT, TEMPLE, WARSHIPS
from .china import CancelHit
from .leading import School, fights, led_capture

ONE_CULTURE: Final = price_of(culture=1)


class CityIndependence(Effect):
    """Ports are worth half a point more, government advances nothing (COC-SPA-city_independence, COC-10.5)."""

    def points(self, s: State, p: Player) -> list[tuple[int, int]]:
        return [(CITY_PIECES, own_buildings(s, p.seat)[PORT]), (ADVANCES_ROW, -(p.advances & GOVERNMENTS).bit_count())]


class Biremes(Effect):
    """+2 in naval battles, only in round 1 against Warships (COC-SPA-biremes)."""

    def sea_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        foe = b.owner(1 - side)
        return 2 if b.round == 1 or foe >= len(s.players) or not has(s.players[foe], WARSHIPS) else 0


class Ithobaal(Effect):
    """A captured city that held an own building becomes happy; +2 near an own city with a temple (COC-LDR-ithobaal)."""

    def captured(self, s: State, p: Player, capture: Any) -> Step | None:
        if capture.own and not capture.destroyed and led_capture(s, p, capture):
            set_mood(s, capture.space, HAPPY)
        return None

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        near = any([has_building(s, city, TEMPLE) and within(s, b.space, city, 2) for city in p.cities])
        return 2 if near and fights(s, b, side) else 0


class Constructor(School):
    """King Hiram's school (COC-LDR-hiram)."""

    verb: ClassVar[str] = "constructor"
    leader: ClassVar[int] = LEADER_CARD["hiram"]
    category: ClassVar[int] = CONSTRUCTION


class Pygmalion(Effect):
    """Once per battle for a city: a culture token cancels a hit; ``ending`` gives it back with a victory (COC-LDR-pygmalion)."""

    def cancel_paid(self, s: State, p: Player, b: Battle, side: int) -> Step | None:
        able = side == DEFENCE and fights(s, b, side) and b.in_city(s) and not b.marked(side, PROTECTOR_USED)
        if not able or not can_pay(s, p, EFFECT_PRICE, ONE_CULTURE):
            return None
        return CancelHit(p.seat, side, ONE_CULTURE, "protector", "COC-LDR-pygmalion", PROTECTOR_USED)


enroll_special("city_independence", CityIndependence())
enroll_special("biremes", Biremes())
enroll_leader("ithobaal", Ithobaal())
enroll_leader("pygmalion", Pygmalion())
enroll_action(Constructor())
