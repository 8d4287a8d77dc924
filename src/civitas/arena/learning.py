"""Learning a value (``civitas.bots.value``) from self-play: what positions at the end of a turn came to, regressed on their features.

Everybody plays with weights of their own, moved at random, so that armies, engines and races are met that the shipped weights would never
try, and what they came to is not only what one way of playing makes of them.  The first games are greedy's, which are cheap; later
rounds are the planner's with the value learned so far, so the search is in the loop.  Positions are noted at the moment at which
the planner values them: when a turn is over, for those who chose something in it.

The fit is a ridge regression for each knot, over the positions of the rounds around it.  What the sense says and how far a seat is ahead are
free; features are corrections, held small unless the games speak for them.  What stands in many places (``me.city.rome``) is also counted as
one number, so that a city is learned to be worth something before each place is.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.bots import Bot, SeatView, in_turn
from civitas.bots.greedy import GreedyBot
from civitas.bots.planner import PlannerBot
from civitas.bots.value import Value, margin, outcome, round_of
from civitas.kernel.plugs import Features
from civitas.kernel.registry import Game
from civitas.kernel.registry import game as game_called

MOVED = 0.7  # the most by which the logarithm of a weight is moved (its standard deviation)
KEPT = 0.25  # how many play with the weights as they are
SEEN = 40  # positions in which a feature shows, or it is left out
HELD_OUT = 7  # every so many games are kept to see what was learned
TARGETS = ("margin", "rank")
Array = NDArray[np.float32]
Each = Callable[[Callable[["Lesson"], "Notes"], Iterable["Lesson"]], Iterable["Notes"]]  # how lessons are attended, here or elsewhere


class Lesson(NamedTuple):
    """A game to learn from; *budget* 0: greedy's, otherwise the planner's, with *table* as its value.

    >>> Lesson("through_the_ages", 2, "x", {}).budget
    0
    """

    game: str
    players: int
    seed: str
    options: dict[str, Any]
    target: str = "margin"
    budget: int = 0
    table: dict[str, Any] | None = None


class Notes(NamedTuple):
    """Positions of games, a row each: features with the rivals in the mean; round, the sense's word, lead in scores, what it came to.

    Features are kept in half precision, which is enough for counts, because there are many games of them.

    >>> empty = np.zeros((0, 3), np.float32)
    >>> len(Notes(empty, *[empty[:, 0]] * 4).rows)
    0
    """

    rows: Array | NDArray[np.float16]
    rounds: Array
    worth: Array
    ahead: Array
    came_to: Array


def attend(lesson: Lesson) -> Notes:
    """Play it, and note every position in which the planner would value it.

    >>> notes = attend(Lesson("through_the_ages", 2, "x", {"mode": "first_game"}))
    >>> len(notes.rows) == len(notes.came_to) > 10
    True
    """
    game = game_called(lesson.game)
    assert game.sense is not None
    assert game.features is not None
    sense, plug, rng = game.sense.build(), game.features, random.Random(f"learn {lesson.seed}")
    s = game.new(lesson.players, lesson.seed, lesson.options)
    s.chronicle = None
    value = Value(game, lesson.table) if lesson.table else None
    seated: list[Bot] = []
    for seat in range(lesson.players):
        weights, luck = perturb(sense.weights, rng), f"{lesson.seed} {seat}"
        seated.append(PlannerBot(game, luck, weights, budget=lesson.budget, learned=value) if lesson.budget else GreedyBot(game, luck, weights))
    noted: list[tuple[int, Array, float, float, float]] = []
    chose: set[int] = set()
    turn, last = sense.turn_of(s), -1
    for _ in range(game.longest):
        if not s.to_act:
            break
        seat = last = in_turn(last, s.to_act)[0]
        s.play(seated[seat].choose(SeatView(s, seat)), seat)
        chose.add(seat)
        if not s.over and (now := sense.turn_of(s)) != turn:
            noted += [(who, row_of(plug, s, who), round_of(s), sense.worth(s, who), margin(s.scores, who)) for who in sorted(chose)]
            chose, turn = set(), now
    ends = [outcome(lesson.target, s, seat) for seat in range(lesson.players)]
    rows = np.array([row for _, row, _, _, _ in noted], np.float16)
    rounds, worth, ahead = (np.array([one[at] for one in noted], np.float32) for at in (2, 3, 4))
    return Notes(rows, rounds, worth, ahead, np.array([ends[one[0]] for one in noted], np.float32))


def perturb(weights: dict[str, float], rng: random.Random) -> dict[str, float]:
    """Weights moved at random, some players' much and others' little.

    >>> perturb({"city": 2.0}, random.Random(2))["city"] > 0
    True
    """
    if rng.random() < KEPT:
        return {}
    spread = rng.random() * MOVED
    least = {name: 1.0 if value >= 1.0 else -math.inf for name, value in weights.items()}  # what is counted is not moved to nothing
    return {name: max(least[name], value * math.exp(rng.gauss(0.0, spread))) for name, value in weights.items()}


def row_of(plug: Features, s: Any, seat: int) -> Array:
    """The features of a position: the table's, the seat's own, and the rivals' in the mean.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> len(row_of(game.features, game.new(players=3, seed=1), 0)) == len(names_of(game.features))
    True
    """
    shared, own, players = len(plug.shared), len(plug.player), s.seats()
    whole = [0.0] * (shared + players * own)
    plug.fill(s, seat, whole)
    row = np.array(whole, np.float32)
    rivals: Array = row[shared + own :].reshape(players - 1, own).mean(0)
    return np.concatenate([row[: shared + own], rivals])


def names_of(plug: Features) -> list[str]:
    """What the numbers of such a row are called.

    >>> import civitas
    >>> names_of(civitas.game("through_the_ages").features)[-1].split(".")[0]
    'rival'
    """
    return [*plug.shared.names, *[f"{who}.{name}" for who in ("me", "rival") for name in plug.player.names]]


# --- the fit


class Fit(NamedTuple):
    """A table of a value, and what share of what games came to is explained in games that were held out: by the sense, and by the value.

    >>> Fit({}, 10, 0.3, 0.4).learned
    0.4
    """

    table: dict[str, Any]
    positions: int
    sense: float
    learned: float


def fit(names: Sequence[str], games: Sequence[Notes], sense: str, knots: Sequence[float], strictness: float, target: str) -> Fit:
    """The value that explains these games best; *strictness*: how much a feature must explain to count.

    >>> rng = np.random.default_rng(1)
    >>> x = rng.normal(size=(8, 50, 1)).astype(np.float32)
    >>> zero = np.zeros(50, np.float32)
    >>> found = fit(["me.gold"], [Notes(rows, zero + 1, zero, zero, 3 * rows[:, 0]) for rows in x], "", [1.0], 1.0, "margin")
    >>> round(found.table["weights"]["me.gold"][0], 1), round(found.learned, 2)
    (3.0, 1.0)
    """
    whole = Notes(*[np.concatenate(column) for column in zip(*games, strict=True)])
    which = np.repeat(np.arange(len(games)), [len(one.rows) for one in games])
    held = which % HELD_OUT == HELD_OUT - 1
    shown = np.flatnonzero(((whole.rows != 0).sum(0) >= min(SEEN, len(which))) & (whole.rows.max(0) > whole.rows.min(0)))
    rows = whole.rows[:, shown].astype(np.float32)
    groups = groups_of([names[place] for place in shown.tolist()])
    sums = [rows[:, group].sum(1) for group in groups]
    rows = np.stack([*rows.T, *sums], 1)
    middle, spread = rows.mean(0), np.maximum(rows.std(0), 1e-6)
    known = np.stack([np.ones_like(whole.worth), whole.worth, whole.ahead], 1)
    both = np.concatenate([known, (rows - middle) / spread], 1)
    by_sense, by_value = np.zeros(len(which)), np.zeros(len(which))
    found: list[NDArray[np.float64]] = []
    for at in range(len(knots)):
        near = nearness(whole.rounds, knots, at)
        used = (near > 0) & ~held
        few = solve(known[used], near[used], whole.came_to[used], 0.0)
        all_ = solve(both[used], near[used], whole.came_to[used], strictness)
        by_sense += near * (known @ few)
        by_value += near * (both @ all_)
        found.append(all_)
    slopes = np.stack([one[3:] / spread for one in found])
    bias = [float(one[0] - (slope * middle).sum()) for one, slope in zip(found, slopes, strict=True)]
    for at, group in enumerate(groups):
        slopes[:, group] += slopes[:, [len(shown) + at]]
    table: dict[str, Any] = {
        "sense": sense,
        "target": target,
        "knots": list(knots),
        "bias": [round(one, 5) for one in bias],
        "worth": [round(float(one[1]), 5) for one in found],
        "ahead": [round(float(one[2]), 5) for one in found],
        "weights": {names[place]: [float(f"{weight:.4g}") for weight in slopes[:, n]] for n, place in enumerate(shown.tolist())},
    }
    return Fit(table, len(which), explain_variance(by_sense[held], whole.came_to[held]), explain_variance(by_value[held], whole.came_to[held]))


def groups_of(names: Sequence[str]) -> list[list[int]]:
    """Places of features that are one thing in many places, or many cards of one hand: how many there are together is a feature too.

    >>> groups_of(["me.gold", "me.city.rome", "me.city.kiev", "rival.city.rome"])
    [[1, 2]]
    """
    found: dict[str, list[int]] = {}
    for at, name in enumerate(names):
        found.setdefault(name.rpartition(".")[0], []).append(at)
    return [places for group, places in found.items() if len(places) > 1 and group not in ("", "me", "rival")]


def knots_of(games: Sequence[Notes]) -> list[float]:
    """Four rounds between which weights run straight: the first, two in the middle, and one near the end.

    >>> few = np.arange(21, dtype=np.float32)
    >>> knots_of([Notes(few[:, None], few, few, few, few)])
    [0.0, 7.0, 13.0, 19.0]
    """
    rounds = np.concatenate([one.rounds for one in games])
    return sorted({float(round(part)) for part in np.quantile(rounds, (0.0, 0.33, 0.66, 0.95))})


def nearness(rounds: Array, knots: Sequence[float], at: int) -> NDArray[np.float64]:
    """How much each round belongs to a knot: 1 there, 0 at the next ones, beyond the outer ones 1.

    >>> nearness(np.array([1, 5, 9, 13], np.float32), [5, 9], 0)
    array([1., 1., 0., 0.])
    """
    peaks = np.zeros(len(knots))
    peaks[at] = 1.0
    return np.interp(rounds, knots, peaks).astype(np.float64)


def solve(x: Array, near: NDArray[np.float64], y: Array, strictness: float) -> NDArray[np.float64]:
    """Weighted ridge regression; the first three columns are free."""
    gram = (x.T @ (x * near[:, None].astype(np.float32))).astype(np.float64)
    held = np.full(x.shape[1], max(strictness, 1e-3))
    held[:3] = 1e-3
    return np.linalg.solve(gram + np.diag(held), x.T.astype(np.float64) @ (near * y)).astype(np.float64)


def explain_variance(guess: NDArray[np.float64], y: Array) -> float:
    """Which share of the variance a guess explains.

    >>> explain_variance(np.array([1.0, 2.0]), np.array([1, 2], np.float32))
    1.0
    """
    spread = float(((y - y.mean()) ** 2).mean()) if len(y) else 0.0
    return 1.0 - float(((guess - y) ** 2).mean()) / spread if spread else 0.0


class Learner:
    """Plays and learns, round after round; the same seed gives the same value.

    >>> import civitas
    >>> learner = Learner(civitas.game("through_the_ages"), 2, "x", {"mode": "first_game"})
    >>> [round(one.positions, -1) > 100 for one in learner.run([8], 0, map)]
    [True]
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | str,
        options: dict[str, Any],
        *,
        knots: Sequence[float] = (),
        strictness: float = 300.0,
        target: str = "margin",
    ) -> None:
        if game.sense is None or game.features is None:
            raise ValueError(f"{game.id} has no sense or no features: no value can be learned of it")
        if target not in TARGETS:
            raise ValueError(f"a value is of {' or '.join(TARGETS)}, not of {target!r}")
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.sense = list(game.sense.tables)[-1] if game.sense.tables else ""
        self.knots = list(knots)
        self.strictness = strictness
        self.target = target
        self.names = names_of(game.features)
        self.games: list[Notes] = []
        self.table: dict[str, Any] | None = None

    def run(self, rounds: Sequence[int], budget: int, each: Each) -> Iterator[Fit]:
        """So many games in each round, the first by greed, the others by a planner with *budget* simulations; *each* plays them."""
        for number, count in enumerate(rounds):
            seeds = [f"{self.seed}/{number}/{n}" if number else f"{self.seed}/{n}" for n in range(count)]
            thinking = budget if number else 0
            known = (self.options, self.target, thinking, self.table if thinking else None)
            self.games += each(attend, [Lesson(self.game.id, self.players, seed, *known) for seed in seeds])
            found = fit(self.names, self.games, self.sense, self.knots or knots_of(self.games), self.strictness, self.target)
            self.table = found.table
            yield found
