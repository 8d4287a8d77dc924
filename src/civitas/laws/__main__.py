"""python -m civitas.laws [GAME ...] [--games N | --seconds T] [--players N] [--seed S] [--deep] [--digest N] [--reasons] [--out FILE]"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import sys
from pathlib import Path

from civitas.kernel import form
from civitas.kernel.playout import pick
from civitas.kernel.registry import Game, game, games

from .fuzz import Fuzz
from .reasons import ENOUGH, Reasons


def main(argv: list[str] | None = None) -> int:
    """0: all laws hold; 1: one is broken, and a record shows it; 2: bad input.

    >>> main(["through_the_ages", "--digest", "0"])
    {"game": "through_the_ages", "form": ..., "games": 0, "decisions": 0, "digest": "e4a6a0577479b2b4"}
    0
    """
    parser = argparse.ArgumentParser(prog="python -m civitas.laws", description="Random play under the eight laws.")
    parser.add_argument("game", nargs="*", help="ids of games; all when none is given")
    parser.add_argument("--games", type=int, help="so many games each")
    parser.add_argument("--seconds", type=float, help="so long each (default: the variable SECONDS, or 120)")
    parser.add_argument("--players", type=int, help="tables of this size only")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--deep", action="store_true", help="every option of every position")
    parser.add_argument("--digest", type=int, metavar="N", help="only play N games and print one hash of all their positions")
    parser.add_argument("--reasons", action="store_true", help="only ask how many nearly right options are refused with a reason of their own")
    parser.add_argument("--out", help="where a failure is written (default: GAME-failure.civ)")
    wish = parser.parse_args(argv)
    try:
        chosen = [game(name) for name in wish.game] or list(games().values())
        for each in chosen:
            if wish.players is not None and not each.min_players <= wish.players <= each.max_players:
                raise ValueError(f"{each.id} is for {each.min_players} to {each.max_players} players, not {wish.players}")
    except ValueError as problem:
        print(problem, file=sys.stderr)
        return 2
    if wish.digest is not None:
        for each in chosen:
            print(json.dumps(_digest(each, wish.digest)))
        return 0
    seconds = wish.seconds or (1e9 if wish.games else float(os.environ.get("SECONDS", "120")))
    look = _ask_reasons if wish.reasons else _examine
    return max([look(each, wish, seconds) for each in chosen], default=0)


def _ask_reasons(each: Game, wish: argparse.Namespace, seconds: float) -> int:
    """Ask for reasons, and tell how many there were."""
    run = Reasons(each, wish.seed)
    run.run(seconds, wish.games, wish.players)
    print(run.report())
    return 0 if run.share >= ENOUGH else 1


def _examine(each: Game, wish: argparse.Namespace, seconds: float) -> int:
    """Run, and tell how it went."""
    run = Fuzz(each, wish.seed, positions=None if wish.deep else 30, deep=wish.deep, players=wish.players)
    failure = run.run(seconds, wish.games, _report)
    covered = run.coverage
    if sys.stderr.isatty():
        print(file=sys.stderr)
    if failure is not None:
        path = Path(wish.out or f"{each.id}-failure.civ")
        failure.record().save(path)
        print(f"{failure}\n  shown by {path}: civitas replay {path}")
        return 1
    print(
        f"{each.id}: the laws hold over {covered.games} games, {covered.decisions} decisions, {covered.positions} positions looked at; "
        f"longest list {covered.longest_list}"
    )
    if missing := covered.missing():
        print(f"  never seen ({len(missing)}): {', '.join(missing)}")
    return 0


def _report(run: Fuzz) -> None:
    if sys.stderr.isatty():
        covered = run.coverage
        print(f"\r{run.game.id}: {covered.games} games, {covered.positions} positions, {run.seconds:.0f} s", end="", file=sys.stderr)


def _digest(each: Game, n: int) -> dict[str, object]:
    """One hash over every position of *n* random games: the same on every machine, and compiled or not."""
    whole, decisions = hashlib.blake2b(digest_size=8), 0
    for seed in range(n):
        rng = random.Random(seed)
        s = each.new(each.min_players + seed % (each.max_players - each.min_players + 1), seed)
        s.chronicle = None
        while not s.over:
            whole.update(s.fingerprint().encode())
            seat = rng.choice(s.to_act)
            s.play(pick(s, s.legal(seat), rng), seat)
            decisions += 1
        whole.update(f"{s.fingerprint()} {s.scores} {s.ranking}".encode())
    return {"game": each.id, "form": form(), "games": n, "decisions": decisions, "digest": whole.hexdigest()}


if __name__ == "__main__":
    sys.exit(main())
