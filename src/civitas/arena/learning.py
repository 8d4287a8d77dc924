"""Learning a value (``civitas.bots.value``) from self-play: what positions at the end of a turn came to, regressed on their features.

Everybody plays with weights of their own, moved at random, so that armies, engines and races are met that the shipped weights would never
try, and what they came to is not only what one way of playing makes of them.  The first games are greedy's, which are cheap; later
rounds are the planner's with the value learned so far, so the search is in the loop.  Positions are noted at the moment at which
the planner values them: when a turn is over, for those who chose something in it.

The fit is a ridge regression for each knot, over the positions of the rounds around it.  What the sense says and how far a seat is ahead are
free; signs are held a little, and features, of which there are many, are corrections, held small unless the games speak for them.  What stands in
many places (``me.city.rome``) is also counted as one number, so that a city is learned to be worth something before each place is.
A network may be trained on what the sum leaves unsaid; it is kept as it was when it foretold best some games that it did not learn from.
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
from civitas.bots.network import Network, scale
from civitas.bots.planner import PlannerBot
from civitas.bots.value import Value, few_of, outcome, signs_of
from civitas.kernel.plugs import Features
from civitas.kernel.registry import Game
from civitas.kernel.registry import game as game_called

MOVED = 0.7  # the most by which the logarithm of a weight is moved (its standard deviation)
KEPT = 0.25  # how many play with the weights as they are
MILD = 100.0  # the strictness of signs: 30 to 1000 explain the same in games held out
SEEN = 40  # positions in which a feature shows, or it is left out
HELD_OUT = 7  # every so many games are kept to see what was learned
TARGETS = ("margin", "rank")
BATCH = 256  # positions from which a network learns at once
PASSES = 40  # at most, over all positions
PATIENCE = 6  # passes without getting better, after which it ends
PACE = 0.002
DECAY = 0.0005
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
    plain: bool = False  # signs only, no features


class Notes(NamedTuple):
    """Positions of games, a row each: features with the rivals in the mean; the few numbers beside them (round, the sense's word, lead in
    scores, signs); what it came to.

    Features are kept in half precision, which is enough for counts, because there are many games of them.

    >>> empty = np.zeros((0, 3), np.float32)
    >>> len(Notes(empty, empty, empty[:, 0]).rows)
    0
    """

    rows: Array | NDArray[np.float16]
    few: Array
    came_to: Array

    @property
    def rounds(self) -> Array:
        """The round of each position."""
        found: Array = self.few[:, 0]
        return found


def attend(lesson: Lesson) -> Notes:
    """Play it, and note every position in which the planner would value it.

    >>> notes = attend(Lesson("through_the_ages", 2, "x", {"mode": "first_game"}))
    >>> len(notes.rows) == len(notes.came_to) > 10
    True
    """
    game = game_called(lesson.game)
    assert game.sense is not None
    sense, rng = game.sense.build(), random.Random(f"learn {lesson.seed}")
    plug = None if lesson.plain else game.features
    s = game.new(lesson.players, lesson.seed, lesson.options)
    s.chronicle = None
    value = Value(game, lesson.table) if lesson.table else None
    seated: list[Bot] = []
    for seat in range(lesson.players):
        weights, luck = perturb(sense.weights, rng), f"{lesson.seed} {seat}"
        seated.append(PlannerBot(game, luck, weights, budget=lesson.budget, learned=value) if lesson.budget else GreedyBot(game, luck, weights))
    signs = list(signs_of(game, sense, s, 0))
    noted: list[tuple[int, Array, list[float]]] = []
    chose: set[int] = set()
    turn, last = sense.turn_of(s), -1
    for _ in range(game.longest):
        if not s.to_act:
            break
        seat = last = in_turn(last, s.to_act)[0]
        s.play(seated[seat].choose(SeatView(s, seat)), seat)
        chose.add(seat)
        if not s.over and (now := sense.turn_of(s)) != turn:
            noted += [(who, row_of(plug, s, who), few_of(game, sense, signs, s, who)) for who in sorted(chose)]
            chose, turn = set(), now
    ends = [outcome(lesson.target, s, seat) for seat in range(lesson.players)]
    rows = np.array([row for _, row, _ in noted], np.float16)
    few = np.array([few for _, _, few in noted], np.float32)
    return Notes(rows, few, np.array([ends[who] for who, _, _ in noted], np.float32))


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


def row_of(plug: Features | None, s: Any, seat: int) -> Array:
    """The features of a position: the table's, the seat's own, and the rivals' in the mean; nothing where none are looked at.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> len(row_of(game.features, game.new(players=3, seed=1), 0)) == len(names_of(game.features))
    True
    """
    if plug is None:
        return np.zeros(0, np.float32)
    shared, own, players = len(plug.shared), len(plug.player), s.seats()
    whole = [0.0] * (shared + players * own)
    plug.fill(s, seat, whole)
    row = np.array(whole, np.float32)
    rivals: Array = row[shared + own :].reshape(players - 1, own).mean(0)
    return np.concatenate([row[: shared + own], rivals])


def names_of(plug: Features | None) -> list[str]:
    """What the numbers of such a row are called.

    >>> import civitas
    >>> names_of(civitas.game("through_the_ages").features)[-1].split(".")[0]
    'rival'
    """
    if plug is None:
        return []
    return [*plug.shared.names, *[f"{who}.{name}" for who in ("me", "rival") for name in plug.player.names]]


# --- the fit


class Fit(NamedTuple):
    """A table of a value, and what share of what games came to is explained in games that were held out: by the sense, by the sum, and by
    the whole value.

    >>> Fit({}, 10, 0.3, 0.4, 0.5).learned
    0.5
    """

    table: dict[str, Any]
    positions: int
    sense: float
    linear: float
    learned: float


def fit(
    names: Sequence[str],
    games: Sequence[Notes],
    sense: str,
    knots: Sequence[float],
    strictness: float,
    target: str,
    signs: Sequence[str] = (),
    hidden: int = 0,
) -> Fit:
    """The value that explains these games best; *strictness*: how much a feature must explain to count; *hidden*: the size of its network.

    >>> rng = np.random.default_rng(1)
    >>> x = rng.normal(size=(8, 50, 1)).astype(np.float32)
    >>> few = np.array([[1, 0, 0]] * 50, np.float32)
    >>> found = fit(["me.gold"], [Notes(rows, few, 3 * rows[:, 0]) for rows in x], "", [1.0], 1.0, "margin")
    >>> round(found.table["weights"]["me.gold"][0], 1), round(found.learned, 2)
    (3.0, 1.0)
    """
    whole = Notes(*[np.concatenate(column) for column in zip(*games, strict=True)])
    which = np.repeat(np.arange(len(games)), [len(one.few) for one in games])
    held = which % HELD_OUT == HELD_OUT - 1
    shown, groups = columns_of(names, whole.rows)
    rows = whole.rows[:, shown].astype(np.float32)
    rows = np.stack([*rows.T, *[rows[:, group].sum(1) for group in groups]], 1) if len(shown) else rows
    many = np.concatenate([whole.few[:, 3:], rows], 1)
    middle, spread = many.mean(0), np.maximum(many.std(0), 1e-6)
    known = np.concatenate([np.ones((len(which), 1), np.float32), whole.few[:, 1:3]], 1)
    both = np.concatenate([known, (many - middle) / spread], 1)
    held_back = np.array([1e-3] * 3 + [MILD] * len(signs) + [max(strictness, 1e-3)] * rows.shape[1])
    by_sense, by_value = np.zeros(len(which)), np.zeros(len(which))
    found: list[NDArray[np.float64]] = []
    for at in range(len(knots)):
        near = nearness(whole.rounds, knots, at)
        used = (near > 0) & ~held
        few = solve(known[used], near[used], whole.came_to[used], held_back[:3])
        all_ = solve(both[used], near[used], whole.came_to[used], held_back)
        by_sense += near * (known @ few)
        by_value += near * (both @ all_)
        found.append(all_)
    slopes = np.stack([one[3:] / spread for one in found])
    bias = [float(one[0] - (slope * middle).sum()) for one, slope in zip(found, slopes, strict=True)]
    of_features = slopes[:, len(signs) :]
    for at, group in enumerate(groups):
        of_features[:, group] += of_features[:, [len(shown) + at]]
    table: dict[str, Any] = {
        "sense": sense,
        "target": target,
        "knots": list(knots),
        "bias": [round(one, 5) for one in bias],
        "worth": [round(float(one[1]), 5) for one in found],
        "ahead": [round(float(one[2]), 5) for one in found],
        "signs": {name: few_digits(slopes[:, n]) for n, name in enumerate(signs)},
        "weights": {names[place]: few_digits(of_features[:, n]) for n, place in enumerate(shown.tolist())},
    }
    by_all = by_value
    if hidden:
        table["network"] = train(whole.few, (whole.came_to - by_value).astype(np.float32), which, hidden)
        by_all = by_value + np.array(Network(table["network"]).judge(whole.few.tolist()))
    explained = [explain_variance(guess[held], whole.came_to[held]) for guess in (by_sense, by_value, by_all)]
    return Fit(table, len(which), *explained)


def columns_of(names: Sequence[str], rows: Array | NDArray[np.float16]) -> tuple[NDArray[np.intp], list[list[int]]]:
    """The features that show in enough positions, and which of those are one thing in many places."""
    if not len(names):
        return np.zeros(0, np.intp), []
    shown = np.flatnonzero(((rows != 0).sum(0) >= min(SEEN, len(rows))) & (rows.max(0) > rows.min(0)))
    return shown, groups_of([names[place] for place in shown.tolist()])


def few_digits(values: NDArray[np.float64]) -> list[float]:
    """Numbers as they are written."""
    return [float(f"{value:.4g}") for value in values]


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
    >>> knots_of([Notes(few[:, None], few[:, None], few)])
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


def solve(x: Array, near: NDArray[np.float64], y: Array, held: NDArray[np.float64]) -> NDArray[np.float64]:
    """Weighted ridge regression; *held*: how strictly each column is."""
    gram = (x.T @ (x * near[:, None].astype(np.float32))).astype(np.float64)
    return np.linalg.solve(gram + np.diag(held), x.T.astype(np.float64) @ (near * y)).astype(np.float64)


def explain_variance(guess: NDArray[np.float64], y: Array) -> float:
    """Which share of the variance a guess explains.

    >>> explain_variance(np.array([1.0, 2.0]), np.array([1, 2], np.float32))
    1.0
    """
    spread = float(((y - y.mean()) ** 2).mean()) if len(y) else 0.0
    return 1.0 - float(((guess - y) ** 2).mean()) / spread if spread else 0.0


# --- the network


def train(few: Array, left: Array, which: NDArray[np.intp], hidden: int) -> dict[str, Any]:
    """A network for what a sum *left* unsaid; games that are held out it never sees, and some others only say when it is best (Adam)."""
    middle, spread = few.mean(0), np.maximum(few.std(0), 1e-6)
    x = scale(few.astype(np.float64), middle.astype(np.float64), spread.astype(np.float64))
    judged = which % HELD_OUT == 0
    taught = ~judged & (which % HELD_OUT != HELD_OUT - 1)
    unit = max(float(left.std()), 1e-9)
    rng = np.random.default_rng(len(left))
    parts = [rng.normal(0, math.sqrt(2 / x.shape[1]), (x.shape[1], hidden)), np.zeros(hidden), np.zeros(hidden), np.zeros(1)]
    first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    order, steps, worse = np.flatnonzero(taught), 0, 0
    best, kept = float((left[judged] ** 2).mean()), [part.copy() for part in parts]
    for _ in range(PASSES):
        rng.shuffle(order)
        for at in range(0, len(order), BATCH):
            steps += 1
            some = order[at : at + BATCH]
            for n, slope in enumerate(slopes_of(parts, x[some], left[some] / unit)):
                first[n] = 0.9 * first[n] + 0.1 * slope
                second[n] = 0.999 * second[n] + 0.001 * slope * slope
                step = first[n] / (1 - 0.9**steps) / (np.sqrt(second[n] / (1 - 0.999**steps)) + 1e-8)
                parts[n] = parts[n] - PACE * (step + DECAY * parts[n])
        now = float(((answer(parts, x[judged])[1] * unit - left[judged]) ** 2).mean())
        worse = 0 if now < best else worse + 1
        if now < best:
            best, kept = now, [part.copy() for part in parts]
        elif worse >= PATIENCE:
            break
    into, offset, out, bias = kept
    return {
        "middle": few_digits(middle.astype(np.float64)),
        "spread": few_digits(spread.astype(np.float64)),
        "into": [few_digits(row) for row in into],
        "offset": few_digits(offset),
        "out": few_digits(out * unit),
        "bias": few_digits(bias * unit)[0],
    }


def answer(parts: Sequence[NDArray[np.float64]], x: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The hidden layer, and what comes of it."""
    into, offset, out, bias = parts
    inner = np.maximum(x @ into + offset, 0.0)
    return inner, inner @ out + bias


def slopes_of(parts: Sequence[NDArray[np.float64]], x: NDArray[np.float64], y: Array) -> list[NDArray[np.float64]]:
    """How the squared error grows with each part of the network."""
    inner, found = answer(parts, x)
    off = 2 * (found - y) / len(y)
    back = np.outer(off, parts[2]) * (inner > 0)
    return [x.T @ back, back.sum(0), inner.T @ off, off.sum(keepdims=True)]


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
        plain: bool = False,
        hidden: int = 0,
    ) -> None:
        if game.sense is None or (game.features is None and not plain):
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
        self.plain = plain
        self.hidden = hidden
        self.names = names_of(None if plain else game.features)
        self.signs = list(signs_of(game, game.sense.build(), game.new(players, 0, options), 0))
        self.games: list[Notes] = []
        self.table: dict[str, Any] | None = None

    def run(self, rounds: Sequence[int], budget: int, each: Each) -> Iterator[Fit]:
        """So many games in each round, the first by greed, the others by a planner with *budget* simulations; *each* plays them."""
        for number, count in enumerate(rounds):
            seeds = [f"{self.seed}/{number}/{n}" if number else f"{self.seed}/{n}" for n in range(count)]
            thinking = budget if number else 0
            known = (self.options, self.target, thinking, self.table if thinking else None, self.plain)
            self.games += each(attend, [Lesson(self.game.id, self.players, seed, *known) for seed in seeds])
            knots = self.knots or knots_of(self.games)
            found = fit(self.names, self.games, self.sense, knots, self.strictness, self.target, self.signs, self.hidden)
            self.table = found.table
            yield found
