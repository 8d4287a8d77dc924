"""What other processes have written: PostgreSQL tells it after each commit.  A hint only; the truth is in the store."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from .log import note
from .settings import Settings
from .tables import Tables

CHANNEL = "civitas"
AT_ONCE = 200  # games in one notice: a payload holds 8,000 bytes


class Notifier:
    """Listens and tells between the processes of one database; with SQLite, or alone, there is nobody to tell."""

    def __init__(self, settings: Settings, tables: Tables) -> None:
        self.dsn = settings.url.replace("+asyncpg", "")
        self.tables = tables
        self.me = secrets.token_hex(4)
        self.needed = not settings.sqlite and settings.workers > 1
        self.tasks: list[asyncio.Task[None]] = []
        self.news: set[str] = set()
        self.wake = asyncio.Event()

    async def open(self) -> None:
        if self.needed:
            self.tables.store.committed = self.tell
            self.tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def tell(self, games: list[str]) -> None:
        self.news.update(games)
        self.wake.set()

    async def _speak(self) -> None:
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(self.dsn, server_settings={"synchronous_commit": "off"})
                while True:
                    await self.wake.wait()
                    self.wake.clear()
                    while self.news:
                        games = [self.news.pop() for _ in range(min(AT_ONCE, len(self.news)))]
                        await connection.execute("select pg_notify($1, $2)", CHANNEL, json.dumps([self.me, games]))
                    await asyncio.sleep(0.003)
            await asyncio.sleep(0.2)

    async def _listen(self) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self.dsn)
                await connection.add_listener(CHANNEL, self._hear)
                for id in list(self.tables.tables):  # we may have missed something
                    self.tables.outside(id)
                while not connection.is_closed():
                    await asyncio.sleep(0.5)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                note("notify", problem=repr(problem), level=logging.WARNING)
            await asyncio.sleep(0.2)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        who, games = json.loads(payload)
        if who != self.me:
            for id in games:
                self.tables.outside(id)
