"""The code printed in the documents runs."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import civitas
import documents
from civitas.rulebook import rulebook

ROOT = Path(__file__).parents[2]
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
MODULES = sorted(
    name
    for _, name, _ in pkgutil.walk_packages(civitas.__path__, "civitas.", onerror=lambda _: None)
    if name.split(".")[1] in ("kernel", "bots", "words", "rulebook", "laws", "cli", "arena", "env") and not name.endswith("__main__")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name), optionflags=FLAGS)
    assert failed == 0


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


def test_the_rules_of_the_house_are_those_that_the_code_cites() -> None:
    cited = {rule for path in ROOT.glob("src/**/*.py") for rule in re.findall(r'"(TABLE-\d+)"', path.read_text(encoding="utf-8"))}
    assert cited == {rule.id for rule in rulebook("table").rules}


@pytest.mark.parametrize("game", sorted(id for id in civitas.games() if civitas.game(id).state.__module__.startswith("civitas.")))
def test_every_game_carries_its_rule_book(game: str) -> None:
    book = rulebook(game)
    assert book.rules
    assert {rule.id.partition("-")[0] for rule in book.rules} == {civitas.game(game).prefix}
