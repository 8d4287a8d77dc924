"""Mutation testing: a rule is changed in one place, in a copy, and the tests should notice.

    python tests/mutants.py [--minutes 10] [--seed S] [--only games/through_the_ages/armies.py ...] [--line N] [--out FILE.md]

Mutants are drawn at random from the rule modules of the kernel and the games, as many as the time allows; one at a time is written into a copy
of the tree, and the fastest tests of its module run there until one fails.  What survives is shown as a diff: either a test is missing, or the
mutant means the same.  docs/mutants.md keeps the verdicts.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "civitas"
NO_RULES = ("__init__", "texts", "screen", "page", "sense", "invariants", "chart", "notation")  # and what begins so: page_story
KERNEL = (
    *("options", "payment", "asking", "flow", "windows", "piles", "plans", "history", "chance"),
    *("codec", "zones", "views", "worlds", "saves", "notation", "playout"),
)
SLOW = ("test_coverage", "test_sense", "test_sense_trade", "test_page", "test_texts", "test_statistics", "test_politics_at_random")
PATIENCE = 240  # seconds for the tests of one mutant; who takes longer hangs, and that is noticed too
COMPARISONS = {ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"), ast.Eq: ("==", "!="), ast.NotEq: ("!=", "==")}
SUMS = {ast.Add: ("+", "-"), ast.Sub: ("-", "+")}


class Mutant(NamedTuple):
    """A place in a module, what stood there and what stands there now."""

    module: Path
    line: int
    kind: str
    source: str  # of the whole module, mutated

    @property
    def name(self) -> str:
        return f"{self.module.relative_to(PACKAGE)}:{self.line} ({self.kind})"

    def diff(self) -> str:
        old, new = self.module.read_text(encoding="utf-8").splitlines(), self.source.splitlines()
        lines = [line for line in difflib.unified_diff(old, new, lineterm="", n=0) if line[:2] not in ("--", "++", "@@")]
        return "\n".join(lines)


def modules() -> list[Path]:
    """The modules that hold rules, and the kernel under them."""
    games = [path for path in sorted(PACKAGE.glob("games/*/**/*.py")) if not path.stem.startswith(NO_RULES)]
    return games + [PACKAGE / "kernel" / f"{name}.py" for name in KERNEL]


def mutants(module: Path) -> Iterator[Mutant]:
    """All the mutants of a module."""
    source = module.read_text(encoding="utf-8")
    starts = [0]
    for text in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(text.encode()))
    data = source.encode()

    def place(line: int, column: int) -> int:
        return starts[line - 1] + column

    def put(node: ast.AST, start: int, end: int, text: str, kind: str) -> Iterator[Mutant]:
        changed = (data[:start] + text.encode() + data[end:]).decode()
        try:
            ast.parse(changed)
        except SyntaxError:
            return
        if changed != source:
            yield Mutant(module, node.lineno, kind, changed)

    def between(a: ast.expr, b: ast.expr, old: str, new: str, node: ast.AST, kind: str) -> Iterator[Mutant]:
        start, end = place(a.end_lineno, a.end_col_offset), place(b.lineno, b.col_offset)
        gap = data[start:end].decode()
        if old in gap:
            yield from put(node, start, end, gap.replace(old, new, 1), kind)

    skipped = set()  # annotations, docstrings and tables of messages are no rules
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, (ast.AnnAssign, ast.arg)) and node.annotation is not None:
            skipped.update(ast.walk(node.annotation))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.returns is not None:
            skipped.update(ast.walk(node.returns))
    for node in ast.walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
            old, new = COMPARISONS[type(node.ops[0])]
            yield from between(node.left, node.comparators[0], old, new, node, f"{old} becomes {new}")
        elif isinstance(node, ast.BinOp) and type(node.op) in SUMS and not isinstance(node.left, (ast.List, ast.JoinedStr)):
            old, new = SUMS[type(node.op)]
            yield from between(node.left, node.right, old, new, node, f"{old} becomes {new}")
        elif isinstance(node, ast.BoolOp):
            old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            yield from between(node.values[0], node.values[1], old, new, node, f"{old} becomes {new}")
        elif isinstance(node, ast.Constant) and type(node.value) is int and node.end_lineno == node.lineno:
            start, end = place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)
            yield from put(node, start, end, str(node.value + 1), f"{node.value} becomes {node.value + 1}")
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            start, end = place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)
            yield from put(node, start, end, str(not node.value), f"{node.value} becomes {not node.value}")
        elif isinstance(node, (ast.If, ast.While, ast.IfExp)) or (isinstance(node, ast.comprehension) and node.ifs):
            test = node.ifs[0] if isinstance(node, ast.comprehension) else node.test
            start, end = place(test.lineno, test.col_offset), place(test.end_lineno, test.end_col_offset)
            if isinstance(node, ast.comprehension):
                yield from put(test, start, end, "True", "the filter is dropped")
            else:
                yield from put(test, start, end, f"not ({data[start:end].decode()})", "the condition is negated")
        elif isinstance(node, (ast.Expr, ast.AugAssign)) and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            start, end = place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)
            if "s.tell(" not in data[start:end].decode():
                yield from put(node, start, end, "pass", "the statement is dropped")


def tests_of(module: Path) -> list[str]:
    """The tests of a module, those that speak of it first; slow ones and those of words are left out."""
    inner = module.relative_to(PACKAGE)
    folder = ROOT / "tests" / "/".join(inner.parts[:-1]) if inner.parts[0] == "kernel" else ROOT / "tests" / "games" / inner.parts[1]
    found = [path for path in sorted(folder.glob("test_*.py")) if path.stem not in SLOW]
    stem = re.compile(rf"\b{re.escape(module.stem)}\b")
    found.sort(key=lambda path: (module.stem not in path.stem, not stem.search(path.read_text(encoding="utf-8")), path.name))
    return [str(path.relative_to(ROOT)) for path in [*found, ROOT / "tests" / "laws" / "test_perft.py"]]


def copy_tree(to: Path) -> None:
    for part in ("src", "tests", "docs"):
        shutil.copytree(ROOT / part, to / part, ignore=shutil.ignore_patterns("__pycache__", "node_modules", "page", "*.so"))
    shutil.copy(ROOT / "pyproject.toml", to)


def survives(tree: Path, mutant: Mutant) -> bool:
    """Whether no test notices it."""
    there = tree / mutant.module.relative_to(ROOT)
    there.write_text(mutant.source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", *tests_of(mutant.module)]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(tree / "src")}
    try:
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, timeout=PATIENCE, check=False)
        return done.returncode == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        shutil.copy(mutant.module, there)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=float(os.environ.get("MINUTES", "10")))
    parser.add_argument("--seed", default=os.environ.get("SEED", "1"))
    parser.add_argument("--only", nargs="*", default=[], help="modules below src/civitas")
    parser.add_argument("--line", type=int, help="mutants of this line only")
    parser.add_argument("--out", type=Path, help="write survivors there as Markdown")
    wish = parser.parse_args()
    chosen = [PACKAGE / name for name in wish.only] or modules()
    drawn = [mutant for module in chosen for mutant in mutants(module) if wish.line in (None, mutant.line)]
    random.Random(wish.seed).shuffle(drawn)
    end, tried, alive = time.monotonic() + wish.minutes * 60, 0, []
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        copy_tree(tree)
        print(f"{len(drawn)} mutants of {len(chosen)} modules; {wish.minutes:g} minutes, seed {wish.seed}", flush=True)
        for mutant in drawn:
            if time.monotonic() > end:
                break
            tried += 1
            if survives(tree, mutant):
                alive.append(mutant)
                print(f"survived: {mutant.name}\n{mutant.diff()}", flush=True)
            else:
                print(f"killed:   {mutant.name}", flush=True)
    print(f"{tried - len(alive)} of {tried} killed, {len(alive)} survived")
    if wish.out is not None:
        wish.out.write_text("".join(f"## {m.name}\n\n```diff\n{m.diff()}\n```\n\n" for m in alive), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
