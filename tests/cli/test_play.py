"""``civitas play``: prompts over a pipe."""

from __future__ import annotations

import importlib
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import documents
from civitas import Record


def test_a_game_is_played_to_its_end_by_numbers(run: Any) -> None:
    result = run("play", "pebbles", "--seed", "5", stdin="1 2\n1\n1\n1\n")
    assert result.exit_code == 0, result.output
    assert "Which cards do you exchange?  [PEB-2.1]" in result.stdout
    assert "Player 1 lays down" in result.stdout
    assert "The game is over" in result.stdout


def test_a_hidden_hand_is_not_shown(run: Any, pebbles: Any) -> None:
    result = run("play", "pebbles", "--seed", "5", stdin="-\n")
    hand = pebbles.new(2, 5).players[1].hand
    assert "5 cards" in result.stdout
    assert values(hand) not in result.stdout


def test_what_only_another_seat_may_read_is_not_in_the_log(run: Any) -> None:
    result = run("play", "pebbles", "--seed", "5", "--bots", "greedy", stdin="1 2\nl\n")
    assert "Player 1 draws" in result.stdout
    assert "Player 2 lays down" in result.stdout
    assert "Player 2 draws" not in result.stdout


def values(hand: list[int]) -> str:
    return " ".join("king" if card // 3 == 11 else str(card // 3 + 1) for card in hand)


def test_an_option_is_typed_as_records_write_it_and_a_bad_one_is_refused_with_its_rule(run: Any, pebbles: Any) -> None:
    not_mine = pebbles.new(2, 5).players[1].hand[0]
    result = run("play", "pebbles", "--seed", "5", stdin=f"-\n=bid {not_mine}\n=bid 99\nfly\n=fly\n77\n=bid (\nq\n")
    assert f"You hold no {values([not_mine])}. [PEB-3.2]" in result.stdout
    assert "Not in hand: 99 [PEB-3.2]" in result.stdout
    assert "That is not among the options. [PEB-3.2]" in result.stdout
    assert "There are options 1 to" in result.stdout
    assert "No option is like that." in result.stdout


def test_words_name_an_option_and_a_number_among_them_is_the_one_that_is_read(run: Any, pebbles: Any) -> None:
    """Card 4 is a 2: who types "bid 4" means the 4 they see."""
    s = pebbles.new(2, 5)
    hand = values(s.players[0].hand).split()
    wanted = next(value for value in hand if hand.count(value) == 1)
    result = run("play", "pebbles", "--seed", "5", stdin=f"-\nBID {wanted}\n")
    assert f"Player 1 bids {wanted}." in result.stdout
    several = run("play", "pebbles", "--seed", "5", stdin="-\nbid\n")
    assert several.stdout.count(f"  Bid {wanted}\n") == 2


def test_words_find_options_in_a_long_list(run: Any) -> None:
    result = run("play", "pebbles", "--seed", "5", stdin="-\n/bid king\n/bid xylophone\n")
    after = result.stdout.partition("/bid king")[2]
    assert "  Bid king" in after
    assert "Bid 10" not in after
    assert "No option is like that." in after


def test_a_choice_of_too_many_cards_is_refused(run: Any) -> None:
    result = run("play", "pebbles", "--seed", "5", stdin="1 2 3\n9\n-\n")
    assert result.stdout.count("[PEB-2.1]") >= 2
    assert "That is not among the options." in result.stdout


def test_help_and_rules_and_the_table_at_the_prompt(run: Any) -> None:
    result = run("play", "pebbles", "--seed", "5", stdin="?\nr\nr king\nr PEB-3.4\nr xylophone\nt\nq\n")
    assert "this help" in result.stdout
    assert "[PEB-2.1] Before the first round" in result.stdout
    assert "The 12 is the king" in result.stdout
    assert "[PEB-3.4]" in result.stdout
    assert "No rule is found by 'xylophone'." in result.stdout
    assert result.stdout.count("cards in the deck") == 2


def test_a_decision_is_taken_back_and_done_again(run: Any) -> None:
    result = run("play", "pebbles", "--seed", "5", "--humans", "2", stdin="\nu\ny\n-\n\n-\nu\n\nu\nq\n")
    assert "There is nothing to take back. [TABLE-5]" in result.stdout
    assert "There is nothing to do again. [TABLE-9]" in result.stdout
    assert "Chance was used since then. [TABLE-6]" in result.stdout


def test_a_hand_is_covered_before_another_person_looks(run: Any, pebbles: Any) -> None:
    result = run("play", "pebbles", "--seed", "5", "--humans", "2", "--names", "Ann,Bob", stdin="\n-\n\n")
    before, _, after = result.stdout.partition("It is for Bob to decide.")
    hand = values(pebbles.new(2, 5).players[1].hand)
    assert "It is for Ann to decide." in before
    assert hand not in before
    assert hand in after
    assert "Press Enter when nobody else looks." in before


def test_a_game_is_saved_and_taken_up_again(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.civ"
    result = run("play", "pebbles", "--seed", "5", "--names", "Ann", "--bots", "random", stdin=f"-\ns {path}\nq\n")
    assert "Saved as" in result.stdout
    record = Record.load(path)
    assert (record.seed, record.names, len(record.decisions)) == (5, ["Ann", "random (bot)"], 2)
    result = run("play", "--load", str(path), stdin="1\n1\n1\n")
    assert "Pebbles goes on after 2 decisions" in result.stdout
    assert "The game is over" in result.stdout
    assert "Ann" in result.stdout


def test_two_people_find_their_seats_again(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.civ"
    run("play", "pebbles", "--players", "3", "--humans", "2", stdin=f"\n-\n\ns {path}\nq\n")
    assert "It is for Player 2 to decide." in run("play", "--load", str(path)).stdout


def test_saving_does_not_overwrite_something_else(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann", encoding="utf-8")
    result = run("play", "pebbles", stdin=f"s {path}\ns {tmp_path / 'no' / 'where.civ'}\nq\n")
    assert "not overwritten" in result.stdout
    assert "cannot be written" in result.stdout
    assert path.read_text(encoding="utf-8") == "Dear Ann"


def test_nothing_is_overwritten_without_a_question(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "evening.civ"
    run("play", "pebbles", "--seed", "5", stdin=f"-\ns {path}\nq\n")
    before = path.read_text(encoding="utf-8")
    result = run("play", "pebbles", "--seed", "6", stdin=f"-\ns {path}\nn\nq\n")
    assert "holds another game" in result.stdout
    assert path.read_text(encoding="utf-8") == before
    run("play", "pebbles", "--seed", "6", stdin=f"-\ns {path}\ny\nq\n")
    assert Record.load(path).seed == 6
    result = run("play", "--load", str(path), stdin=f"1\ns {path}\nq\n")
    assert "another game" not in result.stdout  # it is the same one, further on
    assert len(Record.load(path).decisions) > 2


def test_a_game_survives_a_fault_in_the_rules(run: Any, shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = importlib.import_module("pebbles.play")
    monkeypatch.setattr(play, "roll", lambda s, n: 1 // 0)
    result = run("play", "pebbles", stdin="1\n")
    assert isinstance(result.exception, ZeroDivisionError)
    monkeypatch.undo()
    (path,) = shelf.glob("*.civ")
    record = Record.load(path)
    assert len(record.decisions) == 1
    record.check()


def test_the_game_is_asked_for_where_none_was_named(run: Any) -> None:
    result = run("play", stdin="99\nq\n")
    assert result.exit_code == 0
    assert "Pebbles (2 to 4 players)" in result.stdout


def test_bots_can_play_among_themselves(run: Any) -> None:
    result = run("play", "pebbles", "--humans", "0", "--players", "4", "--bots", "random,greedy")
    assert result.exit_code == 0
    assert "The game is over" in result.stdout


def test_the_end_of_the_input_ends_the_game_quietly(civitas: Any) -> None:
    done = civitas("play", "pebbles", stdin="-\n")
    assert (done.returncode, done.stderr) == (0, "")


def started(installed: Path, *args: str) -> subprocess.Popen[str]:
    path = os.pathsep.join((str(Path(documents.__file__).parents[1] / "src"), str(installed)))
    return subprocess.Popen(
        [sys.executable, "-c", "from civitas.cli import main; main()", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": path, "PYTHONUNBUFFERED": "1"},
        preexec_fn=heeding_ctrl_c,
    )


def heeding_ctrl_c() -> None:
    """A shell makes its background jobs deaf to Ctrl-C, and whoever runs the tests may be one."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_ends_the_game_quietly(installed: Path) -> None:
    game = started(installed, "play", "pebbles")
    seen = ""
    assert game.stdout is not None
    while "for help" not in seen:
        assert select.select([game.stdout], [], [], 30)[0]
        seen += os.read(game.stdout.fileno(), 4096).decode()
    time.sleep(0.1)
    game.send_signal(signal.SIGINT)
    _, errors = game.communicate(timeout=30)
    assert game.returncode == 130
    assert errors == ""


def test_the_screen_is_cleared_between_two_people(installed: Path) -> None:
    ours, theirs = pty.openpty()
    path = os.pathsep.join((str(Path(documents.__file__).parents[1] / "src"), str(installed)))
    command = [sys.executable, "-m", "civitas", "play", "pebbles", "--humans", "2", "--seed", "5", "--plain"]
    game = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=os.environ | {"PYTHONPATH": path, "TERM": "xterm"})
    os.close(theirs)
    until(ours, "Enter when nobody else looks. ")
    os.write(ours, b"\n")
    until(ours, "for help > ")
    os.write(ours, b"-\n")
    covered = until(ours, "Enter when nobody else looks. ")
    assert "\x1b[2J" in covered  # the first hand is gone from the screen before the second comes
    os.write(ours, b"\n")
    until(ours, "for help > ")
    os.write(ours, b"q\n")
    until(ours, "--resume goes on")
    assert game.wait(timeout=30) == 0
    os.close(ours)


def until(terminal: int, words: str) -> str:
    """What the terminal shows until these words come."""
    seen = ""
    while words not in seen:
        assert select.select([terminal], [], [], 30)[0], seen
        seen += os.read(terminal, 4096).decode()
    return seen


@pytest.mark.parametrize("args", [("play", "pebbles"), ("games",), ("games", "--json"), ("rules", "pebbles", "--json")])
def test_a_closed_pipe_ends_a_command_quietly(installed: Path, args: tuple[str, ...]) -> None:
    game = started(installed, *args)
    assert game.stdout is not None
    game.stdout.close()
    assert game.stdin is not None
    game.stdin.close()
    game.wait(timeout=30)
    assert game.stderr is not None
    assert game.stderr.read() == ""
    game.stderr.close()


def test_a_large_table_is_drawn_again_only_when_something_else_is_asked(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def drawings() -> int:
        result = run("play", "pebbles", "--seed", "5", "--bots", "greedy", stdin="1 2\n1\n1\n1\n")
        assert "The game is over" in result.stdout
        return int(result.stdout.count("5 cards") + result.stdout.count("4 cards") + result.stdout.count("3 cards"))

    small = drawings()
    monkeypatch.setattr(importlib.import_module("civitas.cli.prompts"), "SMALL", 0)
    assert 0 < drawings() < small
