"""Hands whose backs are not public: a miniature of SMC-13.2, played under all laws."""

from __future__ import annotations

import math
import random
from collections import Counter

import forces
from forces.state import TYPE, by_type

from civitas.kernel.flow import BaseState
from civitas.kernel.record_fields import secret
from civitas.kernel.records import CardId
from civitas.laws.fuzz import Fuzz


def worlds(s, seat, count=200):
    """The types of the other side's hand, in worlds that *seat* thinks possible."""
    found = set()
    for n in range(count):
        battle = s.determinize(seat, random.Random(n)).stack[-1]
        hand = battle.attack if battle.attacker != seat else battle.defence
        found.add(tuple(sorted(TYPE[card] for card in hand)))
    return found


def test_the_others_see_how_many_units_a_hand_has_and_no_types():  # SMC section 24
    s = forces.GAME.new(players=2, seed=1)
    battle = s.view(0)["stack"][-1]
    assert battle["attack" if battle["attacker"] == 1 else "defence"] == {"hidden": 3}
    assert s.view(0)["players"][1]["forces"] == {"hidden": 4}
    assert sum(s.view(0)["players"][1]["units"]) == 7


def test_a_possible_world_has_any_hand_the_forces_allow():
    s = forces.GAME.new(players=2, seed=1)
    assert {(0, 0, 0), (0, 1, 2), (0, 0, 1), (1, 2, 2)} <= worlds(s, 0)
    assert (1, 1, 1) not in worlds(s, 0)  # there are only two of the type 1


def test_what_a_side_has_together_is_what_it_has():
    s = forces.GAME.new(players=2, seed=1)
    for n in range(40):
        world = s.determinize(0, random.Random(n))
        battle = world.stack[-1]
        hand = battle.attack if battle.attacker == 1 else battle.defence
        assert by_type(world.players[1].forces + hand) == world.players[1].units
        assert [TYPE[card] for deck in world.decks for card in deck] == [TYPE[card] for deck in s.decks for card in deck]


class Den(BaseState):
    """Two hands of which nobody sees the backs, and a deck of which everybody does."""

    deck: list[CardId] = secret(pool="beast", default=[])
    hands: dict[int, list[CardId]] = secret("key", pool="beast", backs=False, default={})

    def seats(self) -> int:
        return 3

    def count_scores(self) -> list[int]:
        return [0, 0, 0]

    def back(self, pool: str, card: int) -> str:
        return "red" if card % 2 else "blue"


def test_hands_without_backs_exchange_them_and_the_deck_keeps_its_own():
    s = Den([0, 1, 2, 3], {0: [4], 1: [6, 8, 10], 2: [5, 7, 9]})
    assert s.view(0)["hands"][1] == [1, {"hidden": 3}]
    assert s.view(0)["deck"]["backs"] == ["blue", "red", "blue", "red"]
    reds = Counter()
    for n in range(2000):
        world = s.determinize(0, random.Random(n))
        assert world.view(0) == s.view(0)
        assert world.hands[0] == [4]
        assert sorted(world.deck + world.hands[1] + world.hands[2]) == sorted(s.deck + s.hands[1] + s.hands[2])
        reds[sum(card % 2 for card in world.hands[1])] += 1
    wanted = {k: 2000 * math.comb(3, k) * math.comb(3, 3 - k) / math.comb(6, 3) for k in range(4)}  # any three of the six backs
    assert all(abs(reds[k] - n) < 5 * math.sqrt(n) for k, n in wanted.items())


def test_the_laws_hold():
    run = Fuzz(forces.GAME, seed=1)
    assert run.run(seconds=6) is None
    assert run.coverage.positions > 50
