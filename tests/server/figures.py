"""All figures that a server should reach, one after another: python tests/server/figures.py [SOURCE] [--short]

SOURCE is the tree that serves: src, or build/native (``make compiled``).  It takes about nine minutes (--short: two, to see
that everything runs), and says something only on a machine that does nothing else: clients, database and server share its
cores.  Each line is followed by what it should be; what is missed is marked, and then the exit code is 1.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
FOUND = re.compile(
    r"(?P<rate>\d+) durable acks/s, (?P<work>[\d.]+) ms of work each \((?P<busiest>[\d.]+) in the busiest process\), "
    r"ack p50 \S+ p99 (?P<ack>\d+) ms, fan-out p50 \S+ p99 (?P<fan>\d+) ms, (?P<made>\d+) of (?P<due>\d+) due moves made, "
    r"(?P<held>\d+) MB, (?P<errors>\d+) errors"
)
Figures = dict[str, float]
TITLES = ("through_the_ages", "civilization_1980", "sid_meiers_civilization", "clash_of_cultures")


class Course:
    """What was run, and what was missed."""

    def __init__(self, source: Path, short: bool) -> None:
        self.env = {**os.environ, "CIVITAS_TEST_SOURCE": str(source.absolute()), "CIVITAS_NATIVE": "never", "PYTHONPATH": str(source.absolute())}
        self.short = short
        self.missed = 0

    def run(self, script: str, *wish: object, within: float) -> str:
        """Its last line; "" if it failed or took too long."""
        command = [sys.executable, str(HERE / script), *map(str, wish)]
        running = subprocess.Popen(command, env=self.env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            out, err = running.communicate(timeout=within)
        except subprocess.TimeoutExpired:
            running.send_signal(signal.SIGINT)  # so that it ends its server and its database
            out, err = running.communicate()
            print(f"{script} {wish}: not done within {within:.0f} s")
            return ""
        lines = out.strip().splitlines() or [err.strip()[-500:]]
        print(*lines, sep="\n", flush=True)
        return lines[0] if running.returncode == 0 else ""

    def load(self, games: int, seconds: float, think: float, title: str, *more: object) -> Figures:
        """Flat out, or with pauses; nothing, if it failed."""
        if self.short:
            games, seconds = min(games, 60), 4
        found = FOUND.search(self.run("load.py", games, seconds, think, title, *more, within=4 * seconds + games / 8 + 60))
        return {} if found is None else {name: float(value) for name, value in found.groupdict().items()}

    def expect(self, what: str, value: float | None, most: float | None = None, least: float | None = None) -> None:
        good = value is not None and (most is None or value <= most) and (least is None or value >= least)
        self.missed += not good
        bound = f"at most {most:g}" if most is not None else f"at least {least:g}"
        print(f"    {'      ' if good else 'MISSED'} {what}: {'-' if value is None else f'{value:g}'} ({bound})", flush=True)

    def expect_live(self, found: Figures, memory: float) -> None:
        self.expect("ms to an answer, 99 of 100", found.get("ack"), most=50)
        self.expect("ms to the other socket, 99 of 100", found.get("fan"), most=100)
        self.expect("MB", found.get("held"), most=memory)
        self.expect("errors", found.get("errors"), most=0)
        self.expect("due moves not made", found["due"] - found["made"] if found else None, most=0)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("source", type=Path, nargs="?", default=HERE.parent.parent / "src")
    asked.add_argument("--short", action="store_true")
    given = asked.parse_args()
    began, course = time.perf_counter(), Course(given.source, given.short)
    loads = " ".join(f"{n:.1f}" for n in os.getloadavg())
    print(f"{given.source}, load average {loads}, {os.cpu_count()} cores, {time.strftime('%Y-%m-%d %H:%M', time.gmtime())} UTC")
    print("1,000 games, 2,000 sockets, 3 s to think, SQLite")
    course.expect_live(course.load(1000, 60, 3, "bazaar"), 350)
    print("the same, PostgreSQL, two workers")
    course.expect_live(course.load(1000, 60, 3, "bazaar", "--database", "postgresql", "--workers", 2), 600)
    print("flat out, SQLite")
    for title in ("bazaar", *TITLES):
        found = course.load(50, 10, 0, title)
        course.expect("durable moves a second", found.get("rate"), least=1000 if title == "bazaar" else 600)
        course.expect("ms of work for a move with two sockets", found.get("work"), most=1)
    print("one worker and two, PostgreSQL, in turns")
    one, two = (course.load(60, 10, 0, "bazaar", "--database", "postgresql", "--workers", n) for n in (1, 2))
    course.expect("what two bear by one", one["busiest"] / two["busiest"] if one and two else None, least=1.7)
    print("one of two workers killed")
    kills = course.run("kill.py", 3 if course.short else 8, "workers", 60, within=240)
    longest = re.search(r"([\d.]+) s at most", kills)
    course.expect("seconds until every game answered", float(longest[1]) if longest else None, most=5)
    print(f"{time.perf_counter() - began:.0f} s, {course.missed} missed")
    return 1 if course.missed else 0


if __name__ == "__main__":
    sys.exit(main())
