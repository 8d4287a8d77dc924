"""How a peer is measured: the same way as our games (process time, one core, random play, legal lists included).

The best of some slices counts, because whatever else the machine does only ever slows one down.
"""

import json
import os
import shutil
import time
from collections.abc import Callable

SLICE, SLICES = 0.4, 5


def rates(play: Callable[[int], int], games: int = 0) -> dict[str, float]:
    """Decisions and whole games a second; *play(seed)* plays one game and says how many decisions it took.

    A slice is so many *games*, the same each time, or so long as they take.
    """
    decisions, whole = [], []
    for _ in range(SLICES):
        start, n, seed = time.process_time(), 0, 0
        while seed < games if games else time.process_time() < start + SLICE:
            n, seed = n + play(seed), seed + 1
        took = time.process_time() - start
        decisions.append(n / took)
        whole.append(seed / took)
    return {"decisions/s": max(decisions), "games/s": max(whole)}


def cost(work: Callable[[], object], least: float = 0.1) -> float:
    """Microseconds that *work* takes."""
    costs = []
    for _ in range(SLICES):
        start, n, more = time.process_time(), 0, 10
        while time.process_time() < start + least:  # looking at the clock costs more than what is measured: seldom
            for _ in range(more):
                work()
            n += more
            more = n
        costs.append((time.process_time() - start) / n * 1e6)
    return min(costs)


def pinned() -> list[str]:
    """One core, where the system lets us say so."""
    return ["taskset", "-c", str(max(os.sched_getaffinity(0)))] if shutil.which("taskset") and hasattr(os, "sched_getaffinity") else []


def tell(name: str, **figures: float) -> None:
    """One line for the table."""
    print(json.dumps({"peer": name, **figures}), flush=True)
