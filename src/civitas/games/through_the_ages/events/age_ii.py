"""The events of Age II."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.board import free_worker, gain_food, gain_population, lose_culture, score_culture, score_science
from civitas.games.through_the_ages.decks import draw_military
from civitas.games.through_the_ages.losses import DiscardMilitary, LoseBlueTokens, LoseColony, LosePopulation, RuinWonder
from civitas.games.through_the_ages.production import consume, produce_food, produce_resources, suffer_corruption
from civitas.games.through_the_ages.ranking import by_culture, strongest, two_strongest, two_weakest, weakest, with_most
from civitas.games.through_the_ages.ratings import discontent
from civitas.games.through_the_ages.state import Player, State, clockwise
from civitas.games.through_the_ages.tableau import remove_leader
from civitas.games.through_the_ages.tables import AGE_I, AGE_IV, CARDS, KIND, LEVEL, NONE, TECHS, URBAN
from civitas.kernel.flow import DONE, Ask, Call, ForEach, Next, Step
from civitas.kernel.options import Refusal, has_form
from civitas.kernel.records import Option

from .age_i import in_turn
from .agreement import Agreement
from .event import Event, enroll

LOSE_COLONY: Final[list[Option]] = [("lose-colony", card) for card in range(CARDS)]
RUIN: Final[list[Option]] = [("ruin", card) for card in range(CARDS)]
BLOW_UP: Final[list[Option]] = [("blow-up", card) for card in range(TECHS)]

NO_SUCH_COLONY: Final = Refusal("TTA-8.9", "there-is-no-such-colony")
NOT_OLD: Final = Refusal("TTA-13.6.11", "only-an-old-wonder-falls-to-ruin")
NO_BUILDING_THERE: Final = Refusal("TTA-13.6.12", "no-worker-stands-on-that-card")
URBAN_ONLY: Final = Refusal("TTA-13.6.12", "only-urban-buildings-are-destroyed")


class CivilUnrest(Event):
    """Culture is lost for every discontent worker; those with the most of them return a blue token too."""

    def happen(self, s: State, seat: int) -> Step | None:
        numbers = [discontent(p) for p in s.players]
        if not any([numbers[each] for each in clockwise(s, seat)]):  # TTA-13.6.6
            return None
        most = with_most(s, seat, numbers)
        per_worker, tokens = self.op["lose_culture_per_discontent"], self.op["all_with_most_discontent"]["lose_blue_tokens"]
        unrest = tuple([(each, per_worker * numbers[each], tokens if each in most else 0) for each in clockwise(s, seat)])
        return Unrest(unrest)


class Unrest(Step):
    """Player by player: culture is lost, then blue tokens."""

    losses: tuple[tuple[int, int, int], ...]  # seat, culture, blue tokens

    def begin(self, s: State) -> Next:
        if not self.losses:
            return DONE
        (seat, culture, tokens), self.losses = self.losses[0], self.losses[1:]
        lose_culture(s, seat, culture)
        return Call(LoseBlueTokens(seat, tokens), then=self.begin)


class ColdWar(Event):
    """The two strongest score science."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in in_turn(s, seat, two_strongest(s, seat)):
            score_science(s, each, self.op["two_strongest"]["score_science"])
        return None


class CrimeWave(Event):
    """The two weakest lose culture and return a blue token."""

    def happen(self, s: State, seat: int) -> Step | None:
        loss = self.op["two_weakest"]
        return Unrest(tuple([(each, loss["lose_culture"], loss["lose_blue_tokens"]) for each in in_turn(s, seat, two_weakest(s, seat))]))


class EconomicProgress(Event):
    """Each civilization goes through its production, without scoring (TTA-13.6.4); all steps before the next one (TTA-13.6.16)."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            suffer_corruption(s, each)
            produce_food(s, each)
            consume(s, each)
            produce_resources(s, each)
        return None


class Emigration(Event):
    """Each civilization loses population: half its discontent workers, rounded up."""

    def happen(self, s: State, seat: int) -> Step | None:
        return Exodus(tuple([(each, (discontent(s.players[each]) + 1) // 2) for each in clockwise(s, seat)]))


class Exodus(Step):
    """Player by player: so much population leaves."""

    losses: tuple[tuple[int, int], ...]  # seat, population

    def begin(self, s: State) -> Next:
        while self.losses:
            (seat, number), self.losses = self.losses[0], self.losses[1:]
            if number:
                return Call(LosePopulation(seat, number), then=self.begin)
        return DONE


class Iconoclasm(Event):
    """Leaders that are not from the current age leave play; in Age IV all of them (TTA-13.6.8)."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            leader = s.players[each].leader
            if leader != NONE and LEVEL[leader] != s.age:
                remove_leader(s, each)
        return None


class IndependenceDeclaration(Event):
    """The weakest civilization loses a colony."""

    def happen(self, s: State, seat: int) -> Step | None:
        return Independence(weakest(s, seat))


class Independence(Step):
    """One player names the colony they lose."""

    seat: int

    def begin(self, s: State) -> Next:
        colonies = tuple([LOSE_COLONY[card] for card in s.players[self.seat].colonies])
        if not colonies:  # TTA-8.9
            return DONE
        return Ask(self.seat, "lose-colony", colonies, then=self.lose, rule="TTA-8.9")

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return NO_SUCH_COLONY if has_form(option, "lose-colony", int) and option[1] not in s.players[seat].colonies else None

    def lose(self, s: State, option: Option) -> Next:
        return Call(LoseColony(self.seat, option[1]))


class InternationalAgreement(Event):
    """The strongest may take cards from the row, for their next political action."""

    def happen(self, s: State, seat: int) -> Step | None:
        return Agreement(strongest(s, seat), self.op["strongest_optional"]["take_cards_worth"])


class NationalPride(Event):
    """The civilization with the most culture scores more."""

    def happen(self, s: State, seat: int) -> Step | None:
        score_culture(s, by_culture(s, seat)[0], self.op["most_culture"]["score_culture"])
        return None


class PoliticsOfStrength(Event):
    """The strongest draws cards, the weakest discards; in Age IV it is culture (TTA-13.6.10)."""

    def happen(self, s: State, seat: int) -> Step | None:
        strong, weak = strongest(s, seat), weakest(s, seat)
        if s.age == AGE_IV:
            score_culture(s, strong, self.op["age_iv"]["strongest"]["score_culture"])
            lose_culture(s, weak, self.op["age_iv"]["weakest"]["lose_culture"])
            return None
        draw_military(s, strong, self.op["strongest"]["draw_military_cards"])
        return DiscardMilitary(weak, self.op["weakest"]["discard_military_cards"])


class PopularizationOfScience(Event):
    """Each civilization scores its science rating as culture."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            score_culture(s, each, s.players[each].science_rating)
        return None


class Prosperity(Event):
    """Each civilization gains food for its happy faces."""

    def happen(self, s: State, seat: int) -> Step | None:
        for each in clockwise(s, seat):
            gain_food(s, each, s.players[each].happiness)
        return None


class RavagesOfTime(Event):
    """Each player turns one of their old wonders face down."""

    def happen(self, s: State, seat: int) -> Step | None:
        return ForEach("Ruin", tuple(clockwise(s, seat)))


class Ruin(Step):
    """One player names the wonder that falls to ruin: of Age A or I, and not yet ruined (TTA-13.6.11)."""

    seat: int

    def begin(self, s: State) -> Next:
        old = [RUIN[wonder] for wonder in self.old_wonders(s)]
        if not old:
            return DONE
        return Ask(self.seat, "ruin", tuple(old), then=self.ruin, rule="TTA-13.6.11")

    def old_wonders(self, s: State) -> list[int]:
        p = s.players[self.seat]
        return [wonder for wonder in p.wonders if LEVEL[wonder] <= AGE_I and wonder not in p.ruined]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return NOT_OLD if has_form(option, "ruin", int) and option[1] not in self.old_wonders(s) else None

    def ruin(self, s: State, option: Option) -> Next:
        return Call(RuinWonder(self.seat, option[1]))


class Refugees(Event):
    """The strongest scores culture and gains population, the weakest loses both."""

    def happen(self, s: State, seat: int) -> Step | None:
        strong, weak = strongest(s, seat), weakest(s, seat)
        score_culture(s, strong, self.op["strongest"]["score_culture"])
        gain_population(s, strong, self.op["strongest"]["gain_population"])
        lose_culture(s, weak, self.op["weakest"]["lose_culture"])
        return LosePopulation(weak, self.op["weakest"]["lose_population"])


class Terrorism(Event):
    """Whoever has the fewest culture points destroys an urban building of everybody else."""

    def happen(self, s: State, seat: int) -> Step | None:
        poorest = by_culture(s, seat)[-1]
        return Terror(poorest, tuple([each for each in clockwise(s, seat) if each != poorest]))


class Terror(Step):
    """One building of each of these players is destroyed (TTA-13.6.12); one that can be must be (TTA-13.6.17)."""

    seat: int
    victims: tuple[int, ...]

    def begin(self, s: State) -> Next:
        while self.victims:
            p = s.players[self.victims[0]]
            targets = [BLOW_UP[card] for card in p.technologies if self.target_refusal(p, card) is None]
            if targets:
                return Ask(self.seat, "terror", tuple(targets), then=self.strike, rule="TTA-13.6.12", about={"seat": self.victims[0]})
            self.victims = self.victims[1:]
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return self.target_refusal(s.players[self.victims[0]], option[1]) if has_form(option, "blow-up", int) else None

    def target_refusal(self, p: Player, card: int) -> Refusal | None:
        if card not in p.technologies or not p.workers[card]:
            return NO_BUILDING_THERE
        return None if KIND[card] == URBAN else URBAN_ONLY

    def strike(self, s: State, option: Option) -> Next:
        victim, self.victims = self.victims[0], self.victims[1:]
        free_worker(s, victim, option[1])
        s.tell("building-destroyed", seat=victim, card=option[1])
        return self.begin(s)


enroll(CivilUnrest("civil_unrest"))
enroll(ColdWar("cold_war"))
enroll(CrimeWave("crime_wave"))
enroll(EconomicProgress("economic_progress"))
enroll(Emigration("emigration"))
enroll(Iconoclasm("iconoclasm"))
enroll(IndependenceDeclaration("independence_declaration"))
enroll(InternationalAgreement("international_agreement"))
enroll(NationalPride("national_pride"))
enroll(PoliticsOfStrength("politics_of_strength"))
enroll(PopularizationOfScience("popularization_of_science"))
enroll(Prosperity("prosperity"))
enroll(RavagesOfTime("ravages_of_time"))
enroll(Refugees("refugees"))
enroll(Terrorism("terrorism"))
