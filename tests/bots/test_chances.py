"""The chance to win: it was measured, it adds up, and it foretells better than guessing."""

from __future__ import annotations

import pytest

import civitas
from civitas.bots.chances import Look, chances, fit, judging, loss, play, read_measures

MEASURED = [title for title in civitas.games() if read_measures(title)]


def test_the_titles_with_boards_of_long_standing_were_measured() -> None:
    assert {"through_the_ages", "civilization_1980"} <= set(MEASURED)


@pytest.mark.parametrize("title", MEASURED)
def test_what_was_said_is_what_came_of_it(title: str) -> None:
    """Of the games that were kept back when the weights were fitted."""
    found = read_measures(title)
    assert found is not None
    assert found["loss"] < found["loss_of_equal_chances"]
    for row in found["reliability"]:
        if row["n"] > 500:
            assert abs(row["said"] - row["won"]) < 0.08, row


@pytest.mark.parametrize("title", MEASURED)
def test_chances_add_up_and_the_end_is_certain(title: str) -> None:
    game = civitas.game(title)
    s = game.new(players=3, seed=5)
    first = chances(game, s, 0)
    assert first is not None
    assert abs(sum(first) - 1) < 1e-9
    assert max(first) < 0.5  # nobody has won before the game begins
    civitas.play_out(s, civitas.bot("random", game, 1))
    last = chances(game, s, 100)
    assert last is not None
    assert [seat for seat, chance in enumerate(last) if chance] == sorted(s.ranking[0])


def test_the_end_of_a_game_that_was_not_seen_is_foretold_better_than_by_guessing() -> None:
    title = "through_the_ages"
    known = read_measures(title)
    assert known is not None
    looks = []
    for seed in range(9_000, 9_006):
        _, seen, won = play(title, known["bot"], 2, seed)
        late = [(n / known["decisions"]["2"], worth) for n, worth in seen if n > 0.8 * known["decisions"]["2"]]
        looks += [Look(part, worth, tuple(won)) for part, worth in late]
    assert loss(looks, known["weights"]) < loss(looks, [0.0] * 5)


def test_weights_are_found_where_they_were_put() -> None:
    """Whoever is ahead by ten wins three times in four: the logarithm of three, a tenth of it a point."""
    looks = [Look(part / 10, (10.0, 0.0), won) for part in range(11) for won in ((1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 1.0))]
    assert all(abs(found - 0.10986) < 0.01 for found in fit(looks))


def test_the_judge_is_the_one_it_was_measured_with() -> None:
    for title in MEASURED:
        known = read_measures(title)
        assert known is not None
        assert judging(title, known["bot"]) is judging(title, known["bot"])
