"""Plain data and back: JSON for checkpoints and for whoever looks, written from the declared fields.  Interpreted in both forms."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from .chance import knows_held, knows_place
from .flow import BaseState
from .record_fields import FIELDS, PILE, Field, parts, record_class, zones_within
from .records import Args, Record

Json = Any

ALL_SEEING, SPECTATOR = -2, -1

EXACT = {"int": "int", "str": "str", "bool": "bool", "float": "float", "CardId": "int"}  # annotations of which only the very type will do


def to_plain(record: Record) -> Json:
    """Dicts, lists, words and numbers; {"is": class, field: value, ...} for a record.

    >>> from civitas.kernel.chronicle import Event
    >>> to_plain(Event("takes-card", {"seat": 0, "card": 17}))
    {'is': 'Event', 'message': 'takes-card', 'args': {'seat': 0, 'card': 17}, 'to': -1}
    """
    return writer(type(record))(record, ALL_SEEING, None)


def from_plain(space: str, obj: Json) -> Any:
    """The record that *obj* describes, with the class names of *space* (a game, or the kernel).

    >>> from_plain("civitas.kernel", {"is": "Event", "message": "shows", "args": {"seat": 1, "cards": [2, 7]}, "to": 3})
    Event(message='shows', args={'seat': 1, 'cards': (2, 7)}, to=3)
    """
    return _reader(record_class(space, obj["is"]), space)(obj)


def fingerprint(s: BaseState) -> str:
    """A short stable hash of the whole state.

    >>> fingerprint(BaseState()) == fingerprint(BaseState())
    True
    """
    plain = to_plain(s)
    if plain["pending"] is not None:  # what a question speaks of has names, and records that were saved before do not know them
        plain["pending"]["about"] = list(plain["pending"]["about"].values())
    return hashlib.blake2b(msgspec.json.encode(plain), digest_size=8).hexdigest()


@cache
def writer(cls: type) -> Callable[[Any, int, Any], Json]:
    """The function that writes such a record, for a seat, in a state: made once, on first use.

    >>> from civitas.kernel.chronicle import Event
    >>> writer(Event)(Event("waves"), 0, None)["message"]
    'waves'
    """
    items = "".join(f", {f.name!r}: {_write_field(f)}" for f in FIELDS[cls] if not f.transient)
    return eval(f"lambda r, seat, s: {{'is': {cls.__name__!r}{items}}}", SCOPE)  # type: ignore[no-any-return]  # noqa: S307


@cache
def _reader(cls: type, space: str) -> Callable[[Json], Any]:
    items = ", ".join(f"{f.name}={_read(parse_hint(f.hint), f'obj[{f.name!r}]', 0)}" for f in FIELDS[cls] if not f.transient)
    return eval(f"lambda obj: cls({items})", SCOPE | {"cls": cls, "space": space})  # type: ignore[no-any-return]  # noqa: S307


def _write_field(f: Field) -> str:
    x = f"r.{f.name}"
    whole = _write_value(parse_hint(f.hint), x, 0)
    if f.owner is None:
        return whole
    marks = f"r.{f.marks}" if f.marks else "None"
    if f.owner == "key":
        mine = _write_value(parse_hint(f.hint).slice.elts[1], "v", 0)  # type: ignore[attr-defined]
        theirs = _cover(f, zones_within(f.hint)[1:], "v", f"{marks}[k]" if f.marks else marks) if f.pool else "None"
        return f"[[k, {mine} if seat in (k, {ALL_SEEING}) else {theirs}] for k, v in {x}.items()]"
    mine = f"seat in (r.{f.owner}, {ALL_SEEING})" if f.owner else f"seat == {ALL_SEEING}"
    return f"{whole} if {mine} else {_cover(f, zones_within(f.hint) if f.pool else (), x, marks)}"


def _cover(f: Field, around: tuple[str, ...], x: str, marks: str) -> str:
    """What the others see of *x*, zones in so many containers: zone by zone."""
    if not around:
        pile = PILE in f.hint
        zone, known = (f"{x}.cards", f"{x}.marks") if pile else (x, marks)
        seen = f"hidden({zone}, {f.pool if f.backs is True else ''!r}, {known}, seat, s, {bool(f.owner)})"
        return f"(None if {x} is None else {seen})" if pile else seen
    key = f"k{len(around)}"
    inner = _cover(f, around[1:], f"{x}[{key}]", marks if marks == "None" else f"{marks}[{key}]")
    listed = f"[[{key}, {inner}] for {key} in {x}]" if around[0] == "dict" else f"[{inner} for {key} in range(len({x}))]"
    return f"(None if {x} is None else {listed})"


def parse_hint(hint: str) -> ast.expr:
    """An annotation, parsed.

    >>> parse_hint("list[int]").slice.id
    'int'
    """
    return ast.parse(hint, mode="eval").body


def _write_value(t: ast.expr, x: str, depth: int) -> str:
    kind, args = parts(t)
    v, k = f"x{depth}", f"k{depth}"
    if kind == "optional":
        return f"(None if {x} is None else {_write_value(args[0], x, depth)})"
    if kind == "list":
        item = _write_value(args[0], v, depth + 1)
        return f"{x}.copy()" if item == v else f"[{item} for {v} in {x}]"
    if kind == "dict":
        return f"[[{k}, {_write_value(args[1], v, depth + 1)}] for {k}, {v} in {x}.items()]"
    if ast.unparse(t) == "Args":
        return f"{x}.copy()"
    if ast.unparse(t) == PILE:
        return f"(writer(type({x}))({x}, seat, s) if seat == {ALL_SEEING} else {x}.cards.copy())"
    return f"writer(type({x}))({x}, seat, s)" if kind == "record" else x


def _read(t: ast.expr, x: str, depth: int) -> str:
    kind, args = parts(t)
    v, k = f"x{depth}", f"k{depth}"
    if kind == "optional":
        return f"(None if {x} is None else {_read(args[0], x, depth)})"
    if kind == "list":
        item = _read(args[0], v, depth + 1)
        return f"list({x})" if item == v else f"[{item} for {v} in {x}]"
    if kind == "dict":
        return f"{{{_read(args[0], k, depth + 1)}: {_read(args[1], v, depth + 1)} for {k}, {v} in {x}}}"
    if kind == "record":
        return f"from_plain(space, {x})"
    hint = ast.unparse(t)
    return x if hint in EXACT else f"args({x})" if hint == "Args" else f"tuples({x})"


def tuples(x: Json) -> Any:
    """JSON knows no tuples: lists inside options and tuples become tuples again.

    >>> tuples(["offer", [1, 1, 3], None])
    ('offer', (1, 1, 3), None)
    """
    return tuple([tuples(item) for item in x]) if isinstance(x, (list, tuple)) else x


def args_of(x: Json) -> Args:
    """The arguments of a message by their names; those that were stored before they had any, by their numbers.

    >>> args_of({"seat": 1, "cards": [2, 7]}), args_of([1, [2, 7]])
    ({'seat': 1, 'cards': (2, 7)}, {'1': 1, '2': (2, 7)})
    """
    named = x if isinstance(x, dict) else {str(n): value for n, value in enumerate(x, 1)}
    return {name: tuples(value) for name, value in named.items()}


def _hidden(x: Any, pool: str, marks: list[int] | None, seat: int, s: Any, in_hand: bool) -> Any:
    """What is seen of a zone that is not one's own: how many, their backs, and what one knows in it.

    Where a card lies in somebody's hand is nobody's business: it would tell which one is given away unseen.
    """
    if not isinstance(x, (list, tuple)):
        return None
    seen: dict[str, Any] = {"hidden": len(x)}
    if pool and x:
        backs = s.backs(pool, x)
        if any(backs):
            seen["backs"] = sorted(backs) if in_hand else backs
    if marks is not None and seat >= 0:
        seen["known"], seen["holds"] = _write_known(x, marks, seat, in_hand) if any(marks) else ([], [])
    return seen


def _write_known(x: Any, marks: list[int], seat: int, in_hand: bool) -> tuple[list[list[int]], list[int]]:
    """What *seat* knows by its place in a zone, and what it knows to be in there."""
    placed = 0 if in_hand else knows_place(seat)
    either = knows_held(seat) | knows_place(seat)
    known = [[i, card] for i, card in enumerate(x) if marks[i] & placed]
    return known, sorted(card for i, card in enumerate(x) if marks[i] & either and not marks[i] & placed)


SCOPE: dict[str, Any] = {"writer": writer, "from_plain": from_plain, "tuples": tuples, "args": args_of, "hidden": _hidden}


def misfit(record: Record) -> str:
    """The first field that does not hold what its annotation says, in a sentence; "" if all do.

    >>> from civitas.kernel.chronicle import Event
    >>> misfit(Event(None))
    'Event.message is None, not str'
    """
    if _sound(record):
        return ""
    cls = type(record)
    wrong = (_misfit(parse_hint(f.hint), getattr(record, f.name), f"{cls.__name__}.{f.name}") for f in FIELDS[cls] if not f.transient)
    return next(filter(None, wrong))


def _misfit(t: ast.expr, x: Any, path: str) -> str:
    """The same of one value, and where in it."""
    if eval(f"lambda x: {_fit(t, 'x', 0)}", CHECKS)(x):  # noqa: S307
        return ""
    kind, args = parts(t)
    if kind == "optional":
        return _misfit(args[0], x, path)
    if isinstance(x, Record) and ast.unparse(t) in _lineage(type(x)):
        return misfit(x)
    if kind == type(x).__name__:
        items = x.items() if isinstance(x, dict) else enumerate(x)
        if wrong := next(filter(None, (_misfit(args[-1], item, f"{path}[{key!r}]") for key, item in items)), ""):
            return wrong
    return f"{path} is {x!r}, not {ast.unparse(t)}"


def _sound(record: Record) -> bool:
    """Whether every field holds what its annotation says."""
    return _checker(type(record))(record)


@cache
def _checker(cls: type) -> Callable[[Any], bool]:
    """The function that looks: made once, on first use."""
    checks = " and ".join(_fit(parse_hint(f.hint), f"r.{f.name}", 0) for f in FIELDS[cls] if not f.transient)
    return eval(f"lambda r: {checks or True}", CHECKS)  # type: ignore[no-any-return]  # noqa: S307


LEAVES = {hint: f"type({{0}}) is {name}" for hint, name in EXACT.items()} | {
    "None": "{0} is None",
    "Any": "plain({0})",
    "Option": "(type({0}) is tuple and plain({0}))",
    "Options": "(type({0}) is str or type({0}) is tuple and plain({0}))",
    "Args": "(type({0}) is dict and set(map(type, {0})) <= {{str}} and plain(tuple({0}.values())))",
}


def _fit(t: ast.expr, x: str, depth: int) -> str:
    """The expression that says whether *x* is what the annotation says."""
    hint = ast.unparse(t)
    if hint in LEAVES:
        return LEAVES[hint].format(x)
    kind, args = parts(t)
    v, k = f"x{depth}", f"k{depth}"
    if kind == "optional":
        return f"({x} is None or {_fit(args[0], x, depth)})"
    if kind == "record":
        return f"({hint!r} in lineage(type({x})) and sound({x}))"
    if kind == "dict":
        return f"(type({x}) is dict and all([{_fit(args[0], k, depth + 1)} and {_fit(args[1], v, depth + 1)} for {k}, {v} in {x}.items()]))"
    many = f"type({x}) is {'list' if kind == 'list' else 'tuple'} and "
    if kind == "list" or hint.endswith("...]"):
        exact = EXACT.get(ast.unparse(args[0]))
        each = f"set(map(type, {x})) <= {{{exact}}}" if exact else f"all([{_fit(args[0], v, depth + 1)} for {v} in {x}])"
        return f"({many}{each})"
    return f"({many}" + " and ".join([f"len({x}) == {len(args)}", *[_fit(item, f"{x}[{i}]", depth) for i, item in enumerate(args)]]) + ")"


@cache
def _lineage(cls: type) -> frozenset[str]:
    """The records that a record is one of, by name."""
    return frozenset(base.__name__ for base in cls.__mro__ if issubclass(base, Record))


def _is_plain(x: Any) -> bool:
    """Numbers, words, None, and tuples of these."""
    return x is None or type(x) in (int, str, bool, float) or (type(x) is tuple and all([_is_plain(item) for item in x]))


CHECKS: dict[str, Any] = {"lineage": _lineage, "sound": _sound, "plain": _is_plain}
