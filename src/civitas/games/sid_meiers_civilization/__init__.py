"""Sid Meier's Civilization: The Board Game (2010): explore, build, trade, fight and learn; four ways to win."""

from __future__ import annotations

from civitas.kernel.facts import load_weights
from civitas.kernel.plugs import Features, Feeling, Invariants, Page, Screen, Standing, Texts
from civitas.kernel.registry import Game, register

from . import features, invariants, page, page_choices, page_story, plans, screen, sense, setup, signs, texts
from .notation import NOTATION
from .state import State

GAME = register(
    Game(
        id="sid_meiers_civilization",
        title="Sid Meier's Civilization: The Board Game",
        min_players=2,
        max_players=4,
        rules_version=2,
        state=State,
        setup=setup.setup,
        options=setup.OPTIONS,
        presets=setup.PRESETS,
        prefix="SMC",
        longest=200_000,  # 99 turns in which four seats may make 50 offers each
        notation=NOTATION,
        orders=(
            Standing("trade", ("pass",)),
            Standing("bargain", ("reject",)),
            Standing("respond-to-move", ("pass",)),
            Standing("respond-to-action", ("pass",)),
        ),
        plan=plans.plan,
        texts=Texts(
            names=texts.NAMES,
            kinds=texts.KINDS,
            seat_name=texts.seat_name,
            naming=("plays",),
        ),
        page=Page(
            faces=page.faces,
            shared=page.shared,
            board=page.board,
            numbers=page.numbers,
            moment=page.moment,
            forecast=page_choices.forecast,
            candidates=page_choices.candidates,
            marks=page_story.marks,
            warnings=page_story.warnings,
            chapter=page_story.chapter,
            threats=page_story.threats,
            scenes=page_story.SCENES,
            sources=page_story.sources,
            main=("techs", "space", "coins"),
        ),
        screen=Screen(table=screen.table, results=screen.results, explain=screen.explain),
        sense=Feeling(make=sense.make, tables=load_weights(__name__), signs=signs.signs),
        features=Features(features.TABLE, features.PLAYER, features.fill, words=features.WORDS, item=features.item),
        invariants=Invariants(check=invariants.check, notice=invariants.notice, inventory=invariants.inventory, shows=invariants.shows),
    )
)
