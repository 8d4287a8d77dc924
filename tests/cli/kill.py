"""Kill ``civitas play`` at random moments and look what is left: ``python tests/cli/kill.py 50``."""

from __future__ import annotations

import contextlib
import os
import random
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1])]

import documents

WAYS = ("SIGINT", "SIGTERM", "SIGKILL", "closed pipe")
ASKS = b"? for help"  # at the end of every question
GAMES = (  # what to begin, and how often 1 is a decision there whatever is drawn
    (("pebbles", "--players", "4", "--option", "rounds=5"), 4),
    (("through_the_ages", "--bots", "random"), 4),
    (("sid_meiers_civilization", "--bots", "random"), 4),
    (("clash_of_cultures", "--bots", "random"), 4),
    (("civilization_1980", "--bots", "random"), 1),
)


def once(way: str, rng: random.Random, installed: Path, data: Path) -> int:
    """Answer some questions, end it this *way* at any moment, and count what is there again; how many answers there were."""
    data.mkdir(parents=True)
    game, most = rng.choice(GAMES)
    playing = started(installed, data, "play", *game, "--seed", str(rng.randrange(1000)))
    heard = sum(answered(playing) for _ in range(rng.randint(1, most)))
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write(b"1\n")  # one more, of which nobody knows whether it is heard
    playing.stdin.flush()
    time.sleep(rng.random() * 0.02)
    if way == "closed pipe":
        playing.stdout.close()
        playing.stdin.close()
    else:
        playing.send_signal(getattr(signal, way))
    closed(playing)
    left = decisions(data)
    there = sum(line.startswith("0 ") for line in left)  # seat 0 is the person's
    assert there in (heard, heard + 1), f"{way}: {heard} answers were heard, {there} are there"
    again = started(installed, data, "play", "--resume")
    assert until_asked(again), "it does not go on"
    assert f" after {len(left)} decision" in again.seen, "it does not go on where it was"  # type: ignore[attr-defined]
    again.kill()
    closed(again)
    assert decisions(data)[: len(left)] == left
    return heard


def started(installed: Path, data: Path, *args: str) -> subprocess.Popen[bytes]:
    path = os.pathsep.join((str(Path(documents.__file__).parents[1] / "src"), str(installed)))
    env = os.environ | {"PYTHONPATH": path, "XDG_DATA_HOME": str(data), "LC_ALL": "C.UTF-8"}
    return subprocess.Popen(
        [sys.executable, "-m", "civitas", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=env,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def closed(playing: subprocess.Popen[bytes]) -> None:
    playing.wait(timeout=60)
    for pipe in (playing.stdin, playing.stdout):
        if pipe is not None:
            with contextlib.suppress(BrokenPipeError):
                pipe.close()


def answered(playing: subprocess.Popen[bytes]) -> bool:
    """Answer the question that is asked, and wait for the next: then the answer was heard."""
    assert playing.stdin is not None
    if not hasattr(playing, "seen"):
        until_asked(playing)
    playing.stdin.write(b"1\n")
    playing.stdin.flush()
    return until_asked(playing)


def until_asked(playing: subprocess.Popen[bytes]) -> bool:
    """Read on until something is asked; False if the game is over."""
    assert playing.stdout is not None
    seen = b""
    while ASKS not in seen.rsplit(b"\n", 1)[-1]:
        assert select.select([playing.stdout], [], [], 300)[0], seen.decode()
        more = os.read(playing.stdout.fileno(), 65536)
        seen += more
        if not more or b"Enter to leave" in seen:
            return False
    playing.seen = " ".join(seen.decode().split())  # type: ignore[attr-defined]
    return True


def decisions(data: Path) -> list[str]:
    """Those on the shelf: whole lines only."""
    found = list((data / "civitas" / "games").glob("*.civ"))
    assert len(found) <= 1
    text = found[0].read_text(encoding="utf-8") if found else "\n\n"
    return [line for line in text.partition("\n\n")[2].split("\n")[:-1] if line[:1].isdigit()]


def main(times: int) -> None:
    rng = random.Random(times)
    with tempfile.TemporaryDirectory() as folder:
        installed = documents.install_pebbles(Path(folder, "pebbles"))
        for n in range(times):
            way = WAYS[n % len(WAYS)]
            print(f"{n + 1}/{times} {way}: {once(way, rng, installed, Path(folder, str(n)))} answers, all there", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
