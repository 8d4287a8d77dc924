"""What is sent to a browser: sealed for it alone (RFC 8291), signed by this server (RFC 8292).  Read when the first browser listens: it is large."""

from __future__ import annotations

import base64
import time

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

SIGNED_FOR = 43200.0  # seconds; push services take no signature that lasts longer than a day


def encode(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def read_keys(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """What a message to a browser is sealed with; ValueError if it cannot be."""
    key, secret = decode(p256dh), decode(auth)
    if len(secret) != 16:
        raise ValueError("the secret of a browser has 16 bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key), secret


def seal(text: bytes, p256dh: str, auth: str) -> bytes:
    """Only the browser whose keys these are can read it."""
    key, secret = read_keys(p256dh, auth)
    return bytes(http_ece.encrypt(text, private_key=ec.generate_private_key(ec.SECP256R1()), dh=point(key), auth_secret=secret))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> str:
    """A key to sign with, as it is kept."""
    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


class Signer:
    """Signs for this server."""

    def __init__(self, kept: str) -> None:
        self.key = Vapid02.from_pem(kept.encode())

    @property
    def public(self) -> str:
        """What a browser has to know before it listens to us."""
        return encode(point(self.key.public_key))

    def sign(self, service: str, who: str) -> dict[str, str]:
        """The headers that tell a push service who sends, and whom to ask about it."""
        return dict(self.key.sign({"aud": service, "sub": who, "exp": int(time.time() + SIGNED_FOR)}))
