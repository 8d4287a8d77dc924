"""For whoever runs a server, also while it runs: copies of the games, records, tidying up, and whether every stored game still plays."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
from sqlalchemy import delete, select

from . import schema
from .settings import Settings
from .store import FileLock, Row, Store, Unusable
from .table import Table, Unplayable, plain

DAY = 86400.0


@contextlib.asynccontextmanager
async def reading(settings: Settings) -> AsyncIterator[Store]:
    """The store, beside a server that may run; nothing is brought up to date and nothing is locked."""
    if settings.file is not None and not settings.file.is_file():
        raise Unusable(f"there is no {settings.file}")
    store = Store(settings)
    try:
        async with store.engine.connect() as connection:
            await connection.execute(select(schema.games.c.id).limit(1))
    except Exception as problem:
        await store.close()
        raise Unusable(f"{settings.shown_database} cannot be used: {str(getattr(problem, 'orig', None) or problem).partition(chr(10))[0]}") from None
    try:
        yield store
    finally:
        await store.close()


# --- copies (SQLite; PostgreSQL has pg_dump and pg_restore)


def file_of(settings: Settings) -> Path:
    if settings.file is None:
        raise Unusable("this is for SQLite: copy a PostgreSQL database with pg_dump, bring it back with pg_restore")
    return settings.file


def backup(settings: Settings, to: Path) -> int:
    """A copy of all games as they are at one moment, also while the server writes; how many there are."""
    source = file_of(settings)
    if not source.is_file():
        raise Unusable(f"there is no {source}")
    if to.exists():
        raise Unusable(f"there is a {to} already: name another file")
    half = to.with_name(to.name + ".part")
    half.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(source)) as one, contextlib.closing(sqlite3.connect(half)) as other:
        one.backup(other)
        number = sound(other, half)
    os.replace(half, to)
    return number


def restore(settings: Settings, copy: Path, force: bool) -> int:
    """Put a copy in the place of the games; not while a server has them open."""
    target = file_of(settings)
    if not copy.is_file():
        raise Unusable(f"there is no {copy}")
    if target.exists() and not force:
        raise Unusable(f"there is a {target} already: --force replaces it")
    lock = FileLock(target)
    try:
        half = target.with_name(target.name + ".part")
        half.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(copy)) as one, contextlib.closing(sqlite3.connect(half)) as other:
            try:
                one.backup(other)
            except sqlite3.DatabaseError as problem:
                raise Unusable(f"{copy} is no copy of games: {problem}") from None
            number = sound(other, copy)
        for left in ("-wal", "-shm"):
            target.with_name(target.name + left).unlink(missing_ok=True)
        os.replace(half, target)
        return number
    finally:
        lock.release()


def sound(connection: sqlite3.Connection, named: Path) -> int:
    """How many games are in it; Unusable if it is damaged."""
    try:
        (said,) = connection.execute("pragma integrity_check").fetchone()
        (number,) = connection.execute("select count(*) from games").fetchone()
    except sqlite3.DatabaseError as problem:
        raise Unusable(f"{named} is no copy of games: {problem}") from None
    if said != "ok":
        raise Unusable(f"{named} is damaged: {said}")
    return int(number)


# --- games


async def every_game(store: Store, status: str | None = None) -> list[str]:
    c = schema.games.c
    where = [c.status == status] if status else [c.version > 0]
    async with store.reading() as connection:
        return [row[0] for row in await connection.execute(select(c.id).where(*where).order_by(c.created))]


async def export(settings: Settings, folder: Path) -> AsyncIterator[Path]:
    """The record of every finished game, one file each; those that are there already are left alone."""
    folder.mkdir(parents=True, exist_ok=True)
    async with reading(settings) as store:
        for id in await every_game(store, "over"):
            path = folder / f"{id}.civ"
            stored = None if path.exists() else await store.whole(id)
            if stored is not None:
                with contextlib.suppress(Unplayable):
                    Table.read(*stored).record().save(path)
                    yield path


async def prune(settings: Settings, days: float, finished: bool) -> int:
    """Forget games that were called off, and *finished* ones too if that is wished, when nothing has happened at them for so long; how many."""
    c = schema.games.c
    which = ("cancelled", "over") if finished else ("cancelled",)
    async with reading(settings) as store, store.writing() as connection:
        done = await connection.execute(delete(schema.games).where(c.status.in_(which), c.changed < time.time() - days * DAY))
        return int(done.rowcount)


@dataclass(frozen=True)
class Replayed:
    """How a stored game plays under the rules installed here."""

    game: str
    title: str
    decisions: int
    fault: str = ""  # "" if it plays as it did


async def replay_all(settings: Settings) -> AsyncIterator[Replayed]:
    """Play every stored game again from its log, and compare it with what was told when it was played."""
    async with reading(settings) as store:
        for id in await every_game(store):
            stored = await store.whole(id)
            if stored is None:
                continue
            game, seats, log, checkpoint = stored
            try:
                table = Table.read(game, seats, log, None)
            except Unplayable as problem:
                yield Replayed(id, game["title"], len(log), str(problem))
                continue
            fault = next(differences(table, log), "")
            if not fault and checkpoint is not None and table.state.fingerprint() != Table.read(*stored).state.fingerprint():
                fault = f"the checkpoint at row {checkpoint['seq']} leads elsewhere"
            yield Replayed(id, game["title"], table.position, fault)


def differences(table: Table, log: list[Row]) -> Iterator[str]:
    """Where what happened differs from what was told of it then; rows of games that were carried over are not compared."""
    if table.needs_migration() or any(row["kind"] == "rules" for row in log):
        return
    told: list[Row] = []  # where each decision in force was first told
    undone: list[Row] = []
    for row in log:
        if row["kind"] == "play":
            told.append(row)
            undone.clear()
        elif row["kind"] == "undo":
            undone.append(told.pop())
        elif row["kind"] == "redo":
            told.append(undone.pop())
    assert table.history is not None
    for move, row in zip(table.history.moves, told, strict=True):
        again = msgspec.json.decode(msgspec.json.encode(plain(move.events)))
        if msgspec.json.decode(row["body"])["events"] != again:
            yield f"row {row['seq']} is told differently now"
