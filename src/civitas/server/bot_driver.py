"""Bots at the tables: they think in processes of their own, and their moves go the way of everybody's."""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import importlib
import json
import logging
import multiprocessing
import os
import random
import secrets
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import TYPE_CHECKING, Any

import civitas.bots
from civitas.kernel.codec import tuples
from civitas.kernel.flow import AskAny
from civitas.kernel.records import Option
from civitas.kernel.registry import game as game_called
from civitas.kernel.registry import game_of, games

from . import table_views
from .log import note
from .problems import Problem
from .store import Conflict, Entry
from .table import Table

if TYPE_CHECKING:
    from .tables import Tables

SHOW_AFTER = 0.3  # seconds of thinking before the table shows that a bot thinks
TRY_AGAIN = 5.0  # seconds after bots could not move
MOST_MOVES = 200  # in one burst
LONGEST = 60.0  # seconds for one choice: no bot keeps a process for ever from the games of others


@cache
def able(title: str) -> tuple[str, ...]:
    """The bots that can play this title, weakest first."""
    game, found = game_called(title), []
    for name in civitas.bots.names():
        if not civitas.bots.is_for_people(name):
            continue
        try:
            civitas.bots.bot(name, game)
        except (ImportError, TypeError, ValueError):  # it has no sense of this game
            continue
        found.append(name)
    return tuple(found)


def usual(title: str) -> str:
    """Who plays where nobody was named: good, and quick."""
    return civitas.bots.DEFAULT if civitas.bots.DEFAULT in able(title) else able(title)[-1]


class BotDriver:
    """The pool of processes in which bots think."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.pool: ProcessPoolExecutor | None = None
        self.driven: set[str] = set()

    def open(self) -> None:
        settings = self.tables.settings
        number = settings.bot_processes or max(1, (os.cpu_count() or 2) - 1)
        # Never forked: the parent has threads.
        self.pool = ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), warm_up, (settings.plugins, settings.bots))

    def close(self) -> None:
        if self.pool is not None:
            for process in list((getattr(self.pool, "_processes", None) or {}).values()):
                process.terminate()  # nobody waits for a bot that thinks
            self.pool.shutdown(wait=True, cancel_futures=True)

    def choose_bot(self, title: str, bot: str | None) -> str:
        """The bot that was wished for; the usual one, if none was."""
        if bot is not None and bot not in able(title):
            raise Problem("bad-input", "no-such-bot", {"bot": bot, "bots": ", ".join(able(title))}, where="bot")
        return bot or usual(title)

    def look_at(self, table: Table) -> None:
        """If bots are to move here, let them."""
        if table.id in self.driven or table.status != "running" or table.state is None:
            return
        if any(seat in table.bots for seat in table.state.to_act):
            self.driven.add(table.id)
            self.tables.spawn(self._drive(table.id), f"bots of {table.id}")

    async def _drive(self, id: str) -> None:
        """Move for the bots of a table until it waits for people."""
        try:
            while await self._burst(id):
                pass
        except Exception as problem:
            note("bots", game=id, problem=repr(problem), level=logging.ERROR)
            asyncio.get_running_loop().call_later(TRY_AGAIN, lambda: self.tables.spawn(self.tables.wake(id), "wake"))
        finally:
            self.driven.discard(id)

    async def _burst(self, id: str) -> bool:
        """Think once and move; False when no bot is to move."""
        settings = self.tables.settings
        async with self.tables.holding(id) as table:
            state, bots = table.state, table.bots
            waiting = [] if state is None or table.status != "running" else [seat for seat in state.to_act if seat in bots]
            if not waiting:
                self._thinking(table, set())
                return False
            with_people = len(state.to_act) > len(waiting)
            watched = bool(table.listeners)
            version = table.version
            last = table.history.moves[-1].seat if table.history is not None and table.history.moves else -1
            task = (table.title, await asyncio.to_thread(encode, state), bots, settings.think, last, with_people, watched)
        began = time.perf_counter()
        show = asyncio.get_running_loop().call_later(SHOW_AFTER, self._thinking, table, set(waiting))
        try:
            moves, failed = await self._think(task)
        finally:
            show.cancel()
        if failed:
            note("bot", game=id, seq=version, problem=failed, level=logging.ERROR)
        pause = (settings.floor_pause if with_people else settings.bot_pause if watched else 0) - (time.perf_counter() - began)
        if pause > 0:
            await asyncio.sleep(pause)
        if not moves:  # they have nothing to say until somebody else speaks
            self._thinking(table, set())
            return table.version != version
        await self.tables.whole(self._move(id, version, moves))
        return True

    async def _move(self, id: str, version: int, moves: list[tuple[int, Option]]) -> None:
        async with self.tables.holding(id) as table:
            self._thinking(table, set())
            if table.version != version:
                return  # somebody moved meanwhile: think again

            def work() -> Entry:
                now = time.time()
                rows = [table.renew(now)] if table.needs_migration() else []
                rows += [table.play(seat, option, f"bot:{table.version + 1}:{secrets.token_hex(4)}", now) for seat, option in moves]
                return table.entry(rows, now, table_views.summary_of(table))

            try:
                await self.tables.write(table, work)
            except Conflict:
                return  # another process moved: it reads again when it next looks

    def _thinking(self, table: Table, seats: set[int]) -> None:
        if table.thinking != seats:
            table.thinking = seats
            table.notify()

    async def _think(self, task: tuple[Any, ...]) -> tuple[list[tuple[int, Option]], str]:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, think, *task)
            except BrokenProcessPool:  # a process was killed: have a new pool, one for all who waited for the old one
                if self.pool is pool:
                    note("pool", problem="a bot process died", level=logging.ERROR)
                    self.open()
        raise Problem("unavailable", "bots-cannot-think")


def encode(state: Any) -> bytes:
    return json.dumps(state.to_json(), separators=(",", ":")).encode()


# --- in the processes


def warm_up(plugins: tuple[str, ...], bots: tuple[str, ...]) -> None:
    """Import the games and bots before the first question; leave interrupts to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(os._exit, 1)
    for module in plugins:
        importlib.import_module(module)
    games()
    for name in bots:
        civitas.bots.admit(name)


def end_with_parent(end: Callable[..., Any], *args: Any) -> None:
    """Call *end* when the process that started this one is gone, however it went; nothing if nobody started it."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            end(*args)

        threading.Thread(target=watch, name="parent", daemon=True).start()


def think(
    title: str, checkpoint: bytes, bots: dict[int, str], seconds: float, last: int, with_people: bool, watched: bool
) -> tuple[list[tuple[int, Option]], str]:
    """Moves of bots from this position on: one where people may speak too, one seat's where people watch, else what fits into the time."""
    state = game_called(title).from_json(json.loads(checkpoint))
    until = time.monotonic() + seconds
    moves: list[tuple[int, Option]] = []
    failed = ""
    while len(moves) < MOST_MOVES:
        waiting = [seat for seat in state.to_act if seat in bots]
        if not waiting or (moves and (time.monotonic() > until or with_people or len(waiting) < len(state.to_act))):
            break
        for seat in civitas.bots.in_turn(last, waiting):
            with in_time(LONGEST):
                option, problem = choose(state, seat, bots[seat])
            failed = problem or failed
            if not (with_people and bows_out(state, seat, option)):
                break
        else:
            break  # bots leave an open floor after the people
        if moves and watched and seat != last:
            break
        state.play(option, seat)
        moves.append((seat, tuples(option)))
        last = seat
    return moves, failed


@contextlib.contextmanager
def in_time(seconds: float) -> Iterator[None]:
    """TimeoutError inside after so many seconds; after twice as many the process ends, for then nobody listens to that.

    >>> with in_time(0.01):
    ...     time.sleep(5)
    Traceback (most recent call last):
    TimeoutError: it took more than 0.01 seconds
    """

    def late(*_: Any) -> None:
        raise TimeoutError(f"it took more than {seconds:g} seconds")

    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    if (errors := sys.__stderr__) is not None:
        faulthandler.dump_traceback_later(2 * seconds, exit=True, file=errors)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if errors is not None:
            faulthandler.cancel_dump_traceback_later()


def choose(state: Any, seat: int, bot: str) -> tuple[Option, str]:
    """What the bot of that name chooses; anything, if it fails, so that the game goes on, and then why it failed.

    It is made for this decision, and its luck follows from the position: the game's log is enough to see it choose again.
    """
    try:
        player = civitas.bots.bot(bot, game_of(state), f"{seat} {state.fingerprint()}")
        try:
            option = civitas.bots.ask(player, state, seat)
        finally:
            player.close()
        if (why := state.why_not(option, seat)) is not None:
            raise ValueError(f"{option!r} is refused: {why}")
        return option, ""
    except Exception as problem:
        return civitas.bots.SeatView(state, seat, blind=True).draw(random.Random()), f"{bot} at {state.where}: {problem!r}"


def bows_out(state: Any, seat: int, option: Option) -> bool:
    """Whether this word on an open floor would be the last of its seat there."""
    if not isinstance(state.pending, AskAny):
        return False
    after = state.clone()
    after.play(option, seat)
    return isinstance(after.pending, AskAny) and after.pending.what == state.pending.what and seat not in after.to_act
