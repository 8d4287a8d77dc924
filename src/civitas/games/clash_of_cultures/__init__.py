"""Clash of Cultures: Monumental Edition with Civilizations: cities, advances and wars on a map that is discovered in play."""

from __future__ import annotations

from civitas.kernel.facts import load_weights
from civitas.kernel.plugs import Features, Feeling, Invariants, Page, Screen, Standing, Texts
from civitas.kernel.registry import Game, register

from . import features, invariants, page, page_board, page_forecast, page_story, plans, screen, sense, sense_first, setup, signs, texts
from .migrations import decline_what_is_new
from .notation import NOTATION
from .state import State

GAME = register(
    Game(
        id="clash_of_cultures",
        title="Clash of Cultures: Monumental Edition",
        min_players=2,
        max_players=4,
        rules_version=3,
        migrations={2: decline_what_is_new},
        state=State,
        setup=setup.setup,
        options=setup.OPTIONS,
        presets=setup.GAMES,
        prefix="COC",
        longest=200_000,  # 21 rounds of four turns, each with a few actions and their questions
        notation=NOTATION,
        talk_apart="COC-4.3.3",  # promises bind nobody, and nothing says who has to hear them
        orders=(Standing("answer-offer", ("refuse",)), Standing("tactic", ("no-tactic",)), Standing("great-person", ("decline",))),
        plan=plans.plan,
        texts=Texts(names=texts.NAMES, kinds=texts.KINDS, option=texts.option, seat_name=texts.seat_name),
        page=Page(
            faces=page.faces,
            shared=page_board.shared,
            board=page_forecast.board,
            numbers=page.numbers,
            moment=page.moment,
            warnings=page_story.warnings,
            marks=page_story.marks,
            forecast=page_forecast.forecast,
            candidates=page_board.candidates,
            chapter=page_story.chapter,
            threats=page_story.threats,
            scenes=page_story.SCENES,
            sources=page_story.sources,
            main=("points", "cities", "advances"),
            halves=True,
        ),
        screen=Screen(table=screen.table, results=screen.results, explain=page.explain),
        sense=Feeling(make=sense.make, tables=load_weights(__name__), first=sense_first.make, signs=signs.signs),
        features=Features(features.TABLE, features.PLAYER, features.fill, words=features.WORDS, item=features.item),
        invariants=Invariants(check=invariants.check, notice=invariants.notice, inventory=invariants.inventory, shows=invariants.shows),
    )
)
