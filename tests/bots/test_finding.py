"""Bots from elsewhere: modules, files, programs, other weights."""

from __future__ import annotations

import os
import sys

import pytest

import civitas
from civitas.bots import RandomBot, ask, bot, finding, maker, names, play_out
from civitas.bots.program import ProgramBot, question, read_answer
from civitas.kernel.registry import game

SHORT = {"mode": "first_game"}
FIRST = """
from civitas.bots import Bot

class First(Bot):
    name = "first"

    def choose(self, seat_view):
        likely = seat_view.likely()
        return likely[0]
"""


@pytest.fixture
def title():
    return game("through_the_ages")


def test_a_file_is_a_bot(title, tmp_path):
    path = tmp_path / "mybot.py"
    path.write_text(FIRST)
    first = bot(str(path), title, 1)
    s = title.new(players=2, seed=1)
    assert ask(first, s, s.to_act[0]) == s.legal()[0]
    assert maker(f"{path}:First") is maker(str(path))


def test_a_module_is_a_bot():
    assert maker("civitas.bots:RandomBot") is RandomBot


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("x = 1", "has none"),
        (FIRST + "\nclass Second(First): pass\n", "it has 2: say which"),
        ("import nothing_of_the_kind", "does not load: ModuleNotFoundError"),
        ("def f(:", "does not load: SyntaxError"),
    ],
)
def test_a_file_without_a_bot_is_refused_in_one_sentence(tmp_path, text, problem):
    path = tmp_path / "odd.py"
    path.write_text(text)
    with pytest.raises(ValueError, match=problem):
        maker(str(path))


@pytest.mark.parametrize("name", ["oracle", "no.such.module:Bot", "civitas.bots:Nobody", "./nobody.py", "greedy@nobody.yaml"])
def test_nobody_is_refused(name):
    with pytest.raises(ValueError, match=r"no "):
        maker(name)


def test_a_known_bot_takes_other_weights(title, tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text("mine:\n  game: through_the_ages\n  weights: {rival: 2.5, leader_turn: {homer: 9}}\n")
    made = bot(f"greedy@{path}", title)
    assert (made.sense.weights["rival"], made.sense.weights["leader_turn.homer"]) == (2.5, 9.0)
    with pytest.raises(ValueError, match="weights for through_the_ages"):
        bot(f"greedy@{path}", game("civilization_1980"))
    assert bot("greedy@greedy-1", title).sense.weights["rival"] == 0.4


def test_entry_points_are_bots(monkeypatch):
    class Entry:
        name = "guest"

        def load(self):
            return RandomBot

    monkeypatch.setattr(finding, "entry_points", lambda group: [Entry()] if group == "civitas.bots" else [])
    finding.load_entry_points.cache_clear()
    try:
        assert "guest" in names()
        assert civitas.bot("guest", game("through_the_ages")).name == "random"
    finally:
        civitas.bots.BOTS.pop("guest")


# --- programs


def program(tmp_path, body):
    path = tmp_path / "program"
    path.write_text(f"#!{sys.executable}\nimport json, sys, time, os\nfor line in sys.stdin:\n    asked = json.loads(line)\n{body}")
    os.chmod(path, 0o755)
    return path


ANSWER = """    if asked["type"] == "choose":
        likely = [n for n, row in enumerate(asked["options"]) if not row["unlikely"]]
        print(json.dumps({"index": likely[0]}), flush=True)
"""


def test_a_program_plays_a_whole_game(title, tmp_path):
    made = bot(str(program(tmp_path, ANSWER)), title, 1)
    s = title.new(players=2, seed=1, options=SHORT)
    play_out(s, [made, bot("random", title, 1)])
    made.close()
    assert s.over
    assert not made.faults
    assert not made.silenced


@pytest.mark.parametrize(
    ("body", "fault", "silenced"),
    [
        ('    if asked["type"] != "game": print("what?", flush=True)\n', "that is no line of JSON", False),
        ('    if asked["type"] != "game": print(json.dumps({"option": ["win"]}), flush=True)\n', "['win'] is not among the options", False),
        ('    if asked["type"] == "choose": os._exit(3)\n', "program ended", True),
        ('    if asked["type"] == "choose": time.sleep(60)\n', "program took more than 0.5 seconds", True),
        ('    if asked["type"] == "choose": hog = bytearray(300_000_000); time.sleep(60)\n', "program took more than 100 MB", True),
    ],
)
def test_whatever_a_program_does_the_game_goes_on(title, tmp_path, body, fault, silenced):
    seconds = 0.5 if "seconds" in fault else 20.0
    made = ProgramBot(title, 1, path=program(tmp_path, body), seconds=seconds, megabytes=100)
    s = title.new(players=2, seed=1)
    assert ask(made, s, s.to_act[0]) in s.legal()
    made.close()
    assert fault in made.faults
    assert bool(made.silenced) == silenced


def test_a_wrong_answer_is_told_and_may_be_mended(title, tmp_path):
    mends = '    if asked["type"] == "choose": print("{}", flush=True)\n'
    mends += '    if asked["type"] == "wrong": print(json.dumps({"index": 0}), flush=True)\n'
    made = ProgramBot(title, 1, path=program(tmp_path, mends))
    s = title.new(players=2, seed=1)
    assert ask(made, s, s.to_act[0]) == s.legal()[0]
    made.close()
    assert sum(made.faults.values()) == 1


def test_a_question_has_names_beside_numbers(title):
    from civitas.bots import SeatView

    s = title.new(players=2, seed=1)
    asked = question(title, SeatView(s, s.to_act[0]), None)
    names_ = asked["view"]["names"]["card"]
    assert names_[asked["view"]["players"][0]["government"]] == "despotism"
    assert {tuple(row["named"]) for row in asked["options"]} == {title.notation.encode(option) for option in s.legal()}


def test_an_answer_in_a_space_is_written_as_the_space_has_it():
    from civitas.kernel.options import Subset

    space = Subset("discard", (3, 5, 8), 2, 2)
    assert read_answer(b'{"option": ["discard", [8, 3]]}', space, []) == ("discard", (3, 8))
