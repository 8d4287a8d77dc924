"""Law 8: random play of rich civilizations sees every card at work and every verb; the pieces are counted all along."""

from __future__ import annotations

import random

import pytest

import civitas
from civitas.games.through_the_ages.board import gain_blue, gain_food, gain_resources, gain_yellow, score_science
from civitas.games.through_the_ages.invariants import check, inventory, notice
from civitas.games.through_the_ages.state import State, clockwise
from civitas.kernel.playout import pick

GAME = civitas.game("through_the_ages")
SELDOM = {"verb:resign", "verb:cover", "verb:steal", "verb:tuck", "verb:lose-token"}  # each has tests of its own


def endow(s: State) -> None:
    """A present for everybody, so that random play gets to the dear things."""
    for seat in clockwise(s, s.start):
        gain_blue(s, seat, 1)
        gain_yellow(s, seat, 1)
        score_science(s, seat, 9)
        gain_resources(s, seat, 7)
        gain_food(s, seat, 4)


def play_rich(players: int, seed: int, seen: set[str]) -> None:
    """A random game with presents each round; people seldom stop early or destroy."""
    s = GAME.new(players=players, seed=f"rich {seed}")
    s.chronicle = None
    rng, rounds, n = random.Random(seed), 1, 0
    while not s.over:
        if s.round != rounds and s.pending.what in ("politics", "action"):
            rounds = s.round
            endow(s)
            s.relist()
        seat = s.to_act[0]
        listed = s.legal(seat)
        option = pick(s, listed, rng)
        stages = [choice for choice in listed if choice[0] in ("stage", "discover")] if isinstance(listed, list) else []
        if stages and rng.random() < 0.6:
            option = rng.choice(stages)
        elif option[0] in ("end", "abstain", "pass", "destroy", "disband") and rng.random() < 0.8:
            option = pick(s, listed, rng)
        seen.add(f"verb:{option[0]}")
        s.play(option, seat)
        n += 1
        if n % 4 == 0:
            seen.update(notice(s))
        if n % 50 == 0:
            check(s)
    check(s)


@pytest.fixture(scope="module")
def seen() -> set[str]:
    found: set[str] = set()
    for seed in (*range(120), 435):  # the last one annexes a colony
        play_rich(2 + seed % 3, seed, found)
    return found


def test_every_card_and_verb_is_seen(seen: set[str]) -> None:
    assert inventory() - seen <= SELDOM


def test_nothing_is_seen_that_is_not_in_the_inventory(seen: set[str]) -> None:
    assert seen <= inventory()
