"""Formulas in the rule books keep their operators, however they are shown."""

from __future__ import annotations

import re
from typing import Any

import pytest
from markdown_it import MarkdownIt
from rich.console import Console
from rich.markdown import Markdown

import civitas
from civitas import words
from civitas.rulebook import plain, rulebook

CODE = re.compile(r"`[^`]*`|(?<=\])\([^)]*\)")  # and where links lead
STRESSED = re.compile(r"(?<![\w)\]*\\])(\*\*?)(?=\S)(.*?\S)\1(?![\w(\[*])")  # *so*, **so**: never in the middle of a word
OURS = sorted(id for id in civitas.games() if civitas.game(id).package.startswith("civitas."))
BOOKS = [(book, language) for book in ("table", *OURS) for language in words.languages()]


def signs(text: str) -> tuple[int, int]:
    return text.count("*"), text.count("_")


def written(text: str) -> tuple[int, int]:
    """The operators and underscores of a text: all that stress nothing."""
    bare = CODE.sub(" ", text.replace("\\*", "\x00"))
    while STRESSED.search(bare):
        bare = STRESSED.sub(r"\2", bare)
    return signs(re.sub(r"(?m)^\s*\* ", "", bare).replace("\x00", "*"))


def read(text: str) -> tuple[int, int]:
    """What of them a reader sees."""
    shown = [part.content for block in MarkdownIt("commonmark").enable("table").parse(text) for part in block.children or () if part.type == "text"]
    return signs(" ".join(shown))


@pytest.mark.parametrize(("book", "language"), BOOKS)
def test_no_operator_of_a_rule_is_lost(book: str, language: str) -> None:
    found = rulebook(book, language)
    for text in [chapter.text for chapter in found.chapters] + [rule.text for rule in found.rules]:
        assert read(text) == written(text), text


@pytest.mark.parametrize(
    ("rule", "formula"),
    {
        "CIV80-11.5": "n*n*value",
        "CIV80-13.4": "n*n*value",
        "TTA-12.9.2": "2*pairs",
        "TTA-12.9.3": "W*per_worker.strength",
        "TTA-12.9.5": "W*resources",
    }.items(),
)
def test_a_formula_is_read_in_the_terminal_as_it_is_meant(rule: str, formula: str) -> None:
    text = " ".join(found.text for found in rulebook({"CIV80": "civilization_1980", "TTA": "through_the_ages"}[rule.partition("-")[0]]).under(rule))
    assert formula in plain(text)
    assert formula in printed(text)


def printed(text: str) -> str:
    out: Any = Console(width=2000)
    with out.capture() as captured:
        out.print(Markdown(text))
    return str(captured.get())


def test_a_formula_is_found_by_its_words() -> None:
    assert "CIV80-13.4" in [rule.id for rule in rulebook("civilization_1980").about("n*n*value payment")]
