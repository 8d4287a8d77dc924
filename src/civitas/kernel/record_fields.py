"""Writes the methods of a record from its fields.

One set of rules, two users: the metaclass below runs the text at import (interpreted), and
``civitas.native`` puts it into the class body before mypyc (compiled).  This module is never compiled.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple, dataclass_transform

SHARED = {"int", "str", "bool", "float", "None", "Option", "Options", "Args", "CardId"}  # immutable: a clone shares them
REQUIRED = "<required>"
KERNEL = "civitas.kernel"
PILE = "Pile"  # the record that is a zone
KERNEL_S = -1  # Field.above of those that the kernel looks after: constructors have them last


class _Spec(NamedTuple):
    """What is declared about a field besides its type."""

    default: Any
    owner: str | None = None
    pool: str = ""
    marks: str = ""
    backs: bool | str = True
    transient: bool = False
    above: int = 0


def secret(owner: str = "", *, pool: str = "", marks: str = "", backs: bool | Literal["together"] = True, default: Any = REQUIRED) -> Any:
    """A field that only its owner may see.

    *owner* names the field of the same record that holds the seat; ``"key"`` means that each entry of a
    dict belongs to the seat that is its key; ``""`` means nobody.  Hidden cards of one *pool* (and one back)
    can be any of that pool.  They lie in a ``CardId``, a list, a tuple or a ``Pile`` of them, or in lists and dicts of such zones.
    *marks* names a field of the same shape, with ``int`` instead of ``CardId`` and secret itself, that says, card by card,
    who else knows it (see ``chance.knows_place`` and ``chance.knows_held``).  ``backs=False``: the others see how many cards
    there are and no backs; ``backs="together"``: they know what backs all such zones of an owner hold together, but
    not which back lies in which of them.

    >>> from civitas.kernel.records import CardId, Record
    >>> class Hand(Record):
    ...     seat: int
    ...     cards: list[CardId] = secret("seat", pool="trade", default=[])
    >>> Hand(1, [7]).write_plain(1, None)["cards"]
    [7]
    """
    return _Spec(default, owner, pool, marks, backs)


def face_up(*, default: Any = REQUIRED) -> Any:
    """A field of cards that everybody may see.  A field that holds cards must say one or the other.

    >>> from civitas.kernel.records import CardId, Record
    >>> class Row(Record):
    ...     cards: list[CardId] = []
    Traceback (most recent call last):
    TypeError: Row.cards holds cards: say secret(...) or face_up(...)
    """
    return _Spec(default)


def transient(default: Any, *, init: Literal[False] = False) -> Any:
    """A field beside the state (a log, a cache): clones, JSON and comparisons do not know it.

    >>> transient(None).transient
    True
    """
    return _Spec(default, transient=True)


def kernel_field(default: Any, *, hidden: bool = False, init: Literal[False] = False) -> Any:
    """A field the kernel looks after: constructors in games do not mention it.

    >>> kernel_field(0, hidden=True).owner  # nobody sees it
    ''
    """
    return _Spec(default, "" if hidden else None, above=KERNEL_S)


class Field(NamedTuple):
    """One field of a record, as the edges know it.

    >>> Field("cups", "list[int]", "[]").fresh  # made anew for every record
    True
    """

    name: str
    hint: str  # the annotation as written
    default: str  # source text, or REQUIRED
    owner: str | None = None  # None: public
    pool: str = ""
    marks: str = ""
    backs: bool | str = True
    transient: bool = False
    above: int = 0  # how far up the class stands that declares it; or KERNEL_S

    @property
    def fresh(self) -> bool:
        return self.default in ("[]", "{}") or (self.default.endswith("()") and self.default != "()")


def _order(fields: Iterable[Field]) -> list[Field]:
    """In the order of the constructor: required, with a default, beside the state; in each what is inherited first, as type checkers have it."""
    return sorted(fields, key=lambda f: (f.default != REQUIRED, f.transient, -f.above))


def inherit(fields: Iterable[Field]) -> list[Field]:
    """The fields of a class, as one that descends from it has them.

    >>> [f.above for f in inherit([Field("seat", "int", REQUIRED), Field("stage", "str", "'begin'", above=KERNEL_S)])]
    [1, -1]
    """
    return [f if f.above == KERNEL_S else f._replace(above=f.above + 1) for f in fields]


# --- what each kind of field needs -----------------------------------------------------------------------------


def _copy_expression(hint: str, x: str) -> str:
    """The expression that copies *x*, a value of type *hint*."""
    return _copy(ast.parse(hint, mode="eval").body, x, 0)


def _copy(t: ast.expr, x: str, depth: int) -> str:
    kind, args = parts(t)
    v = f"x{depth}"
    if kind == "shared":
        return x
    if kind == "optional":
        inner = _copy(args[0], x, depth)
        return x if inner == x else f"(None if {x} is None else {inner})"
    if kind == "list":
        item = _copy(args[0], v, depth + 1)
        return f"{x}.copy()" if item == v else f"[{item} for {v} in {x}]"
    if kind == "dict":
        item = _copy(args[1], v, depth + 1)
        return f"{x}.copy()" if item == v else f"{{k{depth}: {item} for k{depth}, {v} in {x}.items()}}"
    return f"{x}.clone()"


def parts(t: ast.expr) -> tuple[str, list[ast.expr]]:
    """What kind of annotation this is; anything the kernel does not know is refused.

    >>> kind, inner = parts(ast.parse("list[City]", mode="eval").body)
    >>> kind, ast.unparse(inner[0])
    ('list', 'City')
    """
    if (isinstance(t, ast.Constant) and t.value is None) or (isinstance(t, ast.Name) and t.id in SHARED):
        return "shared", []
    if isinstance(t, ast.Name) and t.id[0].isupper() and t.id not in ("Any", "Callable"):
        return "record", [t]
    if isinstance(t, ast.BinOp) and isinstance(t.op, ast.BitOr) and ast.unparse(t.right) == "None":
        return "optional", [t.left]
    if isinstance(t, ast.Subscript) and isinstance(t.value, ast.Name):
        args = list(t.slice.elts) if isinstance(t.slice, ast.Tuple) else [t.slice]
        if t.value.id == "tuple":
            return "shared", _plain(args)
        if t.value.id == "dict" and _copy(args[0], "x", 0) != "x":
            raise TypeError(f"the keys of a dict in a record cannot be {ast.unparse(args[0])!r}: they must not change")
        if t.value.id in ("list", "dict"):
            return t.value.id, args
    raise TypeError(f"a record cannot hold {ast.unparse(t)!r}")


def _plain(args: list[ast.expr]) -> list[ast.expr]:
    """What a tuple holds is shared by clones, so it must not change."""
    for t in args:
        if not (isinstance(t, ast.Constant) or ast.unparse(t) == "Any") and _copy(t, "x", 0) != "x":
            raise TypeError(f"a tuple in a record cannot hold {ast.unparse(t)!r}: clones would share it")
    return args


# --- the methods, each on one line of simple statements -----------------------------------------------------------


def init_text(fields: Iterable[Field], typed: bool) -> str:
    """``__init__``, with the types that mypyc needs or without.

    >>> init_text([Field("n", "int", "1")], typed=True)
    'def __init__(self, n: int = 1) -> None: self.n: int = n'
    """
    params, body = ["self"], []
    for f in _order(fields):
        hint = (f": {f.hint} | None" if f.fresh else f": {f.hint}") if typed else ""
        params.append(f.name + hint + ("" if f.default == REQUIRED else " = None" if f.fresh else f" = {f.default}"))
        value = f"{f.default} if {f.name} is None else {f.name}" if f.fresh else f.name
        body.append(f"self.{f.name}{': ' + f.hint if typed else ''} = {value}")
    return f"def __init__({', '.join(params)}){' -> None' if typed else ''}: " + ("; ".join(body) or "pass")


def clone_text(name: str, fields: Iterable[Field], typed: bool) -> str:
    """``clone``, likewise.

    >>> clone_text("City", [Field("goods", "list[int]", "[]")], typed=True)
    'def clone(self) -> City: return City(self.goods.copy())'
    """
    if typed:  # a native constructor is one C call
        args = ", ".join(_copy_expression(f.hint, f"self.{f.name}") for f in _order(fields) if not f.transient)
        return f"def clone(self) -> {name}: return {name}({args})"
    body = "".join(f"new.{f.name} = {f.default if f.transient else _copy_expression(f.hint, 'self.' + f.name)}; " for f in fields)
    return f"def clone(self): new = bare(cls); {body}return new"


# --- interpreted: at import -----------------------------------------------------------------------------------------


@dataclass_transform(field_specifiers=(secret, face_up, kernel_field, transient))
class RecordType(type):
    """Gives a class slots, ``__init__`` and ``clone`` from its annotations.

    >>> City = RecordType("City", (), {"__annotations__": {"name": "str"}, "__module__": "nim"})
    >>> City("Rome").clone().name, City.__slots__
    ('Rome', ('name',))
    """

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> Any:
        own, values = _own_fields(name, space)
        space["__slots__"] = tuple(f.name for f in own) + space.pop("EXTRA", ())
        cls: Any = super().__new__(mcs, name, bases, space)
        _finish(cls, own, values, space)
        return cls


def adopt(cls: Any) -> None:
    """A record in plain Python under a compiled kernel, where there is no metaclass: the same, but for the slots.

    >>> class Town:
    ...     name: str
    ...     size: int = 1
    >>> adopt(Town)
    >>> Town("Ostia").clone().size
    1
    """
    if isinstance(cls, RecordType) or "__mypyc_attrs__" in cls.__dict__:
        return
    space = dict(cls.__dict__)
    own, values = _own_fields(cls.__name__, space)
    for key in cls.__dict__.keys() - space.keys():
        delattr(cls, key)
    _finish(cls, own, values, space)


def _own_fields(name: str, space: dict[str, Any]) -> tuple[list[Field], dict[str, Any]]:
    """The fields a class body declares, taken out of it, and their default values."""
    own, values = [], {}
    for key, hint in space.get("__annotations__", {}).items():
        if not isinstance(hint, str):
            raise TypeError(f"{name}.{key}: a module with records begins with 'from __future__ import annotations'")
        if hint.startswith("ClassVar"):
            continue
        given = space.pop(key, REQUIRED)
        if ("CardId" in hint or PILE in hint) and not isinstance(given, _Spec):
            raise TypeError(f"{name}.{key} holds cards: say secret(...) or face_up(...)")
        value, owner, pool, marks, backs, is_aside, above = given if isinstance(given, _Spec) else _Spec(given)
        if not is_aside:
            _copy_expression(hint, "x")  # refuses what it does not know
        values[key] = value
        text = REQUIRED if value is REQUIRED else repr(value) if value in ([], {}) else f"default_{key}"
        if hasattr(value, "clone"):  # a record: made anew for everybody
            text += ".clone()"
        own.append(Field(key, hint, text, owner, pool, marks, backs, is_aside, above))
    return own, values


def _finish(cls: Any, own: list[Field], values: dict[str, Any], space: dict[str, Any]) -> None:
    """Attach what is generated, and note the fields."""
    bases = cls.__bases__
    fields = own + [f for base in bases for f in inherit(FIELDS.get(base, ()))]
    defaults = {f"default_{k}": v for k, v in values.items()}
    for base in bases:
        defaults = getattr(base, "_DEFAULTS", {}) | defaults
    cls._DEFAULTS = defaults
    if "__init__" not in space:
        cls.__init__ = _make(init_text(fields, typed=False), cls, defaults, "__init__")
    cls.BY_HAND = bool(fields) and ("clone" in space or any(getattr(base, "BY_HAND", False) for base in bases))
    if not cls.BY_HAND:
        cls.clone = _make(clone_text(cls.__name__, fields, typed=False), cls, defaults, "clone")
    describe(cls, tuple(fields))


def _make(text: str, cls: type, scope: dict[str, Any], name: str) -> Callable[..., Any]:
    scope = scope | {"cls": cls, "bare": cls.__new__}
    exec(text, scope)  # noqa: S102
    scope[name].__qualname__ = f"{cls.__name__}.{name}"
    return scope[name]  # type: ignore[no-any-return]


# --- both: what the edges (JSON, views, deals) know about records ----------------------------------------------------

RECORDS: dict[str, dict[str, Any]] = {}  # by space (a game, or the kernel) and by name: class names are the save format
FIELDS: dict[type, tuple[Field, ...]] = {}
SPACES: dict[type, str] = {}
# What record_edges writes for each record.
READERS: dict[str, dict[str, Callable[..., Any]]] = {}  # as RECORDS: what makes it of plain data
WRITERS: dict[type, Callable[..., Any]] = {}
CHECKERS: dict[type, Callable[..., Any]] = {}
FINDERS: dict[type, Callable[..., Any]] = {}  # of hidden zones


def namespace_of(cls: type) -> str:
    """The names among which a class name must be unique: its game, or the kernel.

    >>> from civitas.kernel.chronicle import Event
    >>> namespace_of(Event)
    'civitas.kernel'
    """
    known = SPACES.get(cls)
    if known is None:
        where = cls.__module__.split(".")
        known = where[0]
        if known == "civitas":
            known = ".".join(where[:3] if where[1:2] == ["games"] else where[:2])
        SPACES[cls] = known
    return known


def describe(cls: Any, fields: tuple[Field, ...], edges: tuple[Callable[..., Any], ...] = ()) -> None:
    """Note the fields of a record, and its *edges* (what reads, writes and checks it, and finds its zones) if they were compiled.

    >>> class Port: ...
    >>> describe(Port, (Field("name", "str", REQUIRED),))
    >>> record_class(namespace_of(Port), "Port") is Port, FIELDS[Port][0].name
    (True, 'name')
    """
    _refuse_unfit_secrets(cls.__name__, fields)
    known = RECORDS.setdefault(namespace_of(cls), {})
    old = known.get(cls.__name__)
    if old is not None and old.__module__ != cls.__module__:
        raise TypeError(f"two records of {namespace_of(cls)} are called {cls.__name__}")
    known[cls.__name__] = cls
    FIELDS[cls] = fields
    tables: list[tuple[dict[Any, Callable[..., Any]], Any]] = [
        (READERS.setdefault(namespace_of(cls), {}), cls.__name__),
        (WRITERS, cls),
        (CHECKERS, cls),
        (FINDERS, cls),
    ]
    for at, (table, key) in enumerate(tables):
        table[key] = edges[at] if edges else _make_on_first_use(cls, at, table, key)


def _make_on_first_use(cls: Any, at: int, table: dict[Any, Callable[..., Any]], key: Any) -> Callable[..., Any]:
    """Most records are never looked at."""

    def first(*args: Any) -> Any:
        from .record_edges import make_edge

        table[key] = make_edge(cls, at)
        return table[key](*args)

    return first


def _refuse_unfit_secrets(name: str, fields: tuple[Field, ...]) -> None:
    """What is declared secret must be something that views and deals can look into."""
    hints, owners = {f.name: f.hint for f in fields}, {f.name: f.owner for f in fields}
    for f in fields:
        what = f"{name}.{f.name}"
        if f.owner == "key" and not f.hint.startswith("dict[int, "):
            raise TypeError(f"{what} belongs to its keys: that is a dict by seat, dict[int, ...], not {f.hint}")
        if f.owner and f.owner != "key" and f.owner not in hints:
            raise TypeError(f"{what} belongs to {f.owner!r}, but {name} has no such field")
        if f.owner is not None and (PILE in f.hint or "CardId" in f.hint) and not f.pool:
            raise TypeError(f"{what} hides {'a pile' if PILE in f.hint else 'cards'}: say of which pool they are")
        if f.pool:
            zones_within(f.hint, what)
        elif f.marks or f.backs is not True:
            raise TypeError(f"{what} has marks or backs, but no pool: it holds no hidden cards")
        if f.marks and hints.get(f.marks) != f.hint.replace("CardId", "int"):
            raise TypeError(f"{what} has its marks in {f.marks!r}: that must be a {f.hint.replace('CardId', 'int')} of {name}")
        if f.marks and owners[f.marks] is None:
            raise TypeError(f"{what} has its marks in {f.marks!r}: they tell which card is known, so that is a secret(...) field too")
        if f.marks and "list[CardId]" not in f.hint:
            raise TypeError(f"{what} has marks: only the cards of a list[CardId] have any")


def zones_within(hint: str, what: str = "this") -> tuple[str, ...]:
    """The containers around the zones of hidden cards, outermost first.

    >>> zones_within("list[CardId]"), zones_within("dict[int, list[CardId]]")
    ((), ('dict',))
    >>> zones_within("list[tuple[int, CardId]]", "Row.pairs")
    Traceback (most recent call last):
    TypeError: Row.pairs hides cards in list[tuple[int, CardId]]: they lie in a CardId, a list, tuple or Pile, or lists and dicts of such zones
    """
    found = _zones(ast.parse(hint, mode="eval").body)
    if found is None:
        raise TypeError(f"{what} hides cards in {hint}: they lie in a CardId, a list, tuple or Pile, or lists and dicts of such zones")
    return found


def _zones(t: ast.expr) -> tuple[str, ...] | None:
    kind, args = parts(t)
    if ast.unparse(t) in ("CardId", "list[CardId]", PILE) or (kind == "shared" and args and {ast.unparse(x) for x in args} <= {"CardId", "..."}):
        return ()
    inner = _zones(args[0] if kind == "optional" else args[-1]) if kind in ("optional", "list", "dict") else None
    return inner if inner is None or kind == "optional" else (kind, *inner)


def record_class(space: str, name: str) -> Any:
    """The record of that name in a game, or in the kernel.

    >>> import civitas
    >>> record_class("civitas.games.through_the_ages", "Ask").__module__  # every game knows the kernel's
    'civitas.kernel.asking'
    """
    found = RECORDS.get(space, {}).get(name) or RECORDS[KERNEL].get(name)
    if found is None:
        raise ValueError(f"there is no record called {name!r} in {space}")
    return found


def find_reader(space: str, name: str) -> Callable[[Any, str], Any]:
    """What makes a record of that name of plain data.

    >>> from civitas.kernel.chronicle import Event
    >>> find_reader("civitas.kernel", "Event")({"message": "waves", "args": {}, "to": -1}, "civitas.kernel").message
    'waves'
    """
    cls = record_class(space, name)
    return READERS[namespace_of(cls)][name]
