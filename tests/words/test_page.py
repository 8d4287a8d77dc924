"""The page says nothing of its own: every word of it is in the catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import civitas
from civitas import words
from civitas.games.through_the_ages.page import SYMBOLS, face
from civitas.games.through_the_ages.tables import CARDS

WEB = Path(__file__).parents[2] / "web" / "src"
SOURCES = sorted([*WEB.rglob("*.tsx"), *WEB.rglob("*.ts")])
READ_ALOUD = "aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt"
NAMES = {"CIVITAS", "Civitas", "Enter", "Esc"}  # our own, and those of keys

COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.S)
ATTRIBUTE = re.compile(rf"""\b(?:{READ_ALOUD})=(?:"([^"]*)"|\{{"([^"]*)"\}}|\{{`([^`]*)`\}})""")
TEXT = re.compile(r"(?<!=)>([^<>{}=;()&|?]*)(?=[<{])")  # between two tags, or a tag and something computed
WORD = re.compile(r"[A-Za-zÀ-ž]{2}")
SAID = re.compile(r"""\bsay\(\s*"([a-z][\w-]+)"\s*[,)]""")
COMPUTED = re.compile(r"""\bsay\(\s*`([a-z][\w-]*-)\$\{""")


def bare(source: str) -> str:
    """The source without its comments, line by line where it was."""
    return COMMENT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), source)


def literals(source: str) -> Iterator[tuple[int, str]]:
    """Words that a reader would see or hear and that do not come from a catalogue, with their lines."""
    text = bare(source)
    for found in ATTRIBUTE.finditer(text):
        literal = next(group for group in found.groups() if group is not None)
        yield text[: found.start()].count("\n") + 1, re.sub(r"\$\{.*?\}", "", literal).strip()
    for found in TEXT.finditer(text):
        yield text[: found.start(1)].count("\n") + 1, found[1].strip()


@pytest.mark.parametrize("path", [path for path in SOURCES if path.suffix == ".tsx"], ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_word_of_the_page_stands_in_its_source(path: Path) -> None:
    found = [(line, text) for line, text in literals(path.read_text(encoding="utf-8")) if WORD.search(text) and text not in NAMES]
    assert found == []


def test_what_stands_in_a_source_is_found() -> None:
    bad = '<p title="civil actions" class="lab">Age {age}, {say("page-x")}\n<b>the end</b></p> // no words\n<i aria-label={`Age ${age}`} />'
    assert [(line, text) for line, text in literals(bad) if WORD.search(text)] == [(1, "civil actions"), (3, "Age"), (1, "Age"), (2, "the end")]


def known_to_the_page() -> set[str]:
    games = ["", "civilization_1980", "through_the_ages", "sid_meiers_civilization", "clash_of_cultures"]
    return {id for game in games for bundle in words._bundles(game, words.FALLBACK) for id in bundle._messages}


def test_everything_the_page_says_is_in_the_catalogues() -> None:
    known = known_to_the_page()
    said = {(path.name, id) for path in SOURCES for id in SAID.findall(bare(path.read_text(encoding="utf-8")))}
    assert len(said) > 100
    assert sorted(id for id in said if id[1] not in known) == []


def test_what_the_page_puts_together_begins_like_a_message() -> None:
    known = known_to_the_page()
    begun = {(path.name, begin) for path in SOURCES for begin in COMPUTED.findall(bare(path.read_text(encoding="utf-8")))}
    assert len(begun) > 5
    assert sorted(begin for begin in begun if not any(id.startswith(begin[1]) for id in known)) == []


@pytest.mark.parametrize("game", ["civilization_1980", "through_the_ages", "sid_meiers_civilization"])
def test_every_number_on_the_page_and_its_graphs_has_a_name(game: str) -> None:
    s = civitas.game(game).new(seed=1)
    shown = ["score", *civitas.game(game).page.numbers(s, 0)]
    assert [name for name in shown if not words.has_message(game, f"num-{name.replace('_', '-')}")] == []


def test_every_sign_and_kind_on_a_card_of_through_the_ages_has_words() -> None:
    printed = [face(card, words.FALLBACK, lambda message, **args: message) for card in range(CARDS)]
    kinds = {f"tta-kind-{card['type'] or card['kind']}" for card in printed}
    signs = {f"tta-sign-{sign}" for sign in SYMBOLS.values()}
    assert sorted((kinds | signs) - known_to_the_page()) == []
