"""For the operators of a server, who look after its tables in their browser: games that were closed, reports, games that cannot be opened."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import select, update

from . import schema
from .log import note
from .people import Person, login_of
from .problems import Problem
from .store import Row, Store
from .tables import Tables

SHOWN = 200  # of each kind
SECRETS = ("token", "invite", "host")  # hashes; nobody needs them to mend a game


async def overview(tables: Tables, others: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """What is to be looked at, of all processes."""
    aside = {game: why for found in (tables.own_figures(), *others.values()) for game, why in found["aside_games"]}
    rows = {row["id"]: (row, seats) for row, seats in await tables.store.read_games(list(aside))}
    c = schema.games.c
    closed = await tables.store.games_where(select(schema.games).where(c.closed.is_not(None)).order_by(c.closed.desc()).limit(SHOWN))
    return {
        "aside": [{**describe(*rows[game]), "why": why} for game, why in aside.items() if game in rows],
        "closed": [describe(row, seats) for row, seats in closed],
        "reports": await tables.store.open_reports(),
        "games": await tables.store.count(),
    }


def describe(row: Row, seats: list[Row]) -> dict[str, Any]:
    """A game as an operator sees it: nothing of what is played."""
    shown = {name: row[name] for name in ("id", "title", "status", "created", "changed", "version", "closed")}
    return {**shown, "players": [seat["name"] for seat in seats]}


async def close(tables: Tables, id: str, operator: Person) -> None:
    """Nobody plays or talks at it any more; whoever sits there may still look."""
    async with tables.holding(id) as table:
        if table.row["closed"] is None:
            await _mark(tables, table, time.time())
            note("closed", game=id, by=operator.id)


async def reopen(tables: Tables, id: str, operator: Person) -> None:
    """It goes on where it was; its clocks stood still meanwhile.  One that was set aside is tried again: a Problem if it still cannot be opened."""
    tables.aside.pop(id, None)
    async with tables.holding(id) as table:
        since, now = table.row["closed"], time.time()
        if since is None:
            return
        clocks = table.clocks()
        if clocks is not None:
            clocks.paused.append((since, now))
        table.timing, table.row["deadline"] = None, None  # what the rules give a time for begins anew
        await _mark(tables, table, None, None if clocks is None else clocks.text())
        await tables.time.wind_up(table)
        note("reopened", game=id, by=operator.id)


async def _mark(tables: Tables, table: Any, closed: float | None, clocks: str | None = None) -> None:
    values: dict[str, Any] = {"closed": closed, **({"clocks": clocks} if clocks is not None else {})}
    await tables.store.change_game({"id": table.id, **values})
    table.row.update(values)
    tables.announce_seats(table)


async def export(store: Store, id: str) -> dict[str, Any]:
    """All that is stored of a game, to mend it elsewhere; it holds every secret of the game, and none of its players."""
    stored = await store.whole(id)
    if stored is None:
        raise Problem("not-found", "no-such-game")
    game, seats, log, checkpoint = stored
    saved = None if checkpoint is None else plain(checkpoint)
    return {"game": plain(game), "seats": [plain(seat) for seat in seats], "log": [plain(row) for row in log], "checkpoint": saved}


def plain(row: Row) -> Row:
    return {name: value for name, value in row.items() if name not in SECRETS}


async def close_report(tables: Tables, id: int, remove: bool) -> None:
    """It was looked at; what was said is taken away if it should not have been."""
    r, c = schema.reports.c, schema.chat.c
    async with tables.store.writing() as connection:
        found = (await connection.execute(select(r.chat).where(r.id == id, r.closed.is_(None)))).first()
        if found is None:
            raise Problem("not-found", "no-such-report")
        await connection.execute(update(schema.reports).where(r.chat == found.chat if remove else r.id == id).values(closed=time.time()))
        if remove:
            await connection.execute(update(schema.chat).where(c.id == found.chat).values(removed=time.time()))
    note("report closed", removed=remove)


async def name_operator(store: Store, name: str, on: bool) -> None:
    """Somebody with an account becomes an operator, or is one no longer."""
    p = schema.people.c
    async with store.writing() as connection:
        done = await connection.execute(update(schema.people).where(p.login == login_of(name)).values(operator=on))
    if not done.rowcount:
        raise Problem("not-found", "no-such-person", {"name": name})
