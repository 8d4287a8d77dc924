"""The rule books are for players: what only programs need to know is in another one, and can still be looked up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from civitas import words
from civitas.rulebook import engine_book, find_rules, look_up, rulebook

ROOT = Path(__file__).parents[2]
TITLES = ["civilization_1980", "through_the_ages"]
EDITIONS = [(title, language) for title in TITLES for language in words.languages()]
OF_PROGRAMS = re.compile(
    r"\.yaml|\.json|YAML|\bOPT\b|\bLOW confidence|\b[Ee]ngine\b|\b[Ss]oftware|\b[Ss]ilnik|\b[Mm]otor|->"
    r"|`\(\"|\b[Pp]ermutation|\boption space|\b[Pp]run(?:e|ing)"
)
BOOK = re.compile(r"\]\([^)]*\)")  # where links lead


@pytest.mark.parametrize(("title", "language"), EDITIONS)
def test_a_book_for_players_says_nothing_that_only_programs_need(title: str, language: str) -> None:
    book = rulebook(title, language)
    texts = [(chapter.heading, f"{chapter.heading} {chapter.text}") for chapter in book.chapters] + [(rule.id, rule.text) for rule in book.rules]
    assert [(where, found[0]) for where, text in texts if (found := OF_PROGRAMS.search(BOOK.sub("", text)))] == []


@pytest.mark.parametrize(("title", "language"), [(title, language) for title, language in EDITIONS if language != "en"])
def test_a_ruling_is_called_so_in_the_language_of_the_edition(title: str, language: str) -> None:
    text = (ROOT / "docs" / "rules" / language / f"{title}.md").read_text(encoding="utf-8")
    assert not re.search(r"\bruling\b", BOOK.sub("", text), re.IGNORECASE)


@pytest.mark.parametrize("title", TITLES)
def test_no_id_stands_in_both_books_of_a_game(title: str) -> None:
    programs = engine_book(title)
    assert programs is not None
    moved = {rule.id for rule in programs.rules}
    assert len(moved) > 5
    assert moved & {rule.id for rule in rulebook(title).rules} == set()


@pytest.mark.parametrize("language", words.languages())
def test_what_a_refusal_or_the_page_cites_is_read_in_the_language_of_the_reader(language: str) -> None:
    """The order in which a plan is entered is for programs, yet people meet it when a word is refused, and beside the plan."""
    cited = set()
    for folder in (ROOT / "src" / "civitas" / "games", ROOT / "web" / "src" / "games"):
        for path in [*(folder / "civilization_1980").rglob("*.py"), *(folder / "civilization_1980").rglob("*.ts*")]:
            cited |= set(re.findall(r'(?:rule=|Refusal\()"(CIV80-[\d.]+)"', path.read_text(encoding="utf-8")))
    told = engine_book("civilization_1980", language)
    assert told is not None
    theirs = {rule.id for rule in [*rulebook("civilization_1980", language).rules, *told.rules]}
    assert len(cited) > 40
    assert cited - theirs == set()
    assert not re.search(r"[`(\[]\"", " ".join(rule.text for rule in told.rules))  # no options of programs
    assert set(find_rules("civilization_1980", "CIV80-7.5", language)) <= set(told.rules)


def test_what_only_programs_need_is_looked_up_in_every_language() -> None:
    for language in words.languages():
        assert [rule.id for rule in look_up("civilization_1980", "CIV80-7.5.2", language)] == ["CIV80-7.5.2"]
        assert [rule.id for rule in find_rules("through_the_ages", "TTA-17.9", language)] == ["TTA-17.9"]
        assert [rule.id for rule in find_rules("through_the_ages", "TABLE-6", language)] == ["TABLE-6"]
