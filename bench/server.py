"""What a decision costs the server: python -m bench.server [TITLE...] [--rounds N] [--source DIR]...

Engine, history, the row for the log, and the frames of two seats that watch, on one core, without disk and network: the
processor time of a whole random game by the number of its decisions, the best of some rounds.  It is measured in both
forms if ``make compiled`` has built the other one.  Several sources (a checkout of an older version beside this one:
``--source ../old/src --source src``) take turns, so that both meet the same machine.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from .peers.clock import pinned

ROOT = Path(__file__).parents[1]
SOURCES = [ROOT / "src", ROOT / "build" / "native"]
TESTS = ROOT / "tests" / "server"  # where bazaar is
TITLES = ("through_the_ages", "civilization_1980", "bazaar")
MOST = 600  # decisions of a game that are measured


def measure(title: str, seed: int) -> dict[str, float]:
    """Milliseconds a decision, by part, in one game."""
    from civitas.kernel.options import Space
    from civitas.kernel.registry import game as game_called
    from civitas.server import table_views
    from civitas.server.store import to_text
    from civitas.server.table import Seat, Table

    if title == "bazaar":
        import bazaar  # noqa: F401
    game = game_called(title)
    settings = game.settings({"days": 200} if title == "bazaar" else {})
    row: dict[str, Any] = {"id": "x", "title": title, "rules": game.rules_version, "options": to_text(settings), "seed": str(seed), "pace": "none"}
    row |= {"status": "running", "listed": False, "watch": True, "host": "", "created": 0.0, "changed": 0.0, "version": 0, "deadline": None}
    row |= {"summary": "{}", "rematch": None, "clock": None, "clocks": None, "proposal": None, "overheard": True, "closed": None}
    table = Table("x", row, [Seat(at, "person", f"P{at}") for at in range(game.min_players)])
    table.start(0.0)
    rng = random.Random(seed)
    spent = {"play": 0.0, "row": 0.0, "frames": 0.0}
    sizes: list[int] = []
    watching = [Watcher(table, seat) for seat in (0, 1)]
    for watcher in watching:
        watcher.frame()
    made = 0
    while made < MOST and not table.state.over:
        seat = table.state.to_act[0]
        listed = table.state.legal(seat)
        option = listed.sample(rng) if isinstance(listed, Space) else rng.choice([o for o in listed if o[0] != "resign"] or listed)
        began = time.process_time_ns()
        done = table.play(seat, option, f"key-{made}", 0.0)
        played = time.process_time_ns()
        table.entry([done], 0.0, table_views.summary_of(table))
        written = time.process_time_ns()
        table.cache.clear()
        for watcher in watching:
            sizes.append(len(watcher.frame()))
        shown = time.process_time_ns()
        spent["play"] += played - began
        spent["row"] += written - played
        spent["frames"] += shown - written
        made += 1
    each = {name: value / made / 1e6 for name, value in spent.items()}
    return {**each, "all": sum(each.values()), "kB a frame": sum(sizes) / len(sizes) / 1000, "decisions": made}


class Watcher:
    """A seat that is sent what is new, as its socket is."""

    def __init__(self, table: Any, seat: int) -> None:
        self.table, self.seat, self.after = table, seat, None

    def frame(self) -> bytes:
        import msgspec

        from civitas.server import table_views

        body = msgspec.json.encode({"op": "table", "table": table_views.show_table(self.table, self.seat, "en", self.after)})
        self.after = self.table.version
        return body


def run(source: Path, title: str) -> dict[str, float]:
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(source), str(TESTS)]), "PYTHONHASHSEED": "0"}
    command = [*pinned(), sys.executable, "-m", "bench.server", "--once", title]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("titles", nargs="*", default=TITLES)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--source", type=Path, action="append")
    asked.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.once:
        from civitas.server.app import SELDOM

        measure(given.titles[0], 1)  # what is made once is made now
        gc.freeze()  # as the server does
        gc.set_threshold(*SELDOM)
        print(json.dumps(measure(given.titles[0], 3)))
        return
    for title in given.titles:
        best: dict[Path, dict[str, float]] = {}
        for _ in range(given.rounds):
            for source in given.source or [source for source in SOURCES if source.is_dir()]:
                found = run(source.resolve(), title)
                if source not in best or found["all"] < best[source]["all"]:
                    best[source] = found
        for source, found in best.items():
            name = source.relative_to(ROOT) if source.is_relative_to(ROOT) else source
            print(f"{title}, {name}: " + ", ".join(f"{part} {value:.3f}" for part, value in found.items()))


if __name__ == "__main__":
    main()
