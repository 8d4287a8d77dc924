"""What a socket is sent: a whole table first, then only the parts that are no longer what it was sent.

A part is an entry of the table, and inside ``view`` and ``board`` each of their entries, encoded with its name.  Parts are
encoded once for all who see the same; two are the same when their bytes are.  They are all that is kept of a table that
was shown: the lists and dicts they were made of would be many times as large.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from . import table_views
from .table import Table

encode = msgspec.json.Encoder().encode  # kept: to make one for each part costs more than to use it
NESTED = ("view", "board")  # large, and most of what is in them stays as it is
Part = bytes | dict[str, bytes]


def whole_frame(parts: dict[str, Part], lines: table_views.Json) -> bytes:
    """The table of these parts and lines as a frame."""
    told = [quoted(name) + join(one.values()) if isinstance(one, dict) else one for name, one in parts.items()]
    return join((b'"op":"table"', b'"table":' + join((*told, named("lines", lines)))))


def parts_of(table: Table, seat: int | None, language: str) -> dict[str, Part]:
    """The table in encoded parts, without its lines."""
    cache = table.cache
    alike, own = cache.get(("alike parts", language)), cache.get(("parts", seat, language))
    if alike is None:
        alike = cache["alike parts", language] = encode_parts(table_views.show_alike(table, language))
    if own is None:
        own = cache["parts", seat, language] = encode_parts(table_views.show_own(table, seat, language))
    return {**alike, **own, **encode_parts(table_views.show_people(table))}


def encode_parts(shown: table_views.Json) -> dict[str, Part]:
    return {name: part(name, value) for name, value in shown.items()}


def part(name: str, value: Any) -> Part:
    if name in NESTED and isinstance(value, dict):
        return {inner: named(inner, one) for inner, one in value.items()}
    return named(name, value)


def change_frame(after: int, was: dict[str, Part], now: dict[str, Part], lines: table_views.Json) -> bytes:
    """What makes the table that was sent, of version *after*, the one of *now*."""
    changed, inside = [named("lines", lines)], []
    for name, one in now.items():
        old = was.get(name)
        if one is old or one == old:
            continue
        if not isinstance(one, dict):
            changed.append(one)
        elif isinstance(old, dict) and one.keys() == old.keys():
            inside.append(quoted(name) + join([value for inner, value in one.items() if value != old[inner]]))
        else:
            changed.append(quoted(name) + join(one.values()))
    return join((b'"op":"change"', named("from", after), b'"table":' + join(changed), *inside))


def named(name: str, value: Any) -> bytes:
    """An entry of an object.

    >>> named("seat", 1)
    b'"seat":1'
    """
    return quoted(name) + encode(value)


@lru_cache(4096)  # names of entries: few, and said again with every frame
def quoted(name: str) -> bytes:
    return encode(name) + b":"


def join(entries: Iterable[bytes]) -> bytes:
    """An object of encoded entries.

    >>> join([named("seat", 1), named("here", True)])
    b'{"seat":1,"here":true}'
    """
    return b"{" + b",".join(entries) + b"}"
