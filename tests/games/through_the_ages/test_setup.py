"""Setup, decks and the first round (TTA-1, TTA-2, TTA-3.4)."""

from __future__ import annotations

import pytest

import civitas
from civitas import words
from civitas.games.through_the_ages.board import corruption, food, resources
from civitas.games.through_the_ages.invariants import check
from civitas.games.through_the_ages.tables import (
    AGGRESSION,
    CARDS,
    IDS,
    KIND,
    LEVEL,
    NONE,
    NUMBER,
    PACT,
    ROWS,
    WAR,
    civil_deck,
    military_deck,
)

GAME = civitas.game("through_the_ages")


def end_turn(s):
    s.play(("end",))


def test_ex_1_ratings_at_the_start():
    s = GAME.new(players=2, seed=1)
    for p in s.players:
        assert (p.science_rating, p.culture_rating, p.strength, p.happiness) == (1, 0, 1, 0)  # TTA-2.6
        assert (p.ca_total, p.ma_total) == (4, 2)  # TTA-2.4
        assert (p.yellow, p.unused, sum(p.workers)) == (18, 1, 6)
        assert p.yellow_owned == 25
        assert (p.blue, p.blue_owned) == (16, 16)
        assert not p.hand
        assert not p.military
        assert p.leader == p.wonder == p.tactic == NONE


def test_ex_2_the_first_turn_produces_science_food_and_resources():
    s = GAME.new(players=2, seed=1)
    p = s.players[s.current]
    end_turn(s)
    assert (p.science, p.culture, food(p), resources(p)) == (1, 0, 2, 2)  # TTA-3.4
    assert p.blue == 12
    assert corruption(p) == 0
    assert not p.military  # no military actions in the first turn, no cards
    assert (p.ca, p.ma) == (4, 2)  # TTA-7.5


def test_ex_3_first_round_actions_grow_with_the_seat():
    s = GAME.new(players=3, seed=4)
    order = [(s.start + i) % 3 for i in range(3)]
    assert [s.players[seat].ca for seat in order] == [1, 2, 3]  # TTA-2.8
    assert [p.ma for p in s.players] == [0, 0, 0]
    end_turn(s)
    assert {option[0] for option in s.legal()} == {"take", "end"}  # TTA-6.1.4
    assert {option[1] for option in s.legal() if option[0] == "take"} == set(range(1, 10))
    s.play(("take", 7))
    assert s.legal() == [("end",)]


def test_ex_3_two_cards_from_the_cheap_spaces():
    s = GAME.new(players=3, seed=4)
    end_turn(s)
    s.play(next(o for o in s.legal() if o[0] == "take" and o[1] <= 5))
    assert {option[1] for option in s.legal() if option[0] == "take"} <= set(range(1, 6))
    assert len(s.legal()) > 1


@pytest.mark.parametrize(("players", "civil", "military", "events"), [(2, 44, (43, 46, 41), 4), (3, 50, (45, 50, 45), 5), (4, 53, (45, 50, 45), 6)])
def test_ex_4_deck_sizes(players, civil, military, events):
    assert [len(civil_deck(age, players)) for age in (0, 1, 2, 3)] == [20, civil, civil, civil]  # TTA-2.3
    assert tuple(len(military_deck(age, players, 0)) for age in (1, 2, 3)) == military
    assert len(military_deck(0, players, 0)) == 10
    s = GAME.new(players=players, seed=1)
    assert len(s.current_events.cards) == events  # TTA-2.7
    assert len(s.civil_deck) == 7  # TTA-2.9
    assert not s.military_deck


def test_ex_5_marked_cards_are_left_out():
    assert civil_deck(1, 2).count(NUMBER["monarchy"]) == 1  # TTA-2.2
    assert civil_deck(1, 3).count(NUMBER["monarchy"]) == 2
    assert civil_deck(2, 3).count(NUMBER["republic"]) == 1
    assert civil_deck(2, 4).count(NUMBER["republic"]) == 2


def test_there_are_179_civil_and_150_military_cards():
    assert sum(len(civil_deck(age, 4)) for age in range(4)) == 179  # TTA-1.1
    assert sum(len(military_deck(age, 4, 0)) for age in range(4)) == 150  # TTA-1.2
    assert CARDS == 236
    assert len(set(IDS)) == CARDS


def test_backs_tell_deck_and_age():
    s = GAME.new(players=2, seed=1)
    assert {s.back("civil", card) for card in s.civil_deck} == {"A"}  # TTA-1.3
    assert [s.back("military", NUMBER[id]) for id in ("rats", "cold_war", "impact_of_science")] == ["I", "II", "III"]


def test_no_pacts_with_two_players():
    assert not [card for age in (1, 2, 3) for card in military_deck(age, 2, 0) if KIND[card] == PACT]
    assert sum(1 for age in (1, 2, 3) for card in military_deck(age, 3, 0) if KIND[card] == PACT) == 10


def test_the_starting_player_is_drawn():
    assert {GAME.new(players=4, seed=seed).start for seed in range(40)} == {0, 1, 2, 3}  # TTA-2.1


def test_the_row_begins_with_thirteen_age_a_cards():
    s = GAME.new(players=4, seed=2)
    assert len(s.row) == 13
    assert {LEVEL[card] for card in s.row} == {0}
    assert s.age == 0  # TTA-2.10
    check(s)


def test_peaceful_games_know_no_aggressions_and_wars():
    for age in (1, 2, 3):
        assert not {KIND[card] for card in military_deck(age, 4, 1)} & {AGGRESSION, WAR}  # TTA-18.1
        assert PACT in {KIND[card] for card in military_deck(age, 4, 1)}


def test_the_first_game_knows_no_pacts_either():
    for age in (1, 2):
        assert not {KIND[card] for card in military_deck(age, 4, 2)} & {AGGRESSION, WAR, PACT}  # TTA-18.2


def test_the_shorter_game_promises_five_events():
    s = GAME.new(players=3, seed=5, options={"mode": "shorter"})
    assert (len(s.promised), len(s.promised_unseen)) == (3, 2)  # TTA-18.3
    assert all(IDS[card].startswith("impact_of") for card in s.promised + s.promised_unseen)
    assert s.view(0)["promised_unseen"] == {"hidden": 2, "backs": ["III", "III"]}
    check(s)


def test_bad_options_are_told_in_a_sentence():
    with pytest.raises(ValueError, match="one of full, peaceful, first_game, shorter"):
        GAME.new(players=2, options={"mode": "endless"})
    with pytest.raises(ValueError, match="2 to 4 players"):
        GAME.new(players=5)


@pytest.mark.parametrize("language", words.languages())
def test_every_card_has_a_name_of_its_own_in_every_language(language):
    named = {}
    for row in ROWS:
        name = row["names"][language]
        assert 0 < len(name) <= 30, f"{name!r} does not fit a card"
        assert named.setdefault(name, row["names"]["en"]) == row["names"]["en"]  # two cards of one name only where the printed ones are
    assert len(named) == len({row["names"]["en"] for row in ROWS})
