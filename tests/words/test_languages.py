"""Every language says everything, with the same variables, and counts as its speakers do."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import civitas
from civitas import words
from civitas.words.forms import functions

GAMES_HERE = {id: game.package for id, game in civitas.games().items() if game.package.startswith("civitas.")}
FOLDERS = {"": files(words.__name__), **{id: files(package).joinpath("words") for id, package in GAMES_HERE.items()}}
OTHERS = [language for language in words.languages() if language != words.FALLBACK]
COUNTED = (0, 1, 2, 5, 10, 11, 21, 22, 25)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def catalogues(language: str) -> list[str]:
    """The Fluent files of a language: of the table, and of every game."""
    found = [(game, path.name) for game, folder in FOLDERS.items() for path in folder.joinpath(language).iterdir()]
    return sorted(f"{game}/{name}" for game, name in found if name.endswith(".ftl"))


def text(language: str, catalogue: str) -> str:
    game, _, name = catalogue.partition("/")
    return FOLDERS[game].joinpath(language, name).read_text(encoding="utf-8")


@cache
def entries(language: str, catalogue: str) -> list[Any]:
    return FluentParser().parse(text(language, catalogue)).body


@cache
def messages(language: str, catalogue: str) -> dict[str, Any]:
    """The messages of a file by their ids."""
    return {entry.id.name: entry for entry in entries(language, catalogue) if isinstance(entry, ftl.Message)}


class Read(Visitor):
    """What a pattern is made of: its variables and its choices."""

    def __init__(self, message: Any) -> None:
        self.variables: set[str] = set()
        self.choices: list[Any] = []
        self.visit(message)

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        self.choices.append(node)
        self.generic_visit(node)


def keys(choice: Any) -> set[str]:
    """The words among the keys of a choice: plural categories, or names."""
    return {variant.key.name for variant in choice.variants if isinstance(variant.key, ftl.Identifier)}


def whole_number_categories(language: str) -> set[str]:
    """The plural categories that whole numbers fall into."""
    plural = Locale.parse(language).plural_form
    return {plural(n) for n in range(1000)}


CASES = [(language, catalogue) for language in words.languages() for catalogue in catalogues(words.FALLBACK)]
each_catalogue = pytest.mark.parametrize(("language", "catalogue"), CASES)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert catalogues(language) == catalogues(words.FALLBACK)


@each_catalogue
def test_every_file_is_fluent_throughout_and_says_everything_once(language: str, catalogue: str) -> None:
    assert [entry.content for entry in entries(language, catalogue) if isinstance(entry, ftl.Junk)] == []
    named = [entry.id.name for entry in entries(language, catalogue) if isinstance(entry, ftl.Message)]
    assert len(named) == len(set(named)), "the second of two messages with the same id would never be read"


@each_catalogue
def test_every_file_has_the_messages_of_the_english_one(language: str, catalogue: str) -> None:
    assert messages(language, catalogue).keys() == messages(words.FALLBACK, catalogue).keys()


@each_catalogue
def test_every_message_uses_the_variables_of_the_english_one(language: str, catalogue: str) -> None:
    english = {id: Read(message).variables for id, message in messages(words.FALLBACK, catalogue).items()}
    other = {id: Read(message).variables for id, message in messages(language, catalogue).items()}
    assert {id: other[id] ^ english[id] for id in english if id in other and other[id] != english[id]} == {}


@each_catalogue
def test_whoever_counts_knows_every_plural_of_the_language(language: str, catalogue: str) -> None:
    needed = whole_number_categories(language)
    for id, message in messages(language, catalogue).items():
        for choice in Read(message).choices:
            counted = keys(choice) & CATEGORIES - {"other"}
            assert not counted or needed <= keys(choice), f"{id} counts without a form for {sorted(needed - keys(choice))}"


@cache
def bundle(language: str, catalogue: str) -> FluentBundle:
    found = FluentBundle([language], functions=functions(catalogue.partition("/")[0], language), use_isolating=False)
    found.add_resource(FluentResource(text(language, catalogue)))
    return found


def said(language: str, catalogue: str, id: str, /, **args: Any) -> str:
    pattern = bundle(language, catalogue).get_message(id).value
    assert pattern is not None
    shown, errors = bundle(language, catalogue).format_pattern(pattern, args)
    assert not errors
    return str(shown)


PLURALS = {
    "lt": "0 kortų, 1 korta, 2 kortos, 5 kortos, 10 kortų, 11 kortų, 21 korta, 22 kortos, 25 kortos",
    "pl": "0 kart, 1 karta, 2 karty, 5 kart, 10 kart, 11 kart, 21 kart, 22 karty, 25 kart",
}


@pytest.mark.parametrize("language", sorted(PLURALS))
def test_cards_are_counted_as_speakers_count_them(language: str) -> None:
    counted = [said(language, "civilization_1980/page.ftl", "civ-n-cards", n=n) for n in COUNTED]
    assert ", ".join(counted) == PLURALS[language]


@pytest.mark.parametrize("language", words.languages())
def test_every_counting_message_can_be_said_with_every_number(language: str) -> None:
    for catalogue in catalogues(words.FALLBACK):
        for id, message in messages(language, catalogue).items():
            variables = Read(message).variables
            for n in COUNTED if Read(message).choices else (1,):
                assert "{$" not in said(language, catalogue, id, **dict.fromkeys(variables, n))
