"""A small network over the few numbers of a position (round, worth, lead, signs): what one of them means may depend on the others.

One hidden layer, evaluated in numpy for many positions at once; it adds to a value that is a sum (``civitas.bots.value``).
What trains it is ``civitas.arena.learning``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

FARTHEST = 5.0  # spreads from the middle, beyond which a number counts no more
Array = NDArray[np.float64]


class Network:
    """What it adds to a value.

    >>> table = {"middle": [2.0], "spread": [1.0], "into": [[1.0, -1.0]], "offset": [0.0, 0.0], "out": [3.0, 5.0], "bias": 1.0}
    >>> Network(table).judge([[4.0], [2.0]])
    [7.0, 1.0]
    """

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.middle: Array = np.array(table["middle"], np.float64)
        self.spread: Array = np.array(table["spread"], np.float64)
        self.into: Array = np.array(table["into"], np.float64)
        self.offset: Array = np.array(table["offset"], np.float64)
        self.out: Array = np.array(table["out"], np.float64)
        self.bias = float(table["bias"])

    def judge(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """A number for each row."""
        inputs = scale(np.array(rows, np.float64), self.middle, self.spread)
        found: list[float] = (np.maximum(inputs @ self.into + self.offset, 0.0) @ self.out + self.bias).tolist()
        return found


def scale(rows: Array, middle: Array, spread: Array) -> Array:
    """Numbers in spreads from their middle.

    >>> scale(np.array([[9.0, 2.0]]), np.array([1.0, 2.0]), np.array([1.0, 4.0])).tolist()
    [[5.0, 0.0]]
    """
    found: Array = np.clip((rows - middle) / spread, -FARTHEST, FARTHEST)
    return found
