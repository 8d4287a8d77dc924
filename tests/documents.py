"""The code in the documents: a block with ``title=path`` is a file, or more of one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
BLOCK = re.compile(r"^```(\w+) title=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ENTRY = """[civitas.games]
pebbles = pebbles
"""


def files_of(document: str) -> dict[str, str]:
    """The files that a document prints, by path."""
    found: dict[str, str] = {}
    for _, path, text in BLOCK.findall((DOCS / document).read_text(encoding="utf-8")):
        found[path] = found.get(path, "") + text
    return found


def write_out(document: str, target: Path) -> None:
    """Write them."""
    for path, text in files_of(document).items():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_text(text, encoding="utf-8")


def install_pebbles(target: Path) -> Path:
    """Pebbles, the game of ``adding-a-game.md``, as a package that was installed in *target*."""
    write_out("adding-a-game.md", target)
    info = target / "pebbles-1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY, encoding="utf-8")
    return target


def python(
    *args: str, path: Path | None = None, stdin: str | None = None, cwd: Path | None = None, **extra: str
) -> subprocess.CompletedProcess[str]:
    """Run Python as a user would, with *path* as its place for further packages."""
    places = [str(Path(__file__).parents[1] / "src"), *([str(path)] if path else [])]
    env = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")} | {"PYTHONPATH": os.pathsep.join(places)} | extra
    return subprocess.run([sys.executable, *args], input=stdin, capture_output=True, text=True, cwd=cwd, env=env, timeout=120, check=False)
