"""Features have names, a place each, and tell a seat no more than it may know."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import civitas
from civitas.kernel.playout import play_out

TITLES = ["through_the_ages", "civilization_1980", "sid_meiers_civilization", "clash_of_cultures"]


def seen(game: Any, s: Any, seat: int) -> Any:
    out = np.zeros(len(game.features.names(s.seats())), np.float32)
    game.features.fill(s, seat, memoryview(out))
    return out


def course(game: Any, players: int, seed: int, stops: int = 12) -> Any:
    """Positions from the course of a game."""
    length = play_out(game.new(players, seed), seed)
    s = game.new(players, seed)
    for part in range(stops):
        play_out(s, seed * 100 + part, max(1, length // stops - 1))
        if s.over:
            return
        yield s


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_possible_world_has_the_same_features(title: str, players: int) -> None:
    game, rng = civitas.game(title), random.Random(1)
    looked = 0
    for seed in range(2):
        for s in course(game, players, seed):
            for seat in range(players):
                before = seen(game, s, seat)
                for _ in range(2):
                    world = s.determinize(seat, rng)
                    after = seen(game, world, seat)
                    differing = np.flatnonzero(before != after)
                    assert not len(differing), [game.features.names(players)[at] for at in differing[:5]]
                    looked += 1
    assert looked > 40


@pytest.mark.parametrize("title", TITLES)
def test_another_hand_has_other_features(title: str) -> None:
    """The test above would not notice features that say nothing."""
    game, rng = civitas.game(title), random.Random(1)
    told = 0
    for s in course(game, 2, 3):
        told += int((seen(game, s, 0) != seen(game, s.determinize(1, rng), 0)).any())  # what seat 0 holds is dealt anew
    assert told


@pytest.mark.parametrize("title", TITLES)
def test_features_have_names_of_their_own(title: str) -> None:
    game = civitas.game(title)
    for players in range(game.min_players, game.max_players + 1):
        names = game.features.names(players)
        assert len(set(names)) == len(names)
        assert sum(name.startswith("me.") for name in names) == len(game.features.player)


@pytest.mark.parametrize("title", TITLES)
def test_everybody_stands_at_the_same_places_seen_from_their_own_seat(title: str) -> None:
    """What is public of me is what my rival sees of rival 1, at the place of the same name."""
    game = civitas.game(title)
    names = game.features.names(2)
    place = {name: at for at, name in enumerate(names)}
    hidden = (
        *("military.", "hand.", "forces.", "huts.", "villages.", "events.", "objective.", "wonder_card."),
        *("pact_with", "war_on", "traded_with", "truce_with", "countered", "counter_"),
    )
    for s in course(game, 2, 5, stops=6):
        mine, theirs = seen(game, s, 0), seen(game, s, 1)
        for name in game.features.player.names:
            if not name.startswith(hidden):
                assert mine[place[f"me.{name}"]] == theirs[place[f"rival_1.{name}"]], name


def test_what_stands_under_a_name_is_what_it_says() -> None:
    game = civitas.game("through_the_ages")
    s = game.new(2, 4)
    play_out(s, 4, 60)
    row = dict(zip(game.features.names(2), seen(game, s, 1), strict=True))
    assert row["round"] == s.round
    assert row["me.culture"] == s.players[1].culture
    assert row["rival_1.science"] == s.players[0].science
    assert row["rival_1.military_cards"] == len(s.players[0].military)
    ids = game.notation.tables["card"]
    assert sum(row[f"copies.{ids[card]}"] for card in set(s.row) if card >= 0) == sum(card >= 0 for card in s.row)
    for card in s.players[1].military:
        assert row[f"me.military.{ids[card]}"] == s.players[1].military.count(card)
