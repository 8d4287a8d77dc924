"""Finding weights by self-play: a few at a time are moved, and what wins on paired seeds stays.

Each generation draws a direction in the weights, plays it and its opposite against the best so far on the same seeds from all seats, and
takes a step towards what won (simultaneous perturbation; Spall, 1992).  The best so far then meets the weights it began with, so that
the report shows whether anything was gained.  Opponents are the best so far and the styles of a pool: an aggressive one, a builder
and a rusher, so that wars, engines and a race are met.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from civitas.bots import SeatView, in_turn
from civitas.bots.greedy import GreedyBot
from civitas.bots.planner import PlannerBot
from civitas.kernel.plugs import FIRST
from civitas.kernel.registry import Game
from civitas.kernel.registry import game as game_called

from .figures import Estimate, estimate
from .playing import places_of

SPREAD = 0.15  # how far a weight is moved in a trial, as a part of itself
LEAST = 0.05  # and at least
RATE = 0.6  # how much of a full win moves the weights by a whole trial
GAIN = 0.02  # margin in scores, beside the win, as a part of the larger score

STYLES: dict[str, dict[str, dict[str, float]]] = {  # by title: factors on weights
    "through_the_ages": {
        "aggressive": {"strength": 2.0, "strength_turn": 2.0, "attack_gain": 1.6, "attack_culture": 1.6, "war_each": 2.0, "war_last": 1.5},
        "builder": {"resource_income": 1.5, "science_income": 1.5, "food_income": 1.4, "worker": 1.4, "promise": 1.4},
        "rush": {"wonder": 1.5, "rival": 1.5, "science_income": 0.7, "hand": 0.8},
    },
    "civilization_1980": {
        "aggressive": {"move_kill": 1.0, "move_siege": 2.0, "move_crowd": 0.5},
        "builder": {"city": 1.5, "move_city": 1.4, "move_growth": 1.3},
        "rush": {"civilization": 1.8, "buy_new_group": 1.5, "buy_new_card": 1.5, "trade_eager": 0.5},
    },
    "sid_meiers_civilization": {
        "aggressive": {"move_capital": 1.5, "unit": 1.6, "army": 1.5, "move_sure": 0.85},
        "builder": {"city": 1.4, "production": 1.5, "income": 1.4},
        "rush": {"victory": 1.8, "space": 1.4, "coin": 1.4},
    },
    "clash_of_cultures": {
        "aggressive": {"soldier": 1.6, "prey": 2.0, "leader": 1.5},
        "builder": {"size": 1.5, "set": 1.6, "wonder_plan": 1.5, "city": 1.2},
        "rush": {"advance": 1.5, "met": 1.2, "rivals": 2.0},
    },
}


class Trial(NamedTuple):
    """A game between weights: *ours* on one seat, the rivals' in turn on the others.

    >>> Trial("through_the_ages", 2, "x", 0, {}, ({},), {}, 0).budget
    0
    """

    game: str
    players: int
    seed: str
    seat: int
    ours: dict[str, float]
    rivals: tuple[dict[str, float], ...]
    options: dict[str, Any]
    budget: int  # simulations a decision; 0: greedy


def play_trial(trial: Trial) -> float:
    """From 0 to 1: the share of the victory, moved a little by how clear it was.

    >>> 0 <= play_trial(Trial("through_the_ages", 2, "x", 0, {}, ({},), {"mode": "first_game"}, 0)) <= 1
    True
    """
    game = game_called(trial.game)
    state = game.new(trial.players, trial.seed, trial.options)
    state.chronicle = None
    others = iter(trial.rivals * trial.players)
    weights = [trial.ours if seat == trial.seat else next(others) for seat in range(trial.players)]
    seated = [player_with(game, f"{trial.seed} {seat}", weights[seat], trial.budget) for seat in range(trial.players)]
    last = -1
    for _ in range(game.longest):
        if not state.to_act:
            break
        seat = in_turn(last, state.to_act)[0]
        state.play(seated[seat].choose(SeatView(state, seat)), seat)
        last = seat
    places, scores = places_of(state), state.scores
    won = 1 / places.count(1) if places[trial.seat] == 1 else 0.0
    best: int = max([score for seat, score in enumerate(scores) if seat != trial.seat])
    clear: float = (scores[trial.seat] - best) / max(1, abs(best), abs(scores[trial.seat]))
    return min(1.0, max(0.0, won * (1 - 2 * GAIN) + GAIN + GAIN * clear))


def player_with(game: Game, seed: str, weights: dict[str, float], budget: int) -> GreedyBot | PlannerBot:
    """The bot that is tuned: greedy, or the planner with a budget, so that the search is in the loop.

    >>> import civitas
    >>> player_with(civitas.game("through_the_ages"), "x", {}, 0).name
    'greedy'
    """
    return PlannerBot(game, seed, weights, budget=budget) if budget else GreedyBot(game, seed, weights)


class Generation(NamedTuple):
    """What a generation came to: how the trial and its opposite did, and how the best so far does against where it began.

    >>> Generation(1, 0.6, 0.4, None).up
    0.6
    """

    number: int
    up: float
    down: float
    check: Estimate | None


class Tuner:
    """Moves the weights of a title, generation by generation; the same seed gives the same weights.

    >>> import civitas
    >>> tuner = Tuner(civitas.game("through_the_ages"), 2, "x", {"mode": "first_game"}, names=["rival"], seeds=1)
    >>> found = list(tuner.run(1, map))
    >>> found[0].number, set(tuner.best) == {"rival"}
    (1, True)
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | str,
        options: dict[str, Any],
        names: Sequence[str] = (),
        seeds: int = 4,
        budget: int = 0,
        every: int = 10,
    ) -> None:
        if game.sense is None or not game.sense.tables:
            raise ValueError(f"{game.id} has no weights to tune")
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.seeds = seeds
        self.budget = budget
        self.every = every
        self.base = dict(game.sense.build().weights)
        chosen = [name for name in self.base if any(name == wish or name.startswith(f"{wish}.") for wish in names)] if names else list(self.base)
        if not chosen:
            raise ValueError(f"{game.id} has no weight called {', '.join(names)}")
        self.best = {name: self.base[name] for name in chosen}
        self.rng = random.Random(f"tune {game.id} {seed}")
        self.pool = self.styles()

    def styles(self) -> list[dict[str, float]]:
        """Opponents that play otherwise: aggressive, builder, rush."""
        found: list[dict[str, float]] = []
        for factors in STYLES.get(self.game.id, {}).values():
            found.append({name: self.base[name] * factor or factor for name, factor in factors.items()})
        return found

    def run(self, generations: int, each: Callable[[Callable[[Trial], float], Iterable[Trial]], Iterable[float]]) -> Iterator[Generation]:
        """So many generations; *each* plays trials, here or elsewhere."""
        for number in range(1, generations + 1):
            step = {name: self.rng.choice((-1.0, 1.0)) * self.reach(name) for name in self.best}
            up, down = self.duel(number, step, each)
            push = max(-1.0, min(1.0, (up - down) / RATE))
            self.best = {name: value + push * step[name] for name, value in self.best.items()}
            check = self.check(number, each) if number % self.every == 0 or number == generations else None
            yield Generation(number, up, down, check)

    def reach(self, name: str) -> float:
        """How far a weight is moved in a trial."""
        return max(LEAST, SPREAD * abs(self.best[name]))

    def duel(self, number: int, step: dict[str, float], each: Any) -> tuple[float, float]:
        """How the weights one step up and one step down do on the same seeds against the best so far and the pool."""
        both = [{name: value + sign * step[name] for name, value in self.best.items()} for sign in (1, -1)]
        rivals = [self.best, *self.pool]
        seeds = [f"{self.seed}/{number}/{n}" for n in range(self.seeds)]
        trials = [trial for ours in both for n, seed in enumerate(seeds) for trial in self.trials(seed, ours, rivals[n % len(rivals)])]
        values = list(each(play_trial, trials))
        half = len(values) // 2
        return math.fsum(values[:half]) / half, math.fsum(values[half:]) / half

    def check(self, number: int, each: Any) -> Estimate:
        """The best so far against the weights with which it began, on seeds of its own."""
        trials = [trial for n in range(2 * self.seeds) for trial in self.trials(f"{self.seed}/check {number}/{n}", self.best, {})]
        values = list(each(play_trial, trials))
        return estimate([math.fsum(values[at : at + self.players]) / self.players for at in range(0, len(values), self.players)], share=True)

    def trials(self, seed: str, ours: dict[str, float], rival: dict[str, float]) -> list[Trial]:
        """A seed from every seat."""
        return [Trial(self.game.id, self.players, seed, seat, ours, (rival,), self.options, self.budget) for seat in range(self.players)]


def table_of(tuner: Tuner, name: str, command: str, history: Sequence[Generation]) -> dict[str, Any]:
    """The table of weights as it is written: with the command that made it, and what it came to.

    >>> import civitas
    >>> tuner = Tuner(civitas.game("through_the_ages"), 2, "x", {}, names=["rival"])
    >>> table_of(tuner, "mine", "civitas tune ...", [])["mine"]["weights"]
    {'rival': 0.4}
    """
    checks = [f"generation {one.number}: {one.check.mean:.3f} ({one.check.low:.3f} to {one.check.high:.3f})" for one in history if one.check]
    return {
        name: {
            "game": tuner.game.id,
            "made": command,
            "from": list(tuner.game.sense.tables)[-1] if tuner.game.sense else FIRST,
            "against_where_it_began": checks,
            "weights": {name: round(value, 5) for name, value in tuner.best.items()},
        }
    }
