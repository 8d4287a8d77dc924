"""Babylon: Canals, Code of Laws, Star Catalogues, Ziggurats; Hammurabi, Nabopolassar, Nebuchadnezzar II."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from civitas.kernel.flow import Step

from ..armies import add, capacity, is_land, land_size, leader_space, room, supply
from ..battles.battle import ATTACK, Battle
from ..cards.civil import PlaceInfantry
from ..cities import has_building
from ..decks import draw_actions
from ..effects import Effect, enroll_leader, enroll_special
from ..menu import enroll_action
from ..payment import BUILD_PRICE, WONDER_PRICE, Deal
from ..state import Player, State
from ..tables import (
    CULTURE,
    FOOD,
    FORTRESS,
    GREAT_GARDENS,
    IDEA,
    INFANTRY,
    LEADER_CARD,
    NONE,
    ORE,
    TEMPLE,
    WOOD,
)
from .leading import CULTURE_OR_IDEA, FreeWonder, Take, fights, his_city

NEBUCHADNEZZAR: Final = LEADER_CARD["nebuchadnezzar"]
MOST_CARDS: Final = 4  # Code of Laws
ANY_OF_A_BUILDING: Final = 1 << FOOD | 1 << WOOD | 1 << ORE


class Canals(Effect):
    """Exactly 1 food collected becomes 2 (COC-SPA-canals, COC-8.5.2)."""

    def collected(self, s: State, p: Player, collect: Any) -> Step | None:
        if collect.gains[FOOD] == 1:
            collect.gains[FOOD] = 2
        return None


class CodeOfLaws(Effect):
    """An action card after a successful influence, with 4 or fewer in hand (COC-SPA-code_of_laws)."""

    def influenced(self, s: State, p: Player, influence: Any) -> Step | None:
        return draw_actions(s, p.seat) if len(p.hand) <= MOST_CARDS else None


class StarCatalogues(Effect):
    """An idea or a culture token before an event is drawn (COC-SPA-star_catalogues)."""

    def before_event(self, s: State, p: Player) -> Step | None:
        return Take(p.seat, CULTURE_OR_IDEA, "COC-SPA-star_catalogues")


class Ziggurats(Effect):
    """Ideas may replace the resources of a temple (COC-SPA-ziggurats)."""

    purposes: ClassVar[tuple[str, ...]] = ("building",)

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == BUILD_PRICE and deal.subject == TEMPLE:
            deal.covers[IDEA] |= ANY_OF_A_BUILDING


class Hammurabi(Effect):
    """Guardian: a fortress in his city costs no food and no wood (COC-LDR-hammurabi); Lawgiver is in ``happiness``."""

    purposes: ClassVar[tuple[str, ...]] = ("building",)

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == BUILD_PRICE and deal.subject == FORTRESS and deal.city == his_city(s, p) != NONE:
            deal.price[FOOD] = deal.price[WOOD] = 0


class Nabopolassar(Effect):
    """+2 against players with at least as many cities; an infantry after a city was lost (COC-LDR-nabopolassar)."""

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        foe = b.owner(1 - side)
        return 2 if fights(s, b, side) and foe < len(s.players) and len(s.players[foe].cities) >= len(p.cities) else 0

    def city_lost(self, s: State, p: Player, space: int, winner: int) -> Step | None:
        """Revolt (COC-8.5.22)."""
        at = leader_space(s, p.seat)
        if at < 0 or not supply(s, p.seat, INFANTRY):
            return None
        if (room(s, p.seat, at) > 0) if is_land(s, at) else (land_size(s.stacks[p.seat][at]) < capacity(s, p.seat, at)):
            add(s, p.seat, at, INFANTRY)
            s.tell("places-unit", seat=p.seat, unit=INFANTRY, space=at)
            return None
        return PlaceInfantry(p.seat, "COC-LDR-nabopolassar")


class Nebuchadnezzar(Effect):
    """+2 when he attacks a city with a temple; the Great Gardens in his city cost 2 culture less (COC-LDR-nebuchadnezzar, COC-8.4)."""

    purposes: ClassVar[tuple[str, ...]] = ("wonder",)

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        return 2 if fights(s, b, side) and side == ATTACK and b.in_city(s) and has_building(s, b.space, TEMPLE) else 0

    def price(self, s: State, p: Player, deal: Deal) -> None:
        own_wonder_price(s, p, deal, GREAT_GARDENS)


def own_wonder_price(s: State, p: Player, deal: Deal, wonder: int) -> None:
    """COC-8.4.2, 8.4.3: the leader's own wonder costs 2 culture tokens less in his city."""
    if deal.purpose == WONDER_PRICE and deal.subject == wonder and deal.city == his_city(s, p) != NONE:
        deal.price[CULTURE] = max(0, deal.price[CULTURE] - 2)


class BuildGardens(FreeWonder):
    """With Engineering: any wonder in his city as a free action (COC-8.4.2)."""

    verb: ClassVar[str] = "wonder-nebuchadnezzar"
    leader: ClassVar[int] = NEBUCHADNEZZAR


enroll_special("canals", Canals())
enroll_special("code_of_laws", CodeOfLaws())
enroll_special("star_catalogues", StarCatalogues())
enroll_special("ziggurats", Ziggurats())
enroll_leader("hammurabi", Hammurabi())
enroll_leader("nabopolassar", Nabopolassar())
enroll_leader("nebuchadnezzar", Nebuchadnezzar())
enroll_action(BuildGardens())
