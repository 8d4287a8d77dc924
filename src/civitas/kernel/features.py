"""Features: a position as a row of numbers with names, for learning machines.

A game says in its ``features`` module which numbers there are (``Layout``) and writes them (``fill``), so that writing is compiled with
the game.  The row has a part for the table and one for each player, the seat that looks first and the others clockwise after it: what
stands at a place is the same for every seat.  Only what the seat may see is written; what is not there is 0.
"""

from __future__ import annotations

from collections.abc import Sequence


class Layout:
    """Which number stands where: names in the order of their places.

    >>> player = Layout()
    >>> player.one("science"), player.many("hand", ["moses", "homer"]), player.one("culture"), len(player)
    (0, 1, 3, 4)
    >>> player.names
    ['science', 'hand.moses', 'hand.homer', 'culture']
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.taken: set[str] = set()

    def __len__(self) -> int:
        return len(self.names)

    def one(self, name: str) -> int:
        """A number of that name; its place."""
        if name in self.taken:
            raise ValueError(f"two features are called {name}")
        self.taken.add(name)
        self.names.append(name)
        return len(self.names) - 1

    def many(self, name: str, ids: Sequence[str]) -> int:
        """A number for each of these; the place of the first."""
        first = len(self.names)
        for id in ids:
            self.one(f"{name}.{id}")
        return first


def name_all(shared: Layout, player: Layout, players: int) -> list[str]:
    """The names of a whole row: the table's part, mine, and those of the rivals in the order in which they sit after me.

    >>> table, player = Layout(), Layout()
    >>> table.one("round"), player.one("gold")
    (0, 0)
    >>> name_all(table, player, 3)
    ['round', 'me.gold', 'rival_1.gold', 'rival_2.gold']
    """
    seats = ["me", *[f"rival_{n}" for n in range(1, players)]]
    return shared.names + [f"{seat}.{name}" for seat in seats for name in player.names]


def hold_against(mine: dict[str, float], others: Sequence[dict[str, float]]) -> dict[str, float]:
    """Numbers of a seat, and beside each the most and the mean of the others: signs of how a game will end.

    >>> hold_against({"cities": 3.0}, [{"cities": 2.0}, {"cities": 5.0}])
    {'me.cities': 3.0, 'most.cities': 5.0, 'mean.cities': 3.5}
    """
    found = {f"me.{name}": value for name, value in mine.items()}
    for name in others[0] if others else ():
        values = [other[name] for other in others]
        found[f"most.{name}"] = max(values)
        found[f"mean.{name}"] = sum(values) / len(values)
    return found
