"""What choices would change, told by the engine: tried in possible worlds of the seat, so that nothing hidden shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from civitas.kernel.history import undo_blocker
from civitas.kernel.records import Message, Option
from civitas.kernel.registry import Game

WORLDS = 3  # that are tried
MORE_WORLDS = 12  # where chance or something hidden comes into it


class Foresight(NamedTuple):
    """What is sure to change for a seat, what is not, what its player may not have thought of, and who is asked next.

    >>> Foresight({"score": 3}, {"score": 5}, [], [], False, None).changes
    [('score', 3, 5)]
    """

    before: dict[str, int]
    after: dict[str, int]  # only what comes out the same in all worlds
    unsure: list[str]
    warnings: list[Message]
    hidden: bool  # chance or something hidden comes into it
    asked: tuple[int, str] | None  # the seat and the question, where both are the same in all worlds

    @property
    def changes(self) -> list[tuple[str, int, int]]:
        """Each number that is sure to change, before and after."""
        return [(name, value, self.after[name]) for name, value in self.before.items() if self.after.get(name, value) != value]


def numbers_of(game: Game, s: Any, seat: int) -> dict[str, int]:
    """The public ratings of a seat, in the order in which they are shown; the score and its own numbers where the game names none.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> "culture" in numbers_of(game, game.new(players=2, seed=1), 0)
    True
    """
    return dict(game.page.numbers(s, seat)) if game.page.numbers is not None else all_numbers(game, s)[seat]


def all_numbers(game: Game, s: Any) -> list[dict[str, int]]:
    """The public ratings of every seat.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> [numbers["culture"] for numbers in all_numbers(game, game.new(players=2, seed=1))]
    [0, 0]
    """
    if game.page.numbers is not None:
        return [dict(game.page.numbers(s, seat)) for seat in range(s.seats())]
    found = [{"score": score} for score in s.scores]
    lists = [v for v in s.view(None).values() if isinstance(v, list) and len(v) == s.seats() and all(isinstance(p, dict) for p in v)]
    for numbers, own in zip(found, lists[0] if lists else (), strict=False):
        numbers.update({name: value for name, value in own.items() if type(value) is int and name not in ("seat", "score")})
    return found


def foresee(game: Game, imagine: Callable[[int], Any], seat: int, options: Sequence[Option]) -> Foresight:
    """Play *options*, one after another, in the worlds that ``imagine(0)``, ``imagine(1)`` ... give.

    >>> import civitas, random
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> seat = s.to_act[0]
    >>> foresee(game, lambda n: s.determinize(seat, random.Random(n)), seat, s.legal()[:1]).unsure
    []
    """
    first = imagine(0)
    before = numbers_of(game, first, seat)
    outcomes: list[dict[str, int]] = []
    warnings: list[list[Message]] = []
    asked: list[tuple[int, str] | None] = []
    hidden = False
    for n in range(MORE_WORLDS):
        if n >= WORLDS and not hidden:
            break
        world = imagine(n)
        if world.why_not(options[0], seat) is not None:
            continue  # it depends on hidden cards what is legal for others, never for this seat; be safe
        after = world.clone()
        for option in options:
            after.play(option, seat)
        hidden = hidden or undo_blocker(world, after) is not None
        outcomes.append(numbers_of(game, after, seat))
        warnings.append([] if game.page.warnings is None else list(game.page.warnings(world, after, seat)))
        asked.append(None if after.over else (after.to_act[0], str(after.pending.what)))
    if not outcomes:
        return Foresight(before, {}, list(before), [], True, None)
    same = {name: outcomes[0][name] for name in before if name in outcomes[0] and len({outcome.get(name) for outcome in outcomes}) == 1}
    return Foresight(
        before,
        same,
        [name for name in before if name not in same],
        [warning for warning in warnings[0] if all(warning in other for other in warnings)],
        hidden,
        asked[0] if all(one == asked[0] for one in asked) else None,
    )
