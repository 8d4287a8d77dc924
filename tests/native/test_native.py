"""The compiled form: the same games, the same laws, the same lines, and room for games in plain Python."""

from __future__ import annotations

import ast
import importlib
import json
import os
import shutil
from pathlib import Path

import pytest

from civitas.kernel.record_fields import FIELDS
from civitas.native import build as native
from civitas.native.expand import Class, Expansion, Source
from documents import install_pebbles
from native.forms import ASK, BUILD, ROOT, SRC, digest, python

MARCHES = native.Package(ROOT / "tests" / "kernel", Path("marches"))
INTERPRETED = [SRC, MARCHES.root]


@pytest.fixture(scope="module")
def tree() -> Path:
    """The kernel and the miniature game, compiled; a group whose sources have not changed is not compiled again."""
    assert shutil.which("cc") or shutil.which("gcc"), "There is no C compiler, so nothing compiled can be tested: run make system"
    out = BUILD / "test-native"
    cache = BUILD / "native-cache"
    cache.mkdir(parents=True, exist_ok=True)
    with (cache / "tests.lock").open("w") as held:  # the tests may run in several processes
        if os.name == "posix":
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        if not out.is_dir() or native.stale(SRC, out):
            native.build(SRC, out, [MARCHES], cache)
    return out


# --- both forms ---------------------------------------------------------------------------------------------------


def test_both_forms_play_the_same_games(tree: Path) -> None:
    interpreted, compiled = digest(INTERPRETED, "marches", "12"), digest([tree], "marches", "12")
    assert (interpreted.pop("form"), compiled.pop("form")) == ("interpreted", "compiled")
    assert interpreted == compiled


def test_the_laws_hold_in_the_compiled_form(tree: Path, tmp_path: Path) -> None:
    code = "import sys, marches; from civitas.laws.__main__ import main; sys.exit(main(['marches', '--games', '6', '--out', sys.argv[1]]))"
    assert "the laws hold over 6 games" in python([tree], "-c", code, str(tmp_path / "broken.civ"))


@pytest.mark.parametrize("game", ["pebbles", "marches", "respond", "shop", "forces", "vaults"])
def test_a_game_in_plain_python_runs_on_the_compiled_kernel(tree: Path, tmp_path: Path, game: str) -> None:
    place = install_pebbles(tmp_path) if game == "pebbles" else MARCHES.root
    interpreted, compiled = digest([place, SRC], game, "6"), digest([place, tree], game, "6")
    assert (interpreted.pop("form"), compiled.pop("form")) == ("interpreted", "compiled")
    assert interpreted == compiled


def test_nearly_right_options_are_refused_and_nothing_else_happens_in_the_compiled_form(tree: Path) -> None:
    """Law 4: a word, a fraction or a huge number where a compiled rule knows only whole numbers is refused like any other option."""
    assert python([tree], "-c", ASK, "marches", "200000").strip() == "compiled"


FAIL = """
import json, traceback, marches
s = marches.GAME.new(2, 1)
s.stack[-1].stage = "choose"
s.players = s.players[:1]
s.relist()
lines = []
for work in (lambda: s.force_at(9, 0), lambda: s.legal(1), lambda: s.play(("covet", 4), 7)):
    try:
        work()
    except Exception as problem:
        frames = traceback.extract_tb(problem.__traceback__)[1:]
        lines.append([[f.filename.replace("\\\\", "/").split("/")[-1], f.lineno] for f in frames if f.name not in ("run", "listed", "_named")])
print(json.dumps(lines))
"""


def test_a_compiled_traceback_points_into_the_source(tree: Path) -> None:
    interpreted, compiled = json.loads(python(INTERPRETED, "-c", FAIL)), json.loads(python([tree], "-c", FAIL))
    assert any(interpreted)
    assert interpreted == compiled


def test_an_unchanged_group_is_not_compiled_again(tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "_compile_group", lambda *job: pytest.fail(f"compiled again: {job[2].name}"))
    made = native.build(SRC, tmp_path / "again", [MARCHES], BUILD / "native-cache")
    assert len(made) > 10
    assert not native.stale(SRC, tmp_path / "again")


# --- the expansion, for every game --------------------------------------------------------------------------------


def sources_of(package: native.Package | None) -> list[Source]:
    kernel = native.kernel_sources(SRC)
    if package is None:
        return kernel
    return kernel + [Source(package.root, p.relative_to(package.root)) for p in sorted((package.root / package.path).rglob("*.py"))]


PACKAGES = [None, *native.games_in(SRC)]


@pytest.mark.parametrize("package", PACKAGES, ids=lambda p: "kernel" if p is None else p.path.name)
def test_no_line_moves(package: native.Package | None) -> None:
    sources = sources_of(package)
    whole = Expansion(sources)
    wanted = {Path("civitas/kernel") / f"{name}.py" for name in native.KERNEL_MODULES} if package is None else set(package.modules())
    for source in sources:
        if source.path in wanted:
            text = whole.expand(source)
            defined = {(n.name, n.lineno) for n in ast.walk(ast.parse(text)) if isinstance(n, (ast.FunctionDef, ast.ClassDef))}
            missing = [n for n in ast.walk(source.tree) if isinstance(n, (ast.FunctionDef, ast.ClassDef)) and (n.name, n.lineno) not in defined]
            assert not missing, f"{source.path}: no room for what is written into the class before {missing[0].name}, line {missing[0].lineno}"


@pytest.mark.parametrize("package", PACKAGES, ids=lambda p: "kernel" if p is None else p.path.name)
def test_both_forms_know_the_same_fields(package: native.Package | None) -> None:
    sources = sources_of(package)
    whole = Expansion(sources)
    wanted = {f"civitas.kernel.{name}" for name in native.KERNEL_MODULES} if package is None else {native.module_name(p) for p in package.modules()}
    for source in sources:
        if source.module not in wanted:
            continue
        module = importlib.import_module(source.module)
        for cls in (Class(source, node) for node in source.classes.values()):
            if whole.is_a(cls, "Record"):
                read = [f._replace(default="") for f in whole.fields(cls)]
                assert read == [f._replace(default="") for f in FIELDS[getattr(module, cls.name)]]


@pytest.mark.parametrize("package", [p for p in PACKAGES if p is not None and p != MARCHES], ids=lambda p: p.path.name)
def test_mypyc_takes_every_title(package: native.Package) -> None:
    """It does not take all that Python does, and nobody notices before the compiled form is built."""
    native.translate(SRC, package)


def expanded(tmp_path: Path, text: str) -> str:
    (tmp_path / "small.py").write_text(text)
    source = Source(tmp_path, Path("small.py"))
    return Expansion([*native.kernel_sources(SRC), source]).expand(source)


SMALL = '''from __future__ import annotations

from civitas.kernel import flow
from civitas.kernel.flow import Ask, Next

LEFT, RIGHT = 0, 1
names = ["a"]


class Turn(flow.Step):
    """A turn."""

    seat: int
    moves: tuple[str, ...] = ()

    def begin(self, s: flow.BaseState) -> Next:
        return Ask(self.seat, "é", self.options, then=self.left if self.seat else self.right)

    def options(self, s: flow.BaseState, seat: int) -> list[tuple[str]]:
        return [("go",)]

    def left(self, s: flow.BaseState, option: object) -> Next:
        return Ask(self.seat, "given", self.moves, then=self.right)

    def right(self, s: flow.BaseState, option: object) -> Next:
        s.tell("turns", seat=self.seat)
        if self.seat: s.tell("é", seat=self.seat)
        return self.begin(s)
'''


def test_stages_and_listers_become_names_and_fields_do_not(tmp_path: Path) -> None:
    text = expanded(tmp_path, SMALL)
    assert 'Ask(self.seat, "é", "options", then="left" if self.seat else "right")' in text
    assert 'Ask(self.seat, "given", self.moves, then="right")' in text
    assert "self.options(s, seat) if lister == 'options' else flow.Step.list_options(self, s, lister, seat)" in text
    assert "self.left(s, answer[0]) if stage == 'left' and len(answer) == 1 else" in text


def test_a_stage_that_looks_at_no_result_hears_any(tmp_path: Path) -> None:
    blind = SMALL.replace("def right(self, s: flow.BaseState, option: object)", "def right(self, s: flow.BaseState, *results: object)")
    assert "self.right(s) if stage == 'right' else" in expanded(tmp_path, blind)
    looking = blind.replace('s.tell("turns", seat=self.seat)', 's.tell("turns", seat=results[0])')
    assert "self.right(s) if stage == 'right' and len(answer) == 0 else" in expanded(tmp_path, looking)


def test_a_stage_with_a_default_hears_an_answer_or_none(tmp_path: Path) -> None:
    patient = SMALL.replace("def right(self, s: flow.BaseState, option: object)", "def right(self, s: flow.BaseState, option: object = None)")
    chain = "self.right(s, answer[0]) if stage == 'right' and len(answer) == 1 else self.right(s) if stage == 'right' and len(answer) == 0 else"
    assert chain in expanded(tmp_path, patient)


def test_what_is_inherited_comes_first_in_a_constructor(tmp_path: Path) -> None:
    longer = SMALL + '\n\nclass Long(Turn):\n    """A longer one."""\n\n    city: str\n    price: int = 0\n'
    text = expanded(tmp_path, longer)
    assert "def __init__(self, seat: int, city: str, moves: tuple[str, ...] = (), price: int = 0, stage: str = 'begin') -> None:" in text
    assert "return Long(self.seat, self.city, self.moves, self.price, self.stage)" in text


STARS = """from __future__ import annotations


def holds(card: int, leader: int, wonders: list[int]) -> bool:
    return "é" != "e" and card in (leader, *wonders) or card not in [*wonders, leader] and card in (1, 2)
"""


def test_a_list_with_a_star_is_looked_through_by_a_call(tmp_path: Path) -> None:
    wanted = 'return "é" != "e" and card in tuple((leader, *wonders)) or card not in tuple([*wonders, leader]) and card in (1, 2)'
    assert wanted in expanded(tmp_path, STARS)


TOLD = '''from __future__ import annotations

from civitas.kernel.flow import BaseState


def burn(s: BaseState, seats: list[int], cards: list[int]) -> None:
    for seat in seats:
        s.tell("burns", seat=seat, cards=tuple(cards[:-1]), many=len(cards) > 1)
        s.tell(
            "sees",
            seat=seat,
        )
    s.tell("loses", card=cards.pop(0))
    if cards: s.tell("is-left", card=cards[0])
'''


def test_what_is_told_is_put_together_only_for_a_chronicle_unless_that_changes_something(tmp_path: Path) -> None:
    lines = [line.strip() for line in expanded(tmp_path, TOLD).split("\n")]
    assert 'if s.chronicle is not None: s.tell("burns", seat=seat, cards=tuple(cards[:-1]), many=len(cards) > 1)' in lines
    assert "if s.chronicle is not None: s.tell(" in lines
    assert 's.tell("loses", card=cards.pop(0))' in lines
    assert 'if cards: s.tell("is-left", card=cards[0])' in lines


def test_what_is_told_is_put_together_only_for_a_chronicle(tmp_path: Path) -> None:
    text = expanded(tmp_path, SMALL)
    assert '        if s.chronicle is not None: s.tell("turns", seat=self.seat)\n' in text
    assert '        if self.seat: s.tell("é", seat=self.seat)\n' in text  # behind something else on its line: as it stands


def test_constants_become_final_and_other_names_do_not(tmp_path: Path) -> None:
    lines = expanded(tmp_path, SMALL).split("\n")
    assert lines[5:7] == ["LEFT: Final = 0; RIGHT: Final = 1", 'names = ["a"]']
    assert lines[0] == "from __future__ import annotations; from typing import Final"
