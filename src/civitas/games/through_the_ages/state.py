"""What lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.kernel import flow
from civitas.kernel.piles import Pile
from civitas.kernel.record_fields import face_up, secret
from civitas.kernel.records import CardId, Option, Record

from .tables import AGE_NAMES, DESPOTISM, LEVEL

# What a player did this turn, or may do only once in it: bits of Player.once (TTA-17.4), cleared at the end of their turn.
REPLACED_LEADER: Final = 1  # Taj Mahal
TACTIC_USED: Final = 2  # played or copied a tactic (TTA-6.13.2)
HAMMURABI_USED: Final = 4
BACH_USED: Final = 8
CHURCHILL_USED: Final = 16
OCEAN_LINER_USED: Final = 32
TRADE_ROUTE_USED: Final = 64
HOMER_USED: Final = 128


class Player(Record):
    """One civilization."""

    seat: int
    workers: list[int]  # on each worker technology
    tokens: list[int]  # blue tokens on each farm, mine and lab
    specials: list[CardId] = face_up()  # special technologies, a place for each type: law, warfare, exploration, construction
    playing: bool = True  # until they resign
    # points (TTA-12.8)
    science: int = 0
    culture: int = 0
    # civil and military actions (TTA-12.3): available tokens and all of them; a spent token is the difference
    ca: int = 0
    ca_total: int = 4
    ma: int = 0
    ma_total: int = 2
    extra_ma: int = 0  # temporary: Patriotism
    unit_resources: int = 0  # temporary pools of this turn (TTA-12.6.8); Homer's is HOMER_USED
    unit_science: int = 0
    once: int = 0
    # tokens (TTA-12.4): the two banks, and all that they have of each color
    blue: int = 16
    yellow: int = 18
    blue_owned: int = 16
    yellow_owned: int = 25
    unused: int = 1  # workers in the pool
    # cards in play
    technologies: list[CardId] = face_up(default=[])  # worker technologies, in the order of their numbers
    government: CardId = face_up(default=DESPOTISM)
    leader: CardId = face_up(default=-1)
    wonder: CardId = face_up(default=-1)  # the unfinished one
    stages: int = 0  # of it that are covered: as many blue tokens lie there
    wonders: list[CardId] = face_up(default=[])  # completed
    ruined: list[CardId] = face_up(default=[])  # those of them that are turned face down (Ravages of Time)
    homer_under: CardId = face_up(default=-1)  # the wonder under which Homer is tucked
    colonies: list[CardId] = face_up(default=[])
    tactic: CardId = face_up(default=-1)  # where their standard is
    exclusive: bool = False  # that tactic lies in their own area
    pact: CardId = face_up(default=-1)  # in their own area, with *partner*; *side* is theirs: 0 for A (or both alike), 1 for B
    partner: int = -1
    side: int = 0
    war: CardId = face_up(default=-1)  # declared on *enemy*
    enemy: int = -1
    # hands
    hand: list[CardId] = face_up(default=[])  # civil cards (TTA-10.3)
    fresh: list[CardId] = face_up(default=[])  # action cards taken in this Action Phase (TTA-6.11.1)
    military: list[CardId] = secret("seat", pool="military", marks="known", default=[])
    known: list[int] = secret(default=[])  # who else knows each of them: refused pacts (TTA-16.5)
    # what they remember
    leader_ages: int = 0  # a bit for each age from which they took a leader (TTA-6.2.4)
    caesar_used: bool = False
    skips_politics: bool = False  # International Agreement (TTA-5.0.4)
    # statistics (TTA-12.1), counted anew by ratings.update whenever something they depend on changes
    science_rating: int = 1
    culture_rating: int = 0
    strength: int = 1
    happiness: int = 0
    answers: int = 0  # the moments their cards answer, as bits (cards.card)


class State(flow.BaseState):
    """The whole game."""

    players: list[Player]
    row: list[CardId] = face_up()  # thirteen spaces, NONE where empty
    start: int = 0  # the starting player
    current: int = 0  # whose turn it is
    round: int = 1
    last_round: int = 0  # 0: not yet known (TTA-14.1)
    age: int = 0
    mode: int = 0  # tables.MODES
    in_game: int = 2  # players who have not resigned
    prepared_for: list[int] = []  # for how many players the decks of each age were made (TTA-15.3)
    # civil cards
    civil_deck: list[CardId] = secret(pool="civil", default=[])  # the last one is the top
    removed: list[CardId] = face_up(default=[])  # out of the game
    unseen: list[CardId] = secret(pool="civil", default=[])  # rest of the Age A deck, in the box
    # military cards
    military_deck: list[CardId] = secret(pool="military", default=[])
    discards: Pile = secret(pool="military", default=Pile())  # of the current age
    box: Pile = secret(pool="military", default=Pile())  # older decks and discards
    current_events: Pile = secret(pool="military", default=Pile())
    future_events: Pile = secret(pool="military", default=Pile())
    past_events: list[CardId] = face_up(default=[])
    tactics: list[CardId] = face_up(default=[])  # the common tactics area
    duplicates: list[CardId] = face_up(default=[])  # tactics that were there already, in the box (TTA-4.4.2)
    # the five Age III events of the shorter game (TTA-18.3)
    promised: list[CardId] = face_up(default=[])
    promised_unseen: list[CardId] = secret(pool="military", default=[])

    def seats(self) -> int:
        return len(self.players)

    def count_scores(self) -> list[int]:
        """Culture points; those of a player who resigned no longer count (TTA-15.4)."""
        return [p.culture if p.playing else 0 for p in self.players]

    def rank(self) -> list[tuple[int, ...]]:
        """Most culture first, equals share a place; whoever resigned has lost (TTA-14.2, TTA-15.3)."""
        levels = sorted({p.culture for p in self.players if p.playing}, reverse=True)
        places = [tuple([p.seat for p in self.players if p.playing and p.culture == culture]) for culture in levels]
        gone = tuple([p.seat for p in self.players if not p.playing])
        return [*places, gone] if gone else places

    def unlikely(self, option: Option) -> bool:
        """Nobody resigns without a thought."""
        return bool(option[0] == "resign")

    def deal(self, seat: int, rng: Any, stay: Any) -> bool:
        from .worlds import deal

        deal(self, seat, rng, stay)
        return True

    def back(self, pool: str, card: int) -> str:
        """Backs tell the age (TTA-1.3)."""
        return AGE_NAMES[LEVEL[card]]

    def backs(self, pool: str, cards: Sequence[int]) -> list[str]:
        return [AGE_NAMES[LEVEL[card]] for card in cards]


def clockwise(s: State, first: int) -> list[int]:
    """The players still in the game, clockwise, beginning with *first* or the next one after them."""
    n = len(s.players)
    return [(first + i) % n for i in range(n) if s.players[(first + i) % n].playing]


def others(s: State, seat: int) -> list[int]:
    """All players still in the game but *seat*, clockwise from them."""
    return [other for other in clockwise(s, seat) if other != seat]
