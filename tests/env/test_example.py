"""The example that trains an agent runs as it stands, and what it learns shows after a few games."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


def test_a_small_agent_learns_to_beat_random():
    done = subprocess.run([sys.executable, str(EXAMPLE), "--games", "100", "--fresh", "8"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    against = dict(re.findall(r"against (\w+): won (\d+)%", done.stdout))
    assert set(against) == {"random", "greedy"}
    assert int(against["random"]) >= 75
