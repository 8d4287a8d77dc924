"""One number for what a game does: ``python -m bench.digest GAME [GAMES] [LIMIT]``.

Random games are played, and every position's fingerprint, every event and every score goes into one hash.  Both forms
must print the same; so must every platform and every Python.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from typing import Any

from civitas.kernel import codec, form, views

from .games import choose, game


def digest(id: str, games: int = 10, limit: int = 400) -> dict[str, Any]:
    """Play *games* games, by turns with every number of players and at most *limit* decisions each."""
    title = game(id)
    whole, decisions = hashlib.blake2b(digest_size=8), 0
    for seed in range(games):
        players = title.min_players + seed % (title.max_players - title.min_players + 1)
        s, rng, n = title.new(players, seed), random.Random(seed), 0
        while n < limit and not s.over:
            s.play(*choose(s, rng))
            n += 1
            whole.update(s.fingerprint().encode())
            if n % 50 == 0:  # go on with a copy, or with what JSON made of it
                s = s.clone() if n % 100 else title.from_json(s.to_json())
                s.chronicle = []
            if n % 20 == 0:
                world = s.determinize(seed % players, rng)
                whole.update(world.fingerprint().encode())
        events = [codec.to_plain(event) for event in s.chronicle]
        whole.update(json.dumps([events, s.scores, s.ranking, views.view(s, 0)]).encode())
        decisions += n
    return {"form": form(), "game": id, "games": games, "decisions": decisions, "digest": whole.hexdigest()}


if __name__ == "__main__":
    print(json.dumps(digest(sys.argv[1], *map(int, sys.argv[2:]))))
