"""The environments obey PettingZoo, and tell a seat no more than its view."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import civitas
from civitas.bots import in_turn
from civitas.kernel.options import Space
from civitas.kernel.playout import pick

TITLES = ["through_the_ages", "civilization_1980", "sid_meiers_civilization", "clash_of_cultures"]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("title", TITLES)
def test_the_environment_is_one_of_pettingzoo(title: str) -> None:
    api_test(civitas.env.aec(title, players=2), num_cycles=60)
    seed_test(lambda: civitas.env.aec(title, players=2), num_cycles=20)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("title", TITLES)
def test_one_seat_is_an_environment_of_gymnasium(title: str) -> None:
    check_env(civitas.env.gym(title, seat=1, opponents="random"), skip_render_check=True)


def episode(env: Any, seed: int) -> tuple[float, int, dict[str, Any], bool]:
    rng = random.Random(seed)
    seen, info = env.reset(seed=seed)
    total, steps = 0.0, 0
    while True:
        seen, reward, over, cut, info = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        total, steps = total + reward, steps + 1
        if over or cut:
            return total, steps, info, cut


def test_a_seat_is_played_to_the_end_against_bots() -> None:
    env = civitas.env.gym("through_the_ages", seat=1, opponents="greedy", options={"mode": "first_game"})
    total, steps, info, cut = episode(env, 2)
    assert (total, cut, env.table.state.over) == (-1.0, False, True)  # at random nobody beats greed
    assert steps > 20
    assert episode(env, 2) == (total, steps, info, cut)


def test_nobody_resigns_who_did_not_ask_for_it() -> None:
    """Uniform play under the mask once ended by resigning after a dozen steps."""
    options = {"mode": "first_game"}
    env = civitas.env.gym("through_the_ages", opponents="random", options=options)
    for seed in range(3):
        episode(env, seed)
        assert all(player.playing for player in env.table.state.players)
    offered = False
    asked = civitas.env.aec("through_the_ages", players=2, options=options, resign=True)
    asked.reset(seed=1)
    rng = random.Random(1)
    resign = asked.actions.id("resign")
    for _ in range(200):
        if asked.terminations[asked.agent_selection]:
            break
        offered = offered or asked.allows(resign)
        asked.step(rng.choice([action for action in asked.legal_actions() if action != resign]))
    assert offered


@pytest.mark.parametrize("reward", ["score", "margin"])
def test_rewards_add_up_to_what_they_are_called(reward: str) -> None:
    env = civitas.env.gym("through_the_ages", opponents="random", options={"mode": "first_game"}, reward=reward)
    begun = env.reset(seed=4)
    assert begun is not None
    first = list(env.table.state.scores)
    total, _, _, _ = episode(env, 4)
    scores = env.table.state.scores
    assert total == (scores[0] - first[0] if reward == "score" else (scores[0] - scores[1]) - (first[0] - first[1]))


def test_a_game_is_cut_off_after_so_many_steps() -> None:
    _, steps, _, cut = episode(civitas.env.gym("through_the_ages", opponents="random", steps=40), 1)
    assert cut
    assert steps <= 40


def test_choices_are_shown_in_words() -> None:
    env = civitas.env.aec("through_the_ages", players=2)
    env.reset(seed=1)
    assert " take card=" in env.render()
    assert "is asked: action" in env.render()


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
    with pytest.raises(ValueError, match=r"seat_\d cannot choose \d+ \(surrender\) now"):
        env.step(env.actions.id("surrender"))
    with pytest.raises(ValueError, match="cannot choose 1000000 now"):
        env.step(1_000_000)
    single = civitas.env.gym("through_the_ages", seat=0)
    single.reset(seed=1)
    refused = single.table.actions.id("(stop)")
    _seen, reward, over, _, info = single.step(refused)
    assert (reward, over, info["refused"]) == (-1.0, True, refused)


@pytest.mark.parametrize("title", TITLES)
def test_every_legal_option_can_be_spelled_and_means_one_option(title: str) -> None:
    """From any position of random play: whatever a bot chooses, the same option comes out when it is spelled action by action."""
    env = civitas.env.aec(title, players=3, resign=True)
    rng = random.Random(7)
    several = 0
    for seed in range(2):
        env.reset(seed=seed)
        for _ in range(300):
            if env.state.over:
                break
            state, seat = env.state, env.acting
            listed = state.legal(seat)
            meant = pick(state, listed, rng)
            expected = state.clone()
            expected.play(meant, seat)
            play_forced(expected, seat)
            steps = spell_out(env, meant)
            several += steps > 1
            assert env.state.fingerprint() == expected.fingerprint(), meant
    assert several > 5


def play_forced(state: Any, last: int) -> None:
    """Spaces with one option are not asked."""
    while not state.over:
        seat = in_turn(last, state.to_act)[0]
        listed = state.legal(seat)
        if not isinstance(listed, Space) or listed.only() is None:
            return
        state.play(listed.only(), seat)
        last = seat


def spell_out(env: Any, meant: Any) -> int:
    """Choose *meant* in an environment; in how many steps."""
    listed = env.state.legal(env.acting)
    path = listed.path(meant) if isinstance(listed, Space) else None
    before, steps = env.state.fingerprint(), 0
    while env.state.fingerprint() == before:
        steps += 1
        for action in env.legal_actions():
            if any(leads_to(env, listed, path, choice, meant) for choice in env.options_of(action)):
                env.step(action)
                break
        else:
            raise AssertionError(f"{meant} cannot be spelled after {steps} steps")
        assert steps < 200
        if env.state.over:
            break
    return steps


def leads_to(env: Any, listed: Any, path: Any, choice: Any, meant: Any) -> bool:
    if path is None:
        return bool(choice == meant)
    if hasattr(choice, "option"):  # one of several parts
        return bool(choice.option == meant)
    if hasattr(choice, "part"):
        return bool(choice.part == path[0])
    at = len(env.walked)
    return bool(at < len(path) and choice == path[at] and type(choice) is type(path[at]))


@pytest.mark.parametrize("title", TITLES)
def test_actions_have_names_of_their_own_and_features(title: str) -> None:
    env = civitas.env.aec(title, players=2)
    env.reset(seed=2)
    assert len(set(env.actions.names)) == len(env.actions.names)
    assert len(set(env.names)) == len(env.names) == env.observe("seat_0")["observation"].shape[0]
    rng = random.Random(2)
    for _ in range(30):
        ids, rows = env.legal_matrix()
        assert ids.tolist() == env.legal_actions() == np.flatnonzero(env.mask(env.acting)).tolist()
        assert rows.shape == (len(ids), len(env.actions.feature_names))
        assert (rows != 0).any(axis=1).sum() >= len(ids) - 1  # number=0 is a row of zeros
        assert env.mask((env.acting + 1) % 2).sum() == 0
        env.step(rng.choice(env.legal_actions()))


def test_an_action_means_the_same_in_every_position() -> None:
    """The card is meant, wherever it lies in the row."""
    env = civitas.env.aec("through_the_ages", players=2)
    ids = civitas.game("through_the_ages").notation.tables["card"]
    for seed in range(3):
        env.reset(seed=seed)
        for action in env.legal_actions():
            name = env.actions.names[action]
            if name.startswith("take card="):
                row = env.state.row
                assert {ids[row[option[1] - 1]] for option in env.options_of(action)} == {name.removeprefix("take card=")}


def test_what_was_said_of_an_answer_is_seen() -> None:
    env = civitas.env.aec("civilization_1980", players=3)
    rng = random.Random(3)
    env.reset(seed=3)
    parts, items = env.names.index("said.parts"), [at for at, name in enumerate(env.names) if name.startswith("item.area=")]
    asked = deep = 0
    for _ in range(300):
        if env.state.over:
            break
        seen = env.observe(env.agent_selection)["observation"]
        deep += seen[parts] > 0
        asked += seen[items].any()
        env.step(rng.choice(env.legal_actions()))
    assert deep
    assert asked


def test_a_copy_goes_its_own_way() -> None:
    env = civitas.env.aec("through_the_ages", players=2)
    env.reset(seed=1)
    other = env.copy()
    before = env.observe("seat_0")["observation"]
    for _ in range(5):
        other.step(other.legal_actions()[0])
    assert (env.observe("seat_0")["observation"] == before).all()
    assert env.taken == 0


@pytest.mark.parametrize("processes", [0, 2])
def test_many_seats_step_together(processes: int) -> None:
    """In processes of their own or in this one: the same games."""
    env = civitas.env.vector("through_the_ages", 4, processes, opponents="random", options={"mode": "first_game"}, steps=60)
    try:
        seen, _ = env.reset(seed=5)
        rng = np.random.default_rng(5)
        total, ended = 0.0, 0
        for _ in range(80):
            masks = env.action_masks()
            actions = [rng.choice(np.flatnonzero(mask)) for mask in masks]
            seen, _rewards, over, cut, infos = env.step(actions)
            ended += int((over | cut).sum())
            assert ("final_obs" in infos) == bool((over | cut).any())
            total += float(seen["observation"].sum())
        assert ended >= 4
        SEEN.setdefault("total", total)
        assert SEEN["total"] == total
        with pytest.raises(ValueError, match="is for 2 to 4 players"):
            civitas.env.vector("through_the_ages", 2, players=7)
    finally:
        env.close()


SEEN: dict[str, float] = {}


def test_bad_input_gets_one_sentence() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        civitas.env.aec("chess")
    with pytest.raises(ValueError, match="rewards are rank, margin, score"):
        civitas.env.aec("through_the_ages", reward="joy")
    with pytest.raises(ValueError, match="there are 1 opponents, not 2"):
        civitas.env.gym("through_the_ages", opponents=["greedy", "random"])
    with pytest.raises(ValueError, match="is for 2 to 4 players"):
        civitas.env.aec("through_the_ages", players=9)
