"""What a table agrees on: going back to an earlier position, or ending the game here.  It wants the word of everybody who plays."""

from __future__ import annotations

import time
from typing import Any

from . import table_views
from .log import note
from .problems import Problem
from .store import Entry, to_text
from .table import Seat, Table
from .tables import Tables


async def propose(tables: Tables, id: str, token: str | None, kind: str, position: int | None) -> None:
    """Ask everybody to go back to an earlier position, or to end the game here."""
    async with tables.holding(id) as table:
        at = tables.own_seat(table, token)
        if table.status != "running" or table.history is None:
            raise Problem("refused", "not-running")
        if table.row["proposal"] is not None:
            raise Problem("refused", "proposal-open")
        if kind == "rewind" and not (position is not None and 0 <= position < table.position):
            raise Problem("bad-input", "no-position-to-go-back-to", where="position")
        await weigh(tables, table, {"kind": kind, "position": position if kind == "rewind" else None, "by": at, "agreed": [at]})


async def agree(tables: Tables, id: str, token: str | None) -> None:
    """Say yes to what was proposed; it is done when everybody has."""
    async with tables.holding(id) as table:
        at, asked = tables.own_seat(table, token), table.proposal
        if asked is None:
            raise Problem("refused", "no-proposal")
        await weigh(tables, table, {**asked, "agreed": sorted({*asked["agreed"], at})})


async def decline(tables: Tables, id: str, token: str | None) -> None:
    """Say no to what was proposed: it is off the table."""
    async with tables.holding(id) as table:
        tables.own_seat(table, token)
        if table.row["proposal"] is not None:
            await keep_proposal(tables, table, None)


async def weigh(tables: Tables, table: Table, asked: dict[str, Any]) -> None:
    """Do what everybody agrees on; else keep it and who has agreed.  The lock is held."""
    if not {seat.seat for seat in table.seats if is_asked(seat)} <= set(asked["agreed"]):
        await keep_proposal(tables, table, asked)
        return
    await keep_proposal(tables, table, None)
    note("agreed", game=table.id, seq=table.version, what=asked["kind"])
    if asked["kind"] == "end":
        ended = {"status": "cancelled", "changed": time.time(), "deadline": None}
        await tables.store.change_game({"id": table.id, **ended})
        table.row.update(ended)
        tables.announce_seats(table)
    elif asked["position"] < table.position and table.status == "running":

        def work() -> Entry:
            now = time.time()
            rows = [table.renew(now)] if table.needs_migration() else []
            rows.append(table.rewind(asked["position"], asked["agreed"], now))
            return table.entry(rows, now, table_views.summary_of(table))

        await tables.write(table, work, long=True)  # the game is played again up to there


def is_asked(seat: Seat) -> bool:
    """Whether the table needs the word of whoever sits there: also of those for whom the host let a bot play, or the host would decide alone."""
    return seat.kind == "person" and seat.stand_in_why in (None, "host")


async def keep_proposal(tables: Tables, table: Table, asked: dict[str, Any] | None) -> None:
    kept = None if asked is None else to_text(asked)
    await tables.store.change_game({"id": table.id, "proposal": kept})
    table.row["proposal"] = kept
    tables.announce_seats(table)
