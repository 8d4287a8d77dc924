"""Plain data and back: JSON for checkpoints and for whoever looks, written from the declared fields.  Interpreted in both forms."""

from __future__ import annotations

import ast
import hashlib
from typing import Any

import msgspec

from .flow import BaseState
from .record_edges import fits, parse_hint
from .record_fields import FIELDS, parts
from .records import Record
from .zones import ALL_SEEING, is_a
from .zones import SPECTATOR as SPECTATOR
from .zones import args_of as args_of
from .zones import from_plain as from_plain
from .zones import tuples as tuples

Json = Any


def to_plain(record: Record) -> Json:
    """Dicts, lists, words and numbers; {"is": class, field: value, ...} for a record.

    >>> from civitas.kernel.chronicle import Event
    >>> to_plain(Event("takes-card", {"seat": 0, "card": 17}))
    {'is': 'Event', 'message': 'takes-card', 'args': {'seat': 0, 'card': 17}, 'to': -1}
    """
    return record.write_plain(ALL_SEEING, None)


def fingerprint(s: BaseState) -> str:
    """A short stable hash of the whole state.

    >>> fingerprint(BaseState()) == fingerprint(BaseState())
    True
    """
    plain = to_plain(s)
    if plain["pending"] is not None:  # what a question speaks of has names, and records that were saved before do not know them
        plain["pending"]["about"] = list(plain["pending"]["about"].values())
    return hashlib.blake2b(msgspec.json.encode(plain), digest_size=8).hexdigest()


def misfit(record: Record) -> str:
    """The first field that does not hold what its annotation says, in a sentence; "" if all do.

    >>> from civitas.kernel.chronicle import Event
    >>> misfit(Event(None))
    'Event.message is None, not str'
    """
    if record.is_sound():
        return ""
    cls = type(record)
    wrong = (_misfit(parse_hint(f.hint), getattr(record, f.name), f"{cls.__name__}.{f.name}") for f in FIELDS[cls] if not f.transient)
    return next(filter(None, wrong))


def _misfit(t: ast.expr, x: Any, path: str) -> str:
    """The same of one value, and where in it."""
    if fits(t, x):
        return ""
    kind, args = parts(t)
    if kind == "optional":
        return _misfit(args[0], x, path)
    if isinstance(x, Record) and is_a(x, ast.unparse(t)):
        return misfit(x)
    if kind == type(x).__name__:
        items = x.items() if isinstance(x, dict) else enumerate(x)
        if wrong := next(filter(None, (_misfit(args[-1], item, f"{path}[{key!r}]") for key, item in items)), ""):
            return wrong
    return f"{path} is {x!r}, not {ast.unparse(t)}"
