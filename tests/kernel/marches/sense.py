"""What a position is worth: for the greedy bot."""

from __future__ import annotations

from .state import State


def worth(s: State, seat: int) -> float:
    """Culture, and a little for what may bring more."""
    player = s.players[seat]
    return s.scores[seat] + 0.2 * player.gold + 0.5 * sum(player.buildings) + 0.3 * sum(s.units[seat]) + 0.2 * len(player.hand)
