"""Choices that are sets of cards: a defence against an aggression and a colonization force."""

from __future__ import annotations

from typing import Any

from civitas.kernel.options import Space
from civitas.kernel.records import Option

from .armies import tactical_strength
from .tables import STRENGTH, TECHS


class DefenceCards(Space):
    """Cards put together against an aggression: ``("defend", face up, face down)``.

    TTA-5.3.3: bonus cards face up count their defence, any card face down counts 1; at most *limit* cards, and only
    a set that reaches *needed* may be played.
    """

    def __init__(self, hand: list[int], values: list[int], limit: int, needed: int) -> None:
        self.limit = limit
        self.needed = needed
        self.held: dict[int, int] = {}  # how many of each card
        for card in sorted(hand):
            self.held[card] = self.held.get(card, 0) + 1
        bonus = sorted([card for card in self.held if values[card]], key=lambda card: -values[card])
        self.up: list[int] = bonus  # the slots of the path: these face up, then every kind face down
        self.down: list[int] = list(self.held)
        self.worth: list[int] = [values[card] for card in bonus]

    def possible(self) -> bool:
        """Whether any set reaches what is needed."""
        return self.leads_on(())

    def leads_on(self, path: tuple[Any, ...]) -> bool:
        """Whether the best way of going on fits the limit and reaches what is needed."""
        left = len(self.up)
        used, sum_ = 0, 0
        for i, n in enumerate(path):
            used += n
            sum_ += n * (self.worth[i] if i < left else 1)
        room = self.limit - used
        if room < 0:
            return False
        if len(path) > left:
            spare = sum([self.held[card] - self.shown(path, card) for card in self.down[len(path) - left :]])
            return sum_ + min(room, spare) >= self.needed
        spare = sum(self.held.values()) - used  # what is not shown can still be added face down
        for i in range(len(path), left):  # dearest first
            take = min(room, self.held[self.up[i]])
            sum_ += take * self.worth[i]
            room -= take
            spare -= take
        return sum_ + min(room, spare) >= self.needed

    def shown(self, path: tuple[Any, ...], card: int) -> int:
        """How many of *card* the path has played face up."""
        if card not in self.up:
            return 0
        at = self.up.index(card)
        return int(path[at]) if at < len(path) else 0

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        at = len(path)
        if at < len(self.up):
            most = self.held[self.up[at]]
        elif at < len(self.up) + len(self.down):
            card = self.down[at - len(self.up)]
            most = self.held[card] - self.shown(path, card)
        else:
            return []
        return [n for n in range(most + 1) if self.leads_on((*path, n))]

    def option(self, path: tuple[Any, ...]) -> Option:
        left = len(self.up)
        up = [card for card, n in zip(self.up, path[:left], strict=True) for _ in range(n)]
        down = [card for card, n in zip(self.down, path[left:], strict=True) for _ in range(n)]
        return ("defend", tuple(up), tuple(down))

    def path(self, option: Any) -> tuple[Any, ...] | None:
        parts = cards_of(option, "defend", 2)
        if parts is None:
            return None
        return counted(parts[0], self.up, counted(parts[1], self.down, ()))

    def plain(self) -> dict[str, Any]:
        return {
            "space": "defence",
            "verb": "defend",
            "bonus": [[card, self.held[card], worth] for card, worth in zip(self.up, self.worth, strict=True)],
            "cards": [[card, n] for card, n in self.held.items()],
            "limit": self.limit,
            "needed": self.needed,
        }


class ForceCards(Space):
    """A colonization force: ``("send", units, bonus cards, discards)`` worth at least the bid.

    TTA-9.4: one or more *units* (of *workers* on each card) with the armies they form by *tactic*, bonus cards, and for
    Cook up to *cook* further discards; *extra* is the colonization modifier.  *riders*: infantry may count as cavalry.
    """

    def __init__(
        self,
        units: list[int],
        workers: list[int],
        hand: list[int],
        values: list[int],
        cook: int,
        extra: int,
        bid: int,
        tactic: int,
        riders: bool,
    ) -> None:
        self.units = units
        self.numbers: list[int] = [workers[unit] for unit in units]
        self.held: dict[int, int] = {}
        for card in sorted(hand):
            self.held[card] = self.held.get(card, 0) + 1
        self.bonus: list[int] = [card for card in self.held if values[card]]
        self.worth: list[int] = [values[card] for card in self.bonus]
        self.discards: list[int] = list(self.held) if cook else []
        self.cook = cook
        self.extra = extra
        self.bid = bid
        self.tactic = tactic
        self.riders = riders

    def most(self) -> int:
        """TTA-9.10: the largest force; all units and all bonus cards are always a maximum."""
        return self.reach(())

    def reach(self, path: tuple[Any, ...]) -> int:
        """The largest force that begins with *path*; -1 if it is none: no unit, or too many discards."""
        a, b = len(self.units), len(self.units) + len(self.bonus)
        sent = list(path[:a]) + self.numbers[len(path) :]
        if not any(sent):
            return -1
        total: int = self.strength(sent) + self.extra
        spare = sum(self.held.values())
        for i in range(a, b):
            n: int = path[i] if i < len(path) else self.held[self.bonus[i - a]]
            total += n * self.worth[i - a]
            spare -= n
        if len(path) <= b:
            return total + min(self.cook, spare)
        thrown: int = sum(path[b:])
        if thrown > self.cook:
            return -1
        left = sum([self.held[card] - self.used(path, card) for card in self.discards[len(path) - b :]])
        return total + min(self.cook, thrown + left)

    def strength(self, sent: list[int]) -> int:
        """Printed strength of so many of each unit, and tactical strength of the armies they form (TTA-9.4)."""
        total, force = 0, [0] * TECHS
        for unit, n in zip(self.units, sent, strict=True):
            total += n * STRENGTH[unit]
            force[unit] = n
        return total + tactical_strength(self.tactic, force, self.riders)

    def used(self, path: tuple[Any, ...], card: int) -> int:
        """How many of *card* the path uses for their value."""
        return int(path[len(self.units) + self.bonus.index(card)]) if card in self.bonus else 0

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        a, b = len(self.units), len(self.units) + len(self.bonus)
        at = len(path)
        if at < a:
            most = self.numbers[at]
        elif at < b:
            most = self.held[self.bonus[at - a]]
        elif at < b + len(self.discards):
            card = self.discards[at - b]
            most = min(self.cook, self.held[card] - self.used(path, card))
        else:
            return []
        return [n for n in range(most + 1) if self.reach((*path, n)) >= self.bid]

    def option(self, path: tuple[Any, ...]) -> Option:
        a, b = len(self.units), len(self.units) + len(self.bonus)
        return ("send", repeated(self.units, path[:a]), repeated(self.bonus, path[a:b]), repeated(self.discards, path[b:]))

    def path(self, option: Any) -> tuple[Any, ...] | None:
        parts = cards_of(option, "send", 3)
        if parts is None:
            return None
        return counted(parts[0], self.units, counted(parts[1], self.bonus, counted(parts[2], self.discards, ())))

    def plain(self) -> dict[str, Any]:
        return {
            "space": "force",
            "verb": "send",
            "units": [[card, n] for card, n in zip(self.units, self.numbers, strict=True)],
            "bonus": [[card, self.held[card], worth] for card, worth in zip(self.bonus, self.worth, strict=True)],
            "cards": [[card, n] for card, n in self.held.items()] if self.cook else [],
            "discards": self.cook,
            "extra": self.extra,
            "bid": self.bid,
        }


def repeated(cards: list[int], numbers: tuple[Any, ...]) -> tuple[int, ...]:
    """Each card as often as its number says."""
    return tuple([card for card, n in zip(cards, numbers, strict=True) for _ in range(n)])


def cards_of(option: Any, verb: str, parts: int) -> list[list[Any]] | None:
    """The lists of cards in ``(verb, cards, cards)``, if it has that form."""
    if not isinstance(option, (tuple, list)) or len(option) != parts + 1 or option[0] != verb:
        return None
    if not all([isinstance(part, (tuple, list)) for part in option[1:]]):
        return None
    return [list(part) for part in option[1:]]


def counted(chosen: list[Any], cards: list[int], rest: tuple[Any, ...] | None) -> tuple[Any, ...] | None:
    """How many of each of *cards* are *chosen*, before *rest*; None if something else is among them."""
    numbers = [chosen.count(card) for card in cards]
    if rest is None or sum(numbers) != len(chosen):
        return None
    return (*numbers, *rest)
