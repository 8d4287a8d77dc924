"""A feeling for a game: what a position is worth, which choices deserve a look, and in which order.

A sense is an object with its own weights, so two bots that think differently can sit at one table.  A game says what it thinks in a few
functions, of which ``HookedSense`` is made; ``weighted`` makes one whose functions take the weights first.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .options import Space
from .records import Option

NEVER: Final = float("-inf")
CHOSEN: Final = 1000.0  # beside NEVER: this one and no other
LOOKED_AT: Final = 24  # options of a space that are looked at where the game proposes none


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """What a bot thinks of positions and choices, with these weights.

    >>> class Rich(Sense):
    ...     def worth(self, s, seat):
    ...         return self.weights["point"] * s.scores[seat]
    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> rich = Rich({"point": 2.0})
    >>> rich.worth(s, 0), rich.terms(s, 0), len(rich.candidates(s, s.to_act[0], 3))
    (0.0, {'worth': 0.0}, 3)
    """

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights: dict[str, float] = weights

    # --- what a game says

    def worth(self, s: Any, seat: int) -> float:
        """What a position is worth to a seat: the higher the better."""
        raise TypeError("a sense says what a position is worth")

    def terms(self, s: Any, seat: int) -> dict[str, float]:
        """The same in named parts, whose sum it is."""
        return {"worth": self.worth(s, seat)}

    def prospect(self, s: Any, seat: int) -> float:
        """What a position promises when a turn is over, for bots that play turns out in thought: its worth, unless a game can tell more."""
        return self.worth(s, seat)

    def advice(self, s: Any, seat: int, options: list[Option]) -> list[float]:
        """For each option what shows only later; NEVER for those not worth a look."""
        return [0.0] * len(options)

    def proposals(self, s: Any, seat: int, space: Space) -> list[Option]:
        """Options of a space that are worth a look, the best first; none: any will do."""
        return []

    def alternatives(self, s: Any, seat: int, listed: list[Option] | Space, k: int) -> list[Option]:
        """About *k* options that differ in what they aim at, where advice names one only and a space has one proposal."""
        return []

    def settled(self, s: Any, seat: int) -> bool:
        """Whether greed's answer to this question stands: what it leads to does not show where bots that search look."""
        return False

    def turn_of(self, s: Any) -> tuple[int, ...]:
        """Whose turn, and which: it changes when a turn is over, and stays the same as long as it goes on."""
        return tuple(s.to_act)

    # --- what follows from it

    def shortlist(self, s: Any, seat: int, listed: list[Option] | Space, rng: Any) -> list[Option]:
        """The options of a list or a space that are looked at at all; *rng* draws where a space has no proposals."""
        if not isinstance(listed, Space):
            return listed
        found = self.proposals(s, seat, listed)
        return found or list(dict.fromkeys([listed.sample(rng) for _ in range(LOOKED_AT)]))

    def weigh(self, s: Any, seat: int, options: list[Option]) -> list[float]:
        """What each of them is worth; NEVER for one that is not worth a look."""
        values: list[float] = []
        for option, bonus in zip(options, self.advice(s, seat, options), strict=True):
            values.append(bonus + self.after(s, seat, option) if bonus > NEVER else NEVER)
        return values

    def after(self, s: Any, seat: int, option: Option) -> float:
        """What the position is worth at once after an option."""
        world = s.clone()
        world.play(option, seat)
        return self.worth(world, seat)

    def candidates(self, s: Any, seat: int, k: int) -> list[Option]:
        """Up to *k* real alternatives, the one that greed would take first."""
        listed = s.legal(seat)
        options = self.shortlist(s, seat, listed, Strider(0))
        values = self.weigh(s, seat, options)
        order = sorted([at for at in range(len(options)) if values[at] > NEVER], key=lambda at: -values[at])
        found = [options[at] for at in order[:k]]
        if len(found) < k:
            known = set(found)
            others = [option for option in self.alternatives(s, seat, listed, k) if option not in known and not s.unlikely(option)]
            found += list(dict.fromkeys(others))[: k - len(found)]
        if len(found) < k:
            found += self.further(s, seat, listed, options, found, k - len(found))
        return found or options[:1]

    def further(self, s: Any, seat: int, listed: list[Option] | Space, options: list[Option], found: list[Option], k: int) -> list[Option]:
        """*k* more, by what the position is worth at once after them."""
        if isinstance(listed, Space):
            strider = Strider(1)
            options = options + [listed.sample(strider) for _ in range(LOOKED_AT)]
        known = set(found)
        rest = [option for option in dict.fromkeys(options) if option not in known and not s.unlikely(option)]
        return sorted(rest, key=lambda option: -self.after(s, seat, option))[:k]


class HookedSense(Sense):
    """A sense made of functions; what is not there is as in ``Sense``.

    >>> sense = HookedSense({}, lambda s, seat: 3.0)
    >>> sense.worth(None, 0), sense.terms(None, 0)
    (3.0, {'worth': 3.0})
    """

    def __init__(
        self,
        weights: dict[str, float],
        worth: Callable[[Any, int], float],
        advice: Callable[[Any, int, list[Option]], list[float]] | None = None,
        proposals: Callable[[Any, int, Space], list[Option]] | None = None,
        turn_of: Callable[[Any], tuple[int, ...]] | None = None,
        terms: Callable[[Any, int], dict[str, float]] | None = None,
        alternatives: Callable[[Any, int, list[Option] | Space, int], list[Option]] | None = None,
        prospect: Callable[[Any, int], float] | None = None,
        settled: Callable[[Any, int], bool] | None = None,
    ) -> None:
        super().__init__(weights)
        self.worth_hook: Any = worth
        self.advice_hook: Any = advice
        self.proposals_hook: Any = proposals
        self.turn_hook: Any = turn_of
        self.terms_hook: Any = terms
        self.alternatives_hook: Any = alternatives
        self.prospect_hook: Any = prospect
        self.settled_hook: Any = settled

    def worth(self, s: Any, seat: int) -> float:
        return float(self.worth_hook(s, seat))

    def terms(self, s: Any, seat: int) -> dict[str, float]:
        found: dict[str, float] = super().terms(s, seat) if self.terms_hook is None else self.terms_hook(s, seat)
        return found

    def prospect(self, s: Any, seat: int) -> float:
        return self.worth(s, seat) if self.prospect_hook is None else float(self.prospect_hook(s, seat))

    def advice(self, s: Any, seat: int, options: list[Option]) -> list[float]:
        found: list[float] = [0.0] * len(options) if self.advice_hook is None else self.advice_hook(s, seat, options)
        return found

    def proposals(self, s: Any, seat: int, space: Space) -> list[Option]:
        found: list[Option] = [] if self.proposals_hook is None else self.proposals_hook(s, seat, space)
        return found

    def alternatives(self, s: Any, seat: int, listed: list[Option] | Space, k: int) -> list[Option]:
        found: list[Option] = [] if self.alternatives_hook is None else self.alternatives_hook(s, seat, listed, k)
        return found

    def turn_of(self, s: Any) -> tuple[int, ...]:
        found: tuple[int, ...] = tuple(s.to_act) if self.turn_hook is None else self.turn_hook(s)
        return found

    def settled(self, s: Any, seat: int) -> bool:
        return self.settled_hook is not None and bool(self.settled_hook(s, seat))


def make_sense(
    weights: dict[str, float],
    w: Any,
    turn_of: Callable[[Any], tuple[int, ...]],
    worth: Callable[..., float],
    terms: Callable[..., dict[str, float]],
    advice: Callable[..., list[float]],
    proposals: Callable[..., list[Option]],
    alternatives: Callable[..., list[Option]] | None = None,
    prospect: Callable[..., float] | None = None,
    settled: Callable[..., bool] | None = None,
) -> Sense:
    """A sense whose functions take *w* first: the weights as the game keeps them, with a name and a type each.

    >>> def terms(w, s, seat):
    ...     return {"points": w * s[seat]}
    >>> def worth(w, s, seat):
    ...     return sum(terms(w, s, seat).values())
    >>> sense = make_sense({"point": 2.0}, 2.0, tuple, worth, terms, lambda w, s, seat, options: [w], lambda w, s, seat, space: [])
    >>> sense.worth([4, 7], 1), sense.terms([4, 7], 0), sense.weights
    (14.0, {'points': 8.0}, {'point': 2.0})
    """
    others = None if alternatives is None else partial(alternatives, w)
    ahead = None if prospect is None else partial(prospect, w)
    sure = None if settled is None else partial(settled, w)
    return HookedSense(weights, partial(worth, w), partial(advice, w), partial(proposals, w), turn_of, partial(terms, w), others, ahead, sure)


def only(options: list[Option], chosen: Option) -> list[float]:
    """Advice for this one and no other; if it is not there, for any.

    >>> only([("pass",), ("end",)], ("end",)), only([("pass",)], ("end",))
    ([-inf, 1000.0], [0.0])
    """
    if chosen not in options:
        return [0.0] * len(options)
    return [CHOSEN if option == chosen else NEVER for option in options]


class Strider:
    """Draws that are the same every time: what is looked at of a space must not depend on luck.

    >>> strider = Strider(0)
    >>> [strider.randrange(5) for _ in range(4)]
    [0, 3, 1, 4]
    """

    def __init__(self, start: int) -> None:
        self.at: int = start

    def randrange(self, n: int) -> int:
        """A number from 0 to n - 1, spread evenly: the golden ratio goes round."""
        found = self.at * 618_033_989 % 1_000_000_007 * n // 1_000_000_007
        self.at += 1
        return found
