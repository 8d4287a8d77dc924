"""Through the Ages: A New Story of Civilization (2015)."""

from __future__ import annotations

from civitas.kernel.registry import Game, GameOption, register

from .cards import leaders, wonders
from .migrations import join_discards
from .setup import setup
from .state import State

__all__ = ["GAME", "leaders", "wonders"]

GAME = register(
    Game(
        id="through_the_ages",
        title="Through the Ages: A New Story of Civilization",
        min_players=2,
        max_players=4,
        rules_version=2,
        state=State,
        setup=setup,
        options=(
            GameOption("mode", "full", choices=("full", "peaceful", "first_game", "shorter")),
        ),
        prefix="TTA",
        longest=20_000,
        census="civitas.games.through_the_ages.census",
        texts="civitas.games.through_the_ages.texts",
        migrations={1: join_discards},
    )
)
