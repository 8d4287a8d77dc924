"""Law 7: undo never crosses chance, something shown, or another seat; undo then redo changes nothing."""

from __future__ import annotations

import random
from typing import Any

from civitas.kernel.history import History, UndoRefused, count_unseen_by_seat, shows_more

from .case import Broken, Played, viewers
from .secrecy import learns

WINDOW = 4  # decisions looked at, at one position


def check_undo(s: Any, played: Played, at: int, rng: random.Random, kind: type[History]) -> None:
    """Play on from here with a history, and at each decision try to go back and forth.

    >>> import civitas
    >>> from civitas.laws import Case
    >>> case = Case(civitas.game("through_the_ages"), 2, {}, 1)
    >>> s = case.new()
    >>> check_undo(s, Played(case, [(*s.to_act, s.legal()[0])]), 0, random.Random(1), History)
    """
    case = played.case
    start = s.clone()
    start.chronicle = []
    history = kind(case.game, case.players, case.seed, case.options, moves=[], state=start)
    allowed = 0  # how many moves the law lets be taken back
    for n in range(at, min(at + WINDOW, len(played.decisions))):
        seat, option = played.decisions[n]
        before = history.state.clone()
        last = history.moves[-1].seat if history.moves else seat
        history.play(option, seat)
        try:
            closed = _why_closed(before, history.state)
            if not closed and n == at and any(learns(before, seat, option, viewer, rng) for viewer in viewers(before)):
                closed = "somebody learned something"
            allowed = 0 if closed else 1 if last != seat else allowed + 1
            if history.undoable > allowed:
                raise Broken(7, f"{option} of seat {seat} at {before.where} can be taken back although {closed or 'another seat acted before'}")
            for other in range(before.seats()):
                if other != seat and history.why_not_undo(other) is None:
                    raise Broken(7, f"seat {other} may take back what seat {seat} did at {before.where}")
            if history.undoable:
                _back_and_forth(history, seat, rng.randint(1, history.undoable))
        except Broken as broken:
            broken.ahead = n - at
            raise


def _why_closed(before: Any, after: Any) -> str:
    """Why a move cannot be taken back, as the state shows it."""
    if after.luck != before.luck:
        return "chance was used"
    return "something hidden was shown" if shows_more(count_unseen_by_seat(before), count_unseen_by_seat(after)) else ""


def _back_and_forth(history: History, seat: int, steps: int) -> None:
    """Undo so many moves and redo them: all as it was."""
    told = list(history.state.chronicle or ())
    prints = [history.state.fingerprint()]
    where, moves = history.state.where, [(move.seat, move.option) for move in history.moves]
    try:
        for _ in range(steps):
            history.undo(seat)
            prints.append(history.state.fingerprint())
        for _ in range(steps):
            if history.state.fingerprint() != prints.pop():
                raise Broken(7, f"undo and redo lead elsewhere at {where}")
            history.redo(seat)
    except UndoRefused as refused:
        raise Broken(7, f"seat {seat} may undo, or redo what it undid, and is refused at {where}: {refused}") from None
    if history.state.fingerprint() != prints[0] or moves != [(move.seat, move.option) for move in history.moves]:
        raise Broken(7, f"undo then redo does not lead back to {where}")
    if told != list(history.state.chronicle or ()):
        raise Broken(7, f"undo then redo changes the chronicle at {where}")
