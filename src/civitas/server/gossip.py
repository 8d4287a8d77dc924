"""What the processes of a service tell each other of their clients and of themselves: how much an address has asked for, how many lines it
holds, and how each process does.  Hints, a moment old; nothing of a game depends on them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

from .guard import Limits
from .leases import Leases
from .tables import Tables

OFTEN, SELDOM = 0.25, 2.0  # seconds between two words on clients, and on ourselves
AT_ONCE = 40  # addresses in one notice
STALE = 10.0  # seconds after which nobody believes what was told of a process


class Gossip:
    """Tells and hears; with one process there is nobody to tell."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables, self.limits = tables, limits
        self.figures: dict[str, tuple[float, dict[str, Any]]] = {}  # by process: when it was told, and how it does

    def open(self) -> None:
        if isinstance(self.tables.leases, Leases):
            self.tables.leases.hears |= {"spent": self._hear_spent, "lines": self._hear_lines, "figures": self._hear_figures}
            self.tables.spawn(self._tell_for_ever(), "gossip")

    def others(self) -> dict[str, dict[str, Any]]:
        """How the other processes do that are there."""
        now, live = time.monotonic(), {process.id for process in self.tables.leases.others}
        return {who: told for who, (at, told) in self.figures.items() if who in live and now - at < STALE}

    async def _tell_for_ever(self) -> None:
        said = 0.0
        while True:
            await asyncio.sleep(OFTEN)
            leases = self.tables.leases
            if not leases.others:
                self.limits.spent.clear()
                self.limits.held_elsewhere.clear()
                continue
            spent, self.limits.spent = self.limits.spent, Counter()
            for part in chunks([[what, who, times] for (what, who), times in spent.items()]):
                leases.tell("spent", part)
            moved, self.limits.moved = self.limits.moved, set()
            for part in chunks([[who, self.limits.lines[who]] for who in moved]):
                leases.tell("lines", part)
            if time.monotonic() - said > SELDOM:
                said = time.monotonic()
                leases.tell("figures", self.tables.own_figures())
            here = {process.id for process in leases.others}
            for gone in [who for who in self.limits.held_elsewhere if who not in here]:
                del self.limits.held_elsewhere[gone]
            for gone in [who for who in self.figures if who not in here]:
                del self.figures[gone]

    def _hear_spent(self, _process: str, spent: list[Any]) -> None:
        for what, who, times in spent:
            self.limits.add(what, who, times)

    def _hear_lines(self, process: str, lines: list[Any]) -> None:
        held = self.limits.held_elsewhere.setdefault(process, {})
        for who, number in lines:
            if number:
                held[who] = number
            else:
                held.pop(who, None)

    def _hear_figures(self, process: str, told: dict[str, Any]) -> None:
        self.figures[process] = time.monotonic(), told


def chunks(found: list[Any]) -> list[list[Any]]:
    return [found[at : at + AT_ONCE] for at in range(0, len(found), AT_ONCE)]
