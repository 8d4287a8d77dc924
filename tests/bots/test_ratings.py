"""How strong bots are, in one number: as the games say, on a scale that stays."""

from __future__ import annotations

import json

import pytest

from civitas.bots import names
from civitas.bots.ratings import ANCHOR, measure, meetings, ratings, strengths
from civitas.kernel.registry import game


def test_who_wins_ten_of_eleven_is_400_above():
    many = 100_000  # so that the draw that is added does not show
    rated = strengths({("a", "greedy-1"): 10.0 * many, ("greedy-1", "a"): 1.0 * many})
    assert rated == {"a": ANCHOR + 400, "greedy-1": ANCHOR}


def test_strength_is_carried_over_by_those_who_met_both():
    """Planner never met random, but both met greedy-1."""
    rated = strengths({("planner", "greedy-1"): 30.0, ("greedy-1", "planner"): 10.0, ("greedy-1", "random"): 40.0, ("random", "greedy-1"): 0.0})
    assert rated["planner"] > rated["greedy-1"] == ANCHOR > rated["random"]
    assert rated["planner"] - rated["greedy-1"] == pytest.approx(400 * 0.4636, abs=2)  # log10(30.5 / 10.5)


def test_every_rival_at_the_table_is_met_and_games_that_failed_are_not():
    played = {"challenger": "a", "rival": "b", "seat": 1, "players": 3, "fault": "", "places": [1, 2, 3]}
    pairs, games = meetings([played, {**played, "places": [1, 1, 3]}, {**played, "fault": "ValueError: x"}])
    assert pairs == {("a", "b"): 0 + 1 + 0.5 + 1, ("b", "a"): 1 + 0 + 0.5 + 0}
    assert games == {"a": 2, "b": 2}


def test_the_scale_needs_its_anchor():
    with pytest.raises(ValueError, match="nobody played against greedy-1"):
        strengths({("a", "b"): 1.0, ("b", "a"): 1.0})


def test_a_table_is_made_of_what_the_arena_kept(tmp_path):
    played = {"game": "through_the_ages", "challenger": "planner", "rival": "greedy-1", "seat": 0, "players": 2, "fault": "", "places": [1, 2]}
    (tmp_path / "report.json").write_text(json.dumps({"command": "civitas arena tta"}))
    (tmp_path / "games.jsonl").write_text(json.dumps(played) + "\n")
    found = measure(game("through_the_ages"), [tmp_path])
    assert found["commands"] == ["civitas arena tta"]
    assert found["bots"]["greedy"] == found["bots"]["greedy-1"] == {"rating": ANCHOR, "games": 1}  # the same weights
    assert found["bots"]["planner"]["rating"] > ANCHOR
    with pytest.raises(ValueError, match="these are games of through_the_ages"):
        measure(game("civilization_1980"), [tmp_path])


def test_what_is_shipped_names_bots_and_says_how_it_was_measured(title):
    rated = ratings(title.id)
    assert set(rated) <= set(names())
    if rated:
        assert rated["greedy-1"]["rating"] == ANCHOR
        assert all(one["games"] > 0 for one in rated.values())
