"""Respond: a miniature of SMC section 26."""

from civitas.kernel.plugs import Invariants
from civitas.kernel.registry import Game, GameOption, register

from . import invariants
from .play import setup
from .state import State

GAME = register(
    Game(
        id="respond",
        title="Respond",
        min_players=2,
        max_players=4,
        rules_version=1,
        state=State,
        setup=setup,
        options=(
            GameOption("rounds", 4, "how many rounds are played", lo=1, hi=6),
            GameOption("how", "watch", "who is asked in a window", choices=("watch", "sealed", "standing", "holders")),
        ),
        prefix="SMC",
        longest=5000,
        invariants=Invariants(check=invariants.check, notice=invariants.notice, inventory=invariants.inventory),
    )
)
