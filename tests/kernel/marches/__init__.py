"""Marches: a miniature game that uses every feature of the kernel, and nothing else."""

from civitas.kernel.plugs import Feeling, Invariants
from civitas.kernel.registry import Game, GameOption, register

from . import invariants, play, sense
from .state import State

GAME = register(
    Game(
        id=__name__,
        title="Marches",
        min_players=2,
        max_players=4,
        rules_version=1,
        state=State,
        setup=play.setup,
        options=(
            GameOption("rounds", 3, "how many rounds are played", lo=1, hi=9),
            GameOption("trade", True, "whether cards are swapped after the turns"),
            GameOption("riches", "none", "what lies buried on the map", choices=("none", "hoards")),
        ),
        prefix="MAR",
        longest=3000,
        sense=Feeling(worth=sense.worth),
        invariants=Invariants(check=invariants.check, notice=invariants.notice, inventory=invariants.inventory, shows=invariants.shows),
    )
)
