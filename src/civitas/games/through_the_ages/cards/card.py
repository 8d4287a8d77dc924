"""The moments that cards answer.

A card is a stateless object.  *Queries* change a number passing by, *happenings* do something, and an *ability* is a
standing permission or a way of counting that the rules ask about by its bit.  Which moments and abilities the cards of
a player answer is kept as bits in ``Player.answers``, so that "nobody answers" costs one ``&``.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ..state import Player, State
from ..tables import CARDS, NONE, NUMBER

# Abilities.
PAYS_CIVIL_WITH_MILITARY: Final = 1 << 0  # Hammurabi: 1 MA as a CA, once per turn
UNIT_RESOURCE: Final = 1 << 1  # Homer: 1 temporary resource for units each turn
SECOND_POLITICAL_ACTION: Final = 1 << 2  # Caesar: once per game
INFANTRY_AS_CAVALRY: Final = 1 << 3  # Genghis Khan
SEES_NEXT_EVENT: Final = 1 << 4  # Joan of Arc
MILITARY_REVOLUTION: Final = 1 << 5  # Robespierre: all MA instead of all CA
SENDS_CARDS: Final = 1 << 6  # Cook: up to 2 military cards with a colonization force
LABS_ARE_MINES: Final = 1 << 7  # Gates
PACIFIST: Final = 1 << 8  # Gandhi: plays no aggressions or wars; attacking him costs twice
EXTRA_HAPPY_FACES: Final = 1 << 9  # St. Peter's Basilica
EXTRA_MINE_TOKEN: Final = 1 << 10  # Transcontinental Railroad
SHARED_RESEARCH: Final = 1 << 11  # Scientific Cooperation (a pact)
TRADES_FOOD: Final = 1 << 12  # Trade Routes, side A: 1 food as a resource
TRADES_RESOURCES: Final = 1 << 13  # Trade Routes, side B: 1 resource as food
TOURISM: Final = 1 << 14  # International Tourism (a pact)
LEVIES: Final = 1 << 15  # Barbarossa
STAGES_PLAYS: Final = 1 << 16  # Bach's upgrade
LEADS_THE_NATION: Final = 1 << 17  # Churchill's choice
CARRIES_EMIGRANTS: Final = 1 << 18  # Ocean Liner Service
LAYS_DOWN_HIS_CROWN: Final = 1 << 19  # Alexander: political action
DISCOVERS: Final = 1 << 20  # Columbus: political action
INSPIRES_THEATERS: Final = 1 << 35  # Shakespeare, Bach, Chaplin: their culture comes from theaters and libraries (Hollywood)
INSPIRES_BUILDINGS: Final = 1 << 36  # what they give comes from urban buildings (Internet)
CHEAPER_IN_ROW: Final = 1 << 37  # Taj Mahal, while it lies in the row

# Moments.
SCIENCE_RATING: Final = 1 << 21
CULTURE_RATING: Final = 1 << 22
STRENGTH_RATING: Final = 1 << 23
TAKE_COST: Final = 1 << 24
POPULATION_COST: Final = 1 << 25
BUILDING_COST: Final = 1 << 26
TECHNOLOGY_COST: Final = 1 << 27
HAND_LIMIT: Final = 1 << 28
TAKES_TECHNOLOGY: Final = 1 << 29
DEVELOPS: Final = 1 << 30
DECLARES_REVOLUTION: Final = 1 << 31
LEAVES: Final = 1 << 32
TURN_ENDS: Final = 1 << 33
GAME_ENDS: Final = 1 << 34
MOMENTS: Final[list[tuple[str, int]]] = [
    ("science", SCIENCE_RATING),
    ("culture", CULTURE_RATING),
    ("strength", STRENGTH_RATING),
    ("take_cost", TAKE_COST),
    ("row_cost", CHEAPER_IN_ROW),
    ("population_cost", POPULATION_COST),
    ("building_cost", BUILDING_COST),
    ("technology_cost", TECHNOLOGY_COST),
    ("hand_limit", HAND_LIMIT),
    ("takes_technology", TAKES_TECHNOLOGY),
    ("develops", DEVELOPS),
    ("declares_revolution", DECLARES_REVOLUTION),
    ("leaves", LEAVES),
    ("turn_ends", TURN_ENDS),
    ("game_ends", GAME_ENDS),
]


class Card:
    """A printed card.  Every moment it may answer is listed here."""

    abilities: ClassVar[int] = 0

    # --- queries: what it adds to a rating

    def science(self, s: State, p: Player) -> int:
        return 0

    def culture(self, s: State, p: Player) -> int:
        return 0

    def strength(self, s: State, p: Player) -> int:
        return 0

    # --- queries: what it makes of a cost or a limit

    def take_cost(self, s: State, p: Player, card: int, cost: int) -> int:
        return cost

    def row_cost(self, p: Player, cost: int) -> int:
        """What the card itself, lying in the row, makes of its cost (TTA-11.5.2)."""
        return cost

    def population_cost(self, food: int) -> int:
        return food

    def building_cost(self, p: Player, tech: int, cost: int) -> int:
        return cost

    def technology_cost(self, p: Player, card: int, cost: int) -> int:
        return cost

    def hand_limit(self, limit: int) -> int:
        return limit

    # --- happenings

    def takes_technology(self, s: State, seat: int) -> None:
        """The owner took a technology from the row."""

    def develops(self, s: State, seat: int) -> None:
        """The owner developed a technology, which is in play now."""

    def declares_revolution(self, s: State, seat: int) -> None:
        """The owner declares a revolution."""

    def leaves(self, s: State, seat: int) -> None:
        """The card is about to leave play."""

    def complete(self, s: State, seat: int) -> None:
        """The wonder has just been completed."""

    def turn_ends(self, s: State, seat: int) -> None:
        """The owner's turn ends (TTA-7.0)."""

    def game_ends(self, s: State, seat: int) -> None:
        """The game is over (TTA-14.2)."""


PURE_NUMBERS: Final = Card()  # a card that does nothing but what its numbers say
EFFECTS: Final[list[Card]] = [PURE_NUMBERS] * CARDS
ANSWERS: Final[list[int]] = [0] * CARDS
NOBODY: Final[list[Card]] = []


def enroll(id: str, card: Card) -> int:
    """Note which moments a card answers; its number."""
    number = NUMBER[id]
    EFFECTS[number] = card
    bits = type(card).abilities
    for name, bit in MOMENTS:
        if getattr(type(card), name) is not getattr(Card, name):
            bits |= bit
    ANSWERS[number] = bits
    return number


def answers_of(s: State, p: Player) -> int:
    """The bits of all cards that work for *p*: leader, completed wonders, pacts."""
    bits = ANSWERS[p.leader] if p.leader != NONE else 0
    for wonder in p.wonders:
        if wonder not in p.ruined:
            bits |= ANSWERS[wonder]
    for other in s.players:
        if other.pact != NONE:
            if other.seat == p.seat:
                bits |= PACT_ABILITIES[other.pact][other.side]
            elif other.partner == p.seat:
                bits |= PACT_ABILITIES[other.pact][1 - other.side]
    return bits


PACT_ABILITIES: Final[list[list[int]]] = [[0, 0] for _ in range(CARDS)]  # of sides A and B
PACT_ABILITIES[NUMBER["scientific_cooperation"]] = [SHARED_RESEARCH, SHARED_RESEARCH]
PACT_ABILITIES[NUMBER["international_tourism"]] = [TOURISM, TOURISM]
PACT_ABILITIES[NUMBER["trade_routes_agreement"]] = [TRADES_FOOD, TRADES_RESOURCES]


def answering(p: Player, moment: int) -> list[Card]:
    """The cards of *p* that answer this moment: their leader, then their wonders in the order they were completed."""
    if not p.answers & moment:
        return NOBODY
    found: list[Card] = []
    if p.leader != NONE and ANSWERS[p.leader] & moment:
        found.append(EFFECTS[p.leader])
    for wonder in p.wonders:
        if ANSWERS[wonder] & moment and wonder not in p.ruined:
            found.append(EFFECTS[wonder])
    return found
