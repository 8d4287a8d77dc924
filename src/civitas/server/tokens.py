"""What opens a seat, an invitation, a session: secrets that only their holder has.  The server keeps their hashes."""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache


def secret_token() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)


@lru_cache(20_000)  # a line shows its token with every frame
def hash_token(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
