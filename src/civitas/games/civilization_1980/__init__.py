"""Civilization (1980): nations of the ancient Mediterranean grow, trade, suffer and climb the Archaeological Succession Table."""

from __future__ import annotations

from civitas.kernel.facts import load_weights
from civitas.kernel.plugs import Features, Feeling, Invariants, Page, Screen, Standing, Texts
from civitas.kernel.registry import Game, register

from . import features, invariants, page, page_forecast, page_sources, page_story, plans, screen, sense, setup, signs, texts, trade
from .notation import NOTATION
from .state import State

GAME = register(
    Game(
        id="civilization_1980",
        title="Civilization (1980)",
        min_players=2,
        max_players=7,
        rules_version=1,
        state=State,
        setup=setup.setup,
        options=setup.OPTIONS,
        presets=setup.GAMES,
        prefix="CIV80",
        longest=1_000_000,  # 200 rounds in which seven seats may send 200 messages each
        notation=NOTATION,
        orders=(
            Standing("market-offer", ("pass",)),
            Standing("market-counter", ("none",)),
            Standing("market-answer", ("decline",)),
            Standing("floor", ("done",)),
            Standing("build-ship", ("stop",)),
        ),
        plan=plans.plan,
        timed=trade.timed,
        texts=Texts(
            names=texts.NAMES,
            kinds=texts.KINDS,
            seat_name=texts.seat_name,
            naming=("chooses-nation",),
        ),
        page=Page(
            faces=page.faces,
            shared=page.shared,
            board=page.board,
            numbers=page.numbers,
            warnings=page.warnings,
            moment=page.moment,
            marks=page.marks,
            forecast=page_forecast.forecast,
            candidates=page.candidates,
            chapter=page_story.chapter,
            threats=page_story.threats,
            scenes=page_story.SCENES,
            sources=page_sources.sources,
            main=("points", "cities", "tokens"),
        ),
        screen=Screen(table=screen.table, results=texts.results, explain=screen.explain),
        sense=Feeling(make=sense.make, tables=load_weights(__name__), signs=signs.signs),
        features=Features(features.TABLE, features.PLAYER, features.fill, features.spell, features.FORMS, features.WORDS, features.item),
        invariants=Invariants(check=invariants.check, notice=invariants.notice, inventory=invariants.inventory, shows=invariants.shows),
    )
)
