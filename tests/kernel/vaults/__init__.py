"""Vaults: gems hidden in containers within containers, in every way that can be declared."""

from civitas.kernel.plugs import Invariants
from civitas.kernel.registry import Game, GameOption, register

from . import invariants
from .play import LEAKS, State, setup

GAME = register(
    Game(
        id="vaults",
        title="Vaults",
        min_players=2,
        max_players=3,
        rules_version=1,
        state=State,
        setup=setup,
        options=(GameOption("leak", "", "the mistake: which gem everybody is shown", choices=("", *LEAKS)),),
        prefix="VLT",
        longest=100,
        invariants=Invariants(check=invariants.check, inventory=invariants.inventory),
    )
)
