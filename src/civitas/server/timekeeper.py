"""The time of all tables: clocks that run and stand still, and what happens when somebody's time is up."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from civitas.kernel.plugs import Timed

from . import table_views
from .bot_driver import usual
from .clocks import Clocks, Pace
from .log import note
from .problems import Problem
from .store import Entry
from .table import Table

if TYPE_CHECKING:
    from .tables import Tables

CLOCK = 2.0  # seconds between two looks at the clocks
BEAT = 15.0  # seconds between two signs of life, and two looks for tables that nobody came to


class Timekeeper:
    """Looks at the clocks."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def change_clocks(self, table: Table, change: Callable[[Pace, Clocks], None]) -> None:
        """Let *change* do something to the clocks; write and show them.  The lock is held."""
        pace, clocks = table.pace, table.clocks()
        if pace is None or clocks is None:
            raise Problem("refused", "no-clock")
        if table.status in ("over", "cancelled"):
            raise Problem("refused", "over-no-clock")
        change(pace, clocks)
        values = {"clocks": clocks.text(), "deadline": clocks.deadline(pace, table.outages)}
        await self.tables.store.change_game({"id": table.id, **values})
        table.row.update(values)
        table.cache.clear()
        table.notify()

    async def go_away(self, id: str, token: str | None, begin: float, until: float) -> None:
        """The clock of a seat stands still between these times: its player is away."""
        async with self.tables.holding(id) as table:
            at, now = self.tables.own_seat(table, token), time.time()

            def change(pace: Pace, clocks: Clocks) -> None:
                if until <= max(begin, now):
                    raise Problem("bad-input", "away-in-the-past", where="until")
                if not clocks.go_away(pace, at, max(begin, now), until):
                    left = max(0, int(pace.vacation - clocks.days_away(at)))
                    raise Problem("refused", "away-too-long", {"days": round(pace.vacation), "left": left})

            await self.change_clocks(table, change)
            note("away", game=id, seat=at)

    async def come_back(self, id: str, token: str | None) -> None:
        """Whoever is away is here again; days that are left over stay theirs."""
        async with self.tables.holding(id) as table:
            at = self.tables.own_seat(table, token)
            await self.change_clocks(table, lambda pace, clocks: clocks.come_back(at, time.time()))

    async def ask_pause(self, id: str, token: str | None) -> None:
        """Somebody wants all clocks to stand still, or agrees to it; they do when all people have agreed."""
        async with self.tables.holding(id) as table:
            at = self.tables.own_seat(table, token)
            people = [seat.seat for seat in table.seats if seat.kind == "person" and seat.stand_in is None]
            await self.change_clocks(table, lambda pace, clocks: clocks.ask_pause(at, people, time.time()))

    async def end_pause(self, id: str, token: str | None) -> None:
        """Somebody wants to play on, or does not want to stop: then the clocks run."""
        async with self.tables.holding(id) as table:
            self.tables.own_seat(table, token)
            await self.change_clocks(table, lambda pace, clocks: clocks.end_pause(time.time()))

    async def know_zone(self, id: str, token: str | None, zone: str) -> None:
        """The hours of the table are those of the place where a player is."""
        async with self.tables.holding(id) as table:
            at, clocks = self.tables.own_seat(table, token), table.clocks()
            if clocks is None or not clocks.know_zone(at, zone) or table.status in ("over", "cancelled"):
                return

            def change(_pace: Pace, clocks: Clocks) -> None:
                clocks.know_zone(at, zone)

            await self.change_clocks(table, change)

    async def wind_up(self, table: Table) -> None:
        """Write whom the table waits for now, and since when."""
        if table.status == "running":
            await self.tables.store.change_game(table.stand(time.time(), table_views.summary_of(table)))
            table.cache.clear()
            table.notify()

    async def run(self) -> None:
        """Seat a bot where somebody has not moved in time; call tables off that nobody came to."""
        beat = 0.0
        while True:
            await asyncio.sleep(CLOCK)
            try:
                if time.monotonic() - beat > BEAT:
                    beat = time.monotonic()
                    await self._beat()
                now = time.monotonic()
                overdue = await self.tables.store.overdue(time.time(), [id for id, (_, until) in self.tables.aside.items() if until > now])
            except Problem:
                continue
            for id in overdue:
                await self.tables.safely(id, self._time_is_up(id))

    async def _beat(self) -> None:
        await self.tables.store.beat(time.time())
        now = time.time()
        for id in await self.tables.store.expire(now, self.tables.settings.open_for):
            note("expired", game=id)
            if (table := self.tables.tables.get(id)) is not None:
                table.row.update(status="cancelled", changed=now)
                table.cache.clear()
                table.notify()

    async def _time_is_up(self, id: str) -> None:
        async with self.tables.holding(id) as table:
            pace, clocks = table.pace, table.clocks()
            timed, left = table.timed(), table.time_left(time.time())
            if timed is not None and left is not None and table.status == "running":
                if left <= 0:
                    await self._end_stretch(table, timed)
                    return
                if pace is None:  # the server was away: it lasts longer
                    await self.tables.store.change_game({"id": id, "deadline": time.time() + left})
                    return
            if pace is None or clocks is None or table.status != "running":
                await self.tables.store.change_game({"id": id, "deadline": None})
                return
            late = [at for at in clocks.overdue(pace, time.time(), table.outages) if at not in table.bots]
            for at in late:
                note("clock", game=id, seat=at, then=pace.timeout)
                if pace.timeout != "wait":
                    bot = self.tables.settings.stand_in or usual(table.title)
                    why = "clock" if pace.timeout == "bot" else pace.timeout
                    await self.tables.change_seat(table, table.seats[at], stand_in=bot, stand_in_why=why)
                    self.tables.notices.stood_in(table, at)

            def change(pace: Pace, clocks: Clocks) -> None:
                for at in late:
                    clocks.seats[at].late = pace.timeout == "wait"
                clocks.turn(pace, [at for at in table.state.to_act if at not in table.bots], time.time(), table.outages)

            await self.change_clocks(table, change)

    async def _end_stretch(self, table: Table, timed: Timed) -> None:
        """The time that the rules gave is over: everybody says what then has to be said."""

        def work() -> Entry:
            now = time.time()
            rows = [table.renew(now)] if table.needs_migration() else []
            while table.timed() == timed and table.state.to_act:
                rows.append(table.play(table.state.to_act[0], timed.answer, f"clock:{table.version + 1}:{secrets.token_hex(4)}", now))
            return table.entry(rows, now, table_views.summary_of(table))

        await self.tables.write(table, work)
        note("clock", game=table.id, seq=table.version)
