"""Notices to browsers (Web Push), sealed for the browser that reads them and signed by this server (sealing.py).

A browser belongs to the device of an account, and ends with it; or to a guest, who says by their tokens which seats it is told of.  It proves
that it is the one by the secret that only it and this server know.  What no browser listens to any more is forgotten.
"""

from __future__ import annotations

import contextlib
import hmac
import json
import secrets
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select, update

from . import schema
from .outward import check_address
from .problems import Problem
from .store import Row, Store, shared_secret, to_text
from .tokens import hash_token

if TYPE_CHECKING:
    from .sealing import Signer
    from .tables import Tables

WAITS = 86400  # seconds a message waits for a browser that is switched off
BROWSERS = 20  # of one account
SEATS = 200  # of a guest's browser
GONE = (404, 410)  # nobody listens there any more


class Push:
    """The browsers that are told things, and the key of this server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._signer: Signer | None = None

    @property
    def store(self) -> Store:
        return self.tables.store

    async def signer(self) -> Signer:
        """With what this server signs: made once, kept in the database."""
        from .sealing import Signer, new_key

        if self._signer is None:
            self._signer = Signer(await shared_secret(self.store, "vapid", new_key()))
        return self._signer

    # --- browsers

    async def listen(self, subscription: dict[str, str], settings: dict[str, Any], of: tuple[str, str] | None, tokens: list[str]) -> int:
        """Tell this browser what its reader wants to know: all that the account wants *of* which it is a device (the person, the session), or
        what happens at the seats of a guest; how many those are."""
        from .sealing import read_keys

        try:
            read_keys(subscription["p256dh"], subscription["auth"])
            await check_address(subscription["address"], self.tables.settings.private_webhooks, secure=True)
        except (ValueError, OSError):
            raise Problem("bad-input", "push-address", where="address") from None
        person, session = of or (None, None)
        seats = [] if person is not None else await self._seats_of(tokens)
        w = schema.ways.c
        way: Row = {"kind": "push", "person": person, "session": session, "settings": to_text(settings), "failures": 0, "off": False}
        async with self.store.writing() as connection:
            known = await self._find(connection, subscription)
            if known is None:
                await connection.execute(delete(schema.ways).where(w.address == subscription["address"], w.kind == "push"))
                way |= {"id": secrets.token_urlsafe(16), "address": subscription["address"], "created": time.time()}
                way["keys"] = to_text({"p256dh": subscription["p256dh"], "auth": subscription["auth"]})
                await connection.execute(insert(schema.ways).values(**way))
            else:
                way["id"] = known["id"]
                await connection.execute(update(schema.ways).where(w.id == known["id"]).values(**way))
            if person is not None:
                mine = select(w.id).where(w.person == person, w.kind == "push").order_by(w.created.desc()).limit(BROWSERS)
                kept = [row[0] for row in await connection.execute(mine)]
                await connection.execute(delete(schema.ways).where(w.person == person, w.kind == "push", w.id.not_in(kept)))
            await connection.execute(delete(schema.told).where(schema.told.c.way == way["id"]))
            if seats:
                await connection.execute(insert(schema.told), [{"way": way["id"], "game": game, "seat": seat} for game, seat in seats])
        self.tables.tell_guests(seats)
        return len(seats)

    async def _seats_of(self, tokens: list[str]) -> list[tuple[str, int]]:
        """The seats that these tokens open and no account holds: what their player is told goes to the account."""
        hashed = {hash_token(token) for token in tokens}
        found = await self.store.games_of(list(hashed)) if hashed else []
        guests = [(row["id"], seat["seat"]) for row, seats in found for seat in seats if seat["token"] in hashed and seat["person"] is None]
        return guests[:SEATS]

    async def _find(self, connection: Any, subscription: dict[str, str]) -> Row | None:
        """The browser that listens there, if this one has its secret."""
        w = schema.ways.c
        rows = await connection.execute(select(schema.ways).where(w.kind == "push", w.address == subscription["address"]))
        for row in rows.mappings():
            if hmac.compare_digest(json.loads(row["keys"])["auth"], subscription["auth"]):
                return dict(row)
        return None

    async def leave(self, subscription: dict[str, str]) -> None:
        """Tell this browser nothing any more."""
        async with self.store.writing() as connection:
            if (known := await self._find(connection, subscription)) is not None:
                await connection.execute(delete(schema.ways).where(schema.ways.c.id == known["id"]))

    async def find(self, subscription: dict[str, str]) -> Row:
        """The browser that listens there; a Problem if there is none, or it is another."""
        async with self.store.reading() as connection:
            known = await self._find(connection, subscription)
        if known is None:
            raise Problem("not-found", "no-such-browser")
        return known

    # --- telling it

    async def letter(self, way: Row, body: dict[str, Any]) -> tuple[bytes, dict[str, str]]:
        """A message as a push service takes it: sealed, and its headers."""
        from .sealing import seal

        keys, address, settings = json.loads(way["keys"]), urlsplit(way["address"]), self.tables.settings
        who = f"mailto:{settings.mail_from}" if settings.mail_from else settings.address
        if not who.startswith(("mailto:", "https:")):
            who = "mailto:table@localhost"
        headers = {"content-encoding": "aes128gcm", "content-type": "application/octet-stream", "ttl": str(WAITS), "urgency": "normal"}
        if body.get("game"):
            headers["topic"] = body["game"][:32]  # a newer one takes its place while the browser is away
        shown = {name: body[name] for name in ("game", "kind", "text", "heading") if body.get(name)}
        with contextlib.suppress(KeyError):
            shown["link"] = f"/games/{body['game']}"
        return seal(json.dumps(shown, ensure_ascii=False).encode(), keys["p256dh"], keys["auth"]), headers | (await self.signer()).sign(
            f"{address.scheme}://{address.netloc}", who
        )
