"""Positions of Clash of Cultures to be looked at: made by hand, because games reach them late."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from civitas.games.clash_of_cultures.advances.economy import RaiseTaxes
from civitas.games.clash_of_cultures.cards.schemes import Hire
from civitas.games.clash_of_cultures.events.drawing import DrawEvent
from civitas.games.clash_of_cultures.happiness import IncreaseHappiness
from civitas.games.clash_of_cultures.objectives import CompleteObjectives
from civitas.games.clash_of_cultures.recruiting import RECRUIT_IDS
from civitas.games.clash_of_cultures.status_phase import FreeAdvance
from civitas.games.clash_of_cultures.tables import EVENT
from civitas.games.clash_of_cultures.turn import Turn
from civitas.kernel.chance import luck_of
from games.clash_of_cultures.table import aim, attack, begin, build, city, deal, goods, home, know, land, put, table, throw, turn

from .positions import Stop, Tour, made

COC = "clash_of_cultures"


def civilized(players: int = 2) -> Any:
    """A table with two old civilizations: cities, armies, cards, a wonder."""
    s = table(players, "greece", "rome", "egypt", "persia")
    land(s, D2="forest", E3="mountain", E5="sea", F5="sea")
    city(s, 0, "D4", "academy", "temple", mood="happy")
    city(s, 1, "D5", "temple", "fortress")
    city(s, 1, "C7")
    put(s, 0, "D4", infantry=2, cavalry=1, settler=1)
    put(s, 1, "D5", infantry=2, elephant=1)
    put(s, "barbarians", "D3", infantry=2)
    city(s, "barbarians", "D3")
    for seat in range(players):
        know(s, seat, "tactics", "writing", "philosophy", "fishing", "voting", "storage")
        goods(s, seat, food=4, ore=3, wood=3, idea=2, gold=2, mood=4, culture=4)
        for _ in range(3):
            deal(s, seat)
    for objective in ("happy_population", "metropolis", "large_civilization"):
        aim(s, 0, objective)
    build(s, 0, "great_library", home(s, 0))
    s.luck = luck_of(11)
    s.age, s.round = 3, 2
    return s


def stop(s: Any) -> Stop:
    return made(COC, s)


@cache
def my_turn() -> Stop:
    return stop(turn(civilized(4), 0))


@cache
def laying() -> Stop:
    """An attack on a city with a fortress: the attacker is asked for a tactic."""
    s = civilized()
    put(s, 0, "D5", infantry=3, cavalry=1)
    deal(s, 0, tactic="high_morale")
    return stop(attack(s, 0, 1, "D5", "D4"))


@cache
def marching() -> Stop:
    """A move action beside a city of the other player."""
    s = turn(civilized(), 0)
    s.play(("move-units",), 0)
    return stop(s)


@cache
def falling() -> Stop:
    """Round 1 is rolled, and the attacker says who falls."""
    s = civilized()
    for p in s.players:
        p.hand.cards, p.hand.marks = [], []
    put(s, 0, "D5", infantry=2, cavalry=1)
    throw(s, "6i", "5c", "4e", "6i", "5i", "4e", "1l")
    return stop(attack(s, 0, 1, "D5", "D4"))


@cache
def event() -> Stop:
    """An event drawn in the middle of an action: barbarians march first."""
    s = civilized()
    s.event_deck.give(EVENT["event_28_population_boom"], s.event_deck)
    s.players[0].track = 0
    s.current = 0
    return stop(begin(s, DrawEvent(0)))


@cache
def influencing() -> Stop:
    s = turn(civilized(), 0)
    s.play(("influence",), 0)
    return stop(s)


@cache
def completing() -> Stop:
    """Four happy cities: one objective of the status phase is met."""
    s = civilized()
    for space in ("B5", "B7"):
        city(s, 0, space, mood="happy")
    return stop(begin(s, CompleteObjectives(0)))


@cache
def trading() -> Stop:
    return stop(turn(civilized(), 0))


@cache
def offering() -> Stop:
    s = turn(civilized(), 0)
    s.play(("offer", 1), 0)
    return stop(s)


@cache
def answering() -> Stop:
    s = turn(civilized(), 0)
    s.play(("offer", 1), 0)
    s.play(("bundle", (2, 0, 0, 0, 0, 0, 0, 1, 0, 0), (0, 0, 0, 0, 1, 0, 2, 0, 0, 0)), 0)
    return stop(s)


@cache
def giving() -> Stop:
    """All the action cards were promised and are handed over."""
    s = turn(civilized(), 0)
    cards = len(s.players[0].hand)
    s.play(("offer", 1), 0)
    s.play(("bundle", (0, 0, 0, 0, 0, 0, 0, cards, 0, 0), (0,) * 10), 0)
    s.play(("accept",), 1)
    return stop(s)


@cache
def giving_two() -> Stop:
    """Two of the action cards were promised."""
    s = turn(civilized(), 0)
    s.play(("offer", 1), 0)
    s.play(("bundle", (0, 0, 0, 0, 0, 0, 0, 2, 0, 0), (0,) * 10), 0)
    s.play(("accept",), 1)
    return stop(s)


@cache
def hiring() -> Stop:
    """Mercenaries: two barbarian armies may be hired."""
    s = civilized()
    land(s, E4="forest")
    put(s, "barbarians", "E4", infantry=1)
    return stop(begin(s, Hire(0)))


@cache
def taxing() -> Stop:
    """Taxes: a resource from each city, of three kinds."""
    s = civilized()
    goods(s, 0, food=6, ore=1, wood=2)
    return stop(begin(s, RaiseTaxes(0, True)))


@cache
def cheering() -> Stop:
    """A mood may rise in several cities."""
    s = civilized()
    city(s, 0, "B5")
    city(s, 0, "B7", mood="angry")
    goods(s, 0, mood=6)
    return stop(begin(s, IncreaseHappiness(0)))


@cache
def fleeing() -> Stop:
    """A city was taken: its loser says where the settler goes."""
    s = civilized()
    put(s, 0, "C7", infantry=2)
    return stop(attack(s, 0, 1, "C7", "D4"))


@cache
def choosing_leader() -> Stop:
    s = turn(civilized(), 0)
    at = s.players[0].cities[0]
    s.play(("recruit", at), 0)
    while s.pending is not None and s.pending.what != "choose-leader":
        if s.pending.what == "levy":
            s.play(("levy", tuple([int(unit == "leader") for unit in RECRUIT_IDS])), 0)
        else:
            listed = s.legal(0)
            s.play(listed[0] if isinstance(listed, list) else listed.sample(random.Random(1)), 0)
    return stop(s)


@cache
def free_advance() -> Stop:
    """The status phase: an advance for nothing, of the whole board."""
    return stop(begin(civilized(4), FreeAdvance(0, False)))


@cache
def trading_by_sea() -> Stop:
    """The start of a turn: ships form trade routes."""
    s = civilized()
    know(s, 0, "bartering", "trade_routes", "currency")
    put(s, 0, "E5", ship=1)
    s.stack = []
    begin(s, Turn(0))
    s.play(("routes",), 0)
    return stop(s)


@cache
def tour() -> Tour:
    """Whole games of two, for what only they have."""
    return Tour(COC, 2, lambda s: ["over"] if s.over else [])


def over() -> Stop:
    return tour().stop("over")


@cache
def staying() -> Stop:
    """The first round is over, an elephant has made a shield of a die, and the attacker may go back."""
    s = civilized()
    for p in s.players:
        p.hand.cards, p.hand.marks = [], []
    put(s, 0, "D5", infantry=3)
    throw(s, "3e", "5c", "1l", "6i", "3e", "2e", "1l")
    attack(s, 0, 1, "D5", "D4")
    while s.pending is not None and s.pending.what in ("elephant-die", "casualty"):
        s.play(s.legal(s.to_act[0])[0], s.to_act[0])
    assert s.pending is not None
    assert s.pending.what == "retreat"
    s.luck = luck_of(11)
    return stop(s)
