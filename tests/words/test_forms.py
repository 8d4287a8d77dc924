"""Names have the forms that sentences ask for, on the server and on the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import civitas
from civitas import words
from civitas.games.civilization_1980.tables import CIV_CARDS, KINDS, NATIONS
from civitas.games.through_the_ages.tables import CARDS
from civitas.words.forms import article, forms_of

GAMES = ["civilization_1980", "through_the_ages"]
DECLINED = {"lt": ("gen", "acc"), "pl": ("gen", "acc"), "ru": ("gen", "acc"), "hu": ("acc",)}
NUMBERED = {  # how many there are of the things that have forms
    ("civilization_1980", "card"): KINDS,
    ("civilization_1980", "civ"): CIV_CARDS,
    ("civilization_1980", "nation"): NATIONS,
    ("through_the_ages", "card"): CARDS,
}
PAGE = {"trader": "nation"}  # what the page itself gives to its messages is a nation, where the log speaks of a player


class Asked(Visitor):
    """The forms that a message asks for: CASE($card, "acc")."""

    def __init__(self, message: ftl.Message) -> None:
        self.found: list[tuple[str, str]] = []
        self.visit(message)

    def visit_FunctionReference(self, node: Any) -> None:
        if node.id.name == "CASE":
            name, case = node.arguments.positional
            self.found.append((name.id.name, case.value))
        self.generic_visit(node)


def asked(game: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Every message that asks for a form: its id, the kind of thing, the case."""
    kinds = words.texts(game).kinds
    for path in words.resources(game, language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                for name, case in Asked(entry).found:
                    kind = PAGE.get(name, name) if path.name == "page.ftl" else name
                    yield entry.id.name, kinds.get(kind, kind), case


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_message_asks_for_is_in_the_data(game: str, language: str) -> None:
    missing = set()
    for message, kind, case in asked(game, language):
        for which in range(NUMBERED[game, kind]):
            name = words.texts(game).names[kind](which, language)
            if not forms_of(game, language).get(name, {}).get(case):
                missing.add((message, name, case))
    assert missing == set()


@pytest.mark.parametrize("language", sorted(DECLINED))
def test_sentences_ask_for_forms(language: str) -> None:
    assert len([1 for game in GAMES for _ in asked(game, language)]) > 10


@pytest.mark.parametrize("language", sorted(DECLINED))
@pytest.mark.parametrize(("game", "kind"), sorted(NUMBERED))
def test_cards_goods_nations_and_civilization_cards_have_all_their_forms(game: str, kind: str, language: str) -> None:
    for which in range(NUMBERED[game, kind]):
        forms = forms_of(game, language)[words.texts(game).names[kind](which, language)]
        assert forms.keys() == {"nom", *DECLINED[language]}
        assert all(forms.values())


@pytest.mark.parametrize("language", sorted(DECLINED))
def test_two_games_decline_the_same_name_in_the_same_way(language: str) -> None:
    one, other = (forms_of(game, language) for game in GAMES)  # the page has the names of all games in one bag
    assert {name for name in one.keys() & other.keys() if one[name] != other[name]} == set()
    assert one.keys() & other.keys()


@pytest.mark.parametrize(
    ("language", "sentence"),
    {
        "en": "Ann upgrades Bronze to Iron for 3 resources.",
        "lt": "Ann tobulina „Bronzą“ į „Geležį“ už 3 resursus.",
        "pl": "Ann ulepsza „Brąz” na „Żelazo” za 3 surowce.",
        "ru": "Ann улучшает «Бронзу» до «Железа» за 3 ресурса.",
    }.items(),
)
def test_a_name_stands_in_the_case_of_its_sentence(language: str, sentence: str) -> None:
    bronze, iron = (civitas.game("through_the_ages").notation.decode(("build", id))[1] for id in ("bronze", "iron"))
    said = words.say("through_the_ages", "log-upgrades", {"seat": 0, "card": bronze, "upgrade": iron, "resources": 3}, language, ["Ann"])
    assert said.replace("\u00a0", " ") == sentence


def test_a_hungarian_name_has_its_article_by_the_first_sound() -> None:
    said = [words.say("civilization_1980", "log-buys", {"seat": 0, "civilization_card": card}, "hu", ["Réka"]) for card in range(CIV_CARDS)]
    assert "Réka megveszi az Építészetet." in said
    assert "Réka megveszi a Miszticizmust." in said
    assert [n for n in range(1, 60) if article(n) == "az"] == [1, 5, *range(50, 60)]


def test_a_player_is_called_the_same_in_every_case() -> None:
    assert words.say("", "page-hand-over", {"name": "Eglė"}, "lt").count("Eglė") == 1


@pytest.mark.parametrize("language", words.languages())
def test_points_are_written_without_separators(language: str) -> None:
    assert "1350" in words.say("civilization_1980", "log-shows-total", {"seat": 0, "points": 1350}, language, ["Ann"])
