"""The game as a whole: what it is called and what it offers."""

# not compiled

from __future__ import annotations

import importlib
import pkgutil

from civitas.kernel.plugs import Invariants, Screen, Sense, Texts
from civitas.kernel.registry import Game

from . import invariants, screen, sense, setup, texts
from .notation import NOTATION
from .state import State

GAME = Game(
    id="clash_of_cultures",
    title="Clash of Cultures",
    min_players=2,
    max_players=4,
    rules_version=1,
    state=State,
    setup=setup.setup,
    options=setup.OPTIONS,
    presets=setup.GAMES,
    prefix="COC",
    notation=NOTATION,
    texts=Texts(names=texts.NAMES, kinds=texts.KINDS, option=texts.option),
    screen=Screen(table=screen.table, results=screen.results),
    sense=Sense(worth=sense.worth, advice=sense.advice, proposals=sense.proposals),
    invariants=Invariants(check=invariants.check, notice=invariants.notice, inventory=invariants.inventory, shows=invariants.shows),
)


def import_all() -> None:
    """Every module of the package: steps are called by their names, cards enroll themselves."""
    package = importlib.import_module(__package__ or "")
    for module in pkgutil.walk_packages(package.__path__, f"{__package__}."):
        importlib.import_module(module.name)
