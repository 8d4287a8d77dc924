"""Leaders: what they do beyond their printed numbers (TTA-13.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from ..board import gain_resources, score_culture, score_science
from ..ranking import two_strongest
from ..ratings import best_level, building_faces, faces, wonder_faces, workers_of
from ..state import CHURCHILL_USED, Player, State
from ..tables import (
    AIR_FORCE,
    ARTILLERY,
    CAVALRY,
    CULTURE,
    HAPPY,
    INFANTRY,
    KIND,
    LAB,
    LABS,
    LEADER,
    LEVEL,
    LIBRARY,
    OF_TYPE,
    TEMPLE,
    THEATER,
    TYPE,
    UNIT,
    WONDER,
)
from .card import (
    DISCOVERS,
    EXTRA_HAPPY_FACES,
    INFANTRY_AS_CAVALRY,
    INSPIRES_BUILDINGS,
    INSPIRES_THEATERS,
    LABS_ARE_MINES,
    LAYS_DOWN_HIS_CROWN,
    LEADS_THE_NATION,
    LEVIES,
    MILITARY_REVOLUTION,
    PACIFIST,
    PAYS_CIVIL_WITH_MILITARY,
    SECOND_POLITICAL_ACTION,
    SEES_NEXT_EVENT,
    SENDS_CARDS,
    STAGES_PLAYS,
    UNIT_RESOURCE,
    Card,
    enroll,
)

UNIT_TYPES: Final = (INFANTRY, CAVALRY, ARTILLERY, AIR_FORCE)


# --- Age A ------------------------------------------------------------------------------------------------------------


class Alexander(Card):
    """Strength +1 for each unit; as a political action he may be laid down for a yellow token (TTA-13.1.1)."""

    abilities: ClassVar[int] = LAYS_DOWN_HIS_CROWN

    def strength(self, s: State, p: Player) -> int:
        return sum([workers_of(p, type) for type in UNIT_TYPES])


class Aristotle(Card):
    """1 science for each technology card taken from the row (TTA-13.1.2)."""

    def takes_technology(self, s: State, seat: int) -> None:
        score_science(s, seat, 1)


class Hammurabi(Card):
    """Once per turn a military action pays for a civil one; leaders cost 1 civil action less to take (TTA-13.1.3)."""

    abilities: ClassVar[int] = PAYS_CIVIL_WITH_MILITARY

    def take_cost(self, s: State, p: Player, card: int, cost: int) -> int:
        return cost - 1 if KIND[card] == LEADER else cost


class Homer(Card):
    """1 temporary resource for units each turn; replaced, he may be tucked under a wonder (TTA-13.1.4)."""

    abilities: ClassVar[int] = UNIT_RESOURCE


class Caesar(Card):
    """Once per game a second political action (TTA-13.1.5)."""

    abilities: ClassVar[int] = SECOND_POLITICAL_ACTION


class Moses(Card):
    """Increasing the population costs 1 food less (TTA-13.1.6)."""

    def population_cost(self, food: int) -> int:
        return max(0, food - 1)


# --- Age I ------------------------------------------------------------------------------------------------------------


class Columbus(Card):
    """As a political action he colonizes a territory from hand, and leaves (TTA-13.1.7)."""

    abilities: ClassVar[int] = DISCOVERS


class Barbarossa(Card):
    """For a military action: increase population and build a unit, each 1 cheaper (TTA-13.1.8)."""

    abilities: ClassVar[int] = LEVIES


class GenghisKhan(Card):
    """Infantry may count as cavalry in armies; 3 culture at the end of the turn for one of the two strongest (TTA-13.1.9)."""

    abilities: ClassVar[int] = INFANTRY_AS_CAVALRY

    def turn_ends(self, s: State, seat: int) -> None:
        if seat in two_strongest(s, seat):  # they win ties
            score_culture(s, seat, 3)


class JoanOfArc(Card):
    """Strength +1 for each happy face of temples and government; sees the next event (TTA-13.1.10)."""

    abilities: ClassVar[int] = SEES_NEXT_EVENT

    def strength(self, s: State, p: Player) -> int:
        extra = 1 if p.answers & EXTRA_HAPPY_FACES else 0
        return building_faces(p, TEMPLE) + max(0, faces(HAPPY[p.government], extra))


class Scholar(Card):
    """Science + the level of the best lab or library (TTA-13.1.11)."""

    abilities: ClassVar[int] = INSPIRES_BUILDINGS

    def science(self, s: State, p: Player) -> int:
        return max(0, best_level(p, LAB), best_level(p, LIBRARY))


class DaVinci(Scholar):
    """Science + the level of the best lab or library; 1 resource for each technology developed."""

    def develops(self, s: State, seat: int) -> None:
        gain_resources(s, seat, 1)


class Michelangelo(Card):
    """Culture +1 for each happy face of temples, theaters and wonders; no surcharge for completed wonders (TTA-13.1.12)."""

    def culture(self, s: State, p: Player) -> int:
        wonders = sum([max(0, wonder_faces(p, wonder)) for wonder in p.wonders])
        return building_faces(p, TEMPLE) + building_faces(p, THEATER) + wonders

    def take_cost(self, s: State, p: Player, card: int, cost: int) -> int:
        return cost - len(p.wonders) if KIND[card] == WONDER else cost


# --- Age II -----------------------------------------------------------------------------------------------------------


class Newton(Scholar):
    """Science + the level of the best lab or library; each technology developed gives a spent civil action back."""

    def develops(self, s: State, seat: int) -> None:
        p = s.players[seat]
        if p.ca < p.ca_total:
            p.ca += 1
            s.tell("regains-civil-action", seat=seat)


class Cook(Card):
    """Culture +2 for the first colony, +1 for each further one; sends up to 2 cards with a force (TTA-13.1.16)."""

    abilities: ClassVar[int] = SENDS_CARDS

    def culture(self, s: State, p: Player) -> int:
        return len(p.colonies) + 1 if p.colonies else 0


class Bach(Card):
    """Culture +1 for each theater; theater technologies cost 2 less; once per turn a building becomes a theater (TTA-13.1.13)."""

    abilities: ClassVar[int] = STAGES_PLAYS | INSPIRES_THEATERS | INSPIRES_BUILDINGS

    def culture(self, s: State, p: Player) -> int:
        return workers_of(p, THEATER)

    def technology_cost(self, p: Player, card: int, cost: int) -> int:
        return cost - 2 if KIND[card] <= UNIT and TYPE[card] == THEATER else cost


class Robespierre(Card):
    """Revolutions are paid with all military actions, and score 3 culture (TTA-6.10.5)."""

    abilities: ClassVar[int] = MILITARY_REVOLUTION

    def declares_revolution(self, s: State, seat: int) -> None:
        score_culture(s, seat, 3)


class Napoleon(Card):
    """Strength +2 for each type of unit the owner has (TTA-13.1.15)."""

    def strength(self, s: State, p: Player) -> int:
        return 2 * sum([1 for type in UNIT_TYPES if workers_of(p, type)])


class Shakespeare(Card):
    """Culture +2 for each pair of library and theater; with one of them, the other kind is 1 cheaper (TTA-13.1.15)."""

    abilities: ClassVar[int] = INSPIRES_THEATERS | INSPIRES_BUILDINGS

    def culture(self, s: State, p: Player) -> int:
        return 2 * min(workers_of(p, LIBRARY), workers_of(p, THEATER))

    def building_cost(self, p: Player, tech: int, cost: int) -> int:
        return cost - 1 if self.favors(p, tech) else cost

    def technology_cost(self, p: Player, card: int, cost: int) -> int:
        return cost - 1 if KIND[card] <= UNIT and self.favors(p, card) else cost

    def favors(self, p: Player, tech: int) -> bool:
        """TTA-12.7.4: a theater with a library in play, a library with a theater in play."""
        if TYPE[tech] == THEATER:
            return workers_of(p, LIBRARY) > 0
        return TYPE[tech] == LIBRARY and workers_of(p, THEATER) > 0


# --- Age III ----------------------------------------------------------------------------------------------------------


class Einstein(Scholar):
    """Science + the level of the best lab or library; 3 culture for each technology developed."""

    def develops(self, s: State, seat: int) -> None:
        score_culture(s, seat, 3)


class Gates(Card):
    """Labs of level I and more are mines too; leaving, or at the end, he scores their levels (TTA-13.1.17)."""

    abilities: ClassVar[int] = LABS_ARE_MINES

    def leaves(self, s: State, seat: int) -> None:
        score_culture(s, seat, lab_levels(s.players[seat]))

    def game_ends(self, s: State, seat: int) -> None:
        score_culture(s, seat, lab_levels(s.players[seat]))


class Chaplin(Card):
    """The best theater gives its printed culture twice (TTA-13.1.18)."""

    abilities: ClassVar[int] = INSPIRES_THEATERS | INSPIRES_BUILDINGS

    def culture(self, s: State, p: Player) -> int:
        for card in reversed(OF_TYPE[THEATER]):
            if p.workers[card]:
                return CULTURE[card]
        return 0


class Gandhi(Card):
    """Plays no aggressions or wars; attacking him costs twice (TTA-13.1.19)."""

    abilities: ClassVar[int] = PACIFIST


class Meier(Card):
    """Each lab gives culture equal to its level and 1 science less (TTA-13.1.18)."""

    abilities: ClassVar[int] = INSPIRES_BUILDINGS

    def culture(self, s: State, p: Player) -> int:
        return lab_levels(p)

    def science(self, s: State, p: Player) -> int:
        return -workers_of(p, LAB)


class Churchill(Card):
    """Each turn 3 culture, or 3 science and 3 resources for units; not choosing scores (TTA-13.1.20, TTA-7.0)."""

    abilities: ClassVar[int] = LEADS_THE_NATION

    def turn_ends(self, s: State, seat: int) -> None:
        if not s.players[seat].once & CHURCHILL_USED:
            score_culture(s, seat, 3)


def lab_levels(p: Player) -> int:
    """The levels of all labs with a worker, added up."""
    return sum([p.workers[card] * LEVEL[card] for card in LABS])


ALEXANDER: Final = enroll("alexander_the_great", Alexander())
ARISTOTLE: Final = enroll("aristotle", Aristotle())
HAMMURABI: Final = enroll("hammurabi", Hammurabi())
HOMER: Final = enroll("homer", Homer())
CAESAR: Final = enroll("julius_caesar", Caesar())
MOSES: Final = enroll("moses", Moses())
COLUMBUS: Final = enroll("christopher_columbus", Columbus())
BARBAROSSA: Final = enroll("frederick_barbarossa", Barbarossa())
GENGHIS_KHAN: Final = enroll("genghis_khan", GenghisKhan())
JOAN_OF_ARC: Final = enroll("joan_of_arc", JoanOfArc())
DA_VINCI: Final = enroll("leonardo_da_vinci", DaVinci())
MICHELANGELO: Final = enroll("michelangelo", Michelangelo())
NEWTON: Final = enroll("isaac_newton", Newton())
COOK: Final = enroll("james_cook", Cook())
BACH: Final = enroll("j_s_bach", Bach())
ROBESPIERRE: Final = enroll("maximilien_robespierre", Robespierre())
NAPOLEON: Final = enroll("napoleon_bonaparte", Napoleon())
SHAKESPEARE: Final = enroll("william_shakespeare", Shakespeare())
EINSTEIN: Final = enroll("albert_einstein", Einstein())
GATES: Final = enroll("bill_gates", Gates())
CHAPLIN: Final = enroll("charlie_chaplin", Chaplin())
GANDHI: Final = enroll("mahatma_gandhi", Gandhi())
MEIER: Final = enroll("sid_meier", Meier())
CHURCHILL: Final = enroll("winston_churchill", Churchill())
