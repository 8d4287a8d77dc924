"""The state of a game (CIV80-21): small and flat, because it is cloned often.

Pieces are never moved by hand outside ``pieces.py`` and cards never outside ``hands.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.kernel.flow import BaseState
from civitas.kernel.record_fields import face_up, secret
from civitas.kernel.records import CardId, Option, Record

from .atlas import AREAS, BOARDS, ZONE_AREA, Board
from .tables import COMMODITIES, DEFAULT_PRESET, RED, succession_table

NOBODY: Final = -1
TRADE: Final = "trade"  # the pool of all trade cards
FULL: Final = "full"
NOMADS: Final = "nomads_and_seafarers"
FARMERS: Final = "farmers_and_citizens"


class Rules(Record):
    """What this table plays by: its options (CIV80-20), and the pieces that follow from them.  Never changes, so clones share it."""

    variant: str = FULL
    layout: int = 0  # which of atlas.BOARDS
    tokens: int = 56  # pieces of each player
    cities: int = 9
    ships: int = 4
    starts: tuple[tuple[int, int], ...] = ()  # nation, start area: what is on offer
    apart: int = 0  # CIV80-17.1.1: least land borders between two starts; 0: any
    pay_from_area: bool = False  # CIV80-17.1: ships cost only tokens of the area
    all_seas: bool = False  # CIV80-17.1: everybody sails open seas
    entry_ban: bool = False  # CIV80-7.5.7
    rounds: int = 0  # CIV80-17.1: the game is this long; 0: until somebody arrives
    end_space: int = 16  # the A.S.T. space that ends the game
    ast_thresholds: str = DEFAULT_PRESET  # CIV80-14.11: which numbers stand on the A.S.T.
    ast_override: str = ""  # and what is corrected in it
    ignored_epochs: tuple[int, ...] = ()  # CIV80-17.2.1: their entry conditions do not count
    revolt_support_grace: bool = True
    ship_build_requires_presence: bool = False
    ships_may_end_in_open_sea: bool = True
    conflict_last_retaliation: bool = False
    credits_reusable_same_turn: bool = True
    trade_mode: str = "market"
    trade_rounds: int = 4
    floor_messages: int = 40
    trade_seconds: int = 300
    short_game_mark: int = 0
    max_rounds: int = 40

    def clone(self) -> Rules:
        return self

    @property
    def epoch_start(self) -> list[list[int]]:
        """[nation][epoch]: its first space on the A.S.T."""
        return succession_table(self.ast_thresholds, self.ast_override).epoch_start

    @property
    def required(self) -> list[list[int]]:
        """[nation][space]: the total points to be there."""
        return succession_table(self.ast_thresholds, self.ast_override).required


class Player(Record):
    """One seat's side of the table.  Tokens on the board are what is neither in stock nor in the treasury."""

    seat: int
    nation: int = NOBODY
    stock: int = 0  # tokens in stock
    treasury: int = 0
    tokens: list[int] = []  # on the board, by area
    cities: list[int] = []  # areas with a city of this player, in map order
    ships: list[int] = []  # water zones, in zone order
    cards: int = 0  # civilization cards owned, as a mask
    space: int = 0  # on the A.S.T.
    census: int = 0  # CIV80-6.1.1: as counted in E3
    partners: int = 0  # seats swapped with in this round's trade, as a mask
    red: list[CardId] = face_up(default=[])  # red calamities drawn this round
    hand: list[CardId] = secret("seat", pool="trade", marks="seen", default=[])
    seen: list[int] = secret(default=[])  # who else is sure of each card of the hand; of a calamity only who passed it on is (CIV80-11.7)


class Stack(Record):
    """A queue of trade cards: drawn from the front, returned to the end (CIV80-3.3)."""

    number: int
    cards: list[CardId] = secret(pool="trade", marks="seen", default=[])
    seen: list[int] = secret(default=[])


class State(BaseState):
    """The whole game."""

    rules: Rules
    players: list[Player]
    present: list[int]  # by area: the seats with tokens there, as a mask (follows from Player.tokens)
    city: list[int]  # by area: whose city stands there, or NOBODY
    graced: list[int] = []  # CIV80-4.6: areas whose city changed hands by revolt this round
    stacks: list[Stack] = []  # numbers 1-9 at 0-8
    supply: list[int] = []  # civilization cards left, by card
    order: tuple[int, ...] = ()  # seats in A.S.T. order (CIV80-1.6)
    census_order: tuple[int, ...] = ()  # seats in the order of movement (CIV80-1.5)
    round: int = 0
    event: int = 0  # E1-E13 under way; 0: set-up
    winner: int = NOBODY
    totals: list[int] = []  # CIV80-14.9: total points, shown at the end of the game

    @property
    def board(self) -> Board:
        """The part of the map that is in play."""
        return BOARDS[self.rules.layout]

    def seats(self) -> int:
        return len(self.players)

    def count_scores(self) -> list[int]:
        """The A.S.T. space of every seat; areas held in the nomads' game."""
        if self.rules.variant == NOMADS:
            return [sum([1 for n in p.tokens if n]) for p in self.players]
        return [p.space for p in self.players]

    def rank(self) -> list[tuple[int, ...]]:
        from .scoring import standing

        return standing(self)

    def back(self, pool: str, card: int) -> str:
        """CIV80-18: red backs are seen in a stack; black calamities look like commodities."""
        return "red" if RED[card] else "black"

    def backs(self, pool: str, cards: Sequence[int]) -> list[str]:
        return ["red" if RED[card] else "black" for card in cards]

    def unlikely(self, option: Option) -> bool:
        """CIV80-25.3: random players die out if they pay for ships with the last token of an area or throw tokens at walls."""
        verb: str = option[0]
        if verb not in ("move", "ship", "keep") or self.pending is None:
            return False
        p = self.players[self.to_act[0]]
        if verb == "move":
            owner = self.city[option[2]]
            few: bool = option[3] < 7
            return owner != NOBODY and (owner == p.seat or few)
        paid: int = option[2] if verb == "ship" else option[2] == "area"
        zone: int = option[1] if verb == "ship" else self.pending.about["zone"]
        return paid > 0 and p.tokens[ZONE_AREA[zone]] <= paid

    def deal(self, seat: int, rng: Any, stay: Any) -> bool:
        """Stacks hold only their own numbers and offers must be covered, so possible worlds are dealt in ``worlds``."""
        from .worlds import deal

        deal(self, seat, rng, stay)
        return True


def empty_table(rules: Rules, players: int) -> State:
    """A table before set-up: all pieces in stock, no cards."""
    seats = [Player(seat, stock=rules.tokens, tokens=[0] * AREAS) for seat in range(players)]
    return State(rules, seats, [0] * AREAS, [NOBODY] * AREAS, order=tuple(range(players)))


def everybody(s: State) -> int:
    """The mask of all seats."""
    return (1 << len(s.players)) - 1


def owns(p: Player, card: int) -> bool:
    """Whether *p* has this civilization card."""
    return bool(p.cards >> card & 1)


def commodity(kind: int) -> bool:
    """Whether a trade card is a commodity."""
    return kind < COMMODITIES
