"""The dearest list of legal choices in games at random: python -m bench.lists GAME [GAMES]"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Any

import civitas
from bench.games import choose


def main() -> None:
    """Plays games of every size, makes each list anew, and prints what the dearest cost (the lesser of two tries, process time)."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split(":")[0])
    parser.add_argument("game")
    parser.add_argument("games", nargs="?", type=int, default=12)
    wish = parser.parse_args()
    title, dearest, decisions, total = civitas.game(wish.game), (0.0, ""), 0, 0.0
    sizes = range(title.min_players, title.max_players + 1)
    for n in range(wish.games):
        s, rng = title.new(sizes[n % len(sizes)], f"list-{n}"), Random(n)
        while not s.over:
            option, seat = choose(s, rng)
            spent = min(list_anew(s, seat) for _ in range(2))
            total, decisions = total + spent, decisions + 1
            dearest = max(dearest, (spent, f"{s.decision(seat).what}, {s.seats()} players"))
            s.play(option, seat)
    print(f"{title.id}: {decisions} decisions, {total / decisions * 1e6:.1f} us on average, at most {dearest[0] * 1e3:.2f} ms ({dearest[1]})")


def list_anew(s: Any, seat: int) -> float:
    """Seconds of process time for one seat's choices, forgotten before."""
    s.relist()
    began = time.process_time()
    s.legal(seat)
    return time.process_time() - began


if __name__ == "__main__":
    main()
