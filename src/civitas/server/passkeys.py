"""Passkeys: signing in with what a device, a phone or a key holds, instead of a password (WebAuthn).

What is to be signed is used once and soon.  A passkey is made by whoever knows the password, so that a device left open makes none.
"""

from __future__ import annotations

import json
import re
import secrets
import time
from dataclasses import dataclass
from typing import Any

import webauthn
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from . import schema
from .log import note
from .people import People, Person
from .problems import Problem
from .text import clean

LASTS = 300.0  # seconds in which something has to be signed
MOST = 10  # passkeys of one account
CHALLENGE = 32  # random bytes: twice what the standard asks for, and in letters no longer than the column that keeps them
LETTERS = re.compile(r"[A-Za-z0-9_-]{1,1400}")
SURE = UserVerificationRequirement.REQUIRED  # a passkey stands for a password: whoever holds the device has to show that it is theirs


@dataclass(frozen=True)
class Place:
    """Where somebody signs in: a passkey is for this name, and is used on its pages."""

    name: str
    origin: str


class Passkeys:
    """The passkeys of all accounts, at the place where somebody asks."""

    def __init__(self, people: People, place: Place) -> None:
        self.people, self.store, self.place = people, people.store, place

    async def mine(self, person: Person) -> list[dict[str, Any]]:
        """Without what they are made of."""
        c = schema.passkeys.c
        async with self.store.reading() as connection:
            rows = await connection.execute(select(c.id, c.label, c.created, c.seen).where(c.person == person.id).order_by(c.created))
            return [dict(row) for row in rows.mappings()]

    async def begin_making(self, person: Person, password: str) -> dict[str, Any]:
        """What a browser needs to make one."""
        await self.people.check_password(person, password)
        there = [PublicKeyCredentialDescriptor(id=base64url_to_bytes(one["id"])) for one in await self.mine(person)]
        if len(there) >= MOST:
            raise Problem("refused", "passkeys-many", {"number": MOST})
        options = webauthn.generate_registration_options(
            rp_id=self.place.name,
            rp_name="Civitas",
            challenge=secrets.token_bytes(CHALLENGE),
            user_name=person.name,
            user_id=person.id.encode(),
            exclude_credentials=there,
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED, user_verification=SURE),
        )
        await self._ask(options.challenge, person.id)
        return dict(json.loads(webauthn.options_to_json(options)))

    async def make(self, person: Person, credential: dict[str, Any], label: str) -> None:
        """Keep what a browser has made."""
        challenge = await self._take_challenge(credential, person.id)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.place.name,
                expected_origin=self.place.origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as problem:
            note("passkey refused", problem=type(problem).__name__)
            raise Problem("bad-input", "passkey-does-not-fit") from None
        row = {"id": bytes_to_base64url(made.credential_id), "person": person.id, "key": bytes_to_base64url(made.credential_public_key)}
        row |= {"label": clean(label, "-", 80)}
        try:
            async with self.store.writing() as connection:
                await connection.execute(insert(schema.passkeys).values(**row, count=made.sign_count, created=time.time(), seen=None))
        except IntegrityError:
            raise Problem("bad-input", "passkey-does-not-fit") from None
        note("passkey", person=person.id)

    async def end(self, person: Person, id: str) -> None:
        """It signs nobody in any more."""
        c = schema.passkeys.c
        async with self.store.writing() as connection:
            gone = await connection.execute(delete(schema.passkeys).where(c.id == id, c.person == person.id))
        if not gone.rowcount:
            raise Problem("not-found", "no-such-passkey")

    async def begin_signing_in(self) -> dict[str, Any]:
        """What a browser needs to sign; whose passkey it will be nobody knows yet."""
        options = webauthn.generate_authentication_options(
            rp_id=self.place.name, challenge=secrets.token_bytes(CHALLENGE), user_verification=SURE
        )
        await self._ask(options.challenge, None)
        return dict(json.loads(webauthn.options_to_json(options)))

    async def sign_in(self, credential: dict[str, Any], label: str) -> tuple[Person, str]:
        """A new session for whoever has signed."""
        challenge = await self._take_challenge(credential, None)
        c, p = schema.passkeys.c, schema.people.c
        async with self.store.reading() as connection:
            known = (await connection.execute(select(schema.passkeys).where(c.id == credential["id"]))).mappings().first()
            row = (await connection.execute(select(schema.people).where(p.id == known["person"]))).mappings().first() if known else None
        try:
            if known is None or row is None:
                raise ValueError("nobody's")
            used = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.place.name,
                expected_origin=self.place.origin,
                credential_public_key=base64url_to_bytes(known["key"]),
                credential_current_sign_count=known["count"],
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as problem:
            note("sign-in refused", problem=type(problem).__name__)
            raise Problem("unauthorized", "passkey-unknown") from None
        async with self.store.writing() as connection:
            values = {"count": used.new_sign_count, "seen": time.time()}
            await connection.execute(update(schema.passkeys).where(c.id == known["id"]).values(**values))
        return await self.people.sign_in_as(dict(row), label)

    # --- what has to be signed

    async def _ask(self, challenge: bytes, person: str | None) -> None:
        c, now = schema.challenges.c, time.time()
        async with self.store.writing() as connection:
            await connection.execute(delete(schema.challenges).where(c.until < now))
            await connection.execute(insert(schema.challenges).values(challenge=bytes_to_base64url(challenge), person=person, until=now + LASTS))

    async def _take_challenge(self, credential: dict[str, Any], person: str | None) -> bytes:
        """What was asked of this person (None: whoever signs in) and is signed here; it is used up.  A Problem if there is no such thing."""
        c = schema.challenges.c
        try:
            signed = letters_of(json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))["challenge"])
            letters_of(credential["id"])
        except (ValueError, KeyError, TypeError):
            raise Problem("bad-input", "passkey-does-not-fit") from None
        mine = c.person.is_(None) if person is None else c.person == person
        async with self.store.writing() as connection:
            used = await connection.execute(delete(schema.challenges).where(c.challenge == signed, mine, c.until > time.time()))
        if not used.rowcount:
            raise Problem("gone", "passkey-too-late")
        return base64url_to_bytes(signed)


def letters_of(text: Any) -> str:
    """What base64url writes; ValueError for anything else, which no database need be asked for.

    >>> letters_of("ab-c_1")
    'ab-c_1'
    """
    if not isinstance(text, str) or not LETTERS.fullmatch(text):
        raise ValueError("this is not base64url")
    return text
