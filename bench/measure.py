"""One game in the form that is on the path: ``python -m bench.measure GAME`` prints its figures as JSON."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import msgspec

import civitas
from civitas.kernel import form
from civitas.kernel.playout import Dice, play_out

from . import toy
from .games import choose, game
from .peers.clock import cost, rates

MOST = 4  # players, where the game allows so many
DECISIONS = 20_000  # about so many are timed at once
LONGEST = 3000  # steps of an environment


def numbers(x: Any) -> int:
    """How many numbers and words a state is made of."""
    if isinstance(x, dict):
        return sum(numbers(v) for v in x.values())
    return sum(numbers(v) for v in x) if isinstance(x, (list, tuple)) else 1


def positions(title: Any, players: int) -> list[Any]:
    """Positions from the course of a few games."""
    found = []
    for seed in range(3):
        s, length = title.new(players, seed), play_out(title.new(players, seed), seed)
        for part in range(4):
            play_out(s, seed * 10 + part, max(1, length // 5))
            if not s.over:
                found.append(s.clone())
    return found


def overhead() -> float:
    """Microseconds of a decision with no game in it: list, answer, advance."""
    s = toy.new()
    left = toy.EITHER[0]

    def decide() -> None:
        s.legal(0)
        s.play(left, 0)

    return cost(decide)


def measure(id: str) -> dict[str, Any]:
    """Everything about one game."""
    title = game(id)
    players = min(MOST, title.max_players)
    spots = positions(title, players)
    rng = random.Random(1)
    listed: list[int] = []

    def from_python(seed: int) -> int:
        s, rng, n = title.new(players, seed), Dice(seed), 0
        s.chronicle = None
        while not s.over:
            s.play(*choose(s, rng))
            n += 1
        return n

    def inside(seed: int) -> int:
        return play_out(title.new(players, seed), seed)

    def each(work: Any, spots: list[Any] = spots) -> float:
        def all_spots() -> None:
            for s in spots:
                work(s)  # and let go of it: to keep many would set the garbage collector to work

        return cost(all_spots) / len(spots)

    def list_anew(s: Any) -> None:
        s.relist()
        s.legal()

    def round_trip(s: Any) -> None:
        title.from_json(msgspec.json.decode(msgspec.json.encode(s.to_json())))

    for s in spots:
        options = s.legal()
        listed.append(len(options) if isinstance(options, list) else 1)
    games = max(3, DECISIONS * 5 // sum(inside(seed) for seed in range(5)))  # the same games in both forms
    outside, engine = rates(from_python, games), rates(inside, games)
    return {
        "form": form(),
        "game": id,
        "players": players,
        "kernel a decision, us": overhead(),
        "numbers in a state": round(sum(numbers(s.to_json()) for s in spots) / len(spots)),
        "options in a list": round(sum(listed) / len(listed), 1),
        "decisions a game": round(engine["decisions/s"] / engine["games/s"]),
        "decisions/s": outside["decisions/s"],
        "decisions/s in the engine": engine["decisions/s"],
        "games/s in the engine": engine["games/s"],
        "set-up, us": cost(lambda: title.new(players, 1)),
        "clone, us": each(lambda s: s.clone()),
        f"clone with {title.max_players} players, us": each(lambda s: s.clone(), positions(title, title.max_players)),
        "legal, us": each(list_anew),
        "view, us": each(lambda s: s.view(0)),
        "JSON round trip, us": each(round_trip),
        "fingerprint, us": each(lambda s: s.fingerprint()),
        "determinize, us": each(lambda s: s.determinize(0, rng)),
        **(in_environments(id, players) if title.features else {}),
    }


def in_environments(id: str, players: int) -> dict[str, Any]:
    """What a step of an agent that learns costs."""
    env = civitas.env.aec(id, players=players)

    def at_random(seed: int) -> int:
        """A game at random under the mask; at every step the acting seat observes."""
        env.reset(seed=seed)
        dice, n = Dice(seed), 0
        while not env.state.over and n < LONGEST:
            env.observe(env.agent_selection)
            legal = env.legal_actions()
            env.step(legal[dice.randrange(len(legal))])
            n += 1
        return n

    env.reset(seed=1)
    return {
        "observation with mask, us": cost(lambda: env.observe(env.agent_selection)),
        "environment steps/s": rates(at_random, 3)["decisions/s"],
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])))
