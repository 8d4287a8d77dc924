"""Whatever was done at a table, in whatever order: read again from its rows, with a checkpoint or without, it is the same table."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import bazaar  # noqa: F401 (the small game)
import pytest

from civitas.kernel.flow import IllegalChoice
from civitas.kernel.history import UndoRefused
from civitas.kernel.options import Space
from civitas.kernel.registry import game as game_called
from civitas.server import table as server_table
from civitas.server import table_views
from civitas.server.store import Row, to_text
from civitas.server.table import Seat, Table

SEATS = ("seat", "kind", "name", "bot", "stand_in", "stand_in_why", "token", "invite", "asks", "orders", "person")


class Stored:
    """A table, and the rows that a store would hold of it."""

    def __init__(self, title: str, players: int, seed: int, **options: Any) -> None:
        game = game_called(title)
        self.row: Row = {"id": "x", "title": title, "rules": game.rules_version, "options": to_text(game.settings(options)), "seed": str(seed)}
        self.row |= {"pace": "none", "status": "open", "listed": False, "watch": True, "host": "", "created": 0.0, "changed": 0.0, "version": 0}
        self.row |= {"deadline": None, "summary": "{}", "rematch": None, "clock": None, "clocks": None, "proposal": None, "overheard": True}
        self.row |= {"closed": None}
        self.log: list[Row] = []
        self.checkpoint: Row | None = None
        self.checkpoints = 0
        self.table = Table("x", dict(self.row), [Seat(at, "person", f"P{at}") for at in range(players)])
        self.write([self.table.start(0.0)])

    def write(self, rows: list[Row]) -> None:
        entry = self.table.entry(rows, float(len(self.log)), table_views.summary_of(self.table))
        self.table.cache.clear()
        self.log += entry.log
        self.row |= entry.game
        if entry.checkpoint is not None:
            self.checkpoint = entry.checkpoint
            self.checkpoints += 1

    def read(self, checkpoint: Row | None) -> Table:
        seats = [{"game": "x", **{name: getattr(seat, name) for name in SEATS}} for seat in self.table.seats]
        return Table.read(dict(self.row), seats, [dict(row) for row in self.log], checkpoint)


def seen(table: Table) -> Any:
    """All that anybody can be shown of it, and what they may do next."""
    players = range(len(table.seats))
    return {
        "fingerprint": table.state.fingerprint(),
        "marks": table.marks,
        "notes": table.notes,
        "moves": table.history.moves,
        "keys": table.keys,
        "turned back": table.turned_back,
        "undo": [table.why_not_undo(seat) for seat in players],
        "redo": [table.why_not_redo(seat) for seat in players],
        "shown": [table_views.show_table(table, seat, "lt") for seat in (None, *players)],
    }


def any_option(s: Any, seat: int, rng: random.Random) -> Any:
    listed = s.legal(seat)
    return listed.sample(rng) if isinstance(listed, Space) else rng.choice([option for option in listed if option[0] != "resign"] or listed)


def step(stored: Stored, rng: random.Random) -> None:
    """Somebody does something; it may be refused."""
    table, s, key = stored.table, stored.table.state, f"key {len(stored.log)}"
    kind = rng.choices(["play", "undo", "redo", "plan", "rewind"], [8, 3, 3, 2, 0.3])[0]
    asked = [seat for seat in range(s.seats()) if not s.over and s.pending.hears(seat)]
    seat = rng.choice(asked or [0])
    now = float(len(stored.log))
    version = table.version
    try:
        if kind == "play" and asked:
            rows = [table.play(seat, any_option(s, seat, rng), key, now)]
        elif kind == "plan" and asked:
            rows = table.plan(seat, (any_option(s, seat, rng),), key, now)
        elif kind in ("undo", "redo"):
            rows = table.turn_back(kind, rng.randrange(s.seats()), key, now)
        elif kind == "rewind" and table.position > 2:
            rows = [table.rewind(rng.randrange(table.position), list(range(s.seats())), now)]
        else:
            return
    except (IllegalChoice, UndoRefused):
        assert table.version == version
        return
    stored.write(rows)


GAMES: dict[str, Callable[[int], Stored]] = {
    "bazaar": lambda seed: Stored("bazaar", 2 + seed % 3, seed, days=30),
    "through_the_ages": lambda seed: Stored("through_the_ages", 2, seed),
    "civilization_1980": lambda seed: Stored("civilization_1980", 2, seed),
}


@pytest.mark.parametrize(("title", "games", "steps"), [("bazaar", 6, 150), ("through_the_ages", 2, 120), ("civilization_1980", 2, 90)])
def test_a_table_read_again_is_the_same_table(title: str, games: int, steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_table, "CHECKPOINT_AFTER", 4)
    with_checkpoint = 0
    for seed in range(games):
        rng, stored = random.Random(seed), GAMES[title](seed)
        for at in range(steps):
            step(stored, rng)
            if at % 10 == 9 or rng.random() < 0.05:
                here, again = seen(stored.table), seen(stored.read(None))
                assert again == here
                if stored.checkpoint is not None:
                    with_checkpoint += 1
                    assert seen(stored.read(stored.checkpoint)) == here
                if rng.random() < 0.5:  # a restart: it goes on from what was read
                    stored.table = stored.read(stored.checkpoint)
    assert with_checkpoint > 5
