"""The code printed in the documents runs."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import pkgutil
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer

import civitas
import documents
from civitas.bots import Bot, SeatView
from civitas.cli import app
from civitas.kernel.flow import BaseState, Question
from civitas.kernel.history import History
from civitas.kernel.options import Refusal, Space
from civitas.kernel.registry import Game, GameOption
from civitas.kernel.saves import GameRecord
from civitas.rulebook import Rulebook, find_citations, look_up, parse, rulebook

ROOT = Path(__file__).parents[2]
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
OURS = sorted(id for id in civitas.games() if civitas.game(id).state.__module__.startswith("civitas."))
SHOWN = ("kernel", "native", "bots", "words", "rulebook", "laws", "env")  # what programs call: every public name has an example
MODULES = ["civitas"] + sorted(
    name
    for _, name, _ in pkgutil.walk_packages(civitas.__path__, "civitas.", onerror=lambda _: None)
    if name.split(".")[1] in (*SHOWN, "cli", "arena")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name), optionflags=FLAGS)
    assert failed == 0


@pytest.mark.parametrize("name", [name for name in MODULES if name == "civitas" or name.split(".")[1] in SHOWN])
def test_every_public_name_has_an_example(name: str) -> None:
    module = importlib.import_module(name)
    definitions = [node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
    public = [f"{name}.{node.name}" for node in definitions if not node.name.startswith("_")]
    examples = [test.name for test in doctest.DocTestFinder().find(module) if any(doctest.SKIP not in e.options for e in test.examples)]
    assert [wanted for wanted in public if not any(f"{shown}.".startswith(f"{wanted}.") for shown in examples)] == []


CLASSES = [BaseState, Bot, SeatView, Game, GameOption, History, Question, GameRecord, Refusal, Rulebook, Space]


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_every_method_is_called_in_an_example(cls: type) -> None:
    finder = doctest.DocTestFinder()
    code = "".join(e.source for name in MODULES for test in finder.find(importlib.import_module(name)) for e in test.examples)
    methods = [name for name, x in vars(cls).items() if not name.startswith("_") and (callable(x) or isinstance(x, (property, classmethod)))]
    assert [name for name in methods if not re.search(rf"(\.|def ){name}\b", code)] == []


def test_the_example_of_the_readme_runs() -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    done = documents.python("-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("[")


def test_the_toy_game_of_adding_a_game_plays_and_its_tests_pass(tmp_path: Path) -> None:
    documents.install_pebbles(tmp_path)
    tried = documents.python(str(tmp_path / "try_it.py"), path=tmp_path)
    assert tried.returncode == 0, tried.stderr
    tests = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path / "test_pebbles.py"))
    tested = documents.python(*tests, path=tmp_path)
    assert tested.returncode == 0, tested.stdout
    assert "3 passed" in tested.stdout


def test_the_sketches_of_writing_rules_run(tmp_path: Path) -> None:
    documents.write_out("writing-rules.md", tmp_path)
    tests = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path / "test_sketches.py"))
    tested = documents.python(*tests, path=tmp_path)
    assert tested.returncode == 0, tested.stdout
    assert "7 passed" in tested.stdout


def test_links_between_documents_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    broken = [
        f"{page.relative_to(ROOT)}: {link}"
        for page in pages
        for link in re.findall(r"\]\((?!https?://|#|mailto:)([^)#\s]+)", page.read_text(encoding="utf-8"))
        if not (page.parent / link).exists()
    ]
    assert broken == []


PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PLACES = [ROOT, ROOT / "src" / "civitas", *ROOT.glob("src/civitas/games/*"), ROOT / "src"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_a_document_names_are_there(page: Path) -> None:
    named = re.findall(r"`((?:\w+/)+[\w.-]+\.(?:py|tsx?|json|css|yaml|ftl))`", page.read_text(encoding="utf-8"))
    assert [name for name in named if not name.startswith("pebbles/") and not any((place / name).is_file() for place in PLACES)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_that_a_document_shows_have_these_options(page: Path) -> None:
    commands = typer.main.get_command(app)
    for line in re.findall(r"^    (?:\.venv/bin/)?civitas ([a-z].*)", page.read_text(encoding="utf-8"), re.MULTILINE):
        words = line.split("    ")[0].split()  # what follows is a remark
        found: Any = commands
        while hasattr(found, "commands") and words:
            found = found.commands[words.pop(0)]
        options = {option for param in found.params for option in param.opts}
        assert {word for word in words if word.startswith("--")} <= options, line


def test_the_layers_are_told_as_they_are_checked() -> None:
    layers = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"][0]["layers"]
    there = [[part.strip("( )") for part in layer.split("|")] for layer in reversed(layers)]
    code = ROOT / "src" / "civitas"
    there = [sorted(part for part in layer if (code / part).is_dir() or (code / f"{part}.py").is_file()) for layer in there]
    (told,) = re.findall(r"`(kernel <- [^`]*)`", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert [sorted(layer.split(", ")) for layer in told.split(" <- ")] == [layer for layer in there if layer]


def test_the_rules_of_the_house_are_those_that_the_code_cites() -> None:
    cited = {rule for path in ROOT.glob("src/**/*.py") for rule in re.findall(r'"(TABLE-\d+)"', path.read_text(encoding="utf-8"))}
    assert cited == {rule.id for rule in rulebook("table").rules}


def test_every_rule_that_a_refusal_or_a_question_cites_can_be_read() -> None:
    books = [*ROOT.glob("docs/rules/*.md"), *ROOT.glob("docs/engine/*.md")]
    known = {rule.id for path in books for rule in parse(path.read_text(encoding="utf-8")).rules}
    cited = {
        (path.name, rule)
        for path in ROOT.glob("src/civitas/games/**/*.py")
        for rule in re.findall(r"""(?:Refusal\(\s*|rule=)"([A-Z0-9]+-[\w.-]+)\"""", path.read_text(encoding="utf-8"))
    }
    assert len(cited) > 100
    assert [(page, rule) for page, rule in sorted(cited) if rule not in known] == []


@pytest.mark.parametrize("game", OURS)
def test_every_game_carries_its_rule_book(game: str) -> None:
    book = rulebook(game)
    assert book.rules
    assert {rule.id.partition("-")[0] for rule in book.rules} == {civitas.game(game).prefix}


def test_lettered_rules_are_found_cited_and_looked_up() -> None:
    book = parse("# Nim\n- **NIM-1.2** Take.\n- `NIM-T.writing_spy` **Writing**: look.\n  - `NIM-T.3` More.\n- COC-ADV-farming **Farming**: eat.\n")
    assert [rule.id for rule in book.rules] == ["NIM-1.2", "NIM-T.writing_spy", "NIM-T.3", "COC-ADV-farming"]
    assert [rule.id for rule in book.under("nim-t")] == ["NIM-T.writing_spy", "NIM-T.3"]
    assert [rule.id for rule in book.under("COC-ADV")] == ["COC-ADV-farming"]
    assert find_citations("(NIM-1.2b, NIM-T.3.) COC-1.1, not NIM-T", "NIM") == ["NIM-1.2b", "NIM-T.3"]
    assert look_up("table", "TABLE-4")[0].id == "TABLE-4"
    assert look_up("table", "it-is-no-id") == []


def test_words_find_first_the_rules_that_are_about_them():
    """What is only mentioned in passing, or in ``non-wonder``, comes after it, in the order of the book."""
    found = [rule.id for rule in look_up("through_the_ages", "wonder")]
    assert found[0] == "TTA-6.3.1"
    assert found.index("TTA-6.7.1") < found.index("TTA-1.1") < found.index("TTA-6.2.1")
    assert [rule.id for rule in look_up("civilization_1980", "flood")][:2] == ["CIV80-2.4", "CIV80-12.3"], "flood plains and the calamity"
