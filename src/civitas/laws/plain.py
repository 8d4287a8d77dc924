"""Law 1: plain data only; copies are equal and separate, and going on from either gives the same."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from civitas.kernel import codec
from civitas.kernel.flow import BaseState
from civitas.kernel.record_fields import FIELDS
from civitas.kernel.records import Record
from civitas.kernel.registry import Game

from .case import Broken, Played, difference

AHEAD = 3  # how many decisions a copy goes on


def _through_json(game: Game) -> Callable[[Any], Any]:
    return lambda s: game.from_json(msgspec.json.decode(msgspec.json.encode(s.to_json())))


def check_copies(s: Any, played: Played, at: int, thorough: bool) -> None:
    """A clone, JSON and back, pickle and deepcopy: equal, separate, listing the same, and going on alike.

    >>> import civitas
    >>> from civitas.laws import Case
    >>> case = Case(civitas.game("through_the_ages"), 2, {}, 1)
    >>> s = case.new()
    >>> s.luck = [1, 2]
    >>> check_copies(s, Played(case), 0, thorough=True)
    Traceback (most recent call last):
    civitas.laws.case.Broken: law 1 (plain data) is broken: State.luck is [1, 2], not tuple[int, ...] at ...
    """
    wrong = codec.misfit(s)
    if wrong:
        raise Broken(1, f"{wrong} at {s.where}")
    plain = codec.to_plain(s)
    ways: dict[str, Callable[[Any], Any]] = {"a clone": lambda s: s.clone(), "JSON and back": _through_json(played.case.game)}
    if thorough:
        ways |= {"pickle and back": lambda s: pickle.loads(pickle.dumps(s)), "a deep copy": copy.deepcopy}
    for name, way in ways.items():
        twin = way(s)
        parts = difference(codec.to_plain(twin), plain)
        if parts or twin != s:
            raise Broken(1, f"{name} differs at {s.where}: {parts or 'it is not equal'}")
        common = _find_shared(s, twin)
        if common:
            raise Broken(1, f"{name} shares {common} with the state it was made from, at {s.where}")
        for seat in s.to_act:
            here, there = s.legal(seat), twin.legal(seat)
            apart = difference(here, there) if isinstance(here, list) else difference(here.plain(), there.plain())
            if apart:
                raise Broken(1, f"{name} lists other options for seat {seat} at {s.where}: {apart}")
        _go_on(twin, name, played, at)


def _go_on(twin: Any, name: str, played: Played, at: int) -> None:
    """The next decisions lead a copy where they led the game."""
    for n in range(at, min(at + AHEAD, len(played.decisions))):
        seat, option = played.decisions[n]
        try:
            twin.play(option, seat)
        except Exception as problem:
            raise Broken(1, f"{name} made {n - at} decisions before cannot go on with {option} of seat {seat}: {problem}") from problem
        if n + 1 < len(played.prints) and twin.fingerprint() != played.prints[n + 1]:
            raise Broken(1, f"{name} goes on differently: after {option} of seat {seat} it stands at {twin.where}")


def check_unchanged(past: list[tuple[int, Any, str]]) -> None:
    """Clones taken earlier are what they were.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> check_unchanged([(0, s, "another")])
    Traceback (most recent call last):
    civitas.laws.case.Broken: law 1 (plain data) is broken: the clone made after 0 decisions has changed since: ...
    """
    for n, clone, was in past:
        if clone.fingerprint() != was:
            raise Broken(1, f"the clone made after {n} decisions has changed since: it shares something with the state")


def _find_shared(a: Any, b: Any) -> str:
    """Something that can change and belongs to both records: its path, or ""."""
    mine = {id(thing): path for path, thing in _changeable(a, type(a).__name__)}
    return next((mine[id(thing)] for _, thing in _changeable(b, "") if id(thing) in mine), "")


def _changeable(x: Any, path: str) -> Iterator[tuple[str, Any]]:
    """All that a copy must have for itself.  A record that is its own clone says that it never changes, as decisions do."""
    if isinstance(x, Record) and not isinstance(x, BaseState) and x.clone() is x:
        return
    if isinstance(x, Record):
        yield path, x
        for f in FIELDS[type(x)]:
            if not f.transient and f.hint != "Args":  # which nobody changes: earlier clones are looked at again
                yield from _changeable(getattr(x, f.name), f"{path}.{f.name}")
    elif isinstance(x, (list, dict)):
        yield path, x
        for key, item in x.items() if isinstance(x, dict) else enumerate(x):
            yield from _changeable(item, f"{path}[{key}]")
