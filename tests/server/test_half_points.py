"""A game that counts half points shows whole ones and halves, wherever a player reads a score."""

from __future__ import annotations

import time

import civitas
from civitas.server import table_views
from civitas.server.lobby import new_game, new_seat
from civitas.server.table import Table
from civitas.server.tokens import hash_token


def table_of(title: str) -> Table:
    game = civitas.game(title)
    row = new_game(title, game.settings({}), "none", False, True, hash_token("nobody"), time.time()) | {"seed": "1"}
    table = Table.read(row, [new_seat(row["id"], at, kind="person", name=name) for at, name in enumerate(("Ann", "Bob"))], [], None)
    table.start(time.time())
    return table


def test_half_points_are_shown_as_points() -> None:
    table = table_of("clash_of_cultures")
    table.state.players[0].event_halves += 1
    counted = table.state.scores
    assert counted[0] % 2 == 1
    assert table_views.show_table(table, None, "en")["scores"] == [n / 2 for n in counted]
    assert table_views.summary_of(table)["scores"] == [n / 2 for n in counted]


def test_a_game_of_whole_points_shows_them_as_they_are() -> None:
    table = table_of("through_the_ages")
    assert table_views.show_table(table, None, "en")["scores"] == table.state.scores
