"""What must always be true of the pieces."""

from __future__ import annotations

from .play import GEMS, State, all_gems


def check(s: State) -> None:
    """Every gem is somewhere, and only once."""
    assert sorted(all_gems(s)) == list(range(GEMS)), "a gem is missing or there twice"


def inventory() -> set[str]:
    """What random play should have seen."""
    return {"verb:take", "verb:show", "verb:peek", "verb:pass"}
