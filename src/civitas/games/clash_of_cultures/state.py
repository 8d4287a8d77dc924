"""What lies on the table: small and flat, because it is cloned often.

Units are counts, packed into one int for each owner and space (``armies.py``); buildings likewise (``cities.py``).
Supplies are never stored: they are what the box holds less what is on the table.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import BaseState
from civitas.kernel.piles import Pile
from civitas.kernel.record_fields import face_up, secret
from civitas.kernel.records import CardId, Option, Record

from .hexes import BOARD_OF, BOARDS, SPACES, Board
from .tables import EVENT_CUBES, NOBODY, NONE, OWNERS, UNKNOWN


class Rules(Record):
    """What this table plays by (COC-12).  Never changes, so clones share it."""

    players: int = 2
    expansion: bool = True
    no_events: bool = False
    optional_events: bool = False
    short_game: bool = False
    game_end: str = "fixed"  # fixed, random, wonders (COC-12.4)
    random_leaders: bool = False
    public_wonders: bool = False
    alternate_history: bool = False
    paid_government: bool = False  # change_government_cost (COC-11.5)
    barter_actions_only: bool = False  # bartering_card_types
    max_offers: int = 6  # COC-4.3.5

    def clone(self) -> Rules:
        return self


class Player(Record):
    """One civilization."""

    seat: int
    home: int = NONE  # the starting city space (COC-2.10)
    civilization: int = NONE  # [E]
    goods: list[int] = []  # food, ore, wood, ideas, gold, mood tokens, culture tokens
    # advances: masks of cubes; *effects* are the advances whose effects work now (also Great Library, Man God): see effects.refresh
    advances: int = 0
    specials: int = 0  # [E] civilization advances 0-59
    effects: int = 0
    wonders: int = 0  # wonders that work for this player, as a mask (effects.refresh)
    named: int = NONE  # Great Library: the advance named this turn
    track: int = EVENT_CUBES  # cubes on the event track
    cities: list[int] = []  # spaces, in the order in which they came
    # cards
    hand: Pile = secret("seat", pool="action", default=Pile())
    objectives: Pile = secret("seat", pool="objective", default=Pile())
    wonder_cards: Pile = secret("seat", pool="wonder", default=Pile())
    assigned: Pile = secret(pool="objective", default=Pile())  # Great Seer (COC-7.8.18): only who gave it knows it
    persons: list[CardId] = face_up(default=[])  # great person cards in hand: everybody knows them (COC-7.7.2)
    kept: list[CardId] = face_up(default=[])  # event cards that lie before them
    completed: list[CardId] = face_up(default=[])  # objective cards
    completed_as: list[int] = []  # and the objective of each
    # leaders [E]
    leaders: list[CardId] = face_up(default=[])  # cards that can still be recruited
    leader: CardId = face_up(default=NONE)  # in play
    recruited_leaders: int = 0  # during the game (High Culture)
    leaders_barred: bool = False  # Guillotine
    trophies: int = 0  # enemy leader cards taken (COC-8.2.4)
    # this turn
    actions: int = 0  # left
    once: int = 0  # once-per-turn marks: bits of effects.ONCE
    turn_marks: int = 0  # other things of this turn: bits below
    offers: int = 0  # trade offers made
    influenced: int = 0  # successful influences this turn (COC-5.7.5)
    lost_actions: int = 0  # of the next turn: Revolution (COC-7.6.5)
    assassinated: bool = False  # COC-7.8.5
    truce: int = 0  # Negotiations: seats that this one may not attack in their present or next turn, as a mask
    truce_ends: int = 0  # those of them whose protection ends with this player's present turn
    partner: int = NOBODY  # Great Diplomat: the other side
    # points and things put aside
    event_halves: int = 0  # victory points of events, in halves
    captives: list[int] = []  # [E] owner * 8 + unit kind, at most four
    runes: int = 0  # [E] obelisks put aside
    explored: int = 0  # [E] Erik: markers, as a mask of slots
    anarchy: int = 0  # [E] cubes on the card
    buried: list[int] = []  # pieces of this colour on Volcano and Earthquake cards: settlement at 0, then buildings


class Fight(Record):
    """A battle of this turn, for cards and objectives that speak of it (COC-7.8.8)."""

    attacker: int
    defender: int
    space: int
    sea: bool = False
    winner: int = NOBODY
    rounds: int = 0  # 0: nobody fought
    attackers: int = 0  # army units (ships at sea) of each side at its start
    defenders: int = 0
    lost: tuple[int, ...] = (0, 0)  # army units (ships) of the attacker and the defender that the other destroyed
    drowned: tuple[int, ...] = (0, 0)  # army units but leaders that were aboard
    lost_leaders: tuple[int, ...] = (0, 0)
    lost_settlers: int = 0  # of the defender
    fortress: bool = False
    from_ship: bool = False
    size: int = 0  # of the attacked city, 0: none
    wonders: int = 0  # in it
    owner: int = NOBODY  # of it
    captured: bool = False
    leader_fought: int = 0  # 1: the attacker's leader took part, 2: the defender's
    survivors: int = 0  # cavalry and elephants of the attacker
    route: int = 0  # sides that lost a settler or ship with which they could have traded, as a mask (Scavenger)
    warfare: tuple[int, ...] = (0, 0)  # Warfare advances of both sides
    used: int = 0  # civil cards already played for it, as a mask


def was_fought(fight: Fight) -> bool:
    """COC-6.4.7: somebody fought, or the defender won: by a fortress or the Great Wall."""
    return fight.rounds > 0 or fight.defenders > 0 or fight.fortress or fight.winner == fight.defender


class Deed(Record):
    """Something that happened just now and may fulfil an instant objective (COC-7.2.10).  Never changes, so clones share it."""

    kind: str  # battle, found, wonder, draft, angry
    seat: int
    at: int = 0  # battle: its place in s.fights; found: the space

    def clone(self) -> Deed:
        return self


class State(BaseState):
    """The whole game."""

    rules: Rules
    players: list[Player]
    terrain: list[int]  # by space
    stacks: list[list[int]]  # units by owner and space, packed (armies.py)
    city: list[int]  # by space: its owner, or NOBODY
    mood: list[int]  # by space
    buildings: list[int]  # by space: the colours of its buildings, packed (cities.py)
    port: list[int]  # by space: the sea space of its port, or NONE
    active: list[int]  # by space: activations this turn; bit 7: it may be activated once more although angry (COC-5.3.3 b)
    wonder_at: list[int]  # by wonder: the space of its city, or NONE
    builder: list[int]  # by wonder: who built it, or NOBODY
    flagged: list[int] = []  # units of the current player with flags of this turn (armies.py)
    exhausted: list[int] = []  # spaces with a token (COC-7.5.2)
    revealed: int = 0  # slots, as a mask
    laid: list[int] = []  # by slot: region * 2 + orientation, or NONE
    unexplored: list[int] = []  # slots that lie face down
    hidden: list[CardId] = secret(pool="region", default=[])  # their regions
    box: list[CardId] = secret(pool="region", default=[])  # regions out of the game
    age: int = 1
    round: int = 1
    first: int = 0  # the first player of this age
    current: int = 0  # whose turn it is
    action_deck: Pile = secret(pool="action", default=Pile())
    action_discards: list[CardId] = face_up(default=[])  # the last one is the top
    event_deck: Pile = secret(pool="event", default=Pile())
    event_discards: list[CardId] = face_up(default=[])
    objective_deck: Pile = secret(pool="objective", default=Pile())
    objective_discards: Pile = secret(pool="objective", default=Pile())
    wonder_deck: Pile = secret(pool="wonder", default=Pile())
    display: list[CardId] = face_up(default=[])  # wonder cards that lie open: Envoy, public wonders
    wonder_discards: list[CardId] = face_up(default=[])  # bartered away
    lost_wonders: list[CardId] = face_up(default=[])
    buried_wonders: list[CardId] = face_up(default=[])  # on Volcano and Earthquake cards: points go on
    buried_owner: list[int] = []  # who owned each of them
    lasting: list[CardId] = face_up(default=[])  # event cards that lie open for all
    druids: list[int] = []  # [E] barbarian settlements with a token of the Celts
    beloved: list[int] = []  # [E] spaces with tokens of Cleopatra, one entry a token
    fights: list[Fight] = []  # of this turn
    fresh_capture: int = NONE  # the place in it of a capture of an opponent's city that was just resolved (Teach Us!)
    deeds: list[Deed] = []  # for which instant objectives have not been offered yet
    built_wonders: list[int] = []  # this round: seats that built a wonder (Magnificent Culture, COC-12.4)
    founder_round: list[int] = []  # seats that completed City Founder in this round (Colony)
    ending: bool = False  # only step 1 of the status phase and the scoring follow

    @property
    def board(self) -> Board:
        return BOARD_OF[self.rules.players]

    def seats(self) -> int:
        return len(self.players)

    def count_scores(self) -> list[int]:
        """Victory points, in halves (COC-10.2)."""
        from .scoring import score

        return [score(self, seat) for seat in range(len(self.players))]

    def rank(self) -> list[tuple[int, ...]]:
        from .scoring import standing

        return standing(self)

    def unlikely(self, option: Option) -> bool:
        """Nobody offers trades or gives up actions all the time."""
        return option[0] in UNLIKELY

    def deal(self, seat: int, rng: Any, stay: Any) -> bool:
        from .worlds import deal

        return deal(self, seat, rng, stay)


UNLIKELY: Final = frozenset(("offer", "forfeit", "stop-moving", "destroy"))

# Bits of Player.turn_marks.
COLLECTED: Final = 1  # Free Economy: some collect was done this turn
FREE_ECONOMY_USED: Final = 2  # and must stay the only one
LABOR_FORCED: Final = 4  # Forced Labor (COC-5.8.4)
FOCUS: Final = 8  # Production Focus waits for a collect
MASS: Final = 16  # Mass Production waits for a collect
TAKEOVER: Final = 32  # Cultural Takeover waits for an influence
TURN_BEGUN: Final = 64  # the start of turn is over
DRAFTED_ONCE: Final = 128  # Draft was used in one recruit action, in two: objective Draft
DRAFTED_TWICE: Final = 256
WARLORD: Final = 512  # Great Warlord: the next battle that this player starts
ROUTES_DONE: Final = 1024  # start of turn (d): trade routes were formed, (b) and (c) are over
BANKED: Final = 2048  # start of turn (c)
ROBBED: Final = 4096  # Raiding: by seat, from this bit on, who was raided this turn


def empty_table(rules: Rules) -> State:
    """A table before set-up."""
    seats = [Player(seat, goods=[0] * 7, buried=[0] * 8) for seat in range(rules.players)]
    return State(
        rules,
        seats,
        terrain=[UNKNOWN] * SPACES,
        stacks=[[0] * SPACES for _ in range(OWNERS)],
        city=[NOBODY] * SPACES,
        mood=[0] * SPACES,
        buildings=[0] * SPACES,
        port=[NONE] * SPACES,
        active=[0] * SPACES,
        wonder_at=[NONE] * 8,
        builder=[NOBODY] * 8,
        laid=[NONE] * len(BOARDS[rules.players].cells),
    )


def clockwise(s: State, first: int) -> list[int]:
    """All seats in turn order, beginning with *first*."""
    n = len(s.players)
    return [(first + i) % n for i in range(n)]


def others(s: State, seat: int) -> list[int]:
    """All other seats, clockwise."""
    return clockwise(s, seat)[1:]
