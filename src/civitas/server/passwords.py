"""Passwords: argon2id; what everybody guesses first is refused."""

from __future__ import annotations

from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST, LONGEST = 8, 200  # ASVS 6.2.1, 6.2.9
COMMON = 3000  # ASVS 6.2.4: so many of the usual ones are refused
HASHER = PasswordHasher(time_cost=2, memory_cost=46 * 1024, parallelism=1)


@cache
def common() -> frozenset[str]:
    """The passwords that are tried first, and those that differ from them in capitals only."""
    from zxcvbn.frequency_lists import FREQUENCY_LISTS  # type: ignore[import-untyped]  # a large table: read when somebody registers

    long_enough = [word for word in FREQUENCY_LISTS["passwords"] if len(word) >= SHORTEST]
    return frozenset(long_enough[:COMMON])


def fault_of(password: str, *personal: str) -> str | None:
    """Why it cannot be taken: short, common, or the *personal* name itself; None if it can."""
    if len(password) < SHORTEST:
        return "short"
    folded = password.casefold()
    if folded in common() or any(folded == word.casefold() for word in personal):
        return "common"
    return None


def make(password: str) -> str:
    """What is stored of it."""
    return HASHER.hash(password)


def fits(stored: str | None, password: str) -> bool:
    """Whether it is the one; without one to compare it takes as long."""
    try:
        return HASHER.verify(stored or nobody(), password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def nobody() -> str:
    """The password of nobody: so that an unknown name takes as long as a known one."""
    return HASHER.hash("nobody")
