"""Sid Meier's Civilization: The Board Game (2010): explore, build, trade, fight and learn; four ways to win."""

from __future__ import annotations

from civitas.kernel.plugs import Invariants, Page, Screen, Sense, Texts
from civitas.kernel.registry import Game, register

from . import invariants, page, screen, sense, setup, texts
from .notation import NOTATION
from .state import State

GAME = register(
    Game(
        id="sid_meiers_civilization",
        title="Sid Meier's Civilization: The Board Game",
        min_players=2,
        max_players=4,
        rules_version=1,
        state=State,
        setup=setup.setup,
        options=setup.OPTIONS,
        presets=setup.PRESETS,
        prefix="SMC",
        longest=200_000,  # 99 turns in which four seats may make 50 offers each
        notation=NOTATION,
        texts=Texts(
            names=texts.NAMES,
            kinds=texts.KINDS,
            seat_name=texts.seat_name,
        ),
        page=Page(
            faces=page.faces,
            shared=page.shared,
            board=page.board,
            numbers=page.numbers,
            moment=page.moment,
            marks=page.marks,
            main=("techs", "space", "coins"),
        ),
        screen=Screen(table=screen.table, results=screen.results, explain=screen.explain),
        sense=Sense(worth=sense.worth, advice=sense.advice, proposals=sense.proposals),
        invariants=Invariants(check=invariants.check, notice=invariants.notice, inventory=invariants.inventory, shows=invariants.shows),
    )
)
