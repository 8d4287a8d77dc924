"""For whoever runs a server, also while it runs: copies of the games, records, tidying up, and whether every stored game still plays."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, select, text

from . import operators, schema
from .people import make_reset_link
from .settings import Settings
from .store import FileLock, Row, Store, Unusable
from .table import Table, Unplayable, plain

DAY = 86400.0
ALIVE = 45.0  # seconds after its last sign of life in which a server is taken to run


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


# --- copies


def backup(settings: Settings, to: Path) -> int:
    """A copy of all games as they are at one moment, also while the server writes; how many there are."""
    if to.exists():
        raise Unusable(f"there is a {to} already: name another file")
    half = to.with_name(to.name + ".part")
    half.unlink(missing_ok=True)
    source = settings.file
    if source is None:
        number = asyncio.run(count_games(settings))
        run_program("pg_dump", "--format=custom", f"--file={half}", address(settings))
        os.replace(half, to)
        return number
    if not source.is_file():
        raise Unusable(f"there is no {source}")
    with contextlib.closing(sqlite3.connect(source)) as one, contextlib.closing(sqlite3.connect(half)) as other:
        one.backup(other)
        number = sound(other, half)
    os.replace(half, to)
    return number


def restore(settings: Settings, copy: Path, force: bool) -> int:
    """Put a copy in the place of the games; not while a server has them open."""
    if not copy.is_file():
        raise Unusable(f"there is no {copy}")
    target = settings.file
    if target is None:
        return restore_postgres(settings, copy, force)
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


def restore_postgres(settings: Settings, copy: Path, force: bool) -> int:
    """All of the copy or nothing; not while a server is alive."""
    run_program("pg_restore", "--list", str(copy))  # it is one
    there, last = asyncio.run(look_into(settings))
    if last is not None and time.time() - last < ALIVE:
        raise Unusable(f"a server has {settings.shown_database} open: stop it first")
    if there and not force:
        raise Unusable(f"there are games in {settings.shown_database} already: --force replaces them")
    options = ("--clean", "--if-exists", "--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error")
    run_program("pg_restore", *options, f"--dbname={address(settings)}", str(copy))
    return asyncio.run(count_games(settings))


async def look_into(settings: Settings) -> tuple[bool, float | None]:
    """Whether there are games in a PostgreSQL database, and when a server was last alive there."""
    store = Store(settings)
    try:
        async with store.engine.connect() as connection:
            there = bool(await connection.scalar(text("select to_regclass('games') is not null")))
            if not there:
                return False, None
            return True, await connection.scalar(select(schema.beats.c.at).where(schema.beats.c.name == "server"))
    except Exception as problem:
        raise Unusable(f"{settings.shown_database} cannot be used: {str(getattr(problem, 'orig', None) or problem).partition(chr(10))[0]}") from None
    finally:
        await store.close()


async def count_games(settings: Settings) -> int:
    async with reading(settings) as store:
        return await store.count()


def address(settings: Settings) -> str:
    """A PostgreSQL database as its own programs name it."""
    return settings.url.replace("+asyncpg", "")


def run_program(name: str, *arguments: str) -> None:
    """Run a program of PostgreSQL; Unusable, with its first complaint, if it fails."""
    found = shutil.which(name) or next(iter(sorted(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), reverse=True)), None)
    if found is None:
        raise Unusable(f"{name} is not installed: it comes with the client programs of PostgreSQL")
    done = subprocess.run([found, *arguments], capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["it failed"])[0]
        raise Unusable(re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", said))


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


async def reports(settings: Settings) -> list[dict[str, Any]]:
    """What was reported and not closed yet."""
    async with reading(settings) as store:
        return await store.open_reports()


async def close_report(settings: Settings, id: int) -> None:
    """A report was looked at; ValueError if there is none open of that number."""
    async with reading(settings) as store:
        if not await store.close_report(id, time.time()):
            raise ValueError(f"there is no open report {id}")


async def name_operator(settings: Settings, name: str, on: bool) -> None:
    """Somebody with an account looks after the tables from now on, or no longer does."""
    async with reading(settings) as store:
        await operators.name_operator(store, name, on)


async def reset_link(settings: Settings, name: str) -> str:
    """A link with which somebody sets a new password, once, within a day."""
    async with reading(settings) as store:
        return await make_reset_link(store, name)


@dataclass(frozen=True)
class Replayed:
    """How a stored game plays under the rules installed here."""

    game: str
    title: str
    decisions: int
    fault: str = ""  # "" if it plays as it did
    carried: tuple[int, int] | None = None  # from which rules version to which it would be carried over by the title's migrations


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
            if table.needs_migration():
                yield Replayed(id, game["title"], table.position, "", (game["rules"], table.game.rules_version))
                continue
            fault = next(differences(table, log), "")
            if not fault and checkpoint is not None and table.state.fingerprint() != Table.read(*stored).state.fingerprint():
                fault = f"the checkpoint at row {checkpoint['seq']} leads elsewhere"
            yield Replayed(id, game["title"], table.position, fault)


def differences(table: Table, log: list[Row]) -> Iterator[str]:
    """Where what happened differs from what was told of it then; of a game that was carried over, from what was told when it was."""
    told: list[tuple[int, Any]] = []  # of each decision in force: the row that tells of it, and what it tells
    undone: list[tuple[int, Any]] = []
    for row in log:
        body, kind = msgspec.json.decode(row["body"]), row["kind"]
        if kind == "rules":
            told = [(row["seq"], events) for _seat, _option, events in body["decisions"]]
            undone.clear()
        elif kind == "rewind":
            del told[body["to"] :]
            undone.clear()
        elif kind == "play":
            told.append((row["seq"], body["events"]))
            undone.clear()
        elif kind == "undo":
            undone.append(told.pop())
        elif kind == "redo":
            told.append(undone.pop())
    assert table.history is not None
    if len(table.history.moves) != len(told):
        yield f"{len(told)} decisions were made, {len(table.history.moves)} are replayed"
        return
    for move, (seq, events) in zip(table.history.moves, told, strict=True):
        if events != msgspec.json.decode(msgspec.json.encode(plain(move.events))):
            yield f"row {seq} is told differently now"
