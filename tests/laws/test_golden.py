"""Golden records: stored games stay what they were, and a change of the rules is named by the first decision it touches."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from civitas import game, games
from civitas.kernel.registry import GAMES
from civitas.laws import golden
from civitas.laws.golden import Diverged, FormChanged, read_archive, sample, verify, write_archive

FOLDER = Path(__file__).parents[1] / "golden"
TITLES = ("civilization_1980", "clash_of_cultures", "sid_meiers_civilization", "through_the_ages")
REPLAYED = 30  # of each title; `make golden-all` replays all


@pytest.fixture(scope="module")
def archives():
    return {title: read_archive(FOLDER / f"{title}.zip") for title in TITLES}


@pytest.mark.parametrize("title", TITLES)
def test_golden_games_are_what_they_were(title, archives):
    for name, record in sample(archives[title], REPLAYED).items():
        verify(f"tests/golden/{title}.zip/{name}.civ", record)


@pytest.mark.parametrize("title", TITLES)
def test_there_are_golden_games_of_every_table_and_variant(title, archives):
    """At least 25 of each title: all numbers of players, every value of every choice, random, greedy and mixed bots."""
    records, declared = archives[title], game(title)
    assert len(records) >= 25
    assert {record.players for record in records.values()} == set(range(declared.min_players, declared.max_players + 1))
    for option in declared.options:
        for value in option.choices or ((False, True) if isinstance(option.default, bool) else ()):
            assert any(record.options.get(option.name, option.default) == value for record in records.values()), (option.name, value)
    bots = {record.comments[-1][0].removeprefix("golden: ") for record in records.values()}
    assert {"random", "greedy", "mixed"} <= bots
    assert all(record.rules == declared.rules_version and record.fingerprint for record in records.values())


def test_every_registered_title_has_golden_games():
    assert {id for id, title in games().items() if title.state.__module__.startswith("civitas.games.")} <= set(TITLES)


@pytest.mark.parametrize("path", sorted((FOLDER / "older").glob("*.zip")), ids=lambda path: path.stem)
def test_games_of_older_rules_are_still_replayed_to_their_scores(path):
    """Through the game's migrations: nobody's finished game is lost, and nobody's score changes."""
    for name, record in read_archive(path).items():
        assert record.rules < game(record.game).rules_version
        s = record.replay()
        assert (s.over, s.scores) == (True, golden._ending(record)[0]), name


def test_archives_are_small_enough_for_the_repository():
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.zip")) < 3_000_000


# --- a rule changes, and it is noticed


@pytest.fixture
def reprint():
    """Print other numbers on the cards for a while."""
    printed: list[tuple[list[int], list[int]]] = []

    def change(table: list[int], by: int) -> None:
        printed.append((table, table.copy()))
        table[:] = [max(0, n + by) for n in table]

    yield change
    for table, numbers in printed:
        table[:] = numbers


def shortest(archives, title, *bots):
    records = [record for record in archives[title].values() if record.comments[-1][0].removeprefix("golden: ") in bots and not record.options]
    return min(records, key=lambda record: len(record.decisions))


def test_a_changed_cost_is_named_by_its_first_decision(archives, reprint):
    """A farm, mine or building for one resource less: the decision at which somebody can suddenly build is named, with what is offered now."""
    from civitas.games.through_the_ages import tables

    record = shortest(archives, "through_the_ages", "greedy")
    for row in tables.BUILDING_COST:
        reprint(row, -1)
    with pytest.raises(Diverged) as found:
        verify("one.civ", record)
    told = str(found.value)
    n = int(told.partition("decision ")[2].split()[0])
    seat, _ = record.decisions[n - 1]
    what, count, _ = record.notes[n - 1].split()
    assert f"decision {n} (round " in told
    assert f"seat {seat}) differs: {what!r} was asked with {count} options" in told
    assert "here it is" in told
    assert f"raise rules_version of through_the_ages above {record.rules}" in told
    assert agreeing(record) == n - 1  # up to there nothing differs


def agreeing(record) -> int:
    """How many decisions of a record are asked as they were."""
    roll, s = golden.Rolling(), game(record.game).new(record.players, record.seed, record.options)
    for n, (seat, option) in enumerate(record.decisions):
        if roll.over(golden.question(s, seat, option).text) != record.notes[n].split()[2]:
            return n
        s.play(option, seat)
    return len(record.decisions)


def test_a_changed_rule_of_civilization_is_noticed_too(archives, reprint):
    """One more token fits everywhere: somebody has something else to decide."""
    from civitas.games.civilization_1980 import atlas

    reprint(atlas.POP, 1)
    with pytest.raises(Diverged, match=r"decision .* differs"):
        verify("one.civ", shortest(archives, "civilization_1980", "greedy"))


def test_changed_scores_are_noticed_at_the_end(archives):
    record = shortest(archives, "through_the_ages", "random")
    end = len(record.decisions)
    scores, ranking = record.comments[end]
    other = dataclasses.replace(record, comments={**record.comments, end: [scores.replace(": [", ": [9"), ranking]})
    with pytest.raises(Diverged, match=r"the game ended with scores .* raise rules_version"):
        verify("one.civ", other)


def test_another_form_of_the_state_is_not_called_another_rule(archives):
    record = shortest(archives, "through_the_ages", "random")
    with pytest.raises(FormChanged, match=r"every decision, the scores and the ranking agree.*golden-forms"):
        verify("one.civ", dataclasses.replace(record, fingerprint="0123456789abcdef"))


def test_a_new_version_of_the_rules_wants_new_games(archives, monkeypatch):
    title = game("through_the_ages")
    record = shortest(archives, title.id, "random")
    monkeypatch.setitem(GAMES, title.id, dataclasses.replace(title, rules_version=title.rules_version + 1))
    with pytest.raises(Diverged, match="`make golden` writes new ones"):
        verify("one.civ", record)


# --- the commands


def test_golden_games_are_not_written_over_without_a_new_version(capsys):
    assert golden.main(["write", "through_the_ages", "--folder", str(FOLDER)]) == 2
    assert "raise it first" in capsys.readouterr().err


def test_new_forms_are_noted_only_where_nothing_else_changed(archives, tmp_path, capsys):
    record = shortest(archives, "through_the_ages", "random")
    path = tmp_path / "through_the_ages.zip"
    write_archive(path, {"one": dataclasses.replace(record, fingerprint="0123456789abcdef")})
    assert golden.main(["check", "through_the_ages", "--folder", str(tmp_path)]) == 1
    assert golden.main(["forms", "through_the_ages", "--folder", str(tmp_path)]) == 0
    assert golden.main(["check", "through_the_ages", "--folder", str(tmp_path)]) == 0
    spoilt = dataclasses.replace(record, notes={**record.notes, 5: "action 3 0000"}, fingerprint="0123456789abcdef")
    write_archive(path, {"one": spoilt})
    before = path.read_bytes()
    assert golden.main(["forms", "through_the_ages", "--folder", str(tmp_path)]) == 1
    assert path.read_bytes() == before
    capsys.readouterr()


def test_a_game_without_an_archive_fails_the_check(tmp_path):
    assert golden.main(["check", "through_the_ages", "--folder", str(tmp_path)]) == 1


def test_a_further_game_is_kept_if_it_shows_something_new(archives, monkeypatch):
    title = game("through_the_ages")
    seen = golden.replay_all(title, {"one": shortest(archives, title.id, "random")})
    before = set(seen.missing())
    found, after = golden.search(title, seen, "more", searched=1)
    assert len(found) == 1
    assert set(after.missing()) < before == set(seen.missing())
    for name, further in found.items():
        verify(name, further)
    monkeypatch.setattr(golden, "LONGEST", 40)  # a game that is not ended is not kept, and what it showed is not counted
    assert golden.search(title, seen, "more", searched=1) == ({}, seen)
