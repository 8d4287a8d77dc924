"""A module the test server imports: luck without chance, so that a test sees the same game each time.

A table is dealt by its title, its options and the names at it; a bot thinks by the position it sees.
"""

from __future__ import annotations

import zlib
from typing import Any

from civitas.bots import bot as bot_called
from civitas.kernel.registry import game_of
from civitas.server import bot_driver, store

create, chosen = store.Store.create, bot_driver.choose


def number(*facts: Any) -> int:
    return zlib.crc32(repr(facts).encode())


async def dealt_by_name(self: store.Store, game: store.Row, seats: list[store.Row]) -> None:
    if int(game["seed"]) >> 64:  # drawn by lot; a game that is played on keeps the luck of the old one
        game["seed"] = str(number(game["title"], game["options"], [seat["name"] for seat in seats]))
    await create(self, game, seats)


def chosen_by_position(state: Any, seat: int, bot: str, players: dict[int, Any]) -> Any:
    return chosen(state, seat, bot, {seat: bot_called(bot, game_of(state), number(seat, bot_driver.encode(state)))})


store.Store.create = dealt_by_name  # type: ignore[method-assign]
bot_driver.choose = chosen_by_position
