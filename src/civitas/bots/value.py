"""What positions come to: a value learned from games that were played out, linear in the features of the title.

The sense is a hope, put into words by people; a value says by how much such hopes were wrong.  For a position in a round it adds
the worth that the sense sees, how far the seat is ahead in scores, and every feature, each times its weight in that round.  Weights are
learned for a few rounds (``knots``) and run straight between them; rivals count in the mean, so one table does for any number of
players.  It needs nothing but Python; what makes it (``civitas.arena.learning``) needs numpy.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from operator import mul
from pathlib import Path
from typing import Any

from civitas.kernel.registry import Game

from .greedy import load_sense

ROUNDS = ("round", "turn")  # how a state calls its rounds


class Value:
    """A learned value of a title.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> table = {"sense": "greedy-1", "target": "margin", "knots": [1, 11]}
    >>> table |= {"bias": [5, 5], "worth": [0, 0], "ahead": [0, 0], "weights": {"me.science": [1, 2]}}
    >>> value, s = Value(game, table), game.new(players=2, seed=1)
    >>> s.players[0].science = 4
    >>> value.judge(s, 0), value.blend([1.0, 3.0], 6)
    (9.0, 2.0)
    """

    def __init__(self, game: Game, table: Mapping[str, Any]) -> None:
        if game.features is None:
            raise ValueError(f"{game.id} has no features: no value can be learned of it")
        self.features = game.features
        self.sense = load_sense(game, table["sense"])  # the one it corrects, whoever else has another
        self.knots: list[float] = [float(knot) for knot in table["knots"]]
        self.target: str = table["target"]
        self.table = table
        self.rounds: dict[tuple[int, int], tuple[float, float, float, list[float]]] = {}  # by players and round

    def judge(self, s: Any, seat: int) -> float:
        """What the game will come to for a seat: its margin, or its place from 1 for the first to -1 for the last."""
        if s.over:
            return outcome(self.target, s, seat)
        players: int = s.seats()
        bias, worth, ahead, weights = self.weights_in(players, round_of(s))
        row = [0.0] * len(weights)
        self.features.fill(s, seat, row)
        return bias + worth * self.sense.worth(s, seat) + ahead * margin(s.scores, seat) + float(sum(map(mul, weights, row)))

    def weights_in(self, players: int, round: int) -> tuple[float, float, float, list[float]]:
        """The weights in a round, the features' in the order of a row; made once."""
        if (players, round) not in self.rounds:
            own, names = self.table["weights"], [("", self.features.shared.names, 1.0), ("me.", self.features.player.names, 1.0)]
            names += [("rival.", self.features.player.names, 1 / (players - 1))] * (players - 1) if players > 1 else []
            row = [share * self.blend(own[before + name], round) if before + name in own else 0.0 for before, part, share in names for name in part]
            bias, worth, ahead = (self.blend(self.table[name], round) for name in ("bias", "worth", "ahead"))
            self.rounds[players, round] = (bias, worth, ahead, row)
        return self.rounds[players, round]

    def blend(self, at_knots: Sequence[float], round: int) -> float:
        """A weight in a round, straight between those of the two knots around it."""
        right = bisect_right(self.knots, round)
        if right in (0, len(self.knots)):
            return float(at_knots[max(0, right - 1)])
        low, high = self.knots[right - 1], self.knots[right]
        return float(at_knots[right - 1] + (at_knots[right] - at_knots[right - 1]) * (round - low) / (high - low))


SHIPPED: dict[tuple[str, int], Value] = {}  # by game and the number of players of which it was learned


def load_shipped(game: Game, s: Any) -> Value | None:
    """The value that is shipped with a game and fits this one, made once; None where there is none.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> value = load_shipped(game, game.new(players=2, seed=1))
    >>> value is not None and value is load_shipped(game, game.new(players=2, seed=2))
    True
    """
    if game.sense is None or game.sense.learned is None:
        return None
    table = game.sense.learned(s)
    if table is None:
        return None
    kept = SHIPPED.get((game.id, table["players"]))
    if kept is None or kept.table is not table:
        kept = SHIPPED[game.id, table["players"]] = Value(game, table)
    return kept


def read_value(path: Path, game: Game) -> Value:
    """The value of a file, as ``civitas learn`` writes it.

    >>> import civitas, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "mine.json")
    ...     _ = path.write_text('{"game": "civilization_1980"}')
    ...     read_value(path, civitas.game("through_the_ages"))
    Traceback (most recent call last):
    ValueError: /.../mine.json has a value of civilization_1980, not of through_the_ages
    """
    try:
        table = json.loads(path.read_text(encoding="utf-8"))
        if table["game"] != game.id:
            raise ValueError(f"{path} has a value of {table['game']}, not of {game.id}")
        return Value(game, table)
    except (OSError, KeyError, TypeError, json.JSONDecodeError) as problem:
        raise ValueError(f"{path} has no value: {problem}") from None


def round_of(state: Any) -> int:
    """The round that is played, as the state counts it.

    >>> import civitas
    >>> round_of(civitas.game("through_the_ages").new(players=2, seed=1))
    1
    """
    return next((int(getattr(state, name)) for name in ROUNDS if hasattr(state, name)), 0)


def margin(scores: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others.

    >>> margin([10, 7, 8], 0), margin([10, 7, 8], 1), margin([10], 0)
    (2.0, -3.0, 10.0)
    """
    return float(scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0))


def outcome(target: str, s: Any, seat: int) -> float:
    """What a game that is over came to for a seat.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> s.players[0].culture = 4
    >>> outcome("margin", s, 0), outcome("rank", s, 0)
    (4.0, 1.0)
    """
    if target == "margin":
        return margin(s.scores, seat)
    better, level = 0, 1
    for seats in s.ranking:
        if seat in seats:
            level = len(seats)
            break
        better += len(seats)
    others: int = max(1, s.seats() - 1)
    return 1.0 - (2 * better + level - 1) / others
