"""A game and its board that live elsewhere, as the documents tell: built with the page, shown and played."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import documents

from .conftest import QUICK, ROOT, Seats, answering, violations

BUILDER = Path(ROOT) / "web" / "build_page.py"


def build(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(BUILDER), *arguments], capture_output=True, text=True, check=False, timeout=300)


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has Pebbles, with the page that its package carries."""
    place = documents.install_pebbles(tmp_path_factory.mktemp("pebbles"))
    documents.write_out("adding-a-board.md", place)
    built = build("--board", f"pebbles={place / 'pebbles' / 'board'}", "--out", str(place / "pebbles" / "built"))
    assert built.returncode == 0, built.stderr
    said = place / "said.log"
    env = os.environ | QUICK | {"PYTHONPATH": str(place)}
    with said.open("w") as log:
        command = [sys.executable, "-m", "civitas", "serve", "--port", "0", "--database", str(place / "table.db"), "--page", "pebbles"]
        server = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=env)
    try:
        yield answering(said, server)
    finally:
        server.terminate()
        server.wait(15)


def test_the_board_of_a_game_that_lives_elsewhere_is_shown_and_played_on(pebbles: str, open_page: Callable[..., Page]) -> None:
    table = Seats(pebbles, "pebbles", [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}], {})
    page = open_page()
    table.sit(page)
    expect(page.locator(".pebbles [data-region=hand] [data-thing]")).to_have_count(5)
    assert not violations(page)
    assert not (BUILDER.parent / "src" / "games" / "pebbles").exists()


def test_a_board_that_lives_elsewhere_is_put_into_the_format_of_the_house(tmp_path: Path) -> None:
    documents.write_out("adding-a-board.md", tmp_path)
    emblem = tmp_path / "pebbles" / "board" / "emblem.ts"
    right = emblem.read_text(encoding="utf-8")
    emblem.write_text(right.replace(" ", "   "), encoding="utf-8")
    board = f"pebbles={tmp_path / 'pebbles' / 'board'}"
    assert build("--check", "--board", board).returncode != 0
    formatted = build("--format", "--check", "--board", board)
    assert formatted.returncode == 0, formatted.stderr
    assert emblem.read_text(encoding="utf-8") == right


@pytest.mark.parametrize(
    ("board", "says"),
    [
        ("pebbles", "a board is given as TITLE=FOLDER, not as pebbles"),
        ("../x=y", "a board is given as TITLE=FOLDER, not as ../x=y"),
        ("pebbles=nowhere", "there is no board.tsx in nowhere"),
        (f"through_the_ages={BUILDER.parent / 'src' / 'games' / 'through_the_ages'}", "there is a board of through_the_ages already"),
    ],
)
def test_a_board_that_cannot_be_built_is_refused_in_a_sentence(board: str, says: str) -> None:
    refused = build("--board", board)
    assert refused.returncode == 1
    assert refused.stderr.startswith(says)


def test_a_page_is_never_built_over_something_else(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear to somebody")
    assert "holds something else than a page" in build("--out", str(tmp_path)).stderr
    assert (tmp_path / "letters.txt").is_file()
