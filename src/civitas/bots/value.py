"""What positions come to: a value learned from games that were played out, of the signs and the features of the title.

The sense is a hope, put into words by people; a value says by how much such hopes were wrong.  For a position in a round it adds
the worth that the sense sees, how far the seat is ahead in scores, every sign (a few numbers that the title itself names, and the parts
of the worth) and every feature (all that is to be seen), each times its weight in that round.  Weights are learned for a few rounds
(``knots``) and run straight between them; rivals count in the mean, so one table does for any number of players.  A value may have
a small network besides, which adds what no sum can say.  Without one it needs nothing but Python; what makes it
(``civitas.arena.learning``) needs numpy.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from operator import mul
from pathlib import Path
from typing import TYPE_CHECKING, Any

from civitas.kernel.registry import Game
from civitas.kernel.sense import Sense

from .greedy import load_sense

if TYPE_CHECKING:
    from .network import Network

TERM = "term."  # before the names of the parts of a worth
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
        if game.sense is None or (game.features is None and table["weights"]):
            raise ValueError(f"{game.id} has no sense or no features: no value can be learned of it")
        self.game = game
        self.features = game.features if table["weights"] else None  # without weights they need not be looked at
        self.sense = load_sense(game, table["sense"])  # the one it corrects, whoever else has another
        self.knots: list[float] = [float(knot) for knot in table["knots"]]
        self.target: str = table["target"]
        self.table = table
        self.signs: list[str] = list(table.get("signs", {}))
        self.rounds: dict[tuple[int, int], tuple[list[float], list[float]]] = {}  # by players and round
        self.network = load_network(table["network"]) if "network" in table else None

    def judge(self, s: Any, seat: int) -> float:
        """What the game will come to for a seat: its margin, or its place from 1 for the first to -1 for the last."""
        return self.judge_all([s], seat)[0]

    def judge_all(self, positions: Sequence[Any], seat: int) -> list[float]:
        """The same for many positions: a network looks at all of them at once."""
        found: list[float] = []
        open_ended: list[int] = []
        seen: list[list[float]] = []
        for at, s in enumerate(positions):
            if s.over:
                found.append(outcome(self.target, s, seat))
                continue
            few = self.few_of(s, seat)
            features = self.features_of(s, seat)
            weights, by_feature = self.weights_in(s.seats(), round_of(s))
            found.append(weights[0] + float(sum(map(mul, weights[1:], few[1:]))) + float(sum(map(mul, by_feature, features))))
            if self.network is not None:
                open_ended.append(at)
                seen.append(few)
        if self.network is not None and seen:
            for at, more in zip(open_ended, self.network.judge(seen), strict=True):
                found[at] += more
        return found

    def few_of(self, s: Any, seat: int) -> list[float]:
        """The round, the worth that the sense sees, how far the seat is ahead, and the signs."""
        return few_of(self.game, self.sense, self.signs, s, seat)

    def features_of(self, s: Any, seat: int) -> list[float]:
        """All features of a position, as far as this value looks at them."""
        if self.features is None:
            return []
        row = [0.0] * (len(self.features.shared) + s.seats() * len(self.features.player))
        self.features.fill(s, seat, row)
        return row

    def weights_in(self, players: int, round: int) -> tuple[list[float], list[float]]:
        """The weights in a round: the bias and those of worth, lead and signs; those of the features in the order of a row.  Made once."""
        if (players, round) not in self.rounds:
            signs = self.table.get("signs", {})
            few = [self.table["bias"], self.table["worth"], self.table["ahead"], *[signs[name] for name in self.signs]]
            self.rounds[players, round] = ([self.blend(each, round) for each in few], self.weights_of_features(players, round))
        return self.rounds[players, round]

    def weights_of_features(self, players: int, round: int) -> list[float]:
        """Those of the features, in the order of a row; every rival's are a share of those of all."""
        if self.features is None:
            return []
        own, names = self.table["weights"], [("", self.features.shared.names, 1.0), ("me.", self.features.player.names, 1.0)]
        names += [("rival.", self.features.player.names, 1 / (players - 1))] * (players - 1) if players > 1 else []
        return [share * self.blend(own[before + name], round) if before + name in own else 0.0 for before, part, share in names for name in part]

    def blend(self, at_knots: Sequence[float], round: int) -> float:
        """A weight in a round, straight between those of the two knots around it."""
        right = bisect_right(self.knots, round)
        if right in (0, len(self.knots)):
            return float(at_knots[max(0, right - 1)])
        low, high = self.knots[right - 1], self.knots[right]
        return float(at_knots[right - 1] + (at_knots[right] - at_knots[right - 1]) * (round - low) / (high - low))


def signs_of(game: Game, sense: Sense, s: Any, seat: int) -> dict[str, float]:
    """What a value may be learned of besides features: the parts of the worth that a sense sees, and what the title names itself.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> all(name.startswith(TERM) for name in signs_of(game, load_sense(game, ""), game.new(players=2, seed=1), 0))
    True
    """
    found = {TERM + name: value for name, value in sense.terms(s, seat).items()}
    if game.sense is not None and game.sense.signs is not None:
        found.update(game.sense.signs(s, seat))
    return found


def few_of(game: Game, sense: Sense, signs: Sequence[str], s: Any, seat: int) -> list[float]:
    """The round, the worth that the sense sees, how far the seat is ahead, and these signs of a position.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> few_of(game, load_sense(game, ""), [], game.new(players=2, seed=1), 0)[0]
    1.0
    """
    seen = signs_of(game, sense, s, seat) if signs else {}
    return [float(round_of(s)), sense.worth(s, seat), margin(s.scores, seat), *[float(seen.get(name, 0.0)) for name in signs]]


def load_network(table: Mapping[str, Any]) -> Network:
    """The network of a value; ValueError where there is no numpy.

    >>> table = {"middle": [2.0], "spread": [1.0], "into": [[1.0, -1.0]], "offset": [0.0, 0.0], "out": [3.0, 5.0], "bias": 1.0}
    >>> load_network(table).judge([[4.0]])
    [7.0]
    """
    try:
        from .network import Network
    except ImportError:
        raise ValueError("this value has a network, which needs numpy: pip install 'civitas[env]'") from None
    return Network(table)


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
