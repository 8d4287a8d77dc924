"""The wheel carries what an install needs besides the code."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import documents

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure wheel, unpacked."""
    out = tmp_path_factory.mktemp("wheel")
    built = documents.python("-m", "hatchling", "build", "-t", "wheel", "-d", str(out), cwd=ROOT, CIVITAS_NATIVE="never", CIVITAS_PAGE="never")
    assert built.returncode == 0, built.stderr
    (found,) = out.glob("*.whl")
    zipfile.ZipFile(found).extractall(out / "site")
    return out / "site"


def test_rule_books_words_and_data_are_in_the_wheel(wheel: Path) -> None:
    assert (wheel / "civitas/docs/rules/table.md").is_file()
    assert (wheel / "civitas/docs/engine/civilization_1980.md").is_file()
    assert (wheel / "civitas/words/en/table.ftl").is_file()
    assert (wheel / "civitas/py.typed").is_file()
    for data in ROOT.glob("src/civitas/games/*/data/*.yaml"):
        assert (wheel / data.relative_to(ROOT / "src")).is_file()


def test_an_installed_wheel_looks_rules_up(wheel: Path, tmp_path: Path) -> None:
    found = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(wheel)!r}); from civitas.cli import main; main()", "rules", "table", "TABLE-6"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
        timeout=60,
    )
    assert "[TABLE-6] Nothing is taken back" in found.stdout, found.stderr


def test_a_game_of_its_own_packs_rules_words_and_board(tmp_path: Path) -> None:
    """As the documents tell, file by file; played and looked up from what the wheel holds."""
    source, site = tmp_path / "source", tmp_path / "site"
    for document in ("adding-a-game.md", "adding-a-board.md"):
        documents.write_out(document, source)
    (source / "pebbles" / "built").mkdir()
    (source / "pebbles" / "built" / "index.html").write_text("the page")
    built = documents.python("-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path), cwd=source)
    assert built.returncode == 0, built.stderr
    (found,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(found).extractall(site)
    for file in ("rules.md", "words/en/messages.ftl", "words/en/page.ftl", "board/board.tsx", "built/index.html"):
        assert (site / "pebbles" / file).is_file(), file
    told = documents.python("-m", "civitas", "rules", "pebbles", "PEB-3.3", path=site)
    assert "[PEB-3.3] A king is not bid" in told.stdout, told.stderr
    listed = documents.python("-m", "civitas", "games", path=site)
    assert "how many rounds are played" in listed.stdout, listed.stderr
