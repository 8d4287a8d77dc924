"""Aggressions: attack, defence and what each of them does (TTA-5.3, TTA-13.7)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import DONE, Ask, Call, Listed, Next, Step
from civitas.kernel.options import OneOf, Refusal, has_form
from civitas.kernel.records import Option

from .attacks import begin_attack
from .board import (
    food,
    free_worker,
    gain_food,
    gain_resources,
    lose_culture,
    lose_food,
    lose_resources,
    lose_science,
    resources,
    score_culture,
    score_science,
)
from .decks import discard_face_down, discard_face_up
from .losses import LosePopulation, TakeColony
from .pacts import attack_bonus
from .spaces import DefenceCards
from .state import State
from .tableau import remove_leader, remove_unfinished_wonder
from .tables import CARDS, KIND, LEVEL, NONE, NUMBER, OP, RESOURCE_COST, TECHS, URBAN

DECLINE: Final[Option] = ("decline",)
MOST: Final = 7  # food and resources in one plunder
PLUNDER: Final[list[list[Option]]] = [[("plunder", f, r) for r in range(MOST + 1)] for f in range(MOST + 1)]
ANNEX: Final[list[Option]] = [("annex", card) for card in range(CARDS)]
INFILTRATE: Final[list[Option]] = [("infiltrate", card) for card in range(CARDS)]

RIVAL_HAS_LESS: Final = Refusal("TTA-13.7.1", "the-rival-has-not-so-much")
ONE_BUILDING: Final = Refusal("TTA-13.7.2", "only-one-building-is-destroyed")
NO_BUILDING_THERE: Final = Refusal("TTA-13.7.2", "no-worker-stands-on-that-card")
URBAN_ONLY: Final = Refusal("TTA-13.7.2", "only-urban-buildings-are-destroyed")
LEVEL_TOO_HIGH: Final = Refusal("TTA-13.7.2", "the-building-is-of-too-high-a-level")
HIGHER_FIRST: Final = Refusal("TTA-13.7.2", "the-building-of-higher-level-comes-first")
NO_SUCH_COLONY: Final = Refusal("TTA-13.7.3", "there-is-no-such-colony")
LEADER_OR_WONDER: Final = Refusal("TTA-13.7.3", "only-the-leader-or-the-unfinished-wonder")


class Attack(Step):
    """An aggression against a rival: they may defend themselves, else it is carried out."""

    seat: int
    card: int
    rival: int
    needed: int = 0  # strength that the rival lacks

    def begin(self, s: State) -> Next:
        discard_face_up(s, self.seat, self.card)  # TTA-5.3.5: in every case
        s.tell("plays-aggression", seat=self.seat, card=self.card, rival=self.rival)
        begin_attack(s, self.seat, self.card, self.rival)
        rival = s.players[self.rival]
        self.needed = s.players[self.seat].strength + attack_bonus(s, self.seat, self.rival) - rival.strength
        if not rival.military:  # TTA-16.4: only then is the rival not asked
            return self.succeed(s)
        about = {"seat": self.seat, "card": self.card, "strength": self.needed}
        return Ask(self.rival, "defend", self.defences, then=self.defend, rule="TTA-5.3.3", about=about)

    def defences(self, s: State, seat: int) -> Listed:
        p = s.players[seat]
        cards = DefenceCards(p.military, p.ma_total, self.needed)
        return OneOf([DECLINE], cards) if cards.possible() else [DECLINE]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if option[0] != "defend":
            return None
        p = s.players[seat]
        return DefenceCards(p.military, p.ma_total, self.needed).refusal(option)

    def defend(self, s: State, option: Option) -> Next:
        if option == DECLINE:
            s.tell("does-not-defend", seat=self.rival)
            return self.succeed(s)
        shown, hidden = option[1], option[2]
        for card in shown:
            discard_face_up(s, self.rival, card)
        discard_face_down(s, self.rival, list(hidden))
        if shown:
            s.tell("defends", seat=self.rival, cards=shown, hidden=len(hidden))
        else:
            s.tell("defends-hidden", seat=self.rival, hidden=len(hidden))
        return DONE  # TTA-5.3.4: no effect

    def succeed(self, s: State) -> Next:
        s.tell("aggression-succeeds", seat=self.seat, card=self.card, rival=self.rival)
        effect = EFFECTS[self.card]
        assert effect is not None
        step = effect.succeed(s, self.seat, self.rival)
        return DONE if step is None else Call(step)


class Aggression:
    """A printed aggression.  Stateless; its numbers are those of ``data/aggressions.yaml``."""

    def __init__(self, id: str) -> None:
        self.card: int = NUMBER[id]
        self.op: dict[str, Any] = OP[self.card]

    def succeed(self, s: State, seat: int, rival: int) -> Step | None:
        """The aggression of *seat* against *rival* takes effect.  A step, where somebody must decide."""
        return None


class Enslave(Aggression):
    """The rival loses population, the attacker gains resources and food."""

    def succeed(self, s: State, seat: int, rival: int) -> Step | None:
        return Enslavement(seat, rival, self.op["rival_lose_population"], self.op["gain_resources"], self.op["gain_food"])


class Enslavement(Step):
    """The loss first, then the gain: resources, then food (TTA-5.3.10, TTA-13.7.3)."""

    seat: int
    rival: int
    population: int
    resources: int
    food: int

    def begin(self, s: State) -> Next:
        return Call(LosePopulation(self.rival, self.population), then=self.gain)

    def gain(self, s: State) -> Next:
        gain_resources(s, self.seat, self.resources)
        gain_food(s, self.seat, self.food)
        return DONE


class Plunder(Aggression):
    """Food and resources are taken, mixed as the attacker likes."""

    def succeed(self, s: State, seat: int, rival: int) -> Step | None:
        return Plundering(seat, rival, self.op["take_food_and_or_resources"])


class Plundering(Step):
    """The attacker names food and resources, up to the limit and to what is there; less is allowed (TTA-13.7.5)."""

    seat: int
    rival: int
    limit: int

    def begin(self, s: State) -> Next:
        p = s.players[self.rival]
        most_food, most_resources = min(self.limit, food(p)), min(self.limit, resources(p))
        mixes = [PLUNDER[f][r] for f in range(most_food + 1) for r in range(min(most_resources, self.limit - f) + 1)]
        return Ask(self.seat, "plunder", tuple(mixes), then=self.take, rule="TTA-13.7.5", about={"seat": self.rival, "limit": self.limit})

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("plunder", int(f), int(r)) if f >= 0 and r >= 0:
                rival = s.players[self.rival]
                if f > food(rival) or r > resources(rival):
                    return RIVAL_HAS_LESS
                return Refusal("TTA-13.7.1", "more-than-the-aggression-takes", limit=self.limit) if f + r > self.limit else None
        return None

    def take(self, s: State, option: Option) -> Next:
        taken_resources = lose_resources(s, self.rival, option[2])
        taken_food = lose_food(s, self.rival, option[1])
        gain_resources(s, self.seat, taken_resources)  # TTA-8.12: resources first
        gain_food(s, self.seat, taken_food)
        return DONE


class Raid(Aggression):
    """Urban buildings are destroyed; half their cost is gained."""

    def succeed(self, s: State, seat: int, rival: int) -> Step | None:
        return Raiding(seat, rival, tuple(self.op["destroy_urban"]))


class Raiding(Step):
    """The attacker names one building for each of these levels, or fewer, but at least one (TTA-13.7.2, TTA-13.7.5)."""

    seat: int
    rival: int
    levels: tuple[int, ...]

    def begin(self, s: State) -> Next:
        targets = self.raids(s)
        if not targets:
            return DONE
        return Ask(self.seat, "raid", tuple(targets), then=self.destroy, rule="TTA-13.7.2", about={"seat": self.rival})

    def raids(self, s: State) -> list[Option]:
        """One building, or two of which the one of higher level is named first."""
        workers = s.players[self.rival].workers
        urban = [card for card in range(TECHS) if workers[card] and KIND[card] == URBAN]
        found: list[Option] = [("raid", card) for card in urban]
        if len(self.levels) > 1:
            found += [("raid", first, second) for first in urban for second in urban]
        return [raid for raid in found if self.refusal(s, self.seat, raid) is None]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        cards = option[1:]
        if option[0] != "raid" or not cards or not all([isinstance(card, int) for card in cards]):
            return None
        if len(cards) > len(self.levels):
            return ONE_BUILDING
        workers = s.players[self.rival].workers
        for card, level in zip(cards, self.levels, strict=False):
            if not 0 <= card < TECHS or workers[card] < cards.count(card):
                return NO_BUILDING_THERE
            if KIND[card] != URBAN:
                return URBAN_ONLY
            if LEVEL[card] > level:
                return LEVEL_TOO_HIGH
        return HIGHER_FIRST if len(cards) > 1 and (LEVEL[cards[0]], cards[0]) < (LEVEL[cards[1]], cards[1]) else None

    def destroy(self, s: State, option: Option) -> Next:
        cost = 0
        for card in option[1:]:
            free_worker(s, self.rival, card)
            s.tell("building-destroyed", seat=self.rival, card=card)
            cost += RESOURCE_COST[card]  # TTA-5.3.6: as printed
        gain_resources(s, self.seat, (cost + 1) // 2)
        return DONE


class Annex(Aggression):
    """A colony changes hands."""

    def succeed(self, s: State, seat: int, rival: int) -> Step | None:
        return Annexation(seat, rival)


class Annexation(Step):
    """The attacker names the colony; tokens follow its symbols, its immediate effect does not (TTA-13.7.6)."""

    seat: int
    rival: int

    def begin(self, s: State) -> Next:
        colonies = tuple([ANNEX[card] for card in s.players[self.rival].colonies])
        if not colonies:  # TTA-5.3.7
            return DONE
        return Ask(self.seat, "annex", colonies, then=self.annex, rule="TTA-13.7.3", about={"seat": self.rival})

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return NO_SUCH_COLONY if has_form(option, "annex", int) and option[1] not in s.players[self.rival].colonies else None

    def annex(self, s: State, option: Option) -> Next:
        s.tell("annexes", seat=self.seat, card=option[1], rival=self.rival)
        return Call(TakeColony(self.seat, self.rival, option[1]))


class Infiltrate(Aggression):
    """The rival's leader or unfinished wonder is removed; its level gives culture."""

    def succeed(self, s: State, seat: int, rival: int) -> Step | None:
        return Infiltration(seat, rival, self.op["score_culture_per_level"])


class Infiltration(Step):
    """The attacker names the leader or the wonder; if there is only one, that one (TTA-13.7.5)."""

    seat: int
    rival: int
    per_level: int

    def begin(self, s: State) -> Next:
        targets = tuple([INFILTRATE[card] for card in self.targets(s)])
        if not targets:
            return DONE
        return Ask(self.seat, "infiltrate", targets, then=self.remove, rule="TTA-13.7.3", about={"seat": self.rival})

    def targets(self, s: State) -> list[int]:
        p = s.players[self.rival]
        return [card for card in (p.leader, p.wonder) if card != NONE]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return LEADER_OR_WONDER if has_form(option, "infiltrate", int) and option[1] not in self.targets(s) else None

    def remove(self, s: State, option: Option) -> Next:
        if option[1] == s.players[self.rival].leader:
            remove_leader(s, self.rival)
        else:
            remove_unfinished_wonder(s, self.rival)
        score_culture(s, self.seat, self.per_level * LEVEL[option[1]])
        return DONE


class Spy(Aggression):
    """Science points are taken."""

    def succeed(self, s: State, seat: int, rival: int) -> Step | None:
        score_science(s, seat, lose_science(s, rival, self.op["take_science"]))
        return None


class ArmedIntervention(Aggression):
    """Culture points are taken."""

    def succeed(self, s: State, seat: int, rival: int) -> Step | None:
        score_culture(s, seat, lose_culture(s, rival, self.op["take_culture"]))
        return None


ALL: Final[list[Aggression]] = [
    Enslave("enslave_i"),
    Plunder("plunder_i"),
    Raid("raid_i"),
    Annex("annex_ii"),
    Infiltrate("infiltrate_ii"),
    Plunder("plunder_ii"),
    Raid("raid_ii"),
    Spy("spy_ii"),
    ArmedIntervention("armed_intervention_iii"),
    Plunder("plunder_iii"),
    Raid("raid_iii"),
]
EFFECTS: Final[list[Aggression | None]] = [None] * CARDS
for aggression in ALL:
    EFFECTS[aggression.card] = aggression
