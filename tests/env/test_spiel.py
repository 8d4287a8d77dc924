"""The titles as games of OpenSpiel, where that is installed."""

from __future__ import annotations

import random

import pytest

pyspiel = pytest.importorskip("pyspiel")
spiel = pytest.importorskip("civitas.env.spiel")


@pytest.mark.parametrize(
    "title",
    ["through_the_ages(players=2,seed=1,options=mode:first_game)", "civilization_1980", "sid_meiers_civilization", "clash_of_cultures(players=3)"],
)
def test_a_title_is_a_game_of_open_spiel(title: str) -> None:
    assert len(spiel.register()) == 4
    game = pyspiel.load_game(f"civitas_{title}")
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(0)
    rng = random.Random(1)
    for _ in range(25):
        seat = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert max(legal) < game.num_distinct_actions()
        assert state.legal_actions((seat + 1) % game.num_players()) == []
        assert len(state.observation_tensor(seat)) == len(state.information_state_tensor(seat)) == game.observation_tensor_shape()[0]
        assert state.action_to_string(seat, legal[0])
        child = state.clone()
        child.apply_action(legal[0])
        assert state.legal_actions() == legal
        state.apply_action(rng.choice(legal))


def test_a_game_is_played_to_its_end_and_pays_by_rank() -> None:
    spiel.register()
    game = pyspiel.load_game("civitas_through_the_ages(players=2,seed=5,options=mode:first_game)")
    rng = random.Random(5)
    state = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sorted(state.returns()) in ([-1.0, 1.0], [1.0, 1.0])


def test_a_wrong_option_gets_one_sentence() -> None:
    spiel.register()
    with pytest.raises(ValueError, match="option mode is one of"):
        spiel.read_options(spiel.games()["through_the_ages"], "mode:quick")
