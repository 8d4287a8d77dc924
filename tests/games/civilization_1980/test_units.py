"""Which units are lost (CIV80-22.6, 22.8, 22.9): counted and drawn without a walk, however many ways there are."""

from __future__ import annotations

import math
import random
import time
from collections import Counter

import pytest

from civitas.games.civilization_1980.calamities.units import EpidemicLoss, Loss, Seceders, Units

LATE = [4, 3, 4, 3, 2, 3, 4, 2, 3, 4, 3, 2, 4, 3] + [0] * 9  # tokens by area, 0: a city


def spaces(tokens: list[int], due: int, stock: int) -> list[Units]:
    areas = list(range(len(tokens)))
    return [Seceders("give", areas, tokens, due), Loss(areas, tokens, due), EpidemicLoss(areas, tokens, due, stock, 4)]


@pytest.mark.parametrize("seed", range(60))
def test_counting_agrees_with_walking(seed: int) -> None:
    rng = random.Random(seed)
    tokens = [rng.choice((0, 0, 1, 2, 3)) for _ in range(rng.randrange(1, 6))]
    due = rng.randrange(1, sum(tokens) + 5 * tokens.count(0) + 1)
    for space in spaces(tokens, due, rng.randrange(4)):
        if not space.choices(()):
            continue  # cities alone cannot pay it exactly
        listed = list(space)
        assert space.count() == len(listed)
        assert [space[i] for i in range(len(listed))] == listed
        assert {space.sample(rng) for _ in range(20)} <= set(listed)


def test_hundreds_of_millions_of_losses_are_counted_at_once() -> None:
    space = Loss(list(range(len(LATE))), LATE, 25)
    start = time.process_time()
    assert space
    assert len(space) == space.count() == 666_915_677 == by_sums(LATE, 25)
    assert space[-1] in space
    assert random.Random(1).choice(space) in space
    assert time.process_time() - start < 1


def by_sums(tokens: list[int], due: int) -> int:
    """The ways to pay exactly, by another road: a product of polynomials."""
    ways = [1] + [0] * due
    for here in tokens:
        values = range(here + 1) if here else (0, 5)
        ways = [sum(ways[total - value] for value in values if value <= total) for total in range(due + 1)]
    return ways[due]


def test_every_loss_is_as_likely_as_any_other() -> None:
    space, rng, n = Loss([0, 1, 2, 3], [3, 0, 2, 0], 6), random.Random(3), 20_000
    seen, k = Counter(space.sample(rng) for _ in range(n)), space.count()
    assert sum((seen[option] - n / k) ** 2 / (n / k) for option in space) < k - 1 + 6 * math.sqrt(2 * (k - 1))
