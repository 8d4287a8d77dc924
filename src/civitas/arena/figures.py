"""What came of many games: shares of wins with intervals, margins, ratings, habits.

Games on one seed are alike, so a seed counts as one observation however many seats it was played from: intervals are made
of the means of seeds.  A win that is shared counts as a share.
"""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 25.0 / 3
MODEL = PlackettLuce(mu=MU, sigma=SIGMA)
Result = dict[str, Any]


class Estimate(NamedTuple):
    """A mean with its interval of 95 %, and of how many seeds it was made.

    >>> Estimate(0.5, 0.4, 0.6, 100).low
    0.4
    """

    mean: float
    low: float
    high: float
    seeds: int


def estimate(by_seed: Sequence[float], share: bool = False) -> Estimate:
    """The mean over seeds with its interval; *share*: it lies between 0 and 1, and where all seeds agree the interval is Wilson's.

    >>> estimate([1.0, 0.0, 1.0, 0.0]).mean
    0.5
    >>> estimate([1.0] * 20, share=True)
    Estimate(mean=1.0, low=0.8388..., high=1.0, seeds=20)
    """
    n = len(by_seed)
    mean = statistics.fmean(by_seed)
    spread = statistics.stdev(by_seed) if n > 1 else 0.0
    if share and (n < 2 or spread == 0.0):
        return Estimate(mean, *wilson(mean, n), n)
    reach = quantile(n - 1) * spread / math.sqrt(n) if n > 1 else math.inf
    low, high = mean - reach, mean + reach
    return Estimate(mean, max(0.0, low), min(1.0, high), n) if share else Estimate(mean, low, high, n)


def wilson(share: float, n: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share of *n* cases.

    >>> [round(bound, 3) for bound in wilson(0.7, 200)]
    [0.633, 0.759]
    """
    z = 1.959964
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def quantile(freedom: int) -> float:
    """Student's quantile of 97.5 %, by the expansion of Cornish and Fisher.

    >>> round(quantile(10), 2), round(quantile(1000), 2)
    (2.23, 1.96)
    """
    z, n = 1.959964, max(1, freedom)
    if n < 3:
        return (12.706, 4.303)[n - 1]
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def share_victory(result: Result, seat: int) -> float:
    """The share of the victory that a seat had.

    >>> share_victory({"places": [1, 1, 3]}, 0), share_victory({"places": [1, 1, 3]}, 2)
    (0.5, 0.0)
    """
    places = result["places"]
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def margin(result: Result, seat: int) -> int:
    """By how much a seat's score is above the best of the others.

    >>> margin({"scores": [10, 7]}, 0)
    3
    """
    scores = result["scores"]
    others = [score for at, score in enumerate(scores) if at != seat]
    return int(scores[seat] - max(others, default=0))


class Row(NamedTuple):
    """How a challenger did against a rival.

    >>> Row("a", "b", 2, 40, Estimate(0.6, 0.5, 0.7, 20), Estimate(3.0, 1.0, 5.0, 20), 0).games
    40
    """

    challenger: str
    rival: str
    players: int
    games: int
    wins: Estimate
    margin: Estimate
    faults: int


def rows(results: Iterable[Result]) -> list[Row]:
    """A row for every pairing; games in which a bot failed are counted and left out.

    >>> played = {"challenger": "a", "rival": "b", "players": 2, "seed": "1", "seat": 0, "fault": "", "places": [1, 2], "scores": [9, 4]}
    >>> found = rows([played, {**played, "seat": 1, "places": [1, 2]}])
    >>> found[0].wins.mean, found[0].margin.mean
    (0.5, 0.0)
    """
    grouped: dict[tuple[str, str, int], list[Result]] = defaultdict(list)
    for result in results:
        grouped[result["challenger"], result["rival"], result["players"]].append(result)
    found = []
    for (challenger, rival, players), games in grouped.items():
        sound = [game for game in games if not game["fault"]]
        if not sound:
            continue
        wins = estimate(means(sound, lambda game: share_victory(game, game["seat"])), share=True)
        margins = estimate(means(sound, lambda game: float(margin(game, game["seat"]))))
        found.append(Row(challenger, rival, players, len(sound), wins, margins, len(games) - len(sound)))
    return found


def means(games: Iterable[Result], value: Any) -> list[float]:
    """The mean of a value on every seed."""
    by_seed: dict[str, list[float]] = defaultdict(list)
    for game in games:
        by_seed[game["seed"]].append(value(game))
    return [statistics.fmean(values) for values in by_seed.values()]


# --- ratings


def ratings(results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """The skill of every bot and how uncertain it is, by the model of Plackett and Luce (OpenSkill).

    A bot that sits on several seats of a game gets the mean of what they come to.

    >>> game = {"challenger": "a", "rival": "b", "players": 2, "seat": 0, "fault": "", "places": [1, 2]}
    >>> {name: (round(mu, 2), round(sigma, 2)) for name, (mu, sigma) in ratings([game]).items()}
    {'a': (27.64, 8.07), 'b': (22.36, 8.07)}
    """
    found: dict[str, tuple[float, float]] = {}
    for result in results:
        names = [result["challenger"] if seat == result["seat"] else result["rival"] for seat in range(result["players"])]
        if result["fault"] or len(set(names)) == 1:
            continue
        before = [found.get(name, (MU, SIGMA)) for name in names]
        after = rate(before, result["places"])
        for name in dict.fromkeys(names):
            mine = [after[seat] for seat in range(len(names)) if names[seat] == name]
            found[name] = (statistics.fmean([mu for mu, _ in mine]), statistics.fmean([sigma for _, sigma in mine]))
    return found


def rate(players: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
    """Everybody's skill after a game.

    >>> [round(mu, 3) for mu, _ in rate([(MU, SIGMA)] * 3, [1, 2, 3])]
    [27.869, 25.717, 21.414]
    """
    teams = [[MODEL.create_rating([mu, sigma])] for mu, sigma in players]
    return [(team[0].mu, team[0].sigma) for team in MODEL.rate(teams, ranks=[float(place) for place in places])]


# --- speed, seats, habits


def speeds(results: Iterable[Result]) -> dict[str, dict[str, float]]:
    """For every bot: decisions, milliseconds a decision of processor time, and the slowest decision by the clock.

    >>> game = {"challenger": "a", "rival": "b", "players": 2, "seat": 0, "decisions": [10, 20], "seconds": [1.0, 0.2], "slowest": [0.5, 0.1]}
    >>> speeds([game])["a"]
    {'decisions': 10, 'ms': 100.0, 'slowest_ms': 500.0}
    """
    found: dict[str, dict[str, float]] = {}
    for result in results:
        for seat, decisions in enumerate(result["decisions"]):
            name = result["challenger"] if seat == result["seat"] else result["rival"]
            one = found.setdefault(name, {"decisions": 0, "ms": 0.0, "slowest_ms": 0.0})
            one["decisions"] += decisions
            one["ms"] += 1000 * result["seconds"][seat]
            one["slowest_ms"] = max(one["slowest_ms"], 1000 * result["slowest"][seat])
    for one in found.values():
        one["ms"] = one["ms"] / max(1, one["decisions"])
    return found


def by_group(results: Sequence[Result], key: str) -> list[tuple[str, Estimate]]:
    """Shares of wins by ``seat``, or by the nation or civilization (``people``) of a seat, over all seats of all games.

    >>> game = {"fault": "", "seed": "1", "players": 2, "places": [1, 2], "peoples": ["rome", "egypt"]}
    >>> [(name, found.mean) for name, found in by_group([game], "people")]
    [('egypt', 0.0), ('rome', 1.0)]
    """
    grouped: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for result in results:
        if not result["fault"]:
            for seat in range(result["players"]):
                name = str(seat + 1) if key == "seat" else result["peoples"][seat]
                if name:
                    grouped[name][result["seed"]].append(share_victory(result, seat))
    return [(name, estimate([statistics.fmean(v) for v in seeds.values()], share=True)) for name, seeds in sorted(grouped.items())]


def lengths(results: Sequence[Result]) -> dict[str, float]:
    """How long games are: decisions and rounds in the mean, and the longest; nothing where none was played to its end.

    >>> lengths([{"fault": "", "decisions": [10, 12], "curve": [[0, 0], [1, 1], [2, 2]]}])
    {'decisions': 22.0, 'rounds': 2.0, 'longest': 22}
    """
    sound = [result for result in results if not result["fault"]]
    if not sound:
        return {}
    decisions = [sum(result["decisions"]) for result in sound]
    rounds = [max(0, len(result["curve"]) - 1) for result in sound]
    return {"decisions": statistics.fmean(decisions), "rounds": statistics.fmean(rounds), "longest": max(decisions)}


class Habit(NamedTuple):
    """A thing that bots do: how often a game a seat does it, in which share of seats, and how often they won who did.

    >>> Habit("take", 3.0, 1.0, 0.5, 20).often
    3.0
    """

    what: str
    often: float
    seats: float
    wins: float
    cases: int


def habits(results: Sequence[Result], bot: str = "") -> list[Habit]:
    """What was done, with which card, by how many, and how they fared; of one bot, or of all.

    >>> game = {"fault": "", "challenger": "a", "rival": "b", "seat": 0, "players": 2, "places": [1, 2], "did": [{"play homer": 2}, {}]}
    >>> habits([game])
    [Habit(what='play homer', often=1.0, seats=0.5, wins=1.0, cases=1)]
    """
    times: dict[str, int] = defaultdict(int)
    shares: dict[str, list[float]] = defaultdict(list)
    seats = 0
    for result in results:
        for seat, did in enumerate(result["did"]):
            name = result["challenger"] if seat == result["seat"] else result["rival"]
            if result["fault"] or (bot and name != bot):
                continue
            seats += 1
            for what, n in did.items():
                times[what] += n
                shares[what].append(share_victory(result, seat))
    found = [Habit(what, times[what] / seats, len(won_by) / seats, statistics.fmean(won_by), len(won_by)) for what, won_by in shares.items()]
    return sorted(found, key=lambda habit: (-habit.often, habit.what))


def split_habits(found: Sequence[Habit]) -> tuple[list[Habit], list[Habit]]:
    """Choices as such, and choices with the card or thing they name, card by card.

    >>> one, many = Habit("play", 2.0, 1.0, 0.5, 4), [Habit(f"play {name}", 1.0, 0.5, 0.5, 2) for name in ("moses", "homer")]
    >>> [habit.what for habit in split_habits([*many, one])[1]]
    ['play homer', 'play moses']
    """
    verbs = [habit for habit in found if " " not in habit.what]
    return verbs, sorted([habit for habit in found if " " in habit.what], key=lambda habit: habit.what.split(" ")[::-1])


def curves(results: Sequence[Result]) -> dict[str, list[float]]:
    """The mean score of every bot at the beginning of each round, as long as half of the games last.

    >>> game = {"fault": "", "challenger": "a", "rival": "b", "seat": 0, "players": 2, "curve": [[0, 0], [4, 2]]}
    >>> curves([game])
    {'a': [0.0, 4.0], 'b': [0.0, 2.0]}
    """
    points: dict[str, list[list[float]]] = defaultdict(list)
    for result in results:
        if result["fault"]:
            continue
        for n, scores in enumerate(result["curve"]):
            for seat, score in enumerate(scores):
                name = result["challenger"] if seat == result["seat"] else result["rival"]
                while len(points[name]) <= n:
                    points[name].append([])
                points[name][n].append(score)
    return {name: [statistics.fmean(at) for at in by_round if 2 * len(at) >= len(by_round[0])] for name, by_round in points.items()}
