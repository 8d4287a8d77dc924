"""The events of Age A: developments, good for everybody."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.board import gain_food, gain_population, gain_resources, place_worker, score_science
from civitas.games.through_the_ages.decks import draw_military
from civitas.games.through_the_ages.ratings import workers_of
from civitas.games.through_the_ages.state import State, clockwise
from civitas.games.through_the_ages.tables import KIND, NUMBER, TECHS, TYPE, UNIT, URBAN, URBAN_LIMIT
from civitas.kernel.flow import DONE, Ask, ForEach, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .event import Event, enroll

DECLINE: Final[Option] = ("decline",)
FOOD: Final[Option] = ("choose-food",)
RESOURCES: Final[Option] = ("choose-resources",)
BUILD_FREE: Final[list[Option]] = [("build-free", card) for card in range(TECHS)]

ANOTHER_BUILDING: Final = Refusal("TTA-13.6.2", "only-that-building-is-free")


class DevelopmentOfAgriculture(Event):
    """Each civilization gains food."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            gain_food(s, each, self.op["gain_food"])
        return None


class DevelopmentOfCivilization(Event):
    """Each civilization may do one thing cheaper: increase population, build, or develop."""

    def happen(self, s: State, seat: int) -> Step | None:
        return ForEach("CivilDevelopment", tuple(clockwise(s, seat)), (self.op["discount"],))


class DevelopmentOfCrafts(Event):
    """Each civilization gains resources."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            gain_resources(s, each, self.op["gain_resources"])
        return None


class DevelopmentOfMarkets(Event):
    """Each civilization gains food or resources."""

    def happen(self, s: State, seat: int) -> Step | None:
        food, resources = self.op["choose_one"]
        return ForEach("Market", tuple(clockwise(s, seat)), (food["gain_food"], resources["gain_resources"]))


class Market(Step):
    """One player takes food or resources."""

    seat: int
    food: int
    resources: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "market", (FOOD, RESOURCES), then=self.gain, rule="TTA-8.9", about={"food": self.food, "resources": self.resources})

    def gain(self, s: State, option: Option) -> Next:
        if option == FOOD:
            gain_food(s, self.seat, self.food)
        else:
            gain_resources(s, self.seat, self.resources)
        return DONE


class DevelopmentOfPolitics(Event):
    """Each player draws military cards, the current player first (TTA-8.10)."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            draw_military(s, each, self.op["draw_military_cards"])
        return None


class DevelopmentOfReligion(Event):
    """Each player with an unused worker may build a temple for free; Warfare likewise a unit."""

    def happen(self, s: State, seat: int) -> Step | None:
        return ForEach("FreeBuilding", tuple(clockwise(s, seat)), (NUMBER[self.op["optional_free_build"]],))


class DevelopmentOfWarfare(DevelopmentOfReligion):
    """Each player with an unused worker may build one Warriors unit for free."""


class FreeBuilding(Step):
    """One player may put an unused worker on this card, free of charge (TTA-13.6.2, TTA-13.6.15)."""

    seat: int
    tech: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if not p.unused:
            return DONE
        if KIND[self.tech] == URBAN and workers_of(p, TYPE[self.tech]) >= URBAN_LIMIT[p.government]:
            return DONE
        return Ask(self.seat, "free-building", (BUILD_FREE[self.tech], DECLINE), then=self.build, rule="TTA-13.6.2", about={"card": self.tech})

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return ANOTHER_BUILDING if option[0] == "build-free" and option != BUILD_FREE[self.tech] else None

    def build(self, s: State, option: Option) -> Next:
        if option != DECLINE:
            place_worker(s, self.seat, self.tech)
            s.tell("trains-free" if KIND[self.tech] == UNIT else "builds-free", seat=self.seat, card=self.tech)
        return DONE


class DevelopmentOfScience(Event):
    """Each civilization scores science."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            score_science(s, each, self.op["score_science"])
        return None


class DevelopmentOfSettlement(Event):
    """Each civilization gains population."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            gain_population(s, each, self.op["gain_population"])
        return None


class DevelopmentOfTradeRoutes(Event):
    """Each civilization scores science, gains food, then resources (TTA-8.12)."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            score_science(s, each, self.op["score_science"])
            gain_food(s, each, self.op["gain_food"])
            gain_resources(s, each, self.op["gain_resources"])
        return None


enroll(DevelopmentOfAgriculture("development_of_agriculture"))
enroll(DevelopmentOfCivilization("development_of_civilization"))
enroll(DevelopmentOfCrafts("development_of_crafts"))
enroll(DevelopmentOfMarkets("development_of_markets"))
enroll(DevelopmentOfPolitics("development_of_politics"))
enroll(DevelopmentOfReligion("development_of_religion"))
enroll(DevelopmentOfScience("development_of_science"))
enroll(DevelopmentOfSettlement("development_of_settlement"))
enroll(DevelopmentOfTradeRoutes("development_of_trade_routes"))
enroll(DevelopmentOfWarfare("development_of_warfare"))
