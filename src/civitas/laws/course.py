"""Laws 2, 3 and 5: a record leads to the same game; somebody can act until it is over; nothing is made or lost."""

from __future__ import annotations

import random
from typing import Any

from civitas.kernel.flow import AskAny
from civitas.kernel.registry import Game
from civitas.kernel.saves import GameRecord

from .case import Broken, Played, describe, difference, find_speakers, some
from .coverage import Coverage
from .policies import make_policies


def check_pieces(s: Any, game: Game) -> None:
    """Law 5: the game itself finds all its pieces.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> s.players.pop() and check_pieces(s, civitas.game("through_the_ages"))
    Traceback (most recent call last):
    civitas.laws.case.Broken: law 5 (conservation) is broken: ...
    """
    if game.invariants is None:
        return
    try:
        game.invariants.check(s)
    except AssertionError as wrong:
        raise Broken(5, f"{wrong or 'the pieces do not add up'} ({s.where})") from None
    except Exception as problem:
        raise Broken(5, f"the pieces cannot be counted at {s.where}: {describe(problem)}") from problem


def check_somebody_acts(s: Any, rng: random.Random) -> None:
    """Law 3: those asked are seats, and they have something to choose from.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> s.pending = None
    >>> check_somebody_acts(s, random.Random(1))
    Traceback (most recent call last):
    civitas.laws.case.Broken: law 3 (the game goes on) is broken: nobody, or nobody at this table, is asked at ...
    """
    waiting = s.to_act
    if not waiting or len(set(waiting)) != len(waiting) or not all(0 <= seat < s.seats() for seat in waiting):
        raise Broken(3, f"nobody, or nobody at this table, is asked at {s.where}")
    able = [seat for seat in waiting if some(s.legal(seat), rng, 1)]
    if not able or (len(able) < len(waiting) and not isinstance(s.pending, AskAny)):
        idle = next(seat for seat in waiting if seat not in able)
        raise Broken(3, f"seat {idle} is asked at {s.where}, but has no option")


def _check_end(s: Any) -> None:
    """Law 3: there are scores, and everybody has a rank."""
    scores, ranking = s.scores, s.ranking
    if len(scores) != s.seats() or not all(type(score) is int for score in scores):
        raise Broken(3, f"at the end the scores are {scores}")
    if sorted(seat for level in ranking for seat in level) != list(range(s.seats())):
        raise Broken(3, f"at the end the ranking is {ranking}: not everybody has one rank")
    if s.stack:
        raise Broken(3, f"the game is over, but not everything was done: {s.where}")


def play_game(played: Played, coverage: Coverage, sense: bool = False, limit: int | None = None) -> Any:
    """Play a case to its end (or so many decisions) under laws 3 and 5; the last state.

    >>> import civitas
    >>> from civitas.laws import Case
    >>> game = civitas.game("through_the_ages")
    >>> played = Played(Case(game, 2, {}, 1))
    >>> play_game(played, Coverage(game), limit=9).over, len(played.decisions), len(played.prints)
    (False, 9, 10)
    """
    case = played.case
    game = case.game
    rng = random.Random(f"play {case}")
    s = case.new()
    s.chronicle = None
    seats = make_policies(game, case.players, rng, coverage, sense)
    while True:
        check_pieces(s, game)
        played.prints.append(s.fingerprint())
        coverage.notice(s)
        if s.over or len(played.decisions) == limit:
            break
        if len(played.decisions) >= game.longest:
            raise Broken(3, f"the game is not over after {game.longest} decisions: {s.where}")
        check_somebody_acts(s, rng)
        seat = _who_acts(s, rng)
        option = seats[seat].choose(s, seat)
        played.decisions.append((seat, option))
        played.asked.append(s.pending.what)
        coverage.note_choice(s, seat, option)
        where = s.where
        try:
            s.play(option, seat)
        except Exception as problem:
            played.decisions.pop()
            raise Broken(4, f"{option} is listed for seat {seat} at {where}, but cannot be played: {describe(problem)}", crash=True) from problem
    if s.over:
        _check_end(s)
    return s


def _who_acts(s: Any, rng: random.Random) -> int:
    """One of those who are waited for and can act; now and then one who may speak up."""
    seats: list[int] = find_speakers(s) if rng.random() < 0.1 else list(s.to_act)
    able = [seat for seat in seats if some(s.legal(seat), rng, 1)]
    return rng.choice(able or seats)


def check_record(played: Played) -> GameRecord:
    """Law 2: written down and read again, the record is the same; it is what the other laws replay.

    >>> import civitas
    >>> from civitas.laws import Case
    >>> check_record(Played(Case(civitas.game("through_the_ages"), 2, {}, 1), [(0, ("take", 4))])).decisions
    [(0, ('take', 4))]
    """
    record = played.record()
    read = GameRecord.parse(record.text())
    if read != record:
        raise Broken(2, f"the record is not what was written down: {difference(read.decisions, record.decisions) or 'its header differs'}")
    return read


def check_print(s: Any, played: Played, n: int) -> None:
    """Law 2: the replay stands where the game stood.

    >>> import civitas
    >>> from civitas.laws import Case
    >>> case = Case(civitas.game("through_the_ages"), 2, {}, 1)
    >>> check_print(case.new(), Played(case, prints=["another"]), 0)
    Traceback (most recent call last):
    civitas.laws.case.Broken: law 2 (replay) is broken: the replay of the record stands elsewhere: ...
    """
    if s.fingerprint() != played.prints[n]:
        raise Broken(2, f"the replay of the record stands elsewhere: {s.where}")
