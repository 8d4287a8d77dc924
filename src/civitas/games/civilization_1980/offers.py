"""Gives: what a trader may put into a deal (CIV80-11B), what must be said of it, and the space of all of them.

A give is a multiset of own tradable cards, written as a tuple of kinds in card order (CIV80-1.9).  Its declaration
(count, total, named) is computed here, so nobody can lie about it; everything else said at the table is chat.
"""

from __future__ import annotations

from itertools import accumulate, combinations_with_replacement
from typing import Any, Final

from civitas.kernel.options import Refusal, Space
from civitas.kernel.record_fields import secret
from civitas.kernel.records import Message, Option, Record

from .tables import CARD_ORDER, COMMODITIES, KINDS, LEAST_TRADE, PLACE, VALUE

Give = tuple[int, ...]  # kinds in card order

PASS: Final[Option] = ("pass",)
NONE: Final[Option] = ("none",)
OFFER: Final = "offer"
COUNTER: Final = "counter"

# What may be asked for: nothing, or one commodity (CIV80-11.30: public, not binding).
WISHES: Final[tuple[int | None, ...]] = (None, *range(COMMODITIES))

TOO_FEW: Final = Refusal("CIV80-11.4", "a-give-has-at-least-three-cards")
NOT_HELD: Final = Refusal("CIV80-11.20", "you-do-not-hold-these-cards")
NOT_YOURS_TO_PASS: Final = Refusal("CIV80-11.7", "a-calamity-received-may-not-be-passed-on")
NO_COMMODITY: Final = Refusal("CIV80-11.8", "a-give-has-at-least-one-commodity")
NAMED_FALSELY: Final = Refusal("CIV80-11.5", "the-named-commodity-is-not-in-the-give")
NOT_A_COMMODITY: Final = Refusal("CIV80-11.30", "only-a-commodity-can-be-wanted")

LARGEST_SAMPLE: Final = 5  # CIV80-11.35: random players give three to five cards


class Offer(Record):
    """Cards held out to one seat or to all: the table knows the declaration, only the owner knows the give (CIV80-11.21)."""

    seat: int
    count: int
    total: int
    named: int
    wants: int | None = None
    give: tuple[int, ...] = secret("seat", default=())
    number: int = 0  # floor mode: by which it is spoken of
    to: int = -1  # floor mode: the only seat that may answer; -1: all
    answers: int = -1  # a counter: the seat (market) or the number (floor) of the offer it answers
    paused: bool = False  # floor mode


def total_of(give: Give) -> int:
    """CIV80-11.5: the point value of a give, n * n * value for each commodity in it; calamities 0.

    EX-74: two Salt and one Hides are 13 points, not 7.
    """
    points, last, n = 0, -1, 0
    for kind in give:
        n = n + 1 if kind == last else 1
        last = kind
        points += (2 * n - 1) * VALUE[kind]  # n * n is the sum of the first n odd numbers
    return points


MOST_GOODS: Final = 6  # commodities in a give up to which all that can be declared so is written out
DECLARABLE: Final[dict[tuple[int, int, int], list[Give]]] = {}  # by commodities in the give, total and one that is named


def declarable(goods: int, total: int, named: int) -> list[Give]:
    """All gives of so many commodities, and no calamity, with this total, and this one among them; none of more than MOST_GOODS."""
    if not DECLARABLE:
        for n in range(1, MOST_GOODS + 1):
            for give in combinations_with_replacement(range(COMMODITIES), n):
                for kind in sorted(set(give)):
                    DECLARABLE.setdefault((n, total_of(give), kind), []).append(give)
    return DECLARABLE.get((goods, total, named), [])


def covers(held: list[int], give: Give) -> bool:
    """CIV80-11.31: whether cards *held*, counted by kind, cover a give."""
    last, n = -1, 0
    for kind in give:
        n = n + 1 if kind == last else 1
        last = kind
        if n > held[kind]:
            return False
    return True


def can_give(held: list[int]) -> bool:
    """CIV80-11.4, 11.8: whether there is any legal give in these tradable cards."""
    return sum(held) >= LEAST_TRADE and any(held[:COMMODITIES])


def give_refusal(tradable: list[int], hand: list[int], give: tuple[Any, ...], named: Any) -> Refusal | None:
    """Why these cards may not be offered under that name, by a seat with these cards."""
    good = False
    for kind in give:
        if not isinstance(kind, int) or not 0 <= kind < KINDS:
            return NOT_HELD
        n = give.count(kind)
        if n > tradable[kind]:
            return NOT_YOURS_TO_PASS if n <= hand[kind] else NOT_HELD
        good = good or kind < COMMODITIES
    if len(give) < LEAST_TRADE:
        return TOO_FEW
    if not good:
        return NO_COMMODITY
    return None if named in give and named < COMMODITIES else NAMED_FALSELY


class Gives(Space):
    """All that a trader may say where a give is asked for (CIV80-11.34).

    *heads* are how an answer may begin: complete ones such as ``("pass",)``, ``("offer", wants)`` and ``("counter", whom)``.
    After the latter two come the amounts of each kind held, in card order, and the commodity named.
    """

    def __init__(self, heads: list[Option], held: list[int]) -> None:
        self.heads = heads
        self.held = held
        self.kinds: list[int] = [kind for kind in CARD_ORDER if held[kind]]
        self.rest: list[int] = sums_from([held[kind] for kind in self.kinds])  # cards of the kinds from here on
        goods = [i for i, kind in enumerate(self.kinds) if kind < COMMODITIES]
        self.last_good = goods[-1] if goods else -1  # a give without a commodity until here takes this one

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        if not path:
            return list(self.heads)
        if not gives(path[0]):
            return []
        at = len(path) - 1
        if at < len(self.kinds):
            return self.amounts(path[1:], at)
        return self.goods_in(path[1:]) if at == len(self.kinds) else []

    def amounts(self, taken: tuple[Any, ...], at: int) -> list[Any]:
        """How many of the next kind: enough cards, and a commodity among them, must stay possible."""
        least = max(0, LEAST_TRADE - sum(taken) - self.rest[at + 1])
        if at == self.last_good and not self.goods_in(taken):
            least = max(1, least)
        return list(range(least, self.held[self.kinds[at]] + 1))

    def goods_in(self, taken: tuple[Any, ...]) -> list[Any]:
        """The commodities among which one is named."""
        return [kind for kind, n in zip(self.kinds, taken, strict=False) if n and kind < COMMODITIES]

    def key(self, path: tuple[Any, ...]) -> Any:
        if not path or not gives(path[0]):
            return path
        if len(path) > len(self.kinds) + 1:
            return ()
        return len(path), min(LEAST_TRADE, sum(path[1:])), len(self.goods_in(path[1:]))

    def option(self, path: tuple[Any, ...]) -> Option:
        head: Option = path[0]
        if not gives(head):
            return head
        give: list[int] = []
        for kind, n in zip(self.kinds, path[1:-1], strict=True):
            give += [kind] * n
        return make_option(head, tuple(give), path[-1])

    def path(self, option: Any) -> tuple[Any, ...] | None:
        parts = parse(option)
        if parts is None:
            return None
        head, give, named = parts
        if not gives(head):
            return (head,)
        amounts = [give.count(kind) for kind in self.kinds]
        return (head, *amounts, named) if sum(amounts) == len(give) else None

    def canonical(self, option: Any) -> Option | None:
        """Checked at once instead of walked."""
        parts = parse(option)
        if parts is None or parts[0] not in self.heads:
            return None
        head = self.heads[self.heads.index(parts[0])]
        if not gives(head):
            return head
        given, named = parts[1], parts[2]
        if give_refusal(self.held, self.held, given, named) is not None:
            return None
        give: list[int] = []
        for kind in self.kinds:
            give += [kind] * given.count(kind)
        return make_option(head, tuple(give), self.kinds[self.kinds.index(named)])

    def sample(self, rng: Any) -> Option:
        """CIV80-11.35: three to five cards at random, a commodity among them."""
        head: Option = self.heads[rng.randrange(len(self.heads))]
        if not gives(head):
            return head
        cards: list[int] = []
        for kind in self.kinds:
            cards += [kind] * self.held[kind]
        size = LEAST_TRADE + rng.randrange(min(LARGEST_SAMPLE, len(cards)) - LEAST_TRADE + 1)
        while True:
            for i in range(size):
                other = i + rng.randrange(len(cards) - i)
                cards[i], cards[other] = cards[other], cards[i]
            give = sorted(cards[:size], key=PLACE.__getitem__)
            goods = sorted({kind for kind in give if kind < COMMODITIES})
            if goods:
                return make_option(head, tuple(give), goods[rng.randrange(len(goods))])

    def count(self) -> int:
        """Complete heads, and for every other head each give as often as it has commodities to name."""
        complete = sum([1 for head in self.heads if not gives(head)])
        named = sum([self.containing(kind) for kind in self.kinds if kind < COMMODITIES])
        return complete + (len(self.heads) - complete) * named

    def containing(self, wanted: int) -> int:
        """How many gives hold the commodity *wanted*."""
        ways = [1] + [0] * LEAST_TRADE  # by number of cards so far, the last for all from LEAST_TRADE on
        for kind in self.kinds:
            longer = [0] * (LEAST_TRADE + 1)
            for n in range(1 if kind == wanted else 0, self.held[kind] + 1):
                for had, way in enumerate(ways):
                    longer[min(LEAST_TRADE, had + n)] += way
            ways = longer
        return ways[LEAST_TRADE]

    def wording(self, option: Option) -> Message | None:
        match option:
            case ("offer", give, named, wants):
                return "do-offer", {"cards": give, "card": named, "wanted": wants}
            case ("counter", whom, give, named):
                return "do-counter", {"seat": whom, "cards": give, "card": named}
        return None

    def word_choice(self, path: tuple[Any, ...], value: Any) -> Message | None:
        """How an answer begins, how many of each kind, what is named."""
        if not path:
            return self.word_head(value)
        at = len(path) - 1
        return ("pick-cards", {"number": value, "card": self.kinds[at]}) if at < len(self.kinds) else ("pick-named", {"card": value})

    def word_head(self, head: Option) -> Message | None:
        """Whom an answer is for, or what is wanted."""
        match head:
            case ("offer", wants):
                return "pick-offer", {"wanted": wants}
            case ("counter", whom):
                return "pick-counter", {"seat": whom}
        return None

    def plain(self) -> dict[str, Any]:
        return {
            "space": "gives",
            "heads": [list(head) for head in self.heads],
            "items": list(self.kinds),
            "bounds": [self.held[kind] for kind in self.kinds],
            "lo": LEAST_TRADE,
            "hi": self.rest[0],
        }


def sums_from(amounts: list[int]) -> list[int]:
    """What all amounts from each one on come to, and nothing after the last."""
    return list(accumulate(reversed(amounts), initial=0))[::-1]


def within(amounts: tuple[Any, ...], bounds: list[int]) -> list[int] | None:
    """Amounts as plain numbers, if each is one from nothing to its bound."""
    found: list[int] = []
    for n, bound in zip(amounts, bounds, strict=True):
        if not isinstance(n, int) or not 0 <= n <= bound:
            return None
        found.append(int(n))
    return found


def gives(head: Option) -> bool:
    """Whether a give follows this beginning of an answer."""
    return head[0] in (OFFER, COUNTER)


def make_option(head: Option, give: Give, named: int) -> Option:
    """The option: ("offer", give, named, ...) or ("counter", whom, give, named)."""
    if head[0] == OFFER:
        return (OFFER, give, named, *head[1:])
    return (*head, give, named)


def parse(option: Any) -> tuple[Option, tuple[Any, ...], Any] | None:
    """An option taken apart into its head, its give and what it names; None if it has another form."""
    if not isinstance(option, tuple) or not option:
        return None
    if option[0] == OFFER and len(option) >= 3 and isinstance(option[1], tuple):
        return (OFFER, *option[3:]), option[1], option[2]
    if option[0] == COUNTER and len(option) == 4 and isinstance(option[2], tuple):
        return (COUNTER, option[1]), option[2], option[3]
    return (option, (), -1) if option[0] not in (OFFER, COUNTER) else None
