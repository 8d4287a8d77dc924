"""What chance to win a bot's evaluation means: measured in games of bots against themselves, and kept as data beside each game.

    python -m civitas.bots.chances GAME [--games 40] [--workers 1]

plays so many games with every number of players and writes ``data/chances.json`` of the game: how much a difference in worth counts early and
late in a game (the *weights* of a softmax over the seats, by the part of a usual game that is played), and how well that foretold the games.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from importlib import resources
from itertools import pairwise
from typing import Any, NamedTuple

from civitas.kernel.plugs import FIRST
from civitas.kernel.registry import Game, game
from civitas.kernel.sense import Sense

from . import SeatView, bot, in_turn

FILE = "chances.json"
KNOTS = (0.0, 0.25, 0.5, 0.75, 1.0)  # parts of a usual game
SAMPLES = 60  # looks at a game, about
BINS = 5  # of the table that tells how well chances held


class Look(NamedTuple):
    """A position of a game: which part of it was played, what it was worth to every seat, and what each of them got of the victory.

    >>> Look(0.5, (12.0, 3.0), (1.0, 0.0)).part
    0.5
    """

    part: float
    worth: tuple[float, ...]
    won: tuple[float, ...]


def chances(title: Game, s: Any, position: int) -> list[float] | None:
    """Every seat's chance to win after *position* decisions; None if nobody has measured it.

    >>> import civitas
    >>> title = civitas.game("through_the_ages")
    >>> found = chances(title, title.new(players=3, seed=1), 0)
    >>> len(found), round(sum(found), 6)
    (3, 1.0)
    """
    if s.over:
        return shares(s.ranking, s.seats())
    known = read_measures(title.id)
    if known is None or title.sense is None:
        return None
    usual = known["decisions"].get(str(s.seats()))
    if usual is None:
        return None
    judge = judging(title.id, known["bot"])
    return softmax([judge.worth(s, seat) for seat in range(s.seats())], weight(known["weights"], position / usual))


@cache
def judging(title: str, name: str) -> Sense:
    """The sense with which a title was measured: later ones have other scales.

    >>> judging("through_the_ages", FIRST) is judging("through_the_ages", FIRST)
    True
    """
    feeling = game(title).sense
    assert feeling is not None
    return feeling.build(name)


@cache
def read_measures(title: str) -> dict[str, Any] | None:
    """What was measured of a title.

    >>> sorted(read_measures("through_the_ages")["decisions"])
    ['2', '3', '4']
    """
    package = game(title).package
    if not package:
        return None
    file = resources.files(package) / "data" / FILE
    return dict(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else None


def shares(ranking: list[list[int]], seats: int) -> list[float]:
    """What each seat got of the victory: winners share it.

    >>> shares([[2, 0], [1]], 3)
    [0.5, 0.0, 0.5]
    """
    return [1 / len(ranking[0]) if seat in ranking[0] else 0.0 for seat in range(seats)]


def softmax(worth: list[float] | tuple[float, ...], weight: float) -> list[float]:
    """Chances from what the position is worth to each.

    >>> [round(p, 3) for p in softmax([10.0, 10.0, 0.0], 0.1)]
    [0.422, 0.422, 0.155]
    """
    best = max(worth)
    parts = [math.exp(weight * (n - best)) for n in worth]
    return [part / sum(parts) for part in parts]


def weight(weights: list[float], part: float) -> float:
    """How much a difference in worth counts when this part of a usual game is played.

    >>> weight([0.0, 0.1, 0.2, 0.3, 0.4], 0.375), weight([0.0, 0.1, 0.2, 0.3, 0.4], 7.0)
    (0.15, 0.4)
    """
    for (lo, hi), (a, b) in zip(pairwise(KNOTS), pairwise(weights), strict=True):
        if part < hi:
            return round(a + (b - a) * (part - lo) / (hi - lo), 9)
    return weights[-1]


# --- measuring


def play(title: str, kind: str, players: int, seed: int) -> tuple[int, list[tuple[int, tuple[float, ...]]], list[float]]:
    """One game of bots: how many decisions it took, what positions were worth, who won.

    >>> decisions, looks, won = play("through_the_ages", FIRST, 2, 1)
    >>> decisions >= len(looks) > 0, sum(won)
    (True, 1.0)
    """
    each = game(title)
    s, player, rng, last = each.new(players=players, seed=seed), bot(kind, each, seed), random.Random(seed), -1
    judge = judging(title, kind)
    looks: list[tuple[int, tuple[float, ...]]] = []
    n, step = 0, 1
    while s.to_act:
        if rng.random() < 1 / step:
            looks.append((n, tuple([judge.worth(s, seat) for seat in range(players)])))
            if len(looks) > 2 * SAMPLES:  # a long game: look half as often
                looks, step = looks[::2], 2 * step
        last = in_turn(last, s.to_act)[0]
        s.play(player.choose(SeatView(s, last)), last)
        n += 1
    return n, looks, shares(s.ranking, players)


def loss(looks: list[Look], weights: list[float]) -> float:
    """How badly chances foretold who won: what is lost a position, in nats; everybody alike loses the logarithm of the players.

    >>> round(loss([Look(0.5, (12.0, 3.0), (1.0, 0.0))], [0.0] * 5), 3)
    0.693
    """
    total = 0.0
    for part, worth, won in looks:
        total -= sum(share * math.log(max(p, 1e-9)) for share, p in zip(won, softmax(worth, weight(weights, part)), strict=True) if share)
    return total / len(looks)


def fit(looks: list[Look]) -> list[float]:
    """The weights that foretell best, found knot by knot.

    >>> len(fit([Look(0.5, (12.0, 3.0), (1.0, 0.0))]))
    5
    """
    weights = [0.02] * len(KNOTS)
    for _ in range(3):
        for at in range(len(KNOTS)):

            def attempt(n: float, at: int = at) -> float:
                return loss(looks, [*weights[:at], math.exp(n), *weights[at + 1 :]])

            weights[at] = round(math.exp(lowest(attempt, math.log(1e-4), math.log(3.0))), 5)
    return weights


def lowest(attempt: Callable[[float], float], lo: float, hi: float) -> float:
    """Where a function with one valley is lowest (golden section).

    >>> abs(lowest(lambda x: (x - 2) ** 2, 0.0, 5.0) - 2) < 0.05
    True
    """
    golden = (math.sqrt(5) - 1) / 2
    while hi - lo > 0.05:
        a, b = hi - golden * (hi - lo), lo + golden * (hi - lo)
        lo, hi = (lo, b) if attempt(a) < attempt(b) else (a, hi)
    return (lo + hi) / 2


def reliability(looks: list[Look], weights: list[float]) -> list[dict[str, float]]:
    """Chances beside what came of them.

    >>> reliability([Look(0.5, (3.0, 3.0), (1.0, 0.0))], [0.1] * 5)
    [{'said': 0.5, 'won': 0.5, 'n': 2}]
    """
    rows: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for part, worth, won in looks:
        for p, share in zip(softmax(worth, weight(weights, part)), won, strict=True):
            rows[min(BINS - 1, int(p * BINS))].append((p, share))
    return [{"said": _mean([p for p, _ in row]), "won": _mean([won for _, won in row]), "n": len(row)} for row in rows if row]


def _mean(values: list[float]) -> float:
    return round(sum(values) / len(values), 3)


def _measure(title: str, games: int, workers: int, kind: str = FIRST) -> dict[str, Any]:
    """Play, fit on two games of three, and say how well the third was foretold."""
    each, looks, decisions = game(title), [], {}
    with ProcessPoolExecutor(workers) as pool:
        for players in range(each.min_players, each.max_players + 1):
            played = list(pool.map(partial(play, title, kind, players), range(games)))
            usual = decisions[str(players)] = round(sum(n for n, _, _ in played) / games)
            looks += [(seed, Look(n / usual, worth, tuple(won))) for seed, (_, seen, won) in enumerate(played) for n, worth in seen]
    weights = fit([look for seed, look in looks if seed % 3])
    held = [look for seed, look in looks if seed % 3 == 0]
    return {
        "made_by": f"python -m civitas.bots.chances {title} --games {games}",
        "bot": kind,
        "rules_version": each.rules_version,
        "decisions": decisions,
        "parts": list(KNOTS),
        "weights": weights,
        "loss": round(loss(held, weights), 4),
        "loss_of_equal_chances": round(loss(held, [0.0] * len(KNOTS)), 4),
        "reliability": reliability(held, weights),
    }


def _main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40, help="for every number of players")
    parser.add_argument("--workers", type=int, default=1)
    wish = parser.parse_args()
    found = _measure(wish.game, wish.games, wish.workers)
    file = resources.files(game(wish.game).package) / "data" / FILE
    with resources.as_file(file) as path:
        path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    sys.stdout.write(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    _main()
