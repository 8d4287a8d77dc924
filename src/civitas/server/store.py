"""The store: what is written is on the disk before anybody is told.

All moves that wait go into one transaction (group commit), and each is acknowledged after that COMMIT.  SQLite has
one writer, so every other write takes its turn behind the same lock.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any, ClassVar, NamedTuple

import asyncpg  # type: ignore[import-untyped]
import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, bindparam, delete, event, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import schema
from .clocks import DAY, GRACE
from .leases import Alone, Leases, share_of
from .log import note
from .problems import Problem
from .settings import Settings
from .standing import stands_of

try:
    import fcntl
except ImportError:  # Windows: nobody is refused there
    fcntl = None  # type: ignore[assignment]

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")
UPGRADE_LOCK = 20151980  # PostgreSQL: one worker at a time changes the schema
STAND = ("rules", "status", "changed", "version", "deadline", "clocks", "summary")  # what a move changes in the row of its game
ABSENCE = 60.0  # seconds without a sign of life after which clocks are put back
REMEMBERED = 400 * DAY  # an outage is forgotten when no clock can have run through it
Row = dict[str, Any]


@dataclass
class Entry:
    """What one move, or one burst of bots' moves, writes: all of it or nothing."""

    log: list[Row]
    game: Row  # its id, and all of STAND
    checkpoint: Row | None = None
    fence: int = 0  # by what right it is written (leases.py)


class Unusable(Exception):
    """The database cannot be used; the sentence says why."""


class Conflict(Exception):
    """That row is there already: read, and try again."""


class Lost(Exception):
    """Another process keeps this game now: nothing was written."""


class Store:
    """Games in a database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.leases = Alone() if settings.sqlite else Leases(settings)  # opened by whoever keeps tables
        pool: dict[str, Any] = {} if settings.sqlite else {"pool_size": 8, "max_overflow": 4, "pool_pre_ping": True}
        self.engine: AsyncEngine = create_async_engine(settings.url, **pool)
        if settings.sqlite:
            event.listen(self.engine.sync_engine, "connect", durable)
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._turn = asyncio.Lock() if settings.sqlite else contextlib.nullcontext()  # PostgreSQL lets many write at once
        self._writer: asyncio.Task[None] | None = None
        self._lock: FileLock | None = None
        self.outages: list[tuple[float, float]] = []  # when no server ran, as far back as a clock may look
        self._hot: HotSqlite | HotPostgres = HotSqlite(settings) if settings.sqlite else HotPostgres(settings)

    async def open(self) -> None:
        """Bring the schema up to date and begin to write; Unusable if that cannot be."""
        if self.settings.sqlite and self.settings.file is None:
            raise Unusable("games are kept in a file: name one")
        if self.settings.file is not None:
            self._lock = FileLock(self.settings.file)
        try:
            async with self.engine.connect() as connection:
                await connection.run_sync(upgrade)
                await connection.commit()
            await self._make_up_for_absence(time.time())
        except Exception as problem:
            await self.close()
            reason = str(getattr(problem, "orig", None) or problem).partition("\n")[0].rpartition(">: ")[2]
            raise Unusable(f"{self.settings.shown_database} cannot be used: {reason or type(problem).__name__}") from problem
        await self._hot.open()
        self._writer = asyncio.create_task(self._write_for_ever(), name="writer")

    async def _make_up_for_absence(self, now: float) -> None:
        """Clocks stand still while no server runs."""
        async with self.engine.begin() as connection:
            last = await connection.scalar(select(schema.beats.c.at).where(schema.beats.c.name == "server").with_for_update())
            c, out = schema.games.c, schema.outages.c
            if last is not None and now - last > ABSENCE:
                running = update(schema.games).where(c.status == "running", c.deadline.is_not(None))
                await connection.execute(running.values(deadline=c.deadline + (now - last) + GRACE))
                await connection.execute(insert(schema.outages).values(began=last, ended=now))
                note("absence", seconds=round(now - last))
            await self._beat(connection, now)
            await connection.execute(delete(schema.outages).where(out.ended < now - REMEMBERED))
            self.outages = [(row.began, row.ended) for row in await connection.execute(select(out.began, out.ended).order_by(out.began))]

    async def _beat(self, connection: AsyncConnection, now: float) -> None:
        done = await connection.execute(update(schema.beats).where(schema.beats.c.name == "server").values(at=now))
        if not done.rowcount:
            await connection.execute(insert(schema.beats).values(name="server", at=now))

    async def beat(self, now: float) -> None:
        """The server is alive."""
        async with self.writing() as connection:
            await self._beat(connection, now)

    async def expire(self, now: float, open_for: float) -> list[str]:
        """Call off tables that nobody came to; their ids.  Forget browsers that are told of nothing."""
        c = schema.games.c
        late = (c.listed.is_(True) & (c.created < now - open_for)) | (c.created < now - 30 * open_for)
        w, t = schema.ways.c, schema.told.c
        async with self.writing() as connection:
            idle = (w.person.is_(None), w.created < now - DAY, w.id.not_in(select(t.way)))  # browsers of guests who hold no seat any more
            await connection.execute(delete(schema.ways).where(*idle))
            ended = update(schema.games).where(c.status == "open", late, *self.leases.where(c.id))
            return [row[0] for row in await connection.execute(ended.values(status="cancelled", changed=now).returning(c.id))]

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self._hot.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    # --- group commit

    async def append(self, entry: Entry) -> None:
        """Write it; when this returns it is committed.  Conflict if somebody was faster."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        self._wake.set()
        await done

    async def _write_for_ever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            async with self._turn:
                try:
                    await self._commit([entry for entry, _ in batch])
                except (Taken, Lost):
                    await self._commit_one_by_one(batch)
                except BaseException as problem:
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(problem if isinstance(problem, Exception) else ConnectionError("the server is stopping"))
                    if not isinstance(problem, Exception):
                        raise
                    continue
            for _, done in batch:
                if not done.done():
                    done.set_result(None)

    async def _commit_one_by_one(self, batch: Sequence[tuple[Entry, asyncio.Future[None]]]) -> None:
        for entry, done in batch:
            try:
                await self._commit([entry])
            except Exception as problem:
                if not done.done():
                    done.set_exception(Conflict() if isinstance(problem, Taken) else problem)

    async def _commit(self, entries: list[Entry]) -> None:
        """All of these or none; Taken if a row is there already."""
        await self._hot.write(rows_of(entries), {share_of(entry.game["id"]): entry.fence for entry in entries})

    @contextlib.asynccontextmanager
    async def writing(self, game: str = "") -> AsyncIterator[AsyncConnection]:
        """A transaction of its own, for what is not a move; one that changes a *game* is made by the process that keeps it, or not at all."""
        with reachable():
            async with self._turn, self.engine.begin() as connection:
                if game and (fence := self.leases.fence(game)):
                    right = select(schema.shares.c.share).where(schema.shares.c.share == share_of(game), schema.shares.c.fence == fence)
                    if (await connection.execute(right.with_for_update(read=True))).first() is None:
                        raise Problem("unavailable", "store-away")
                yield connection

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with reachable():
            async with self.engine.connect() as connection:
                yield connection

    # --- what is not a move

    async def create(self, game: Row, seats: list[Row]) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(schema.games), [game])
            await connection.execute(insert(schema.seats), seats)

    async def create_rematch(self, old: str, game: Row, seats: list[Row]) -> str:
        """A game that follows *old*, unless there is one already; its id."""
        async with self.writing(old) as connection:
            taken = await connection.execute(
                update(schema.games).where(schema.games.c.id == old, schema.games.c.rematch.is_(None)).values(rematch=game["id"])
            )
            if taken.rowcount:
                await connection.execute(insert(schema.games), [game])
                await connection.execute(insert(schema.seats), seats)
                return str(game["id"])
            return str(await connection.scalar(select(schema.games.c.rematch).where(schema.games.c.id == old)))

    async def change_game(self, game: Row) -> None:
        async with self.writing(game["id"]) as connection:
            await change(connection, schema.games, game)

    async def change_seats(self, seats: list[Row]) -> None:
        async with self.writing(seats[0]["game"]) as connection:
            await write_seats(connection, seats)

    async def take_seat(self, seat: Row, invite: str | None) -> bool:
        """Seat a person where the seat is still free (and the invitation still the one given)."""
        c = schema.seats.c
        where = [c.game == seat["game"], c.seat == seat["seat"], c.kind == "free"]
        if invite is not None:
            where.append(c.invite == invite)
        async with self.writing(seat["game"]) as connection:
            values = {name: value for name, value in seat.items() if name not in ("game", "seat")}
            return bool((await connection.execute(update(schema.seats).where(*where).values(**values))).rowcount)

    async def say(self, row: Row) -> Row:
        """Note a chat message; the first one if its key is known."""
        c = schema.chat.c
        async with self.writing(row["game"]) as connection:
            known = (await connection.execute(select(schema.chat).where(c.game == row["game"], c.key == row["key"]))).mappings().first()
            if known is not None:
                return dict(known)
            id = (await connection.execute(insert(schema.chat).values(**row).returning(c.id))).scalar_one()
            return {**row, "id": id}

    # --- reading

    async def game(self, id: str) -> Row | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(schema.games).where(schema.games.c.id == id))).mappings().first()
        return None if row is None else dict(row)

    async def whole(self, id: str) -> tuple[Row, list[Row], list[Row], Row | None] | None:
        """A game's row, its seats, its log and its checkpoint, all of one moment."""
        async with self.reading() as connection:
            if not self.settings.sqlite:
                await connection.execute(text("set transaction isolation level repeatable read"))
            game = (await connection.execute(select(schema.games).where(schema.games.c.id == id))).mappings().first()
            if game is None:
                return None
            seats = await connection.execute(select(schema.seats).where(schema.seats.c.game == id).order_by(schema.seats.c.seat))
            rows = await connection.execute(select(schema.log).where(schema.log.c.game == id).order_by(schema.log.c.seq))
            saved = await connection.execute(select(schema.checkpoints).where(schema.checkpoints.c.game == id))
            checkpoint = saved.mappings().first()
            return (
                dict(game),
                [dict(row) for row in seats.mappings()],
                [dict(row) for row in rows.mappings()],
                None if checkpoint is None else dict(checkpoint),
            )

    async def open_tables(self, title: str | None, person: str | None = None, limit: int = 100) -> list[tuple[Row, list[Row]]]:
        """Listed tables with a free seat, newest first; for a *person* without those of people they have blocked, or who have blocked them."""
        c, b = schema.games.c, schema.blocks.c
        free = select(schema.seats.c.game).where(schema.seats.c.kind == "free")
        where = [c.status == "open", c.listed.is_(True), c.closed.is_(None), c.id.in_(free), *([c.title == title] if title else [])]
        if person is not None:
            shunned = select(b.other).where(b.person == person).union(select(b.person).where(b.other == person))
            where.append(c.owner.is_(None) | c.owner.not_in(shunned))
        return await self.games_where(select(schema.games).where(*where).order_by(c.created.desc()).limit(limit))

    async def watched_tables(self, title: str | None, limit: int = 12) -> list[tuple[Row, list[Row]]]:
        """Listed games under way that anybody may watch, those that moved last first."""
        c = schema.games.c
        where = [c.status == "running", c.listed.is_(True), c.watch.is_(True), c.closed.is_(None), *([c.title == title] if title else [])]
        return await self.games_where(select(schema.games).where(*where).order_by(c.changed.desc()).limit(limit))

    async def games_of(self, tokens: Sequence[str], besides: Sequence[str] = ()) -> list[tuple[Row, list[Row]]]:
        """All games in which one of these (hashed) tokens holds a seat or is the host's, and *besides* these."""
        mine = select(schema.seats.c.game).where(schema.seats.c.token.in_(tokens))
        c = schema.games.c
        wanted = c.id.in_(mine) | c.host.in_(tokens) | c.id.in_(besides)
        return await self.games_where(select(schema.games).where(wanted).order_by(c.changed.desc()).limit(500))

    async def games_of_person(self, person: str) -> list[tuple[Row, list[Row]]]:
        """All games in which an account holds a seat or is the host."""
        mine = select(schema.seats.c.game).where(schema.seats.c.person == person)
        c = schema.games.c
        return await self.games_where(select(schema.games).where(c.id.in_(mine) | (c.owner == person)).order_by(c.changed.desc()).limit(500))

    async def gathering_tables_of(self, person: str) -> list[tuple[Row, list[Row]]]:
        """Listed tables that have not begun where an account is the host, or has a seat."""
        mine = select(schema.seats.c.game).where(schema.seats.c.person == person)
        c = schema.games.c
        return await self.games_where(select(schema.games).where(c.status == "open", c.listed.is_(True), c.id.in_(mine) | (c.owner == person)))

    async def read_games(self, ids: Sequence[str]) -> list[tuple[Row, list[Row]]]:
        """These games with their seats."""
        return await self.games_where(select(schema.games).where(schema.games.c.id.in_(ids)))

    async def latchkeys(self, game: str) -> dict[str, int | None]:
        """What opens seats of a game besides their own tokens: (hashed) tokens that devices of accounts were lent."""
        c = schema.latchkeys.c
        async with self.reading() as connection:
            return {row.token: row.seat for row in await connection.execute(select(c.token, c.seat).where(c.game == game))}

    async def drop_latchkeys(self, game: str, seat: int) -> None:
        """Somebody else will sit there."""
        c, t = schema.latchkeys.c, schema.told.c
        async with self.writing() as connection:
            await connection.execute(delete(schema.latchkeys).where(c.game == game, c.seat == seat))
            await connection.execute(delete(schema.told).where(t.game == game, t.seat == seat))

    async def find_guests_to_tell(self, game: str) -> set[int]:
        """The seats of a game whose players have no account and are told things in a browser."""
        t = schema.told.c
        async with self.reading() as connection:
            return {row[0] for row in await connection.execute(select(t.seat).where(t.game == game))}

    async def find_latchkeys(self, tokens: Sequence[str]) -> dict[tuple[str, int | None], str]:
        """Which of these (hashed) tokens an account was lent, by the game and the seat they open."""
        c = schema.latchkeys.c
        async with self.reading() as connection:
            return {(row.game, row.seat): row.token for row in await connection.execute(select(schema.latchkeys).where(c.token.in_(tokens)))}

    async def games_where(self, query: Any) -> list[tuple[Row, list[Row]]]:
        """The games that a query gives, with their seats."""
        async with self.reading() as connection:
            games = [dict(row) for row in (await connection.execute(query)).mappings()]
            c = schema.seats.c
            rows = await connection.execute(select(schema.seats).where(c.game.in_([game["id"] for game in games])).order_by(c.game, c.seat))
            by_game: dict[str, list[Row]] = {}
            for row in rows.mappings():
                by_game.setdefault(row["game"], []).append(dict(row))
        return [(game, by_game.get(game["id"], [])) for game in games]

    async def overdue(self, now: float, aside: Sequence[str] = ()) -> list[str]:
        """Running games of this process that have waited longer than their pace allows, without those set *aside*."""
        c = schema.games.c
        here = self.leases.where(c.id)
        async with self.reading() as connection:
            late = (c.status == "running", c.closed.is_(None), c.deadline < now, c.id.not_in(aside))
            rows = await connection.execute(select(c.id).where(*late, *here).limit(100))
            return [row[0] for row in rows]

    async def running(self, shares: Sequence[str] = ()) -> list[str]:
        """Games in which bots have to move, of these *shares* or of all: asked when a process begins to keep them."""
        games, seats = schema.games.c, schema.seats.c
        query = (
            select(games.id, games.summary, seats.seat)
            .join(schema.seats, seats.game == games.id)
            .where(games.status == "running", games.closed.is_(None), (seats.kind == "bot") | seats.stand_in.is_not(None))
            .where(*([func.substr(games.id, 1, 1).in_(shares)] if shares else []))
        )
        async with self.reading() as connection:
            rows = await connection.execute(query)
            return list(dict.fromkeys(row.id for row in rows if row.seat in stands_of(row.summary).to_act))

    async def chat(self, game: str, after: int, seat: int | None, person: str | None, limit: int = 200) -> list[Row]:
        """The newest messages after one that *seat* (None: a spectator) hears, oldest first; without what a *person* with an account has blocked."""
        c, b = schema.chat.c, schema.blocks.c
        apart = c.hearer.is_(None) if seat is None else c.hearer.is_(None) | (c.hearer == seat) | (c.seat == seat)
        where = [c.game == game, c.id > after, c.removed.is_(None), apart]
        if person is not None:
            where.append(c.person.is_(None) | c.person.not_in(select(b.other).where(b.person == person)))
        query = select(schema.chat).where(*where).order_by(c.id.desc()).limit(limit)
        async with self.reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()][::-1]

    async def jotting(self, game: str, seat: int) -> str:
        """What a player wrote down for themselves."""
        c = schema.jottings.c
        async with self.reading() as connection:
            return str(await connection.scalar(select(c.text).where(c.game == game, c.seat == seat)) or "")

    async def jot(self, game: str, seat: int, text: str) -> None:
        c = schema.jottings.c
        async with self.writing() as connection:
            changed = await connection.execute(update(schema.jottings).where(c.game == game, c.seat == seat).values(text=text))
            if not changed.rowcount:
                await connection.execute(insert(schema.jottings).values(game=game, seat=seat, text=text))

    async def report(self, game: str, chat: int, by: int, why: str, now: float) -> bool:
        """Keep that somebody found a message wrong, once; whether there is such a message."""
        c, r = schema.chat.c, schema.reports.c
        async with self.writing() as connection:
            heard = c.hearer.is_(None) | (c.hearer == by) | (c.seat == by)
            if (await connection.execute(select(c.id).where(c.game == game, c.id == chat, heard))).first() is None:
                return False
            if (await connection.execute(select(r.id).where(r.game == game, r.chat == chat, r.by == by))).first() is None:
                await connection.execute(insert(schema.reports).values(game=game, chat=chat, by=by, why=why, at=now))
            return True

    async def open_reports(self) -> list[Row]:
        """What was reported and not closed yet, with what was said and by whom."""
        r, c = schema.reports.c, schema.chat.c
        said = select(r.id, r.game, r.by, r.why, r.at, c.seat, c.name, c.text).join(schema.chat, c.id == r.chat)
        open_ones = said.where(r.closed.is_(None)).order_by(r.id)
        async with self.reading() as connection:
            return [dict(row) for row in (await connection.execute(open_ones)).mappings()]

    async def blocks(self, person: str, other: str) -> bool:
        """Whether *person* does not want to meet *other*."""
        b = schema.blocks.c
        async with self.reading() as connection:
            return (await connection.execute(select(b.at).where(b.person == person, b.other == other))).first() is not None

    async def close_report(self, id: int, now: float) -> bool:
        r = schema.reports.c
        async with self.writing() as connection:
            return bool((await connection.execute(update(schema.reports).where(r.id == id, r.closed.is_(None)).values(closed=now))).rowcount)

    async def last_chat(self, game: str) -> int:
        async with self.reading() as connection:
            return int(await connection.scalar(select(func.max(schema.chat.c.id)).where(schema.chat.c.game == game)) or 0)

    async def count(self) -> int:
        async with self.reading() as connection:
            return int(await connection.scalar(select(func.count()).select_from(schema.games)) or 0)


# --- the way of a move: no layers between it and the disk


class Rows(NamedTuple):
    """What a batch writes, as the drivers take it."""

    log: list[tuple[Any, ...]]
    stands: list[tuple[Any, ...]]
    checkpoints: list[tuple[Any, ...]]


LOG = ("game", "seq", "key", "kind", "seat", "body", "at")
CHECKPOINT = ("game", "seq", "body")


def rows_of(entries: list[Entry]) -> Rows:
    log = [tuple([row[name] for name in LOG]) for entry in entries for row in entry.log]
    stands = list({entry.game["id"]: (*[entry.game[name] for name in STAND], entry.game["id"]) for entry in entries}.values())
    saved = {row["game"]: tuple([row[name] for name in CHECKPOINT]) for entry in entries if (row := entry.checkpoint) is not None}
    return Rows(log, stands, list(saved.values()))


STATEMENTS = (
    f"insert into log ({', '.join(LOG)}) values ({', '.join('?' * len(LOG))})",
    f"update games set {', '.join(f'{name} = ?' for name in STAND)} where id = ?",
    f"insert into checkpoints ({', '.join(CHECKPOINT)}) values ({', '.join('?' * len(CHECKPOINT))}) "
    "on conflict (game) do update set seq = excluded.seq, body = excluded.body",
)


class Taken(Exception):
    """A row of that number or key is there already."""


class HotSqlite:
    """One connection in one thread: a batch is one hop there and back."""

    def __init__(self, settings: Settings) -> None:
        self.file = settings.file
        self.thread: threading.Thread | None = None
        self.connection: sqlite3.Connection | None = None
        self.batches: SimpleQueue[tuple[Rows, asyncio.Future[None]] | None] = SimpleQueue()

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = loop.create_future()
        self.thread = threading.Thread(target=self._run, args=(loop, opened), name="writer", daemon=True)
        self.thread.start()
        await opened

    def _run(self, loop: asyncio.AbstractEventLoop, opened: asyncio.Future[None]) -> None:
        """The life of the thread; an executor would wrap each batch in two more futures."""

        def settle(done: asyncio.Future[None], problem: BaseException | None = None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
                loop.call_soon_threadsafe(resolve, done, problem)

        try:
            self.connection = sqlite3.connect(str(self.file), isolation_level=None)
            durable(self.connection, None)
        except BaseException as problem:
            settle(opened, problem)
            return
        settle(opened)
        while (batch := self.batches.get()) is not None:
            rows, done = batch
            try:
                self._write(rows)
            except BaseException as problem:
                settle(done, problem)
            else:
                settle(done)
        self.connection.close()

    async def write(self, rows: Rows, _fences: dict[str, int]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.batches.put((rows, done))
        await done

    def _write(self, rows: Rows) -> None:
        connection = self.connection
        assert connection is not None
        connection.execute("begin immediate")
        try:
            for statement, values in zip(STATEMENTS, rows, strict=True):
                if values:
                    connection.executemany(statement, values)
            connection.execute("commit")
        except BaseException as problem:
            if connection.in_transaction:
                connection.execute("rollback")
            if isinstance(problem, sqlite3.IntegrityError):
                raise Taken from None
            raise

    async def close(self) -> None:
        if self.thread is not None:
            self.batches.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = self.connection = None


def resolve(done: asyncio.Future[None], problem: BaseException | None) -> None:
    """Tell whoever waits that it is done, or what went wrong."""
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


TYPES = {"game": "text", "seq": "int", "key": "text", "kind": "text", "seat": "int", "body": "text", "at": "float8"}
TYPES |= {"rules": "int", "status": "text", "changed": "float8", "version": "int", "deadline": "float8", "clocks": "text", "summary": "text"}
TYPES |= {"id": "text", "share": "text", "fence": "bigint"}


def batch_statement() -> str:
    """One statement writes a batch: all of it if every fence in it still stands, else nothing."""
    number = iter(range(1, 100))

    def arrays(names: Sequence[str]) -> str:
        return ", ".join(f"${next(number)}::{TYPES[name]}[]" for name in names)

    stand = (*STAND, "id")
    return f"""
      with held as (
        select share from shares where (share, fence) in (select * from unnest({arrays(("share", "fence"))})) for share
      ), fit as (select count(*) = ${next(number)}::int as all_held from held),
      rows as (
        insert into log ({", ".join(LOG)}) select * from unnest({arrays(LOG)}) where (select all_held from fit)
      ), stands as (
        update games set {", ".join(f"{name} = s.{name}" for name in STAND)} from unnest({arrays(stand)}) as s({", ".join(stand)})
        where games.id = s.id and (select all_held from fit)
      ), saved as (
        insert into checkpoints ({", ".join(CHECKPOINT)}) select * from unnest({arrays(CHECKPOINT)}) where (select all_held from fit)
        on conflict (game) do update set seq = excluded.seq, body = excluded.body
      ) select all_held from fit"""


BATCH = batch_statement()


class HotPostgres:
    """One connection, one statement a batch; a new connection when it was lost."""

    def __init__(self, settings: Settings) -> None:
        self.dsn = settings.url.replace("+asyncpg", "")
        self.connection: Any = None

    async def open(self) -> None:
        self.connection = await asyncpg.connect(self.dsn)

    async def write(self, rows: Rows, fences: dict[str, int]) -> None:
        if self.connection is None or self.connection.is_closed():
            await self.open()
        log, stands, saved = (
            list(zip(*values, strict=True)) or [()] * width for values, width in zip(rows, (len(LOG), len(STAND) + 1, len(CHECKPOINT)), strict=True)
        )
        try:
            held = await self.connection.fetchval(BATCH, list(fences), list(fences.values()), len(fences), *log, *stands, *saved)
        except asyncpg.UniqueViolationError:
            raise Taken from None
        if not held:
            raise Lost

    async def close(self) -> None:
        if self.connection is not None and not self.connection.is_closed():
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self.connection.close(timeout=3)
        self.connection = None


class FileLock:
    """One process at a time serves a SQLite file: the lock ends with its process, however it ends.

    It is let go after the last connection is closed, because SQLite's own locks go with it.
    """

    held: ClassVar[dict[Path, tuple[Any, int]]] = {}  # by this process, and how often

    def __init__(self, database: Path) -> None:
        self.path = database
        file, times = self.held.get(self.path, (None, 0))
        try:
            self.held[self.path] = (file or self._take(), times + 1)
        except BlockingIOError:
            raise Unusable(f"another server has {database} open: SQLite has one writer") from None
        except OSError as problem:
            raise Unusable(f"{database} cannot be used: {problem.strerror}") from None

    def _take(self) -> Any:
        file = self.path.open("ab")
        try:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise
        return file

    def release(self) -> None:
        file, times = self.held.pop(self.path)
        if times > 1:
            self.held[self.path] = (file, times - 1)
        else:
            file.close()


@contextlib.contextmanager
def reachable() -> Iterator[None]:
    """A database that does not answer is a Problem that passes: whoever asked may ask again."""
    try:
        yield
    except IntegrityError:
        raise
    except (OSError, DBAPIError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
        note("store", problem=repr(problem), level=logging.ERROR)
        raise Problem("unavailable", "store-away") from None


async def shared_secret(store: Store, name: str, fresh: str) -> str:
    """What all processes of one database know and nobody else does: the *fresh* one if there is none yet."""
    c = schema.secrets.c
    for _ in range(2):
        async with store.reading() as connection:
            known = await connection.scalar(select(c.body).where(c.name == name))
        if known is not None:
            return str(known)
        with contextlib.suppress(IntegrityError):  # another process was faster
            async with store.writing() as connection:
                await connection.execute(insert(schema.secrets).values(name=name, body=fresh))
    raise Problem("unavailable", "store-away")


async def change(connection: AsyncConnection, table: Any, row: Row) -> None:
    values = {name: value for name, value in row.items() if name != "id"}
    await connection.execute(update(table).where(table.c.id == row["id"]).values(**values))


async def write_seats(connection: AsyncConnection, rows: list[Row]) -> None:
    for row in rows:
        names = [name for name in row if name not in ("game", "seat")]
        c = schema.seats.c
        query = update(schema.seats).where(c.game == bindparam("b_game"), c.seat == bindparam("b_seat"))
        await connection.execute(
            query.values({name: bindparam(f"v_{name}") for name in names}),
            {"b_game": row["game"], "b_seat": row["seat"], **{f"v_{name}": row[name] for name in names}},
        )


def durable(connection: Any, _: Any) -> None:
    """What every connection to SQLite is told before its first use."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrations(connection: Connection | None = None) -> Config:
    """Where Alembic finds the revisions, which are carried inside the package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Bring the schema to the newest revision."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({UPGRADE_LOCK})"))
    command.upgrade(migrations(connection), "head")


def to_text(value: Any) -> str:
    """JSON for a column."""
    return msgspec.json.encode(value).decode()
