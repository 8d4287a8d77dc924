"""People with an account: who they are, on which devices, and which seats are theirs.  Nobody needs one to play.

A seat is opened by its token, as for a guest.  A device of an account is lent tokens of its own for the seats of its person (latchkeys);
they end when the device is signed out.  So a lost link is never lost for good, and no cookie ever plays a move.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from civitas import words

from . import passwords, schema
from .log import note
from .mail import Mail
from .notices import wishes_of
from .outward import check_address
from .problems import Problem
from .ratings import results_of
from .store import Row, Store, change, to_text, write_seats
from .tables import Tables
from .text import clean
from .tokens import hash_token, secret_token

T = TypeVar("T")
DAY = 86400.0
LASTS = 90 * DAY  # a device stays signed in so long after it was last seen
PROGRAM_LASTS = 365 * DAY
LETTER_LASTS = {"reset": 3600.0, "mail": 2 * DAY}
DEVICES = 20  # of one account; the longest unseen goes first
WEBHOOKS = 5  # of one account
AT_ONCE = 2  # passwords that are worked at: each takes 46 MiB meanwhile
SEEN = 300.0  # seconds between two notes of when a device was seen


@dataclass(frozen=True)
class Person:
    """Who asks, and by which device."""

    id: str
    name: str
    operator: bool
    session: str  # hashed
    kind: str  # device, program


def fold(name: str) -> str:
    """A name as it is compared: two that look alike are one."""
    return unicodedata.normalize("NFKC", name).casefold()


def login_of(name: str) -> str:
    """The account that somebody means who writes this.

    >>> login_of(" ANN\\u200b"), login_of("\uff21nn")
    ('ann', 'ann')
    """
    return fold(clean(name, ""))


class People:
    """The accounts of a server."""

    def __init__(self, tables: Tables, mail: Mail) -> None:
        self.tables, self.mail = tables, mail
        self.hashing = asyncio.Semaphore(AT_ONCE)

    @property
    def store(self) -> Store:
        return self.tables.store

    async def _work(self, work: Callable[..., T], *args: Any) -> T:
        """Passwords take a third of a second: away from the loop, and few at once."""
        async with self.hashing:
            return await asyncio.to_thread(work, *args)

    # --- who

    async def find_by_token(self, token: str) -> Person | None:
        """Whose device or program this is; None if nobody's."""
        given, now = hash_token(token), time.time()
        s, p = schema.sessions.c, schema.people.c
        query = select(p.id, p.name, p.operator, s.kind, s.seen).join(schema.people, p.id == s.person).where(s.token == given, s.until > now)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        if now - row.seen > SEEN:
            lasts = LASTS if row.kind == "device" else PROGRAM_LASTS
            async with self.store.writing() as connection:
                await connection.execute(update(schema.sessions).where(s.token == given).values(seen=now, until=now + lasts))
        return Person(row.id, row.name, row.operator, given, row.kind)

    async def register(self, name: str, password: str, mail: str | None, label: str, language: str) -> tuple[Person, str]:
        """A new account, and the token of its first device."""
        shown = clean(name, "")
        if not shown:
            raise Problem("bad-input", "name-needed", where="name")
        check(password, shown, mail or "")
        if mail and not self.mail.works:
            raise Problem("refused", "no-mail-here")
        now = time.time()
        row: Row = {"id": secrets.token_urlsafe(16), "name": shown, "login": fold(shown), "password": await self._work(passwords.make, password)}
        row |= {"mail": None, "mail_checked": False, "operator": False, "shown": False, "created": now, "settings": to_text({"language": language})}
        try:
            async with self.store.writing() as connection:
                await connection.execute(insert(schema.people).values(**row))
        except IntegrityError:
            raise Problem("taken", "name-taken", {"name": shown}, where="name") from None
        note("register", person=row["id"])
        if mail:
            await self.send_letter(row["id"], "mail", mail, language)
        return await self.sign_in_as(row, label)

    async def sign_in(self, name: str, password: str, label: str) -> tuple[Person, str]:
        """A new session for whoever knows the password."""
        async with self.store.reading() as connection:
            found = (await connection.execute(select(schema.people).where(schema.people.c.login == login_of(name)))).mappings().first()
        if not await self._work(passwords.fits, None if found is None else found["password"], password) or found is None:
            note("sign-in refused")
            raise Problem("unauthorized", "name-or-password")
        return await self.sign_in_as(dict(found), label)

    async def sign_in_as(self, row: Row, label: str, kind: str = "device") -> tuple[Person, str]:
        token, now = secret_token(), time.time()
        given = hash_token(token)
        lasts = LASTS if kind == "device" else PROGRAM_LASTS
        session = {"token": given, "person": row["id"], "kind": kind, "label": clean(label, "-", 80)}
        session |= {"created": now, "seen": now, "until": now + lasts}
        s = schema.sessions.c
        async with self.store.writing() as connection:
            await connection.execute(insert(schema.sessions).values(**session))
            newest = select(s.token).where(s.person == row["id"]).order_by(s.seen.desc(), s.created.desc()).limit(DEVICES)
            kept = [found.token for found in await connection.execute(newest)]
            await connection.execute(delete(schema.sessions).where(s.person == row["id"], (s.until < now) | s.token.not_in(kept)))
        note("sign-in", person=row["id"], device=kind)
        return Person(row["id"], row["name"], bool(row["operator"]), given, kind), token

    async def sign_out(self, person: Person) -> None:
        """End this device; what it was lent opens nothing any more."""
        await self._end(person.id, [person.session])

    async def sign_out_device(self, person: Person, device: str) -> None:
        """End one of my devices, named by the beginning of what is stored of its token."""
        s = schema.sessions.c
        async with self.store.reading() as connection:
            found = [row[0] for row in await connection.execute(select(s.token).where(s.person == person.id, s.token.startswith(device)))]
        if not found:
            raise Problem("not-found", "no-such-device")
        await self._end(person.id, found)

    async def sign_out_others(self, person: Person) -> None:
        s = schema.sessions.c
        async with self.store.reading() as connection:
            found = await connection.execute(select(s.token).where(s.person == person.id, s.token != person.session))
            others = [row[0] for row in found]
        await self._end(person.id, others)

    async def _end(self, person: str, sessions: list[str]) -> None:
        s, k = schema.sessions.c, schema.latchkeys.c
        async with self.store.writing() as connection:
            mine = select(s.token).where(s.person == person, s.token.in_(sessions))
            games = {row[0] for row in await connection.execute(select(k.game).where(k.session.in_(mine)))}
            await connection.execute(delete(schema.latchkeys).where(k.session.in_(mine)))
            await connection.execute(delete(schema.sessions).where(s.person == person, s.token.in_(sessions)))
        for game in games:
            await self._tell(game)

    async def _tell(self, game: str) -> None:
        """The tokens of this game have changed: here, or where it is kept."""
        latchkeys = await self.store.latchkeys(game)
        if (table := self.tables.tables.get(game)) is not None:
            table.latchkeys = latchkeys
            table.notify()
        elif len(latchkeys) < 90:  # a notice holds them
            self.tables.leases.tell("keys", game, latchkeys)
        else:
            self.tables.leases.tell("look", game)

    # --- their own things

    async def me(self, person: Person) -> dict[str, Any]:
        """What an account sees of itself."""
        s = schema.sessions.c
        async with self.store.reading() as connection:
            row = (await connection.execute(select(schema.people).where(schema.people.c.id == person.id))).mappings().one()
            devices = (await connection.execute(select(schema.sessions).where(s.person == person.id).order_by(s.seen.desc()))).mappings().all()
        return {
            **{name: row[name] for name in ("id", "name", "mail", "mail_checked", "operator", "shown", "created")},
            "settings": json.loads(row["settings"]),
            "devices": [
                {"id": one["token"][:16], **{n: one[n] for n in ("kind", "label", "created", "seen")}, "this": one["token"] == person.session}
                for one in devices
            ],
        }

    async def change(self, person: Person, name: str | None, shown: bool | None, settings: dict[str, Any] | None) -> None:
        """Another name, other settings; what is None stays."""
        values: dict[str, Any] = {}
        if name is not None:
            new = clean(name, "")
            if not new:
                raise Problem("bad-input", "name-needed", where="name")
            values |= {"name": new, "login": fold(new)}
        if shown is not None:
            values["shown"] = shown
        try:
            async with self.store.writing() as connection:
                if settings is not None:
                    kept = json.loads(await connection.scalar(select(schema.people.c.settings).where(schema.people.c.id == person.id)) or "{}")
                    values["settings"] = to_text(kept | settings)
                if values:
                    await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(**values))
        except IntegrityError:
            raise Problem("taken", "name-taken", {"name": name or ""}, where="name") from None

    async def check_password(self, person: Person, password: str) -> None:
        """A Problem unless it is theirs."""
        async with self.store.reading() as connection:
            stored = await connection.scalar(select(schema.people.c.password).where(schema.people.c.id == person.id))
        if not await self._work(passwords.fits, stored, password):
            raise Problem("forbidden", "old-password")

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Whoever knows the old one sets a new one; all other devices are signed out."""
        await self.check_password(person, old)
        check(new, person.name)
        await self._set_password(person.id, new)
        await self.sign_out_others(person)

    async def _set_password(self, person: str, password: str) -> None:
        made = await self._work(passwords.make, password)
        async with self.store.writing() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(password=made))
            await connection.execute(delete(schema.letters).where(schema.letters.c.person == person, schema.letters.c.kind == "reset"))
        note("password", person=person)

    async def leave(self, person: Person, password: str) -> None:
        """The account and all it holds is deleted; games go on, their links open the seats as before."""
        await self.check_password(person, password)
        s = schema.sessions.c
        async with self.store.reading() as connection:
            sessions = [row[0] for row in await connection.execute(select(s.token).where(s.person == person.id))]
        await self._end(person.id, sessions)
        async with self.store.writing() as connection:
            await connection.execute(delete(schema.results).where(schema.results.c.who == person.id))
            await connection.execute(delete(schema.people).where(schema.people.c.id == person.id))
        note("left", person=person.id)

    async def results(self, who: str) -> dict[str, Any]:
        """How somebody has done: a rating for each title, and their last games."""
        return await results_of(self.store, who)

    async def show_profile(self, name: str) -> dict[str, Any]:
        """The results of somebody who lets others see them; there is nobody of that name otherwise."""
        c = schema.people.c
        async with self.store.reading() as connection:
            found = (await connection.execute(select(c.id, c.name, c.created).where(c.login == login_of(name), c.shown.is_(True)))).first()
        if found is None:
            raise Problem("not-found", "no-such-person", {"name": name})
        return {"name": found.name, "created": found.created, **await self.results(found.id)}

    # --- what they are told

    async def show_wishes(self, person: Person) -> dict[str, Any]:
        """What somebody wants to be told, and how they are reached."""
        w, s = schema.ways.c, schema.sessions.c
        async with self.store.reading() as connection:
            row = (await connection.execute(select(schema.people).where(schema.people.c.id == person.id))).mappings().one()
            ways = (await connection.execute(select(schema.ways).where(w.person == person.id).order_by(w.created))).mappings().all()
            labels = {row.token: row.label for row in await connection.execute(select(s.token, s.label).where(s.person == person.id))}
        shown = ("id", "address", "game", "created", "failures", "off", "answer", "tried")
        by_mail = self.mail.works and bool(row["mail_checked"])
        hooks = [{name: way[name] for name in shown} for way in ways if way["kind"] == "webhook"]
        browsers = [
            {"id": way["id"], "label": labels.get(way["session"], "-"), "created": way["created"], "this": way["session"] == person.session}
            for way in ways
            if way["kind"] == "push"
        ]
        return {"wishes": wishes_of(row["settings"]), "by_mail": by_mail, "webhooks": hooks, "browsers": browsers}

    async def want_push(self, person: Person) -> None:
        """Whoever lets a browser be told wants it to be: unless they have said so already, of turns, beginnings and ends."""
        async with self.store.reading() as connection:
            wishes = wishes_of(str(await connection.scalar(select(schema.people.c.settings).where(schema.people.c.id == person.id))))
        if not any("push" in wishes[kind] for kind in ("turn", "begins", "over", "stand-in")):
            more = {kind: [*wishes[kind], "push"] for kind in ("turn", "begins", "over")}
            await self.change(person, None, None, {"notices": wishes | more})

    async def add_webhook(self, person: Person, address: str, game: str | None = None) -> None:
        """Be told at an address of mine, of all my games or of one; it must answer on the open network."""
        try:
            await check_address(address, self.tables.settings.private_webhooks)
        except (ValueError, OSError):
            raise Problem("bad-input", "webhook-address", where="address") from None
        if game is not None and all(row["id"] != game for row, _ in await self.store.games_of_person(person.id)):
            raise Problem("not-found", "no-such-game")
        way = {"id": secrets.token_urlsafe(16), "person": person.id, "kind": "webhook", "address": address, "game": game, "created": time.time()}
        w = schema.ways.c
        async with self.store.writing() as connection:
            if len((await connection.execute(select(w.id).where(w.person == person.id, w.kind == "webhook"))).all()) >= WEBHOOKS:
                raise Problem("refused", "webhooks-many", {"number": WEBHOOKS})
            await connection.execute(insert(schema.ways).values(**way, failures=0, off=False))

    async def end_way(self, person: Person, id: str, kind: str) -> None:
        """Tell me nothing there any more."""
        w = schema.ways.c
        async with self.store.writing() as connection:
            gone = await connection.execute(delete(schema.ways).where(w.id == id, w.person == person.id, w.kind == kind))
        if not gone.rowcount and kind == "webhook":
            raise Problem("not-found", "no-such-webhook")
        if not gone.rowcount:
            raise Problem("not-found", "no-such-browser")

    async def try_webhook(self, person: Person, id: str) -> int:
        """Send it something and say how it answered; one that was switched off is on again if it did well."""
        w = schema.ways.c
        async with self.store.reading() as connection:
            way = (await connection.execute(select(schema.ways).where(w.id == id, w.person == person.id, w.kind == "webhook"))).mappings().first()
        if way is None:
            raise Problem("not-found", "no-such-webhook")
        return await self.tables.notices.try_out(dict(way))

    # --- blocks

    async def block(self, person: Person, other: str) -> None:
        """I do not want to read them, nor to have them at my tables."""
        b = schema.blocks.c
        async with self.store.writing() as connection:
            if (await connection.execute(select(b.other).where(b.person == person.id, b.other == other))).first() is None:
                await connection.execute(insert(schema.blocks).values(person=person.id, other=other, at=time.time()))
        note("block", person=person.id)

    async def list_blocked(self, person: Person) -> list[dict[str, Any]]:
        """Whom I have blocked, by the names of their accounts."""
        b, p = schema.blocks.c, schema.people.c
        mine = select(p.id, p.name, b.at).join(schema.people, p.id == b.other).where(b.person == person.id).order_by(b.at)
        async with self.store.reading() as connection:
            return [dict(row) for row in (await connection.execute(mine)).mappings()]

    async def unblock(self, person: Person, other: str) -> None:
        b = schema.blocks.c
        async with self.store.writing() as connection:
            gone = await connection.execute(delete(schema.blocks).where(b.person == person.id, b.other == other))
        if not gone.rowcount:
            raise Problem("not-found", "not-blocked")

    # --- letters

    async def send_letter(self, person: str, kind: str, mail: str, language: str) -> None:
        """Send a link that shows that the address is theirs: to confirm it, or to set a new password."""
        if not self.mail.works:
            raise Problem("refused", "no-mail-here")
        token, now = secret_token(), time.time()
        letter = {"token": hash_token(token), "person": person, "kind": kind, "mail": mail, "until": now + LETTER_LASTS[kind]}
        async with self.store.writing() as connection:
            await connection.execute(delete(schema.letters).where(schema.letters.c.person == person, schema.letters.c.kind == kind))
            await connection.execute(insert(schema.letters).values(**letter))
        link = f"{self.tables.settings.address}/letter#{kind}.{token}"
        subject = words.fill(f"letter-{kind}-subject", {}, language)
        self.tables.spawn(self.mail.send(mail, subject, words.fill(f"letter-{kind}-text", {"link": link}, language)), "letter")

    async def forgot(self, name: str, language: str) -> None:
        """Send a link to the checked address of an account, if there is one; nobody is told whether there is."""
        if not self.mail.works:
            raise Problem("refused", "no-mail-here")
        async with self.store.reading() as connection:
            found = (await connection.execute(select(schema.people).where(schema.people.c.login == login_of(name)))).mappings().first()
        if found is not None and found["mail"] and found["mail_checked"]:
            await self.send_letter(found["id"], "reset", found["mail"], language)

    async def open_letter(self, token: str, password: str | None, label: str) -> tuple[Person, str] | None:
        """Use a link up: the address is confirmed, or the new password is set and whoever set it is signed in."""
        c = schema.letters.c
        async with self.store.reading() as connection:
            found = (await connection.execute(select(schema.letters).where(c.token == hash_token(token), c.until > time.time()))).mappings().first()
        if found is None:
            raise Problem("gone", "letter-used")
        async with self.store.reading() as connection:
            row = (await connection.execute(select(schema.people).where(schema.people.c.id == found["person"]))).mappings().one()
        if found["kind"] == "reset":
            check(password or "", row["name"])
        async with self.store.writing() as connection:
            used = await connection.execute(delete(schema.letters).where(c.token == found["token"]))
            if not used.rowcount:
                raise Problem("gone", "letter-used")
            if found["kind"] == "mail":
                values = {"mail": found["mail"], "mail_checked": True}
                await connection.execute(update(schema.people).where(schema.people.c.id == found["person"]).values(**values))
        if found["kind"] == "mail":
            return None
        await self._set_password(found["person"], password or "")
        signed = await self.sign_in_as(dict(row), label)
        await self.sign_out_others(signed[0])
        return signed

    # --- seats

    async def claim(self, person: Person, tokens: list[str]) -> int:
        """The seats and tables that these tokens open become mine, unless they are somebody's already; how many seats do."""
        hashed = [hash_token(token) for token in tokens]
        claimed, changed = 0, []
        for row, seats in await self.store.games_of(hashed):
            theirs = [seat["seat"] for seat in seats if seat["token"] in hashed and seat["person"] is None]
            async with self.store.writing() as connection:  # whose they are changes nothing of the game: any process may say it
                await write_seats(connection, [{"game": row["id"], "seat": at, "person": person.id} for at in theirs])
                if row["host"] in hashed and row["owner"] is None:
                    await change(connection, schema.games, {"id": row["id"], "owner": person.id})
            claimed += len(theirs)
            changed.append((row["id"], theirs))
        for game, theirs in changed:
            if (table := self.tables.tables.get(game)) is not None:
                for at in theirs:
                    table.seats[at].person = person.id
            elif theirs:
                self.tables.leases.tell("seats", game, [{"seat": at, "person": person.id} for at in theirs])
        return claimed

    async def lend(self, person: Person, tokens: list[str]) -> list[dict[str, Any]]:
        """Tokens for those of my seats and tables that none of the given ones opens on this device."""
        has = {hash_token(token) for token in tokens}
        lent = await self.store.find_latchkeys(list(has))
        given: list[dict[str, Any]] = []
        rows = []
        for row, seats in await self.store.games_of_person(person.id):
            if row["status"] == "cancelled":
                continue
            lacking: list[int | None] = [
                seat["seat"] for seat in seats if seat["person"] == person.id and seat["token"] not in has and (row["id"], seat["seat"]) not in lent
            ]
            if row["owner"] == person.id and row["host"] not in has and (row["id"], None) not in lent:
                lacking.append(None)
            for at in lacking:
                token = secret_token()
                rows.append({"token": hash_token(token), "session": person.session, "game": row["id"], "seat": at})
                given.append({"game": row["id"], "seat": at, "token": token})
        if rows:
            k = schema.latchkeys.c
            async with self.store.writing() as connection:
                for row in rows:  # one for each seat and device: the one before is void
                    seat = k.seat.is_(None) if row["seat"] is None else k.seat == row["seat"]
                    await connection.execute(delete(schema.latchkeys).where(k.session == row["session"], k.game == row["game"], seat))
                await connection.execute(insert(schema.latchkeys), rows)
            for game in {row["game"] for row in rows}:
                await self._tell(game)
        return given


async def make_reset_link(store: Store, name: str) -> str:
    """A link for somebody who has lost their password and has no mail address; whoever runs the server hands it over."""
    async with store.reading() as connection:
        found = (await connection.execute(select(schema.people.c.id).where(schema.people.c.login == login_of(name)))).first()
    if found is None:
        raise Problem("not-found", "no-such-person", {"name": name})
    token = secret_token()
    letter = {"token": hash_token(token), "person": found.id, "kind": "reset", "mail": None, "until": time.time() + DAY}
    async with store.writing() as connection:
        await connection.execute(insert(schema.letters).values(**letter))
    return f"{store.settings.address}/letter#reset.{token}"


def check(password: str, *personal: str) -> None:
    """A password that can be taken; else a Problem that says why not."""
    fault = passwords.fault_of(password, *personal)
    if fault == "short":
        raise Problem("bad-input", "password-short", {"number": passwords.SHORTEST}, where="password")
    if fault == "common":
        raise Problem("bad-input", "password-common", where="password")
