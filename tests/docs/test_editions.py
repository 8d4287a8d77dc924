"""Every rule book in every language there are words in: the same rules, the same numbers, other words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from civitas import words
from civitas.rulebook import ENGLISH, Rulebook, parse

BOOKS = Path(__file__).parents[2] / "docs" / "rules"
TITLES = sorted(page.stem for page in BOOKS.glob("*.md") if not page.stem.endswith("-untested"))
EDITIONS = [(title, language) for title in TITLES for language in words.languages() if language != ENGLISH]


def edition_of(title: str, language: str = ENGLISH) -> Rulebook:
    """The page itself: a book is held together before its game can be played."""
    folder = BOOKS if language == ENGLISH else BOOKS / language
    return parse((folder / f"{title}.md").read_text(encoding="utf-8"))


def passages(book: Rulebook) -> list[tuple[str, str]]:
    """All that a book says, piece by piece, each with where it is said."""
    return [(chapter.heading.partition(" ")[0], chapter.text) for chapter in book.chapters] + [(rule.id, rule.text) for rule in book.rules]


def fixed(text: str) -> tuple[Counter[str], Counter[str], list[int]]:
    """What no language changes: the numbers, the words of the program, the shape of the tables."""
    rows = [line.count("|") for line in re.sub(r"`[^`]*`", "", text).splitlines() if line.startswith("|")]
    return Counter(re.findall(r"\d+", re.sub(r"\]\([^)]*\)", "]", text))), Counter(re.findall(r"`[^`]*`", text)), rows


def test_there_are_books_and_languages_to_hold_together() -> None:
    assert {"table", "civilization_1980", "through_the_ages"} <= set(TITLES)
    assert {"lt", "pl", "hu", "ru"} <= {language for _, language in EDITIONS}


@pytest.mark.parametrize(("title", "language"), EDITIONS)
def test_an_edition_has_the_rules_of_the_english_book(title: str, language: str) -> None:
    assert (BOOKS / language / f"{title}.md").is_file()
    english, edition = edition_of(title), edition_of(title, language)
    assert [where for where, _ in passages(edition)] == [where for where, _ in passages(english)]


@pytest.mark.parametrize(("title", "language"), EDITIONS)
def test_an_edition_has_the_numbers_of_the_english_book(title: str, language: str) -> None:
    english, edition = edition_of(title), edition_of(title, language)
    differing = {
        where: (fixed(told), fixed(meant))
        for (where, told), (_, meant) in zip(passages(edition), passages(english), strict=True)
        if fixed(told) != fixed(meant)
    }
    assert differing == {}


@pytest.mark.parametrize(("title", "language"), EDITIONS)
def test_no_sentence_of_an_edition_is_left_in_english(title: str, language: str) -> None:
    def sentences(book: Rulebook) -> set[str]:
        whole = "\n".join(re.sub(r"`[^`]*`|\w+_\w+", "", text) for _, text in passages(book))
        return {found.strip() for found in re.split(r"[.:;|\n]", whole) if len(re.findall(r"[a-z]{3,}", found)) > 4}

    assert sentences(edition_of(title, language)) & sentences(edition_of(title)) == set()
