"""What a socket is sent: a whole table first, then only the parts that are no longer what it was sent.

A part is an entry of the table, and inside ``view`` and ``board`` each of their entries.  Parts are encoded once for all
who see the same; two are the same when their bytes are.
"""

from __future__ import annotations

from typing import Any

import msgspec

from . import table_views
from .table import Table

encode = msgspec.json.Encoder().encode  # kept: to make one for each part costs more than to use it
NESTED = ("view", "board")  # large, and most of what is in them stays as it is
Part = bytes | dict[str, bytes]


def whole_frame(table: Table, seat: int | None, language: str, after: int | None) -> bytes:
    """The table as a frame."""
    return encode({"op": "table", "table": table_views.show_table(table, seat, language, after)})


def parts_of(table: Table, seat: int | None, language: str) -> dict[str, Part]:
    """The table in encoded parts, without its lines."""
    shown = table_views.show_table(table, seat, language, table.version)
    key = ("parts", seat, language)
    known = table.cache.get(key)
    if known is None:
        known = table.cache[key] = {name: part(name, value) for name, value in table_views.at_rest(table, seat, language).items()}
    return {**known, **{name: encode(value) for name, value in shown.items() if name not in known and name != "lines"}}


def part(name: str, value: Any) -> Part:
    if name in NESTED and isinstance(value, dict):
        return {inner: encode(one) for inner, one in value.items()}
    return encode(value)


def change_frame(table: Table, seat: int | None, language: str, after: int, was: dict[str, Part], now: dict[str, Part]) -> bytes:
    """What makes the table that was sent, of version *after*, the one of *now*."""
    changed: dict[str, bytes] = {"lines": encode(table_views.lines(table, seat, language, after))}
    inside: dict[str, bytes] = {}
    for name, one in now.items():
        old = was.get(name)
        if one == old:
            continue
        if isinstance(one, dict) and isinstance(old, dict) and one.keys() == old.keys():
            inside[name] = join({inner: value for inner, value in one.items() if value != old[inner]})
        else:
            changed[name] = join(one) if isinstance(one, dict) else one
    return join({"op": b'"change"', "from": encode(after), "table": join(changed), **inside})


def join(parts: dict[str, bytes]) -> bytes:
    """An object of encoded parts."""
    return b"{" + b",".join([encode(name) + b":" + value for name, value in parts.items()]) + b"}"
