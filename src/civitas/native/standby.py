"""The compiled form without being asked for: where there is a checkout and a C compiler, it is built once in the background, and used from
the next start on.

A tree is used only while every file in it is what the sources say; otherwise plain Python runs, and the tree is built anew, from the
cache as far as that goes.  Who sets PYTHONPATH, or ``CIVITAS_NATIVE=never``, has chosen already.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from .build import CACHE, under_way

SRC = Path(__file__).resolve().parents[2]
LATER = ("arena", "learn", "play", "serve", "simulate", "tune")  # commands that have much to do


def tree_of(src: Path) -> Path:
    """Where the compiled tree of a checkout lies.

    >>> tree_of(Path("civitas", "src")).as_posix()
    'civitas/build/native'
    """
    return src.parent / "build" / "native"


def is_fresh(src: Path, tree: Path) -> bool:
    """Whether a tree is compiled, and of these sources.

    >>> is_fresh(SRC, Path("nowhere"))
    False
    """
    if not any(tree.glob(f"civitas/kernel/*{sysconfig.get_config_var('EXT_SUFFIX')}")):
        return False
    return all((tree / path).is_file() and (tree / path).read_bytes() == (src / path).read_bytes() for path in files_of(src))


def files_of(src: Path) -> Iterator[Path]:
    """The files of the package, without what Python keeps beside them.

    >>> Path("civitas/native/standby.py") in files_of(SRC)
    True
    """
    for path in sorted((src / "civitas").rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(src)


def can_build(src: Path) -> bool:
    """Whether this is a checkout, and everything is there that compiling takes.

    >>> can_build(Path("nowhere", "src"))
    False
    """
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return (src.parent / "Makefile").is_file() and bool(shutil.which(compiler)) and headers.is_file() and bool(find_spec("mypyc"))


def begin(src: Path, tree: Path) -> bool:
    """Build a tree in the background, out of everybody's way; whether that was begun.  While one is being built, no other is begun: the
    next start sees whether it is still what is wanted.

    >>> begin(Path("nowhere", "src"), Path("nowhere"))
    False
    """
    if not can_build(src) or under_way(tree.with_name(CACHE)):
        return False
    tree.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "civitas.native", str(tree)]
    if nice := shutil.which("nice"):
        command = [nice, "-n", "15", *command]
    with tree.with_name("native.log").open("w") as said:
        environment = os.environ | {"PYTHONPATH": str(src)}
        subprocess.Popen(command, cwd=src.parent, env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=said, start_new_session=True)
    return True


def path_for(arguments: list[str], environment: dict[str, str], src: Path = SRC) -> str:
    """The tree in which a command should run instead; "": it may go on as it is.  A tree that is not there yet is begun.

    >>> path_for(["version"], {}), path_for(["arena"], {"CIVITAS_NATIVE": "never"}), path_for(["arena"], {"PYTHONPATH": "src"})
    ('', '', '')
    """
    chosen = "PYTHONPATH" in environment or environment.get("CIVITAS_NATIVE") == "never"
    if chosen or not (src.parent / "Makefile").is_file() or not arguments or arguments[0] not in LATER or "--help" in arguments:
        return ""
    tree = tree_of(src)
    if is_fresh(src, tree):
        return str(tree)
    begin(src, tree)
    return ""


def prefer_compiled() -> None:
    """Run this very command in the compiled form, where there is one.

    >>> prefer_compiled()  # a test is no such command
    """
    if os.name == "posix" and (path := path_for(sys.argv[1:], dict(os.environ))):
        os.execve(sys.executable, [sys.executable, "-m", "civitas", *sys.argv[1:]], os.environ | {"PYTHONPATH": path})
