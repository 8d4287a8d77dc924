"""Law 4: everything that is listed is accepted; everything else is refused with a rule, and changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from civitas.kernel.flow import AskAny, IllegalChoice
from civitas.kernel.options import Refusal, Space
from civitas.kernel.records import Option
from civitas.kernel.registry import game_of
from civitas.kernel.saves import read_option, write_option

from .case import Broken, describe, find_speakers, holds, shorten, some

JUNK: tuple[Any, ...] = (None, 7, "pass", (), ("",), ("junk",), (None,), (7,), (("pass",),), ["pass"], {"pass": 1}, ("pass", "pass"), ("pass", None))
WRITTEN_OUT = 1500  # a space this small is looked at option by option
SAMPLE = 8


def check_choices(s: Any, rng: random.Random, verbs: list[str], every: bool) -> None:
    """The whole law at one position; *every* listed option is tried, or a sample.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> check_choices(s, random.Random(1), ["pass"], every=False)  # raises Broken where it does not hold
    """
    for seat in find_speakers(s):
        listed = s.legal(seat)
        if not isinstance(s.pending, AskAny) or len(some(listed, rng, 1)):
            _check_listed(s, seat, listed, rng, every)
            _check_junk(s, seat, listed, rng, verbs)
    _check_wrong_seats(s, rng)


def _check_listed(s: Any, seat: int, listed: list[Option] | Space, rng: random.Random, every: bool) -> None:
    """What is listed is well formed, there once, and can be played."""
    if isinstance(listed, Space):
        _check_space(s, listed, rng)
    elif len(set(listed)) != len(listed):
        twice = next(option for i, option in enumerate(listed) if option in listed[:i])
        raise Broken(4, f"{twice} is listed twice for seat {seat} at {s.where}")
    for option in some(listed, rng, 300 if every else SAMPLE):
        _check_form(s, option)
        why = s.why_not(option, seat)
        if why is not None:
            raise Broken(4, f"{option} is listed for seat {seat} at {s.where}, but refused: {why}")
        _check_own_refusal(s, seat, option)
        world = s.clone()
        try:
            world.play(option, seat)
        except Exception as problem:
            raise Broken(4, f"{option} is listed for seat {seat} at {s.where}, but cannot be played: {describe(problem)}") from problem


def _check_own_refusal(s: Any, seat: int, option: Option) -> None:
    """The step that lists an option does not refuse it: one decider for both (``why_not`` looks at the list first, and would not show it)."""
    step = s.stack[-1]
    name = f"{type(step).__name__}.refusal"
    try:
        why = step.refusal(s, seat, option)
    except Exception as problem:
        raise Broken(4, f"{option} is listed for seat {seat} at {s.where}, but {name} fails: {describe(problem)}") from problem
    if why is not None:
        raise Broken(4, f"{option} is listed for seat {seat} at {s.where}, but {name} refuses it: {why}")


def _check_form(s: Any, option: Any) -> None:
    """A verb and plain things behind it, which a record can write down."""
    if not isinstance(option, tuple) or not option or type(option[0]) is not str:
        raise Broken(4, f"{option!r} is listed at {s.where}: an option is a tuple that begins with a verb")
    notation = game_of(s).notation
    if wrong := notation.fault(option):
        raise Broken(4, f"{option!r} is listed at {s.where}, but not so declared in the notation: {wrong}")
    try:
        read = read_option(notation, write_option(notation, option))
    except ValueError as problem:
        raise Broken(4, f"{option!r}, listed at {s.where}, cannot be written down: {problem}") from None
    if read != option or repr(read) != repr(option):
        raise Broken(4, f"{option!r}, listed at {s.where}, is read back as {read!r}")


def _check_space(s: Any, space: Space, rng: random.Random) -> None:
    """sample, contains, count, places and iteration speak of the same options, however many they are."""
    name = f"the space {shorten(space.plain())} at {s.where}"
    msgspec.json.encode(space.plain())
    first = list(islice(space, WRITTEN_OUT))
    if len(set(first)) != len(first):
        raise Broken(4, f"{name} holds an option twice")
    whole = len(first) < WRITTEN_OUT
    size = space.count()
    if size != len(first) if whole else size < WRITTEN_OUT:
        raise Broken(4, f"{name} counts {size} options, but has {len(first)}{'' if whole else ' at least'}")
    for at in (0, len(first) - 1):
        if space[at] != first[at]:
            raise Broken(4, f"{name} has {space[at]} at place {at}, but lists {first[at]} there")
    for option in [*(first if len(first) <= SAMPLE else rng.sample(first, SAMPLE)), space[-1], space[rng.randrange(size)]]:
        if space.canonical(option) != option:
            raise Broken(4, f"{name} lists {option}, but does not contain it")
    for _ in range(SAMPLE):
        option = space.sample(rng)
        if space.canonical(option) != option or (whole and option not in first):
            raise Broken(4, f"{name} draws {option}, which is not in it")


def _check_junk(s: Any, seat: int, listed: list[Option] | Space, rng: random.Random, verbs: list[str]) -> None:
    """Mangled and senseless options are refused with a rule, and leave no trace."""
    tried = s.clone()
    tried.chronicle = []
    before = tried.fingerprint()
    for option in [*JUNK, *mangle(some(listed, rng, 4), rng, verbs)]:
        try:
            known = holds(listed, option)
        except Exception as problem:
            raise Broken(4, f"asked whether it contains {option!r}, the list for seat {seat} at {s.where} fails: {describe(problem)}") from problem
        if not known:
            _check_refused(tried, option, seat)
    if tried.fingerprint() != before or tried.chronicle:
        raise Broken(4, f"a refused option has changed something at {s.where} (seat {seat})")


def _check_refused(s: Any, option: Any, seat: int) -> None:
    """Refused, with the rule that says so, both when asked and when played."""
    try:
        why = s.why_not(option, seat)
        s.play(option, seat)
    except IllegalChoice as refused:
        if why != refused.refusal:
            raise Broken(4, f"{option!r} of seat {seat} at {s.where}: asked, the answer is {why}; played, it is {refused.refusal}") from None
        if not isinstance(why, Refusal) or not why.rule or not why.message:
            raise Broken(4, f"{option!r} of seat {seat} at {s.where} is refused without a rule: {why}") from None
    except Exception as problem:
        raise Broken(4, f"{option!r} of seat {seat} at {s.where} is not refused but fails: {describe(problem)}") from problem
    else:
        raise Broken(4, f"{option!r} is not listed for seat {seat}, but accepted")


def _check_wrong_seats(s: Any, rng: random.Random) -> None:
    """Who is not asked cannot answer."""
    options = some(s.legal(s.to_act[0]), rng, 2)
    for seat in (*range(s.seats()), -1, 99):
        if not s.pending.hears(seat):
            if s.legal(seat) or s.decision(seat) is not None:
                raise Broken(4, f"seat {seat} is shown options at {s.where}, but is not asked")
            for option in options:
                _check_refused(s, option, seat)


def mangle(options: list[Option], rng: random.Random, verbs: list[str]) -> Iterator[Option]:
    """Options that are nearly right.

    >>> list(mangle([("build", 3)], random.Random(1), ["pass"]))[:4]
    [('build',), ('build', 3, 0), ('pass', 3), (3, 'build')]
    """
    for option in options:
        yield option[:-1]
        yield (*option, 0)
        yield (rng.choice(verbs), *option[1:])
        yield tuple(reversed(option))
        for i in range(1, len(option)):
            item = option[i]
            for other in _replacements(item, rng):
                yield (*option[:i], other, *option[i + 1 :])
    for verb in rng.sample(verbs, min(3, len(verbs))):
        yield (verb,)
        yield (verb, rng.randrange(-2, 60))
        yield (verb, rng.randrange(60), rng.randrange(10))
        yield (verb, (rng.randrange(10), rng.randrange(10)))
        yield (verb, "x", None)


def _replacements(item: Any, rng: random.Random) -> list[Any]:
    if isinstance(item, bool) or item is None:
        return ["", 2, -1]
    if isinstance(item, int):
        return [item + 1, item - 1, -item - 1, 10**12, item + 0.5, str(item), None, (item,), rng.randrange(100)]
    if isinstance(item, str):
        return [item + "x", item.upper(), 0, None, ""]
    if isinstance(item, tuple):
        swollen = [(*item, item[0])] if item else [(0,)]
        changed = [(*item[:i], *[r], *item[i + 1 :]) for i in range(min(2, len(item))) for r in _replacements(item[i], rng)[:4]]
        return [item[:-1], item[1:], None, 3, list(item), *swollen, *changed]
    return [None]
