"""What the tests of the compiled form share: Python on another path, the digest of random games, and questions about nearly right options."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SRC, BUILD = ROOT / "src", ROOT / "build"


def python(path: list[Path], *command: str) -> str:
    env = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path))}
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def digest(path: list[Path], game: str, *numbers: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(python(path, "-m", "bench.digest", game, *numbers))
    return found


ASK = """
import random, sys
from bench.games import game
from civitas.kernel import form
from civitas.kernel.playout import pick
from civitas.laws.case import find_speakers, holds, some
from civitas.laws.choices import mangle
title, rng, verbs, asked = game(sys.argv[1]), random.Random(1), set(), 0
while asked < int(sys.argv[2]):
    s = title.new(rng.randint(title.min_players, title.max_players), rng.getrandbits(32))
    while not s.over:
        for seat in find_speakers(s):
            listed = s.legal(seat)
            options = some(listed, rng, 2)
            verbs.update(option[0] for option in options)
            for option in mangle(options, rng, sorted(verbs)):
                why = s.why_not(option, seat)
                assert (why is None) == holds(listed, option), (s.where, option, why)
                asked += 1
        seat = rng.choice(s.to_act)
        s.play(pick(s, s.legal(seat), rng), seat)
print(form())
"""

SENSE = """
import sys
import civitas
from civitas.kernel import form
game = civitas.game(sys.argv[1])
s = game.new(game.min_players, 3)
bots = [civitas.bot("greedy", game, seat) for seat in range(s.seats())]
for _ in range(int(sys.argv[2])):
    if s.over:
        break
    seat = s.to_act[0]
    s.play(bots[seat].choose(civitas.bots.SeatView(s, seat)), seat)
print(form(), s.fingerprint())
"""
