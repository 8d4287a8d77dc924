"""A learned value: the same again with the same seed, true to what it was taught, and what the planner judges by."""

from __future__ import annotations

import json
import random
import subprocess
import sys

import pytest

from bots.courses import course
from civitas.bots import SeatView, bot, play_out
from civitas.bots.greedy import load_sense
from civitas.bots.planner import PlannerBot
from civitas.bots.search import Beam
from civitas.bots.value import Value, few_of, load_shipped, outcome, read_value, signs_of
from civitas.kernel.registry import game

np = pytest.importorskip("numpy")
from civitas.arena.learning import HELD_OUT, Learner, Lesson, Notes, attend, fit, names_of, perturb, row_of, train  # noqa: E402
from civitas.bots.network import Network  # noqa: E402

SHORT = {"mode": "first_game"}


def learned(seed="t", rounds=(7,)):
    learner = Learner(game("through_the_ages"), 2, seed, SHORT)
    return [found.table for found in learner.run(rounds, 2, map)]


def test_the_same_seed_gives_the_same_value():
    assert learned() == learned()
    assert learned() != learned("u")


def test_later_rounds_are_the_planner_s_with_what_was_learned():
    asked = []

    def each(work, lessons):
        asked.append([(lesson.budget, lesson.table is not None) for lesson in lessons])
        return [attend(lesson._replace(budget=0)) for lesson in lessons]

    learner = Learner(game("through_the_ages"), 2, "t", SHORT)
    assert len(list(learner.run([7, 2], 3, each))) == 2
    assert asked == [[(0, False)] * 7, [(3, True)] * 2]


def test_positions_are_noted_once_a_turn_for_who_had_it():
    notes = attend(Lesson("through_the_ages", 2, "x", SHORT))
    last = int(notes.rounds.max())
    assert 2 * last - 3 <= len(notes.rows) <= 2 * last + 20  # and those who answered in another's turn
    assert set(np.unique(notes.came_to)) <= {notes.came_to.max(), -notes.came_to.max()}


def test_a_weight_of_a_knot_is_that_of_the_rounds_around_it_the_nearer_the_more():
    """A sack of gold that is worth 2 points at first and 4 at last: 2 2/3 in the rounds about the first knot; games held out are not looked at."""
    rng = np.random.default_rng(3)
    games = []
    for n in range(4 * HELD_OUT):
        gold = rng.normal(size=(60, 1)).astype(np.float32)
        rounds = np.linspace(1, 11, 60).astype(np.float32)
        came = (2 + 2 * (rounds - 1) / 10) * gold[:, 0] * (-1 if n % HELD_OUT == HELD_OUT - 1 else 1)
        zero = np.zeros(60, np.float32)
        games.append(Notes(gold, np.stack([rounds, zero, zero], 1), came.astype(np.float32)))
    found = fit(["me.gold"], games, "", [1.0, 11.0], 0.0, "margin")
    assert found.table["weights"]["me.gold"] == pytest.approx([8 / 3, 10 / 3], abs=0.05)
    assert found.learned < 0  # the games held out say the opposite


def test_a_row_has_the_rivals_in_the_mean_and_a_value_reads_it_as_it_was_taught():
    title = game("through_the_ages")
    s = title.new(players=3, seed=4)
    for seat, science in enumerate((5, 2, 8)):
        s.players[seat].science = science
    names = names_of(title.features)
    row = row_of(title.features, s, 1)
    assert row[names.index("me.science")] == 2
    assert row[names.index("rival.science")] == 6.5
    weights = {"me.science": [3.0], "rival.science": [-2.0]}
    table = {"sense": "greedy-1", "target": "margin", "knots": [1.0], "bias": [1.0], "worth": [0.5], "ahead": [0.0], "weights": weights}
    assert Value(title, table).judge(s, 1) == pytest.approx(1 + 0.5 * title.sense.build("greedy-1").worth(s, 1) + 6 - 13)


def test_a_game_that_is_over_is_worth_what_it_came_to():
    title = game("through_the_ages")
    s = title.new(players=3, seed=4)
    for seat, culture in enumerate((50, 70, 50)):
        s.players[seat].culture = culture
    assert [outcome("margin", s, seat) for seat in range(3)] == [-20, 20, -20]
    assert [outcome("rank", s, seat) for seat in range(3)] == [-0.5, 1.0, -0.5]


def test_moved_weights_keep_their_signs():
    weights = {"city": 2.0, "loss": -3.0, "none": 0.0}
    for n in range(40):
        now = perturb(weights, random.Random(n))
        assert all(now[name] * value > 0 or value == 0 for name, value in weights.items() if now)


def test_the_planner_judges_by_the_value_it_is_given():
    """A value for which only an empty hand counts: no card is taken."""
    title = game("through_the_ages")
    table = {"sense": "greedy-1", "target": "margin", "knots": [1.0], "bias": [0.0], "worth": [0.0], "ahead": [0.0]}
    s = title.new(players=2, seed=2)
    chosen = [
        PlannerBot(title, "x", learned=Value(title, {**table, "weights": {"me.civil_cards": [sign]}})).consider(SeatView(s, s.to_act[0]))
        for sign in (-1.0, 1.0)
    ]
    assert max(found.value for found in chosen[0]) <= 0 < max(found.value for found in chosen[1])


def test_weights_of_its_own_are_a_planner_s_own_judgement():
    """With nothing of its own it judges by the value that is shipped."""
    title = game("through_the_ages")
    s = title.new(players=2, seed=2)
    seat_view = SeatView(s, s.to_act[0])
    plain, same, own = [
        PlannerBot(title, "x", **more).consider(seat_view)
        for more in ({}, {"learned": load_shipped(title, s)}, {"weights": dict(title.sense.build("greedy-1").weights)})
    ]
    assert plain == same != own


def test_what_was_learned_from_whole_games_says_nothing_of_short_ones():
    title = game("through_the_ages")
    assert load_shipped(title, title.new(2, 1)) is not None
    assert [load_shipped(title, title.new(2, 1, {"mode": mode})) for mode in ("first_game", "shorter", "peaceful")] == [None] * 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_value_that_is_shipped_names_features_that_there_are_and_the_command_that_made_it(players):
    title = game("through_the_ages")
    table = load_shipped(title, title.new(players, 1)).table
    assert table["players"] == {2: 2, 3: 4, 4: 4}[players]
    assert table["made"].startswith("civitas learn tta ")
    assert set(table["weights"]) <= set(names_of(title.features))
    columns = [table["bias"], table["worth"], table["ahead"], *table["weights"].values()]
    assert {len(column) for column in columns} == {len(table["knots"])}


@pytest.mark.parametrize("players", [2, 3])
def test_signs_have_the_same_names_in_every_position_and_tell_nothing_that_the_seat_does_not_know(title, players):
    """Dealing anew what a seat cannot see changes no sign that the title names."""
    sense, rng = load_sense(title, ""), random.Random(5)
    names = list(signs_of(title, sense, title.new(players, 1), 0))
    for n, s in enumerate(course(title, sense, players, "signs", 90)):
        if n % 9 == 0:
            for seat in range(players):
                assert list(signs_of(title, sense, s, seat)) == names
                if title.sense.signs is not None:
                    assert title.sense.signs(s, seat) == title.sense.signs(s.determinize(seat, rng), seat)


def test_a_network_learns_what_no_sum_can_say():
    """Two numbers that count only when they agree: the sum explains nothing of it, the network nearly all."""
    rng = np.random.default_rng(2)
    games = []
    for _ in range(10 * HELD_OUT):
        signs = rng.choice([-1.0, 1.0], size=(60, 2)).astype(np.float32)
        few = np.concatenate([np.ones((60, 1)), np.zeros((60, 2)), signs], 1).astype(np.float32)
        games.append(Notes(np.zeros((60, 0), np.float16), few, 7 * signs[:, 0] * signs[:, 1]))
    found = fit([], games, "greedy-1", [1.0], 1.0, "margin", ["a", "b"], hidden=8)
    assert found.linear < 0.05
    assert found.learned > 0.95
    network = Network(found.table["network"])
    assert network.judge([[1, 0, 0, 1, 1], [1, 0, 0, 1, -1]]) == pytest.approx([7, -7], abs=1)
    assert fit([], games, "greedy-1", [1.0], 1.0, "margin", ["a", "b"], hidden=8).table == found.table


def test_a_network_that_only_learned_luck_by_heart_is_kept_as_it_was_before():
    rng = np.random.default_rng(4)
    few = rng.normal(size=(700, 30)).astype(np.float32)
    network = Network(train(few, rng.normal(size=700).astype(np.float32), np.arange(700) // 50, 16))
    assert np.abs(network.judge(few.tolist())).max() < 0.6


def table_with_network(title, s):
    signs = list(signs_of(title, load_sense(title, "greedy-1"), s, 0))
    inputs = 3 + len(signs)
    rng = np.random.default_rng(3)
    network = {"middle": [0.0] * inputs, "spread": [10.0] * inputs, "into": rng.normal(size=(inputs, 4)).tolist()}
    network |= {"offset": [0.1] * 4, "out": [1.0, -2.0, 3.0, 0.5], "bias": 0.25}
    table = {"sense": "greedy-1", "target": "margin", "knots": [1.0], "bias": [1.0], "worth": [0.5], "ahead": [0.0]}
    return {**table, "signs": {name: [0.125] for name in signs}, "weights": {}, "network": network}


def test_positions_are_judged_in_company_as_they_are_alone():
    """Those that are over among them; the sum first, then what the network adds."""
    title = game("civilization_1980")
    sense = load_sense(title, "greedy-1")
    positions = [s.clone() for n, s in enumerate(course(title, sense, 2, "together", 90)) if n % 15 == 0]
    over = play_out(title.new(2, "together"), bot("greedy-1", title))
    value = Value(title, table_with_network(title, positions[0]))
    found = value.judge_all([*positions[:3], over, *positions[3:]], 0)
    assert found[:3] + found[4:] == pytest.approx([value.judge(s, 0) for s in positions])
    assert found[3] == outcome("margin", over, 0) != 0
    few = few_of(title, sense, value.signs, positions[4], 0)
    assert found[5] == pytest.approx(1 + 0.5 * few[1] + 0.125 * sum(few[3:]) + value.network.judge([few])[0])


def test_the_planner_asks_for_all_candidates_at_once():
    """A beam values the ends of all its lines of one length in one batch, in all worlds."""
    title = game("civilization_1980")
    s = next(s for n, s in enumerate(course(title, load_sense(title, ""), 2, "batch", 200)) if n > 60 and len(s.legal(s.to_act[0])) > 4)
    sizes = []

    class Noting(Value):
        def judge_all(self, positions, seat):
            sizes.append(len(positions))
            return super().judge_all(positions, seat)

    seat_view = SeatView(s, s.to_act[0])
    worlds = [seat_view.first, seat_view.world(random.Random(1))]
    search = Beam(load_sense(title, ""), seat_view.seat, worlds, budget=24, width=4, learned=Noting(title, table_with_network(title, s)))
    assert len(search.run()) > 1
    assert sizes[0] == 2 * len(search.sense.candidates(worlds[0], seat_view.seat, 4)) > 2
    assert sum(sizes) == search.simulations <= 24


def test_a_value_of_signs_only_needs_no_features_and_can_be_learned_without_them():
    learner = Learner(game("civilization_1980"), 2, "plain", {}, plain=True, hidden=4)
    assert learner.names == []
    notes = attend(Lesson("civilization_1980", 2, "plain/0", {}, plain=True))
    assert notes.rows.shape[1] == 0
    assert notes.few.shape[1] == 3 + len(learner.signs)
    found = fit(learner.names, [notes] * HELD_OUT, "greedy-1", [1.0, 9.0], 1.0, "margin", learner.signs, hidden=4)
    assert found.table["weights"] == {}
    assert Value(game("civilization_1980"), found.table).features is None


def test_the_command_writes_a_value_that_a_planner_can_play_with(tmp_path):
    out = tmp_path / "mine.json"
    words = ["learn", "through_the_ages", "--out", str(out), "--games", "8", "--seed", "5", "--option", "mode=first_game"]
    done = subprocess.run([sys.executable, "-m", "civitas", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    table = json.loads(out.read_text())
    assert table["made"].startswith("civitas learn through_the_ages")
    title = game("through_the_ages")
    s = title.new(players=2, seed=1)
    assert bot(f"planner@{out}", title).choose(SeatView(s, s.to_act[0])) in s.legal()
    assert read_value(out, title).judge(s, 0) != 0
    with pytest.raises(ValueError, match="has a value of through_the_ages, not of civilization_1980"):
        bot(f"planner@{out}", game("civilization_1980"))
    with pytest.raises(ValueError, match="greedy does not search: a value is for the planner"):
        bot(f"greedy@{out}", title)
