"""The titles in the compiled form, as ``make compiled`` has built it; it runs these tests itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from civitas.kernel.registry import games
from civitas.native import build as native
from native.forms import ASK, BUILD, SENSE, SRC, digest, python

TITLES = sorted(id for id, game in games().items() if game.state.__module__.startswith("civitas."))


@pytest.fixture(scope="module")
def built() -> Path:
    out = BUILD / "native"
    assert out.is_dir()
    assert not native.stale(SRC, out), "make compiled builds what is tested here"
    return out


@pytest.mark.parametrize("game", TITLES)
def test_both_forms_play_the_same_games_and_imagine_the_same_worlds(built: Path, game: str) -> None:
    interpreted, compiled = digest([SRC], game, "6", "300"), digest([built], game, "6", "300")
    assert (interpreted.pop("form"), compiled.pop("form")) == ("interpreted", "compiled")
    assert interpreted == compiled


@pytest.mark.parametrize("game", TITLES)
def test_nearly_right_options_are_refused_and_nothing_else_happens(built: Path, game: str) -> None:
    """Law 4: a word, a fraction or a huge number where a compiled rule knows only whole numbers is refused like any other option."""
    assert python([built], "-c", ASK, game, "200000").strip() == "compiled"


@pytest.mark.parametrize("game", TITLES)
def test_a_bot_with_sense_plays_the_same_game_in_both_forms(built: Path, game: str) -> None:
    interpreted, compiled = (python([form], "-c", SENSE, game, "400").split() for form in (SRC, built))
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert interpreted[1] == compiled[1]
