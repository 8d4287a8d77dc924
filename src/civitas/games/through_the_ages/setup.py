"""Setting up the table (TTA-2)."""

from __future__ import annotations

from typing import Any

from civitas.kernel.chance import roll, shuffle

from .state import Player, State, clockwise
from .tables import (
    AGE_A,
    AGE_III,
    DESPOTISM,
    EVENT,
    FIRST_EVENTS,
    FULL,
    KIND,
    MODES,
    NONE,
    NUMBER,
    SETUP,
    SHORTER,
    SPACES,
    START,
    STORES,
    TECHS,
    civil_deck,
    military_deck,
)
from .turn import Rounds


def setup(players: int, luck: tuple[int, ...], options: dict[str, Any]) -> State:
    """Boards, decks, events and the card row; the starting player is drawn."""
    s = State(players=[starting_player(seat) for seat in range(players)], row=[NONE] * SPACES)
    s.luck = luck
    s.mode = MODES.index(options["mode"])
    s.in_game = players
    s.prepared_for = [players]
    s.start = s.current = roll(s, players)  # TTA-2.1
    events = military_deck(AGE_A, players, FULL)
    shuffle(s, events)
    s.current_events.put_all(events[: FIRST_EVENTS[players]])  # TTA-2.7
    s.box.put_all(events[FIRST_EVENTS[players] :])
    s.civil_deck = civil_deck(AGE_A, players)
    shuffle(s, s.civil_deck)
    s.row = [s.civil_deck.pop() for _ in range(SPACES)]  # TTA-2.9
    for order, seat in enumerate(clockwise(s, s.start)):  # TTA-2.8
        s.players[seat].ca = SETUP["first_round_civil_actions_by_seat"][order]
        s.players[seat].ma = SETUP["first_round_military_actions"]
    if s.mode == SHORTER:
        promise_events(s)
    s.stack.append(Rounds())
    return s


def starting_player(seat: int) -> Player:
    """A player board: its technologies, workers and tokens (TTA-2.4)."""
    workers = [0] * TECHS
    for card, n in START["workers_on_cards"].items():
        workers[NUMBER[card]] = n
    printed = [NUMBER[id] for id in START["starting_technologies"]]
    p = Player(seat, workers, [0] * STORES, [NONE] * 4)
    p.technologies = sorted([card for card in printed if card != DESPOTISM])
    p.blue = p.blue_owned = START["blue_bank"]
    p.yellow, p.unused = START["yellow_bank"], START["worker_pool"]
    p.yellow_owned = p.yellow + p.unused + sum(workers)
    return p


def promise_events(s: State) -> None:
    """The shorter game: three Age III events face up and two face down, to be scored at the end (TTA-18.3)."""
    events = [card for card in military_deck(AGE_III, s.in_game, s.mode) if KIND[card] == EVENT]
    shuffle(s, events)
    s.promised, s.promised_unseen = events[:3], events[3:5]
    s.box.put_all(events[5:])
