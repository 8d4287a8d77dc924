"""Through the Ages: A New Story of Civilization (2015)."""

from __future__ import annotations

from civitas.kernel.facts import load_weights
from civitas.kernel.plugs import Features, Feeling, Invariants, Page, Screen, Standing, Texts
from civitas.kernel.registry import Game, GameOption, Preset, register

from . import features, invariants, page, page_sources, page_story, screen, sense, texts, texts_politics
from .migrations import join_discards
from .notation import NOTATION
from .setup import setup
from .state import State

GAME = register(
    Game(
        id="through_the_ages",
        title="Through the Ages: A New Story of Civilization",
        min_players=2,
        max_players=4,
        rules_version=2,
        state=State,
        setup=setup,
        options=(GameOption("mode", "full", choices=("full", "peaceful", "first_game", "shorter")),),
        presets=tuple(Preset(mode, {"mode": mode}) for mode in ("first_game", "shorter", "full", "peaceful")),
        prefix="TTA",
        longest=20_000,
        notation=NOTATION,
        orders=(Standing("bid", ("pass",)), Standing("defend", ("decline",)), Standing("pact", ("refuse",))),
        migrations={1: join_discards},
        texts=Texts(names=texts.NAMES, kinds=texts.KINDS, option=texts.option, choice=texts_politics.choice, grave=("resign",)),
        page=Page(
            faces=page.faces,
            shared=page.shared,
            board=page.board,
            numbers=page.numbers,
            warnings=page.warnings,
            moment=page.moment,
            marks=page.marks,
            candidates=page.candidates,
            chapter=page_story.chapter,
            threats=page_story.threats,
            scenes=page_story.SCENES,
            sources=page_sources.sources,
            main=("culture_rating", "science_rating", "strength"),
        ),
        screen=Screen(table=screen.table, explain=screen.explain),
        sense=Feeling(make=sense.make, tables=load_weights(__name__), learned=sense.load_learned),
        features=Features(features.TABLE, features.PLAYER, features.fill, features.spell, features.FORMS, features.WORDS, features.item),
        invariants=Invariants(check=invariants.check, notice=invariants.notice, inventory=invariants.inventory, shows=invariants.shows),
    )
)
