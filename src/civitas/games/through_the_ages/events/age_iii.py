"""The events of Age III: impacts, scored when they are revealed or else at the end of the game (TTA-13.6.14)."""

from __future__ import annotations

from civitas.games.through_the_ages.board import consumption, lose_culture, score_culture
from civitas.games.through_the_ages.production import food_production, mine_production, resource_production
from civitas.games.through_the_ages.ratings import discontent, ranking, strengths, workers_of
from civitas.games.through_the_ages.state import Player, State, clockwise
from civitas.games.through_the_ages.tables import AGE_NAMES, ARENA, INFANTRY, KIND, LAB, LEVEL, NONE, SHORTER, TYPE, UNIT, URBAN
from civitas.kernel.flow import Step

from .event import EVENTS, Event, enroll


class Impact(Event):
    """Each civilization scores culture; what for is what its subclasses say."""

    def happen(self, s: State, seat: int) -> Step | None:
        points = [self.points(s, p) for p in s.players]
        for each in clockwise(s, seat):
            if points[each] >= 0:
                score_culture(s, each, points[each])
            else:
                lose_culture(s, each, -points[each])
        return None

    def points(self, s: State, p: Player) -> int:
        """What *p* scores; below 0 they lose."""
        return 0


class ImpactOfAgriculture(Impact):
    """Food production, and more if it exceeds consumption."""

    def points(self, s: State, p: Player) -> int:
        made = food_production(s, p)
        return made + (self.op["bonus_if_exceeds_consumption"] if made > consumption(p) else 0)


class ImpactOfArchitecture(Impact):
    """The levels of all urban buildings."""

    def points(self, s: State, p: Player) -> int:
        return sum([p.workers[card] * LEVEL[card] for card in p.technologies if KIND[card] == URBAN])


class ImpactOfBalance(Impact):
    """Twice the lowest of science, culture, food and resource production."""

    def points(self, s: State, p: Player) -> int:
        return 2 * min(p.science_rating, p.culture_rating, food_production(s, p), resource_production(s, p))


class ImpactOfColonies(Impact):
    """3 for each colony."""

    def points(self, s: State, p: Player) -> int:
        return 3 * len(p.colonies)


class ImpactOfCompetition(Impact):
    """The levels of all military units and arenas."""

    def points(self, s: State, p: Player) -> int:
        return sum([p.workers[card] * LEVEL[card] for card in p.technologies if KIND[card] == UNIT or TYPE[card] == ARENA])


class ImpactOfGovernment(Impact):
    """2 for each civil action and 1 for each military action."""

    def points(self, s: State, p: Player) -> int:
        return 2 * p.ca_total + p.ma_total


class ImpactOfHappiness(Impact):
    """2 for each happy face, less 2 for each discontent worker."""

    def points(self, s: State, p: Player) -> int:
        return 2 * p.happiness - 2 * discontent(p)


class ImpactOfIndustry(Impact):
    """The resources that mines produce; Gates and pacts do not count (TTA-13.1.17)."""

    def points(self, s: State, p: Player) -> int:
        return mine_production(p)


class ImpactOfPopulation(Impact):
    """2 for each content worker above ten."""

    def points(self, s: State, p: Player) -> int:
        return 2 * max(0, sum(p.workers) + p.unused - discontent(p) - 10)


class ImpactOfProgress(Impact):
    """2 for each level of the government and of special technologies."""

    def points(self, s: State, p: Player) -> int:
        return 2 * (LEVEL[p.government] + sum([LEVEL[card] for card in p.specials if card != NONE]))


class ImpactOfScience(Impact):
    """By rank in science; ties as in TTA-8.3."""

    def happen(self, s: State, seat: int) -> Step | None:
        order = ranking(s, self.values(s), seat)
        points = self.op["points"][f"p{s.in_game}"]
        for each in clockwise(s, seat):
            score_culture(s, each, points[order.index(each)])
        return None

    def values(self, s: State) -> list[int]:
        """What is compared."""
        return [p.science_rating for p in s.players]


class ImpactOfStrength(ImpactOfScience):
    """By rank in strength."""

    def values(self, s: State) -> list[int]:
        return strengths(s)


class ImpactOfTechnology(Impact):
    """4 for each technology of level III; of level II in the shorter game (TTA-18.3)."""

    def points(self, s: State, p: Player) -> int:
        level = 2 if s.mode == SHORTER else 3
        found = [card for card in (*p.technologies, *p.specials, p.government) if card != NONE and LEVEL[card] == level]
        return 4 * len(found)


class ImpactOfVariety(Impact):
    """2 for each type of unit, each type of urban building and each special technology."""

    def points(self, s: State, p: Player) -> int:
        types = sum([1 for type in range(LAB, INFANTRY + 4) if workers_of(p, type)])
        return 2 * (types + sum([1 for card in p.specials if card != NONE]))


class ImpactOfWonders(Impact):
    """For each completed wonder, the more the older it is; ruins count."""

    def points(self, s: State, p: Player) -> int:
        return sum([self.op["score_per_wonder_age"][AGE_NAMES[LEVEL[wonder]]] for wonder in p.wonders])


enroll(ImpactOfAgriculture("impact_of_agriculture"))
enroll(ImpactOfArchitecture("impact_of_architecture"))
enroll(ImpactOfBalance("impact_of_balance"))
enroll(ImpactOfColonies("impact_of_colonies"))
enroll(ImpactOfCompetition("impact_of_competition"))
enroll(ImpactOfGovernment("impact_of_government"))
enroll(ImpactOfHappiness("impact_of_happiness"))
enroll(ImpactOfIndustry("impact_of_industry"))
enroll(ImpactOfPopulation("impact_of_population"))
enroll(ImpactOfProgress("impact_of_progress"))
enroll(ImpactOfScience("impact_of_science"))
enroll(ImpactOfStrength("impact_of_strength"))
enroll(ImpactOfTechnology("impact_of_technology"))
enroll(ImpactOfVariety("impact_of_variety"))
enroll(ImpactOfWonders("impact_of_wonders"))


def score_impact(s: State, card: int, first: int) -> None:
    """One Age III event at the end of the game, as if *first* were the current player (TTA-8.7, TTA-14.4)."""
    event = EVENTS[card]
    assert isinstance(event, Impact), "only Age III events are scored at the end"
    s.tell("scores-event", card=card)
    event.happen(s, first)
