"""The registry: bad input gets one clear sentence, and changes nothing."""

from __future__ import annotations

import copy

import marches
import pytest
import toys

import civitas
from civitas.kernel import registry
from civitas.kernel.registry import GameOption, game_of

TOY = toys.TOY


@pytest.mark.parametrize("players", [0, 1, 5, -1, 9, 2.0, "2", True])
def test_a_wrong_number_of_players(players):
    with pytest.raises(ValueError, match="toy is for 2 to 4 players, not"):
        TOY.new(players)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"speed": 3}, "toy has no option 'speed': it has fast, rounds, map"),
        ({"fast": 1}, "option fast is a bool, not 1"),
        ({"rounds": True}, "option rounds is a int, not True"),
        ({"rounds": 0}, "option rounds goes from 1 to 5, not 0"),
        ({"rounds": 6}, "option rounds goes from 1 to 5, not 6"),
        ({"rounds": "3"}, "option rounds is a int, not '3'"),
        ({"map": "sea"}, "option map is one of plain, hills, not 'sea'"),
        ({"map": None}, "option map is a str, not None"),
    ],
)
def test_a_wrong_option(options, sentence):
    with pytest.raises(ValueError) as problem:
        TOY.new(2, 1, options)
    assert str(problem.value) == sentence


@pytest.mark.parametrize("seed", [1.5, True, (1,), b"x", [1]])
def test_a_seed_is_a_number_or_a_word(seed):
    with pytest.raises(ValueError, match="a seed is a number or a word"):
        TOY.new(2, seed)


def test_defaults_are_filled_in():
    assert TOY.settings({"fast": True}) == {"fast": True, "rounds": 3, "map": "plain"}
    assert TOY.settings(None) == TOY.settings({})
    assert TOY.new().seats() == 2
    assert GameOption("x", 3, "").type is int


def test_the_same_seed_gives_the_same_game_and_no_seed_a_fresh_one():
    assert TOY.new(2, 7) == TOY.new(2, 7)
    assert TOY.new(2, 7).luck != TOY.new(2, "7").luck
    assert TOY.new(2).luck != TOY.new(2).luck


def test_games_have_luck_of_their_own():
    assert marches.GAME.new(2, 7).luck[:3] != TOY.new(2, 7).luck[:3]


def test_an_unknown_game_is_answered_with_those_there_are():
    with pytest.raises(ValueError, match=r"there is no game 'chess': there are .*through_the_ages"):
        civitas.game("chess")
    assert civitas.game("toy") is TOY
    assert "toy" in civitas.games()


def test_a_state_knows_its_game():
    assert game_of(TOY.new(2, 1)) is TOY
    with pytest.raises(ValueError, match="no game is played with BaseState"):
        game_of(registry.BaseState())


def test_a_checkpoint_leads_back_to_the_state():
    s = marches.GAME.new(4, 3, {"riches": "hoards"})
    obj = s.to_json()
    assert obj["game"] == "marches"
    assert obj["rules"] == 1
    read = marches.GAME.from_json(obj)
    assert read == s
    assert read.hoards == s.hoards


GOOD = TOY.new(2, 1).to_json()


def changed(**fields):
    obj = copy.deepcopy(GOOD)
    obj["state"].update(fields)
    return obj


@pytest.mark.parametrize(
    "obj",
    [
        None, 3, "x", [], {}, {"game": "toy"},
        GOOD | {"game": "marches"}, GOOD | {"rules": 2}, GOOD | {"state": None}, GOOD | {"state": {}}, GOOD | {"state": []},
        GOOD | {"state": {"is": "Nobody"}}, GOOD | {"state": {"is": "Player", "seat": 1, "hand": [], "seen": [], "plan": None}},
        changed(players=None), changed(players=[3]), changed(deck=None), changed(deck=["x"]), changed(luck=7), changed(heard=[3]),
        changed(stack=[{"is": "Chat"}]), changed(stack=5), changed(pending={"is": "Table"}), changed(open={"1": 2}),
    ],
)  # fmt: skip
def test_a_foreign_or_damaged_checkpoint_gets_one_sentence(obj):
    with pytest.raises(ValueError) as problem:
        TOY.from_json(obj)
    assert "checkpoint" in str(problem.value)
    assert "\n" not in str(problem.value)


def test_a_missing_field_is_damage():
    obj = copy.deepcopy(GOOD)
    del obj["state"]["deck"]
    with pytest.raises(ValueError, match="damaged"):
        TOY.from_json(obj)
