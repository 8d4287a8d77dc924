"""What is said in whole games reads as a printed sentence would, in every language: python -m civitas.laws.sentences writes it out."""

from __future__ import annotations

import re
from functools import cache

import pytest

import civitas
from civitas import words
from civitas.laws.sentences import Rendering, main, render

GAMES = ["civilization_1980", "through_the_ages"]
FAULTS = {
    "two blanks": re.compile(r"[ \u00a0]{2}"),
    "a blank before a stop": re.compile(r"[ \u00a0][,.;:?!)](?!\w)"),
    "two stops": re.compile(r"[.,;:]{2}|[?!]\."),
    "an arrow of two signs": re.compile(r"->"),
    "a straight quotation mark": re.compile(r"[\"']"),
    "a hyphen for a minus": re.compile(r"(?<![\w–])-\d"),
    "digits in groups": re.compile(r"\d[  ,.]\d{3}\b"),
    "a brace": re.compile(r"[{}$]"),
    "nothing at the end": re.compile(r": ?$"),
    "a number of the program": re.compile(r"\bNone\b|\bTrue\b"),
}
QUOTED = {"lt": ("„", "“"), "pl": ("„", "”"), "hu": ("„", "”"), "ru": ("«", "»")}


@cache
def rendered(game: str) -> dict[str, Rendering]:
    found = render(civitas.game(game), words.languages(), games=4)
    return {rendering.language: rendering for rendering in found}


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_whole_games_is_well_set(game: str, language: str) -> None:
    rendering = rendered(game)[language]
    said = [(message, sentence) for message, sentences in rendering.sentences.items() for sentence in sentences]
    assert len(said) > 300
    assert [(fault, *pair) for fault, sign in FAULTS.items() for pair in said if sign.search(pair[1])] == []


@pytest.mark.parametrize("language", sorted(QUOTED))
@pytest.mark.parametrize("game", GAMES)
def test_a_number_stays_with_what_it_counts_and_a_dash_with_what_stands_before_it(game: str, language: str) -> None:
    said = [sentence for sentences in rendered(game)[language].sentences.values() for sentence in sentences]
    assert [sentence for sentence in said if re.search(r"\d [^\W\d_]| [–—] ", sentence)] == []
    assert [sentence for sentence in said if "\u00a0" in sentence]


@pytest.mark.parametrize("language", sorted(QUOTED))
@pytest.mark.parametrize("game", GAMES)
def test_quotation_marks_are_those_of_the_language_and_come_in_pairs(game: str, language: str) -> None:
    opening, closing = QUOTED[language]
    for message, sentences in rendered(game)[language].sentences.items():
        for sentence in sentences:
            assert sentence.count(opening) == sentence.count(closing), (message, sentence)
            assert not set(sentence) & (set("„“”«»") - {opening, closing}), (message, sentence)


@pytest.mark.parametrize("language", [language for language in words.languages() if language != words.FALLBACK])
@pytest.mark.parametrize("game", GAMES)
def test_sentences_of_other_languages_are_not_english(game: str, language: str) -> None:
    english, other = rendered(game)[words.FALLBACK].sentences, rendered(game)[language].sentences
    same = {message for message in english if message.startswith(("log-", "ask-", "no-")) and set(english[message]) & set(other.get(message, []))}
    assert same == set()


def test_what_is_said_is_written_to_a_file_for_readers(tmp_path: object) -> None:
    file = f"{tmp_path}/lt.txt"
    assert main(["through_the_ages", "--language", "lt", "--games", "1", "--out", file]) == 0
    with open(file, encoding="utf-8") as written:
        text = written.read()
    assert "log-turn-begins\n    Eina " in text
    assert "# never said in these games\n" in text
