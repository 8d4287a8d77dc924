"""All tables that are in use, who may do what at them, and how a move gets from a client to the disk.

Each table has a lock.  Whoever plays holds it until the move is committed, so nobody is shown what could still be
lost.  Short moves are made at once, long work goes to threads, bots think in processes: nobody waits for another's table.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from civitas.kernel.flow import IllegalChoice
from civitas.kernel.history import UndoRefused
from civitas.kernel.options import Refusal
from civitas.kernel.registry import games

from . import orders, table_views
from .bot_driver import BotDriver
from .leases import Leases, Moved, share_of
from .log import note
from .mail import Mail
from .notices import Notices
from .problems import Problem
from .ratings import rate_game
from .settings import Settings
from .store import Conflict, Entry, Lost, Row, Store
from .strangers import Strangers
from .table import Seat, Table, Unplayable
from .timekeeper import Timekeeper
from .tokens import hash_token

T = TypeVar("T")
LEFT_ALONE = 300.0  # seconds in which nobody looks whether a game can be opened again, unless somebody asks for it
HEAVY = 0.005  # seconds of work above which a table is worked at in threads
SLOW = 0.25  # seconds after which a move is worth a warning in the log
STORED = (
    *("row", "seats", "history", "setup", "marks", "taken_back", "lines", "notes", "read_by", "headed_by", "keys"),
    *("version", "asked_since", "saved_at", "last_chat", "turned_back", "latchkeys", "told"),
)
FIGURES = (("p50_ms", 0.5), ("p99_ms", 0.99))
TOLD = 30  # games set aside that other processes are told of
LOG = logging.getLogger("civitas.server")


def game_version(title: str) -> int | None:
    """The version of the rules of this title here, if it can be played here."""
    game = games().get(title)
    return None if game is None else game.rules_version


def time_work(work: Callable[..., T], *args: Any) -> tuple[T, float]:
    """What it gives, and how much of the processor's time it took: that the machine is busy makes no table heavy."""
    began = time.thread_time()
    return work(*args), time.thread_time() - began


def order_key(table: Table, seat: int) -> str:
    """The key of a row that a standing order writes: no client's own, for those have no spaces."""
    return f"{seat}:order {table.version + 1}"


class Holding:
    """Has a table to itself for as long as it is entered."""

    def __init__(self, tables: Tables, id: str) -> None:
        self.tables, self.id = tables, id
        self.table: Table | None = None

    async def __aenter__(self) -> Table:
        while True:
            table = await self.tables.table(self.id)
            table.held += 1
            try:
                await table.lock.acquire()
            except BaseException:
                table.held -= 1
                raise
            self.table = table
            if self.tables.tables.get(self.id) is not table:  # it was given up while we waited
                self._let_go(table)
                continue
            if table.dirty or table.overtaken:
                try:
                    await self.tables.reread(table)
                except BaseException:
                    self._let_go(table)
                    raise
            return table

    async def __aexit__(self, *_: object) -> None:
        assert self.table is not None
        self._let_go(self.table)

    def _let_go(self, table: Table) -> None:
        table.lock.release()
        table.held -= 1


class Tables:
    """Tables by id, read from the store when somebody comes, forgotten when nobody does."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.tables: OrderedDict[str, Table] = OrderedDict()  # the longest unused first
        self.aside: dict[str, tuple[str, float]] = {}  # games that cannot be opened, why, and until when they are left alone
        self.leases = store.leases
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.bots = BotDriver(self)
        self.obeying: set[str] = set()  # games in which standing orders are being carried out
        self.strangers = Strangers(settings, store)
        self.time = Timekeeper(self)
        self.mail = Mail(settings)
        self.notices = Notices(self, self.mail)
        self.latencies: list[float] = []
        self.moves = 0

    async def open(self) -> None:
        self.bots.open()
        self.notices.open()
        if isinstance(self.leases, Leases):
            self.leases.taken, self.leases.lost, self.leases.in_use = self._take_shares, self._lose_shares, self._people_at
            self.leases.hears |= {"seats": self._hear_seats, "keys": self._hear_keys, "look": self._hear_look}
            self.leases.hears["guests"] = self._hear_guests
            self.leases.hears["stranger"] = lambda _who, address, token: self.strangers.remember(address, token)
            await self.leases.open()
        else:
            self.spawn(self._resume(), "resume")
        self.spawn(self.time.run(), "clocks")

    async def close(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.leases.close()
        await asyncio.to_thread(self.bots.close)

    def spawn(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """A task that is kept until it is done."""
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to its end, even if the client goes away in the middle."""
        return await asyncio.shield(self.spawn(work, "whole"))

    # --- tables

    async def table(self, id: str) -> Table:
        """The table of that id, in memory; it is kept by this process."""
        if not self.leases.holds(id) and await self.leases.find(id) is not None:
            raise Moved
        table = self.tables.get(id)
        if table is None:
            task = self.opening.get(id)
            if task is None:
                task = self.opening[id] = self.spawn(self._open(id), "open")
                task.add_done_callback(lambda _: self.opening.pop(id, None))
            opened = await asyncio.shield(task)
            table = self.tables.setdefault(id, opened)  # it may have been forgotten before we were told
        self.tables.move_to_end(id)
        return table

    async def _open(self, id: str) -> Table:
        table = await self._read(id)
        if table.fence != self.leases.fence(id):  # it went to another process meanwhile
            raise Moved
        self.tables[id] = table
        self.forget()
        self.go_on(table)
        return table

    async def _read(self, id: str) -> Table:
        fence = self.leases.fence(id)
        stored = await self.store.whole(id)
        if stored is None:
            raise Problem("not-found", "no-such-game")
        try:
            table = await asyncio.to_thread(Table.read, *stored)
        except Unplayable as problem:
            self._set_aside(id, str(problem))
            now = game_version(stored[0]["title"])
            if now != problem.rules:
                raise Problem("gone", "other-rules", {"rules": problem.rules, "now": now or "-"}) from None
            raise Problem("gone", "unplayable") from None
        table.last_chat = await self.store.last_chat(id)
        table.latchkeys = await self.store.latchkeys(id)
        table.told = await self.store.find_guests_to_tell(id)
        table.outages = self.store.outages
        table.fence = fence
        self.aside.pop(id, None)
        return table

    def _set_aside(self, id: str, why: str) -> None:
        """Remember a game that cannot be opened, and report it once; all others go on."""
        if id not in self.aside:
            note("aside", game=id, problem=why, level=logging.ERROR)
        self.aside[id] = why, time.monotonic() + LEFT_ALONE

    def forget(self) -> None:
        """Let tables go that nobody uses, the longest unused first: they are in the store.  Those in use stay, however many they are."""
        most = self.settings.live_tables
        if len(self.tables) > most:
            idle = [table for table in self.tables.values() if not table.listeners and not table.held]
            for table in idle[: len(self.tables) - most + most // 4]:
                del self.tables[table.id]

    def holding(self, id: str) -> Holding:
        """The table, as it is stored now, while nobody else does anything at it."""
        return Holding(self, id)

    async def reread(self, table: Table) -> None:
        table.overtaken = False
        fresh = await self._read(table.id)
        for name in STORED:
            setattr(table, name, getattr(fresh, name))
        table.cache.clear()
        table.dirty = False

    # --- other processes

    def _take_shares(self, shares: list[str]) -> None:
        """Games are ours from now on: their bots go on."""
        self.spawn(self._resume(shares), "resume")

    def _lose_shares(self, shares: list[str]) -> None:
        """Games are no longer ours: whoever is at their tables has to come anew, and finds who keeps them."""
        for table in [table for table in self.tables.values() if share_of(table.id) in shares]:
            self._give_up(table)

    def _give_up(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self.notices.waited.pop(table.id, None)
        table.notify()

    def _people_at(self, share: str) -> int:
        return sum(len(table.listeners) for table in self.tables.values() if share_of(table.id) == share)

    def _hear_seats(self, _who: str, game: str, rows: list[Row]) -> None:
        """Another process has changed something of seats that no move depends on."""
        if (table := self.tables.get(game)) is not None:
            for row in rows:
                for name, value in row.items():
                    setattr(table.seats[row["seat"]], name, value)
            table.cache.clear()
            table.notify()

    def _hear_keys(self, _who: str, game: str, latchkeys: dict[str, int | None]) -> None:
        """Devices of accounts were lent other tokens."""
        if (table := self.tables.get(game)) is not None:
            table.latchkeys = latchkeys
            table.notify()

    def tell_guests(self, seats: list[tuple[str, int]]) -> None:
        """Browsers of guests are told of these seats from now on: here, or where the games are kept."""
        for game, seat in seats:
            self._hear_guests("", game, seat)
            if game not in self.tables:
                self.leases.tell("guests", game, seat)

    def _hear_guests(self, _who: str, game: str, seat: int) -> None:
        if (table := self.tables.get(game)) is not None:
            table.told.add(seat)
            self.notices.look_at(table)

    def _hear_look(self, _who: str, game: str) -> None:
        """A game was changed past its table, by more than a notice can carry."""
        if (table := self.tables.get(game)) is not None:
            table.overtaken = True
            table.notify()

    # --- who

    def seat_of(self, table: Table, token: str | None) -> int | None:
        """The seat a token opens; None for a spectator without one."""
        if token is None:
            if not table.row["watch"] or table.status == "closed":
                raise Problem("forbidden", "no-spectators")
            return None
        given = hash_token(token)
        for seat in table.seats:
            if seat.token is not None and hmac.compare_digest(seat.token, given):
                return seat.seat
        if hmac.compare_digest(table.row["host"], given):
            return None
        if given in table.latchkeys:
            return table.latchkeys[given]
        raise Problem("unauthorized", "link-opens-no-seat")

    def own_seat(self, table: Table, token: str | None) -> int:
        """The seat a token opens; a Problem for everybody else."""
        if token is None:
            raise Problem("unauthorized", "only-seats-do")
        seat = self.seat_of(table, token)
        if seat is None:
            raise Problem("forbidden", "host-does-not-play")
        return seat

    def require_host(self, table: Table, token: str | None) -> None:
        given = "" if token is None else hash_token(token)
        if not hmac.compare_digest(table.row["host"], given) and table.latchkeys.get(given, 0) is not None:
            raise Problem("forbidden", "only-the-host")

    # --- moves

    async def act(self, id: str, token: str | None, kind: str, version: int, key: str, option: Any = None, language: str = "en") -> tuple[int, int]:
        """Play (*option*), plan (its parts), undo or redo for the seat of *token*; version and position afterwards, when it is committed."""
        return await self.whole(self._act(id, token, kind, version, key, option, language))

    async def _act(self, id: str, token: str | None, kind: str, version: int, key: str, option: Any, language: str) -> tuple[int, int]:
        began = time.perf_counter()
        async with self.holding(id) as table:
            seat = self.own_seat(table, token)
            own_key = f"{seat}:{key}"
            for _ in range(3):
                known = table.keys.get(own_key)
                if known is not None:
                    if known.kind != kind or (option is not None and not table.is_answer(known, option)):
                        raise Problem("key-used", "key-used", version=table.version)
                    return known.version, known.position
                self._may_act(table, seat, version, kind)
                if table.seats[seat].stand_in is not None:  # whoever acts is back
                    self._may_come_back(table.seats[seat])
                    await self.change_seat(table, table.seats[seat], stand_in=None, stand_in_why=None)
                try:
                    await self._do(table, seat, kind, option, own_key, language)
                except Conflict:  # another process was faster: look again
                    await self.reread(table)
                    continue
                self._play_late(table, seat, kind, time.perf_counter() - began)
                return table.version, table.position
            raise Problem("stale", "too-fast", version=table.version)

    def require_open(self, table: Table) -> None:
        """A Problem if an operator has closed the game."""
        if table.status == "closed":
            raise Problem("gone", "closed-by-operator")

    def _may_act(self, table: Table, seat: int, version: int, kind: str) -> None:
        self.require_open(table)
        if table.status == "cancelled":
            raise Problem("gone", "called-off")
        if table.history is None:
            raise Problem("not-started", "not-begun")
        if version != table.version and not (kind == "play" and table.fresh(version, seat)):
            raise Problem("stale", "moved-on", {"answered": version, "now": table.version}, version=table.version)

    async def _do(self, table: Table, seat: int, kind: str, option: Any, key: str, language: str) -> None:
        def work() -> Entry:
            now = time.time()
            rows = [table.renew(now)] if table.needs_migration() else []
            if kind == "play":
                rows.append(table.play(seat, option, key, now))
            elif kind == "plan":
                rows += table.plan(seat, option, key, now)
            else:
                rows += table.turn_back(kind, seat, key, now)
            return table.entry(rows, now, table_views.summary_of(table))

        try:
            await self.write(table, work)
        except IllegalChoice as problem:
            note("refused", game=table.id, seq=table.version, seat=seat, rule=problem.refusal.rule)
            raise self.refusal(table, problem.refusal, language) from None
        except UndoRefused as problem:
            raise self.refusal(table, problem.refusal, language) from None

    def refusal(self, table: Table, why: Refusal, language: str) -> Problem:
        shown = table_views.show_refusal(table, why, language)
        return Problem("refused", "against-a-rule", {"reason": shown["message"]["text"]}, refusal=shown, version=table.version)

    async def write(self, table: Table, work: Any, long: bool = False) -> None:
        """Let *work* change the table (in a thread, if it is *long*) and write what it gives; then show it.  The lock is held."""
        version = table.version
        table.dirty = True  # until it is committed
        try:
            entry: Entry = await self.work(table, work, long=long)
        except (IllegalChoice, UndoRefused):
            table.dirty = table.needs_migration() or table.version != version  # refused: nothing has changed
            raise
        except Exception as problem:
            note("rules", game=table.id, seq=version, problem=repr(problem), level=logging.ERROR)
            LOG.exception("game %s, version %s", table.id, version)
            raise Problem("broken", "nothing-was-played") from None
        entry.fence = table.fence
        try:
            await self.store.append(entry)
        except Conflict:
            raise
        except Lost:
            note("lost", game=table.id, seq=version, level=logging.WARNING)
            self._give_up(table)
            raise Problem("unavailable", "not-stored") from None
        except Exception as problem:
            note("store", game=table.id, seq=version, problem=repr(problem), level=logging.ERROR)
            raise Problem("unavailable", "not-stored") from None
        table.dirty = False
        table.cache.clear()
        table.notify()
        await self._hand_back(table)
        self.go_on(table)
        self.notices.look_at(table)
        if table.status == "over":
            self.spawn(rate_game(self.store, table), "rating")

    def go_on(self, table: Table) -> None:
        """Let bots move and orders be carried out, if it is their turn."""
        self.bots.look_at(table)
        if table.id not in self.obeying and orders.next_order(table) is not None:
            self.obeying.add(table.id)
            self.spawn(self._obey(table.id), f"orders of {table.id}")

    async def _obey(self, id: str) -> None:
        """Carry out the standing orders of a game, one by one, until it waits for somebody's own choice."""
        try:
            while await self.whole(self._obey_once(id)):
                pass
        except Problem as problem:
            note("orders", game=id, problem=problem.message, level=logging.ERROR)
        finally:
            self.obeying.discard(id)

    async def _obey_once(self, id: str) -> bool:
        async with self.holding(id) as table:
            found = orders.next_order(table)
            if found is None:
                return False
            at, order, chosen = found
            seat = table.seats[at]
            try:
                if order is None:
                    await self._do(table, at, "plan", chosen, order_key(table, at), "en")
                    kept = orders.after_plan(seat, None)
                else:
                    await self._do(table, at, "play", chosen, order_key(table, at), "en")
                    kept = orders.after_use(seat, order, table.position)
            except Conflict:
                return True  # another process was faster: look again
            except Problem as problem:
                if problem.code != "refused":
                    raise
                kept = orders.after_plan(seat, problem.extra["refusal"]["rule"])
            await self.change_seat(table, seat, orders=kept)
            note("order", game=id, seq=table.version, seat=at)
            return True

    def _play_late(self, table: Table, seat: int, kind: str, seconds: float) -> None:
        self.moves += 1
        self.latencies.append(seconds)
        if len(self.latencies) > 2000:
            del self.latencies[:1000]
        level = logging.WARNING if seconds > SLOW else logging.INFO
        note(kind, game=table.id, seq=table.version, seat=seat, ms=round(seconds * 1000, 1), level=level)

    # --- looking

    async def work(self, table: Table, work: Callable[..., T], *args: Any, long: bool = False) -> T:
        """Do it here if it is short, as most is: a thread costs more than a move.  *Long* work goes to a thread, and so does a heavy table's."""
        if not long and not table.suspect:
            began = time.perf_counter()
            done = work(*args)
            if (seconds := time.perf_counter() - began) > HEAVY:  # by the wall, which is cheap to read: from now on it is looked at closely
                table.heavy, table.suspect = min(seconds, 4 * HEAVY), True
            return done
        done, seconds = await asyncio.to_thread(time_work, work, *args) if long or table.heavy > HEAVY else time_work(work, *args)
        if not long:
            table.heavy = max(seconds, table.heavy * 0.8)
            table.suspect = table.heavy > HEAVY / 4
        return done

    async def look(self, id: str, token: str | None, work: Any, long: bool = False) -> Any:
        """What ``work(table, seat)`` gives, made while nothing moves; *long* work in a thread."""
        async with self.holding(id) as table:
            seat = self.seat_of(table, token)
            return await self.work(table, work, table, seat, long=long)

    # --- people at the table

    async def start_if_full(self, table: Table) -> None:
        """Begin when the last seat is taken.  The lock is held."""
        if table.status == "open" and all(seat.kind != "free" and not seat.asks for seat in table.seats):

            def work() -> Entry:
                now = time.time()
                row = table.start(now)
                return table.entry([row], now, table_views.summary_of(table))

            await self.write(table, work)
            note("start", game=table.id, title=table.title)

    async def change_seat(self, table: Table, seat: Seat, **values: Any) -> None:
        """Write who sits there now, and tell.  The lock is held."""
        await self.store.change_seats([{"game": table.id, "seat": seat.seat, **values}])
        if values.get("token", seat.token) is None and seat.token is not None:  # nothing that was lent opens it any more
            await self.store.drop_latchkeys(table.id, seat.seat)
            table.latchkeys = {token: at for token, at in table.latchkeys.items() if at != seat.seat}
            table.told.discard(seat.seat)
        for name, value in values.items():
            setattr(seat, name, value)
        self.announce_seats(table)

    def announce_seats(self, table: Table) -> None:
        table.cache.clear()
        table.notify()
        self.go_on(table)
        self.notices.look_at(table)

    async def _hand_back(self, table: Table) -> None:
        """A bot that played for one turn only gets up when that turn is over.  The lock is held."""
        for seat in table.seats:
            if seat.stand_in_why == "once" and seat.seat not in table.state.to_act:
                await self.change_seat(table, seat, stand_in=None, stand_in_why=None)

    async def stand_in(self, id: str, token: str | None, bot: str | None) -> None:
        """A bot plays for the seat of *token* until its player is back."""
        async with self.holding(id) as table:
            seat = table.seats[self.own_seat(table, token)]
            self._may_come_back(seat)
            await self.change_seat(table, seat, stand_in=self.bots.choose_bot(table.title, bot), stand_in_why="asked")

    async def stand_in_for(self, id: str, token: str | None, at: int, bot: str | None) -> None:
        """The host has a bot play for somebody who is away, until they are back."""
        async with self.holding(id) as table:
            self.require_host(table, token)
            if not 0 <= at < len(table.seats):
                raise Problem("not-found", "no-such-seat")
            seat = table.seats[at]
            if seat.kind != "person" or seat.stand_in is not None or table.status != "running":
                raise Problem("refused", "nobody-to-stand-in-for")
            if table.present.get(at, 0) > 0:
                raise Problem("refused", "they-are-here", {"name": seat.name})
            await self.change_seat(table, seat, stand_in=self.bots.choose_bot(table.title, bot), stand_in_why="host")
            note("stand-in", game=id, seat=at)

    async def back(self, id: str, token: str | None, unasked: bool = False) -> None:
        """The player of a seat takes it back; *unasked*: only from a bot they did not ask for."""
        async with self.holding(id) as table:
            seat = table.seats[self.own_seat(table, token)]
            if seat.stand_in is not None and not (unasked and seat.stand_in_why in ("asked", "forfeit")):
                self._may_come_back(seat)
                await self.change_seat(table, seat, stand_in=None, stand_in_why=None)
                await self.time.wind_up(table)

    def _may_come_back(self, seat: Seat) -> None:
        if seat.stand_in_why == "forfeit":
            raise Problem("refused", "seat-forfeited")

    async def safely(self, id: str, work: Coroutine[Any, Any, Any]) -> None:
        """Do it; what is wrong with one game is noted and stops no other."""
        try:
            await work
        except Problem as problem:
            if problem.code != "unavailable":
                self._set_aside(id, problem.message)
        except Exception as problem:
            LOG.exception("game %s", id)
            self._set_aside(id, type(problem).__name__)

    async def _resume(self, shares: Sequence[str] = ()) -> None:
        """After a start, or when games of other processes have become ours: wake the bots whose turn it is."""
        with contextlib.suppress(Problem):  # the database is away: so are the shares, and they are taken again
            for id in await self.store.running(shares):
                await self.wake(id)

    async def wake(self, id: str) -> None:
        """Let the bots of a game move, if it is their turn."""

        async def look() -> None:
            self.go_on(await self.table(id))

        await self.safely(id, look())

    async def figures(self) -> dict[str, Any]:
        """How the server does."""
        own = self.own_figures()
        shown = {"games": await self.store.count(), "tables": own["tables"], "aside": own["aside"]}
        return {**shown, "moves": own["moves"], "processes": 1 + len(self.leases.others)}

    def own_figures(self) -> dict[str, Any]:
        """How this process does."""
        taken = sorted(self.latencies)
        at = {name: round(taken[min(len(taken) - 1, int(len(taken) * part))] * 1000, 2) if taken else None for name, part in FIGURES}
        lines = sum(len(table.listeners) for table in self.tables.values())
        moving = {"lines": lines, "bots_moving": len(self.bots.driven), "moves": {"count": self.moves, **at}}
        known = [[game, why] for game, (why, _) in self.aside.items()][:TOLD]
        return {"tables": len(self.tables), "aside": len(self.aside), "aside_games": known, **moving}
