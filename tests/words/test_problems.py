"""Whatever the server answers when something goes wrong has words, with exactly its arguments, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import civitas.server
from civitas import words
from civitas.server.problems import STATUS, Problem

SERVER = Path(civitas.server.__file__).parent


class Raised(NamedTuple):
    """A problem somewhere in the source of the server."""

    where: str
    codes: tuple[str, ...]
    message: str
    args: frozenset[str]


class Variables(Visitor):
    """The variables that a Fluent pattern uses."""

    def __init__(self, message: ftl.Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def raised() -> Iterator[Raised]:
    """Every ``Problem(...)`` in the source, with its literals."""
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem":
                yield read(node, f"{path.relative_to(SERVER)}:{node.lineno}")


def read(call: ast.Call, where: str) -> Raised:
    code, message, *more = call.args
    assert isinstance(message, ast.Constant), f"{where}: the message of a problem is written out where it is raised"
    filled = more[0] if more else ast.Dict([], [])
    assert isinstance(filled, ast.Dict), f"{where}: so are the names of its arguments"
    codes = (code.value,) if isinstance(code, ast.Constant) else ()
    return Raised(where, codes, f"problem-{message.value}", frozenset(key.value for key in filled.keys if isinstance(key, ast.Constant)))


def written(language: str) -> dict[str, set[str]]:
    """The problems of a catalogue, each with its variables."""
    folder = Path(words.__file__).parent / language
    body = [entry for name in ("table.ftl", "people.ftl") for entry in FluentParser().parse((folder / name).read_text(encoding="utf-8")).body]
    return {e.id.name: Variables(e).found for e in body if isinstance(e, ftl.Message) and e.id.name.startswith("problem-")}


RAISED = list(raised())


def test_the_walk_finds_the_problems_of_the_server() -> None:
    assert {"problem-moved-on", "problem-no-such-title", "problem-input-does-not-fit"} <= {problem.message for problem in RAISED}


def test_every_code_of_a_problem_has_a_status() -> None:
    assert {code for problem in RAISED for code in problem.codes} <= STATUS.keys()


@pytest.mark.parametrize("language", words.languages())
def test_every_problem_has_its_sentence_with_exactly_its_arguments(language: str) -> None:
    catalogue = written(language)
    bad = [f"{p.where}: {p.message}({', '.join(sorted(p.args))})" for p in RAISED if catalogue.get(p.message) != p.args]
    assert bad == []


def test_no_sentence_waits_for_a_problem_that_is_never_raised() -> None:
    assert written(words.FALLBACK).keys() == {problem.message for problem in RAISED}


@pytest.mark.parametrize("language", [language for language in words.languages() if language != words.FALLBACK])
def test_every_problem_reads_otherwise_than_in_english(language: str) -> None:
    frames = {p for p in RAISED if p.message != "problem-against-a-rule"}  # this one quotes a rule's own words
    same = [p.message for p in frames if (q := Problem("broken", p.message[8:], dict.fromkeys(p.args, 3))).text(language) == q.text()]
    assert same == []


def test_a_problem_counts_as_its_language_does() -> None:
    said = [Problem("not-found", "decisions-so-far", {"number": n}).text("lt").replace("\u00a0", " ") for n in (1, 2, 10)]
    assert said == ["Kol kas padarytas 1 sprendimas.", "Kol kas padaryti 2 sprendimai.", "Kol kas padaryta 10 sprendimų."]


def test_a_version_is_written_without_separators() -> None:
    assert "41234" in Problem("stale", "moved-on", {"answered": 41234, "now": 41235}, version=41235).text()
