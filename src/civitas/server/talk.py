"""Talk at a table: to everybody, or, where the rules of the title let people bargain apart, to one other seat; and whom somebody blocks.

Who hears what is decided here, and in :meth:`civitas.server.store.Store.chat`, which gives nobody what is not for them.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from civitas import words

from .problems import Problem
from .store import Row
from .table import Table
from .text import clean

if TYPE_CHECKING:
    from .tables import Tables

PHRASES = ("hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "back-soon", "who-trades", "no-deal", "good-game")  # phrase-<name>
SHOWN = ("id", "seat", "name", "text", "phrase", "hearer", "at")


def show_chat(row: Row) -> dict[str, Any]:
    return {name: row[name] for name in SHOWN}


def may_listen(table: Table, seat: int | None) -> bool:
    """Whether whoever looks on from there reads what is said: a player does, a spectator where the table lets them."""
    return seat is not None or bool(table.row["overheard"])


async def read_chat(tables: Tables, table: Table, seat: int | None, after: int) -> list[Row]:
    """What the reader on *seat* (None: a spectator) hears of what was said after a message, oldest first."""
    if not may_listen(table, seat):
        return []
    return await tables.store.chat(table.id, after, seat, None if seat is None else table.seats[seat].person)


async def speak(tables: Tables, id: str, token: str | None, text: str, key: str, phrase: str | None = None, to: int | None = None) -> dict[str, Any]:
    """Say something at the table, or to one seat alone."""
    if phrase is not None and phrase not in PHRASES:
        raise Problem("bad-input", "no-such-phrase", {"phrases": ", ".join(PHRASES)}, where="phrase")
    said = clean(text, "", 500) if phrase is None else words.fill(f"phrase-{phrase}", {})
    if not said:
        raise Problem("bad-input", "nothing-to-read", where="text")
    async with tables.holding(id) as table:
        seat = tables.own_seat(table, token)
        tables.require_open(table)
        if to is not None:
            check_hearer(table, seat, to)
        me = table.seats[seat]
        row = {"game": id, "key": f"{seat}:{key}", "seat": seat, "name": me.name, "text": said, "at": time.time()}
        row |= {"phrase": phrase, "hearer": to, "person": me.person}
        kept = await tables.store.say(row)
        if kept["id"] > table.last_chat:
            table.last_chat = kept["id"]
            table.notify()
        return show_chat(kept)


def check_hearer(table: Table, seat: int, to: int) -> None:
    """A Problem unless these two may talk apart."""
    if not table.game.talk_apart:
        raise Problem("refused", "no-talk-apart", {"title": table.game.title})
    if not 0 <= to < len(table.seats):
        raise Problem("not-found", "no-such-seat")
    if to == seat or table.seats[to].kind != "person":
        raise Problem("refused", "nobody-to-talk-to")
