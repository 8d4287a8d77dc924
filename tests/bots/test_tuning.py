"""Tuning: from nothing but self-play, the same again with the same seed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec

import pytest
import yaml

from civitas.arena.running import workforce
from civitas.arena.tuning import STYLES, Tuner
from civitas.bots import bot
from civitas.kernel.plugs import Feeling
from civitas.kernel.registry import game

SHORT = {"mode": "first_game"}


def tuned(seed="t", **more):
    tuner = Tuner(game("through_the_ages"), 2, seed, SHORT, names=["rival", "leader_turn"], seeds=1, **more)
    return tuner, list(tuner.run(2, map))


def test_the_same_seed_gives_the_same_weights():
    one, history = tuned()
    other, again = tuned()
    assert one.best == other.best
    assert history == again
    assert history[-1].check is not None
    assert set(one.best) == {name for name in one.base if name == "rival" or name.startswith("leader_turn.")}
    assert one.best != tuned("u")[0].best


def test_a_step_goes_towards_what_won():
    """Trials that are played by a rule of ours: the larger the weight, the better."""
    tuner = Tuner(game("through_the_ages"), 2, "x", SHORT, names=["rival"], seeds=2)
    before = tuner.best["rival"]
    list(tuner.run(20, lambda play, trials: [float(trial.ours["rival"] > trial.rivals[0].get("rival", before)) for trial in trials]))
    assert tuner.best["rival"] > 2 * before


@pytest.mark.parametrize("id", list(STYLES))
def test_styles_name_weights_that_there_are(id):
    tuner = Tuner(game(id), 2, "x", {})
    assert len(tuner.pool) == 3
    assert all(set(style) <= set(tuner.base) for style in tuner.pool)


def test_a_game_without_weights_is_refused():
    title = replace(game("through_the_ages"), sense=Feeling(worth=lambda s, seat: 0.0))
    with pytest.raises(ValueError, match="through_the_ages has no weights to tune"):
        Tuner(title, 2, "x", {})


def die_once(what):
    """What a worker does that is killed the first time."""
    path, number = what
    if number == 2 and not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_a_killed_worker_loses_nothing_and_the_order_stays(tmp_path):
    with workforce(2) as each:
        assert list(each(die_once, [(tmp_path / "died", number) for number in range(6)])) == [0, 1, 4, 9, 16, 25]
        assert (tmp_path / "died").exists()
        assert list(each(abs, [-3, 2])) == [3, 2]  # and there are workers again


def die(_):
    os.kill(os.getpid(), signal.SIGKILL)


def test_work_that_ends_its_worker_every_time_is_given_up():
    with workforce(2) as each, pytest.raises(RuntimeError, match="work has ended its worker 3 times"):
        list(each(die, [1]))


@pytest.mark.skipif(find_spec("ray") is not None, reason="ray is installed")
@pytest.mark.parametrize("command", ["tune", "learn"])
def test_a_cluster_without_ray_is_refused_in_one_sentence(tmp_path, command):
    out = tmp_path / ("mine.yaml" if command == "tune" else "mine.json")
    done = subprocess.run([sys.executable, "-m", "civitas", command, "tta", "--out", str(out), "--ray", "local"], capture_output=True, text=True)
    assert done.returncode == 2
    assert "A Ray cluster needs ray, which is not installed" in " ".join(done.stderr.split())


def test_the_command_writes_a_table_that_a_bot_can_play_with(tmp_path):
    out = tmp_path / "mine.yaml"
    words = ["tune", "through_the_ages", "--out", str(out), "-g", "1", "-n", "1", "--weights", "rival", "--seed", "5", "--option", "mode=first_game"]
    done = subprocess.run([sys.executable, "-m", "civitas", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    table = yaml.safe_load(out.read_text())["mine"]
    assert table["made"].startswith("civitas tune through_the_ages")
    title = game("through_the_ages")
    assert bot(f"greedy@{out}", title).sense.weights["rival"] == table["weights"]["rival"]
    assert bot(f"planner@{out}", title).sense.weights["rival"] == table["weights"]["rival"]
