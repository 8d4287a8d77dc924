"""Clash of Cultures: Monumental Edition with Civilizations: cities, advances and wars on a map that is discovered in play."""

from __future__ import annotations

from civitas.kernel.plugs import Invariants, Page, Screen, Sense, Texts
from civitas.kernel.registry import Game, register

from . import invariants, page, screen, sense, setup, texts
from .notation import NOTATION
from .state import State

GAME = register(
    Game(
        id="clash_of_cultures",
        title="Clash of Cultures: Monumental Edition",
        min_players=2,
        max_players=4,
        rules_version=1,
        state=State,
        setup=setup.setup,
        options=setup.OPTIONS,
        presets=setup.GAMES,
        prefix="COC",
        longest=200_000,  # 21 rounds of four turns, each with a few actions and their questions
        notation=NOTATION,
        texts=Texts(names=texts.NAMES, kinds=texts.KINDS, option=texts.option),
        page=Page(faces=page.faces, numbers=page.numbers, moment=page.moment, marks=page.marks, main=("points", "cities", "advances")),
        screen=Screen(table=screen.table, results=screen.results),
        sense=Sense(worth=sense.worth, advice=sense.advice, proposals=sense.proposals),
        invariants=Invariants(check=invariants.check, notice=invariants.notice, inventory=invariants.inventory, shows=invariants.shows),
    )
)
