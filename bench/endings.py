"""How Sid Meier's Civilization ends among bots, and how often it asks somebody whose part it is not.

python -m bench.endings --players 4 --games 100                  greedy seats
python -m bench.endings --bots greedy,random --games 100         the seats change places from game to game
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

import civitas
from civitas import bots
from civitas.games.sid_meiers_civilization.state import VICTORY_IDS

GAME = "sid_meiers_civilization"
ANSWERS = ("watch", "respond-to-move", "respond-to-event", "respond-to-ability", "respond-to-action", "agree-to-event")  # SMC-26
SOON = 25  # turns


def play(players: int, names: list[str], seed: str, shift: int, asked: Counter[str]) -> tuple[Any, list[str]]:
    """A whole game: its last position, and the bot of each seat."""
    seats = [names[(seat + shift) % len(names)] for seat in range(players)]
    title = civitas.game(GAME)
    s = title.new(players=players, seed=seed)
    minds = [bots.bot(name, title, f"{seed}/{seat}") for seat, name in enumerate(seats)]
    while not s.over:
        for seat in bots.in_turn(s.current, s.to_act):
            if seat in s.to_act:
                if seat != s.current:
                    asked[s.pending.what] += 1
                s.play(bots.ask(minds[seat], s, seat), seat)
    return s, seats


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("--players", type=int, default=2)
    wish.add_argument("--games", type=int, default=100)
    wish.add_argument("--bots", default="greedy")
    wish.add_argument("--seed", default="endings")
    told = wish.parse_args()
    names = told.bots.split(",")
    kinds: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    turns: list[int] = []
    soon = 0
    for n in range(told.games):
        s, seats = play(told.players, names, f"{told.seed}/{n}", n, asked)
        kind = VICTORY_IDS[s.victory]
        kinds[kind] += 1
        turns.append(s.turn)
        soon += kind != "score" and s.turn <= SOON
        winners.update({seats[seat] for seat in s.ranking[0]})
        if n + 1 == told.games or n % 10 == 9:
            report(n + 1, soon, turns, kinds, winners, asked)


def report(games: int, soon: int, turns: list[int], kinds: Counter[str], winners: Counter[str], asked: Counter[str]) -> None:
    """What was seen so far."""
    total = sum(turns)
    answers = sum([asked[what] for what in ANSWERS])
    print(f"{games} games, won by turn {SOON}: {soon}; turns {min(turns)} to {max(turns)}, mean {total / games:.1f}; {dict(kinds)}; {dict(winners)}")
    print(f"  asked of others a turn: {answers / total:.2f} answers of {dict(asked)}", flush=True)


if __name__ == "__main__":
    main()
