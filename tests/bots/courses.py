"""Positions that a game comes to when it is played half by sense, half at random: the same ones every time."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from civitas.kernel.options import Space
from civitas.kernel.playout import Dice, pick
from civitas.kernel.registry import Game
from civitas.kernel.sense import Sense


def course(game: Game, sense: Sense, players: int, seed: str, steps: int, said: Any = None) -> Iterator[Any]:
    """Position after position; what the sense says of each goes into *said*."""
    s = game.new(players, seed)
    s.chronicle = None
    dice = Dice(len(seed))
    for _ in range(steps):
        if s.over:
            return
        yield s
        seat = s.to_act[0]
        listed = s.legal(seat)
        options = (sense.proposals(s, seat, listed) or [listed.sample(dice)]) if isinstance(listed, Space) else listed
        bonus = sense.advice(s, seat, options)
        if said is not None:
            said.update(repr(list(options[:40])).encode())
            said.update(repr([round(b, 5) for b in bonus]).encode())
            said.update(repr([round(sense.worth(s, at), 5) for at in range(players)]).encode())
        best, found = float("-inf"), options[0]
        for option, extra in zip(options, bonus, strict=True):
            if extra > float("-inf"):
                value = extra + sense.after(s, seat, option)
                if value > best + 1e-9:
                    best, found = value, option
        if dice.randrange(10) < 2:
            found = pick(s, listed, dice)
        s.play(found, seat)


def digest(game: Game, sense: Sense, players: int, steps: int) -> str:
    """What a sense says in a course of play, as a short hash."""
    said = hashlib.sha256()
    for _ in course(game, sense, players, f"digest {players}", steps, said):
        pass
    return said.hexdigest()[:16]
