"""The arena: fair pairings, honest intervals, a journal that survives being killed."""

from __future__ import annotations

import json
import os
import signal
import statistics

import pytest

from civitas.arena import figures, report
from civitas.arena.matches import Match, matches
from civitas.arena.playing import play
from civitas.arena.running import Journal, in_processes, run

SHORT = {"mode": "first_game"}


def duel(seed="s", seat=0, one="greedy", other="random"):
    return Match("through_the_ages", 2, seed, one, other, seat, SHORT)


@pytest.fixture(scope="module")
def played():
    return [play(duel(f"s{n}", seat)) for n in range(3) for seat in range(2)]


def test_every_seed_is_played_from_every_seat():
    found = list(matches("g", 4, ["a", "b"], "x", 3, {}))
    assert len(found) == 3 * 4 * 2
    assert {(match.challenger, match.seat) for match in found} == {(bot, seat) for bot in "ab" for seat in range(4)}
    assert len({match.key for match in found}) == len(found)


def test_the_same_match_gives_the_same_game():
    one, other = play(duel()), play(duel())
    for result in (one, other):
        del result["seconds"], result["slowest"]
    assert one == other


def test_a_bot_that_fails_is_noted_and_left_out(tmp_path):
    bad = tmp_path / "bad.py"
    bad.write_text("from civitas.bots import Bot\nclass Bad(Bot):\n    def choose(self, seat_view):\n        raise KeyError('oops')\n")
    result = play(duel(one=str(bad)))
    assert "oops" in result["fault"]
    assert figures.rows([result]) == []
    assert report.summary([result])["faults"] == [f"{result['key']}: {result['fault']}"]


def test_greedy_beats_random_and_the_report_says_so(played, tmp_path):
    row = figures.rows(played)[0]
    assert (row.challenger, row.games, row.wins.seeds, row.wins.mean, row.faults) == ("greedy", 6, 3, 1.0, 0)
    assert row.margin.low > 0
    rated = figures.ratings(played)
    assert rated["greedy"][0] > rated["random"][0]
    written = report.write(tmp_path, "Duel", "civitas arena ...", played)
    page = written[0].read_text()
    assert "greedy" in page
    assert page.count("<svg") >= 2
    data = json.loads(written[1].read_text())
    assert data["games"] == 6
    assert data["lengths"]["rounds"] == pytest.approx(statistics.fmean(len(result["curve"]) - 1 for result in played))
    assert "rounds; the longest" in page
    assert data["habits"]["greedy"][0]["often"] > 1
    assert len(data["curves"]["greedy"]) > 3


def test_every_card_has_a_line_of_its_own_in_the_report_and_in_the_data(played):
    """How often it was taken and played, and how those fared who did so: counted here from the games themselves."""
    lines = report.choice_rows(played)
    things = {(line["choice"], line["thing"]) for line in lines if line["bot"] == "greedy" and line["thing"]}
    assert len(things) > 20
    choice, thing = max(
        things, key=lambda one: sum(line["times"] for line in lines if (line["choice"], line["thing"], line["bot"]) == (*one, "greedy"))
    )
    cases = [line for line in lines if (line["choice"], line["thing"], line["bot"]) == (choice, thing, "greedy")]
    places = {result["key"]: result["places"] for result in played}
    won = [places[line["key"]][line["seat"]] == 1 for line in cases]
    habit = next(habit for habit in figures.habits(played, "greedy") if habit.what == f"{choice} {thing}")
    assert (habit.often, habit.wins, habit.cases) == (sum(line["times"] for line in cases) / 6, sum(won) / len(won), len(cases))
    page = report.page("Duel", "civitas arena ...", played)
    assert f"<td>{thing}</td><td>{choice}</td><td>{habit.often:.2f}</td>" in page
    assert page.count("<details>") == 2


def test_intervals_are_made_of_seeds_not_of_games():
    """Two games on one seed that go the same way tell no more than one: the interval must not shrink by playing both."""
    games = [
        {"challenger": "a", "rival": "b", "players": 2, "seed": str(seed), "seat": seat, "fault": "", "places": places, "scores": [0, 0]}
        for seed in range(40)
        for seat in range(2)
        for places in ([[1, 2], [2, 1]] if seat == 0 else [[2, 1], [1, 2]])[seed % 2 : seed % 2 + 1]
    ]
    row = figures.rows(games)[0]
    half = (row.wins.high - row.wins.low) / 2
    shares = [float(seed % 2 == 0) for seed in range(40)]
    assert row.wins.mean == pytest.approx(statistics.fmean(shares))
    assert half == pytest.approx(figures.quantile(39) * statistics.stdev(shares) / 40**0.5)


def test_ratings_are_those_of_openskill():
    """PlackettLuce().rate of openskill 6.2.0, for players of (25 + i, 8 - i)."""
    wanted = {
        (1, 2): [(27.7413, 7.7105), (23.9011, 6.8316)],
        (1, 2, 3): [(28.1138, 7.8453), (26.6388, 6.799), (24.779, 5.8906)],
        (1, 1, 3): [(25.857, 7.8453), (26.5779, 6.9064), (26.0933, 5.9482)],
        (2, 1, 4, 3): [(26.948, 7.7903), (28.3823, 6.9424), (24.5057, 5.886), (27.7557, 4.9444)],
    }
    for places, after in wanted.items():
        found = figures.rate([(25.0 + i, 8.0 - i) for i in range(len(places))], places)
        assert [pytest.approx(pair, abs=2e-4) for pair in after] == found


# --- the journal


def test_a_journal_goes_on_where_it_ended(tmp_path):
    path = tmp_path / "games.jsonl"
    todo = [duel(f"j{n}", one="random") for n in range(4)]
    begun = run(todo, Journal(path))
    next(begun)
    next(begun)
    begun.close()
    with path.open("ab") as file:
        file.write(b'{"key": "half')  # killed while it wrote
    journal = Journal(path)
    assert len(journal.results) == 2
    assert len(list(run(todo, journal))) == 2
    assert [json.loads(line)["key"] for line in path.read_text().splitlines()] == [match.key for match in todo]


def kill_once(match):
    """A game whose worker is killed the first time."""
    mark = os.environ["CIVITAS_TEST_KILLED"]
    if match.seed == "k3" and not os.path.exists(mark):
        open(mark, "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(match)


def test_a_killed_worker_loses_no_result_and_repeats_none(tmp_path, monkeypatch):
    monkeypatch.setenv("CIVITAS_TEST_KILLED", str(tmp_path / "killed"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["tests", os.environ.get("PYTHONPATH", "")]))
    todo = [duel(f"k{n}", one="random") for n in range(6)]
    from bots import test_arena

    found = [result["key"] for result in in_processes(todo, 2, test_arena.kill_once)]
    assert (tmp_path / "killed").exists()
    assert sorted(found) == sorted(match.key for match in todo)


def test_a_folder_of_another_plan_is_refused(tmp_path):
    from civitas.cli.arena import keep_plan
    from civitas.cli.common import Bad

    seed = keep_plan(tmp_path, {"game": "a"}, None)
    assert keep_plan(tmp_path, {"game": "a"}, None) == seed
    with pytest.raises(Bad, match="another plan"):
        keep_plan(tmp_path, {"game": "b"}, None)
