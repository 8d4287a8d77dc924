"""Clocks: how long the table waits for each of its people, when it stands still, and what happens when the time is up.

A turn has a time of its own; what it takes beyond comes out of a bank, and every turn puts something back.  The clock of a
seat stands still outside the hours of the table, while its player is away, in a pause that everybody agreed on, and while
no server runs (and a little longer, so that people find their way back).  All times are seconds since 1970.
"""

from __future__ import annotations

import datetime
import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

DAY = 86400.0
GRACE = 300.0  # seconds after an outage in which no clock runs
LONGEST = 400  # days that are looked through for the end of a time
OFTEN_AWAY = 100  # times in a game that somebody may be away: each is kept
TIMEOUTS = ("bot", "once", "wait", "forfeit")
Interval = tuple[float, float]


@dataclass(frozen=True)
class Pace:
    """The rules of a clock, chosen when the table is set up."""

    turn: float  # seconds for each turn
    bank: float = 0.0  # seconds besides, for the whole game; no bank ever holds more
    refund: float = 0.0  # put back into the bank when a turn is over
    window: tuple[int, int] | None = None  # minutes of the day between which it runs; None: day and night
    zone: str = "UTC"  # of the hours, for whoever has told no other
    timeout: str = "bot"  # bot: plays until they are back; once: plays that turn; wait: nothing; forfeit: the seat is a bot's for good
    vacation: float = 0.0  # days in a game that one may be away

    def check(self) -> str:
        """What is wrong with it; "" if nothing is."""
        if not 1 <= self.turn <= 60 * DAY or not 0 <= self.bank <= 90 * DAY or not 0 <= self.refund <= 30 * DAY or not 0 <= self.vacation <= 90:
            return "turn is 1 s to 60 days, bank up to 90 days, refund up to 30 days, vacation up to 90 days"
        if self.window is not None and (not all(0 <= at <= 1440 for at in self.window) or self.window[0] == self.window[1]):
            return "window is two different minutes of the day"
        if self.timeout not in TIMEOUTS:
            return f"timeout is one of {', '.join(TIMEOUTS)}"
        return "" if is_zone(self.zone) else "zone is a name like Europe/Vilnius"


PACES: dict[str, Pace | None] = {
    "none": None,
    "live": Pace(60.0, 1200.0, 60.0),
    "day": Pace(DAY, 3 * DAY, 4 * 3600.0, vacation=14),
    "three-days": Pace(3 * DAY, 6 * DAY, 12 * 3600.0, vacation=14),
    "week": Pace(7 * DAY, 14 * DAY, DAY, vacation=28),
}


@lru_cache(256)
def is_zone(name: str) -> bool:
    """Whether there is such a zone here."""
    if not name or len(name) > 64 or name.startswith((".", "/")) or ".." in name:
        return False
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


@dataclass
class SeatClock:
    """The clock of one seat."""

    bank: float
    since: float | None = None  # when the table began to wait for it
    used: float = 0.0  # what its turn had taken before: it was over, and was taken back
    before: tuple[float, float] | None = None  # the turn that has just ended: what it took, and what was in the bank
    zone: str | None = None
    next_zone: str | None = None  # told in the middle of a turn: it counts from the next one
    away: list[Interval] = field(default_factory=list)
    late: bool = False  # its time is up, and the table waits all the same


@dataclass
class Pause:
    """Everybody is asked whether the clocks shall stand still."""

    asked: int  # the seat that asked
    agreed: list[int]
    since: float | None = None  # when all had agreed


@dataclass
class Clocks:
    """All clocks of a game."""

    seats: list[SeatClock]
    pause: Pause | None = None
    paused: list[Interval] = field(default_factory=list)  # what was paused before, as far as it still counts

    @classmethod
    def new(cls, pace: Pace, seats: int) -> Clocks:
        return cls([SeatClock(pace.bank) for _ in range(seats)])

    @classmethod
    def read(cls, text: str | None, pace: Pace, seats: int) -> Clocks:
        """What is stored; fresh clocks if nothing is, or if it cannot be read (a clock never keeps a game from being opened)."""
        if text:
            try:
                return msgspec.json.decode(text.encode(), type=cls)
            except msgspec.MsgspecError:
                pass
        return cls.new(pace, seats)

    def text(self) -> str:
        return msgspec.json.encode(self).decode()

    # --- how time passes

    def still(self, seat: int, outages: Iterable[Interval]) -> list[Interval]:
        """When the clock of *seat* stands still, whatever the hour."""
        pauses = [*self.paused, *([(self.pause.since, math.inf)] if self.pause and self.pause.since is not None else [])]
        return merge([*self.seats[seat].away, *pauses, *[(began, ended + GRACE) for began, ended in outages]])

    def spent(self, pace: Pace, seat: int, now: float, outages: Iterable[Interval]) -> float:
        """How much of its time the turn of *seat* has taken."""
        clock = self.seats[seat]
        if clock.since is None:
            return 0.0
        runs = running(clock.since, self.still(seat, outages), pace.window, clock.zone or pace.zone)
        return clock.used + total_until(runs, now)

    def due(self, pace: Pace, seat: int, outages: Iterable[Interval]) -> float | None:
        """When the time of *seat* is up; None if it never is as things stand."""
        clock = self.seats[seat]
        if clock.since is None or clock.late:
            return None
        runs = running(clock.since, self.still(seat, outages), pace.window, clock.zone or pace.zone)
        return moment_after(runs, max(0.0, pace.turn + clock.bank - clock.used))

    # --- what changes them

    def turn(self, pace: Pace, waited: Iterable[int], now: float, outages: Iterable[Interval], back: bool = False) -> None:
        """The table waits for these seats now, and for no others: stop the clocks of those who have moved, start those of who is asked.

        *back*: because a choice was taken back.  Then a turn goes on that was over, and nobody gains time by that.
        """
        waited, outages = set(waited), list(outages)
        for seat, clock in enumerate(self.seats):
            if seat in waited and clock.since is None:
                if back and clock.before is not None:
                    clock.used, clock.bank = clock.before
                clock.since, clock.before = now, None
                clock.zone, clock.next_zone = clock.next_zone or clock.zone, None
            elif seat not in waited and clock.since is not None:
                spent = self.spent(pace, seat, now, outages)
                if not back:
                    clock.before = spent, clock.bank
                    clock.bank = min(pace.bank, max(0.0, clock.bank - max(0.0, spent - pace.turn)) + pace.refund)
                clock.since, clock.used, clock.late = None, 0.0, False
        oldest = min([clock.since for clock in self.seats if clock.since is not None], default=now)
        self.paused = [interval for interval in self.paused if interval[1] > oldest]

    def deadline(self, pace: Pace, outages: Iterable[Interval]) -> float | None:
        """When the first time is up."""
        outages = list(outages)
        found = [self.due(pace, seat, outages) for seat in range(len(self.seats))]
        return min([at for at in found if at is not None], default=None)

    def overdue(self, pace: Pace, now: float, outages: Iterable[Interval]) -> list[int]:
        """The seats whose time is up."""
        outages = list(outages)
        return [seat for seat in range(len(self.seats)) if (at := self.due(pace, seat, outages)) is not None and at <= now]

    # --- being away

    def days_away(self, seat: int) -> float:
        """How many days *seat* has been or will be away."""
        return sum(until - begin for begin, until in self.seats[seat].away) / DAY

    def go_away(self, pace: Pace, seat: int, begin: float, until: float) -> bool:
        """Be away from *begin* to *until*; False if that is more than may be."""
        clock = self.seats[seat]
        wished = merge([*clock.away, (begin, until)])
        if sum(b - a for a, b in wished) / DAY > pace.vacation + 1e-6 or len(wished) > OFTEN_AWAY:
            return False
        clock.away = wished
        return True

    def come_back(self, seat: int, now: float) -> None:
        """Be here from now on: what is left of the days away is not used up."""
        clock = self.seats[seat]
        clock.away = [(begin, min(until, now)) for begin, until in clock.away if begin < now]

    def know_zone(self, seat: int, zone: str) -> bool:
        """The hours of *seat* are those of this zone, from its next turn on: else its clock would never run.  Whether that is news."""
        clock = self.seats[seat]
        if clock.zone is None or clock.since is None:
            news = clock.zone != zone
            clock.zone = zone
        else:
            after = zone if zone != clock.zone else None
            news = clock.next_zone != after
            clock.next_zone = after
        return news

    # --- a pause that everybody agrees on

    def ask_pause(self, seat: int, people: Iterable[int], now: float) -> None:
        """*seat* wants a pause, or agrees to one; it begins when all *people* have agreed."""
        if self.pause is None:
            self.pause = Pause(seat, [seat])
        elif seat not in self.pause.agreed:
            self.pause.agreed.append(seat)
        if self.pause.since is None and set(people) <= set(self.pause.agreed):
            self.pause.since = now

    def end_pause(self, now: float) -> None:
        """Somebody wants to play on, or does not want to stop."""
        if self.pause is not None and self.pause.since is not None:
            self.paused.append((self.pause.since, now))
        self.pause = None


def describe_rules(pace: Pace) -> dict[str, Any]:
    return asdict(pace)


def pace_of(row: Mapping[str, Any]) -> Pace | None:
    """The rules of a game's clock, as its row says them; None: it has none."""
    text = row.get("clock")
    if text:
        try:
            return msgspec.json.decode(text.encode(), type=Pace)
        except msgspec.MsgspecError:
            return PACES.get(row["pace"])
    return PACES.get(row["pace"])


# --- intervals


def merge(intervals: Iterable[Interval]) -> list[Interval]:
    """The same times, in order and without overlaps.

    >>> merge([(5.0, 9.0), (1.0, 2.0), (2.0, 3.0), (8.0, 11.0)])
    [(1.0, 3.0), (5.0, 11.0)]
    """
    found: list[Interval] = []
    for begin, end in sorted(interval for interval in intervals if interval[0] < interval[1]):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((begin, end))
    return found


def running(since: float, still: list[Interval], window: tuple[int, int] | None, zone: str) -> Iterator[Interval]:
    """When a clock that was started at *since* runs, piece by piece; the last piece may have no end."""
    hours: Iterable[Interval] = [(since, math.inf)] if window is None else open_hours(since, window, zone)
    for begin, end in hours:
        at = max(begin, since)
        for stop, go_on in still:
            if go_on <= at or stop >= end:
                continue
            if stop > at:
                yield at, stop
            at = max(at, go_on)
        if at < end:
            yield at, end


def open_hours(since: float, window: tuple[int, int], zone: str) -> Iterator[Interval]:
    """The hours of each day from *since* on, in that zone; hours that end before they begin go on past midnight."""
    here = ZoneInfo(zone) if is_zone(zone) else ZoneInfo("UTC")
    first = datetime.datetime.fromtimestamp(since, here).date() - datetime.timedelta(days=1)
    begin, end = window
    for n in range(LONGEST):
        day = first + datetime.timedelta(days=n)
        opens, closes = at_minute(day, begin, here), at_minute(day, end if end > begin else end + 1440, here)
        if closes > max(opens, since):
            yield opens, closes


def at_minute(day: datetime.date, minute: int, zone: ZoneInfo) -> float:
    """That minute of that day, as people there read it on a clock."""
    day += datetime.timedelta(days=minute // 1440)
    return datetime.datetime.combine(day, datetime.time(minute % 1440 // 60, minute % 60), zone).timestamp()


def total_until(pieces: Iterable[Interval], now: float) -> float:
    """How long a clock has run by *now*.

    >>> total_until([(0.0, 10.0), (20.0, 30.0)], 25.0)
    15.0
    """
    total = 0.0
    for begin, end in pieces:
        if begin >= now:
            break
        total += min(end, now) - begin
    return total


def moment_after(pieces: Iterable[Interval], seconds: float) -> float | None:
    """When a clock has run that long; None if it never has.

    >>> moment_after([(0.0, 10.0), (20.0, 30.0)], 15.0)
    25.0
    >>> moment_after([(0.0, 10.0)], 15.0) is None
    True
    """
    for begin, end in pieces:
        if end - begin >= seconds:
            return begin + seconds
        seconds -= end - begin
    return None
