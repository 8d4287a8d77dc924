"""Writes the functions by which the edges look into a record: its plain form and back, whether it is sound, its hidden zones.

One set of rules, two users, as in ``record_fields``: made on first use (interpreted), or put into the module before
mypyc (compiled).  Names with an underscore are those of ``zones``, where the work is done.  This module is never compiled.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from typing import Any

from . import zones
from .record_fields import FIELDS, PILE, SHARED, Field, parts, zones_within
from .zones import ALL_SEEING

EXACT = {"int": "int", "str": "str", "bool": "bool", "float": "float", "CardId": "int"}  # annotations of which only the very type will do
EDGES = ("read", "write", "check", "find")
HELPERS = (  # of zones
    *("hidden", "tuples", "tuple_of", "args_of", "from_plain", "is_plain", "are_args", "is_a", "all_ints"),
    *("add_zone", "add_zones", "look_into"),
)
NOT_RECORDS = SHARED | {"list", "dict", "tuple", "Any"}


def parse_hint(hint: str) -> ast.expr:
    """An annotation, parsed.

    >>> parse_hint("list[int]").slice.id
    'int'
    """
    return ast.parse(hint, mode="eval").body


def lasting(fields: Iterable[Field]) -> list[Field]:
    """The fields that are part of the state.

    >>> [f.name for f in lasting([Field("log", "int", "0", transient=True), Field("n", "int", "0")])]
    ['n']
    """
    return [f for f in fields if not f.transient]


def records_within(fields: Iterable[Field]) -> list[Field]:
    """The fields that hold records, in whatever lists and dicts, but for zones of hidden cards.

    >>> [f.name for f in records_within([Field("n", "int", "0"), Field("cities", "list[City]", "[]")])]
    ['cities']
    """
    return [f for f in lasting(fields) if not f.pool and {t.id for t in ast.walk(parse_hint(f.hint)) if isinstance(t, ast.Name)} - NOT_RECORDS]


def edge_texts(name: str, fields: Iterable[Field], typed: bool) -> list[str]:
    """The functions that read, write and check such a record and find its zones, with the types that mypyc needs or without.

    >>> print(*edge_texts("City", [Field("size", "int", "1")], typed=False), sep="\\n")
    def read_City(obj, space): return City(size=obj['size'])
    def write_City(self, seat, s): return {'is': 'City', 'size': self.size}
    def check_City(self): return type(self.size) is int
    def find_City(self, seat, found): pass
    """
    kept = lasting(fields)
    read = [f"{f.name}={_read(parse_hint(f.hint), f'obj[{f.name!r}]', 0)}" for f in kept]
    written = "".join(f", {f.name!r}: {_write_field(f)}" for f in kept)
    checks = " and ".join(filter(None, (_fit(parse_hint(f.hint), f"self.{f.name}", 0, typed) for f in kept)))
    found = "; ".join([*[_zone_line(f) for f in kept if f.pool], *[_within_line(f) for f in records_within(kept)]])
    heads = [
        (f"read_{name}", ("obj: Any", "space: str"), name, f"return {name}({', '.join(read)})"),
        (f"write_{name}", (f"self: {name}", "seat: int", "s: Any"), "dict[str, Any]", f"return {{'is': {name!r}{written}}}"),
        (f"check_{name}", (f"self: {name}",), "bool", f"return {checks or 'True'}"),
        (f"find_{name}", (f"self: {name}", "seat: int", "found: list[Any]"), "None", found or "pass"),
    ]
    return [
        f"def {called}({', '.join(takes)}) -> {gives}: {body}" if typed else f"def {called}({', '.join(x.split(':')[0] for x in takes)}): {body}"
        for called, takes, gives, body in heads
    ]


def make_edge(cls: type, at: int) -> Callable[..., Any]:
    """One of these functions, for a record in plain Python.

    >>> from civitas.kernel.chronicle import Event
    >>> make_edge(Event, 0)({"message": "waves", "args": {"seat": 1}, "to": -1}, "civitas.kernel")
    Event(message='waves', args={'seat': 1}, to=-1)
    """
    return _run(edge_texts(cls.__name__, FIELDS[cls], typed=False)[at], {cls.__name__: cls})


def fits(t: ast.expr, x: Any) -> bool:
    """Whether *x* is what the annotation says.

    >>> fits(parse_hint("list[int]"), [1]), fits(parse_hint("list[int]"), [True])
    (True, False)
    """
    return bool(_run(f"def check(x): return {_fit(t, 'x', 0, typed=False)}", {})(x))


def _run(text: str, scope: dict[str, Any]) -> Callable[..., Any]:
    scope |= {f"_{helper}": getattr(zones, helper) for helper in HELPERS}
    exec(text, scope)  # noqa: S102
    return scope[text[4 : text.index("(")]]  # type: ignore[no-any-return]


# --- writing --------------------------------------------------------------------------------------------------------


def _write_field(f: Field) -> str:
    x = f"self.{f.name}"
    whole = _write_value(parse_hint(f.hint), x, 0)
    if f.owner is None:
        return whole
    marks = f"self.{f.marks}" if f.marks else "None"
    if f.owner == "key":
        mine = _write_value(parse_hint(f.hint).slice.elts[1], "v", 0)  # type: ignore[attr-defined]
        theirs = _cover(f, zones_within(f.hint)[1:], "v", f"{marks}[k]" if f.marks else marks) if f.pool else "None"
        return f"[[k, {mine} if seat == k or seat == {ALL_SEEING} else {theirs}] for k, v in {x}.items()]"
    mine = f"seat == self.{f.owner} or seat == {ALL_SEEING}" if f.owner else f"seat == {ALL_SEEING}"
    return f"({whole} if {mine} else {_cover(f, zones_within(f.hint) if f.pool else (), x, marks)})"


def _cover(f: Field, around: tuple[str, ...], x: str, marks: str) -> str:
    """What the others see of *x*, zones in so many containers: zone by zone."""
    if not around:
        pile = PILE in f.hint
        zone, known = (f"{x}.cards", f"{x}.marks") if pile else (x, marks)
        seen = f"_hidden({zone}, {f.pool if f.backs is True else ''!r}, {known}, seat, s, {bool(f.owner)})"
        return f"(None if {x} is None else {seen})" if pile else seen
    key = f"k{len(around)}"
    inner = _cover(f, around[1:], f"{x}[{key}]", marks if marks == "None" else f"{marks}[{key}]")
    listed = f"[[{key}, {inner}] for {key} in {x}]" if around[0] == "dict" else f"[{inner} for {key} in range(len({x}))]"
    return f"(None if {x} is None else {listed})"


def _write_value(t: ast.expr, x: str, depth: int) -> str:
    kind, args = parts(t)
    v, k = f"x{depth}", f"k{depth}"
    if kind == "optional":
        inner = _write_value(args[0], x, depth)
        return x if inner == x else f"(None if {x} is None else {inner})"
    if kind == "list":
        item = _write_value(args[0], v, depth + 1)
        return f"{x}.copy()" if item == v else f"[{item} for {v} in {x}]"
    if kind == "dict":
        return f"[[{k}, {_write_value(args[1], v, depth + 1)}] for {k}, {v} in {x}.items()]"
    if ast.unparse(t) == "Args":
        return f"{x}.copy()"
    if ast.unparse(t) == PILE:
        return f"({x}.write_plain(seat, s) if seat == {ALL_SEEING} else {x}.cards.copy())"
    return f"{x}.write_plain(seat, s)" if kind == "record" else x


# --- reading ----------------------------------------------------------------------------------------------------------


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
        return f"_from_plain(space, {x})"
    hint = ast.unparse(t)
    if args and {ast.unparse(item) for item in args} <= EXACT.keys() | {"..."}:
        return f"_tuple_of({x})"
    if args and ast.unparse(args[0]).startswith("tuple") and ast.unparse(args[-1]) == "...":
        return f"tuple([{_read(args[0], v, depth + 1)} for {v} in {x}])"
    return x if hint in EXACT else f"_args_of({x})" if hint == "Args" else f"_tuples({x})"


# --- checking ---------------------------------------------------------------------------------------------------------

LEAVES = {
    "None": "{0} is None",
    "Any": "_is_plain({0})",
    "Option": "(type({0}) is tuple and _is_plain({0}))",
    "Options": "(type({0}) is str or type({0}) is tuple and _is_plain({0}))",
    "Args": "_are_args({0})",
}


def _fit(t: ast.expr, x: str, depth: int, typed: bool) -> str:
    """The expression that says whether *x* is what the annotation says; "" where a compiled field can hold nothing else."""
    hint = ast.unparse(t)
    if hint in EXACT:
        return "" if typed and not depth else f"type({x}) is {EXACT[hint]}"
    if hint in LEAVES:
        return LEAVES[hint].format(x)
    kind, args = parts(t)
    v, k = f"x{depth}", f"k{depth}"
    if kind == "optional":
        inner = _fit(args[0], x, depth, typed)
        return inner and f"({x} is None or {inner})"
    if kind == "record":  # whoever walks a compiled list of records finds out by itself if something else is in it
        return f"{x}.is_sound()" if typed else f"(_is_a({x}, {hint!r}) and {x}.is_sound())"
    if kind == "dict":
        keys, values = _fit(args[0], k, depth + 1, typed), _fit(args[1], v, depth + 1, typed)
        return f"(type({x}) is dict and all([{keys} and {values} for {k}, {v} in {x}.items()]))"
    many = f"type({x}) is {'list' if kind == 'list' else 'tuple'} and "
    if kind == "list" or hint.endswith("...]"):
        exact = EXACT.get(ast.unparse(args[0]))
        if typed and exact == "int":
            return f"_all_ints({x})"
        each = f"set(map(type, {x})) <= {{{exact}}}" if exact else f"all([{_fit(args[0], v, depth + 1, typed)} for {v} in {x}])"
        return f"({many}{each})"
    items = [_fit(item, f"{x}[{i}]", depth + 1, typed) for i, item in enumerate(args)]
    return f"({many}" + " and ".join([f"len({x}) == {len(args)}", *items]) + ")"


# --- hidden zones -------------------------------------------------------------------------------------------------------


def _zone_line(f: Field) -> str:
    """What is found in a field of hidden cards."""
    marks = f"self.{f.marks}" if f.marks else "None"
    owner = f"self.{f.owner}" if f.owner and f.owner != "key" else "None"
    start = f"found, seat, self, {f.name!r}, {f.pool!r}"
    if f.hint == "list[CardId]":
        return f"_add_zone({start}, self.{f.name}, {marks}, {owner}, {f.backs!r})"
    if f.hint == PILE:
        return f"_add_zone({start}, self.{f.name}.cards, self.{f.name}.marks, {owner}, {f.backs!r})"
    return f"_add_zones({start}, self.{f.name}, {marks}, {owner}, {f.backs!r}, {f.owner == 'key'}, {zones_within(f.hint)!r}, ())"


def _within_line(f: Field) -> str:
    return f"self.{f.name}.find_zones(seat, found)" if parts(parse_hint(f.hint))[0] == "record" else f"_look_into(self.{f.name}, seat, found)"
