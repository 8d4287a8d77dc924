"""What is played: every pairing of bots, on every seed, with the challenger on every seat."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple


class Match(NamedTuple):
    """One game: the *challenger* on one seat, the *rival* on all the others.

    >>> match = Match("through_the_ages", 3, "a/0", "planner", "greedy", 1, {})
    >>> match.names(), match.key
    (['greedy', 'planner', 'greedy'], 'planner|greedy|a/0|1')
    """

    game: str
    players: int
    seed: str
    challenger: str
    rival: str
    seat: int  # of the challenger
    options: dict[str, Any]

    @property
    def key(self) -> str:
        """What this game is called in the journal: nobody plays it twice."""
        return f"{self.challenger}|{self.rival}|{self.seed}|{self.seat}"

    def names(self) -> list[str]:
        """Who sits where."""
        return [self.challenger if seat == self.seat else self.rival for seat in range(self.players)]


def pairings(bots: Sequence[str], players: int, challenger_only: bool = False) -> list[tuple[str, str]]:
    """Who meets whom: with two players everybody everybody else once, with more also the other way round; or the first all the others.

    >>> pairings(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> pairings(["a", "b"], 4), pairings(["a", "b", "c"], 4, challenger_only=True)
    ([('a', 'b'), ('b', 'a')], [('a', 'b'), ('a', 'c')])
    >>> pairings(["a"], 2)  # a bot against itself: what the seats are worth
    [('a', 'a')]
    """
    if len(bots) == 1:
        return [(bots[0], bots[0])]
    if challenger_only:
        return [(bots[0], rival) for rival in bots[1:]]
    return list(itertools.combinations(bots, 2)) if players == 2 else list(itertools.permutations(bots, 2))


def matches(
    game: str, players: int, bots: Sequence[str], seed: int | str, seeds: int, options: dict[str, Any], challenger_only: bool = False
) -> Iterator[Match]:
    """All games, seed by seed: whoever stops early has whole seeds of all pairings.

    >>> [match.key for match in matches("g", 2, ["a", "b"], 7, 2, {})]
    ['a|b|7/0|0', 'a|b|7/0|1', 'a|b|7/1|0', 'a|b|7/1|1']
    """
    for n in range(seeds):
        for challenger, rival in pairings(bots, players, challenger_only):
            for seat in range(1 if challenger == rival else players):
                yield Match(game, players, f"{seed}/{n}", challenger, rival, seat, options)
