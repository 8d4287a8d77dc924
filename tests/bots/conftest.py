"""Titles, short games and courses of play for the tests of bots."""

from __future__ import annotations

import pytest

from civitas.kernel.registry import game, games

TITLES = ("civilization_1980", "clash_of_cultures", "sid_meiers_civilization", "through_the_ages")


@pytest.fixture(params=TITLES)
def title(request):
    games()
    return game(request.param)
