"""Positions for tests: a table set up by names, and answers by names.

    s = table(2)                                       # seat 0 Crete, 1 Egypt, whole board, no round begun
    put(s, 0, knossos=3)
    city(s, 1, "memphis")
    begin(s, Conflicts())                              # run one step and stop at the first question
"""

from __future__ import annotations

from typing import Any

from civitas.games.civilization_1980 import hands, pieces
from civitas.games.civilization_1980.atlas import AREA, AREA_IDS, WHOLE_BOARD, ZONE, layout_of
from civitas.games.civilization_1980.setup import OPTIONS as DECLARED
from civitas.games.civilization_1980.setup import lay_out_cards, rules_of
from civitas.games.civilization_1980.state import FULL, Player, State, empty_table
from civitas.games.civilization_1980.surplus import HOLDABLE
from civitas.games.civilization_1980.tables import CIV, COMMODITIES, KIND, KIND_IDS, NATION
from civitas.kernel.chance import script_luck
from civitas.kernel.flow import Step, advance

BY_SEAT = ("crete", "egypt", "asia", "africa", "italy", "babylon", "thrace")


def table(players: int = 2, nations: tuple[str, ...] = BY_SEAT, whole_board: bool = True, **options: Any) -> State:
    """A table with nations, all pieces in stock, stacks unshuffled; seat 0 is Crete, 1 Egypt, 2 Asia, 3 Africa."""
    settings = {o.name: o.default for o in DECLARED} | options
    rules = rules_of(players, settings)
    if whole_board:
        rules.layout = layout_of(WHOLE_BOARD)
    s = empty_table(rules, players)
    s.luck = script_luck()
    s.chronicle = []
    s.round = 1
    if rules.variant == FULL:
        lay_out_cards(s, players)
    for seat in range(players):
        s.players[seat].nation = NATION[nations[seat]]
    s.order = tuple(sorted(range(players), key=lambda seat: s.players[seat].nation))
    s.census_order = s.order
    return s


def put(s: State, seat: int, **tokens: int) -> Player:
    """Tokens from stock into areas."""
    p = s.players[seat]
    for name, n in tokens.items():
        pieces.place(s, p, AREA[name], n)
    return p


def city(s: State, seat: int, *areas: str) -> Player:
    """Cities from stock."""
    p = s.players[seat]
    for name in areas:
        pieces.found_city(s, p, AREA[name])
    return p


def ship(s: State, seat: int, *zones: str) -> Player:
    """Ships from stock."""
    p = s.players[seat]
    for name in zones:
        pieces.launch(p, ZONE[name])
    return p


def own(s: State, seat: int, *cards: str) -> Player:
    """Civilization cards from the supply."""
    p = s.players[seat]
    for name in cards:
        p.cards |= 1 << CIV[name]
        s.supply[CIV[name]] -= 1
    return p


def stock(s: State, seat: int, n: int) -> Player:
    """Leave *n* tokens in stock; the rest goes to the treasury."""
    p = s.players[seat]
    p.treasury += p.stock - n
    p.stock = n
    return p


def rich(s: State, seat: int, n: int) -> Player:
    """*n* tokens of the stock into the treasury."""
    p = s.players[seat]
    p.stock -= n
    p.treasury += n
    return p


def deal(s: State, seat: int, *kinds: str) -> Player:
    """Trade cards by name out of their stacks into a hand; red calamities lie open."""
    p = s.players[seat]
    for name in kinds:
        card = KIND[name]
        stack = next(stack for stack in s.stacks if card in stack.cards)
        at = stack.cards.index(card)
        stack.cards.pop(at)
        stack.seen.pop(at)
        if s.back("trade", card) == "red":
            p.red.append(card)
        else:
            hands.receive(p, card, 0)
    return p


def assaulted() -> State:
    """Two cities of seat 1 are assaulted, and it lacks a token to defend the first (CIV80-8.10)."""
    s = table(3)
    city(s, 1, "athens", "memphis")
    put(s, 1, tanis=4)
    stock(s, 1, 5)
    put(s, 0, athens=7)
    put(s, 2, memphis=7)
    return s


def begin(s: State, step: Step) -> State:
    """Run a step until somebody is asked or it is over."""
    s.stack = [step]
    s.pending = None
    advance(s)
    return s


def resume(s: State) -> None:
    """After a position was changed by hand: list options anew."""
    s.relist()


def tokens(s: State, seat: int) -> dict[str, int]:
    """Where a seat has tokens, by name."""
    return {AREA_IDS[area]: n for area, n in enumerate(s.players[seat].tokens) if n}


def cities(s: State, seat: int) -> list[str]:
    """Where a seat has cities, by name."""
    return [AREA_IDS[area] for area in s.players[seat].cities]


def a(name: str) -> int:
    """An area."""
    return AREA[name]


def z(name: str) -> int:
    """A water zone."""
    return ZONE[name]


def told(s: State, message: str) -> list[tuple[Any, ...]]:
    """What the chronicle says under this message, in the order in which it is told."""
    return [tuple(event.args.values()) for event in s.chronicle or [] if event.message == message]


def hand_in(**amounts: int) -> tuple[Any, ...]:
    """Commodities handed in, by name."""
    return ("hand_in", tuple(amounts.get(KIND_IDS[kind], 0) for kind in range(COMMODITIES)))


def giving_back(**amounts: int) -> tuple[Any, ...]:
    """Trade cards returned, by name."""
    return ("return", tuple(amounts.get(KIND_IDS[kind], 0) for kind in HOLDABLE))
