"""Development of Civilization: everybody may do one thing cheaper (TTA-13.6.1, TTA-13.6.15)."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.building import BUILD, POPULATION, build, build_refusal, increase_population, population_refusal
from civitas.games.through_the_ages.developing import DEVELOP, REVOLUTION, develop, develop_refusal, revolution, revolution_refusal
from civitas.games.through_the_ages.state import State
from civitas.games.through_the_ages.tables import CARDS, GOVERNMENT, IS_TECHNOLOGY, KIND, UNIT
from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

DECLINE: Final[Option] = ("decline",)
NOT_A_BUILDING: Final = Refusal("TTA-13.6.1", "only-farms-mines-and-urban-buildings")


class CivilDevelopment(Step):
    """One player may increase their population, build a farm, mine or urban building, or develop a technology; *less* is the discount."""

    seat: int
    less: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "civil-development", self.chances, then=self.develop, rule="TTA-13.6.1", about={"discount": self.less}, public=True)

    def chances(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        candidates = [POPULATION, *[BUILD[tech] for tech in p.technologies if KIND[tech] < UNIT]]
        for card in dict.fromkeys(p.hand):
            if IS_TECHNOLOGY[card]:
                candidates.append(DEVELOP[card])
                if KIND[card] == GOVERNMENT:
                    candidates.append(REVOLUTION[card])
        return [DECLINE, *[option for option in candidates if self.refusal(s, seat, option) is None]]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        p = s.players[seat]
        match option:
            case ("population",):
                return population_refusal(p, self.less)
            case ("build", int(tech)):
                return NOT_A_BUILDING if 0 <= tech < CARDS and KIND[tech] >= UNIT else build_refusal(p, tech, self.less)
            case ("develop", int(card)):
                return develop_refusal(s, p, card, self.less)
            case ("revolution", int(card)):
                return revolution_refusal(s, p, card, self.less)
        return None

    def develop(self, s: State, option: Option) -> Next:
        match option[0]:
            case "population":
                increase_population(s, self.seat, self.less)
            case "build":
                build(s, self.seat, option[1], self.less)
            case "develop":
                develop(s, self.seat, option[1], self.less)
            case "revolution":
                revolution(s, self.seat, option[1], self.less)
        return DONE
