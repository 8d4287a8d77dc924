"""History: the decisions made, and how far back they may be taken.

Undo goes back to, and never past, the last moment when chance was used, something hidden was shown, or another
seat acted.  That is derived here by looking at the state before and after; no rule has to say it.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from . import codec, views
from .chronicle import Event
from .flow import BaseState, IllegalChoice, advance, match_option
from .options import Refusal
from .records import Option
from .registry import Game

NOTHING_TO_UNDO = Refusal("TABLE-5", "nothing-to-undo")
CHANCE_WAS_USED = Refusal("TABLE-6", "chance-was-used")
SOMETHING_WAS_SHOWN = Refusal("TABLE-7", "something-hidden-was-shown")
ANOTHER_SEAT_ACTED = Refusal("TABLE-8", "another-seat-has-acted")
NOTHING_TO_REDO = Refusal("TABLE-9", "nothing-to-redo")

CHECKPOINT_EVERY = 64


class Move(NamedTuple):
    """A decision that was made, and what the chronicle says of it.

    >>> Move(1, ("pass",), []).option
    ('pass',)
    """

    seat: int
    option: Option
    events: list[Event]


class UndoRefused(ValueError):
    """It cannot be taken back, or not by this seat; ``.refusal`` says why.

    >>> str(UndoRefused(CHANCE_WAS_USED))
    'refused: chance was used [TABLE-6]'
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused: {refusal}")
        self.refusal = refusal


class History:
    """A game as it is played: its state, its decisions, undo and redo.

    >>> import civitas
    >>> h = History(civitas.game("through_the_ages"), players=2, seed=1)
    >>> start, seat = h.state.fingerprint(), h.state.to_act[0]
    >>> h.play(h.state.legal()[-1])
    >>> h.why_not_undo(seat), str(h.why_not_undo(1 - seat)), h.undoable
    (None, 'another seat has acted [TABLE-8]', 1)
    >>> h.undo(seat)
    >>> h.state.fingerprint() == start, h.why_not_redo(seat), h.redoable
    (True, None, 1)
    >>> h.redo(seat)
    >>> h.moves[0].seat == seat, h.at(0).fingerprint() == start
    (True, True)
    """

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,
        moves: list[Move] | None = None,
        state: Any = None,
        undo_refusal: Refusal = NOTHING_TO_UNDO,
    ) -> None:
        """A new game; or one taken up again at *state*, the position after *moves*, where *undo_refusal* hides what came before."""
        self.game = game
        self.seed = secrets.randbits(128) if seed is None else seed
        self.options = dict(options or {})
        self.state: Any = game.new(players, self.seed, options) if state is None else state
        self.players = game.min_players if players is None else players
        self.moves: list[Move] = [] if moves is None else moves
        self.undo_refusal = undo_refusal  # why the moves before the last ones cannot be taken back
        self._past: list[BaseState] = []  # before each of the last moves that may be taken back
        self._taken_back: list[Move] = []
        self._checkpoints: dict[int, BaseState] = {len(self.moves): self.state.clone()}

    @property
    def undoable(self) -> int:
        """How many moves can be taken back, one after another."""
        return len(self._past)

    @property
    def redoable(self) -> int:
        """How many moves that were taken back can be made again."""
        return len(self._taken_back)

    def play(self, option: Option, seat: int | None = None) -> None:
        """Play it; IllegalChoice if it is refused, and then nothing has changed."""
        s = self.state
        at = s.resolve_seat(seat)
        pending = s.pending
        listed = match_option(pending.list_options(s, at), option) if pending is not None and pending.hears(at) else None  # looked up once
        if listed is None:
            raise IllegalChoice(option, s.why_not(option, seat))
        before, told = s.clone(), len(s.chronicle or ())
        try:
            answer = pending.take_answer(at, listed)
            if answer is not None:  # None: sealed, and others still think
                advance(s, answer)
        except Exception:  # a fault in a rule must not leave half a move behind
            before.chronicle = None if s.chronicle is None else s.chronicle[:told]
            self.state = before
            raise
        if self._past and self.moves[-1].seat != at:
            self._close(ANOTHER_SEAT_ACTED)
        self.moves.append(Move(at, listed, list((s.chronicle or ())[told:])))
        self._past.append(before)
        self._taken_back.clear()
        if (why := undo_blocker(before, s)) is not None:
            self._close(why)
        if len(self.moves) % CHECKPOINT_EVERY == 0:
            self._checkpoints[len(self.moves)] = s.clone()

    def why_not_undo(self, seat: int) -> Refusal | None:
        """Why *seat* may not take back the last move; None if it may."""
        if not self._past:
            return self.undo_refusal
        return None if self.moves[-1].seat == seat else ANOTHER_SEAT_ACTED

    def why_not_redo(self, seat: int) -> Refusal | None:
        return None if self._taken_back and self._taken_back[-1].seat == seat else NOTHING_TO_REDO

    def undo(self, seat: int) -> None:
        """Take back the last move of *seat*."""
        if (why := self.why_not_undo(seat)) is not None:
            raise UndoRefused(why)
        self._checkpoints.pop(len(self.moves), None)
        move = self.moves.pop()
        chronicle = self.state.chronicle
        self.state = self._past.pop()
        self.state.chronicle = None if chronicle is None else chronicle[: len(chronicle) - len(move.events)]
        self._taken_back.append(move)

    def redo(self, seat: int) -> None:
        """Make the last undone move of *seat* again."""
        if (why := self.why_not_redo(seat)) is not None:
            raise UndoRefused(why)
        ahead = self._taken_back.copy()
        move = ahead.pop()
        self.play(move.option, move.seat)
        self._taken_back = ahead

    def at(self, n: int) -> Any:
        """The state after the first *n* moves, silent."""
        if not 0 <= n <= len(self.moves):
            raise ValueError(f"there are {len(self.moves)} decisions, not {n}")
        return next(self.positions(n))

    def positions(self, first: int = 0) -> Iterator[Any]:
        """The state after the first *first* moves, after one more, and so on: always the same one, silent and played on, so look and do not keep it.

        >>> import civitas
        >>> h = History(civitas.game("through_the_ages"), players=2, seed=1)
        >>> h.play(h.state.legal()[0])
        >>> [s.fingerprint() == h.state.fingerprint() for s in h.positions()]
        [False, True]
        """
        start = max([i for i in self._checkpoints if i <= first], default=0)
        if start not in self._checkpoints:  # taken up again later than this
            self._checkpoints[0] = self.game.new(self.players, self.seed, self.options).clone()
        s: Any = self._checkpoints[start].clone()
        for at in range(start, len(self.moves) + 1):
            if at > start:
                s.play(self.moves[at - 1].option, self.moves[at - 1].seat)
                if at % CHECKPOINT_EVERY == 0:
                    self._checkpoints.setdefault(at, s.clone())
            if at >= first:
                yield s

    def _close(self, why: Refusal) -> None:
        self._past.clear()
        self.undo_refusal = why


def undo_blocker(before: Any, after: Any) -> Refusal | None:
    """Why nobody takes back what led from *before* to *after*: chance was used, or something hidden was shown.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> undo_blocker(s, s.clone()) is None
    True
    """
    if after.luck != before.luck:
        return CHANCE_WAS_USED
    return SOMETHING_WAS_SHOWN if _shows_something(before, after) else None


def _shows_something(before: Any, after: Any) -> bool:
    """Whether somebody sees something *after* that was hidden from it *before*."""
    if after.disclosed != before.disclosed:
        return True
    old, new = views.find_secrets(before), views.find_secrets(after)
    if len(old) == len(new):  # what lies as it lay tells nothing
        changed = [at for at, secret in enumerate(old) if secret != new[at]]
        old, new = [old[at] for at in changed], [new[at] for at in changed]
    seats = range(codec.SPECTATOR, after.seats()) if old else ()
    return any(views.count_unseen_of(old, seat) - views.count_unseen_of(new, seat) for seat in seats)


def count_unseen_by_seat(s: Any) -> list[Counter[tuple[str, int]]]:
    """What a spectator and each seat cannot see.

    >>> import civitas
    >>> len(count_unseen_by_seat(civitas.game("through_the_ages").new(players=2, seed=1)))
    3
    """
    return [views.count_unseen(s, seat) for seat in range(codec.SPECTATOR, s.seats())]


def shows_more(before: list[Counter[tuple[str, int]]], after: list[Counter[tuple[str, int]]]) -> bool:
    """Whether somebody sees something now that was hidden from it before.

    >>> shows_more([Counter({("hand", 7): 1})], [Counter()])
    True
    """
    return any(old - new for old, new in zip(before, after, strict=True))
