"""Scenes for tests of politics: a table in the middle of a game, one step under way.

s = scene(3)
strength(s, 5, 9, 7)                       # by seat, in Warriors
event(s, "crusades")                       # seat 0 reveals it
"""

from __future__ import annotations

from typing import Any

from civitas.games.through_the_ages.cards import leaders, wonders
from civitas.games.through_the_ages.event_deck import Evaluation
from civitas.games.through_the_ages.politics import PoliticsPhase
from civitas.games.through_the_ages.ratings import update
from civitas.games.through_the_ages.state import Player, State
from civitas.games.through_the_ages.tables import (
    AGRICULTURE,
    BRONZE,
    KIND,
    NONE,
    NUMBER,
    PHILOSOPHY,
    RELIGION,
    SPACES,
    SPECIAL,
    STORES,
    TECHS,
    TYPE,
    WARRIORS,
    military_deck,
)
from civitas.kernel.chance import script_luck
from civitas.kernel.flow import Step, advance
from civitas.kernel.piles import Pile

ENROLLED = (leaders, wonders)  # their effects are known once they are imported
PRINTED = sorted([AGRICULTURE, BRONZE, PHILOSOPHY, RELIGION, WARRIORS])


def card(name: str) -> int:
    """The number of a card."""
    return NUMBER[name]


def scene(players: int = 3, age: int = 2) -> State:
    """Civilizations as they begin the game, all actions available, in round 5 of that age; seat 0 is to move."""
    seated = []
    for seat in range(players):
        p = Player(seat=seat, workers=[0] * TECHS, tokens=[0] * STORES, specials=[NONE] * 4)
        p.technologies = list(PRINTED)
        for tech, n in ((WARRIORS, 1), (AGRICULTURE, 2), (BRONZE, 2), (PHILOSOPHY, 1)):
            p.workers[tech] = n
        p.ca, p.ma = 4, 2
        seated.append(p)
    s = State(players=seated, row=[NONE] * SPACES)
    s.luck = script_luck()
    s.chronicle = []
    s.age, s.round, s.in_game = age, 5, players
    if 1 <= age <= 3:
        s.military_deck = military_deck(age, players, 0)
    for seat in range(players):
        update(s, seat)
    return s


def begin(s: State, step: Step) -> State:
    """Run one step until somebody is asked, or it is over."""
    s.stack = [step]
    s.pending = None
    advance(s)
    return s


def politics(s: State, seat: int = 0) -> State:
    """The Politics Phase of *seat*."""
    s.current = seat
    return begin(s, PoliticsPhase(seat))


def event(s: State, name: str, seat: int = 0) -> State:
    """*seat* reveals this event or territory."""
    s.current = seat
    s.current_events = Pile([card("rats"), card(name)], [0, 0])
    return begin(s, Evaluation(seat))


def asked(s: State) -> tuple[int, str]:
    """Who is asked, and what; (-1, "") if nobody is."""
    return (s.to_act[0], s.pending.what) if s.pending is not None else (-1, "")


def choices(s: State) -> list[Any]:
    """What can be answered."""
    return list(s.legal())


def play(s: State, *options: tuple[Any, ...]) -> State:
    """These answers one after another."""
    for option in options:
        s.play(option)
    return s


# --- putting things on the table ---------------------------------------------------------------------------------------------


def strength(s: State, *numbers: int) -> None:
    """So many Warriors for each seat, which is their strength if nothing else adds to it."""
    for seat, n in enumerate(numbers):
        units(s, seat, warriors=n)


def units(s: State, seat: int, **workers: int) -> Player:
    """Workers on worker technologies, which come into play for it."""
    p = s.players[seat]
    for name, n in workers.items():
        if card(name) not in p.technologies:
            p.technologies = sorted([*p.technologies, card(name)])
        p.workers[card(name)] = n
    update(s, seat)
    return p


def hand(s: State, seat: int, *names: str) -> Player:
    """Military cards in hand."""
    p = s.players[seat]
    p.military += [card(name) for name in names]
    p.known += [0] * len(names)
    return p


def tokens(s: State, seat: int, **numbers: int) -> Player:
    """Blue tokens from the bank on farms, mines and labs."""
    p = s.players[seat]
    for name, n in numbers.items():
        p.blue += p.tokens[card(name)] - n
        p.tokens[card(name)] = n
    return p


def in_play(s: State, seat: int, **cards: Any) -> Player:
    """Leader, government, wonder, tactic by name; specials, wonders and colonies as lists of names."""
    p = s.players[seat]
    for what, value in cards.items():
        if what == "specials":
            for name in value:
                assert KIND[card(name)] == SPECIAL
                p.specials[TYPE[card(name)]] = card(name)
        elif isinstance(value, list):
            setattr(p, what, [card(name) for name in value])
        else:
            setattr(p, what, card(value))
    update(s, seat)
    p.ca, p.ma = p.ca_total, p.ma_total
    return p


def pact(s: State, owner: int, partner: int, name: str, side: int = 0) -> None:
    """A pact in the owner's area."""
    p = s.players[owner]
    p.pact, p.partner, p.side = card(name), partner, side
    for seat in (owner, partner):
        update(s, seat)


def told(s: State, message: str) -> list[tuple[Any, ...]]:
    """The arguments of all such messages in the chronicle, in the order in which they are told."""
    return [tuple(e.args.values()) for e in s.chronicle or [] if e.message == message]
