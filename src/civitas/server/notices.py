"""Telling people who are elsewhere that a game waits for them: by mail, by webhook and in their browsers, once a turn, never in quiet hours.

What is to be told is a row of ``notices``, one for each seat and kind: it is written when the table begins to wait for somebody with an
account (or a browser that is told of their seat), and goes when they have moved.  So a restart tells nobody twice, and whoever has
moved meanwhile is told nothing.
"""

from __future__ import annotations

import asyncio
import datetime
import json
import logging
import time
from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import httpx
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from civitas import words
from civitas.kernel.registry import game as game_called

from . import schema
from .clocks import is_zone
from .log import note
from .mail import Mail
from .outward import post
from .problems import Problem
from .push import GONE, Push
from .standing import say_moment, say_question, stands_of
from .store import Row, to_text
from .table import Table

if TYPE_CHECKING:
    from .tables import Tables

PATIENCE = 60.0  # seconds in which somebody may come by themselves
LOOK = 5.0  # seconds between two looks at what is to be told
AGAIN, TRIES = 30.0, 6  # seconds before the second try, each time twice as many; and how many tries
FAILURES = 12  # in a row, after which a webhook is switched off
LEASE = 120.0  # seconds in which nobody else tells what a process has begun to tell
AT_ONCE = 20  # people who are told at the same time: one whose webhook is slow delays few others
USUAL = {
    "turn": ["mail", "webhook", "push"],
    "begins": ["webhook", "push"],
    "over": ["mail", "webhook", "push"],
    "stand-in": ["mail", "push"],
    "quiet": None,
    "digest": 0,
}


def wishes_of(settings: str) -> dict[str, Any]:
    """What somebody wants to be told, and when not."""
    return USUAL | (json.loads(settings).get("notices") or {})


def quiet_until(wishes: dict[str, Any], zone: str, now: float) -> float | None:
    """When the quiet hours end that are now; None if it is none of them.

    >>> noon = datetime.datetime(2026, 11, 18, 12, tzinfo=datetime.timezone.utc).timestamp()
    >>> quiet_until({"quiet": [1320, 420]}, "UTC", noon) is None
    True
    >>> (quiet_until({"quiet": [660, 780]}, "UTC", noon) - noon) / 60
    60.0
    >>> (quiet_until({"quiet": [1320, 420]}, "UTC", noon + 11 * 3600) - noon) / 3600
    19.0
    """
    if not wishes.get("quiet"):
        return None
    begin, end = wishes["quiet"]
    here = datetime.datetime.fromtimestamp(now, ZoneInfo(zone if is_zone(zone) else "UTC"))
    minute = here.hour * 60 + here.minute
    within = begin <= minute < end if begin <= end else minute >= begin or minute < end
    if not within:
        return None
    wait = (end - minute) % 1440 or 1440
    return now - here.second - here.microsecond / 1e6 + wait * 60


@dataclass
class Reader:
    """Whoever is told something: an account, or the browser of a guest."""

    language: str
    zone: str
    wishes: dict[str, Any]
    ways: dict[str, Row]  # by id, without those that are switched off
    person: Row = field(default_factory=dict)  # the row of the account; a guest has none
    told: float = 0.0  # when the last letter went


class Notices:
    """What is to be told, and the telling of it."""

    def __init__(self, tables: Tables, mail: Mail) -> None:
        self.tables, self.mail = tables, mail
        self.push = Push(tables)
        self.at_once = asyncio.Semaphore(AT_ONCE)
        self.waited: dict[str, set[int]] = {}  # by game: the seats of accounts that were waited for when we last looked
        self.sent = 0
        self.failed = 0

    def open(self) -> None:
        self.tables.spawn(self._tell_for_ever(), "notices")

    # --- what is to be told

    def look_at(self, table: Table) -> None:
        """A table has changed: note whom it waits for now."""
        people = {seat.seat: seat.person for seat in table.seats if seat.person is not None or seat.seat in table.told}
        if not people or table.status not in ("running", "over"):
            return
        began = table.status == "running" and table.id not in self.waited
        waiting = {at for at in table.state.to_act if at in people and table.seats[at].stand_in is None} if table.status == "running" else set()
        before = self.waited.get(table.id, set())
        if table.status == "over":
            self.waited.pop(table.id, None)
        else:
            self.waited[table.id] = waiting
        news = [(at, "turn") for at in waiting - before]
        if began and table.position == 0:
            news += [(at, "begins") for at in people if at not in waiting]
        if table.status == "over":
            news += [(at, "over") for at in people]
        done = sorted(before - waiting) if not began else [at for at in people if at not in waiting]
        if news or done:
            self.tables.spawn(self._note(table.id, [(at, kind, people[at]) for at, kind in news], done), "notice")

    def stood_in(self, table: Table, at: int) -> None:
        """A bot plays for somebody whose time was up."""
        person = table.seats[at].person
        if person is not None or at in table.told:
            self.tables.spawn(self._note(table.id, [(at, "stand-in", person)], []), "notice")

    async def _note(self, game: str, news: list[tuple[int, str, str | None]], done: list[int]) -> None:
        """Write a row for each way in which somebody wants to be told; what is there stays, so that nobody is told twice."""
        c, now = schema.notices.c, time.time()
        try:
            async with self.tables.store.writing() as connection:
                if done:
                    await connection.execute(delete(schema.notices).where(c.game == game, c.seat.in_(done), c.kind == "turn"))
                there = await connection.execute(select(c.seat, c.kind, c.way).where(c.game == game))
                known = {(row.seat, row.kind, row.way) for row in there}
                for at, kind, person in news:
                    ways = await (ways_of_guest(connection, game, at) if person is None else ways_of_person(connection, person, kind, game))
                    due = {"person": person, "since": now, "due": now + PATIENCE, "sent": None, "tries": 0}
                    rows = [{"game": game, "seat": at, "kind": kind, "way": way, **due} for way in ways if (at, kind, way) not in known]
                    if rows:
                        await connection.execute(insert(schema.notices), rows)
        except (Problem, IntegrityError) as problem:
            note("notice", game=game, problem=type(problem).__name__, level=logging.WARNING)

    # --- telling it

    async def _tell_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.tell(time.time())
            except Problem:
                continue
            except Exception:
                logging.getLogger("civitas.server").exception("notices")

    async def tell(self, now: float) -> None:
        """Tell everybody what is due of the games of this process, which knows who is at their tables."""
        c = schema.notices.c
        waiting = (c.sent.is_(None), c.due <= now, *self.tables.leases.where(c.game))
        async with self.tables.store.reading() as connection:
            if (await connection.execute(select(c.game).where(*waiting).limit(1))).first() is None:
                return
        async with self.tables.store.writing() as connection:
            taken = update(schema.notices).where(*waiting).values(due=now + LEASE).returning(schema.notices)
            due = (await connection.execute(taken)).mappings().all()
        by_reader: dict[str, list[Row]] = defaultdict(list)
        for row in due:
            by_reader[row["person"] or row["way"]].append(dict(row))
        await asyncio.gather(*[self._tell(rows, now) for rows in by_reader.values()])

    async def _reader(self, row: Row) -> Reader | None:
        """Whom a row is for; None if they are gone."""
        w, p = schema.ways.c, schema.people.c
        async with self.tables.store.reading() as connection:
            mine = w.id == row["way"] if row["person"] is None else w.person == row["person"]
            found = (await connection.execute(select(schema.ways).where(mine, w.off.is_(False)))).mappings().all()
            ways = {way["id"]: dict(way) for way in found}
            who = (await connection.execute(select(schema.people).where(p.id == row["person"]))).mappings().first()
        if row["person"] is None and ways:
            own = json.loads(ways[row["way"]]["settings"] or "{}")
            return Reader(own.get("language", words.FALLBACK), own.get("zone", "UTC"), USUAL | {"quiet": own.get("quiet")}, ways)
        if who is None:
            return None
        own = json.loads(who["settings"])
        zone, told = own.get("zone", "UTC"), own.get("told", 0.0)
        return Reader(own.get("language", words.FALLBACK), zone, wishes_of(who["settings"]), ways, dict(who), told)

    async def _tell(self, rows: list[Row], now: float) -> None:
        """Tell somebody what is due: all letters as one; what comes in quiet hours waits until they end."""
        async with self.at_once:
            reader = await self._reader(rows[0])
            if reader is None:
                await self._settle(rows, sent=now)  # nobody to tell it
                return
            until = quiet_until(reader.wishes, reader.zone, now)
            if until is not None:
                await self._settle(rows, due=until)
                return
            seen = [row for row in rows if self._is_here(row)]
            await self._settle(seen, sent=now)  # they look at it
            said = [
                one for alike in alike_rows([row for row in rows if row not in seen]) if (one := await self._say(alike, reader.language)) is not None
            ]
            await self._write(reader, [one for one in said if one["way"] == "mail"], now)
            for one in said:
                if (way := reader.ways.get(one["way"])) is not None:
                    await self._done(one["rows"], await self._send(way, one["body"], now), now)
                elif one["way"] != "mail":
                    await self._settle(one["rows"], sent=now)  # that way is gone, or switched off

    async def _write(self, reader: Reader, letters: list[dict[str, Any]], now: float) -> None:
        """Send what is to be told by mail, unless there was a letter a short while ago."""
        rows = [row for one in letters for row in one["rows"]]
        again = reader.told + 3600.0 * reader.wishes["digest"]
        if letters and not (reader.person.get("mail_checked") and self.mail.works):
            await self._settle(rows, sent=now)  # nowhere to send them
        elif letters and now < again:
            await self._settle(rows, due=again)
        elif letters:
            await self._done(rows, await self._write_letter(reader.person, letters, reader.language, now), now)

    async def _done(self, rows: list[Row], went: bool, now: float) -> None:
        """It went, or it is tried again, each time after twice as long; at last it is let be."""
        if went:
            self.sent += 1
            await self._settle(rows, sent=now)
            return
        self.failed += 1
        for row in rows:
            if row["tries"] + 1 >= TRIES:
                await self._settle([row], sent=now)
            else:
                await self._settle([row], due=now + AGAIN * 2 ** row["tries"], tries=row["tries"] + 1)

    def _is_here(self, row: Row) -> bool:
        """Whether they look at the table anyway."""
        table = self.tables.tables.get(row["game"])
        return table is not None and table.present.get(row["seat"], 0) > 0

    async def _say(self, rows: list[Row], language: str) -> dict[str, Any] | None:
        """A notice in words and as JSON: what everybody at the table knows, never what only its reader may see."""
        row = rows[0]
        found = await self.tables.store.read_games([row["game"]])
        if not found:
            return None
        game, seats = found[0]
        stands, names = stands_of(game["summary"]), [seat["name"] for seat in seats]
        asked = say_question(game["title"], stands, language, names)
        moment = say_moment(game["title"], stands, language, names)
        where = moment["text"] if moment else ""
        title = title_of(game["title"], language)
        link = f"{self.tables.settings.address}/games/{game['id']}"
        kind = row["kind"]
        asks = kind == "turn" and bool(asked)
        sentence = words.fill(f"notice-{kind}", {"title": title, "where": where or "-", "asked": asked if asks else "-"}, language)
        until = game["deadline"] if kind == "turn" else None
        body = {"game": game["id"], "title": game["title"], "kind": kind, "text": sentence, "moment": where, "asked": stands.what}
        return {
            "rows": rows,
            "way": row["way"],
            "text": f"{sentence}\n{link}",
            "subject": sentence,
            "body": {**body, "until": until, "link": link, "heading": title},
        }

    async def _write_letter(self, who: Row, said: list[dict[str, Any]], language: str, now: float) -> bool:
        """All that is to be told in one letter; whether it went."""
        subject = said[0]["subject"] if len(said) == 1 else words.fill("notice-several", {"number": len(said)}, language)
        foot = words.fill("notice-foot", {"link": f"{self.tables.settings.address}/me"}, language)
        if not await self.mail.send(who["mail"], subject, "\n\n".join([*[one["text"] for one in said], foot])):
            return False
        async with self.tables.store.writing() as connection:
            kept = json.loads(await connection.scalar(select(schema.people.c.settings).where(schema.people.c.id == who["id"])) or "{}")
            changed = to_text(kept | {"told": now})
            await connection.execute(update(schema.people).where(schema.people.c.id == who["id"]).values(settings=changed))
        return True

    async def _send(self, way: Row, body: dict[str, Any], now: float) -> bool:
        """Hand a notice to a webhook or a browser; one that fails again and again is switched off, a browser that is gone is forgotten.

        Whether it went, or need not go any more."""
        status = await self._post(way, body)
        if way["kind"] == "push" and (status in GONE or way["failures"] + 1 >= FAILURES and not 200 <= status < 300):
            async with self.tables.store.writing() as connection:
                await connection.execute(delete(schema.ways).where(schema.ways.c.id == way["id"]))
            note("push", status=status, gone=True)
            return True
        went = 200 <= status < 300
        way["failures"] = 0 if went else way["failures"] + 1
        values = {"failures": way["failures"], "answer": status, "tried": now, "off": way["failures"] >= FAILURES}
        async with self.tables.store.writing() as connection:
            await connection.execute(update(schema.ways).where(schema.ways.c.id == way["id"]).values(**values))
        return went

    async def _post(self, way: Row, body: dict[str, Any]) -> int:
        """The status of the answer; 0 if none came."""
        try:
            if way["kind"] == "push":
                sealed, headers = await self.push.letter(way, body)
            else:
                sealed, headers = to_text({name: value for name, value in body.items() if name != "heading"}).encode(), JSON
            return await post(way["address"], sealed, headers, self.tables.settings.private_webhooks)
        except (httpx.HTTPError, OSError, ValueError) as problem:
            note(way["kind"], problem=type(problem).__name__, level=logging.WARNING)
            return 0

    async def try_out(self, way: Row, language: str = words.FALLBACK) -> int:
        """Send something that means nothing; the status of the answer, 0 if none came."""
        body = {"kind": "test", "text": words.fill("notice-test", {}, language), "heading": "Civitas"}
        await self._send(way, body, time.time())
        async with self.tables.store.reading() as connection:
            return int(await connection.scalar(select(schema.ways.c.answer).where(schema.ways.c.id == way["id"])) or 0)

    async def _settle(self, rows: list[Row], **values: Any) -> None:
        """Note that these were told, or when they are due again."""
        if not rows:
            return
        c = schema.notices.c
        async with self.tables.store.writing() as connection:
            for row in rows:
                where = (c.game == row["game"], c.seat == row["seat"], c.kind == row["kind"], c.way == row["way"])
                if values.get("sent") is not None and row["kind"] != "turn":
                    await connection.execute(delete(schema.notices).where(*where))  # once is enough
                else:
                    await connection.execute(update(schema.notices).where(*where, c.sent.is_(None)).values(**values))


JSON = {"content-type": "application/json"}


def alike_rows(rows: list[Row]) -> list[list[Row]]:
    """Whoever holds several seats at a table is told once of them all."""
    found: dict[tuple[str, str, str], list[Row]] = defaultdict(list)
    for row in rows:
        found[row["game"], row["kind"], row["way"]].append(row)
    return list(found.values())


async def ways_of_person(connection: AsyncConnection, person: str, kind: str, game: str) -> list[str]:
    """In which ways an account wants to be told of this game."""
    w = schema.ways.c
    settings = await connection.scalar(select(schema.people.c.settings).where(schema.people.c.id == person))
    wanted = wishes_of(settings or "{}")[kind]
    found = await connection.execute(select(w.id, w.kind).where(w.person == person, w.off.is_(False), w.game.is_(None) | (w.game == game)))
    return [*(["mail"] if "mail" in wanted else []), *[row.id for row in found if row.kind in wanted]]


async def ways_of_guest(connection: AsyncConnection, game: str, seat: int) -> list[str]:
    """The browsers that are told of the seat of a guest."""
    w, t = schema.ways.c, schema.told.c
    listening = select(w.id).join(schema.told, t.way == w.id).where(t.game == game, t.seat == seat, w.person.is_(None), w.off.is_(False))
    return [row[0] for row in await connection.execute(listening)]


def title_of(id: str, language: str) -> str:
    """What a title is called in that language."""
    try:
        return words.fill(f"title-{id}", {}, language, id)
    except words.MissingWords:
        return game_called(id).title
