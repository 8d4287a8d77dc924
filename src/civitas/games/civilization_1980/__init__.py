"""Civilization (1980): nations of the ancient Mediterranean grow, trade, suffer and climb the Archaeological Succession Table."""

from __future__ import annotations

from civitas.kernel.registry import Game, register

from . import acquisition as acquisition  # the steps of these modules are called by their names
from . import building as building
from . import calamities as calamities
from . import conflict as conflict
from . import expansion as expansion
from . import movement as movement
from . import purchase as purchase
from . import setup as setup_module
from . import ships as ships
from . import succession as succession
from . import support as support
from . import surplus as surplus
from . import taxation as taxation
from . import trade as trade
from . import turn as turn
from .state import State

GAME = register(
    Game(
        id="civilization_1980",
        title="Civilization (1980)",
        min_players=2,
        max_players=7,
        rules_version=1,
        state=State,
        setup=setup_module.setup,
        options=setup_module.OPTIONS,
        prefix="CIV80",
        longest=1_000_000,  # 200 rounds in which seven seats may send 200 messages each
        census="civitas.games.civilization_1980.census",
        texts="civitas.games.civilization_1980.texts",
        plans="civitas.games.civilization_1980.plans",
    )
)
