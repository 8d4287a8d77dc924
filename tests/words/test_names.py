"""Cards, nations and places are called something in every language."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
import yaml

from civitas import words
from civitas.games.civilization_1980 import texts
from civitas.games.civilization_1980.atlas import AREAS, PLAINS, VOLCANOES, ZONES
from civitas.games.civilization_1980.tables import CIV_CARDS, KINDS, NATIONS

GAMES = ["civilization_1980", "through_the_ages"]
UNSEEN = {"setup"}  # the colours of the board's blocks are shown to nobody
CIVILIZATION = {"area": AREAS, "zone": ZONES, "nation": NATIONS, "card": KINDS, "civ": CIV_CARDS, "plain": len(PLAINS), "volcano": len(VOLCANOES)}


def named(value: Any) -> Iterator[dict[str, Any]]:
    """Every map of names in a table, however deep it lies; a name is a string, or its forms."""
    if isinstance(value, dict):
        if isinstance(value.get("names"), dict):
            yield value["names"]
        for inner in value.values():
            yield from named(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from named(inner)


@pytest.mark.parametrize("game", GAMES)
def test_every_name_is_there_in_every_language(game: str) -> None:
    folder = files(f"civitas.games.{game}").joinpath("data")
    tables = [path for path in folder.iterdir() if path.name.endswith(".yaml") and path.name[:-5] not in UNSEEN]
    found = [(path.name, names) for path in tables for names in named(yaml.safe_load(path.read_text(encoding="utf-8")))]
    assert len(found) > 50
    assert [(name, names["en"]) for name, names in found if names.keys() != set(words.languages()) or not all(names.values())] == []


@pytest.mark.parametrize("language", words.languages())
def test_no_two_places_or_cards_of_civilization_are_called_the_same(language: str) -> None:
    for kind, number in CIVILIZATION.items():
        called = [texts.NAMES[kind](which, language) for which in range(number)]
        assert len(set(called)) == number, kind


def test_everything_of_civilization_has_a_russian_name_in_russian_letters() -> None:
    for kind, number in CIVILIZATION.items():
        for which in range(number):
            name = texts.NAMES[kind](which, "ru")
            assert not any("a" <= letter.lower() <= "z" for letter in name), name


def test_a_shore_is_numbered_in_the_reader_s_language() -> None:
    shores = [zone for zone in range(ZONES) if "(shore 2)" in texts.NAMES["zone"](zone, "en")]
    assert shores
    assert all("(krantas 2)" in texts.NAMES["zone"](zone, "lt") for zone in shores)
