"""Telling people who are elsewhere that a game waits for them: by mail and by webhook, once a turn, never in their quiet hours.

What is to be told is a row of ``notices``, one for each seat and kind: it is written when the table begins to wait for somebody with an
account, and goes when they have moved.  So a restart tells nobody twice, and whoever has moved meanwhile is told nothing.
"""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import json
import logging
import socket
import time
from collections import defaultdict
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import httpx
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from civitas import words
from civitas.kernel.codec import args_of
from civitas.kernel.registry import game as game_called

from . import schema
from .clocks import is_zone
from .log import note
from .mail import Mail
from .problems import Problem
from .store import Row, to_text
from .table import Table

if TYPE_CHECKING:
    from .tables import Tables

PATIENCE = 60.0  # seconds in which somebody may come by themselves
LOOK = 5.0  # seconds between two looks at what is to be told
ANSWER = 10.0  # seconds for a webhook to answer
AGAIN, TRIES = 30.0, 6  # seconds before the second try, each time twice as many; and how many tries
FAILURES = 12  # in a row, after which a webhook is switched off
LEASE = 120.0  # seconds in which nobody else tells what a process has begun to tell
USUAL = {"turn": ["mail", "webhook"], "begins": ["webhook"], "over": ["mail", "webhook"], "stand-in": ["mail"], "quiet": None, "digest": 0}


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


class Notices:
    """What is to be told, and the telling of it."""

    def __init__(self, tables: Tables, mail: Mail) -> None:
        self.tables, self.mail = tables, mail
        self.waited: dict[str, set[int]] = {}  # by game: the seats of accounts that were waited for when we last looked
        self.sent = 0
        self.failed = 0

    def open(self) -> None:
        self.tables.spawn(self._tell_for_ever(), "notices")

    # --- what is to be told

    def look_at(self, table: Table) -> None:
        """A table has changed: note whom it waits for now."""
        people = {seat.seat: seat.person for seat in table.seats if seat.person is not None}
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
        if (person := table.seats[at].person) is not None:
            self.tables.spawn(self._note(table.id, [(at, "stand-in", person)], []), "notice")

    async def _note(self, game: str, news: list[tuple[int, str, str | None]], done: list[int]) -> None:
        """Write a row for each way in which somebody wants to be told; what is there stays, so that nobody is told twice."""
        c, w, now = schema.notices.c, schema.ways.c, time.time()
        try:
            async with self.tables.store.writing() as connection:
                if done:
                    await connection.execute(delete(schema.notices).where(c.game == game, c.seat.in_(done), c.kind == "turn"))
                there = await connection.execute(select(c.seat, c.kind, c.way).where(c.game == game))
                known = {(row.seat, row.kind, row.way) for row in there}
                for at, kind, person in news:
                    settings = await connection.scalar(select(schema.people.c.settings).where(schema.people.c.id == person))
                    wanted = wishes_of(settings or "{}")[kind]
                    hooks = [row.id for row in await connection.execute(select(w.id).where(w.person == person, w.off.is_(False)))]
                    ways = [*(["mail"] if "mail" in wanted else []), *(hooks if "webhook" in wanted else [])]
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
        by_person: dict[str, list[Row]] = defaultdict(list)
        for row in due:
            by_person[row["person"]].append(dict(row))
        for person, rows in by_person.items():
            await self._tell(person, rows, now)

    async def _tell(self, person: str, rows: list[Row], now: float) -> None:
        """Tell somebody what is due: all letters as one; what comes in quiet hours waits until they end."""
        async with self.tables.store.reading() as connection:
            who = (await connection.execute(select(schema.people).where(schema.people.c.id == person))).mappings().one()
            ways = (await connection.execute(select(schema.ways).where(schema.ways.c.person == person))).mappings().all()
        settings = json.loads(who["settings"])
        wishes, language = wishes_of(who["settings"]), settings.get("language", words.FALLBACK)
        until = quiet_until(wishes, settings.get("zone", "UTC"), now)
        if until is not None:
            await self._settle(rows, due=until)
            return
        seen = [row for row in rows if self._is_here(row)]
        await self._settle(seen, sent=now)  # they look at it
        said = [one for row in rows if row not in seen and (one := await self._say(row, language)) is not None]
        letters = [one for one in said if one["row"]["way"] == "mail"]
        if letters and not (who["mail_checked"] and self.mail.works):
            await self._settle([one["row"] for one in letters], sent=now)  # nowhere to send them
        elif letters and now < settings.get("told", 0.0) + 3600.0 * wishes["digest"]:
            await self._settle([one["row"] for one in letters], due=settings["told"] + 3600.0 * wishes["digest"])
        elif letters:
            went = await self._write_letter(dict(who), letters, language, now)
            await self._done([one["row"] for one in letters], went, now)
        hooks = {way["id"]: dict(way) for way in ways if not way["off"]}
        for one in said:
            if (way := hooks.get(one["row"]["way"])) is not None:
                await self._done([one["row"]], await self._post(way, one["body"], now), now)
            elif one not in letters:
                await self._settle([one["row"]], sent=now)  # that webhook is gone, or switched off

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

    async def _say(self, row: Row, language: str) -> dict[str, Any] | None:
        """A notice in words and as JSON: what everybody at the table knows, never what only its reader may see."""
        found = await self.tables.store.games_called([row["game"]])
        if not found:
            return None
        game, seats = found[0]
        stands, names = json.loads(game["summary"]), [seat["name"] for seat in seats]
        asked = words.question(game["title"], stands["what"], args_of(stands["about"]), language, names) if stands.get("what") else ""
        moment = stands.get("moment")
        where = words.say(game["title"], moment[0], moment[1], language, names) if moment else ""
        title = title_of(game["title"], language)
        link = f"{self.tables.settings.address}/games/{game['id']}"
        kind = row["kind"]
        asks = kind == "turn" and bool(asked)
        sentence = words.fill(f"notice-{kind}", {"title": title, "where": where or "-", "asked": asked if asks else "-"}, language)
        until = game["deadline"] if kind == "turn" else None
        body = {"game": game["id"], "title": game["title"], "kind": kind, "text": sentence, "moment": where, "asked": stands.get("what")}
        return {"row": row, "text": f"{sentence}\n{link}", "subject": sentence, "body": {**body, "until": until, "link": link}}

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

    async def _post(self, way: Row, body: dict[str, Any], now: float) -> bool:
        """Hand a notice to a webhook; one that fails again and again is switched off.  Whether it went."""
        try:
            status = await post(way["address"], body, self.tables.settings.private_webhooks)
        except (httpx.HTTPError, OSError, ValueError) as problem:
            status = 0
            note("webhook", problem=type(problem).__name__, level=logging.WARNING)
        went = 200 <= status < 300
        failures = 0 if went else way["failures"] + 1
        way["failures"] = failures
        values = {"failures": failures, "answer": status, "tried": now, "off": failures >= FAILURES}
        async with self.tables.store.writing() as connection:
            await connection.execute(update(schema.ways).where(schema.ways.c.id == way["id"]).values(**values))
        return went

    async def try_out(self, way: Row) -> int:
        """Send a webhook something that means nothing; the status of its answer, 0 if none came."""
        await self._post(way, {"kind": "test", "text": "Civitas"}, time.time())
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


def title_of(id: str, language: str) -> str:
    """What a title is called in that language."""
    try:
        return words.fill(f"title-{id}", {}, language, id)
    except words.MissingWords:
        return game_called(id).title


# --- webhooks


def public_address(host: str, port: int) -> str:
    """An address of a host on the open network; ValueError if one of its addresses lies in a private one."""
    found = {info[4][0] for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not found or not all(ipaddress.ip_address(str(one)).is_global for one in found):
        raise ValueError("a webhook leads to the open network, not to a private one")
    return str(sorted(found)[0])


async def check_address(url: str, private: bool = False) -> tuple[str, int]:
    """The address and the port that a webhook leads to; ValueError if it is none, or one that we do not go to."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        raise ValueError("a webhook is an address of http or https")
    port = parts.port or (443 if parts.scheme == "https" else 80)
    return parts.hostname if private else await asyncio.to_thread(public_address, parts.hostname, port), port


async def post(url: str, body: dict[str, Any], private: bool = False) -> int:
    """Send JSON to a webhook, to the very address that was looked at; the status of the answer."""
    parts = urlsplit(url)
    address, port = await check_address(url, private)
    where = f"[{address}]" if ":" in address else address
    direct = parts._replace(netloc=f"{where}:{port}").geturl()
    headers = {"host": parts.netloc, "content-type": "application/json", "user-agent": "civitas"}
    async with httpx.AsyncClient(timeout=ANSWER, follow_redirects=False, trust_env=False) as client:
        request = client.build_request("POST", direct, json=body, headers=headers, extensions={"sni_hostname": parts.hostname})
        answer = await client.send(request, stream=True)  # what it says is not read
        await answer.aclose()
        return answer.status_code
