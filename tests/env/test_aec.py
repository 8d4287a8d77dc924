"""The environments obey PettingZoo, and tell a seat no more than its view."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test

import civitas


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("title", ["through_the_ages", "civilization_1980"])
def test_the_environment_is_one_of_pettingzoo(title: str) -> None:
    api_test(civitas.env.aec(title, players=2), num_cycles=60)


def played(env: Any, seed: int) -> list[float]:
    rng = random.Random(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter(50_000):
        observation, _, over, cut, _ = env.last()
        action = None if over or cut else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        env.step(action)
        if over:
            return [env.rewards.get(a, 0.0) for a in env.possible_agents] or [agent]
    raise AssertionError("the game did not end")


def test_a_whole_game_is_played_and_the_same_seed_gives_the_same() -> None:
    env = civitas.env.aec("through_the_ages", players=3, options={"mode": "first_game"})
    assert played(env, 5) == played(env, 5)


def test_what_a_seat_cannot_see_does_not_change_what_it_observes() -> None:
    env = civitas.env.aec("through_the_ages", players=2)
    env.reset(seed=3)
    before = env.observe("seat_0")["observation"]
    env.state = env.state.determinize(0, random.Random(1))
    assert (env.observe("seat_0")["observation"] == before).all()


def test_an_action_that_is_not_listed_is_refused() -> None:
    env = civitas.env.aec("civilization_1980", players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="choices"):
        env.step(1000)


def test_bad_input_gets_one_sentence() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        civitas.env.aec("chess")
    with pytest.raises(ValueError, match="is for 2 to 4 players"):
        civitas.env.aec("through_the_ages", players=9)
