"""A game for a program, over lines of JSON; and bots of one's own on the command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CIVITAS = [sys.executable, "-m", "civitas"]
SHORT = ["--option", "mode=first_game"]
PLAY = [*CIVITAS, "play", "through_the_ages", "--protocol", "--seed", "7", *SHORT]


def test_a_program_plays_a_whole_game(tmp_path):
    kept = tmp_path / "game.civ"
    talk = subprocess.Popen([*PLAY, "--bots", "random", "--save", str(kept)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert talk.stdin is not None
    assert talk.stdout is not None
    begun = json.loads(talk.stdout.readline())
    assert (begun["type"], begun["game"], begun["seats"]) == ("game", "through_the_ages", [0])
    asked = wrong = 0
    for line in talk.stdout:
        message = json.loads(line)
        if message["type"] == "over":
            assert len(message["scores"]) == 2
            break
        if message["type"] == "wrong":
            wrong += 1
        else:
            asked += 1
            assert message["seat"] == 0
            if asked == 1:
                talk.stdin.write("nonsense\n")
                talk.stdin.flush()
                continue
        talk.stdin.write('{"index": 0}\n')
        talk.stdin.flush()
    talk.stdin.close()
    assert talk.wait(60) == 0
    talk.stdout.close()
    assert wrong == 1
    assert asked > 10
    assert kept.read_text().startswith("civitas")


def test_a_program_that_goes_away_ends_the_game_quietly():
    done = subprocess.run(PLAY, input="", capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == ""
    assert json.loads(done.stdout.splitlines()[-1])["type"] == "choose"


@pytest.mark.parametrize("bot", ["examples/bots/careful.js", "examples/bots/first.py", "examples/bots/first.py:FirstBot"])
def test_the_examples_play_to_the_end(bot):
    """Nobody resigns: the game goes to its last round."""
    words = [*CIVITAS, "arena", "through_the_ages", "--bots", f"{bot},random", "--seeds", "1", *SHORT, "--json"]
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])  # where make puts Node on a machine without it
    done = subprocess.run(words, capture_output=True, text=True, cwd=ROOT, env=os.environ | {"PATH": path})
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["games"], report["faults"]) == (2, [])
    habits = {habit["what"] for habit in report["habits"][bot]}
    assert "end" in habits
    assert "resign" not in habits


def test_simulate_takes_a_bot_of_ones_own():
    words = [*CIVITAS, "simulate", "through_the_ages", "--bots", "examples/bots/first.py,random", "--games", "2", "--workers", "2"]
    done = subprocess.run([*words, *SHORT, "--json"], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["summary"]["games"] == 2


def test_a_bot_that_is_none_gets_one_sentence():
    done = subprocess.run([*CIVITAS, "arena", "tta", "--bots", "./nobody.py"], capture_output=True, text=True)
    assert (done.returncode, done.stderr.strip()) == (2, "There is no file ./nobody.py.")
