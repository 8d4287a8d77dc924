"""Choices that are sets of cards: discards, a defence against an aggression and a colonization force."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.options import Fold, Refusal, Space, Subset
from civitas.kernel.records import Option

from .armies import tactical_strength
from .tables import COLONIZATION_BONUS, DEFENSE, NONE, STRENGTH, TECHS

NOT_THOSE_CARDS: Final = Refusal("TTA-5.3.3", "you-do-not-have-those-cards")
TOO_MANY_CARDS: Final = Refusal("TTA-5.3.3", "more-cards-than-military-actions")
DEFENCE_TOO_WEAK: Final = Refusal("TTA-5.3.3", "the-defence-is-too-weak")
NO_UNIT: Final = Refusal("TTA-9.5", "a-force-needs-a-unit")
TOO_MANY_DISCARDS: Final = Refusal("TTA-13.1.16", "so-many-cards-cannot-be-discarded-with-the-force")
FORCE_TOO_WEAK: Final = Refusal("TTA-9.6", "the-force-is-weaker-than-the-bid")

NOT_IN_HAND: Final = Refusal("TTA-7.1", "you-do-not-have-those-cards")


def counts(cards: list[int]) -> dict[int, int]:
    """How many there are of each card, in the order of their numbers."""
    found: dict[int, int] = {}
    for card in sorted(cards):
        found[card] = found.get(card, 0) + 1
    return found


class FirstCopies(Fold):
    """Of two copies the first one goes first, so that a set is there once.  Remembers the last card that is kept."""

    def __init__(self, items: tuple[int, ...]) -> None:
        self.items = items

    def start(self) -> Any:
        return NONE

    def step(self, state: Any, at: int, n: int) -> Any:
        if not n:
            return self.items[at]
        return None if self.items[at] == state else state

    def accepts(self, state: Any) -> bool:
        return True


class Discards(Subset):
    """So many cards of a hidden hand, face down: ``("discard", cards)``."""

    def __init__(self, hand: list[int], n: int) -> None:
        cards = tuple(sorted(hand))
        super().__init__("discard", cards, n, n, FirstCopies(cards))

    def sample(self, rng: Any) -> Option:
        """So many of the cards, each as likely as another, without walking the tree."""
        left = list(self.items)
        return ("discard", tuple(sorted([left.pop(rng.randrange(len(left))) for _ in range(self.lo)])))

    def refusal(self, option: Any) -> Refusal | None:
        """Why these cards may not be discarded."""
        if self.path(option) is None:
            return NOT_IN_HAND
        return None if len(option[1]) == self.lo else Refusal("TTA-7.1", "discard-so-many-cards", number=self.lo)


class CardCounts(Space):
    """So many of each card, in *groups* with a meaning of their own: ``(verb, cards, cards, ...)``, one list for each group.

    The path is one number for each card of each group.  ``(verb, (2, 0, 1))``, all these numbers at once, is understood
    too: that is how a dialog answers.
    """

    def __init__(self, verb: str, groups: list[list[int]], bounds: list[int], least: int, most: int) -> None:
        self.verb = verb
        self.groups = groups
        self.bounds = bounds
        self.least = least  # cards in all
        self.most = most

    def leads_on(self, path: tuple[Any, ...]) -> bool:
        """Whether some way of going on is legal."""
        return True

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        if len(path) == len(self.bounds):
            return []
        return [n for n in range(self.bounds[len(path)] + 1) if self.leads_on((*path, n))]

    def option(self, path: tuple[Any, ...]) -> Option:
        lists: list[tuple[int, ...]] = []
        at = 0
        for group in self.groups:
            lists.append(tuple([card for i, card in enumerate(group) for _ in range(path[at + i])]))
            at += len(group)
        return (self.verb, *lists)

    def path(self, option: Any) -> tuple[Any, ...] | None:
        if not isinstance(option, (tuple, list)) or not option or option[0] != self.verb:
            return None
        lists = option[1:]
        if not all([isinstance(part, (tuple, list)) for part in lists]):
            return None
        if len(lists) == 1 and len(lists[0]) == len(self.bounds):
            return tuple(lists[0])
        if len(lists) != len(self.groups):
            return None
        path: list[int] = []
        for part, group in zip(lists, self.groups, strict=True):
            numbers = [list(part).count(card) for card in group]
            if sum(numbers) != len(part):
                return None
            path += numbers
        return tuple(path)

    def slot(self, at: int) -> tuple[int, int]:
        """Which group a place of the path belongs to, and which card."""
        for n, group in enumerate(self.groups):
            if at < len(group):
                return n, group[at]
            at -= len(group)
        raise IndexError("there are not so many places")

    def plain(self) -> dict[str, Any]:
        return {
            "space": "amounts",
            "verb": self.verb,
            "bounds": self.bounds,
            "lo": self.least,
            "hi": self.most,
            "groups": self.groups,
        }

    def whole(self, option: Any) -> tuple[int, ...] | None:
        """The path that *option* means, if it only names cards that are there."""
        path = self.path(option)
        if path is None or any([type(n) is not int or not 0 <= n <= bound for n, bound in zip(path, self.bounds, strict=True)]):
            return None
        return path


class DefenceCards(CardCounts):
    """Cards put together against an aggression: ``("defend", face up, face down)``.

    TTA-5.3.3: bonus cards face up count their defence, any card face down counts 1; at most *limit* cards, and only
    a set that reaches *needed* may be played.
    """

    def __init__(self, hand: list[int], limit: int, needed: int) -> None:
        self.limit = limit
        self.needed = needed
        self.held: dict[int, int] = counts(hand)
        self.up: list[int] = sorted([card for card in self.held if DEFENSE[card]], key=lambda card: -DEFENSE[card])
        self.down: list[int] = list(self.held)
        bounds = [self.held[card] for card in self.up + self.down]
        super().__init__("defend", [self.up, self.down], bounds, 1, limit)

    def possible(self) -> bool:
        """Whether any set reaches what is needed."""
        return self.leads_on(())

    def count_used(self, path: tuple[Any, ...]) -> tuple[int, int]:
        """How many cards the path uses, and what they are worth."""
        cards = worth = 0
        for i, n in enumerate(path):
            cards += n
            worth += n * DEFENSE[self.up[i]] if i < len(self.up) else n
        return cards, worth

    def spare(self, path: tuple[Any, ...]) -> int:
        """How many cards of the kinds that come after the path are not used face up; -1 if a card is used twice."""
        found = 0
        for i, card in enumerate(self.down):
            at = len(self.up) + i
            shown = int(path[self.up.index(card)]) if card in self.up and self.up.index(card) < len(path) else 0
            if at < len(path):
                if shown + path[at] > self.held[card]:
                    return -1
            else:
                found += self.held[card] - shown
        return found

    def key(self, path: tuple[Any, ...]) -> Any:
        """How many cards, what they are worth, and how many of each that comes yet are used face up."""
        cards, worth = self.count_used(path)
        shown = [path[i] if i < len(path) and self.down.index(card) >= len(path) - len(self.up) else 0 for i, card in enumerate(self.up)]
        return len(path), cards, min(worth, self.needed), tuple(shown)

    def leads_on(self, path: tuple[Any, ...]) -> bool:
        cards, worth = self.count_used(path)
        room, spare = self.limit - cards, self.spare(path)
        if room < 0 or spare < 0:
            return False
        for i in range(len(path), len(self.up)):  # dearest first
            take = min(room, self.held[self.up[i]])
            worth += take * DEFENSE[self.up[i]]
            room -= take
            spare -= take
        return worth + min(room, spare) >= self.needed

    def refusal(self, option: Any) -> Refusal | None:
        """Why this set may not be played."""
        path = self.whole(option)
        if path is None or self.spare(path) < 0:
            return NOT_THOSE_CARDS
        cards, worth = self.count_used(path)
        if cards > self.limit:
            return TOO_MANY_CARDS
        return DEFENCE_TOO_WEAK if worth < self.needed else None


class ForceCards(CardCounts):
    """A colonization force: ``("send", units, bonus cards, discards)`` worth at least the bid.

    TTA-9.4: one or more *units* (of *workers* on each card) with the armies they form by *tactic*, bonus cards, and for
    Cook up to *cook* further discards; *extra* is the colonization modifier.  *riders*: infantry may count as cavalry.
    """

    def __init__(self, units: list[int], workers: list[int], hand: list[int], cook: int, extra: int, bid: int, tactic: int, riders: bool) -> None:
        self.units = units
        self.numbers: list[int] = [workers[unit] for unit in units]
        self.held: dict[int, int] = counts(hand)
        self.bonus: list[int] = [card for card in self.held if COLONIZATION_BONUS[card]]
        self.discards: list[int] = list(self.held) if cook else []
        self.cook = cook
        self.extra = extra
        self.bid = bid
        self.tactic = tactic
        self.riders = riders
        bounds = self.numbers + [self.held[card] for card in self.bonus] + [min(cook, self.held[card]) for card in self.discards]
        super().__init__("send", [self.units, self.bonus, self.discards], bounds, 1, sum(bounds))

    def largest(self) -> int:
        """TTA-9.10: the largest force; all units and all bonus cards are always a maximum."""
        return self.reach(())

    def reach(self, path: tuple[Any, ...]) -> int:
        """The largest force that begins with *path*; -1 if it is none: no unit, too many discards, a card used twice."""
        a, b = len(self.units), len(self.units) + len(self.bonus)
        sent = list(path[:a]) + self.numbers[len(path) :]
        if not any(sent):
            return -1
        total: int = self.strength(sent) + self.extra
        valued: dict[int, int] = {}  # bonus cards used for their value
        for i in range(a, b):
            card = self.bonus[i - a]
            valued[card] = path[i] if i < len(path) else self.held[card]
            total += valued[card] * COLONIZATION_BONUS[card]
        thrown = left = 0
        for i, card in enumerate(self.discards):
            spare = self.held[card] - valued.get(card, 0)
            if b + i >= len(path):
                left += spare
            elif path[b + i] > spare:
                return -1
            else:
                thrown += path[b + i]
        return -1 if thrown > self.cook else total + min(self.cook, thrown + left)

    def strength(self, sent: list[int]) -> int:
        """Printed strength of so many of each unit, and tactical strength of the armies they form (TTA-9.4)."""
        total, force = 0, [0] * TECHS
        for unit, n in zip(self.units, sent, strict=True):
            total += n * STRENGTH[unit]
            force[unit] = n
        return total + tactical_strength(self.tactic, force, self.riders)

    def key(self, path: tuple[Any, ...]) -> Any:
        """The units, whose armies count as a whole; afterwards what all is worth, the discards, and the bonus cards that may yet be discarded."""
        a, b = len(self.units), len(self.units) + len(self.bonus)
        if len(path) <= a:
            return path
        worth = self.strength(list(path[:a])) + sum([n * COLONIZATION_BONUS[card] for card, n in zip(self.bonus, path[a:b], strict=False)])
        thrown = sum(path[b:])
        used = [n for card, n in zip(self.bonus, path[a:b], strict=False) if card in self.discards[max(0, len(path) - b) :]]
        return len(path), min(worth + thrown + self.extra, self.bid), thrown, any(path[:a]), tuple(used)

    def leads_on(self, path: tuple[Any, ...]) -> bool:
        return self.reach(path) >= self.bid

    def refusal(self, option: Any) -> Refusal | None:
        """Why this force may not be sent."""
        path = self.whole(option)
        if path is None:
            return NOT_THOSE_CARDS
        if not any(path[: len(self.units)]):
            return NO_UNIT
        worth = self.reach(path)
        if worth < 0:
            return TOO_MANY_DISCARDS
        return FORCE_TOO_WEAK if worth < self.bid else None
