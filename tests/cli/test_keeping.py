"""Nothing is ever lost: every decision is on the shelf before the next is asked."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest

from civitas import Record
from civitas.bots import SeatView
from civitas.cli.common import Screen
from civitas.cli.keeping import InUse, Journal, read
from civitas.kernel.history import History
from cli import kill


def test_every_decision_is_kept_and_taken_up_again(run: Any, shelf: Path) -> None:
    first = run("play", "pebbles", "--seed", "5", "--names", "Ann", stdin="-\n")
    assert "civitas play --resume goes on" in first.stdout
    (path,) = shelf.glob("*.civ")
    assert len(Record.load(path).decisions) == 2
    again = run("play", "--resume", stdin="1\n")
    assert "goes on after 2 decisions" in again.stdout
    record = Record.load(path)
    record.check()
    assert (len(record.decisions), record.names[0]) == (4, "Ann")
    assert list(shelf.glob("*.civ")) == [path]


def test_a_game_in_a_file_of_ones_own_is_gone_on_with_by_its_name(run: Any, shelf: Path, tmp_path: Path) -> None:
    """What is said at the end is what works: --resume looks on the shelf alone."""
    mine = tmp_path / "mine.civ"
    said = "".join(run("play", "pebbles", "--seed", "5", "--save", str(mine), stdin="-\n").stdout.split())
    assert f"civitasplay--load{mine}goeson" in said
    assert "--resume" not in said
    assert not shelf.exists()
    assert "goes on after 2 decisions" in " ".join(run("play", "--load", str(mine), stdin="1\n").stdout.split())


def test_a_finished_game_is_kept_but_not_gone_on_with(run: Any, shelf: Path, tmp_path: Path) -> None:
    result = run("play", "pebbles", "--seed", "5", stdin=f"-\n1\n1\n1\ns {tmp_path / 'mine.civ'}\n\n")
    assert "The game is kept in" in result.stdout
    assert Record.load(tmp_path / "mine.civ").check().over
    (path,) = shelf.glob("*.civ")
    assert Record.load(path).check().over
    refused = run("play", "--resume")
    assert refused.exit_code == 2
    assert "There is no game to go on with" in refused.stderr
    assert "over" in run("saves").stdout


def test_the_shelf_is_listed_and_games_are_named(run: Any, shelf: Path) -> None:
    assert "No game is kept" in run("saves").stdout
    run("play", "pebbles", "--seed", "5", stdin="-\n")
    run("play", "pebbles", "--seed", "6", "--players", "3", stdin="-\n1\n")
    found = json.loads(run("saves", "--json").stdout)
    assert [game["decisions"] for game in found] == [6, 2]
    listed = run("saves").stdout
    assert all(game["name"] in listed for game in found)
    assert "goes on after 2 decisions" in run("play", "--load", found[1]["name"]).stdout
    assert "is sound" in run("replay", found[0]["name"], "--check").stdout


def test_a_game_without_a_decision_is_not_kept(run: Any, shelf: Path) -> None:
    run("play", "pebbles", stdin="q\n")
    assert not shelf.exists()


@pytest.mark.parametrize("end", [Journal.close, Journal.break_off])
def test_an_interruption_between_a_decision_and_its_line_loses_nothing_before_it(pebbles: Any, tmp_path: Path, end: Any) -> None:
    history = History(pebbles, 2, 5)
    journal, rng = Journal(tmp_path / "game.civ", history, ["", ""]), random.Random(1)
    for n in range(3):
        seat = history.state.to_act[0]
        history.play(SeatView(history.state, seat).draw(rng), seat)
        if n < 2:
            journal.add(lasting=True)
    end(journal)
    assert len(read(tmp_path / "game.civ").decisions) == 2


def test_what_is_taken_back_is_taken_back_on_the_shelf(pebbles: Any, tmp_path: Path) -> None:
    history = History(pebbles, 2, 5)
    journal = Journal(tmp_path / "game.civ", history, ["", ""])
    history.play(("exchange", ()), 0)
    journal.add(lasting=True)
    history.undo(0)
    journal.take_back()
    assert read(tmp_path / "game.civ").decisions == []
    history.redo(0)
    journal.add(lasting=True)
    journal.close()
    assert len(Record.load(tmp_path / "game.civ").decisions) == 1


def test_a_file_that_broke_off_anywhere_holds_its_whole_lines(run: Any, pebbles: Any, tmp_path: Path) -> None:
    history = History(pebbles, 3, 5)
    path = tmp_path / "game.civ"
    journal, rng, ends = Journal(path, history, [""] * 3), random.Random(1), []
    while not history.state.over:
        seat = history.state.to_act[0]
        history.play(history.state.legal(seat).sample(rng) if not isinstance(history.state.legal(seat), list) else history.state.legal(seat)[0], seat)
        journal.add(lasting=False)
        ends.append(path.stat().st_size)
    journal.close()
    text = path.read_bytes()
    for cut in range(ends[0], len(text)):
        path.write_bytes(text[:cut])
        assert len(read(path).decisions) == sum(end <= cut for end in ends)


def test_two_windows_do_not_write_one_game(run: Any, pebbles: Any, shelf: Path) -> None:
    run("play", "pebbles", "--seed", "5", stdin="-\n")
    (path,) = shelf.glob("*.civ")
    history = Record.load(path).history()
    mine = Journal(path, history, [])
    with pytest.raises(InUse):
        Journal(path, history, [])
    refused = run("play", "--resume")
    assert refused.exit_code == 2
    assert "another window" in refused.stderr
    mine.close()


def test_where_nothing_can_be_kept_the_game_goes_on_and_says_so(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    result = run("play", "pebbles", "--seed", "5", stdin="-\n1\n1\n1\n")
    assert result.stdout.count("not being kept") == 1
    assert "The game is over" in result.stdout


def test_bots_among_themselves_are_kept_where_one_asks_for_it(run: Any, shelf: Path, tmp_path: Path) -> None:
    path = tmp_path / "bots.civ"
    assert run("play", "pebbles", "--humans", "0", "--save", str(path)).exit_code == 0
    assert Record.load(path).check().over
    assert run("play", "pebbles", "--humans", "0").exit_code == 0
    assert not shelf.exists()
    refused = run("play", "pebbles", "--save", str(path))
    assert "There is a file" in refused.stderr


def test_simulated_games_are_kept_whole(run: Any, tmp_path: Path) -> None:
    result = run("simulate", "pebbles", "-p", "3", "-g", "4", "-s", "1", "--records", str(tmp_path / "games"), "--json")
    games = json.loads(result.stdout)["games"]
    for n, path in enumerate(sorted((tmp_path / "games").glob("*.civ"))):
        record = Record.load(path)
        assert list(record.check().scores) == games[n]["scores"]
        assert len(record.decisions) == games[n]["decisions"]
    assert n == 3


@pytest.mark.parametrize("way", kill.WAYS)
def test_a_killed_game_goes_on_where_it_was(way: str, installed: Path, tmp_path: Path) -> None:
    """`make kill` does it at length."""
    rng = random.Random(way)
    for n in range(2):
        kill.once(way, rng, installed, tmp_path / str(n))


def test_a_path_longer_than_a_line_is_not_torn() -> None:
    out = Screen(file=io.StringIO(), force_terminal=True, width=40, highlight=False)
    path = f"/home/somebody/{'games/' * 8}pebbles.civ"
    out.say(f"The game is kept in {path}; civitas play --resume goes on.")
    out.say("Words are wrapped where a line of the terminal ends.")
    shown = out.file.getvalue()  # type: ignore[attr-defined]
    assert path in shown
    assert [line.rstrip() for line in shown.splitlines()][-2:] == ["Words are wrapped where a line of the", "terminal ends."], "words are"
