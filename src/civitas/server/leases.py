"""Who keeps which game: on PostgreSQL each game belongs to one process at a time, and every write says by what right.

Games are dealt out in 64 shares, by the first character of their id.  A share is held by an advisory lock of one connection that a
process keeps for nothing else: PostgreSQL ends the lock with the connection, however the process ends.  Whoever takes a share raises
its fence, a number that every write has to name: what comes late from a process that has lost a share is not written.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import string
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import func

from .log import note
from .problems import Problem
from .settings import Settings

SHARES = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"  # how ids begin
SHARE_LOCK, PROCESS_LOCK = 20151981, 20151982  # the first number of the advisory locks
CHANNEL = "civitas"
LOOK = 0.5  # seconds between two looks at who is there
GENTLE = 1.0  # seconds between two shares with people at their tables that are handed on
PATIENCE = 5.0  # seconds in which a game finds its process
ANSWER = 4.0  # seconds after which a database that does not answer is away
PAYLOAD = 7500  # bytes of a notice; PostgreSQL takes 8,000
ALIVE = {"tcp_keepalives_idle": "2", "tcp_keepalives_interval": "1", "tcp_keepalives_count": "2", "application_name": "civitas leases"}
GONE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)

HELD = """
  select l.objid::bigint as number from pg_locks l
  where l.locktype = 'advisory' and l.classid::bigint = $1 and l.objsubid = 2 and l.granted
    and l.database = (select oid from pg_database where datname = current_database())
"""
ENTER = "insert into processes (id, hand, address, since) values ($1, $2, $3, $4) returning number"
TIDY = f"delete from processes where since < $2 and number not in ({HELD})"
LIVE = f"select number, id, hand, address from processes where number in ({HELD}) order by number"
DEALT = f"select share, process, ascii(share) in ({HELD}) as held from shares"
TRY = "select s from unnest($2::text[]) s where pg_try_advisory_lock($1, ascii(s))"
TAKE = "update shares set fence = fence + 1, process = $1 where share = any($2::text[]) returning share, fence"
LET_GO = "select pg_advisory_unlock($1, ascii(s)) from unnest($2::text[]) s"


class Process(NamedTuple):
    """A process of the service, and how the others reach it."""

    id: str
    hand: str  # where it takes over connections, on its own machine
    address: str  # where it answers requests that others hand on


def share_of(game: str) -> str:
    return game[:1]


class Moved(Problem):
    """Another process keeps this game: it is asked instead, or whoever asked has to come anew."""

    def __init__(self) -> None:
        super().__init__("unavailable", "store-away")


class Alone:
    """With SQLite one process keeps every game."""

    me = ""
    others: tuple[Process, ...] = ()

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def holds(self, game: str) -> bool:
        return True

    def fence(self, game: str) -> int:
        """By what right this process writes; 0 where nobody asks."""
        return 0

    def where(self, column: Any) -> list[Any]:
        """What a query adds to find the games of this process only."""
        return []

    def new_id(self) -> str:
        """An id for a game that will be kept here."""
        return secrets.token_urlsafe(16)

    async def find(self, game: str) -> Process | None:
        """The other process that keeps a game; None if it is kept here."""
        return None

    def tell(self, kind: str, *what: Any) -> None:
        """Say something to all other processes."""


class Leases(Alone):
    """The shares of this process, and who has the others."""

    def __init__(self, settings: Settings) -> None:
        self.dsn = settings.url.replace("+asyncpg", "")
        self.me = secrets.token_hex(16)
        self.hand = self.address = ""  # set by whoever listens there, before it opens
        self.mine: dict[str, int] = {}  # by share: its fence
        self.live: list[Process] = []
        self.owners: dict[str, str] = {}  # by share: the process that took it last
        self.taken: Callable[[list[str]], None] = lambda shares: None
        self.lost: Callable[[list[str]], None] = lambda shares: None
        self.in_use: Callable[[str], int] = lambda share: 0  # how many people are at its tables
        self.hears: dict[str, Callable[..., None]] = {"shares": self._hear_shares}
        self.connection: Any = None
        self._turn = asyncio.Lock()
        self._changed = asyncio.Event()
        self._words: list[str] = []
        self._wake = asyncio.Event()
        self._handed_on = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        ready = asyncio.Event()
        self._tasks = [asyncio.create_task(self._hold(ready), name="leases"), asyncio.create_task(self._speak(), name="notices")]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), PATIENCE)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if (connection := self.connection) is not None:
            with contextlib.suppress(*GONE):
                async with asyncio.timeout(ANSWER):
                    await connection.execute("select pg_notify($1, $2)", CHANNEL, json.dumps([[self.me, "shares", "", "".join(self.mine)]]))
            with contextlib.suppress(*GONE):
                await connection.close(timeout=2)
        self.mine = {}

    # --- what is asked of it

    @property
    def others(self) -> tuple[Process, ...]:  # type: ignore[override]
        return tuple(process for process in self.live if process.id != self.me)

    def holds(self, game: str) -> bool:
        return share_of(game) in self.mine

    def fence(self, game: str) -> int:
        return self.mine.get(share_of(game), -1)

    def where(self, column: Any) -> list[Any]:
        return [func.substr(column, 1, 1).in_(sorted(self.mine))]

    def new_id(self) -> str:
        if not self.mine:
            raise Problem("unavailable", "store-away")
        return secrets.choice(sorted(self.mine)) + secrets.token_urlsafe(16)[1:]

    def elsewhere(self, game: str) -> Process | None:
        """The live process that keeps a game, if it is another one."""
        share = share_of(game)
        if share in self.mine:
            return None
        owner = self.owners.get(share)
        return next((process for process in self.live if process.id == owner and owner != self.me), None)

    def forget(self, game: str, process: Process) -> None:
        """That process does not keep this game: whoever does will be seen."""
        if self.owners.get(share_of(game)) == process.id:
            del self.owners[share_of(game)]

    async def find(self, game: str) -> Process | None:
        """Who keeps it, as soon as somebody does."""
        until = time.monotonic() + PATIENCE
        while not self.holds(game):
            if (process := self.elsewhere(game)) is not None:
                return process
            self._changed.clear()
            if share_of(game) not in SHARES:
                raise Problem("not-found", "no-such-game")
            try:
                await asyncio.wait_for(self._changed.wait(), max(0.0, until - time.monotonic()))
            except TimeoutError:
                raise Problem("unavailable", "store-away") from None
        return None

    # --- holding shares

    async def _hold(self, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._enter()
                while True:
                    async with asyncio.timeout(ANSWER):
                        await self._look()
                    ready.set()
                    await asyncio.sleep(LOOK)
            except GONE as problem:
                note("leases", problem=repr(problem), level=logging.WARNING)
            except asyncio.CancelledError:
                raise
            except Exception:
                logging.getLogger("civitas.server").exception("leases")
            self._lose_all()
            if (connection := self.connection) is not None:
                self.connection = None
                connection.terminate()
            await asyncio.sleep(0.2)

    async def _enter(self) -> None:
        self.connection = connection = await asyncpg.connect(self.dsn, timeout=ANSWER, server_settings=ALIVE)
        connection.add_termination_listener(lambda _: self._lose_all() if connection is self.connection else None)
        await connection.execute(TIDY, PROCESS_LOCK, time.time() - 60)
        self.me = secrets.token_hex(16)  # whoever has lost the connection comes back as somebody else
        number = await connection.fetchval(ENTER, self.me, self.hand, self.address, time.time())
        await connection.execute("select pg_advisory_lock($1, $2)", PROCESS_LOCK, number)
        await connection.add_listener(CHANNEL, self._hear)

    async def _look(self) -> None:
        """See who is there; take what nobody has up to a fair share; hand on what is more than that."""
        async with self._turn:
            live = [Process(row["id"], row["hand"], row["address"]) for row in await self.connection.fetch(LIVE, PROCESS_LOCK)]
            dealt = await self.connection.fetch(DEALT, SHARE_LOCK)
            there = {process.id for process in live}
            known, self.owners = self.owners, {row["share"]: row["process"] for row in dealt if row["held"] and row["process"] in there}
            fair = -(-len(SHARES) // max(1, len(live)))
            free = [row["share"] for row in dealt if not row["held"]]
            wanted = free[: max(0, fair - len(self.mine))]
            taken = [row[0] for row in await self.connection.fetch(TRY, SHARE_LOCK, wanted)] if wanted else []
            if taken:
                fences = {row["share"]: row["fence"] for row in await self.connection.fetch(TAKE, self.me, taken)}
                self.mine |= fences
                self.owners |= dict.fromkeys(fences, self.me)
        news = live != self.live or self.owners != known
        self.live = live
        if taken:
            note("shares", taken="".join(taken), has=len(self.mine))
            self.tell("shares", self.me, "".join(taken))
            self.taken(taken)
        if taken or news:
            self._changed.set()
        await self._hand_on(len(self.mine) - fair)

    async def _hand_on(self, surplus: int) -> None:
        """Give up shares for others to take: those with nobody at their tables at once, of the rest one now and then."""
        if surplus <= 0:
            return
        by_use = sorted(self.mine, key=self.in_use)[:surplus]
        given = [share for share in by_use if not self.in_use(share)]
        if not given and time.monotonic() - self._handed_on > GENTLE:
            given, self._handed_on = by_use[:1], time.monotonic()
        if given:
            self._lose(given)
            async with self._turn:
                await self.connection.fetch(LET_GO, SHARE_LOCK, given)
            self.tell("shares", "", "".join(given))
            note("shares", handed_on="".join(given), has=len(self.mine))

    def _lose(self, shares: Iterable[str]) -> None:
        gone = [share for share in shares if self.mine.pop(share, None) is not None]
        for share in gone:
            self.owners.pop(share, None)
        if gone:
            self.lost(gone)

    def _lose_all(self) -> None:
        self.live, self.owners = [], {}
        self._lose(list(self.mine))

    # --- between processes

    def tell(self, kind: str, *what: Any) -> None:
        word = json.dumps([self.me, kind, *what], separators=(",", ":"))
        if len(word) > PAYLOAD:
            note("notice", problem="too long", what=kind, level=logging.ERROR)
            return
        self._words.append(word)
        self._wake.set()

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._words and self.connection is not None:
                said, size = 0, 2
                while said < len(self._words) and (not said or size + len(self._words[said]) < PAYLOAD):
                    size += len(self._words[said]) + 1
                    said += 1
                try:
                    async with self._turn, asyncio.timeout(ANSWER):
                        await self.connection.execute("select pg_notify($1, $2)", CHANNEL, f"[{','.join(self._words[:said])}]")
                except (*GONE, AttributeError):  # a hint only: the truth is in the store
                    await asyncio.sleep(0.2)
                del self._words[:said]
            await asyncio.sleep(0.02)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        for who, kind, *what in json.loads(payload):
            if who != self.me and (ear := self.hears.get(kind)) is not None:
                try:
                    ear(who, *what)
                except Exception:
                    logging.getLogger("civitas.server").exception("notice %s", kind)

    def _hear_shares(self, _who: str, owner: str, shares: Sequence[str]) -> None:
        for share in shares:
            if share not in self.mine:
                if owner:
                    self.owners[share] = owner
                else:
                    self.owners.pop(share, None)
        self._changed.set()
