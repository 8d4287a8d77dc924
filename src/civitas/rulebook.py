"""The rule books that every install carries: look a rule up by its id or by words.

A rule is a list item that begins with its id: ``- **TTA-6.2.3** Taking a card costs ...``; it goes on until the next
rule or heading.  An id is numbered like this one, or lettered by what it speaks of: ``SMC-T.writing``, ``COC-ADV-1``.
What stands under a heading without an id is read with the chapter.  A book may have editions in other languages, which
tell the same rules under the same ids; where there is none, English serves.

What only programs need to know, the order in which a plan is entered or the form of a question, is in a second book of the game,
in English and under the same prefix: ``docs/engine``.  Whoever looks an id up finds it there too.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from civitas.kernel.registry import game as game_called

LETTERED = r"[A-Z][A-Z0-9]*[.-]\w+"  # after the prefix: what it speaks of, and which
NUMBERED = r"\d+(?:\.\d+)*[a-z]?"
ID = re.compile(rf"[A-Z][A-Z0-9]*-(?:\d[\w.]*|{LETTERED}|[A-Z][A-Z0-9]*)\Z", re.IGNORECASE)
LISTED = re.compile(r"(?:[-*]|\d+\.) ")
ITEM = re.compile(rf"\s*[-*]\s+\**`?([A-Z][A-Z0-9]*-(?:\d[\w.]*?|{LETTERED}))`?\.?\**:?(?:\s+(.*))?\Z")
HEADING = re.compile(r"(#+)\s+(.*)")
TIMES = re.compile(r"(`[^`]*`)|(?<=[\w)\]])\*(?=[\w(\[])")  # between two factors; what stands in code is left alone
SLANTED = re.compile(r"(?<![\w*\\])\*([^*\n]*[^*\s\\])\*(?![\w*])")
TABLE = "table"
ENGLISH = "en"
BEGINNING = 24  # letters of a rule in which it says what it is about


class Rule(NamedTuple):
    """One numbered rule, and the heading it stands under.

    >>> rulebook("table").rules[0].id
    'TABLE-1'
    """

    id: str
    text: str
    heading: str

    @property
    def subject(self) -> str:
        """What it is about: its heading, and how it begins."""
        return fold(f"{self.heading} {plain(self.text)[:BEGINNING]}")


class Chapter(NamedTuple):
    """A heading, and what stands under it outside the numbered rules.

    >>> rulebook("table").chapters[1].heading
    '1. Whose turn it is'
    """

    heading: str
    text: str


class Rulebook(NamedTuple):
    """The rules of a game, or of the table itself.

    >>> [rule.id for rule in rulebook("table").rules][:2]
    ['TABLE-1', 'TABLE-2']
    """

    title: str
    chapters: tuple[Chapter, ...]  # the first, without a heading, is the preface
    rules: tuple[Rule, ...]

    def under(self, id: str) -> list[Rule]:
        """The rule of that id and those below it: TTA-6.2, TTA-6.2.1, ...

        >>> [rule.id for rule in rulebook("table").under("table-4")]
        ['TABLE-4']
        """
        wanted = id.upper().rstrip(".")
        return [rule for rule in self.rules if rule.id.upper() == wanted or rule.id.upper().startswith((f"{wanted}.", f"{wanted}-"))]

    def about(self, words: str) -> list[Rule]:
        """The rules in which all these words occur, first those whose chapter is called so or whose first words they are.

        >>> [rule.id for rule in rulebook("table").about("chance taken back")]
        ['TABLE-6']
        """
        wanted = fold(words).split()
        found = [rule for rule in self.rules if all(word in fold(f"{rule.id} {rule.heading} {plain(rule.text)}") for word in wanted)]
        return sorted(found, key=lambda rule: not all(begins_a_word(word, rule.subject) for word in wanted))


def fold(text: str) -> str:
    """Small letters without accents: not every keyboard has them.

    >>> fold("Hajó"), fold("Žemės ūkis")
    ('hajo', 'zemes ukis')
    """
    return "".join([sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign)])


def begins_a_word(letters: str, text: str) -> bool:
    """Whether a word of a text begins so.

    >>> begins_a_word("wonder", "of wonders"), begins_a_word("wonder", "of non-wonders")
    (True, False)
    """
    return re.search(rf"(?<![\w-]){re.escape(letters)}", text) is not None


@cache
def rulebook(game: str, language: str = ENGLISH) -> Rulebook:
    """The rule book of a game (``"table"``: what holds for all); ValueError if there is no such game or no book.

    >>> rulebook("table").title
    'The table: rules of the house'
    >>> [rule.id for rule in rulebook("table", "lt").rules] == [rule.id for rule in rulebook("table").rules]
    True
    """
    package = "" if game == TABLE else game_called(game).state.__module__.rpartition(".")[0]
    for path in _pages(game, package, language):
        if path.is_file():
            return parse(path.read_text(encoding="utf-8"))
    raise ValueError(f"there is no rule book of {game} here")


def engine_book(game: str, language: str = "") -> Rulebook | None:
    """What of a game only programs need to know, if anything; in a *language*, what of it people may meet in a refusal, told for them.

    >>> engine_book("civilization_1980").under("CIV80-7.5.8")[0].heading
    '7.5 Canonical decomposition (the only accepted sequence)'
    >>> [rule.id for rule in engine_book("civilization_1980", "lt").under("CIV80-24")]
    ['CIV80-24.2', 'CIV80-24.4']
    >>> engine_book("table")
    """
    for folder in _folders("engine"):
        page = folder.joinpath(language, f"{game}.md") if language else folder.joinpath(f"{game}.md")
        if page.is_file():
            return parse(page.read_text(encoding="utf-8"))
    return None


def find_rules(game: str, id: str, language: str = ENGLISH) -> list[Rule]:
    """The rule of that id and those below it: in the game's book, in what only programs need, or among the rules of the table.

    >>> [rule.id for rule in find_rules("civilization_1980", "CIV80-25")][:2], find_rules("table", "NIM-1")
    (['CIV80-25.1', 'CIV80-25.2'], [])
    """
    books = [rulebook(game, language), engine_book(game, language), rulebook(TABLE, language)]
    found = {rule.id: rule for book in books if book for rule in book.under(id)}
    programs = engine_book(game)
    return list(found.values()) or (programs.under(id) if programs else [])  # whoever reads what is told for people is not sent on to what is not


def look_up(game: str, words: str, language: str = ENGLISH) -> list[Rule]:
    """The rules that an id or some words find, in the game's book or the table's.

    >>> [rule.id for rule in look_up("table", "TABLE-4")], [rule.id for rule in look_up("table", "chance taken back")]
    (['TABLE-4'], ['TABLE-6'])
    """
    found = find_rules(game, words, language) if ID.match(words) else []
    return found or rulebook(game, language).about(words)  # "one-by-one" only looks like an id


def find_citations(text: str, prefix: str) -> list[str]:
    """The ids of this prefix that a text mentions; ``TTA-6.2.3-5`` and ``TTA-6.2.3, 6.2.4`` count as written, not as ranges.

    >>> find_citations("See NIM-1.2b, NIM-T.3 and NIM-ADV-farming.", "NIM")
    ['NIM-1.2b', 'NIM-T.3', 'NIM-ADV-farming']
    """
    return re.findall(rf"\b{re.escape(prefix)}-(?:{NUMBERED}|{LETTERED})", text)


def parse(text: str) -> Rulebook:
    """The rules in a page.

    >>> parse("# Nim\\n- **NIM-1** Take\\n  some.\\n").rules
    (Rule(id='NIM-1', text='Take some.', heading=''),)
    >>> [rule.id for rule in parse("- `NIM-T.writing_spy` **Writing**\\n- NIM-ADV-1 Farming").rules]
    ['NIM-T.writing_spy', 'NIM-ADV-1']
    """
    title, chapters, rules = "", [["", ""]], []
    within = chapters[0]  # whatever a line without an id belongs to
    for line in TIMES.sub(lambda found: found[1] or r"\*", text).splitlines():  # n*n*value is a product, nothing to be stressed
        if found := HEADING.match(line):
            if len(found[1]) == 1 and not title:
                title = found[2].strip()
            else:
                within = [found[2].strip(), ""]
                chapters.append(within)
        elif item := ITEM.match(line):
            within = [item[1], (item[2] or "").strip(), chapters[-1][0]]
            rules.append(within)
        elif not line.startswith("---"):
            within[1] += _continue(within[1], line)
    return Rulebook(
        title,
        tuple(Chapter(heading, text.strip()) for heading, text in chapters),
        tuple(Rule(id, text.strip(), heading) for id, text, heading in rules),
    )


def plain(text: str) -> str:
    """A rule for who reads no markdown: without bold or slanted letters, with its formulas.

    >>> plain(parse("- **NIM-1** **RULING** n*n stones in a *heap*.").rules[0].text)
    'RULING n*n stones in a heap.'
    """
    return SLANTED.sub(r"\1", text.replace("**", "")).replace(r"\*", "*")


def _continue(text: str, line: str) -> str:
    """What a further line adds: lists and tables keep their lines, a table stands apart, sentences run on."""
    words = line.strip()
    if words.startswith("|"):
        return f"\n{words}" if text.rpartition("\n")[2].startswith("|") else f"\n\n{words}"
    if LISTED.match(words):
        return f"\n{line.rstrip()}"
    if not words:
        return "" if text.endswith("\n\n") else "\n\n"
    return words if text.endswith("\n") or not text else f" {words}"


def _folders(shelf: str) -> list[Any]:
    """Where books lie: in the install, in a checkout."""
    civitas = files("civitas")
    return [civitas.joinpath("docs", shelf), Path(str(civitas)).parents[1] / "docs" / shelf]


def _pages(game: str, package: str, language: str) -> list[Any]:
    """Where the book may lie: with a game of another package, in the install, in a checkout; English last."""
    found: list[Any] = [folder.joinpath(*edition, f"{game}.md") for edition in ((language,), ()) for folder in _folders("rules")]
    if package and not package.startswith("civitas."):
        found[:0] = [files(package).joinpath(name) for name in (f"rules.{language}.md", "rules.md")]
    return found
