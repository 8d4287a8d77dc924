"""Passkeys: made by whoever knows the password, used once for each challenge, on this site alone, and gone when they are removed."""

from __future__ import annotations

import hashlib
import json
import os
import struct
import time
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import update
from test_people import GOOD, go, problem, table_with

from civitas.server import schema
from civitas.server.sealing import encode, point

HERE = "https://table.test"


class Authenticator:
    """What a phone does."""

    def __init__(self, name: str = "table.test", origin: str = HERE, verified: bool = True) -> None:
        self.name, self.origin, self.verified = name, origin, verified
        self.key, self.id, self.count, self.user = ec.generate_private_key(ec.SECP256R1()), os.urandom(32), 0, ""

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, more: bytes = b"") -> bytes:
        flags = 0x01 | (0x04 if self.verified else 0) | (0x40 if more else 0)
        return hashlib.sha256(self.name.encode()).digest() + struct.pack(">BI", flags, self.count) + more

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        self.user = options["user"]["id"]
        _, x, y = point(self.key.public_key())[:1], point(self.key.public_key())[1:33], point(self.key.public_key())[33:]
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        held = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(held)})
        said = self._said("webauthn.create", options["challenge"])
        answer = {"clientDataJSON": encode(said), "attestationObject": encode(attested)}
        return {"id": encode(self.id), "rawId": encode(self.id), "type": "public-key", "response": answer}

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        self.count += 1
        said, data = self._said("webauthn.get", options["challenge"]), self._data()
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {"clientDataJSON": encode(said), "authenticatorData": encode(data), "signature": encode(signature), "userHandle": self.user}
        return {"id": encode(self.id), "rawId": encode(self.id), "type": "public-key", "response": answer}


async def begin(browser: Any, password: str = GOOD) -> dict[str, Any]:
    answer = await browser.post("/me/passkeys/begin", password=password)
    assert answer.status_code == 200, answer.text
    return answer.json()["options"]


async def challenge(browser: Any) -> dict[str, Any]:
    return (await browser.post("/session/passkey/begin")).json()["options"]


async def owner(browser: Any, phone: Authenticator, name: str = "Ann") -> Any:
    """Somebody with an account and a passkey on their phone."""
    made = browser()
    await made.register(name)
    answer = await made.post("/me/passkeys", credential=phone.make(await begin(made)), label="Phone")
    assert answer.status_code == 200, answer.text
    return made


def test_whoever_has_made_a_passkey_signs_in_with_it_until_it_is_removed(stored):
    async def work():
        async with table_with(stored) as (_, browser):
            phone = Authenticator()
            ann = await owner(browser, phone)
            elsewhere = browser()
            answer = await elsewhere.post("/session/passkey", credential=phone.sign(await challenge(elsewhere)), label="Tablet")
            assert answer.status_code == 200, answer.text
            assert "HttpOnly" in answer.headers["set-cookie"]
            assert (await elsewhere.me())["name"] == "Ann"
            listed = (await ann.http.get("/api/me/passkeys")).json()["passkeys"]
            assert [one["label"] for one in listed] == ["Phone"]
            assert listed[0]["seen"] is not None
            assert set(listed[0]) == {"id", "label", "created", "seen"}
            assert (await ann.post(f"/me/passkeys/{listed[0]['id']}/end")).status_code == 204
            answer = await browser().post("/session/passkey", credential=phone.sign(await challenge(elsewhere)))
            assert problem(answer) == (401, "problem-passkey-unknown")

    go(work())


def test_a_passkey_is_made_only_by_whoever_knows_the_password_in_a_browser(stored):
    async def work():
        async with table_with(stored) as (tables, browser):
            ann = browser()
            await ann.register("Ann")
            assert problem(await ann.post("/me/passkeys/begin", password="not this one")) == (403, "problem-old-password")
            program = (await ann.post("/me/programs", label="x")).json()["token"]
            headers = {"authorization": f"Bearer {program}"}
            answer = await tables.http.post("/api/me/passkeys/begin", json={"password": GOOD}, headers=headers)
            assert problem(answer) == (403, "problem-programs-cannot")

    go(work())


def test_what_was_signed_once_signs_nobody_in_again_nor_after_five_minutes(stored):
    async def work():
        async with table_with(stored) as (tables, browser):
            phone = Authenticator()
            await owner(browser, phone)
            eve = browser()
            signed = phone.sign(await challenge(eve))
            assert (await browser().post("/session/passkey", credential=signed)).status_code == 200
            assert problem(await eve.post("/session/passkey", credential=signed)) == (410, "problem-passkey-too-late")
            late = phone.sign(await challenge(eve))
            async with tables.app.state.tables.store.writing() as connection:
                await connection.execute(update(schema.challenges).values(until=time.time() - 1))
            assert problem(await eve.post("/session/passkey", credential=late)) == (410, "problem-passkey-too-late")
            own = phone.sign({"challenge": encode(os.urandom(32))})  # nobody asked for that
            assert problem(await eve.post("/session/passkey", credential=own)) == (410, "problem-passkey-too-late")

    go(work())


def test_a_passkey_of_another_site_or_another_key_or_an_unproven_hand_opens_nothing(stored):
    async def work():
        async with table_with(stored) as (_, browser):
            phone = Authenticator()
            await owner(browser, phone)
            for other in (Authenticator("evil.test"), Authenticator(origin="https://evil.test"), Authenticator(verified=False), Authenticator()):
                other.id, other.count = phone.id, 99
                if other.name != "table.test" or other.origin != HERE or not other.verified:
                    other.key = phone.key
                answer = await browser().post("/session/passkey", credential=other.sign(await challenge(browser())))
                assert problem(answer) == (401, "problem-passkey-unknown")
            copied = Authenticator()
            copied.id, copied.key, copied.count = phone.id, phone.key, 5
            assert (await browser().post("/session/passkey", credential=copied.sign(await challenge(browser())))).status_code == 200
            copied.count = 1  # one that counts backwards was copied
            answer = await browser().post("/session/passkey", credential=copied.sign(await challenge(browser())))
            assert problem(answer) == (401, "problem-passkey-unknown")

    go(work())


def test_nobody_uses_the_challenge_of_another_or_removes_their_passkey_or_takes_it_over(stored):
    async def work():
        async with table_with(stored) as (_, browser):
            phone = Authenticator()
            ann = await owner(browser, phone)
            eve = browser()
            await eve.register("Eve")
            asked = await begin(ann)
            answer = await eve.post("/me/passkeys", credential=Authenticator().make(asked))
            assert problem(answer) == (410, "problem-passkey-too-late")
            key = (await ann.http.get("/api/me/passkeys")).json()["passkeys"][0]["id"]
            assert problem(await eve.post(f"/me/passkeys/{key}/end")) == (404, "problem-no-such-passkey")
            taken = Authenticator()
            taken.id = phone.id  # she names the passkey of Ann as her own
            answer = await eve.post("/me/passkeys", credential=taken.make(await begin(eve)))
            assert problem(answer) == (422, "problem-passkey-does-not-fit")
            assert (await browser().post("/session/passkey", credential=phone.sign(await challenge(browser())))).json()["me"]["name"] == "Ann"

    go(work())


def test_nonsense_is_refused_in_one_sentence(stored):
    async def work():
        async with table_with(stored) as (_, browser):
            ann = browser()
            await ann.register("Ann")
            for credential in (
                {},
                {"response": 1},
                {"response": {"clientDataJSON": "%"}},
                {"id": ["x"], "response": {"clientDataJSON": encode(b"[]")}},
            ):
                assert problem(await ann.post("/session/passkey", credential=credential)) == (422, "problem-passkey-does-not-fit")
                assert problem(await ann.post("/me/passkeys", credential=credential)) == (422, "problem-passkey-does-not-fit")
            broken = Authenticator().make(await begin(ann)) | {"rawId": "AAAA"}
            assert problem(await ann.post("/me/passkeys", credential=broken)) == (422, "problem-passkey-does-not-fit")

    go(work())
