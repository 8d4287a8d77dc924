"""A tree of sources with compiled modules beside them.

The kernel is one group of modules and each game another, so that a group whose sources have not changed is taken
from the cache beside OUT.  Modules are written out by ``expand`` in a temporary tree first: nothing generated is ever
seen beside the author's sources, and a compiled tree is never the one that is edited.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from .expand import Expansion, Source

CACHE = "native-cache"  # beside the tree
KERNEL_GROUP = "civitas_kernel"
KERNEL_MODULES = (
    *("records", "zones", "options", "payment", "chronicle", "actions", "asking", "flow", "chance", "piles", "windows"),
    *("views", "worlds", "playout", "sense", "settling"),
)  # the others are edges
INTERPRETED = ("texts", "screen", "page", "invariants")  # modules of a game that are not worth it, besides its __init__
NOT_COMPILED = "# not compiled"  # a line of its own keeps any other module out
OPTIMIZE = "3"
SETUP = """
import json, sys
from mypyc.build import mypycify
from setuptools import setup
job = json.load(open("job.json"))
made = mypycify(
    ["--config-file=mypy.ini", *[path for paths, _ in job["groups"] for path in paths]],
    separate=[(paths, name) for paths, name in job["groups"]],
    opt_level=job["optimize"], debug_level="0", multi_file=sys.platform != "win32",
)
if sys.argv[1:] == ["translate"]:
    sys.exit()
wanted = [extension for extension in made if extension.name.removesuffix(".__init__") in job["wanted"]]
for extension in wanted:
    if sys.platform != "win32":
        extension.extra_compile_args.append("-fcommon")  # every file of a game names the table of the kernel
setup(name="civitas", packages=[], ext_modules=wanted)
"""
MYPY = """[mypy]
ignore_missing_imports = True
show_error_context = False
[mypy-civitas.*]
ignore_errors = True
"""  # what stays interpreted is checked elsewhere, as it stands


class NotCompiled(Exception):
    """The build failed; the compiler's words are the message.

    >>> str(NotCompiled("civitas_kernel: there is no C compiler"))
    'civitas_kernel: there is no C compiler'
    """


class Package(NamedTuple):
    """A game to compile: the folder that is put on the path, and the package in it.

    >>> small = Package(Path("tests", "kernel"), Path("marches"))
    >>> small.group
    'civitas_marches'
    """

    root: Path
    path: Path  # under root

    @property
    def group(self) -> str:
        return "civitas_" + self.path.name

    def modules(self) -> list[Path]:
        """What of it is compiled: all but the words, the counting and whatever asks to be left out."""
        return [p.relative_to(self.root) for p in sorted(Path(self.root, self.path).rglob("*.py")) if _is_compiled(p)]


def _is_compiled(path: Path) -> bool:
    if path.stem in INTERPRETED or path.stem.startswith("texts"):
        return False
    text = path.read_text(encoding="utf-8")
    if path.name == "__init__.py":
        return any(isinstance(node, (ast.FunctionDef, ast.ClassDef)) for node in ast.parse(text).body) and NOT_COMPILED not in text.splitlines()
    return NOT_COMPILED not in text.splitlines()


def games_in(src: Path) -> list[Package]:
    """The games of the package, and the miniature one if this is a checkout.

    >>> [game.group for game in games_in(Path(__file__).parents[2])][:1]
    ['civitas_civilization_1980']
    """
    found = [Package(src, p.parent.relative_to(src)) for p in sorted(src.glob("civitas/games/*/__init__.py"))]
    small = src.parent / "tests" / "kernel"
    return found + ([Package(small, Path("marches"))] if (small / "marches").is_dir() else [])


# --- one group ----------------------------------------------------------------------------------------------------


class _Group(NamedTuple):
    """Modules that become one library: their expanded text, and what their compiled form depends on."""

    name: str
    texts: dict[Path, str]
    key: str


def kernel_sources(src: Path) -> list[Source]:
    """The modules of the kernel, compiled or not.

    >>> [source.module for source in kernel_sources(Path(__file__).parents[2])][:3]
    ['civitas.kernel', 'civitas.kernel.actions', 'civitas.kernel.asking']
    """
    return [Source(src, p.relative_to(src)) for p in sorted(Path(src, "civitas", "kernel").glob("*.py"))]


def _kernel_group(src: Path) -> _Group:
    sources = kernel_sources(src)
    whole = Expansion(sources)
    texts = {s.path: whole.expand(s) for s in sources if s.path.stem in KERNEL_MODULES}
    return _Group(KERNEL_GROUP, texts, _key_of(texts, _closure(whole, texts), ""))


def _game_group(game: Package, kernel: _Group) -> _Group:
    sources = [Source(game.root, p.relative_to(game.root)) for p in sorted(Path(game.root, game.path).rglob("*.py"))]
    whole = Expansion(kernel_sources(game.root) + sources)
    wanted = set(game.modules())
    texts = {s.path: whole.expand(s) for s in sources if s.path in wanted}
    return _Group(game.group, texts, _key_of(texts, _closure(whole, texts), kernel.key))


def _closure(whole: Expansion, texts: dict[Path, str]) -> dict[Path, str]:
    """The modules that stay interpreted but are imported by the compiled ones: their types matter."""
    found: dict[Path, str] = {}
    todo = [s for s in whole.sources.values() if s.path in texts]
    while todo:
        source = todo.pop()
        for module, name in source.imports.values():
            for other in (whole.sources.get(module), whole.sources.get(f"{module}.{name}")):
                if other is not None and other.path not in found and other.path not in texts:
                    found[other.path] = other.text
                    todo.append(other)
    return found


def _key_of(texts: dict[Path, str], around: dict[Path, str], below: str) -> str:
    """What the compiled modules depend on, as a short hash."""
    tools = [platform.python_version(), sysconfig.get_platform(), version("mypy"), OPTIMIZE, SETUP, MYPY, below]
    whole = json.dumps([tools, *[[str(path), text] for table in (texts, around) for path, text in sorted(table.items())]])
    return hashlib.sha256(whole.encode()).hexdigest()[:20]


def _compile_group(tree: Path, kernel: _Group, group: _Group, kept: Path) -> None:
    """Compile one group of a tree of sources into *kept*."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder, "work")
        said = _set_to_work(work, tree, kernel, group, "-q", "build_ext", "--inplace")
        made = [path for path in work.rglob("*") if path.suffix in (".so", ".pyd") and "build" not in path.relative_to(work).parts]
        if len(made) <= len(group.texts):
            raise NotCompiled(f"{group.name}: {said}")
        half = kept.with_suffix(".half")
        shutil.rmtree(half, ignore_errors=True)
        for path in made:
            (half / path.relative_to(work)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, half / path.relative_to(work))
        half.rename(kept)  # whole or not at all


def _set_to_work(work: Path, tree: Path, kernel: _Group, group: _Group, *command: str) -> str:
    """Run mypyc over one group in the folder *work*; what it said."""
    shutil.copytree(tree, work, ignore=shutil.ignore_patterns("data", "page", "__pycache__"))
    groups = [kernel] if group is kernel else [kernel, group]
    for path, text in (item for g in groups for item in g.texts.items()):
        (work / path).write_text(text, encoding="utf-8")
    job = {
        "groups": [([str(path) for path in g.texts], g.name) for g in groups],
        "wanted": [f"{group.name}__mypyc", *[module_name(path) for path in group.texts]],
        "optimize": OPTIMIZE,
    }
    (work / "job.json").write_text(json.dumps(job))
    strict = [f"[mypy-{module_name(path)}]\nignore_errors = False\n" for g in groups for path in g.texts]
    (work / "mypy.ini").write_text(MYPY + "".join(strict))
    (work / "setup.py").write_text(SETUP)
    done = subprocess.run([sys.executable, "setup.py", *command], cwd=work, capture_output=True, text=True)
    said = (done.stdout + done.stderr).strip()[-6000:]
    if done.returncode:
        raise NotCompiled(f"{group.name}: {said}")
    return said


def translate(src: Path, game: Package) -> None:
    """Translate a game to C and leave it at that: NotCompiled, with the compiler's words, if mypyc dislikes something in it.

    >>> with tempfile.TemporaryDirectory() as folder:
    ...     Path(folder, "civitas", "kernel").mkdir(parents=True)
    ...     translate(Path(folder), Package(Path(folder), Path("civitas")))
    Traceback (most recent call last):
    civitas.native.build.NotCompiled: civitas_civitas: ...
    """
    kernel = _kernel_group(src)
    with tempfile.TemporaryDirectory() as folder:
        _set_to_work(Path(folder, "work"), src, kernel, _game_group(game, kernel), "translate")


def module_name(path: Path) -> str:
    """What a file is called when it is imported.

    >>> module_name(Path("civitas", "kernel", "flow.py")), module_name(Path("marches", "__init__.py"))
    ('civitas.kernel.flow', 'marches')
    """
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


# --- the tree -----------------------------------------------------------------------------------------------------


def build(src: Path, out: Path, games: list[Package] | None = None, cache: Path | None = None) -> list[Path]:
    """Make *out* a compiled tree of *src* and *games*; the paths of its compiled modules, relative to *out*.

    >>> with tempfile.TemporaryDirectory() as folder:  # nothing to compile; the real thing takes minutes
    ...     Path(folder, "civitas", "kernel").mkdir(parents=True)
    ...     build(Path(folder), Path(folder, "out"))
    Traceback (most recent call last):
    civitas.native.build.NotCompiled: civitas_kernel: ...
    """
    cache = cache or out.with_name(CACHE)
    cache.mkdir(parents=True, exist_ok=True)
    made: list[Path] = []
    with _alone(cache), tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")  # as the sources are now: somebody may go on editing them
        shutil.copytree(src / "civitas", tree / "civitas", ignore=shutil.ignore_patterns("__pycache__"))
        packages = [Package(tree, game.path) for game in (games_in(src) if games is None else games)]
        for game in games_in(src) if games is None else games:
            if game.root != src:
                shutil.copytree(game.root / game.path, tree / game.path, ignore=shutil.ignore_patterns("__pycache__"))
        kernel = _kernel_group(tree)
        groups = [kernel, *[_game_group(game, kernel) for game in packages if game.modules()]]
        for group in groups:
            kept = cache / f"{group.name}-{group.key}"
            if not kept.is_dir():
                _compile_group(tree, kernel, group, kept)
            for old in cache.glob(f"{group.name}-*"):
                if old != kept:
                    shutil.rmtree(old)
            made += [path.relative_to(kept) for path in sorted(kept.rglob("*")) if path.is_file()]
        for group in groups:  # only now: the sources of one are compiled without the modules of another
            shutil.copytree(cache / f"{group.name}-{group.key}", tree, dirs_exist_ok=True)
        shutil.rmtree(out, ignore_errors=True)  # a failed build leaves what was there
        out.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(tree, out)
    return made


@contextmanager
def _alone(cache: Path) -> Iterator[None]:
    """One build at a time, where the system can say so."""
    with Path(cache, "lock").open("w") as held:
        if os.name == "posix":
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def under_way(cache: Path) -> bool:
    """Whether somebody builds with this cache just now.

    >>> under_way(Path("nowhere"))
    False
    """
    lock = cache / "lock"
    if os.name != "posix" or not lock.is_file():
        return False
    import fcntl

    with lock.open() as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def stale(src: Path, out: Path) -> list[Path]:
    """The modules of a compiled tree that are not what *src* (and the miniature game) now says.

    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = Path(folder, "old.py").write_text("", encoding="utf-8")
    ...     stale(Path(__file__).parents[2], Path(folder)) == [Path("old.py")]
    True
    """
    roots = {src, *[game.root for game in games_in(src)]}

    def changed(path: Path) -> bool:
        return all(not (root / path).exists() or (root / path).read_bytes() != (out / path).read_bytes() for root in roots)

    return [path for path in (found.relative_to(out) for found in out.rglob("*.py")) if changed(path)]
