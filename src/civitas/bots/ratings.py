"""How strong the bots are in a title, in one number each: measured in the arena, and kept as data beside the game.

    python -m civitas.bots.ratings GAME FOLDER...

reads what ``civitas arena --out FOLDER`` kept and writes ``data/ratings.json`` of the game.  The scale is Elo's: whoever is 400 above
somebody wins ten games of eleven against them.  *greedy-1*, which never changes, has 1500; so numbers of different days can be compared.
"""

from __future__ import annotations

import argparse
import datetime
import json
import math
import sys
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from civitas.kernel.plugs import FIRST
from civitas.kernel.registry import Game, game

FILE = "ratings.json"
ANCHOR = 1500
ROUNDS = 2000  # of the iteration, which ends long before
Pairs = dict[tuple[str, str], float]  # by winner and loser: how often


@cache
def ratings(title: str) -> dict[str, dict[str, Any]]:
    """What was measured of a title's bots: ``rating``, and in how many ``games``; nothing where nobody has measured.

    >>> ratings("nobody's game")
    {}
    """
    try:
        package = game(title).package
    except ValueError:
        return {}
    file = resources.files(package) / "data" / FILE if package else None
    if file is None or not file.is_file():
        return {}
    return dict(json.loads(file.read_text(encoding="utf-8"))["bots"])


# --- measuring


def meetings(results: Iterable[dict[str, Any]]) -> tuple[Pairs, dict[str, int]]:
    """Who beat whom how often, seat against seat (a draw is half a win for both); and how many games each of them played.

    >>> played = {"challenger": "a", "rival": "b", "seat": 0, "players": 3, "fault": "", "places": [1, 2, 3]}
    >>> meetings([played])
    ({('a', 'b'): 2.0, ('b', 'a'): 0.0}, {'a': 1, 'b': 1})
    """
    pairs: Pairs = defaultdict(float)
    games: dict[str, int] = defaultdict(int)
    for result in results:
        one, other, seat, places = result["challenger"], result["rival"], result["seat"], result["places"]
        if result["fault"] or one == other:
            continue
        for name in (one, other):
            games[name] += 1
        for at, place in enumerate(places):
            if at != seat:
                won = 0.5 if place == places[seat] else float(places[seat] < place)
                pairs[one, other] += won
                pairs[other, one] += 1.0 - won
    return dict(pairs), dict(games)


def strengths(pairs: Pairs, anchor: str = FIRST) -> dict[str, int]:
    """Everybody's rating, by the model of Bradley and Terry; one draw is added to each pair, so that who always won is not infinitely strong.

    >>> strengths({("a", "greedy-1"): 10.0, ("greedy-1", "a"): 0.0})
    {'a': 2029, 'greedy-1': 1500}
    """
    met = {(one, other): won + 0.5 for (one, other), won in pairs.items()}
    names = sorted({name for pair in met for name in pair})
    power = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        before = power
        power = {}
        for name in names:
            won = sum(n for (one, _), n in met.items() if one == name)
            faced = sum((n + met[other, one]) / (before[one] + before[other]) for (one, other), n in met.items() if one == name)
            power[name] = won / faced
        if all(abs(math.log(power[name] / before[name] * before[names[0]] / power[names[0]])) < 1e-9 for name in names):
            break
    if names and anchor not in power:
        raise ValueError(f"nobody played against {anchor}")
    return {name: round(ANCHOR + 400 * math.log10(power[name] / power[anchor])) for name in names}


def measure(title: Game, folders: Iterable[Path]) -> dict[str, Any]:
    """The table of a game, out of folders that the arena wrote.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = Path(folder, "report.json").write_text('{"command": "civitas arena tta"}')
    ...     _ = Path(folder, "games.jsonl").write_text("")
    ...     measure(game("through_the_ages"), [Path(folder)])["commands"]
    ['civitas arena tta']
    """
    results: list[dict[str, Any]] = []
    commands = []
    for folder in folders:
        commands.append(json.loads((folder / "report.json").read_text(encoding="utf-8"))["command"])
        results += [json.loads(line) for line in (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    if wrong := next((result["game"] for result in results if result["game"] != title.id), ""):
        raise ValueError(f"these are games of {wrong}, not of {title.id}")
    pairs, games = meetings(results)
    rated = strengths(pairs)
    bots = {name: {"rating": rated[name], "games": games[name]} for name in sorted(rated, key=lambda name: rated[name])}
    if "greedy" not in bots and FIRST in bots and title.sense is not None and list(title.sense.tables) == [FIRST]:
        bots["greedy"] = dict(bots[FIRST])  # the same weights
    return {"date": datetime.date.today().isoformat(), "rules_version": title.rules_version, "commands": commands, "bots": bots}


def _main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("folders", nargs="+", type=Path)
    wish = parser.parse_args()
    found = measure(game(wish.game), wish.folders)
    with resources.as_file(resources.files(game(wish.game).package) / "data" / FILE) as path:
        path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    sys.stdout.write(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    _main()
