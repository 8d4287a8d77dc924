"""The events of Age I."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.board import (
    food,
    free_worker,
    gain_food,
    gain_population,
    gain_resources,
    lose_all_food,
    lose_culture,
    lose_food,
    lose_resources,
    resources,
    score_culture,
    score_science,
    take_yellow,
)
from civitas.games.through_the_ages.losses import LosePopulation
from civitas.games.through_the_ages.production import produce_food, produce_resources
from civitas.games.through_the_ages.ranking import by_culture, strongest, two_strongest, two_weakest, weakest, with_most
from civitas.games.through_the_ages.ratings import discontent
from civitas.games.through_the_ages.state import Player, State, clockwise
from civitas.games.through_the_ages.tables import KIND, TECHS, UNIT
from civitas.kernel.flow import DONE, Ask, ForEach, Next, Step
from civitas.kernel.options import Refusal, has_form
from civitas.kernel.records import Option

from .event import Event, enroll

MOST: Final = 7  # of food and resources in one mix: Plunder III
GAIN_MIX: Final[list[list[Option]]] = [[("gain-mix", f, r) for r in range(MOST + 1)] for f in range(MOST + 1)]
DESTROY_OWN: Final[list[Option]] = [("destroy-own", card) for card in range(TECHS)]
LOSE_MIX: Final[list[list[Option]]] = [[("lose-mix", f, r) for r in range(MOST + 1)] for f in range(MOST + 1)]

NO_BUILDING_THERE: Final = Refusal("TTA-13.6.17", "no-worker-stands-on-that-card")
BUILDINGS_ONLY: Final = Refusal("TTA-13.6.17", "only-buildings-are-destroyed")
YOU_HAVE_LESS: Final = Refusal("TTA-13.6.3", "you-have-not-so-much")


class Barbarians(Event):
    """The civilization with the most culture loses population if it is one of the two weakest."""

    def happen(self, s: State, seat: int) -> Step | None:
        leader = by_culture(s, seat)[0]
        if leader not in two_weakest(s, seat):
            return None
        return LosePopulation(leader, self.op["if_culture_leader_in_two_weakest"]["lose_population"])


class BorderConflict(Event):
    """The weakest destroys a building of its own, then the strongest gains resources."""

    def happen(self, s: State, seat: int) -> Step | None:
        return BorderWar(weakest(s, seat), strongest(s, seat), self.op["strongest"]["gain_resources"])


class BorderWar(Step):
    """A building falls on one side of the border, then the other side profits."""

    loser: int
    winner: int
    resources: int

    def begin(self, s: State) -> Next:
        p = s.players[self.loser]
        own = [DESTROY_OWN[card] for card in p.technologies if self.destroy_refusal(p, card) is None]
        if not own:  # TTA-8.9: what cannot be done is skipped
            return self.gain(s)
        return Ask(self.loser, "destroy-own", tuple(own), then=self.destroy, rule="TTA-13.6.17")

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return self.destroy_refusal(s.players[seat], option[1]) if has_form(option, "destroy-own", int) else None

    def destroy_refusal(self, p: Player, card: int) -> Refusal | None:
        if card not in p.technologies or not p.workers[card]:
            return NO_BUILDING_THERE
        return BUILDINGS_ONLY if KIND[card] >= UNIT else None

    def destroy(self, s: State, option: Option) -> Next:
        free_worker(s, self.loser, option[1])
        s.tell("building-destroyed", seat=self.loser, card=option[1])
        return self.gain(s)

    def gain(self, s: State) -> Next:
        gain_resources(s, self.winner, self.resources)
        return DONE


class Crusades(Event):
    """The strongest scores culture, the weakest loses it."""

    def happen(self, s: State, seat: int) -> Step | None:
        strong, weak = strongest(s, seat), weakest(s, seat)
        score_culture(s, strong, self.op["strongest"]["score_culture"])
        lose_culture(s, weak, self.op["weakest"]["lose_culture"])
        return None


class CulturalInfluence(Event):
    """Each civilization scores its culture rating."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            score_culture(s, each, s.players[each].culture_rating)
        return None


class Foray(Event):
    """The two strongest gain food and resources, mixed as they like."""

    def happen(self, s: State, seat: int) -> Step | None:
        return ForEach("GainMix", in_turn(s, seat, two_strongest(s, seat)), (self.op["two_strongest"]["gain_food_and_or_resources"],))


class GainMix(Step):
    """One player gains so much food and resources in all, food first (TTA-8.12)."""

    seat: int
    total: int

    def begin(self, s: State) -> Next:
        mixes = tuple([GAIN_MIX[f][self.total - f] for f in range(self.total + 1)])
        return Ask(self.seat, "gain-mix", mixes, then=self.gain, rule="TTA-8.12", about={"total": self.total})

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return sum_refusal(self.total, option[1], option[2]) if has_form(option, "gain-mix", int, int) else None

    def gain(self, s: State, option: Option) -> Next:
        gain_food(s, self.seat, option[1])
        gain_resources(s, self.seat, option[2])
        return DONE


class GoodHarvest(Event):
    """Each civilization produces food."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            produce_food(s, each)
        return None


class Immigration(Event):
    """All civilizations with the most happy faces gain population, even if the most is none (TTA-8.11)."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in with_most(s, seat, [p.happiness for p in s.players]):
            gain_population(s, each, self.op["all_with_most_happy"]["gain_population"])
        return None


class NewDeposits(Event):
    """Each civilization produces resources."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            produce_resources(s, each)
        return None


class Pestilence(Event):
    """Each civilization loses population."""

    def happen(self, s: State, seat: int) -> Step | None:
        return ForEach("LosePopulation", tuple(clockwise(s, seat)), (self.op["lose_population"],))


class Raiders(Event):
    """The two weakest lose food and resources, mixed as they like."""

    def happen(self, s: State, seat: int) -> Step | None:
        return ForEach("LoseMix", in_turn(s, seat, two_weakest(s, seat)), (self.op["two_weakest"]["lose_food_and_or_resources"],))


class LoseMix(Step):
    """One player loses so much food and resources in all, or whatever they have; resources first (TTA-8.12, TTA-13.6.3)."""

    seat: int
    total: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        total = min(self.total, food(p) + resources(p))
        mixes = tuple([LOSE_MIX[f][total - f] for f in range(total + 1) if self.refusal(s, self.seat, LOSE_MIX[f][total - f]) is None])
        return Ask(self.seat, "lose-mix", mixes, then=self.lose, rule="TTA-8.12", about={"total": total})

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("lose-mix", int(f), int(r)):
                p = s.players[seat]
                return YOU_HAVE_LESS if f > food(p) or r > resources(p) else sum_refusal(min(self.total, food(p) + resources(p)), f, r)
        return None

    def lose(self, s: State, option: Option) -> Next:
        lose_resources(s, self.seat, option[2])
        lose_food(s, self.seat, option[1])
        return DONE


class Rats(Event):
    """Each civilization loses all its food."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            lose_all_food(s, each)
        return None


class Rebellion(Event):
    """Each civilization spends civil actions for its discontent workers, without effect."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            p = s.players[each]
            spent = min(p.ca, self.op["spend_civil_actions_per_discontent"] * discontent(p))  # TTA-13.6.5
            if spent:
                p.ca -= spent
                s.tell("rebellion-spends", seat=each, actions=spent)
        return None


class ReignOfTerror(Event):
    """The weakest civilization loses population."""

    def happen(self, s: State, seat: int) -> Step | None:
        return LosePopulation(weakest(s, seat), self.op["weakest"]["lose_population"])


class ScientificBreakthrough(Event):
    """Each civilization scores its science rating."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            score_science(s, each, s.players[each].science_rating)
        return None


class UncertainBorders(Event):
    """The strongest takes a yellow token from the bank of the weakest."""

    def happen(self, s: State, seat: int) -> Step | None:
        take_yellow(s, strongest(s, seat), weakest(s, seat), self.op["strongest_takes_yellow_token_from_weakest"])
        return None


def sum_refusal(total: int, food: int, resources: int) -> Refusal | None:
    """Why so much is not what the event gives or takes in all (TTA-8.12)."""
    if food + resources == total and food >= 0 and resources >= 0:
        return None
    return Refusal("TTA-8.12", "food-and-resources-must-make-so-many", total=total)


def in_turn(s: State, seat: int, chosen: list[int]) -> tuple[int, ...]:
    """These players, clockwise from the current one (TTA-8.2)."""
    return tuple([each for each in clockwise(s, seat) if each in chosen])


enroll(Barbarians("barbarians"))
enroll(BorderConflict("border_conflict"))
enroll(Crusades("crusades"))
enroll(CulturalInfluence("cultural_influence"))
enroll(Foray("foray"))
enroll(GoodHarvest("good_harvest"))
enroll(Immigration("immigration"))
enroll(NewDeposits("new_deposits"))
enroll(Pestilence("pestilence"))
enroll(Raiders("raiders"))
enroll(Rats("rats"))
enroll(Rebellion("rebellion"))
enroll(ReignOfTerror("reign_of_terror"))
enroll(ScientificBreakthrough("scientific_breakthrough"))
enroll(UncertainBorders("uncertain_borders"))
