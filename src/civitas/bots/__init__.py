"""Players that are programs.  ``civitas.bots()`` names them, so this package can be called.

A bot has a seat's view: it sees what its seat sees, lists its options, and may imagine possible worlds.  It never
gets the state itself.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from civitas.kernel.options import Space
from civitas.kernel.playout import pick
from civitas.kernel.records import Option
from civitas.kernel.registry import Game, callable_package, game_of


class SeatView:
    """One seat at a table, as its player knows it.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> seat_view = SeatView(s, s.resolve_seat(None))
    >>> seat_view.draw(random.Random(1)) in seat_view.legal
    True
    >>> seat_view.view()["seat"] == seat_view.seat, seat_view.what, seat_view.world(random.Random(1)).view(seat_view.seat) == seat_view.view()
    (True, 'action', True)
    """

    def __init__(self, state: Any, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def what(self) -> str:
        """The question."""
        return str(self._state.pending.what)

    @property
    def legal(self) -> list[Option] | Space:
        """Every choice: a list, or an option space."""
        listed: list[Option] | Space = self._state.legal(self.seat)
        return listed

    def draw(self, rng: random.Random) -> Option:
        """Any of the options, but hardly ever one that only a desperate player would choose."""
        return pick(self._state, self.legal, rng)

    def view(self) -> dict[str, Any]:
        """What this seat sees."""
        seen: dict[str, Any] = self._state.view(self.seat)
        return seen

    def world(self, rng: random.Random) -> Any:
        """A possible world: a state of its own that agrees with all this seat knows."""
        return self._state.determinize(self.seat, rng)


class Bot:
    """Somebody who chooses.  Subclasses say how.

    >>> class First(Bot):
    ...     def choose(self, seat_view):
    ...         return seat_view.legal[0]
    """

    name = ""

    def __init__(self, game: Game, seed: int | str = 0) -> None:
        self.game = game
        self.rng = random.Random(f"{self.name} {seed}")

    def choose(self, seat_view: SeatView) -> Option:
        raise TypeError("a bot chooses")


def draw(listed: list[Option] | Space, rng: random.Random) -> Option:
    """Any of the options.

    >>> draw([("pass",)], random.Random(1))
    ('pass',)
    """
    return listed.sample(rng) if isinstance(listed, Space) else listed[rng.randrange(len(listed))]


class RandomBot(Bot):
    """Any legal choice, without a thought.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> RandomBot(game).choose(SeatView(s, s.to_act[0])) in s.legal()
    True
    """

    name = "random"

    def choose(self, seat_view: SeatView) -> Option:
        return seat_view.draw(self.rng)


BOTS: dict[str, Callable[[Game, int | str], Bot]] = {"random": RandomBot}


def names() -> list[str]:
    """The bots there are.

    >>> names()
    ['random', 'greedy']
    """
    from . import greedy  # noqa: F401 (registers itself)

    return list(BOTS)


def bot(name: str, game: Game, seed: int | str = 0) -> Bot:
    """The bot of that name for a game; ValueError that names the ones there are.

    >>> import civitas
    >>> bot("oracle", civitas.game("through_the_ages"))
    Traceback (most recent call last):
    ValueError: there is no bot 'oracle': there are random, greedy
    """
    if name not in names():
        raise ValueError(f"there is no bot {name!r}: there are {', '.join(names())}")
    return BOTS[name](game, seed)


def in_turn(last: int, waiting: Sequence[int]) -> list[int]:
    """The seats *waiting*, around the table after *last*: so everybody gets a word in on an open floor.

    >>> in_turn(-1, (2, 0, 1)), in_turn(1, (2, 0, 1))
    ([0, 1, 2], [2, 0, 1])
    """
    return sorted(waiting, key=lambda seat: (seat <= last, seat))


def play_out(state: Any, bots: Bot | Sequence[Bot]) -> Any:
    """Let *bots* (one for all, or one a seat) play the game to its end; the state, which is then over.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> play_out(game.new(players=2, seed=1, options={"mode": "first_game"}), bot("random", game)).over
    True
    """
    game, last = game_of(state), -1
    if not isinstance(bots, Bot) and len(bots) != state.seats():
        raise ValueError(f"there are {state.seats()} seats and {len(bots)} bots")
    for _ in range(game.longest):
        waiting = state.to_act
        if not waiting:
            return state
        seat = in_turn(last, waiting)[0]
        player = bots if isinstance(bots, Bot) else bots[seat]
        state.play(player.choose(SeatView(state, seat)), seat)
        last = seat
    raise RuntimeError(f"{game.id} did not end within {game.longest} decisions: {state.where}")


callable_package(__name__, names)
