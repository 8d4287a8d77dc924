"""Possible worlds: what a seat cannot see is dealt anew (COC-13)."""

from __future__ import annotations

from typing import Any

from .state import State


def deal(s: State, seat: int, rng: Any, stay: Any) -> bool:
    """The kernel deals within its pools: regions, action, objective, event and wonder cards each have one back."""
    return False
