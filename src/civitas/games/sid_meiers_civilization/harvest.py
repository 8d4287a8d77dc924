"""Harvesting resources: the action of a city (SMC-8.14), and Feudalism's of the option set (SMC-G13.feudalism)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .actions import Action
from .city_actions import HARVEST, CityAction, ready_cities, spend_action, why_not_act
from .piles import take_resource
from .state import USED_ANGKOR_WAT, USED_FREE_HARVEST, State, cities_of
from .tables import ANGKOR_WAT, CITIES, FREE_HARVEST, MARKET_RESOURCES, SEATS, SHARED_HARVEST
from .yields import city_resources, enemies_at, outskirts, resource_at, works

GATHER: Final[list[list[Option]]] = [[("harvest", city, resource) for resource in range(MARKET_RESOURCES)] for city in range(CITIES * SEATS)]
PAIRS: Final = [(one, other) for one in range(MARKET_RESOURCES) for other in range(one, MARKET_RESOURCES)]
GATHER_TWO: Final[list[list[Option]]] = [[("harvest-two", city, one, other) for one, other in PAIRS] for city in range(CITIES * SEATS)]
HARVEST_FREELY: Final[list[Option]] = [("harvest-freely", resource) for resource in range(MARKET_RESOURCES)]

NO_ICON: Final = Refusal("SMC-8.14.1", "no-such-resource-in-the-outskirts")
NONE_LEFT: Final = Refusal("SMC-8.14.1", "no-such-token-in-the-market")
NO_ANGKOR_WAT: Final = Refusal("SMC-W.angkor_wat", "two-tokens-only-with-angkor-wat")
ANGKOR_WAT_USED: Final = Refusal("SMC-21.4", "angkor-wat-was-used-this-turn")
NOT_FEUDAL: Final = Refusal("SMC-G13.feudalism", "no-government-harvests-freely")
HARVESTED: Final = Refusal("SMC-G13.feudalism", "harvested-freely-this-turn")


def resources_for(s: State, seat: int, city: int) -> int:
    """What a city may harvest, as a mask: its own icons; under the default Feudalism those of all own cities (SMC-19.13)."""
    if not SHARED_HARVEST[s.rules.government_set][s.players[seat].government]:
        return city_resources(s, city)
    found = 0
    for other in cities_of(s, seat):
        found |= city_resources(s, other)
    return found


def why_not_gather(s: State, icons: int, resource: int, wanted: int = 1) -> Refusal | None:
    """SMC-8.14.1: an icon and so many tokens in the market."""
    if not 0 <= resource < MARKET_RESOURCES or not icons >> resource & 1:
        return NO_ICON
    return None if s.supply[resource] >= wanted else NONE_LEFT


class Harvest(Action):
    """C: one token of a resource that the city shows."""

    verb: ClassVar[str] = "harvest"
    parts: ClassVar[tuple[str, ...]] = ("city", "resource")

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        for city in ready_cities(s, seat, HARVEST):
            icons = resources_for(s, seat, city)
            if icons:
                options += [GATHER[city][resource] for resource in range(MARKET_RESOURCES) if why_not_gather(s, icons, resource) is None]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        why = why_not_act(s, seat, option[1], HARVEST)
        return why_not_gather(s, resources_for(s, seat, option[1]), option[2]) if why is None else why

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        return HarvestResources(seat, option)


class HarvestTwo(Action):
    """Angkor Wat: once a turn one harvest takes two tokens, of the same or of different icons (SMC-21.4)."""

    verb: ClassVar[str] = "harvest-two"
    parts: ClassVar[tuple[str, ...]] = ("city", "resource", "second")

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        if why_no_angkor_wat(s, seat) is None:
            for city in ready_cities(s, seat, HARVEST):
                icons = resources_for(s, seat, city)
                options += [option for option in GATHER_TWO[city] if why_not_gather_two(s, icons, option) is None]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        why = why_no_angkor_wat(s, seat) or why_not_act(s, seat, option[1], HARVEST)
        return why_not_gather_two(s, resources_for(s, seat, option[1]), option) if why is None else why

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        return HarvestResources(seat, option)


def why_no_angkor_wat(s: State, seat: int) -> Refusal | None:
    """Why a harvest takes one token only."""
    if not works(s, seat, ANGKOR_WAT):
        return NO_ANGKOR_WAT
    return ANGKOR_WAT_USED if s.players[seat].flags & USED_ANGKOR_WAT else None


def why_not_gather_two(s: State, icons: int, option: Option) -> Refusal | None:
    """Both tokens must be there; the same square may be harvested twice."""
    _, _, one, other = option
    if one == other:
        return why_not_gather(s, icons, one, 2)
    return why_not_gather(s, icons, one) or why_not_gather(s, icons, other)


class HarvestResources(CityAction):
    """One token, or two with Angkor Wat, are taken when nobody cancels it."""

    def pay(self, s: State) -> None:
        spend_action(s, self.seat, self.city(), HARVEST)
        if len(self.option) > 3:
            s.players[self.seat].flags |= USED_ANGKOR_WAT
        s.tell("harvests", seat=self.seat, city=self.city(), resources=self.option[2:])

    def take_effect(self, s: State) -> Step | None:
        for resource in self.option[2:]:
            if take_resource(s, self.seat, resource):
                s.tell("takes-resource", seat=self.seat, resource=resource)
        return None


# --- Feudalism of the option set: a harvest at Start of Turn ---------------------------------------------------------------------


class FreeHarvest(Action):
    """Once in the Start of Turn part, no city action: a resource in the outskirts of any own city (SMC-G13.feudalism)."""

    verb: ClassVar[str] = "harvest-freely"
    parts: ClassVar[tuple[str, ...]] = ("resource",)

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        if why_not_feudal(s, seat) is None:
            icons = icons_of_outskirts(s, seat)
            options += [HARVEST_FREELY[resource] for resource in range(MARKET_RESOURCES) if why_not_gather(s, icons, resource) is None]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return why_not_feudal(s, seat) or why_not_gather(s, icons_of_outskirts(s, seat), option[1])

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        s.players[seat].flags |= USED_FREE_HARVEST
        take_resource(s, seat, option[1])
        s.tell("harvests-freely", seat=seat, resource=option[1])
        return None


def why_not_feudal(s: State, seat: int) -> Refusal | None:
    """Why a seat does not harvest freely now."""
    p = s.players[seat]
    if not FREE_HARVEST[s.rules.government_set][p.government]:
        return NOT_FEUDAL
    return HARVESTED if p.flags & USED_FREE_HARVEST else None


def icons_of_outskirts(s: State, seat: int) -> int:
    """The resources of all own outskirts that are not blockaded, as a mask; scouts are not sent yet."""
    found = 0
    for city in cities_of(s, seat):
        for square in outskirts(s, city):
            resource = resource_at(s, square)
            if resource >= 0 and not enemies_at(s, seat, square):
                found |= 1 << resource
    return found
