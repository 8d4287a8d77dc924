"""Players that are programs.  ``civitas.bots()`` names them, so this package can be called.

A bot has a seat's view: it sees what its seat sees, lists its options, and may imagine possible worlds.  It never
gets the state itself: a seat view is made of a possible world of the seat, and holds nothing else.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Sequence
from typing import Any

from civitas.kernel.options import Space
from civitas.kernel.playout import pick
from civitas.kernel.records import Option
from civitas.kernel.registry import Game, callable_package, game_of


class SeatView:
    """One seat at a table, as its player knows it.

    What the seat cannot see was dealt anew before the bot got it, by luck that the bot does not know: there is no way from here to
    the state of the table.  *blind*: for a bot that only wants its options.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> seat_view = SeatView(s, s.resolve_seat(None))
    >>> seat_view.draw(random.Random(1)) in seat_view.legal, seat_view.likely() == seat_view.legal
    (True, True)
    >>> seat_view.view()["seat"] == seat_view.seat, seat_view.what, seat_view.world(random.Random(1)).view(seat_view.seat) == seat_view.view()
    (True, 'action', True)
    >>> seat_view.world_of() is seat_view.first
    True
    """

    def __init__(self, state: Any, seat: int, blind: bool = False) -> None:
        self.seat = seat
        self.what = str(state.pending.what)
        listed = state.legal(seat)
        self.unlikely: frozenset[Option] = frozenset() if isinstance(listed, Space) else frozenset(o for o in listed if state.unlikely(o))
        if blind:
            self.first: Any = None
            self.legal: list[Option] | Space = listed
        else:
            self.first = state.determinize(seat, random.Random(hidden_seed(state, seat)))
            self.legal = self.first.legal(seat)

    def likely(self) -> list[Option] | Space:
        """The options without those that only a desperate player would choose (to resign); all, if there are no others."""
        if isinstance(self.legal, Space):
            return self.legal
        return [option for option in self.legal if option not in self.unlikely] or list(self.legal)

    def draw(self, rng: random.Random) -> Option:
        """Any of the options, but hardly ever one that only a desperate player would choose."""
        return pick(_Unlikely(self.unlikely), self.legal, rng)

    def view(self) -> dict[str, Any]:
        """What this seat sees."""
        seen: dict[str, Any] = self.world_of().view(self.seat)
        return seen

    def world(self, rng: random.Random) -> Any:
        """A possible world: a state of its own that agrees with all this seat knows.  ``first`` is one that costs nothing."""
        return self.world_of().determinize(self.seat, rng)

    def world_of(self) -> Any:
        """The world that this view is made of."""
        if self.first is None:
            raise ValueError("a blind bot sees only its options")
        return self.first


class _Unlikely:
    """What ``pick`` asks of a state."""

    def __init__(self, options: frozenset[Option]) -> None:
        self.options = options

    def unlikely(self, option: Option) -> bool:
        return option in self.options


def hidden_seed(state: Any, seat: int) -> str:
    """The luck by which a seat view is dealt: the same for the same position, and nobody can tell it who does not know the table's.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> hidden_seed(s, 0) == hidden_seed(s.clone(), 0), hidden_seed(s, 0) == hidden_seed(s, 1)
    (True, False)
    """
    return hashlib.blake2b(f"{state.luck} {seat}".encode(), digest_size=16).hexdigest()


class Bot:
    """Somebody who chooses.  Subclasses say how.

    A bot may be made anew for every decision, so it keeps nothing that it cannot do without; the same seed and the same
    positions should give the same choices.

    >>> class First(Bot):
    ...     def choose(self, seat_view):
    ...         return seat_view.legal[0]
    >>> import civitas
    >>> First(civitas.game("through_the_ages")).close()
    """

    name = ""
    blind = False  # True: it only wants its options, and no possible world is made for it
    for_people = True  # False: it is there to be measured against, and is not offered at the table

    def __init__(self, game: Game, seed: int | str = 0) -> None:
        self.game = game
        self.rng = random.Random(f"{self.name} {seed}")

    def choose(self, seat_view: SeatView) -> Option:
        raise TypeError("a bot chooses")

    def close(self) -> None:
        """The game is over, or the bot gets up."""


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
    >>> RandomBot(game).choose(SeatView(s, s.to_act[0], blind=True)) in s.legal()
    True
    """

    name = "random"
    blind = True

    def choose(self, seat_view: SeatView) -> Option:
        return seat_view.draw(self.rng)


Maker = Callable[[Game, int | str], Bot]

BOTS: dict[str, Maker] = {"random": RandomBot}
DEFAULT = "greedy"  # who plays where nobody was named: good, and quick


def names() -> list[str]:
    """The bots there are, weakest first; then those of other packages.

    >>> names()[:5]
    ['random', 'easy', 'greedy-1', 'greedy', 'planner']
    """
    from . import finding, greedy, planner  # noqa: F401 (register themselves)

    finding.load_entry_points()
    return list(BOTS)


def maker(name: str) -> Maker:
    """Who makes the bot of that name: one of ``names()``, one with other weights (``greedy@FILE``), a class (``module:Class``,
    ``./mybot.py``, ``./mybot.py:Class``) or a program (``./mybot``); ValueError in one sentence if there is none.

    >>> maker("random").name
    'random'
    >>> maker("./nobody.py")
    Traceback (most recent call last):
    ValueError: there is no file ./nobody.py
    """
    from . import finding

    if name in names():
        return BOTS[name]
    return finding.find(name)


def bot(name: str, game: Game, seed: int | str = 0) -> Bot:
    """The bot of that name for a game; ValueError that names the ones there are.

    >>> import civitas
    >>> bot("oracle", civitas.game("through_the_ages"))
    Traceback (most recent call last):
    ValueError: there is no bot 'oracle': there are random, easy, greedy-1, greedy, planner, planner-strong...
    """
    return maker(name)(game, seed)


def admit(name: str) -> str:
    """Let a bot from elsewhere sit at this process's tables; the name it goes by.

    >>> admit("greedy")
    'greedy'
    """
    made = maker(name)
    if name in BOTS:
        return name
    called = getattr(made, "name", "") or name
    if called in BOTS and BOTS[called] is not made:
        called = name
    BOTS[called] = made
    return called


def is_for_people(name: str) -> bool:
    """Whether a bot is offered to people at the table.

    >>> is_for_people("greedy"), is_for_people("greedy-1")
    (True, False)
    """
    return bool(getattr(maker(name), "for_people", True))


def in_turn(last: int, waiting: Sequence[int]) -> list[int]:
    """The seats *waiting*, around the table after *last*: so everybody gets a word in on an open floor.

    >>> in_turn(-1, (2, 0, 1)), in_turn(1, (2, 0, 1))
    ([0, 1, 2], [2, 0, 1])
    """
    return sorted(waiting, key=lambda seat: (seat <= last, seat))


def ask(player: Bot, state: Any, seat: int) -> Option:
    """What *player* chooses on that seat, knowing what the seat knows.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> ask(RandomBot(game), s, s.to_act[0]) in s.legal()
    True
    """
    return player.choose(SeatView(state, seat, player.blind))


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
        state.play(ask(bots if isinstance(bots, Bot) else bots[seat], state, seat), seat)
        last = seat
    raise RuntimeError(f"{game.id} did not end within {game.longest} decisions: {state.where}")


callable_package(__name__, names)
