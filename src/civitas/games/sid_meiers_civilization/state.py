"""What lies on the table (SMC-1.4, SMC-24): flat rows of ints by square, city and figure, because a state is cloned often.

What seldom changes is a tuple, which clones share: ``with_item`` makes the one that takes its place.

Pieces on the map are moved only by ``board.py``, cards and tokens only by ``piles.py``: they keep the lists that follow from
others (``realm``, ``present``, ``Player.coins``) true.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.kernel.flow import BaseState
from civitas.kernel.piles import Pile
from civitas.kernel.record_fields import face_up, secret
from civitas.kernel.records import CardId, Option, Record

from .tables import (
    AGE_IDS,
    BASE_SET,
    CITIES,
    DESPOTISM,
    EVENT_LEVEL,
    NONE,
    RUSSIAN_ARMIES,
    SCOUTS,
    TYPE_IDS,
    UNIT_TYPE,
    WONDER_AGE,
)

FIGURES: Final = RUSSIAN_ARMIES + SCOUTS  # numbers of figures a seat has: armies 0-6 (the last is Russia's white one), scouts 7-8
FIRST_SCOUT: Final = RUSSIAN_ARMIES

# How the game ended (SMC-22.1); the order is that of SMC-22.8.
UNDECIDED: Final = 0
BY_CULTURE: Final = 1
BY_TECHNOLOGY: Final = 2
BY_ECONOMY: Final = 3
BY_MILITARY: Final = 4
BY_SCORE: Final = 5  # turn limit, advanced tie-break
NO_WINNER: Final = 6  # training game
VICTORY_IDS: Final = ["undecided", "culture", "technology", "economy", "military", "score", "no_winner"]


class Rules(Record):
    """What this table plays by (SMC-23, data/constants.yaml).  Never changes, so clones share it."""

    government_set: int = BASE_SET
    loot_points: bool = False
    advanced_tie_break: bool = False
    training_game: bool = False
    chosen_civilizations: bool = False
    strict_stacking: bool = False
    escorted_scouts: bool = False
    max_offers: int = 10
    turn_limit: int = 40

    def clone(self) -> Rules:
        return self


class Player(Record):
    """One seat's side of the table."""

    seat: int
    civ: int = NONE
    trade: int = 0
    culture: int = 0  # tokens
    space: int = 0  # on the culture track
    techs: int = 0  # known, as a mask
    government: int = DESPOTISM
    unlocked: int = 0  # governments, as a mask
    free_change: int = 0  # those unlocked in the previous turn (SMC-6.8.2)
    new_governments: int = 0  # those unlocked in this turn
    coins: int = 0  # follows from the table: coins.recount (SMC-15)
    coin_tokens: list[int] = []  # by place (tables.COIN_PLACE_IDS)
    resources: list[int] = []  # market tokens
    reserve: list[int] = []  # great people by kind (SMC-10.3)
    units: list[int] = []  # by type, standing forces and battle hand together: public (SMC-24)
    once: int = 0  # abilities used this turn, as a mask by ability (SMC-1.6)
    flags: int = 0  # what else happens once a turn: ONCE_ below
    forces: Pile = secret("seat", pool="unit", backs="together", default=Pile())  # standing forces
    huts: Pile = secret("seat", pool="hut", default=Pile())
    villages: Pile = secret("seat", pool="village", default=Pile())
    events: Pile = secret("seat", pool="event", default=Pile())


# Player.flags: cleared when a turn begins
CHANGED_GOVERNMENT: Final = 1  # SMC-6.8.4: or was forced into Anarchy in this turn's Start of Turn phase
USED_GARDENS: Final = 2
USED_STATUE: Final = 4
USED_FREE_HARVEST: Final = 8
USED_FREE_BUILDING: Final = 16  # Egypt
USED_SACRIFICE: Final = 32  # Russia
USED_ANGKOR_WAT: Final = 64
USED_SECOND_ACTION: Final = 128  # Monarchy of the option set
USED_RAZE: Final = 256  # Combustion
EXTRA_ACTIONS: Final = 512  # Atomic Theory has taken effect: one more action for each city


class State(BaseState):
    """The whole game."""

    rules: Rules
    players: list[Player]
    turn: int = 0
    phase: int = 0
    first: int = 0  # the first player
    current: int = 0  # whose part it is
    # the map, by square
    ground: tuple[int, ...] = ()  # the cell that lies there (tiles.CELL_*), FACEDOWN where none is seen
    marker: list[int] = []  # building, wonder or great person (tables.MARKER_*), NO_MARKER
    token: tuple[int, ...] = ()  # HUT, VILLAGE or 0
    realm: tuple[int, ...] = ()  # the city of whose centre or outskirts it is (3 * seat + number), NONE; follows from cities
    present: list[int] = []  # figures: for each seat a byte, armies + 16 * scouts; follows from figures
    # the map, otherwise
    turned: tuple[int, ...] = ()  # by slot: 4 * tile + turns clockwise, NONE while face down
    facedown_slots: tuple[int, ...] = ()  # beside facedown: which slots they lie in
    facedown: list[CardId] = secret(pool="tile", default=[])
    unused_tiles: tuple[CardId, ...] = secret(pool="tile", default=())  # out of the game unseen (SMC-2.5)
    hut_squares: tuple[int, ...] = ()  # beside map_huts: where they lie
    map_huts: list[CardId] = secret(pool="hut", default=[])
    village_squares: tuple[int, ...] = ()
    map_villages: list[CardId] = secret(pool="village", default=[])
    figures: list[int] = []  # by figure (FIGURES * seat + number): its square, NONE in the supply
    moved: int = 0  # figures that do not move any more this turn, as a mask (SMC-11.13)
    fresh: int = 0  # figures that came onto the map this turn (SMC-16.1)
    sent: list[int] = []  # by scout (SCOUTS * seat + number): the city it gathers for, NONE
    cities: list[int] = []  # by city (3 * seat + number, 0 the capital): its centre, NONE
    walls: int = 0  # walled cities, as a mask
    acted: list[int] = []  # by city: actions taken this turn
    kinds: list[int] = []  # by city: the kinds of them, as a mask
    bonus: list[int] = []  # by city: production of this turn's one-turn effects (SMC-8.2.4)
    wonders: list[int] = []  # by wonder: the square of its marker, NONE
    obsolete: int = 0  # wonders, as a mask
    held: tuple[int, ...] = ()  # squares that no figure may leave in this Movement phase (SMC-14.10.3)
    # the market and what lies beside it
    market: list[CardId] = face_up(default=[])  # wonders, NONE where a space is empty
    wonder_deck: list[CardId] = secret(pool="wonder", default=[])  # the last one is the top
    lost_wonders: tuple[CardId, ...] = face_up(default=())  # out of the game
    first_wonder: int = NONE  # Egypt's, until it is placed (SMC-2.3.3)
    buildings: list[int] = []  # markers left, by basic form
    supply: list[int] = []  # market resource tokens left
    decks: list[Pile] = secret(pool="unit", default=[])  # by type, the last one is the top
    fallen: list[list[CardId]] = face_up(default=[])  # by type: units face up under their deck (SMC-8.5.2)
    event_decks: list[Pile] = secret(pool="event", default=[])  # by level - 1
    discards: list[list[CardId]] = face_up(default=[])  # by level - 1: face up under their deck (SMC-9.5)
    great_people: list[CardId] = secret(pool="person", default=[])
    lost_people: tuple[int, ...] = ()  # out of the game, by kind
    hut_pool: list[CardId] = secret(pool="hut", default=[])
    village_pool: list[CardId] = secret(pool="village", default=[])
    spent_huts: tuple[CardId, ...] = face_up(default=())  # out of the game
    spent_villages: tuple[CardId, ...] = face_up(default=())
    # answers
    watchers: int = 0  # seats that watch this Movement part, as a mask (SMC-26.9)
    resting: int = 0  # seats that watch no part of this turn, as a mask: they said so beforehand
    aside: int = 0  # seats that answer no city action in this turn, as a mask: likewise (SMC-26.3)
    # the end
    victory: int = UNDECIDED
    winners: int = 0  # seats, as a mask
    met: tuple[int, ...] = ()  # by seat: the non-military condition met first, under the advanced tie-break (SMC-23.3)

    def seats(self) -> int:
        return len(self.players)

    def ended(self) -> bool:
        return self.victory != UNDECIDED

    def count_scores(self) -> list[int]:
        """SMC-23.3: techs known + culture spaces advanced + coins."""
        return [p.techs.bit_count() + p.space + p.coins for p in self.players]

    def rank(self) -> list[tuple[int, ...]]:
        """The winners first; the others by what the variant counts (SMC-22, SMC-23.3)."""
        from .winning import standing

        return standing(self)

    def unlikely(self, option: Option) -> bool:
        """Players at random would talk more than they play (SMC-7.4.4)."""
        return bool(option[0] == "offer")

    def back(self, pool: str, card: int) -> str:
        """What is printed on the back: the type of a unit, the level of an event, the age of a wonder."""
        if pool == "unit":
            return TYPE_IDS[UNIT_TYPE[card]]
        if pool == "event":
            return LEVEL_BACKS[EVENT_LEVEL[card]]
        return AGE_IDS[WONDER_AGE[card]] if pool == "wonder" else ""

    def deal(self, seat: int, rng: Any, stay: Any) -> bool:
        from .worlds import deal

        return deal(self, seat, rng, stay)

    def backs(self, pool: str, cards: Sequence[int]) -> list[str]:
        return [self.back(pool, card) for card in cards]


LEVEL_BACKS: Final = ["", "I", "II", "III"]


def with_item(row: tuple[int, ...], at: int, item: int) -> tuple[int, ...]:
    """The same row, but for one place."""
    return (*row[:at], item, *row[at + 1 :])


def without_item(row: tuple[int, ...], at: int) -> tuple[int, ...]:
    """The same row without that place."""
    return row[:at] + row[at + 1 :]


# --- seats, cities and figures by number ---------------------------------------------------------------------------------------


def order_of_play(s: State) -> tuple[int, ...]:
    """SMC-1.5: from the first player clockwise."""
    return clockwise(s, s.first)


def clockwise(s: State, first: int) -> tuple[int, ...]:
    """All seats clockwise, beginning with *first*."""
    n = len(s.players)
    return tuple([(first + i) % n for i in range(n)])


def others(s: State, seat: int) -> list[int]:
    """All seats but this one, clockwise from its left neighbour (SMC-1.5)."""
    n = len(s.players)
    return [(seat + i) % n for i in range(1, n)]


def owner_of(city: int) -> int:
    """Whose city it is."""
    return city // CITIES


def capital_of(seat: int) -> int:
    """The number of a seat's capital."""
    return CITIES * seat


def is_capital(city: int) -> bool:
    return city % CITIES == 0


def cities_of(s: State, seat: int) -> list[int]:
    """A seat's cities on the map, the capital first."""
    return [city for city in range(CITIES * seat, CITIES * seat + CITIES) if s.cities[city] != NONE]


def seat_of_figure(figure: int) -> int:
    return figure // FIGURES


def is_scout(figure: int) -> bool:
    return figure % FIGURES >= FIRST_SCOUT


def scout_number(figure: int) -> int:
    """The place of a scout in State.sent."""
    return SCOUTS * (figure // FIGURES) + figure % FIGURES - FIRST_SCOUT


def figure_of_scout(scout: int) -> int:
    """The figure at a place of State.sent."""
    return FIGURES * (scout // SCOUTS) + FIRST_SCOUT + scout % SCOUTS


def everybody(s: State) -> int:
    """The mask of all seats."""
    return (1 << len(s.players)) - 1
