"""Payments with substitutes: every way to pay a price, as one option space that is never written out.

A payment is how many of each kind are handed over, nothing else: which unit stands for which part of the price is
nobody's business, so two assignments with the same amounts are one option.  By Hall's theorem (and Mendelsohn-Dulmage
for "these are used up, and the price is met") a beginning leads on exactly if two families of sums hold, so the amounts
of the next kind that lead on are an interval with closed bounds: nothing is tried out.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from .options import Space
from .records import Option


class Bill:
    """A price and what may stand for it: ``covers[kind]`` is the mask of the parts of the price that a unit of that kind may pay for.

    Made once for each price and set of substitutes (see ``bill``), shared by all players.

    >>> wood_or_gold = Bill((2, 0), (0b01, 0b01))  # two wood; gold may stand for wood
    >>> wood_or_gold.payable([1, 1]), wood_or_gold.payable([1, 0])
    (True, False)
    """

    def __init__(self, price: tuple[int, ...], covers: tuple[int, ...]) -> None:
        self.price = price
        self.total: int = sum(price)
        due = [part for part, n in enumerate(price) if n]
        bit = {part: 1 << i for i, part in enumerate(due)}
        self.masks: list[int] = [sum([bit[part] for part in due if mask >> part & 1]) for mask in covers]
        self.kinds: list[int] = [kind for kind, mask in enumerate(self.masks) if mask]  # that may pay for something that is due
        self.all_due: int = (1 << len(due)) - 1
        self.cost: list[int] = [sum([price[part] for part in due if mask & bit[part]]) for mask in range(self.all_due + 1)]
        self.written: dict[tuple[int, ...], list[tuple[int, ...]]] = {}  # the ways to pay, where they are few, by what counts of what is held

    def payable(self, held: list[int]) -> bool:
        """Whether somebody who holds this can pay: every group of parts finds enough units that may pay for it."""
        masks = self.masks
        for parts in range(1, self.all_due + 1):
            have = 0
            for kind in self.kinds:
                if masks[kind] & parts:
                    have += held[kind]
            if have < self.cost[parts]:
                return False
        return True


FEW: Final = 60  # so many ways to pay are written out and kept
KEPT: Final = 300  # for so many purses
MANY: Final = 600  # and where the amounts alone could be mixed in more ways than that, nobody tries

BILLS: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], Bill]] = {}  # made once


def bill(price: tuple[int, ...], covers: tuple[int, ...]) -> Bill:
    """The bill for this price under these substitutes.

    >>> bill((1, 1), (1, 2)) is bill((1, 1), (1, 2))
    True
    """
    found = BILLS.get((price, covers))
    if found is None:
        found = BILLS[price, covers] = Bill(price, covers)
    return found


NOT_WRITTEN: Final[list[tuple[int, ...]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Payment(Space):
    """All ways to pay one of these bills: ``(verb, how, amounts)``; *how* numbers the bill (0: the usual one, 1: an alternative, ...).

    >>> food, gold = 0, 1
    >>> ways = Payment("pay", [(0, bill((2, 0), (0b01, 0b11)))], [3, 1])  # two food, and gold may stand for food
    >>> list(ways), ways.count(), ("pay", 0, (0, 2)) in ways
    ([('pay', 0, (2, 0)), ('pay', 0, (1, 1))], 2, False)
    >>> ways.plain()["bills"]
    [{'how': 0, 'price': [2, 0], 'kinds': [0, 1], 'covers': [1, 1]}]
    """

    def __init__(self, verb: str, bills: list[tuple[int, Bill]], held: list[int]) -> None:
        self.verb = verb
        self.held = held
        self.bills: dict[int, Bill] = {how: each for how, each in bills if each.payable(held)}
        if not self.bills:
            raise ValueError(f"nothing fits: who holds {held} cannot pay")

    def write_ways(self, how: int, owed: Bill) -> list[tuple[int, ...]]:
        """The ways to pay a bill, in order, if they are few; nothing if they are many.  Found once for all who hold what comes to the same."""
        held, total, mixes = self.held, owed.total, 1
        counts = [len(held)]
        for kind in owed.kinds:
            n = held[kind] if held[kind] < total else total
            counts.append(n)
            mixes *= n + 1
        if mixes > MANY:
            return NOT_WRITTEN
        key = tuple(counts)
        found = owed.written.get(key)
        if found is None:
            found = [option[2] for option in self._below((how,))]
            if len(found) > FEW:
                found = NOT_WRITTEN
            if len(owed.written) >= KEPT:
                owed.written.clear()
            owed.written[key] = found
        return found

    def only(self) -> Option | None:
        if len(self.bills) > 1:
            return None
        for how, owed in self.bills.items():
            found = self.write_ways(how, owed)
            if found:
                return (self.verb, how, found[0]) if len(found) == 1 else None
        return Space.only(self)

    def count(self) -> int:
        n = 0
        for how, owed in self.bills.items():
            found = self.write_ways(how, owed)
            if not found:
                return self.ways(())
            n += len(found)
        return n

    def nth(self, n: int) -> Option:
        at = n
        for how, owed in self.bills.items():
            found = self.write_ways(how, owed)
            if not found:
                return Space.nth(self, n)
            if at < len(found):
                return (self.verb, how, found[at])
            at -= len(found)
        return Space.nth(self, n)

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        """First the bill, then how many of each kind, the most of it first."""
        if not path:
            return list(self.bills)
        owed = self.bills[path[0]]
        at = len(path) - 1
        if at == len(owed.kinds):
            return []
        lo, hi = self.bounds(owed, path[1:], at)
        return list(range(hi, lo - 1, -1))

    def bounds(self, owed: Bill, amounts: tuple[Any, ...], at: int) -> tuple[int, int]:
        """The amounts of the next kind that lead on: no group of parts overpaid, every group still payable."""
        kinds, masks, cost = owed.kinds, owed.masks, owed.cost
        mine = masks[kinds[at]]
        lo, hi = 0, self.held[kinds[at]]
        for parts in range(1, owed.all_due + 1):
            if not mine & ~parts:  # this kind pays for nothing outside these parts
                room = cost[parts]
                for i in range(at):
                    if not masks[kinds[i]] & ~parts:
                        room -= amounts[i]
                hi = min(hi, room)
            if mine & parts:
                short = cost[parts]
                for i, kind in enumerate(kinds):
                    if i != at and masks[kind] & parts:
                        short -= amounts[i] if i < at else self.held[kind]
                lo = max(lo, short)
        return lo, hi

    def key(self, path: tuple[Any, ...]) -> Any:
        """Kinds that may pay for the same parts add up."""
        if not path:
            return path
        owed = self.bills[path[0]]
        paid: dict[int, int] = {}
        for kind, n in zip(owed.kinds, path[1:], strict=False):
            paid[owed.masks[kind]] = paid.get(owed.masks[kind], 0) + n
        return path[0], len(path), tuple(paid.items())

    def canonical(self, option: Any) -> Option | None:
        """Checked at once instead of walked."""
        path = self.path(option)
        if path is None:
            return None
        owed, amounts = self.bills[path[0]], path[1:]
        if any([not 0 <= n <= self.held[kind] for kind, n in zip(owed.kinds, amounts, strict=True)]):
            return None
        for parts in range(1, owed.all_due + 1):
            if sum([n for kind, n in zip(owed.kinds, amounts, strict=True) if owed.masks[kind] & parts]) < owed.cost[parts]:
                return None
        return self.option((int(path[0]), *[int(n) for n in amounts]))

    def option(self, path: tuple[Any, ...]) -> Option:
        amounts = [0] * len(self.held)
        for kind, n in zip(self.bills[path[0]].kinds, path[1:], strict=True):
            amounts[kind] = n
        return (self.verb, path[0], tuple(amounts))

    def path(self, option: Any) -> tuple[Any, ...] | None:
        if not isinstance(option, tuple) or len(option) != 3 or option[0] != self.verb:
            return None
        if not isinstance(option[1], int) or option[1] not in self.bills:
            return None
        owed, amounts = self.bills[option[1]], option[2]
        if not isinstance(amounts, tuple) or len(amounts) != len(self.held) or not all([isinstance(n, int) for n in amounts]):
            return None
        if sum(amounts) != owed.total or any([n for kind, n in enumerate(amounts) if kind not in owed.kinds]):
            return None
        return (option[1], *[amounts[kind] for kind in owed.kinds])

    def plain(self) -> dict[str, Any]:
        """What a page needs: what is held, and for each bill its price and which of its parts (those that are due, in order) a kind may pay for."""
        bills = [
            {"how": how, "price": list(owed.price), "kinds": owed.kinds, "covers": [owed.masks[kind] for kind in owed.kinds]}
            for how, owed in self.bills.items()
        ]
        return {"space": "payment", "verb": self.verb, "bounds": list(self.held), "bills": bills}
